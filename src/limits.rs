//! How far the numbers of any game's variant go.

/// The greatest count: none has more than nine digits.
pub(crate) const NUMBER_MAX: u32 = 999_999_999;

/// The most moves that a game may be given.
pub(crate) const PLY_CAP_MAX: u32 = 100_000;
