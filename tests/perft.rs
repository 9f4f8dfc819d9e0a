//! Counts of whole trees of steps and of moves, held against a table of known numbers.

mod plain;

use fanorona::{Board, PerftTable, Position};
use plain::Plain;

const TABLE: &str = include_str!("data/perft.tsv");

struct Row {
    steps: bool,
    depth: u32,
    count: u64,
    position: &'static str,
}

fn rows() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let [what, depth, count, position] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("four columns: {line}");
            };
            assert!(matches!(what, "steps" | "moves"), "{line}");
            Row {
                steps: what == "steps",
                depth: depth.parse().expect(line),
                count: count.parse().expect(line),
                position,
            }
        })
        .collect()
}

#[test]
fn the_table() {
    assert!(rows().len() >= 18);
    let table = PerftTable::new(1 << 22).expect("four megabytes");
    for Row { steps, depth, count, position } in rows() {
        let board: Board = position.parse().unwrap();
        let got =
            if steps { board.position().perft_steps(depth) } else { board.perft_moves(depth) };
        assert_eq!(got, Some(count), "{position} {depth}");
        let got = if steps {
            board.position().perft_steps_with(depth, &table)
        } else {
            board.perft_moves_with(depth, &table)
        };
        assert_eq!(got, Some(count), "{position} {depth} with a table");
        assert_eq!(board.to_string(), position);
    }
}

/// The plain implementation is only worth comparing with if it is right itself.
#[test]
fn the_table_by_the_plain_implementation() {
    for Row { steps, depth, count, position } in rows() {
        if count > 500_000 {
            continue;
        }
        let board = Plain::parse(position.as_bytes()).unwrap();
        let depth = depth as i32;
        let got = if steps { board.perft_steps(depth) } else { board.perft_moves(depth) };
        assert_eq!(got, count, "{position} {depth}");
    }
}

#[test]
fn nothing_to_count() {
    let board: Board = "3/3/3 w".parse().unwrap();
    for (depth, count) in [(0, 1), (1, 0), (2, 0), (1000, 0)] {
        assert_eq!(board.perft_moves(depth), Some(count));
        assert_eq!(board.position().perft_steps(depth), Some(count));
    }
    assert_eq!(Position::setup(fanorona::Size::SIVY).perft_steps(0), Some(1));
}

/// A side with no move ends its line; what ends sooner is not counted.
#[test]
fn lines_that_end() {
    let board: Board = "bbb/w1b/www w".parse().unwrap();
    let plain = Plain::setup(3, 3);
    for depth in 0..9 {
        assert_eq!(board.perft_moves(depth), Some(plain.perft_moves(depth as i32)));
        assert_eq!(board.position().perft_steps(depth), Some(plain.perft_steps(depth as i32)));
    }
}
