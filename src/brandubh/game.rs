//! A game: a board, the moves that led to it, and how it ends.

use std::collections::HashMap;

use super::{Board, Move, Piece, Refusal, Side, Undo, Variant};
use crate::bykey::ByKey;

/// A way in which a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Ending {
    /// A king stands where he is home: the defenders have won.
    Corner = 1,
    /// The last move took a king, or there is none: the attackers have won.
    Capture = 2,
    /// One side has nothing left: the other has won.
    NoPieces = 3,
    /// A position has occurred as often as the variant lets it: a draw.
    Repetition = 4,
    /// The side to move has no move: the other has won.
    NoMove = 5,
    /// The game has as many moves as the variant gives it: a draw.
    PlyCap = 6,
}

impl Ending {
    /// Every way, in the order in which they are asked after a move.
    pub const ALL: [Ending; 6] = [
        Ending::Corner,
        Ending::Capture,
        Ending::NoPieces,
        Ending::Repetition,
        Ending::NoMove,
        Ending::PlyCap,
    ];

    /// The number of this way outside the crate. Frozen; 0 is a game that goes on.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Corner => "corner",
            Ending::Capture => "capture",
            Ending::NoPieces => "no_pieces",
            Ending::Repetition => "repetition",
            Ending::NoMove => "no_move",
            Ending::PlyCap => "ply_cap",
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    ending: Ending,
    winner: Option<Side>,
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
}

/// Why nothing was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The move is not one that may be made.
    #[error("{0}")]
    Illegal(#[source] Refusal),
}

/// A game in progress or ended, with every move that made it.
///
/// Nothing is played once the game is over, and nothing that the rules do not
/// allow. Resigning and agreeing to a draw are not moves and are left to the
/// players.
///
/// ```
/// use fanorona::brandubh::{Ending, Game, Move, Side, Variant};
///
/// let start = "7/7/7/3k3/7/7/a6 d".parse()?;
/// let mut game = Game::start(start, Variant::default());
/// let play = |game: &mut Game, from: &str, to: &str| {
///     game.play(Move::new(from.parse().unwrap(), to.parse().unwrap()))
/// };
/// play(&mut game, "d4", "d7").expect("the file is open");
/// play(&mut game, "a1", "b1").expect("so is the rank");
/// play(&mut game, "d7", "g7").expect("the king may stand on a corner");
/// let outcome = game.outcome().expect("he is home");
/// assert_eq!((outcome.ending(), outcome.winner()), (Ending::Corner, Some(Side::Defenders)));
///
/// assert!(game.undo().is_some());
/// assert!(game.outcome().is_none());
/// # Ok::<(), fanorona::brandubh::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    variant: Variant,
    /// Every move, with the way back.
    past: Vec<(Move, Undo)>,
    /// The key of every position, the first one included.
    keys: Vec<u64>,
    /// How often each position has occurred.
    occurrences: HashMap<Board, u32, ByKey>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game from the set-up.
    #[must_use]
    pub fn new(variant: Variant) -> Game {
        Game::start(Board::setup(), variant)
    }

    /// A game that starts from any board. Over at once if that is a finished one.
    #[must_use]
    pub fn start(board: Board, variant: Variant) -> Game {
        let mut game = Game {
            board,
            variant,
            past: Vec::new(),
            keys: Vec::new(),
            occurrences: HashMap::default(),
            outcome: None,
        };
        game.begin_turn();
        game
    }

    /// The board as it stands.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules that this game is played by.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Moves made in this game.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.past.len()
    }

    /// Makes a move.
    ///
    /// # Errors
    ///
    /// Says that the game is over, or what is wrong with the move; the game is
    /// then as it was.
    pub fn play(&mut self, made: Move) -> Result<Undo, PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        if let Some(refusal) = self.board.why_not(made, &self.variant) {
            return Err(PlayError::Illegal(refusal));
        }
        let undo = self.board.do_move(made, &self.variant);
        self.past.push((made, undo));
        self.begin_turn();
        Ok(undo)
    }

    /// Takes the last move back and says which it was.
    pub fn undo(&mut self) -> Option<Move> {
        let (made, undo) = self.past.pop()?;
        self.end_turn();
        let undone = self.board.undo_move(&undo);
        debug_assert!(undone.is_ok(), "the board is as the last move left it");
        self.outcome = None;
        Some(made)
    }

    /// The key of the position after so many moves.
    #[must_use]
    pub fn key_at(&self, ply: usize) -> Option<u64> {
        self.keys.get(ply).copied()
    }

    /// The move made at a ply, counted from 0.
    #[must_use]
    pub fn move_at(&self, ply: usize) -> Option<Move> {
        self.past.get(ply).map(|past| past.0)
    }

    /// How often the position as it stands has occurred.
    #[must_use]
    pub fn repeats(&self) -> u32 {
        self.occurrences.get(&self.board).copied().unwrap_or(0)
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn begin_turn(&mut self) {
        self.keys.push(self.board.key());
        *self.occurrences.entry(self.board).or_insert(0) += 1;
        self.outcome = self.judge();
    }

    fn end_turn(&mut self) {
        self.keys.pop();
        match self.occurrences.get_mut(&self.board) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.occurrences.remove(&self.board);
            }
        }
    }

    /// How the game stands: the endings in their order.
    fn judge(&self) -> Option<Outcome> {
        let (board, variant) = (&self.board, &self.variant);
        let kings = board.pieces(Piece::King);
        let king_taken = self.past.last().is_some_and(|(_, undo)| undo.flags().king_taken());
        let bare = Side::ALL.into_iter().find(|&side| board.pieces_of(side).is_empty());
        let reached = |count: usize, limit: u32| limit > 0 && count >= limit as usize;
        let (ending, winner) = if !(kings & variant.home()).is_empty() {
            (Ending::Corner, Some(Side::Defenders))
        } else if king_taken || kings.is_empty() {
            (Ending::Capture, Some(Side::Attackers))
        } else if let Some(bare) = bare {
            (Ending::NoPieces, Some(bare.other()))
        } else if reached(self.repeats() as usize, variant.repeat()) {
            (Ending::Repetition, None)
        } else if board.count_moves(variant) == 0 {
            (Ending::NoMove, Some(board.side().other()))
        } else if reached(self.ply(), variant.ply_cap()) {
            (Ending::PlyCap, None)
        } else {
            return None;
        };
        Some(Outcome { ending, winner })
    }
}
