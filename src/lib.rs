//! The rules of fanorona, the board game of Madagascar.
//!
//! A [`Board`] is what a game is played on: a [`Position`] (the stones and the
//! side to move) and the chain that may be open in it. [`Board::play_steps`]
//! lists the single steps that may come next, [`Board::play`] makes one, and
//! [`Board::unplay`] takes it back. Whole moves, which are often few and can be
//! thousands, are counted, visited or listed by [`Board::count_moves`],
//! [`Board::visit_moves`] and [`Board::moves`].
//!
//! ```
//! use fanorona::{Board, Size};
//!
//! let mut board = Board::new(Size::SIVY);
//! let moves = board.moves(100).expect("the set-up has five moves");
//! let names: Vec<String> = moves.iter().map(ToString::to_string).collect();
//! assert_eq!(names, ["d2-e3A", "e2-e3A", "f2-e3A", "d3-e3A", "d3-e3W"]);
//!
//! let tokens = board.play_move(&moves[3])?;
//! assert_eq!(board.to_string(), "bbbbbbbbb/bbbbbbbbb/bwb1w1wbw/wwwwwwwww/wwwwwwwww b");
//! board.unplay_move(&tokens).expect("the last move is taken back first");
//! assert_eq!(board, Board::new(Size::SIVY));
//! # Ok::<(), fanorona::MoveError>(())
//! ```
//!
//! A second game, brandubh, is in the module [`brandubh`].
//!
//! What is frozen: the numbers of points, directions, kinds and reasons, the
//! text of positions and moves, and keys.

#![deny(missing_docs)]

pub mod abi;
pub mod brandubh;
mod bykey;
mod chains;
mod game;
mod geometry;
mod limits;
mod moves;
mod notation;
mod position;
mod ranks;
mod seal;
mod search;
mod splitmix;
mod steps;
mod table;
mod variant;
mod wordset;

pub use chains::{Board, CHAIN_MAX, Chain, TOKEN_SIZE, Token, TokenError};
pub use game::{Ending, Game, Outcome, PlayError, StartError};
pub use geometry::{
    Direction, POINTS, ParsePointError, ParseSizeError, Point, PointSet, Points, STRIDE, Side, Size,
};
pub use moves::{Move, MoveError, TooManyMoves};
pub use notation::{
    COUNTED_TEXT_MAX, CountedPosition, GameFault, GameText, GameTextError, Header, Mirror,
    MoveTextError, PositionTextError,
};
pub use position::{Position, PositionError, TEXT_MAX, side_key, size_key, stone_key};
pub use search::{
    Found, PROVED_SCORE, SEARCH_DEPTH_MAX, SearchOptions, SearchProgress, WIN_SCORE, Weights,
};
pub use steps::{Kind, LINE_MAX, PerftTable, Refusal, STEPS_MAX, Step, StepList};
pub use variant::{ParseVariantError, Variant, VariantError};
