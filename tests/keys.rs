//! Keys: the numbers they are made of, and what two positions must share to have the same one.

mod common;
mod plain;
mod random;

use std::collections::HashMap;

use common::{assert_same_position, number, point, position, side, size};
use fanorona::{Point, Position, Side, Size, side_key, size_key, stone_key};
use plain::Keys;
use rand::Rng;

#[test]
fn every_number_is_drawn_in_the_documented_order() {
    let keys = Keys::draw();
    for side in Side::ALL {
        for point in Point::all() {
            let expected = keys.stone(i32::from(side.index()), number(point));
            assert_eq!(stone_key(side, point), expected, "{side:?} {point}");
        }
    }
    assert_eq!(side_key(), keys.side());
    for (cols, rows) in plain::SIZES {
        assert_eq!(size_key(size((cols, rows))), keys.size(cols, rows));
    }
}

/// Callers store keys, so these may never change.
#[test]
fn keys_of_the_set_ups_are_frozen() {
    let frozen = [
        0xeb9b_d65a_ff75_8b6b,
        0xc585_5b5b_cefd_7bd8,
        0x168d_58a7_6c5e_a57e,
        0x8781_a10d_2b10_b0ec,
        0x67a5_6f1f_f4e2_3d6a,
        0x96ef_c58f_b61c_13b0,
        0x2b0e_8fd6_51e4_448b,
        0x050a_caa5_72fb_afc5,
    ];
    for (size, key) in Size::ALL.into_iter().zip(frozen) {
        assert_eq!(Position::setup(size).key(), key, "{size:?}");
    }
}

#[test]
fn same_stones_on_another_size_or_with_another_side_to_move() {
    let mut seen = HashMap::new();
    for size in Size::ALL {
        for side in Side::ALL {
            let mut position = Position::empty(size);
            position.set_side(side);
            position.put(Point::new(0, 0).unwrap(), Some(Side::White));
            assert_eq!(seen.insert(position.key(), (size, side)), None);
        }
    }
    assert_eq!(seen.len(), 16);
}

/// Stones come and go in any order; the key that is kept is the key worked out anew.
#[test]
fn kept_keys_equal_keys_worked_out() {
    let keys = Keys::draw();
    let mut rng = random::seeded(3);
    for _ in 0..300 {
        let mut board = random::scattered(&mut rng);
        let mut real = position(&board);
        for _ in 0..100 {
            let square = rng.random_range(0..plain::CELLS as i32);
            let stone = rng.random_range(0..3);
            if rng.random_bool(0.1) {
                let mover = rng.random_range(1..3);
                board.set_side(mover);
                real.set_side(side(mover).unwrap());
            } else if let Some(point) = point(square) {
                let changes = board.on_board(square) && board.at(square) != stone;
                board.put(square, stone);
                assert_eq!(real.put(point, side(stone)), changes);
            }
            assert_same_position(&real, &board, &keys);
        }
    }
}

/// One key for one text: no two of many different positions share one.
#[test]
fn different_positions_have_different_keys() {
    let mut rng = random::seeded(4);
    let mut texts = HashMap::new();
    for _ in 0..30_000 {
        let board = random::any(&mut rng);
        let text = board.text();
        let first = texts.entry(position(&board).key()).or_insert_with(|| text.clone());
        assert_eq!(*first, text);
    }
}
