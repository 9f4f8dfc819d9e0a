use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use super::{Direction, Point, STRIDE};

/// A set of points, one bit each in a machine word.
///
/// A rank takes [`STRIDE`] bits, two more than it has points, so that a set
/// moved one or two steps along any direction never runs into the next rank's
/// points. No bit outside the nine by five is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet(u64);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);

    /// The forty-five points of the nine by five.
    pub const ALL: PointSet = PointSet::rectangle(9, 5);

    /// The points with diagonal lines.
    pub const STRONG: PointSet = PointSet(0x5555_5555_5555_5555 & Self::ALL.0);

    /// The points of the lower left corner of the board.
    pub(crate) const fn rectangle(cols: u8, rows: u8) -> PointSet {
        let mut bits = 0;
        let mut rank = 0;
        while rank < rows {
            bits |= ((1 << cols) - 1) << (rank * STRIDE);
            rank += 1;
        }
        PointSet(bits)
    }

    /// The set of one point.
    #[must_use]
    pub const fn of(point: Point) -> PointSet {
        PointSet(1 << point.bit())
    }

    /// A set from bits of which some may be no points; those are left out.
    pub(crate) const fn from_bits(bits: u64) -> PointSet {
        PointSet(bits & Self::ALL.0)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// True when the point is in the set.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.bit() & 1 != 0
    }

    /// Puts a point in. True when it was not there.
    pub fn insert(&mut self, point: Point) -> bool {
        let new = !self.contains(point);
        *self |= PointSet::of(point);
        new
    }

    /// Takes a point out. True when it was there.
    pub fn remove(&mut self, point: Point) -> bool {
        let old = self.contains(point);
        *self -= PointSet::of(point);
        old
    }

    /// How many points there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True when there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when every point of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: PointSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first point in point order.
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 { None } else { Some(Point::from_bit(self.0.trailing_zeros())) }
    }

    /// The points, a1 first.
    #[must_use]
    pub const fn iter(self) -> Points {
        Points(self)
    }
}

/// Moves bits one point along a direction. What leaves the board may be left in
/// the gap between two ranks or above the last.
#[inline(always)]
pub(crate) const fn shift(bits: u64, direction: Direction) -> u64 {
    let offset = direction.offset();
    if offset > 0 { bits << offset } else { bits >> -offset }
}

/// The points of a set, a1 first.
#[derive(Clone, Debug)]
pub struct Points(PointSet);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for Points {
    #[inline]
    fn next_back(&mut self) -> Option<Point> {
        let last = Point::from_bit(self.0.0.checked_ilog2()?);
        self.0.remove(last);
        Some(last)
    }
}

impl ExactSizeIterator for Points {}
impl FusedIterator for Points {}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        self.iter()
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, |set, point| set | PointSet::of(point))
    }
}

impl BitOr for PointSet {
    type Output = PointSet;

    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitAnd for PointSet {
    type Output = PointSet;

    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl Sub for PointSet {
    type Output = PointSet;

    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        *self = *self | other;
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        *self = *self & other;
    }
}

impl SubAssign for PointSet {
    fn sub_assign(&mut self, other: PointSet) {
        *self = *self - other;
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Extend<Point> for PointSet {
    fn extend<I: IntoIterator<Item = Point>>(&mut self, points: I) {
        for point in points {
            self.insert(point);
        }
    }
}
