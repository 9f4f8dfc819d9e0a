//! Which game is played: the size of the board and the limits on a game.

use core::fmt;
use core::str::FromStr;

use crate::geometry::Size;
use crate::limits;

/// A board size and the numbers by which a game is drawn. 0 turns a number off.
///
/// Its text is the name of its board where the rest is as usual, and otherwise
/// what differs from the game as it is best known.
///
/// ```
/// use fanorona::{Size, Variant};
///
/// let usual = Variant::default();
/// assert_eq!(usual.to_string(), "sivy");
/// let size = Size::new(7, 5).unwrap();
/// let quick = Variant::custom(size, 40, usual.repeat(), usual.ply_cap())?;
/// assert_eq!(quick.to_string(), "custom board=7x5,quiet_limit=40");
/// assert_eq!("custom quiet_limit=40,board=7x5".parse(), Ok(quick));
/// # Ok::<(), fanorona::VariantError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    size: Size,
    quiet_limit: u32,
    repeat: u32,
    ply_cap: u32,
}

/// A number that a variant cannot have. Where there are several, the first of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum VariantError {
    /// A quiet limit above [`Variant::NUMBER_MAX`].
    #[error("the quiet limit is more than {}", Variant::NUMBER_MAX)]
    QuietLimit,
    /// A repeat of 1, which would end every game before its first move, or one
    /// above [`Variant::NUMBER_MAX`].
    #[error("the repeat is 1 or more than {}", Variant::NUMBER_MAX)]
    Repeat,
    /// A ply cap above [`Variant::PLY_CAP_MAX`].
    #[error("the ply cap is more than {}", Variant::PLY_CAP_MAX)]
    PlyCap,
}

/// Text that stands for no variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a variant is a name, or custom and its fields")]
pub struct ParseVariantError;

impl Default for Variant {
    /// The nine by five, drawn by sixty quiet moves or the third occurrence of a position.
    fn default() -> Variant {
        Variant::DEFAULT
    }
}

impl Variant {
    /// The greatest number that any text has: nine digits.
    pub const NUMBER_MAX: u32 = limits::NUMBER_MAX;

    /// The greatest [`ply_cap`](Variant::ply_cap).
    pub const PLY_CAP_MAX: u32 = limits::PLY_CAP_MAX;

    const DEFAULT: Variant = Variant { size: Size::SIVY, quiet_limit: 60, repeat: 3, ply_cap: 0 };

    /// The usual numbers on a named board: `sivy`, `dimy` or `telo`.
    #[must_use]
    pub fn named(name: &str) -> Option<Variant> {
        Size::named(name).map(Variant::on)
    }

    /// The usual numbers on a board of any size.
    #[must_use]
    pub const fn on(size: Size) -> Variant {
        Variant { size, ..Variant::DEFAULT }
    }

    /// A variant of its four fields.
    ///
    /// # Errors
    ///
    /// Says which number cannot be.
    pub const fn custom(
        size: Size,
        quiet_limit: u32,
        repeat: u32,
        ply_cap: u32,
    ) -> Result<Variant, VariantError> {
        if quiet_limit > Variant::NUMBER_MAX {
            Err(VariantError::QuietLimit)
        } else if repeat == 1 || repeat > Variant::NUMBER_MAX {
            Err(VariantError::Repeat)
        } else if ply_cap > Variant::PLY_CAP_MAX {
            Err(VariantError::PlyCap)
        } else {
            Ok(Variant { size, quiet_limit, repeat, ply_cap })
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// How many moves running may take nothing before the game is drawn.
    #[must_use]
    pub const fn quiet_limit(&self) -> u32 {
        self.quiet_limit
    }

    /// Which occurrence of a position draws the game.
    #[must_use]
    pub const fn repeat(&self) -> u32 {
        self.repeat
    }

    /// How many moves a game may have.
    #[must_use]
    pub const fn ply_cap(&self) -> u32 {
        self.ply_cap
    }

    /// The name under which [`named`](Variant::named) gives this variant, if there is one.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        self.size.name().filter(|_| *self == Variant::on(self.size))
    }

    /// One of the fields as text.
    fn value(&self, field: Field) -> String {
        match field {
            Field::Board => self.size.to_string(),
            Field::QuietLimit => self.quiet_limit.to_string(),
            Field::Repeat => self.repeat.to_string(),
            Field::PlyCap => self.ply_cap.to_string(),
        }
    }

    /// This variant with one of its fields read from text.
    pub(crate) fn with(&self, field: Field, text: &str) -> Option<Variant> {
        let mut changed = *self;
        match field {
            Field::Board => changed.size = text.parse().ok()?,
            Field::QuietLimit => changed.quiet_limit = whole(text.as_bytes())?,
            Field::Repeat => changed.repeat = whole(text.as_bytes())?,
            Field::PlyCap => changed.ply_cap = whole(text.as_bytes())?,
        }
        let Variant { size, quiet_limit, repeat, ply_cap } = changed;
        Variant::custom(size, quiet_limit, repeat, ply_cap).ok()
    }
}

/// A field as text names it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Field {
    Board,
    QuietLimit,
    Repeat,
    PlyCap,
}

impl Field {
    /// All four, in the order in which they are written.
    const ALL: [Field; 4] = [Field::Board, Field::QuietLimit, Field::Repeat, Field::PlyCap];

    const fn word(self) -> &'static str {
        match self {
            Field::Board => "board",
            Field::QuietLimit => "quiet_limit",
            Field::Repeat => "repeat",
            Field::PlyCap => "ply_cap",
        }
    }
}

/// The number that decimal digits spell, if it has no more than nine of them,
/// leading zeros aside.
pub(crate) fn whole(digits: &[u8]) -> Option<u32> {
    let leading = digits.iter().take_while(|&&digit| digit == b'0').count();
    let digits = &digits[leading..];
    if digits.len() > 9 || leading + digits.len() == 0 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some(digits.iter().fold(0, |number, digit| number * 10 + u32::from(digit - b'0')))
}

impl FromStr for Variant {
    type Err = ParseVariantError;

    /// Reads a name, or `custom`, a space and fields in any order with commas between.
    fn from_str(text: &str) -> Result<Variant, ParseVariantError> {
        if let Some(named) = Variant::named(text) {
            return Ok(named);
        }
        let fields = text.strip_prefix("custom ").ok_or(ParseVariantError)?;
        let mut seen = [false; Field::ALL.len()];
        let mut variant = Variant::DEFAULT;
        for pair in fields.split(',') {
            let (name, value) = pair.split_once('=').ok_or(ParseVariantError)?;
            let field = Field::ALL.into_iter().find(|field| field.word() == name);
            let field = field.ok_or(ParseVariantError)?;
            if core::mem::replace(&mut seen[field as usize], true) {
                return Err(ParseVariantError);
            }
            variant = variant.with(field, value).ok_or(ParseVariantError)?;
        }
        Ok(variant)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.name() {
            return f.write_str(name);
        }
        f.write_str("custom")?;
        let mut between = ' ';
        for field in Field::ALL {
            let value = self.value(field);
            if value != Variant::DEFAULT.value(field) {
                write!(f, "{between}{}={value}", field.word())?;
                between = ',';
            }
        }
        Ok(())
    }
}
