//! Games: a board, the moves that led to it, and how it ends.

use std::ffi::c_char;
use std::sync::atomic::AtomicU64;

use super::codes::*;
use super::values::{VariantValue, move_number, variant_at, whole_move};
use crate::abi::boundary::{Handle, Held, copy, free, guard, live, make, part, read, write};
use crate::abi::buffers::Out;
use crate::abi::numbers::{place, whole};
use crate::brandubh::{Board, Game, PlayError};

static LIVE_GAMES: AtomicU64 = AtomicU64::new(0);

impl Held for Game {
    const LIVE: Option<&'static AtomicU64> = Some(&LIVE_GAMES);
}

/// Makes a game from the set-up.
///
/// @param variant The variant; NULL is the default game.
/// @param out     Where the handle goes; the caller frees it with
///                brandubh_game_free. It is set to NULL on failure.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE where it is no variant;
///         BRANDUBH_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_new(
    variant: *const VariantValue,
    out: *mut *mut Handle<Game>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(Game::new(variant_at(variant)?))) }
}

/// Makes a game that starts from a board. It is over at once if the position is
/// a finished one.
///
/// @param board   The board to start from; it is copied.
/// @param variant As brandubh_game_new.
/// @param out     As brandubh_game_new.
/// @return As brandubh_game_new, and BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_start(
    board: *const Handle<Board>,
    variant: *const VariantValue,
    out: *mut *mut Handle<Game>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(Game::start(copy(board)?, variant_at(variant)?))) }
}

/// Makes a second game like the first, all its moves included, that shares nothing with it.
///
/// @param game The game to copy.
/// @param out  As brandubh_game_new.
/// @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_clone(
    game: *const Handle<Game>,
    out: *mut *mut Handle<Game>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || copy(game)) }
}

/// Frees a game, whatever state it is in.
///
/// @param game A game that the caller will not use again; NULL does nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_free(game: *mut Handle<Game>) {
    // SAFETY: the caller's promise, passed on.
    unsafe { free(game) }
}

/// How many games there are in this process that have been made and not yet freed.
///
/// @return The number. It may be read from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_game_live() -> u64 {
    live::<Game>()
}

/// Makes a board like the game's own. Everything that a board can be asked can
/// be asked of it, and the game does not change with it.
///
/// @param game The game.
/// @param out  Where the handle goes; the caller frees it with
///             brandubh_board_free. It is set to NULL on failure.
/// @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_board(
    game: *const Handle<Game>,
    out: *mut *mut Handle<Board>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || part(game, |game| *game.board())) }
}

/// The variant that a game is played with.
///
/// @param game    The game.
/// @param variant Where it goes.
/// @return BRANDUBH_OK, BRANDUBH_ERROR_NULL or BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_variant(
    game: *const Handle<Game>,
    variant: *mut VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            Out::new(variant)?.set(game.variant().into());
            Ok(BRANDUBH_OK)
        })
    }
}

/// Moves made in this game.
///
/// @param game The game.
/// @return The number; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_ply(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.ply()))) }
}

/// The key of the position after so many moves.
///
/// @param game The game.
/// @param ply  From 0, which is the position that the game started from, to brandubh_game_ply.
/// @param key  Where the key goes.
/// @return BRANDUBH_OK; BRANDUBH_ERROR_RANGE for another ply;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_key_at(
    game: *const Handle<Game>,
    ply: i32,
    key: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(key)?;
            out.set(game.key_at(place(ply)?).ok_or(Failure::RANGE)?);
            Ok(BRANDUBH_OK)
        })
    }
}

/// The move made at a ply.
///
/// @param game The game.
/// @param ply  From 0 to one below brandubh_game_ply.
/// @return The move; BRANDUBH_ERROR_RANGE for another ply; BRANDUBH_ERROR_NULL,
///         BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_move_at(game: *const Handle<Game>, ply: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(move_number(game.move_at(place(ply)?).ok_or(Failure::RANGE)?))) }
}

/// How often the position as it stands has occurred, this time included.
///
/// @param game The game.
/// @return The number, at least 1; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_repeats(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.repeats() as usize))) }
}

/// Makes a move, with its captures.
///
/// @param game   The game.
/// @param packed Any number.
/// @return BRANDUBH_PLAY_OK; BRANDUBH_PLAY_OVER where the game has ended or
///         BRANDUBH_PLAY_ILLEGAL where it is no legal move, and nothing changes;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_play(game: *mut Handle<Game>, packed: i32) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(game, |game| {
            if game.outcome().is_some() {
                return Ok(BRANDUBH_PLAY_OVER);
            }
            let Some(made) = whole_move(packed) else {
                return Ok(BRANDUBH_PLAY_ILLEGAL);
            };
            Ok(match game.play(made) {
                Ok(_) => BRANDUBH_PLAY_OK,
                Err(PlayError::Over) => BRANDUBH_PLAY_OVER,
                Err(_) => BRANDUBH_PLAY_ILLEGAL,
            })
        })
    }
}

/// Takes the last move back.
///
/// @param game The game.
/// @return BRANDUBH_OK; BRANDUBH_NONE where there is nothing to take back;
///         BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_undo(game: *mut Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(game, |game| Ok(game.undo().map_or(BRANDUBH_NONE, |_| BRANDUBH_OK))) }
}

/// How the game has ended.
///
/// @param game The game.
/// @return BRANDUBH_OUTCOME_NONE while it goes on, otherwise the first
///         BRANDUBH_OUTCOME_ that applies; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_outcome(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let code = game.outcome().map(|outcome| outcome.ending().code().into());
            Ok(code.unwrap_or(BRANDUBH_OUTCOME_NONE))
        })
    }
}

/// Who has won.
///
/// @param game The game.
/// @return BRANDUBH_ATTACKERS or BRANDUBH_DEFENDERS; BRANDUBH_NONE for a draw
///         and a game that goes on; BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn brandubh_game_winner(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let winner = game.outcome().and_then(|outcome| outcome.winner());
            Ok(winner.map_or(BRANDUBH_NONE, |side| side.index().into()))
        })
    }
}

/// The word for a way in which a game ends.
///
/// @param outcome Any number.
/// @return Text that lives as long as the library; never NULL. "none" for a
///         game that goes on and for any number that is no outcome.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_outcome_name(outcome: i32) -> *const c_char {
    guard(c"none".as_ptr(), || {
        match outcome {
            BRANDUBH_OUTCOME_CORNER => c"corner",
            BRANDUBH_OUTCOME_CAPTURE => c"capture",
            BRANDUBH_OUTCOME_NO_PIECES => c"no_pieces",
            BRANDUBH_OUTCOME_REPETITION => c"repetition",
            BRANDUBH_OUTCOME_NO_MOVE => c"no_move",
            BRANDUBH_OUTCOME_PLY_CAP => c"ply_cap",
            _ => c"none",
        }
        .as_ptr()
    })
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;
    use crate::brandubh::Ending;

    #[test]
    fn the_outcomes_are_those_of_the_game() {
        for ending in Ending::ALL {
            // SAFETY: the text is never NULL and lives as long as the library.
            let name = unsafe { CStr::from_ptr(brandubh_outcome_name(ending.code().into())) };
            assert_eq!(name.to_str(), Ok(ending.name()));
        }
    }
}
