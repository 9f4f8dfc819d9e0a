//! The C ABI: for each game flat functions over opaque handles, and a table of them all.
//!
//! Everything here is what `include/fanorona.h` and `include/brandubh.h` declare
//! and say. Unsafe code is found in this module and nowhere else; it relies on
//! what the headers ask of a caller: a handle is NULL or one that was made here
//! and not yet freed, and any other pointer is NULL or good for what is read or
//! written through it.

#![allow(unsafe_code)]
// What a caller must promise is the same for every exported function, and the
// headers say it once.
#![allow(clippy::missing_safety_doc)]

mod boundary;
pub mod brandubh;
mod buffers;
mod failure;
mod fanorona;
mod numbers;
mod release;

pub use boundary::Handle;
pub use fanorona::*;
