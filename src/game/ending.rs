use crate::geometry::Side;
use crate::position::Position;

/// A way in which a game ends on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Ending {
    /// Every stone of one side is gone: the other has won.
    NoStones = 1,
    /// The side to move has stones and no step: the other has won.
    NoMoves = 2,
    /// A position has occurred as often as the variant lets it: a draw.
    Repetition = 3,
    /// The variant's number of moves running took nothing: a draw.
    Quiet = 4,
    /// The game has as many moves as the variant gives it: a draw.
    PlyCap = 5,
}

impl Ending {
    /// Every way, in the order in which they are asked after a move.
    pub const ALL: [Ending; 5] =
        [Ending::NoStones, Ending::NoMoves, Ending::Repetition, Ending::Quiet, Ending::PlyCap];

    /// The number of this way outside the crate. Frozen; 0 is a game that goes on.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The word for it, as a game's text has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::NoStones => "no_stones",
            Ending::NoMoves => "no_moves",
            Ending::Repetition => "repetition",
            Ending::Quiet => "quiet",
            Ending::PlyCap => "ply_cap",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    pub(super) ending: Ending,
    pub(super) winner: Option<Side>,
}

impl Outcome {
    /// The way.
    #[must_use]
    pub const fn ending(self) -> Ending {
        self.ending
    }

    /// Who has won; none where it is a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        self.winner
    }

    /// The win that a position between moves is by itself, if it is one. On a
    /// board without any stone the side that is to move has lost.
    #[must_use]
    pub fn on_board(position: &Position) -> Option<Outcome> {
        let side = position.side();
        let (ending, winner) = if position.stones(side).is_empty() {
            (Ending::NoStones, side.other())
        } else if position.stones(side.other()).is_empty() {
            (Ending::NoStones, side)
        } else if !position.can_step() {
            (Ending::NoMoves, side.other())
        } else {
            return None;
        };
        Some(Outcome { ending, winner: Some(winner) })
    }
}
