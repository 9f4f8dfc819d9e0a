//! A sentence for each code.

use std::ffi::{CStr, c_char};

use super::codes::*;
use crate::abi::boundary::guard;
use crate::abi::failure::{UNKNOWN, sentence};

/// What a code from BRANDUBH_ERROR_PANIC to BRANDUBH_OK means, as an English sentence.
///
/// @param code Any number.
/// @return Text that lives as long as the library; never NULL. A number that is
///         no code has a sentence that says so.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_error_message(code: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || error(code).as_ptr())
}

/// What a BRANDUBH_POS_ reason means, as an English sentence.
///
/// @param reason Any number.
/// @return As brandubh_error_message.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_pos_message(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || pos(reason).as_ptr())
}

/// What a BRANDUBH_WHY_ reason means, as an English sentence.
///
/// @param reason Any number.
/// @return As brandubh_error_message.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_why_message(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || why(reason).as_ptr())
}

fn error(code: i32) -> &'static CStr {
    match code {
        BRANDUBH_ERROR_UNDO => c"that is not an undo of this position",
        _ => sentence(code),
    }
}

fn pos(reason: i32) -> &'static CStr {
    match reason {
        BRANDUBH_POS_OK => c"the position was read",
        BRANDUBH_POS_NULL => c"there is no position string",
        BRANDUBH_POS_ROWS => c"a board has seven ranks",
        BRANDUBH_POS_WIDTH => c"a rank has seven squares",
        BRANDUBH_POS_LETTER => c"a character of the board is not a, d, k, / or a digit from 1 to 9",
        BRANDUBH_POS_SIDE => c"the side to move is a or d, after one space and before nothing",
        BRANDUBH_POS_LONG => c"the string is longer than any position",
        _ => UNKNOWN,
    }
}

fn why(reason: i32) -> &'static CStr {
    match reason {
        BRANDUBH_WHY_OK => c"the move may be made",
        BRANDUBH_WHY_OFF_BOARD => c"that is not a square of the board",
        BRANDUBH_WHY_NO_PIECE => c"no piece stands there",
        BRANDUBH_WHY_NOT_YOURS => c"the piece belongs to the side that is not to move",
        BRANDUBH_WHY_NO_MOVE => c"the piece stays where it is",
        BRANDUBH_WHY_NOT_A_LINE => c"a piece moves along a rank or a file",
        BRANDUBH_WHY_THRONE => c"the throne is closed to this move",
        BRANDUBH_WHY_CORNER => c"only the king may stand on a corner",
        BRANDUBH_WHY_BLOCKED => c"a piece is in the way",
        _ => UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::brandubh::{Refusal, TextError};

    #[test]
    fn the_sentences_are_those_of_the_errors() {
        for reason in Refusal::ALL {
            assert_eq!(why(reason.code().into()).to_str(), Ok(reason.to_string().as_str()));
        }
        for reason in TextError::ALL {
            assert_eq!(pos(reason.code().into()).to_str(), Ok(reason.to_string().as_str()));
        }
    }
}
