//! Listing what can be played.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use fanorona::{Board, Move, Step};
use serde::Serialize;

use crate::failure::Failure;
use crate::start::Start;
use crate::{json, whole, words};

/// List the whole moves of a position, one a line, or the steps that may come next.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    start: Start,
    /// List the steps that may come next, each with the points that it takes,
    /// and a line stop where a move in progress may end.
    #[arg(long)]
    steps: bool,
    /// What has been played of a move so far, such as d3-e3A. Then the whole
    /// moves that begin so are listed, or with --steps what may follow it.
    #[arg(long, value_name = "MOVE")]
    played: Option<String>,
    /// List the first N whole moves and no more.
    #[arg(long, value_name = "N", conflicts_with = "steps")]
    limit: Option<usize>,
    /// Answer in JSON.
    #[arg(long)]
    json: bool,
}

/// What both listings have, as JSON has it.
#[derive(Serialize)]
struct Listed<T> {
    position: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    #[serde(flatten)]
    listing: T,
}

#[derive(Serialize)]
struct Moves {
    moves: Vec<OneMove>,
    /// False where a limit left some out.
    complete: bool,
}

#[derive(Serialize)]
struct OneMove {
    r#move: String,
    taken: Vec<String>,
}

#[derive(Serialize)]
struct Steps {
    steps: Vec<OneStep>,
    /// True where the move may end here.
    stop: bool,
}

#[derive(Serialize)]
struct OneStep {
    step: String,
    from: String,
    to: String,
    direction: String,
    kind: &'static str,
    taken: Vec<String>,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let board = Board::from(*self.start.position()?.position());
        let played = match &self.played {
            Some(text) => Some(whole::legal(text, &board).map_err(Failure::Input)?),
            None => None,
        };
        if self.steps {
            let steps = Steps::after(&board, played.as_ref().map(|played| &played.1[..]));
            return self.tell(out, &board, steps);
        }
        let moves = Moves::of(&board, played.as_ref().map(|played| &played.0), self.limit);
        self.tell(out, &board, moves)
    }

    fn tell<T>(&self, out: &mut impl Write, board: &Board, listing: T) -> Result<(), Failure>
    where
        T: Serialize + Lines,
    {
        if self.json {
            let (position, played) = (board.to_string(), self.played.clone());
            return json::write(out, &Listed { position, played, listing });
        }
        Ok(listing.write(out)?)
    }
}

/// A listing as lines of text.
trait Lines {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()>;
}

impl Moves {
    fn of(board: &Board, played: Option<&Move>, limit: Option<usize>) -> Moves {
        let begins = |listed: &Move| {
            played.is_none_or(|played| {
                listed.from() == played.from() && listed.steps().starts_with(played.steps())
            })
        };
        let mut moves = Vec::new();
        let all = board.visit_moves(|listed| {
            if begins(listed) {
                if limit == Some(moves.len()) {
                    return ControlFlow::Break(());
                }
                let steps = board.move_steps(listed).expect("a listed move may be played");
                let taken = steps.iter().flat_map(whole::taken).collect();
                moves.push(OneMove { r#move: listed.to_string(), taken });
            }
            ControlFlow::Continue(())
        });
        Moves { moves, complete: all.is_continue() }
    }
}

impl Lines for Moves {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        self.moves.iter().try_for_each(|listed| writeln!(out, "{}", listed.r#move))
    }
}

impl Steps {
    /// What may come next: at the start of a move, or in the middle of one. Nothing
    /// of the same side comes after a move that has ended.
    fn after(board: &Board, played: Option<&[Step]>) -> Steps {
        let mut board = *board;
        for step in played.unwrap_or_default() {
            board.play_unchecked(step);
        }
        let stop = board.can_stop();
        let steps = if played.is_none() || stop { board.play_steps() } else { Default::default() };
        Steps { steps: steps.iter().filter_map(OneStep::of).collect(), stop }
    }
}

impl Lines for Steps {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        for step in &self.steps {
            write!(out, "{}", step.step)?;
            step.taken.iter().try_for_each(|point| write!(out, " {point}"))?;
            writeln!(out)?;
        }
        if self.stop { writeln!(out, "stop") } else { Ok(()) }
    }
}

impl OneStep {
    fn of(step: &Step) -> Option<OneStep> {
        Some(OneStep {
            step: whole::of_steps(&[*step])?.to_string(),
            from: step.from().to_string(),
            to: step.to().to_string(),
            direction: format!("{:?}", step.direction()),
            kind: words::kind(step.kind()),
            taken: whole::taken(step).collect(),
        })
    }
}
