//! Counting what can be played.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use clap::value_parser;
use fanorona::abi::FANORONA_DEPTH_MAX;
use fanorona::{Board, Move};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::failure::Failure;
use crate::start::Start;
use crate::{json, whole};

/// Count the sequences of moves that can be played from a position.
///
/// Who has won is not asked: a line ends where its side has nothing to play.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// How many moves or steps each sequence has.
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(..=FANORONA_DEPTH_MAX as i64))]
    depth: u32,
    /// Count single steps, each of which passes the turn, and not whole moves.
    #[arg(long)]
    steps: bool,
    /// Also tell how many sequences begin with each move or step, one a line, and the total last.
    #[arg(long)]
    divide: bool,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// What was counted, as JSON has it.
#[derive(Serialize)]
struct Counted {
    position: String,
    depth: u32,
    unit: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Part>>,
    count: u64,
}

/// The sequences that begin alike.
#[derive(Serialize)]
struct Part {
    first: String,
    count: u64,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let board = Board::from(*self.start.position()?.position());
        let divide = if self.divide { Some(self.parts(&board)?) } else { None };
        let count = match &divide {
            Some(parts) => parts.iter().try_fold(0_u64, |sum, part| sum.checked_add(part.count)),
            None => self.count(&board, self.depth),
        };
        let count = count.ok_or_else(too_many)?;
        if self.json {
            let unit = if self.steps { "steps" } else { "moves" };
            let position = board.to_string();
            return json::write(out, &Counted { position, depth: self.depth, unit, divide, count });
        }
        for part in divide.iter().flatten() {
            writeln!(out, "{} {}", part.first, part.count)?;
        }
        let total = if self.divide { "total " } else { "" };
        Ok(writeln!(out, "{total}{count}")?)
    }

    fn count(&self, board: &Board, depth: u32) -> Option<u64> {
        if self.steps { board.position().perft_steps(depth) } else { board.perft_moves(depth) }
    }

    fn parts(&self, board: &Board) -> Result<Vec<Part>, Failure> {
        let Some(rest) = self.depth.checked_sub(1) else {
            return Err(Failure::Input("--divide needs a depth of at least 1".to_owned()));
        };
        let firsts = if self.steps { first_steps(board) } else { first_moves(board) };
        // Shown at a terminal only.
        let bar = ProgressBar::new(firsts.len() as u64);
        let parts = bar.wrap_iter(firsts.iter()).map(|(first, after)| {
            let count = self.count(after, rest).ok_or_else(too_many)?;
            Ok(Part { first: first.to_string(), count })
        });
        let parts = parts.collect();
        bar.finish_and_clear();
        parts
    }
}

fn too_many() -> Failure {
    Failure::Failed("the count needs more than 64 bits".to_owned())
}

/// Every step of a position, and what it leaves.
fn first_steps(board: &Board) -> Vec<(Move, Board)> {
    let steps = board.position().steps();
    let after = steps.iter().filter_map(|step| {
        let mut after = *board;
        after.do_step(step);
        Some((whole::of_steps(&[*step])?, after))
    });
    after.collect()
}

/// Every whole move of a position, and what it leaves.
fn first_moves(board: &Board) -> Vec<(Move, Board)> {
    let mut firsts = Vec::new();
    let _: ControlFlow<()> = board.visit_moves(|first| {
        let mut after = *board;
        after.play_move(first).expect("a listed move may be played");
        firsts.push((first.clone(), after));
        ControlFlow::Continue(())
    });
    firsts
}
