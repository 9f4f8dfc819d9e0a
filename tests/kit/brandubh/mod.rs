//! The questions about brandubh.

mod rules;

use serde_json::{Value, json};

use super::rules::Rules as KitRules;
use super::{Plainly, error, number, text};
use crate::brandubh::flaw::Flaw;
use crate::brandubh::game::PlainGame;
use crate::brandubh::keys::Keys;
use crate::brandubh::plain::{
    ATTACKER, DEFENDER, DID_CAPTURE, KING, KING_HOME, KING_TAKEN, Plain, Rules, THRONE,
    all_squares, is_corner, move_name, on_board, square_name, square_of,
};

pub const SIDES: [&str; 2] = ["attackers", "defenders"];

/// The fields of a variant that are true or false, and whether they usually are true.
pub const SWITCHES: [(&str, bool); 4] = [
    ("throne_pass", true),
    ("throne_reentry", false),
    ("king_everywhere_two", false),
    ("king_strong", false),
];

const POSITION_ERRORS: [&str; 7] = ["", "null", "rows", "width", "letter", "side", "long"];
const WHYS: [&str; 9] = [
    "ok",
    "off_board",
    "no_piece",
    "not_yours",
    "no_move",
    "not_a_line",
    "throne",
    "corner",
    "blocked",
];
const FLAGS: [(i32, &str); 3] =
    [(DID_CAPTURE, "did_capture"), (KING_TAKEN, "king_taken"), (KING_HOME, "king_home")];
const OUTCOMES: [&str; 7] =
    ["none", "corner", "capture", "no_pieces", "repetition", "no_move", "ply_cap"];

pub struct Brandubh {
    flaw: Flaw,
    keys: Keys,
}

impl Plainly for Brandubh {
    type Flaw = Flaw;

    const RULES: KitRules<Flaw> = rules::RULES;

    const OPS: &'static [&'static str] = &[
        "board", "square", "position", "moves", "count", "why", "hostile", "captures", "play",
        "undo", "key", "perft", "game",
    ];

    fn with(flaw: Flaw) -> Brandubh {
        Brandubh { flaw, keys: Keys::draw() }
    }

    fn flaw(&self) -> Flaw {
        self.flaw
    }

    fn answer(&self, ask: &Value) -> Option<Value> {
        let rules = rules_in(ask);
        Some(match text(ask, "op") {
            "board" => self.board(),
            "square" => self.square(text(ask, "square")),
            "position" => self.position(text(ask, "text")),
            "moves" => {
                let moves = self.start(ask).moves(rules);
                json!({"moves": moves.into_iter().map(move_name).collect::<Vec<_>>()})
            }
            "count" => json!({"moves": self.start(ask).moves(rules).len()}),
            "why" => {
                let [from, to] = ["from", "to"].map(|field| square_named(text(ask, field)));
                json!({"why": WHYS[self.start(ask).why_not(from, to, rules) as usize]})
            }
            "hostile" => {
                let side = SIDES.iter().position(|side| *side == text(ask, "side"));
                let side = side.expect("a side") as i32;
                let square = square_named(text(ask, "square"));
                json!({"hostile": self.start(ask).hostile_to(square, side)})
            }
            "captures" => {
                let square = square_named(text(ask, "square"));
                json!({"captures": names(&self.start(ask).captures_at(square, rules))})
            }
            "play" => play(self.start(ask), move_named(text(ask, "move")), rules),
            "undo" => undo(self.start(ask), &moves_in(ask, "moves"), rules),
            "key" => self.key(self.start(ask), &moves_in(ask, "played"), rules),
            "perft" => {
                let depth = number(ask, "depth").expect("a depth");
                let board = self.start(ask);
                let captures = ask["captures"].as_bool().expect("whether it captures");
                let count = if captures {
                    board.perft(depth, rules)
                } else {
                    board.perft_slides(depth, rules)
                };
                json!({"count": count})
            }
            "game" => self.game(ask),
            _ => return None,
        })
    }
}

impl Brandubh {
    fn start(&self, ask: &Value) -> Plain {
        let mut board = Plain::parse(text(ask, "position").as_bytes()).expect("a position");
        board.flaw = self.flaw;
        board
    }

    fn board(&self) -> Value {
        let mut setup = Plain::setup();
        if self.flaw == Flaw::DefendersBegin {
            setup.side = 1;
        }
        json!({"squares": names(&all_squares().collect::<Vec<_>>()), "setup": setup.text()})
    }

    fn square(&self, name: &str) -> Value {
        let square = square_named(name);
        let eighth = name.starts_with('h') && self.flaw == Flaw::EightFiles;
        if !on_board(square) && !eighth {
            return error("off_board");
        }
        let mut board = Plain::empty();
        board.flaw = self.flaw;
        json!({
            "throne": square == THRONE, "corner": is_corner(square),
            "beside_throne": board.is_beside_throne(square),
        })
    }

    fn position(&self, text: &str) -> Value {
        match Plain::parse_with(text.as_bytes(), self.flaw) {
            Err(reason) => error(POSITION_ERRORS[reason as usize]),
            Ok(board) => {
                let king = Some(board.king_square()).filter(|&square| on_board(square));
                json!({
                    "position": board.text(), "side": SIDES[board.side as usize],
                    "attackers": names(&board.squares_with(ATTACKER)),
                    "defenders": names(&board.squares_with(DEFENDER)),
                    "kings": names(&board.squares_with(KING)), "king": king.map(square_name),
                })
            }
        }
    }

    fn key(&self, mut board: Plain, played: &[(i32, i32)], rules: Rules) -> Value {
        let mut kept = 0;
        for &(from, to) in played {
            let before = board.clone();
            let Some((_, captured, _)) = board.do_move(from, to, rules) else {
                return error("illegal");
            };
            let of = |square: &i32| self.keys.piece(before.at(*square), *square);
            kept ^= captured.iter().map(of).fold(0, |all, key| all ^ key);
        }
        let kept = if self.flaw == Flaw::KeyKeepsCaptured { kept } else { 0 };
        json!({"key": format!("{:016x}", self.keys.of(&board) ^ kept)})
    }

    fn game(&self, ask: &Value) -> Value {
        let limit = |field: &str, usual| number(&ask["variant"], field).unwrap_or(usual);
        let (repeat, ply_cap) = (limit("repeat", 3), limit("ply_cap", 0));
        let mut game = PlainGame::start(self.start(ask), rules_in(ask), repeat, ply_cap);
        for (at, made) in ask["moves"].as_array().expect("moves").iter().enumerate() {
            let refusal = match made.as_str().expect("a move") {
                "undo" => game.undo().is_none().then_some("no_moves"),
                made => {
                    let (from, to) = move_named(made);
                    [None, Some("over"), Some("illegal")][game.play(from, to) as usize]
                }
            };
            if let Some(word) = refusal {
                return json!({"error": word, "at": at});
            }
        }
        game_answer(&game)
    }
}

fn game_answer(game: &PlainGame) -> Value {
    let (outcome, winner) = game.outcome();
    json!({
        "outcome": OUTCOMES[outcome as usize], "winner": SIDES.get(winner as usize),
        "ply": game.ply(), "repeats": game.repeats(), "position": game.board().text(),
    })
}

fn play(mut board: Plain, (from, to): (i32, i32), rules: Rules) -> Value {
    let (flags, captured) = match board.do_move(from, to, rules) {
        Some((flags, captured, _)) => (flags, captured),
        None => (0, Vec::new()),
    };
    let words = FLAGS.iter().filter(|(bit, _)| flags & bit != 0).map(|(_, word)| word);
    json!({
        "flags": words.collect::<Vec<_>>(), "captured": names(&captured), "position": board.text(),
    })
}

/// Makes moves and takes them back, with the position after each.
fn undo(mut board: Plain, moves: &[(i32, i32)], rules: Rules) -> Value {
    let mut undos = Vec::new();
    for &(from, to) in moves {
        undos.extend(board.do_move(from, to, rules).map(|(_, _, undo)| undo));
    }
    let mut back = |undo| {
        board.undo_move(&undo);
        board.text()
    };
    json!({"positions": undos.into_iter().rev().map(&mut back).collect::<Vec<_>>()})
}

pub fn rules_in(ask: &Value) -> Rules {
    let variant = &ask["variant"];
    let [throne_pass, throne_reentry, king_everywhere_two, king_strong] =
        SWITCHES.map(|(field, usual)| variant[field].as_bool().unwrap_or(usual));
    let escape_edge = variant["escape"] == "edge";
    Rules { throne_pass, throne_reentry, king_everywhere_two, king_strong, escape_edge }
}

fn names(squares: &[i32]) -> Vec<String> {
    squares.iter().map(|&square| square_name(square)).collect()
}

/// The square of a name, or a number that is none.
fn square_named(name: &str) -> i32 {
    let &[file @ b'a'..=b'z', rank @ b'0'..=b'9'] = name.as_bytes() else {
        panic!("{name} is no name of a square");
    };
    square_of(i32::from(file - b'a'), i32::from(rank) - i32::from(b'1'))
}

fn move_named(name: &str) -> (i32, i32) {
    let (from, to) = name.split_once('-').expect("two squares");
    (square_named(from), square_named(to))
}

fn moves_in(ask: &Value, field: &str) -> Vec<(i32, i32)> {
    let moves = ask[field].as_array().into_iter().flatten();
    moves.map(|made| move_named(made.as_str().expect("a move"))).collect()
}
