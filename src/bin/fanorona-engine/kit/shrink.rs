//! Making a question smaller while it still shows what it shows.

use fanorona::{Board, Point, Position, Size};
use serde_json::Value;

use super::{Fields, answer, op, size};
use crate::whole;

/// The smallest question found for which `shows` is still true, which it is for
/// `ask`. It is called at most `most` times.
pub(crate) fn shrunk(ask: Fields, most: usize, mut shows: impl FnMut(&Fields) -> bool) -> Fields {
    let mut smallest = ask;
    let mut calls = 0;
    'smaller: loop {
        let makes_sense = makes_sense(&smallest);
        for candidate in smaller(&smallest) {
            if makes_sense && !self::makes_sense(&candidate) {
                continue;
            }
            if calls == most {
                return smallest;
            }
            calls += 1;
            if shows(&candidate) {
                smallest = candidate;
                continue 'smaller;
            }
        }
        return smallest;
    }
}

/// True where the library has a proper answer.
fn makes_sense(ask: &Fields) -> bool {
    !answer::answer(ask).contains_key("error")
}

/// Questions like this one that are smaller, those that leave out most first.
fn smaller(ask: &Fields) -> Vec<Fields> {
    let mut all = Vec::new();
    let with = |field: &str, value: Value| {
        let mut changed = ask.clone();
        changed.insert(field.to_owned(), value);
        changed
    };
    for field in ["moves", "played"] {
        if let Some(list) = ask.get(field).and_then(Value::as_array).filter(|list| !list.is_empty())
        {
            let ends = [0, list.len() / 2, list.len() - 1];
            all.extend(ends.map(|end| with(field, list[..end].into())));
            all.extend(later(ask, field, list));
        }
    }
    if let Some(position) =
        ask.get("position").and_then(Value::as_str).and_then(|text| text.parse().ok())
    {
        let positions = around_each_point(&position)
            .into_iter()
            .chain(on_smaller_boards(&position))
            .chain(with_fewer_stones(&position));
        all.extend(positions.map(|position| with("position", position.to_string().into())));
    }
    if let Some(depth) = ask.get("depth").and_then(Value::as_u64).filter(|&depth| depth > 1) {
        all.extend((1..depth).map(|depth| with("depth", depth.into())));
    }
    all.extend(with_nearer_limits(ask));
    all.extend(about_more(ask));
    if let Some(text) = ask.get("text").and_then(Value::as_str) {
        all.extend(shorter(text).into_iter().map(|text| with("text", text.into())));
    }
    all.retain(|candidate| size(candidate) < size(ask));
    all
}

/// The same from after the first whole move of what is played.
fn later(ask: &Fields, field: &str, list: &[Value]) -> Option<Fields> {
    let mut board: Board = ask.get("position")?.as_str()?.parse().ok()?;
    let mut gone = 0;
    loop {
        let text = list.get(gone)?.as_str()?;
        gone += 1;
        if text == "stop" {
            board.stop()?;
        } else {
            let whole = whole::parse(text, board.position().size()).ok()?;
            match (field, whole.steps()) {
                ("moves", _) => drop(board.play_move(&whole).ok()?),
                (_, &[(direction, kind)]) => {
                    board.play(whole.from(), direction, kind).ok()?;
                }
                _ => return None,
            }
        }
        // A chain cannot be written in a position.
        if !board.can_stop() {
            break;
        }
    }
    let mut changed = ask.clone();
    changed.insert("position".to_owned(), board.to_string().into());
    changed.insert(field.to_owned(), list[gone..].into());
    Some(changed)
}

/// A question about one step asked about all of them, or about the chain.
fn about_more(ask: &Fields) -> Vec<Fields> {
    if op(ask) != "why" {
        return Vec::new();
    }
    let about = |op: &str| {
        let mut changed = ask.clone();
        changed.retain(|field, _| field == "position" || field == "played");
        changed.insert("op".to_owned(), op.into());
        changed
    };
    ["steps", "chain"].map(about).into()
}

/// A game with its limits left out, or each nearer by one or two with as much less played.
fn with_nearer_limits(ask: &Fields) -> Vec<Fields> {
    let mut all = Vec::new();
    for limit in ["quiet_limit", "repeat", "ply_cap"] {
        let Some(now) = ask.get(limit).and_then(Value::as_u64) else {
            continue;
        };
        let mut without = ask.clone();
        without.shift_remove(limit);
        all.push(without);
        for nearer in [now.saturating_sub(2), now.saturating_sub(1)] {
            let mut changed = ask.clone();
            changed.insert(limit.to_owned(), nearer.into());
            let moves = ask.get("moves").and_then(Value::as_array);
            for (list, fewer) in moves.into_iter().flat_map(|list| [(list, 1), (list, 2)]) {
                let Some(kept) = list.len().checked_sub(fewer) else {
                    continue;
                };
                let mut truncated = changed.clone();
                truncated.insert("moves".to_owned(), list[..kept].into());
                all.push(truncated);
                let first = later(&changed, "moves", list);
                let both = first.as_ref().and_then(|first| {
                    later(
                        first,
                        "moves",
                        first.get("moves")?.as_array().filter(|rest| !rest.is_empty())?,
                    )
                });
                all.extend(if fewer == 1 { first } else { both });
            }
            all.push(changed);
        }
    }
    all
}

/// The corner at a1 of every smaller board, so that points keep their names.
fn on_smaller_boards(position: &Position) -> Vec<Position> {
    let now = position.size();
    let fits =
        |size: &&Size| **size != now && size.cols() <= now.cols() && size.rows() <= now.rows();
    let cut = |size: &Size| {
        let mut cut = Position::empty(*size);
        for point in size.points().iter() {
            cut.put(point, position.at(point));
        }
        cut.set_side(position.side());
        cut
    };
    Size::ALL.iter().filter(fits).map(cut).collect()
}

/// What stands within a step or two of each point, as it is, and with one stone against all the
/// others.
fn around_each_point(position: &Position) -> Vec<Position> {
    let points = || position.size().points().iter();
    let mut all = Vec::new();
    for distance in [1, 2] {
        for centre in points() {
            let far = |point: &Point| {
                point.file().abs_diff(centre.file()) > distance
                    || point.rank().abs_diff(centre.rank()) > distance
            };
            let mut near = *position;
            for point in points().filter(far) {
                near.put(point, None);
            }
            all.push(near);
            if let Some(side) = position.at(centre) {
                let stones = |point: &Point| *point != centre && near.at(*point).is_some();
                for point in points().filter(stones).collect::<Vec<_>>() {
                    near.put(point, Some(side.other()));
                }
                all.push(near);
            }
        }
    }
    all
}

fn with_fewer_stones(position: &Position) -> Vec<Position> {
    let stones = position.size().points().iter().filter(|&point| position.at(point).is_some());
    let without = |point| {
        let mut fewer = *position;
        fewer.put(point, None);
        fewer
    };
    stones.map(without).collect()
}

/// The text without its first or second half, or without one character.
fn shorter(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let half = characters.len() / 2;
    let mut all =
        vec![String::from_iter(&characters[..half]), String::from_iter(&characters[half..])];
    for place in 0..characters.len() {
        let rest = characters.iter().enumerate().filter(|&(other, _)| other != place);
        all.push(rest.map(|(_, character)| character).collect());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn as_small_as_it_goes() {
        let ask = json!({
            "op": "steps", "position": "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
            "played": ["d3-e3A", "stop"],
        });
        let ask = ask.as_object().expect("an object").clone();
        let shows = |ask: &Fields| ask["position"].as_str().is_some_and(|text| text.contains('w'));
        // The last w of all is the side's.
        let smallest = shrunk(ask, 10_000, shows);
        let expected = json!({"op": "steps", "position": "3/3/3 w", "played": []});
        assert_eq!(Value::Object(smallest), expected);
    }
}
