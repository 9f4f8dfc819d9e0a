//! The numbers that cross the boundary. None is ever given another meaning.

pub(super) use crate::abi::failure::{Answer, Failure};

use crate::abi::failure::{NONE, OK};
use crate::abi::numbers::{DEPTH_MAX, KEY_SIZE};
use crate::brandubh::{CAPTURES_MAX, MOVES_MAX, SIZE, SQUARES, STRIDE, TEXT_MAX, Variant};

/// Success.
pub const BRANDUBH_OK: i32 = 0;
/// An ordinary answer: there is no such square, side or move.
pub const BRANDUBH_NONE: i32 = -1;
/// A handle, or a pointer that is needed, is NULL.
pub const BRANDUBH_ERROR_NULL: i32 = -2;
/// A number is outside what the function takes.
pub const BRANDUBH_ERROR_RANGE: i32 = -3;
/// A buffer is too short; the size that is needed was written.
pub const BRANDUBH_ERROR_SHORT: i32 = -4;
/// Not an undo, or not one of the position that the board has now.
pub const BRANDUBH_ERROR_UNDO: i32 = -6;
/// The count needs more than 64 bits.
pub const BRANDUBH_ERROR_OVERFLOW: i32 = -9;
/// The library failed inside. The handle may only be freed.
pub const BRANDUBH_ERROR_PANIC: i32 = -10;

/// A square with no piece on it.
pub const BRANDUBH_EMPTY: i32 = 0;
/// An attacker.
pub const BRANDUBH_ATTACKER: i32 = 1;
/// A defender.
pub const BRANDUBH_DEFENDER: i32 = 2;
/// A king, who is on the defenders' side.
pub const BRANDUBH_KING: i32 = 3;
/// What stands on a number that is no square.
pub const BRANDUBH_BORDER: i32 = 4;

/// The side of the attackers, which moves first.
pub const BRANDUBH_ATTACKERS: i32 = 0;
/// The side of the defenders and their king.
pub const BRANDUBH_DEFENDERS: i32 = 1;

/// The position string was read.
pub const BRANDUBH_POS_OK: i32 = 0;
/// No string, or an empty one.
pub const BRANDUBH_POS_NULL: i32 = 1;
/// Not seven ranks.
pub const BRANDUBH_POS_ROWS: i32 = 2;
/// A rank that is not seven squares wide.
pub const BRANDUBH_POS_WIDTH: i32 = 3;
/// A character of the board that is not a, d, k, / or a digit from 1 to 9.
pub const BRANDUBH_POS_LETTER: i32 = 4;
/// The side to move is missing, is not a or d, or is followed by something.
pub const BRANDUBH_POS_SIDE: i32 = 5;
/// 64 bytes or more.
pub const BRANDUBH_POS_LONG: i32 = 6;

/// The move may be made.
pub const BRANDUBH_WHY_OK: i32 = 0;
/// One of the two is no square.
pub const BRANDUBH_WHY_OFF_BOARD: i32 = 1;
/// Nothing stands on the first square.
pub const BRANDUBH_WHY_NO_PIECE: i32 = 2;
/// The piece belongs to the side that is not to move.
pub const BRANDUBH_WHY_NOT_YOURS: i32 = 3;
/// The two squares are the same.
pub const BRANDUBH_WHY_NO_MOVE: i32 = 4;
/// The two squares share neither rank nor file.
pub const BRANDUBH_WHY_NOT_A_LINE: i32 = 5;
/// The move would stop on the throne, or cross it where that is not allowed.
pub const BRANDUBH_WHY_THRONE: i32 = 6;
/// Only a king may stop on a corner.
pub const BRANDUBH_WHY_CORNER: i32 = 7;
/// A piece is in the way.
pub const BRANDUBH_WHY_BLOCKED: i32 = 8;

/// At least one piece was captured.
pub const BRANDUBH_DID_CAPTURE: i32 = 1;
/// A king was among them.
pub const BRANDUBH_KING_TAKEN: i32 = 2;
/// The king moved, and ended where he wins.
pub const BRANDUBH_KING_HOME: i32 = 4;

/// The king wins on a corner.
pub const BRANDUBH_ESCAPE_CORNER: i32 = 0;
/// The king wins on any square of the edge.
pub const BRANDUBH_ESCAPE_EDGE: i32 = 1;

/// The files, and the ranks.
pub const BRANDUBH_SIZE: i32 = 7;
/// The squares.
pub const BRANDUBH_SQUARES: i32 = 49;
/// The difference between a square and the one a rank above it.
pub const BRANDUBH_STRIDE: i32 = 9;
/// The most moves that a position can have.
pub const BRANDUBH_MOVES_MAX: i32 = 140;
/// The most pieces that one move can capture, one each way.
pub const BRANDUBH_CAPTURES_MAX: i32 = 4;
/// The length of the longest position string that is written, without a NUL.
pub const BRANDUBH_TEXT_MAX: i32 = 57;
/// The room that a key in hex needs: sixteen digits and a NUL.
pub const BRANDUBH_KEY_SIZE: i32 = 17;
/// The greatest depth of a perft.
pub const BRANDUBH_DEPTH_MAX: i32 = 1000;
/// The greatest repeat of a variant.
pub const BRANDUBH_REPEAT_MAX: i32 = 999999999;
/// The greatest ply_cap of a variant.
pub const BRANDUBH_PLY_CAP_MAX: i32 = 100000;

/// The move was made.
pub const BRANDUBH_PLAY_OK: i32 = 0;
/// The game has ended, and nothing was made.
pub const BRANDUBH_PLAY_OVER: i32 = 1;
/// The rules do not allow it, and nothing was made.
pub const BRANDUBH_PLAY_ILLEGAL: i32 = 2;

/// The game goes on.
pub const BRANDUBH_OUTCOME_NONE: i32 = 0;
/// A king stands where he wins: the defenders have won.
pub const BRANDUBH_OUTCOME_CORNER: i32 = 1;
/// A king was captured, or there is none: the attackers have won.
pub const BRANDUBH_OUTCOME_CAPTURE: i32 = 2;
/// A side has no piece: the other has won.
pub const BRANDUBH_OUTCOME_NO_PIECES: i32 = 3;
/// A position has occurred as often as the variant lets it: a draw.
pub const BRANDUBH_OUTCOME_REPETITION: i32 = 4;
/// The side to move has no move: the other has won.
pub const BRANDUBH_OUTCOME_NO_MOVE: i32 = 5;
/// The game has as many moves as the variant gives it: a draw.
pub const BRANDUBH_OUTCOME_PLY_CAP: i32 = 6;

// cbindgen writes literals only, so they are held to the core here.
const _: () = {
    assert!(BRANDUBH_OK == OK);
    assert!(BRANDUBH_NONE == NONE);
    assert!(BRANDUBH_ERROR_NULL == Failure::NULL.0);
    assert!(BRANDUBH_ERROR_RANGE == Failure::RANGE.0);
    assert!(BRANDUBH_ERROR_SHORT == Failure::SHORT.0);
    assert!(BRANDUBH_ERROR_OVERFLOW == Failure::OVERFLOW.0);
    assert!(BRANDUBH_ERROR_PANIC == Failure::PANIC.0);
    assert!(BRANDUBH_DEPTH_MAX == DEPTH_MAX);
    assert!(BRANDUBH_KEY_SIZE as usize == KEY_SIZE);
    assert!(BRANDUBH_SIZE as usize == SIZE);
    assert!(BRANDUBH_SQUARES as usize == SQUARES);
    assert!(BRANDUBH_STRIDE == STRIDE as i32);
    assert!(BRANDUBH_MOVES_MAX as usize == MOVES_MAX);
    assert!(BRANDUBH_CAPTURES_MAX as usize == CAPTURES_MAX);
    assert!(BRANDUBH_TEXT_MAX as usize == TEXT_MAX);
    assert!(BRANDUBH_REPEAT_MAX as u32 == Variant::REPEAT_MAX);
    assert!(BRANDUBH_PLY_CAP_MAX as u32 == Variant::PLY_CAP_MAX);
};

impl Failure {
    pub(super) const UNDO: Failure = Failure(BRANDUBH_ERROR_UNDO);
}
