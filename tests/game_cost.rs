//! What a move costs late in a long game: as much as early in it. Work is counted, not timed; only
//! a game that looked through its past at every move would take very long here.

mod counting;
mod plain;
mod random;

use counting::allocations;
use fanorona::{Game, Position, SearchOptions, Variant};
use rand::Rng;
use rand::seq::IteratorRandom;

/// White keeps to the first three files and Black to the last three, so that nothing is ever taken.
const APART: &str = "w7b/w7b/w7b/9/9 w";

/// Limits that no game reaches, so that repetitions are counted all the same.
fn endless() -> Variant {
    let most = Variant::NUMBER_MAX;
    Variant::custom(Variant::default().size(), most, most, 0).expect("a variant")
}

fn start() -> Game {
    let position: Position = APART.parse().expect("a position");
    Game::start(position, endless(), 0, 1).expect("a game")
}

fn wander(rng: &mut impl Rng, game: &mut Game) {
    let steps = game.steps();
    let apart = |file: u8| !(3..6).contains(&file);
    let apart = steps.iter().filter(|step| apart(step.to().file()));
    let step = apart.choose(rng).expect("a step");
    game.step(step.from(), step.direction(), step.kind()).expect("a listed step");
}

/// Two hundred thousand moves; a look at every earlier position would be twenty thousand million.
#[test]
fn a_long_game() {
    const MOVES: usize = 200_000;
    let mut rng = random::seeded(70);
    let mut game = start();
    for _ in 0..MOVES {
        wander(&mut rng, &mut game);
    }
    assert_eq!((game.ply(), game.outcome()), (MOVES, None));
    assert_eq!(game.quiet() as usize, MOVES);
    let mut repeats = 0;
    for ply in (0..MOVES).rev() {
        repeats += game.repeats();
        assert!(game.undo());
        debug_assert_eq!(game.ply(), ply);
    }
    // Many of them were not the first time.
    assert!(repeats as usize > MOVES + MOVES / 10, "{repeats}");
    assert_eq!(game.repeats(), 1);
    assert!(!game.undo());
}

/// A step, a question and a step back allocate nothing, or where memory runs out the history's
/// room is doubled: that happens as seldom as it can.
#[test]
fn what_a_move_allocates() {
    let mut rng = random::seeded(71);
    let mut game = start();
    let mut block = |moves: usize| {
        let work = || {
            for _ in 0..moves {
                wander(&mut rng, &mut game);
                let (why, took) = allocations(|| (game.repeats(), game.quiet(), game.key_at(0)));
                assert!(why.0 > 0 && took == 0);
            }
        };
        allocations(work).1
    };
    let early = block(1_000);
    block(9_000);
    let late = block(1_000);
    assert!(late <= early && late < 5, "{early} early, {late} late");
    let (undone, took) = allocations(|| (0..11_000).all(|_| game.undo()));
    assert_eq!((undone, took), (true, 0));
}

/// What a search looks at depends on no more of the past than it must.
#[test]
fn a_search_late_in_a_game() {
    let mut rng = random::seeded(72);
    let off = Variant::custom(Variant::default().size(), 0, 0, 0).expect("a variant");
    let mut game = Game::start(APART.parse().expect("a position"), off, 0, 1).expect("a game");
    for _ in 0..10_000 {
        wander(&mut rng, &mut game);
    }
    let fresh = Game::start(*game.board().position(), off, 0, 1).expect("a game");
    let options = SearchOptions { budget: 5_000, ..SearchOptions::default() };
    let (late, at_late) = allocations(|| game.search(&options));
    let (early, at_first) = allocations(|| fresh.search(&options));
    assert_eq!((late, at_late), (early, at_first));
}
