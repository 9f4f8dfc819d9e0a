//! Single steps, each on its own.

use super::boards::on;
use super::codes::*;
use super::geometry::side;
use super::values::{StepValue, TokenValue, direction, kind};
use crate::abi::boundary::{Handle, read, write};
use crate::abi::buffers::{Buffer, Out, value};
use crate::abi::numbers::plies;
use crate::chains::{Board, Token};
use crate::geometry::{Direction, Point};
use crate::steps::{Kind, Refusal, Step, StepList};

/// Lists the steps of the side to move; if any of them takes, only those that take.
///
/// In point order, a1 first; for each stone clockwise from north; an approach
/// before a withdrawal. An open chain does not count: see fanorona_board_play_steps.
///
/// @param board    The board.
/// @param steps    Where they go; NULL asks for their number only.
/// @param capacity How many there is room for; FANORONA_STEPS_MAX always does.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_steps(
    board: *const Handle<Board>,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| fill(steps, capacity, count, board.position().steps())) }
}

/// Lists every step that the stone on a point could make, whoever is to move
/// and whatever else could take.
///
/// @param board    The board.
/// @param square   Any number; where no stone stands there are none.
/// @param steps    As fanorona_board_steps; 16 always have room.
/// @param capacity As fanorona_board_steps.
/// @param count    As fanorona_board_steps.
/// @return As fanorona_board_steps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_steps_of(
    board: *const Handle<Board>,
    square: i32,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let found = on(board, square).map(|point| board.position().steps_of(point));
            fill(steps, capacity, count, found.unwrap_or_default())
        })
    }
}

/// Lists the steps that the game allows next.
///
/// With no chain open they are those of fanorona_board_steps. With one open
/// they are the captures of its stone that neither go the way it last went nor
/// arrive where it has stood. Stopping is not in the list: see
/// fanorona_board_can_stop.
///
/// @param board    The board.
/// @param steps    As fanorona_board_steps.
/// @param capacity As fanorona_board_steps.
/// @param count    As fanorona_board_steps.
/// @return As fanorona_board_steps.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_play_steps(
    board: *const Handle<Board>,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(board, |board| fill(steps, capacity, count, board.play_steps())) }
}

/// Tells whether some stone of a side has a step that takes.
///
/// @param board The board.
/// @param stone FANORONA_WHITE or FANORONA_BLACK.
/// @return 1 or 0, and 0 for anything that is no side; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_can_capture(
    board: *const Handle<Board>,
    stone: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(side(stone).is_some_and(|side| board.position().can_capture(side)).into())
        })
    }
}

/// Tells why a step is none of fanorona_board_steps.
///
/// @param board The board.
/// @param from  Any number.
/// @param dir   Any number.
/// @param how   Any number.
/// @return FANORONA_WHY_OK for exactly the steps listed, otherwise the first
///         reason that applies of FANORONA_WHY_OFF_BOARD, _BAD_STEP, _NO_STONE,
///         _NOT_YOURS, _NO_LINE, _OCCUPIED, _TAKES_NOTHING, _NOT_A_PAIKA and
///         _MUST_CAPTURE; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_step_why(
    board: *const Handle<Board>,
    from: i32,
    dir: i32,
    how: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let judge = |from, way, how| board.position().step_why(from, way, how);
            Ok(why_of(board, (from, dir, how), judge))
        })
    }
}

/// Tells why a step is none of fanorona_board_play_steps.
///
/// @param board The board.
/// @param from  Any number.
/// @param dir   Any number.
/// @param how   Any number.
/// @return With no chain open, as fanorona_board_step_why. With one open,
///         FANORONA_WHY_OK for exactly the steps listed, otherwise the first
///         reason that applies of FANORONA_WHY_OFF_BOARD, _BAD_STEP, _NO_STONE,
///         _NOT_YOURS, _NOT_THE_STONE, _NO_LINE, _OCCUPIED, _SAME_DIRECTION,
///         _REVISIT, and then _PAIKA_IN_CHAIN, _NOT_A_PAIKA or _TAKES_NOTHING;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_play_why(
    board: *const Handle<Board>,
    from: i32,
    dir: i32,
    how: i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            Ok(why_of(board, (from, dir, how), |from, way, how| board.play_why(from, way, how)))
        })
    }
}

/// Builds a step as geometry alone has it: a stone, a line to an empty point
/// and, for a capture, an enemy line to take.
///
/// It asks neither whose turn it is nor what else could take, and builds a
/// paika with nothing taken even where the step would take.
///
/// @param board The board.
/// @param from  Any number.
/// @param dir   Any number.
/// @param how   Any number.
/// @param step  Where the step goes.
/// @return FANORONA_OK; FANORONA_ERROR_STEP where there is none to build;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_step(
    board: *const Handle<Board>,
    from: i32,
    dir: i32,
    how: i32,
    step: *mut StepValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let out = Out::new(step)?;
            out.set(build(board, from, dir, how)?.into());
            Ok(FANORONA_OK)
        })
    }
}

/// Makes a step on its own, which always passes the turn and closes a chain.
///
/// It does not ask whether the step is legal: ask fanorona_board_step_why.
///
/// @param board   The board.
/// @param from    Any number.
/// @param dir     Any number.
/// @param how     Any number.
/// @param token   Where the token goes that fanorona_board_undo_step takes; may be NULL.
/// @param removed Where the number of stones taken goes; may be NULL.
/// @return FANORONA_OK; FANORONA_ERROR_STEP where there is no such step to
///         build, and nothing changes; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_do_step(
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
            Played::to(token, removed).tell(board.do_step(&step));
            Ok(FANORONA_OK)
        })
    }
}

/// Puts the position back as it was before the step that a token came from, an
/// open chain included. Steps are undone in the reverse of their order.
///
/// @param board The board.
/// @param token A token of fanorona_board_do_step.
/// @return FANORONA_OK; FANORONA_ERROR_TOKEN for one that did not lead to this
///         position, or is no such token, and nothing changes;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_undo_step(
    board: *mut Handle<Board>,
    token: *const TokenValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(board, |board| {
            let token = value(token)?.to_token()?;
            board.undo_step(&token).map_err(|_| Failure::TOKEN)?;
            Ok(FANORONA_OK)
        })
    }
}

/// How many sequences of so many single steps there are, each passing the turn.
///
/// A check on the list of steps, not a count of games. An open chain does not count.
///
/// @param board The board.
/// @param depth At most FANORONA_DEPTH_MAX; 0 or below gives 1.
/// @param count Where the number goes.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for a greater depth,
///         FANORONA_ERROR_OVERFLOW, FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_board_perft_steps(
    board: *const Handle<Board>,
    depth: i32,
    count: *mut u64,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let out = Out::new(count)?;
            out.set(board.position().perft_steps(plies(depth)?).ok_or(Failure::OVERFLOW)?);
            Ok(FANORONA_OK)
        })
    }
}

/// Where the outcome of a step goes, as far as the caller wants it.
pub(super) struct Played {
    token: Option<Out<TokenValue>>,
    removed: Option<Out<i32>>,
}

impl Played {
    /// # Safety
    ///
    /// The pointers are NULL or good to be written for the rest of the call.
    pub(super) unsafe fn to(token: *mut TokenValue, removed: *mut i32) -> Played {
        // SAFETY: the caller's promise.
        unsafe { Played { token: Out::wanted(token), removed: Out::wanted(removed) } }
    }

    pub(super) fn tell(&self, token: Token) {
        if let Some(out) = &self.removed {
            out.set(token.removed() as i32);
        }
        if let Some(out) = &self.token {
            out.set(token.into());
        }
    }
}

/// The step of three numbers that may be anything, if there is one to build.
pub(super) fn build(board: &Board, from: i32, dir: i32, how: i32) -> Result<Step, Failure> {
    let parts = || Some((on(board, from)?, direction(dir)?, kind(how)?));
    parts().and_then(|(from, way, how)| board.position().step(from, way, how)).ok_or(Failure::STEP)
}

/// Lists steps into a caller's array.
///
/// # Safety
///
/// As for [`Buffer::new`].
pub(super) unsafe fn fill(
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
    found: StepList,
) -> Answer {
    // SAFETY: the caller's promise.
    let buffer = unsafe { Buffer::new(steps, capacity, count) }?;
    buffer.fill(found.into_iter().map(StepValue::from))
}

/// The reason against a step of three numbers that may be anything.
pub(super) fn why_of(
    board: &Board,
    (from, dir, how): (i32, i32, i32),
    judge: impl FnOnce(Point, Direction, Kind) -> Result<Step, Refusal>,
) -> i32 {
    let Some(from) = on(board, from) else {
        return FANORONA_WHY_OFF_BOARD;
    };
    let Some((way, how)) = direction(dir).zip(kind(how)) else {
        return FANORONA_WHY_BAD_STEP;
    };
    judge(from, way, how).map_or_else(|refusal| refusal.code().into(), |_| FANORONA_WHY_OK)
}
