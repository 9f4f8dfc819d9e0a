//! Single steps: what a step is, which there are, and why others are none.

mod count;
mod lines;
mod list;
mod perfttable;
mod stand;
mod surroundings;
mod why;

pub(crate) use lines::Lines;
pub use list::{STEPS_MAX, StepList};
pub use perfttable::PerftTable;
pub(crate) use perfttable::{Known, Unit};
pub(crate) use stand::{Ground, Stand};
pub use why::Refusal;

use core::fmt;

use crate::geometry::{Direction, Point, PointSet, Side};
use crate::position::Position;

/// The most stones that one step can take: a line of nine less the two points of the step.
pub const LINE_MAX: usize = 7;

/// How a step takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// It takes nothing.
    Paika = 0,
    /// It takes the enemy stones ahead of it.
    Approach = 1,
    /// It takes the enemy stones behind it.
    Withdrawal = 2,
}

impl Kind {
    /// All three, in their order.
    pub const ALL: [Kind; 3] = [Kind::Paika, Kind::Approach, Kind::Withdrawal];

    /// The two that take, in the order of a listing.
    pub(crate) const CAPTURES: [Kind; 2] = [Kind::Approach, Kind::Withdrawal];

    /// The number of this kind outside the crate. Frozen.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The kind with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Kind> {
        match index {
            0 => Some(Kind::Paika),
            1 => Some(Kind::Approach),
            2 => Some(Kind::Withdrawal),
            _ => None,
        }
    }
}

/// One stone going to an adjacent point, with the stones that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    taken: PointSet,
    from: Point,
    to: Point,
    direction: Direction,
    kind: Kind,
}

impl Step {
    /// Where the stone stands.
    #[must_use]
    pub const fn from(&self) -> Point {
        self.from
    }

    /// Where it goes.
    #[must_use]
    pub const fn to(&self) -> Point {
        self.to
    }

    /// Which way.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// How it takes.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The stones that it takes.
    #[must_use]
    pub const fn taken(&self) -> PointSet {
        self.taken
    }

    /// The stones that it takes, the nearest first.
    pub fn taken_in_order(&self) -> impl Iterator<Item = Point> + use<> {
        let rising = (self.direction.offset() > 0) == (self.kind == Kind::Approach);
        let mut points = self.taken.iter();
        core::iter::from_fn(move || if rising { points.next() } else { points.next_back() })
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{} {:?} {:?}", self.from, self.to, self.kind, self.taken)
    }
}

impl Position {
    /// The steps of the side to move. If any of them takes, only those that take.
    ///
    /// In point order, a1 first; for each stone clockwise from north; an
    /// approach before a withdrawal.
    #[must_use]
    pub fn steps(&self) -> StepList {
        let lines = Lines::of(self, self.side());
        let mut list = StepList::new();
        lines.captures(lines.own(), &mut list);
        if list.is_empty() {
            lines.paikas(lines.own(), &mut list);
        }
        list
    }

    /// Every step that the stone on a point could make, whoever is to move and
    /// whatever else could take. In the order of [`steps`](Position::steps).
    #[must_use]
    pub fn steps_of(&self, point: Point) -> StepList {
        let mut list = StepList::new();
        if let Some(owner) = self.at(point) {
            Lines::of(self, owner).all_of(point, &mut list);
        }
        list
    }

    /// True when some stone of a side has a step that takes.
    #[must_use]
    pub fn can_capture(&self, side: Side) -> bool {
        Lines::of(self, side).can_capture()
    }

    /// True when the side to move has a step to make.
    #[must_use]
    pub fn can_step(&self) -> bool {
        Lines::of(self, self.side()).can_step()
    }

    /// A step as geometry alone has it: a stone, a line to an empty point and,
    /// for a capture, enemy stones to take.
    ///
    /// It asks neither whose turn it is nor what else could take, and builds a
    /// paika with nothing taken even where the step would take.
    #[must_use]
    pub fn step(&self, from: Point, direction: Direction, kind: Kind) -> Option<Step> {
        let owner = self.at(from)?;
        let to = self.size().next_to(from, direction)?;
        if self.at(to).is_some() {
            return None;
        }
        let step = Lines::of(self, owner).build(from, direction, kind);
        (kind == Kind::Paika || !step.taken.is_empty()).then_some(step)
    }

    /// Makes a step and passes the turn.
    pub(crate) fn make(&mut self, step: &Step) {
        self.carry_out(step);
        self.set_side(self.side().other());
    }

    /// Moves the stone of a step that was built here and takes what it takes; the turn stays.
    pub(crate) fn carry_out(&mut self, step: &Step) {
        if let Some(owner) = self.at(step.from) {
            self.shift(owner, step.from, step.to, step.taken);
        }
    }
}
