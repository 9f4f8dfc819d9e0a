//! The version of the library, which all its headers tell.

use std::ffi::CStr;

/// The version of the package as text.
pub(super) const TEXT: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("a version has no NUL"),
    };

/// Its three numbers as one that grows with them.
pub(super) const NUMBER: u32 = part(env!("CARGO_PKG_VERSION_MAJOR")) * 1_000_000
    + part(env!("CARGO_PKG_VERSION_MINOR")) * 1_000
    + part(env!("CARGO_PKG_VERSION_PATCH"));

/// A number in decimal digits.
pub(super) const fn part(digits: &str) -> u32 {
    let digits = digits.as_bytes();
    let mut number = 0;
    let mut i = 0;
    while i < digits.len() {
        number = number * 10 + (digits[i] - b'0') as u32;
        i += 1;
    }
    number
}

/// Holds the numbers of a header, which can only be literals, to the package.
pub(super) const fn hold([major, minor, patch, number]: [u32; 4]) {
    assert!(major == part(env!("CARGO_PKG_VERSION_MAJOR")));
    assert!(minor == part(env!("CARGO_PKG_VERSION_MINOR")));
    assert!(patch == part(env!("CARGO_PKG_VERSION_PATCH")));
    assert!(number == NUMBER);
}
