//! Plays a match between two budgets, or two sets of weights, and prints the score.
//!
//! Each opening, a few random moves from the set-up that leave neither side far
//! ahead, is played twice with the sides changed over: a game that one side has
//! won before it begins says nothing of the players. The same arguments give
//! the same games.
//!
//! `cargo run --release --example match -- --games 200 --first 10000 --second 1000`

use std::process::ExitCode;
use std::thread;

use clap::Parser;
use fanorona::{Game, Move, SearchOptions, Side, Variant, Weights};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Plays a match between two players and prints the score of the first.
#[derive(Clone, Parser)]
struct Arguments {
    /// How many games; an even number, since every opening is played twice.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// The positions that the first player may look at for a move.
    #[arg(long, default_value_t = 10_000)]
    first: u64,
    /// The positions that the second player may look at for a move.
    #[arg(long, default_value_t = 1_000)]
    second: u64,
    /// Weights of the first player that differ from the engine's own, as name=value.
    #[arg(long, value_parser = weight)]
    weight: Vec<(usize, i32)>,
    /// Random moves that a game begins with.
    #[arg(long, default_value_t = 5)]
    opening: usize,
    /// How far ahead a side may be after them, in hundredths of a stone.
    #[arg(long, default_value_t = 100)]
    level: i32,
    /// Where the random openings come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The variant that is played, in its one-line form.
    #[arg(long, default_value = "sivy")]
    variant: Variant,
    /// How many games are played at once.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn weight(text: &str) -> Result<(usize, i32), String> {
    let (name, value) = text.split_once('=').ok_or("a weight is name=value")?;
    let index = Weights::index_of(name).ok_or_else(|| format!("no weight is called {name}"))?;
    let value = value.parse().map_err(|_| format!("{value} is not a number"))?;
    if Weights::default().set(index, value) {
        Ok((index, value))
    } else {
        Err(format!("{value} is out of range"))
    }
}

/// The first player's wins, draws and losses.
#[derive(Clone, Copy, Default)]
struct Score {
    wins: usize,
    draws: usize,
    losses: usize,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if arguments.games % 2 != 0 || arguments.threads == 0 {
        eprintln!("match: the games must be an even number, and some thread must play them");
        return ExitCode::from(2);
    }
    let pairs = arguments.games / 2;
    let scores: Vec<Score> = thread::scope(|scope| {
        let arguments = &arguments;
        let players: Vec<_> = (0..arguments.threads)
            .map(|thread| {
                scope.spawn(move || {
                    let mut score = Score::default();
                    for pair in (thread..pairs).step_by(arguments.threads) {
                        play_pair(arguments, pair as u64, &mut score);
                    }
                    score
                })
            })
            .collect();
        players.into_iter().map(|player| player.join().expect("a game plays on")).collect()
    });
    report(
        &arguments,
        scores.into_iter().fold(Score::default(), |sum, score| Score {
            wins: sum.wins + score.wins,
            draws: sum.draws + score.draws,
            losses: sum.losses + score.losses,
        }),
    );
    ExitCode::SUCCESS
}

fn play_pair(arguments: &Arguments, pair: u64, score: &mut Score) {
    let opening = opening(arguments, pair);
    for first_side in Side::ALL {
        match play(arguments, opening.clone(), first_side, pair) {
            None => score.draws += 1,
            Some(winner) if winner == first_side => score.wins += 1,
            Some(_) => score.losses += 1,
        }
    }
}

/// A game after some random moves that leave it level and unfinished.
fn opening(arguments: &Arguments, pair: u64) -> Game {
    let mut random = ChaCha8Rng::seed_from_u64(arguments.seed);
    random.set_stream(pair);
    loop {
        let mut game = Game::new(arguments.variant);
        for _ in 0..arguments.opening {
            let moves = game.board().moves(100_000).expect("an opening is not that rich");
            if game.outcome().is_some() || moves.is_empty() {
                break;
            }
            let chosen = &moves[random.random_range(0..moves.len())];
            game.play_move(chosen).expect("a listed move may be played");
        }
        let judged = game.search(&SearchOptions { budget: 20_000, ..SearchOptions::default() });
        if judged.is_some_and(|found| found.score.abs() <= arguments.level) {
            return game;
        }
    }
}

fn play(arguments: &Arguments, mut game: Game, first_side: Side, pair: u64) -> Option<Side> {
    let mut weights = Weights::default();
    for &(index, value) in &arguments.weight {
        weights.set(index, value);
    }
    let first = SearchOptions {
        budget: arguments.first,
        seed: pair + 1,
        weights,
        ..SearchOptions::default()
    };
    let second =
        SearchOptions { budget: arguments.second, seed: pair + 1, ..SearchOptions::default() };
    while let Some(side) = game.turn() {
        let options = if side == first_side { &first } else { &second };
        let found = game.search(options).expect("the game is on");
        let steps: Vec<_> =
            found.steps.iter().map(|step| (step.direction(), step.kind())).collect();
        let whole = Move::new(found.steps[0].from(), &steps).expect("steps make a move");
        game.play_move(&whole).expect("a move that was found may be played");
    }
    game.outcome().and_then(|outcome| outcome.winner())
}

/// Prints the share of the points with its standard error.
fn report(arguments: &Arguments, score: Score) {
    let games = (score.wins + score.draws + score.losses) as f64;
    let points = (score.wins as f64 + score.draws as f64 / 2.0) / games;
    let spread = [(score.wins, 1.0), (score.draws, 0.5), (score.losses, 0.0)]
        .map(|(count, value)| count as f64 * (value - points) * (value - points));
    let error = (spread.iter().sum::<f64>() / games / games).sqrt();
    println!(
        "{} against {}: {} wins, {} draws, {} losses; {:.1} percent of the points, +/- {:.1}",
        arguments.first,
        arguments.second,
        score.wins,
        score.draws,
        score.losses,
        points * 100.0,
        error * 100.0
    );
}
