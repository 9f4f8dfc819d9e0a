//! The hot paths, each as a fixed piece of work whose instructions `scripts/check/instructions`
//! counts: `paths` prints their names, `paths NAME` does one and prints what comes of it.

use fanorona::{Board, Game, SearchOptions, Token, Variant, brandubh};

type Path = (&'static str, fn() -> u64);

const PATHS: [Path; 9] = [
    ("perft-moves", perft),
    ("perft-steps", || boards().map(|board| board.position().perft_steps(4).unwrap_or(0)).sum()),
    ("list-moves", list_moves),
    ("play", play),
    ("tokens", tokens),
    ("texts", texts),
    ("search", search),
    ("brandubh-perft", || brandubh::Board::setup().perft(4, &usual()).unwrap_or(0)),
    ("brandubh-play", brandubh_play),
];

/// A set-up, middle games and endings, of several sizes.
const POSITIONS: [&str; 12] = [
    "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w",
    "1b1b1b1bb/1b3b2b/6wb1/7ww/ww1www1ww b",
    "b1bbbbbbb/bw1b2bbb/3bwb1bw/w1w2ww1w/ww1w1www1 b",
    "bbb2b1b1/1b3w1b1/2w2b2w/www6/wwww1w2w w",
    "bb1bbb1bb/bbb1bbbbb/3w1w2w/www1wwwww/5bwww b",
    "bbbbbbb/b1b1bbb/wbw1b1b/w1w1www/w1w1www w",
    "2bb1/2b2/1w3/b3b/3w1 w",
    "bb1b1bbbb/2w1wbwbw/ww1w1wwww b",
    "b7w/5w3/b8/4w4/9 w",
    "5b3/5w3/5b3/7w1/1bw4w1 w",
    "7w1/9/2w6/5wb2/2w1b1b2 w",
    "bb3bbbb/2w1bbbbb/1w3bwbw/w2bw1www/1w3wwww b",
];

fn boards() -> impl Iterator<Item = Board> {
    POSITIONS.iter().map(|text| text.parse().expect("a position"))
}

fn perft() -> u64 {
    boards().map(|board| board.perft_moves(3).expect("a count of 64 bits")).sum()
}

fn list_moves() -> u64 {
    let lists = boards().map(|board| board.moves(100_000).expect("so few"));
    lists.flatten().map(|whole| whole.to_string().len() as u64).sum()
}

/// Every board's first choices played to the end of a game, and taken back.
fn played(mut with: impl FnMut(&mut Board, Token)) -> u64 {
    let mut count = 0;
    for start in boards() {
        let mut board = start;
        for ply in 0..60 {
            let steps = board.play_steps();
            let Some(step) = steps.get(ply % steps.len().max(1)) else { break };
            let token = board.play(step.from(), step.direction(), step.kind()).expect("listed");
            with(&mut board, token);
            count += 1;
        }
    }
    count
}

fn play() -> u64 {
    let mut tokens = Vec::new();
    played(|_, token| tokens.push(token)) + tokens.len() as u64
}

/// A step taken back by the bytes of its token and made again.
fn tokens() -> u64 {
    played(|board, token| {
        let token = Token::from_bytes(&token.to_bytes()).expect("a token");
        let after = *board;
        board.unplay(&token).expect("the last step");
        *board = after;
    })
}

fn texts() -> u64 {
    let read = |text: String| text.parse::<Board>().expect("its own text").position().key();
    boards().map(|board| read(board.to_string())).fold(0, u64::wrapping_add)
}

fn search() -> u64 {
    let options = SearchOptions { budget: 5_000, ..SearchOptions::default() };
    Game::new(Variant::default()).search(&options).expect("the game goes on").nodes
}

fn usual() -> brandubh::Variant {
    brandubh::Variant::default()
}

fn brandubh_play() -> u64 {
    let mut board = brandubh::Board::setup();
    let mut undos = Vec::new();
    for ply in 0..400 {
        let moves = board.moves(&usual());
        let Some(&made) = moves.get(ply * 7 % moves.len().max(1)) else { break };
        undos.push(board.do_move(made, &usual()));
    }
    let key = board.key();
    for undo in undos.iter().rev() {
        board.undo_move(undo).expect("the last move");
    }
    key ^ undos.len() as u64
}

fn main() {
    match std::env::args().nth(1).as_deref() {
        // As cargo runs a benchmark.
        None | Some("--bench") => PATHS.iter().for_each(|(name, _)| println!("{name}")),
        Some(name) => {
            let (_, path) = PATHS.iter().find(|path| path.0 == name).expect("the name of a path");
            println!("{}", path());
        }
    }
}
