//! Whole moves: everything that one side does before the other plays.

mod count;
mod list;
mod perft;
mod play;
mod walk;

pub use list::TooManyMoves;
pub use play::MoveError;

use core::fmt;

use arrayvec::ArrayVec;

use crate::chains::CHAIN_MAX;
use crate::geometry::{Direction, Point};
use crate::steps::Kind;

/// A whole move: a single paika, or a chain of steps by one stone, each of which takes.
///
/// It knows its stone's way over the board and how each step takes; what it
/// takes depends on the position and is found by
/// [`Board::move_steps`](crate::Board::move_steps). Its text is the move as
/// players write it.
///
/// ```
/// use fanorona::{Direction, Kind, Move, Point};
///
/// let d3 = Point::new(3, 2).unwrap();
/// let chain = [(Direction::E, Kind::Approach), (Direction::N, Kind::Withdrawal)];
/// assert_eq!(Move::new(d3, &chain).unwrap().to_string(), "d3-e3A-e4W");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Move {
    from: Point,
    steps: ArrayVec<(Direction, Kind), CHAIN_MAX>,
}

impl Move {
    /// A move from its steps: one paika, or up to [`CHAIN_MAX`] captures, each
    /// along a line of the nine by five. `None` for anything else.
    #[must_use]
    pub fn new(from: Point, steps: &[(Direction, Kind)]) -> Option<Move> {
        let shaped = match steps {
            [] => false,
            [_] => true,
            _ => steps.iter().all(|step| step.1 != Kind::Paika),
        };
        let steps = ArrayVec::try_from(steps).ok()?;
        let end = steps.iter().try_fold(from, |at, step| at.next(step.0));
        (shaped && end.is_some()).then_some(Move { from, steps })
    }

    fn started(from: Point) -> Move {
        Move { from, steps: ArrayVec::new() }
    }

    /// Where the stone starts.
    #[must_use]
    pub const fn from(&self) -> Point {
        self.from
    }

    /// Where it ends.
    #[must_use]
    pub fn to(&self) -> Point {
        self.points().last().unwrap_or(self.from)
    }

    /// Each step's direction and kind, in order. Never empty.
    #[must_use]
    pub fn steps(&self) -> &[(Direction, Kind)] {
        &self.steps
    }

    /// The points it stands on, one more than there are steps.
    pub fn points(&self) -> impl Iterator<Item = Point> {
        let mut next = Some(self.from);
        let mut steps = self.steps.iter();
        core::iter::from_fn(move || {
            let point = next?;
            next = steps.next().and_then(|step| point.next(step.0));
            Some(point)
        })
    }

    /// True when it takes nothing.
    #[must_use]
    pub fn is_paika(&self) -> bool {
        self.steps.first().is_some_and(|step| step.1 == Kind::Paika)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for (point, step) in self.points().skip(1).zip(&self.steps) {
            let letter = match step.1 {
                Kind::Paika => "",
                Kind::Approach => "A",
                Kind::Withdrawal => "W",
            };
            write!(f, "-{point}{letter}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
