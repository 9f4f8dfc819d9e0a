//! The conformance kit: its vectors, the library's answers, other programs to
//! ask, and what their answers come to. `conformance/README.md` tells of it all.

pub(crate) mod answer;
pub(crate) mod draw;
pub(crate) mod program;
pub(crate) mod report;
pub(crate) mod shrink;
mod text;

use serde::Deserialize;
use serde_json::{Map, Value};

/// The version of the protocol that drivers speak.
pub(crate) const PROTOCOL: u64 = 1;

/// A question without its `id`, or an answer: fields by their names.
pub(crate) type Fields = Map<String, Value>;

/// The kit as it is in the repository.
pub(crate) struct Kit {
    pub(crate) version: String,
    pub(crate) rules: Vec<Rule>,
    pub(crate) groups: Vec<Group>,
    pub(crate) vectors: Vec<Vector>,
}

#[derive(Deserialize)]
pub(crate) struct Rule {
    pub(crate) id: String,
    pub(crate) text: String,
    /// The rules without which this one means nothing. They come before it.
    pub(crate) needs: Vec<String>,
}

#[derive(Deserialize)]
pub(crate) struct Group {
    pub(crate) id: String,
    vectors: usize,
}

#[derive(Deserialize)]
pub(crate) struct Vector {
    pub(crate) id: String,
    pub(crate) rule: String,
    pub(crate) ask: Fields,
    pub(crate) answer: Fields,
}

/// `kit.json`.
#[derive(Deserialize)]
struct Contents {
    version: String,
    rules: Vec<Rule>,
    groups: Vec<Group>,
}

macro_rules! kit_file {
    ($name:literal) => {
        include_str!(concat!("../../../../conformance/", $name))
    };
}

const CONTENTS: &str = kit_file!("kit.json");

/// Each group's vectors.
const GROUPS: [(&str, &str); 12] = [
    ("geometry", kit_file!("vectors/geometry.jsonl")),
    ("positions", kit_file!("vectors/positions.jsonl")),
    ("move-texts", kit_file!("vectors/move-texts.jsonl")),
    ("steps", kit_file!("vectors/steps.jsonl")),
    ("reasons", kit_file!("vectors/reasons.jsonl")),
    ("chains", kit_file!("vectors/chains.jsonl")),
    ("moves", kit_file!("vectors/moves.jsonl")),
    ("results", kit_file!("vectors/results.jsonl")),
    ("keys", kit_file!("vectors/keys.jsonl")),
    ("perft", kit_file!("vectors/perft.jsonl")),
    ("endings", kit_file!("vectors/endings.jsonl")),
    ("game-texts", kit_file!("vectors/game-texts.jsonl")),
];

impl Kit {
    /// The kit that is part of this program.
    pub(crate) fn load() -> Kit {
        const WHOLE: &str = "the kit was whole when this was built";
        let contents: Contents = serde_json::from_str(CONTENTS).expect(WHOLE);
        let mut vectors = Vec::new();
        for group in &contents.groups {
            let lines = GROUPS.iter().find(|(id, _)| *id == group.id).expect(WHOLE).1;
            let before = vectors.len();
            vectors.extend(lines.lines().map(|line| serde_json::from_str(line).expect(WHOLE)));
            assert_eq!(vectors.len() - before, group.vectors, "{WHOLE}");
        }
        Kit { version: contents.version, rules: contents.rules, groups: contents.groups, vectors }
    }
}

impl Vector {
    /// The group that the vector is in, which its name begins with.
    pub(crate) fn group(&self) -> &str {
        self.id.rsplit_once('-').map_or("", |(group, _)| group)
    }

    /// How much there is to look at: stones, then what is played.
    pub(crate) fn size(&self) -> (usize, usize) {
        size(&self.ask)
    }
}

/// How much there is to look at in a question: stones, then everything else.
pub(crate) fn size(ask: &Fields) -> (usize, usize) {
    let position = ask.get("position").and_then(Value::as_str).unwrap_or_default();
    let stones = position.split(' ').next().unwrap_or_default();
    let count = stones.chars().filter(|stone| matches!(stone, 'w' | 'b')).count();
    (count, Value::Object(ask.clone()).to_string().len())
}

/// The operation that a question asks for.
pub(crate) fn op(ask: &Fields) -> &str {
    ask.get("op").and_then(Value::as_str).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_library_passes_every_vector() {
        let kit = Kit::load();
        assert!(kit.vectors.len() > 2_000);
        for vector in &kit.vectors {
            assert_eq!(answer::answer(&vector.ask), vector.answer, "{}", vector.id);
        }
    }
}
