use super::{Board, Move, Squares, Variant, Way};

/// Why a move is none of those that may be made: the first of these that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
pub enum Refusal {
    /// A number that is no square. Typed calls never meet it.
    #[error("that is not a square of the board")]
    OffBoard = 1,
    /// The first square is empty.
    #[error("no piece stands there")]
    NoPiece = 2,
    /// It is the other side's piece.
    #[error("the piece belongs to the side that is not to move")]
    NotYours = 3,
    /// The two squares are one.
    #[error("the piece stays where it is")]
    NoMove = 4,
    /// The squares share neither a rank nor a file.
    #[error("a piece moves along a rank or a file")]
    NotALine = 5,
    /// The move would stop on the throne, or cross one that may not be crossed.
    #[error("the throne is closed to this move")]
    Throne = 6,
    /// A piece other than the king would stop on a corner.
    #[error("only the king may stand on a corner")]
    Corner = 7,
    /// A piece stands in the way, or where the move would end.
    #[error("a piece is in the way")]
    Blocked = 8,
}

impl Refusal {
    /// Every reason, in the order in which they are sought.
    pub const ALL: [Refusal; 8] = [
        Refusal::OffBoard,
        Refusal::NoPiece,
        Refusal::NotYours,
        Refusal::NoMove,
        Refusal::NotALine,
        Refusal::Throne,
        Refusal::Corner,
        Refusal::Blocked,
    ];

    /// The number of this reason outside the crate. Frozen; 0 is a move that may be made.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl Board {
    /// True when the move is one of [`moves`](Board::moves).
    #[must_use]
    pub fn is_legal(&self, made: Move, variant: &Variant) -> bool {
        self.why_not(made, variant).is_none()
    }

    /// What is wrong with a move; nothing where it is one of [`moves`](Board::moves).
    #[must_use]
    pub fn why_not(&self, made: Move, variant: &Variant) -> Option<Refusal> {
        let Some(piece) = self.at(made.from()) else {
            return Some(Refusal::NoPiece);
        };
        if piece.side() != self.side() {
            return Some(Refusal::NotYours);
        }
        if made.from() == made.to() {
            return Some(Refusal::NoMove);
        }
        let Some(way) = Way::between(made.from(), made.to()) else {
            return Some(Refusal::NotALine);
        };
        let (vacant, to) = (self.vacant(), Squares::of(made.to()));
        let crossed = crossed(made, way);
        let meets = |squares: Squares| !(squares & to).is_empty();
        if meets(variant.forbidden_throne(piece))
            || !(crossed & vacant & variant.closed()).is_empty()
        {
            Some(Refusal::Throne)
        } else if meets(Variant::forbidden_corners(piece)) {
            Some(Refusal::Corner)
        } else if !(crossed | to).is_subset(vacant) {
            Some(Refusal::Blocked)
        } else {
            None
        }
    }
}

/// The squares between the two of a move.
fn crossed(made: Move, way: Way) -> Squares {
    let mut crossed = Squares::EMPTY;
    let mut next = made.from().next(way);
    while let Some(square) = next.filter(|&square| square != made.to()) {
        crossed |= Squares::of(square);
        next = square.next(way);
    }
    crossed
}
