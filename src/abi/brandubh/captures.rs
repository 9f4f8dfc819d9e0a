//! What a move captures, and moves made and taken back.

use super::codes::*;
use super::values::{UndoValue, VariantValue, side, square, variant_at, whole_move};
use crate::abi::boundary::{Handle, read, write};
use crate::abi::buffers::{Buffer, Out, value};
use crate::brandubh::{Board, Flags, Squares, Undo};

/// Tells whether a square counts as an enemy of a side in a capture: a piece of
/// the other side stands there, or it is an empty corner, or the empty throne.
///
/// @param board  The board.
/// @param square Any number.
/// @param side   BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
/// @return 1 or 0, which is also the answer for what is no square or no side;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_hostile_to(
    board: *const Handle<Board>,
    square: i32,
    side: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let hostile = |(square, side)| board.hostile_to(square, side);
            Ok(self::square(square).zip(self::side(side)).is_some_and(hostile).into())
        })
    }
}

/// Lists the squares whose pieces are captured by the piece on a square, as if
/// it had just arrived there. Nothing is removed.
///
/// @param board    The board.
/// @param square   Any number; nothing is captured from what is no square, or an empty one.
/// @param variant  The variant; NULL is the default game.
/// @param squares  Where they go, a1 first; NULL asks for their number only.
/// @param capacity How many there is room for; BRANDUBH_CAPTURES_MAX always does.
/// @param count    Where their number goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written;
///         BRANDUBH_ERROR_RANGE where it is no variant; BRANDUBH_ERROR_NULL,
///         BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_captures_at(
    board: *const Handle<Board>,
    square: i32,
    variant: *const VariantValue,
    squares: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let buffer = Buffer::new(squares, capacity, count)?;
            let variant = variant_at(variant)?;
            let taken = self::square(square)
                .map_or(Squares::EMPTY, |square| board.captures_at(square, &variant));
            fill(&buffer, taken)
        })
    }
}

/// Makes a move: the piece goes, what it captured is removed, the turn passes.
///
/// Whether the move is legal is not asked, only that a piece stands on the first
/// square and nothing on the second. Otherwise nothing changes, and the undo is
/// one that takes nothing back.
///
/// @param board   The board.
/// @param packed  Any number.
/// @param variant The variant; NULL is the default game.
/// @param undo    Where what takes the move back goes; NULL where it is not wanted.
/// @return BRANDUBH_DID_CAPTURE, BRANDUBH_KING_TAKEN and BRANDUBH_KING_HOME or'd
///         together, or 0; BRANDUBH_ERROR_RANGE where it is no variant, and
///         nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_do_move(
    board: *mut Handle<Board>,
    packed: i32,
    variant: *const VariantValue,
    undo: *mut UndoValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let variant = variant_at(variant)?;
            let done =
                whole_move(packed).map_or(Undo::NOTHING, |made| board.do_move(made, &variant));
            if let Some(out) = Out::wanted(undo) {
                out.set(done.into());
            }
            Ok(done.flags().bits().into())
        })
    }
}

/// Takes back the move that an undo is of: the piece returns, what it captured
/// returns, the turn returns.
///
/// @param board The board, exactly as that move left one. An undo of nothing
///              goes with any board and changes nothing.
/// @param undo  The undo.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_UNDO where it is none, or one of another
///         position, and nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_undo_move(
    board: *mut Handle<Board>,
    undo: *const UndoValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let undo = value(undo)?.to_undo()?;
            board.undo_move(&undo).map_err(|_| Failure::UNDO)?;
            Ok(BRANDUBH_OK)
        })
    }
}

/// Tells what brandubh_board_do_move would answer and which squares it would
/// empty, without touching the board.
///
/// @param board    The board.
/// @param packed   Any number.
/// @param variant  As brandubh_board_do_move.
/// @param squares  Where the squares go, a1 first; NULL asks for their number only.
/// @param capacity How many there is room for; BRANDUBH_CAPTURES_MAX always does.
/// @param count    Where their number goes; NULL where it is not wanted.
/// @return As brandubh_board_do_move; BRANDUBH_ERROR_SHORT, and only the count is written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_preview(
    board: *const Handle<Board>,
    packed: i32,
    variant: *const VariantValue,
    squares: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let buffer = Buffer::uncounted(squares, capacity, count);
            let variant = variant_at(variant)?;
            let (flags, taken) = whole_move(packed)
                .map_or((Flags::NONE, Squares::EMPTY), |made| board.preview(made, &variant));
            fill(&buffer, taken)?;
            Ok(flags.bits().into())
        })
    }
}

fn fill(buffer: &Buffer<i32>, squares: Squares) -> Answer {
    buffer.fill(squares.iter().map(|square| square.index().into()))
}
