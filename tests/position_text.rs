//! The position string: what is read, what is written, and what is refused and why.

mod common;
mod plain;
mod random;

use common::{assert_same_position, position, size};
use fanorona::{Position, PositionError, Side, Size};
use plain::{Keys, Plain};
use proptest::prelude::*;

/// What the plain implementation says of some bytes is what the crate says.
fn agree(text: &[u8], keys: &Keys) {
    let shown = String::from_utf8_lossy(text);
    match (Position::from_bytes(text), Plain::parse(text)) {
        (Ok(position), Ok(board)) => {
            assert_same_position(&position, &board, keys);
            assert_eq!(position.to_string(), board.text(), "{shown:?}");
            assert_eq!(position.to_string().parse(), Ok(position), "{shown:?}");
        }
        (Err(error), Err(code)) => assert_eq!(i32::from(error.code()), code, "{shown:?}"),
        (got, expected) => panic!("{shown:?}: {got:?}, but {expected:?}"),
    }
}

#[test]
fn set_up_of_every_size() {
    let expected = [
        "bbb/w1b/www w",
        "bbb/bbb/w1b/www/www w",
        "bbbbb/bw1bw/wwwww w",
        "bbbbb/bbbbb/bw1bw/wwwww/wwwww w",
        "bbbbbbb/wbw1bwb/wwwwwww w",
        "bbbbbbb/bbbbbbb/wbw1bwb/wwwwwww/wwwwwww w",
        "bbbbbbbbb/bwbw1bwbw/wwwwwwwww w",
        "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
    ];
    let keys = Keys::draw();
    for ((cols, rows), text) in plain::SIZES.into_iter().zip(expected) {
        let position = Position::setup(size((cols, rows)));
        assert_eq!(position.to_string(), text);
        assert_same_position(&position, &Plain::setup(cols, rows), &keys);
    }
}

#[test]
fn a_board_without_stones() {
    assert_eq!(Position::empty(Size::SIVY).to_string(), "9/9/9/9/9 w");
    assert_eq!(Position::empty(Size::TELO).to_string(), "3/3/3 w");
    let keys = Keys::draw();
    for (cols, rows) in plain::SIZES {
        assert_same_position(
            &Position::empty(size((cols, rows))),
            &Plain::empty(cols, rows),
            &keys,
        );
    }
}

#[test]
fn every_reason_for_a_refusal() {
    use PositionError::{Letter, Long, Null, Rows, Side, Width};
    let cases: &[(&str, PositionError)] = &[
        ("", Null),
        (" ", Rows),
        (" w", Rows),
        ("bbb/w1b/www", Side),
        ("bbb/w1b/www ", Side),
        ("bbb/w1b/www x", Side),
        ("bbb/w1b/www W", Side),
        ("bbb/w1b/www w ", Side),
        ("bbb/w1b/www  w", Side),
        ("bbb/w1b/www wb", Side),
        ("bbb/w1b/www w\n", Side),
        ("bbb/w1b/www w\0", Side),
        ("bbb/w1b/www\tw", Letter),
        ("bbb/w1b/www\0 w", Letter),
        ("bbb/w0b/www w", Letter),
        ("bbb/wxb/www w", Letter),
        ("bbb/w1B/www w", Letter),
        ("bbb/w1b/wwé w", Letter),
        ("bbbb/xx q", Letter),
        ("bbb/w1b w", Rows),
        ("bbb/bbb/w1b/www w", Rows),
        ("bbb/w1b/www/ w", Rows),
        ("3/3/3/3/3/3 w", Rows),
        ("bbbb/bbb q", Rows),
        ("bbb/w1b/ww w", Width),
        ("bbb/w1b/w w", Width),
        ("// w", Width),
        ("//// w", Width),
        ("4/4/4 w", Width),
        ("99/99/99 w", Width),
        ("bbbb/w1b/www q", Width),
    ];
    for &(text, error) in cases {
        assert_eq!(text.parse::<Position>(), Err(error), "{text:?}");
        assert_eq!(Plain::parse(text.as_bytes()), Err(i32::from(error.code())), "{text:?}");
    }
    assert_eq!(
        [Null, Long, Letter, Rows, Width, Side].map(PositionError::code),
        [1, 2, 3, 4, 5, 6]
    );
}

#[test]
fn fifty_one_characters_and_no_more() {
    let longest = "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w";
    assert_eq!(longest.len(), fanorona::TEXT_MAX);
    assert!(longest.parse::<Position>().is_ok());
    for text in [format!("{longest} "), "x".repeat(52), "/".repeat(52), "1".repeat(10_000)] {
        assert_eq!(text.parse::<Position>(), Err(PositionError::Long));
    }
    assert_eq!("x".repeat(51).parse::<Position>(), Err(PositionError::Letter));
    assert_eq!("9".repeat(51).parse::<Position>(), Err(PositionError::Rows));
    let wide = format!("{}//", "9".repeat(49));
    assert_eq!(wide.parse::<Position>(), Err(PositionError::Width));
}

#[test]
fn runs_may_be_spelt_long() {
    for text in ["41/5/11111/2111/w13 w", "5/5/5/5/w4 w"] {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), "5/5/5/5/w4 w");
    }
}

#[test]
fn nothing_is_refused_for_its_sense() {
    for text in ["wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww b", "bbb/bbb/bbb b", "3/3/3 b"]
    {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
}

/// Placing stones one by one and reading them all at once are two roads to the same position.
#[test]
fn random_positions_are_written_and_read_back() {
    let keys = Keys::draw();
    let mut rng = random::seeded(1);
    for _ in 0..20_000 {
        let board = random::any(&mut rng);
        let text = board.text();
        agree(text.as_bytes(), &keys);
        let placed = position(&board);
        assert_eq!(text.parse(), Ok(placed));
        assert_eq!(placed.side() == Side::White, board.side == plain::WHITE);
    }
}

/// Strings that are nearly positions: every byte of one replaced, left out or doubled.
#[test]
fn strings_with_one_fault() {
    let keys = Keys::draw();
    let mut rng = random::seeded(2);
    for _ in 0..40 {
        let text = random::any(&mut rng).text().into_bytes();
        for place in 0..text.len() {
            for byte in b"wb/123456789 0x\0\xff" {
                let mut changed = text.clone();
                changed[place] = *byte;
                agree(&changed, &keys);
                changed.insert(place, *byte);
                agree(&changed, &keys);
            }
            let mut shorter = text.clone();
            shorter.remove(place);
            agree(&shorter, &keys);
            agree(&text[..place], &keys);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_bytes_are_answered(text in prop::collection::vec(any::<u8>(), 0..60)) {
        agree(&text, &Keys::draw());
    }

    #[test]
    fn likely_letters_are_answered(text in "[wb/1-9 ]{0,53}") {
        agree(text.as_bytes(), &Keys::draw());
    }

    #[test]
    fn ranks_of_like_width_are_answered(
        ranks in prop::collection::vec("[wb12]{2,5}", 2..7),
        rest in " ?[wbx]? ?",
    ) {
        agree(format!("{}{rest}", ranks.join("/")).as_bytes(), &Keys::draw());
    }
}
