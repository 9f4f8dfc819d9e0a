//! Holds the crate's values against those of the plain implementation.

use fanorona::brandubh::{Board, Escape, Move, Piece, Side, Square, Squares, Variant};

use super::keys::Keys;
use super::plain::{Plain, Rules, all_squares};

pub fn square(number: i32) -> Option<Square> {
    u8::try_from(number).ok().and_then(Square::from_index)
}

pub fn number(square: Square) -> i32 {
    i32::from(square.index())
}

pub fn numbers(squares: Squares) -> Vec<i32> {
    squares.iter().map(number).collect()
}

pub fn piece(number: i32) -> Option<Piece> {
    u8::try_from(number).ok().and_then(Piece::from_index)
}

pub fn side(number: i32) -> Option<Side> {
    u8::try_from(number).ok().and_then(Side::from_index)
}

pub fn made(from: i32, to: i32) -> Move {
    Move::new(square(from).expect("a square"), square(to).expect("a square"))
}

pub fn plain_moves(moves: &[Move]) -> Vec<(i32, i32)> {
    moves.iter().map(|made| (number(made.from()), number(made.to()))).collect()
}

pub fn variant(rules: Rules) -> Variant {
    Variant::default()
        .with_throne_pass(rules.throne_pass)
        .with_throne_reentry(rules.throne_reentry)
        .with_king_everywhere_two(rules.king_everywhere_two)
        .with_king_strong(rules.king_strong)
        .with_escape(if rules.escape_edge { Escape::Edge } else { Escape::Corner })
}

/// The position placed piece by piece, and so by another road than the text.
pub fn board(plain: &Plain) -> Board {
    let mut board = Board::empty();
    for number in all_squares() {
        if let Some(piece) = piece(plain.at(number)) {
            board.put(square(number).expect("a square"), piece);
        }
    }
    board.set_side(side(plain.side).expect("a side"));
    board
}

/// Everything that can be read off a board, and that its key is what its pieces say.
pub fn assert_same(board: &Board, plain: &Plain, keys: &Keys) {
    assert_eq!(board.side(), side(plain.side).expect("a side"), "{}", plain.text());
    for piece in Piece::ALL {
        let expected = plain.squares_with(i32::from(piece.index()));
        assert_eq!(board.count(piece), expected.len());
        assert_eq!(numbers(board.pieces(piece)), expected, "{}", plain.text());
    }
    assert_eq!(board.king_square(), square(plain.king_square()));
    assert_eq!(board.key(), keys.of(plain), "{}", plain.text());
    assert_eq!(board.key_full(), board.key(), "{}", plain.text());
}
