//! The bytes of undos, as a forger knows them.

use fanorona::brandubh::UNDO_SIZE;

use super::forger::reseal;
use super::plain::{EMPTY, Plain, Rules, square_of};

/// Makes the sum at the end anew.
pub fn sealed(mut bytes: [u8; UNDO_SIZE]) -> [u8; UNDO_SIZE] {
    reseal(&mut bytes);
    bytes
}

/// What bytes say of a board, a move on it, and what came of that.
#[derive(Debug)]
pub struct Said {
    pub plain: Plain,
    pub made: (i32, i32),
    pub flags: i32,
    pub captured: Vec<i32>,
}

fn said(bytes: &[u8; UNDO_SIZE]) -> Option<Said> {
    let squares = |at: usize| {
        let bits = u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight"));
        let known = (0..64).filter(|bit| bits >> bit & 1 != 0);
        known.map(|bit| square_of(bit % 8, bit / 8)).collect::<Vec<_>>()
    };
    let spare = bytes[41..56].iter().any(|&byte| byte != 0);
    if bytes[..5] != *b"bran\x02" || bytes[7] > 1 || spare || *bytes != sealed(*bytes) {
        return None;
    }
    let mut plain = Plain::empty();
    for (piece, at) in [(1, 9), (2, 17), (3, 25)] {
        for square in squares(at) {
            if plain.at(square) != EMPTY {
                return None;
            }
            plain.put(square, piece);
        }
    }
    plain.side = bytes[7].into();
    let made = (bytes[5].into(), bytes[6].into());
    Some(Said { plain, made, flags: bytes[8].into(), captured: squares(33) })
}

/// What bytes say, if under some rules it is what the plain implementation says as well.
pub fn left(bytes: &[u8; UNDO_SIZE]) -> Option<Said> {
    said(bytes).filter(|said| {
        Rules::all().any(|rules| {
            let done = said.plain.clone().do_move(said.made.0, said.made.1, rules);
            done.is_some_and(|done| (done.0, &done.1) == (said.flags, &said.captured))
        })
    })
}
