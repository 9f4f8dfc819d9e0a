//! The values that a caller holds. Their sizes are frozen.

use super::codes::Failure;
use crate::chains::{TOKEN_SIZE, Token};
use crate::geometry::{Direction, Point};
use crate::moves::Move;
use crate::steps::{Kind, LINE_MAX, Step};

/// One step and what it takes. 32 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StepValue {
    /// The point that the stone leaves.
    pub from: u8,
    /// The point that it goes to.
    pub to: u8,
    /// The way it goes: FANORONA_N to FANORONA_NW.
    pub direction: u8,
    /// FANORONA_PAIKA, FANORONA_APPROACH or FANORONA_WITHDRAWAL.
    pub kind: u8,
    /// How many stones it takes, at most FANORONA_LINE_MAX.
    pub taken_count: u8,
    /// The points of those stones, the nearest first; 0 after the last.
    pub taken: [u8; 7],
    /// Room to grow; 0.
    pub reserved: [u8; 20],
}

/// One whole move: where its stone starts, and each step's direction and kind. 128 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MoveValue {
    /// The point that the stone starts from.
    pub from: u8,
    /// How many steps, from 1 to FANORONA_CHAIN_MAX.
    pub length: u8,
    /// Room to grow; must be 0.
    pub reserved: [u8; 6],
    /// Each step's direction. What comes after the last is not looked at.
    pub direction: [u8; 60],
    /// Each step's kind. What comes after the last is not looked at.
    pub kind: [u8; 60],
}

/// What takes a step or a stop back: bytes to copy, store and compare. 96 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TokenValue {
    /// Nobody's business but the library's.
    pub bytes: [u8; 96],
}

const _: () = {
    assert!(size_of::<StepValue>() == 32);
    assert!(size_of::<MoveValue>() == 128);
    assert!(size_of::<TokenValue>() == TOKEN_SIZE);
    assert!(LINE_MAX == 7);
};

impl From<Step> for StepValue {
    fn from(step: Step) -> StepValue {
        let mut taken = [0; LINE_MAX];
        for (slot, point) in taken.iter_mut().zip(step.taken_in_order()) {
            *slot = point.index();
        }
        StepValue {
            from: step.from().index(),
            to: step.to().index(),
            direction: step.direction().index(),
            kind: step.kind().index(),
            taken_count: step.taken().len() as u8,
            taken,
            reserved: [0; 20],
        }
    }
}

impl From<&Move> for MoveValue {
    fn from(whole: &Move) -> MoveValue {
        let mut value = MoveValue {
            from: whole.from().index(),
            length: whole.steps().len() as u8,
            reserved: [0; 6],
            direction: [0; 60],
            kind: [0; 60],
        };
        for (index, (direction, kind)) in whole.steps().iter().enumerate() {
            value.direction[index] = direction.index();
            value.kind[index] = kind.index();
        }
        value
    }
}

impl MoveValue {
    /// The move that a caller means, if these bytes are one.
    pub(super) fn to_move(self) -> Result<Move, Failure> {
        let read = || {
            let length = usize::from(self.length);
            let directions = self.direction.get(..length)?;
            let steps = directions.iter().zip(&self.kind).map(|(&direction, &kind)| {
                Some((Direction::from_index(direction)?, Kind::from_index(kind)?))
            });
            let steps = steps.collect::<Option<Vec<_>>>()?;
            Move::new(Point::from_index(self.from)?, &steps)
        };
        if self.reserved != [0; 6] {
            return Err(Failure::MOVE);
        }
        read().ok_or(Failure::MOVE)
    }
}

impl From<Token> for TokenValue {
    fn from(token: Token) -> TokenValue {
        TokenValue { bytes: token.to_bytes() }
    }
}

impl TokenValue {
    /// The token that a caller hands back, if these bytes are one.
    pub(super) fn to_token(self) -> Result<Token, Failure> {
        Token::from_bytes(&self.bytes).map_err(|_| Failure::TOKEN)
    }
}

/// The point with a number that may be anything.
pub(super) fn point(number: i32) -> Option<Point> {
    Point::from_index(u8::try_from(number).ok()?)
}

/// The direction with a number that may be anything.
pub(super) fn direction(number: i32) -> Option<Direction> {
    Direction::from_index(u8::try_from(number).ok()?)
}

/// The kind with a number that may be anything.
pub(super) fn kind(number: i32) -> Option<Kind> {
    Kind::from_index(u8::try_from(number).ok()?)
}
