//! Counts, which make few of the moves they count, against visits, which make every one.

mod plain;
mod random;

use std::ops::ControlFlow;

use fanorona::Board;
use plain::{BLACK, Plain, WHITE};
use rand::Rng;

fn visited(board: &Board) -> Vec<fanorona::Move> {
    let mut moves = Vec::new();
    let end = board.visit_moves(|whole| {
        moves.push(whole.clone());
        ControlFlow::<()>::Continue(())
    });
    assert!(end.is_continue());
    moves
}

fn visited_to(board: &Board, depth: u32) -> u64 {
    let moves = visited(board);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |whole: &fanorona::Move| {
        let mut after = *board;
        after.play_move(whole).expect("a visited move");
        visited_to(&after, depth - 1)
    };
    moves.iter().map(after).sum()
}

fn board(plain: &Plain) -> Board {
    plain.text().parse().expect("a position")
}

/// A few white stones among many black ones: long chains, and many of them.
fn crowded(rng: &mut impl Rng) -> Plain {
    let mut board = Plain::setup(9, 5);
    let vacant = rng.random_range(0.2..=0.6);
    for point in board.all_squares() {
        board.put(point, if rng.random_bool(vacant) { plain::EMPTY } else { BLACK });
    }
    let points = board.all_squares();
    for _ in 0..rng.random_range(1..=5) {
        board.put(points[rng.random_range(0..points.len())], WHITE);
    }
    board
}

#[test]
fn of_scattered_positions() {
    let mut rng = random::seeded(60);
    for _ in 0..200_000 {
        let plain = random::scattered(&mut rng);
        let board = board(&plain);
        assert_eq!(board.count_moves(u64::MAX), visited_to(&board, 1), "{board}");
    }
}

#[test]
fn of_crowded_positions() {
    let mut rng = random::seeded(61);
    let mut most = 0;
    for _ in 0..50_000 {
        let board = board(&crowded(&mut rng));
        let count = visited_to(&board, 1);
        assert_eq!(board.count_moves(u64::MAX), count, "{board}");
        most = most.max(count);
    }
    assert!(most > 1_000, "no position with many moves: {most}");
}

/// Deeper, chains of many positions are followed side by side.
#[test]
fn of_positions_and_those_after_them() {
    let mut rng = random::seeded(62);
    for round in 0..2_000 {
        let plain = match round % 2 {
            0 => random::played(&mut rng).board,
            _ => random::scattered(&mut rng),
        };
        let board = board(&plain);
        if visited_to(&board, 1) > 60 {
            continue;
        }
        for depth in 1..=2 {
            assert_eq!(board.perft_moves(depth), Some(visited_to(&board, depth)), "{board}");
        }
    }
}

/// Moves by the tens of thousands: more chains than can wait at a time.
#[test]
fn of_very_many_moves() {
    for text in [
        "bwbbb1bbb/w1b3b2/1b3b2b/b1wbbb1bb/bwbbb1bbb w",
        "bbbbbbbwb/bb2bbw1b/b1b1b2b1/2bb2b1w/bbbbbbbwb w",
    ] {
        let board: Board = text.parse().expect("a position");
        let count = visited_to(&board, 1);
        assert!(count > 15_000);
        assert_eq!(board.count_moves(u64::MAX), count);
        let below: u64 = visited_to(&board, 2);
        assert_eq!(board.perft_moves(2), Some(below));
    }
}
