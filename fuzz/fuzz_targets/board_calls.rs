//! The bytes decide a run of calls over the C boundary, tokens good and forged among them, which is
//! compared with the plain implementation after every call.

#![no_main]

#[path = "../../tests/calls/mod.rs"]
mod calls;
#[path = "../../tests/plain/mod.rs"]
mod plain;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    calls::run(bytes);
    assert_eq!(fanorona::abi::fanorona_live(), 0, "every board was freed");
});
