use fanorona::{CountedPosition, Game, Move, SearchOptions, Variant};

use crate::{answer, json, refuses, run};

/// What the library itself finds, as the tool writes it.
fn found(game: &Game, options: &SearchOptions) -> String {
    let found = game.search(options).expect("the game goes on");
    let ways: Vec<_> = found.steps.iter().map(|step| (step.direction(), step.kind())).collect();
    let whole = Move::new(found.steps[0].from(), &ways).expect("a move");
    format!("move {whole}\nscore {}\ndepth {}\nnodes {}\n", found.score, found.depth, found.nodes)
}

#[test]
fn the_move_that_the_library_finds() {
    let usual = SearchOptions::default();
    let game = Game::new(Variant::default());
    assert_eq!(answer(&["bestmove"]), found(&game, &usual));
    let budget = 3_000;
    assert_eq!(
        answer(&["bestmove", "--nodes", "3000"]),
        found(&game, &SearchOptions { budget, ..usual })
    );
    // A depth alone is reached, whatever it takes.
    let deep = SearchOptions { budget: u64::MAX, depth: 5, ..usual };
    assert_eq!(answer(&["bestmove", "--depth", "5"]), found(&game, &deep));
    let both = SearchOptions { budget, depth: 2, ..usual };
    assert_eq!(answer(&["bestmove", "--depth", "2", "--nodes", "3000"]), found(&game, &both));
}

#[test]
fn seeds_and_variants() {
    let even: CountedPosition = "bbb/3/www w 7 20".parse().expect("a position");
    let variant: Variant = "custom board=telo,quiet_limit=9".parse().expect("a variant");
    let game = Game::start(*even.position(), variant, 7, 20).expect("a game");
    let mut answers = std::collections::HashSet::new();
    for seed in 0..12 {
        let options = SearchOptions { seed, depth: 1, ..SearchOptions::default() };
        let seed = seed.to_string();
        let told = answer(&[
            "bestmove",
            "bbb/3/www w 7 20",
            "--variant",
            "custom board=telo,quiet_limit=9",
            "--depth",
            "1",
            "--seed",
            &seed,
        ]);
        assert_eq!(told, found(&game, &options));
        answers.insert(told);
    }
    assert!(answers.len() > 1);
    let sevens = Game::new("custom board=7x5".parse().expect("a variant"));
    assert_eq!(
        answer(&["bestmove", "--variant", "custom board=7x5"]),
        found(&sevens, &SearchOptions::default())
    );
}

#[test]
fn after_moves() {
    let mut game = Game::new(Variant::default());
    for text in ["d3-e3A", "f4-f3A"] {
        game.play_move(&text.parse().expect("a move")).expect("a move that may be played");
    }
    let told = answer(&["bestmove", "--depth", "2", "--moves", "d3-e3A", "f4-f3A"]);
    let options = SearchOptions { depth: 2, budget: u64::MAX, ..SearchOptions::default() };
    assert_eq!(told, found(&game, &options));
    refuses(
        &["bestmove", "--moves", "d3-e3A", "d4-e3A"],
        "move 2: d4-e3A cannot be played: step 1 of the move: a stone stands where the step would go",
    );
    refuses(
        &["bestmove", "--moves", "d3-e9A"],
        r#"move 1: "d3-e9A" is no move: a board of this size has no such point"#,
    );
}

#[test]
fn in_json() {
    let told = json(&["bestmove", "--depth", "1", "--json", "bbb/w1b/www w"]);
    let keys: Vec<&String> = told.as_object().expect("an object").keys().collect();
    assert_eq!(keys, ["move", "score", "depth", "nodes", "stopped"]);
    assert_eq!((told["depth"].as_u64(), told["stopped"].as_bool()), (Some(1), Some(false)));
    assert_eq!(json(&["bestmove", "--nodes", "9", "--json"])["stopped"].as_bool(), Some(true));
}

#[test]
fn a_game_that_is_over() {
    run(&["bestmove", "bbb/3/3 w"])
        .code(1)
        .stdout_eq("")
        .stderr_eq("fanorona-engine: the game is over: Black has won: White has no stones left\n");
    run(&["bestmove", "--variant", "custom quiet_limit=5", "bbb/w1b/www w"]).code(2);
    run(&["bestmove", "--variant", "custom board=telo,quiet_limit=5", "bbb/3/www w 5 9"])
        .code(1)
        .stdout_eq("")
        .stderr_eq("fanorona-engine: the game is over: a draw: nothing was taken for too long\n");
    refuses(
        &["bestmove", "--variant", "custom board=telo,ply_cap=1", "--moves", "a2-b2A", "c3-c2"],
        "move 2: c3-c2 cannot be played: the game is over",
    );
}

#[test]
fn what_is_refused() {
    refuses(
        &["bestmove", "--variant", "dimy", "bbb/w1b/www w"],
        "bbb/w1b/www w cannot be played as dimy: the position is not on a board of the variant's size",
    );
    refuses(
        &["bestmove", "--variant", "moro"],
        "invalid value 'moro' for '--variant <TEXT>': a variant is a name, or custom and its fields",
    );
    refuses(
        &["bestmove", "--depth", "65"],
        "invalid value '65' for '--depth <N>': 65 is not in 1..=64",
    );
    run(&["bestmove", "--nodes", "0"]).code(2).stdout_eq("");
    run(&["bestmove", "--seed", "-1"]).code(2).stdout_eq("");
}
