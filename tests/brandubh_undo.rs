//! Undos of brandubh: each belongs to the boards that are as its move left one, and bytes pass for
//! one only where some move left them.

mod brandubh;

use brandubh::plain::Rules;
use brandubh::random;
use brandubh::same::{board, made, number, variant};
use brandubh::undos::{Said, left, sealed};
use fanorona::brandubh::{Board, Move, Square, UNDO_SIZE, Undo, UndoError, Variant};
use rand::Rng;
use rand::seq::IndexedRandom;

/// A random legal move made on a board, if there is one.
fn go_on(rng: &mut impl Rng, board: &mut Board, variant: &Variant) -> Option<(Move, Undo)> {
    let made = *board.moves(variant).choose(rng)?;
    Some((made, board.do_move(made, variant)))
}

#[test]
fn games_taken_back_with_every_undo_tried_out_of_turn() {
    let mut rng = random::seeded(131);
    for game in 0..60 {
        let variant = variant(Rules::numbered(game % 32));
        let mut board = Board::setup();
        let mut past = Vec::new();
        for _ in 0..120 {
            let before = board;
            let Some((_, undo)) = go_on(&mut rng, &mut board, &variant) else { break };
            past.push((before, undo, board));
        }
        while let Some((before, undo, after)) = past.pop() {
            for (_, earlier, left) in &past {
                // A repetition may have come by the very same move.
                if *left != board {
                    assert_eq!(board.undo_move(earlier), Err(UndoError::Elsewhere));
                    assert_eq!(board, after);
                }
            }
            assert_eq!(board.undo_move(&undo), Ok(()));
            assert_eq!(board, before);
            assert_eq!(board.undo_move(&undo), Err(UndoError::Elsewhere), "twice");
            assert_eq!(board, before);
        }
    }
}

/// The same pieces with another side to move, one piece more or one less are another board.
#[test]
fn an_undo_asks_for_the_whole_board() {
    let mut rng = random::seeded(132);
    let mut tried = 0;
    while tried < 2_000 {
        let rules = random::rules(&mut rng);
        let mut real = board(&random::any(&mut rng, rules));
        let Some((_, undo)) = go_on(&mut rng, &mut real, &variant(rules)) else { continue };
        let mut turned = real;
        turned.set_side(real.side().other());
        let mut changed = real;
        let at = Square::ALL[rng.random_range(0..49)];
        match real.at(at) {
            Some(_) => changed.lift(at),
            None => changed.put(at, *fanorona::brandubh::Piece::ALL.choose(&mut rng).unwrap()),
        }
        for other in [turned, changed] {
            let mut refused = other;
            assert_eq!(refused.undo_move(&undo), Err(UndoError::Elsewhere));
            assert_eq!(refused, other);
        }
        // Placed anew, it is as good as the one that was played on.
        let mut same = real.to_string().parse::<Board>().unwrap();
        assert_eq!(same.undo_move(&undo), Ok(()));
        tried += 1;
    }
}

#[test]
fn an_undo_of_nothing_takes_nothing_back_anywhere() {
    let mut rng = random::seeded(133);
    let mut none = Vec::new();
    for _ in 0..2_000 {
        let rules = random::rules(&mut rng);
        let plain = random::any(&mut rng, rules);
        let mut real = board(&plain);
        let before = real;
        let (from, to) = (random::square(&mut rng), random::square(&mut rng));
        if plain.clone().do_move(from, to, rules).is_none() {
            let undo = real.do_move(made(from, to), &variant(rules));
            assert_eq!(real, before);
            assert_eq!((undo.flags().bits(), undo.captured().len()), (0, 0));
            none.push(undo);
        }
        for undo in &none {
            assert_eq!(real.undo_move(undo), Ok(()));
        }
        assert_eq!(real, before);
        none.truncate(3);
    }
    assert!(none.iter().all(|undo| *undo == none[0]));
    assert_eq!(Undo::from_bytes(&none[0].to_bytes()), Ok(none[0]));
}

/// No bit of an undo can be changed without its being noticed.
#[test]
fn every_bit_counts() {
    let mut rng = random::seeded(134);
    for index in 0..300 {
        let rules = Rules::numbered(index % 32);
        let mut real = board(&random::any(&mut rng, rules));
        let Some((_, undo)) = go_on(&mut rng, &mut real, &variant(rules)) else { continue };
        let bytes = undo.to_bytes();
        assert_eq!(Undo::from_bytes(&bytes), Ok(undo));
        for bit in 0..8 * UNDO_SIZE {
            let mut forged = bytes;
            forged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Undo::from_bytes(&forged), Err(UndoError::NotAnUndo), "bit {bit}");
        }
        for _ in 0..20 {
            let noise: [u8; UNDO_SIZE] = std::array::from_fn(|_| rng.random());
            assert_eq!(Undo::from_bytes(&noise), Err(UndoError::NotAnUndo));
        }
    }
    for filler in [0, 0xff] {
        assert_eq!(Undo::from_bytes(&[filler; UNDO_SIZE]), Err(UndoError::NotAnUndo));
    }
}

/// A forger who seals the bytes anew makes an undo exactly where some move would have left it.
#[test]
fn forged_undos_are_true_ones_or_none() {
    let mut rng = random::seeded(135);
    let (mut refused, mut passed) = (0, 0);
    for index in 0..200 {
        let rules = Rules::numbered(index % 32);
        let mut real = board(&random::any(&mut rng, rules));
        let Some((_, undo)) = go_on(&mut rng, &mut real, &variant(rules)) else { continue };
        let bytes = undo.to_bytes();
        assert_eq!(sealed(bytes), bytes);
        for bit in 0..8 * (UNDO_SIZE - 8) {
            let mut forged = bytes;
            forged[bit / 8] ^= 1 << (bit % 8);
            let forged = sealed(forged);
            match (Undo::from_bytes(&forged), left(&forged)) {
                (Ok(other), Some(Said { plain, made: (from, to), flags, captured })) => {
                    assert_eq!(other.to_bytes(), forged);
                    assert_ne!(other, undo);
                    assert_eq!(i32::from(other.flags().bits()), flags);
                    assert!(other.captured().iter().map(number).eq(captured.iter().copied()));
                    // It takes back what that move leaves, and nothing else.
                    let mut after = board(&plain);
                    assert!(after.relocate(made(from, to)));
                    for square in captured {
                        after.lift(brandubh::same::square(square).expect("a square"));
                    }
                    assert_eq!(after.undo_move(&other), Ok(()));
                    assert_eq!(after, board(&plain));
                    passed += 1;
                }
                (Err(UndoError::NotAnUndo), None) => refused += 1,
                (got, expected) => panic!("bit {bit} of {undo:?}: {got:?}, but {expected:?}"),
            }
        }
    }
    assert!(refused > 10_000 && passed > 10_000, "{refused} {passed}");
}
