use core::fmt;
use core::str::FromStr;

use super::{SIZE, SQUARES, STRIDE, Squares, Way};

/// A square of the board.
///
/// Squares are ordered from a1 along each rank in turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a file from a to g and a rank from 1 to 7")]
pub struct ParseSquareError;

impl Square {
    /// The square in the middle, d4.
    pub const THRONE: Square = Square::at(3, 3);

    /// Every square, a1 first.
    pub const ALL: [Square; SQUARES] = {
        let mut all = [Square::THRONE; SQUARES];
        let mut i = 0;
        while i < SQUARES {
            all[i] = Square::at((i % SIZE) as u8, (i / SIZE) as u8);
            i += 1;
        }
        all
    };

    /// The square at a file (0 to 6 for a to g) and a rank (0 to 6 for 1 to 7).
    ///
    /// ```
    /// use fanorona::brandubh::Square;
    /// assert_eq!(Square::new(3, 3), Some(Square::THRONE));
    /// assert_eq!(Square::new(7, 0), None);
    /// ```
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < SIZE as u8 && rank < SIZE as u8 { Some(Square::at(file, rank)) } else { None }
    }

    const fn at(file: u8, rank: u8) -> Square {
        Square(rank * Squares::STRIDE + file)
    }

    /// The square with this number, counted with a border of one cell: a1 is 10, d4 is 40.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Square> {
        match (index % STRIDE, index / STRIDE) {
            (0, _) | (_, 0) => None,
            (column, row) => Square::new(column - 1, row - 1),
        }
    }

    /// The number of this square outside the crate. Frozen.
    #[must_use]
    pub const fn index(self) -> u8 {
        (self.rank() + 1) * STRIDE + self.file() + 1
    }

    /// 0 to 6 for the files a to g.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % Squares::STRIDE
    }

    /// 0 to 6 for the ranks 1 to 7.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / Squares::STRIDE
    }

    /// True for d4, whoever stands there.
    #[must_use]
    pub const fn is_throne(self) -> bool {
        Squares::THRONE.contains(self)
    }

    /// True for a1, g1, a7 and g7.
    #[must_use]
    pub const fn is_corner(self) -> bool {
        Squares::CORNERS.contains(self)
    }

    /// True for the squares of the outermost ranks and files.
    #[must_use]
    pub const fn is_edge(self) -> bool {
        Squares::EDGE.contains(self)
    }

    /// True for d3, c4, e4 and d5.
    #[must_use]
    pub const fn beside_throne(self) -> bool {
        Squares::BESIDE_THRONE.contains(self)
    }

    /// The neighbour on one side, if the board has one there.
    pub(super) fn next(self, way: Way) -> Option<Square> {
        Squares::of(self).toward(way).first()
    }

    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The square of a bit that is known to be one of [`Squares::ALL`].
    pub(super) const fn from_bit(bit: u32) -> Square {
        Square(bit as u8)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'g', rank @ b'1'..=b'7'] => Square::new(file - b'a', rank - b'1'),
            _ => None,
        }
        .ok_or(ParseSquareError)
    }
}
