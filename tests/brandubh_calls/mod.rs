//! Runs of calls over the C boundary of brandubh, decided by bytes, with the plain implementation
//! alongside: the same answer to every call, and the same board and game after it.

// Every program that uses this uses a part of it.
#![allow(dead_code, unreachable_pub, unsafe_code)]

use std::ptr::{null, null_mut};

use fanorona::abi::brandubh::*;

use crate::brandubh::game::PlainGame;
use crate::brandubh::keys::Keys;
use crate::brandubh::plain::{self, Plain, PlainUndo, Rules, all_squares, on_board};

#[path = "../crossing/mod.rs"]
mod crossing;

use crossing::{Bytes, call, list};

/// Owns a board.
pub struct Handle(*mut BoardHandle);

impl Drop for Handle {
    fn drop(&mut self) {
        call!(brandubh_board_free(self.0));
    }
}

impl Handle {
    pub fn parse(text: &[u8]) -> Result<Handle, i32> {
        // Whatever stood there is replaced, on failure too.
        let mut board = std::ptr::dangling_mut();
        match call!(brandubh_board_parse(text.as_ptr().cast(), text.len(), &raw mut board)) {
            BRANDUBH_POS_OK => Ok(Handle(board)),
            error => {
                assert!(board.is_null());
                Err(error)
            }
        }
    }

    fn copy(&self) -> Handle {
        let mut board = null_mut();
        assert_eq!(call!(brandubh_board_clone(self.0, &raw mut board)), BRANDUBH_OK);
        Handle(board)
    }

    pub fn text(&self) -> String {
        let mut buffer = [0_u8; BRANDUBH_TEXT_MAX as usize + 1];
        let mut length = 0;
        let at = buffer.as_mut_ptr().cast();
        let answer = call!(brandubh_board_text(self.0, at, buffer.len(), &raw mut length));
        assert_eq!(answer, BRANDUBH_OK);
        assert_eq!(buffer[length], 0);
        String::from_utf8(buffer[..length].to_vec()).expect("seven bits")
    }

    fn key(&self) -> u64 {
        let (mut key, mut full) = (0, 1);
        assert_eq!(call!(brandubh_board_key(self.0, &raw mut key)), BRANDUBH_OK);
        assert_eq!(call!(brandubh_board_key_full(self.0, &raw mut full)), BRANDUBH_OK);
        assert_eq!(key, full);
        key
    }

    pub fn why_not(&self, from: i32, to: i32, variant: &VariantValue) -> i32 {
        call!(brandubh_board_why_not(self.0, from, to, variant))
    }
}

/// Owns a game.
struct Game(*mut GameHandle);

impl Drop for Game {
    fn drop(&mut self) {
        call!(brandubh_game_free(self.0));
    }
}

/// The rules as they cross the boundary.
pub fn variant(rules: Rules) -> VariantValue {
    VariantValue {
        throne_pass: rules.throne_pass.into(),
        throne_reentry: rules.throne_reentry.into(),
        king_everywhere_two: rules.king_everywhere_two.into(),
        king_strong: rules.king_strong.into(),
        escape: rules.escape_edge.into(),
        repeat: 3,
        ply_cap: 0,
        reserved: [0; 9],
    }
}

struct Undo {
    value: UndoValue,
    /// What it takes back; nothing where the move did nothing.
    plain: Option<PlainUndo>,
    after: Plain,
}

struct Run<'a> {
    bytes: Bytes<'a>,
    board: Handle,
    plain: Plain,
    rules: Rules,
    variant: VariantValue,
    game: Game,
    plain_game: PlainGame,
    undos: Vec<Undo>,
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
    let rules = Rules::numbered(bytes.below(32));
    let mut variant = variant(rules);
    variant.repeat = [3, 2, 0, 4][bytes.below(4)];
    variant.ply_cap = [0, 0, 5, 40][bytes.below(4)];
    let mut game = null_mut();
    assert_eq!(call!(brandubh_game_start(board.0, &raw const variant, &raw mut game)), BRANDUBH_OK);
    let plain_game =
        PlainGame::start(plain.clone(), rules, variant.repeat as u32, variant.ply_cap as u32);
    let mut run = Run {
        bytes,
        board,
        plain,
        rules,
        variant,
        game: Game(game),
        plain_game,
        undos: Vec::new(),
        keys: Keys::draw(),
    };
    run.compare();
    while !run.bytes.0.is_empty() {
        run.one_call();
        run.compare();
    }
}

/// The set-up, or pieces as the bytes say.
fn start(bytes: &mut Bytes) -> Plain {
    let kind = bytes.byte();
    if kind % 4 == 0 {
        return Plain::setup();
    }
    let mut board = Plain::empty();
    for square in all_squares() {
        let piece = match (kind % 4, bytes.byte() % 16) {
            (_, 0) => plain::KING,
            (_, 1..=3) => plain::ATTACKER,
            (1, 4..=9) => plain::ATTACKER,
            (2 | 3, 4 | 5) => plain::DEFENDER,
            _ => plain::EMPTY,
        };
        board.put(square, piece);
    }
    board.set_side(i32::from(kind >= 128));
    board
}

impl Run<'_> {
    /// Everything that can be seen of the board and of the game.
    fn compare(&self) {
        assert_eq!(self.board.text(), self.plain.text());
        assert_eq!(self.board.key(), self.keys.of(&self.plain));
        let game = self.game.0;
        assert_eq!(call!(brandubh_game_ply(game)), self.plain_game.ply() as i32);
        assert_eq!(call!(brandubh_game_repeats(game)), self.plain_game.repeats() as i32);
        let outcome = (call!(brandubh_game_outcome(game)), call!(brandubh_game_winner(game)));
        assert_eq!(outcome, self.plain_game.outcome());
        let mut key = 0;
        let ply = self.plain_game.ply() as i32;
        assert_eq!(call!(brandubh_game_key_at(game, ply, &raw mut key)), BRANDUBH_OK);
        assert_eq!(key, self.keys.of(self.plain_game.board()));
    }

    fn one_call(&mut self) {
        match self.bytes.byte() % 16 {
            0..=3 => self.do_listed(),
            4 => self.do_anything(),
            5 => self.take_back(0),
            6 => {
                let back = self.bytes.below(8);
                self.take_back(back);
            }
            7 => self.forge(),
            8 => self.change(),
            9 => self.relocate(),
            10 => self.lists(),
            11 => self.reasons(),
            12 => self.copies(),
            13 | 14 => self.play(),
            _ => self.undo(),
        }
    }

    fn numbers(&mut self) -> (i32, i32) {
        (self.bytes.number(90), self.bytes.number(90))
    }

    fn moves(&self) -> Vec<i32> {
        let found = list(-9, |moves, room, count| {
            call!(brandubh_board_moves(self.board.0, &raw const self.variant, moves, room, count))
        });
        found.expect("a list")
    }

    fn do_listed(&mut self) {
        let moves = self.moves();
        let listed: Vec<_> =
            moves.iter().map(|&made| (brandubh_move_from(made), brandubh_move_to(made))).collect();
        assert_eq!(listed, self.plain.moves(self.rules));
        if !listed.is_empty() {
            let (from, to) = listed[self.bytes.below(listed.len())];
            self.do_move(from, to);
        }
    }

    fn do_anything(&mut self) {
        let (from, to) = self.numbers();
        self.do_move(from, to);
    }

    fn do_move(&mut self, from: i32, to: i32) {
        let packed = brandubh_move_of(from, to);
        let (mut squares, mut count) = ([0; BRANDUBH_CAPTURES_MAX as usize], usize::MAX);
        let told = call!(brandubh_board_preview(
            self.board.0,
            packed,
            &raw const self.variant,
            squares.as_mut_ptr(),
            squares.len(),
            &raw mut count,
        ));
        let taken = &squares[..count];
        assert_eq!((told, taken.to_vec()), self.plain.preview(from, to, self.rules));
        let mut value = UndoValue { bytes: [0x55; 64] };
        let variant = &raw const self.variant;
        let flags = call!(brandubh_board_do_move(self.board.0, packed, variant, &raw mut value));
        assert_eq!(flags, told);
        let done = self.plain.do_move(from, to, self.rules);
        let plain = done.map(|(flags, squares, undo)| {
            assert_eq!((flags, squares.as_slice()), (told, taken));
            undo
        });
        self.undos.push(Undo { value, plain, after: self.plain.clone() });
    }

    /// The last undo but so many, which may have been used or be of another position.
    fn take_back(&mut self, back: usize) {
        let Some(index) = self.undos.len().checked_sub(back + 1) else { return };
        let undo = &self.undos[index];
        let answer = call!(brandubh_board_undo_move(self.board.0, &raw const undo.value));
        match &undo.plain {
            None => assert_eq!(answer, BRANDUBH_OK),
            Some(plain) if undo.after == self.plain => {
                assert_eq!(answer, BRANDUBH_OK);
                self.plain.undo_move(plain);
            }
            Some(_) => assert_eq!(answer, BRANDUBH_ERROR_UNDO),
        }
    }

    /// Bytes that differ from every undo's.
    fn forge(&mut self) {
        let last = self.undos.last().map_or([0; 64], |undo| undo.value.bytes);
        let mut value = UndoValue { bytes: last };
        for _ in 0..1 + self.bytes.below(4) {
            let place = self.bytes.below(64);
            value.bytes[place] ^= self.bytes.byte().max(1);
        }
        if value.bytes != last {
            let answer = call!(brandubh_board_undo_move(self.board.0, &raw const value));
            assert_eq!(answer, BRANDUBH_ERROR_UNDO);
        }
    }

    fn change(&mut self) {
        let (square, number) = (self.bytes.number(90), self.bytes.number(5));
        let board = self.board.0;
        let good = match self.bytes.byte() % 3 {
            0 => {
                let good = on_board(square) && (plain::ATTACKER..=plain::KING).contains(&number);
                self.plain.put(square, number);
                (call!(brandubh_board_put(board, square, number)), good)
            }
            1 => {
                self.plain.lift(square);
                (call!(brandubh_board_lift(board, square)), on_board(square))
            }
            _ => {
                self.plain.set_side(number);
                (call!(brandubh_board_set_side(board, number)), (0..2).contains(&number))
            }
        };
        assert_eq!(good.0, if good.1 { BRANDUBH_OK } else { BRANDUBH_ERROR_RANGE });
    }

    fn relocate(&mut self) {
        let (from, to) = self.numbers();
        let moved = self.plain.relocate(from, to);
        let answer = call!(brandubh_board_relocate(self.board.0, brandubh_move_of(from, to)));
        assert_eq!(answer, if moved { BRANDUBH_OK } else { BRANDUBH_ERROR_RANGE });
    }

    fn lists(&mut self) {
        let board = self.board.0;
        let variant = &raw const self.variant;
        assert_eq!(call!(brandubh_board_count_moves(board, variant)), self.moves().len() as i32);
        assert_eq!(call!(brandubh_board_king_square(board)), self.plain.king_square());
        assert_eq!(call!(brandubh_board_side(board)), self.plain.side);
        for number in -1..6 {
            let count = self.plain.count(number) as i32;
            assert_eq!(call!(brandubh_board_count(board, number)), count);
        }
        let square = self.bytes.number(90);
        let taken = list(-9, |squares, room, count| {
            call!(brandubh_board_captures_at(board, square, variant, squares, room, count))
        });
        assert_eq!(taken, Ok(self.plain.captures_at(square, self.rules)));
        for side in -1..3 {
            let hostile = call!(brandubh_board_hostile_to(board, square, side));
            assert_eq!(hostile, i32::from(self.plain.hostile_to(square, side)));
        }
        let depth = self.bytes.below(3) as u32;
        let mut count = 0;
        let answer = call!(brandubh_board_perft(board, depth as i32, variant, &raw mut count));
        assert_eq!((answer, count), (BRANDUBH_OK, self.plain.perft(depth, self.rules)));
    }

    fn reasons(&mut self) {
        let (from, to) = self.numbers();
        let why = self.plain.why_not(from, to, self.rules);
        assert_eq!(self.board.why_not(from, to, &self.variant), why);
        let packed = brandubh_move_of(from, to);
        let legal = call!(brandubh_board_is_legal(self.board.0, packed, &raw const self.variant));
        assert_eq!(legal, i32::from(why == plain::WHY_OK));
        assert_eq!(call!(brandubh_board_at(self.board.0, from)), self.plain.at(from));
    }

    /// What is done with a copy does not show on the board.
    fn copies(&mut self) {
        let copy = self.board.copy();
        assert_eq!(copy.text(), self.board.text());
        call!(brandubh_board_lift(copy.0, plain::THRONE));
        call!(brandubh_board_do_move(copy.0, self.bytes.number(65_536), null(), null_mut()));
    }

    fn play(&mut self) {
        let listed = self.plain_game.board().moves(self.rules);
        let (from, to) = match self.bytes.byte() {
            0..=199 if !listed.is_empty() => listed[self.bytes.below(listed.len())],
            _ => self.numbers(),
        };
        let answer = call!(brandubh_game_play(self.game.0, brandubh_move_of(from, to)));
        assert_eq!(answer, self.plain_game.play(from, to));
    }

    fn undo(&mut self) {
        let last = self.plain_game.ply() as i32 - 1;
        let made = call!(brandubh_game_move_at(self.game.0, last));
        let answer = call!(brandubh_game_undo(self.game.0));
        match self.plain_game.undo() {
            Some((from, to)) => {
                assert_eq!((answer, made), (BRANDUBH_OK, brandubh_move_of(from, to)));
            }
            None => assert_eq!((answer, made), (BRANDUBH_NONE, BRANDUBH_ERROR_RANGE)),
        }
    }
}
