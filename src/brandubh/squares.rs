use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use super::{SIZE, Square, Way};

/// A set of squares, one bit each in a machine word.
///
/// A rank takes one bit more than it has squares, so that a set moved one square
/// along a rank never runs into the next one. No bit outside the board is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// The bits of a rank.
    pub(super) const STRIDE: u8 = SIZE as u8 + 1;

    /// No square.
    pub const EMPTY: Squares = Squares(0);

    /// The forty-nine squares.
    pub const ALL: Squares = Squares(0x007f_7f7f_7f7f_7f7f);

    /// The throne alone.
    pub const THRONE: Squares = Squares::of(Square::THRONE);

    /// The four squares that share an edge with the throne.
    pub const BESIDE_THRONE: Squares = {
        let throne = Squares::THRONE.0;
        Squares(throne << 1 | throne >> 1 | throne << Self::STRIDE | throne >> Self::STRIDE)
    };

    /// The outermost ranks and files.
    pub const EDGE: Squares = Squares(0x007f_4141_4141_417f);

    /// The four corners.
    pub const CORNERS: Squares = Squares(0x0041_0000_0000_0041);

    /// What is an enemy to both sides in a capture while it is empty.
    pub(super) const HOSTILE: Squares = Squares(Self::CORNERS.0 | Self::THRONE.0);

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.bit())
    }

    /// A set from bits of which some may be no squares; those are left out.
    pub(super) const fn from_bits(bits: u64) -> Squares {
        Squares(bits & Self::ALL.0)
    }

    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// True when the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 != 0
    }

    /// How many squares there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True when there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when every square of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Squares) -> bool {
        self.0 & !other.0 == 0
    }

    /// The first square in square order.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::from_bit(self.0.trailing_zeros())) }
    }

    /// The squares, a1 first.
    #[must_use]
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self)
    }

    /// The neighbours on one side, as far as the board goes.
    #[inline]
    pub(super) const fn toward(self, way: Way) -> Squares {
        Squares::from_bits(match way {
            Way::Left => self.0 >> 1,
            Way::Right => self.0 << 1,
            Way::Down => self.0 >> Self::STRIDE,
            Way::Up => self.0 << Self::STRIDE,
        })
    }

    /// The neighbours on all four sides.
    pub(super) fn around(self) -> Squares {
        Way::ALL.into_iter().fold(Squares::EMPTY, |around, way| around | self.toward(way))
    }
}

/// The squares of a set, a1 first.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl DoubleEndedIterator for SquaresIter {
    #[inline]
    fn next_back(&mut self) -> Option<Square> {
        let last = Square::from_bit(self.0.0.checked_ilog2()?);
        self.0 = self.0 - Squares::of(last);
        Some(last)
    }
}

impl ExactSizeIterator for SquaresIter {}
impl FusedIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::EMPTY, |set, square| set | Squares::of(square))
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        *self = *self | other;
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl Sub for Squares {
    type Output = Squares;

    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
