//! The panic boundary, and the handles that stand on its other side.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::buffers::Out;
use super::failure::{Answer, Failure, OK, number};

/// What a caller holds by pointer. Its inside is the library's own.
pub struct Handle<T> {
    value: T,
    /// Set by a panic, which may have left the value half changed.
    broken: AtomicBool,
}

impl<T> Handle<T> {
    fn usable(&self) -> Result<(), Failure> {
        if self.broken.load(Ordering::Relaxed) { Err(Failure::PANIC) } else { Ok(()) }
    }
}

/// What may stand behind a handle.
pub(super) trait Held {
    /// The count of those that are not yet freed, where one is kept.
    const LIVE: Option<&'static AtomicU64> = None;
}

/// Runs the body of an exported function and keeps a panic from leaving it.
pub(super) fn guard<R>(panicked: R, body: impl FnOnce() -> R) -> R {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(panicked)
}

/// Runs a body that answers with a number and has no handle.
pub(super) fn answer(body: impl FnOnce() -> Answer) -> i32 {
    number(guard(Err(Failure::PANIC), body))
}

/// Runs a body that reads what is behind a handle.
///
/// # Safety
///
/// `handle` is NULL or one that was made here, is not yet freed and is
/// written by no one during the call.
pub(super) unsafe fn read<T>(handle: *const Handle<T>, body: impl FnOnce(&T) -> Answer) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise; a shared borrow is all that readers take.
        let handle = unsafe { handle.as_ref() }.ok_or(Failure::NULL)?;
        handle.usable()?;
        guard(Err(Failure::PANIC), || body(&handle.value)).inspect_err(|failure| {
            if *failure == Failure::PANIC {
                handle.broken.store(true, Ordering::Relaxed);
            }
        })
    })
}

/// Runs a body that may change what is behind a handle.
///
/// # Safety
///
/// `handle` is NULL or one that was made here, is not yet freed and is used
/// by no one else during the call.
pub(super) unsafe fn write<T>(handle: *mut Handle<T>, body: impl FnOnce(&mut T) -> Answer) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise makes this the only borrow.
        let handle = unsafe { handle.as_mut() }.ok_or(Failure::NULL)?;
        handle.usable()?;
        guard(Err(Failure::PANIC), || body(&mut handle.value)).inspect_err(|failure| {
            if *failure == Failure::PANIC {
                handle.broken.store(true, Ordering::Relaxed);
            }
        })
    })
}

/// Runs a body that makes a value, and sets the caller's handle to it or to NULL.
///
/// # Safety
///
/// `out` is NULL or good to be written.
pub(super) unsafe fn make<T: Held>(
    out: *mut *mut Handle<T>,
    body: impl FnOnce() -> Result<T, Failure>,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let out = unsafe { Out::new(out) }?;
        out.set(ptr::null_mut());
        let handle = Handle { value: body()?, broken: AtomicBool::new(false) };
        out.set(Box::into_raw(Box::new(handle)));
        if let Some(live) = T::LIVE {
            live.fetch_add(1, Ordering::Relaxed);
        }
        Ok(OK)
    })
}

/// A copy of what is behind a handle.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn copy<T: Clone>(handle: *const Handle<T>) -> Result<T, Failure> {
    // SAFETY: the caller's promise, passed on.
    unsafe { part(handle, T::clone) }
}

/// A part of what is behind a handle, to make a handle of its own from.
///
/// # Safety
///
/// As for [`read`].
pub(super) unsafe fn part<T, P>(
    handle: *const Handle<T>,
    body: impl FnOnce(&T) -> P,
) -> Result<P, Failure> {
    let mut part = None;
    // SAFETY: the caller's promise.
    let code = unsafe {
        read(handle, |value| {
            part = Some(body(value));
            Ok(OK)
        })
    };
    part.ok_or(Failure(code))
}

/// Frees a handle and what is behind it; NULL is allowed and does nothing.
///
/// # Safety
///
/// As for [`write`]; the handle is not used again.
pub(super) unsafe fn free<T: Held>(handle: *mut Handle<T>) {
    guard((), || {
        if !handle.is_null() {
            if let Some(live) = T::LIVE {
                live.fetch_sub(1, Ordering::Relaxed);
            }
            // SAFETY: the caller gives up a handle that `make` leaked from a box.
            drop(unsafe { Box::from_raw(handle) });
        }
    });
}

/// How many of a kind have been made and not yet freed.
pub(super) fn live<T: Held>() -> u64 {
    guard(u64::MAX, || T::LIVE.map_or(0, |live| live.load(Ordering::Relaxed)))
}
