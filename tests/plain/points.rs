//! Points, directions and sides as bare numbers.

use super::{BLACK, E, N, NE, NW, S, SE, STRIDE, SW, W, WHITE};

pub fn square_of(file: i32, rank: i32) -> i32 {
    if (0..9).contains(&file) && (0..5).contains(&rank) {
        (rank + 1) * STRIDE + file + 1
    } else {
        -1
    }
}

pub fn file_of(point: i32) -> i32 {
    let (file, rank) = (point % STRIDE - 1, point / STRIDE - 1);
    if square_of(file, rank) == point { file } else { -1 }
}

pub fn rank_of(point: i32) -> i32 {
    if file_of(point) < 0 { -1 } else { point / STRIDE - 1 }
}

/// Diagonals meet at the points whose file and rank add to an even number.
pub fn is_strong(point: i32) -> bool {
    file_of(point) >= 0 && (file_of(point) + rank_of(point)) % 2 == 0
}

pub fn is_diagonal(direction: i32) -> bool {
    [NE, SE, SW, NW].contains(&direction)
}

pub fn opposite(direction: i32) -> i32 {
    match direction {
        N => S,
        NE => SW,
        E => W,
        SE => NW,
        S => N,
        SW => NE,
        W => E,
        NW => SE,
        _ => -1,
    }
}

pub fn other(side: i32) -> i32 {
    match side {
        WHITE => BLACK,
        BLACK => WHITE,
        _ => 0,
    }
}

pub fn point_name(point: i32) -> String {
    let file = "abcdefghi".as_bytes()[file_of(point) as usize] as char;
    format!("{file}{}", rank_of(point) + 1)
}

pub(super) fn offset(direction: i32) -> i32 {
    match direction {
        N => STRIDE,
        NE => STRIDE + 1,
        E => 1,
        SE => 1 - STRIDE,
        S => -STRIDE,
        SW => -STRIDE - 1,
        W => -1,
        NW => STRIDE - 1,
        _ => unreachable!("not a direction"),
    }
}
