//! The move to make.

use std::io::Write;

use clap::{Args, value_parser};
use fanorona::{Found, Variant};
use serde::Serialize;

use crate::failure::Failure;
use crate::limits::Limits;
use crate::start::{Given, game};
use crate::{json, whole, words};

/// Find the move to make in a position.
///
/// The search counts positions and asks no clock, so the same arguments find
/// the same move everywhere. The score is for the side to move, in hundredths
/// of a stone; above 29000 it is a proved win, below -29000 a proved loss.
#[derive(Args)]
pub(crate) struct Arguments {
    /// A position such as "bbb/w1b/www w", also with its two counts; - reads it
    /// from the standard input. Without one it is the set-up of the variant.
    #[arg(value_name = "POSITION")]
    position: Option<Given>,
    /// Moves to play first, in order.
    #[arg(long, value_name = "MOVE", num_args = 1..)]
    moves: Vec<String>,
    /// The variant: a board's name, or custom and its fields, such as
    /// "custom board=7x5,quiet_limit=40". Without one, the usual numbers on the
    /// position's board.
    #[arg(long, value_name = "TEXT")]
    variant: Option<Variant>,
    /// How many positions it may look at: 10000, or with a depth as many as that takes.
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many moves ahead it may look, up to 64.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(Limits::DEPTHS))]
    depth: Option<u32>,
    /// Settles the choice among moves of the same score.
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    seed: u64,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// What was found, as JSON has it.
#[derive(Serialize)]
struct Answer {
    r#move: String,
    score: i32,
    depth: u32,
    nodes: u64,
    stopped: bool,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let start = self.position.map(Given::position).transpose()?;
        let mut game = game(start, self.variant).map_err(Failure::Input)?;
        whole::play(&mut game, &self.moves).map_err(Failure::Input)?;
        let limits = Limits { nodes: self.nodes, depth: self.depth };
        let found = game
            .search(&limits.options(self.seed))
            .ok_or_else(|| Failure::Failed(words::over(&game)))?;
        let Found { score, depth, nodes, stopped, .. } = found;
        let r#move = whole::found(&found);
        if self.json {
            return json::write(out, &Answer { r#move, score, depth, nodes, stopped });
        }
        Ok(writeln!(out, "move {}\nscore {score}\ndepth {depth}\nnodes {nodes}", r#move)?)
    }
}
