use core::hash::{Hash, Hasher};

use super::{Piece, Side, Square, Squares, piece_key, side_key};

/// What stands on each square, and whose move it is.
///
/// Any pieces at all may be placed, several kings or none among them: a board
/// need not be one that a game reaches. Its key is kept along with its pieces.
/// Two boards are equal when pieces and side to move are.
///
/// ```
/// use fanorona::brandubh::{Board, Move, Square, Variant};
///
/// let variant = Variant::default();
/// let mut board = Board::setup();
/// assert_eq!(board.to_string(), "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a");
///
/// let d6: Square = "d6".parse()?;
/// let moves = board.moves(&variant);
/// assert!(moves.iter().any(|made| made.to_string() == "d6-a6"));
/// assert!(board.is_legal(Move::new(d6, "g6".parse()?), &variant));
///
/// let undo = board.do_move(moves[0], &variant);
/// assert!(!undo.flags().did_capture());
/// board.undo_move(&undo).expect("nothing was moved since");
/// assert_eq!(board, Board::setup());
/// # Ok::<(), fanorona::brandubh::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pieces: [Squares; 3],
    key: u64,
    side: Side,
}

impl Hash for Board {
    /// The key stands for all that equality compares.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::setup()
    }
}

impl Board {
    /// The set-up, the attackers to move.
    #[must_use]
    pub fn setup() -> Board {
        let cross = Squares::ALL.iter().filter(|square| square.file() == 3 || square.rank() == 3);
        let outside = |square: &Square| square.file().abs_diff(3) + square.rank().abs_diff(3) > 1;
        let attackers = cross.filter(outside).collect();
        Board::from_parts([attackers, Squares::BESIDE_THRONE, Squares::THRONE], Side::Attackers)
    }

    /// A board without pieces, the attackers to move.
    #[must_use]
    pub fn empty() -> Board {
        Board::from_parts([Squares::EMPTY; 3], Side::Attackers)
    }

    /// A board from the squares of each piece, none of which may be in two sets.
    pub(super) fn from_parts(pieces: [Squares; 3], side: Side) -> Board {
        debug_assert_eq!(pieces.map(Squares::len).iter().sum::<usize>(), union(pieces).len());
        let mut board = Board { pieces, key: 0, side };
        board.key = board.key_full();
        board
    }

    /// What stands on a square.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        Piece::ALL.into_iter().find(|&piece| self.pieces(piece).contains(square))
    }

    /// Puts a piece on a square, in the place of what stands there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.lift(square);
        self.toggle(piece, square);
    }

    /// Empties a square.
    pub fn lift(&mut self, square: Square) {
        if let Some(piece) = self.at(square) {
            self.toggle(piece, square);
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Gives the move to a side.
    pub fn set_side(&mut self, side: Side) {
        if self.side != side {
            self.side = side;
            self.key ^= side_key();
        }
    }

    /// How many of one piece there are.
    #[must_use]
    pub const fn count(&self, piece: Piece) -> usize {
        self.pieces(piece).len()
    }

    /// The squares on which one piece stands.
    #[must_use]
    pub const fn pieces(&self, piece: Piece) -> Squares {
        self.pieces[piece as usize - 1]
    }

    /// Where the king stands; of several the first in square order.
    #[must_use]
    pub const fn king_square(&self) -> Option<Square> {
        self.pieces(Piece::King).first()
    }

    /// The key: the same in every process for the same pieces and side to move. Frozen.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key worked out from the pieces; always what [`key`](Board::key) answers.
    #[must_use]
    pub fn key_full(&self) -> u64 {
        let mut key = if self.side == Side::Defenders { side_key() } else { 0 };
        for piece in Piece::ALL {
            for square in self.pieces(piece) {
                key ^= piece_key(piece, square);
            }
        }
        key
    }

    /// Everything that one side has on the board.
    pub(super) fn pieces_of(&self, side: Side) -> Squares {
        match side {
            Side::Attackers => self.pieces(Piece::Attacker),
            Side::Defenders => self.pieces(Piece::Defender) | self.pieces(Piece::King),
        }
    }

    /// The squares on which nothing stands.
    pub(super) fn vacant(&self) -> Squares {
        Squares::ALL - union(self.pieces)
    }

    pub(super) fn pass(&mut self) {
        self.set_side(self.side.other());
    }

    /// The one place where pieces change, and the key with them.
    fn toggle(&mut self, piece: Piece, square: Square) {
        let squares = &mut self.pieces[piece as usize - 1];
        let one = Squares::of(square);
        *squares = if squares.contains(square) { *squares - one } else { *squares | one };
        self.key ^= piece_key(piece, square);
    }
}

fn union(pieces: [Squares; 3]) -> Squares {
    pieces[0] | pieces[1] | pieces[2]
}
