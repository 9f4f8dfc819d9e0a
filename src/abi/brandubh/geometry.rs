//! What is true of squares, sides and moves without a board.

use super::codes::*;
use super::values::{ends, join, number, piece, side, square};
use crate::abi::boundary::answer;
use crate::abi::buffers::Buffer;
use crate::brandubh::Square;

/// The square at a file and a rank.
///
/// @param file 0 to 6 for a to g.
/// @param rank 0 to 6 for 1 to 7.
/// @return The square, or BRANDUBH_NONE.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_square_of(file: i32, rank: i32) -> i32 {
    answer(|| {
        let place = u8::try_from(file).ok().zip(u8::try_from(rank).ok());
        Ok(number(place.and_then(|(file, rank)| Square::new(file, rank))))
    })
}

/// The file of a square.
///
/// @param square Any number.
/// @return 0 to 6, or BRANDUBH_NONE for a number that is no square.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_file_of(square: i32) -> i32 {
    answer(|| Ok(self::square(square).map_or(BRANDUBH_NONE, |square| square.file().into())))
}

/// The rank of a square.
///
/// @param square Any number.
/// @return 0 to 6, or BRANDUBH_NONE for a number that is no square.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_rank_of(square: i32) -> i32 {
    answer(|| Ok(self::square(square).map_or(BRANDUBH_NONE, |square| square.rank().into())))
}

/// Tells whether a number is a square.
///
/// @param square Any number.
/// @return 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_on_board(square: i32) -> i32 {
    answer(|| Ok(self::square(square).is_some().into()))
}

/// Tells whether a number is the square in the middle, d4.
///
/// @param square Any number.
/// @return 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_is_throne(square: i32) -> i32 {
    answer(|| Ok(self::square(square).is_some_and(Square::is_throne).into()))
}

/// Tells whether a number is one of the squares a1, a7, g1 and g7.
///
/// @param square Any number.
/// @return 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_is_corner(square: i32) -> i32 {
    answer(|| Ok(self::square(square).is_some_and(Square::is_corner).into()))
}

/// Tells whether a number is one of the squares next to the throne: d3, d5, c4 and e4.
///
/// @param square Any number.
/// @return 1 or 0.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_beside_throne(square: i32) -> i32 {
    answer(|| Ok(self::square(square).is_some_and(Square::beside_throne).into()))
}

/// The side that a piece is on.
///
/// @param piece Any number.
/// @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_NONE for a number that is no piece.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_side_of(piece: i32) -> i32 {
    answer(|| Ok(self::piece(piece).map_or(BRANDUBH_NONE, |piece| piece.side().index().into())))
}

/// The other side.
///
/// @param side BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS.
/// @return The other of the two; BRANDUBH_NONE for anything else.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_other(side: i32) -> i32 {
    answer(|| Ok(self::side(side).map_or(BRANDUBH_NONE, |side| side.other().index().into())))
}

/// Lists all squares, a1 to g1 first and a7 to g7 last.
///
/// @param squares  Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; BRANDUBH_SQUARES always does.
/// @param count    Where their number goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_SHORT, and only the count is written; BRANDUBH_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_all_squares(
    squares: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let buffer = unsafe { Buffer::new(squares, capacity, count) }?;
        buffer.fill(Square::ALL.into_iter().map(|square| square.index().into()))
    })
}

/// The move from one square to another, as one number. Nothing is checked.
///
/// @param from Any number.
/// @param to   Any number.
/// @return The move: never negative, and none that can be made where a number is no square.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_move_of(from: i32, to: i32) -> i32 {
    answer(|| Ok(join(from, to)))
}

/// The square that a move leaves.
///
/// @param packed Any number.
/// @return The square, or BRANDUBH_NONE where there is none in it.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_move_from(packed: i32) -> i32 {
    answer(|| Ok(number(ends(packed).0)))
}

/// The square that a move arrives on.
///
/// @param packed Any number.
/// @return The square, or BRANDUBH_NONE where there is none in it.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_move_to(packed: i32) -> i32 {
    answer(|| Ok(number(ends(packed).1)))
}
