//! Vectors drawn at random and kept: for a rule those where a mistake in it shows and mistakes in rules
//! that it does not need do not, of texts those that every reason to refuse them is found in.

use std::collections::BTreeMap;

use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;

use crate::kit::Plainly;
use crate::kit::rules::Rule;

/// How many vectors each flaw gets, and a rule that no flaw breaks.
pub const EACH: usize = 10;

/// A flaw that shows in none of so many questions shows in none that can be drawn.
const TRIES: usize = 300_000;

/// How many texts of an operation are kept for each reason that they are refused for.
const REFUSED: usize = 8;

/// How many that are read.
const READ: usize = 40;

pub struct Vector {
    pub rule: &'static str,
    pub ask: Value,
    pub answer: Value,
}

/// Knows the right answers, and what each flaw makes of them.
pub struct Oracle<P> {
    right: P,
    flawed: Vec<P>,
}

impl<P: Plainly> Oracle<P> {
    pub fn new() -> Oracle<P> {
        Oracle {
            right: P::with(P::Flaw::default()),
            flawed: P::RULES.flaws().into_iter().map(P::with).collect(),
        }
    }

    pub fn answer(&self, ask: &Value) -> Value {
        self.right.answer(ask).unwrap_or_else(|| panic!("{ask} is not for the rules"))
    }

    pub fn shows(&self, flaw: P::Flaw, ask: &Value, right: &Value) -> bool {
        let flawed = self.flawed.iter().find(|flawed| flawed.flaw() == flaw).expect("a flaw");
        flawed.answer(ask).as_ref() != Some(right)
    }

    /// True when no mistake in a rule that this one does not need changes the answer.
    fn only_about(&self, rule: &Rule<P::Flaw>, ask: &Value, right: &Value) -> bool {
        let needed = P::RULES.needed(rule);
        self.flawed.iter().all(|flawed| {
            let broken = P::RULES.broken_by(flawed.flaw()).id;
            broken == rule.id
                || needed.contains(&broken)
                || flawed.answer(ask).as_ref() == Some(right)
        })
    }

    /// So many vectors that tell something of a rule. At most `whys` of them ask why, because a program
    /// may know why a move is refused and list it all the same.
    pub fn drawn(
        &self,
        rng: &mut ChaCha8Rng,
        rule: &'static Rule<P::Flaw>,
        (most, whys): (usize, usize),
        question: impl Fn(&mut ChaCha8Rng, &str) -> Value,
        telling: impl Fn(&Value, &Value) -> bool,
    ) -> Vec<Vector> {
        let mut vectors: Vec<Vector> = Vec::new();
        let mut asked_why = 0;
        for _ in 0..TRIES {
            let ask = question(rng, rule.id);
            let asks_why = ask["op"] == "why";
            if asks_why && asked_why == whys {
                continue;
            }
            let right = self.answer(&ask);
            if telling(&ask, &right)
                && self.only_about(rule, &ask, &right)
                && vectors.iter().all(|vector| vector.ask != ask)
            {
                asked_why += usize::from(asks_why);
                vectors.push(Vector { rule: rule.id, ask, answer: right });
                if vectors.len() == most {
                    return vectors;
                }
            }
        }
        panic!("{} of {most} vectors were found for {}", vectors.len(), rule.id);
    }
}

/// Draws questions about texts until every reason and what is read have come up often enough.
pub fn gathered(
    rng: &mut ChaCha8Rng,
    reasons: usize,
    draw: impl Fn(&mut ChaCha8Rng) -> Value,
    answer: impl Fn(&Value) -> Value,
) -> Vec<Value> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut kept: Vec<Value> = Vec::new();
    // There is one empty text.
    let most = |word: &str| match word {
        "" => READ,
        "empty" | "null" => 1,
        _ => REFUSED,
    };
    while counts.len() <= reasons || counts.iter().any(|(word, &count)| count < most(word)) {
        let ask = draw(rng);
        let word = answer(&ask)["error"].as_str().unwrap_or_default().to_owned();
        let count = counts.entry(word.clone()).or_default();
        if *count < most(&word) && !kept.contains(&ask) {
            *count += 1;
            kept.push(ask);
        }
    }
    assert_eq!(counts.len(), reasons + 1, "{counts:?}");
    kept
}

/// A text with a mistake or two, or none. Bytes that are no UTF-8 cannot be written in JSON.
pub fn spoilt(
    rng: &mut ChaCha8Rng,
    text: String,
    spoil: impl Fn(&mut ChaCha8Rng, &mut Vec<u8>),
) -> String {
    let mut bytes = text.clone().into_bytes();
    if rng.random_bool(0.01) {
        bytes.clear();
    } else if rng.random_bool(0.6) {
        spoil(rng, &mut bytes);
    }
    String::from_utf8(bytes).unwrap_or(text)
}
