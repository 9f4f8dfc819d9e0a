//! Counts of brandubh's trees of moves, with captures and without.

mod brandubh;

use brandubh::plain::Rules;
use brandubh::random;
use brandubh::same::{board, variant};

/// Every kind of board under every combination of the rules; a depth of two is the first at which
/// moves are counted without being made.
#[test]
fn small_trees_of_any_board() {
    let mut rng = random::seeded(121);
    for index in 0..6_000 {
        let rules = Rules::numbered(index % 32);
        let plain = random::any(&mut rng, rules);
        let (board, variant) = (board(&plain), variant(rules));
        let few = plain.moves(rules).len() < 12;
        for depth in 0..=if few { 3 } else { 2 } {
            let shown = format!("{board} {depth} {rules:?}");
            assert_eq!(board.perft(depth, &variant), Some(plain.perft(depth, rules)), "{shown}");
            let slides = Some(plain.perft_slides(depth, rules));
            assert_eq!(board.perft_slides(depth, &variant), slides, "{shown}");
        }
    }
}
