//! Vectors that are not drawn for one rule: every square, each reason to refuse a move, sides without
//! pieces, whole games in every variant, and positions of all sorts.

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::boards::{any_square, small};
use super::draw::{a_way, limit, played, variant_of};
use crate::brandubh::game::PlainGame;
use crate::brandubh::plain::{Plain, Rules, move_name, square_name};
use crate::brandubh::random as boards;
use crate::draw::{Oracle, Vector};
use crate::kit::brandubh::{Brandubh, SIDES};
use crate::random;

/// A program in a slow language counts so many lines in a moment.
const PERFT_MOST: u64 = 20_000;

/// And so many in some seconds; a few from the set-up are there to be counted for long.
const PERFT_LONG: u64 = 100_000;

/// Sides without pieces, or with pieces that cannot move.
const BARREN: &[&str] = &[
    "7/7/7/7/7/7/7 a",
    "7/7/7/7/7/7/7 d",
    "7/7/7/3k3/7/7/7 a",
    "7/7/7/3k3/7/7/7 d",
    "7/7/7/3a3/7/7/7 a",
    "7/7/7/3a3/7/7/7 d",
    "7/7/7/3d3/7/7/7 a",
    "aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa/aaaaaaa a",
    "ddddddd/ddddddd/ddddddd/dddkddd/ddddddd/ddddddd/ddddddd d",
    "adadada/dadadad/adadada/dadkdad/adadada/dadadad/adadada a",
    "1a5/ak5/1a5/7/7/7/7 d",
    "k6/7/7/7/7/7/a6 a",
    "k5k/7/7/3a3/7/7/k5k a",
];

/// More moves than nearly any game has: pieces apart from each other, each with its lines open.
const OPEN: &[&str] =
    &["1a5/3a3/5a1/a6/2a4/4a2/6a a", "1k5/3k3/5k1/k6/2k4/4k2/6k d", "2d4/4d2/6d/1k5/3d3/5d1/d6 d"];

/// A king beside the empty throne, and much to capture.
const MIDST: &str = "3a3/2a1a2/1d1k1d1/a5a/3d3/1a3a1/3ad2 a";

pub fn vectors(oracle: &Oracle<Brandubh>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let mut asks: Vec<(&'static str, Value)> = Vec::new();
    squares(&mut asks);
    reasons(oracle, &mut rng, &mut asks);
    for text in BARREN.iter().chain(OPEN) {
        for op in ["moves", "key"] {
            asks.push(("whole-game", json!({"op": op, "position": text})));
        }
        // Over before it began, where a side has no pieces or no move.
        asks.push(("endings-order", json!({"op": "game", "position": text, "moves": []})));
        for captures in [true, false] {
            asks.push((
                "whole-game",
                perft_of(
                    &Plain::parse(text.as_bytes()).expect("a position"),
                    2,
                    captures,
                    Rules::USUAL,
                ),
            ));
        }
    }
    by_hand(&mut asks);
    perfts(&mut asks);
    for rules in Rules::all() {
        games(&mut rng, rules, &mut asks);
    }
    for _ in 0..60 {
        positions(&mut rng, &mut asks);
    }
    asks.into_iter().map(|(rule, ask)| Vector { rule, answer: oracle.answer(&ask), ask }).collect()
}

fn squares(asks: &mut Vec<(&'static str, Value)>) {
    asks.push(("setup", json!({"op": "board"})));
    for file in 'a'..='h' {
        for rank in 0..=8 {
            let outside = file == 'h' || rank == 0 || rank == 8;
            let rule = if outside { "squares" } else { "special-squares" };
            asks.push((rule, json!({"op": "square", "square": format!("{file}{rank}")})));
        }
    }
    for name in ["z9", "i4", "k1"] {
        asks.push(("squares", json!({"op": "square", "square": name})));
    }
}

/// What chance hardly brings: the usual limits, and which of two things comes first.
fn by_hand(asks: &mut Vec<(&'static str, Value)>) {
    let walk = ["b2-c2", "d4-d5", "c2-b2", "d5-d4"];
    let back = ["b2-c2", "d5-c5", "c2-b2", "c5-d5"];
    let game = |position: &str, moves: &[&str], variant: Value| {
        let mut ask = json!({"op": "game", "position": position, "moves": moves});
        if variant != json!({}) {
            ask["variant"] = variant;
        }
        ask
    };
    let start = "7/7/3k3/7/7/1a5/7 a";
    // Three times unless told otherwise, and no earlier; and no limit of moves.
    let thrice = [back, back].concat();
    asks.push(("repetition", game(start, &thrice, json!({}))));
    asks.push(("repetition", game(start, &thrice[..7], json!({}))));
    asks.push(("repetition", game(start, &thrice, json!({"repeat": 4}))));
    let long = [back; 12].concat();
    asks.push(("endings-order", game(start, &long, json!({"repeat": 0}))));
    asks.push(("endings-order", game(start, &long, json!({"repeat": 0, "ply_cap": 48}))));
    asks.push(("game-over", game(start, &long, json!({"repeat": 0, "ply_cap": 47}))));
    asks.push(("endings-order", game(start, &thrice, json!({"ply_cap": 8}))));
    // The king comes back to the throne only where he may.
    let throne = "7/7/7/3k3/7/1a5/7 a";
    asks.push(("whole-game", game(throne, &walk, json!({}))));
    asks.push(("whole-game", game(throne, &walk, json!({"throne_reentry": true}))));
    // Nothing is played in a game that was over before it began, and nothing taken back.
    asks.push(("game-over", game("k6/7/7/7/7/1a5/7 a", &["b2-c2"], json!({}))));
    asks.push(("game-undo", game("k6/7/7/7/7/1a5/7 a", &["undo"], json!({}))));
    asks.push(("game-undo", game(start, &["b2-c2", "undo", "undo"], json!({}))));
    asks.push((
        "game-undo",
        game("7/7/3k3/7/7/1a5/7 d", &["d5-d7", "b2-c2", "d7-a7", "undo", "d7-g7"], json!({})),
    ));
    // Home on the edge, and on no square within.
    asks.push(("home-wins", game("7/7/3k3/7/7/1a5/7 d", &["d5-d7"], json!({"escape": "edge"}))));
    asks.push(("home-wins", game("7/7/3k3/7/7/1a5/7 d", &["d5-d6"], json!({"escape": "edge"}))));
}

/// Questions for each reason in each way that the throne may be closed, and moves that may be made.
fn reasons(oracle: &Oracle<Brandubh>, rng: &mut ChaCha8Rng, asks: &mut Vec<(&'static str, Value)>) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..20_000 {
        // All four combinations of what concerns the throne, and nothing else.
        let rules = Rules::numbered(rng.random_range(0..4));
        let board = if rng.random() { small(rng) } else { boards::any(rng, rules) };
        let (from, to) = a_way(rng, &board);
        let [mut from, mut to] = [from, to].map(square_name);
        match rng.random_range(0..30) {
            0 => from = ["h1", "a8", "z9", "a0"].choose(rng).expect("names").to_string(),
            1 => to = ["h7", "d8", "h4", "d0"].choose(rng).expect("names").to_string(),
            _ => {}
        }
        let mut ask = asked("why", &board, rules);
        ask["from"] = from.into();
        ask["to"] = to.into();
        let right = oracle.answer(&ask)["why"].as_str().expect("a reason").to_owned();
        let count = counts.entry(format!("{right} {}", ask["variant"])).or_default();
        if *count < 4 {
            *count += 1;
            asks.push(("why", ask));
        }
    }
    assert_eq!(counts.len(), 9 * 4, "{counts:?}");
}

/// A question about a position by some rules.
fn asked(op: &str, board: &Plain, rules: Rules) -> Value {
    let mut ask = json!({"op": op, "position": board.text()});
    let variant = variant_of(rules);
    if variant != json!({}) {
        ask["variant"] = variant;
    }
    ask
}

fn perft_of(board: &Plain, depth: u32, captures: bool, rules: Rules) -> Value {
    let mut ask = asked("perft", board, rules);
    ask["depth"] = depth.into();
    ask["captures"] = captures.into();
    ask
}

fn count(board: &Plain, depth: u32, captures: bool, rules: Rules) -> u64 {
    if captures { board.perft(depth, rules) } else { board.perft_slides(depth, rules) }
}

/// To the depth at which there are more lines than a slow program counts in some seconds: from the
/// set-up by the usual rules, from the midst of a game where one or another thing differs.
fn perfts(asks: &mut Vec<(&'static str, Value)>) {
    let midst = Plain::parse(MIDST.as_bytes()).expect("a position");
    let in_variants = [0, 1, 2, 4, 8, 31].map(|number| (&midst, Rules::numbered(number)));
    for (board, rules) in [(&Plain::setup(), Rules::USUAL)].into_iter().chain(in_variants) {
        for captures in [true, false] {
            let most = |depth: &u32| count(board, *depth, captures, rules) <= PERFT_LONG;
            let depths = (0..4).take_while(most);
            asks.extend(
                depths.map(|depth| ("whole-game", perft_of(board, depth, captures, rules))),
            );
        }
    }
}

/// A game to its end or for forty moves, and one that does not go on as told.
fn games(rng: &mut ChaCha8Rng, rules: Rules, asks: &mut Vec<(&'static str, Value)>) {
    let repeat = *[0, 2, 3].choose(rng).expect("a limit");
    let ply_cap = *[0, 0, 30].choose(rng).expect("a limit");
    let mut game = PlainGame::start(Plain::setup(), rules, repeat, ply_cap);
    let mut moves = Vec::new();
    while !game.over() && moves.len() < 40 {
        if game.ply() > 0 && rng.random_bool(0.05) {
            game.undo();
            moves.push("undo".to_owned());
            continue;
        }
        let all = game.board().moves(rules);
        let &(from, to) = all.choose(rng).expect("the game is on");
        assert_eq!(game.play(from, to), 0, "{}", move_name((from, to)));
        moves.push(move_name((from, to)));
    }
    let mut ask = json!({"op": "game", "position": Plain::setup().text()});
    let mut variant = variant_of(rules);
    limit(&mut variant, repeat, ply_cap);
    if variant != json!({}) {
        ask["variant"] = variant;
    }
    ask["moves"] = moves.clone().into();
    asks.push(("whole-game", ask.clone()));
    moves.push("a1-a3".to_owned());
    ask["moves"] = moves.into();
    asks.push(("whole-game", ask));
}

/// Everything that can be asked about a position of any sort.
fn positions(rng: &mut ChaCha8Rng, asks: &mut Vec<(&'static str, Value)>) {
    let rules = boards::rules(rng);
    let board = boards::any(rng, rules);
    let ask = |op: &str| asked(op, &board, rules);
    let moves = board.moves(rules);
    if moves.len() <= 40 {
        asks.push(("whole-game", ask("moves")));
    }
    let mut hostile = json!({"op": "hostile", "position": board.text()});
    hostile["square"] = square_name(any_square(rng)).into();
    hostile["side"] = (*SIDES.choose(rng).expect("two")).into();
    asks.push(("whole-game", hostile));
    let mut captures = ask("captures");
    captures["square"] = square_name(any_square(rng)).into();
    asks.push(("whole-game", captures));
    for made in [moves.choose(rng).copied(), Some(a_way(rng, &board))].into_iter().flatten() {
        let mut play = ask("play");
        play["move"] = move_name(made).into();
        asks.push(("whole-game", play));
    }
    let mut undo = ask("undo");
    undo["moves"] = played(rng, board.clone(), rules, 1..=6).into();
    asks.push(("whole-game", undo));
    let mut key = ask("key");
    let before = played(rng, board.clone(), rules, 0..=6);
    if !before.is_empty() {
        key["played"] = before.into();
    }
    asks.push(("whole-game", key));
    let (depth, captures) = (rng.random_range(1..=3), rng.random());
    if moves.len() < 60 && count(&board, depth, captures, rules) <= PERFT_MOST {
        asks.push(("whole-game", perft_of(&board, depth, captures, rules)));
    }
}
