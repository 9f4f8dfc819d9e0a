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
    CHAIN_MAX, Direction, GameFault, Header, Kind, Move, MoveTextError, PositionTextError, Size,
};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

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

/// Changes some text a little: bytes put in, left out, replaced, or a part doubled.
fn spoil(rng: &mut impl Rng, text: &mut Vec<u8>, likely: &[u8]) {
    const STRANGE: &[u8] = b"\0\t\n\r !-/09=@AZ[`az{~\x7f\x80\xa9\xc3\xff";
    for _ in 0..rng.random_range(0..4) {
        let from = if rng.random_bool(0.7) { likely } else { STRANGE };
        let byte = *from.choose(rng).expect("some bytes");
        let place = rng.random_range(0..=text.len());
        match rng.random_range(0..5) {
            0 => text.insert(place, byte),
            1 if place < text.len() => text[place] = byte,
            2 if place < text.len() => drop(text.remove(place)),
            3 if rng.random_bool(0.1) => text.truncate(place),
            4 => {
                let end = (place + rng.random_range(0..20)).min(text.len());
                let part = text[place..end].to_vec();
                text.splice(place..place, part);
            }
            _ => {}
        }
    }
}

fn size(rng: &mut impl Rng) -> Size {
    *Size::ALL.choose(rng).expect("eight")
}

/// A stone's walk over a board, sometimes longer than any move.
fn walk(rng: &mut impl Rng, size: Size) -> String {
    let length = match rng.random_range(0..20) {
        0 => rng.random_range(40..50),
        1..8 => rng.random_range(2..12),
        _ => 1,
    };
    let points: Vec<_> = size.points().iter().collect();
    let mut at = *points.choose(rng).expect("points");
    let mut text = at.to_string();
    let anywhere = rng.random_bool(0.05);
    for _ in 0..length {
        let beside: Vec<_> = if anywhere { points.clone() } else { size.neighbours(at).collect() };
        at = *beside.choose(rng).expect("a line");
        let letter =
            if length == 1 || rng.random_bool(0.02) { ["", "A", "W"] } else { ["A", "W", "A"] };
        write!(text, "-{at}{}", letter.choose(rng).expect("three")).expect("a string takes it");
    }
    text
}

/// Digits of a number that may be small, just about too large, or enormous.
fn number(rng: &mut impl Rng) -> String {
    match rng.random_range(0..12) {
        0 => "0".repeat(rng.random_range(1..30)) + &rng.random_range(0..3).to_string(),
        1 => rng.random_range(999_999_990..1_000_000_010_u64).to_string(),
        2 => [u64::from(u32::MAX), 1 << 31, 1 << 32, (1 << 32) + 3, u64::MAX, 1 << 63]
            .choose(rng)
            .expect("numbers")
            .to_string(),
        3 => "9".repeat(rng.random_range(1..40)),
        4 => format!("{}{}", u64::MAX, rng.random_range(0..100)),
        5 => rng.random_range(99_990..100_010).to_string(),
        6 => ["", "-1", "+1", "1e3", "1.0", "0x10", "1_000", "nan", "inf", "١"]
            .choose(rng)
            .expect("texts")
            .to_string(),
        _ => rng.random_range(0..200).to_string(),
    }
}

fn position(rng: &mut impl Rng) -> String {
    let mut text = random::any(rng).text();
    if rng.random_bool(0.2) {
        // The same board with its runs spelt long.
        text = text.replace('3', "12").replace('4', "1111").replace('7', "25");
    }
    if rng.random() {
        write!(text, " {} {}", number(rng), number(rng)).expect("a string takes it");
    }
    text
}

fn header(rng: &mut impl Rng, header: Header, size: Size) -> String {
    let name = |size: Size| match size.name() {
        Some(name) if size.cols() != 5 => name.to_owned(),
        _ => format!("{}x{}", size.cols(), size.rows()),
    };
    match header {
        Header::Variant if rng.random_bool(0.05) => "vela".to_owned(),
        Header::Variant => name(size),
        Header::Start if rng.random_bool(0.8) => {
            let (cols, rows) = (size.cols().into(), size.rows().into());
            random::scattered_on(rng, (cols, rows)).text()
        }
        Header::Start => position(rng),
        Header::QuietLimit | Header::Repeat | Header::PlyCap if rng.random_bool(0.3) => number(rng),
        Header::QuietLimit | Header::Repeat | Header::PlyCap => rng.random_range(2..99).to_string(),
        Header::White | Header::Black | Header::Result => {
            let texts: &[&str] = if rng.random_bool(0.1) {
                &["Ra\u{e9}", " ", "a\tb", "a\r", ""]
            } else {
                &["Rakoto", "R. and  S.", " x ", "~!", "resign black", "agreement"]
            };
            texts.choose(rng).expect("texts").to_string()
        }
        Header::Offer if rng.random_bool(0.1) => "red".to_owned(),
        Header::Offer => ["white", "black"].choose(rng).expect("two").to_string(),
        Header::Chain => walk(rng, size),
    }
}

/// Some headers, each at most once, in any order.
fn headers(rng: &mut impl Rng, size: Size) -> Vec<(Header, String)> {
    let mut chosen: Vec<Header> =
        Header::ALL.into_iter().filter(|_| rng.random_bool(0.2)).collect();
    if size != Size::SIVY {
        chosen.push(Header::Variant);
    }
    if rng.random_bool(0.9) {
        chosen.retain(|&header| header != Header::Offer);
    }
    chosen.sort_unstable();
    chosen.dedup();
    chosen.shuffle(rng);
    chosen.into_iter().map(|chosen| (chosen, header(rng, chosen, size))).collect()
}

fn game(rng: &mut impl Rng) -> String {
    let size = if rng.random() { Size::SIVY } else { size(rng) };
    let mut lines = vec!["fanorona 1".to_owned()];
    let headers = headers(rng, size);
    lines.extend(headers.iter().map(|(header, value)| format!("{} {value}", header.name())));
    lines.push("moves".to_owned());
    lines.extend((0..rng.random_range(0..6)).map(|_| walk(rng, size)));
    if rng.random_bool(0.3) {
        let (one, other) = (rng.random_range(0..lines.len()), rng.random_range(0..lines.len()));
        match rng.random_range(0..6) {
            0 => lines.swap(one, other),
            1 => lines.insert(one, lines[other].clone()),
            2 => drop(lines.remove(one)),
            3 => lines.insert(one, String::new()),
            4 => lines.insert(one, "colour red".to_owned()),
            _ => lines.insert(one, lines[one].to_uppercase()),
        }
    }
    let end = if rng.random_bool(0.2) { "\r\n" } else { "\n" };
    let mut text = lines.join(end);
    text += ["", end, end, "\n\n", "\r\n\r\n", "\r", " "].choose(rng).expect("ends");
    text
}

fn variant(rng: &mut impl Rng) -> String {
    let mut fields = Vec::new();
    for (field, likelihood) in
        [("quiet_limit", 0.5), ("repeat", 0.5), ("ply_cap", 0.5), ("colour", 0.02)]
    {
        if rng.random_bool(likelihood) {
            fields.push(format!("{field}={}", number(rng)));
        }
    }
    if rng.random() {
        fields.push(format!("board={}", header(rng, Header::Variant, Size::SIVY)));
    }
    fields.shuffle(rng);
    match rng.random_range(0..8) {
        0 => ["sivy", "dimy", "telo", "custom", "7x5", ""].choose(rng).expect("texts").to_string(),
        _ => format!("custom {}", fields.join(",")),
    }
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
