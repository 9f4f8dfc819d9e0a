//! The game against the plain one: driven by steps, by whole moves and over the C boundary, the
//! three of them side by side.

mod calls;
mod common;
mod plain;
mod random;

use std::collections::HashMap;

use calls::game::CGame;
use common::{direction, game, kind, numbers, plain_steps, point, side, size, variant};
use fanorona::{
    CountedPosition, Ending, Game, GameText, Header, Move, PlayError, Position, Refusal,
    StartError, Variant,
};
use plain::game::{Limits, PlainGame};
use plain::{Keys, Plain, PlainStep};
use rand::seq::IndexedRandom;
use rand::{Rng, RngCore};

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

fn whole(steps: &[PlainStep]) -> Move {
    let made: Vec<_> = steps.iter().map(numbers).map(|made| (made.1, made.2)).collect();
    Move::new(numbers(&steps[0]).0, &made).expect("a move")
}

/// Everything that can be seen of a game but what lies further back than one move.
fn assert_same(game: &Game, plain: &PlainGame, keys: &Keys) {
    common::assert_same_board(game.board(), &plain.board, keys);
    let ply = plain.ply();
    assert_eq!((game.ply(), game.number(), game.quiet()), (ply, plain.number(), plain.quiet));
    assert_eq!(game.repeats(), plain.repeats(), "{plain:?}");
    let steps = game.steps();
    assert_eq!(plain_steps(&steps), plain.steps());
    let outcome = game.outcome();
    let code = outcome.map_or(0, |outcome| i32::from(outcome.ending().code()));
    assert_eq!(code, plain.outcome, "{plain:?}");
    assert_eq!(outcome.and_then(|outcome| outcome.winner()), side(plain.winner));
    assert_eq!(game.turn(), side(plain.board.side).filter(|_| !plain.over()));
    assert_eq!(game.key_at(ply), Some(position(&plain.positions[ply]).key_full()));
    assert_eq!(game.in_progress(), (!plain.progress.is_empty()).then(|| whole(&plain.progress)));
    let last = plain.moves.last();
    assert_eq!(ply.checked_sub(1).and_then(|ply| game.move_at(ply)), last.map(|made| whole(made)));
}

/// What lies further back.
fn assert_same_history(game: &Game, plain: &PlainGame) {
    assert_eq!(game.variant(), variant(plain));
    assert_eq!(game.first_position().to_string(), plain.positions[0]);
    for (ply, text) in plain.positions.iter().enumerate() {
        let position = position(text);
        assert_eq!(game.key_at(ply), Some(position.key_full()));
        assert_eq!(game.occurrences_of(&position), plain.occurrences(text));
        assert_eq!(game.move_at(ply), plain.moves.get(ply).map(|made| whole(made)));
    }
    for ply in [plain.positions.len(), usize::MAX] {
        assert_eq!((game.key_at(ply), game.move_at(ply)), (None, None));
    }
}

/// One game by steps, by whole moves and over the boundary, and the plain one.
struct Table {
    plain: PlainGame,
    by_steps: Game,
    by_moves: Game,
    by_calls: CGame,
    /// What was before each step and stop.
    before: Vec<PlainGame>,
    keys: Keys,
}

impl Table {
    fn new(plain: PlainGame) -> Table {
        let table = Table {
            by_steps: game(&plain),
            by_moves: game(&plain),
            by_calls: CGame::start(&plain),
            plain,
            before: Vec::new(),
            keys: Keys::draw(),
        };
        table.compare();
        table
    }

    fn compare(&self) {
        assert_same(&self.by_steps, &self.plain, &self.keys);
        self.by_calls.assert_same(&self.plain, &self.keys);
        if self.plain.progress.is_empty() {
            assert_same(&self.by_moves, &self.plain, &self.keys);
        }
    }

    /// Makes one step, or stops where there is none; between moves the third game follows.
    fn go_on(&mut self, step: Option<&PlainStep>) {
        let before = self.plain.clone();
        let (done, answer) = match step {
            Some(step) => {
                let (from, direction, kind) = numbers(step);
                assert_eq!(self.by_steps.step(from, direction, kind), Ok(()));
                let answer = self.by_calls.step(step.from, step.dir, step.kind);
                (self.plain.step(step.from, step.dir, step.kind), answer)
            }
            None => {
                assert_eq!(self.by_steps.stop(), Ok(()));
                (self.plain.stop(), self.by_calls.stop())
            }
        };
        assert!(done && answer == 0);
        self.before.push(before);
        if self.plain.progress.is_empty() {
            let made = whole(self.plain.moves.last().expect("a move"));
            assert_eq!(self.by_moves.play_move(&made), Ok(()));
        }
        self.compare();
    }

    /// Asks for what the rules do not allow; nothing changes.
    fn refused(&mut self, rng: &mut impl Rng) {
        let asked = (rng.random_range(12..66), rng.random_range(0..8), rng.random_range(0..3));
        if !self.plain.clone().step(asked.0, asked.1, asked.2) {
            let over = self.plain.over();
            let why = self.plain.board.play_why(asked.0, asked.1, asked.2);
            if let (Some(from), Some(direction), Some(kind)) =
                (point(asked.0), direction(asked.1), kind(asked.2))
            {
                let expected = self.by_steps.board().play_why(from, direction, kind);
                assert_eq!(common::why(&expected), why);
                let refused = self.by_steps.step(from, direction, kind).unwrap_err();
                if over {
                    assert_eq!(refused, PlayError::Over);
                } else {
                    assert_eq!(refused, PlayError::Step(expected.unwrap_err()));
                }
                assert_eq!(self.by_steps.why(from, direction, kind), Err(refused));
                let single = Move::new(from, &[(direction, kind)]);
                if let Some(single) = single {
                    assert_eq!(self.by_steps.play_move(&single), Err(refused));
                }
            }
            assert_eq!(self.by_calls.step(asked.0, asked.1, asked.2), if over { 1 } else { 2 });
        }
        if !self.plain.clone().stop() {
            let expected =
                if self.plain.over() { PlayError::Over } else { PlayError::NothingToStop };
            assert_eq!(self.by_steps.stop(), Err(expected));
            assert_eq!(self.by_calls.stop(), if self.plain.over() { 1 } else { 2 });
        }
        self.too_long(rng);
        self.compare();
    }

    /// A move that goes on where it has ended is refused as a whole, and is no word on the game.
    fn too_long(&mut self, rng: &mut impl Rng) {
        let mut after = self.plain.clone();
        let mut steps = Vec::new();
        while let Some(step) = after.steps().choose(rng) {
            after.step(step.from, step.dir, step.kind);
            steps.push(step.clone());
            if !after.can_stop() {
                break;
            }
        }
        let Some(last) = steps.last().filter(|step| step.kind != plain::PAIKA) else { return };
        // Back to where it came from, so that it stays on the lines.
        let (from, to, dir) = (last.to, last.from, plain::opposite(last.dir));
        steps.push(PlainStep { from, to, dir, kind: plain::APPROACH, taken: Vec::new() });
        if steps.len() > 44 {
            return;
        }
        let played = self.by_steps.play_move(&whole(&steps));
        assert_eq!(played, Err(PlayError::Step(Refusal::NotYours)), "{steps:?} {:?}", self.plain);
        assert_eq!(self.by_calls.play_steps(&steps), 2);
    }

    /// Takes everything back, a step at a time, and finds each earlier game again.
    fn undo_all(&mut self) {
        while let Some(before) = self.before.pop() {
            assert!(self.by_steps.undo() && self.by_calls.undo());
            let between = before.progress.is_empty();
            self.plain = before;
            if between {
                // Any number of steps, and all of them are one move to this one.
                while self.by_moves.ply() > self.plain.ply() || self.by_moves.board().can_stop() {
                    assert!(self.by_moves.undo());
                }
                while self.by_moves.in_progress().is_some() {
                    assert!(self.by_moves.undo());
                }
            }
            self.compare();
        }
        assert!(!self.by_steps.undo() && !self.by_moves.undo() && !self.by_calls.undo());
        self.compare();
        assert_same_history(&self.by_steps, &self.plain);
        self.by_calls.assert_same_history(&self.plain, &self.keys);
    }

    /// The game written down and played again from what was written.
    fn assert_saved(&self, rng: &mut impl Rng) {
        let plain = &self.plain;
        let mut text = GameText::new();
        let variant = variant(plain);
        let board = Variant::on(variant.size()).to_string();
        let board = board.strip_prefix("custom board=").unwrap_or(&board);
        text.set(Header::Variant, board).expect("a board");
        text.set(Header::QuietLimit, &variant.quiet_limit().to_string()).expect("a number");
        text.set(Header::Repeat, &variant.repeat().to_string()).expect("a number");
        text.set(Header::PlyCap, &variant.ply_cap().to_string()).expect("a number");
        let (quiet, number) = plain.first;
        let start = CountedPosition::new(*self.by_steps.first_position(), quiet, number);
        text.set(Header::Start, &start.expect("counts").to_string()).expect("a position");
        if let Some(chain) = self.by_steps.in_progress() {
            text.set(Header::Chain, &chain.to_string()).expect("a move");
        }
        if let Some(outcome) = self.by_steps.outcome() {
            text.set(Header::Result, outcome.ending().name()).expect("a word");
        }
        for ply in 0..self.by_steps.ply() {
            text.push(self.by_steps.move_at(ply).expect("a move")).expect("a move of this board");
        }
        let text: GameText = text.to_string().parse().expect("its own text");
        let start = text.start().expect("a start");
        let (quiet, number) = (start.quiet(), start.number());
        let game = Game::start(*start.position(), text.variant(), quiet, number);
        let mut game = game.expect("a game");
        for made in text.moves() {
            assert_eq!(game.play_move(made), Ok(()));
        }
        if let Some(chain) = text.chain() {
            for (from, &(direction, kind)) in chain.points().zip(chain.steps()) {
                assert_eq!(game.step(from, direction, kind), Ok(()));
            }
        }
        assert_same(&game, plain, &self.keys);
        if rng.random_bool(0.1) {
            assert_same_history(&game, plain);
        }
        let code = game.outcome().map(|outcome| outcome.ending().name());
        assert_eq!(text.header(Header::Result), code);
    }
}

fn limits(rng: &mut impl Rng) -> Limits {
    let mut number = |usual: u32, most: u32| match rng.random_range(0..4) {
        0 => 0,
        1 => usual,
        _ => rng.random_range(1..=most),
    };
    let (quiet, ply_cap) = (number(60, 20), number(0, 40));
    Limits { quiet, repeat: *[0, 2, 2, 3, 3, 4].choose(rng).expect("some"), ply_cap }
}

/// Set-ups, and stones strewn over a board: often few of them, which move about for long.
fn start(rng: &mut impl Rng) -> PlainGame {
    let size = random::size(rng);
    let mut board = match rng.random_range(0..4) {
        0 => Plain::setup(size.0, size.1),
        1 => random::scattered_on(rng, size),
        _ => {
            let mut board = Plain::empty(size.0, size.1);
            for owner in [plain::WHITE, plain::BLACK, plain::WHITE, plain::BLACK] {
                let point = *board.all_squares().choose(rng).expect("a point");
                board.put(point, owner);
            }
            board
        }
    };
    if rng.random_bool(0.2) {
        board.set_side(plain::other(board.side));
    }
    let limits = limits(rng);
    if rng.random() {
        return PlainGame::new(board, limits, 0, 1);
    }
    PlainGame::new(board, limits, rng.random_range(0..25), rng.random_range(1..500))
}

/// A step, or a stop; half of the time a stone's way back, so that positions come round.
fn choose(rng: &mut impl Rng, plain: &PlainGame) -> Option<PlainStep> {
    if plain.can_stop() && rng.random_bool(0.3) {
        return None;
    }
    let steps = plain.steps();
    let own = plain.moves.len().checked_sub(2).map(|ply| &plain.moves[ply]);
    if let Some([last]) = own.map(Vec::as_slice)
        && rng.random()
        && let Some(back) = steps.iter().find(|step| (step.from, step.to) == (last.to, last.from))
    {
        return Some(back.clone());
    }
    steps.choose(rng).cloned()
}

fn play(rng: &mut impl Rng, plain: PlainGame, plies: usize) -> Table {
    let mut table = Table::new(plain);
    while !table.plain.over() && table.plain.ply() < plies {
        if rng.random_bool(0.2) {
            table.refused(rng);
        }
        let step = choose(rng, &table.plain);
        table.go_on(step.as_ref());
        if rng.random_bool(0.15) {
            table.assert_saved(rng);
        }
    }
    table.refused(rng);
    table
}

#[test]
fn random_games() {
    let mut rng = random::seeded(60);
    let mut endings = HashMap::new();
    let mut at_once = 0;
    for _ in 0..4_000 {
        let plain = start(&mut rng);
        at_once += usize::from(plain.over());
        let mut table = play(&mut rng, plain, 50);
        *endings.entry(table.plain.outcome).or_insert(0) += 1;
        assert_same_history(&table.by_steps, &table.plain);
        assert_same_history(&table.by_moves, &table.plain);
        table.by_calls.assert_same_history(&table.plain, &table.keys);
        table.assert_saved(&mut rng);
        table.undo_all();
    }
    // None of the ways to end was missed, and none of the games that are over before they begin.
    for ending in Ending::ALL {
        let count = endings.get(&i32::from(ending.code())).copied().unwrap_or(0);
        assert!(count >= 40, "{ending:?}: {count} of {endings:?}");
    }
    assert!(at_once >= 40, "{at_once}");
}

/// What is taken back and played again is the game that was never taken back.
#[test]
fn back_and_forth() {
    let mut rng = random::seeded(61);
    for _ in 0..150 {
        let plain = start(&mut rng);
        let mut table = play(&mut rng, plain, 25);
        let (end, played) = (table.plain.clone(), table.before.len());
        let steps: Vec<PlainStep> =
            end.moves.iter().flatten().chain(&end.progress).cloned().collect();
        for _ in 0..3 {
            table.undo_all();
            let mut next = steps.iter();
            while table.before.len() < played {
                // A stop is where the next step belongs to the other side, or none is left.
                let here = &table.plain;
                let step = next.clone().next();
                let goes_on = step.is_some_and(|step| {
                    here.moves.len() < end.moves.len()
                        && here.progress.len() < end.moves[here.moves.len()].len()
                        || here.moves.len() == end.moves.len() && here.board.at(step.from) != 0
                });
                let step = if goes_on { next.next() } else { None };
                table.go_on(step);
            }
            assert_eq!(table.plain, end);
        }
    }
}

/// The endings in their order where several come together.
#[test]
fn endings_in_their_order() {
    let all = Limits { quiet: 1, repeat: 2, ply_cap: 1 };
    for (text, from, dir, kind, outcome) in [
        // The last stone is taken by the last move there may be.
        ("9/9/2bw5/9/9 w", "d3", plain::E, plain::WITHDRAWAL, plain::game::NO_STONES),
        // A quiet move shuts in a stone, and both of these limits are reached too.
        ("ww1/w2/bww w", "b3", plain::S, plain::PAIKA, plain::game::NO_MOVES),
        ("9/9/9/9/w7b w", "a1", plain::N, plain::PAIKA, plain::game::QUIET),
    ] {
        let board = Plain::parse(text.as_bytes()).expect("a position");
        let mut table = Table::new(PlainGame::new(board, all, 0, 1));
        let from = common::number(from.parse().expect("a point"));
        let step = table.plain.board.step(from, dir, kind).expect("a step");
        table.go_on(Some(&step));
        assert_eq!(table.plain.outcome, outcome, "{text}");
    }
    // The same position for the second time, by the only quiet move there may be.
    for (limits, outcome) in [
        (Limits { quiet: 4, repeat: 2, ply_cap: 4 }, plain::game::REPETITION),
        (Limits { quiet: 4, repeat: 3, ply_cap: 4 }, plain::game::QUIET),
        (Limits { quiet: 5, repeat: 3, ply_cap: 4 }, plain::game::PLY_CAP),
        (Limits { quiet: 0, repeat: 0, ply_cap: 0 }, plain::game::NONE),
    ] {
        let board = Plain::parse(b"9/9/9/9/w7b w").expect("a position");
        let mut table = Table::new(PlainGame::new(board, limits, 0, 1));
        for (from, dir) in [(12, plain::N), (20, plain::N), (23, plain::S), (31, plain::S)] {
            assert_eq!(table.plain.outcome, plain::game::NONE);
            let step = table.plain.board.step(from, dir, plain::PAIKA).expect("a step");
            table.go_on(Some(&step));
        }
        assert_eq!(table.plain.outcome, outcome, "{limits:?}");
    }
}

/// A side with stones and no step has lost, whatever the limits say.
#[test]
fn no_moves() {
    let mut rng = random::seeded(62);
    let mut found = 0;
    while found < 60 {
        let mut board = random::scattered(&mut rng);
        board.set_side(plain::WHITE);
        let stuck = board.steps().is_empty() && board.count(1) > 0 && board.count(2) > 0;
        if !stuck {
            continue;
        }
        found += 1;
        let limits = Limits { quiet: 1, repeat: 2, ply_cap: 1 };
        let table = Table::new(PlainGame::new(board, limits, 1, 9));
        assert_eq!(
            (table.plain.outcome, table.plain.winner),
            (plain::game::NO_MOVES, plain::BLACK)
        );
    }
}

#[test]
fn starts_that_are_refused() {
    let variant = Variant::default();
    let setup = Position::setup(variant.size());
    assert_eq!(Game::start(setup, variant, 0, 0).unwrap_err(), StartError::Number);
    for size in fanorona::Size::ALL {
        let started = Game::start(Position::setup(size), variant, 3, 7);
        match started {
            Ok(game) => assert_eq!((size, game.number(), game.quiet()), (variant.size(), 7, 3)),
            Err(error) => assert!(size != variant.size() && error == StartError::Size),
        }
    }
}

#[test]
fn the_set_up_is_the_usual_start() {
    for (cols, rows) in plain::SIZES {
        let plain = PlainGame::new(
            Plain::setup(cols, rows),
            Limits { quiet: 60, repeat: 3, ply_cap: 0 },
            0,
            1,
        );
        assert_same(&Game::new(Variant::on(size((cols, rows)))), &plain, &Keys::draw());
    }
}

#[test]
fn random_runs_of_calls() {
    let mut rng = random::seeded(63);
    for length in [60, 150, 400].into_iter().cycle().take(1_500) {
        let mut bytes = vec![0; length];
        rng.fill_bytes(&mut bytes);
        calls::game::run(&bytes);
    }
}
