//! Moves, positions and games as text: what is well formed, not what is legal.
//!
//! Text is bytes, and any bytes are answered: with a value, or with the first
//! reason, in a documented order, why they are none.

mod games;
mod headers;
mod mirrors;
mod moves;
mod positions;
mod reasons;

pub use games::GameText;
pub use headers::Header;
pub use mirrors::Mirror;
pub use positions::{COUNTED_TEXT_MAX, CountedPosition};
pub use reasons::{GameFault, GameTextError, MoveTextError, PositionTextError};
