//! One number for the whole behaviour of the search: how many positions it looks at in all, from a
//! fixed list of games, each to a fixed depth.
//!
//! A change that is meant to alter play says the new number; any other change leaves it as it is.
//! To renew it, run
//!
//!     cargo test --test signature
//!
//! which tells the number that it found, and put that in place of [`SIGNATURE`].

use fanorona::{CountedPosition, Game, Move, SEARCH_DEPTH_MAX, SearchOptions, Variant};

const SIGNATURE: u64 = 134_412;

/// A position, the steps so far of a move in progress, and how deep to look.
const GAMES: [(&str, &str, u32); 20] = [
    // Set-ups.
    ("bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w", "", 4),
    ("bbbbbbb/bbbbbbb/wbw1bwb/wwwwwww/wwwwwww w", "", 4),
    ("bbbbb/bbbbb/bw1bw/wwwww/wwwww w", "", 5),
    ("bbb/w1b/www w", "", SEARCH_DEPTH_MAX),
    // Middle games.
    ("1b1b1b1bb/1b3b2b/6wb1/7ww/ww1www1ww b", "", 8),
    ("b1bbbbbbb/bw1b2bbb/3bwb1bw/w1w2ww1w/ww1w1www1 b", "", 3),
    ("bbb2b1b1/1b3w1b1/2w2b2w/www6/wwww1w2w w", "", 7),
    ("bb1bbb1bb/bbb1bbbbb/3w1w2w/www1wwwww/5bwww b", "", 3),
    ("bbbbbbb/b1b1bbb/wbw1b1b/w1w1www/w1w1www w", "", 4),
    ("2bb1/2b2/1w3/b3b/3w1 w", "", 9),
    ("bb1b1bbbb/2w1wbwbw/ww1w1wwww b", "", 6),
    // Endgames, in one of which the quiet limit is near.
    ("b7w/5w3/b8/4w4/9 w 54 90", "", 8),
    ("5b3/5w3/5b3/7w1/1bw4w1 w", "", 10),
    ("b8/7b1/w3w4/4b4/9 w", "", 9),
    ("7w1/9/2w6/5wb2/2w1b1b2 w", "", 8),
    ("1w7/4b4/9/2w6/4bw3 w", "", 9),
    // In the middle of a move.
    ("bb1b1b3/2b4w1/1w4w2/8w/w3ww3 w", "b3-b4A-a4W", 6),
    ("bb3bbbb/2w1bbbbb/1w3bwbw/w2bw1www/1w3wwww b", "b5-b4A", 4),
    ("b2b1bbb1/7w1/b4b1bw/4w1www/1w3wwww b", "f3-f2A-g3A", 6),
    ("bb1b1bbbb/bb2w1b1b/1wwb1b1b1/w4wwww/wwwwwwwww b", "d3-e3W", 4),
];

fn game(text: &str, chain: &str) -> Game {
    let start: CountedPosition = text.parse().expect("a position");
    let variant = Variant::on(start.position().size());
    let game = Game::start(*start.position(), variant, start.quiet(), start.number());
    let mut game = game.expect("a game");
    if !chain.is_empty() {
        let chain: Move = chain.parse().expect("a move");
        for (from, &(direction, kind)) in chain.points().zip(chain.steps()) {
            game.step(from, direction, kind).expect("a step that may be made");
        }
    }
    assert_eq!(game.in_progress().map(|chain| chain.to_string()).unwrap_or_default(), chain);
    game
}

#[test]
fn the_search_is_the_one_that_is_known() {
    let mut nodes = 0;
    for (text, chain, depth) in GAMES {
        // The budget is there so that no change makes this run for ever.
        let options = SearchOptions { budget: 400_000, depth, ..SearchOptions::default() };
        let found = game(text, chain).search(&options).expect("the game goes on");
        println!("{:>7} {} {text} {chain}", found.nodes, found.stopped);
        nodes += found.nodes;
    }
    assert_eq!(nodes, SIGNATURE, "the search looks at {nodes} positions now");
}
