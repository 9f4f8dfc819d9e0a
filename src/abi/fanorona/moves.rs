//! Whole moves.

use std::ffi::{c_char, c_void};
use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::codes::*;
use super::values::{MoveValue, StepValue, TokenValue};
use crate::abi::boundary::{Handle, answer, read, write};
use crate::abi::buffers::{Buffer, Out, value, write_text};
use crate::abi::numbers::plies;
use crate::chains::Board;

/// How many moves are listed without being counted first.
const FEW: usize = 64;

/// Lists the whole moves of the side to move: in the order of its steps, each
/// chain's shorter beginnings before its longer ones. None while a chain is open.
///
/// There are usually about ten and can be very many: count them first with
/// fanorona_board_count_moves and a cap, or visit them.
///
/// @param board    The board.
/// @param moves    Where they go; NULL asks for their number only.
/// @param capacity How many there is room for.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_moves(
    board: *const Handle<Board>,
    moves: *mut MoveValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let buffer = Buffer::new(moves, capacity, count)?;
            // Most boards have so few that they need not be counted before.
            let mut few = ArrayVec::<_, FEW>::new();
            let walked = board.visit_moves(|whole| match few.try_push(MoveValue::from(whole)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            });
            if walked.is_continue() {
                return buffer.fill(few.iter().copied());
            }
            let total = usize::try_from(board.count_moves(u64::MAX));
            buffer.fill_by(total.map_err(|_| Failure::OVERFLOW)?, |place| {
                let walked = board.visit_moves(|whole| place(MoveValue::from(whole)));
                debug_assert!(walked.is_continue());
            })
        })
    }
}

/// How many whole moves the side to move has; 0 while a chain is open.
///
/// Memory does not grow with their number.
///
/// @param board The board.
/// @param cap   Where the count stops; UINT64_MAX for no cap.
/// @param count Where the number goes.
/// @return FANORONA_OK, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_count_moves(
    board: *const Handle<Board>,
    cap: u64,
    count: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let out = Out::new(count)?;
            out.set(board.count_moves(cap));
            Ok(FANORONA_OK)
        })
    }
}

/// Shows every whole move to a callback, in the order of fanorona_board_moves.
///
/// The visit goes over the board as it is when the call begins: the callback may
/// use the board in any way except to free it. It must return: no longjmp and
/// no C++ exception may leave it.
///
/// @param board The board.
/// @param visit Called with a move that is its own until it returns, and with
///              user; 0 goes on, anything else stops the visit.
/// @param user  Handed to the callback as it is.
/// @return FANORONA_OK when every move was visited, FANORONA_STOPPED when the
///         callback stopped; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_visit_moves(
    board: *const Handle<Board>,
    visit: Option<unsafe extern "C" fn(whole: *const MoveValue, user: *mut c_void) -> i32>,
    user: *mut c_void,
) -> i32 {
    let mut copy = None;
    // SAFETY: the caller's promise, passed on. The callback runs after the
    // borrow of the handle has ended, so that it may change the board.
    let copied = unsafe {
        read(board, |board| {
            copy = Some((*board, visit.ok_or(Failure::NULL)?));
            Ok(FANORONA_OK)
        })
    };
    answer(|| {
        let Some((board, visit)) = copy else {
            return Err(Failure(copied));
        };
        let visited = board.visit_moves(|whole| {
            let value = MoveValue::from(whole);
            // SAFETY: the callback is what the caller says it is.
            match unsafe { visit(&raw const value, user) } {
                0 => ControlFlow::Continue(()),
                _ => ControlFlow::Break(()),
            }
        });
        Ok(if visited.is_break() { FANORONA_STOPPED } else { FANORONA_OK })
    })
}

/// The steps of a whole move, with what each of them takes on this board.
///
/// @param board    The board, which does not change.
/// @param whole    The move.
/// @param steps    Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; FANORONA_CHAIN_MAX always does.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_ERROR_MOVE where the move may not be played
///         here; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_move_steps(
    board: *const Handle<Board>,
    whole: *const MoveValue,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let buffer = Buffer::new(steps, capacity, count)?;
            let whole = value(whole)?.to_move()?;
            let found = board.move_steps(&whole).map_err(|_| Failure::MOVE)?;
            buffer.fill(found.into_iter().map(StepValue::from))
        })
    }
}

/// Plays a whole move: each of its steps, and then a stop if the chain is still open.
///
/// Each step is asked of fanorona_board_play_why first. In the middle of a
/// chain a move that goes on with it is played as well.
///
/// @param board    The board.
/// @param whole    The move.
/// @param tokens   Where the tokens go that fanorona_board_unplay_move takes; may be NULL.
/// @param capacity How many there is room for; FANORONA_TOKENS_MAX always does.
/// @param count    Where their number goes; may be NULL.
/// @return FANORONA_OK; FANORONA_ERROR_MOVE where the move may not be played
///         here; FANORONA_ERROR_SHORT where the tokens have no room, and only
///         the count is written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC. Nothing
///         changes unless it is FANORONA_OK.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_play_move(
    board: *mut Handle<Board>,
    whole: *const MoveValue,
    tokens: *mut TokenValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let buffer = Buffer::uncounted(tokens, capacity, count);
            let whole = value(whole)?.to_move()?;
            let mut played = *board;
            let left = played.play_move(&whole).map_err(|_| Failure::MOVE)?;
            let answer = buffer.fill(left.into_iter().map(TokenValue::from))?;
            *board = played;
            Ok(answer)
        })
    }
}

/// Takes a whole move back.
///
/// @param board  The board.
/// @param tokens The tokens of fanorona_board_play_move, in the order it gave them.
/// @param count  How many; 0 does nothing.
/// @return FANORONA_OK; FANORONA_ERROR_TOKEN where one of them does not belong,
///         and nothing changes; FANORONA_ERROR_NULL, also for NULL tokens with a
///         count that is not 0; FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_unplay_move(
    board: *mut Handle<Board>,
    tokens: *const TokenValue,
    count: usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let mut before = *board;
            for index in (0..count).rev() {
                if tokens.is_null() {
                    return Err(Failure::NULL);
                }
                let token = value(tokens.add(index))?.to_token()?;
                before.unplay(&token).map_err(|_| Failure::TOKEN)?;
            }
            *board = before;
            Ok(FANORONA_OK)
        })
    }
}

/// How many sequences of so many whole moves there are.
///
/// A side without a move ends its line: how a game is won is not asked. While a
/// chain is open there is no whole move.
///
/// @param board The board.
/// @param depth At most FANORONA_DEPTH_MAX; 0 or below gives 1.
/// @param count Where the number goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for a greater depth,
///         FANORONA_ERROR_OVERFLOW, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_perft_moves(
    board: *const Handle<Board>,
    depth: i32,
    count: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let out = Out::new(count)?;
            out.set(board.perft_moves(plies(depth)?).ok_or(Failure::OVERFLOW)?);
            Ok(FANORONA_OK)
        })
    }
}

/// Writes a whole move as players write it, such as d3-e3A-e4W, and a NUL.
///
/// @param whole    The move.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there; 180 bytes always do.
/// @param length   Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_ERROR_MOVE where it is no move at all;
///         FANORONA_ERROR_SHORT, and only the length is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_move_text(
    whole: *const MoveValue,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let whole = unsafe { value(whole) }?.to_move()?;
        // SAFETY: the caller's promise.
        unsafe { write_text(&whole.text(), buffer, capacity, length) }
    })
}
