//! Moves: which there are, why others are none, and how many follow each other.

use super::codes::*;
use super::values::{VariantValue, move_number, square, variant_at, whole_move};
use crate::abi::boundary::{Handle, read, write};
use crate::abi::buffers::{Buffer, Out};
use crate::abi::numbers::{plies, whole};
use crate::brandubh::{Board, Move, Refusal, Variant};

/// Lists the moves of the side to move: by square, a1 first, for each piece to
/// the left, to the right, down, then up, the nearest square first.
///
/// @param board    The board.
/// @param variant  The variant; NULL is the default game.
/// @param moves    Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; BRANDUBH_MOVES_MAX always does.
/// @param count    Where their number goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written;
///         BRANDUBH_ERROR_RANGE where it is no variant; BRANDUBH_ERROR_NULL,
///         BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_moves(
    board: *const Handle<Board>,
    variant: *const VariantValue,
    moves: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let buffer = Buffer::new(moves, capacity, count)?;
            let found = board.moves(&variant_at(variant)?);
            buffer.fill(found.iter().copied().map(move_number))
        })
    }
}

/// How many moves the side to move has.
///
/// @param board   The board.
/// @param variant As brandubh_board_moves.
/// @return The number; BRANDUBH_ERROR_RANGE where it is no variant;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_count_moves(
    board: *const Handle<Board>,
    variant: *const VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(whole(board.count_moves(&variant_at(variant)?)))) }
}

/// Tells whether a move is one of brandubh_board_moves.
///
/// @param board   The board.
/// @param packed  Any number.
/// @param variant As brandubh_board_moves.
/// @return 1 or 0; BRANDUBH_ERROR_RANGE where it is no variant;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_is_legal(
    board: *const Handle<Board>,
    packed: i32,
    variant: *const VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let variant = variant_at(variant)?;
            Ok(whole_move(packed).is_some_and(|made| board.is_legal(made, &variant)).into())
        })
    }
}

/// Tells what is wrong with a move.
///
/// @param board   The board.
/// @param from    Any number.
/// @param to      Any number.
/// @param variant As brandubh_board_moves.
/// @return BRANDUBH_WHY_OK, or the first BRANDUBH_WHY_ reason that applies (they
///         are positive); BRANDUBH_ERROR_RANGE where it is no variant;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_why_not(
    board: *const Handle<Board>,
    from: i32,
    to: i32,
    variant: *const VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let variant = variant_at(variant)?;
            let reason = match square(from).zip(square(to)) {
                Some((from, to)) => board.why_not(Move::new(from, to), &variant),
                None => Some(Refusal::OffBoard),
            };
            Ok(reason.map_or(BRANDUBH_WHY_OK, |reason| reason.code().into()))
        })
    }
}

/// Moves whatever stands on the first square to the second, in place of what
/// was there, and passes the turn. It asks nothing and captures nothing.
///
/// @param board  The board.
/// @param packed Any number.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where a square is none or nothing
///         stands on the first, and nothing changes, nor the turn;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_relocate(board: *mut Handle<Board>, packed: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let moved = whole_move(packed).is_some_and(|made| board.relocate(made));
            if moved { Ok(BRANDUBH_OK) } else { Err(Failure::RANGE) }
        })
    }
}

/// How many sequences of so many moves there are when nothing is ever captured.
///
/// @param board   The board, which stays as it is.
/// @param depth   How many moves, at most BRANDUBH_DEPTH_MAX; 0 or less counts 1.
/// @param variant As brandubh_board_moves.
/// @param count   Where the number goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for a greater depth or where it is
///         no variant; BRANDUBH_ERROR_OVERFLOW; BRANDUBH_ERROR_NULL,
///         BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_perft_slides(
    board: *const Handle<Board>,
    depth: i32,
    variant: *const VariantValue,
    count: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| perft(board, depth, variant, count, Board::perft_slides)) }
}

/// How many sequences of so many moves there are with captures played.
///
/// Nothing ends a sequence early: a side whose king was captured goes on moving
/// what it has left.
///
/// @param board   As brandubh_board_perft_slides.
/// @param depth   As brandubh_board_perft_slides.
/// @param variant As brandubh_board_moves.
/// @param count   As brandubh_board_perft_slides.
/// @return As brandubh_board_perft_slides.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_perft(
    board: *const Handle<Board>,
    depth: i32,
    variant: *const VariantValue,
    count: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| perft(board, depth, variant, count, Board::perft)) }
}

/// # Safety
///
/// As for the exported functions.
unsafe fn perft(
    board: &Board,
    depth: i32,
    variant: *const VariantValue,
    count: *mut u64,
    perft: fn(&Board, u32, &Variant) -> Option<u64>,
) -> Answer {
    // SAFETY: the caller's promise.
    let (out, variant) = unsafe { (Out::new(count)?, variant_at(variant)?) };
    out.set(perft(board, plies(depth)?, &variant).ok_or(Failure::OVERFLOW)?);
    Ok(BRANDUBH_OK)
}
