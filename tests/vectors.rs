//! The vectors of the conformance kits: the plain implementations agree with all that are about the
//! rules, and a program that gets one rule wrong fails, in that rule first.

mod brandubh;
mod kit;
mod plain;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kit::Plainly;
use kit::brandubh::Brandubh;
use kit::fanorona::Fanorona;
use serde_json::Value;

/// The operations that the plain implementation of fanorona knows nothing of; the Perl modules do.
const TEXTS: [&str; 3] = ["counted_position", "move_text", "game_text"];

/// The folders with a `kit.json`.
const FANORONA: &str = "conformance";
const BRANDUBH: &str = "conformance/brandubh";

fn read(folder: &str, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn parse(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn vectors(folder: &str) -> Vec<Value> {
    let kit = parse(&read(folder, "kit.json"));
    let groups = kit["groups"].as_array().expect("groups");
    groups
        .iter()
        .flat_map(|group| {
            let lines = read(folder, group["file"].as_str().expect("a file"));
            let vectors: Vec<Value> = lines.lines().map(parse).collect();
            assert_eq!(group["vectors"], vectors.len(), "{}", group["id"]);
            let ops = group["ops"].as_array().expect("operations");
            assert!(vectors.iter().all(|vector| ops.contains(&vector["ask"]["op"])));
            vectors
        })
        .collect()
}

fn is_whole<P: Plainly>(folder: &str) {
    let kit = parse(&read(folder, "kit.json"));
    let rules: Vec<&str> = kit["rules"]
        .as_array()
        .expect("rules")
        .iter()
        .map(|r| r["id"].as_str().expect("an id"))
        .collect();
    assert!(rules.iter().copied().eq(P::RULES.0.iter().map(|rule| rule.id)));
    for rule in P::RULES.0 {
        // What is needed comes before.
        for needed in rule.needs {
            let place = |id: &str| P::RULES.0.iter().position(|rule| rule.id == id);
            assert!(place(needed).expect("a rule") < place(rule.id).expect("a rule"), "{needed}");
        }
    }
    let vectors = vectors(folder);
    let mut ids = BTreeSet::new();
    let mut used = BTreeSet::new();
    for vector in &vectors {
        assert!(ids.insert(vector["id"].as_str().expect("an id")), "{vector}");
        used.insert(vector["rule"].as_str().expect("a rule"));
    }
    assert!(used.into_iter().eq(rules.into_iter().collect::<BTreeSet<_>>()));
}

/// The operations of the vectors that the plain implementation cannot answer; it agrees with all others.
fn agrees<P: Plainly>(folder: &str) -> Vec<String> {
    let right = P::with(P::Flaw::default());
    let mut left_out = Vec::new();
    for vector in vectors(folder) {
        match right.answer(&vector["ask"]) {
            Some(answer) => assert_eq!(answer, vector["answer"], "{}", vector["id"]),
            None => left_out.push(kit::text(&vector["ask"], "op").to_owned()),
        }
    }
    left_out
}

fn catches_every_flaw<P: Plainly>(folder: &str) {
    let mut vectors = vectors(folder);
    // These need every rule, and so are never to blame.
    vectors.retain(|vector| vector["rule"] != "whole-game");
    let flaws = P::RULES.flaws();
    assert!(flaws.len() >= 45, "{}", flaws.len());
    let mut wrong = Vec::new();
    for flaw in flaws {
        let flawed = P::with(flaw);
        let failing: BTreeSet<&str> = vectors
            .iter()
            .filter(|vector| {
                flawed.answer(&vector["ask"]).is_some_and(|answer| answer != vector["answer"])
            })
            .map(|vector| P::RULES.named(vector["rule"].as_str().expect("a rule")).id)
            .collect();
        let blamed = P::RULES.blamed(&failing);
        if blamed != [P::RULES.broken_by(flaw).id] {
            wrong.push((flaw, blamed));
        }
    }
    assert!(wrong.is_empty(), "blamed for flaws that they are not broken by: {wrong:?}");
}

#[test]
fn the_kit_of_fanorona_is_whole() {
    is_whole::<Fanorona>(FANORONA);
}

#[test]
fn the_plain_implementation_of_fanorona_agrees() {
    let left_out = agrees::<Fanorona>(FANORONA);
    assert!(left_out.len() > 100);
    assert!(left_out.iter().all(|op| TEXTS.contains(&op.as_str())), "{left_out:?}");
}

#[test]
fn the_kit_of_brandubh_is_whole() {
    is_whole::<Brandubh>(BRANDUBH);
}

#[test]
fn the_plain_implementation_of_brandubh_agrees() {
    assert!(agrees::<Brandubh>(BRANDUBH).is_empty());
}

#[test]
fn every_flaw_in_brandubh_is_caught_and_its_rule_named() {
    catches_every_flaw::<Brandubh>(BRANDUBH);
}

#[test]
fn every_flaw_in_fanorona_is_caught_and_its_rule_named() {
    catches_every_flaw::<Fanorona>(FANORONA);
}
