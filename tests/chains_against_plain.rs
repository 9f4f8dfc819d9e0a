//! Chains and the game's steps: the crate's boards against the plain implementation's.

mod common;
mod forger;
mod plain;
mod random;

use common::{assert_same_board, number, numbers, plain_step, plain_steps, side, why};
use fanorona::{Board, Direction, Kind, Point, PointSet, Side, Step, TOKEN_SIZE, Token};
use forger::reseal;
use plain::{Keys, Plain};
use rand::Rng;
use rand::seq::IndexedRandom;

/// Every question about what may be played next.
fn compare(real: &Board, plain: &Plain) {
    let shown = format!("{} {:?}", plain.text(), plain.chain);
    let expected = plain.play_steps();
    assert_eq!(plain_steps(&real.play_steps()), expected, "{shown}");
    assert_eq!(real.can_stop(), plain.can_stop(), "{shown}");
    assert!(!real.can_stop() || !expected.is_empty(), "an open chain has a step: {shown}");
    for from in Point::all() {
        for (d, direction) in (0..).zip(Direction::ALL) {
            for (k, kind) in (0..).zip(Kind::ALL) {
                let answer = real.play_why(from, direction, kind);
                let expected_why = plain.play_why(number(from), d, k);
                assert_eq!(why(&answer), expected_why, "{shown}: {from} {d} {k}");
                let listed =
                    expected.iter().any(|s| (s.from, s.dir, s.kind) == (number(from), d, k));
                assert_eq!(answer.is_ok(), listed, "{shown}: {from} {d} {k}");
            }
        }
    }
    // Single steps know nothing of a chain.
    assert_eq!(plain_steps(&real.position().steps()), plain.steps(), "{shown}");
}

/// What the game allows and what it refuses, with nothing changed by a refusal.
fn play_everything(real: &Board, plain: &Plain, keys: &Keys) {
    for from in Point::all() {
        for (d, direction) in (0..).zip(Direction::ALL) {
            for (k, kind) in (0..).zip(Kind::ALL) {
                let mut after = *real;
                match after.play(from, direction, kind) {
                    Ok(token) => {
                        let mut expected = plain.clone();
                        let step = expected.play(number(from), d, k).expect("a step");
                        assert_eq!(token.removed(), step.taken.len());
                        assert_same_board(&after, &expected, keys);
                        after.unplay(&token).expect("the token of the last step");
                    }
                    Err(refusal) => {
                        assert_eq!(i32::from(refusal.code()), plain.play_why(number(from), d, k));
                    }
                }
                assert_eq!(after, *real);
                assert_eq!(after.position().key(), real.position().key());
            }
        }
    }
}

/// One step or stop by both; the token, unless the game has ended.
fn go_on(rng: &mut impl Rng, real: &mut Board, plain: &mut Plain) -> Option<Token> {
    match random::choose_step(rng, plain) {
        Some(step) => {
            let (from, direction, kind) = numbers(&step);
            plain.play(step.from, step.dir, step.kind);
            Some(real.play(from, direction, kind).expect("a listed step"))
        }
        None => {
            let token = real.stop();
            assert_eq!(token.is_some(), plain.stop());
            token
        }
    }
}

#[test]
fn in_chains_from_scattered_positions() {
    let keys = Keys::draw();
    let mut rng = random::seeded(20);
    let mut open = 0;
    for _ in 0..20_000 {
        let mut plain = random::scattered(&mut rng);
        let mut real: Board = plain.text().parse().unwrap();
        // Never stopping of its own accord, so that chains grow long.
        for _ in 0..8 {
            compare(&real, &plain);
            let steps = real.play_steps();
            let Some(step) = steps.choose(&mut rng) else { break };
            real.play_unchecked(step);
            let step = plain_step(step);
            plain.play(step.from, step.dir, step.kind);
            assert_same_board(&real, &plain, &keys);
            open += u32::from(plain.can_stop());
        }
    }
    assert!(open > 15_000, "too few chains to have tested much: {open}");
}

#[test]
fn whatever_is_asked_is_played_or_refused() {
    let keys = Keys::draw();
    let mut rng = random::seeded(21);
    for _ in 0..2_000 {
        let reached = random::reached(&mut rng);
        let real = common::board(&reached);
        let plain = reached.board;
        assert_same_board(&real, &plain, &keys);
        play_everything(&real, &plain, &keys);
    }
}

/// Games taken back to the beginning, with every token tried where it does not belong.
#[test]
fn long_games() {
    let keys = Keys::draw();
    let mut rng = random::seeded(22);
    for _ in 0..600 {
        let (cols, rows) = random::size(&mut rng);
        let mut plain = Plain::setup(cols, rows);
        let mut real = Board::new(common::size((cols, rows)));
        let mut history: Vec<(Token, Board)> = Vec::new();
        while history.len() < 300 {
            compare(&real, &plain);
            let before = real;
            let Some(token) = go_on(&mut rng, &mut real, &mut plain) else { break };
            assert_same_board(&real, &plain, &keys);
            history.push((token, before));
        }
        while let Some((token, before)) = history.pop() {
            let now = real;
            if let Some((earlier, _)) = history.last() {
                // A repetition may have come by the very same step; any other token is out of order.
                if real.unplay(earlier).is_ok() {
                    assert_eq!(before, now);
                }
                real = now;
            }
            assert!(real.undo_step(&token).is_err());
            assert_eq!(real, now);
            assert!(real.unplay(&token).is_ok());
            assert_eq!(real, before);
            assert_eq!(real.position().key_full(), before.position().key());
            if before != now {
                assert!(real.unplay(&token).is_err(), "twice");
                assert_eq!(real, before);
            }
        }
        assert_eq!(real, Board::new(common::size((cols, rows))));
    }
}

/// A token fits exactly the boards that are as its step left one, however they came to be so.
#[test]
fn foreign_tokens() {
    let mut rng = random::seeded(23);
    let mut made: Vec<(Token, Board, Board, bool)> = Vec::new();
    for _ in 0..150 {
        let reached = random::reached(&mut rng);
        let mut real = common::board(&reached);
        let mut plain = reached.board;
        let before = real;
        if rng.random_bool(0.3) {
            let steps = real.position().steps();
            let Some(step) = steps.choose(&mut rng) else { continue };
            made.push((real.do_step(step), before, real, true));
        } else if let Some(token) = go_on(&mut rng, &mut real, &mut plain) {
            made.push((token, before, real, false));
        }
    }
    for (token, before, own, single) in &made {
        for (_, _, after, _) in &made {
            for undo_step in [false, true] {
                let mut board = *after;
                let fits = if undo_step { board.undo_step(token) } else { board.unplay(token) };
                assert_eq!(fits.is_ok(), undo_step == *single && after == own);
                assert_eq!(board, if fits.is_ok() { *before } else { *after });
            }
        }
    }
}

/// The same stones with another side, size or chain are another place for a token.
#[test]
fn a_token_asks_for_the_whole_board() {
    let start: Board = "5/5/1b3/5/w1b2 w".parse().unwrap();
    let mut board = start;
    let step = board.play_steps()[0];
    let token = board.play_unchecked(&step);
    assert!(board.can_stop());
    let closed: Board = board.to_string().parse().unwrap();
    let mut turned = closed;
    turned.set_side(turned.position().side().other());
    let mut changed = board;
    changed.put(Point::new(4, 4).unwrap(), Some(Side::White));
    for other in [start, closed, turned, changed] {
        let mut tried = other;
        assert!(tried.unplay(&token).is_err());
        assert_eq!(tried, other);
    }
    assert!(board.unplay(&token).is_ok());
}

/// Tokens as bytes: they read back, and no change of a byte passes or does harm.
#[test]
fn forged_tokens() {
    let keys = Keys::draw();
    let mut rng = random::seeded(24);
    for _ in 0..60 {
        let reached = random::reached(&mut rng);
        let mut real = common::board(&reached);
        let mut plain = reached.board;
        let Some(token) = go_on(&mut rng, &mut real, &mut plain) else { continue };
        let bytes = token.to_bytes();
        assert_eq!(Token::from_bytes(&bytes), Ok(token));
        for place in 0..TOKEN_SIZE {
            for change in [1, 2, 0x10, 0x80, 0xff, rng.random_range(1..=u8::MAX)] {
                let mut forged = bytes;
                forged[place] ^= change;
                assert!(Token::from_bytes(&forged).is_err(), "byte {place} ^ {change:#x}");
            }
        }
        for _ in 0..100 {
            let noise: [u8; TOKEN_SIZE] = std::array::from_fn(|_| rng.random());
            assert!(Token::from_bytes(&noise).is_err());
        }
        assert_same_board(&real, &plain, &keys);
    }
    for filler in [0, 0xff] {
        assert!(Token::from_bytes(&[filler; TOKEN_SIZE]).is_err());
    }
}

/// A forger who knows how tokens are laid out can open chains that no play led to, but none that
/// could not go on.
#[test]
fn forged_chains() {
    let mut board: Board = "5/5/1b3/5/w1b2 w".parse().unwrap();
    board.play_unchecked(&board.play_steps()[0]);
    let chain = board.chain().expect("a chain on b1 that can take b3");
    let before = board;
    let token = board.stop().expect("an open chain");
    let forge = |seen: PointSet| {
        let bits = seen.iter().fold(0_u64, |bits, point| bits | 1 << (point.index() - 12));
        let mut bytes = token.to_bytes();
        bytes[31..39].copy_from_slice(&bits.to_le_bytes());
        reseal(&mut bytes);
        Token::from_bytes(&bytes)
    };
    let at = |name: &str| PointSet::of(name.parse().expect("a point"));
    assert_eq!(forge(chain.seen()), Ok(token));
    let other = forge(chain.seen() | at("e5")).expect("a chain that can go on");
    let mut opened = board;
    assert!(opened.unplay(&other).is_ok());
    assert_eq!(opened.position(), before.position());
    assert_eq!(opened.play_steps(), before.play_steps());
    // Where its only step would lead, where a stone stands, and nowhere.
    for seen in [chain.seen() | at("b2"), chain.seen() | at("b3"), PointSet::EMPTY] {
        assert!(forge(seen).is_err(), "{seen:?}");
    }
}

/// Placing, lifting and turning close a chain when they change something, and only then.
#[test]
fn changes_by_hand() {
    let keys = Keys::draw();
    let mut rng = random::seeded(25);
    for _ in 0..20_000 {
        let reached = random::scattered_chain(&mut rng);
        let mut real = common::board(&reached);
        let mut plain = reached.board;
        let square = rng.random_range(0..plain::CELLS as i32);
        let stone = rng.random_range(0..3);
        match common::point(square) {
            Some(point) if rng.random() => {
                let changes = plain.on_board(square) && plain.at(square) != stone;
                plain.put(square, stone);
                assert_eq!(real.put(point, side(stone)), changes);
                assert!(!(changes && real.can_stop()));
            }
            _ => {
                let mover = rng.random_range(1..3);
                plain.set_side(mover);
                real.set_side(side(mover).unwrap());
            }
        }
        assert_same_board(&real, &plain, &keys);
        compare(&real, &plain);
    }
}

/// A single step in the middle of a chain passes the turn, and its undoing opens the chain again.
#[test]
fn single_steps_inside_a_chain() {
    let keys = Keys::draw();
    let mut rng = random::seeded(26);
    let mut inside = 0;
    for _ in 0..20_000 {
        let reached = random::scattered_chain(&mut rng);
        let mut real = common::board(&reached);
        let mut plain = reached.board;
        if !plain.can_stop() {
            continue;
        }
        let before = real;
        let steps = real.position().steps();
        let step = steps.choose(&mut rng).expect("the chain goes on, so there are some");
        let token = real.do_step(step);
        let step = plain_step(step);
        plain.do_step(step.from, step.dir, step.kind);
        assert_same_board(&real, &plain, &keys);
        assert!(real.unplay(&token).is_err());
        assert!(real.undo_step(&token).is_ok());
        assert_eq!(real, before);
        inside += 1;
    }
    assert!(inside > 1_000, "too few chains to have tested much: {inside}");
}

/// Steps that only the geometry allows: of either side's stones, other stones than the chain's,
/// and back to where the chain has been.
#[test]
fn steps_that_the_game_does_not_allow() {
    let keys = Keys::draw();
    let mut rng = random::seeded(27);
    for _ in 0..3_000 {
        let reached = random::reached(&mut rng);
        let mut real = common::board(&reached);
        let mut plain = reached.board;
        let mut history: Vec<(Token, Board)> = Vec::new();
        for _ in 0..12 {
            let built: Vec<Step> = Point::all()
                .flat_map(|from| real.position().steps_of(from))
                .chain(Point::all().flat_map(|from| paikas(&real, from)))
                .collect();
            let Some(step) = built.choose(&mut rng) else { break };
            let before = real;
            let token = real.play_unchecked(step);
            let step = plain_step(step);
            let expected = plain.play(step.from, step.dir, step.kind);
            assert_eq!(expected.as_ref(), Some(&step));
            assert_same_board(&real, &plain, &keys);
            compare(&real, &plain);
            assert_eq!(Token::from_bytes(&token.to_bytes()), Ok(token));
            history.push((token, before));
        }
        while let Some((token, before)) = history.pop() {
            assert!(real.unplay(&token).is_ok());
            assert_eq!(real, before);
        }
    }
}

/// Also those that take nothing where they could.
fn paikas(board: &Board, from: Point) -> impl Iterator<Item = Step> {
    let position = *board.position();
    Direction::ALL.into_iter().filter_map(move |way| position.step(from, way, Kind::Paika))
}

/// A chain is over by itself when nothing could follow.
#[test]
fn a_chain_that_closes_by_itself() {
    let mut board: Board = "1b1/3/1w1/3/1b1 w".parse().unwrap();
    let b3: Point = "b3".parse().unwrap();
    assert!(board.play(b3, Direction::N, Kind::Approach).is_ok());
    assert_eq!(board.to_string(), "3/1w1/3/3/1b1 b");
    assert_eq!(board.chain(), None);
}
