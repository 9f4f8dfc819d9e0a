//! The search, counted and timed: `cargo bench --bench search` prints how many positions it looks at
//! to come to a depth, from the set-up and from 50 middle games, and what it and games take of memory.

mod positions;

use std::time::{Duration, Instant};

use fanorona::{Board, Game, Position, SearchOptions, Size, Variant};

/// What a search to a depth came to.
struct Run {
    nodes: u64,
    time: Duration,
}

fn to_depth(board: &Board, depth: u32) -> Run {
    let variant = Variant::on(board.position().size());
    let game = Game::start(*board.position(), variant, 0, 1).expect("a game");
    let options = SearchOptions { budget: u64::MAX, depth, ..SearchOptions::default() };
    let start = Instant::now();
    let found = game.search(&options).expect("the game goes on");
    Run { nodes: found.nodes, time: start.elapsed() }
}

fn print(name: &str, depth: u32, runs: &[Run]) {
    let nodes: u64 = runs.iter().map(|run| run.nodes).sum();
    let time: Duration = runs.iter().map(|run| run.time).sum();
    let logarithms: f64 = runs.iter().map(|run| (run.nodes as f64).ln()).sum();
    let mean = (logarithms / runs.len() as f64).exp();
    let rate = nodes as f64 / time.as_secs_f64() / 1e6;
    println!("{name:<8} {depth:>5} {nodes:>12} {mean:>12.0} {rate:>10.2} M/s");
}

/// The memory that the process holds, in KiB, as the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn main() {
    println!("{:<8} {:>5} {:>12} {:>12} {:>14}", "from", "depth", "nodes", "mean", "speed");
    let middle = positions::middle();
    let some: Vec<&Board> = middle.iter().step_by(middle.len() / 50).take(50).collect();
    for depth in [4, 6, 8] {
        print("set-up", depth, &[to_depth(&Board::new(Size::SIVY), depth)]);
        let runs: Vec<Run> = some.iter().map(|board| to_depth(board, depth)).collect();
        print("middle", depth, &runs);
    }
    println!("bytes: a position {}, a board {}", size_of::<Position>(), size_of::<Board>());
    if let Some(most) = resident() {
        println!("KiB at most, the largest table of a search included: {most}");
    }
}
