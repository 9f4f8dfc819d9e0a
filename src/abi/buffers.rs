//! Pointers from the caller, checked once and then safe to use.

use std::ffi::c_char;
use std::ops::ControlFlow;
use std::ptr::NonNull;
use std::slice;

use super::failure::{Answer, Failure, OK};

/// A place for one value. It is written at the end of a call and never read.
pub(super) struct Out<T>(NonNull<T>);

impl<T> Out<T> {
    /// # Safety
    ///
    /// `pointer` is NULL or good to be written for the rest of the call.
    pub(super) unsafe fn new(pointer: *mut T) -> Result<Out<T>, Failure> {
        NonNull::new(pointer).map(Out).ok_or(Failure::NULL)
    }

    /// As [`new`](Out::new), for an output that the caller may not want.
    ///
    /// # Safety
    ///
    /// As for [`new`](Out::new).
    pub(super) unsafe fn wanted(pointer: *mut T) -> Option<Out<T>> {
        NonNull::new(pointer).map(Out)
    }

    pub(super) fn set(&self, value: T) {
        // SAFETY: `new` was promised that it may be written; no reference to it exists.
        unsafe { self.0.write(value) }
    }
}

/// A caller's array, and where the number of its items goes.
pub(super) struct Buffer<T> {
    items: *mut T,
    capacity: usize,
    count: Option<Out<usize>>,
}

impl<T> Buffer<T> {
    /// # Safety
    ///
    /// `items` is NULL or has room for `capacity` items, and `count` is good to
    /// be written; for the rest of the call.
    pub(super) unsafe fn new(
        items: *mut T,
        capacity: usize,
        count: *mut usize,
    ) -> Result<Buffer<T>, Failure> {
        // SAFETY: the caller's promise.
        let count = unsafe { Out::new(count) }?;
        Ok(Buffer { items, capacity, count: Some(count) })
    }

    /// As [`new`](Buffer::new), where the caller may not want the number.
    ///
    /// # Safety
    ///
    /// As for [`new`](Buffer::new), but `count` may be NULL.
    pub(super) unsafe fn uncounted(items: *mut T, capacity: usize, count: *mut usize) -> Buffer<T> {
        // SAFETY: the caller's promise.
        Buffer { items, capacity, count: unsafe { Out::wanted(count) } }
    }

    /// Writes the items, or only their number where the caller gave no array.
    /// Nothing but the number is written where they do not fit.
    pub(super) fn fill(&self, items: impl ExactSizeIterator<Item = T>) -> Answer {
        self.fill_by(items.len(), |place| {
            for item in items {
                if place(item).is_break() {
                    break;
                }
            }
        })
    }

    /// As [`fill`](Buffer::fill), for items that come one by one from a producer.
    pub(super) fn fill_by(
        &self,
        count: usize,
        produce: impl FnOnce(&mut dyn FnMut(T) -> ControlFlow<()>),
    ) -> Answer {
        if !self.items.is_null() {
            if count > self.capacity {
                self.tell(count);
                return Err(Failure::SHORT);
            }
            let mut written = 0;
            produce(&mut |item| {
                if written == count {
                    return ControlFlow::Break(());
                }
                // SAFETY: `new` was promised room for the capacity, which the count is within.
                unsafe { self.items.add(written).write(item) };
                written += 1;
                ControlFlow::Continue(())
            });
        }
        self.tell(count);
        Ok(OK)
    }

    fn tell(&self, count: usize) {
        if let Some(out) = &self.count {
            out.set(count);
        }
    }
}

/// Writes text with a NUL behind it. The length told is without the NUL.
///
/// # Safety
///
/// As for [`Buffer::new`].
pub(super) unsafe fn write_text(
    text: &str,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> Answer {
    // SAFETY: the caller's promise.
    let length = unsafe { Out::new(length) }?;
    length.set(text.len());
    if buffer.is_null() {
        return Ok(OK);
    }
    if text.len() >= capacity {
        return Err(Failure::SHORT);
    }
    // SAFETY: the caller's promise; text and NUL are no more than the capacity.
    unsafe {
        buffer.cast::<u8>().copy_from_nonoverlapping(text.as_ptr(), text.len());
        buffer.add(text.len()).write(0);
    }
    Ok(OK)
}

/// The bytes of a caller's text, unless there are more than `most`, of which none is read.
///
/// # Safety
///
/// `text` is NULL or has `length` bytes that may be read during `'a`.
pub(super) unsafe fn text<'a>(
    text: *const c_char,
    length: usize,
    most: usize,
) -> Result<&'a [u8], TextFault> {
    if text.is_null() {
        Err(TextFault::Null)
    } else if length > most {
        Err(TextFault::Long)
    } else {
        // SAFETY: the caller's promise; no more than `most` bytes, which are no more than there can be.
        Ok(unsafe { slice::from_raw_parts(text.cast(), length) })
    }
}

/// The bytes of a caller's text of any length; none where it is NULL.
///
/// # Safety
///
/// As for [`text`].
pub(super) unsafe fn bytes<'a>(
    pointer: *const c_char,
    length: usize,
) -> Result<Option<&'a [u8]>, Failure> {
    // SAFETY: the caller's promise.
    match unsafe { text(pointer, length, isize::MAX as usize) } {
        Ok(bytes) => Ok(Some(bytes)),
        Err(TextFault::Null) => Ok(None),
        Err(TextFault::Long) => Err(Failure::RANGE),
    }
}

/// Why a caller's text was not read.
pub(super) enum TextFault {
    Null,
    Long,
}

/// A value that the caller passes by pointer.
///
/// # Safety
///
/// `pointer` is NULL or points to a value that may be read.
pub(super) unsafe fn value<T: Copy>(pointer: *const T) -> Result<T, Failure> {
    if pointer.is_null() {
        return Err(Failure::NULL);
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { pointer.read() })
}

/// The same where NULL stands for none.
///
/// # Safety
///
/// As for [`value`].
pub(super) unsafe fn value_wanted<T: Copy>(pointer: *const T) -> Option<T> {
    // SAFETY: the caller's promise.
    unsafe { value(pointer) }.ok()
}
