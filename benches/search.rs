//! The search, counted and timed: `cargo bench --bench search` prints how many positions it looks at
//! to come to a depth, from the set-up and from 50 middle games, and what it and games take of memory.

mod positions;

use std::time::{Duration, Instant};

use fanorona::{Board, Game, Position, SearchOptions, Size, Variant};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

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

/// What the system tells of the process's memory in KiB: VmRSS is held now, VmHWM the most so far.
fn memory(name: &str) -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    line.split_whitespace().next()?.parse().ok()
}

/// A game of so many random moves, which no number ends before. None where one side has won.
fn played(moves: usize, rng: &mut impl Rng) -> Option<Game> {
    let mut game = unending();
    while game.ply() < moves {
        let listed = game.board().moves(usize::MAX).expect("no limit");
        game.play_move(listed.choose(rng)?).ok()?;
    }
    Some(game)
}

fn unending() -> Game {
    Game::new(Variant::custom(Size::SIVY, 0, 0, 0).expect("a variant"))
}

/// The same game. A copy would not have the room for more moves that playing makes.
fn again(game: &Game) -> Game {
    let mut again = unending();
    for whole in (0..game.ply()).filter_map(|ply| game.move_at(ply)) {
        again.play_move(&whole).expect("it was played before");
    }
    again
}

/// The bytes that a game of so many moves takes, from what two thousand games take.
fn bytes_a_game(moves: usize) -> Option<u64> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut different: Vec<Game> = Vec::new();
    while different.len() < 20 {
        different.extend(played(moves, &mut rng));
    }
    let before = memory("VmRSS")?;
    let games: Vec<Game> = different.iter().cycle().take(2_000).map(again).collect();
    let after = memory("VmRSS")?;
    Some((after - before) * 1024 / games.len() as u64)
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
    if let Some(most) = memory("VmHWM") {
        println!("KiB at most, the largest table of a search included: {most}");
    }
    if let Some(bytes) = bytes_a_game(200) {
        println!(
            "bytes: a game after 200 moves {bytes}, {} of them its own size",
            size_of::<Game>()
        );
    }
}
