//! The rules of brandubh, the Irish board game of seven by seven.
//!
//! A [`Board`] is the pieces and the side to move: [`Board::moves`] lists where
//! they may go, [`Board::do_move`] makes a move with what it captures, and
//! [`Board::undo_move`] takes it back. A [`Game`] is a board, the moves that led
//! to it, and how it ends. What differs from one table to the next is a
//! [`Variant`].
//!
//! ```
//! use fanorona::brandubh::{Board, Variant};
//!
//! let board = Board::setup();
//! assert_eq!(board.moves(&Variant::default()).len(), 40);
//! assert_eq!(board.perft(2, &Variant::default()), Some(960));
//! ```
//!
//! What is frozen: the numbers of squares, pieces, sides and reasons, the text
//! of boards, and keys.

mod board;
mod captures;
mod game;
mod key;
mod moves;
mod perft;
mod piece;
mod square;
mod squares;
mod text;
mod undo;
mod variant;
mod views;
mod way;
mod why;

pub use board::Board;
pub use captures::Flags;
pub use game::{Ending, Game, Outcome, PlayError};
pub use key::{piece_key, side_key};
pub use moves::{Move, MoveList};
pub use piece::{Piece, Side};
pub use square::{ParseSquareError, Square};
pub use squares::{Squares, SquaresIter};
pub use text::TextError;
pub use undo::{Undo, UndoError};
pub use variant::{Escape, Variant, VariantError};
pub use why::Refusal;

use way::Way;

/// Files, and ranks.
pub const SIZE: usize = 7;

/// The squares of the board.
pub const SQUARES: usize = SIZE * SIZE;

/// The difference between a square and the one a rank above it, in the numbers
/// that cross the C ABI.
pub const STRIDE: u8 = 9;

/// The most moves that a board can have: along each of the fourteen lines, five
/// empty squares that are reached from both sides.
pub const MOVES_MAX: usize = 140;

/// The most pieces that one move can capture: one on each side.
pub const CAPTURES_MAX: usize = 4;

/// The length of the longest position string that is written, in bytes.
pub const TEXT_MAX: usize = 57;

/// The length of the longest position string that is read: runs may be spelt long.
pub const READ_MAX: usize = 63;

/// The bytes of an undo outside the crate.
pub const UNDO_SIZE: usize = 64;

/// The page about the game, whose program is run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../docs/brandubh.md")]
struct Page;
