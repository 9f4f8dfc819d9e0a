//! The numbers that cross the boundary. None is ever given another meaning.

pub(super) use crate::abi::failure::{Answer, Failure};

use crate::abi::failure::{NONE, OK};
use crate::abi::numbers::{DEPTH_MAX, KEY_SIZE};
use crate::chains::CHAIN_MAX;
use crate::geometry::STRIDE;
use crate::notation::COUNTED_TEXT_MAX;
use crate::position::TEXT_MAX;
use crate::steps::{LINE_MAX, STEPS_MAX};
use crate::variant::Variant;

/// Success.
pub const FANORONA_OK: i32 = 0;
/// A visit was stopped by its callback.
pub const FANORONA_STOPPED: i32 = 1;
/// An ordinary answer: there is no such point, direction, chain or size.
pub const FANORONA_NONE: i32 = -1;
/// A handle, or a pointer that is needed, is NULL.
pub const FANORONA_ERROR_NULL: i32 = -2;
/// A number is outside what the function takes.
pub const FANORONA_ERROR_RANGE: i32 = -3;
/// A buffer is too short; the size that is needed was written.
pub const FANORONA_ERROR_SHORT: i32 = -4;
/// There is no such step to build.
pub const FANORONA_ERROR_STEP: i32 = -5;
/// Not a token, or not one of the position that the board has now.
pub const FANORONA_ERROR_TOKEN: i32 = -6;
/// Not a whole move, or not one that may be played here.
pub const FANORONA_ERROR_MOVE: i32 = -7;
/// No chain is open.
pub const FANORONA_ERROR_CHAIN: i32 = -8;
/// The count needs more than 64 bits.
pub const FANORONA_ERROR_OVERFLOW: i32 = -9;
/// The library failed inside. The handle may only be freed.
pub const FANORONA_ERROR_PANIC: i32 = -10;

/// A point with no stone on it.
pub const FANORONA_EMPTY: i32 = 0;
/// A white stone, and the side that moves first.
pub const FANORONA_WHITE: i32 = 1;
/// A black stone, and its side.
pub const FANORONA_BLACK: i32 = 2;
/// What stands on a number that is no point of the board.
pub const FANORONA_BORDER: i32 = 3;

/// North: up the file, towards Black's side.
pub const FANORONA_N: i32 = 0;
/// North-east.
pub const FANORONA_NE: i32 = 1;
/// East: to the right along the rank.
pub const FANORONA_E: i32 = 2;
/// South-east.
pub const FANORONA_SE: i32 = 3;
/// South: down the file.
pub const FANORONA_S: i32 = 4;
/// South-west.
pub const FANORONA_SW: i32 = 5;
/// West: to the left along the rank.
pub const FANORONA_W: i32 = 6;
/// North-west.
pub const FANORONA_NW: i32 = 7;

/// A step that takes nothing.
pub const FANORONA_PAIKA: i32 = 0;
/// A step that takes the enemy line ahead of it.
pub const FANORONA_APPROACH: i32 = 1;
/// A step that takes the enemy line behind it.
pub const FANORONA_WITHDRAWAL: i32 = 2;

/// The position string was read.
pub const FANORONA_POS_OK: i32 = 0;
/// No string, or an empty one.
pub const FANORONA_POS_NULL: i32 = 1;
/// More bytes than the longest position string has.
pub const FANORONA_POS_LONG: i32 = 2;
/// A character of the board that is not w, b, / or a digit from 1 to 9.
pub const FANORONA_POS_LETTER: i32 = 3;
/// Neither three ranks nor five.
pub const FANORONA_POS_ROWS: i32 = 4;
/// Ranks of different widths, or a width that no board has.
pub const FANORONA_POS_WIDTH: i32 = 5;
/// The side to move is missing, is not w or b, or is followed by something.
pub const FANORONA_POS_SIDE: i32 = 6;

/// The step may be made.
pub const FANORONA_WHY_OK: i32 = 0;
/// Not a point of this board.
pub const FANORONA_WHY_OFF_BOARD: i32 = 1;
/// Not a direction, or not a kind.
pub const FANORONA_WHY_BAD_STEP: i32 = 2;
/// No stone stands there.
pub const FANORONA_WHY_NO_STONE: i32 = 3;
/// The stone belongs to the side that is not to move.
pub const FANORONA_WHY_NOT_YOURS: i32 = 4;
/// No line goes that way from there.
pub const FANORONA_WHY_NO_LINE: i32 = 5;
/// A stone stands where the step would go.
pub const FANORONA_WHY_OCCUPIED: i32 = 6;
/// Asked to take in a way in which nothing can be taken.
pub const FANORONA_WHY_TAKES_NOTHING: i32 = 7;
/// Asked as a paika, but the step takes.
pub const FANORONA_WHY_NOT_A_PAIKA: i32 = 8;
/// A paika, while some stone of the side to move can take.
pub const FANORONA_WHY_MUST_CAPTURE: i32 = 9;
/// A chain is open with another stone.
pub const FANORONA_WHY_NOT_THE_STONE: i32 = 10;
/// The direction of the chain's last step.
pub const FANORONA_WHY_SAME_DIRECTION: i32 = 11;
/// A point that the chain has stood on.
pub const FANORONA_WHY_REVISIT: i32 = 12;
/// A step that takes nothing, after one that took.
pub const FANORONA_WHY_PAIKA_IN_CHAIN: i32 = 13;

/// The difference between a point and the one a rank above it.
pub const FANORONA_STRIDE: i32 = 11;
/// The most steps that one move can have.
pub const FANORONA_CHAIN_MAX: i32 = 44;
/// The most tokens that one move can leave: its steps and a stop.
pub const FANORONA_TOKENS_MAX: i32 = 45;
/// The most steps that a position can have.
pub const FANORONA_STEPS_MAX: i32 = 216;
/// The most stones that one step can take.
pub const FANORONA_LINE_MAX: i32 = 7;
/// The length of the longest position string, without a NUL.
pub const FANORONA_TEXT_MAX: i32 = 51;
/// The room that a key in hex needs: sixteen digits and a NUL.
pub const FANORONA_KEY_SIZE: i32 = 17;
/// The greatest depth of a perft.
pub const FANORONA_DEPTH_MAX: i32 = 1000;

/// The step or move was made.
pub const FANORONA_PLAY_OK: i32 = 0;
/// The game has ended, and nothing was made.
pub const FANORONA_PLAY_OVER: i32 = 1;
/// The rules do not allow it, and nothing was made.
pub const FANORONA_PLAY_ILLEGAL: i32 = 2;

/// The game goes on.
pub const FANORONA_OUTCOME_NONE: i32 = 0;
/// Every stone of one side is gone: the other has won.
pub const FANORONA_OUTCOME_NO_STONES: i32 = 1;
/// The side to move has stones and no step: the other has won.
pub const FANORONA_OUTCOME_NO_MOVES: i32 = 2;
/// A position has occurred as often as the variant lets it: a draw.
pub const FANORONA_OUTCOME_REPETITION: i32 = 3;
/// The variant's number of moves running took nothing: a draw.
pub const FANORONA_OUTCOME_QUIET: i32 = 4;
/// The game has as many moves as the variant gives it: a draw.
pub const FANORONA_OUTCOME_PLY_CAP: i32 = 5;

/// The greatest count in a game, a variant and a position: no text of one has more digits.
pub const FANORONA_NUMBER_MAX: i32 = 999999999;
/// A weight is from the negative of this to this.
pub const FANORONA_WEIGHT_MAX: i32 = 10000;
/// How many weights the evaluation has.
pub const FANORONA_WEIGHTS: i32 = 6;
/// The most moves that a search looks ahead.
pub const FANORONA_SEARCH_DEPTH_MAX: i32 = 64;
/// Scores above this are proved wins; those below its negative, proved losses.
pub const FANORONA_SCORE_PROVED: i32 = 29000;

/// The text was read.
pub const FANORONA_NOTE_OK: i32 = 0;
/// No board of that size can be built.
pub const FANORONA_NOTE_BAD_SIZE: i32 = 1;
/// There is no text.
pub const FANORONA_NOTE_EMPTY: i32 = 2;
/// Not dashes between points, or not two fields or four.
pub const FANORONA_NOTE_BAD_SHAPE: i32 = 3;
/// A letter after the first point of a move.
pub const FANORONA_NOTE_KIND_ON_START: i32 = 4;
/// Something where a point belongs that is not a lower-case letter and a digit.
pub const FANORONA_NOTE_BAD_POINT: i32 = 5;
/// More than forty-four steps, or longer than any position.
pub const FANORONA_NOTE_TOO_LONG: i32 = 6;
/// Something after a point that is neither one A nor one W.
pub const FANORONA_NOTE_BAD_KIND: i32 = 7;
/// A point that the board lacks.
pub const FANORONA_NOTE_OFF_BOARD: i32 = 8;
/// A step that goes nowhere.
pub const FANORONA_NOTE_SAME_POINT: i32 = 9;
/// A step to a point that is not next to its start.
pub const FANORONA_NOTE_NOT_ADJACENT: i32 = 10;
/// A diagonal step from a weak point.
pub const FANORONA_NOTE_NO_LINE: i32 = 11;
/// Several steps, and one without a letter.
pub const FANORONA_NOTE_PAIKA_IN_CHAIN: i32 = 12;
/// A character of the board that is not w, b, / or a digit from 1 to 9.
pub const FANORONA_NOTE_BAD_LETTER: i32 = 13;
/// Neither three ranks nor five.
pub const FANORONA_NOTE_ROWS: i32 = 14;
/// Ranks of different widths, or a width that no board has.
pub const FANORONA_NOTE_WIDTH: i32 = 15;
/// The side to move is not w or b.
pub const FANORONA_NOTE_SIDE: i32 = 16;
/// A count that is not a number of at most nine digits, or a move number of 0.
pub const FANORONA_NOTE_BAD_COUNT: i32 = 17;
/// The first line is not "fanorona 1".
pub const FANORONA_NOTE_NOT_A_GAME: i32 = 18;
/// Not a word, a space and a value in printable ASCII.
pub const FANORONA_NOTE_BAD_HEADER: i32 = 19;
/// No header has that name.
pub const FANORONA_NOTE_UNKNOWN_HEADER: i32 = 20;
/// There is a header of that name already.
pub const FANORONA_NOTE_REPEATED_HEADER: i32 = 21;
/// Something else than digits for a number.
pub const FANORONA_NOTE_BAD_NUMBER: i32 = 22;
/// An offer by no side, or one beside a result.
pub const FANORONA_NOTE_BAD_OFFER: i32 = 23;
/// The text ends before a line "moves".
pub const FANORONA_NOTE_NO_MOVES_LINE: i32 = 24;
/// No such board, or a number that a variant cannot have.
pub const FANORONA_NOTE_BAD_VARIANT: i32 = 25;
/// The start is no position, or one on a board of another size.
pub const FANORONA_NOTE_BAD_START: i32 = 26;

/// Left and right change places.
pub const FANORONA_MIRROR_FILES: i32 = 1;
/// Top and bottom change places.
pub const FANORONA_MIRROR_RANKS: i32 = 2;
/// Both: half a turn of the board.
pub const FANORONA_MIRROR_TURN: i32 = 3;

/// The length of the longest position with counts, without a NUL.
pub const FANORONA_COUNTED_TEXT_MAX: i32 = 71;

// cbindgen writes literals only, so they are held to the core here.
const _: () = {
    assert!(FANORONA_OK == OK);
    assert!(FANORONA_NONE == NONE);
    assert!(FANORONA_ERROR_NULL == Failure::NULL.0);
    assert!(FANORONA_ERROR_RANGE == Failure::RANGE.0);
    assert!(FANORONA_ERROR_SHORT == Failure::SHORT.0);
    assert!(FANORONA_ERROR_OVERFLOW == Failure::OVERFLOW.0);
    assert!(FANORONA_ERROR_PANIC == Failure::PANIC.0);
    assert!(FANORONA_DEPTH_MAX == DEPTH_MAX);
    assert!(FANORONA_KEY_SIZE as usize == KEY_SIZE);
    assert!(FANORONA_STRIDE == STRIDE as i32);
    assert!(FANORONA_CHAIN_MAX == CHAIN_MAX as i32);
    assert!(FANORONA_TOKENS_MAX == FANORONA_CHAIN_MAX + 1);
    assert!(FANORONA_STEPS_MAX == STEPS_MAX as i32);
    assert!(FANORONA_LINE_MAX == LINE_MAX as i32);
    assert!(FANORONA_TEXT_MAX == TEXT_MAX as i32);
    assert!(FANORONA_NUMBER_MAX == Variant::NUMBER_MAX as i32);
    assert!(FANORONA_COUNTED_TEXT_MAX == COUNTED_TEXT_MAX as i32);
};

impl Failure {
    pub(super) const STEP: Failure = Failure(FANORONA_ERROR_STEP);
    pub(super) const TOKEN: Failure = Failure(FANORONA_ERROR_TOKEN);
    pub(super) const MOVE: Failure = Failure(FANORONA_ERROR_MOVE);
    pub(super) const CHAIN: Failure = Failure(FANORONA_ERROR_CHAIN);
}
