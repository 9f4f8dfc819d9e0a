//! Keys, drawn and added up.

use super::{BLACK, CELLS, EMPTY, Flaw, Plain, SIZES};

/// The numbers that make up keys, in the order they are drawn.
pub struct Keys {
    stones: [[u64; CELLS]; 3],
    black_to_move: u64,
    sizes: [u64; 8],
}

impl Keys {
    pub fn draw() -> Keys {
        let mut state = u64::from_be_bytes(*b"fanorona");
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let mut keys = Keys { stones: [[0; CELLS]; 3], black_to_move: 0, sizes: [0; 8] };
        for stone in &mut keys.stones {
            for cell in stone {
                *cell = next();
            }
        }
        keys.black_to_move = next();
        for size in &mut keys.sizes {
            *size = next();
        }
        keys
    }

    pub fn stone(&self, stone: i32, point: i32) -> u64 {
        self.stones[stone as usize][point as usize]
    }

    pub fn side(&self) -> u64 {
        self.black_to_move
    }

    pub fn size(&self, cols: i32, rows: i32) -> u64 {
        let which = SIZES.iter().position(|&size| size == (cols, rows));
        self.sizes[which.expect("a size that can be built")]
    }

    pub fn of(&self, board: &Plain) -> u64 {
        let mut key = match board.flaw {
            Flaw::KeyWithoutSize => 0,
            _ => self.size(board.cols, board.rows),
        };
        if board.side == BLACK && board.flaw != Flaw::KeyWithoutSide {
            key ^= self.side();
        }
        for point in board.all_squares() {
            if board.at(point) != EMPTY {
                key ^= self.stone(board.at(point), point);
            }
        }
        key
    }
}
