//! Single steps: the crate's lists, refusals and changes against the plain implementation's.

mod common;
mod plain;
mod random;

use common::{assert_same_position, number, plain_step, plain_steps, position, side, why};
use fanorona::{Board, Direction, Kind, Point, Position, Side, Step};
use plain::{Keys, Plain};
use rand::seq::IndexedRandom;

/// Every question about single steps that a position can be asked.
fn compare(position: &Position, board: &Plain) {
    let text = board.text();
    let expected = board.steps();
    assert_eq!(plain_steps(&position.steps()), expected, "{text}");
    for colour in Side::ALL {
        let can = board.can_capture(i32::from(colour.index()));
        assert_eq!(position.can_capture(colour), can, "{text}");
    }
    for from in Point::all() {
        let n = number(from);
        assert_eq!(position.at(from), side(board.at(n)), "{text} {from}");
        assert_eq!(plain_steps(&position.steps_of(from)), board.steps_of(n), "{text} {from}");
        for (d, direction) in (0..).zip(Direction::ALL) {
            for (k, kind) in (0..).zip(Kind::ALL) {
                let built = position.step(from, direction, kind);
                assert_eq!(
                    built.as_ref().map(plain_step),
                    board.step(n, d, k),
                    "{text} {from} {d} {k}"
                );
                let answer = position.step_why(from, direction, kind);
                assert_eq!(why(&answer), board.step_why(n, d, k), "{text} {from} {d} {k}");
                let listed = expected.iter().any(|s| (s.from, s.dir, s.kind) == (n, d, k));
                assert_eq!(answer.is_ok(), listed, "{text} {from} {d} {k}");
                if let Ok(step) = answer {
                    assert_eq!(Some(step), built);
                }
            }
        }
    }
}

fn coherent(step: &Step) {
    assert_eq!(step.taken().len(), step.taken_in_order().count());
    assert!(step.taken_in_order().all(|point| step.taken().contains(point)));
    assert!(step.taken().len() <= fanorona::LINE_MAX);
    assert_eq!(step.kind() == Kind::Paika, step.taken().is_empty());
}

#[test]
fn on_scattered_positions() {
    let mut rng = random::seeded(10);
    for _ in 0..40_000 {
        let board = random::scattered(&mut rng);
        let position = position(&board);
        compare(&position, &board);
        assert!(position.steps().len() <= fanorona::STEPS_MAX);
        position.steps().iter().for_each(coherent);
    }
}

#[test]
fn on_positions_reached_by_play() {
    let mut rng = random::seeded(11);
    for _ in 0..400 {
        let (cols, rows) = random::size(&mut rng);
        let mut board = Plain::setup(cols, rows);
        for _ in 0..60 {
            compare(&position(&board), &board);
            if !random::go_on(&mut rng, &mut board) {
                break;
            }
        }
    }
}

/// Every position of the smallest board that has few stones.
#[test]
fn on_all_positions_with_three_stones() {
    let empty = Plain::empty(3, 3);
    let squares = empty.all_squares();
    for code in 0..19_683 {
        let mut board = empty.clone();
        let mut rest = code;
        for &square in &squares {
            board.put(square, rest % 3);
            rest /= 3;
        }
        if board.count(plain::EMPTY) >= 6 {
            compare(&position(&board), &board);
        }
    }
}

/// The single step always passes the turn, and its undoing brings everything back.
#[test]
fn done_and_undone() {
    let keys = Keys::draw();
    let mut rng = random::seeded(12);
    for _ in 0..10_000 {
        let board = random::scattered(&mut rng);
        let before = Board::from(position(&board));
        for from in Point::all() {
            for (d, direction) in (0..).zip(Direction::ALL) {
                for (k, kind) in (0..).zip(Kind::ALL) {
                    let mut plain = board.clone();
                    let expected = plain.do_step(number(from), d, k);
                    let step = before.position().step(from, direction, kind);
                    assert_eq!(step.is_some(), expected.is_some());
                    let Some(step) = step else { continue };
                    let mut real = before;
                    let token = real.do_step(&step);
                    assert_eq!(token.removed(), step.taken().len());
                    assert_same_position(real.position(), &plain, &keys);
                    assert_eq!(real.chain(), None);
                    assert!(real.unplay(&token).is_err());
                    assert!(real.undo_step(&token).is_ok());
                    assert_eq!(real, before);
                    assert_eq!(real.position().key(), before.position().key());
                }
            }
        }
    }
}

/// Games of single steps, taken back to the beginning.
#[test]
fn long_games_of_steps() {
    let keys = Keys::draw();
    let mut rng = random::seeded(13);
    for _ in 0..300 {
        let (cols, rows) = random::size(&mut rng);
        let mut plain = Plain::setup(cols, rows);
        let mut real = Board::new(common::size((cols, rows)));
        let mut history = Vec::new();
        while history.len() < 200 {
            let steps = real.position().steps();
            let Some(step) = steps.choose(&mut rng) else { break };
            let before = real;
            let token = real.do_step(step);
            let step = plain_step(step);
            plain.do_step(step.from, step.dir, step.kind);
            assert_same_position(real.position(), &plain, &keys);
            history.push((token, before));
        }
        while let Some((token, before)) = history.pop() {
            assert!(real.undo_step(&token).is_ok());
            assert_eq!(real, before);
            assert_eq!(real.position().key_full(), before.position().key());
            assert!(real.undo_step(&token).is_err());
            assert_eq!(real, before);
        }
    }
}
