//! Answering the kit's questions, as any program may that is held to the kit.

use std::io::{self, BufRead, Write};

use clap::Args;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::kit::{Fields, Game};

/// Answer the questions of the conformance kit, a line each, from the standard input.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game that the questions are about.
    #[arg(long, value_name = "GAME", value_enum, default_value_t)]
    game: Game,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        drive(self.game, io::stdin().lock(), out)
    }
}

fn drive(game: Game, questions: impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
    for line in questions.split(b'\n') {
        let line = line.map_err(|error| Failure::Failed(format!("the standard input: {error}")))?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        writeln!(out, "{}", Value::Object(answered(game, &line)))?;
        out.flush()?;
    }
    Ok(())
}

/// The answer to a line, with the question's `id` if it had one.
fn answered(game: Game, line: &[u8]) -> Fields {
    let mut answer = Fields::new();
    match serde_json::from_slice(line) {
        Ok(Value::Object(ask)) => {
            if let Some(id) = ask.get("id") {
                answer.insert("id".to_owned(), id.clone());
            }
            answer.extend(game.answer(&ask));
        }
        Ok(_) => answer.extend(bad("a question is a JSON object".to_owned())),
        Err(error) => answer.extend(bad(format!("that is no JSON: {error}"))),
    }
    answer
}

fn bad(message: String) -> Fields {
    match json!({"error": "bad_question", "message": message}) {
        Value::Object(fields) => fields,
        _ => unreachable!("it is an object"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_answered() {
        let questions = concat!(
            "{\"id\":1,\"op\":\"count\",\"position\":\"3/1wb/3 w\"}\r\n\n",
            "{\"id\":\"x\",\"op\":\"jump\"}\n",
            "[]\n",
            "{\"id\":3,\n",
            "{\"id\":4,\"op\":\"count\",\"position\":\"3/1wb/3\"}",
        );
        let mut out = Vec::new();
        drive(Game::Fanorona, questions.as_bytes(), &mut out).expect("a list takes it");
        let answers: Vec<Value> = String::from_utf8(out)
            .expect("text")
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        assert_eq!(answers.len(), 5);
        assert_eq!(answers[0], json!({"id": 1, "moves": 1}));
        for (answer, id) in
            answers[1..].iter().zip([json!("x"), Value::Null, Value::Null, json!(4)])
        {
            assert_eq!(answer["id"], id);
            assert_eq!(answer["error"], "bad_question");
        }
    }
}
