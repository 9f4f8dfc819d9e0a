//! The bytes decide a run of calls over the C boundary of brandubh, undos good and forged among
//! them, which is compared with the plain implementation after every call.

#![no_main]

#[path = "../../tests/brandubh/mod.rs"]
mod brandubh;
#[path = "../../tests/brandubh_calls/mod.rs"]
mod brandubh_calls;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    brandubh_calls::run(bytes);
    assert_eq!(fanorona::abi::brandubh::brandubh_live(), 0, "every board was freed");
    assert_eq!(fanorona::abi::brandubh::brandubh_game_live(), 0, "every game was freed");
});
