//! Counts of brandubh's trees of moves, with captures and without.

mod brandubh;

use brandubh::plain::{Plain, Rules};
use brandubh::random;
use brandubh::same::{board, variant};
use fanorona::brandubh::{Board, Variant};

const TABLE: &str = include_str!("data/brandubh-perft.tsv");

/// Position, depth, and the counts with captures and without.
fn rows() -> Vec<(&'static str, u32, [u64; 2])> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [position, depth, perft, slides] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("four columns: {line}");
            };
            let number = |text: &str| text.parse().expect("a number");
            (position, depth.parse().expect("a depth"), [number(perft), number(slides)])
        })
        .collect()
}

#[test]
fn the_table() {
    let rows = rows();
    assert_eq!(rows.len(), 106);
    assert_eq!(rows.iter().filter(|row| row.1 == 5).count(), 51);
    let usual = Variant::default();
    for (position, depth, counts) in rows {
        let board: Board = position.parse().expect("a position");
        let got = [board.perft(depth, &usual), board.perft_slides(depth, &usual)];
        assert_eq!(got, counts.map(Some), "{position} {depth}");
    }
}

/// The plain implementation is only worth comparing with if it is right itself.
#[test]
fn the_table_by_the_plain_implementation() {
    let mut checked = 0;
    for (position, depth, counts) in rows() {
        if counts[1] > 200_000 {
            continue;
        }
        let plain = Plain::parse(position.as_bytes()).expect("a position");
        let got = [plain.perft(depth, Rules::USUAL), plain.perft_slides(depth, Rules::USUAL)];
        assert_eq!(got, counts, "{position} {depth}");
        checked += 1;
    }
    assert_eq!(checked, 54);
}

/// Every kind of board under every combination of the rules; a depth of two is the first at which
/// moves are counted without being made.
#[test]
fn small_trees_of_any_board() {
    let mut rng = random::seeded(121);
    for index in 0..6_000 {
        let rules = Rules::numbered(index % 32);
        let plain = random::any(&mut rng, rules);
        let (board, variant) = (board(&plain), variant(rules));
        let few = plain.moves(rules).len() < 12;
        for depth in 0..=if few { 3 } else { 2 } {
            let shown = format!("{board} {depth} {rules:?}");
            assert_eq!(board.perft(depth, &variant), Some(plain.perft(depth, rules)), "{shown}");
            let slides = Some(plain.perft_slides(depth, rules));
            assert_eq!(board.perft_slides(depth, &variant), slides, "{shown}");
        }
    }
}

/// A side without a move ends its line, however deep one asks.
#[test]
fn lines_that_end() {
    let usual = Variant::default();
    for position in ["7/7/7/7/7/7/7 a", "7/7/7/3k3/7/7/7 a", "7/7/7/3k3/7/6d/5da a"] {
        let board: Board = position.parse().expect("a position");
        for (depth, count) in [(0, 1), (1, 0), (2, 0), (1_000, 0), (u32::MAX, 0)] {
            assert_eq!(board.perft(depth, &usual), Some(count), "{position} {depth}");
            assert_eq!(board.perft_slides(depth, &usual), Some(count), "{position} {depth}");
        }
    }
    // The king moves, and then nobody can.
    let board: Board = "7/7/7/3k3/7/7/7 d".parse().expect("a position");
    let moves = board.count_moves(&usual) as u64;
    let counts = [1, 2, 1_000].map(|depth| board.perft(depth, &usual));
    assert_eq!(counts, [Some(moves), Some(0), Some(0)]);
}
