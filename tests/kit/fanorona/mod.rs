//! The questions about fanorona. Texts of moves and games, which the plain implementation does not
//! read, are left out.

mod rules;

use serde_json::{Map, Value, json};

use super::rules::Rules;
use super::{Plainly, error, number, text};
use crate::plain::game::{Limits, PlainGame};
use crate::plain::{self, BLACK, Flaw, Keys, Plain, PlainStep, WHITE};

pub const DIRECTIONS: [&str; 8] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
pub const KINDS: [&str; 3] = ["paika", "approach", "withdrawal"];

const POSITION_ERRORS: [&str; 7] = ["", "null", "long", "letter", "rows", "width", "side"];
const WHYS: [&str; 14] = [
    "ok",
    "off_board",
    "bad_step",
    "no_stone",
    "not_yours",
    "no_line",
    "occupied",
    "takes_nothing",
    "not_a_paika",
    "must_capture",
    "not_the_stone",
    "same_direction",
    "revisit",
    "paika_in_chain",
];
const OUTCOMES: [&str; 6] = ["none", "no_stones", "no_moves", "repetition", "quiet", "ply_cap"];

pub struct Fanorona {
    flaw: Flaw,
    keys: Keys,
}

impl Plainly for Fanorona {
    type Flaw = Flaw;

    const RULES: Rules<Flaw> = rules::RULES;

    const OPS: &'static [&'static str] = &[
        "board", "lines", "position", "steps", "why", "chain", "moves", "count", "play", "key",
        "perft", "game",
    ];

    fn with(flaw: Flaw) -> Fanorona {
        Fanorona { flaw, keys: Keys::draw() }
    }

    fn flaw(&self) -> Flaw {
        self.flaw
    }

    fn answer(&self, ask: &Value) -> Option<Value> {
        Some(match text(ask, "op") {
            "board" => self.board(ask),
            "lines" => self.lines(ask),
            "position" => self.position(ask),
            "steps" => self.about(ask, steps),
            "why" => self.about(ask, |board| why(board, ask)),
            "chain" => self.about(ask, chain),
            "moves" => self.about(ask, |board| {
                json!({"moves": board.moves().iter().map(|steps| plain::move_text(steps)).collect::<Vec<_>>()})
            }),
            "count" => self.about(ask, |board| json!({"moves": board.count_moves(u64::MAX)})),
            "play" => self.about(ask, |board| play(board, text(ask, "move"))),
            "key" => self.about(ask, |board| json!({"key": self.key(board)})),
            "perft" => self.about(ask, |board| {
                let depth = number(ask, "depth").expect("a depth") as i32;
                let count = match text(ask, "unit") {
                    "moves" => board.perft_moves(depth),
                    _ => board.perft_steps(depth),
                };
                json!({"count": count})
            }),
            "game" => self.about(ask, |board| game(board, ask)),
            _ => return None,
        })
    }
}

impl Fanorona {
    /// The board of a question, with what was played on it.
    fn about(&self, ask: &Value, answer: impl FnOnce(&Plain) -> Value) -> Value {
        let mut board = Plain::parse(text(ask, "position").as_bytes()).expect("a position");
        board.flaw = self.flaw;
        for played in ask["played"].as_array().into_iter().flatten() {
            let played = played.as_str().expect("a step");
            let going = match played {
                "stop" => board.stop(),
                step => play_step(&mut board, step).is_some(),
            };
            if !going {
                return error("illegal");
            }
        }
        answer(&board)
    }

    fn key(&self, board: &Plain) -> String {
        format!("{:016x}", self.keys.of(board))
    }

    fn board(&self, ask: &Value) -> Value {
        let Some((cols, rows)) = size(ask) else {
            return error("bad_size");
        };
        let setup = Plain::setup_with(cols, rows, self.flaw);
        json!({"points": names(&setup.all_squares()), "setup": setup.text()})
    }

    fn lines(&self, ask: &Value) -> Value {
        let (cols, rows) = size(ask).expect("a size");
        let mut board = Plain::empty(cols, rows);
        board.flaw = self.flaw;
        let Some(point) = point(&board, text(ask, "point")) else {
            return error("off_board");
        };
        let mut next = Map::new();
        for (direction, word) in DIRECTIONS.iter().enumerate() {
            let to = board.next_to(point, direction as i32);
            if to >= 0 {
                next.insert((*word).to_string(), plain::point_name(to).into());
            }
        }
        json!({"strong": board.is_strong(point), "next": next})
    }

    fn position(&self, ask: &Value) -> Value {
        match Plain::parse(text(ask, "text").as_bytes()) {
            Err(reason) => error(POSITION_ERRORS[reason as usize]),
            Ok(board) => {
                let of = |side| {
                    let mut points = board.all_squares();
                    points.retain(|&point| board.at(point) == side);
                    names(&points)
                };
                json!({
                    "position": board.text(), "cols": board.cols, "rows": board.rows,
                    "side": side(board.side), "white": of(WHITE), "black": of(BLACK),
                })
            }
        }
    }
}

fn size(ask: &Value) -> Option<(i32, i32)> {
    let size = |field: &str| ask[field].as_i64().expect("a number") as i32;
    Some((size("cols"), size("rows"))).filter(|size| plain::SIZES.contains(size))
}

pub fn side(number: i32) -> Value {
    match number {
        WHITE => "white".into(),
        BLACK => "black".into(),
        _ => Value::Null,
    }
}

pub fn names(points: &[i32]) -> Vec<String> {
    points.iter().map(|&point| plain::point_name(point)).collect()
}

fn point(board: &Plain, name: &str) -> Option<i32> {
    let &[file @ b'a'..=b'z', rank @ b'0'..=b'9'] = name.as_bytes() else {
        panic!("{name} is no name of a point");
    };
    let point = plain::square_of(i32::from(file - b'a'), i32::from(rank) - i32::from(b'1'));
    board.on_board(point).then_some(point)
}

/// A step among those that may be played, by its text.
fn play_step(board: &mut Plain, text: &str) -> Option<PlainStep> {
    let wanted = |step: &&PlainStep| plain::move_text(&[PlainStep::clone(step)]) == text;
    let step = board.play_steps().iter().find(wanted).cloned()?;
    board.play(step.from, step.dir, step.kind)
}

/// A whole move by its text.
fn play_whole(board: &mut Plain, whole: &str) -> Option<Vec<PlainStep>> {
    let mut found = None;
    board.visit_moves(&mut |steps, after| {
        if plain::move_text(steps) == whole {
            found = Some((steps.to_vec(), after.clone()));
        }
        found.is_none()
    });
    let (steps, after) = found?;
    *board = after;
    Some(steps)
}

fn play(board: &Plain, whole: &str) -> Value {
    let mut board = board.clone();
    match play_whole(&mut board, whole) {
        None => error("illegal"),
        Some(steps) => {
            let taken: Vec<i32> = steps.into_iter().flat_map(|step| step.taken).collect();
            json!({"position": board.text(), "taken": names(&taken)})
        }
    }
}

fn steps(board: &Plain) -> Value {
    let steps: Vec<Value> = board
        .play_steps()
        .into_iter()
        .map(|step| {
            let takes = names(&step.taken);
            json!({"step": plain::move_text(&[step]), "takes": takes})
        })
        .collect();
    json!({"steps": steps})
}

fn why(board: &Plain, ask: &Value) -> Value {
    let number = |words: &[&str], field: &str| {
        words.iter().position(|&word| word == text(ask, field)).map_or(-1, |index| index as i32)
    };
    let from = point(board, text(ask, "from")).unwrap_or(-1);
    let direction = number(&DIRECTIONS, "direction");
    let why = board.play_why(from, direction, number(&KINDS, "kind"));
    json!({"why": WHYS[why as usize]})
}

fn chain(board: &Plain) -> Value {
    let chain = board.chain.as_ref().map_or(Value::Null, |chain| {
        let mut stood = chain.seen.clone();
        stood.sort_unstable();
        stood.dedup();
        json!({
            "at": plain::point_name(chain.at), "last": DIRECTIONS[chain.dir as usize],
            "stood": names(&stood),
        })
    });
    json!({"position": board.text(), "chain": chain, "can_stop": board.can_stop()})
}

fn game(board: &Plain, ask: &Value) -> Value {
    let limit = |field, default| number(ask, field).unwrap_or(default);
    let limits = Limits {
        quiet: limit("quiet_limit", 60),
        repeat: limit("repeat", 3),
        ply_cap: limit("ply_cap", 0),
    };
    let mut game = PlainGame::new(board.clone(), limits, 0, 1);
    for (at, whole) in ask["moves"].as_array().expect("moves").iter().enumerate() {
        if game.over() {
            return json!({"error": "over", "at": at});
        }
        if !play_text(&mut game, whole.as_str().expect("a move")) {
            return json!({"error": "illegal", "at": at});
        }
    }
    json!({
        "outcome": OUTCOMES[game.outcome as usize], "winner": side(game.winner),
        "ply": game.ply(), "quiet": game.quiet, "repeats": game.repeats(),
        "position": game.board.text(),
    })
}

/// A whole move of a game by its text; false, with the game as it was, where there is none such.
pub fn play_text(game: &mut PlainGame, whole: &str) -> bool {
    let Some(steps) = play_whole(&mut game.board.clone(), whole) else {
        return false;
    };
    let ways: Vec<_> = steps.iter().map(|step| (step.dir, step.kind)).collect();
    game.play_move(steps[0].from, &ways)
}
