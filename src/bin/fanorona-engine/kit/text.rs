//! Answers to questions about texts.

use fanorona::{CountedPosition, GameText, Header, Move};
use serde_json::{Value, json};

use super::Fields;
use super::answer::size;
use super::question::{Refused, string};
use crate::words;

pub(super) fn counted_position(ask: &Fields) -> Result<Value, Refused> {
    let read = CountedPosition::parse(string(ask, "text")?.as_bytes());
    let read = read.map_err(|error| Refused::Word(error.word()))?;
    Ok(json!({
        "position": read.position().to_string(), "counted": read.counted(),
        "quiet": read.quiet(), "number": read.number(),
    }))
}

pub(super) fn move_text(ask: &Fields) -> Result<Value, Refused> {
    let whole = Move::parse(string(ask, "text")?.as_bytes(), size(ask)?);
    let whole = whole.map_err(|error| Refused::Word(error.word()))?;
    let points: Vec<String> = whole.points().map(|point| point.to_string()).collect();
    let kinds: Vec<_> = whole.steps().iter().map(|&(_, kind)| words::kind(kind)).collect();
    Ok(json!({"points": points, "kinds": kinds}))
}

pub(super) fn game_text(ask: &Fields) -> Result<Value, Refused> {
    let game = match GameText::parse(string(ask, "text")?.as_bytes()) {
        Ok(game) => game,
        Err(error) => return Ok(json!({"error": error.reason.word(), "line": error.line})),
    };
    let mut headers = Fields::new();
    for header in Header::ALL {
        if let Some(value) = game.header(header) {
            headers.insert(header.name().to_owned(), value.into());
        }
    }
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    Ok(json!({
        "headers": headers, "moves": moves, "moves_at": game.moves_at(), "text": game.to_string(),
    }))
}
