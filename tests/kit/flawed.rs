//! A driver for the conformance kit that gets one rule wrong: `flawed NAME` with the name of a flaw,
//! `None` for none of them. `flawed --list` lists each flaw with the rule that it breaks.

#[path = "mod.rs"]
mod kit;
#[path = "../plain/mod.rs"]
mod plain;

use std::error::Error;
use std::io::{BufRead, Write};
use std::{env, io};

use kit::{Plainly, rules};
use plain::Flaw;
use serde_json::{Value, json};

const OPS: [&str; 12] = [
    "board", "lines", "position", "steps", "why", "chain", "moves", "count", "play", "key",
    "perft", "game",
];

fn main() -> Result<(), Box<dyn Error>> {
    let wanted = env::args().nth(1).ok_or("give the name of a flaw, or --list")?;
    if wanted == "--list" {
        for flaw in rules::flaws() {
            println!("{flaw:?} {}", rules::broken_by(flaw).id);
        }
        return Ok(());
    }
    let mut flaws = rules::flaws();
    flaws.push(Flaw::None);
    let named = |flaw: &Flaw| format!("{flaw:?}") == wanted;
    let flaw = flaws.into_iter().find(named).ok_or_else(|| format!("there is no flaw {wanted}"))?;
    let plainly = Plainly::new(flaw);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let ask: Value = serde_json::from_str(&line?)?;
        let mut answer = match ask["op"].as_str() {
            Some("hello") => json!({"protocol": 1, "name": format!("flawed {wanted}"), "ops": OPS}),
            _ => plainly.answer(&ask).unwrap_or_else(|| kit::error("bad_question")),
        };
        answer["id"] = ask["id"].clone();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}
