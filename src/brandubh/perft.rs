//! Sequences of moves counted, those of the last ply without being made.

use super::captures::captures;
use super::views::Views;
use super::{Board, Piece, SIZE, Side, Square, Squares, Variant};

impl Board {
    /// How many sequences of so many moves there are; 1 for a depth of 0.
    ///
    /// A side without a move ends its line. Nothing else does: a side whose king
    /// has been captured goes on with what it has left. `None` where the number
    /// needs more than 64 bits. The call stack grows with the depth.
    ///
    /// ```
    /// use fanorona::brandubh::{Board, Variant};
    /// assert_eq!(Board::setup().perft(4, &Variant::default()), Some(1_007_392));
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32, variant: &Variant) -> Option<u64> {
        self.sequences(depth, &Count::new(variant, true))
    }

    /// [`perft`](Board::perft) where nothing is ever captured.
    #[must_use]
    pub fn perft_slides(&self, depth: u32, variant: &Variant) -> Option<u64> {
        self.sequences(depth, &Count::new(variant, false))
    }

    /// How many moves there are.
    #[must_use]
    pub fn count_moves(&self, variant: &Variant) -> usize {
        Count::new(variant, false).moves(&Turn::of(self)) as usize
    }

    fn sequences(&self, depth: u32, count: &Count) -> Option<u64> {
        let sequences = match depth {
            0 => 1,
            1 => count.moves(&Turn::of(self)),
            _ => count.sequences(&Turn::of(self), depth),
        };
        Some(sequences).filter(|&sequences| sequences < u64::MAX)
    }
}

/// A board as counting sees it.
#[derive(Clone, Copy)]
struct Turn {
    /// Everything of the side to move.
    own: Views,
    other: Views,
    kings: Views,
    side: Side,
}

impl Turn {
    fn of(board: &Board) -> Turn {
        let side = board.side();
        Turn {
            own: Views::of(board.pieces_of(side)),
            other: Views::of(board.pieces_of(side.other())),
            kings: Views::of(board.pieces(Piece::King)),
            side,
        }
    }

    #[inline(always)]
    fn vacant(&self) -> Views {
        Views::alike(Squares::ALL) & !(self.own | self.other)
    }

    /// The kings, if it is their turn.
    #[inline(always)]
    fn own_kings(&self) -> Views {
        if self.side == Side::Defenders { self.kings } else { Views::EMPTY }
    }

    fn other_kings(&self) -> Views {
        if self.side == Side::Attackers { self.kings } else { Views::EMPTY }
    }

    /// The other side's turn after a move.
    fn after(&self, from: Views, to: Views, captured: Views) -> Turn {
        let kings = match (from & self.own_kings()).is_empty() {
            true => self.kings,
            false => self.kings ^ from ^ to,
        };
        Turn {
            own: self.other ^ captured,
            other: self.own ^ from ^ to,
            kings: kings & !captured,
            side: self.side.other(),
        }
    }
}

/// The squares that pieces slide over, each run of them from a piece's
/// neighbour on: adding a bit at the beginning of a run carries through it.
#[inline(always)]
fn runs(free: Views, pieces: Views) -> Views {
    let starts = pieces << 1 & free;
    free & !(free + starts)
}

/// The bits of a word, the lowest first.
fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros());
        word &= word.wrapping_sub(1);
        bit
    })
}

/// Where any piece may stop: anywhere but on the throne and the corners.
const STOPS: Views = Views::alike(Squares::from_bits(
    Squares::ALL.bits() & !Squares::CORNERS.bits() & !Squares::THRONE.bits(),
));

/// What is an enemy to both sides while it is vacant.
const HOSTILE: Views = Views::alike(Squares::HOSTILE);

/// The rules as counting wants them.
struct Count<'a> {
    variant: &'a Variant,
    captures: bool,
    /// What may be crossed where it is vacant.
    open: Views,
    /// Where the king alone may stop.
    kings_own: Views,
    /// The lines on which that is.
    kings_lines: Squares,
}

impl Count<'_> {
    fn new(variant: &Variant, captures: bool) -> Count<'_> {
        let open = Squares::ALL - variant.closed();
        let throne = Squares::THRONE - variant.forbidden_throne(Piece::King);
        let on_a_line = |square: &Square| {
            let middle = SIZE as u8 / 2;
            square.is_edge()
                || !throne.is_empty() && [square.file(), square.rank()].contains(&middle)
        };
        Count {
            variant,
            captures,
            open: Views::alike(open),
            kings_own: Views::alike(Squares::CORNERS | throne),
            kings_lines: Squares::ALL.iter().filter(on_a_line).collect(),
        }
    }

    /// How many moves there are.
    fn moves(&self, turn: &Turn) -> u64 {
        let vacant = turn.vacant();
        let moves = (runs(vacant & self.open, turn.own) & STOPS).len();
        let kings = turn.own_kings();
        if kings.is_empty() { moves } else { moves + self.kings_moves(kings, vacant).len() }
    }

    /// Where kings come to that no other piece may stop on.
    #[inline(always)]
    fn kings_moves(&self, kings: Views, vacant: Views) -> Views {
        let crossed = runs(vacant & self.open, kings);
        (crossed | kings) << 1 & vacant & self.kings_own
    }

    /// How many sequences there are of two moves or more.
    fn sequences(&self, turn: &Turn, depth: u32) -> u64 {
        if depth == 2 {
            return self.pairs(turn);
        }
        let mut sum = 0_u64;
        let mut add = |after: &Turn| sum = sum.saturating_add(self.sequences(after, depth - 1));
        self.each(turn, &self.ground(turn), |found| match found {
            Found::Quiet(view, from, to) => {
                bits(to).for_each(|bit| add(&turn.after(from, Views::one(view, bit), Views::EMPTY)))
            }
            Found::Other(after) => add(&after),
        });
        sum
    }

    /// How many sequences there are of two moves. Of the first only those that
    /// capture are made, of the second none.
    fn pairs(&self, turn: &Turn) -> u64 {
        let ground = self.ground(turn);
        let kings_matter = self.meets_lines(turn.other_kings());
        let beside = turn.other << 1;
        let mut sum = 0;
        self.each(turn, &ground, |found| match found {
            Found::Quiet(view, from, to) => {
                let free = (ground.vacant ^ from) & self.open;
                let mut tally = [0; 2];
                for bit in bits(to) {
                    let free = free ^ Views::one(view, bit);
                    let moves = (free & !(free + (beside & free)) & STOPS).tally();
                    tally = [tally[0] + moves[0], tally[1] + moves[1]];
                }
                sum += spread(tally);
                for bit in bits(if kings_matter { to } else { 0 }) {
                    let vacant = ground.vacant ^ from ^ Views::one(view, bit);
                    sum += self.kings_moves(turn.kings, vacant).len();
                }
            }
            Found::Other(after) => sum += self.moves(&after),
        });
        sum
    }

    /// Shows every move of a turn, in no order.
    #[inline(always)]
    fn each(&self, turn: &Turn, ground: &Ground, mut show: impl FnMut(Found)) {
        let kings = turn.own_kings();
        let kings_matter = self.meets_lines(kings);
        for view in 0..4 {
            let free = ground.free.seen(view);
            let closing = ground.closing.seen(view);
            for start in bits(turn.own.seen(view) << 1 & free) {
                let from = Views::one(view, start - 1);
                let to = free & !free.wrapping_add(1 << start) & STOPS.seen(view);
                show(Found::Quiet(view, from, to & !closing));
                for bit in bits(to & closing) {
                    show(Found::Other(self.after(turn, from, Views::one(view, bit))));
                }
            }
            for king in bits(if kings_matter { kings.seen(view) } else { 0 }) {
                let from = Views::one(view, king);
                for bit in bits(self.kings_moves(from, ground.vacant).seen(view)) {
                    show(Found::Other(self.after(turn, from, Views::one(view, bit))));
                }
            }
        }
    }

    /// Whether a king may come to where no other piece may stop.
    fn meets_lines(&self, kings: Views) -> bool {
        !(kings.squares() & self.kings_lines).is_empty()
    }

    /// The turn after a move and what it captures.
    fn after(&self, turn: &Turn, from: Views, to: Views) -> Turn {
        if !self.captures {
            return turn.after(from, to, Views::EMPTY);
        }
        let own = (turn.own ^ from ^ to).squares();
        let kings = turn.other_kings().squares();
        let captured = captures(to.squares(), own, turn.other.squares(), kings, self.variant);
        turn.after(from, to, Views::of(captured))
    }

    fn ground(&self, turn: &Turn) -> Ground {
        let vacant = turn.vacant();
        let closing = if self.captures { self.closing(turn, vacant) } else { Views::EMPTY };
        Ground { vacant, free: vacant & self.open, closing }
    }
}

/// Where the pieces of a turn can go.
struct Ground {
    vacant: Views,
    /// What can be crossed.
    free: Views,
    /// Where a piece that arrives captures something.
    closing: Views,
}

/// Some of a turn's moves.
enum Found {
    /// Those of a piece one way in a view that capture nothing: where it
    /// stands, and the bits of the view on which it may stop.
    Quiet(usize, Views, u64),
    /// The turn after one that captures, or that only a king may make.
    Other(Turn),
}

/// Adds up the bytes of two words whose sum is less than 256 for each byte.
#[inline(always)]
fn spread(tally: [u64; 2]) -> u64 {
    const PAIRS: u64 = 0x00ff_00ff_00ff_00ff;
    let sum = tally[0] + tally[1];
    ((sum & PAIRS) + (sum >> 8 & PAIRS)).wrapping_mul(0x0001_0001_0001_0001) >> 48
}

/// Captures, looked for only where a piece might close one.
impl Count<'_> {
    /// The vacant squares on which a piece that arrives captures something.
    fn closing(&self, turn: &Turn, vacant: Views) -> Views {
        let kings = turn.other_kings();
        let victims = turn.other & !kings;
        let hostile = turn.own | (vacant & HOSTILE);
        let along = (victims & hostile >> 1) >> 1 | (victims & hostile << 1) << 1;
        let across = (victims & hostile >> 8) >> 8 | (victims & hostile << 8) << 8;
        if kings.is_empty() {
            return along | across;
        }
        along | across | Views::of(self.closing_kings(turn))
    }

    fn closing_kings(&self, turn: &Turn) -> Squares {
        let kings = turn.kings.squares();
        let beside = kings.around() - turn.own.squares() - turn.other.squares();
        let closes = |square: &Square| {
            let to = Squares::of(*square);
            let own = turn.own.squares() | to;
            !(captures(to, own, turn.other.squares(), kings, self.variant) & kings).is_empty()
        };
        beside.iter().filter(closes).collect()
    }
}
