//! Moves, captures and undos of brandubh against the plain implementation, on boards that games
//! reach and on boards that none does, under every combination of the rules.

mod brandubh;

use brandubh::keys::Keys;
use brandubh::plain::{Plain, Rules, all_squares};
use brandubh::random;
use brandubh::same::{
    assert_same, board, made, number, numbers, plain_moves, side, square, variant,
};
use fanorona::brandubh::{Board, Square, Undo};
use rand::Rng;
use rand::seq::IndexedRandom;

const BOARDS: usize = 100_000;

/// Runs a check over boards of every kind; each combination of the rules has its share.
fn each(seed: u64, boards: usize, mut check: impl FnMut(&mut random::Seeded, &Plain, Rules)) {
    let mut rng = random::seeded(seed);
    for index in 0..boards {
        let rules = Rules::numbered(index % 32);
        let plain = random::any(&mut rng, rules);
        check(&mut rng, &plain, rules);
    }
}

fn code(board: &Board, from: i32, to: i32, rules: Rules) -> i32 {
    let refusal = board.why_not(made(from, to), &variant(rules));
    refusal.map_or(0, |refusal| refusal.code().into())
}

#[test]
fn moves_and_why_not() {
    let keys = Keys::draw();
    let (mut all, mut met) = (0, [0; 9]);
    each(101, BOARDS, |rng, plain, rules| {
        let board = board(plain);
        let variant = variant(rules);
        assert_same(&board, plain, &keys);
        let moves = board.moves(&variant);
        let expected = plain.moves(rules);
        assert_eq!(plain_moves(&moves), expected, "{board} {rules:?}");
        assert_eq!(board.count_moves(&variant), expected.len(), "{board} {rules:?}");
        for &made in &moves {
            assert!(board.is_legal(made, &variant));
        }
        let mut pairs: Vec<_> =
            (0..40).map(|_| (random::square(rng), random::square(rng))).collect();
        let own = all_squares().filter(|&at| side(plain.side) == owner(&board, at));
        if let Some(&from) = own.collect::<Vec<_>>().choose(rng) {
            pairs.extend(all_squares().map(|to| (from, to)));
        }
        for (from, to) in pairs {
            let expected = plain.why_not(from, to, rules);
            assert_eq!(code(&board, from, to, rules), expected, "{board} {from} {to} {rules:?}");
            assert_eq!(board.is_legal(made(from, to), &variant), expected == 0);
            met[expected as usize] += 1;
        }
        all += 1;
    });
    assert!(met[2..].iter().all(|&count| count > 1_000), "{met:?} on {all} boards");
}

fn owner(board: &Board, at: i32) -> Option<fanorona::brandubh::Side> {
    board.at(square(at)?).map(|piece| piece.side())
}

/// The plain list is itself held against the plain reasons, pair by pair.
#[test]
fn the_moves_are_those_with_nothing_wrong() {
    each(102, 1_000, |_, plain, rules| {
        let mut moves = plain.moves(rules);
        moves.sort_unstable();
        let mut right = Vec::new();
        for from in all_squares() {
            for to in all_squares() {
                let why = plain.why_not(from, to, rules);
                assert_eq!(code(&board(plain), from, to, rules), why);
                right.extend((why == 0).then_some((from, to)));
            }
        }
        assert_eq!(moves, right, "{} {rules:?}", plain.text());
    });
}

#[test]
fn captures_and_hostile_squares() {
    let (mut captured, mut kings) = (0, 0);
    each(103, BOARDS, |_, plain, rules| {
        let board = board(plain);
        for at in all_squares() {
            let square = square(at).expect("a square");
            let expected = plain.captures_at(at, rules);
            let got = board.captures_at(square, &variant(rules));
            assert_eq!(numbers(got), expected, "{board} {square} {rules:?}");
            captured += expected.len();
            kings += expected.iter().filter(|&&at| plain.at(at) == 3).count();
            for number in [0, 1] {
                let hostile = board.hostile_to(square, side(number).expect("a side"));
                assert_eq!(hostile, plain.hostile_to(at, number), "{board} {square}");
            }
        }
    });
    assert!(captured > 100_000 && kings > 10_000, "{captured} {kings}");
}

/// Moves that are legal and moves between any two squares: what they report, leave and take back.
#[test]
fn moves_made_and_taken_back() {
    let keys = Keys::draw();
    let mut met = [0; 8];
    each(104, BOARDS, |rng, plain, rules| {
        let before = board(plain);
        let variant = variant(rules);
        let mut pairs: Vec<_> =
            (0..3).map(|_| (random::square(rng), random::square(rng))).collect();
        let moves = plain.moves(rules);
        pairs.extend(moves.choose_multiple(rng, 2));
        let some = moves.choose_multiple(rng, 6);
        pairs.extend(some.filter(|made| plain.preview(made.0, made.1, rules).0 != 0));
        for (from, to) in pairs {
            let (flags, captured) = plain.preview(from, to, rules);
            let asked = made(from, to);
            let preview = before.preview(asked, &variant);
            assert_eq!((i32::from(preview.0.bits()), numbers(preview.1)), (flags, captured));
            met[flags as usize] += 1;

            let (mut real, mut other) = (before, plain.clone());
            let undo = real.do_move(asked, &variant);
            let done = other.do_move(from, to, rules);
            assert_same(&real, &other, &keys);
            assert_eq!((undo.flags(), undo.captured()), preview, "{before} {asked}");
            assert_eq!(Undo::from_bytes(&undo.to_bytes()), Ok(undo), "{before} {asked}");
            real.undo_move(&undo).expect("it is as the move left it");
            assert_eq!(real, before);
            assert_same(&real, plain, &keys);
            match done {
                Some((_, _, undo)) => other.undo_move(&undo),
                None => assert_eq!(real.undo_move(&undo), Ok(()), "nothing, and again nothing"),
            }
            assert_eq!(other, *plain);

            let (mut real, mut other) = (before, plain.clone());
            assert_eq!(real.relocate(asked), other.relocate(from, to));
            assert_same(&real, &other, &keys);
        }
    });
    // A king cannot take a king, and so flags of a king taken come without those of one at home.
    assert!([0, 1, 3, 4, 5].iter().all(|&flags| met[flags] > 500), "{met:?}");
    assert_eq!((met[2], met[6], met[7]), (0, 0, 0));
}

/// Pieces come and go in any order; what is kept along is what is worked out anew.
#[test]
fn changes_by_hand() {
    let keys = Keys::draw();
    let mut rng = random::seeded(105);
    for _ in 0..200 {
        let rules = random::rules(&mut rng);
        let mut plain = random::any(&mut rng, rules);
        let mut real = board(&plain);
        for _ in 0..200 {
            let at = random::square(&mut rng);
            let square = square(at).expect("a square");
            match rng.random_range(0..6) {
                0 => {
                    let mover = rng.random_range(0..2);
                    plain.set_side(mover);
                    real.set_side(side(mover).expect("a side"));
                }
                1 | 2 => {
                    plain.lift(at);
                    real.lift(square);
                }
                piece => {
                    plain.put(at, piece - 2);
                    real.put(square, brandubh::same::piece(piece - 2).expect("a piece"));
                }
            }
            assert_eq!(real.at(square).map_or(0, |piece| piece.index().into()), plain.at(at));
            assert_same(&real, &plain, &keys);
        }
    }
}

#[test]
fn squares() {
    assert!(Square::ALL.into_iter().map(number).eq(all_squares()));
    for index in 0..=u8::MAX {
        let at = i32::from(index);
        let square = Square::from_index(index);
        assert_eq!(square.is_some(), brandubh::plain::on_board(at));
        let Some(square) = square else { continue };
        assert_eq!(square.index(), index);
        assert_eq!(i32::from(square.file()), brandubh::plain::file_of(at));
        assert_eq!(i32::from(square.rank()), brandubh::plain::rank_of(at));
        assert_eq!(Square::new(square.file(), square.rank()), Some(square));
        assert_eq!(square.is_throne(), at == brandubh::plain::THRONE);
        assert_eq!(square.is_corner(), brandubh::plain::is_corner(at));
        assert_eq!(square.is_edge(), brandubh::plain::is_edge(at));
        assert_eq!(square.beside_throne(), brandubh::plain::beside_throne(at));
        assert_eq!(square.to_string(), brandubh::plain::square_name(at));
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    for text in ["", "a", "a0", "a8", "h1", "A1", "a1 ", "4d", "é1"] {
        assert!(text.parse::<Square>().is_err(), "{text:?}");
    }
    assert_eq!((Square::new(7, 0), Square::new(0, 7), Square::new(255, 255)), (None, None, None));
}
