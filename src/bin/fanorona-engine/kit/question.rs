//! What the questions of every game have in common: fields, and why there is no
//! answer proper.

use serde_json::{Value, json};

use super::{Fields, PROTOCOL};
use crate::NAME;

/// Why there is no answer proper: the word that the kit has for it, or what is
/// wrong with the question itself.
pub(super) enum Refused {
    Word(&'static str),
    Question(String),
}

/// An answer, which says what is wrong where there is none.
pub(super) fn told(answer: Result<Value, Refused>) -> Fields {
    let answer = answer.unwrap_or_else(|refused| match refused {
        Refused::Word(word) => json!({"error": word}),
        Refused::Question(message) => json!({"error": "bad_question", "message": message}),
    });
    match answer {
        Value::Object(fields) => fields,
        _ => unreachable!("every answer is an object"),
    }
}

/// The answer to the greeting of one who knows some operations.
pub(super) fn hello(ops: &[&str]) -> Value {
    let name = format!("{NAME} {}", env!("CARGO_PKG_VERSION"));
    json!({"protocol": PROTOCOL, "name": name, "ops": ops})
}

/// A field that must be a string.
pub(super) fn string<'a>(ask: &'a Fields, field: &str) -> Result<&'a str, Refused> {
    let value = ask.get(field).and_then(Value::as_str);
    value.ok_or_else(|| Refused::Question(format!("{field} is a string")))
}

/// A field that must be a whole number, if it is there.
pub(super) fn number(ask: &Fields, field: &str) -> Result<Option<i64>, Refused> {
    let wrong = || Refused::Question(format!("{field} is a whole number"));
    ask.get(field).map(|value| value.as_i64().ok_or_else(wrong)).transpose()
}

/// A list of strings, empty where it is not there.
pub(super) fn strings<'a>(ask: &'a Fields, field: &str) -> Result<Vec<&'a str>, Refused> {
    let wrong = || Refused::Question(format!("{field} is a list of strings"));
    let Some(value) = ask.get(field) else {
        return Ok(Vec::new());
    };
    let list = value.as_array().ok_or_else(wrong)?;
    list.iter().map(|item| item.as_str().ok_or_else(wrong)).collect()
}

/// How deep a perft goes.
pub(super) fn depth(ask: &Fields, most: i32) -> Result<u32, Refused> {
    let depth = number(ask, "depth")?.filter(|depth| (0..=i64::from(most)).contains(depth));
    let wrong = || Refused::Question(format!("depth is a whole number from 0 to {most}"));
    depth.and_then(|depth| u32::try_from(depth).ok()).ok_or_else(wrong)
}
