//! The game's own steps, and the chain that they may leave open.

use super::codes::*;
use super::steps::{Played, build};
use super::values::TokenValue;
use crate::abi::boundary::{Handle, read, write};
use crate::abi::buffers::{Buffer, value};
use crate::chains::Board;

/// Plays a step of the game.
///
/// A step that takes nothing passes the turn. One that takes leaves the turn
/// with the mover and the chain open on its stone, unless nothing could
/// follow: then the move is over and the turn passed. It does not ask whether
/// the step is legal: ask fanorona_board_play_why. A stone of the side that is
/// not to move can be played so; where it opens a chain, the turn is its own.
///
/// @param board   The board.
/// @param from    Any number.
/// @param dir     Any number.
/// @param how     Any number.
/// @param token   Where the token goes that fanorona_board_unplay takes; may be NULL.
/// @param removed Where the number of stones taken goes; may be NULL.
/// @return FANORONA_OK; FANORONA_ERROR_STEP where there is no such step to
///         build, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_play(
    board: *mut Handle<Board>,
    from: i32,
    dir: i32,
    how: i32,
    token: *mut TokenValue,
    removed: *mut i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let step = build(board, from, dir, how)?;
            Played::to(token, removed).tell(board.play_unchecked(&step));
            Ok(FANORONA_OK)
        })
    }
}

/// Ends the move in progress: closes its chain and passes the turn.
///
/// @param board The board.
/// @param token Where the token goes that fanorona_board_unplay takes; may be NULL.
/// @return FANORONA_OK; FANORONA_ERROR_CHAIN where no chain is open, and
///         nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_stop(
    board: *mut Handle<Board>,
    token: *mut TokenValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let stopped = board.stop().ok_or(Failure::CHAIN)?;
            Played::to(token, std::ptr::null_mut()).tell(stopped);
            Ok(FANORONA_OK)
        })
    }
}

/// Takes back one fanorona_board_play or fanorona_board_stop, the chain included.
///
/// @param board The board.
/// @param token A token of one of those.
/// @return FANORONA_OK; FANORONA_ERROR_TOKEN for one that did not lead to this
///         position and chain, or is no such token, and nothing changes;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_unplay(
    board: *mut Handle<Board>,
    token: *const TokenValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let token = value(token)?.to_token()?;
            board.unplay(&token).map_err(|_| Failure::TOKEN)?;
            Ok(FANORONA_OK)
        })
    }
}

/// Tells whether the move in progress may end here, which is while a chain is open.
///
/// @param board The board.
/// @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_can_stop(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.can_stop().into())) }
}

/// Tells whether a stone is in the middle of its move.
///
/// @param board The board.
/// @return 1 or 0; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_in_chain(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| Ok(board.chain().is_some().into())) }
}

/// The point of the stone that is in the middle of its move.
///
/// @param board The board.
/// @return The point, or FANORONA_NONE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_chain_at(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(board.chain().map_or(FANORONA_NONE, |chain| chain.at().index().into()))
        })
    }
}

/// The direction of that stone's last step.
///
/// @param board The board.
/// @return The direction, or FANORONA_NONE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_chain_dir(board: *const Handle<Board>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(board.chain().map_or(FANORONA_NONE, |chain| chain.direction().index().into()))
        })
    }
}

/// Lists every point that the open chain has stood on, its start included, in point order.
///
/// @param board    The board.
/// @param points   Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; 45 always does.
/// @param count    Where their number goes; 0 when no chain is open.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_chain_seen(
    board: *const Handle<Board>,
    points: *mut i32,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let seen = board.chain().map(|chain| chain.seen()).unwrap_or_default();
            Buffer::new(points, capacity, count)?
                .fill(seen.iter().map(|point| point.index().into()))
        })
    }
}
