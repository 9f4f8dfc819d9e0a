//! What a played step leaves behind to be taken back with.

use super::{Board, Chain};
use crate::geometry::{Direction, Point, PointSet, Side, Size};
use crate::position::Position;
use crate::seal::{self, seal};
use crate::steps::{Kind, Step};

/// The bytes of a token outside the crate.
pub const TOKEN_SIZE: usize = 96;

/// A token that is none, or does not belong to the board it was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TokenError {
    /// Bytes that no played step or stop left behind.
    #[error("that is not a token")]
    NotAToken,
    /// It led to another position or chain than the board has now.
    #[error("the token does not belong to this position")]
    Elsewhere,
    /// It is taken back by the other of `unplay` and `undo_step`.
    #[error("the token is of another kind of step")]
    OtherKind,
}

/// Takes one step or stop back, on any board that is as that step left one.
///
/// It is a plain value that owns nothing and never goes stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    op: Op,
    before: Board,
    after: Board,
}

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Op {
    Play(Point, Direction, Kind),
    Stop,
    Single(Point, Direction, Kind),
}

impl Op {
    pub(super) fn play(step: &Step) -> Op {
        Op::Play(step.from(), step.direction(), step.kind())
    }

    pub(super) fn single(step: &Step) -> Op {
        Op::Single(step.from(), step.direction(), step.kind())
    }
}

impl Token {
    pub(super) fn new(op: Op, before: Board, after: Board) -> Token {
        Token { op, before, after }
    }

    /// How many stones were taken.
    #[must_use]
    pub fn removed(&self) -> usize {
        self.after.position().vacant().len() - self.before.position().vacant().len()
    }

    pub(super) fn before_play(&self, board: &Board) -> Result<Board, TokenError> {
        self.before_on(board, !matches!(self.op, Op::Single(..)))
    }

    pub(super) fn before_step(&self, board: &Board) -> Result<Board, TokenError> {
        self.before_on(board, matches!(self.op, Op::Single(..)))
    }

    fn before_on(&self, board: &Board, right_kind: bool) -> Result<Board, TokenError> {
        if !right_kind {
            Err(TokenError::OtherKind)
        } else if self.after != *board {
            Err(TokenError::Elsewhere)
        } else {
            Ok(self.before)
        }
    }

    /// The token as bytes that can be stored and compared.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; TOKEN_SIZE] {
        let size = self.before.position().size();
        let (op, step) = match self.op {
            Op::Play(from, direction, kind) => (1, Some((from, direction, kind))),
            Op::Stop => (2, None),
            Op::Single(from, direction, kind) => (3, Some((from, direction, kind))),
        };
        let step = step.map_or([0; 3], |(from, direction, kind)| {
            [from.index(), direction.index(), kind.index()]
        });
        let mut bytes = [0; TOKEN_SIZE];
        bytes[seal::CONTENT..8].copy_from_slice(&[op, size.cols(), size.rows()]);
        bytes[8..11].copy_from_slice(&step);
        write_board(&mut bytes[BEFORE..AFTER], &self.before);
        write_board(&mut bytes[AFTER..REST], &self.after);
        seal(&mut bytes, WORD, VERSION);
        bytes
    }

    /// The token that these bytes are.
    ///
    /// # Errors
    ///
    /// Whatever bytes they are, only those pass that a step on some board left
    /// behind: the step is made again and must lead where the bytes say. Which way
    /// a chain came before that step is not asked.
    pub fn from_bytes(bytes: &[u8; TOKEN_SIZE]) -> Result<Token, TokenError> {
        let token = read(bytes).ok_or(TokenError::NotAToken)?;
        // Every token has one spelling, so nothing can hide in the spare bytes.
        if token.to_bytes() == *bytes { Ok(token) } else { Err(TokenError::NotAToken) }
    }
}

const WORD: &[u8; 4] = b"fano";
const VERSION: u8 = 2;

/// Where the two boards stand in the bytes, and the spare room after them.
const BEFORE: usize = 12;
const AFTER: usize = BEFORE + BOARD;
const REST: usize = AFTER + BOARD;
const BOARD: usize = 3 + 3 * 8;

fn write_board(bytes: &mut [u8], board: &Board) {
    let position = board.position();
    let chain = board.chain();
    bytes[0] = position.side().index();
    bytes[1] = chain.map_or(0, |chain| chain.at().index());
    bytes[2] = chain.map_or(0, |chain| chain.direction().index());
    let sets = [
        position.stones(Side::White),
        position.stones(Side::Black),
        chain.map_or(PointSet::EMPTY, |chain| chain.seen()),
    ];
    for (bytes, set) in bytes[3..].chunks_exact_mut(8).zip(sets) {
        bytes.copy_from_slice(&set.bits().to_le_bytes());
    }
}

fn read_board(bytes: &[u8], size: Size) -> Option<Board> {
    let side = Side::from_index(bytes[0])?;
    let mut sets = [PointSet::EMPTY; 3];
    for (set, bytes) in sets.iter_mut().zip(bytes[3..].chunks_exact(8)) {
        *set = PointSet::from_bits(u64::from_le_bytes(bytes.try_into().ok()?));
    }
    let [white, black, seen] = sets;
    if !(white & black).is_empty() || !(white | black).is_subset(size.points()) {
        return None;
    }
    let chain = match bytes[1] {
        0 => None,
        at => Some(chain(at, bytes[2], seen)?),
    };
    Board::with_chain(Position::from_parts(size, [white, black], side), chain)
}

fn chain(at: u8, direction: u8, seen: PointSet) -> Option<Chain> {
    Some(Board::chain_of(Point::from_index(at)?, Direction::from_index(direction)?, seen))
}

fn read(bytes: &[u8; TOKEN_SIZE]) -> Option<Token> {
    let size = Size::new(bytes[6], bytes[7])?;
    let before = read_board(&bytes[BEFORE..AFTER], size)?;
    let step = || {
        let from = Point::from_index(bytes[8])?;
        let direction = Direction::from_index(bytes[9])?;
        before.position().step(from, direction, Kind::from_index(bytes[10])?)
    };
    let mut board = before;
    match bytes[5] {
        1 => Some(board.play_unchecked(&step()?)),
        2 => board.stop(),
        3 => Some(board.do_step(&step()?)),
        _ => None,
    }
}
