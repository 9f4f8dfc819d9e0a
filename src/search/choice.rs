//! One thing that the side to move may do, in sixteen bits.

use crate::chains::Board;
use crate::geometry::{Direction, Point};
use crate::steps::{Kind, Step};

/// A step, or the stop of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice(pub(super) u16);

impl Choice {
    /// Room for every step's number, for tables over them.
    pub(super) const COUNT: usize = 1 << 11;

    /// No choice at all: no step has this number.
    pub(super) const NONE: Choice = Choice(0);

    pub(super) const STOP: Choice = Choice(Self::COUNT as u16);

    pub(super) fn of(step: &Step) -> Choice {
        let (from, direction) =
            (u16::from(step.from().index()), u16::from(step.direction().index()));
        // Points count from 12 up to 64.
        Choice(((from - 12) << 5 | direction << 2 | u16::from(step.kind().index())) + 1)
    }

    /// The step, unless this is none or a stop.
    pub(super) fn step(self, board: &Board) -> Option<Step> {
        let number = self.0.checked_sub(1).filter(|&number| number < Self::STOP.0)?;
        let from = Point::from_index((number >> 5) as u8 + 12)?;
        let direction = Direction::from_index((number >> 2 & 7) as u8)?;
        board.position().step(from, direction, Kind::from_index((number & 3) as u8)?)
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0) % Self::COUNT
    }
}
