//! Which game is played: the size of the board and the limits on a game.

use crate::geometry::Size;

/// A board size and the numbers by which a game is drawn. 0 turns a number off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    size: Size,
    quiet_limit: u32,
    repeat: u32,
    ply_cap: u32,
}

impl Default for Variant {
    /// The nine by five, drawn by sixty quiet moves or the third occurrence of a position.
    fn default() -> Variant {
        Variant { size: Size::SIVY, quiet_limit: 60, repeat: 3, ply_cap: 0 }
    }
}

impl Variant {
    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many moves running may take nothing before the game is drawn.
    #[must_use]
    pub const fn quiet_limit(&self) -> u32 {
        self.quiet_limit
    }

    /// Which occurrence of a position draws the game.
    #[must_use]
    pub const fn repeat(&self) -> u32 {
        self.repeat
    }

    /// How many moves a game may have.
    #[must_use]
    pub const fn ply_cap(&self) -> u32 {
        self.ply_cap
    }
}
