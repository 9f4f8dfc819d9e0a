//! Brandubh a second time, for the tests, and positions drawn at random from it.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

mod captures;
pub mod flaw;
#[path = "../forger/mod.rs"]
mod forger;
pub mod game;
pub mod keys;
pub mod plain;
pub mod random;
pub mod same;
pub mod text;
pub mod undos;
