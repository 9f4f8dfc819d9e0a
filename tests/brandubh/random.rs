//! Positions drawn at random from a seed: the same seed, the same positions on every machine.

use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::plain::{
    ATTACKER, CORNERS, DEFENDER, DEFENDERS, KING, Plain, Rules, THRONE, WAYS, all_squares,
};

pub type Seeded = ChaCha8Rng;

pub fn seeded(seed: u64) -> Seeded {
    ChaCha8Rng::seed_from_u64(seed)
}

pub fn rules(rng: &mut impl Rng) -> Rules {
    Rules::numbered(rng.random_range(0..32))
}

pub fn square(rng: &mut impl Rng) -> i32 {
    all_squares().choose(rng).expect("there are forty-nine")
}

/// Pieces strewn over the board: nearly empty or nearly full, of one side or both, with any number
/// of kings, and with the throne and the corners held more often than chance would have it.
pub fn scattered(rng: &mut impl Rng) -> Plain {
    let mut board = Plain::empty();
    let density = rng.random_range(0.0..=1.0_f64).powi(2);
    let attackers = rng.random_range(0.0..=1.0);
    let kings = if rng.random_bool(0.1) { 0.5 } else { 0.02 };
    for square in all_squares() {
        if rng.random_bool(density) {
            let piece = piece(rng, attackers, kings);
            board.put(square, piece);
        }
    }
    for special in CORNERS.into_iter().chain([THRONE]) {
        match rng.random_range(0..10) {
            0 => board.put(special, piece(rng, attackers, 0.5)),
            1 => board.lift(special),
            _ => {}
        }
    }
    for _ in 0..[0, 1, 1, 1, 1, 2].choose(rng).copied().expect("numbers") {
        let square = square(rng);
        board.put(square, KING);
        hem_in(rng, &mut board, square);
    }
    if rng.random() {
        board.set_side(DEFENDERS);
    }
    board
}

fn piece(rng: &mut impl Rng, attackers: f64, kings: f64) -> i32 {
    if rng.random_bool(kings) {
        KING
    } else if rng.random_bool(attackers) {
        ATTACKER
    } else {
        DEFENDER
    }
}

/// Attackers on most sides of a square, as a king about to be taken has them.
fn hem_in(rng: &mut impl Rng, board: &mut Plain, square: i32) {
    if rng.random() {
        for way in WAYS {
            if rng.random_bool(0.7) {
                board.put(square + way, ATTACKER);
            }
        }
    }
}

/// A position that so many random moves reach from the set-up, or that has no move before.
pub fn played(rng: &mut impl Rng, rules: Rules) -> Plain {
    let mut board = Plain::setup();
    for _ in 0..rng.random_range(0..100) {
        let Some(&(from, to)) = board.moves(rules).choose(rng) else { break };
        board.do_move(from, to, rules);
    }
    board
}

pub fn any(rng: &mut impl Rng, rules: Rules) -> Plain {
    if rng.random_bool(0.3) { played(rng, rules) } else { scattered(rng) }
}
