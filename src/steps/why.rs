use super::{Kind, Step};
use crate::geometry::{Direction, Point};
use crate::position::Position;

/// Why a step is none of those that may be made. Where more than one reason
/// applies, the first in the order that the asking method documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
#[non_exhaustive]
pub enum Refusal {
    /// The board does not have the point.
    #[error("that is not a point of this board")]
    OffBoard = 1,
    /// A number that is no direction, or no kind of step. Typed calls never meet it.
    #[error("that is not a direction, or not a kind of step")]
    BadStep = 2,
    /// The point is empty.
    #[error("no stone stands there")]
    NoStone = 3,
    /// It is the other side's stone.
    #[error("the stone belongs to the side that is not to move")]
    NotYours = 4,
    /// Past the edge, or diagonally from a weak point.
    #[error("no line goes that way from there")]
    NoLine = 5,
    /// A stone stands where the step would go.
    #[error("a stone stands where the step would go")]
    Occupied = 6,
    /// Asked to take in a way in which no enemy stone can be taken.
    #[error("the step takes nothing that way")]
    TakesNothing = 7,
    /// Asked as a paika, but it takes.
    #[error("the step takes, so it is not a paika")]
    NotAPaika = 8,
    /// A paika while some stone of the side to move can take.
    #[error("a stone that can take must take")]
    MustCapture = 9,
    /// Another stone is in the middle of its move.
    #[error("a chain is open with another stone")]
    NotTheStone = 10,
    /// The direction of the chain's last step.
    #[error("a chain does not go the same way twice running")]
    SameDirection = 11,
    /// A point that the chain has stood on.
    #[error("a chain does not come back to a point it has stood on")]
    Revisit = 12,
    /// A step that takes nothing, after one that took.
    #[error("every step of a chain takes")]
    PaikaInChain = 13,
}

impl Refusal {
    /// Every reason, in the order of their numbers.
    pub const ALL: [Refusal; 13] = [
        Refusal::OffBoard,
        Refusal::BadStep,
        Refusal::NoStone,
        Refusal::NotYours,
        Refusal::NoLine,
        Refusal::Occupied,
        Refusal::TakesNothing,
        Refusal::NotAPaika,
        Refusal::MustCapture,
        Refusal::NotTheStone,
        Refusal::SameDirection,
        Refusal::Revisit,
        Refusal::PaikaInChain,
    ];

    /// The number of this reason outside the crate. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl Position {
    /// The step, if it is one of [`steps`](Position::steps).
    ///
    /// # Errors
    ///
    /// Otherwise the first that applies of `OffBoard`, `NoStone`, `NotYours`,
    /// `NoLine`, `Occupied`, `TakesNothing`, `NotAPaika` and `MustCapture`.
    pub fn step_why(&self, from: Point, direction: Direction, kind: Kind) -> Result<Step, Refusal> {
        self.own_stone(from)?;
        self.open_line(from, direction)?;
        if kind == Kind::Paika {
            if self.takes(from, direction) {
                return Err(Refusal::NotAPaika);
            }
            if self.can_capture(self.side()) {
                return Err(Refusal::MustCapture);
            }
        }
        self.step(from, direction, kind).ok_or(Refusal::TakesNothing)
    }

    /// Refuses a point without a stone of the side to move.
    pub(crate) fn own_stone(&self, from: Point) -> Result<(), Refusal> {
        match self.at(from) {
            Some(owner) if owner == self.side() => Ok(()),
            Some(_) => Err(Refusal::NotYours),
            None if self.size().contains(from) => Err(Refusal::NoStone),
            None => Err(Refusal::OffBoard),
        }
    }

    /// The empty point that a line leads to.
    pub(crate) fn open_line(&self, from: Point, direction: Direction) -> Result<Point, Refusal> {
        let to = self.size().next_to(from, direction).ok_or(Refusal::NoLine)?;
        if self.at(to).is_some() { Err(Refusal::Occupied) } else { Ok(to) }
    }

    /// True when a step to an empty point takes in one way or the other.
    pub(crate) fn takes(&self, from: Point, direction: Direction) -> bool {
        Kind::CAPTURES.into_iter().any(|kind| self.step(from, direction, kind).is_some())
    }
}
