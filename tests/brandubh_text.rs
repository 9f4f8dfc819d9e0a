//! Brandubh's position strings and keys: what is read, what is written, what is refused and why.

mod brandubh;

use std::collections::HashMap;
use std::sync::LazyLock;

use brandubh::keys::Keys;
use brandubh::plain::{self, Plain, Rules, all_squares};
use brandubh::random;
use brandubh::same::{assert_same, board, number};
use fanorona::brandubh::{
    Board, Piece, READ_MAX, Side, Square, TEXT_MAX, TextError, piece_key, side_key,
};
use proptest::prelude::*;

static KEYS: LazyLock<Keys> = LazyLock::new(Keys::draw);

const SETUP: &str = "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a";

/// What the plain implementation says of some bytes is what the crate says.
fn agree(text: &[u8]) {
    let shown = String::from_utf8_lossy(text);
    match (Board::from_bytes(text), Plain::parse(text)) {
        (Ok(board), Ok(plain)) => {
            assert_same(&board, &plain, &KEYS);
            assert_eq!(board.to_string(), plain.text(), "{shown:?}");
            assert_eq!(board.to_string().parse(), Ok(board), "{shown:?}");
            assert!(board.to_string().len() <= TEXT_MAX);
        }
        (Err(error), Err(code)) => assert_eq!(i32::from(error.code()), code, "{shown:?}"),
        (got, expected) => panic!("{shown:?}: {got:?}, but {expected:?}"),
    }
}

#[test]
fn the_set_up_and_the_empty_board() {
    for (board, plain, text) in [
        (Board::setup(), Plain::setup(), SETUP),
        (Board::empty(), Plain::empty(), "7/7/7/7/7/7/7 a"),
        (Board::default(), Plain::setup(), SETUP),
    ] {
        assert_eq!((board.to_string(), plain.text()), (text.to_owned(), text.to_owned()));
        assert_eq!(format!("{board:?}"), text);
        assert_same(&board, &plain, &KEYS);
        agree(text.as_bytes());
    }
    assert_eq!(Board::setup().king_square(), Some(Square::THRONE));
    assert_eq!(Piece::ALL.map(|piece| Board::setup().count(piece)), [8, 4, 1]);
}

#[test]
fn every_reason_for_a_refusal() {
    use TextError::{Letter, Long, Null, Rows, Side, Width};
    let sixty_three = "1".repeat(63);
    let sixty_four = "7/".repeat(32);
    let cases: &[(&str, TextError)] = &[
        ("", Null),
        (" ", Width),
        (" a", Width),
        ("/", Width),
        ("a", Width),
        ("7", Rows),
        ("7 a", Rows),
        ("7/7/7/7/7/7 a", Rows),
        ("7/7/7/7/7/7/ a", Width),
        ("7/7/7/7/7/7/7/", Rows),
        ("7/7/7/7/7/7/7/7 a", Rows),
        ("7/7/7/7/7/7/6/7 a", Width),
        ("7/7/7/7/7/7/7", Side),
        ("7/7/7/7/7/7/7 ", Side),
        ("7/7/7/7/7/7/7 k", Side),
        ("7/7/7/7/7/7/7 A", Side),
        ("7/7/7/7/7/7/7 a ", Side),
        ("7/7/7/7/7/7/7  a", Side),
        ("7/7/7/7/7/7/7 ad", Side),
        ("7/7/7/7/7/7/7 a\n", Side),
        ("7/7/7/7/7/7/7 a\0", Side),
        ("7/7/7/7/7/7/7\ta", Letter),
        ("7/7/7/7/7/7/7a a", Width),
        ("7/7/7/7/7/7/71 a", Width),
        ("7/7/7/7/7/7/70 a", Letter),
        ("8/7/7/7/7/7/7 a", Width),
        ("9", Width),
        ("0", Letter),
        ("07/7/7/7/7/7/7 a", Letter),
        ("6/x", Width),
        ("6x/7", Letter),
        ("7x", Letter),
        ("7/61a/x", Width),
        ("7/43x", Letter),
        ("7/44x", Width),
        ("7/7/7/3K3/7/7/7 a", Letter),
        ("7/7/7/3\u{e9}3/7/7/7 a", Letter),
        (" x", Width),
        (&sixty_three, Width),
        (&sixty_four, Long),
    ];
    for &(text, error) in cases {
        assert_eq!(text.parse::<Board>(), Err(error), "{text:?}");
        assert_eq!(Plain::parse(text.as_bytes()), Err(i32::from(error.code())), "{text:?}");
    }
    assert_eq!(TextError::ALL.map(TextError::code), [1, 2, 3, 4, 5, 6]);
    assert_eq!([Null, Rows, Width, Letter, Side, Long], TextError::ALL);
}

#[test]
fn sixty_three_bytes_and_no_more() {
    assert_eq!("x".repeat(READ_MAX).parse::<Board>(), Err(TextError::Letter));
    assert_eq!("x".repeat(READ_MAX + 1).parse::<Board>(), Err(TextError::Long));
    assert_eq!(format!("{SETUP:64}").parse::<Board>(), Err(TextError::Long));
    assert_eq!(format!("{SETUP:63}").parse::<Board>(), Err(TextError::Side));
    let longest = format!("{} d", ["kadkadk"; 7].join("/"));
    assert_eq!(longest.len(), TEXT_MAX);
    assert_eq!(longest.parse::<Board>().unwrap().to_string(), longest);
}

#[test]
fn runs_may_be_spelt_long() {
    let long = "1111111/21112/7/3k111/7/16/61 d";
    assert_eq!(long.parse::<Board>().unwrap().to_string(), "7/7/7/3k3/7/7/7 d");
}

#[test]
fn random_boards_are_written_and_read_back() {
    let mut rng = random::seeded(111);
    for _ in 0..5_000 {
        let plain = random::any(&mut rng, Rules::USUAL);
        let text = plain.text();
        agree(text.as_bytes());
        assert_eq!(text.parse(), Ok(board(&plain)));
    }
}

/// Strings that are nearly positions: every byte of one replaced, left out or doubled.
#[test]
fn strings_with_one_fault() {
    let mut rng = random::seeded(112);
    for _ in 0..20 {
        let text = random::any(&mut rng, Rules::USUAL).text().into_bytes();
        for place in 0..text.len() {
            for byte in b"adk/0123456789 x\0\xff" {
                let mut changed = text.clone();
                changed[place] = *byte;
                agree(&changed);
                changed.insert(place, *byte);
                agree(&changed);
            }
            let mut shorter = text.clone();
            shorter.remove(place);
            agree(&shorter);
            agree(&text[..place]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_bytes_are_answered(text in prop::collection::vec(any::<u8>(), 0..70)) {
        agree(&text);
    }

    #[test]
    fn likely_letters_are_answered(text in "[adk/1-9 ]{0,66}") {
        agree(text.as_bytes());
    }

    #[test]
    fn ranks_are_answered(
        ranks in prop::collection::vec("[adk][adk1]{2}[adk12]{3,5}|[1-8]|[adk]3[adk]2", 5..9),
        rest in " ?[adk]? ?",
    ) {
        agree(format!("{}{rest}", ranks.join("/")).as_bytes());
    }

    /// A true position in which some bytes are changed, left out or added.
    #[test]
    fn mutated_positions_are_answered(
        seed in any::<u64>(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..3, any::<u8>()), 0..4),
    ) {
        let mut text = random::any(&mut random::seeded(seed), Rules::USUAL).text().into_bytes();
        for (place, how, byte) in changes {
            let byte = if byte < 128 { b"adk/0123456789 "[usize::from(byte) % 15] } else { byte };
            let place = place.index(text.len());
            match how {
                0 => text[place] = byte,
                1 => text.insert(place, byte),
                _ => { text.remove(place); }
            }
        }
        agree(&text);
    }
}

#[test]
fn every_number_is_drawn_in_the_documented_order() {
    for piece in Piece::ALL {
        for square in Square::ALL {
            let expected = KEYS.piece(i32::from(piece.index()), number(square));
            assert_eq!(piece_key(piece, square), expected, "{piece:?} {square}");
        }
    }
    assert_eq!(side_key(), KEYS.side());
}

/// Callers store keys, so these may never change.
#[test]
fn keys_are_frozen() {
    assert_eq!(Board::empty().key(), 0);
    assert_eq!(Board::setup().key(), 0xf161_5308_40d3_0927);
    assert_eq!(piece_key(Piece::King, Square::THRONE), 0xfa26_dc19_dcc4_1964);
    assert_eq!(piece_key(Piece::Attacker, Square::ALL[0]), 0x9f68_41b8_aac7_43c7);
    assert_eq!(side_key(), 0xdca9_f8bb_22f5_c613);
    let mut board = Board::empty();
    board.set_side(Side::Defenders);
    assert_eq!(board.key(), side_key());
}

/// One key for one text: no two of many different positions share one.
#[test]
fn different_positions_have_different_keys() {
    let mut rng = random::seeded(113);
    let mut texts = HashMap::new();
    for _ in 0..10_000 {
        let plain = random::any(&mut rng, Rules::USUAL);
        let text = plain.text();
        let first = texts.entry(board(&plain).key()).or_insert_with(|| text.clone());
        assert_eq!(*first, text);
    }
}

#[test]
fn pieces_and_sides_have_their_numbers() {
    assert_eq!(Piece::ALL.map(Piece::index), [1, 2, 3]);
    assert_eq!(Side::ALL.map(Side::index), [0, 1]);
    for index in 0..=u8::MAX {
        let piece = Piece::from_index(index);
        assert_eq!(piece.map(Piece::index), (1..=3).contains(&index).then_some(index));
        let side = piece.map_or(-1, |piece| piece.side().index().into());
        assert_eq!(side, plain::side_of(index.into()));
        let side = Side::from_index(index);
        assert_eq!(side.map(Side::index), (index < 2).then_some(index));
        let other = side.map_or(-1, |side| side.other().index().into());
        assert_eq!(other, plain::other(index.into()));
    }
    assert_eq!(all_squares().count(), fanorona::brandubh::SQUARES);
}
