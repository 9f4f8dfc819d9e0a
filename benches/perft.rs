//! Times the counts of every row: `cargo bench --bench perft`.

mod positions;

use divan::Bencher;

fn main() {
    divan::main();
}

#[divan::bench(args = [
    "moves-5", "moves-6", "middle-3", "end-6", "table-end-8", "steps-8", "brandubh-5",
    "brandubh-middle",
])]
fn perft(bencher: Bencher, name: &str) {
    let row = positions::rows().into_iter().find(|row| row.name == name).expect("a row");
    bencher.bench(|| row.count());
}
