//! Holds the crate's values against those of the plain implementation.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

use fanorona::{Direction, Kind, Point, Position, Refusal, Side, Size, Step};

use crate::plain::{self, Keys, Plain, PlainStep};

/// Every number that a caller might take for a point, a border all round included.
pub const POINT_NUMBERS: std::ops::Range<i32> = -2..90;

pub fn point(number: i32) -> Option<Point> {
    u8::try_from(number).ok().and_then(Point::from_index)
}

pub fn number(point: Point) -> i32 {
    i32::from(point.index())
}

pub fn direction(number: i32) -> Option<Direction> {
    u8::try_from(number).ok().and_then(Direction::from_index)
}

pub fn kind(number: i32) -> Option<Kind> {
    u8::try_from(number).ok().and_then(Kind::from_index)
}

pub fn side(number: i32) -> Option<Side> {
    u8::try_from(number).ok().and_then(Side::from_index)
}

pub fn size((cols, rows): (i32, i32)) -> Size {
    Size::new(cols as u8, rows as u8).expect("a size that can be built")
}

pub fn plain_step(step: &Step) -> PlainStep {
    PlainStep {
        from: number(step.from()),
        to: number(step.to()),
        dir: i32::from(step.direction().index()),
        kind: i32::from(step.kind().index()),
        taken: step.taken_in_order().map(number).collect(),
    }
}

pub fn plain_steps(steps: &[Step]) -> Vec<PlainStep> {
    steps.iter().map(plain_step).collect()
}

pub fn why(answer: &Result<Step, Refusal>) -> i32 {
    match answer {
        Ok(_) => plain::WHY_OK,
        Err(refusal) => i32::from(refusal.code()),
    }
}

/// The position placed stone by stone, and so by another road than the text.
pub fn position(board: &Plain) -> Position {
    let mut position = Position::empty(size((board.cols, board.rows)));
    for number in board.all_squares() {
        position.put(point(number).expect("a point"), side(board.at(number)));
    }
    position.set_side(side(board.side).expect("a side"));
    position
}

/// Everything that can be read off a position, and that its key is what its stones say.
pub fn assert_same_position(position: &Position, board: &Plain, keys: &Keys) {
    assert_eq!(position.size(), size((board.cols, board.rows)));
    assert_eq!(position.side(), side(board.side).expect("a side"), "{}", board.text());
    for owner in Side::ALL {
        let stones: Vec<i32> = position.stones(owner).iter().map(number).collect();
        let mut expected = board.all_squares();
        expected.retain(|&point| side(board.at(point)) == Some(owner));
        assert_eq!(stones, expected, "{}", board.text());
    }
    assert_eq!(position.key(), keys.of(board), "{}", board.text());
    assert_eq!(position.key_full(), position.key(), "{}", board.text());
}
