//! Boards: how they are made and freed, and what stands on them.

use std::ffi::c_char;
use std::sync::atomic::AtomicU64;

use super::codes::*;
use super::geometry::{cell, side, size};
use super::values::{direction, point};
use crate::abi::boundary::{Handle, Held, copy, free, live, make, read, write};
use crate::abi::buffers::{Buffer, TextFault, text, write_text};
use crate::chains::Board;
use crate::geometry::{Direction, Point};
use crate::position::{Position, PositionError, TEXT_MAX};

static LIVE_BOARDS: AtomicU64 = AtomicU64::new(0);

impl Held for Board {
    const LIVE: Option<&'static AtomicU64> = Some(&LIVE_BOARDS);
}

/// Makes a board with the set-up of its size, White to move.
///
/// @param cols Files: 3, 5, 7 or 9.
/// @param rows Ranks: 3 or 5.
/// @param out  Where the handle goes; the caller frees it with
///             fanorona_board_free. It is set to NULL on failure.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where no such board can be built,
///         FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_new(
    cols: i32,
    rows: i32,
    out: *mut *mut Handle<Board>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || size(cols, rows).map(Board::new).ok_or(Failure::RANGE)) }
}

/// Makes a board with no stones, White to move.
///
/// @param cols As fanorona_board_new.
/// @param rows As fanorona_board_new.
/// @param out  As fanorona_board_new.
/// @return As fanorona_board_new.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_empty(
    cols: i32,
    rows: i32,
    out: *mut *mut Handle<Board>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let position = size(cols, rows).map(Position::empty).ok_or(Failure::RANGE)?;
            Ok(position.into())
        })
    }
}

/// Makes a board from a position string, which also gives its size.
///
/// The string is refused for its shape and never for its sense.
///
/// @param string The string; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param out    As fanorona_board_new.
/// @return FANORONA_POS_OK, or the first FANORONA_POS_ reason that applies
///         (they are positive); FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_parse(
    string: *const c_char,
    length: usize,
    out: *mut *mut Handle<Board>,
) -> i32 {
    let refused = |error: PositionError| Failure(error.code().into());
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let string = text(string, length, TEXT_MAX).map_err(|fault| match fault {
                TextFault::Null => refused(PositionError::Null),
                TextFault::Long => refused(PositionError::Long),
            })?;
            Position::from_bytes(string).map(Board::from).map_err(refused)
        })
    }
}

/// Makes a second board like the first, an open chain included, that shares nothing with it.
///
/// @param board The board to copy.
/// @param out   As fanorona_board_new.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_clone(
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
pub unsafe extern "C" fn fanorona_board_free(board: *mut Handle<Board>) {
    // SAFETY: the caller's promise, passed on.
    unsafe { free(board) }
}

/// What stands on a point.
///
/// @param board  The board.
/// @param square Any number.
/// @return FANORONA_EMPTY, FANORONA_WHITE or FANORONA_BLACK; FANORONA_BORDER for
///         a number that is no point of this board; or FANORONA_ERROR_NULL,
///         FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_at(board: *const Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let point = on(board, square);
            Ok(point.map_or(FANORONA_BORDER, |point| cell(board.position().at(point))))
        })
    }
}

/// Puts a stone on a point in place of whatever stood there.
///
/// A change closes an open chain and leaves the turn where it is.
///
/// @param board  The board.
/// @param square A point of it.
/// @param stone  FANORONA_WHITE or FANORONA_BLACK; FANORONA_EMPTY empties the point.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where the point or the stone is
///         none, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_put(
    board: *mut Handle<Board>,
    square: i32,
    stone: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(board, |board| put(board, square, stone)) }
}

/// Empties a point. The same as putting FANORONA_EMPTY there.
///
/// @param board  The board.
/// @param square A point of it.
/// @return As fanorona_board_put.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_lift(board: *mut Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(board, |board| put(board, square, FANORONA_EMPTY)) }
}

/// The side to move.
///
/// @param board The board.
/// @return FANORONA_WHITE or FANORONA_BLACK; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_side(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.position().side().index().into())) }
}

/// Gives the turn to a side. A change closes an open chain.
///
/// @param board The board.
/// @param stone FANORONA_WHITE or FANORONA_BLACK.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for anything else, and nothing
///         changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_set_side(board: *mut Handle<Board>, stone: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            board.set_side(side(stone).ok_or(Failure::RANGE)?);
            Ok(FANORONA_OK)
        })
    }
}

/// How many stones a side has.
///
/// @param board The board.
/// @param stone FANORONA_WHITE or FANORONA_BLACK.
/// @return The number, 0 for anything that is no side; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_count(board: *const Handle<Board>, stone: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(side(stone).map_or(0, |side| board.position().stones(side).len() as i32))
        })
    }
}

/// Writes the position string and a NUL.
///
/// A chain is no part of it: the string reads back with none open.
///
/// @param board    The board.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there; FANORONA_TEXT_MAX + 1 always does.
/// @param length   Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the length is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_text(
    board: *const Handle<Board>,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| write_text(&board.position().text(), buffer, capacity, length)) }
}

/// How many files the board has.
///
/// @param board The board.
/// @return 3, 5, 7 or 9; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_cols(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.position().size().cols().into())) }
}

/// How many ranks the board has.
///
/// @param board The board.
/// @return 3 or 5; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_rows(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.position().size().rows().into())) }
}

/// How many points the board has.
///
/// @param board The board.
/// @return 9 to 45; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_points(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.position().size().points().len() as i32)) }
}

/// The point in the middle of the board.
///
/// @param board The board.
/// @return The point; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_centre(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.position().size().centre().index().into())) }
}

/// Tells whether a number is a point of the board.
///
/// @param board  The board.
/// @param square Any number.
/// @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_on_board(board: *const Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(on(board, square).is_some().into())) }
}

/// The point one step away along a line.
///
/// @param board  The board.
/// @param square Any number.
/// @param dir    Any number.
/// @return The point; FANORONA_NONE past the edge, diagonally from a weak point,
///         or where a number is no point or no direction; FANORONA_ERROR_NULL,
///         FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_next_to(
    board: *const Handle<Board>,
    square: i32,
    dir: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let size = board.position().size();
            let next = point(square).zip(direction(dir));
            let next = next.and_then(|(point, way)| size.next_to(point, way));
            Ok(next.map_or(FANORONA_NONE, |next| next.index().into()))
        })
    }
}

/// How many lines meet at a point.
///
/// @param board  The board.
/// @param square Any number.
/// @return 3 to 8, 0 where the number is no point of the board;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_degree(board: *const Handle<Board>, square: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let size = board.position().size();
            Ok(point(square).map_or(0, |point| size.degree(point) as i32))
        })
    }
}

/// Lists the points joined to a point, clockwise from north.
///
/// @param board    The board.
/// @param square   Any number; one that is no point of the board has none.
/// @param points   Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; 8 always does.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_neighbours(
    board: *const Handle<Board>,
    square: i32,
    points: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let size = board.position().size();
            let next = |way: Direction| size.next_to(point(square)?, way);
            let found: Vec<i32> = Direction::ALL
                .into_iter()
                .filter_map(next)
                .map(|next| next.index().into())
                .collect();
            Buffer::new(points, capacity, count)?.fill(found.into_iter())
        })
    }
}

/// Lists every joined pair of points once, the lower point first: by that
/// point, then clockwise from north.
///
/// @param board    The board.
/// @param pairs    Where they go, two numbers a pair; NULL asks for their number only.
/// @param capacity How many pairs there is room for; 108 always does.
/// @param count    Where the number of pairs goes.
/// @return As fanorona_board_neighbours.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_segments(
    board: *const Handle<Board>,
    pairs: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on; a pair of numbers is as two of them in a row.
    unsafe {
        read(board, |board| {
            let pairs: *mut [i32; 2] = pairs.cast();
            let number = |point: Point| i32::from(point.index());
            let found: Vec<[i32; 2]> = board
                .position()
                .size()
                .segments()
                .map(|(low, high)| [number(low), number(high)])
                .collect();
            Buffer::new(pairs, capacity, count)?.fill(found.into_iter())
        })
    }
}

/// Lists the points of the board, a1 first, along each rank in turn.
///
/// @param board    The board.
/// @param points   Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; 45 always does.
/// @param count    Where their number goes.
/// @return As fanorona_board_neighbours.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_all_squares(
    board: *const Handle<Board>,
    points: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let found = board.position().size().points().iter();
            Buffer::new(points, capacity, count)?.fill(found.map(|point| point.index().into()))
        })
    }
}

/// How many boards there are in this process that have been made and not yet freed.
///
/// @return The number. It may be read from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_live() -> u64 {
    live::<Board>()
}

/// Fails on purpose inside the library, so that a caller can test how it deals with that.
///
/// Lines about it go to the standard error stream.
///
/// @param board A board. From then on it may only be freed, and answers every
///              other call with FANORONA_ERROR_PANIC.
/// @return FANORONA_ERROR_PANIC; FANORONA_ERROR_NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_test_panic(board: *mut Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(board, |_| panic!("asked for by fanorona_test_panic")) }
}

fn put(board: &mut Board, square: i32, stone: i32) -> Answer {
    let point = on(board, square).ok_or(Failure::RANGE)?;
    let stone =
        if stone == FANORONA_EMPTY { None } else { Some(side(stone).ok_or(Failure::RANGE)?) };
    board.put(point, stone);
    Ok(FANORONA_OK)
}

/// The point of this board with a number that may be anything.
pub(super) fn on(board: &Board, square: i32) -> Option<Point> {
    point(square).filter(|&point| board.position().size().contains(point))
}
