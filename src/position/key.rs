//! The numbers that keys are made of. They are frozen: a key may have been stored.

use crate::geometry::{Point, Side, Size};
use crate::splitmix::draw;

/// Cells of the board with its border, in the numbering of [`Point::index`].
const CELLS: usize = 77;

struct Numbers {
    stones: [[u64; CELLS]; 2],
    side: u64,
    sizes: [u64; 8],
}

const NUMBERS: Numbers = {
    let mut state = u64::from_be_bytes(*b"fanorona");
    let mut stones = [[0; CELLS]; 2];
    // The empty point draws first, and its numbers go unused.
    let mut cell = 0;
    while cell < CELLS {
        draw(&mut state);
        cell += 1;
    }
    let mut stone = 0;
    while stone < 2 {
        let mut cell = 0;
        while cell < CELLS {
            stones[stone][cell] = draw(&mut state);
            cell += 1;
        }
        stone += 1;
    }
    let side = draw(&mut state);
    let mut sizes = [0; 8];
    let mut size = 0;
    while size < 8 {
        sizes[size] = draw(&mut state);
        size += 1;
    }
    Numbers { stones, side, sizes }
};

static KEYS: Numbers = NUMBERS;

/// What a stone of one side on one point contributes to a key.
#[must_use]
pub fn stone_key(side: Side, point: Point) -> u64 {
    KEYS.stones[side as usize - 1][point.index() as usize]
}

/// What Black to move contributes to a key.
#[must_use]
pub fn side_key() -> u64 {
    KEYS.side
}

/// What the size of the board contributes to a key.
#[must_use]
pub fn size_key(size: Size) -> u64 {
    KEYS.sizes[size.ordinal()]
}
