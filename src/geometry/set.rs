use super::{Direction, Point, STRIDE};
use crate::wordset::word_set;

/// A set of points, one bit each in a machine word.
///
/// A rank takes [`STRIDE`] bits, two more than it has points, so that a set
/// moved one or two steps along any direction never runs into the next rank's
/// points. No bit outside the nine by five is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PointSet(u64);

impl PointSet {
    /// The forty-five points of the nine by five.
    pub const ALL: PointSet = PointSet::rectangle(9, 5);

    /// The points with diagonal lines.
    pub const STRONG: PointSet = PointSet(0x5555_5555_5555_5555 & Self::ALL.0);

    /// The points of the lower left corner of the board.
    pub(crate) const fn rectangle(cols: u8, rows: u8) -> PointSet {
        // Asked for at every step, so without a loop: the first point of each rank, as often
        // as a rank has points.
        let firsts = FIRSTS & ((1 << (rows * STRIDE)) - 1);
        PointSet(firsts * ((1 << cols) - 1))
    }
}

/// The first point of each rank.
const FIRSTS: u64 = 1 | 1 << STRIDE | 1 << (2 * STRIDE) | 1 << (3 * STRIDE) | 1 << (4 * STRIDE);

word_set!(PointSet of Point as "point", "points", by Points);

/// Moves bits one point along a direction. What leaves the board may be left in
/// the gap between two ranks or above the last.
#[inline(always)]
pub(crate) const fn shift(bits: u64, direction: Direction) -> u64 {
    let offset = direction.offset();
    if offset > 0 { bits << offset } else { bits >> -offset }
}
