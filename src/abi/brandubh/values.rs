//! The values that a caller holds. Their sizes are frozen.

use super::codes::*;
use crate::abi::boundary::answer;
use crate::abi::buffers::{Out, value_wanted};
use crate::brandubh::{Escape, Move, Piece, Side, Square, UNDO_SIZE, Undo, Variant};

/// Which game is played. 64 bytes; brandubh_variant_default fills it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VariantValue {
    /// 1 where a piece may slide across the empty throne, otherwise 0.
    pub throne_pass: i32,
    /// 1 where the king may return to the throne, otherwise 0.
    pub throne_reentry: i32,
    /// 1 where the king is captured as any other piece wherever he stands, otherwise 0.
    pub king_everywhere_two: i32,
    /// 1 where every side of the king has to be closed, otherwise 0. It is looked
    /// at before king_everywhere_two.
    pub king_strong: i32,
    /// BRANDUBH_ESCAPE_CORNER or BRANDUBH_ESCAPE_EDGE.
    pub escape: i32,
    /// Which occurrence of a position draws a game; 0 for none, not 1, at most
    /// BRANDUBH_REPEAT_MAX.
    pub repeat: i32,
    /// How many moves a game may have; 0 for any number, at most BRANDUBH_PLY_CAP_MAX.
    pub ply_cap: i32,
    /// Room to grow; must be 0.
    pub reserved: [i32; 9],
}

/// What takes a move back: bytes to copy, store and compare. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct UndoValue {
    /// Nobody's business but the library's.
    pub bytes: [u8; 64],
}

const _: () = {
    assert!(size_of::<VariantValue>() == 64);
    assert!(size_of::<UndoValue>() == UNDO_SIZE);
};

impl From<Variant> for VariantValue {
    fn from(variant: Variant) -> VariantValue {
        VariantValue {
            throne_pass: variant.throne_pass().into(),
            throne_reentry: variant.throne_reentry().into(),
            king_everywhere_two: variant.king_everywhere_two().into(),
            king_strong: variant.king_strong().into(),
            escape: match variant.escape() {
                Escape::Corner => BRANDUBH_ESCAPE_CORNER,
                Escape::Edge => BRANDUBH_ESCAPE_EDGE,
            },
            // Neither has more than nine digits.
            repeat: variant.repeat() as i32,
            ply_cap: variant.ply_cap() as i32,
            reserved: [0; 9],
        }
    }
}

impl VariantValue {
    /// The variant that a caller means, if these numbers are one.
    fn to_variant(self) -> Result<Variant, Failure> {
        if self.reserved != [0; 9] {
            return Err(Failure::RANGE);
        }
        let escape = match self.escape {
            BRANDUBH_ESCAPE_CORNER => Escape::Corner,
            BRANDUBH_ESCAPE_EDGE => Escape::Edge,
            _ => return Err(Failure::RANGE),
        };
        Variant::default()
            .with_throne_pass(flag(self.throne_pass)?)
            .with_throne_reentry(flag(self.throne_reentry)?)
            .with_king_everywhere_two(flag(self.king_everywhere_two)?)
            .with_king_strong(flag(self.king_strong)?)
            .with_escape(escape)
            .with_repeat(count(self.repeat)?)
            .and_then(|variant| variant.with_ply_cap(count(self.ply_cap).unwrap_or(u32::MAX)))
            .map_err(|_| Failure::RANGE)
    }
}

fn flag(number: i32) -> Result<bool, Failure> {
    match number {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Failure::RANGE),
    }
}

fn count(number: i32) -> Result<u32, Failure> {
    u32::try_from(number).map_err(|_| Failure::RANGE)
}

/// The variant that a caller points to, and the usual one where it is NULL.
///
/// # Safety
///
/// `variant` is NULL or points to a value that may be read.
pub(super) unsafe fn variant_at(variant: *const VariantValue) -> Result<Variant, Failure> {
    // SAFETY: the caller's promise.
    unsafe { value_wanted(variant) }
        .map_or_else(|| Ok(Variant::default()), VariantValue::to_variant)
}

/// The variant of the default game, to be changed and given to the functions that take one.
///
/// @param variant Where it goes.
/// @return BRANDUBH_OK or BRANDUBH_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_variant_default(variant: *mut VariantValue) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        unsafe { Out::new(variant) }?.set(Variant::default().into());
        Ok(BRANDUBH_OK)
    })
}

impl From<Undo> for UndoValue {
    fn from(undo: Undo) -> UndoValue {
        UndoValue { bytes: undo.to_bytes() }
    }
}

impl UndoValue {
    /// The undo that a caller means, if these bytes are one.
    pub(super) fn to_undo(self) -> Result<Undo, Failure> {
        Undo::from_bytes(&self.bytes).map_err(|_| Failure::UNDO)
    }
}

/// The square with a number that may be anything.
pub(super) fn square(number: i32) -> Option<Square> {
    Square::from_index(u8::try_from(number).ok()?)
}

/// The piece with a number that may be anything.
pub(super) fn piece(number: i32) -> Option<Piece> {
    Piece::from_index(u8::try_from(number).ok()?)
}

/// The side with a number that may be anything.
pub(super) fn side(number: i32) -> Option<Side> {
    Side::from_index(u8::try_from(number).ok()?)
}

/// A square, or the number for none.
pub(super) fn number(square: Option<Square>) -> i32 {
    square.map_or(BRANDUBH_NONE, |square| square.index().into())
}

/// What separates the two squares in the number of a move.
const FROM: i32 = 256;
/// Stands for what is no cell of the padded board.
const NO_CELL: i32 = 255;
const CELLS: i32 = 81;

/// The number of a move between two numbers that may be anything.
pub(super) fn join(from: i32, to: i32) -> i32 {
    let cell = |number| if (0..CELLS).contains(&number) { number } else { NO_CELL };
    cell(from) * FROM + cell(to)
}

/// The two squares in the number of a move that may be anything.
pub(super) fn ends(number: i32) -> (Option<Square>, Option<Square>) {
    if (0..FROM * FROM).contains(&number) {
        (square(number / FROM), square(number % FROM))
    } else {
        (None, None)
    }
}

/// The move with a number that may be anything, where it has two squares.
pub(super) fn whole_move(number: i32) -> Option<Move> {
    let (from, to) = ends(number);
    Some(Move::new(from?, to?))
}

/// The number of a move.
pub(super) fn move_number(made: Move) -> i32 {
    join(made.from().index().into(), made.to().index().into())
}
