//! What is drawn for each game.

pub mod brandubh;
pub mod fanorona;
