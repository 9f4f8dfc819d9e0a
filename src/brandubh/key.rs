//! The numbers that keys are made of. They are frozen: a key may have been stored.

use super::{Piece, Square};
use crate::splitmix::draw;

/// Cells of the board with its border, in the numbering of [`Square::index`].
const CELLS: usize = 81;

struct Numbers {
    pieces: [[u64; CELLS]; 3],
    side: u64,
}

const NUMBERS: Numbers = {
    let mut state = u64::from_be_bytes(*b"brandubh");
    let mut pieces = [[0; CELLS]; 3];
    // The empty square draws first, and its numbers go unused.
    let mut cell = 0;
    while cell < CELLS {
        draw(&mut state);
        cell += 1;
    }
    let mut piece = 0;
    while piece < 3 {
        let mut cell = 0;
        while cell < CELLS {
            pieces[piece][cell] = draw(&mut state);
            cell += 1;
        }
        piece += 1;
    }
    Numbers { pieces, side: draw(&mut state) }
};

static KEYS: Numbers = NUMBERS;

/// What a piece on a square contributes to a key.
#[must_use]
pub fn piece_key(piece: Piece, square: Square) -> u64 {
    KEYS.pieces[piece as usize - 1][square.index() as usize]
}

/// What the defenders to move contribute to a key.
#[must_use]
pub fn side_key() -> u64 {
    KEYS.side
}
