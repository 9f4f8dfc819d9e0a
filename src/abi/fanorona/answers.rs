//! A sentence for each code.

use std::ffi::{CStr, c_char};

use super::codes::*;
use crate::abi::boundary::guard;
use crate::abi::failure::{UNKNOWN, sentence};

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

/// What a FANORONA_NOTE_ reason means, as an English sentence.
///
/// @param reason Any number.
/// @return As fanorona_error_message.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_note_message(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || note(reason).as_ptr())
}

/// The one word for a FANORONA_NOTE_ reason, such as "off_board".
///
/// @param reason Any number.
/// @return Text that lives as long as the library; never NULL. It is empty for
///         FANORONA_NOTE_OK and for a number that is no reason.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_note_word(reason: i32) -> *const c_char {
    guard(UNKNOWN.as_ptr(), || word(reason).as_ptr())
}

fn error(code: i32) -> &'static CStr {
    match code {
        FANORONA_STOPPED => c"the visit was stopped by its callback",
        FANORONA_ERROR_STEP => c"there is no such step to build",
        FANORONA_ERROR_TOKEN => c"that is not a token of this position",
        FANORONA_ERROR_MOVE => c"that is not a whole move that may be played here",
        FANORONA_ERROR_CHAIN => c"no chain is open",
        _ => sentence(code),
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

fn note(reason: i32) -> &'static CStr {
    match reason {
        FANORONA_NOTE_OK => c"the text was read",
        FANORONA_NOTE_BAD_SIZE => c"no board of that size can be built",
        FANORONA_NOTE_EMPTY => c"there is no text",
        FANORONA_NOTE_BAD_SHAPE => c"it has not the shape of a move or of a position",
        FANORONA_NOTE_KIND_ON_START => {
            c"no letter follows the first point, because no step arrives there"
        }
        FANORONA_NOTE_BAD_POINT => c"a point is a lower-case letter and a digit",
        FANORONA_NOTE_TOO_LONG => c"it is longer than any move or position",
        FANORONA_NOTE_BAD_KIND => c"nothing but A or W may follow a point",
        FANORONA_NOTE_OFF_BOARD => c"a board of this size has no such point",
        FANORONA_NOTE_SAME_POINT => c"a step goes to another point",
        FANORONA_NOTE_NOT_ADJACENT => c"a step goes to a point next to where it starts",
        FANORONA_NOTE_NO_LINE => c"no diagonal line leaves a weak point",
        FANORONA_NOTE_PAIKA_IN_CHAIN => c"each of several steps takes and has its letter",
        FANORONA_NOTE_BAD_LETTER => {
            c"a character of the board is not w, b, / or a digit from 1 to 9"
        }
        FANORONA_NOTE_ROWS => c"a board has three ranks or five",
        FANORONA_NOTE_WIDTH => c"every rank has the same 3, 5, 7 or 9 points",
        FANORONA_NOTE_SIDE => c"the side to move is w or b",
        FANORONA_NOTE_BAD_COUNT => {
            c"a count is a number of at most nine digits, and moves are numbered from 1"
        }
        FANORONA_NOTE_NOT_A_GAME => c"the first line of a game is fanorona 1",
        FANORONA_NOTE_BAD_HEADER => c"a header is a word, a space and a value in printable ASCII",
        FANORONA_NOTE_UNKNOWN_HEADER => c"no header has that name",
        FANORONA_NOTE_REPEATED_HEADER => c"each header stands in a game once",
        FANORONA_NOTE_BAD_NUMBER => c"a number is written in decimal digits alone",
        FANORONA_NOTE_BAD_OFFER => c"an offer is by white or black, and never beside a result",
        FANORONA_NOTE_NO_MOVES_LINE => c"the moves come after a line that says so",
        FANORONA_NOTE_BAD_VARIANT => c"a variant has no such board, or cannot have that number",
        FANORONA_NOTE_BAD_START => c"the start is a position on a board of the variant's size",
        _ => UNKNOWN,
    }
}

fn word(reason: i32) -> &'static CStr {
    match reason {
        FANORONA_NOTE_BAD_SIZE => c"bad_size",
        FANORONA_NOTE_EMPTY => c"empty",
        FANORONA_NOTE_BAD_SHAPE => c"bad_shape",
        FANORONA_NOTE_KIND_ON_START => c"kind_on_start",
        FANORONA_NOTE_BAD_POINT => c"bad_point",
        FANORONA_NOTE_TOO_LONG => c"too_long",
        FANORONA_NOTE_BAD_KIND => c"bad_kind",
        FANORONA_NOTE_OFF_BOARD => c"off_board",
        FANORONA_NOTE_SAME_POINT => c"same_point",
        FANORONA_NOTE_NOT_ADJACENT => c"not_adjacent",
        FANORONA_NOTE_NO_LINE => c"no_line",
        FANORONA_NOTE_PAIKA_IN_CHAIN => c"paika_in_chain",
        FANORONA_NOTE_BAD_LETTER => c"bad_letter",
        FANORONA_NOTE_ROWS => c"rows",
        FANORONA_NOTE_WIDTH => c"width",
        FANORONA_NOTE_SIDE => c"side",
        FANORONA_NOTE_BAD_COUNT => c"bad_count",
        FANORONA_NOTE_NOT_A_GAME => c"not_a_game",
        FANORONA_NOTE_BAD_HEADER => c"bad_header",
        FANORONA_NOTE_UNKNOWN_HEADER => c"unknown_header",
        FANORONA_NOTE_REPEATED_HEADER => c"repeated_header",
        FANORONA_NOTE_BAD_NUMBER => c"bad_number",
        FANORONA_NOTE_BAD_OFFER => c"bad_offer",
        FANORONA_NOTE_NO_MOVES_LINE => c"no_moves_line",
        FANORONA_NOTE_BAD_VARIANT => c"bad_variant",
        FANORONA_NOTE_BAD_START => c"bad_start",
        _ => c"",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{GameFault, MoveTextError, PositionTextError};
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

    #[test]
    fn the_words_and_sentences_are_those_of_the_notation() {
        let moves = MoveTextError::ALL.map(|it| (it.code(), it.word(), it.to_string()));
        let positions = PositionTextError::ALL.map(|it| (it.code(), it.word(), it.to_string()));
        let games = GameFault::ALL.map(|it| (it.code(), it.word(), it.to_string()));
        for (code, its_word, sentence) in moves.into_iter().chain(positions).chain(games) {
            let code = i32::from(code);
            assert_eq!(word(code).to_str(), Ok(its_word));
            // What moves and positions share is said of both at once.
            if code != FANORONA_NOTE_BAD_SHAPE && code != FANORONA_NOTE_TOO_LONG {
                assert_eq!(note(code).to_str(), Ok(sentence.as_str()));
            }
        }
        assert_eq!((word(0), word(27), word(-1)), (c"", c"", c""));
    }
}
