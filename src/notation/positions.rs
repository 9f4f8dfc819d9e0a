use core::fmt;
use core::str::FromStr;

use super::{Mirror, PositionTextError};
use crate::position::{Position, PositionError, TEXT_MAX};
use crate::variant::{Variant, whole};

/// The length of the longest position with counts, in bytes: each has at most nine digits.
pub const COUNTED_TEXT_MAX: usize = TEXT_MAX + 2 * (1 + 9);

/// A position as a record has it: by itself, or with how many moves running have
/// taken nothing and the number of the move about to be made.
///
/// ```
/// use fanorona::CountedPosition;
///
/// let read: CountedPosition = "bbb/w1b/www w 12 40".parse()?;
/// assert_eq!((read.quiet(), read.number()), (12, 40));
/// assert_eq!(read.position().to_string(), "bbb/w1b/www w");
/// # Ok::<(), fanorona::PositionTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountedPosition {
    position: Position,
    counts: Option<(u32, u32)>,
}

impl From<Position> for CountedPosition {
    /// The position by itself.
    fn from(position: Position) -> CountedPosition {
        CountedPosition { position, counts: None }
    }
}

impl CountedPosition {
    /// A position with its counts. `None` for a count above
    /// [`Variant::NUMBER_MAX`] and for a move numbered 0.
    #[must_use]
    pub const fn new(position: Position, quiet: u32, number: u32) -> Option<CountedPosition> {
        if quiet > Variant::NUMBER_MAX || number == 0 || number > Variant::NUMBER_MAX {
            return None;
        }
        Some(CountedPosition { position, counts: Some((quiet, number)) })
    }

    /// Reads a position with or without counts.
    ///
    /// # Errors
    ///
    /// The first reason that applies.
    pub fn parse(text: &[u8]) -> Result<CountedPosition, PositionTextError> {
        if text.is_empty() {
            return Err(PositionTextError::Empty);
        }
        let fields = || text.split(|&byte| byte == b' ');
        let number_of_fields = fields().count();
        let longest = if number_of_fields == 4 { COUNTED_TEXT_MAX } else { TEXT_MAX };
        if text.len() > longest {
            return Err(PositionTextError::TooLong);
        }
        if number_of_fields != 2 && number_of_fields != 4 {
            return Err(PositionTextError::BadShape);
        }
        let mut fields = fields();
        let board = fields.next().unwrap_or_default();
        let position = Position::from_fields(board, fields.next())?;
        let Some(quiet) = fields.next() else {
            return Ok(position.into());
        };
        let counts = whole(quiet).zip(fields.next().and_then(whole));
        counts
            .and_then(|(quiet, number)| CountedPosition::new(position, quiet, number))
            .ok_or(PositionTextError::BadCount)
    }

    /// The position, in which nothing is counted.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// True when the counts are part of it.
    #[must_use]
    pub const fn counted(&self) -> bool {
        self.counts.is_some()
    }

    /// How many moves running have taken nothing; 0 where nothing is counted.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.counts.map_or(0, |counts| counts.0)
    }

    /// The number of the move about to be made; 1 where nothing is counted.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.counts.map_or(1, |counts| counts.1)
    }

    /// The same on a reflected board.
    #[must_use]
    pub fn mirrored(&self, how: Mirror) -> CountedPosition {
        CountedPosition { position: self.position.mirrored(how), counts: self.counts }
    }
}

impl From<PositionError> for PositionTextError {
    fn from(error: PositionError) -> PositionTextError {
        match error {
            PositionError::Null => PositionTextError::Empty,
            PositionError::Long => PositionTextError::TooLong,
            PositionError::Letter => PositionTextError::BadLetter,
            PositionError::Rows => PositionTextError::Rows,
            PositionError::Width => PositionTextError::Width,
            PositionError::Side => PositionTextError::Side,
        }
    }
}

impl FromStr for CountedPosition {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<CountedPosition, PositionTextError> {
        CountedPosition::parse(text.as_bytes())
    }
}

impl fmt::Display for CountedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position)?;
        match self.counts {
            Some((quiet, number)) => write!(f, " {quiet} {number}"),
            None => Ok(()),
        }
    }
}
