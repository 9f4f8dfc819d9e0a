//! The position string.

use core::fmt;
use core::str::FromStr;

use super::{Board, Piece, READ_MAX, SIZE, Side, Square, Squares};
use crate::ranks::Ranks;

/// Why a string is no position: the first fault that is met, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
pub enum TextError {
    /// There is no text.
    #[error("there is no position string")]
    Null = 1,
    /// An eighth rank, or fewer than seven.
    #[error("a board has seven ranks")]
    Rows = 2,
    /// A rank that is left too narrow or grows too wide.
    #[error("a rank has seven squares")]
    Width = 3,
    /// A character that is not `a`, `d`, `k`, `/` or a digit from 1 to 9.
    #[error("a character of the board is not a, d, k, / or a digit from 1 to 9")]
    Letter = 4,
    /// No side to move, or something that is not one.
    #[error("the side to move is a or d, after one space and before nothing")]
    Side = 5,
    /// More than [`READ_MAX`] bytes; this goes before every other fault.
    #[error("the string is longer than any position")]
    Long = 6,
}

impl TextError {
    /// Every reason, in the order of their numbers.
    pub const ALL: [TextError; 6] = [
        TextError::Null,
        TextError::Rows,
        TextError::Width,
        TextError::Letter,
        TextError::Side,
        TextError::Long,
    ];

    /// The number of this reason outside the crate. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl Board {
    /// Reads a position string, which may be any bytes.
    ///
    /// # Errors
    ///
    /// Says what is wrong with its shape. Its sense is not judged.
    pub fn from_bytes(text: &[u8]) -> Result<Board, TextError> {
        if text.is_empty() {
            return Err(TextError::Null);
        }
        if text.len() > READ_MAX {
            return Err(TextError::Long);
        }
        let mut board = Board::empty();
        let (mut rank, mut file) = (SIZE - 1, 0);
        let mut rest = text.iter();
        loop {
            let byte = rest.next();
            match byte {
                Some(b'/' | b' ') | None => {
                    if file < SIZE {
                        return Err(TextError::Width);
                    }
                    if (rank == 0) == (byte == Some(&b'/')) {
                        return Err(TextError::Rows);
                    }
                    if rank == 0 {
                        break;
                    }
                    (rank, file) = (rank - 1, 0);
                }
                Some(digit @ b'1'..=b'9') => file += usize::from(digit - b'0'),
                Some(&letter) => {
                    let piece = Piece::ALL.into_iter().find(|p| p.letter() == letter.into());
                    let piece = piece.ok_or(TextError::Letter)?;
                    if let Some(square) = Square::new(file as u8, rank as u8) {
                        board.put(square, piece);
                    }
                    file += 1;
                }
            }
            if file > SIZE {
                return Err(TextError::Width);
            }
        }
        let side = match rest.as_slice() {
            [letter] => Side::ALL.into_iter().find(|side| side.letter() == (*letter).into()),
            _ => None,
        };
        board.set_side(side.ok_or(TextError::Side)?);
        Ok(board)
    }
}

impl FromStr for Board {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Board, TextError> {
        Board::from_bytes(text.as_bytes())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = Ranks { cols: SIZE as u8, rows: SIZE as u8, stride: Squares::STRIDE };
        ranks.write(f, Piece::ALL.map(|piece| (self.pieces(piece).bits(), piece.letter())))?;
        write!(f, " {}", self.side().letter())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
