//! Boards on which something is likely to show.

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

use crate::brandubh::plain::{
    ATTACKER, CORNERS, DEFENDER, DEFENDERS, EMPTY, KING, Plain, THRONE, WAYS, file_of, on_board,
    other, rank_of, square_of,
};

pub fn any_square(rng: &mut ChaCha8Rng) -> i32 {
    square_of(rng.random_range(0..7), rng.random_range(0..7))
}

pub fn special_square(rng: &mut ChaCha8Rng) -> i32 {
    *[CORNERS[0], CORNERS[1], CORNERS[2], CORNERS[3], THRONE, THRONE].choose(rng).expect("six")
}

/// A square beside the throne or beside a corner.
fn beside_special(rng: &mut ChaCha8Rng) -> i32 {
    step(special_square(rng), rng)
}

/// A square of the board next to another.
fn step(square: i32, rng: &mut ChaCha8Rng) -> i32 {
    let ways: Vec<i32> = WAYS.into_iter().filter(|way| on_board(square + way)).collect();
    square + ways.choose(rng).expect("every square has neighbours")
}

/// A board on which a rule is likely to show.
pub fn board_for(rng: &mut ChaCha8Rng, rule: &str) -> Plain {
    match rule {
        "no-move" => stuck(rng),
        _ if rng.random_bool(0.2) => small(rng),
        "capture-wins" => about_to_take_king(rng),
        "key-captured" | "undo" | "perft-goes-on" => {
            if rng.random() {
                about_to_take_king(rng)
            } else {
                about_to_capture(rng)
            }
        }
        "king"
        | "king-throne"
        | "king-beside"
        | "king-beside-held"
        | "king-several"
        | "king-taken"
        | "variant-king-everywhere-two"
        | "variant-king-strong"
        | "variant-strong-first" => about_to_take_king(rng),
        "capture" | "capture-by-mover" | "move-between" | "capture-one-deep"
        | "capture-several" | "edge" | "corner-hostile" | "corner-held" | "throne-hostile"
        | "throne-held" | "king-captures" | "perft-slides" => about_to_capture(rng),
        _ => small(rng),
    }
}

/// A few pieces near each other, often around the throne or a corner.
pub fn small(rng: &mut ChaCha8Rng) -> Plain {
    let centre = if rng.random() { special_square(rng) } else { any_square(rng) };
    let mut board = Plain::empty();
    for _ in 0..rng.random_range(1..=9) {
        let mut near = |at: i32| at + rng.random_range(-2..=2);
        let square = square_of(near(file_of(centre)), near(rank_of(centre)));
        let far = rng.random_bool(0.2);
        let piece = any_piece(rng);
        board.put(if far { any_square(rng) } else { square }, piece);
    }
    if rng.random_bool(0.4) {
        board.set_side(DEFENDERS);
    }
    board
}

fn any_piece(rng: &mut ChaCha8Rng) -> i32 {
    *[ATTACKER, ATTACKER, ATTACKER, ATTACKER, DEFENDER, DEFENDER, KING].choose(rng).expect("some")
}

/// A piece of a side.
fn piece_of(rng: &mut ChaCha8Rng, side: i32) -> i32 {
    match side {
        DEFENDERS if rng.random_bool(0.3) => KING,
        DEFENDERS => DEFENDER,
        _ => ATTACKER,
    }
}

/// A piece that closes in on others, often against a corner or the throne, or goes to do so.
fn about_to_capture(rng: &mut ChaCha8Rng) -> Plain {
    let mut board = Plain::empty();
    let victim = if rng.random() { beside_special(rng) } else { any_square(rng) };
    let to = step(victim, rng);
    let side = rng.random_range(0..2);
    for way in WAYS {
        if to + way == victim || rng.random_bool(0.3) {
            board.put(to + way, piece_of(rng, other(side)));
            match rng.random_range(0..10) {
                0..6 => board.put(to + 2 * way, piece_of(rng, side)),
                6 => board.put(to + 2 * way, piece_of(rng, other(side))),
                _ => {}
            }
            if rng.random_bool(0.2) {
                board.put(to + 3 * way, piece_of(rng, side));
            }
        }
    }
    let mover = piece_of(rng, side);
    board.put(to, mover);
    come_from_afar(rng, &mut board, to);
    add_some(rng, &mut board);
    board.set_side(side);
    board
}

/// A king with attackers around him, on the throne, beside it or elsewhere; one may have yet to come.
fn about_to_take_king(rng: &mut ChaCha8Rng) -> Plain {
    let mut board = Plain::empty();
    let king = match rng.random_range(0..4) {
        0 => THRONE,
        1 => step(THRONE, rng),
        2 => beside_special(rng),
        _ => any_square(rng),
    };
    board.put(king, KING);
    for way in WAYS {
        let piece = match rng.random_range(0..10) {
            _ if king + way == THRONE && rng.random_bool(0.7) => EMPTY,
            0 => EMPTY,
            1 => DEFENDER,
            2 if rng.random_bool(0.3) => KING,
            _ => ATTACKER,
        };
        board.put(king + way, piece);
    }
    let around: Vec<i32> =
        WAYS.iter().map(|way| king + way).filter(|&at| board.at(at) == ATTACKER).collect();
    if let Some(&last) = around.choose(rng) {
        come_from_afar(rng, &mut board, last);
    }
    add_some(rng, &mut board);
    board
}

/// Half the time takes a piece back along a free line, so that it has yet to make its move.
fn come_from_afar(rng: &mut ChaCha8Rng, board: &mut Plain, to: i32) {
    let way = WAYS.choose(rng).expect("four");
    let from = to + rng.random_range(1..=2) * way;
    if rng.random() && board.at(from) == EMPTY && board.at(to + way) == EMPTY {
        let piece = board.at(to);
        board.lift(to);
        board.put(from, piece);
    }
}

fn add_some(rng: &mut ChaCha8Rng, board: &mut Plain) {
    for _ in 0..rng.random_range(0..=3) {
        let square = any_square(rng);
        if board.at(square) == EMPTY {
            board.put(square, any_piece(rng));
        }
    }
}

/// A side whose pieces are hemmed in, or will be.
fn stuck(rng: &mut ChaCha8Rng) -> Plain {
    let mut board = Plain::empty();
    let side = rng.random_range(0..2);
    for _ in 0..rng.random_range(1..=2) {
        let square = if rng.random() { beside_special(rng) } else { any_square(rng) };
        board.put(square, if side == DEFENDERS { KING } else { ATTACKER });
        for way in WAYS {
            if board.at(square + way) == EMPTY && rng.random_bool(0.95) {
                let hems = if side == DEFENDERS { ATTACKER } else { DEFENDER };
                board.put(square + way, hems);
            }
        }
    }
    if board.king_square() < 0 {
        board.put(any_square(rng), KING);
    }
    board.set_side(side);
    board
}

/// Few pieces anywhere: small games come to their ends, and come back to where they were.
pub fn few(rng: &mut ChaCha8Rng, rule: &str) -> Plain {
    let shaped = match rule {
        "no-move" | "capture-wins" => 1.0,
        "repetition" | "repetition-side" => 0.0,
        _ => 0.4,
    };
    if rng.random_bool(shaped) {
        return board_for(rng, rule);
    }
    let mut board = Plain::empty();
    for piece in [KING, ATTACKER, DEFENDER, ATTACKER, KING] {
        if rng.random_bool(if piece == KING { 0.7 } else { 0.5 }) {
            board.put(any_square(rng), piece);
        }
    }
    if rng.random() {
        board.set_side(DEFENDERS);
    }
    board
}
