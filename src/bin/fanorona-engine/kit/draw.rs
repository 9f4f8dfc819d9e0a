//! Questions of the kit, drawn at random: the same seed, the same questions on
//! every machine.

use fanorona::{Board, Direction, Game, Kind, Move, Position, Side, Size, Variant};
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use super::{Fields, Kit, op};
use crate::{whole, words};

/// A slow program counts so many lines of play in a moment.
const PERFT_MOST: u64 = 5_000;

/// Where there are more whole moves, they are counted and not listed.
const MOVES_MOST: u64 = 100;

/// The questions that are not about a text.
const OF_BOARDS: [&str; 8] = ["steps", "why", "chain", "moves", "count", "play", "key", "perft"];

/// Draws questions.
pub(crate) struct Source {
    rng: ChaCha8Rng,
    ops: Vec<String>,
    /// Questions about texts, of which others are made.
    texts: Vec<Fields>,
}

impl Source {
    /// A source of questions of some operations, at least one.
    pub(crate) fn new(seed: u64, ops: Vec<String>) -> Source {
        let about_text =
            |ask: &Fields| ask.contains_key("text") && ops.iter().any(|known| known == op(ask));
        let kit = Kit::load(super::Game::Fanorona);
        let texts = kit.vectors.into_iter().map(|vector| vector.ask).filter(about_text);
        Source { rng: ChaCha8Rng::seed_from_u64(seed), texts: texts.collect(), ops }
    }

    pub(crate) fn question(&mut self) -> Fields {
        // Games have more to them than anything else.
        let game = self.ops.iter().find(|op| *op == "game").filter(|_| self.rng.random_bool(0.25));
        let op = game.or_else(|| self.ops.choose(&mut self.rng)).expect("an operation").clone();
        let ask = match op.as_str() {
            "board" | "lines" => self.about_lines(&op),
            "game" => self.about_game(),
            other if OF_BOARDS.contains(&other) => self.about_board(&op),
            _ => return self.about_text(&op),
        };
        match ask {
            Value::Object(fields) => fields,
            _ => unreachable!("a question is an object"),
        }
    }

    fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        *list.choose(&mut self.rng).expect("something to choose")
    }

    fn about_lines(&mut self, op: &str) -> Value {
        let size = self.one_of(&Size::ALL);
        let mut ask = json!({"op": op, "cols": size.cols(), "rows": size.rows()});
        if op == "lines" {
            let points: Vec<_> = size.points().iter().collect();
            ask["point"] = self.one_of(&points).to_string().into();
        }
        ask
    }

    /// A text of the kit, changed in a place or two.
    fn about_text(&mut self, wanted: &str) -> Fields {
        const CHARACTERS: &[char] = &[
            'w', 'b', '/', '1', '2', '3', '5', '9', ' ', '-', 'A', 'W', 'a', 'c', 'e', 'i', '0',
            '\n', '\r', 'x',
        ];
        let texts: Vec<&Fields> = self.texts.iter().filter(|ask| op(ask) == wanted).collect();
        let mut ask = Fields::clone(texts.choose(&mut self.rng).expect("the kit has some"));
        let text = ask.get("text").and_then(Value::as_str).unwrap_or_default();
        let mut text: Vec<char> = text.chars().collect();
        for _ in 0..self.rng.random_range(0..3) {
            let place = self.rng.random_range(0..=text.len());
            let character = self.one_of(CHARACTERS);
            match self.rng.random_range(0..3) {
                0 => text.insert(place, character),
                1 if place < text.len() => text[place] = character,
                2 if place < text.len() => drop(text.remove(place)),
                _ => {}
            }
        }
        ask.insert("text".to_owned(), String::from_iter(text).into());
        ask
    }

    /// Few stones near each other, stones strewn over a board, or a position of
    /// a game.
    fn board(&mut self) -> Board {
        let size = self.one_of(&Size::ALL);
        match self.rng.random_range(0..10) {
            0..6 => self.small(size, 8).into(),
            6..8 => self.strewn(size).into(),
            _ => {
                let mut board = Board::new(size);
                for _ in 0..self.rng.random_range(0..60) {
                    if self.play_on(&mut board).is_none() {
                        break;
                    }
                }
                board.stop();
                board
            }
        }
    }

    fn small(&mut self, size: Size, most: u32) -> Position {
        let mut position = Position::empty(size);
        let points: Vec<_> = size.points().iter().collect();
        for _ in 0..self.rng.random_range(1..=most) {
            let side = if self.rng.random_bool(0.4) { Side::White } else { Side::Black };
            position.put(self.one_of(&points), Some(side));
        }
        self.turn(position)
    }

    fn strewn(&mut self, size: Size) -> Position {
        let mut position = Position::empty(size);
        let density = self.rng.random_range(0.0..1.0);
        let white = self.rng.random_range(0.2..0.8);
        for point in size.points().iter() {
            if self.rng.random_bool(density) {
                let side = if self.rng.random_bool(white) { Side::White } else { Side::Black };
                position.put(point, Some(side));
            }
        }
        self.turn(position)
    }

    fn turn(&mut self, mut position: Position) -> Position {
        if self.rng.random_bool(0.3) {
            position.set_side(Side::Black);
        }
        position
    }

    /// Plays a step, or stops; none where there is nothing to play.
    fn play_on(&mut self, board: &mut Board) -> Option<String> {
        if board.can_stop() && self.rng.random_bool(0.2) {
            board.stop();
            return Some("stop".to_owned());
        }
        let steps = board.play_steps();
        let step = steps.choose(&mut self.rng)?;
        let text = whole::of_steps(&[*step])?.to_string();
        board.play_unchecked(step);
        Some(text)
    }

    fn about_board(&mut self, op: &str) -> Value {
        let mut board = self.board();
        let mut ask = json!({"op": op, "position": board.to_string()});
        match op {
            "moves" if board.count_moves(MOVES_MOST + 1) > MOVES_MOST => ask["op"] = "count".into(),
            "moves" | "count" => {}
            "play" => {
                let moves = board.moves(usize::MAX).unwrap_or_default();
                let played = moves.choose(&mut self.rng).map(Move::to_string);
                ask["move"] = played.unwrap_or_else(|| "a1-a2".to_owned()).into();
            }
            "perft" => {
                let depth = self.rng.random_range(1..=3);
                let affordable = |depth: &u32| {
                    board.count_moves(MOVES_MOST + 1) <= MOVES_MOST
                        && board.perft_moves(*depth).is_some_and(|count| count <= PERFT_MOST)
                };
                ask["depth"] = (1..=depth).rev().find(affordable).unwrap_or(1).into();
                ask["unit"] = self.one_of(&["moves", "steps"]).into();
            }
            _ => {
                let many = self.one_of(&[0, 0, 1, 1, 2, 3, 4]);
                let played: Vec<_> = (0..many).map_while(|_| self.play_on(&mut board)).collect();
                if !played.is_empty() {
                    ask["played"] = played.into();
                }
            }
        }
        if op == "why" {
            self.about_step(&board, &mut ask);
        }
        ask
    }

    /// Mostly a step to an empty point by a stone of the side to move.
    fn about_step(&mut self, board: &Board, ask: &mut Value) {
        let position = board.position();
        let own: Vec<_> = position.stones(position.side()).iter().collect();
        let all: Vec<_> = position.size().points().iter().collect();
        let steps: Vec<_> =
            own.iter().flat_map(|&point| position.steps_of(point).to_vec()).collect();
        let anywhere = own.is_empty() || self.rng.random_bool(0.2);
        let mut from = self.one_of(if anywhere { &all } else { &own });
        let mut direction = self.one_of(&Direction::ALL);
        if let Some(step) = steps.choose(&mut self.rng).filter(|_| self.rng.random_bool(0.7)) {
            (from, direction) = (step.from(), step.direction());
        }
        ask["from"] = from.to_string().into();
        ask["direction"] = format!("{direction:?}").into();
        ask["kind"] = words::kind(self.one_of(&Kind::ALL)).into();
    }

    /// A game of a dozen moves at most, on a small board, which likes to come
    /// back to where it was.
    fn about_game(&mut self) -> Value {
        let sizes =
            [(3, 3), (3, 3), (3, 5), (5, 3), (5, 5)].map(|(cols, rows)| Size::new(cols, rows));
        let size = self.one_of(&sizes).expect("it can be built");
        let start = match self.rng.random_range(0..10) {
            0..3 => self.strewn(size),
            3..6 => self.small(size, 3),
            _ => self.small(size, 8),
        };
        let quiet = self.one_of(&[0, 2, 3, 4, 5, 60]);
        let repeat = self.one_of(&[0, 2, 2, 3, 3]);
        let ply_cap = self.one_of(&[0, 0, 1, 2, 3, 4, 6]);
        let variant =
            Variant::custom(size, quiet, repeat, ply_cap).expect("the numbers are in range");
        let mut game = Game::start(start, variant, 0, 1).expect("it fits");
        let mut been = vec![start];
        let mut moves: Vec<String> = Vec::new();
        for _ in 0..self.rng.random_range(0..=12) {
            let all = game.board().moves(usize::MAX).unwrap_or_default();
            if game.outcome().is_some() {
                break;
            }
            let back: Vec<&Move> =
                all.iter().filter(|whole| returns(&game, whole, &been)).collect();
            let back =
                if self.rng.random_bool(0.6) { back.choose(&mut self.rng).copied() } else { None };
            let whole = back.or_else(|| all.choose(&mut self.rng)).expect("the game is on").clone();
            game.play_move(&whole).expect("a listed move");
            been.push(*game.board().position());
            moves.push(whole.to_string());
        }
        let mut ask = json!({"op": "game", "position": start.to_string(), "moves": moves});
        let usual = Variant::on(size);
        for (field, value, usual) in [
            ("quiet_limit", quiet, usual.quiet_limit()),
            ("repeat", repeat, usual.repeat()),
            ("ply_cap", ply_cap, usual.ply_cap()),
        ] {
            if value != usual {
                ask[field] = value.into();
            }
        }
        ask
    }
}

/// True for a move after which the stones stand as they have stood before.
fn returns(game: &Game, whole: &Move, been: &[Position]) -> bool {
    let mut board = *game.board();
    board.play_move(whole).expect("a listed move");
    let stands = |side| board.position().stones(side);
    been.iter().any(|before| Side::ALL.iter().all(|&side| before.stones(side) == stands(side)))
}
