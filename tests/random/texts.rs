//! Texts of moves, positions, games and variants, nearly right and quite wrong.

use std::fmt::Write as _;

use fanorona::{Header, Size};
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};

/// Changes some text a little: bytes put in, left out, replaced, or a part doubled.
pub fn spoil(rng: &mut impl Rng, text: &mut Vec<u8>, likely: &[u8]) {
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

pub fn size(rng: &mut impl Rng) -> Size {
    *Size::ALL.choose(rng).expect("eight")
}

/// A stone's walk over a board, sometimes longer than any move.
pub fn walk(rng: &mut impl Rng, size: Size) -> String {
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
pub fn number(rng: &mut impl Rng) -> String {
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

pub fn position(rng: &mut impl Rng) -> String {
    let mut text = super::any(rng).text();
    if rng.random_bool(0.2) {
        // The same board with its runs spelt long.
        text = text.replace('3', "12").replace('4', "1111").replace('7', "25");
    }
    if rng.random() {
        write!(text, " {} {}", number(rng), number(rng)).expect("a string takes it");
    }
    text
}

pub fn header(rng: &mut impl Rng, header: Header, size: Size) -> String {
    let name = |size: Size| match size.name() {
        Some(name) if size.cols() != 5 => name.to_owned(),
        _ => format!("{}x{}", size.cols(), size.rows()),
    };
    match header {
        Header::Variant if rng.random_bool(0.05) => "vela".to_owned(),
        Header::Variant => name(size),
        Header::Start if rng.random_bool(0.8) => {
            let (cols, rows) = (size.cols().into(), size.rows().into());
            super::scattered_on(rng, (cols, rows)).text()
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
pub fn headers(rng: &mut impl Rng, size: Size) -> Vec<(Header, String)> {
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

pub fn game(rng: &mut impl Rng) -> String {
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

pub fn variant(rng: &mut impl Rng) -> String {
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
