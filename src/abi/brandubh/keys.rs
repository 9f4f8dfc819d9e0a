//! Keys, and the numbers they are made of.

use std::ffi::c_char;

use super::codes::*;
use super::values::{piece, square};
use crate::abi::boundary::{Handle, answer, read};
use crate::abi::buffers::Out;
use crate::abi::numbers::write_key;
use crate::brandubh::{Board, piece_key, side_key};

/// The key of a position: the same in every process and on every machine for
/// the same pieces on the same squares and the same side to move.
///
/// @param board The board.
/// @param key   Where the key goes.
/// @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_key(board: *const Handle<Board>, key: *mut u64) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Out::new(key)?.set(board.key());
            Ok(BRANDUBH_OK)
        })
    }
}

/// The same key worked out again from the pieces. It always equals
/// brandubh_board_key, and is here so that a test can hold the two together.
///
/// @param board The board.
/// @param key   Where the key goes.
/// @return As brandubh_board_key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_key_full(
    board: *const Handle<Board>,
    key: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Out::new(key)?.set(board.key_full());
            Ok(BRANDUBH_OK)
        })
    }
}

/// Writes a key as sixteen lowercase hexadecimal digits and a NUL.
///
/// @param key      Any number.
/// @param out      Where the text goes.
/// @param capacity The room there; BRANDUBH_KEY_SIZE is needed.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_SHORT, and nothing is written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_key_hex(key: u64, out: *mut c_char, capacity: usize) -> i32 {
    // SAFETY: the caller's promise, passed on.
    answer(|| unsafe { write_key(key, out, capacity) })
}

/// What one piece on one square contributes to a key.
///
/// @param piece  BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
/// @param square A square.
/// @param key    Where the number goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where one is not, BRANDUBH_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_zobrist(piece: i32, square: i32, key: *mut u64) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let key = unsafe { Out::new(key) }?;
        let (piece, square) = self::piece(piece).zip(self::square(square)).ok_or(Failure::RANGE)?;
        key.set(piece_key(piece, square));
        Ok(BRANDUBH_OK)
    })
}

/// What the defenders to move contribute to a key.
///
/// @param key Where the number goes.
/// @return BRANDUBH_OK or BRANDUBH_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_zobrist_side(key: *mut u64) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        unsafe { Out::new(key) }?.set(side_key());
        Ok(BRANDUBH_OK)
    })
}
