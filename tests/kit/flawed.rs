//! A driver for the conformance kit of a game that gets one rule wrong: `flawed GAME NAME` with the
//! name of a flaw, `None` for none of them. `flawed GAME --list` lists each flaw with the rule that it
//! breaks.

#[path = "../brandubh/mod.rs"]
mod brandubh;
#[path = "mod.rs"]
mod kit;
#[path = "../plain/mod.rs"]
mod plain;

use std::error::Error;
use std::io::{BufRead, Write};
use std::{env, io};

use kit::Plainly;
use kit::brandubh::Brandubh;
use kit::fanorona::Fanorona;
use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let mut next = || arguments.next().ok_or("give a game, and the name of a flaw or --list");
    let (game, wanted) = (next()?, next()?);
    match game.as_str() {
        "fanorona" => run::<Fanorona>(&wanted),
        "brandubh" => run::<Brandubh>(&wanted),
        other => Err(format!("there is no game {other}").into()),
    }
}

fn run<P: Plainly>(wanted: &str) -> Result<(), Box<dyn Error>> {
    let mut flaws = P::RULES.flaws();
    if wanted == "--list" {
        for flaw in flaws {
            println!("{flaw:?} {}", P::RULES.broken_by(flaw).id);
        }
        return Ok(());
    }
    flaws.push(P::Flaw::default());
    let named = |flaw: &P::Flaw| format!("{flaw:?}") == wanted;
    let flaw = flaws.into_iter().find(named).ok_or_else(|| format!("there is no flaw {wanted}"))?;
    let plainly = P::with(flaw);
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let ask: Value = serde_json::from_str(&line?)?;
        let mut answer = match ask["op"].as_str() {
            Some("hello") => {
                json!({"protocol": 1, "name": format!("flawed {wanted}"), "ops": P::OPS})
            }
            _ => plainly.answer(&ask).unwrap_or_else(|| kit::error("bad_question")),
        };
        answer["id"] = ask["id"].clone();
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}
