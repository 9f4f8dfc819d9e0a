//! Everything that `include/brandubh.h` declares.

mod answers;
mod boards;
mod captures;
mod codes;
mod games;
mod geometry;
mod keys;
mod moves;
mod table;
mod values;
mod version;

pub use answers::*;
pub use boards::*;
pub use captures::*;
pub use codes::*;
pub use games::*;
pub use geometry::*;
pub use keys::*;
pub use moves::*;
pub use table::{Abi, brandubh_abi};
pub use values::{UndoValue, VariantValue, brandubh_variant_default};
pub use version::*;

use super::Handle;

/// A handle of a board.
pub type BoardHandle = Handle<crate::brandubh::Board>;

/// A handle of a game.
pub type GameHandle = Handle<crate::brandubh::Game>;
