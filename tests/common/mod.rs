//! Holds the crate's values against those of the plain implementation.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

use fanorona::{Board, Direction, Game, Kind, Point, Position, Refusal, Side, Size, Step, Variant};

use crate::plain::game::{Limits, PlainGame};
use crate::plain::{self, Keys, Plain, PlainStep};
use crate::random::Reached;

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

/// The board that came about in the same way, its chain included.
pub fn board(reached: &Reached) -> Board {
    let mut board = Board::from(position(&reached.start));
    for step in &reached.played {
        let Some(step) = step else {
            board.stop().expect("a chain to end");
            continue;
        };
        let (from, direction, kind) = numbers(step);
        board.play(from, direction, kind).expect("a step of the game");
    }
    board
}

/// A step as the values that name it.
pub fn numbers(step: &PlainStep) -> (Point, Direction, Kind) {
    let from = point(step.from).expect("a point");
    let direction = direction(step.dir).expect("a direction");
    (from, direction, kind(step.kind).expect("a kind"))
}

pub fn assert_same_board(board: &Board, plain: &Plain, keys: &Keys) {
    assert_same_position(board.position(), plain, keys);
    assert_eq!(board.to_string(), plain.text());
    let shown = plain.text();
    match (board.chain(), &plain.chain) {
        (None, None) => {}
        (Some(chain), Some(expected)) => {
            assert_eq!(number(chain.at()), expected.at, "{shown}");
            assert_eq!(i32::from(chain.direction().index()), expected.dir, "{shown}");
            let mut seen = expected.seen.clone();
            seen.sort_unstable();
            assert!(chain.seen().iter().map(number).eq(seen), "{shown}");
        }
        (chain, expected) => panic!("{shown}: {chain:?}, but {expected:?}"),
    }
}

pub fn variant(plain: &PlainGame) -> Variant {
    let Limits { quiet, repeat, ply_cap } = plain.limits;
    let size = size((plain.board.cols, plain.board.rows));
    Variant::custom(size, quiet, repeat, ply_cap).expect("a variant")
}

/// The game that starts where the plain one did.
pub fn game(plain: &PlainGame) -> Game {
    let start = plain.positions[0].parse().expect("a position");
    Game::start(start, variant(plain), plain.first.0, plain.first.1).expect("a game")
}

/// The game that came about in the same way.
pub fn same_game(plain: &PlainGame) -> Game {
    let mut game = game(plain);
    for made in plain.moves.iter().chain([&plain.progress]) {
        for step in made {
            let (from, direction, kind) = numbers(step);
            game.step(from, direction, kind).expect("a step of the game");
        }
        // What is in progress has not been stopped.
        if game.board().can_stop() && game.ply() < plain.ply() {
            game.stop().expect("a move in progress");
        }
    }
    game
}
