//! Which library this is.

use std::ffi::c_char;
use std::ptr;

use crate::abi::boundary::guard;
use crate::abi::release;

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

const _: () = release::hold([
    FANORONA_VERSION_MAJOR,
    FANORONA_VERSION_MINOR,
    FANORONA_VERSION_PATCH,
    FANORONA_VERSION_NUMBER,
]);

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
    guard(ptr::null(), || release::TEXT.as_ptr())
}

/// The version of the library as one number: major * 1000000 + minor * 1000 + patch.
///
/// @return The number; compare it with FANORONA_VERSION_NUMBER.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_version_number() -> u32 {
    guard(0, || FANORONA_VERSION_NUMBER)
}
