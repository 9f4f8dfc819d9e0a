//! Texts good and bad, and what the crate says of them. The plain implementation reads positions as
//! well, and the Perl modules read all of them a second time when they run the kit.

use fanorona::{CountedPosition, GameText, Header, Move, Size};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value, json};

use crate::draw::{self, Oracle, Vector, gathered};
use crate::kit;
use crate::kit::fanorona::{Fanorona, KINDS};
use crate::random::{self, texts};

pub fn vectors(oracle: &Oracle<Fanorona>, seed: u64) -> Vec<Vector> {
    let mut rng = random::seeded(seed);
    let mut vectors = Vec::new();
    let position = |ask: Value| Vector { rule: "position-text", answer: oracle.answer(&ask), ask };
    vectors.extend(BY_HAND.iter().map(|text| position(json!({"op": "position", "text": text}))));
    vectors.extend(
        gathered(&mut rng, 6, position_text, |ask| oracle.answer(ask)).into_iter().map(position),
    );
    let counted = |ask: Value| Vector { rule: "counted-text", answer: counted_position(&ask), ask };
    vectors
        .extend(COUNTS.iter().map(|text| counted(json!({"op": "counted_position", "text": text}))));
    vectors.extend(gathered(&mut rng, 8, counted_text, counted_position).into_iter().map(counted));
    let read_move = |ask: Value| Vector { rule: "move-text", answer: move_text(&ask), ask };
    let by_hand = |text: &&str| json!({"op": "move_text", "text": text, "cols": 9, "rows": 5});
    vectors.extend(MOVES.iter().map(by_hand).map(read_move));
    vectors.extend(gathered(&mut rng, 12, a_move_text, move_text).into_iter().map(read_move));
    let read_game = |ask: Value| Vector { rule: "game-text", answer: game_text(&ask), ask };
    vectors.extend(GAMES.iter().map(|text| read_game(json!({"op": "game_text", "text": text}))));
    vectors.extend(gathered(&mut rng, 20, a_game_text, game_text).into_iter().map(read_game));
    vectors
}

/// Positions that chance does not bring: the longest, the first too long, faults beside each other.
const BY_HAND: &[&str] = &[
    "",
    " ",
    " w",
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww b",
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww  w",
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwwwww w",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
    "3/3/3 w",
    "111/21/12 b",
    "9/9/9/9/9 w",
    "wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww b",
    "3/3/3",
    "3/3/3 ",
    "3/3/3 W",
    "3/3/3 w ",
    "3/3/3 w\n",
    "3/3/3 w 0 1",
    "3/3/3  w",
    "3/3/3\tw",
    "3/3/3\u{0} w",
    "3/3/3 \u{0}",
    "3/3/é w",
    "3/3/0 w",
    "3/W2/3 w",
    "3/3/3/ w",
    "/3/3/3 w",
    "3/3 w",
    "3/3/3/3 w",
    "3/3/3/3/3/3 w",
    "//// w",
    "// b",
    "4/4/4 w",
    "3/5/3 w",
    "33/33/33 w",
    "11/11/11 w",
    "9w/9w/9w w",
    "3/3/4/x w",
    "3/4 x",
    "3/3/4 x",
];

const COUNTS: &[&str] = &[
    "3/3/3 w 0 1",
    "3/3/3 w 0 0",
    "3/3/3 w 59 100",
    "3/3/3 w 007 01",
    // 71 bytes, and one more.
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w 123456789 123456789",
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w 1234567890 123456789",
    "3/3/3 w 999999999 999999999",
    "3/3/3 w 1000000000 1",
    "3/3/3 w -1 1",
    "3/3/3 w 1",
    "3/3/3 w 1 1 1",
    "3/3/3 w 1 1 ",
    "3/3/3 x 1 y",
    "3/3/4 x 1 y",
];

/// Moves on the nine by five.
const MOVES: &[&str] =
    &["d2-e3a", "d3-e3w", "d3-e3AW", "d3-e3-e4A", "d3-e3A-e4", "D3-e3A", "d3e3A"];

const GAMES: &[&str] = &[
    "fanorona 1\nply_cap 100001\nmoves\n",
    "fanorona 1\noffer white\nresult agreement\n",
    "fanorona 1\nwhite A\n\n\n",
    "fanorona 1\nmoves\nd3-e3A\r",
    "fanorona 1\nmoves\r",
    "",
    "\n\n",
    "fanorona 1\nmoves",
    "fanorona 1\nmoves\n",
    "fanorona 1\r\nvariant telo\r\nmoves\r\na1-b2A\r\n",
    "fanorona 1\nvariant 5x5\nquiet_limit 0\nrepeat 0\nply_cap 100000\nwhite R. and S.\nblack ~\nmoves\n\n\n",
    "fanorona 1\nwhite A\nwhite B\nmoves\n",
    "fanorona 1\nresult agreement\noffer white\nmoves\n",
    "fanorona 1\noffer red\nmoves\n",
    "fanorona 1\nrepeat 1\nmoves\n",
    "fanorona 1\nvariant telo\nstart 3/3/3 w 4 5\nmoves\n",
    "fanorona 1\nvariant telo\nstart 9/9/9/9/9 w\nmoves\n",
    "fanorona 1\nchain b2-c2A-c3A\nmoves\nd3-e3A\n",
    "fanorona 1\nmoves\nd3-e3A\n\nc3-d3W\n",
    "fanorona 1\n\nmoves\nd3-e3A\n",
    "fanorona 1\nmoves\nd3-e4\n",
    "fanorona 2\nmoves\n",
];

fn position_text(rng: &mut ChaCha8Rng) -> Value {
    let text = random::any(rng).text();
    json!({"op": "position", "text": spoilt(rng, text, b"wb/123456789 0")})
}

fn counted_text(rng: &mut ChaCha8Rng) -> Value {
    let text = texts::position(rng);
    json!({"op": "counted_position", "text": spoilt(rng, text, b"wb/123456789 0")})
}

fn a_move_text(rng: &mut ChaCha8Rng) -> Value {
    let size = texts::size(rng);
    let text = texts::walk(rng, size);
    let text = spoilt(rng, text, b"abcdefghij0123456-AWaw");
    let (cols, rows) = match rng.random_range(0..20) {
        0 => (rng.random_range(-1..12), rng.random_range(-1..8)),
        1..5 => random::size(rng),
        _ => (size.cols().into(), size.rows().into()),
    };
    json!({"op": "move_text", "text": text, "cols": cols, "rows": rows})
}

fn a_game_text(rng: &mut ChaCha8Rng) -> Value {
    let text = texts::game(rng);
    json!({"op": "game_text", "text": spoilt(rng, text, b"abcde12345-AW \n\r")})
}

fn spoilt(rng: &mut ChaCha8Rng, text: String, likely: &[u8]) -> String {
    draw::spoilt(rng, text, |rng, bytes| texts::spoil(rng, bytes, likely))
}

fn counted_position(ask: &Value) -> Value {
    match CountedPosition::parse(ask["text"].as_str().expect("a text").as_bytes()) {
        Err(reason) => kit::error(reason.word()),
        Ok(read) => json!({
            "position": read.position().to_string(), "counted": read.counted(),
            "quiet": read.quiet(), "number": read.number(),
        }),
    }
}

fn move_text(ask: &Value) -> Value {
    let measure = |field: &str| u8::try_from(ask[field].as_i64().expect("a number")).unwrap_or(0);
    let Some(size) = Size::new(measure("cols"), measure("rows")) else {
        return kit::error("bad_size");
    };
    match Move::parse(ask["text"].as_str().expect("a text").as_bytes(), size) {
        Err(reason) => kit::error(reason.word()),
        Ok(whole) => {
            let points: Vec<String> = whole.points().map(|point| point.to_string()).collect();
            let kinds = whole.steps().iter().map(|(_, kind)| KINDS[usize::from(kind.index())]);
            json!({"points": points, "kinds": kinds.collect::<Vec<_>>()})
        }
    }
}

fn game_text(ask: &Value) -> Value {
    match GameText::parse(ask["text"].as_str().expect("a text").as_bytes()) {
        Err(error) => json!({"error": error.reason.word(), "line": error.line}),
        Ok(game) => {
            let mut headers = Map::new();
            for header in Header::ALL {
                if let Some(value) = game.header(header) {
                    headers.insert(header.name().to_owned(), value.into());
                }
            }
            let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
            json!({
                "headers": headers, "moves": moves, "moves_at": game.moves_at(),
                "text": game.to_string(),
            })
        }
    }
}
