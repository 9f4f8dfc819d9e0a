//! What the crate says of text, spelt as `answers.pl` spells what the Perl modules say of it.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

use fanorona::{CountedPosition, GameText, Header, Mirror, Move, Position, Size, Variant};

/// The points of a move, and its steps in numbers.
pub fn move_text(whole: &Move) -> String {
    let points: Vec<String> = whole.points().map(|point| point.to_string()).collect();
    let steps: Vec<String> = whole
        .points()
        .zip(whole.points().skip(1))
        .zip(whole.steps())
        .map(|((from, to), (way, kind))| {
            format!("{}>{}:{}:{}", from.index(), to.index(), way.index(), kind.index())
        })
        .collect();
    format!("{} {}", points.join(","), steps.join(","))
}

pub fn position_text(read: &CountedPosition) -> String {
    let position = read.position();
    format!(
        "{} {} {} {} {} {} {position}",
        position.size().cols(),
        position.size().rows(),
        position.side().letter(),
        u8::from(read.counted()),
        read.quiet(),
        read.number(),
    )
}

pub fn game_text(game: &GameText) -> Vec<String> {
    let size = game.variant().size();
    let value = |header| game.header(header).map(|value| (header, value));
    let line = |header| game.header_line(header).map(|line| (header, line));
    let mut lines: Vec<String> = Header::ALL
        .into_iter()
        .filter_map(value)
        .map(|(header, value)| format!("{}={value}", header.name()))
        .collect();
    lines.push(format!("cols={}", size.cols()));
    lines.push(format!("rows={}", size.rows()));
    lines.extend(game.moves_at().map(|line| format!("moves_at={line}")));
    let at = Header::ALL.into_iter().filter_map(line);
    lines.extend(at.map(|(header, line)| format!("at.{}={line}", header.name())));
    lines
}

pub fn of_move(text: &[u8], size: Size) -> String {
    match Move::parse(text, size) {
        Err(reason) => format!("!{}", reason.word()),
        Ok(whole) => {
            let mut parts = vec![move_text(&whole), whole.to_string()];
            parts.extend(
                Mirror::ALL.map(|how| {
                    whole.mirrored(how, size).expect("a move of this board").to_string()
                }),
            );
            parts.join(" ")
        }
    }
}

pub fn of_position(text: &[u8], quiet: u32, number: u32) -> String {
    match CountedPosition::parse(text) {
        Err(reason) => format!("!{}", reason.word()),
        Ok(read) => {
            let counted = CountedPosition::new(*read.position(), quiet, number);
            let counted = counted.filter(|_| !read.counted());
            let mut lines = vec![position_text(&read)];
            lines.push(counted.map_or("-".to_owned(), |counted| counted.to_string()));
            lines.extend(Mirror::ALL.map(|how| read.mirrored(how).to_string()));
            lines.join("\n")
        }
    }
}

pub fn of_game(text: &[u8]) -> String {
    match GameText::parse(text) {
        Err(refused) => format!("!{} {}", refused.reason.word(), refused.line),
        Ok(game) => {
            let mut lines = game_text(&game);
            lines.extend(game.moves().iter().map(ToString::to_string));
            lines.push(game.to_string());
            lines.join("\n")
        }
    }
}

/// The text of a game made of headers and moves, if there is one.
pub fn of_written(headers: &[(Header, String)], moves: &[String]) -> Option<String> {
    let mut headers = headers.to_vec();
    headers.sort_by_key(|header| header.0);
    let mut game = GameText::new();
    for (header, value) in headers {
        game.set(header, &value).ok()?;
    }
    for text in moves {
        let whole = Move::parse(text.as_bytes(), game.variant().size()).ok()?;
        game.push(whole).ok()?;
    }
    Some(game.to_string())
}

pub fn of_variant(text: &str) -> String {
    let Ok(variant) = text.parse::<Variant>() else {
        return "-".to_owned();
    };
    let size = variant.size();
    format!(
        "{variant}\n{}\n{}\n{}\n{}\n{}\n{}\n{}",
        variant.name().unwrap_or("custom"),
        size.cols(),
        size.rows(),
        Position::setup(size),
        variant.quiet_limit(),
        variant.repeat(),
        variant.ply_cap(),
    )
}
