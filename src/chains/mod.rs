//! Chains: captures by one stone, one after another, within a single move.

mod board;
mod token;

pub use board::Board;
pub use token::{TOKEN_SIZE, Token, TokenError};

use crate::geometry::{Direction, Point, PointSet};
use crate::position::Position;
use crate::steps::{Kind, Lines, StepList};

/// The most steps that one move can have: a chain stands on no point twice, and
/// there are forty-five.
pub const CHAIN_MAX: usize = 44;

/// A move in progress: the stone that makes it, the way it last went, and
/// every point it has stood on, its start included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chain {
    seen: PointSet,
    at: Point,
    direction: Direction,
}

impl Chain {
    /// Where the stone stands.
    #[must_use]
    pub const fn at(&self) -> Point {
        self.at
    }

    /// The direction of its last step.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The points it has stood on, the first and the present one included.
    #[must_use]
    pub const fn seen(&self) -> PointSet {
        self.seen
    }

    fn steps(&self, position: &Position) -> StepList {
        let mut list = StepList::new();
        if let Some(owner) = position.at(self.at) {
            let lines = Lines::of(position, owner).barring(self.seen.bits());
            lines.continuations(self.at, self.direction, &mut list);
        }
        list
    }

    /// True when the stone could take again.
    fn goes_on(&self, position: &Position) -> bool {
        let stood = self.at.next(self.direction.opposite());
        position.at(self.at).zip(stood).is_some_and(|(owner, stood)| {
            let lines = Lines::of(position, owner).barring(self.seen.bits());
            lines.ground().arrived(stood, self.direction).can_take()
        })
    }

    /// True when a chain like this could be open in the position, and go on.
    fn fits(&self, position: &Position) -> bool {
        let stood = self.at.next(self.direction.opposite());
        position.at(self.at) == Some(position.side())
            && self.seen.contains(self.at)
            && stood.is_some_and(|stood| self.seen.contains(stood))
            && (self.seen - PointSet::of(self.at)).is_subset(position.vacant())
            && self.goes_on(position)
    }
}

impl Lines {
    /// Lists what a stone that has just gone one way can take next.
    fn continuations(&self, at: Point, last: Direction, list: &mut StepList) {
        let stone = PointSet::of(at).bits();
        for direction in Direction::ALL {
            if direction == last {
                continue;
            }
            let free = self.free(stone, direction);
            for kind in Kind::CAPTURES {
                if self.taking(free, direction, kind) != 0 {
                    list.push(self.build(at, direction, kind));
                }
            }
        }
    }
}
