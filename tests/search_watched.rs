//! Watching a search: what is told as it goes on, and breaking it off.

use std::ops::ControlFlow;

use fanorona::{Found, Game, Move, SEARCH_DEPTH_MAX, SearchOptions, SearchProgress, Size, Variant};

/// A set-up of each size, and one of them in the middle of a move.
fn games() -> Vec<Game> {
    let mut games: Vec<Game> =
        Size::ALL.into_iter().map(|size| Game::new(Variant::on(size))).collect();
    let start = "bb1b1bbbb/bb2w1b1b/1wwb1b1b1/w4wwww/wwwwwwwww b".parse().expect("a position");
    let mut chain = Game::start(start, Variant::default(), 0, 1).expect("a game");
    let step = "d3-e3W".parse::<Move>().expect("a move");
    let (direction, kind) = step.steps()[0];
    chain.step(step.from(), direction, kind).expect("a step that may be made");
    assert!(chain.board().can_stop());
    games.push(chain);
    games
}

fn options(budget: u64, seed: u64) -> SearchOptions {
    SearchOptions { budget, seed, ..SearchOptions::default() }
}

/// The answer, and everything that was shown before it.
fn watched(game: &Game, options: &SearchOptions) -> (Found, Vec<Found>, Vec<u64>) {
    let (mut shown, mut nodes) = (Vec::new(), Vec::new());
    let found = game.search_watched(options, |progress| {
        match progress {
            SearchProgress::Iteration(found) => shown.push(found.clone()),
            SearchProgress::Nodes(count) => nodes.push(count),
        }
        ControlFlow::Continue(())
    });
    (found.expect("the game goes on"), shown, nodes)
}

fn assert_playable(game: &Game, found: &Found) {
    let mut game = game.clone();
    for step in &found.steps {
        game.step(step.from(), step.direction(), step.kind()).expect("a step that may be made");
    }
    if found.stop {
        game.stop().expect("a chain that is open");
    }
    assert!(game.board().chain().is_none());
}

#[test]
fn watching_changes_nothing() {
    for game in games() {
        for options in [options(1, 0), options(20_000, 0), options(20_000, 5)] {
            let (found, shown, nodes) = watched(&game, &options);
            assert_eq!(game.search(&options).as_ref(), Some(&found));
            let depths: Vec<u32> = shown.iter().map(|found| found.depth).collect();
            assert_eq!(depths, (1..=found.depth).collect::<Vec<_>>());
            assert!(shown.is_sorted_by_key(|found| found.nodes));
            assert!(nodes.is_sorted() && nodes.iter().all(|&count| count < options.budget));
            assert!(nodes.len() as u64 >= found.nodes.saturating_sub(1) / 1024);
            for earlier in &shown {
                assert_playable(&game, earlier);
                let depth = earlier.depth;
                let alone = game.search(&SearchOptions { depth, ..options });
                assert_eq!(alone.as_ref(), Some(earlier));
            }
        }
    }
}

#[test]
fn broken_off_after_an_iteration() {
    for game in games() {
        let options = options(20_000, 3);
        let (_, shown, _) = watched(&game, &options);
        for earlier in &shown {
            let found = game.search_watched(&options, |progress| match progress {
                SearchProgress::Iteration(found) if found.depth == earlier.depth => {
                    ControlFlow::Break(())
                }
                _ => ControlFlow::Continue(()),
            });
            assert_eq!(found, Some(Found { stopped: true, ..earlier.clone() }));
        }
    }
}

#[test]
fn broken_off_within_an_iteration() {
    for game in games() {
        let without_end = options(u64::MAX, 0);
        assert_eq!(without_end.depth, SEARCH_DEPTH_MAX);
        for enough in [0, 1, 3_000, 20_000] {
            let found = game.search_watched(&without_end, |progress| match progress {
                SearchProgress::Nodes(count) if count >= enough => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            });
            let found = found.expect("the game goes on");
            assert!(found.nodes <= enough + 1_024, "{} of {enough}", found.nodes);
            assert!(found.stopped || found.nodes < enough);
            assert_playable(&game, &found);
        }
    }
}

#[test]
fn nothing_to_watch_once_the_game_is_over() {
    let over = "www/3/3 b".parse().expect("a position");
    let game = Game::start(over, Variant::on(Size::TELO), 0, 1).expect("a game");
    assert_eq!(game.search_watched(&options(10, 0), |_| panic!("nothing to tell")), None);
}
