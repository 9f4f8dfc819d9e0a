//! The Perl modules that read and write the notation give the same answers as the crate: the same
//! value, or the same reason on the same line.

mod answers;
mod plain;
mod random;

use std::env;
use std::fmt::Write as _;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use fanorona::{
    CHAIN_MAX, Direction, GameFault, Kind, Move, MoveTextError, PositionTextError, Size,
};
use rand::Rng;
use rand::seq::IndexedRandom;

use random::texts::{game, headers, number, position, size, spoil, variant, walk};

/// How many texts of each sort are compared.
const TRIES: usize = 12_000;

/// A question as the Perl program reads it, and the crate's answer.
struct Case {
    cells: Vec<Vec<u8>>,
    answer: String,
}

impl Case {
    fn new(function: &str, cells: &[&[u8]], answer: String) -> Case {
        let mut all = vec![function.as_bytes().to_vec()];
        all.extend(cells.iter().map(|cell| cell.to_vec()));
        Case { cells: all, answer }
    }

    fn line(&self) -> String {
        let cells: Vec<String> = self.cells.iter().map(|cell| hexadecimal(cell)).collect();
        cells.join("\t")
    }

    fn shown(&self) -> String {
        let cells: Vec<_> = self.cells.iter().map(|cell| String::from_utf8_lossy(cell)).collect();
        format!("{cells:?}")
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes it");
        text
    })
}

/// One Perl process answers all cases. Where there is no Perl, or a package of the crate without the
/// Perl modules, nothing is compared, unless it must be.
fn compare(cases: Vec<Case>) {
    let root = env!("CARGO_MANIFEST_DIR");
    let may_skip = env::var_os("FANORONA_REQUIRE_ALL_TESTS").is_none();
    if may_skip && !Path::new(root).join("perl/Game-Fanorona/lib").is_dir() {
        eprintln!("nothing is compared, for want of the Perl modules");
        return;
    }
    let perl = Command::new("perl")
        .arg(format!("-I{root}/perl/Game-Fanorona/lib"))
        .arg(format!("{root}/tests/answers/answers.pl"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut perl = match perl {
        Ok(perl) => perl,
        Err(error) if may_skip => {
            eprintln!("nothing is compared, for want of perl: {error}");
            return;
        }
        Err(error) => panic!("perl cannot be run: {error}"),
    };
    let mut questions = BufWriter::new(perl.stdin.take().expect("a pipe"));
    let lines: Vec<String> = cases.iter().map(Case::line).collect();
    // Both pipes may be full at once, so the questions are asked from elsewhere.
    let asking = thread::spawn(move || {
        for line in lines {
            writeln!(questions, "{line}").expect("perl reads on");
        }
    });
    let mut answers = BufReader::new(perl.stdout.take().expect("a pipe")).lines();
    for case in &cases {
        let answer = answers.next().unwrap_or_else(|| panic!("no answer: {}", case.shown()));
        let answer = answer.expect("perl goes on");
        assert!(
            answer == hexadecimal(case.answer.as_bytes()),
            "{}: the crate says {:?}, and Perl in hexadecimal {answer}",
            case.shown(),
            case.answer,
        );
    }
    assert!(answers.next().is_none());
    asking.join().expect("every question was asked");
    assert!(perl.wait().expect("perl ends").success());
}

/// Each reason comes up, and a good part of the texts is read.
fn assert_every_reason(cases: &[Case], words: impl Iterator<Item = &'static str>) {
    for word in words {
        let refused = |case: &&Case| case.answer[1..].split(' ').next() == Some(word);
        let count =
            cases.iter().filter(|case| case.answer.starts_with('!')).filter(refused).count();
        assert!(count > 0, "{word} does not come up");
    }
    assert!(cases.iter().filter(|case| !case.answer.starts_with('!')).count() > TRIES / 5);
}

#[test]
fn moves() {
    let mut rng = random::seeded(31);
    let cases = (0..TRIES).map(|_| {
        let size = size(&mut rng);
        let mut text = walk(&mut rng, size).into_bytes();
        if rng.random_bool(0.002) {
            text.clear();
        } else if rng.random_bool(0.7) {
            spoil(&mut rng, &mut text, b"abcdefghij0123456-AWaw");
        }
        // Read on a board that may be another one.
        let size =
            if rng.random_bool(0.7) { size } else { *Size::ALL.choose(&mut rng).expect("eight") };
        let (cols, rows) = (size.cols().to_string(), size.rows().to_string());
        let cells = [&text, cols.as_bytes(), rows.as_bytes()];
        Case::new("move", &cells, answers::of_move(&text, size))
    });
    let cases: Vec<Case> = cases.collect();
    assert_every_reason(&cases, MoveTextError::ALL[1..].iter().map(|reason| reason.word()));
    compare(cases);
}

/// Every move of two steps by a letter and a digit each, on every board, and every single step.
#[test]
fn every_short_move() {
    let mut cases = Vec::new();
    let points: Vec<String> =
        ('a'..='j').flat_map(|file| ('0'..='6').map(move |rank| format!("{file}{rank}"))).collect();
    for from in &points {
        for to in &points {
            let size = Size::ALL[cases.len() % 8];
            let text = format!("{from}-{to}{}", ["", "A", "W", "a"][cases.len() / 8 % 4]);
            let (cols, rows) = (size.cols().to_string(), size.rows().to_string());
            let cells = [text.as_bytes(), cols.as_bytes(), rows.as_bytes()];
            cases.push(Case::new("move", &cells, answers::of_move(text.as_bytes(), size)));
        }
    }
    compare(cases);
}

#[test]
fn positions() {
    let mut rng = random::seeded(32);
    let cases = (0..TRIES).map(|_| {
        let mut text = position(&mut rng).into_bytes();
        if rng.random_bool(0.002) {
            text.clear();
        } else if rng.random_bool(0.6) {
            spoil(&mut rng, &mut text, b"wb/123456789 0");
        }
        let quiet = number(&mut rng).parse().unwrap_or(7);
        let number = number(&mut rng).parse().unwrap_or(0);
        let cells = [&text[..], &quiet.to_string().into_bytes(), &number.to_string().into_bytes()];
        Case::new("position", &cells, answers::of_position(&text, quiet, number))
    });
    let cases: Vec<Case> = cases.collect();
    assert_every_reason(&cases, PositionTextError::ALL.iter().map(|reason| reason.word()));
    compare(cases);
}

#[test]
fn games() {
    let mut rng = random::seeded(33);
    let cases = (0..TRIES).map(|_| {
        let mut text = game(&mut rng).into_bytes();
        if rng.random_bool(0.002) {
            text.clear();
        } else if rng.random_bool(0.4) {
            spoil(&mut rng, &mut text, b"abcde12345-AW \n\r");
        }
        Case::new("game", &[&text], answers::of_game(&text))
    });
    let cases: Vec<Case> = cases.collect();
    assert_every_reason(&cases, GameFault::ALL.iter().map(|fault| fault.word()));
    assert_every_reason(&cases, MoveTextError::ALL[1..].iter().map(|reason| reason.word()));
    compare(cases);
}

#[test]
fn games_that_are_written() {
    let mut rng = random::seeded(34);
    let cases = (0..TRIES).map(|_| {
        let size = size(&mut rng);
        let headers = headers(&mut rng, size);
        let moves: Vec<String> =
            (0..rng.random_range(0..4)).map(|_| walk(&mut rng, size)).collect();
        let mut cells: Vec<&[u8]> = Vec::new();
        for (header, value) in &headers {
            cells.extend([header.name().as_bytes(), value.as_bytes()]);
        }
        cells.push(b"");
        cells.extend(moves.iter().map(|text| text.as_bytes()));
        let answer = answers::of_written(&headers, &moves).unwrap_or("-".to_owned());
        Case::new("written", &cells, answer)
    });
    let cases: Vec<Case> = cases.collect();
    assert!(cases.iter().filter(|case| case.answer != "-").count() > TRIES / 5);
    compare(cases);
}

#[test]
fn variants() {
    let mut rng = random::seeded(35);
    let cases = (0..TRIES).map(|_| {
        let mut text = variant(&mut rng).into_bytes();
        if rng.random_bool(0.3) {
            spoil(&mut rng, &mut text, b"abcxyz0123=,_");
        }
        let answer = std::str::from_utf8(&text).map_or("-".to_owned(), answers::of_variant);
        Case::new("variant", &[&text], answer)
    });
    let cases: Vec<Case> = cases.collect();
    assert!(cases.iter().filter(|case| case.answer != "-").count() > TRIES / 5);
    compare(cases);
}

/// What is huge is refused, or read, alike.
#[test]
fn huge_texts() {
    let mut texts = vec![Vec::new()];
    for part in [
        "-", "a", "a1", "a1-", "-b1A-a1A", "A", " ", "0", "9", "\n", "\r", "\0", "/", "w",
        "moves\n", "\r\n",
    ] {
        let many = part.repeat(3_000);
        for start in [
            "",
            "a1",
            "x",
            "fanorona 1\n",
            "fanorona 1\nwhite ",
            "fanorona 1\nrepeat ",
            "fanorona 1\nmoves\n",
            "custom repeat=",
        ] {
            texts.push(format!("{start}{many}").into_bytes());
            texts.push(format!("{start}{many}\nmoves\n").into_bytes());
        }
    }
    let cases = texts.iter().flat_map(|text| {
        [
            Case::new("move", &[text, b"9", b"5"], answers::of_move(text, Size::SIVY)),
            Case::new("position", &[text, b"0", b"1"], answers::of_position(text, 0, 1)),
            Case::new("game", &[text], answers::of_game(text)),
            Case::new(
                "variant",
                &[text],
                answers::of_variant(std::str::from_utf8(text).expect("ASCII")),
            ),
        ]
    });
    compare(cases.collect());
}

/// The walks are long enough for the longest chain to come up on both sides of its end.
#[test]
fn the_longest_chain_is_read_and_one_more_is_not() {
    let chain = |steps: usize| {
        format!("a1{}", "-b1A-a1W".repeat(steps.div_ceil(2)))[..2 + 4 * steps].to_owned()
    };
    let longest: Move = chain(CHAIN_MAX).parse().expect("a move");
    assert_eq!(longest.steps().len(), CHAIN_MAX);
    assert_eq!(longest.steps()[0], (Direction::E, Kind::Approach));
    let cases = (CHAIN_MAX - 1..CHAIN_MAX + 3).map(|steps| {
        let text = chain(steps).into_bytes();
        Case::new("move", &[&text, b"9", b"5"], answers::of_move(&text, Size::SIVY))
    });
    compare(cases.collect());
}
