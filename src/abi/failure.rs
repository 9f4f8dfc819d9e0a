//! What the body of an exported function comes to, for every game alike.

use std::ffi::CStr;

/// Success.
pub(super) const OK: i32 = 0;
/// An ordinary answer: there is none.
pub(super) const NONE: i32 = -1;

/// Why a call failed: one of the negative codes, or a reason of its own domain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failure(pub(super) i32);

impl Failure {
    pub(super) const NULL: Failure = Failure(-2);
    pub(super) const RANGE: Failure = Failure(-3);
    pub(super) const SHORT: Failure = Failure(-4);
    pub(super) const OVERFLOW: Failure = Failure(-9);
    pub(super) const PANIC: Failure = Failure(-10);
}

/// What is said of a number that is no code.
pub(super) const UNKNOWN: &CStr = c"there is no such code";

/// The sentence for a code that all games share.
pub(super) fn sentence(code: i32) -> &'static CStr {
    match Failure(code) {
        Failure(OK) => c"success",
        Failure(NONE) => c"there is none",
        Failure::NULL => c"a handle or a pointer that is needed is NULL",
        Failure::RANGE => c"a number is outside what the function takes",
        Failure::SHORT => c"the buffer is too short",
        Failure::OVERFLOW => c"the count needs more than 64 bits",
        Failure::PANIC => c"the library failed inside; the handle may only be freed",
        _ => UNKNOWN,
    }
}

/// An answer: a number that is not negative, or why there is none.
pub(super) type Answer = Result<i32, Failure>;

/// The number of an answer, as it crosses the boundary.
pub(super) fn number(answer: Answer) -> i32 {
    answer.unwrap_or_else(|failure| failure.0)
}
