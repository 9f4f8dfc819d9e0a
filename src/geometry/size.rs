use core::fmt;
use core::str::FromStr;

use super::{Direction, Point, PointSet, Side};

/// A size of board that can be built: 3, 5, 7 or 9 files by 3 or 5 ranks.
///
/// The numbers of files and ranks are odd, so every board has a centre. The text
/// of a size is its name, or else its measures.
///
/// ```
/// use fanorona::Size;
///
/// assert_eq!("7x5".parse(), Ok(Size::new(7, 5).unwrap()));
/// assert_eq!("9x5".parse::<Size>().unwrap().to_string(), "sivy");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    cols: u8,
    rows: u8,
}

/// Text that stands for no size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a board is sivy, dimy or telo, or 3, 5, 7 or 9 files by 3 or 5 ranks, such as 7x5")]
pub struct ParseSizeError;

impl Size {
    /// The game as it is best known: nine by five.
    pub const SIVY: Size = Size { cols: 9, rows: 5 };
    /// Five by five.
    pub const DIMY: Size = Size { cols: 5, rows: 5 };
    /// Three by three.
    pub const TELO: Size = Size { cols: 3, rows: 3 };

    /// Every size, by width and then height, the smallest first.
    pub const ALL: [Size; 8] = {
        let mut all = [Size::TELO; 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Size { cols: 3 + i as u8 / 2 * 2, rows: 3 + i as u8 % 2 * 2 };
            i += 1;
        }
        all
    };

    const NAMES: [(&'static str, Size); 3] =
        [("sivy", Size::SIVY), ("dimy", Size::DIMY), ("telo", Size::TELO)];

    /// The size with that many files and ranks, if it can be built.
    ///
    /// ```
    /// use fanorona::Size;
    /// assert_eq!(Size::new(9, 5), Some(Size::SIVY));
    /// assert_eq!(Size::new(4, 5), None);
    /// ```
    #[must_use]
    pub const fn new(cols: u8, rows: u8) -> Option<Size> {
        match (cols, rows) {
            (3 | 5 | 7 | 9, 3 | 5) => Some(Size { cols, rows }),
            _ => None,
        }
    }

    /// The size that a name stands for: `sivy`, `dimy` or `telo`.
    #[must_use]
    pub fn named(name: &str) -> Option<Size> {
        Self::NAMES.iter().find(|entry| entry.0 == name).map(|entry| entry.1)
    }

    /// The name of this size, if it has one.
    #[must_use]
    pub fn name(self) -> Option<&'static str> {
        Self::NAMES.iter().find(|entry| entry.1 == self).map(|entry| entry.0)
    }

    /// How many files.
    #[must_use]
    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// How many ranks.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// The place of this size in [`Size::ALL`].
    pub(crate) const fn ordinal(self) -> usize {
        (self.cols as usize - 3) + (self.rows as usize - 3) / 2
    }

    /// All points of a board of this size.
    #[must_use]
    pub const fn points(self) -> PointSet {
        PointSet::rectangle(self.cols, self.rows)
    }

    /// True when the point belongs to a board of this size.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.file() < self.cols && point.rank() < self.rows
    }

    /// The point in the middle.
    #[must_use]
    pub const fn centre(self) -> Point {
        match Point::new(self.cols / 2, self.rows / 2) {
            Some(centre) => centre,
            None => unreachable!(),
        }
    }

    /// The next point along a line; none past the edge, nor diagonally from a
    /// weak point, nor from a point that this board does not have.
    #[must_use]
    pub fn next_to(self, point: Point, direction: Direction) -> Option<Point> {
        if !self.contains(point) {
            return None;
        }
        point.next(direction).filter(|&next| self.contains(next))
    }

    /// The points joined to a point, clockwise from north.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        Direction::ALL.into_iter().filter_map(move |direction| self.next_to(point, direction))
    }

    /// How many lines meet at a point; 0 for one that this board does not have.
    #[must_use]
    pub fn degree(self, point: Point) -> usize {
        self.neighbours(point).count()
    }

    /// Every joined pair of points once, the lower point first: by that point,
    /// then clockwise from north. There are 108 on the nine by five.
    pub fn segments(self) -> impl Iterator<Item = (Point, Point)> {
        self.points().into_iter().flat_map(move |point| {
            self.neighbours(point).filter(move |&next| point < next).map(move |next| (point, next))
        })
    }

    /// The stones of one side before the first move.
    ///
    /// Each side fills its ranks below or above the middle one, where the
    /// stones alternate outward from an empty centre, White directly left of it
    /// and Black directly right.
    #[must_use]
    pub fn setup(self, side: Side) -> PointSet {
        let centre = self.centre();
        self.points()
            .into_iter()
            .filter(|point| {
                let owner = if point.rank() != centre.rank() {
                    if point.rank() < centre.rank() { Side::White } else { Side::Black }
                } else if point.file() == centre.file() {
                    return false;
                } else {
                    let near = point.file().abs_diff(centre.file()) % 2 == 1;
                    let left = point.file() < centre.file();
                    if near == left { Side::White } else { Side::Black }
                };
                owner == side
            })
            .collect()
    }
}

impl FromStr for Size {
    type Err = ParseSizeError;

    /// Reads a name, or a digit for the files, `x` and a digit for the ranks.
    fn from_str(text: &str) -> Result<Size, ParseSizeError> {
        Size::named(text)
            .or_else(|| match *text.as_bytes() {
                [cols @ b'0'..=b'9', b'x', rows @ b'0'..=b'9'] => {
                    Size::new(cols - b'0', rows - b'0')
                }
                _ => None,
            })
            .ok_or(ParseSizeError)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "{}x{}", self.cols, self.rows),
        }
    }
}
