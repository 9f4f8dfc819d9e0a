//! Any bytes are read as a brandubh position exactly where the plain implementation reads one, with
//! the same reason where not; and whatever passes for an undo is what its move on its board leaves.

#![no_main]

#[path = "../../tests/brandubh/mod.rs"]
mod brandubh;

use brandubh::keys::Keys;
use brandubh::plain::Plain;
use brandubh::same::{assert_same, board, made, square};
use brandubh::undos::{Said, left, sealed};
use fanorona::brandubh::{Board, UNDO_SIZE, Undo};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    a_position(text);
    an_undo(text);
});

fn a_position(text: &[u8]) {
    match (Board::from_bytes(text), Plain::parse(text)) {
        (Ok(board), Ok(plain)) => {
            assert_same(&board, &plain, &Keys::draw());
            let written = board.to_string();
            assert_eq!(written, plain.text());
            assert_eq!(written.parse(), Ok(board));
        }
        (Err(error), Err(code)) => assert_eq!(i32::from(error.code()), code),
        (got, expected) => panic!("{got:?}, but {expected:?}"),
    }
}

/// The bytes with what an undo begins with and the sum at the end, which a fuzzer would not come upon.
fn an_undo(text: &[u8]) {
    let mut bytes = Undo::NOTHING.to_bytes();
    for (byte, given) in bytes[5..].iter_mut().zip(text) {
        *byte = *given;
    }
    let bytes = sealed(bytes);
    let nothing = bytes[5..UNDO_SIZE - 8].iter().all(|&byte| byte == 0);
    let Ok(undo) = Undo::from_bytes(&bytes) else {
        assert!(!nothing && left(&bytes).is_none(), "{bytes:?}");
        return;
    };
    assert_eq!(undo.to_bytes(), bytes);
    let mut after = Board::setup();
    match left(&bytes) {
        Some(Said { plain, made: (from, to), captured, .. }) => {
            after = board(&plain);
            after.relocate(made(from, to));
            for at in captured {
                after.lift(square(at).expect("a square"));
            }
            assert_eq!(after.undo_move(&undo), Ok(()));
            assert_eq!(after, board(&plain));
        }
        None => {
            assert!(nothing, "{undo:?}");
            assert_eq!(after.undo_move(&undo), Ok(()));
            assert_eq!(after, Board::setup());
        }
    }
}
