//! The board without stones: points, the lines between them, and the eight sizes.

mod direction;
mod point;
mod set;
mod side;
mod size;

pub use direction::Direction;
pub use point::{ParsePointError, Point};
pub(crate) use set::shift;
pub use set::{PointSet, Points};
pub use side::Side;
pub use size::{ParseSizeError, Size};

/// The difference between a point and the one a rank above it, in the numbers
/// that cross the C ABI and in the bits of a [`PointSet`] alike.
pub const STRIDE: u8 = 11;

/// The points of the largest board: nine files by five ranks.
pub const POINTS: usize = 45;
