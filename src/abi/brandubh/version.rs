//! Which library this is.

use std::ffi::c_char;
use std::ptr;

use crate::abi::boundary::guard;
use crate::abi::release;

/// The version of the table of functions. It rises when the table grows; what
/// was there before keeps its place and meaning.
pub const BRANDUBH_ABI_VERSION: u32 = 5;
/// The first number of the version.
pub const BRANDUBH_VERSION_MAJOR: u32 = 0;
/// The second number of the version.
pub const BRANDUBH_VERSION_MINOR: u32 = 3;
/// The third number of the version.
pub const BRANDUBH_VERSION_PATCH: u32 = 0;
/// The three numbers as one that grows with them.
pub const BRANDUBH_VERSION_NUMBER: u32 = 3000;

const _: () = release::hold([
    BRANDUBH_VERSION_MAJOR,
    BRANDUBH_VERSION_MINOR,
    BRANDUBH_VERSION_PATCH,
    BRANDUBH_VERSION_NUMBER,
]);

/// The version of the table of functions that the library has.
///
/// @return BRANDUBH_ABI_VERSION as it was when the library was built.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_abi_version() -> u32 {
    guard(0, || BRANDUBH_ABI_VERSION)
}

/// The version of the library as text, such as "0.3.0".
///
/// @return Text that lives as long as the library. The caller does not free it.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_version_text() -> *const c_char {
    guard(ptr::null(), || release::TEXT.as_ptr())
}

/// The version of the library as one number: major * 1000000 + minor * 1000 + patch.
///
/// @return The number; compare it with BRANDUBH_VERSION_NUMBER.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_version_number() -> u32 {
    guard(0, || BRANDUBH_VERSION_NUMBER)
}
