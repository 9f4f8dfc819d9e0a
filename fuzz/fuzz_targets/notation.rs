//! Any bytes are read as a move, a position, a game and a variant, or refused. What is read is
//! written, and read again as the same; what is reflected twice is as it was.

#![no_main]

use fanorona::{
    COUNTED_TEXT_MAX, CountedPosition, GameFault, GameText, Header, Mirror, Move, MoveTextError,
    Size, Variant,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, text)) = bytes.split_first() else { return };
    let size = Size::ALL[usize::from(first % 8)];
    let spelt = spelt(text);
    // Few bytes begin as a game does; most of these do.
    const BEGINNINGS: [&str; 4] =
        ["fanorona 1\n", "fanorona 1\nmoves\n", "fanorona 1\nvariant telo\nmoves\n", ""];
    let beginning = BEGINNINGS[usize::from(first / 8 % 4)];
    for text in [text, &spelt] {
        a_move(text, size);
        a_position(text);
        a_variant(text);
        let text = [beginning.as_bytes(), text].concat();
        any_game(&text, first, size);
    }
});

/// The bytes that are no ASCII stand for words that are hard to come by.
fn spelt(text: &[u8]) -> Vec<u8> {
    const WORDS: [&str; 32] = [
        "variant ",
        "start ",
        "quiet_limit ",
        "repeat ",
        "ply_cap ",
        "white ",
        "black ",
        "result ",
        "offer ",
        "chain ",
        "\nmoves\n",
        "white\n",
        "telo\n",
        "dimy\n",
        "7x5\n",
        "3/3/3 w",
        "9/9/9/9/9 b",
        " 3 9\n",
        "d3-e3A",
        "a1-b1",
        "-a2W",
        "\r\n",
        "custom ",
        "board=7x5",
        "quiet_limit=",
        "repeat=",
        "ply_cap=",
        ",",
        "00",
        "999999999",
        "100000",
        "\n",
    ];
    let spell = |&byte: &u8| match byte.checked_sub(128) {
        Some(index) => WORDS[usize::from(index) % WORDS.len()].as_bytes().to_vec(),
        None => vec![byte],
    };
    text.iter().flat_map(spell).collect()
}

fn any_game(text: &[u8], choice: u8, size: Size) {
    match GameText::parse(text) {
        Ok(game) => {
            a_game(&game, text);
            edited(game, choice, text, size);
        }
        Err(refused) => {
            let lines = text.split(|&byte| byte == b'\n').count();
            assert!((1..=lines + 1).contains(&refused.line), "{refused}");
        }
    }
}

fn a_move(text: &[u8], size: Size) {
    let Ok(whole) = Move::parse(text, size) else { return };
    assert_eq!(whole.to_string().as_bytes(), text);
    assert_eq!(Move::new(whole.from(), whole.steps()), Some(whole.clone()));
    for how in Mirror::ALL {
        let seen = whole.mirrored(how, size).expect("a move of this board");
        assert_eq!(Move::parse(seen.to_string().as_bytes(), size).as_ref(), Ok(&seen));
        assert_eq!(seen.mirrored(how, size).as_ref(), Some(&whole));
    }
    for other in Size::ALL {
        match Move::parse(text, other) {
            Ok(same) => assert_eq!(same, whole),
            Err(reason) => assert_eq!(reason, MoveTextError::OffBoard),
        }
    }
}

fn a_position(text: &[u8]) {
    let Ok(read) = CountedPosition::parse(text) else { return };
    let written = read.to_string();
    assert!(written.len() <= COUNTED_TEXT_MAX);
    assert_eq!(written.parse(), Ok(read));
    for how in Mirror::ALL {
        let seen = read.mirrored(how);
        assert_eq!(seen.position().key(), seen.position().key_full());
        assert_eq!(seen.mirrored(how), read);
    }
}

fn a_variant(text: &[u8]) {
    let Ok(variant) = std::str::from_utf8(text).unwrap_or_default().parse::<Variant>() else {
        return;
    };
    assert_eq!(variant.to_string().parse(), Ok(variant));
    let (quiet, repeat) = (variant.quiet_limit(), variant.repeat());
    let same = Variant::custom(variant.size(), quiet, repeat, variant.ply_cap());
    assert_eq!(same, Ok(variant));
}

fn a_game(game: &GameText, text: &[u8]) {
    let lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    let first = game.moves_at().expect("it was read");
    for (index, whole) in game.moves().iter().enumerate() {
        assert!(lines[first - 1 + index].starts_with(whole.to_string().as_bytes()));
    }
    for header in Header::ALL {
        if let Some(line) = game.header_line(header) {
            let value = game.header(header).expect("it has a line");
            let header = format!("{} {value}", header.name());
            assert!(lines[line - 1].starts_with(header.as_bytes()));
        }
    }
    let written = game.to_string();
    let again: GameText = written.parse().expect("what is written can be read");
    assert_eq!(again.to_string(), written);
    assert_eq!((again.variant(), again.start()), (game.variant(), game.start()));
    assert_eq!((again.moves(), again.chain()), (game.moves(), game.chain()));
}

/// A change that is taken leaves a game that can be read, and one that is refused changes nothing.
fn edited(mut game: GameText, choice: u8, text: &[u8], size: Size) {
    let before = game.clone();
    let header = Header::ALL[usize::from(choice) % Header::ALL.len()];
    let value = String::from_utf8_lossy(text.rsplit(|&byte| byte == b'\n').next().unwrap_or(b""));
    let changed = match choice / 16 % 3 {
        0 => game.clear(header),
        1 => game.set(header, &value),
        _ => Move::parse(value.as_bytes(), size)
            .and_then(|whole| game.push(whole))
            .map_err(GameFault::Move),
    };
    if changed.is_err() {
        assert_eq!(game, before);
    }
    assert!(game.to_string().parse::<GameText>().is_ok());
}
