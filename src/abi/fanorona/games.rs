//! Games: a board, the moves that led to it, and how it ends.

use std::ffi::c_char;
use std::sync::atomic::AtomicU64;

use super::codes::*;
use super::steps::{fill, why_of};
use super::values::{MoveValue, StepValue, VariantValue, direction, kind};
use crate::abi::boundary::{Handle, Held, copy, free, guard, live, make, part, read, write};
use crate::abi::buffers::{Out, value, value_wanted};
use crate::abi::numbers::{place, whole};

use crate::chains::Board;
use crate::game::{Game, PlayError};
use crate::geometry::{Direction, Point};
use crate::steps::Kind;
use crate::variant::Variant;

static LIVE_GAMES: AtomicU64 = AtomicU64::new(0);

impl Held for Game {
    const LIVE: Option<&'static AtomicU64> = Some(&LIVE_GAMES);
}

/// Makes a game from the set-up of a variant.
///
/// @param variant The variant; NULL is the nine by five with its usual limits.
/// @param out     Where the handle goes; the caller frees it with
///                fanorona_game_free. It is set to NULL on failure.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where it is no variant,
///         FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_new(
    variant: *const VariantValue,
    out: *mut *mut Handle<Game>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(Game::new(variant_at(variant)?))) }
}

/// Makes a game that starts from a board, between moves. It is over at once if
/// the position is a finished one.
///
/// @param board   The board to start from; it is copied.
/// @param variant As fanorona_game_new; its size must be the board's.
/// @param quiet   How many moves running have taken nothing, from 0 to FANORONA_NUMBER_MAX.
/// @param number  The number of the move about to be made, from 1 to FANORONA_NUMBER_MAX.
/// @param out     As fanorona_game_new.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where the variant, its size or a
///         number is wrong; FANORONA_ERROR_CHAIN where a chain is open on the
///         board; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_start(
    board: *const Handle<Board>,
    variant: *const VariantValue,
    quiet: i32,
    number: i32,
    out: *mut *mut Handle<Game>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let board: Board = copy(board)?;
            if board.can_stop() {
                return Err(Failure::CHAIN);
            }
            let counts = u32::try_from(quiet).ok().zip(u32::try_from(number).ok());
            let (quiet, number) = counts.ok_or(Failure::RANGE)?;
            Game::start(*board.position(), variant_at(variant)?, quiet, number)
                .map_err(|_| Failure::RANGE)
        })
    }
}

/// Makes a second game like the first, all its moves included, that shares nothing with it.
///
/// @param game The game to copy.
/// @param out  As fanorona_game_new.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_clone(
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
pub unsafe extern "C" fn fanorona_game_free(game: *mut Handle<Game>) {
    // SAFETY: the caller's promise, passed on.
    unsafe { free(game) }
}

/// How many games there are in this process that have been made and not yet freed.
///
/// @return The number. It may be read from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_live() -> u64 {
    live::<Game>()
}

/// Makes a board like the game's own, an open chain included. Everything that
/// a board can be asked can be asked of it, and the game does not change with it.
///
/// @param game The game.
/// @param out  Where the handle goes; the caller frees it with
///             fanorona_board_free. It is set to NULL on failure.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_board(
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
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_variant(
    game: *const Handle<Game>,
    variant: *mut VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            Out::new(variant)?.set(game.variant().into());
            Ok(FANORONA_OK)
        })
    }
}

/// Whole moves made in this game.
///
/// @param game The game.
/// @return The number; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_ply(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.ply()))) }
}

/// The number of the move about to be made, or being made.
///
/// @param game The game.
/// @return The number, from 1; it stays at FANORONA_NUMBER_MAX once it gets there; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_number(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.number() as usize))) }
}

/// How many whole moves, running up to now, took nothing.
///
/// @param game The game.
/// @return The number, which stays at FANORONA_NUMBER_MAX once it gets there; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_quiet(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.quiet() as usize))) }
}

/// How often the position as it stands has occurred between moves, this time included.
///
/// @param game The game.
/// @return The number, 0 in the middle of a move; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_repeats(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| Ok(whole(game.repeats() as usize))) }
}

/// The key of the position after so many whole moves.
///
/// @param game The game.
/// @param ply  From 0, which is the position that the game started from, to fanorona_game_ply.
/// @param key  Where the key goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for another ply;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_key_at(
    game: *const Handle<Game>,
    ply: i32,
    key: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(key)?;
            out.set(game.key_at(place(ply)?).ok_or(Failure::RANGE)?);
            Ok(FANORONA_OK)
        })
    }
}

/// The whole move made at a ply.
///
/// @param game The game.
/// @param ply  From 0 to one below fanorona_game_ply.
/// @param made Where the move goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for another ply;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_move_at(
    game: *const Handle<Game>,
    ply: i32,
    made: *mut MoveValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(made)?;
            out.set(MoveValue::from(&game.move_at(place(ply)?).ok_or(Failure::RANGE)?));
            Ok(FANORONA_OK)
        })
    }
}

/// The move being made, as far as it has got.
///
/// @param game The game.
/// @param made Where the move goes.
/// @return FANORONA_OK; FANORONA_NONE between moves; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_in_progress(
    game: *const Handle<Game>,
    made: *mut MoveValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(made)?;
            let Some(made) = game.in_progress() else {
                return Ok(FANORONA_NONE);
            };
            out.set(MoveValue::from(&made));
            Ok(FANORONA_OK)
        })
    }
}

/// Lists the steps that may be made next; none once the game is over.
///
/// @param game     The game.
/// @param steps    Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; FANORONA_STEPS_MAX always does.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_steps(
    game: *const Handle<Game>,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(game, |game| fill(steps, capacity, count, game.steps())) }
}

/// Tells why a step is none of fanorona_game_steps, as fanorona_board_play_why
/// does; whether the game is over is not asked.
///
/// @param game The game.
/// @param from Any number.
/// @param dir  Any number.
/// @param how  Any number.
/// @return As fanorona_board_play_why.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_why(
    game: *const Handle<Game>,
    from: i32,
    dir: i32,
    how: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let board = game.board();
            Ok(why_of(board, (from, dir, how), |from, way, how| board.play_why(from, way, how)))
        })
    }
}

/// Makes one step. The move is complete if it took nothing, or took and left
/// nothing that could follow.
///
/// @param game The game.
/// @param from Any number.
/// @param dir  Any number.
/// @param how  Any number.
/// @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
///         FANORONA_PLAY_ILLEGAL where the step is not one of
///         fanorona_game_steps, and nothing changes; FANORONA_ERROR_NULL,
///         FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_step(
    game: *mut Handle<Game>,
    from: i32,
    dir: i32,
    how: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(game, |game| {
            if game.outcome().is_some() {
                return Ok(FANORONA_PLAY_OVER);
            }
            let Some((from, way, how)) = parts(from, dir, how) else {
                return Ok(FANORONA_PLAY_ILLEGAL);
            };
            Ok(played(game.step(from, way, how)))
        })
    }
}

/// Ends the move in progress.
///
/// @param game The game.
/// @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
///         FANORONA_PLAY_ILLEGAL where no move is in progress, and nothing
///         changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_stop(game: *mut Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(game, |game| Ok(played(game.stop()))) }
}

/// Makes a whole move, or in the middle of one the rest of it. It ends with a
/// stop where its stone could go on.
///
/// @param game The game.
/// @param made The move.
/// @return FANORONA_PLAY_OK; FANORONA_PLAY_OVER where the game has ended or
///         FANORONA_PLAY_ILLEGAL where some step of it is refused, and nothing
///         changes; FANORONA_ERROR_MOVE where it is no move at all;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_play_move(
    game: *mut Handle<Game>,
    made: *const MoveValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(game, |game| {
            let made = value(made)?.to_move()?;
            Ok(played(game.play_move(&made)))
        })
    }
}

/// Takes back one step or one stop.
///
/// @param game The game.
/// @return FANORONA_OK; FANORONA_NONE where there is nothing to take back;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_undo(game: *mut Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(game, |game| Ok(if game.undo() { FANORONA_OK } else { FANORONA_NONE })) }
}

/// How the game has ended.
///
/// @param game The game.
/// @return FANORONA_OUTCOME_NONE while it goes on, otherwise the first
///         FANORONA_OUTCOME_ that applies; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_outcome(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let code = game.outcome().map(|outcome| outcome.ending().code().into());
            Ok(code.unwrap_or(FANORONA_OUTCOME_NONE))
        })
    }
}

/// Who has won.
///
/// @param game The game.
/// @return FANORONA_WHITE or FANORONA_BLACK; FANORONA_EMPTY for a draw and a
///         game that goes on; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_winner(game: *const Handle<Game>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let winner = game.outcome().and_then(|outcome| outcome.winner());
            Ok(super::geometry::cell(winner))
        })
    }
}

/// The word for a way in which a game ends, as a game's text has it.
///
/// @param outcome Any number.
/// @return Text that lives as long as the library; never NULL. "none" for a
///         game that goes on and for any number that is no outcome.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_outcome_name(outcome: i32) -> *const c_char {
    guard(c"none".as_ptr(), || {
        match outcome {
            FANORONA_OUTCOME_NO_STONES => c"no_stones",
            FANORONA_OUTCOME_NO_MOVES => c"no_moves",
            FANORONA_OUTCOME_REPETITION => c"repetition",
            FANORONA_OUTCOME_QUIET => c"quiet",
            FANORONA_OUTCOME_PLY_CAP => c"ply_cap",
            _ => c"none",
        }
        .as_ptr()
    })
}

/// The variant that a caller points to, and the usual one where it is NULL.
///
/// # Safety
///
/// As for [`value`].
unsafe fn variant_at(variant: *const VariantValue) -> Result<Variant, Failure> {
    // SAFETY: the caller's promise.
    unsafe { value_wanted(variant) }
        .map_or_else(|| Ok(Variant::default()), VariantValue::to_variant)
}

fn parts(from: i32, dir: i32, how: i32) -> Option<(Point, Direction, Kind)> {
    Some((super::values::point(from)?, direction(dir)?, kind(how)?))
}

fn played(played: Result<(), PlayError>) -> i32 {
    match played {
        Ok(()) => FANORONA_PLAY_OK,
        Err(PlayError::Over) => FANORONA_PLAY_OVER,
        Err(_) => FANORONA_PLAY_ILLEGAL,
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;
    use crate::game::Ending;

    #[test]
    fn the_outcomes_are_those_of_the_game() {
        for ending in Ending::ALL {
            // SAFETY: the text is never NULL and lives as long as the library.
            let name = unsafe { CStr::from_ptr(fanorona_outcome_name(ending.code().into())) };
            assert_eq!(name.to_str(), Ok(ending.name()));
        }
    }
}
