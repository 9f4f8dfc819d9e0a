//! What a move leaves behind to be taken back with.

use super::{Board, Escape, Flags, Move, Piece, Side, Square, Squares, UNDO_SIZE, Variant};
use crate::seal::{self, seal};

/// An undo that is none, or does not belong to the board it was given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum UndoError {
    /// Bytes that no move left behind.
    #[error("that is not an undo")]
    NotAnUndo,
    /// The board is not as the move left one.
    #[error("the undo does not belong to this board")]
    Elsewhere,
}

/// Takes one move back, on any board that is as that move left one.
///
/// It is a plain value that owns nothing and never goes stale. Where
/// [`Board::do_move`] did nothing, it takes nothing back, on any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Undo(Option<Done>);

/// A move and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Done {
    made: Move,
    before: Board,
    after: Board,
    flags: Flags,
    captured: Squares,
}

impl Undo {
    /// The undo of a move that did nothing.
    pub const NOTHING: Undo = Undo(None);
}

impl Done {
    fn of(before: Board, made: Move, variant: &Variant) -> Option<Done> {
        let (after, flags, captured) = before.moved(made, variant)?;
        Some(Done { made, before, after, flags, captured })
    }
}

impl Board {
    /// Moves a piece, removes what it captures and passes the turn.
    ///
    /// It asks only that a piece stands on the first square and nothing on the
    /// second, and otherwise does nothing; what the rules allow is asked of
    /// [`is_legal`](Board::is_legal).
    pub fn do_move(&mut self, made: Move, variant: &Variant) -> Undo {
        let done = Done::of(*self, made, variant);
        if let Some(done) = done {
            *self = done.after;
        }
        Undo(done)
    }

    /// Takes back the move that led here: the piece, what was captured and the turn.
    ///
    /// # Errors
    ///
    /// Refuses an undo that led to another board; this one is then as it was.
    pub fn undo_move(&mut self, undo: &Undo) -> Result<(), UndoError> {
        if let Some(done) = undo.0 {
            if done.after != *self {
                return Err(UndoError::Elsewhere);
            }
            *self = done.before;
        }
        Ok(())
    }
}

impl Undo {
    /// What the move did.
    #[must_use]
    pub fn flags(&self) -> Flags {
        self.0.map_or(Flags::NONE, |done| done.flags)
    }

    /// The squares whose pieces were captured.
    #[must_use]
    pub fn captured(&self) -> Squares {
        self.0.map_or(Squares::EMPTY, |done| done.captured)
    }

    /// The undo as bytes that can be stored and compared.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; UNDO_SIZE] {
        let mut bytes = [0; UNDO_SIZE];
        if let Some(Done { made, before, flags, captured, .. }) = self.0 {
            bytes[HEAD..PIECES].copy_from_slice(&[
                made.from().index(),
                made.to().index(),
                before.side().index(),
                flags.bits(),
            ]);
            let [attackers, defenders, kings] = Piece::ALL.map(|piece| before.pieces(piece));
            let sets = [attackers, defenders, kings, captured];
            for (bytes, set) in bytes[PIECES..REST].chunks_exact_mut(8).zip(sets) {
                bytes.copy_from_slice(&set.bits().to_le_bytes());
            }
        }
        seal(&mut bytes, WORD, VERSION);
        bytes
    }

    /// The undo that these bytes are.
    ///
    /// # Errors
    ///
    /// Whatever bytes they are, only those pass that a move on some board left
    /// behind: the move is made again and must come to what the bytes say.
    pub fn from_bytes(bytes: &[u8; UNDO_SIZE]) -> Result<Undo, UndoError> {
        read(bytes).find(|undo| undo.to_bytes() == *bytes).ok_or(UndoError::NotAnUndo)
    }
}

const WORD: &[u8; 4] = b"bran";
const VERSION: u8 = 2;

/// Where the move, the turn and the flags stand in the bytes, then the sets of
/// squares, and where the spare room begins.
const HEAD: usize = seal::CONTENT;
const PIECES: usize = HEAD + 4;
const REST: usize = PIECES + 4 * 8;

/// Every undo that the bytes might be: that of nothing, and their move under
/// each of the rules by which moves come to different things.
fn read(bytes: &[u8; UNDO_SIZE]) -> impl Iterator<Item = Undo> {
    let asked = board(bytes).zip(made(bytes));
    let usual = Variant::default();
    let rules = [usual, usual.with_king_everywhere_two(true), usual.with_king_strong(true)];
    let rules = rules
        .into_iter()
        .flat_map(|rules| [Escape::Corner, Escape::Edge].map(|escape| rules.with_escape(escape)));
    let done = rules.filter_map(move |rules| Done::of(asked?.0, asked?.1, &rules));
    core::iter::once(Undo(None)).chain(done.map(|done| Undo(Some(done))))
}

fn made(bytes: &[u8; UNDO_SIZE]) -> Option<Move> {
    Some(Move::new(Square::from_index(bytes[HEAD])?, Square::from_index(bytes[HEAD + 1])?))
}

fn board(bytes: &[u8; UNDO_SIZE]) -> Option<Board> {
    let side = Side::from_index(bytes[HEAD + 2])?;
    let mut board = Board::empty();
    for (piece, bytes) in Piece::ALL.into_iter().zip(bytes[PIECES..REST].chunks_exact(8)) {
        for square in Squares::from_bits(u64::from_le_bytes(bytes.try_into().ok()?)) {
            board.put(square, piece);
        }
    }
    board.set_side(side);
    Some(board)
}
