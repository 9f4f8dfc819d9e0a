use crate::limits;

/// Where the king has got home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Escape {
    /// On a corner.
    Corner = 0,
    /// On any square of the edge.
    Edge = 1,
}

impl Escape {
    /// The number of this escape outside the crate. Frozen.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The escape with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Escape> {
        match index {
            0 => Some(Escape::Corner),
            1 => Some(Escape::Edge),
            _ => None,
        }
    }
}

/// What may differ from one table to the next: each field begins as the usual game has it.
///
/// ```
/// use fanorona::brandubh::{Escape, Variant};
///
/// let variant = Variant::default().with_escape(Escape::Edge).with_ply_cap(200)?;
/// assert!(variant.throne_pass() && !variant.throne_reentry());
/// assert_eq!((variant.repeat(), variant.ply_cap()), (3, 200));
/// assert!(variant.with_repeat(1).is_err());
/// # Ok::<(), fanorona::brandubh::VariantError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variant {
    throne_pass: bool,
    throne_reentry: bool,
    king_everywhere_two: bool,
    king_strong: bool,
    escape: Escape,
    repeat: u32,
    ply_cap: u32,
}

/// A number that a variant cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum VariantError {
    /// A repeat of 1, which would end every game before its first move, or one
    /// above [`Variant::REPEAT_MAX`].
    #[error("the repeat is 1 or more than {}", Variant::REPEAT_MAX)]
    Repeat,
    /// A ply cap above [`Variant::PLY_CAP_MAX`].
    #[error("the ply cap is more than {}", Variant::PLY_CAP_MAX)]
    PlyCap,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant::DEFAULT
    }
}

impl Variant {
    /// The greatest [`repeat`](Variant::repeat).
    pub const REPEAT_MAX: u32 = limits::NUMBER_MAX;

    /// The greatest [`ply_cap`](Variant::ply_cap).
    pub const PLY_CAP_MAX: u32 = limits::PLY_CAP_MAX;

    pub(super) const DEFAULT: Variant = Variant {
        throne_pass: true,
        throne_reentry: false,
        king_everywhere_two: false,
        king_strong: false,
        escape: Escape::Corner,
        repeat: 3,
        ply_cap: 0,
    };

    /// True where a piece may slide across the empty throne.
    #[must_use]
    pub const fn throne_pass(&self) -> bool {
        self.throne_pass
    }

    /// True where the king may stop on the throne.
    #[must_use]
    pub const fn throne_reentry(&self) -> bool {
        self.throne_reentry
    }

    /// True where the king is taken like any other piece, wherever he stands.
    #[must_use]
    pub const fn king_everywhere_two(&self) -> bool {
        self.king_everywhere_two
    }

    /// True where the king is taken only with all four sides closed; it goes
    /// before [`king_everywhere_two`](Variant::king_everywhere_two).
    #[must_use]
    pub const fn king_strong(&self) -> bool {
        self.king_strong
    }

    /// Where the king is home.
    #[must_use]
    pub const fn escape(&self) -> Escape {
        self.escape
    }

    /// Which occurrence of a position draws the game; 0 for none.
    #[must_use]
    pub const fn repeat(&self) -> u32 {
        self.repeat
    }

    /// How many moves a game may have; 0 for any number.
    #[must_use]
    pub const fn ply_cap(&self) -> u32 {
        self.ply_cap
    }

    /// This variant with another [`throne_pass`](Variant::throne_pass).
    #[must_use]
    pub const fn with_throne_pass(self, throne_pass: bool) -> Variant {
        Variant { throne_pass, ..self }
    }

    /// This variant with another [`throne_reentry`](Variant::throne_reentry).
    #[must_use]
    pub const fn with_throne_reentry(self, throne_reentry: bool) -> Variant {
        Variant { throne_reentry, ..self }
    }

    /// This variant with another [`king_everywhere_two`](Variant::king_everywhere_two).
    #[must_use]
    pub const fn with_king_everywhere_two(self, king_everywhere_two: bool) -> Variant {
        Variant { king_everywhere_two, ..self }
    }

    /// This variant with another [`king_strong`](Variant::king_strong).
    #[must_use]
    pub const fn with_king_strong(self, king_strong: bool) -> Variant {
        Variant { king_strong, ..self }
    }

    /// This variant with another [`escape`](Variant::escape).
    #[must_use]
    pub const fn with_escape(self, escape: Escape) -> Variant {
        Variant { escape, ..self }
    }

    /// This variant with another [`repeat`](Variant::repeat).
    ///
    /// # Errors
    ///
    /// Refuses 1 and what is above [`REPEAT_MAX`](Variant::REPEAT_MAX).
    pub const fn with_repeat(self, repeat: u32) -> Result<Variant, VariantError> {
        if repeat == 1 || repeat > Variant::REPEAT_MAX {
            return Err(VariantError::Repeat);
        }
        Ok(Variant { repeat, ..self })
    }

    /// This variant with another [`ply_cap`](Variant::ply_cap).
    ///
    /// # Errors
    ///
    /// Refuses what is above [`PLY_CAP_MAX`](Variant::PLY_CAP_MAX).
    pub const fn with_ply_cap(self, ply_cap: u32) -> Result<Variant, VariantError> {
        if ply_cap > Variant::PLY_CAP_MAX {
            return Err(VariantError::PlyCap);
        }
        Ok(Variant { ply_cap, ..self })
    }
}
