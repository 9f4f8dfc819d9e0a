//! The bytes decide a run of calls on a game over the C boundary, which is compared with the plain
//! game after every call: steps, moves good and forged, stops, undo, searches and copies.

#![no_main]

#[path = "../../tests/calls/mod.rs"]
mod calls;
#[path = "../../tests/plain/mod.rs"]
mod plain;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    calls::game::run(bytes);
    assert_eq!(fanorona::abi::fanorona_live(), 0, "every board was freed");
    assert_eq!(fanorona::abi::fanorona_game_live(), 0, "every game was freed");
});
