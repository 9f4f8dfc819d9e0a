/// A player. The king is on the defenders' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Those around the board, who move first.
    Attackers = 0,
    /// Those in the middle.
    Defenders = 1,
}

impl Side {
    /// Both sides, the attackers first.
    pub const ALL: [Side; 2] = [Side::Attackers, Side::Defenders];

    /// The number of this side everywhere outside the crate: attackers 0, defenders 1.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The side with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Side> {
        match index {
            0 => Some(Side::Attackers),
            1 => Some(Side::Defenders),
            _ => None,
        }
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Attackers => Side::Defenders,
            Side::Defenders => Side::Attackers,
        }
    }

    /// `a` or `d`, as a position string has it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::Attackers => 'a',
            Side::Defenders => 'd',
        }
    }
}

/// What may stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Piece {
    /// One of the attackers.
    Attacker = 1,
    /// One of the defenders other than the king.
    Defender = 2,
    /// The king.
    King = 3,
}

impl Piece {
    /// All three, in the order of their numbers.
    pub const ALL: [Piece; 3] = [Piece::Attacker, Piece::Defender, Piece::King];

    /// The number of this piece everywhere outside the crate; 0 is an empty square.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The piece with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Piece> {
        match index {
            1 => Some(Piece::Attacker),
            2 => Some(Piece::Defender),
            3 => Some(Piece::King),
            _ => None,
        }
    }

    /// The side it is on.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Piece::Attacker => Side::Attackers,
            Piece::Defender | Piece::King => Side::Defenders,
        }
    }

    /// `a`, `d` or `k`, as a position string has it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::Attacker => 'a',
            Piece::Defender => 'd',
            Piece::King => 'k',
        }
    }
}
