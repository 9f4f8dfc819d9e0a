use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayVec;

use super::{Board, MOVES_MAX, Piece, Square, Squares, Variant, Way};

/// A piece's way from one square to another; what it captures is the board's to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: Square,
    to: Square,
}

impl Move {
    /// A move between any two squares.
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move { from, to }
    }

    /// The square that it leaves.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square on which it ends.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Moves in their order, held without an allocation. It is a slice to read.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct MoveList(ArrayVec<Move, MOVES_MAX>);

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = arrayvec::IntoIter<Move, MOVES_MAX>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Variant {
    /// The squares that a piece may not cross, empty though they be.
    pub(super) const fn closed(&self) -> Squares {
        if self.throne_pass() { Squares::EMPTY } else { Squares::THRONE }
    }

    /// The throne, where a piece may not stop on it.
    pub(super) fn forbidden_throne(&self, piece: Piece) -> Squares {
        let may = piece == Piece::King && self.throne_reentry();
        if may { Squares::EMPTY } else { Squares::THRONE }
    }

    /// The corners, where a piece may not stop on them.
    pub(super) fn forbidden_corners(piece: Piece) -> Squares {
        if piece == Piece::King { Squares::EMPTY } else { Squares::CORNERS }
    }
}

impl Board {
    /// The moves of the side to move, in the order of the squares that they
    /// leave, a1 first; of each piece those to the left, to the right, down and
    /// up, the nearest square first.
    #[must_use]
    pub fn moves(&self, variant: &Variant) -> MoveList {
        let mut list = MoveList::default();
        for from in self.pieces_of(self.side()) {
            if let Some(piece) = self.at(from) {
                self.slides(piece, from, variant, &mut list);
            }
        }
        list
    }

    fn slides(&self, piece: Piece, from: Square, variant: &Variant, list: &mut MoveList) {
        let vacant = self.vacant();
        let stops = vacant - variant.forbidden_throne(piece) - Variant::forbidden_corners(piece);
        for way in Way::ALL {
            let mut next = from.next(way);
            while let Some(to) = next.filter(|&to| vacant.contains(to)) {
                if stops.contains(to) {
                    list.0.push(Move { from, to });
                }
                next = if variant.closed().contains(to) { None } else { to.next(way) };
            }
        }
    }

    /// Moves what stands on the first square to the second, in the place of what
    /// stands there, and passes the turn.
    ///
    /// It asks nothing and captures nothing. False, and nothing changes, where
    /// nothing stands on the first square.
    pub fn relocate(&mut self, made: Move) -> bool {
        let Some(piece) = self.at(made.from) else {
            return false;
        };
        self.lift(made.from);
        self.put(made.to, piece);
        self.pass();
        true
    }
}
