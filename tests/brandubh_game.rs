//! Games of brandubh against plain ones, to the end and back.

mod brandubh;

use brandubh::game::{self, PlainGame};
use brandubh::keys::Keys;
use brandubh::plain::{ATTACKERS, DEFENDERS, Plain, Rules};
use brandubh::random;
use brandubh::same::{assert_same, board, made, side, variant};
use fanorona::brandubh::{Board, Ending, Game, PlayError, Refusal, Side, Variant, VariantError};
use rand::Rng;
use rand::seq::IndexedRandom;

fn limited(rules: Rules, repeat: u32, ply_cap: u32) -> Variant {
    let variant = variant(rules).with_repeat(repeat).expect("a repeat");
    variant.with_ply_cap(ply_cap).expect("a cap")
}

/// The game that starts where the plain one does.
fn started(plain: &PlainGame) -> Game {
    let variant = limited(plain.rules, plain.repeat, plain.ply_cap);
    let game = Game::start(board(&plain.boards[0]), variant);
    assert_eq!(game.variant(), variant);
    game
}

fn assert_same_game(game: &Game, plain: &PlainGame, keys: &Keys) {
    assert_same(game.board(), plain.board(), keys);
    assert_eq!((game.ply(), game.repeats()), (plain.ply(), plain.repeats()));
    let (code, winner) = plain.outcome();
    let outcome = game.outcome();
    let got = outcome.map_or(0, |outcome| i32::from(outcome.ending().code()));
    assert_eq!(got, code, "{} {plain:?}", game.board());
    assert_eq!(outcome.and_then(|outcome| outcome.winner()), side(winner));
    assert_eq!(game.key_at(game.ply()), Some(keys.of(plain.board())));
}

fn assert_same_history(game: &Game, plain: &PlainGame, keys: &Keys) {
    for (ply, board) in plain.boards.iter().enumerate() {
        assert_eq!(game.key_at(ply), Some(keys.of(board)));
        assert_eq!(game.move_at(ply), plain.moves.get(ply).map(|&(from, to)| made(from, to)));
    }
    for ply in [plain.boards.len(), usize::MAX] {
        assert_eq!((game.key_at(ply), game.move_at(ply)), (None, None));
    }
}

/// Asks for what may not be played; nothing changes.
fn refused(rng: &mut impl Rng, game: &mut Game, plain: &PlainGame, keys: &Keys) {
    let (from, to) = (random::square(rng), random::square(rng));
    let why = plain.board().why_not(from, to, plain.rules);
    let expected = match plain.clone().play(from, to) {
        0 => return,
        1 => PlayError::Over,
        _ => PlayError::Illegal(Refusal::ALL[why as usize - 1]),
    };
    assert_eq!(game.play(made(from, to)).map(drop), Err(expected));
    assert_same_game(game, plain, keys);
}

fn random_start(rng: &mut impl Rng, rules: Rules) -> Plain {
    match rng.random_range(0..3) {
        0 => Plain::setup(),
        1 => random::played(rng, rules),
        _ => random::scattered(rng),
    }
}

#[test]
fn random_games() {
    let keys = Keys::draw();
    let mut rng = random::seeded(141);
    let mut met = [0; 7];
    for index in 0..1_500 {
        let rules = Rules::numbered(index % 32);
        let start = random_start(&mut rng, rules);
        let repeat = [0, 2, 3, 4][rng.random_range(0..4)];
        let cap = if rng.random() { 0 } else { rng.random_range(1..80) };
        let mut plain = PlainGame::start(start, rules, repeat, cap);
        let mut game = started(&plain);
        assert_same_game(&game, &plain, &keys);
        for _ in 0..rng.random_range(0..100) {
            refused(&mut rng, &mut game, &plain, &keys);
            let moves = plain.board().moves(rules);
            // There and back again makes positions come again.
            let back = plain.moves.iter().rev().nth(1).map(|&(from, to)| (to, from));
            let back = back.filter(|made| rng.random_bool(0.4) && moves.contains(made));
            let Some((from, to)) = back.or_else(|| moves.choose(&mut rng).copied()) else { break };
            let flags = plain.board().preview(from, to, rules).0;
            if plain.play(from, to) != 0 {
                break;
            }
            let played = game.play(made(from, to)).expect("a legal move");
            assert_eq!(i32::from(played.flags().bits()), flags);
            assert_same_game(&game, &plain, &keys);
        }
        met[plain.outcome().0 as usize] += 1;
        refused(&mut rng, &mut game, &plain, &keys);
        assert_same_history(&game, &plain, &keys);
        let taken_back = rng.random_range(0..=plain.ply());
        for _ in 0..taken_back {
            let expected = plain.undo().map(|(from, to)| made(from, to));
            assert_eq!(game.undo(), expected);
            assert_same_game(&game, &plain, &keys);
        }
        assert_same_history(&game, &plain, &keys);
        if plain.ply() == 0 {
            assert_eq!(game.undo(), None);
            assert_same_game(&game, &plain, &keys);
        }
    }
    assert!(met.iter().all(|&count| count > 10), "{met:?}");
}

fn ended(start: &str, variant: Variant, moves: &[&str]) -> (i32, Option<Side>) {
    let mut game = Game::start(start.parse().expect("a position"), variant);
    for name in moves {
        assert_eq!(game.outcome(), None, "before {name}");
        let moves = game.board().moves(&variant);
        let made = moves.iter().find(|made| made.to_string() == *name).expect(name);
        game.play(*made).expect("a listed move");
    }
    let outcome = game.outcome().expect("it is over");
    (outcome.ending().code().into(), outcome.winner())
}

/// Where a game starts and under which rules, its moves, how it ends and who has won.
type Case = (&'static str, Variant, &'static [&'static str], i32, Option<Side>);

#[test]
fn each_ending() {
    let usual = Variant::default();
    let (attackers, defenders) = (side(ATTACKERS), side(DEFENDERS));
    let edge = usual.with_escape(fanorona::brandubh::Escape::Edge);
    let cases: &[Case] = &[
        ("k6/7/7/7/7/7/7 a", usual, &[], game::CORNER, defenders),
        ("a6/7/7/k6/7/7/7 d", edge, &[], game::CORNER, defenders),
        ("7/7/7/k6/7/7/6a d", usual, &["a4-a7"], game::CORNER, defenders),
        ("7/7/7/1k5/7/7/6a d", edge, &["b4-a4"], game::CORNER, defenders),
        ("7/1a5/1k5/7/7/1a5/7 a", usual, &["b2-b4"], game::CAPTURE, attackers),
        ("3d3/7/7/7/7/7/a6 a", usual, &[], game::CAPTURE, attackers),
        ("7/7/7/7/7/7/7 a", usual, &[], game::CAPTURE, attackers),
        // A king is taken while another is left.
        ("7/1a5/1k5/7/7/1a2k2/7 a", usual, &["b2-b4"], game::CAPTURE, attackers),
        ("7/7/7/3k3/7/7/7 d", usual, &[], game::NO_PIECES, defenders),
        ("7/7/3d3/3a3/7/3k3/7 d", usual, &["d2-d3"], game::NO_PIECES, defenders),
        (
            "7/7/7/1k5/7/7/6a a",
            usual,
            &["g1-f1", "b4-b5", "f1-e1", "b5-b4", "e1-f1", "b4-b5", "f1-e1", "b5-b4", "e1-f1"],
            game::REPETITION,
            None,
        ),
        ("7/7/7/3k3/7/6d/5da a", usual, &[], game::NO_MOVE, defenders),
        ("7/7/7/2k4/7/6a/5ak d", edge, &[], game::CORNER, defenders),
        ("7/7/7/1k5/7/7/6a a", usual.with_ply_cap(1).unwrap(), &["g1-f1"], game::PLY_CAP, None),
    ];
    for &(start, variant, moves, code, winner) in cases {
        assert_eq!(ended(start, variant, moves), (code, winner), "{start}");
    }
}

/// Where several endings have come at once, the first in their order counts.
#[test]
fn endings_in_their_order() {
    let one = Variant::default().with_ply_cap(1).unwrap();
    // The king goes home with the last move that is allowed.
    let (code, winner) = ended("7/7/7/k6/7/7/6a d", one, &["a4-a7"]);
    assert_eq!((code, winner), (game::CORNER, side(DEFENDERS)));
    // The second king stands on a corner while the first is taken.
    let (code, _) = ended("k6/7/7/7/7/7/7 a", one, &[]);
    assert_eq!(code, game::CORNER);
    // No move is left, and no more are allowed.
    let (code, winner) = ended("7/7/7/1k5/7/6d/4d1a d", one, &["e1-f1"]);
    assert_eq!((code, winner), (game::NO_MOVE, side(DEFENDERS)));
    assert_eq!(Ending::ALL.map(Ending::code), [1, 2, 3, 4, 5, 6]);
    let names = ["corner", "capture", "no_pieces", "repetition", "no_move", "ply_cap"];
    assert_eq!(Ending::ALL.map(Ending::name), names);
}

#[test]
fn a_new_game() {
    let game = Game::new(Variant::default());
    assert_eq!((*game.board(), game.ply(), game.repeats()), (Board::setup(), 0, 1));
    assert_eq!((game.outcome(), game.move_at(0)), (None, None));
}

#[test]
fn numbers_of_a_variant() {
    let usual = Variant::default();
    assert_eq!((usual.repeat(), usual.ply_cap()), (3, 0));
    for repeat in [0, 2, 3, 999_999_999] {
        assert_eq!(usual.with_repeat(repeat).map(|changed| changed.repeat()), Ok(repeat));
    }
    for repeat in [1, 1_000_000_000, u32::MAX] {
        assert_eq!(usual.with_repeat(repeat), Err(VariantError::Repeat));
    }
    for cap in [0, 1, 100_000] {
        assert_eq!(usual.with_ply_cap(cap).map(|changed| changed.ply_cap()), Ok(cap));
    }
    for cap in [100_001, u32::MAX] {
        assert_eq!(usual.with_ply_cap(cap), Err(VariantError::PlyCap));
    }
}
