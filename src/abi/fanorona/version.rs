//! Which library this is.

use std::ffi::{CStr, c_char};
use std::ptr;

use crate::abi::boundary::guard;

/// The version of the table of functions. It rises when the table grows; what
/// was there before keeps its place and meaning.
pub const FANORONA_ABI_VERSION: u32 = 1;
/// The first number of the version.
pub const FANORONA_VERSION_MAJOR: u32 = 0;
/// The second number of the version.
pub const FANORONA_VERSION_MINOR: u32 = 3;
/// The third number of the version.
pub const FANORONA_VERSION_PATCH: u32 = 0;
/// The three numbers as one that grows with them.
pub const FANORONA_VERSION_NUMBER: u32 = 3000;

const TEXT: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a version has no NUL"),
    };

/// The version of the table of functions that the library has.
///
/// @return FANORONA_ABI_VERSION as it was when the library was built.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_abi_version() -> u32 {
    guard(0, || FANORONA_ABI_VERSION)
}

/// The version of the library as text, such as "0.3.0".
///
/// @return Text that lives as long as the library. The caller does not free it.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_version_text() -> *const c_char {
    guard(ptr::null(), || TEXT.as_ptr())
}

/// The version of the library as one number: major * 1000000 + minor * 1000 + patch.
///
/// @return The number; compare it with FANORONA_VERSION_NUMBER.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_version_number() -> u32 {
    guard(0, || FANORONA_VERSION_NUMBER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_package() {
        let numbers = [FANORONA_VERSION_MAJOR, FANORONA_VERSION_MINOR, FANORONA_VERSION_PATCH];
        assert_eq!(numbers.map(|number| number.to_string()).join("."), env!("CARGO_PKG_VERSION"));
        let [major, minor, patch] = numbers;
        assert_eq!(FANORONA_VERSION_NUMBER, major * 1_000_000 + minor * 1_000 + patch);
    }
}
