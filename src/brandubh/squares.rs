use super::{SIZE, Square, Way};
use crate::wordset::word_set;

/// A set of squares, one bit each in a machine word.
///
/// A rank takes one bit more than it has squares, so that a set moved one square
/// along a rank never runs into the next one. No bit outside the board is ever set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// The bits of a rank.
    pub(super) const STRIDE: u8 = SIZE as u8 + 1;

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

word_set!(Squares of Square as "square", "squares", by SquaresIter);
