//! The values that a caller holds. Their sizes are frozen.

use super::codes::Failure;
use super::geometry::size;
use crate::chains::{TOKEN_SIZE, Token};
use crate::geometry::{Direction, Point};
use crate::moves::Move;
use crate::steps::{Kind, LINE_MAX, Step};
use crate::variant::Variant;

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

/// Which game is played: the size of the board, and the numbers by which a game
/// is drawn, which 0 turns off. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VariantValue {
    /// Files: 3, 5, 7 or 9.
    pub cols: i32,
    /// Ranks: 3 or 5.
    pub rows: i32,
    /// How many moves running may take nothing before the game is drawn; at most
    /// FANORONA_NUMBER_MAX.
    pub quiet_limit: i32,
    /// Which occurrence of a position draws the game; not 1, and at most
    /// FANORONA_NUMBER_MAX.
    pub repeat: i32,
    /// How many moves a game may have; at most 100000.
    pub ply_cap: i32,
    /// Room to grow; must be 0.
    pub reserved: [i32; 11],
}

const _: () = {
    assert!(size_of::<VariantValue>() == 64);
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
            Move::collect(Point::from_index(self.from)?, steps)
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

impl VariantValue {
    /// The variant that a caller means, if these numbers are one.
    pub(super) fn to_variant(self) -> Result<Variant, Failure> {
        let number = |number: i32| u32::try_from(number).map_err(|_| Failure::RANGE);
        if self.reserved != [0; 11] {
            return Err(Failure::RANGE);
        }
        let size = size(self.cols, self.rows).ok_or(Failure::RANGE)?;
        let (quiet, repeat) = (number(self.quiet_limit)?, number(self.repeat)?);
        Variant::custom(size, quiet, repeat, number(self.ply_cap)?).map_err(|_| Failure::RANGE)
    }
}

impl From<Variant> for VariantValue {
    fn from(variant: Variant) -> VariantValue {
        // No number of a variant has more than nine digits.
        VariantValue {
            cols: variant.size().cols().into(),
            rows: variant.size().rows().into(),
            quiet_limit: variant.quiet_limit() as i32,
            repeat: variant.repeat() as i32,
            ply_cap: variant.ply_cap() as i32,
            reserved: [0; 11],
        }
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
