//! Counts with the help of a table, against counts without and against the plain implementation.

mod plain;
mod random;

use std::collections::HashMap;
use std::thread;

use fanorona::{Board, PerftTable};
use plain::Plain;

fn table(bytes: usize) -> PerftTable {
    PerftTable::new(bytes).expect("so little memory")
}

fn boards(seed: u64, many: usize) -> Vec<Board> {
    let mut rng = random::seeded(seed);
    (0..many).map(|_| random::scattered(&mut rng).text().parse().expect("a position")).collect()
}

/// One table for all of them: of several sizes, both units, and several depths.
fn compare(boards: &[Board], table: &PerftTable) {
    for board in boards {
        // Where moves are many, fewer plies have as many ways.
        let depths = if board.count_moves(200) < 200 { 0..4 } else { 0..2 };
        for depth in depths {
            let counts = [board.perft_moves(depth), board.position().perft_steps(depth)];
            let with = [
                board.perft_moves_with(depth, table),
                board.position().perft_steps_with(depth, table),
            ];
            assert_eq!(with, counts, "{board} {depth}");
        }
    }
}

#[test]
fn of_scattered_positions() {
    let boards = boards(70, 5_000);
    compare(&boards, &table(1 << 24));
    // With room for two at each place only, nearly all of them make room for others.
    compare(&boards, &table(0));
}

/// No whole move begins there, but the position has steps as ever, and moves without the chain.
#[test]
fn of_a_board_with_a_chain_open() {
    let before: Board =
        "2b1bb1b1/1b3bb1b/w2bb2w1/1ww2w1ww/w1w1ww1w1 b".parse().expect("a position");
    let open = before.play_steps().iter().find_map(|step| {
        let mut after = before;
        after.play(step.from(), step.direction(), step.kind()).expect("a listed step");
        after.chain().is_some().then_some(after)
    });
    let open = open.expect("a chain");
    let closed = Board::from(*open.position());
    let table = table(1 << 20);
    for depth in 1..4 {
        assert_eq!(closed.perft_moves_with(depth, &table), closed.perft_moves(depth));
        assert_eq!(open.perft_moves_with(depth, &table), Some(0));
    }
    compare(&[open, closed], &table);
}

/// The same stones in the same corner, and more points around them.
#[test]
fn of_the_same_stones_on_boards_of_every_size() {
    let table = table(1 << 20);
    for (cols, rows) in plain::SIZES {
        let mut board = Plain::empty(cols, rows);
        for (point, stone) in
            [((0, 0), plain::WHITE), ((2, 2), plain::BLACK), ((1, 0), plain::BLACK)]
        {
            board.put(plain::square_of(point.0, point.1), stone);
        }
        compare(&[board.text().parse().expect("a position")], &table);
    }
}

#[test]
fn by_threads_that_share_a_table() {
    let boards = boards(72, 300);
    for bytes in [0, 1 << 20] {
        let table = &table(bytes);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| compare(&boards, table));
            }
        });
    }
}

/// How many ways lead to each position after so many moves or steps, and so how many there are in
/// all: deeper than a tree can be walked. `None` where they need more than 64 bits.
fn layered(board: &Plain, depth: u32, after: fn(&Plain) -> Vec<Plain>) -> Option<u64> {
    let mut layer = HashMap::from([(board.text(), 1_u128)]);
    for _ in 0..depth {
        let mut next = HashMap::new();
        for (text, ways) in layer {
            for after in after(&Plain::parse(text.as_bytes()).expect("its own text")) {
                let all: &mut u128 = next.entry(after.text()).or_default();
                *all = all.saturating_add(ways);
            }
        }
        layer = next;
    }
    let all = layer.into_values().fold(0_u128, u128::saturating_add);
    u64::try_from(all).ok().filter(|&all| all < u64::MAX)
}

fn after_moves(board: &Plain) -> Vec<Plain> {
    let mut all = Vec::new();
    board.visit_moves(&mut |_, after| {
        all.push(after.clone());
        true
    });
    all
}

fn after_steps(board: &Plain) -> Vec<Plain> {
    let after = |step: &plain::PlainStep| {
        let mut after = board.clone();
        after.do_step(step.from, step.dir, step.kind).expect("a listed step");
        after
    };
    board.steps().iter().map(after).collect()
}

#[test]
fn deeper_than_a_tree_can_be_walked() {
    let mut fit = 0;
    let mut spilt = 0;
    for text in ["bbb/w1b/www w", "b2/3/2w w", "b4/5/4w w", "2b/3/1w1/1b1/w2 b", "w1b/3/bw1 w"] {
        let plain = Plain::parse(text.as_bytes()).expect("a position");
        let board: Board = text.parse().expect("a position");
        let table = table(1 << 22);
        for depth in [1, 5, 17, 20, 33, 40, 100, 200] {
            let moves = layered(&plain, depth, after_moves);
            assert_eq!(board.perft_moves_with(depth, &table), moves, "{text} {depth}");
            let steps = layered(&plain, depth, after_steps);
            assert_eq!(board.position().perft_steps_with(depth, &table), steps, "{text} {depth}");
            for count in [moves, steps] {
                *(if count.is_some() { &mut fit } else { &mut spilt }) += 1;
            }
        }
    }
    assert!(fit >= 30 && spilt >= 8, "{fit} and {spilt}");
}

/// A depth with no place in the table's entries is counted all the same.
#[test]
fn depths_beyond_what_is_remembered() {
    let board: Board = "bbb/3/3 w".parse().expect("a position");
    for depth in [1, 2_047, 2_048, u32::MAX] {
        assert_eq!(board.perft_moves_with(depth, &table(0)), Some(0));
        assert_eq!(board.position().perft_steps_with(depth, &table(0)), Some(0));
    }
}

#[test]
fn a_table_that_no_memory_is_left_for() {
    assert!(PerftTable::new(usize::MAX).is_none());
    assert!(PerftTable::new(1 << 62).is_none());
    // More than any system promises, though in parts it might.
    assert!(PerftTable::new(1 << 46).is_none());
}
