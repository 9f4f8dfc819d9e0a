//! A sentence for each code.

use std::ffi::{CStr, c_char};

use super::boundary::guard;
use super::codes::*;

/// What a code from FANORONA_ERROR_PANIC to FANORONA_STOPPED means, as an English sentence.
///
/// @param code Any number.
/// @return Text that lives as long as the library; never NULL. A number that is
///         no code has a sentence that says so.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_error_message(code: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || error(code).as_ptr())
}

/// What a FANORONA_POS_ reason means, as an English sentence.
///
/// @param reason Any number.
/// @return As fanorona_error_message.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_pos_message(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || pos(reason).as_ptr())
}

/// What a FANORONA_WHY_ reason means, as an English sentence.
///
/// @param reason Any number.
/// @return As fanorona_error_message.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_why_message(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || why(reason).as_ptr())
}

const UNKNOWN: &CStr = c"there is no such code";

fn error(code: i32) -> &'static CStr {
    match code {
        FANORONA_OK => c"success",
        FANORONA_STOPPED => c"the visit was stopped by its callback",
        FANORONA_NONE => c"there is none",
        FANORONA_ERROR_NULL => c"a handle or a pointer that is needed is NULL",
        FANORONA_ERROR_RANGE => c"a number is outside what the function takes",
        FANORONA_ERROR_SHORT => c"the buffer is too short",
        FANORONA_ERROR_STEP => c"there is no such step to build",
        FANORONA_ERROR_TOKEN => c"that is not a token of this position",
        FANORONA_ERROR_MOVE => c"that is not a whole move that may be played here",
        FANORONA_ERROR_CHAIN => c"no chain is open",
        FANORONA_ERROR_OVERFLOW => c"the count needs more than 64 bits",
        FANORONA_ERROR_PANIC => c"the library failed inside; the handle may only be freed",
        _ => UNKNOWN,
    }
}

fn pos(reason: i32) -> &'static CStr {
    match reason {
        FANORONA_POS_OK => c"the position was read",
        FANORONA_POS_NULL => c"there is no position string",
        FANORONA_POS_LONG => c"the string is longer than any position",
        FANORONA_POS_LETTER => c"a character of the board is not w, b, / or a digit from 1 to 9",
        FANORONA_POS_ROWS => c"a board has three ranks or five",
        FANORONA_POS_WIDTH => c"every rank has the same 3, 5, 7 or 9 points",
        FANORONA_POS_SIDE => c"the side to move is w or b, after one space and before nothing",
        _ => UNKNOWN,
    }
}

fn why(reason: i32) -> &'static CStr {
    match reason {
        FANORONA_WHY_OK => c"the step may be made",
        FANORONA_WHY_OFF_BOARD => c"that is not a point of this board",
        FANORONA_WHY_BAD_STEP => c"that is not a direction, or not a kind of step",
        FANORONA_WHY_NO_STONE => c"no stone stands there",
        FANORONA_WHY_NOT_YOURS => c"the stone belongs to the side that is not to move",
        FANORONA_WHY_NO_LINE => c"no line goes that way from there",
        FANORONA_WHY_OCCUPIED => c"a stone stands where the step would go",
        FANORONA_WHY_TAKES_NOTHING => c"the step takes nothing that way",
        FANORONA_WHY_NOT_A_PAIKA => c"the step takes, so it is not a paika",
        FANORONA_WHY_MUST_CAPTURE => c"a stone that can take must take",
        FANORONA_WHY_NOT_THE_STONE => c"a chain is open with another stone",
        FANORONA_WHY_SAME_DIRECTION => c"a chain does not go the same way twice running",
        FANORONA_WHY_REVISIT => c"a chain does not come back to a point it has stood on",
        FANORONA_WHY_PAIKA_IN_CHAIN => c"every step of a chain takes",
        _ => UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::PositionError;
    use crate::steps::Refusal;

    #[test]
    fn the_sentences_are_those_of_the_errors() {
        for reason in Refusal::ALL {
            assert_eq!(why(reason.code().into()).to_str(), Ok(reason.to_string().as_str()));
        }
        for reason in PositionError::ALL {
            assert_eq!(pos(reason.code().into()).to_str(), Ok(reason.to_string().as_str()));
        }
    }
}
