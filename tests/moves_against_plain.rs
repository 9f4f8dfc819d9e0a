//! Whole moves: lists, counts, playing and taking back against the plain implementation.

mod common;
mod plain;
mod random;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use common::{assert_same_board, assert_same_position, number, plain_steps, position};
use fanorona::{Board, Direction, Kind, Move, Point, TooManyMoves};
use plain::{Keys, Plain, PlainStep};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Past this a position is left to the tests of very many moves.
const MOST: u64 = 3_000;

type Steps = Vec<(Point, Direction, Kind)>;

fn steps_of(whole: &Move) -> Steps {
    whole.points().zip(whole.steps()).map(|(from, &(way, kind))| (from, way, kind)).collect()
}

fn as_move(steps: &[PlainStep]) -> Move {
    let steps: Steps = steps.iter().map(common::numbers).collect();
    let by: Vec<(Direction, Kind)> = steps.iter().map(|step| (step.1, step.2)).collect();
    Move::new(steps[0].0, &by).expect("a move")
}

fn coherent(whole: &Move, steps: &[PlainStep]) {
    assert_eq!(steps_of(whole), steps.iter().map(common::numbers).collect::<Steps>());
    assert_eq!(number(whole.from()), steps[0].from);
    assert_eq!(number(whole.to()), steps[steps.len() - 1].to);
    assert_eq!(whole.is_paika(), steps[0].kind == plain::PAIKA);
    assert_eq!(whole.to_string(), plain::move_text(steps));
    assert!(whole.steps().len() <= fanorona::CHAIN_MAX);
    let points: Vec<i32> = whole.points().map(number).collect();
    assert_eq!(points.iter().collect::<BTreeSet<_>>().len(), points.len());
    assert_eq!(*whole, as_move(steps));
}

/// The list, in its order, and every other way of asking for it.
fn compare(real: &Board, plain: &Plain) -> Vec<Move> {
    let shown = plain.text();
    let expected = plain.moves();
    let count = expected.len();
    let moves = real.moves(count).expect("as many as allowed");
    assert_eq!(moves.len(), count, "{shown}");
    for (whole, steps) in moves.iter().zip(&expected) {
        coherent(whole, steps);
        let built = real.move_steps(whole).expect("a listed move");
        assert_eq!(&plain_steps(&built), steps, "{shown}");
    }
    assert_eq!(moves.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), count);
    assert_eq!(real.count_moves(u64::MAX), count as u64, "{shown}");
    for cap in [0, 1, 2, count.saturating_sub(1), count, count + 1] {
        assert_eq!(real.count_moves(cap as u64), cap.min(count) as u64, "{shown} {cap}");
        let listed = real.moves(cap);
        assert_eq!(listed.is_ok(), count <= cap, "{shown} {cap}");
        assert!(listed.is_ok() || listed == Err(TooManyMoves { limit: cap }));
    }
    moves
}

#[test]
fn on_scattered_positions() {
    let mut rng = random::seeded(30);
    let mut total = 0;
    for _ in 0..60_000 {
        let plain = random::scattered(&mut rng);
        if plain.count_moves(MOST) < MOST {
            total += compare(&position(&plain).into(), &plain).len();
        }
    }
    assert!(total > 200_000, "too few moves to have compared much: {total}");
}

#[test]
fn on_positions_reached_by_play() {
    let mut rng = random::seeded(31);
    for _ in 0..20_000 {
        let reached = random::reached(&mut rng);
        let (real, plain) = (common::board(&reached), reached.board);
        if plain.count_moves(MOST) < MOST {
            compare(&real, &plain);
        }
        if plain.can_stop() {
            assert_eq!(real.count_moves(u64::MAX), 0, "none while a chain is open");
            assert_eq!(real.perft_moves(1), Some(0));
        }
    }
}

/// Games of whole moves, each checked where it leads, and all taken back again.
#[test]
fn long_games() {
    let keys = Keys::draw();
    let mut rng = random::seeded(32);
    for _ in 0..400 {
        let (cols, rows) = random::size(&mut rng);
        let mut plain = Plain::setup(cols, rows);
        let mut real = Board::new(common::size((cols, rows)));
        let mut history = Vec::new();
        while history.len() < 80 {
            let mut all = Vec::new();
            plain.visit_moves(&mut |steps, after| {
                all.push((steps.to_vec(), after.clone()));
                true
            });
            let Some((steps, after)) = all.choose(&mut rng) else { break };
            let before = real;
            for (other, after) in &all {
                let tokens = real.play_move(&as_move(other)).expect("a listed move");
                assert_same_board(&real, after, &keys);
                assert!(tokens.len() == other.len() || tokens.len() == other.len() + 1);
                real.unplay_move(&tokens).expect("its own tokens");
                assert_eq!(real, before);
            }
            let tokens = real.play_move(&as_move(steps)).expect("a listed move");
            plain = after.clone();
            history.push((tokens, before));
        }
        while let Some((tokens, before)) = history.pop() {
            let now = real;
            assert!(real.unplay_move(&[]).is_ok(), "no token, nothing to do");
            assert_eq!(real, now);
            if tokens.len() > 1 {
                let turned: Vec<_> = tokens.iter().rev().copied().collect();
                assert!(real.unplay_move(&turned).is_err(), "out of order");
                assert_eq!(real, now);
                assert!(
                    real.unplay_move(&tokens[..tokens.len() - 1]).is_err(),
                    "the last is missing"
                );
                assert_eq!(real, now);
                let mut doubled = tokens.clone();
                doubled.insert(0, tokens[1]);
                assert!(real.unplay_move(&doubled).is_err(), "all fit but the first");
                assert_eq!(real, now);
            }
            assert!(real.unplay_move(&tokens).is_ok());
            assert_eq!(real, before);
            assert_eq!(real.position().key_full(), before.position().key());
            assert!(real.unplay_move(&tokens).is_err(), "twice");
            assert_eq!(real, before);
        }
    }
}

/// Moves of other positions, and moves cut short, drawn out or turned round: played if they are in
/// the list and otherwise refused, with the board as it was.
#[test]
fn moves_that_may_not_belong_here() {
    let mut rng = random::seeded(33);
    let mut pool: Vec<Move> = Vec::new();
    let (mut played, mut refused) = (0, 0);
    for _ in 0..3_000 {
        let plain = random::any(&mut rng);
        if plain.count_moves(MOST) == MOST {
            continue;
        }
        let mut closed = plain.clone();
        closed.chain = None;
        let real = Board::from(position(&closed));
        let moves = compare(&real, &closed);
        let listed: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        let mut tried: Vec<Move> = moves.choose_multiple(&mut rng, 10).cloned().collect();
        tried.extend(pool.choose_multiple(&mut rng, 20).cloned());
        for whole in tried.clone() {
            let mut steps = whole.steps().to_vec();
            let place = rng.random_range(0..steps.len());
            match rng.random_range(0..3) {
                0 => steps[place].0 = *Direction::ALL.choose(&mut rng).unwrap(),
                1 => steps[place].1 = *Kind::ALL.choose(&mut rng).unwrap(),
                _ => steps.push(steps[place]),
            }
            tried.extend(Move::new(whole.from(), &steps));
        }
        for whole in tried {
            let mut board = real;
            let belongs = listed.contains(&whole.to_string());
            assert_eq!(real.move_steps(&whole).is_ok(), belongs, "{} {whole}", closed.text());
            match board.play_move(&whole) {
                Ok(tokens) => {
                    assert!(belongs, "{} {whole}", closed.text());
                    assert!(board.unplay_move(&tokens).is_ok());
                    played += 1;
                }
                Err(error) => {
                    assert!(!belongs, "{} {whole}: {error}", closed.text());
                    assert!(error.index < whole.steps().len());
                    refused += 1;
                }
            }
            assert_eq!(board, real);
        }
        pool.extend(moves.choose_multiple(&mut rng, 3).cloned());
    }
    assert!(played > 5_000 && refused > 20_000, "{played} {refused}");
}

/// In the middle of a chain the rest of a move goes on with it.
#[test]
fn the_rest_of_a_move() {
    let keys = Keys::draw();
    let mut rng = random::seeded(34);
    let mut chains = 0;
    for _ in 0..5_000 {
        let reached = random::scattered_chain(&mut rng);
        let (mut real, plain) = (common::board(&reached), reached.board);
        if !plain.can_stop() {
            continue;
        }
        chains += 1;
        for step in plain.play_steps() {
            let mut after = plain.clone();
            after.play(step.from, step.dir, step.kind);
            after.stop();
            let before = real;
            let tokens = real.play_move(&as_move(&[step])).expect("a step of the chain");
            assert_same_position(real.position(), &after, &keys);
            assert!(real.unplay_move(&tokens).is_ok());
            assert_eq!(real, before);
        }
    }
    assert!(chains > 300, "{chains}");
}

/// A visitor may break off anywhere and has then seen the beginning of the list.
#[test]
fn visits_broken_off() {
    let mut rng = random::seeded(35);
    for _ in 0..2_000 {
        let plain = random::any(&mut rng);
        if plain.count_moves(MOST) == MOST {
            continue;
        }
        let board = Board::from(position(&plain));
        let all = board.moves(usize::MAX).unwrap();
        let most = rng.random_range(0..all.len() + 2);
        let mut seen = Vec::new();
        let end = board.visit_moves(|whole| {
            if seen.len() == most {
                return ControlFlow::Break("enough");
            }
            seen.push(whole.clone());
            ControlFlow::Continue(())
        });
        assert_eq!(end.is_break(), most < all.len());
        assert_eq!(seen, all[..most.min(all.len())]);
    }
}

/// Trees of moves and of steps from positions that no game reaches.
#[test]
fn perft_of_scattered_positions() {
    let mut rng = random::seeded(36);
    for _ in 0..2_000 {
        let plain = random::scattered(&mut rng);
        let board = Board::from(position(&plain));
        for depth in 0..4 {
            if depth < 3 || plain.count_moves(12) < 12 {
                let moves = plain.perft_moves(depth as i32);
                assert_eq!(board.perft_moves(depth), Some(moves), "{} {depth}", plain.text());
            }
            let steps = plain.perft_steps(depth as i32);
            assert_eq!(
                board.position().perft_steps(depth),
                Some(steps),
                "{} {depth}",
                plain.text()
            );
        }
    }
}

/// What is no move at all cannot be made into one.
#[test]
fn shapes_that_are_no_move() {
    use Direction::{E, N, NE, S, W};
    use Kind::{Approach, Paika, Withdrawal};
    let (a1, b1): (Point, Point) = ("a1".parse().unwrap(), "b1".parse().unwrap());
    assert!(Move::new(a1, &[(N, Paika)]).is_some());
    assert!(Move::new(a1, &[(N, Approach), (E, Withdrawal)]).is_some());
    assert!(Move::new(a1, &[]).is_none());
    assert!(Move::new(a1, &[(N, Paika), (E, Approach)]).is_none());
    assert!(Move::new(a1, &[(N, Approach), (E, Paika)]).is_none());
    assert!(Move::new(a1, &[(S, Approach)]).is_none(), "off the board");
    assert!(Move::new(a1, &[(E, Approach), (W, Approach), (W, Approach)]).is_none());
    assert!(Move::new(b1, &[(NE, Approach)]).is_none(), "no diagonal from a weak point");
    let to_and_fro: Vec<_> = [(E, Approach), (W, Approach)].into_iter().cycle().take(45).collect();
    assert!(Move::new(a1, &to_and_fro[..44]).is_some());
    assert!(Move::new(a1, &to_and_fro).is_none(), "longer than any chain");
}
