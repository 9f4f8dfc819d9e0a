//! Pictures of a position.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use fanorona::{CountedPosition, Outcome, Side};
use serde::Serialize;

use crate::drawing::{Drawing, Glyphs, SEVEN_BIT, UNICODE};
use crate::failure::Failure;
use crate::picture::Picture;
use crate::scene::Scene;
use crate::start::Start;
use crate::{json, words};

/// Show a position: drawn in characters, as an SVG picture, or as JSON.
///
/// Who has won by the stones is told; whether its counts make it a draw is for
/// a variant to say, and not asked.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// Draw with more characters than ASCII has.
    #[arg(long)]
    unicode: bool,
    /// Write a picture in SVG.
    #[arg(long, conflicts_with_all = ["unicode", "json"])]
    svg: bool,
    /// Answer in JSON.
    #[arg(long, conflicts_with = "unicode")]
    json: bool,
    /// Play this move first, and mark its points and what it took.
    #[arg(long, value_name = "MOVE")]
    last: Option<String>,
    /// Draw arrows for a move that can be made, and mark what it would take.
    #[arg(long, value_name = "MOVE", requires = "svg")]
    r#move: Vec<String>,
    /// Write to a file and not to the standard output.
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// A position as JSON has it.
#[derive(Serialize)]
struct Described {
    position: String,
    board: String,
    side: &'static str,
    white: Vec<String>,
    black: Vec<String>,
    key: String,
    outcome: Option<Ended>,
}

/// A position in which the game is over.
#[derive(Serialize)]
struct Ended {
    ending: &'static str,
    winner: Option<&'static str>,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let start = self.start.position()?;
        let scene =
            Scene::new(start, self.last.as_deref(), &self.r#move).map_err(Failure::Input)?;
        let mut shown = Vec::new();
        if self.json {
            json::write(&mut shown, &Described::new(&scene))?;
        } else if self.svg {
            write!(shown, "{}", Picture(&scene))?;
        } else {
            let glyphs = if self.unicode { &UNICODE } else { &SEVEN_BIT };
            write!(shown, "{}\n{}", Drawing(&scene, glyphs), legend(&scene.shown, glyphs))?;
        }
        match &self.output {
            Some(file) => fs::write(file, shown).map_err(|error| Failure::unwritten(file, &error)),
            None => Ok(out.write_all(&shown)?),
        }
    }
}

/// What is said below a board in characters.
fn legend(shown: &CountedPosition, glyphs: &Glyphs) -> String {
    let position = shown.position();
    let mut legend = String::new();
    for side in Side::ALL {
        let (glyph, count) = (glyphs.stone(side), position.stones(side).len());
        legend += &format!("{glyph} {} {count}\n", words::player(side));
    }
    legend += &turn(shown);
    legend += "\n";
    legend
}

/// Who is to move, or who has won; of a board without stones, that it is one.
pub(crate) fn turn(shown: &CountedPosition) -> String {
    let position = shown.position();
    if Side::ALL.iter().all(|&side| position.stones(side).is_empty()) {
        return "An empty board".to_owned();
    }
    if let Some(outcome) = Outcome::on_board(position) {
        return words::outcome(outcome);
    }
    let player = words::player(position.side());
    if shown.counted() {
        let (number, quiet) = (shown.number(), shown.quiet());
        format!("{player} to move: move {number}, after {quiet} that took nothing")
    } else {
        format!("{player} to move")
    }
}

impl Described {
    fn new(scene: &Scene) -> Described {
        let position = scene.position();
        let stones = |side| position.stones(side).iter().map(|point| point.to_string()).collect();
        Described {
            position: scene.shown.to_string(),
            board: position.size().to_string(),
            side: words::side(position.side()),
            white: stones(Side::White),
            black: stones(Side::Black),
            key: format!("{:016x}", position.key()),
            outcome: Outcome::on_board(position).map(|outcome| Ended {
                ending: outcome.ending().name(),
                winner: outcome.winner().map(words::side),
            }),
        }
    }
}
