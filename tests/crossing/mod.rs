//! What runs of calls over the C boundary share, whichever game they play.

// Every program that uses this uses a part of it.
#![allow(dead_code, unreachable_pub, unused_imports)]

use std::ptr::null_mut;

use fanorona::abi::{FANORONA_ERROR_SHORT as SHORT, FANORONA_OK as OK};

/// A call over the boundary.
macro_rules! call {
    ($function:ident($($argument:expr),* $(,)?)) => {
        // SAFETY: handles come from the library and are freed once, when they are dropped; every
        // other pointer is NULL or to a live value with the room that is said.
        unsafe { $function($($argument),*) }
    };
}
pub(crate) use call;

/// Asks for a list three ways: its length alone, with too little room, and with enough.
pub fn list<T: Clone>(
    blank: T,
    ask: impl Fn(*mut T, usize, *mut usize) -> i32,
) -> Result<Vec<T>, i32> {
    let mut count = usize::MAX;
    let answer = ask(null_mut(), 0, &raw mut count);
    if answer != OK {
        return Err(answer);
    }
    let mut items = vec![blank; count];
    if count > 0 {
        let mut needed = usize::MAX;
        assert_eq!(ask(items.as_mut_ptr(), count - 1, &raw mut needed), SHORT);
        assert_eq!(needed, count);
    }
    let mut got = usize::MAX;
    assert_eq!(ask(items.as_mut_ptr(), count, &raw mut got), OK);
    assert_eq!(got, count);
    Ok(items)
}

/// What is read from the bytes: 0 once there are no more.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    pub fn below(&mut self, end: usize) -> usize {
        usize::from(u16::from_le_bytes([self.byte(), self.byte()])) % end
    }

    /// A number that may be a good one: small, huge, or one that only wraps round to a good one.
    pub fn number(&mut self, end: i32) -> i32 {
        match self.byte() {
            0..=199 => i32::from(self.byte()) % end,
            200..=219 => i32::from(self.byte()) - 100,
            220..=239 => (i32::from(self.byte()) % end).wrapping_add(1 << (8 + self.byte() % 24)),
            _ => i32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()]),
        }
    }
}
