//! What is counted to measure speed: the same positions on every machine.

#![allow(unreachable_pub)]

use fanorona::{Board, Side, Size};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

pub struct Row {
    pub name: &'static str,
    pub steps: bool,
    pub depth: u32,
    pub boards: Vec<Board>,
}

pub fn count(board: &Board, steps: bool, depth: u32) -> u64 {
    let count = if steps { board.position().perft_steps(depth) } else { board.perft_moves(depth) };
    count.expect("a count of 64 bits")
}

pub fn rows() -> Vec<Row> {
    let setup = || vec![Board::new(Size::SIVY)];
    let middle = played(1, 1_000, |counts| counts.iter().all(|stones| (8..=20).contains(stones)));
    let end =
        played(2, 40, |[white, black]| white.min(black) > 0 && (2..=7).contains(&(white + black)));
    vec![
        Row { name: "moves-5", steps: false, depth: 5, boards: setup() },
        Row { name: "moves-6", steps: false, depth: 6, boards: setup() },
        Row { name: "middle-3", steps: false, depth: 3, boards: middle },
        Row { name: "end-6", steps: false, depth: 6, boards: end },
        Row { name: "steps-8", steps: true, depth: 8, boards: setup() },
    ]
}

/// Positions from random games, one from each game that comes to any that is wanted.
fn played(seed: u64, many: usize, wanted: impl Fn([usize; 2]) -> bool) -> Vec<Board> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut boards = Vec::new();
    while boards.len() < many {
        let met = game(&mut rng, &wanted);
        boards.extend(met.choose(&mut rng));
    }
    boards
}

fn game(rng: &mut impl Rng, wanted: &impl Fn([usize; 2]) -> bool) -> Vec<Board> {
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
