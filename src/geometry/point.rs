use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayString;

use super::{Direction, PointSet, STRIDE};

/// A place where lines cross, on any size of board: a1 of the smallest is a1 of the largest.
///
/// Points are ordered from a1 along each rank in turn. There is no point
/// outside the nine by five; whether one belongs to a smaller board is asked of
/// its [`Size`](super::Size).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

/// Text that names no point of the nine by five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a point is a file from a to i and a rank from 1 to 5")]
pub struct ParsePointError;

impl Point {
    /// The number of a1: one row and one column of border come before it.
    const FIRST: u8 = STRIDE + 1;

    /// The point at a file (0 to 8 for a to i) and a rank (0 to 4 for 1 to 5).
    ///
    /// ```
    /// use fanorona::Point;
    /// assert_eq!(Point::new(4, 2).unwrap().to_string(), "e3");
    /// assert_eq!(Point::new(9, 0), None);
    /// ```
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Point> {
        if file < 9 && rank < 5 { Some(Point(rank * STRIDE + file)) } else { None }
    }

    /// The point with this number, counted with a border of one cell: a1 is 12, e3 is 38.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Point> {
        Point::of(index.wrapping_sub(Self::FIRST))
    }

    /// The point of a bit, if it is one of a point's.
    const fn of(bit: u8) -> Option<Point> {
        if bit < 64 && PointSet::ALL.bits() >> bit & 1 != 0 { Some(Point(bit)) } else { None }
    }

    /// The number of this point outside the crate. Frozen.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0 + Self::FIRST
    }

    /// Every point of the nine by five, a1 first.
    pub fn all() -> impl Iterator<Item = Point> + Clone {
        PointSet::ALL.iter()
    }

    /// 0 to 8 for the files a to i.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 to 4 for the ranks 1 to 5.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / STRIDE
    }

    /// True for a point with diagonal lines: its file and rank add to an even number.
    #[must_use]
    pub const fn is_strong(self) -> bool {
        // The stride is odd, so the sum's parity is the bit number's.
        self.0 & 1 == 0
    }

    /// Puts its name at the end of a text that has room for it.
    pub(crate) fn push_to<const ROOM: usize>(self, text: &mut ArrayString<ROOM>) {
        text.push(char::from(b'a' + self.file()));
        text.push(char::from(b'1' + self.rank()));
    }

    /// The next point of the nine by five along a line, if a line goes that way.
    pub(crate) const fn next(self, direction: Direction) -> Option<Point> {
        if direction.is_diagonal() && !self.is_strong() {
            return None;
        }
        Point::of(self.0.wrapping_add_signed(direction.offset()))
    }

    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// The point of a bit that is known to be one of [`PointSet::ALL`].
    pub(crate) const fn from_bit(bit: u32) -> Point {
        Point(bit as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name = ArrayString::<2>::new();
        self.push_to(&mut name);
        f.write_str(&name)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Point {
    type Err = ParsePointError;

    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        match *text.as_bytes() {
            [file @ b'a'..=b'i', rank @ b'1'..=b'5'] => Point::new(file - b'a', rank - b'1'),
            _ => None,
        }
        .ok_or(ParsePointError)
    }
}
