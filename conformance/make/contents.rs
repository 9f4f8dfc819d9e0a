//! What the files of a kit hold.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::draw::Vector;
use crate::kit::rules::Rules;

/// A kit before it is written.
pub struct Kit<Flaw: 'static> {
    /// Where its files are, in the folder of them all.
    pub folder: &'static str,
    /// The first number changes when an answer or the meaning of a field does, the second when something
    /// is added, the third when only words change.
    pub version: &'static str,
    /// Frozen, as long as the first number of the version stays.
    pub seed: u64,
    pub groups: &'static [Group],
    pub rules: Rules<Flaw>,
    pub vectors: Vec<Vector>,
}

pub struct Group {
    pub id: &'static str,
    pub ops: &'static [&'static str],
    pub about: &'static str,
    /// Which of the vectors of these operations are in it.
    pub holds: fn(&Vector) -> bool,
}

impl<Flaw> Kit<Flaw> {
    /// Every file that is made here, with what it holds.
    pub fn files(&self) -> Vec<(String, String)> {
        let mut files = Vec::new();
        let mut groups = Vec::new();
        for Group { id, ops, about, holds } in self.groups {
            let mut texts: Vec<String> = Vec::new();
            for vector in self.vectors.iter().filter(|vector| holds(vector)) {
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
                writeln!(lines, r#"{{"id":"{id}-{:04}",{text}"#, index + 1)
                    .expect("a string takes it");
            }
            let file = format!("vectors/{id}.jsonl");
            groups.push(json!({
                "id": id, "file": file, "vectors": texts.len(), "ops": ops, "about": about,
            }));
            files.push((format!("{}{file}", self.folder), lines));
        }
        let rules: Vec<Value> = self
            .rules
            .0
            .iter()
            .map(|rule| {
                let count = self.vectors.iter().filter(|vector| vector.rule == rule.id).count();
                assert!(count > 0, "no vector is about {}", rule.id);
                json!({"id": rule.id, "text": rule.text, "needs": rule.needs})
            })
            .collect();
        let kit = json!({
            "version": self.version, "protocol": 1, "seed": self.seed, "groups": groups,
            "rules": rules,
        });
        let kit = serde_json::to_string_pretty(&kit).expect("it is JSON");
        files.push((format!("{}kit.json", self.folder), kit + "\n"));
        files
    }
}
