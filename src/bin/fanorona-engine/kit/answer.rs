//! The library's answers to questions about fanorona.

use std::ops::ControlFlow;

use fanorona::abi::FANORONA_DEPTH_MAX;
use fanorona::{
    Board, Direction, Game, Kind, Move, PlayError, Point, Position, PositionError, Refusal, Side,
    Size, Step, Variant,
};
use serde_json::{Value, json};

use super::question::{Refused, depth, hello, number, string, strings, told};
use super::{Fields, text};
use crate::{whole, words};

/// The operations, in the order in which the kit tells of them.
pub(crate) const OPS: [&str; 15] = [
    "board",
    "lines",
    "position",
    "counted_position",
    "move_text",
    "steps",
    "why",
    "chain",
    "moves",
    "count",
    "play",
    "key",
    "perft",
    "game",
    "game_text",
];

/// How many whole moves are listed at most.
const MOVES_MAX: usize = 100_000;

/// The answer to a question, which says what is wrong where there is none.
pub(crate) fn answer(ask: &Fields) -> Fields {
    told(attempt(ask))
}

fn attempt(ask: &Fields) -> Result<Value, Refused> {
    match string(ask, "op")? {
        "hello" => Ok(hello(&OPS)),
        "board" => board(ask),
        "lines" => lines(ask),
        "position" => position(ask),
        "counted_position" => text::counted_position(ask),
        "move_text" => text::move_text(ask),
        "steps" => Ok(steps(&played(ask)?)),
        "why" => why(&played(ask)?, ask),
        "chain" => Ok(chain(&played(ask)?)),
        "moves" => moves(&played(ask)?),
        "count" => Ok(json!({"moves": played(ask)?.count_moves(u64::MAX)})),
        "play" => play(&played(ask)?, string(ask, "move")?),
        "key" => Ok(json!({"key": format!("{:016x}", played(ask)?.position().key())})),
        "perft" => perft(&played(ask)?, ask),
        "game" => game(ask),
        "game_text" => text::game_text(ask),
        other => Err(Refused::Question(format!("there is no operation {other:?}"))),
    }
}

/// The size of a question, if it can be built.
pub(super) fn size(ask: &Fields) -> Result<Size, Refused> {
    let measure = |field: &str| {
        let wrong = || Refused::Question(format!("{field} is a whole number"));
        Ok(u8::try_from(number(ask, field)?.ok_or_else(wrong)?).unwrap_or(0))
    };
    Size::new(measure("cols")?, measure("rows")?).ok_or(Refused::Word("bad_size"))
}

/// A point by its name: none where the board lacks it.
fn point(ask: &Fields, field: &str, size: Size) -> Result<Option<Point>, Refused> {
    let name = string(ask, field)?;
    match name.as_bytes() {
        [b'a'..=b'z', b'0'..=b'9'] => Ok(name.parse().ok().filter(|&point| size.contains(point))),
        _ => Err(Refused::Question(format!("{name:?} is no name of a point"))),
    }
}

fn read(text: &str) -> Result<Position, Refused> {
    let wrong = |error| Refused::Question(format!("{text:?} is no position: {error}"));
    Position::from_bytes(text.as_bytes()).map_err(wrong)
}

/// The board of a question, after what is played on it.
fn played(ask: &Fields) -> Result<Board, Refused> {
    let mut board = Board::from(read(string(ask, "position")?)?);
    for text in strings(ask, "played")? {
        if text == "stop" {
            board.stop().ok_or(Refused::Word("illegal"))?;
            continue;
        }
        let step = whole::parse(text, board.position().size()).map_err(Refused::Question)?;
        let &[(direction, kind)] = step.steps() else {
            return Err(Refused::Question(format!("{text:?} is not a single step")));
        };
        board.play(step.from(), direction, kind).map_err(|_| Refused::Word("illegal"))?;
    }
    Ok(board)
}

fn names(points: impl IntoIterator<Item = Point>) -> Vec<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

fn board(ask: &Fields) -> Result<Value, Refused> {
    let size = size(ask)?;
    Ok(json!({"points": names(size.points().iter()), "setup": Position::setup(size).to_string()}))
}

fn lines(ask: &Fields) -> Result<Value, Refused> {
    let size = size(ask)?;
    let point = point(ask, "point", size)?.ok_or(Refused::Word("off_board"))?;
    let mut next = Fields::new();
    for direction in Direction::ALL {
        if let Some(to) = size.next_to(point, direction) {
            next.insert(format!("{direction:?}"), to.to_string().into());
        }
    }
    Ok(json!({"strong": point.is_strong(), "next": next}))
}

fn position(ask: &Fields) -> Result<Value, Refused> {
    let read = Position::from_bytes(string(ask, "text")?.as_bytes());
    let position = read.map_err(|error| {
        Refused::Word(match error {
            PositionError::Null => "null",
            PositionError::Long => "long",
            PositionError::Letter => "letter",
            PositionError::Rows => "rows",
            PositionError::Width => "width",
            PositionError::Side => "side",
        })
    })?;
    let size = position.size();
    Ok(json!({
        "position": position.to_string(), "cols": size.cols(), "rows": size.rows(),
        "side": words::side(position.side()),
        "white": names(position.stones(Side::White).iter()),
        "black": names(position.stones(Side::Black).iter()),
    }))
}

fn steps(board: &Board) -> Value {
    let steps = board.play_steps();
    let told = |step: &Step| {
        let text = whole::of_steps(&[*step]).map(|whole| whole.to_string());
        json!({"step": text, "takes": names(step.taken_in_order())})
    };
    json!({"steps": steps.iter().map(told).collect::<Vec<_>>()})
}

fn why(board: &Board, ask: &Fields) -> Result<Value, Refused> {
    let from = point(ask, "from", board.position().size())?;
    let direction = string(ask, "direction")?;
    let direction = Direction::ALL.into_iter().find(|way| format!("{way:?}") == direction);
    let kind = string(ask, "kind")?;
    let kind = Kind::ALL.into_iter().find(|&known| words::kind(known) == kind);
    let answer = match (from, direction.zip(kind)) {
        (None, _) => Err(Refusal::OffBoard),
        (_, None) => Err(Refusal::BadStep),
        (Some(from), Some((direction, kind))) => board.play_why(from, direction, kind),
    };
    Ok(json!({"why": answer.map_or_else(refusal, |_| "ok")}))
}

fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::OffBoard => "off_board",
        Refusal::BadStep => "bad_step",
        Refusal::NoStone => "no_stone",
        Refusal::NotYours => "not_yours",
        Refusal::NoLine => "no_line",
        Refusal::Occupied => "occupied",
        Refusal::TakesNothing => "takes_nothing",
        Refusal::NotAPaika => "not_a_paika",
        Refusal::MustCapture => "must_capture",
        Refusal::NotTheStone => "not_the_stone",
        Refusal::SameDirection => "same_direction",
        Refusal::Revisit => "revisit",
        Refusal::PaikaInChain => "paika_in_chain",
        _ => "another reason",
    }
}

fn chain(board: &Board) -> Value {
    let chain = board.chain().map(|chain| {
        json!({
            "at": chain.at().to_string(), "last": format!("{:?}", chain.direction()),
            "stood": names(chain.seen().iter()),
        })
    });
    json!({"position": board.to_string(), "chain": chain, "can_stop": board.can_stop()})
}

fn moves(board: &Board) -> Result<Value, Refused> {
    let mut moves: Vec<String> = Vec::new();
    let all = board.visit_moves(|whole| {
        if moves.len() == MOVES_MAX {
            return ControlFlow::Break(());
        }
        moves.push(whole.to_string());
        ControlFlow::Continue(())
    });
    if all.is_break() {
        return Err(Refused::Word("too_many_moves"));
    }
    Ok(json!({"moves": moves}))
}

/// A whole move of a position; a text that is none may not be played either.
fn legal(board: &Board, text: &str) -> Result<(Move, Vec<Step>), Refused> {
    whole::legal(text, board).map_err(|_| Refused::Word("illegal"))
}

fn play(board: &Board, text: &str) -> Result<Value, Refused> {
    let (whole, steps) = legal(board, text)?;
    let mut after = *board;
    after.play_move(&whole).map_err(|_| Refused::Word("illegal"))?;
    let taken = steps.iter().flat_map(Step::taken_in_order);
    Ok(json!({"position": after.to_string(), "taken": names(taken)}))
}

fn perft(board: &Board, ask: &Fields) -> Result<Value, Refused> {
    let depth = depth(ask, FANORONA_DEPTH_MAX)?;
    let count = match string(ask, "unit")? {
        "moves" => board.perft_moves(depth),
        "steps" => board.position().perft_steps(depth),
        _ => return Err(Refused::Question("unit is moves or steps".to_owned())),
    };
    Ok(json!({"count": count.ok_or(Refused::Word("overflow"))?}))
}

fn game(ask: &Fields) -> Result<Value, Refused> {
    let start = read(string(ask, "position")?)?;
    let usual = Variant::on(start.size());
    let limit = |field: &str, usual: u32| {
        let wrong = || Refused::Question(format!("{field} is a whole number in range"));
        let number = number(ask, field)?.unwrap_or(usual.into());
        u32::try_from(number).map_err(|_| wrong())
    };
    let (quiet, repeat) =
        (limit("quiet_limit", usual.quiet_limit())?, limit("repeat", usual.repeat())?);
    let variant = Variant::custom(start.size(), quiet, repeat, limit("ply_cap", usual.ply_cap())?)
        .map_err(|error| Refused::Question(error.to_string()))?;
    let mut game =
        Game::start(start, variant, 0, 1).map_err(|error| Refused::Question(error.to_string()))?;
    for (at, text) in strings(ask, "moves")?.into_iter().enumerate() {
        let played = match legal(game.board(), text) {
            _ if game.outcome().is_some() => Err("over"),
            Err(_) => Err("illegal"),
            Ok((whole, _)) => match game.play_move(&whole) {
                Ok(()) => Ok(()),
                Err(PlayError::Over) => Err("over"),
                Err(_) => Err("illegal"),
            },
        };
        if let Err(word) = played {
            return Ok(json!({"error": word, "at": at}));
        }
    }
    let outcome = game.outcome();
    Ok(json!({
        "outcome": outcome.map_or("none", |outcome| outcome.ending().name()),
        "winner": outcome.and_then(|outcome| outcome.winner()).map(words::side),
        "ply": game.ply(), "quiet": game.quiet(), "repeats": game.repeats(),
        "position": game.board().to_string(),
    }))
}
