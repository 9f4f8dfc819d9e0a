//! The notation: the cases that every implementation is held to, and the values behind the text.

mod answers;

use std::collections::BTreeMap;

use fanorona::{
    COUNTED_TEXT_MAX, CountedPosition, Direction, GameFault, GameText, Header, Kind, Mirror, Move,
    MoveTextError, ParseVariantError, Point, Position, PositionTextError, Side, Size, Variant,
    VariantError,
};

/// One case: its line in the file, and its cells.
struct Case {
    at: usize,
    function: String,
    argument: Option<Vec<u8>>,
    more: Option<String>,
    expected: Option<String>,
}

fn cases() -> Vec<Case> {
    let text = include_str!("data/notation.tsv");
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let read = |(index, line): (usize, &str)| {
        let cells: Vec<Option<String>> = line.split('\t').map(cell).collect();
        let [function, argument, more, result, line @ ..] = &cells[..] else {
            panic!("line {} has too few cells", index + 1);
        };
        let result = result.clone();
        Case {
            at: index + 1,
            function: function.clone().expect("a function"),
            argument: argument.clone().map(String::into_bytes),
            more: more.clone(),
            expected: match line {
                [Some(line)] => result.map(|result| format!("{result} {line}")),
                _ => result,
            },
        }
    };
    lines.map(read).collect()
}

/// A cell with its escapes read; none where it says so.
fn cell(text: &str) -> Option<String> {
    if text == r"\N" {
        return None;
    }
    let mut read = String::new();
    let mut rest = text;
    while let Some(place) = rest.find('\\') {
        read += &rest[..place];
        let (character, length) = match &rest[place + 1..place + 2] {
            "n" => ('\n', 2),
            "r" => ('\r', 2),
            "t" => ('\t', 2),
            "\\" => ('\\', 2),
            "x" => {
                let end = rest[place..].find('}').expect("a brace");
                let code = u32::from_str_radix(&rest[place + 3..place + end], 16);
                (char::from_u32(code.expect("a number")).expect("a character"), end + 1)
            }
            other => panic!("an unknown escape: {other}"),
        };
        read.push(character);
        rest = &rest[place + length..];
    }
    Some(read + rest)
}

/// The number that its digits spell in the one usual way.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|number: &u32| number.to_string() == text)
}

/// The size that the options ask for; typed calls cannot ask for any other.
fn size<'a>(options: impl Iterator<Item = &'a str>) -> Option<Size> {
    let (mut cols, mut rows) = (Some(9), Some(5));
    for option in options {
        match option.split_once('=')? {
            ("cols", value) => cols = number(value),
            ("rows", value) => rows = number(value),
            _ => return None,
        }
    }
    Size::new(u8::try_from(cols?).ok()?, u8::try_from(rows?).ok()?)
}

fn refused(word: &str) -> Option<String> {
    Some(format!("!{word}"))
}

fn parse_point(name: &[u8], size: Size) -> Option<Point> {
    let point: Point = std::str::from_utf8(name).ok()?.parse().ok()?;
    size.contains(point).then_some(point)
}

fn format_game(fields: &str) -> Option<String> {
    let (mut headers, mut moves) = (Vec::new(), Vec::new());
    for line in fields.lines() {
        match line.split_once('=') {
            Some(("move", text)) => moves.push(text.to_owned()),
            None if line == "move" => return None,
            Some(("cols" | "rows" | "moves_at", _)) => {}
            Some((name, _)) if name.starts_with("at.") => {}
            Some((name, value)) => headers.push((Header::named(name)?, value.to_owned())),
            None => drop(Header::named(line)?),
        }
    }
    answers::of_written(&headers, &moves)
}

fn answer(case: &Case) -> Option<String> {
    let text = case.argument.as_deref().unwrap_or_default();
    let as_text = || std::str::from_utf8(text).expect("cells are text");
    let words = || case.more.as_deref().unwrap_or_default().split(' ').filter(|it| !it.is_empty());
    match case.function.as_str() {
        "parse_point" => {
            let point = parse_point(text, size(words())?)?;
            Some(format!("{} {}", point.file(), point.rank()))
        }
        "format_point" => {
            let number = |text| number(text).and_then(|number| u8::try_from(number).ok());
            let (file, rank) = (number(as_text())?, number(case.more.as_deref()?)?);
            Some(Point::new(file, rank)?.to_string())
        }
        "square_of" => {
            let point = parse_point(text, Size::SIVY);
            Some(point.map_or("-1".to_owned(), |point| point.index().to_string()))
        }
        "name_of" => {
            let index = number(as_text())?;
            Some(Point::from_index(u8::try_from(index).ok()?)?.to_string())
        }
        "parse_move" => {
            let Some(size) = size(words()) else {
                return refused(MoveTextError::BadSize.word());
            };
            match Move::parse(text, size) {
                Ok(whole) => Some(answers::move_text(&whole)),
                Err(reason) => refused(reason.word()),
            }
        }
        "format_move" => Some(as_text().parse::<Move>().ok()?.to_string()),
        "move_points" => {
            let whole = Move::parse(text, size(words())?).ok()?;
            let points: Vec<String> = whole.points().map(|point| point.to_string()).collect();
            Some(points.join(" "))
        }
        "mirror_move" => {
            let how = Mirror::named(words().next()?)?;
            let size = size(words().skip(1))?;
            Some(Move::parse(text, size).ok()?.mirrored(how, size)?.to_string())
        }
        "parse_position" => match CountedPosition::parse(text) {
            Ok(read) => Some(answers::position_text(&read)),
            Err(reason) => refused(reason.word()),
        },
        "format_position" => {
            let read = CountedPosition::parse(text).ok().filter(|read| !read.counted())?;
            // The counts may be any text here, so they are read as part of a position.
            let mut counts = case.more.as_deref().map(|more| more.split(' ')).into_iter().flatten();
            let (quiet, number) = (counts.next().unwrap_or("0"), counts.next().unwrap_or("1"));
            let read: CountedPosition = format!("{read} {quiet} {number}").parse().ok()?;
            let made = CountedPosition::new(*read.position(), read.quiet(), read.number())?;
            assert_eq!(made, read);
            Some(made.to_string())
        }
        "mirror_position" => {
            let how = Mirror::named(case.more.as_deref()?)?;
            Some(CountedPosition::parse(text).ok()?.mirrored(how).to_string())
        }
        "parse_game" => match GameText::parse(text) {
            Ok(game) => {
                let mut lines = answers::game_text(&game);
                let at = lines.iter().position(|line| line.starts_with("at."));
                let moves = game.moves().iter().map(|whole| format!("move={whole}"));
                let place = at.unwrap_or(lines.len());
                lines.splice(place..place, moves);
                Some(lines.join("\n"))
            }
            Err(error) => refused(&format!("{} {}", error.reason.word(), error.line)),
        },
        "format_game" => format_game(as_text()),
        other => panic!("there is no function {other}"),
    }
}

#[test]
fn the_shared_cases() {
    let mut count = BTreeMap::new();
    for case in cases() {
        let shown = case.argument.as_deref().map(String::from_utf8_lossy);
        let expected = &case.expected;
        assert_eq!(&answer(&case), expected, "line {}: {} {shown:?}", case.at, case.function);
        *count.entry(case.function).or_insert(0) += 1;
    }
    assert_eq!(count.len(), 13, "{count:?}");
    assert!(count["parse_move"] > 100 && count["parse_game"] > 100, "{count:?}");
}

#[test]
fn one_word_one_number() {
    let moves = MoveTextError::ALL.map(|reason| (reason.code(), reason.word()));
    let positions = PositionTextError::ALL.map(|reason| (reason.code(), reason.word()));
    let games = GameFault::ALL.map(|fault| (fault.code(), fault.word()));
    let mut words = BTreeMap::new();
    for (code, word) in moves.into_iter().chain(positions).chain(games) {
        assert_eq!(*words.entry(code).or_insert(word), word);
    }
    assert_eq!(words.keys().copied().collect::<Vec<u8>>(), (1..=26).collect::<Vec<u8>>());
    let different: std::collections::BTreeSet<_> = words.values().collect();
    assert_eq!(different.len(), 26);
    for reason in MoveTextError::ALL {
        assert_eq!(GameFault::from(reason).word(), reason.word());
        assert_eq!(GameFault::from(reason).code(), reason.code());
        assert_eq!(GameFault::from(reason).to_string(), reason.to_string());
    }
    assert_eq!(words[&1], "bad_size");
    assert_eq!(words[&12], "paika_in_chain");
    assert_eq!(words[&17], "bad_count");
    assert_eq!(words[&26], "bad_start");
}

#[test]
fn a_move_read_is_the_move_made() {
    let d3 = Point::new(3, 2).expect("a point");
    let made = Move::new(d3, &[(Direction::E, Kind::Approach), (Direction::N, Kind::Withdrawal)]);
    assert_eq!("d3-e3A-e4W".parse::<Move>().ok(), made);
    assert_eq!("d3-e3".parse::<Move>().ok(), Move::new(d3, &[(Direction::E, Kind::Paika)]));
    // Every step of every board, in each of its kinds.
    for size in Size::ALL {
        for from in size.points() {
            for direction in Direction::ALL {
                for (kind, letter) in Kind::ALL.into_iter().zip(["", "A", "W"]) {
                    let Some(to) = size.next_to(from, direction) else { continue };
                    let text = format!("{from}-{to}{letter}");
                    let read = Move::parse(text.as_bytes(), size).expect("a move");
                    assert_eq!(Some(&read), Move::new(from, &[(direction, kind)]).as_ref());
                    assert_eq!(read.to_string(), text);
                }
            }
        }
    }
}

#[test]
fn mirrors_undo_themselves_and_go_together() {
    for how in Mirror::ALL {
        assert_eq!(Mirror::from_index(how.index()), Some(how));
        assert_eq!(Mirror::named(how.name()), Some(how));
    }
    assert_eq!(Mirror::from_index(0), None);
    assert_eq!(Mirror::from_index(4), None);
    assert_eq!(Mirror::named("Files"), None);
    for size in Size::ALL {
        for point in Point::all() {
            let seen = Mirror::ALL.map(|how| how.point(point, size));
            if !size.contains(point) {
                assert_eq!(seen, [None; 3]);
                continue;
            }
            let [files, ranks, turn] = seen.map(|seen| seen.expect("a point of the board"));
            assert_eq!(Mirror::Ranks.point(files, size), Some(turn));
            assert_eq!(Mirror::Files.point(ranks, size), Some(turn));
            for (how, seen) in Mirror::ALL.into_iter().zip([files, ranks, turn]) {
                assert_eq!(how.point(seen, size), Some(point));
                assert_eq!(seen.is_strong(), point.is_strong());
                for direction in Direction::ALL {
                    let next = size.next_to(point, direction);
                    let seen_next = size.next_to(seen, how.direction(direction));
                    assert_eq!(next.and_then(|next| how.point(next, size)), seen_next);
                }
            }
        }
        let setup = Position::setup(size);
        for how in Mirror::ALL {
            let seen = setup.mirrored(how);
            assert_eq!(seen.key(), seen.key_full());
            assert_eq!(seen.mirrored(how), setup);
            // The rules know no left or right, nor top or bottom.
            let mut steps = setup.steps().into_iter().map(|step| {
                let from = how.point(step.from(), size).expect("a point of the board");
                seen.step(from, how.direction(step.direction()), step.kind())
            });
            assert!(steps.all(|step| step.is_some_and(|step| seen.steps().contains(&step))));
        }
    }
    let off: Move = "h3-g3A".parse().expect("a move");
    assert_eq!(off.mirrored(Mirror::Turn, Size::DIMY), None);
}

#[test]
fn counts_of_a_position() {
    let position = Position::setup(Size::TELO);
    let by_itself = CountedPosition::from(position);
    assert_eq!((by_itself.counted(), by_itself.quiet(), by_itself.number()), (false, 0, 1));
    assert_eq!(by_itself.to_string(), position.to_string());
    let max = Variant::NUMBER_MAX;
    let counted = CountedPosition::new(position, max, max).expect("counts");
    assert_eq!(counted.to_string(), format!("{position} 999999999 999999999"));
    assert_ne!(CountedPosition::new(position, 0, 1), Some(by_itself));
    for (quiet, number) in [(0, 0), (max + 1, 1), (0, max + 1), (u32::MAX, 1), (0, u32::MAX)] {
        assert_eq!(CountedPosition::new(position, quiet, number), None);
    }
    let longest = Position::setup(Size::SIVY);
    let longest = CountedPosition::new(longest, max, max).expect("counts");
    assert_eq!(longest.to_string().len(), COUNTED_TEXT_MAX);
    assert_eq!(longest.to_string().parse(), Ok(longest));
}

#[test]
fn a_game_is_well_formed_at_all_times() {
    let mut game = GameText::new();
    assert_eq!(game.to_string(), "fanorona 1\nmoves\n");
    assert_eq!((game.moves_at(), game.header(Header::Variant)), (None, None));
    assert_eq!(game.variant(), Variant::default());

    game.set(Header::Variant, "telo").expect("a board");
    game.set(Header::Start, "bbb/w1b/www b 3 9").expect("a position of it");
    game.set(Header::Repeat, "0").expect("a number");
    game.set(Header::Chain, "a1-b1A").expect("a move of it");
    game.push("c3-b3".parse().expect("a move")).expect("a move of it");
    assert_eq!(game.variant(), Variant::custom(Size::TELO, 60, 0, 0).expect("a variant"));
    assert_eq!(game.start().map(CountedPosition::number), Some(9));
    assert_eq!(game.chain().map(ToString::to_string).as_deref(), Some("a1-b1A"));

    let before = game.clone();
    assert_eq!(game.push("d3-e3".parse().expect("a move")), Err(MoveTextError::OffBoard));
    assert_eq!(game.set(Header::Variant, "dimy"), Err(GameFault::BadStart));
    assert_eq!(game.set(Header::Variant, "vela"), Err(GameFault::BadVariant));
    assert_eq!(game.set(Header::Variant, ""), Err(GameFault::BadHeader));
    assert_eq!(game.set(Header::White, "Ra\u{e9}"), Err(GameFault::BadHeader));
    assert_eq!(game.set(Header::White, "a\nb"), Err(GameFault::BadHeader));
    assert_eq!(game.set(Header::Repeat, "x"), Err(GameFault::BadNumber));
    assert_eq!(game.set(Header::Repeat, "1"), Err(GameFault::BadVariant));
    assert_eq!(game.set(Header::Offer, "red"), Err(GameFault::BadOffer));
    assert_eq!(game.set(Header::Start, "9/9/9/9/9 w"), Err(GameFault::BadStart));
    assert_eq!(game.set(Header::Chain, "x"), Err(MoveTextError::BadShape.into()));
    assert_eq!(game.clear(Header::Variant), Err(GameFault::BadStart));
    assert_eq!(game, before);

    game.clear(Header::Start).expect("no start");
    game.set(Header::Variant, "dimy").expect("a larger board");
    game.set(Header::Offer, "black").expect("an offer");
    assert_eq!(game.offer(), Some(Side::Black));
    assert_eq!(game.set(Header::Result, "agreement"), Err(GameFault::BadOffer));
    game.clear(Header::Offer).expect("no offer");
    game.set(Header::Result, "agreement").expect("a result");
    assert_eq!(game.offer(), None);
    game.clear(Header::Chain).expect("no chain");
    game.set(Header::Variant, "3x3").expect("a smaller board that has all points");
    game.push("c3-c2".parse().expect("a move")).expect("a move of it");
    game.set(Header::Variant, "dimy").expect("a larger board");
    game.push("d3-e3".parse().expect("a move")).expect("a move of it");
    assert_eq!(game.set(Header::Variant, "telo"), Err(MoveTextError::OffBoard.into()));
    let text = "fanorona 1\nvariant dimy\nrepeat 0\nresult agreement\nmoves\nc3-b3\nc3-c2\nd3-e3\n";
    assert_eq!(game.to_string(), text);

    let read: GameText = text.parse().expect("a game");
    assert_eq!((read.moves(), read.variant()), (game.moves(), game.variant()));
    assert_eq!((read.moves_at(), read.header_line(Header::Result)), (Some(6), Some(4)));
    assert_eq!(read.to_string(), text);
}

#[test]
fn a_refusal_tells_its_line() {
    let refused = GameText::parse(b"fanorona 1\nmoves\n\xff\n").expect_err("no move");
    assert_eq!((refused.reason, refused.line), (MoveTextError::BadShape.into(), 3));
    assert_eq!(refused.to_string(), format!("line 3: {}", MoveTextError::BadShape));
    let refused = GameText::parse(b"fanorona 1\noffer white\nresult x\n").expect_err("no game");
    assert_eq!((refused.reason, refused.line), (GameFault::BadOffer, 2));
}

#[test]
fn variants() {
    assert_eq!(Variant::named("sivy"), Some(Variant::default()));
    assert_eq!(Variant::named("Sivy"), None);
    assert_eq!(Variant::named("7x5"), None);
    for size in Size::ALL {
        assert_eq!(Variant::on(size).name(), size.name());
    }
    let max = Variant::NUMBER_MAX;
    let custom = |quiet, repeat, cap| Variant::custom(Size::DIMY, quiet, repeat, cap);
    assert_eq!(custom(60, 3, 0), Ok(Variant::on(Size::DIMY)));
    assert_eq!(custom(max + 1, 1, 100_001), Err(VariantError::QuietLimit));
    assert_eq!(custom(max, 1, 100_001), Err(VariantError::Repeat));
    assert_eq!(custom(0, max + 1, 0), Err(VariantError::Repeat));
    assert_eq!(custom(0, 0, 100_001), Err(VariantError::PlyCap));
    assert_eq!(custom(0, 0, u32::MAX), Err(VariantError::PlyCap));
    let all = custom(max, 2, 100_000).expect("a variant");
    assert_eq!(all.to_string(), "custom board=dimy,quiet_limit=999999999,repeat=2,ply_cap=100000");
    assert_eq!((all.name(), all.to_string().parse()), (None, Ok(all)));
    for (text, written) in [
        ("dimy", "dimy"),
        ("custom repeat=0,board=9x5", "custom repeat=0"),
        ("custom quiet_limit=0060", "sivy"),
        ("custom board=7x3", "custom board=7x3"),
        ("custom board=5x5,ply_cap=9", "custom board=dimy,ply_cap=9"),
    ] {
        assert_eq!(text.parse::<Variant>().map(|read| read.to_string()).as_deref(), Ok(written));
    }
    for text in [
        "",
        "7x5",
        "custom",
        "custom ",
        "custom repeat",
        "custom repeat=",
        "custom =3",
        "sivy\n",
        "custom repeat=1",
        "custom repeat=0,",
        "custom ,repeat=0",
        "custom repeat=0,repeat=0",
        "custom repeat=0 ,ply_cap=1",
        "custom colour=1",
        "custom board=8x5",
        "custom repeat=0=0",
        "custom ply_cap=100001",
        "custom quiet_limit=1000000000",
        "custom repeat=4294967298",
    ] {
        assert_eq!(text.parse::<Variant>(), Err(ParseVariantError), "{text:?}");
    }
}
