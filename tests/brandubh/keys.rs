//! Keys, drawn and added up.

use super::flaw::Flaw;
use super::plain::{ATTACKERS, CELLS, DEFENDER, DEFENDERS, EMPTY, KING, Plain, all_squares};

/// The numbers that make up keys, in the order they are drawn.
pub struct Keys {
    pieces: [[u64; CELLS]; 4],
    defenders_to_move: u64,
}

impl Keys {
    pub fn draw() -> Keys {
        let mut state = u64::from_be_bytes(*b"brandubh");
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let mut keys = Keys { pieces: [[0; CELLS]; 4], defenders_to_move: 0 };
        for piece in &mut keys.pieces {
            for cell in piece {
                *cell = next();
            }
        }
        keys.defenders_to_move = next();
        keys
    }

    pub fn piece(&self, piece: i32, square: i32) -> u64 {
        self.pieces[piece as usize][square as usize]
    }

    pub fn side(&self) -> u64 {
        self.defenders_to_move
    }

    pub fn of(&self, board: &Plain) -> u64 {
        let whose = match board.flaw {
            Flaw::KeyOfAttackers => ATTACKERS,
            _ => DEFENDERS,
        };
        let with_side = board.side == whose && board.flaw != Flaw::KeyWithoutSide;
        let mut key = if with_side { self.side() } else { 0 };
        for square in all_squares() {
            key ^= match board.at(square) {
                EMPTY => 0,
                KING if board.flaw == Flaw::KeyKingAsDefender => self.piece(DEFENDER, square),
                piece => self.piece(piece, square),
            };
        }
        key
    }
}
