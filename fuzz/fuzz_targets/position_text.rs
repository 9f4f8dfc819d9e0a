//! Any bytes are read as a position exactly where the plain implementation reads one, with the same
//! reason where not; and what is read, written and read again is the same.

#![no_main]

#[path = "../../tests/plain/mod.rs"]
mod plain;

use fanorona::Position;
use libfuzzer_sys::fuzz_target;
use plain::{Keys, Plain};

fuzz_target!(|text: &[u8]| {
    match (Position::from_bytes(text), Plain::parse(text)) {
        (Ok(position), Ok(board)) => {
            let written = position.to_string();
            assert_eq!(written, board.text());
            assert_eq!(written.parse(), Ok(position));
            assert_eq!(position.key(), Keys::draw().of(&board));
            assert_eq!(position.key_full(), position.key());
        }
        (Err(error), Err(code)) => assert_eq!(i32::from(error.code()), code),
        (got, expected) => panic!("{got:?}, but {expected:?}"),
    }
});
