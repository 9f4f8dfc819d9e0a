//! Writes the vectors of the conformance kit anew: the same seed, the same bytes. With `--check` it
//! writes nothing and fails where a file differs.

// The tests' modules hold more than is used here.
#![allow(dead_code, unreachable_pub)]

mod corners;
mod draw;
mod texts;

#[path = "../../tests/kit/mod.rs"]
mod kit;
#[path = "../../tests/plain/mod.rs"]
mod plain;
#[path = "../../tests/random/mod.rs"]
mod random;

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use serde_json::{Value, json};

use draw::Oracle;
use kit::rules::RULES;

/// Frozen, as long as the first number of the version stays.
const SEED: u64 = 20_260_101;

/// The first number changes when an answer or the meaning of a field does, the second when something
/// is added, the third when only words change.
const VERSION: &str = "1.0.0";

pub struct Vector {
    pub rule: &'static str,
    pub ask: Value,
    pub answer: Value,
}

/// Each group with its operations.
const GROUPS: &[(&str, &[&str], &str)] = &[
    ("geometry", &["board", "lines"], "Sizes, points, lines and set-ups."),
    ("positions", &["position", "counted_position"], "Positions read and refused."),
    ("move-texts", &["move_text"], "Moves read and refused."),
    ("steps", &["steps"], "What may be played next and what it takes, in order."),
    ("reasons", &["why"], "Why a step may not be played."),
    ("chains", &["chain"], "What is remembered in the middle of a move."),
    ("moves", &["moves", "count"], "Every whole move, in order, or how many there are."),
    ("results", &["play"], "What a whole move leads to."),
    ("keys", &["key"], "Keys of positions."),
    ("perft", &["perft"], "How many lines of play there are."),
    ("endings", &["game"], "How games end."),
    ("game-texts", &["game_text"], "Games read and refused."),
];

fn main() -> Result<(), Box<dyn Error>> {
    let check = match env::args().nth(1).as_deref() {
        None => false,
        Some("--check") => true,
        Some(other) => {
            return Err(format!("{other} is not understood; there is only --check").into());
        }
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance");
    let mut different = Vec::new();
    for (name, text) in files() {
        let path = folder.join(&name);
        if fs::read_to_string(&path).ok().as_ref() == Some(&text) {
            continue;
        }
        if check {
            different.push(name);
        } else {
            fs::create_dir_all(path.parent().expect("a folder"))?;
            fs::write(&path, text)?;
        }
    }
    if !different.is_empty() {
        return Err(
            format!("out of date, `make vectors` writes them: {}", different.join(", ")).into()
        );
    }
    Ok(())
}

/// Every file of the kit that is made here, with what it holds.
fn files() -> Vec<(String, String)> {
    let oracle = Oracle::new();
    let mut vectors = draw::vectors(&oracle, SEED);
    vectors.append(&mut corners::vectors(&oracle, SEED + 1_000));
    vectors.append(&mut texts::vectors(&oracle, SEED + 2_000));
    let mut files = Vec::new();
    let mut groups = Vec::new();
    for (group, ops, about) in GROUPS {
        let mut texts: Vec<String> = Vec::new();
        for vector in &vectors {
            let op = vector.ask["op"].as_str().expect("an operation");
            let text = format!(
                r#""rule":"{}","ask":{},"answer":{}}}"#,
                vector.rule, vector.ask, vector.answer
            );
            if ops.contains(&op) && !texts.contains(&text) {
                texts.push(text);
            }
        }
        let mut lines = String::new();
        for (index, text) in texts.iter().enumerate() {
            writeln!(lines, r#"{{"id":"{group}-{:04}",{text}"#, index + 1)
                .expect("a string takes it");
        }
        let file = format!("vectors/{group}.jsonl");
        groups.push(json!({
            "id": group, "file": file, "vectors": texts.len(), "ops": ops, "about": about,
        }));
        files.push((file, lines));
    }
    let rules: Vec<Value> = RULES
        .iter()
        .map(|rule| {
            let count = vectors.iter().filter(|vector| vector.rule == rule.id).count();
            assert!(count > 0, "no vector is about {}", rule.id);
            json!({"id": rule.id, "text": rule.text, "needs": rule.needs})
        })
        .collect();
    let kit = json!({
        "version": VERSION, "protocol": 1, "seed": SEED, "groups": groups, "rules": rules,
    });
    let kit = serde_json::to_string_pretty(&kit).expect("it is JSON");
    files.push(("kit.json".to_owned(), kit + "\n"));
    files
}
