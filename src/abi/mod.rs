//! The C ABI: flat functions over opaque handles, and a table of them all.
//!
//! Everything here is what `include/fanorona.h` declares and says. Unsafe code
//! is found in this module and nowhere else; it relies on what the header asks
//! of a caller: a handle is NULL or one that was made here and not yet freed,
//! and any other pointer is NULL or good for what is read or written through it.

#![allow(unsafe_code)]
// What a caller must promise is the same for every exported function, and the
// header says it once.
#![allow(clippy::missing_safety_doc)]

mod answers;
mod boards;
mod boundary;
mod buffers;
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
pub use boundary::{Handle, fanorona_live, fanorona_test_panic};
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

/// A handle of a board.
pub type BoardHandle = Handle<crate::chains::Board>;

/// A handle of a game.
pub type GameHandle = Handle<crate::game::Game>;

/// A handle of a record of a game.
pub type GameTextHandle = Handle<crate::notation::GameText>;
