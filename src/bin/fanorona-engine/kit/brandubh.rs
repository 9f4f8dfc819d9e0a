//! The library's answers to questions about brandubh.

use fanorona::abi::brandubh::BRANDUBH_DEPTH_MAX;
use fanorona::brandubh::{
    Board, Escape, Flags, Game, Move, Piece, PlayError, Refusal, Side, Square, TextError, Undo,
    Variant, VariantError,
};
use serde_json::{Value, json};

use super::Fields;
use super::question::{Refused, depth, hello, string, strings, told};

/// The operations, in the order in which the kit tells of them.
pub(super) const OPS: [&str; 13] = [
    "board", "square", "position", "moves", "count", "why", "hostile", "captures", "play", "undo",
    "key", "perft", "game",
];

/// The answer to a question, which says what is wrong where there is none.
pub(super) fn answer(ask: &Fields) -> Fields {
    told(attempt(ask))
}

fn attempt(ask: &Fields) -> Result<Value, Refused> {
    match string(ask, "op")? {
        "hello" => Ok(hello(&OPS)),
        "board" => Ok(json!({
            "squares": names(Square::ALL), "setup": Board::setup().to_string(),
        })),
        "square" => square_answer(ask),
        "position" => position(ask),
        "moves" => {
            let moves = board(ask)?.moves(&variant(ask)?);
            Ok(json!({"moves": moves.iter().map(Move::to_string).collect::<Vec<_>>()}))
        }
        "count" => Ok(json!({"moves": board(ask)?.count_moves(&variant(ask)?)})),
        "why" => why(ask),
        "hostile" => {
            Ok(json!({"hostile": board(ask)?.hostile_to(square(ask, "square")?, side(ask)?)}))
        }
        "captures" => {
            let captures = board(ask)?.captures_at(square(ask, "square")?, &variant(ask)?);
            Ok(json!({"captures": names(captures.iter())}))
        }
        "play" => play(ask),
        "undo" => undo(ask),
        "key" => key(ask),
        "perft" => perft(ask),
        "game" => game(ask),
        other => Err(Refused::Question(format!("there is no operation {other:?}"))),
    }
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

fn board(ask: &Fields) -> Result<Board, Refused> {
    let text = string(ask, "position")?;
    let wrong = |error| Refused::Question(format!("{text:?} is no position: {error}"));
    text.parse().map_err(wrong)
}

/// A square by its name: none where the board lacks it.
fn named(name: &str) -> Result<Option<Square>, Refused> {
    match name.as_bytes() {
        [b'a'..=b'z', b'0'..=b'9'] => Ok(name.parse().ok()),
        _ => Err(Refused::Question(format!("{name:?} is no name of a square"))),
    }
}

fn square(ask: &Fields, field: &str) -> Result<Square, Refused> {
    named(string(ask, field)?)?.ok_or(Refused::Word("off_board"))
}

fn side(ask: &Fields) -> Result<Side, Refused> {
    let word = string(ask, "side")?;
    let side = Side::ALL.into_iter().find(|&side| side_word(side) == word);
    side.ok_or_else(|| Refused::Question("side is attackers or defenders".to_owned()))
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attackers",
        Side::Defenders => "defenders",
    }
}

fn made(text: &str) -> Result<Move, Refused> {
    let wrong = || Refused::Question(format!("{text:?} is no move"));
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    match (named(from)?, named(to)?) {
        (Some(from), Some(to)) => Ok(Move::new(from, to)),
        _ => Err(wrong()),
    }
}

/// What differs from the usual game; a field that is none of a variant's plays no game.
fn variant(ask: &Fields) -> Result<Variant, Refused> {
    let Some(given) = ask.get("variant") else {
        return Ok(Variant::default());
    };
    let wrong = |message: &str| Refused::Question(message.to_owned());
    let fields = given.as_object().ok_or_else(|| wrong("variant is an object"))?;
    let mut variant = Variant::default();
    for (field, value) in fields {
        let switch = || {
            value.as_bool().ok_or_else(|| Refused::Question(format!("{field} is true or false")))
        };
        let number = || {
            let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
            number.ok_or_else(|| Refused::Question(format!("{field} is a whole number in range")))
        };
        let range = |error: VariantError| Refused::Question(error.to_string());
        variant = match field.as_str() {
            "throne_pass" => variant.with_throne_pass(switch()?),
            "throne_reentry" => variant.with_throne_reentry(switch()?),
            "king_everywhere_two" => variant.with_king_everywhere_two(switch()?),
            "king_strong" => variant.with_king_strong(switch()?),
            "escape" => variant.with_escape(match value.as_str() {
                Some("corner") => Escape::Corner,
                Some("edge") => Escape::Edge,
                _ => return Err(wrong("escape is corner or edge")),
            }),
            "repeat" => variant.with_repeat(number()?).map_err(range)?,
            "ply_cap" => variant.with_ply_cap(number()?).map_err(range)?,
            other => return Err(Refused::Question(format!("no variant has a field {other:?}"))),
        };
    }
    Ok(variant)
}

fn square_answer(ask: &Fields) -> Result<Value, Refused> {
    let square = square(ask, "square")?;
    Ok(json!({
        "throne": square.is_throne(), "corner": square.is_corner(),
        "beside_throne": square.beside_throne(),
    }))
}

fn position(ask: &Fields) -> Result<Value, Refused> {
    let board = Board::from_bytes(string(ask, "text")?.as_bytes()).map_err(|error| {
        Refused::Word(match error {
            TextError::Null => "null",
            TextError::Rows => "rows",
            TextError::Width => "width",
            TextError::Letter => "letter",
            TextError::Side => "side",
            TextError::Long => "long",
        })
    })?;
    let of = |piece| names(board.pieces(piece).iter());
    Ok(json!({
        "position": board.to_string(), "side": side_word(board.side()),
        "attackers": of(Piece::Attacker), "defenders": of(Piece::Defender),
        "kings": of(Piece::King), "king": board.king_square().map(|square| square.to_string()),
    }))
}

fn why(ask: &Fields) -> Result<Value, Refused> {
    let refusal = match (named(string(ask, "from")?)?, named(string(ask, "to")?)?) {
        (Some(from), Some(to)) => board(ask)?.why_not(Move::new(from, to), &variant(ask)?),
        _ => Some(Refusal::OffBoard),
    };
    Ok(json!({"why": refusal.map_or("ok", refusal_word)}))
}

fn refusal_word(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::OffBoard => "off_board",
        Refusal::NoPiece => "no_piece",
        Refusal::NotYours => "not_yours",
        Refusal::NoMove => "no_move",
        Refusal::NotALine => "not_a_line",
        Refusal::Throne => "throne",
        Refusal::Corner => "corner",
        Refusal::Blocked => "blocked",
    }
}

fn flag_words(flags: Flags) -> Vec<&'static str> {
    let all = [
        (flags.did_capture(), "did_capture"),
        (flags.king_taken(), "king_taken"),
        (flags.king_home(), "king_home"),
    ];
    all.into_iter().filter(|(set, _)| *set).map(|(_, word)| word).collect()
}

fn play(ask: &Fields) -> Result<Value, Refused> {
    let mut board = board(ask)?;
    let undo = board.do_move(made(string(ask, "move")?)?, &variant(ask)?);
    Ok(json!({
        "flags": flag_words(undo.flags()), "captured": names(undo.captured().iter()),
        "position": board.to_string(),
    }))
}

/// Makes moves that may be made, one after another.
fn played(board: &mut Board, ask: &Fields, field: &str) -> Result<Vec<Undo>, Refused> {
    let variant = variant(ask)?;
    let mut undos = Vec::new();
    for text in strings(ask, field)? {
        let made = made(text)?;
        if !board.is_legal(made, &variant) {
            return Err(Refused::Word("illegal"));
        }
        undos.push(board.do_move(made, &variant));
    }
    Ok(undos)
}

fn undo(ask: &Fields) -> Result<Value, Refused> {
    let mut board = board(ask)?;
    let undos = played(&mut board, ask, "moves")?;
    let mut positions = Vec::new();
    for undo in undos.iter().rev() {
        board.undo_move(undo).map_err(|error| Refused::Question(error.to_string()))?;
        positions.push(board.to_string());
    }
    Ok(json!({"positions": positions}))
}

fn key(ask: &Fields) -> Result<Value, Refused> {
    let mut board = board(ask)?;
    played(&mut board, ask, "played")?;
    Ok(json!({"key": format!("{:016x}", board.key())}))
}

fn perft(ask: &Fields) -> Result<Value, Refused> {
    let (board, variant) = (board(ask)?, variant(ask)?);
    let depth = depth(ask, BRANDUBH_DEPTH_MAX)?;
    let count = match ask.get("captures").and_then(Value::as_bool) {
        Some(true) => board.perft(depth, &variant),
        Some(false) => board.perft_slides(depth, &variant),
        None => return Err(Refused::Question("captures is true or false".to_owned())),
    };
    Ok(json!({"count": count.ok_or(Refused::Word("overflow"))?}))
}

fn game(ask: &Fields) -> Result<Value, Refused> {
    let mut game = Game::start(board(ask)?, variant(ask)?);
    for (at, text) in strings(ask, "moves")?.into_iter().enumerate() {
        let done = match text {
            "undo" => game.undo().map(|_| ()).ok_or("no_moves"),
            text => game.play(made(text)?).map(|_| ()).map_err(|error| match error {
                PlayError::Over => "over",
                _ => "illegal",
            }),
        };
        if let Err(word) = done {
            return Ok(json!({"error": word, "at": at}));
        }
    }
    let outcome = game.outcome();
    Ok(json!({
        "outcome": outcome.map_or("none", |outcome| outcome.ending().name()),
        "winner": outcome.and_then(|outcome| outcome.winner()).map(side_word),
        "ply": game.ply(), "repeats": game.repeats(), "position": game.board().to_string(),
    }))
}
