//! The vectors of the conformance kit: the plain implementation agrees with all that are about the
//! rules, and a program that gets one rule wrong fails, in that rule first.

mod kit;
mod plain;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kit::Plainly;
use kit::rules::{self, RULES};
use plain::Flaw;
use serde_json::Value;

/// The operations that the plain implementation knows nothing of; the Perl modules do.
const TEXTS: [&str; 3] = ["counted_position", "move_text", "game_text"];

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn vectors() -> Vec<Value> {
    let kit = parse(&read("kit.json"));
    let groups = kit["groups"].as_array().expect("groups");
    groups
        .iter()
        .flat_map(|group| {
            let lines = read(group["file"].as_str().expect("a file"));
            let vectors: Vec<Value> = lines.lines().map(parse).collect();
            assert_eq!(group["vectors"], vectors.len(), "{}", group["id"]);
            let ops = group["ops"].as_array().expect("operations");
            assert!(vectors.iter().all(|vector| ops.contains(&vector["ask"]["op"])));
            vectors
        })
        .collect()
}

#[test]
fn the_kit_is_whole() {
    let kit = parse(&read("kit.json"));
    let rules: Vec<&str> = kit["rules"]
        .as_array()
        .expect("rules")
        .iter()
        .map(|r| r["id"].as_str().expect("an id"))
        .collect();
    assert!(rules.iter().copied().eq(RULES.iter().map(|rule| rule.id)));
    for rule in RULES {
        // What is needed comes before.
        for needed in rule.needs {
            let place = |id: &str| RULES.iter().position(|rule| rule.id == id);
            assert!(place(needed).expect("a rule") < place(rule.id).expect("a rule"), "{needed}");
        }
    }
    let vectors = vectors();
    let mut ids = BTreeSet::new();
    let mut used = BTreeSet::new();
    for vector in &vectors {
        assert!(ids.insert(vector["id"].as_str().expect("an id")), "{vector}");
        used.insert(vector["rule"].as_str().expect("a rule"));
    }
    assert!(used.into_iter().eq(rules.into_iter().collect::<BTreeSet<_>>()));
}

#[test]
fn the_plain_implementation_agrees() {
    let right = Plainly::new(Flaw::None);
    let mut left_out = 0;
    for vector in vectors() {
        match right.answer(&vector["ask"]) {
            Some(answer) => assert_eq!(answer, vector["answer"], "{}", vector["id"]),
            None => {
                assert!(TEXTS.iter().any(|op| vector["ask"]["op"] == *op), "{vector}");
                left_out += 1;
            }
        }
    }
    assert!(left_out > 100);
}

/// The rules that fail while all that they need pass.
fn blamed(failing: &BTreeSet<&'static str>) -> Vec<&'static str> {
    RULES
        .iter()
        .filter(|rule| failing.contains(rule.id))
        .filter(|rule| rules::needed(rule).iter().all(|needed| !failing.contains(needed)))
        .map(|rule| rule.id)
        .collect()
}

#[test]
fn every_flaw_is_caught_and_its_rule_named() {
    let mut vectors = vectors();
    // These need every rule, and so are never to blame.
    vectors.retain(|vector| vector["rule"] != "whole-game");
    let flaws = rules::flaws();
    assert!(flaws.len() >= 45, "{}", flaws.len());
    for flaw in flaws {
        let flawed = Plainly::new(flaw);
        let failing: BTreeSet<&'static str> = vectors
            .iter()
            .filter(|vector| {
                flawed.answer(&vector["ask"]).is_some_and(|answer| answer != vector["answer"])
            })
            .map(|vector| rules::named(vector["rule"].as_str().expect("a rule")).id)
            .collect();
        assert_eq!(blamed(&failing), [rules::broken_by(flaw).id], "{flaw:?}");
    }
}
