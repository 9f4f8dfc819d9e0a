//! The kit of fanorona.

mod corners;
mod draw;
mod texts;

use crate::contents::{Group, Kit};
use crate::draw::Oracle;
use crate::kit::Plainly;
use crate::kit::fanorona::Fanorona;
use crate::plain::Flaw;

const SEED: u64 = 20_260_101;

const fn group(id: &'static str, ops: &'static [&'static str], about: &'static str) -> Group {
    Group { id, ops, about, holds: |_| true }
}

const GROUPS: &[Group] = &[
    group("geometry", &["board", "lines"], "Sizes, points, lines and set-ups."),
    group("positions", &["position", "counted_position"], "Positions read and refused."),
    group("move-texts", &["move_text"], "Moves read and refused."),
    group("steps", &["steps"], "What may be played next and what it takes, in order."),
    group("reasons", &["why"], "Why a step may not be played."),
    group("chains", &["chain"], "What is remembered in the middle of a move."),
    group("moves", &["moves", "count"], "Every whole move, in order, or how many there are."),
    group("results", &["play"], "What a whole move leads to."),
    group("keys", &["key"], "Keys of positions."),
    group("perft", &["perft"], "How many lines of play there are."),
    group("endings", &["game"], "How games end."),
    group("game-texts", &["game_text"], "Games read and refused."),
];

pub fn kit() -> Kit<Flaw> {
    let oracle = Oracle::<Fanorona>::new();
    let mut vectors = draw::vectors(&oracle, SEED);
    vectors.append(&mut corners::vectors(&oracle, SEED + 1_000));
    vectors.append(&mut texts::vectors(&oracle, SEED + 2_000));
    Kit {
        folder: "",
        version: "1.0.0",
        seed: SEED,
        groups: GROUPS,
        rules: Fanorona::RULES,
        vectors,
    }
}
