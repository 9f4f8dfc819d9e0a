//! The generator: all stones at once, a machine word a set.

use super::{Ground, Kind, Stand, Step, StepList};
use crate::geometry::{Direction, Point, PointSet, Side, shift};
use crate::position::Position;

/// A position as one side sees it: its stones, the enemy's, and the points with none.
#[derive(Clone, Copy)]
pub(crate) struct Lines {
    own: u64,
    enemy: u64,
    vacant: u64,
}

impl Lines {
    #[inline]
    pub(crate) fn of(position: &Position, side: Side) -> Lines {
        Lines {
            own: position.stones(side).bits(),
            enemy: position.stones(side.other()).bits(),
            vacant: position.vacant().bits(),
        }
    }

    #[inline]
    pub(crate) fn own(&self) -> u64 {
        self.own
    }

    #[inline]
    pub(crate) fn enemy(&self) -> u64 {
        self.enemy
    }

    /// What the own stones meet.
    #[inline]
    pub(crate) fn ground(&self) -> Ground {
        Ground { enemy: self.enemy, open: self.vacant }
    }

    /// The other side's view.
    #[inline]
    pub(crate) fn turned(&self) -> Lines {
        Lines { own: self.enemy, enemy: self.own, vacant: self.vacant }
    }

    /// The view in which no step arrives on some points.
    #[inline]
    pub(crate) fn barring(self, points: u64) -> Lines {
        Lines { vacant: self.vacant & !points, ..self }
    }

    /// The view after one of the own stones has moved and enemy stones are gone.
    #[inline]
    pub(crate) fn moved(&self, from: u64, to: u64, taken: u64) -> Lines {
        Lines {
            own: self.own ^ from ^ to,
            enemy: self.enemy ^ taken,
            vacant: self.vacant ^ from ^ to ^ taken,
        }
    }

    /// The view after the capture that brought a stone to where it stands.
    #[inline(always)]
    pub(crate) fn captured(&self, from: u64, stand: Stand) -> Lines {
        let swept = self.ground().swept(stand);
        self.moved(from, swept & self.vacant, swept & self.enemy)
    }

    /// The view after a step by a stone that is known to be free that way.
    #[inline]
    pub(crate) fn after(&self, from: Point, direction: Direction, kind: Kind) -> Lines {
        let from = PointSet::of(from).bits();
        self.moved(from, shift(from, direction), self.taken(from, direction, kind))
    }

    /// Those of the stones that have an empty point next to them on a line that way.
    #[inline(always)]
    pub(crate) fn free(&self, stones: u64, direction: Direction) -> u64 {
        let origins = if direction.is_diagonal() { PointSet::STRONG } else { PointSet::ALL };
        stones & origins.bits() & shift(self.vacant, direction.opposite())
    }

    /// Those of the free stones that would take this way.
    #[inline(always)]
    pub(crate) fn taking(&self, free: u64, direction: Direction, kind: Kind) -> u64 {
        let back = direction.opposite();
        match kind {
            Kind::Paika => 0,
            Kind::Approach => free & shift(shift(self.enemy, back), back),
            Kind::Withdrawal => free & shift(self.enemy, direction),
        }
    }

    /// The unbroken enemy line that a step from a point would take.
    #[inline(always)]
    pub(crate) fn taken(&self, from: u64, direction: Direction, kind: Kind) -> u64 {
        let (start, away) = match kind {
            Kind::Paika => return 0,
            Kind::Approach => (shift(from, direction), direction),
            Kind::Withdrawal => (from, direction.opposite()),
        };
        let mut taken = 0;
        let mut next = shift(start, away) & self.enemy;
        while next != 0 {
            taken |= next;
            next = shift(next, away) & self.enemy;
        }
        taken
    }

    pub(crate) fn can_step(&self) -> bool {
        Direction::ALL.into_iter().any(|direction| self.free(self.own, direction) != 0)
    }

    pub(crate) fn can_capture(&self) -> bool {
        self.capturers() != 0
    }

    /// The own stones that can take.
    #[inline]
    pub(crate) fn capturers(&self) -> u64 {
        let each = |ahead: Direction| {
            let back = ahead.opposite();
            let met = shift(shift(self.enemy, back), back) | shift(self.enemy, ahead);
            met & shift(self.vacant, back)
        };
        self.own & any_way(each)
    }

    /// The points that a capture would bring an own stone to.
    #[inline(always)]
    pub(crate) fn destinations(&self) -> u64 {
        let each = |ahead: Direction| {
            let met = shift(self.enemy, ahead.opposite()) | shift(shift(self.enemy, ahead), ahead);
            met & shift(self.own, ahead)
        };
        self.vacant & any_way(each)
    }

    /// The own stones that are free each way, in the order of the directions.
    #[inline(always)]
    pub(crate) fn all_free(&self) -> [u64; 8] {
        // Spelt out, so that every shift is by a constant.
        [
            self.free(self.own, Direction::N),
            self.free(self.own, Direction::NE),
            self.free(self.own, Direction::E),
            self.free(self.own, Direction::SE),
            self.free(self.own, Direction::S),
            self.free(self.own, Direction::SW),
            self.free(self.own, Direction::W),
            self.free(self.own, Direction::NW),
        ]
    }

    /// The own stones that would take in each of the sixteen ways.
    #[inline(always)]
    pub(crate) fn all_taking(&self) -> [[u64; 4]; 4] {
        // Spelt out for the same reason.
        [
            self.taking_along(Direction::N),
            self.taking_along(Direction::NE),
            self.taking_along(Direction::E),
            self.taking_along(Direction::SE),
        ]
    }

    /// The own stones that would take by a step one way or the other along a line.
    #[inline(always)]
    fn taking_along(&self, ahead: Direction) -> [u64; 4] {
        let back = ahead.opposite();
        let [free_ahead, free_back] = [self.free(self.own, ahead), self.free(self.own, back)];
        let [approach, withdrawal] = Kind::CAPTURES;
        [
            self.taking(free_ahead, ahead, approach),
            self.taking(free_ahead, ahead, withdrawal),
            self.taking(free_back, back, approach),
            self.taking(free_back, back, withdrawal),
        ]
    }

    /// A step that is known to have its stone and an empty point to go to.
    pub(crate) fn build(&self, from: Point, direction: Direction, kind: Kind) -> Step {
        let bits = PointSet::of(from).bits();
        Step {
            taken: PointSet::from_bits(self.taken(bits, direction, kind)),
            from,
            to: Point::from_bit(shift(bits, direction).trailing_zeros()),
            direction,
            kind,
        }
    }

    /// Lists the captures of some of the own stones.
    pub(crate) fn captures(&self, stones: u64, list: &mut StepList) {
        let mut sources = [[0; 2]; 8];
        let mut movers = 0;
        for direction in Direction::ALL {
            let free = self.free(stones, direction);
            for kind in Kind::CAPTURES {
                let taking = self.taking(free, direction, kind);
                sources[direction as usize][kind as usize - 1] = taking;
                movers |= taking;
            }
        }
        for point in PointSet::from_bits(movers) {
            for direction in Direction::ALL {
                for kind in Kind::CAPTURES {
                    let taking = sources[direction as usize][kind as usize - 1];
                    if PointSet::from_bits(taking).contains(point) {
                        list.push(self.build(point, direction, kind));
                    }
                }
            }
        }
    }

    /// Lists every step of some of the own stones as if it took nothing.
    pub(crate) fn paikas(&self, stones: u64, list: &mut StepList) {
        for point in PointSet::from_bits(stones) {
            for direction in Direction::ALL {
                if self.free(PointSet::of(point).bits(), direction) != 0 {
                    list.push(self.build(point, direction, Kind::Paika));
                }
            }
        }
    }

    /// Lists every step of one stone, those that take and those that do not.
    pub(crate) fn all_of(&self, point: Point, list: &mut StepList) {
        let stone = PointSet::of(point).bits();
        for direction in Direction::ALL {
            let free = self.free(stone, direction);
            if free == 0 {
                continue;
            }
            let before = list.len();
            for kind in Kind::CAPTURES {
                if self.taking(free, direction, kind) != 0 {
                    list.push(self.build(point, direction, kind));
                }
            }
            if list.len() == before {
                list.push(self.build(point, direction, Kind::Paika));
            }
        }
    }
}

/// The points that are in the set of any direction, of a diagonal one only those
/// that have diagonals. Spelt out, so that every shift is by a constant.
#[inline(always)]
fn any_way(set: impl Fn(Direction) -> u64) -> u64 {
    let straight = set(Direction::N) | set(Direction::E) | set(Direction::S) | set(Direction::W);
    let diagonal =
        set(Direction::NE) | set(Direction::SE) | set(Direction::SW) | set(Direction::NW);
    straight | diagonal & PointSet::STRONG.bits()
}
