//! Times the counts of every row: `cargo bench --bench perft`.

mod positions;

use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = ["moves-5", "moves-6", "middle-3", "end-6", "steps-8"])]
fn perft(bencher: Bencher, name: &str) {
    let row = positions::rows().into_iter().find(|row| row.name == name).expect("a row");
    let count = |board| positions::count(board, row.steps, row.depth);
    bencher.bench(|| row.boards.iter().map(count).sum::<u64>());
}
