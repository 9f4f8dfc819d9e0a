//! Everything that `include/fanorona.h` declares.

mod answers;
mod boards;
mod chains;
mod codes;
mod games;
mod gametexts;
mod geometry;
mod keys;
mod moves;
mod notation;
mod search;
mod steps;
mod table;
mod values;
mod version;

pub use answers::*;
pub use boards::*;
pub use chains::*;
pub use codes::*;
pub use games::*;
pub use gametexts::*;
pub use geometry::*;
pub use keys::*;
pub use moves::*;
pub use notation::*;
pub use search::*;
pub use steps::*;
pub use table::{Abi, fanorona_abi};
pub use values::{MoveValue, StepValue, TokenValue, VariantValue};
pub use version::*;

use super::Handle;

/// A handle of a board.
pub type BoardHandle = Handle<crate::chains::Board>;

/// A handle of a game.
pub type GameHandle = Handle<crate::game::Game>;

/// A handle of a record of a game.
pub type GameTextHandle = Handle<crate::notation::GameText>;
