/// A player, and the colour of that player's stones.
///
/// White has the two lower ranks and moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The side that moves first.
    White = 1,
    /// The side on the upper ranks.
    Black = 2,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The number of this side everywhere outside the crate: White 1, Black 2.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The side with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Side> {
        match index {
            1 => Some(Side::White),
            2 => Some(Side::Black),
            _ => None,
        }
    }

    /// `w` or `b`, as a position string has it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'w',
            Side::Black => 'b',
        }
    }
}
