//! Boards: how they are made and freed, and what stands on them.

use std::ffi::c_char;
use std::sync::atomic::AtomicU64;

use super::codes::*;
use super::values::{number, piece, side, square};
use crate::abi::boundary::{Handle, Held, copy, free, live, make, read, write};
use crate::abi::buffers::{TextFault, text, write_text};
use crate::brandubh::{Board, READ_MAX, TextError};

static LIVE_BOARDS: AtomicU64 = AtomicU64::new(0);

impl Held for Board {
    const LIVE: Option<&'static AtomicU64> = Some(&LIVE_BOARDS);
}

/// Makes a board with the set-up, the attackers to move.
///
/// @param out Where the handle goes; the caller frees it with
///            brandubh_board_free. It is set to NULL on failure.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_new(out: *mut *mut Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(Board::setup())) }
}

/// Makes a board with no pieces, the attackers to move.
///
/// @param out As brandubh_board_new.
/// @return As brandubh_board_new.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_empty(out: *mut *mut Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(Board::empty())) }
}

/// Makes a board from a position string.
///
/// The string is refused for its shape and never for its sense. It is read from
/// the left, and the first fault met is the reason; 64 bytes or more are not read.
///
/// @param string The string; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param out    As brandubh_board_new.
/// @return BRANDUBH_POS_OK or a BRANDUBH_POS_ reason (they are positive);
///         BRANDUBH_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_parse(
    string: *const c_char,
    length: usize,
    out: *mut *mut Handle<Board>,
) -> i32 {
    let refused = |error: TextError| Failure(error.code().into());
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let string = text(string, length, READ_MAX).map_err(|fault| match fault {
                TextFault::Null => refused(TextError::Null),
                TextFault::Long => refused(TextError::Long),
            })?;
            Board::from_bytes(string).map_err(refused)
        })
    }
}

/// Makes a second board like the first that shares nothing with it.
///
/// @param board The board to copy.
/// @param out   As brandubh_board_new.
/// @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_clone(
    board: *const Handle<Board>,
    out: *mut *mut Handle<Board>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || copy(board)) }
}

/// Frees a board, whatever state it is in.
///
/// @param board A board that the caller will not use again; NULL does nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_free(board: *mut Handle<Board>) {
    // SAFETY: the caller's promise, passed on.
    unsafe { free(board) }
}

/// What stands on a square.
///
/// @param board  The board.
/// @param square Any number.
/// @return BRANDUBH_EMPTY, BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING;
///         BRANDUBH_BORDER for a number that is no square; or
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_at(board: *const Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(match self::square(square) {
                Some(square) => {
                    board.at(square).map_or(BRANDUBH_EMPTY, |piece| piece.index().into())
                }
                None => BRANDUBH_BORDER,
            })
        })
    }
}

/// Puts a piece on a square in place of whatever stood there. The turn stays.
///
/// @param board  The board.
/// @param square A square.
/// @param piece  BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where the square or the piece is
///         none, and nothing changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_put(
    board: *mut Handle<Board>,
    square: i32,
    piece: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let (square, piece) =
                self::square(square).zip(self::piece(piece)).ok_or(Failure::RANGE)?;
            board.put(square, piece);
            Ok(BRANDUBH_OK)
        })
    }
}

/// Empties a square. The turn stays.
///
/// @param board  The board.
/// @param square A square.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where it is none, and nothing
///         changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_lift(board: *mut Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            board.lift(self::square(square).ok_or(Failure::RANGE)?);
            Ok(BRANDUBH_OK)
        })
    }
}

/// The side to move.
///
/// @param board The board.
/// @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_side(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.side().index().into())) }
}

/// Gives the turn to a side.
///
/// @param board The board.
/// @param side  BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for anything else, and nothing
///         changes; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_set_side(board: *mut Handle<Board>, side: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            board.set_side(self::side(side).ok_or(Failure::RANGE)?);
            Ok(BRANDUBH_OK)
        })
    }
}

/// How many of one piece are on the board.
///
/// @param board The board.
/// @param piece BRANDUBH_ATTACKER, BRANDUBH_DEFENDER or BRANDUBH_KING.
/// @return The number, 0 for anything that is no piece; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_count(board: *const Handle<Board>, piece: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| Ok(self::piece(piece).map_or(0, |piece| board.count(piece) as i32)))
    }
}

/// Where the king stands; of several kings the first, in the order of brandubh_all_squares.
///
/// @param board The board.
/// @return The square, or BRANDUBH_NONE; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_king_square(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(number(board.king_square()))) }
}

/// Writes the position string and a NUL.
///
/// @param board    The board.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there; BRANDUBH_TEXT_MAX + 1 always does.
/// @param length   Where the length goes, without the NUL.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the length is written;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_board_text(
    board: *const Handle<Board>,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| write_text(&board.to_string(), buffer, capacity, length)) }
}

/// How many boards there are in this process that have been made and not yet freed.
///
/// @return The number. It may be read from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_live() -> u64 {
    live::<Board>()
}

/// Fails on purpose inside the library, so that a caller can test how it deals with that.
///
/// Lines about it go to the standard error stream.
///
/// @param board A board. From then on it may only be freed, and answers every
///              other call with BRANDUBH_ERROR_PANIC.
/// @return BRANDUBH_ERROR_PANIC; BRANDUBH_ERROR_NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_test_panic(board: *mut Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(board, |_| panic!("asked for by brandubh_test_panic")) }
}
