//! The panic boundary, and the handles that stand on its other side.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::buffers::Out;
use super::codes::{Answer, Failure, number};
use crate::chains::Board;

/// A board: a position and the chain that may be open in it. Its inside is the library's own.
pub struct BoardHandle {
    board: Board,
    /// Set by a panic, which may have left the board half changed.
    broken: AtomicBool,
}

static LIVE: AtomicU64 = AtomicU64::new(0);

impl BoardHandle {
    fn new(board: Board) -> Box<BoardHandle> {
        LIVE.fetch_add(1, Ordering::Relaxed);
        Box::new(BoardHandle { board, broken: AtomicBool::new(false) })
    }

    fn usable(&self) -> Result<(), Failure> {
        if self.broken.load(Ordering::Relaxed) { Err(Failure::PANIC) } else { Ok(()) }
    }
}

impl Drop for BoardHandle {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Runs the body of an exported function and keeps a panic from leaving it.
pub(super) fn guard<R>(panicked: R, body: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(panicked)
}

/// Runs a body that answers with a number and has no handle.
pub(super) fn answer(body: impl FnOnce() -> Answer) -> i32 {
    number(guard(Err(Failure::PANIC), body))
}

/// Runs a body that reads a board.
///
/// # Safety
///
/// `handle` is NULL or a board that was made here, is not yet freed and is
/// written by no one during the call.
pub(super) unsafe fn read(handle: *const BoardHandle, body: impl FnOnce(&Board) -> Answer) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise; a shared borrow is all that readers take.
        let handle = unsafe { handle.as_ref() }.ok_or(Failure::NULL)?;
        handle.usable()?;
        guard(Err(Failure::PANIC), || body(&handle.board)).inspect_err(|failure| {
            if *failure == Failure::PANIC {
                handle.broken.store(true, Ordering::Relaxed);
            }
        })
    })
}

/// Runs a body that may change a board.
///
/// # Safety
///
/// `handle` is NULL or a board that was made here, is not yet freed and is used
/// by no one else during the call.
pub(super) unsafe fn write(
    handle: *mut BoardHandle,
    body: impl FnOnce(&mut Board) -> Answer,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise makes this the only borrow.
        let handle = unsafe { handle.as_mut() }.ok_or(Failure::NULL)?;
        handle.usable()?;
        guard(Err(Failure::PANIC), || body(&mut handle.board)).inspect_err(|failure| {
            if *failure == Failure::PANIC {
                handle.broken.store(true, Ordering::Relaxed);
            }
        })
    })
}

/// Runs a body that makes a board, and sets the caller's handle to it or to NULL.
///
/// # Safety
///
/// `out` is NULL or good to be written.
pub(super) unsafe fn make(
    out: *mut *mut BoardHandle,
    body: impl FnOnce() -> Result<Board, Failure>,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let out = unsafe { Out::new(out) }?;
        out.set(ptr::null_mut());
        out.set(Box::into_raw(BoardHandle::new(body()?)));
        Ok(0)
    })
}

/// A copy of the board behind a handle.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn copy(handle: *const BoardHandle) -> Result<Board, Failure> {
    // SAFETY: the caller's promise.
    let handle = unsafe { handle.as_ref() }.ok_or(Failure::NULL)?;
    handle.usable()?;
    Ok(handle.board)
}

/// Frees a board; NULL is allowed and does nothing.
///
/// # Safety
///
/// As for [`write`]; the handle is not used again.
pub(super) unsafe fn free(handle: *mut BoardHandle) {
    guard((), || {
        if !handle.is_null() {
            // SAFETY: the caller gives up a handle that `make` leaked from a box.
            drop(unsafe { Box::from_raw(handle) });
        }
    });
}

/// How many boards there are in this process that have been made and not yet freed.
///
/// @return The number. It may be read from any thread.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_live() -> u64 {
    guard(u64::MAX, || LIVE.load(Ordering::Relaxed))
}

/// Fails on purpose inside the library, so that a caller can test how it deals with that.
///
/// A line about it goes to the standard error stream.
///
/// @param board A board. From then on it may only be freed, and answers every
///              other call with FANORONA_ERROR_PANIC.
/// @return FANORONA_ERROR_PANIC; FANORONA_ERROR_NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_test_panic(board: *mut BoardHandle) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { write(board, |_| panic!("asked for by fanorona_test_panic")) }
}
