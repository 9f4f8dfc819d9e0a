//! Vectors that are not drawn for one rule: every point of every board, each reason to refuse a step,
//! boards with thousands of moves, sides without stones, whole games, and positions of all sorts.

use std::collections::BTreeMap;

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::draw;
use crate::draw::{Oracle, Vector};
use crate::kit::fanorona::{self, DIRECTIONS, Fanorona, KINDS};
use crate::plain::game::{Limits, PlainGame};
use crate::plain::{self, Plain, SIZES};
use crate::random::{self, Reached};

/// A driver written in a slow language counts so many lines in a moment.
const PERFT_MOST: u64 = 20_000;

/// Few stones with many moves; the first two found by search.
const MANY_MOVES: &[&str] = &[
    "bwbbb1bbb/w1b3b2/1b3b2b/b1wbbb1bb/bwbbb1bbb w",
    "bbbbbbbwb/bb2bbw1b/b1b1b2b1/2bb2b1w/bbbbbbbwb w",
    "bbbbb/b1b1b/bb1bb/b1b1b/bbwbb w",
    "b1b1b1b1b/1bbb1bbb1/b1b1w1b1b/1bbb1bbb1/b1b1b1b1b w",
];

/// Sides without stones, or with stones that cannot step.
const BARREN: &[&str] = &[
    "3/3/3 w",
    "3/3/3 b",
    "9/9/9/9/9 w",
    "www/www/www w",
    "www/www/www b",
    "bbb/bbb/bbb w",
    "3/1w1/3 b",
    "3/1b1/3 w",
    "bbb/bwb/bbb w",
    "w1w/1b1/w1w b",
    "wb1/bb1/3 w",
    "1wb1b/2bbb/5 w",
    "wbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb/bbbbbbbbb w",
    "wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww b",
];

pub fn vectors(oracle: &Oracle<Fanorona>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let mut asks: Vec<(&'static str, Value)> = Vec::new();
    boards(&mut asks);
    reasons(oracle, &mut rng, &mut asks);
    for text in MANY_MOVES {
        asks.push(("whole-game", json!({"op": "count", "position": text})));
    }
    for text in BARREN {
        for op in ["steps", "moves", "count", "key", "chain"] {
            asks.push(("whole-game", json!({"op": op, "position": text})));
        }
        // Over before it began, where a side has no stones or the mover no step.
        asks.push(("win-first", json!({"op": "game", "position": text, "moves": []})));
        let perft = json!({"op": "perft", "position": text, "depth": 3, "unit": "moves"});
        asks.push(("whole-game", perft));
    }
    by_hand(&mut asks);
    for &(cols, rows) in &SIZES {
        let setup = Plain::setup(cols, rows);
        perfts(&setup, &mut asks);
        asks.push(("whole-game", json!({"op": "moves", "position": setup.text()})));
        for _ in 0..3 {
            games(&mut rng, &setup, &mut asks);
        }
    }
    for _ in 0..160 {
        positions(&mut rng, &mut asks);
    }
    asks.into_iter().map(|(rule, ask)| Vector { rule, answer: oracle.answer(&ask), ask }).collect()
}

/// What chance hardly brings: the usual limits, and which of two things comes first.
fn by_hand(asks: &mut Vec<(&'static str, Value)>) {
    let walk = ["e1-e2", "a5-a4", "e2-e1", "a4-a5"];
    let twice = [walk, walk].concat();
    let start = "b4/5/5/5/4w w";
    let fifteen = [walk; 15].concat();
    let game = |moves: &[&str]| json!({"op": "game", "position": start, "moves": moves});
    let limited = |moves: &[&str], limits: &[(&str, u32)]| {
        let mut ask = game(moves);
        for &(limit, number) in limits {
            ask[limit] = number.into();
        }
        ask
    };
    // Three times and sixty quiet moves unless told otherwise, and no earlier.
    asks.push(("repetition", game(&walk)));
    asks.push(("repetition", game(&twice)));
    asks.push(("repetition", game(&twice[..7])));
    asks.push(("win-first", limited(&fifteen, &[("repeat", 0)])));
    asks.push(("win-first", limited(&fifteen[..59], &[("repeat", 0)])));
    // Nothing is played in a game that was over before it began.
    let over = json!({"op": "game", "position": "3/1w1/3 b", "moves": ["a1-a2"]});
    asks.push(("win-first", over));
    // No limit of moves unless asked for; and a draw for the first reason that applies.
    asks.push(("win-first", limited(&fifteen, &[("repeat", 0), ("quiet_limit", 0)])));
    asks.push(("win-first", limited(&walk, &[("repeat", 2), ("quiet_limit", 4)])));
    asks.push(("win-first", limited(&walk, &[("ply_cap", 4), ("quiet_limit", 4)])));
    asks.push(("win-first", limited(&walk, &[("ply_cap", 4), ("repeat", 2)])));
    asks.push(("why", json!({
        "op": "why", "position": "b4/bwb2/ww2b/b4/wbw1b w", "played": ["c1-d2A", "d2-c3W", "c3-c2W"],
        "from": "c2", "direction": "S", "kind": "approach",
    })));
    for from in ["a1", "d1"] {
        let (position, direction) = ("3/3/3 w", "X");
        asks.push(("why", json!({
            "op": "why", "position": position, "from": from, "direction": direction, "kind": "paika",
        })));
    }
}

fn boards(asks: &mut Vec<(&'static str, Value)>) {
    for (cols, rows) in
        [(0, 0), (1, 1), (3, 4), (4, 3), (4, 5), (5, 9), (9, 4), (9, 7), (11, 5), (-3, 3)]
    {
        asks.push(("sizes", json!({"op": "board", "cols": cols, "rows": rows})));
    }
    for &(cols, rows) in &SIZES {
        asks.push(("setup", json!({"op": "board", "cols": cols, "rows": rows})));
        for file in 0..9 {
            for rank in 0..5 {
                let inside = file < cols && rank < rows;
                let point = plain::point_name(plain::square_of(file, rank));
                let rule = if inside { "strong-points" } else { "lines" };
                // Of the points that a board lacks, those next to it are enough.
                if inside || file == cols && rank < rows || rank == rows && file < cols {
                    let ask = json!({"op": "lines", "cols": cols, "rows": rows, "point": point});
                    asks.push((rule, ask));
                }
            }
        }
    }
}

/// Questions for each reason, and steps that may be played.
fn reasons(oracle: &Oracle<Fanorona>, rng: &mut ChaCha8Rng, asks: &mut Vec<(&'static str, Value)>) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for _ in 0..20_000 {
        let reached = random::reached(rng);
        let mut ask = ask_of(&reached, "why");
        let board = &reached.board;
        let mut points = board.all_squares();
        if let Some(chain) = board.chain.as_ref().filter(|_| rng.random_bool(0.7)) {
            points = vec![chain.at];
        }
        let mut from = plain::point_name(*points.choose(rng).expect("points"));
        let mut direction = *DIRECTIONS.choose(rng).expect("eight");
        let mut kind = *KINDS.choose(rng).expect("three");
        match rng.random_range(0..30) {
            0 => from = ["j1", "a6", "z9", "a0"].choose(rng).expect("names").to_string(),
            1 => direction = ["", "n", "NNE", "up", "north"].choose(rng).expect("words"),
            2 => kind = ["", "Paika", "jump", "A", "capture"].choose(rng).expect("words"),
            _ => {}
        }
        ask["from"] = from.into();
        ask["direction"] = direction.into();
        ask["kind"] = kind.into();
        let right = oracle.answer(&ask)["why"].as_str().expect("a reason").to_owned();
        let in_chain = if board.in_chain() { " in a chain" } else { "" };
        let count = counts.entry(right + in_chain).or_default();
        if *count < 8 {
            *count += 1;
            asks.push(("why", ask));
        }
    }
    // All but two reasons come up in a chain, and all but four without one.
    assert_eq!(counts.len(), 13 + 10, "{counts:?}");
}

fn ask_of(reached: &Reached, op: &str) -> Value {
    let played: Vec<String> = reached
        .played
        .iter()
        .map(|step| match step {
            Some(step) => plain::move_text(std::slice::from_ref(step)),
            None => "stop".to_owned(),
        })
        .collect();
    let mut ask = json!({"op": op, "position": reached.start.text()});
    if !played.is_empty() {
        ask["played"] = played.into();
    }
    ask
}

/// To the depth at which they have more lines than a slow program counts in a moment.
fn perfts(board: &Plain, asks: &mut Vec<(&'static str, Value)>) {
    for unit in ["steps", "moves"] {
        for depth in 0..=5 {
            let count = match unit {
                "steps" => board.perft_steps(depth),
                _ => board.perft_moves(depth),
            };
            if count > PERFT_MOST {
                break;
            }
            let position = board.text();
            let ask = json!({"op": "perft", "position": position, "depth": depth, "unit": unit});
            asks.push(("whole-game", ask));
        }
    }
}

/// A game to its end or for forty moves, and one that does not go on as told.
fn games(rng: &mut ChaCha8Rng, setup: &Plain, asks: &mut Vec<(&'static str, Value)>) {
    let limits = Limits {
        quiet: *[0, 6, 12, 60].choose(rng).expect("a limit"),
        repeat: *[0, 2, 3].choose(rng).expect("a limit"),
        ply_cap: *[0, 0, 30].choose(rng).expect("a limit"),
    };
    let mut game = PlainGame::new(setup.clone(), limits, 0, 1);
    let mut moves = Vec::new();
    while !game.over() && moves.len() < 40 {
        let all = game.board.moves();
        let whole = plain::move_text(all.choose(rng).expect("the game is on"));
        assert!(fanorona::play_text(&mut game, &whole), "{whole}");
        moves.push(whole);
    }
    asks.push(("whole-game", draw::question_of(&game, limits, moves.clone())));
    moves.push("a1-a2".to_owned());
    asks.push(("whole-game", draw::question_of(&game, limits, moves)));
}

/// Everything that can be asked about a position of any sort.
fn positions(rng: &mut ChaCha8Rng, asks: &mut Vec<(&'static str, Value)>) {
    let reached = random::reached(rng);
    for op in ["steps", "chain", "key"] {
        asks.push(("whole-game", ask_of(&reached, op)));
    }
    let mut board = reached.board;
    board.chain = None;
    let position = board.text();
    let count = board.count_moves(PERFT_MOST);
    asks.push(("whole-game", json!({"op": "count", "position": position})));
    if count <= 40 {
        asks.push(("whole-game", json!({"op": "moves", "position": position})));
    }
    let moves = board.moves();
    if let Some(steps) = moves.choose(rng) {
        let whole = plain::move_text(steps);
        asks.push(("whole-game", json!({"op": "play", "position": position, "move": whole})));
        // The same stone, one point further or to somewhere else.
        let spoilt = format!(
            "{whole}-{}A",
            plain::point_name(*board.all_squares().choose(rng).expect("points"))
        );
        asks.push(("whole-game", json!({"op": "play", "position": position, "move": spoilt})));
    }
    if count < 60 {
        let depth = rng.random_range(2..=3);
        if board.perft_moves(depth) <= PERFT_MOST {
            let ask = json!({"op": "perft", "position": position, "depth": depth, "unit": "moves"});
            asks.push(("whole-game", ask));
        }
    }
}
