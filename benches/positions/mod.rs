//! What is counted to measure speed: the same positions on every machine.

// Each program uses a part of this.
#![allow(dead_code, unreachable_pub)]

use core::fmt;

use fanorona::{Board, PerftTable, Side, Size, brandubh};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A position and what is counted from there.
#[derive(Clone, Copy)]
pub enum Counted {
    Moves(Board),
    Steps(Board),
    Brandubh(brandubh::Board),
}

impl Counted {
    /// The word for what is counted, and the position.
    pub fn parse(word: &str, position: &str) -> Counted {
        let board = || position.parse().expect("a position");
        match word {
            "moves" => Counted::Moves(board()),
            "steps" => Counted::Steps(board()),
            "brandubh" => Counted::Brandubh(position.parse().expect("a position")),
            _ => panic!("nothing is called {word}"),
        }
    }

    pub fn word(&self) -> &'static str {
        match self {
            Counted::Moves(_) => "moves",
            Counted::Steps(_) => "steps",
            Counted::Brandubh(_) => "brandubh",
        }
    }

    pub fn count(&self, depth: u32, table: Option<&PerftTable>) -> u64 {
        let count = match (self, table) {
            (Counted::Moves(board), None) => board.perft_moves(depth),
            (Counted::Moves(board), Some(table)) => board.perft_moves_with(depth, table),
            (Counted::Steps(board), None) => board.position().perft_steps(depth),
            (Counted::Steps(board), Some(table)) => board.position().perft_steps_with(depth, table),
            // There is no table of these.
            (Counted::Brandubh(board), _) => board.perft(depth, &brandubh::Variant::default()),
        };
        count.expect("a count of 64 bits")
    }
}

impl fmt::Display for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Counted::Moves(board) | Counted::Steps(board) => board.fmt(f),
            Counted::Brandubh(board) => board.fmt(f),
        }
    }
}

pub struct Row {
    pub name: &'static str,
    /// The generator in C that it is measured against.
    pub yardstick: &'static str,
    pub depth: u32,
    pub positions: Vec<Counted>,
    /// How many MiB of what was counted the crate remembers; 0 where it remembers nothing.
    pub table: usize,
}

impl Row {
    /// The sum over its positions.
    pub fn count(&self) -> u64 {
        let table = table(self.table);
        self.positions.iter().map(|counted| counted.count(self.depth, table.as_ref())).sum()
    }
}

/// A table of so many MiB; none of 0.
pub fn table(mib: usize) -> Option<PerftTable> {
    (mib > 0).then(|| PerftTable::new(mib << 20).expect("the memory"))
}

pub fn rows() -> Vec<Row> {
    let fanorona = |name, depth, boards: Vec<Board>, counted: fn(Board) -> Counted| {
        let positions = boards.into_iter().map(counted).collect();
        Row { name, yardstick: "baseline_perft", depth, positions, table: 0 }
    };
    let brandubh = |name, depth, boards: Vec<brandubh::Board>| {
        let positions = boards.into_iter().map(Counted::Brandubh).collect();
        Row { name, yardstick: "brandubh_perft", depth, positions, table: 0 }
    };
    let setup = || vec![Board::new(Size::SIVY)];
    let ending = vec!["b7w/5w3/b8/4w4/9 w".parse().expect("a position")];
    let remembering = |table, row| Row { table, ..row };
    let end = played(2, 40, |rng| {
        game(rng, |[white, black]| white.min(black) > 0 && (2..=7).contains(&(white + black)))
    });
    vec![
        fanorona("moves-5", 5, setup(), Counted::Moves),
        fanorona("moves-6", 6, setup(), Counted::Moves),
        fanorona("middle-3", 3, middle(), Counted::Moves),
        fanorona("end-6", 6, end, Counted::Moves),
        remembering(16, fanorona("table-7", 7, setup(), Counted::Moves)),
        remembering(16, fanorona("table-end-8", 8, ending, Counted::Moves)),
        fanorona("steps-8", 8, setup(), Counted::Steps),
        brandubh("brandubh-5", 5, vec![brandubh::Board::setup()]),
        brandubh("brandubh-middle", 4, played(3, 50, brandubh_game)),
    ]
}

/// A thousand middle games: 8 to 20 stones a side.
pub fn middle() -> Vec<Board> {
    played(1, 1_000, |rng| {
        game(rng, |counts| counts.iter().all(|stones| (8..=20).contains(stones)))
    })
}

/// Positions from random games, one from each game that comes to any that is wanted.
fn played<B: Copy>(seed: u64, many: usize, game: impl Fn(&mut ChaCha8Rng) -> Vec<B>) -> Vec<B> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut boards = Vec::new();
    while boards.len() < many {
        let met = game(&mut rng);
        boards.extend(met.choose(&mut rng));
    }
    boards
}

fn game(rng: &mut impl Rng, wanted: impl Fn([usize; 2]) -> bool) -> Vec<Board> {
    let mut board = Board::new(Size::SIVY);
    let mut met = Vec::new();
    for _ in 0..200 {
        if wanted(Side::ALL.map(|side| board.position().stones(side).len())) {
            met.push(board);
        }
        let moves = board.moves(usize::MAX).expect("no limit");
        let Some(whole) = moves.choose(rng) else { break };
        board.play_move(whole).expect("a listed move");
    }
    met
}

/// Where neither side has won and the opening is over.
fn brandubh_game(rng: &mut impl Rng) -> Vec<brandubh::Board> {
    let mut game = brandubh::Game::new(brandubh::Variant::default());
    let mut met = Vec::new();
    while game.outcome().is_none() && game.ply() < 60 {
        if game.ply() >= 8 {
            met.push(*game.board());
        }
        let moves = game.board().moves(&game.variant());
        let made = moves.choose(rng).expect("a game that goes on has a move");
        game.play(*made).expect("a listed move");
    }
    met
}
