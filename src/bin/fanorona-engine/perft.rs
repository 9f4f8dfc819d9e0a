//! Counting what can be played.

use std::collections::VecDeque;
use std::io::Write;
use std::ops::{ControlFlow, RangeInclusive};

use clap::Args;
use clap::value_parser;
use fanorona::abi::FANORONA_DEPTH_MAX;
use fanorona::{Board, Move, PerftTable};
use indicatif::ProgressBar;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use serde::Serialize;

use crate::failure::Failure;
use crate::start::Start;
use crate::{json, whole};

const THREADS: RangeInclusive<i64> = 1..=256;

/// In MiB.
const TABLE: RangeInclusive<i64> = 1..=65_536;

/// The work is cut into so many pieces or some more, where that can be done: each is so small a
/// part of the whole that no thread waits long for another's last one.
const PIECES: usize = 1000;

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
    /// How many threads count, up to 256.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(THREADS))]
    threads: u16,
    /// Remember what was counted, in a table of at most so many MiB: far faster in endings.
    #[arg(long, value_name = "MIB", value_parser = value_parser!(u32).range(TABLE))]
    table: Option<u32>,
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
        let table = self.table.map(table).transpose()?;
        let table = table.as_ref();
        let (divide, count) = if self.divide {
            let parts = self.parts(&board, table)?;
            let count = parts.iter().try_fold(0, |sum, part| add(sum, part.count))?;
            (Some(parts), count)
        } else {
            (None, self.counts(&[board], self.depth, table)?[0])
        };
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

    fn parts(&self, board: &Board, table: Option<&PerftTable>) -> Result<Vec<Part>, Failure> {
        let Some(rest) = self.depth.checked_sub(1) else {
            return Err(Failure::Input("--divide needs a depth of at least 1".to_owned()));
        };
        let (firsts, after): (Vec<Move>, Vec<Board>) = self.firsts(board).into_iter().unzip();
        let parts = firsts.iter().zip(self.counts(&after, rest, table)?);
        Ok(parts.map(|(first, count)| Part { first: first.to_string(), count }).collect())
    }

    /// The count from each board.
    fn counts(
        &self,
        boards: &[Board],
        depth: u32,
        table: Option<&PerftTable>,
    ) -> Result<Vec<u64>, Failure> {
        // This thread is the first of them.
        let pool = ThreadPoolBuilder::new()
            .num_threads(self.threads.into())
            .use_current_thread()
            .build()
            .map_err(|error| Failure::Failed(format!("the threads do not start: {error}")))?;
        let pieces = self.pieces(boards, depth);
        // Shown at a terminal only.
        let bar = ProgressBar::new(pieces.len() as u64);
        let count = |piece: &Piece| {
            let count = self.count(&piece.board, piece.depth, table);
            bar.inc(1);
            count
        };
        let counted: Option<Vec<u64>> =
            pool.install(|| pieces.par_iter().with_max_len(1).map(count).collect());
        bar.finish_and_clear();
        let mut counts = vec![0; boards.len()];
        for (piece, count) in pieces.iter().zip(counted.ok_or_else(too_many)?) {
            counts[piece.of] = add(counts[piece.of], count)?;
        }
        Ok(counts)
    }

    /// What the boards come to, those first that have the furthest to go, until there is enough.
    fn pieces(&self, boards: &[Board], depth: u32) -> Vec<Piece> {
        let whole = boards.iter().enumerate().map(|(of, &board)| Piece { of, board, depth });
        let mut pieces: VecDeque<Piece> = whole.collect();
        while let Some(&Piece { of, board, depth }) = pieces.front() {
            if depth <= 1 || pieces.len() >= PIECES {
                break;
            }
            pieces.pop_front();
            let after = self.firsts(&board).into_iter();
            pieces.extend(after.map(|(_, board)| Piece { of, board, depth: depth - 1 }));
        }
        pieces.into()
    }

    fn count(&self, board: &Board, depth: u32, table: Option<&PerftTable>) -> Option<u64> {
        match (self.steps, table) {
            (false, None) => board.perft_moves(depth),
            (false, Some(table)) => board.perft_moves_with(depth, table),
            (true, None) => board.position().perft_steps(depth),
            (true, Some(table)) => board.position().perft_steps_with(depth, table),
        }
    }

    /// What can be played first, and what it leaves.
    fn firsts(&self, board: &Board) -> Vec<(Move, Board)> {
        if self.steps { first_steps(board) } else { first_moves(board) }
    }
}

/// A part of the work.
struct Piece {
    /// Which of the boards it is of.
    of: usize,
    board: Board,
    depth: u32,
}

fn table(mib: u32) -> Result<PerftTable, Failure> {
    let bytes = usize::try_from(u64::from(mib) << 20).ok();
    let table = bytes.and_then(PerftTable::new);
    table.ok_or_else(|| Failure::Failed(format!("there is no memory for a table of {mib} MiB")))
}

fn add(sum: u64, count: u64) -> Result<u64, Failure> {
    sum.checked_add(count).ok_or_else(too_many)
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

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::Command;

    fn pieces(text: &str, depth: u32) -> usize {
        let line = ["fanorona-engine", "perft", "--depth", "1", text];
        let parsed = crate::Arguments::try_parse_from(line).expect("a command line");
        let Command::Perft(arguments) = parsed.command else { panic!("it is perft") };
        let board: Board = text.parse().expect("a position");
        let pieces = arguments.pieces(&[board], depth);
        assert!(pieces.iter().all(|piece| (1..=depth).contains(&piece.depth)));
        pieces.len()
    }

    /// The most moves of any position that is known come on top, and no more.
    #[test]
    fn pieces_are_enough_and_few() {
        let setup = Board::new(fanorona::Size::SIVY).to_string();
        for depth in [5, 1000] {
            assert!((PIECES..PIECES + 100).contains(&pieces(&setup, depth)));
        }
        let rich = "bbbbbbbwb/bb2bbw1b/b1b1b2b1/2bb2b1w/bbbbbbbwb w";
        assert_eq!([1, 2, 3].map(|depth| pieces(rich, depth)), [1, 17_221, 17_221]);
        assert_eq!(pieces("bbb/3/3 w", 1000), 0);
    }

    /// The pieces of a count may fit where their sum does not.
    #[test]
    fn sums_that_need_more_than_64_bits() {
        assert_eq!(add(u64::MAX - 1, 1).ok(), Some(u64::MAX));
        let failure = add(u64::MAX - 1, 2).expect_err("it does not fit");
        assert_eq!(failure.to_string(), "the count needs more than 64 bits");
    }
}
