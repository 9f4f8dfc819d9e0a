//! Whole moves: everything that one side does before the other plays.

mod count;
mod list;
mod perft;
mod play;
mod walk;

pub use list::TooManyMoves;
pub use play::MoveError;

use core::fmt;

use arrayvec::{ArrayString, ArrayVec};

use crate::chains::CHAIN_MAX;
use crate::geometry::{Direction, Point};
use crate::steps::Kind;

/// The length of the longest text of a move: a point, and four characters for each step.
const TEXT_MAX: usize = 2 + 4 * CHAIN_MAX;

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
        Move::collect(from, steps.iter().map(|&step| Some(step)))
    }

    /// The same from steps that come one by one; `None` also where one of them is none.
    pub(crate) fn collect(
        from: Point,
        steps: impl Iterator<Item = Option<(Direction, Kind)>>,
    ) -> Option<Move> {
        let mut whole = Move::started(from);
        let mut at = from;
        for step in steps {
            let (direction, kind) = step?;
            at = at.next(direction)?;
            whole.steps.try_push((direction, kind)).ok()?;
        }
        let shaped = match whole.steps[..] {
            [] => false,
            [_] => true,
            _ => whole.steps.iter().all(|step| step.1 != Kind::Paika),
        };
        shaped.then_some(whole)
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

    /// The move as players write it, without what a formatter costs.
    pub(crate) fn text(&self) -> ArrayString<TEXT_MAX> {
        let mut text = ArrayString::new();
        self.from.push_to(&mut text);
        let mut points = self.points();
        points.next();
        for (point, step) in points.zip(&self.steps) {
            text.push('-');
            point.push_to(&mut text);
            match step.1 {
                Kind::Paika => {}
                Kind::Approach => text.push('A'),
                Kind::Withdrawal => text.push('W'),
            }
        }
        text
    }

    /// True when it takes nothing.
    #[must_use]
    pub fn is_paika(&self) -> bool {
        self.steps.first().is_some_and(|step| step.1 == Kind::Paika)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
