//! The conformance kits: their vectors, the library's answers, other programs to
//! ask, and what their answers come to. `conformance/README.md` tells of it all.

pub(crate) mod answer;
mod brandubh;
pub(crate) mod draw;
pub(crate) mod program;
mod question;
pub(crate) mod report;
pub(crate) mod shrink;
mod text;

use clap::ValueEnum;
use serde::Deserialize;
use serde_json::{Map, Value};

/// The version of the protocol that drivers speak.
pub(crate) const PROTOCOL: u64 = 1;

/// A question without its `id`, or an answer: fields by their names.
pub(crate) type Fields = Map<String, Value>;

macro_rules! kit_file {
    ($name:literal) => {
        include_str!(concat!("../../../../conformance/", $name))
    };
}

/// A game that there is a kit of.
#[derive(Clone, Copy, Default, ValueEnum)]
pub(crate) enum Game {
    #[default]
    Fanorona,
    Brandubh,
}

impl Game {
    /// The operations that the library knows of it.
    fn ops(self) -> &'static [&'static str] {
        match self {
            Game::Fanorona => &answer::OPS,
            Game::Brandubh => &brandubh::OPS,
        }
    }

    /// The library's answer to a question about it.
    pub(crate) fn answer(self, ask: &Fields) -> Fields {
        match self {
            Game::Fanorona => answer::answer(ask),
            Game::Brandubh => brandubh::answer(ask),
        }
    }

    /// `kit.json`, and each group's vectors.
    fn texts(self) -> (&'static str, &'static [(&'static str, &'static str)]) {
        match self {
            Game::Fanorona => (kit_file!("kit.json"), &FANORONA),
            Game::Brandubh => (kit_file!("brandubh/kit.json"), &BRANDUBH),
        }
    }
}

/// A kit as it is in the repository.
pub(crate) struct Kit {
    /// What it is called: its version, after the game's name where that is not fanorona.
    pub(crate) name: String,
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

const FANORONA: [(&str, &str); 12] = [
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

const BRANDUBH: [(&str, &str); 12] = [
    ("geometry", kit_file!("brandubh/vectors/geometry.jsonl")),
    ("positions", kit_file!("brandubh/vectors/positions.jsonl")),
    ("moves", kit_file!("brandubh/vectors/moves.jsonl")),
    ("reasons", kit_file!("brandubh/vectors/reasons.jsonl")),
    ("hostile", kit_file!("brandubh/vectors/hostile.jsonl")),
    ("captures", kit_file!("brandubh/vectors/captures.jsonl")),
    ("kings", kit_file!("brandubh/vectors/kings.jsonl")),
    ("variants", kit_file!("brandubh/vectors/variants.jsonl")),
    ("undo", kit_file!("brandubh/vectors/undo.jsonl")),
    ("keys", kit_file!("brandubh/vectors/keys.jsonl")),
    ("perft", kit_file!("brandubh/vectors/perft.jsonl")),
    ("games", kit_file!("brandubh/vectors/games.jsonl")),
];

impl Kit {
    /// The kit of a game that is part of this program.
    pub(crate) fn load(game: Game) -> Kit {
        const WHOLE: &str = "the kit was whole when this was built";
        let (contents, texts) = game.texts();
        let contents: Contents = serde_json::from_str(contents).expect(WHOLE);
        let mut vectors = Vec::new();
        for group in &contents.groups {
            let lines = texts.iter().find(|(id, _)| *id == group.id).expect(WHOLE).1;
            let before = vectors.len();
            vectors.extend(lines.lines().map(|line| serde_json::from_str(line).expect(WHOLE)));
            assert_eq!(vectors.len() - before, group.vectors, "{WHOLE}");
        }
        let name = match game {
            Game::Fanorona => contents.version,
            Game::Brandubh => format!("brandubh {}", contents.version),
        };
        Kit { name, rules: contents.rules, groups: contents.groups, vectors }
    }
}

impl Vector {
    /// The group that the vector is in, which its name begins with.
    pub(crate) fn group(&self) -> &str {
        self.id.rsplit_once('-').map_or("", |(group, _)| group)
    }

    /// How much there is to look at: stones or pieces, then what is played.
    pub(crate) fn size(&self) -> (usize, usize) {
        size(&self.ask)
    }
}

/// How much there is to look at in a question: stones or pieces, then everything else.
pub(crate) fn size(ask: &Fields) -> (usize, usize) {
    let position = ask.get("position").and_then(Value::as_str).unwrap_or_default();
    let board = position.split(' ').next().unwrap_or_default();
    let count = board.chars().filter(char::is_ascii_alphabetic).count();
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
        for (game, at_least) in [(Game::Fanorona, 2_000), (Game::Brandubh, 1_900)] {
            let kit = Kit::load(game);
            assert!(kit.vectors.len() > at_least);
            for vector in &kit.vectors {
                assert_eq!(game.answer(&vector.ask), vector.answer, "{}", vector.id);
            }
        }
    }
}
