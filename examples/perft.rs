//! Counts whole moves (or, with `-s`, single steps) to a depth and tells how fast.
//!
//!     cargo run --release --example perft -- [-s] DEPTH [POSITION]

use std::process::ExitCode;
use std::time::Instant;

use fanorona::{Board, Size};

const USAGE: &str = "usage: perft [-s] DEPTH [POSITION]";

fn count(arguments: &[String]) -> Result<(), String> {
    let (single, rest) = match arguments {
        [first, rest @ ..] if first == "-s" => (true, rest),
        rest => (false, rest),
    };
    let (depth, text) = match rest {
        [depth] => (depth, None),
        [depth, text] => (depth, Some(text)),
        _ => return Err(USAGE.into()),
    };
    let depth: u32 = depth.parse().map_err(|_| USAGE)?;
    let board: Board = match text {
        Some(text) => text.parse().map_err(|error| format!("{text}: {error}"))?,
        None => Board::new(Size::SIVY),
    };

    println!("{board}");
    for depth in 1..=depth {
        let start = Instant::now();
        let counted =
            if single { board.position().perft_steps(depth) } else { board.perft_moves(depth) };
        let counted = counted.ok_or("the count needs more than 64 bits")?;
        let seconds = start.elapsed().as_secs_f64();
        let speed = counted as f64 / seconds.max(1e-9) / 1e6;
        println!("{depth:3} {counted:15} {seconds:9.3} s {speed:9.1} million a second");
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match count(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}
