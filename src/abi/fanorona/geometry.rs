//! What is true of points, directions and sizes without a board.

use std::ffi::c_char;

use super::codes::*;
use super::values::{direction, point};
use crate::abi::boundary::answer;
use crate::abi::buffers::{Out, text};
use crate::geometry::{Point, Side, Size};

/// Tells whether a board of so many files and ranks can be built.
///
/// @param cols Files: 3, 5, 7 or 9.
/// @param rows Ranks: 3 or 5.
/// @return 1 if it can, otherwise 0.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_size_ok(cols: i32, rows: i32) -> i32 {
    answer(|| Ok(size(cols, rows).is_some().into()))
}

/// The size that a name stands for: sivy (9 by 5), dimy (5 by 5) or telo (3 by 3).
///
/// @param name   The name; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param cols   Where the number of files goes.
/// @param rows   Where the number of ranks goes.
/// @return FANORONA_OK; FANORONA_NONE for another name or NULL, and nothing is
///         written; FANORONA_ERROR_NULL where an output is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_size_of(
    name: *const c_char,
    length: usize,
    cols: *mut i32,
    rows: *mut i32,
) -> i32 {
    const LONGEST_NAME: usize = 4;
    answer(|| {
        // SAFETY: the caller's promise.
        let (cols, rows) = unsafe { (Out::new(cols)?, Out::new(rows)?) };
        // SAFETY: the caller's promise.
        let name = unsafe { text(name, length, LONGEST_NAME) };
        let name = name.ok().and_then(|name| std::str::from_utf8(name).ok());
        let Some(size) = name.and_then(Size::named) else {
            return Ok(FANORONA_NONE);
        };
        cols.set(size.cols().into());
        rows.set(size.rows().into());
        Ok(FANORONA_OK)
    })
}

/// The point at a file and a rank of the nine by five.
///
/// @param file 0 to 8 for a to i.
/// @param rank 0 to 4 for 1 to 5.
/// @return The point, or FANORONA_NONE.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_square_of(file: i32, rank: i32) -> i32 {
    answer(|| {
        let point = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
        let point = point.and_then(|(file, rank)| Point::new(file, rank));
        Ok(point.map_or(FANORONA_NONE, |point| point.index().into()))
    })
}

/// The file of a point.
///
/// @param square A point of the nine by five.
/// @return 0 to 8, or FANORONA_NONE where the number is no point.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_file_of(square: i32) -> i32 {
    answer(|| Ok(point(square).map_or(FANORONA_NONE, |point| point.file().into())))
}

/// The rank of a point.
///
/// @param square A point of the nine by five.
/// @return 0 to 4, or FANORONA_NONE where the number is no point.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_rank_of(square: i32) -> i32 {
    answer(|| Ok(point(square).map_or(FANORONA_NONE, |point| point.rank().into())))
}

/// Tells whether a point is strong, which is to have diagonal lines.
///
/// @param square A point of the nine by five.
/// @return 1 if it is strong; 0 if it is weak or no point.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_is_strong(square: i32) -> i32 {
    answer(|| Ok(point(square).is_some_and(Point::is_strong).into()))
}

/// The direction that leads back.
///
/// @param dir A direction.
/// @return Its opposite, or FANORONA_NONE where the number is no direction.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_opposite(dir: i32) -> i32 {
    answer(|| Ok(direction(dir).map_or(FANORONA_NONE, |way| way.opposite().index().into())))
}

/// Tells whether a direction is one of the four that only strong points have.
///
/// @param dir A direction.
/// @return 1 for NE, SE, SW and NW; 0 for anything else.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_is_diagonal(dir: i32) -> i32 {
    answer(|| Ok(direction(dir).is_some_and(|way| way.is_diagonal()).into()))
}

/// The opponent of a side.
///
/// @param stone FANORONA_WHITE or FANORONA_BLACK.
/// @return The other of the two; FANORONA_EMPTY for anything else.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_other(stone: i32) -> i32 {
    answer(|| Ok(side(stone).map_or(FANORONA_EMPTY, |side| side.other().index().into())))
}

/// The size with numbers that may be anything.
pub(super) fn size(cols: i32, rows: i32) -> Option<Size> {
    Size::new(u8::try_from(cols).ok()?, u8::try_from(rows).ok()?)
}

/// The side with a number that may be anything.
pub(super) fn side(number: i32) -> Option<Side> {
    Side::from_index(u8::try_from(number).ok()?)
}

/// The number of what stands on a point.
pub(super) fn cell(stone: Option<Side>) -> i32 {
    stone.map_or(FANORONA_EMPTY, |side| side.index().into())
}
