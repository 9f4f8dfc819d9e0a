//! The kit of brandubh.

mod boards;
mod corners;
mod draw;
mod texts;

use crate::brandubh::flaw::Flaw;
use crate::contents::{Group, Kit};
use crate::draw::{Oracle, Vector};
use crate::kit::Plainly;
use crate::kit::brandubh::Brandubh;

const SEED: u64 = 20_260_102;

const GROUPS: &[Group] = &[
    group("geometry", &["board", "square"], "Squares and the set-up."),
    group("positions", &["position"], "Positions read and refused."),
    Group {
        holds: usual,
        ..group("moves", &["moves", "count"], "Every move, in order, or how many there are.")
    },
    Group { holds: usual, ..group("reasons", &["why"], "Why a move may not be made.") },
    group("hostile", &["hostile"], "Which squares count as enemies in a capture."),
    Group {
        holds: |vector| usual(vector) && !about_kings(vector),
        ..group("captures", &["captures", "play"], "What is captured, and what a move leads to.")
    },
    Group {
        holds: |vector| usual(vector) && about_kings(vector),
        ..group("kings", &["captures", "play"], "How the king is captured, and gets home.")
    },
    Group {
        holds: |vector| !usual(vector),
        ..group(
            "variants",
            &["moves", "count", "why", "captures", "play"],
            "The same where the rules differ.",
        )
    },
    group("undo", &["undo"], "Positions that come back when moves are taken back."),
    group("keys", &["key"], "Keys of positions."),
    group("perft", &["perft"], "How many lines of play there are, with captures and without."),
    group("games", &["game"], "How games end, and moves taken back in them."),
];

const fn group(id: &'static str, ops: &'static [&'static str], about: &'static str) -> Group {
    Group { id, ops, about, holds: |_| true }
}

fn usual(vector: &Vector) -> bool {
    vector.ask["variant"].is_null()
}

fn about_kings(vector: &Vector) -> bool {
    vector.rule.starts_with("king")
}

pub fn kit() -> Kit<Flaw> {
    let oracle = Oracle::<Brandubh>::new();
    let mut vectors = draw::vectors(&oracle, SEED);
    vectors.append(&mut corners::vectors(&oracle, SEED + 1_000));
    vectors.append(&mut texts::vectors(&oracle, SEED + 2_000));
    Kit {
        folder: "brandubh/",
        version: "1.0.0",
        seed: SEED,
        groups: GROUPS,
        rules: Brandubh::RULES,
        vectors,
    }
}
