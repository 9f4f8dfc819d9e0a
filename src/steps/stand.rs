//! What one stone can take, all directions at once, and what a capture leaves.

use super::Kind;
use super::surroundings::{
    ARRIVALS, BY_CAPTURE, CAPTURES, CENTRE, COMING, GATHER_NEAR, GATHER_SHIFT, GATHER_WIDE,
    IN_ORDER, LAST_SHIFT, LEAVES, NEAR, NEAR_SHIFT, NO_CAPTURE, OPENED, PLACES, SWEPT, TURN, WIDE,
    WIDE_SHIFT, turn,
};
use crate::geometry::{Direction, Point};

/// A stone where it stands: the captures that it may make next, the capture
/// that brought it there, and the point.
#[derive(Clone, Copy, Default)]
pub(crate) struct Stand(u32);

impl Stand {
    #[inline(always)]
    pub(crate) fn can_take(self) -> bool {
        self.0 > !CAPTURES
    }

    /// The point it stands on.
    #[inline(always)]
    pub(crate) fn at(self) -> u64 {
        (1_u64 << CENTRE).rotate_left(self.turn())
    }

    /// The stone after each of its captures, as it could go on if there were
    /// stones and room for everything.
    #[inline(always)]
    pub(crate) fn arrivals(self) -> impl Iterator<Item = Stand> {
        let mut captures = self.0 & CAPTURES;
        core::iter::from_fn(move || {
            if captures == 0 {
                return None;
            }
            let capture = captures.trailing_zeros();
            captures &= captures - 1;
            Some(Stand(self.arrival(capture)))
        })
    }

    /// Where a capture brings it.
    #[inline(always)]
    fn arrival(self, capture: u32) -> u32 {
        ARRIVALS[((self.0 & TURN) << 5 | capture) as usize & 2047]
    }

    /// How far a board is turned to show the point, in the bits that a rotation looks at.
    #[inline(always)]
    fn turn(self) -> u32 {
        self.0
    }
}

/// What a stone meets in a chain: enemy stones, and points that it may step to.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ground {
    pub(crate) enemy: u64,
    pub(crate) open: u64,
}

impl Ground {
    /// A stone that has not moved yet.
    #[inline(always)]
    pub(crate) fn start(self, point: Point) -> Stand {
        self.look(ARRIVALS[(turn(point) << 5 | NO_CAPTURE) as usize & 2047])
    }

    /// A stone that a capture has just brought from a point, the capture made.
    #[inline]
    pub(crate) fn arrived(self, from: Point, direction: Direction) -> Stand {
        // An approach and a withdrawal leave it the same lines.
        let capture = IN_ORDER[2 * usize::from(direction.index())].0;
        self.look(ARRIVALS[(turn(from) << 5 | capture) as usize & 2047])
    }

    /// A stone after each of the captures it may make.
    ///
    /// A capture changes the line of its step and nothing else, and what the
    /// stone can take next lies on other lines through the point it comes to.
    /// So this ground answers that without the capture being made.
    #[inline(always)]
    pub(crate) fn next(self, stand: Stand) -> impl Iterator<Item = Stand> {
        stand.arrivals().map(move |arrival| self.look(arrival.0))
    }

    /// The same in the order in which steps are listed, with what each of them is.
    #[inline]
    pub(crate) fn choices(self, stand: Stand) -> impl Iterator<Item = ((Direction, Kind), Stand)> {
        let there = IN_ORDER.iter().filter(move |(capture, _)| stand.0 >> capture & 1 != 0);
        there.map(move |&(capture, by)| (by, self.look(stand.arrival(capture))))
    }

    /// A stone after each of the captures that bring one of some stones to a point.
    ///
    /// All of them meet the same there, which is looked at once.
    #[inline(always)]
    pub(crate) fn coming(self, own: u64, point: Point) -> impl Iterator<Item = Stand> {
        let turn = turn(point);
        let place = &PLACES[turn as usize];
        let there = wide(self.enemy, turn);
        let follow = (there & OPENED[near(self.open, turn)] | !CAPTURES) & place.follow;
        let mut captures = there & COMING[near(own, turn)] & place.captures;
        core::iter::from_fn(move || {
            if captures == 0 {
                return None;
            }
            let capture = captures.trailing_zeros();
            captures &= captures - 1;
            Some(Stand(follow & LEAVES[capture as usize & 31]))
        })
    }

    /// The captures allowed by an arrival that there are stones and room for.
    #[inline(always)]
    fn look(self, arrival: u32) -> Stand {
        let there = wide(self.enemy, arrival) & OPENED[near(self.open, arrival)];
        Stand((there | !CAPTURES) & arrival)
    }

    /// The point that a stone was brought to by its last capture, and what that took.
    #[inline(always)]
    pub(crate) fn swept(self, stand: Stand) -> u64 {
        let line = &BY_CAPTURE[(stand.0 >> LAST_SHIFT) as usize & 31];
        let stones = (self.enemy & line.keep).rotate_right(stand.turn()) & line.cells;
        let place = line.start + (stones.wrapping_mul(line.gather) >> GATHER_SHIFT);
        SWEPT[place as usize % SWEPT.len()].rotate_left(stand.turn())
    }

    /// The ground after that capture: what it took is open, the point is not.
    #[inline(always)]
    pub(crate) fn after(self, stand: Stand) -> Ground {
        let swept = self.swept(stand);
        Ground { enemy: self.enemy & !swept, open: self.open ^ swept }
    }
}

/// The neighbours of a turn's point that are among some points, gathered.
#[inline(always)]
fn near(points: u64, turn: u32) -> usize {
    let near = points.rotate_right(turn) & NEAR;
    (near.wrapping_mul(GATHER_NEAR) >> NEAR_SHIFT) as usize
}

/// The same for the points up to two steps away, each where its capture's bit is.
#[inline(always)]
fn wide(points: u64, turn: u32) -> u32 {
    let wide = points.rotate_right(turn) & WIDE;
    (wide.wrapping_mul(GATHER_WIDE) >> WIDE_SHIFT) as u32
}
