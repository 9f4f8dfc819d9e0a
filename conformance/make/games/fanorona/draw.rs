//! Vectors for each rule, drawn at random and kept where a mistake in this rule shows and mistakes in
//! rules that it does not need do not.

use std::thread;

use rand::Rng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

use crate::draw::{EACH, Oracle, Vector};
use crate::kit::Plainly;
use crate::kit::fanorona::{self, DIRECTIONS, Fanorona, KINDS};
use crate::kit::rules::Rule;
use crate::plain::game::{Limits, PlainGame};
use crate::plain::{self, BLACK, Flaw, Plain, PlainStep, SIZES, WHITE};
use crate::random;

pub fn vectors(oracle: &Oracle<Fanorona>, seed: u64) -> Vec<Vector> {
    // Each rule has a seed of its own, so that it does not matter who is first.
    thread::scope(|scope| {
        let of_rules: Vec<_> = Fanorona::RULES
            .0
            .iter()
            .zip(seed..)
            .map(|(rule, seed)| scope.spawn(move || of_rule(oracle, rule, seed)))
            .collect();
        of_rules.into_iter().flat_map(|rule| rule.join().expect("vectors were found")).collect()
    })
}

fn of_rule(oracle: &Oracle<Fanorona>, rule: &'static Rule<Flaw>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let most = if rule.id == "setup" { SIZES.len() } else { EACH };
    let mut vectors = Vec::new();
    for &flaw in rule.flaws {
        let shows = |ask: &Value, right: &Value| oracle.shows(flaw, ask, right);
        // The shorter of two ways is never the one that takes most, as another flaw wants.
        let whys = if flaw == Flaw::LongerWayOnly { EACH } else { EACH / 2 };
        vectors.append(&mut oracle.drawn(&mut rng, rule, (most, whys), question, shows));
    }
    if let Some(telling) = wanted(rule.id) {
        vectors.append(&mut oracle.drawn(&mut rng, rule, (most, EACH), question, telling));
    }
    vectors
}

/// What else is wanted of a rule: vectors that show it, whatever a flaw makes of them.
fn wanted(id: &str) -> Option<fn(&Value, &Value) -> bool> {
    match id {
        "lines" => Some(|ask, right| {
            right["why"] == "no_line" && ask["direction"].as_str().is_some_and(|way| way.len() == 1)
        }),
        "empty-point" => Some(|ask, right| match ask["op"].as_str() {
            Some("why") => right["why"] == "occupied",
            _ => ask["op"] == "steps",
        }),
        "quiet" => Some(|_, right| right["outcome"] == "quiet"),
        "repetition" => Some(|_, right| right["outcome"] == "repetition"),
        _ => None,
    }
}

fn question(rng: &mut impl Rng, rule: &str) -> Value {
    let ops: &[&str] = match rule {
        "strong-points" => &["lines", "steps", "why"],
        "setup" => &["board"],
        "key-side" | "key-size" => &["key"],
        "no-stones" | "no-moves" | "repetition" | "repetition-side" | "quiet" | "ply-cap"
        | "win-first" => &["game"],
        "kinds-order" | "steps-order" => &["steps", "moves"],
        "moves-order" => &["moves"],
        "chain-end" | "chain-stop" => &["chain", "moves", "play"],
        "chain-revisit"
        | "chain-start"
        | "chain-direction"
        | "chain-direction-once"
        | "chain-stone"
        | "chain-takes" => &["steps", "why", "moves", "play"],
        "must-capture" | "both-ways" => &["why", "play", "play"],
        "chain" | "taken-at-once" => &["steps", "why", "play", "moves", "chain", "perft"],
        "next-move-free" => &["steps", "steps", "why"],
        _ => &["steps", "why", "why", "play"],
    };
    let op = *ops.choose(rng).expect("an operation");
    // A rule of the chain is seen best in the middle of one, another where none is open.
    let played = rule.starts_with("chain") || matches!(rule, "taken-at-once" | "next-move-free");
    ask(rng, op, played)
}

/// A question of an operation about a small position.
fn ask(rng: &mut impl Rng, op: &str, may_be_played: bool) -> Value {
    let (cols, rows) = random::size(rng);
    match op {
        "board" => return json!({"op": op, "cols": cols, "rows": rows}),
        "lines" => {
            let board = Plain::empty(cols, rows);
            let point = *board.all_squares().choose(rng).expect("a point");
            let point = plain::point_name(point);
            return json!({"op": op, "cols": cols, "rows": rows, "point": point});
        }
        "game" => return game(rng),
        _ => {}
    }
    let mut board = small(rng, (cols, rows));
    let position = board.text();
    let mut ask = json!({"op": op, "position": position});
    match op {
        "moves" => {}
        "play" => ask["move"] = a_move(rng, &board).into(),
        "perft" => {
            ask["depth"] = rng.random_range(1..=3).into();
            ask["unit"] = (if rng.random() { "moves" } else { "steps" }).into();
        }
        _ => {
            let played = if may_be_played { played(rng, &mut board) } else { Vec::new() };
            if !played.is_empty() {
                ask["played"] = played.into();
            }
        }
    }
    if op == "why" {
        // Mostly about a stone of the mover's, or nearly every answer would be the same.
        let mut points = board.all_squares();
        if rng.random_bool(0.8) && board.count(board.side) > 0 {
            points.retain(|&point| board.at(point) == board.side);
        }
        let mut from = *points.choose(rng).expect("a point");
        let mut direction = rng.random_range(0..8);
        // And mostly about a line to an empty point.
        let steps: Vec<PlainStep> = points.iter().flat_map(|&from| board.steps_of(from)).collect();
        if let Some(step) = steps.choose(rng).filter(|_| rng.random_bool(0.8)) {
            (from, direction) = (step.from, step.dir);
        }
        ask["from"] = plain::point_name(from).into();
        ask["direction"] = DIRECTIONS[direction as usize].into();
        ask["kind"] = (*KINDS.choose(rng).expect("three")).into();
    }
    ask
}

/// A whole move, one with a step too many, or a step that may not be allowed.
fn a_move(rng: &mut impl Rng, board: &Plain) -> String {
    let moves = board.moves();
    let mut steps = moves.choose(rng).cloned().unwrap_or_default();
    let mut stands = board.clone();
    for step in &steps {
        stands.play(step.from, step.dir, step.kind);
    }
    let from = steps.last().map(|step| step.to);
    let more: Vec<PlainStep> = match (rng.random_range(0..10), from) {
        (0..3, Some(from)) => stands.steps_of(from),
        (3..5, _) | (_, None) => {
            steps.clear();
            let own =
                board.all_squares().into_iter().filter(|&point| board.at(point) == board.side);
            own.flat_map(|point| board.steps_of(point)).collect()
        }
        _ => Vec::new(),
    };
    steps.extend(more.choose(rng).cloned());
    if steps.is_empty() { "a1-a2".to_owned() } else { plain::move_text(&steps) }
}

/// A few stones near each other.
pub fn small(rng: &mut impl Rng, (cols, rows): (i32, i32)) -> Plain {
    let mut board = Plain::empty(cols, rows);
    let points = board.all_squares();
    for _ in 0..rng.random_range(1..=8) {
        let stone = if rng.random_bool(0.4) { WHITE } else { BLACK };
        board.put(*points.choose(rng).expect("a point"), stone);
    }
    if rng.random_bool(0.3) {
        board.set_side(BLACK);
    }
    board
}

/// Plays a few steps and says which.
pub fn played(rng: &mut impl Rng, board: &mut Plain) -> Vec<Value> {
    let mut played = Vec::new();
    for _ in 0..*[0, 1, 1, 2, 2, 3, 4].choose(rng).expect("a number") {
        let step = random::choose_step(rng, board);
        let text = match &step {
            Some(step) => plain::move_text(std::slice::from_ref(step)),
            None if board.can_stop() => "stop".to_string(),
            None => break,
        };
        let went = match step {
            Some(PlainStep { from, dir, kind, .. }) => board.play(from, dir, kind).is_some(),
            None => board.stop(),
        };
        assert!(went, "{text}");
        played.push(text.into());
    }
    played
}

/// A game played at random for as long as it lasts, at most a dozen moves, which likes to come back to
/// where it was.
fn game(rng: &mut impl Rng) -> Value {
    let sizes = [(3, 3), (3, 3), (3, 5), (5, 3), (5, 5)];
    let size = *sizes.choose(rng).expect("a size");
    let start =
        if rng.random_bool(0.3) { random::scattered_on(rng, size) } else { small(rng, size) };
    let limits = Limits {
        quiet: *[0, 2, 3, 4, 5, 60].choose(rng).expect("a limit"),
        repeat: *[0, 2, 2, 3, 3].choose(rng).expect("a limit"),
        ply_cap: *[0, 0, 1, 2, 3, 4, 6].choose(rng).expect("a limit"),
    };
    let mut game = PlainGame::new(start, limits, 0, 1);
    let mut moves: Vec<String> = Vec::new();
    let most = rng.random_range(0..=12);
    while !game.over() && moves.len() < most {
        let mut all = Vec::new();
        game.board.visit_moves(&mut |steps, after| {
            all.push((plain::move_text(steps), stones(&after.text()).to_owned()));
            true
        });
        let back: Vec<_> = all
            .iter()
            .filter(|(_, after)| game.positions.iter().any(|before| stones(before) == after))
            .collect();
        let chosen = if rng.random_bool(0.6) { back.choose(rng).copied() } else { None };
        let whole = chosen.or_else(|| all.choose(rng)).expect("the game is on").0.clone();
        assert!(fanorona::play_text(&mut game, &whole), "{whole}");
        moves.push(whole);
    }
    question_of(&game, limits, moves)
}

/// A position string without its side.
fn stones(position: &str) -> &str {
    position.split(' ').next().expect("a board")
}

pub fn question_of(game: &PlainGame, limits: Limits, moves: Vec<String>) -> Value {
    let mut ask = json!({"op": "game", "position": game.positions[0], "moves": moves});
    for (field, value, usual) in [
        ("quiet_limit", limits.quiet, 60),
        ("repeat", limits.repeat, 3),
        ("ply_cap", limits.ply_cap, 0),
    ] {
        if value != usual {
            ask[field] = value.into();
        }
    }
    ask
}
