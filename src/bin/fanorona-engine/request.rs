//! The lines that a program sends to `serve`.

use fanorona::{CountedPosition, Variant};

use crate::limits::Limits;

/// A line that is well formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    Protocol,
    IsReady,
    NewGame,
    /// The set-up where there is no start.
    Position {
        start: Option<CountedPosition>,
        moves: Vec<String>,
    },
    Seed(u64),
    Variant(Option<Variant>),
    Go(Go),
    Stop,
    Quit,
}

/// How long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Go {
    To(Limits),
    /// Until it is stopped.
    Infinite,
}

impl Request {
    /// Reads a line; nothing for one without a word, and otherwise what is wrong with it.
    pub(crate) fn parse(line: &str) -> Result<Option<Request>, String> {
        let words: Vec<&str> = line.split_ascii_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Ok(None);
        };
        let alone = |request: Request| match rest.first() {
            None => Ok(request),
            Some(word) => Err(format!("nothing comes after {command}, and here is {word:?}")),
        };
        let request = match command {
            "protocol" => alone(Request::Protocol),
            "isready" => alone(Request::IsReady),
            "newgame" => alone(Request::NewGame),
            "stop" => alone(Request::Stop),
            "quit" => alone(Request::Quit),
            "position" => position(rest),
            "setoption" => option(rest),
            "go" => go(rest).map(Request::Go),
            _ => Err(format!("{command:?} is no command")),
        };
        request.map(Some)
    }
}

fn position(words: &[&str]) -> Result<Request, String> {
    let mut parts = words.splitn(2, |&word| word == "moves");
    let start = parts.next().unwrap_or_default();
    let moves = parts.next().unwrap_or_default();
    let start = match start {
        [] => return Err("a position is setup or a position's text".to_owned()),
        ["setup"] => None,
        fields => {
            let text = fields.join(" ");
            let read: Result<CountedPosition, _> = text.parse();
            Some(read.map_err(|error| format!("{text:?} is no position: {error}"))?)
        }
    };
    Ok(Request::Position { start, moves: moves.iter().map(|&text| text.to_owned()).collect() })
}

fn option(words: &[&str]) -> Result<Request, String> {
    let ["name", name, "value", value @ ..] = words else {
        return Err("an option is set by setoption name NAME value VALUE".to_owned());
    };
    let value = value.join(" ");
    match *name {
        "seed" => {
            let seed = value.parse();
            seed.map(Request::Seed).map_err(|error| format!("{value:?} is no seed: {error}"))
        }
        "variant" if value.is_empty() => Ok(Request::Variant(None)),
        "variant" => {
            let variant = value.parse();
            variant
                .map(|variant| Request::Variant(Some(variant)))
                .map_err(|error| format!("{value:?} is no variant: {error}"))
        }
        _ => Err(format!("no option is called {name:?}")),
    }
}

fn go(words: &[&str]) -> Result<Go, String> {
    if let ["infinite"] = words {
        return Ok(Go::Infinite);
    }
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        let (name, value) = (pair[0], pair.get(1).copied().unwrap_or_default());
        let repeated = match name {
            "nodes" => {
                let nodes = value.parse().ok().filter(|&nodes| nodes > 0);
                let nodes = nodes.ok_or(format!("nodes is a number from 1 up, not {value:?}"))?;
                limits.nodes.replace(nodes).is_some()
            }
            "depth" => {
                let depth = value.parse().ok();
                let depth = depth.filter(|&depth| Limits::DEPTHS.contains(&i64::from(depth)));
                let most = Limits::DEPTHS.end();
                let depth =
                    depth.ok_or(format!("depth is a number from 1 to {most}, not {value:?}"))?;
                limits.depth.replace(depth).is_some()
            }
            "infinite" => return Err("infinite goes with no other limit".to_owned()),
            _ => return Err(format!("no limit is called {name:?}")),
        };
        if repeated {
            return Err(format!("{name} is given twice"));
        }
    }
    if limits == Limits::default() {
        return Err("go needs nodes N, depth N or infinite".to_owned());
    }
    Ok(Go::To(limits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(nodes: Option<u64>, depth: Option<u32>) -> Request {
        Request::Go(Go::To(Limits { nodes, depth }))
    }

    #[test]
    fn lines_that_are_read() {
        let telo: CountedPosition = "bbb/w1b/www w".parse().expect("a position");
        let counted: CountedPosition = "bbb/w1b/www w 3 9".parse().expect("a position");
        let moves = vec!["a1-b2A".to_owned(), "c3-c2".to_owned()];
        let usual = Variant::default();
        for (line, request) in [
            ("protocol", Request::Protocol),
            (" isready\t\r", Request::IsReady),
            ("newgame", Request::NewGame),
            ("position setup", Request::Position { start: None, moves: vec![] }),
            ("position setup moves", Request::Position { start: None, moves: vec![] }),
            ("position  bbb/w1b/www  w", Request::Position { start: Some(telo), moves: vec![] }),
            (
                "position bbb/w1b/www w 3 9 moves a1-b2A c3-c2",
                Request::Position { start: Some(counted), moves },
            ),
            ("setoption name seed value 18446744073709551615", Request::Seed(u64::MAX)),
            ("setoption name variant value sivy", Request::Variant(Some(usual))),
            ("setoption name variant value custom repeat=3", Request::Variant(Some(usual))),
            ("setoption name variant value", Request::Variant(None)),
            ("go infinite", Request::Go(Go::Infinite)),
            ("go nodes 1", to(Some(1), None)),
            ("go depth 64", to(None, Some(64))),
            ("go depth 3 nodes 500", to(Some(500), Some(3))),
            ("stop", Request::Stop),
            ("quit", Request::Quit),
        ] {
            assert_eq!(Request::parse(line), Ok(Some(request)), "{line}");
        }
        for line in ["", "  \t\r"] {
            assert_eq!(Request::parse(line), Ok(None));
        }
    }

    #[test]
    fn lines_that_are_wrong() {
        for (line, reason) in [
            ("Stop", r#""Stop" is no command"#),
            ("\u{7}bell", r#""\u{7}bell" is no command"#),
            ("quit now", r#"nothing comes after quit, and here is "now""#),
            ("position", "a position is setup or a position's text"),
            ("position moves a1-a2", "a position is setup or a position's text"),
            (
                "position setup w",
                r#""setup w" is no position: a character of the board is not w, b, / or a digit from 1 to 9"#,
            ),
            (
                "position bbb/w1b/www w 3",
                r#""bbb/w1b/www w 3" is no position: a position has two fields or four, with one space between each two"#,
            ),
            ("setoption", "an option is set by setoption name NAME value VALUE"),
            ("setoption name seed", "an option is set by setoption name NAME value VALUE"),
            ("setoption name hash value 1", r#"no option is called "hash""#),
            ("setoption name seed value -1", r#""-1" is no seed: invalid digit found in string"#),
            (
                "setoption name variant value moro",
                r#""moro" is no variant: a variant is a name, or custom and its fields"#,
            ),
            ("go", "go needs nodes N, depth N or infinite"),
            ("go nodes", r#"nodes is a number from 1 up, not """#),
            ("go nodes 0", r#"nodes is a number from 1 up, not "0""#),
            ("go depth 65", r#"depth is a number from 1 to 64, not "65""#),
            ("go depth 0", r#"depth is a number from 1 to 64, not "0""#),
            ("go depth 2 infinite", "infinite goes with no other limit"),
            ("go infinite depth 2", "infinite goes with no other limit"),
            ("go depth 2 depth 3", "depth is given twice"),
            ("go movetime 100", r#"no limit is called "movetime""#),
        ] {
            assert_eq!(Request::parse(line), Err(reason.to_owned()), "{line}");
        }
    }
}
