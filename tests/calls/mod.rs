//! Runs of calls over the C boundary, decided by bytes, with the plain implementation alongside:
//! the same answer to every call, and the same board after it.

// Every program that uses this uses a part of it.
#![allow(dead_code, unreachable_pub, unsafe_code)]

use std::ffi::c_char;
use std::ptr::{null, null_mut};

use fanorona::abi::*;

use crate::plain::{self, Keys, Plain, PlainChain, PlainStep};

#[path = "../crossing/mod.rs"]
mod crossing;
#[path = "../forger/mod.rs"]
mod forger;
pub mod game;

use crossing::{Bytes, call, list};
use forger::reseal;

/// Owns a board.
pub struct Handle(*mut BoardHandle);

impl Drop for Handle {
    fn drop(&mut self) {
        call!(fanorona_board_free(self.0));
    }
}

/// An empty buffer's item.
const NO_STEP: StepValue = StepValue {
    from: 0,
    to: 0,
    direction: 0,
    kind: 0,
    taken_count: 0,
    taken: [0; 7],
    reserved: [0xff; 20],
};

fn plain_step(value: &StepValue) -> PlainStep {
    assert_eq!(value.reserved, [0; 20]);
    let (taken, rest) = value.taken.split_at(value.taken_count.into());
    assert!(rest.iter().all(|&point| point == 0));
    PlainStep {
        from: value.from.into(),
        to: value.to.into(),
        dir: value.direction.into(),
        kind: value.kind.into(),
        taken: taken.iter().copied().map(i32::from).collect(),
    }
}

fn move_value(steps: &[PlainStep]) -> MoveValue {
    let mut value = MoveValue {
        from: steps[0].from as u8,
        length: steps.len() as u8,
        reserved: [0; 6],
        direction: [0; 60],
        kind: [0; 60],
    };
    for (index, step) in steps.iter().enumerate() {
        value.direction[index] = step.dir as u8;
        value.kind[index] = step.kind as u8;
    }
    value
}

/// Changes a move as the bytes say, to one that may be none at all.
fn bend(value: &mut MoveValue, bytes: &mut Bytes) {
    for _ in 0..1 + bytes.below(4) {
        let byte = bytes.byte();
        match bytes.byte() % 8 {
            0 => value.from = byte,
            1 => value.length = byte % 64,
            2 => value.length = byte,
            3 => value.reserved[usize::from(byte % 6)] = byte / 6 % 2,
            4 => value.direction[usize::from(byte % 60)] = byte / 60,
            5 => value.direction[usize::from(byte % 4)] = byte / 4 % 9,
            6 => value.kind[usize::from(byte % 4)] = byte / 4 % 4,
            _ => value.length = value.length.wrapping_add(1),
        }
    }
}

impl Handle {
    pub fn parse(text: &[u8]) -> Result<Handle, i32> {
        // Whatever stood there is replaced, on failure too.
        let mut board = std::ptr::dangling_mut();
        match call!(fanorona_board_parse(text.as_ptr().cast(), text.len(), &raw mut board)) {
            FANORONA_POS_OK => {
                assert!(!board.is_null());
                Ok(Handle(board))
            }
            error => {
                assert!(board.is_null());
                Err(error)
            }
        }
    }

    fn copy(&self) -> Handle {
        let mut board = null_mut();
        assert_eq!(call!(fanorona_board_clone(self.0, &raw mut board)), FANORONA_OK);
        Handle(board)
    }

    pub fn text(&self) -> String {
        let bytes = list(0, |buffer: *mut u8, room, length| {
            // There is room for the NUL only where there is room for the text.
            let room = if buffer.is_null() { 0 } else { room + 1 };
            let mut copy = vec![0x7f_u8; room];
            let at = if buffer.is_null() { null_mut() } else { copy.as_mut_ptr().cast::<c_char>() };
            let answer = call!(fanorona_board_text(self.0, at, room, length));
            if answer == FANORONA_OK && !buffer.is_null() {
                assert_eq!(copy.pop(), Some(0));
                // SAFETY: the buffer has room for what `list` said.
                unsafe { buffer.copy_from(copy.as_ptr(), copy.len()) };
            }
            answer
        });
        String::from_utf8(bytes.expect("a text")).expect("seven bits")
    }

    fn key(&self) -> u64 {
        let (mut key, mut full) = (0, 1);
        assert_eq!(call!(fanorona_board_key(self.0, &raw mut key)), FANORONA_OK);
        assert_eq!(call!(fanorona_board_key_full(self.0, &raw mut full)), FANORONA_OK);
        assert_eq!(key, full);
        key
    }

    fn chain(&self) -> Option<PlainChain> {
        let seen = list(0, |points, room, count| {
            call!(fanorona_board_chain_seen(self.0, points, room, count))
        });
        let seen = seen.expect("a list");
        let open = call!(fanorona_board_in_chain(self.0));
        assert_eq!(call!(fanorona_board_can_stop(self.0)), open);
        let at = call!(fanorona_board_chain_at(self.0));
        let dir = call!(fanorona_board_chain_dir(self.0));
        assert!(open == 1 || (open, at, dir, seen.len()) == (0, FANORONA_NONE, FANORONA_NONE, 0));
        (open == 1).then_some(PlainChain { at, dir, seen })
    }

    /// The board as the boundary shows it. The order in which a chain came by its points is lost.
    fn read(&self) -> Plain {
        let mut board = Plain::parse(self.text().as_bytes()).expect("its own text");
        board.chain = self.chain();
        board
    }

    pub fn step_why(&self, from: i32, dir: i32, kind: i32) -> i32 {
        call!(fanorona_board_step_why(self.0, from, dir, kind))
    }

    pub fn play_why(&self, from: i32, dir: i32, kind: i32) -> i32 {
        call!(fanorona_board_play_why(self.0, from, dir, kind))
    }

    pub fn play(&mut self, from: i32, dir: i32, kind: i32) -> i32 {
        call!(fanorona_board_play(self.0, from, dir, kind, null_mut(), null_mut()))
    }

    pub fn stop(&mut self) -> i32 {
        call!(fanorona_board_stop(self.0, null_mut()))
    }
}

/// The two things that leave tokens behind which go back by different calls.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    Play,
    Single,
}

struct Token {
    value: TokenValue,
    way: Way,
    before: Plain,
    after: Plain,
}

struct Run<'a> {
    bytes: Bytes<'a>,
    board: Handle,
    plain: Plain,
    tokens: Vec<Token>,
    keys: Keys,
}

/// Runs the calls that the bytes stand for.
///
/// # Panics
///
/// Where the boundary and the plain implementation differ.
pub fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let plain = start(&mut bytes);
    let board = Handle::parse(plain.text().as_bytes()).expect("a position");
    let mut run = Run { bytes, board, plain, tokens: Vec::new(), keys: Keys::draw() };
    run.compare();
    while !run.bytes.0.is_empty() {
        run.one_call();
        run.compare();
    }
}

/// A set-up, or stones as the bytes say.
fn start(bytes: &mut Bytes) -> Plain {
    let (cols, rows) = plain::SIZES[bytes.below(8)];
    let kind = bytes.byte();
    if kind % 4 == 0 {
        return Plain::setup(cols, rows);
    }
    let mut board = Plain::empty(cols, rows);
    for point in board.all_squares() {
        // Two of these have few white stones among many black ones, which is where chains are long.
        let stone = match (kind % 4, bytes.byte() % 8) {
            (1, byte) => i32::from(byte % 3),
            (_, 0) => plain::WHITE,
            (_, 1..=4) => plain::BLACK,
            _ => plain::EMPTY,
        };
        board.put(point, stone);
    }
    board.set_side(if kind >= 128 { plain::BLACK } else { plain::WHITE });
    board
}

/// Chains are compared by the set of their points.
fn normal(board: &Plain) -> Plain {
    let mut board = board.clone();
    if let Some(chain) = &mut board.chain {
        chain.seen.sort_unstable();
    }
    board
}

impl Run<'_> {
    /// The whole board, as far as it can be seen.
    fn compare(&self) {
        assert_eq!(self.board.read(), normal(&self.plain));
        assert!(self.plain.chain.is_none() || !self.plain.play_steps().is_empty());
        assert_eq!(self.board.key(), self.keys.of(&self.plain));
        assert_eq!(call!(fanorona_board_side(self.board.0)), self.plain.side);
    }

    fn one_call(&mut self) {
        match self.bytes.byte() % 16 {
            0..=3 => self.play_listed(),
            4 => self.play_anything(),
            5 => self.stop(),
            6 => self.do_step(),
            7 => self.take_back(0),
            8 => {
                let back = self.bytes.below(8);
                self.take_back(back);
            }
            9 => self.forge(),
            10 => self.change(),
            11 => self.lists(),
            12 => self.reasons(),
            13 => self.play_move(),
            14 => self.play_any_move(),
            _ => self.copies(),
        }
    }

    fn play(&mut self, from: i32, dir: i32, kind: i32) {
        let before = self.plain.clone();
        let (mut value, mut removed) = (TokenValue { bytes: [0; 96] }, -1);
        let board = self.board.0;
        let answer =
            call!(fanorona_board_play(board, from, dir, kind, &raw mut value, &raw mut removed));
        match self.plain.play(from, dir, kind) {
            Some(step) => {
                assert_eq!((answer, removed), (FANORONA_OK, step.taken.len() as i32));
                let after = self.plain.clone();
                self.tokens.push(Token { value, way: Way::Play, before, after });
            }
            None => {
                assert_eq!((answer, removed, value.bytes), (FANORONA_ERROR_STEP, -1, [0; 96]));
            }
        }
    }

    fn play_listed(&mut self) {
        let steps = self.plain.play_steps();
        if !steps.is_empty() {
            let step = &steps[self.bytes.below(steps.len())];
            self.play(step.from, step.dir, step.kind);
        }
    }

    fn play_anything(&mut self) {
        let numbers = self.three_numbers();
        self.play(numbers.0, numbers.1, numbers.2);
    }

    fn three_numbers(&mut self) -> (i32, i32, i32) {
        (self.bytes.number(78), self.bytes.number(9), self.bytes.number(4))
    }

    fn stop(&mut self) {
        let before = self.plain.clone();
        let mut value = TokenValue { bytes: [0; 96] };
        let answer = call!(fanorona_board_stop(self.board.0, &raw mut value));
        if self.plain.stop() {
            assert_eq!(answer, FANORONA_OK);
            let after = self.plain.clone();
            self.tokens.push(Token { value, way: Way::Play, before, after });
        } else {
            assert_eq!((answer, value.bytes), (FANORONA_ERROR_CHAIN, [0; 96]));
        }
    }

    fn do_step(&mut self) {
        let before = self.plain.clone();
        let (from, dir, kind) = self.three_numbers();
        let (mut value, mut removed) = (TokenValue { bytes: [0; 96] }, -1);
        let board = self.board.0;
        let answer =
            call!(fanorona_board_do_step(board, from, dir, kind, &raw mut value, &raw mut removed));
        match self.plain.do_step(from, dir, kind) {
            Some(step) => {
                assert_eq!((answer, removed), (FANORONA_OK, step.taken.len() as i32));
                let after = self.plain.clone();
                self.tokens.push(Token { value, way: Way::Single, before, after });
            }
            None => {
                assert_eq!((answer, removed, value.bytes), (FANORONA_ERROR_STEP, -1, [0; 96]));
            }
        }
    }

    /// Tries a token, the last or an earlier one, with both calls; it goes back only where it fits.
    fn take_back(&mut self, back: usize) {
        if back >= self.tokens.len() {
            return;
        }
        let index = self.tokens.len() - 1 - back;
        let Token { value, way, before, after } = &self.tokens[index];
        let fits = normal(after) == normal(&self.plain);
        let wrong = match way {
            Way::Play => call!(fanorona_board_undo_step(self.board.0, &raw const *value)),
            Way::Single => call!(fanorona_board_unplay(self.board.0, &raw const *value)),
        };
        assert_eq!(wrong, FANORONA_ERROR_TOKEN);
        let right = match way {
            Way::Play => call!(fanorona_board_unplay(self.board.0, &raw const *value)),
            Way::Single => call!(fanorona_board_undo_step(self.board.0, &raw const *value)),
        };
        assert_eq!(right, if fits { FANORONA_OK } else { FANORONA_ERROR_TOKEN });
        if fits {
            self.plain = before.clone();
            self.tokens.truncate(index);
        }
    }

    /// Changes bytes of a token, or makes them all up. One whose sum is not put right is refused;
    /// one whose sum is may pass, but only if some step or stop leads from where it goes to here.
    fn forge(&mut self) {
        let mut forged = TokenValue { bytes: [0; 96] };
        let last = self.tokens.last().map(|token| token.value.bytes);
        if let Some(bytes) = last {
            forged.bytes = bytes;
        }
        for _ in 0..1 + self.bytes.below(4) {
            let place = self.bytes.below(96);
            forged.bytes[place] = self.bytes.byte();
        }
        let right_sum = self.bytes.byte() % 2 == 0;
        if right_sum {
            reseal(&mut forged.bytes);
        }
        for way in [Way::Play, Way::Single] {
            let answer = match way {
                Way::Play => call!(fanorona_board_unplay(self.board.0, &raw const forged)),
                Way::Single => call!(fanorona_board_undo_step(self.board.0, &raw const forged)),
            };
            if answer == FANORONA_OK {
                let before = self.board.read();
                assert!(right_sum || last == Some(forged.bytes));
                assert!(self.could_come_from(&before, way), "{before:?} to {:?}", self.plain);
                self.plain = before;
                self.tokens.clear();
                return;
            }
            assert_eq!(answer, FANORONA_ERROR_TOKEN);
        }
    }

    fn could_come_from(&self, before: &Plain, way: Way) -> bool {
        let here = normal(&self.plain);
        let mut stopped = before.clone();
        if way == Way::Play && stopped.stop() && normal(&stopped) == here {
            return true;
        }
        before.all_squares().into_iter().any(|from| {
            (0..8).any(|dir| {
                (0..3).any(|kind| {
                    let mut after = before.clone();
                    let done = match way {
                        Way::Play => after.play(from, dir, kind),
                        Way::Single => after.do_step(from, dir, kind),
                    };
                    done.is_some() && normal(&after) == here
                })
            })
        })
    }

    /// Puts, lifts or turns.
    fn change(&mut self) {
        let board = self.board.0;
        let choice = self.bytes.byte() % 3;
        if choice == 0 {
            let side = self.bytes.number(4);
            let good = [plain::WHITE, plain::BLACK].contains(&side);
            let answer = call!(fanorona_board_set_side(board, side));
            assert_eq!(answer, if good { FANORONA_OK } else { FANORONA_ERROR_RANGE });
            self.plain.set_side(side);
            return;
        }
        let square = self.bytes.number(78);
        let stone = if choice == 1 { plain::EMPTY } else { self.bytes.number(4) };
        let answer = match choice {
            1 => call!(fanorona_board_lift(board, square)),
            _ => call!(fanorona_board_put(board, square, stone)),
        };
        let good = self.plain.on_board(square) && (plain::EMPTY..=plain::BLACK).contains(&stone);
        assert_eq!(answer, if good { FANORONA_OK } else { FANORONA_ERROR_RANGE });
        self.plain.put(square, stone);
    }

    fn lists(&mut self) {
        let board = self.board.0;
        let plain_steps = |steps: Result<Vec<StepValue>, i32>| -> Vec<PlainStep> {
            steps.expect("a list").iter().map(plain_step).collect()
        };
        let steps =
            list(NO_STEP, |at, room, count| call!(fanorona_board_steps(board, at, room, count)));
        assert_eq!(plain_steps(steps), self.plain.steps());
        let steps = list(NO_STEP, |at, room, count| {
            call!(fanorona_board_play_steps(board, at, room, count))
        });
        assert_eq!(plain_steps(steps), self.plain.play_steps());
        let square = self.bytes.number(78);
        let steps = list(NO_STEP, |at, room, count| {
            call!(fanorona_board_steps_of(board, square, at, room, count))
        });
        assert_eq!(plain_steps(steps), self.plain.steps_of(square));
        assert_eq!(call!(fanorona_board_at(board, square)), self.plain.at(square));
        let side = self.bytes.number(4);
        let good = [plain::WHITE, plain::BLACK].contains(&side);
        let can = good && self.plain.can_capture(side);
        assert_eq!(call!(fanorona_board_can_capture(board, side)), i32::from(can));
        let stones = if good { self.plain.count(side) } else { 0 };
        assert_eq!(call!(fanorona_board_count(board, side)), stones);
    }

    fn reasons(&mut self) {
        for _ in 0..8 {
            let (from, dir, kind) = self.three_numbers();
            let plain = &self.plain;
            assert_eq!(self.board.step_why(from, dir, kind), plain.step_why(from, dir, kind));
            assert_eq!(self.board.play_why(from, dir, kind), plain.play_why(from, dir, kind));
            let mut step = NO_STEP;
            let answer = call!(fanorona_board_step(self.board.0, from, dir, kind, &raw mut step));
            match plain.step(from, dir, kind) {
                Some(expected) => {
                    assert_eq!(answer, FANORONA_OK);
                    assert_eq!(plain_step(&step), expected);
                }
                None => assert_eq!((answer, step.reserved), (FANORONA_ERROR_STEP, [0xff; 20])),
            }
        }
    }

    /// The first moves of the list; positions with very many are asked only for so many.
    fn some_moves(&self) -> Vec<(Vec<PlainStep>, Plain)> {
        let mut moves = Vec::new();
        self.plain.visit_moves(&mut |steps, after| {
            moves.push((steps.to_vec(), after.clone()));
            moves.len() < 200
        });
        moves
    }

    /// Plays a listed move, and either takes it back at once or leaves it.
    fn play_move(&mut self) {
        let board = self.board.0;
        let moves = self.some_moves();
        let mut count = 0;
        assert_eq!(call!(fanorona_board_count_moves(board, 200, &raw mut count)), FANORONA_OK);
        assert_eq!(count, moves.len() as u64);
        if moves.is_empty() {
            return;
        }
        let (steps, after) = &moves[self.bytes.below(moves.len())];
        let value = move_value(steps);
        let found = list(NO_STEP, |at, room, count| {
            call!(fanorona_board_move_steps(board, &raw const value, at, room, count))
        });
        assert_eq!(&found.expect("a move").iter().map(plain_step).collect::<Vec<_>>(), steps);
        let mut tokens = [TokenValue { bytes: [0; 96] }; FANORONA_TOKENS_MAX as usize];
        let mut count = 0;
        let answer = call!(fanorona_board_play_move(
            board,
            &raw const value,
            tokens.as_mut_ptr(),
            0,
            &raw mut count,
        ));
        assert_eq!(answer, FANORONA_ERROR_SHORT);
        self.compare();
        let (needed, room) = (count, tokens.len());
        let answer = call!(fanorona_board_play_move(
            board,
            &raw const value,
            tokens.as_mut_ptr(),
            room,
            &raw mut count,
        ));
        assert_eq!((answer, count), (FANORONA_OK, needed));
        assert_eq!(self.board.read(), normal(after));
        if self.bytes.byte() % 2 == 0 {
            let (at, fewer) = (tokens.as_ptr(), count - 1);
            let answer = call!(fanorona_board_unplay_move(board, at, fewer));
            assert!(answer == FANORONA_ERROR_TOKEN || fewer == 0);
            assert_eq!(self.board.read(), normal(after));
            assert_eq!(call!(fanorona_board_unplay_move(board, at, count)), FANORONA_OK);
        } else {
            self.plain = after.clone();
        }
    }

    /// A move made of any bytes is played exactly where each of its steps may be.
    fn play_any_move(&mut self) {
        let moves = self.some_moves();
        let mut value = match moves.first() {
            Some((steps, _)) => move_value(steps),
            None => MoveValue {
                from: self.bytes.byte(),
                length: 1,
                reserved: [0; 6],
                direction: [0; 60],
                kind: [0; 60],
            },
        };
        bend(&mut value, &mut self.bytes);
        let expected = self.after_move(&value);
        let board = self.board.0;
        let answer =
            call!(fanorona_board_play_move(board, &raw const value, null_mut(), 0, null_mut()));
        match expected {
            Some(after) => {
                assert_eq!(answer, FANORONA_OK);
                self.plain = after;
            }
            None => assert_eq!(answer, FANORONA_ERROR_MOVE),
        }
    }

    fn after_move(&self, value: &MoveValue) -> Option<Plain> {
        let length = usize::from(value.length);
        if length == 0 || length > 44 || value.reserved != [0; 6] {
            return None;
        }
        let mut board = self.plain.clone();
        let mut from = i32::from(value.from);
        for index in 0..length {
            let (dir, kind) = (value.direction[index].into(), value.kind[index].into());
            // Once a step has ended the move, nothing can come after it.
            if index > 0 && board.chain.is_none() {
                return None;
            }
            if board.play_why(from, dir, kind) != plain::WHY_OK {
                return None;
            }
            from = board.play(from, dir, kind)?.to;
        }
        board.stop();
        Some(board)
    }

    /// A copy takes the board's place; and what is asked without a board is refused.
    fn copies(&mut self) {
        self.board = self.board.copy();
        assert_eq!(call!(fanorona_board_side(null())), FANORONA_ERROR_NULL);
        assert_eq!(call!(fanorona_board_unplay(self.board.0, null())), FANORONA_ERROR_NULL);
        let mut other = null_mut();
        assert_eq!(call!(fanorona_board_clone(null(), &raw mut other)), FANORONA_ERROR_NULL);
        assert!(other.is_null());
    }
}
