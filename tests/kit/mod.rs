//! The questions of the conformance kits, answered by the plain implementations of the games, whole or
//! with one of their flaws.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

pub mod brandubh;
pub mod fanorona;
pub mod rules;

use std::fmt::Debug;

use rules::Rules;
use serde_json::{Value, json};

/// The plain implementation of a game, which answers questions by the rules, or by the rules with one of
/// them broken.
pub trait Plainly: Sized + Sync {
    type Flaw: Copy + Debug + Default + PartialEq + Sync + 'static;

    const RULES: Rules<Self::Flaw>;

    /// The operations that it knows.
    const OPS: &'static [&'static str];

    /// By the rules, where the flaw is the one that is none.
    fn with(flaw: Self::Flaw) -> Self;

    fn flaw(&self) -> Self::Flaw;

    /// `None` for an operation that is not known here.
    fn answer(&self, ask: &Value) -> Option<Value>;
}

pub fn error(word: &str) -> Value {
    json!({"error": word})
}

pub fn text<'a>(ask: &'a Value, field: &str) -> &'a str {
    ask[field].as_str().unwrap_or_else(|| panic!("no {field} in {ask}"))
}

pub fn number(ask: &Value, field: &str) -> Option<u32> {
    ask.get(field).map(|value| value.as_u64().expect("a number") as u32)
}
