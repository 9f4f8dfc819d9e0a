//! Keys, and the numbers they are made of.

use std::ffi::c_char;

use super::codes::*;
use super::geometry::{side, size};
use super::values::point;
use crate::abi::boundary::{Handle, answer, read};
use crate::abi::buffers::Out;
use crate::abi::numbers::write_key;
use crate::chains::Board;
use crate::position::{side_key, size_key, stone_key};

/// The key of a board's position: the same in every process and on every
/// machine for the same stones, size and side to move. A chain does not count.
///
/// @param board The board.
/// @param key   Where the key goes.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_key(board: *const Handle<Board>, key: *mut u64) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Out::new(key)?.set(board.position().key());
            Ok(FANORONA_OK)
        })
    }
}

/// The same key worked out again from the stones. It always equals
/// fanorona_board_key, and is here so that a test can hold the two together.
///
/// @param board The board.
/// @param key   Where the key goes.
/// @return As fanorona_board_key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_key_full(
    board: *const Handle<Board>,
    key: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Out::new(key)?.set(board.position().key_full());
            Ok(FANORONA_OK)
        })
    }
}

/// Writes a key as sixteen lowercase hexadecimal digits and a NUL.
///
/// @param key      Any number.
/// @param out      Where the text goes.
/// @param capacity The room there; FANORONA_KEY_SIZE is needed.
/// @return FANORONA_OK; FANORONA_ERROR_NULL or FANORONA_ERROR_SHORT, and nothing is written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_key_hex(key: u64, out: *mut c_char, capacity: usize) -> i32 {
    // SAFETY: the caller's promise, passed on.
    answer(|| unsafe { write_key(key, out, capacity) })
}

/// What one stone on one point contributes to a key.
///
/// @param stone FANORONA_WHITE or FANORONA_BLACK.
/// @param square A point of the nine by five.
/// @param key   Where the number goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where one is not, FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_zobrist(stone: i32, square: i32, key: *mut u64) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let key = unsafe { Out::new(key) }?;
        let (side, point) = side(stone).zip(point(square)).ok_or(Failure::RANGE)?;
        key.set(stone_key(side, point));
        Ok(FANORONA_OK)
    })
}

/// What Black to move contributes to a key.
///
/// @param key Where the number goes.
/// @return FANORONA_OK or FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_zobrist_side(key: *mut u64) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        unsafe { Out::new(key) }?.set(side_key());
        Ok(FANORONA_OK)
    })
}

/// What the size of the board contributes to a key.
///
/// @param cols Files.
/// @param rows Ranks.
/// @param key  Where the number goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where no such board can be built, FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_zobrist_size(cols: i32, rows: i32, key: *mut u64) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let key = unsafe { Out::new(key) }?;
        key.set(size_key(size(cols, rows).ok_or(Failure::RANGE)?));
        Ok(FANORONA_OK)
    })
}
