//! The position string.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayString;

use super::Position;
use crate::geometry::{Point, PointSet, STRIDE, Side, Size};
use crate::ranks::Ranks;

/// The length of the longest position string, in bytes.
pub const TEXT_MAX: usize = 51;

/// Why a string is no position. Where it has several faults, the first of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
pub enum PositionError {
    /// There is no text.
    #[error("there is no position string")]
    Null = 1,
    /// More than [`TEXT_MAX`] bytes.
    #[error("the string is longer than any position")]
    Long = 2,
    /// A character before the first space that is not `w`, `b`, `/` or a digit from 1 to 9.
    #[error("a character of the board is not w, b, / or a digit from 1 to 9")]
    Letter = 3,
    /// Neither three ranks nor five.
    #[error("a board has three ranks or five")]
    Rows = 4,
    /// Ranks of different widths, or of a width that no board has.
    #[error("every rank has the same 3, 5, 7 or 9 points")]
    Width = 5,
    /// No side to move, or something that is not one.
    #[error("the side to move is w or b, after one space and before nothing")]
    Side = 6,
}

impl PositionError {
    /// Every reason, in the order in which they are sought.
    pub const ALL: [PositionError; 6] = [
        PositionError::Null,
        PositionError::Long,
        PositionError::Letter,
        PositionError::Rows,
        PositionError::Width,
        PositionError::Side,
    ];

    /// The number of this reason outside the crate. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }
}

impl Position {
    /// Reads a position string, which may be any bytes.
    ///
    /// # Errors
    ///
    /// Says what is wrong with its shape. Its sense is not judged.
    pub fn from_bytes(text: &[u8]) -> Result<Position, PositionError> {
        if text.is_empty() {
            return Err(PositionError::Null);
        }
        if text.len() > TEXT_MAX {
            return Err(PositionError::Long);
        }
        let (board, rest) = match text.iter().position(|&byte| byte == b' ') {
            Some(space) => (&text[..space], Some(&text[space + 1..])),
            None => (text, None),
        };
        Position::from_fields(board, rest)
    }

    /// The position string, without what a formatter costs.
    pub(crate) fn text(&self) -> ArrayString<TEXT_MAX> {
        let ranks = Ranks { cols: self.size().cols(), rows: self.size().rows(), stride: STRIDE };
        let sets = Side::ALL.map(|side| (self.stones(side).bits(), side.letter()));
        let mut text = ArrayString::new();
        let written = ranks.write(&mut text, sets);
        debug_assert!(written.is_ok());
        text.push(' ');
        text.push(self.side().letter());
        text
    }

    /// Reads the two fields of a position string, of any length.
    pub(crate) fn from_fields(
        board: &[u8],
        side: Option<&[u8]>,
    ) -> Result<Position, PositionError> {
        if !board.iter().all(|byte| matches!(byte, b'w' | b'b' | b'/' | b'1'..=b'9')) {
            return Err(PositionError::Letter);
        }
        let rows = board.split(|&byte| byte == b'/').count();
        if rows != 3 && rows != 5 {
            return Err(PositionError::Rows);
        }
        let mut widths = board.split(|&byte| byte == b'/').map(width);
        let cols = widths.next().filter(|&cols| widths.all(|other| other == cols));
        let size = cols.and_then(|cols| Size::new(u8::try_from(cols).ok()?, rows as u8));
        let size = size.ok_or(PositionError::Width)?;
        let side = match side {
            Some(b"w") => Side::White,
            Some(b"b") => Side::Black,
            _ => return Err(PositionError::Side),
        };
        Ok(Position::from_parts(size, stones(board, size), side))
    }
}

/// How many points a rank's characters stand for.
fn width(rank: &[u8]) -> usize {
    rank.iter().map(|&byte| if byte.is_ascii_digit() { usize::from(byte - b'0') } else { 1 }).sum()
}

/// The stones of a board that is known to fit the size.
fn stones(board: &[u8], size: Size) -> [PointSet; 2] {
    let mut stones = [PointSet::EMPTY; 2];
    for (rank, text) in (0..size.rows()).rev().zip(board.split(|&byte| byte == b'/')) {
        let mut file = 0;
        for &byte in text {
            match byte {
                b'1'..=b'9' => file += byte - b'0',
                _ => {
                    let owner = usize::from(byte == b'b');
                    stones[owner].extend(Point::new(file, rank));
                    file += 1;
                }
            }
        }
    }
    stones
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::from_bytes(text.as_bytes())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
