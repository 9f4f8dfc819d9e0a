//! Positions drawn at random from a seed: the same seed, the same positions on every machine.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

pub mod texts;

use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::plain::{self, BLACK, Plain, PlainStep, WHITE};

pub fn seeded(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

pub fn size(rng: &mut impl Rng) -> (i32, i32) {
    *plain::SIZES.choose(rng).expect("there are eight")
}

/// Stones strewn over a board: nearly empty or nearly full, balanced or all of one colour.
pub fn scattered_on(rng: &mut impl Rng, (cols, rows): (i32, i32)) -> Plain {
    let mut board = Plain::empty(cols, rows);
    let density = rng.random_range(0.0..=1.0);
    let white = rng.random_range(0.0..=1.0);
    for point in board.all_squares() {
        if rng.random_bool(density) {
            let stone = if rng.random_bool(white) { WHITE } else { BLACK };
            board.put(point, stone);
        }
    }
    if rng.random() {
        board.set_side(BLACK);
    }
    board
}

pub fn scattered(rng: &mut impl Rng) -> Plain {
    let size = size(rng);
    scattered_on(rng, size)
}

/// One step that the game allows, chosen evenly, or an end of the chain; nothing when there is none.
pub fn choose_step(rng: &mut impl Rng, board: &Plain) -> Option<PlainStep> {
    if board.can_stop() && rng.random_bool(0.2) {
        return None;
    }
    board.play_steps().choose(rng).cloned()
}

/// Goes on with a game by one step or stop; false where the game has ended.
pub fn go_on(rng: &mut impl Rng, board: &mut Plain) -> bool {
    match choose_step(rng, board) {
        Some(step) => board.play(step.from, step.dir, step.kind).is_some(),
        None => board.stop(),
    }
}

/// A board and how it came about, so that the chain that may be open in it can be made again.
pub struct Reached {
    pub start: Plain,
    /// The steps played from there; nothing stands for a stop.
    pub played: Vec<Option<PlainStep>>,
    pub board: Plain,
}

impl Reached {
    fn by_play(rng: &mut impl Rng, start: Plain, most: usize) -> Reached {
        let mut reached = Reached { board: start.clone(), start, played: Vec::new() };
        for _ in 0..rng.random_range(0..=most) {
            let step = choose_step(rng, &reached.board);
            let going = match &step {
                Some(step) => reached.board.play(step.from, step.dir, step.kind).is_some(),
                None => reached.board.stop(),
            };
            if !going {
                break;
            }
            reached.played.push(step);
        }
        reached
    }
}

/// A position that play reaches from the set-up, often in the middle of a chain.
pub fn played(rng: &mut impl Rng) -> Reached {
    let (cols, rows) = size(rng);
    Reached::by_play(rng, Plain::setup(cols, rows), 60)
}

/// A scattered position in which a few steps have been played, so that many have a chain open.
pub fn scattered_chain(rng: &mut impl Rng) -> Reached {
    let start = scattered(rng);
    Reached::by_play(rng, start, 5)
}

/// Scattered or reached by play, with a chain open or without.
pub fn reached(rng: &mut impl Rng) -> Reached {
    if rng.random() { played(rng) } else { scattered_chain(rng) }
}

/// The same for those who take no interest in chains.
pub fn any(rng: &mut impl Rng) -> Plain {
    reached(rng).board
}
