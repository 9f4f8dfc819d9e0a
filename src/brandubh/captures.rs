use super::{Board, Escape, Move, Piece, Side, Square, Squares, Variant, Way};

/// What a move did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(u8);

impl Flags {
    /// Nothing of note.
    pub const NONE: Flags = Flags(0);

    const DID_CAPTURE: u8 = 1;
    const KING_TAKEN: u8 = 2;
    const KING_HOME: u8 = 4;

    fn new(did_capture: bool, king_taken: bool, king_home: bool) -> Flags {
        let bit = |set: bool, bit: u8| if set { bit } else { 0 };
        Flags(
            bit(did_capture, Flags::DID_CAPTURE)
                | bit(king_taken, Flags::KING_TAKEN)
                | bit(king_home, Flags::KING_HOME),
        )
    }

    /// The number of these outside the crate: 1 for a capture, 2 for a king
    /// taken and 4 for a king who got home, added up. Frozen.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// At least one piece was captured.
    #[must_use]
    pub const fn did_capture(self) -> bool {
        self.0 & Flags::DID_CAPTURE != 0
    }

    /// A king was among those captured.
    #[must_use]
    pub const fn king_taken(self) -> bool {
        self.0 & Flags::KING_TAKEN != 0
    }

    /// The king moved and ended where he wins.
    #[must_use]
    pub const fn king_home(self) -> bool {
        self.0 & Flags::KING_HOME != 0
    }
}

impl Variant {
    /// The squares on which the king is home.
    pub(super) const fn home(&self) -> Squares {
        match self.escape() {
            Escape::Corner => Squares::CORNERS,
            Escape::Edge => Squares::EDGE,
        }
    }
}

impl Board {
    /// True when a square counts as an enemy of a side in a capture: it holds a
    /// piece of the other side, or it is an empty corner or the empty throne.
    #[must_use]
    pub fn hostile_to(&self, square: Square, side: Side) -> bool {
        hostile(self.pieces_of(side.other()), self.vacant()).contains(square)
    }

    /// The squares whose pieces are captured by the piece on a square, as if it
    /// had just arrived there.
    #[must_use]
    pub fn captures_at(&self, square: Square, variant: &Variant) -> Squares {
        let Some(mover) = self.at(square).map(Piece::side) else {
            return Squares::EMPTY;
        };
        let [own, other] = [mover, mover.other()].map(|side| self.pieces_of(side));
        captures(Squares::of(square), own, other, self.pieces(Piece::King), variant)
    }

    /// What [`do_move`](Board::do_move) would report, and the squares that it
    /// would empty.
    #[must_use]
    pub fn preview(&self, made: Move, variant: &Variant) -> (Flags, Squares) {
        match self.moved(made, variant) {
            Some((_, flags, captured)) => (flags, captured),
            None => (Flags::NONE, Squares::EMPTY),
        }
    }

    /// The board after a move with what it did and captured; nothing unless a
    /// piece stands on its first square and none on its second.
    pub(super) fn moved(&self, made: Move, variant: &Variant) -> Option<(Board, Flags, Squares)> {
        let piece = self.at(made.from())?;
        if self.at(made.to()).is_some() {
            return None;
        }
        let mut after = *self;
        after.relocate(made);
        let captured = after.captures_at(made.to(), variant);
        let king_home = piece == Piece::King && variant.home().contains(made.to());
        let flags = Flags::new(
            !captured.is_empty(),
            !(captured & self.pieces(Piece::King)).is_empty(),
            king_home,
        );
        for square in captured {
            after.lift(square);
        }
        Some((after, flags, captured))
    }
}

/// Everything that counts as an enemy to a side whose enemies those are.
fn hostile(enemies: Squares, vacant: Squares) -> Squares {
    enemies | (vacant & Squares::HOSTILE)
}

/// What one of a side's own pieces captures on the square to which it has come.
pub(super) fn captures(
    at: Squares,
    own: Squares,
    other: Squares,
    kings: Squares,
    variant: &Variant,
) -> Squares {
    let vacant = Squares::ALL - own - other;
    let hostile = hostile(own, vacant);
    let mut captured = Squares::EMPTY;
    for way in Way::ALL {
        let victim = at.toward(way) & other;
        let closed = !(victim.toward(way) & hostile).is_empty();
        let taken = match (victim & kings).is_empty() {
            true => closed,
            false => king_taken(victim, closed, own, vacant, variant),
        };
        if taken {
            captured |= victim;
        }
    }
    captured
}

/// Whether attackers take a king who is closed in, or not, on the far side.
fn king_taken(
    king: Squares,
    closed: bool,
    attackers: Squares,
    vacant: Squares,
    variant: &Variant,
) -> bool {
    let around = king.around();
    if variant.king_strong() {
        let closing = attackers | (vacant & Squares::THRONE);
        around.len() == Way::ALL.len() && around.is_subset(closing)
    } else if !variant.king_everywhere_two()
        && king.is_subset(Squares::THRONE | Squares::BESIDE_THRONE)
    {
        (around - Squares::THRONE).is_subset(attackers)
    } else {
        closed
    }
}
