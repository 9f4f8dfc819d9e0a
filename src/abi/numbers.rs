//! Numbers and keys on their way over the boundary, for every game alike.

use std::ffi::c_char;

use arrayvec::ArrayString;

use super::buffers::write_text;
use super::failure::{Answer, Failure};

/// The greatest depth of a perft: its call stack grows with the depth.
pub(super) const DEPTH_MAX: i32 = 1000;
/// The room that a key in hex needs, with a NUL.
pub(super) const KEY_SIZE: usize = 17;

/// A depth as the core takes it.
pub(super) fn plies(depth: i32) -> Result<u32, Failure> {
    if depth > DEPTH_MAX { Err(Failure::RANGE) } else { Ok(depth.max(0) as u32) }
}

/// A count as it crosses the boundary; one that is kept in memory comes near no end.
pub(super) fn whole(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// A place in a list by a number that may be anything.
pub(super) fn place(number: i32) -> Result<usize, Failure> {
    usize::try_from(number).map_err(|_| Failure::RANGE)
}

/// The digits of a key. They are asked for at every move of a game, where a formatter shows.
fn hex(key: u64) -> ArrayString<16> {
    let mut text = ArrayString::new();
    for place in (0..16).rev() {
        let digit = b"0123456789abcdef"[(key >> (4 * place) & 15) as usize];
        text.push(char::from(digit));
    }
    text
}

/// Writes a key as sixteen lowercase hexadecimal digits and a NUL.
///
/// # Safety
///
/// `out` is NULL or has room for `capacity` characters.
pub(super) unsafe fn write_key(key: u64, out: *mut c_char, capacity: usize) -> Answer {
    if out.is_null() {
        return Err(Failure::NULL);
    }
    let mut length = 0;
    // SAFETY: the caller's promise; the length is our own.
    unsafe { write_text(&hex(key), out, capacity, &raw mut length) }
}
