//! Positions in which few stones have very many whole moves. Counting them must not need memory
//! that grows with the count, so this program counts its allocations.

mod counting;
mod plain;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use counting::allocations;
use fanorona::{Board, Side, TooManyMoves};
use plain::Plain;

/// Four white stones each, found by a search for positions with many moves. The published engine's
/// document knows of one with as many as the first.
const FOUND: [(&str, u64); 2] = [
    ("bwbbb1bbb/w1b3b2/1b3b2b/b1wbbb1bb/bwbbb1bbb w", 15_898),
    ("bbbbbbbwb/bb2bbw1b/b1b1b2b1/2bb2b1w/bbbbbbbwb w", 17_221),
];

#[test]
fn counted_listed_and_visited() {
    for (text, count) in FOUND {
        let board: Board = text.parse().unwrap();
        assert_eq!(board.position().stones(Side::White).len(), 4);
        assert_eq!(board.count_moves(u64::MAX), count);
        assert_eq!(board.perft_moves(1), Some(count));
        assert_eq!(Plain::parse(text.as_bytes()).unwrap().count_moves(u64::MAX), count);
        let moves = board.moves(count as usize).unwrap();
        assert_eq!(moves.len() as u64, count);
        let mut place = 0;
        let end = board.visit_moves(|whole| {
            assert_eq!(*whole, moves[place]);
            place += 1;
            ControlFlow::<()>::Continue(())
        });
        assert!(end.is_continue());
        assert_eq!(place as u64, count);
        // The few steps to offer a person instead.
        assert!(board.play_steps().len() < 20);
    }
}

/// Each is played and taken back, and leads where the plain implementation says.
#[test]
fn every_one_is_played() {
    let (text, count) = FOUND[0];
    let mut board: Board = text.parse().unwrap();
    let start = board;
    let mut moves = board.moves(usize::MAX).unwrap().into_iter();
    Plain::parse(text.as_bytes()).unwrap().visit_moves(&mut |steps, after| {
        let whole = moves.next().unwrap();
        assert_eq!(whole.to_string(), plain::move_text(steps));
        let tokens = board.play_move(&whole).unwrap();
        assert_eq!(board.to_string(), after.text());
        board.unplay_move(&tokens).unwrap();
        assert_eq!(board, start);
        true
    });
    assert!(moves.next().is_none());
    assert!(count > 10_000);
}

#[test]
fn counting_needs_no_memory() {
    for (text, count) in FOUND {
        let board: Board = text.parse().unwrap();
        assert_eq!(allocations(|| board.count_moves(u64::MAX)), (count, 0));
        let (visited, taken) = allocations(|| {
            let mut visited = 0;
            let end = board.visit_moves(|_| {
                visited += 1;
                ControlFlow::<()>::Continue(())
            });
            assert!(end.is_continue());
            visited
        });
        assert_eq!((visited, taken), (count, 0));
        assert_eq!(allocations(|| board.perft_moves(1)), (Some(count), 0));
    }
}

/// Past its limit a listing is refused before anything is listed.
#[test]
fn a_limit_is_kept_without_listing() {
    for (text, count) in FOUND {
        let board: Board = text.parse().unwrap();
        let limit = count as usize - 1;
        let (refused, taken) = allocations(|| board.moves(limit));
        assert_eq!(refused, Err(TooManyMoves { limit }));
        assert_eq!(taken, 0);
    }
}

/// A cap ends the count early: counting to one does a tiny part of the work of counting all.
#[test]
fn a_cap_stops_the_count() {
    let board: Board = FOUND[0].0.parse().unwrap();
    for cap in [0, 1, 2, 1_000, 15_897, 15_898, 15_899, u64::MAX] {
        assert_eq!(board.count_moves(cap), cap.min(15_898));
    }
    let time = |cap| {
        let start = Instant::now();
        for _ in 0..20 {
            assert_eq!(board.count_moves(black_box(cap)), cap.min(15_898));
        }
        start.elapsed()
    };
    let (one, all) = (time(1), time(u64::MAX));
    assert!(one * 10 < all, "{one:?} for one, {all:?} for all");
}
