//! Vectors for each rule, drawn at random.

use std::ops::RangeInclusive;
use std::thread;

use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::boards::{any_square, board_for, few, special_square};
use super::texts;
use crate::brandubh::flaw::Flaw;
use crate::brandubh::game::PlainGame;
use crate::brandubh::plain::{
    Plain, Rules, all_squares, file_of, move_name, rank_of, side_of, square_name, square_of,
};
use crate::draw::{EACH, Oracle, Vector};
use crate::kit::Plainly;
use crate::kit::brandubh::{Brandubh, SIDES, SWITCHES, rules_in};
use crate::kit::rules::Rule;
use crate::random;

pub fn vectors(oracle: &Oracle<Brandubh>, seed: u64) -> Vec<Vector> {
    // Each rule has a seed of its own, so that it does not matter who is first.
    thread::scope(|scope| {
        let of_rules: Vec<_> = Brandubh::RULES
            .0
            .iter()
            .zip(seed..)
            .map(|(rule, seed)| scope.spawn(move || of_rule(oracle, rule, seed)))
            .collect();
        of_rules.into_iter().flat_map(|rule| rule.join().expect("vectors were found")).collect()
    })
}

fn of_rule(oracle: &Oracle<Brandubh>, rule: &'static Rule<Flaw>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let mut vectors = Vec::new();
    // There is one set-up, an eighth file has seven squares, and four touch the throne by a corner.
    let most = match rule.id {
        "squares" => 7,
        "setup" => 1,
        "special-squares" => 4,
        _ => EACH,
    };
    for &flaw in rule.flaws {
        let shows = |ask: &Value, right: &Value| oracle.shows(flaw, ask, right);
        let whys = if rule.id == "why" { EACH } else { EACH / 2 };
        vectors.append(&mut oracle.drawn(&mut rng, rule, (most, whys), question, shows));
    }
    vectors
}

fn question(rng: &mut ChaCha8Rng, rule: &str) -> Value {
    let ops: &[&str] = match rule {
        "squares" | "special-squares" => &["square"],
        "setup" => &["board"],
        "position-text" => &["position"],
        "slide"
        | "blocked"
        | "king-moves"
        | "throne-stop"
        | "throne-king"
        | "throne-pass"
        | "corner-stop"
        | "corner-king"
        | "variant-throne-pass"
        | "variant-throne-reentry"
        | "variant-throne-both" => &["moves", "count", "count", "why"],
        "moves-order" => &["moves"],
        "why" => &["why"],
        "edge" | "corner-hostile" | "corner-held" | "throne-hostile" | "throne-held" => {
            &["hostile", "captures", "play"]
        }
        "king-taken" | "king-home" | "variant-escape" | "any-move" => &["play"],
        "undo" => &["undo"],
        "key" | "key-side" | "key-captured" => &["key"],
        "perft-slides" | "perft-goes-on" => &["perft"],
        "home-wins" | "capture-wins" | "no-pieces" | "repetition" | "repetition-side"
        | "no-move" | "ply-cap" | "endings-order" | "game-over" | "game-undo" => &["game"],
        _ => &["captures", "play"],
    };
    let op = *ops.choose(rng).expect("an operation");
    ask(rng, op, rule)
}

/// What of a variant a rule is about.
fn variant(rng: &mut ChaCha8Rng, rule: &str) -> Option<Value> {
    let reentry_alone = json!({"throne_pass": false, "throne_reentry": true});
    Some(match rule {
        "variant-throne-pass" => json!({"throne_pass": false}),
        "variant-throne-reentry" => json!({"throne_reentry": true}),
        "variant-throne-both" => reentry_alone,
        "variant-king-everywhere-two" => json!({"king_everywhere_two": true}),
        "variant-king-strong" => json!({"king_strong": true}),
        "variant-strong-first" => json!({"king_everywhere_two": true, "king_strong": true}),
        "variant-escape" => json!({"escape": "edge"}),
        // Some reasons come up only where the throne is closed.
        "why" if rng.random() => json!({"throne_pass": false}),
        "why" if rng.random_bool(0.3) => reentry_alone,
        _ => return None,
    })
}

/// A question of an operation about a small position.
fn ask(rng: &mut ChaCha8Rng, op: &str, rule: &str) -> Value {
    match op {
        "board" => return json!({"op": op}),
        "square" if rule == "squares" => {
            let name = format!("h{}", rng.random_range(1..=7));
            return json!({"op": op, "square": name});
        }
        "square" => return json!({"op": op, "square": square_name(any_square(rng))}),
        "position" => return texts::position_text(rng),
        "game" => return game(rng, rule),
        _ => {}
    }
    let board = board_for(rng, rule);
    let mut ask = json!({"op": op, "position": board.text()});
    if let Some(variant) = variant(rng, rule) {
        ask["variant"] = variant;
    }
    let rules = rules_in(&ask);
    match op {
        "why" => {
            let (from, to) = a_way(rng, &board);
            ask["from"] = square_name(from).into();
            ask["to"] = square_name(to).into();
        }
        "hostile" => {
            let special = rng.random_bool(0.6);
            let square = if special { special_square(rng) } else { any_square(rng) };
            ask["square"] = square_name(square).into();
            ask["side"] = (*SIDES.choose(rng).expect("two")).into();
        }
        "captures" => {
            let held: Vec<i32> = all_squares().filter(|&at| side_of(board.at(at)) >= 0).collect();
            let square = held.choose(rng).copied().filter(|_| rng.random_bool(0.95));
            ask["square"] = square_name(square.unwrap_or_else(|| any_square(rng))).into();
        }
        "play" if rule == "any-move" => ask["move"] = move_name(a_way(rng, &board)).into(),
        "play" => {
            let made = telling_move(rng, &board, rules);
            ask["move"] = made.map_or_else(|| "a1-a2".to_owned(), move_name).into();
        }
        "undo" => ask["moves"] = played(rng, board, rules, 1..=4).into(),
        "key" => {
            let played = played(rng, board, rules, 0..=3);
            if !played.is_empty() {
                ask["played"] = played.into();
            }
        }
        "perft" => {
            ask["depth"] = rng.random_range(1..=3).into();
            ask["captures"] = (rule != "perft-slides").into();
        }
        _ => {}
    }
    ask
}

/// Two squares: mostly of a piece of the side to move, and along a line.
pub fn a_way(rng: &mut ChaCha8Rng, board: &Plain) -> (i32, i32) {
    let own: Vec<i32> = all_squares().filter(|&at| side_of(board.at(at)) == board.side).collect();
    let from = own.choose(rng).copied().filter(|_| rng.random_bool(0.8));
    let from = from.unwrap_or_else(|| any_square(rng));
    let to = match rng.random_range(0..10) {
        0..4 => square_of(file_of(from), rng.random_range(0..7)),
        4..8 => square_of(rng.random_range(0..7), rank_of(from)),
        8 => special_square(rng),
        _ => any_square(rng),
    };
    (from, to)
}

/// A move that may be made, mostly one that captures or comes home where there is one.
fn telling_move(rng: &mut ChaCha8Rng, board: &Plain, rules: Rules) -> Option<(i32, i32)> {
    let mut all = board.moves(rules);
    if rng.random_bool(0.7) {
        all.shuffle(rng);
        let tells = |&&(from, to): &&(i32, i32)| board.preview(from, to, rules).0 != 0;
        return all.iter().find(tells).or(all.first()).copied();
    }
    all.choose(rng).copied()
}

/// Plays a few moves and says which.
pub fn played(
    rng: &mut ChaCha8Rng,
    mut board: Plain,
    rules: Rules,
    many: RangeInclusive<usize>,
) -> Vec<String> {
    let mut played = Vec::new();
    for _ in 0..rng.random_range(many) {
        let Some((from, to)) = telling_move(rng, &board, rules) else { break };
        board.do_move(from, to, rules).expect("it may be made");
        played.push(move_name((from, to)));
    }
    played
}

/// A game played at random for as long as it lasts, at most a dozen moves, which likes to come back to
/// where it was and to capture.
fn game(rng: &mut ChaCha8Rng, rule: &str) -> Value {
    let mut ask = json!({"op": "game"});
    let mut variant = json!({});
    if rng.random_bool(0.1) {
        variant["escape"] = "edge".into();
    }
    let repeat = *[0, 2, 2, 3, 3].choose(rng).expect("a limit");
    let ply_cap = *[0, 0, 1, 2, 3, 4, 6].choose(rng).expect("a limit");
    limit(&mut variant, repeat, ply_cap);
    let start = few(rng, rule);
    ask["position"] = start.text().into();
    if variant != json!({}) {
        ask["variant"] = variant;
    }
    let rules = rules_in(&ask);
    let mut game = PlainGame::start(start, rules, repeat, ply_cap);
    let mut moves: Vec<String> = Vec::new();
    let returns = rule.starts_with("repetition");
    let most = rng.random_range(if returns { 6..=16 } else { 0..=6 });
    while moves.len() < most {
        if rule == "game-undo" && game.ply() > 0 && rng.random_bool(0.3) {
            game.undo();
            moves.push("undo".to_owned());
            continue;
        }
        if game.over() {
            break;
        }
        let made = a_move_of(rng, &game, if returns { 0.8 } else { 0.4 });
        assert_eq!(game.play(made.0, made.1), 0, "{}", move_name(made));
        moves.push(move_name(made));
    }
    if rule == "game-over" {
        let more = game.board().moves(rules);
        moves.push(more.choose(rng).map_or_else(|| "a1-a2".to_owned(), |&made| move_name(made)));
    }
    ask["moves"] = moves.into();
    ask
}

/// A move of a game that goes on, so often one that goes back to where it was.
fn a_move_of(rng: &mut ChaCha8Rng, game: &PlainGame, returns: f64) -> (i32, i32) {
    let back = |&(from, to): &(i32, i32)| {
        let mut after = game.board().clone();
        after.do_move(from, to, game.rules).expect("it may be made");
        game.boards.iter().any(|before| before.has_pieces_of(&after))
    };
    if rng.random_bool(returns) {
        let all: Vec<(i32, i32)> =
            game.board().moves(game.rules).into_iter().filter(back).collect();
        if let Some(&made) = all.choose(rng) {
            return made;
        }
    }
    telling_move(rng, game.board(), game.rules).expect("the game goes on")
}

/// The limits of a game that are not the usual ones.
pub fn limit(variant: &mut Value, repeat: u32, ply_cap: u32) {
    for (field, value, usual) in [("repeat", repeat, 3), ("ply_cap", ply_cap, 0)] {
        if value != usual {
            variant[field] = value.into();
        }
    }
}

/// What in the rules differs from the usual ones, as a variant; none where nothing does.
pub fn variant_of(rules: Rules) -> Value {
    let set =
        [rules.throne_pass, rules.throne_reentry, rules.king_everywhere_two, rules.king_strong];
    let mut variant = json!({});
    for ((field, usual), set) in SWITCHES.into_iter().zip(set) {
        if set != usual {
            variant[field] = set.into();
        }
    }
    if rules.escape_edge {
        variant["escape"] = "edge".into();
    }
    variant
}
