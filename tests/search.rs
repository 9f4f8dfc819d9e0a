//! The search: the same answer every time, within its budget, legal, and right where a plain
//! search of everything can say what is right.

mod common;
mod plain;
mod random;

use std::collections::HashSet;
use std::thread;

use common::{plain_steps, same_game};
use fanorona::{
    Found, Game, Mirror, PROVED_SCORE, Position, SEARCH_DEPTH_MAX, SearchOptions, Side, Size,
    Variant, WIN_SCORE, Weights,
};
use plain::Plain;
use plain::game::{Forced, Limits, PlainGame, QUIET, REPETITION};
use rand::Rng;
use rand::seq::IndexedRandom;

const NO_LIMITS: Limits = Limits { quiet: 0, repeat: 0, ply_cap: 0 };
const USUAL: Limits = Limits { quiet: 60, repeat: 3, ply_cap: 0 };

fn with_budget(budget: u64) -> SearchOptions {
    SearchOptions { budget, ..SearchOptions::default() }
}

fn search(plain: &PlainGame, budget: u64) -> Found {
    same_game(plain).search(&with_budget(budget)).expect("the game goes on")
}

fn at(text: &str, limits: Limits) -> PlainGame {
    PlainGame::new(Plain::parse(text.as_bytes()).expect("a position"), limits, 0, 1)
}

/// A game that goes on, often in the middle of a move.
fn some_game(rng: &mut impl Rng) -> PlainGame {
    loop {
        let board = if rng.random() {
            let (cols, rows) = random::size(rng);
            Plain::setup(cols, rows)
        } else {
            random::scattered(rng)
        };
        let mut game = PlainGame::new(board, USUAL, 0, 1);
        for _ in 0..rng.random_range(0..40) {
            if let Some(step) = game.steps().choose(rng) {
                game.step(step.from, step.dir, step.kind);
            }
        }
        if !game.over() {
            return game;
        }
    }
}

/// Few stones on a small board, so that everything can be searched.
fn small_board(rng: &mut impl Rng, stones: usize) -> Plain {
    let (cols, rows) = *[(3, 3), (5, 3), (3, 5), (5, 5)].choose(rng).expect("some");
    let mut board = Plain::empty(cols, rows);
    for index in 0..stones {
        let point = *board.all_squares().choose(rng).expect("a point");
        board.put(point, if index % 2 == 0 { plain::WHITE } else { plain::BLACK });
    }
    board.set_side(if rng.random() { plain::WHITE } else { plain::BLACK });
    board
}

fn follow(plain: &PlainGame, found: &Found) -> PlainGame {
    let mut after = plain.clone();
    after.follow(&plain_steps(&found.steps), found.stop);
    after
}

#[test]
fn the_same_answer_every_time() {
    let mut rng = random::seeded(80);
    let games: Vec<Game> = (0..24).map(|_| same_game(&some_game(&mut rng))).collect();
    let options = with_budget(2_000);
    let answers = |games: &[Game]| -> Vec<Option<Found>> {
        games.iter().map(|game| game.search(&options)).collect()
    };
    let first = answers(&games);
    // After other searches, in another order, from several threads at once, and of copies.
    let mut backwards: Vec<_> = games.iter().rev().map(|game| game.search(&options)).collect();
    backwards.reverse();
    assert_eq!(backwards, first);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| answers(&games))).collect();
        for thread in threads {
            assert_eq!(thread.join().expect("no panic"), first);
        }
    });
    assert_eq!(answers(&games.clone()), first);
}

#[test]
fn the_budget_is_kept() {
    let mut rng = random::seeded(81);
    let mut cut = 0;
    for _ in 0..60 {
        let plain = some_game(&mut rng);
        let game = same_game(&plain);
        let random = rng.random_range(1..5_000);
        for budget in [1, 2, 3, 7, 50, 333, 1_024, 2_000, random] {
            let found = game.search(&with_budget(budget)).expect("the game goes on");
            assert!(found.nodes <= budget + 1_024, "{} of {budget}", found.nodes);
            follow(&plain, &found);
            if found.nodes + 1_024 < budget {
                assert!(!found.stopped);
            }
            if !found.stopped {
                let proved = found.score.abs() > PROVED_SCORE;
                assert!(proved || found.depth == SEARCH_DEPTH_MAX, "{found:?} in {plain:?}");
            }
            cut += usize::from(found.stopped);
        }
    }
    assert!(cut > 200, "{cut}");
}

#[test]
fn a_depth_is_kept() {
    let mut rng = random::seeded(82);
    for _ in 0..40 {
        let plain = some_game(&mut rng);
        for depth in 1..=3 {
            let options = SearchOptions { depth, ..with_budget(200_000) };
            let found = same_game(&plain).search(&options).expect("the game goes on");
            let proved = found.score.abs() > PROVED_SCORE;
            assert!(found.depth == depth || proved && found.depth < depth || found.stopped);
            follow(&plain, &found);
        }
    }
}

/// A seed settles the choice among equals, and nothing else.
#[test]
fn seeds() {
    let mut rng = random::seeded(83);
    // These are their own mirror image, and so has each move an equal on the other side.
    let even = ["bbb/3/www w", "b1b1b/5/5/5/w1w1w w", "1b5b1/9/9/9/1w5w1 b"];
    let mut chosen = 0;
    for round in 0..30 {
        let (plain, mirrored) = match even.get(round) {
            Some(text) => (at(text, USUAL), true),
            None => (some_game(&mut rng), false),
        };
        let game = same_game(&plain);
        let mut found = HashSet::new();
        let depth = if mirrored { 1 } else { SEARCH_DEPTH_MAX };
        let options = SearchOptions { depth, ..with_budget(1_500) };
        let first = game.search(&options).expect("the game goes on");
        for seed in (0..12).chain([u64::MAX, rng.random()]) {
            let options = SearchOptions { seed, ..options };
            let other = game.search(&options).expect("the game goes on");
            assert_eq!(Some(&other), game.search(&options).as_ref());
            follow(&plain, &other);
            found.insert(format!("{:?}", plain_steps(&other.steps)));
            let same = Found { steps: first.steps.clone(), stop: first.stop, ..other };
            assert_eq!(same, first);
        }
        chosen += usize::from(mirrored && found.len() > 1);
    }
    assert!(chosen > 0);
}

#[test]
fn what_is_found_can_be_played() {
    let mut rng = random::seeded(84);
    let (mut stops, mut nothing, mut long) = (0, 0, 0);
    for _ in 0..1_200 {
        let plain = some_game(&mut rng);
        let found = search(&plain, rng.random_range(1..400));
        let after = follow(&plain, &found);
        stops += usize::from(found.stop);
        nothing += usize::from(found.steps.is_empty());
        long += usize::from(found.steps.len() > 1);
        assert!(found.score.abs() <= WIN_SCORE);
        // The game that was searched is as it was, and over the move it can be asked no more.
        if after.over() {
            assert_eq!(same_game(&after).search(&with_budget(10)), None);
        }
    }
    assert!(stops > 20 && nothing > 5 && long > 50, "{stops} {nothing} {long}");
}

/// Two bots to the end: each move legal, and never one after the end.
#[test]
fn games_to_the_end() {
    for (cols, rows) in plain::SIZES {
        let limits = Limits { quiet: 12, repeat: 3, ply_cap: 80 };
        let mut plain = PlainGame::new(Plain::setup(cols, rows), limits, 0, 1);
        while !plain.over() {
            plain = follow(&plain, &search(&plain, 300));
        }
        assert_eq!(same_game(&plain).search(&with_budget(300)), None);
    }
}

#[test]
fn wins_that_are_near() {
    for text in ["9/9/2bw5/9/9 w", "5/5/5/5/wb3 b", "3/1w1/b2 w"] {
        let plain = at(text, USUAL);
        assert_eq!(plain.forced(1), Forced::Win(1), "{text}");
        let found = search(&plain, 1_000);
        assert_eq!((found.score, found.depth), (WIN_SCORE - 1, 1), "{text}");
        let after = follow(&plain, &found);
        assert!(after.over() && after.winner == plain.board.side);
    }
}

/// Holds what a search proves to a plain search of everything, and the other way round.
fn assert_right(plain: &PlainGame, most: usize) -> Forced {
    let forced = plain.forced(most);
    let found = search(plain, 30_000);
    let distance = (WIN_SCORE - found.score.abs()) as usize;
    let shown = || format!("{} {found:?} but {forced:?} in {plain:?}", plain.board.text());
    match forced {
        Forced::Win(moves) => {
            assert!(found.score > PROVED_SCORE && distance >= moves, "{}", shown());
        }
        Forced::Loss(moves) => {
            assert!(found.score < -PROVED_SCORE && distance <= moves, "{}", shown());
        }
        Forced::Neither => {
            let proved = found.score.abs() > PROVED_SCORE;
            assert!(!proved || distance > most, "{}", shown());
        }
    }
    let after = follow(plain, &found);
    if let (Forced::Win(_), true) = (forced, distance <= most) {
        // And the move is one that wins.
        assert!(matches!(after.forced(most - 1), Forced::Loss(_)), "{}", shown());
    }
    forced
}

fn verdicts(
    seed: u64,
    rounds: usize,
    most: usize,
    game: impl Fn(&mut rand_chacha::ChaCha8Rng) -> PlainGame,
) {
    let mut rng = random::seeded(seed);
    let (mut wins, mut losses, mut neither) = ([0; 6], 0, 0);
    for _ in 0..rounds {
        let plain = game(&mut rng);
        if plain.over() {
            continue;
        }
        match assert_right(&plain, most) {
            Forced::Win(moves) => wins[moves] += 1,
            Forced::Loss(_) => losses += 1,
            Forced::Neither => neither += 1,
        }
    }
    assert!(wins[1] > 0 && losses > 0 && neither > 0, "{wins:?} {losses} {neither}");
}

#[test]
fn wins_and_losses_without_limits() {
    verdicts(85, 350, 3, |rng| {
        let stones = rng.random_range(2..7);
        PlainGame::new(small_board(rng, stones), NO_LIMITS, 0, 1)
    });
}

/// With a limit within reach: what would be won without it may be drawn before that.
#[test]
fn wins_and_losses_before_a_quiet_limit() {
    for (stones, most) in [(2..6, 3), (3..5, 5)] {
        verdicts(86, 200, most, |rng| {
            let stones = rng.random_range(stones.clone());
            let limits = Limits { quiet: 10, repeat: 0, ply_cap: 0 };
            PlainGame::new(small_board(rng, stones), limits, rng.random_range(5..10), 1)
        });
    }
}

#[test]
fn wins_and_losses_before_a_ply_cap() {
    for (stones, most) in [(2..6, 3), (3..5, 5)] {
        verdicts(87, 200, most, |rng| {
            let stones = rng.random_range(stones.clone());
            let limits = Limits { quiet: 0, repeat: 0, ply_cap: rng.random_range(1..7) };
            PlainGame::new(small_board(rng, stones), limits, 0, 1)
        });
    }
}

/// Stones that have moved about for a while, so that positions are about to come round again.
#[test]
fn wins_and_losses_before_a_repetition() {
    verdicts(88, 300, 3, |rng| {
        let stones = rng.random_range(2..6);
        let limits = Limits { quiet: 0, repeat: rng.random_range(2..4), ply_cap: 0 };
        let mut game = PlainGame::new(small_board(rng, stones), limits, 0, 1);
        for _ in 0..rng.random_range(0..8) {
            let steps = game.steps();
            if let Some(step) = steps.choose(rng) {
                let mut next = game.clone();
                next.step(step.from, step.dir, step.kind);
                next.stop();
                if !next.over() {
                    game = next;
                }
            }
        }
        game
    });
}

/// Lost but for a draw: the only way out is the quiet limit.
#[test]
fn a_quiet_limit_is_a_way_out() {
    let mut rng = random::seeded(89);
    let mut found = 0;
    while found < 12 {
        let stones = rng.random_range(4..8);
        let board = small_board(&mut rng, stones);
        let lost = PlainGame::new(board.clone(), NO_LIMITS, 0, 1);
        let quiet = lost.steps().iter().any(|step| step.kind == plain::PAIKA);
        if lost.over() || !quiet || !matches!(lost.forced(2), Forced::Loss(_)) {
            continue;
        }
        // A quiet move may also end the game at once, by leaving the other side without a step.
        let limits = Limits { quiet: 20, ..NO_LIMITS };
        let saved = PlainGame::new(board, limits, 19, 1);
        let (lost_score, saved_found) = (search(&lost, 20_000).score, search(&saved, 20_000));
        assert!(lost_score < -PROVED_SCORE);
        assert_eq!(saved_found.score, 0, "{}", saved.board.text());
        assert_eq!(follow(&saved, &saved_found).outcome, QUIET);
        found += 1;
    }
}

/// The same, where the way out is a position that has been there before.
#[test]
fn a_repetition_is_a_way_out() {
    let mut rng = random::seeded(90);
    let mut found = 0;
    while found < 8 {
        let stones = rng.random_range(3..7);
        let limits = Limits { repeat: 2, ..NO_LIMITS };
        let mut game = PlainGame::new(small_board(&mut rng, stones), limits, 0, 1);
        // One side moves a stone away and back; the other has moved a stone away in between.
        let mut path = Vec::new();
        for _ in 0..3 {
            let back = path.first().map(|step: &plain::PlainStep| (step.to, step.from));
            let mut steps = game.steps();
            steps.retain(|step| step.kind == plain::PAIKA);
            if path.len() == 2 {
                steps.retain(|step| Some((step.from, step.to)) == back);
            }
            let Some(step) = steps.choose(&mut rng) else { break };
            game.step(step.from, step.dir, step.kind);
            path.push(step.clone());
        }
        let fresh = PlainGame::new(game.board.clone(), NO_LIMITS, 0, 1);
        let back = path.get(1).map(|step| (step.to, step.from));
        let can_go_back = game.steps().iter().any(|step| Some((step.from, step.to)) == back);
        if path.len() < 3 || game.over() || !can_go_back {
            continue;
        }
        if !matches!(fresh.forced(4), Forced::Loss(_)) || game.forced(4) != Forced::Neither {
            continue;
        }
        assert!(search(&fresh, 20_000).score < -PROVED_SCORE, "{}", fresh.board.text());
        let saved = search(&game, 20_000);
        assert_eq!(saved.score, 0, "{saved:?} in {game:?}");
        assert_eq!(follow(&game, &saved).outcome, REPETITION, "{saved:?} in {game:?}");
        found += 1;
    }
}

/// The published result of the three by three.
#[test]
fn the_smallest_board_is_a_win_for_white() {
    let game = Game::new(Variant::named("telo").expect("a name"));
    let found = game.search(&with_budget(100_000)).expect("the game goes on");
    assert!(found.score > PROVED_SCORE, "{found:?}");
    // And it is played to its end as promised, each side by the search.
    let mut plain = PlainGame::new(Plain::setup(3, 3), USUAL, 0, 1);
    let mut left = WIN_SCORE - found.score;
    while !plain.over() {
        let found = search(&plain, 100_000);
        assert!(found.score.abs() >= WIN_SCORE - left, "{found:?} with {left} left");
        plain = follow(&plain, &found);
        left -= 1;
    }
    assert_eq!((plain.winner, left >= 0), (plain::WHITE, true));
}

#[test]
fn weights_have_names() {
    assert_eq!(Weights::NAMES.len(), Weights::COUNT);
    let mut seen = HashSet::new();
    for (index, name) in Weights::NAMES.into_iter().enumerate() {
        assert!(seen.insert(name));
        assert_eq!(Weights::index_of(name), Some(index));
        let mut weights = Weights::default();
        for value in [-10_000, -1, 0, 1, 10_000] {
            assert!(weights.set(index, value));
            assert_eq!(weights.get(index), Some(value));
        }
        for value in [-10_001, 10_001, i32::MIN, i32::MAX] {
            assert!(!weights.set(index, value));
            assert_eq!(weights.get(index), Some(10_000));
        }
    }
    for name in ["", "Stone", "stone ", "stones", "weight"] {
        assert_eq!(Weights::index_of(name), None);
    }
    let mut weights = Weights::default();
    assert!(!weights.set(Weights::COUNT, 0));
    assert_eq!((weights.get(Weights::COUNT), weights), (None, Weights::default()));
}

fn only(name: &str, value: i32) -> Weights {
    let mut weights = Weights::default();
    for index in 0..Weights::COUNT {
        weights.set(index, 0);
    }
    weights.set(Weights::index_of(name).expect("a name"), value);
    weights
}

/// What each weight counts, counted a second time.
#[test]
fn what_the_evaluation_counts() {
    let mut rng = random::seeded(91);
    for _ in 0..2_000 {
        let plain = random::any(&mut rng);
        let position: Position = plain.text().parse().expect("a position");
        let for_white = |count: &dyn Fn(i32) -> i32| count(plain::WHITE) - count(plain::BLACK);
        let own = |side: i32| {
            let squares = plain.all_squares().into_iter();
            squares.filter(|&point| plain.at(point) == side).collect::<Vec<i32>>()
        };
        let steps_of = |side: i32, kinds: &[i32]| {
            let mut count = 0;
            for point in own(side) {
                for dir in 0..8 {
                    for &kind in kinds {
                        count += i32::from(plain.step(point, dir, kind).is_some());
                    }
                }
            }
            count
        };
        let all = plain.count(plain::WHITE) + plain.count(plain::BLACK);
        let counted = [
            ("stone", for_white(&|side| plain.count(side))),
            ("mobility", for_white(&|side| steps_of(side, &[plain::PAIKA]))),
            (
                "strong",
                for_white(&|side| {
                    own(side).iter().filter(|&&at| plain::is_strong(at)).count() as i32
                }),
            ),
            ("threat", for_white(&|side| steps_of(side, &[plain::APPROACH, plain::WITHDRAWAL]))),
            ("turn", for_white(&|side| i32::from(plain.side == side))),
            ("share", for_white(&|side| plain.count(side) * 100 / all.max(1))),
        ];
        let mut whole = 0;
        for (index, (name, count)) in counted.into_iter().enumerate() {
            assert_eq!(position.evaluate(&only(name, 1)), count, "{name} in {}", plain.text());
            whole += count * Weights::default().get(index).expect("a weight");
        }
        assert_eq!(position.evaluate(&Weights::default()), whole);
    }
}

/// The colours changed over on a board that is turned by half, and each mirror.
#[test]
fn the_evaluation_is_fair() {
    let mut rng = random::seeded(92);
    for _ in 0..2_000 {
        let plain = random::any(&mut rng);
        let position: Position = plain.text().parse().expect("a position");
        let mut swapped = Position::empty(position.size());
        for owner in Side::ALL {
            for point in position.stones(owner) {
                swapped.put(point, Some(owner.other()));
            }
        }
        swapped.set_side(position.side().other());
        let mut weights = Weights::default();
        for index in 0..Weights::COUNT {
            if rng.random() {
                weights.set(index, rng.random_range(Weights::RANGE));
            }
        }
        let score = position.evaluate(&weights);
        assert!(score.abs() <= PROVED_SCORE);
        assert_eq!(swapped.evaluate(&weights), -score, "{}", plain.text());
        for how in Mirror::ALL {
            assert_eq!(position.mirrored(how).evaluate(&weights), score, "{}", plain.text());
        }
        // A game asks no more than its position.
        let variant = Variant::on(position.size());
        let game = Game::start(position, variant, 0, 1).expect("a game");
        assert_eq!(game.evaluate(&weights), score);
    }
}

/// The weights of the options are those that the search goes by.
#[test]
fn a_search_goes_by_its_weights() {
    let game = Game::new(Variant::default());
    let shallow = SearchOptions { depth: 1, ..with_budget(10_000) };
    let by_stones = SearchOptions { weights: only("stone", 100), ..shallow };
    let found = game.search(&by_stones).expect("the game goes on");
    assert_eq!(found.score % 100, 0);
    let doubled = SearchOptions { weights: only("stone", 200), ..shallow };
    assert_eq!(game.search(&doubled).expect("the game goes on").score, 2 * found.score);
    let blind = SearchOptions { weights: only("stone", 0), ..shallow };
    assert_eq!(game.search(&blind).expect("the game goes on").score, 0);
}

/// Positions with thousands of whole moves are searched a step at a time like any other.
#[test]
fn very_many_moves() {
    for text in [
        "bwbbb1bbb/w1b3b2/1b3b2b/b1wbbb1bb/bwbbb1bbb w",
        "bbbbbbbwb/bb2bbw1b/b1b1b2b1/2bb2b1w/bbbbbbbwb w",
    ] {
        let plain = at(text, USUAL);
        for budget in [1, 100, 1_000, 20_000] {
            let found = search(&plain, budget);
            assert!(found.nodes <= budget + 1_024, "{} of {budget}", found.nodes);
            let after = follow(&plain, &found);
            // With so much to look at it sees further than a first step.
            let taken = plain.board.count(plain::BLACK) - after.board.count(plain::BLACK);
            assert!(budget < 20_000 || taken > 8, "{taken} taken by {found:?}");
        }
    }
}

/// Every size can be searched from its set-up.
#[test]
fn every_size() {
    for size in Size::ALL {
        let game = Game::new(Variant::on(size));
        let found = game.search(&with_budget(3_000)).expect("the game goes on");
        assert!(found.depth > 0 && !found.steps.is_empty());
    }
}

/// One or two stones among many, so that chains are long and come by the same point in many ways.
#[test]
fn wins_and_losses_by_chains() {
    verdicts(93, 250, 2, |rng| {
        let mut board = Plain::empty(5, 5);
        let lone = if rng.random() { plain::WHITE } else { plain::BLACK };
        for index in 0..rng.random_range(7..14) {
            let point = *board.all_squares().choose(rng).expect("a point");
            board.put(point, if index < 2 { lone } else { plain::other(lone) });
        }
        board.set_side(if rng.random() { plain::WHITE } else { plain::BLACK });
        PlainGame::new(board, NO_LIMITS, 0, 1)
    });
}

/// A low limit, which positions come to with different counts.
#[test]
fn wins_and_losses_under_a_low_quiet_limit() {
    verdicts(94, 250, 5, |rng| {
        let stones = rng.random_range(4..8);
        let mut board = Plain::empty(3, 3);
        for index in 0..stones {
            let point = *board.all_squares().choose(rng).expect("a point");
            board.put(point, if index % 2 == 0 { plain::WHITE } else { plain::BLACK });
        }
        let limits = Limits { quiet: rng.random_range(2..5), repeat: 0, ply_cap: 0 };
        PlainGame::new(board, limits, rng.random_range(0..2), 1)
    });
}
