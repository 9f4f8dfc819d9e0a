use super::STRIDE;

/// One of the eight ways along a line, clockwise from north.
///
/// North is towards Black's side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Direction {
    /// Up the file.
    N = 0,
    /// Up and to the right.
    NE = 1,
    /// To the right along the rank.
    E = 2,
    /// Down and to the right.
    SE = 3,
    /// Down the file.
    S = 4,
    /// Down and to the left.
    SW = 5,
    /// To the left along the rank.
    W = 6,
    /// Up and to the left.
    NW = 7,
}

impl Direction {
    /// All eight, in their order.
    pub const ALL: [Direction; 8] = [
        Direction::N,
        Direction::NE,
        Direction::E,
        Direction::SE,
        Direction::S,
        Direction::SW,
        Direction::W,
        Direction::NW,
    ];

    /// The number of this direction: 0 for north, clockwise to 7.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The direction with that number, if it is below 8.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Direction> {
        if index < 8 { Some(Self::ALL[index as usize]) } else { None }
    }

    /// The way back.
    ///
    /// ```
    /// use fanorona::Direction;
    /// assert_eq!(Direction::NE.opposite(), Direction::SW);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// True for the four directions that only strong points have.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        self as u8 % 2 == 1
    }

    /// What one step this way adds to a point's number.
    pub(crate) const fn offset(self) -> i8 {
        const UP: i8 = STRIDE as i8;
        [UP, UP + 1, 1, 1 - UP, -UP, -UP - 1, -1, UP - 1][self as usize]
    }
}
