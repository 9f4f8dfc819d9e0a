//! Runs of calls on a game, with the plain game alongside.

use super::*;
use crate::plain::game::{Limits, PlainGame};

/// Owns a game.
pub struct CGame(*mut GameHandle);

impl Drop for CGame {
    fn drop(&mut self) {
        call!(fanorona_game_free(self.0));
    }
}

pub fn variant_value(cols: i32, rows: i32, limits: Limits) -> VariantValue {
    VariantValue {
        cols,
        rows,
        quiet_limit: limits.quiet as i32,
        repeat: limits.repeat as i32,
        ply_cap: limits.ply_cap as i32,
        reserved: [0; 11],
    }
}

fn blank_move() -> MoveValue {
    MoveValue { from: 0xfe, length: 0, reserved: [1; 6], direction: [9; 60], kind: [9; 60] }
}

fn same_move(value: &MoveValue, steps: &[PlainStep]) -> bool {
    let expected = move_value(steps);
    (value.from, value.length, value.reserved) == (expected.from, expected.length, [0; 6])
        && (value.direction, value.kind) == (expected.direction, expected.kind)
}

impl CGame {
    /// The game that starts where the plain one did.
    pub fn start(plain: &PlainGame) -> CGame {
        let board = Handle::parse(plain.positions[0].as_bytes()).expect("a position");
        let variant = variant_value(plain.board.cols, plain.board.rows, plain.limits);
        let (quiet, number) = (plain.first.0 as i32, plain.first.1 as i32);
        let mut game = std::ptr::dangling_mut();
        let answer =
            call!(fanorona_game_start(board.0, &raw const variant, quiet, number, &raw mut game,));
        assert_eq!(answer, FANORONA_OK);
        CGame(game)
    }

    pub fn copy(&self) -> CGame {
        let mut game = std::ptr::dangling_mut();
        assert_eq!(call!(fanorona_game_clone(self.0, &raw mut game)), FANORONA_OK);
        CGame(game)
    }

    pub fn board(&self) -> Handle {
        let mut board = std::ptr::dangling_mut();
        assert_eq!(call!(fanorona_game_board(self.0, &raw mut board)), FANORONA_OK);
        Handle(board)
    }

    pub fn step(&mut self, from: i32, dir: i32, kind: i32) -> i32 {
        call!(fanorona_game_step(self.0, from, dir, kind))
    }

    pub fn stop(&mut self) -> i32 {
        call!(fanorona_game_stop(self.0))
    }

    pub fn play_move(&mut self, value: &MoveValue) -> i32 {
        call!(fanorona_game_play_move(self.0, &raw const *value))
    }

    pub fn play_steps(&mut self, steps: &[PlainStep]) -> i32 {
        self.play_move(&move_value(steps))
    }

    pub fn undo(&mut self) -> bool {
        match call!(fanorona_game_undo(self.0)) {
            FANORONA_OK => true,
            answer => {
                assert_eq!(answer, FANORONA_NONE);
                false
            }
        }
    }

    /// A search with its options as usual but for these.
    pub fn search(&self, budget: u64, seed: u64) -> Option<(FoundValue, Vec<PlainStep>)> {
        let mut options = OptionsValue {
            budget: 0,
            seed: 0,
            depth: 0,
            reserved: [1; 11],
            weights: WeightsValue { value: [1; 16] },
        };
        assert_eq!(call!(fanorona_search_defaults(&raw mut options)), FANORONA_OK);
        (options.budget, options.seed) = (budget, seed);
        let blank =
            FoundValue { nodes: 0, score: 7, depth: -1, stop: -1, stopped: -1, reserved: [1; 10] };
        let found = std::cell::Cell::new(blank);
        let steps = list(NO_STEP, |at, room, count| {
            let out = found.as_ptr();
            call!(fanorona_game_search(self.0, &raw const options, out, at, room, count))
        });
        let found = found.get();
        match steps {
            Ok(steps) => {
                assert_eq!(found.reserved, [0; 10]);
                Some((found, steps.iter().map(plain_step).collect()))
            }
            Err(answer) => {
                assert_eq!((answer, found.score), (FANORONA_NONE, 7));
                None
            }
        }
    }

    fn key_at(&self, ply: i32) -> Option<u64> {
        let mut key = 0;
        match call!(fanorona_game_key_at(self.0, ply, &raw mut key)) {
            FANORONA_OK => Some(key),
            answer => {
                assert_eq!((answer, key), (FANORONA_ERROR_RANGE, 0));
                None
            }
        }
    }

    fn assert_move_at(&self, ply: i32, expected: Option<&Vec<PlainStep>>) {
        let mut made = blank_move();
        let answer = call!(fanorona_game_move_at(self.0, ply, &raw mut made));
        match expected {
            Some(steps) => assert!(answer == FANORONA_OK && same_move(&made, steps)),
            None => assert_eq!((answer, made.from), (FANORONA_ERROR_RANGE, 0xfe)),
        }
    }

    /// Everything that can be seen of a game but what lies further back than one move.
    pub fn assert_same(&self, plain: &PlainGame, keys: &Keys) {
        assert_eq!(self.board().read(), normal(&plain.board));
        let number = |answer: i32| u32::try_from(answer).expect("a number");
        let ply = plain.ply();
        assert_eq!(number(call!(fanorona_game_ply(self.0))), ply as u32);
        assert_eq!(number(call!(fanorona_game_number(self.0))), plain.number());
        assert_eq!(number(call!(fanorona_game_quiet(self.0))), plain.quiet);
        assert_eq!(number(call!(fanorona_game_repeats(self.0))), plain.repeats());
        assert_eq!(call!(fanorona_game_outcome(self.0)), plain.outcome);
        assert_eq!(call!(fanorona_game_winner(self.0)), plain.winner);
        let steps =
            list(NO_STEP, |at, room, count| call!(fanorona_game_steps(self.0, at, room, count)));
        let steps: Vec<PlainStep> = steps.expect("a list").iter().map(plain_step).collect();
        assert_eq!(steps, plain.steps());
        let last = Plain::parse(plain.positions[ply].as_bytes()).expect("a position");
        assert_eq!(self.key_at(ply as i32), Some(keys.of(&last)));
        self.assert_move_at(ply as i32 - 1, plain.moves.last());
        let mut made = blank_move();
        match call!(fanorona_game_in_progress(self.0, &raw mut made)) {
            FANORONA_OK => assert!(same_move(&made, &plain.progress)),
            answer => {
                assert_eq!((answer, made.from), (FANORONA_NONE, 0xfe));
                assert!(plain.progress.is_empty());
            }
        }
    }

    /// The keys and the moves of the whole game, and none beyond its ends.
    pub fn assert_same_history(&self, plain: &PlainGame, keys: &Keys) {
        for (ply, text) in plain.positions.iter().enumerate() {
            let position = Plain::parse(text.as_bytes()).expect("a position");
            assert_eq!(self.key_at(ply as i32), Some(keys.of(&position)));
            self.assert_move_at(ply as i32, plain.moves.get(ply));
        }
        let end = plain.positions.len() as i32;
        for ply in [end, end + 1, -1, i32::MIN, i32::MAX] {
            assert_eq!(self.key_at(ply), None);
            self.assert_move_at(ply, None);
        }
        let mut variant = variant_value(0, 0, Limits { quiet: 1, repeat: 1, ply_cap: 1 });
        variant.reserved = [1; 11];
        assert_eq!(call!(fanorona_game_variant(self.0, &raw mut variant)), FANORONA_OK);
        let expected = variant_value(plain.board.cols, plain.board.rows, plain.limits);
        let numbers = |v: &VariantValue| (v.cols, v.rows, v.quiet_limit, v.repeat, v.ply_cap);
        assert_eq!((numbers(&variant), variant.reserved), (numbers(&expected), [0; 11]));
    }
}

struct Run<'a> {
    bytes: Bytes<'a>,
    game: CGame,
    plain: PlainGame,
    /// What was before each step and stop.
    before: Vec<PlainGame>,
    keys: Keys,
}

/// Runs the calls on a game that the bytes stand for.
///
/// # Panics
///
/// Where the boundary and the plain game differ.
pub fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let board = start(&mut bytes);
    let limits = Limits {
        quiet: [0, 1, 5, 60][bytes.below(4)],
        repeat: [0, 2, 3, 4][bytes.below(4)],
        ply_cap: [0, 0, 1, 25][bytes.below(4)],
    };
    let (quiet, number) = (bytes.below(8) as u32, 1 + bytes.below(300) as u32);
    let plain = PlainGame::new(board, limits, quiet, number);
    let game = CGame::start(&plain);
    let mut run = Run { bytes, game, plain, before: Vec::new(), keys: Keys::draw() };
    run.compare();
    while !run.bytes.0.is_empty() {
        run.one_call();
        run.compare();
    }
    run.game.assert_same_history(&run.plain, &run.keys);
}

impl Run<'_> {
    fn compare(&self) {
        self.game.assert_same(&self.plain, &self.keys);
    }

    fn one_call(&mut self) {
        match self.bytes.byte() % 16 {
            0..=5 => self.step_listed(),
            6 => self.step_anything(),
            7 => self.stop(),
            8 => self.undo(1),
            9 => {
                let steps = self.bytes.below(8);
                self.undo(steps);
            }
            10 | 11 => self.play_move(),
            12 => self.play_any_move(),
            13 => self.reasons(),
            14 => self.search(),
            _ => self.copies(),
        }
    }

    /// What a call must answer that was carried out or was not, seen from the game before it.
    fn expect(&mut self, answer: i32, before: PlainGame, done: bool) {
        if done {
            assert_eq!(answer, FANORONA_PLAY_OK);
            self.before.push(before);
        } else {
            let over = self.plain.over();
            assert_eq!(answer, if over { FANORONA_PLAY_OVER } else { FANORONA_PLAY_ILLEGAL });
            assert_eq!(self.plain, before);
        }
    }

    fn step(&mut self, from: i32, dir: i32, kind: i32) {
        let before = self.plain.clone();
        let answer = self.game.step(from, dir, kind);
        let done = self.plain.step(from, dir, kind);
        self.expect(answer, before, done);
    }

    fn step_listed(&mut self) {
        let steps = self.plain.steps();
        if !steps.is_empty() {
            let step = &steps[self.bytes.below(steps.len())];
            self.step(step.from, step.dir, step.kind);
        }
    }

    fn step_anything(&mut self) {
        let (from, dir, kind) = (self.bytes.number(78), self.bytes.number(9), self.bytes.number(4));
        self.step(from, dir, kind);
    }

    fn stop(&mut self) {
        let before = self.plain.clone();
        let answer = self.game.stop();
        let done = self.plain.stop();
        self.expect(answer, before, done);
    }

    fn undo(&mut self, steps: usize) {
        for _ in 0..steps {
            let before = self.before.pop();
            assert_eq!(self.game.undo(), before.is_some());
            self.plain = before.unwrap_or_else(|| self.plain.clone());
            self.compare();
        }
    }

    /// The move that some choices of steps make.
    fn a_move(&mut self) -> Vec<PlainStep> {
        let mut game = self.plain.clone();
        let mut steps = Vec::new();
        loop {
            let listed = game.steps();
            let stop = !steps.is_empty() && self.bytes.byte() % 4 == 0;
            if listed.is_empty() || stop {
                return steps;
            }
            let step = listed[self.bytes.below(listed.len())].clone();
            game.step(step.from, step.dir, step.kind);
            steps.push(step);
            if !game.can_stop() {
                return steps;
            }
        }
    }

    /// Takes the plain game through a move, with what was before each step and stop of it.
    fn follow(&mut self, steps: &[PlainStep]) {
        for step in steps {
            self.before.push(self.plain.clone());
            assert!(self.plain.step(step.from, step.dir, step.kind));
        }
        let before = self.plain.clone();
        if self.plain.stop() {
            self.before.push(before);
        }
    }

    fn play_move(&mut self) {
        let steps = self.a_move();
        if !steps.is_empty() {
            assert_eq!(self.game.play_steps(&steps), FANORONA_PLAY_OK);
            self.follow(&steps);
        }
    }

    fn play_any_move(&mut self) {
        let steps = self.a_move();
        let mut value = if steps.is_empty() { blank_move() } else { move_value(&steps) };
        bend(&mut value, &mut self.bytes);
        let answer = self.game.play_move(&value);
        let length = usize::from(value.length);
        let pairs: Vec<(i32, i32)> = (0..length.min(60))
            .map(|i| (value.direction[i].into(), value.kind[i].into()))
            .collect();
        let mut after = self.plain.clone();
        if value.reserved == [0; 6] && length <= 44 && after.play_move(value.from.into(), &pairs) {
            assert_eq!(answer, FANORONA_PLAY_OK);
            let made = match after.progress.is_empty() {
                true => after.moves[self.plain.ply()][self.plain.progress.len()..].to_vec(),
                false => unreachable!("a whole move was made"),
            };
            self.follow(&made);
            assert_eq!(self.plain, after);
        } else if answer != FANORONA_ERROR_MOVE {
            let over = self.plain.over();
            assert_eq!(answer, if over { FANORONA_PLAY_OVER } else { FANORONA_PLAY_ILLEGAL });
        }
    }

    fn reasons(&mut self) {
        for _ in 0..8 {
            let (from, dir, kind) =
                (self.bytes.number(78), self.bytes.number(9), self.bytes.number(4));
            let why = call!(fanorona_game_why(self.game.0, from, dir, kind));
            assert_eq!(why, self.plain.board.play_why(from, dir, kind));
        }
        self.game.assert_same_history(&self.plain, &self.keys);
    }

    /// A search finds a move that may be made, and never the end of the budget's tether.
    fn search(&mut self) {
        let budget = 1 + self.bytes.below(300) as u64;
        let seed = self.bytes.byte().into();
        let Some((found, steps)) = self.game.search(budget, seed) else {
            assert!(self.plain.over());
            return;
        };
        assert!(!self.plain.over());
        assert!(found.nodes <= budget + 1_024, "{} of {budget}", found.nodes);
        self.plain.clone().follow(&steps, found.stop == 1);
    }

    /// A copy takes the game's place; a change of the board that it hands out is no change of it.
    fn copies(&mut self) {
        self.game = self.game.copy();
        let mut board = self.game.board();
        board.stop();
        for point in self.plain.board.all_squares() {
            assert_eq!(call!(fanorona_board_lift(board.0, point)), FANORONA_OK);
        }
    }
}
