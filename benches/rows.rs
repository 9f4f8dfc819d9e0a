//! The rows for `scripts/bench`, which runs them against their yardsticks.
//!
//! `list ROW` prints a row as lines "moves|steps|brandubh DEPTH POSITION"; `count MIB` counts those of
//! its standard input, with a table of so many MiB, and prints the sum; else the rows' names are
//! printed, each with its yardstick and the MiB of its table, 0 where there is none.

mod positions;

use fanorona::PerftTable;
use positions::Counted;

fn list(name: &str) {
    let rows = positions::rows();
    let row = rows.iter().find(|row| row.name == name).expect("the name of a row");
    // Long enough for a clock of milliseconds.
    let times = match name {
        "moves-5" => 20,
        "moves-6" => 2,
        "middle-3" => 3,
        "end-6" => 5,
        "steps-8" => 10,
        "brandubh-5" => 5,
        "brandubh-middle" => 3,
        _ => 1,
    };
    for _ in 0..times {
        for counted in &row.positions {
            println!("{} {} {counted}", counted.word(), row.depth);
        }
    }
}

fn count(line: &str, table: Option<&PerftTable>) -> u64 {
    let mut words = line.splitn(3, ' ');
    let mut word = || words.next().expect("three words");
    let (what, depth) = (word(), word().parse().expect("a depth"));
    Counted::parse(what, word()).count(depth, table)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["list", name] => list(name),
        ["count", mib] => {
            let table = positions::table(mib.parse().expect("a number"));
            let lines = std::io::read_to_string(std::io::stdin()).expect("text");
            println!("{}", lines.lines().map(|line| count(line, table.as_ref())).sum::<u64>());
        }
        _ => {
            for row in positions::rows() {
                println!("{} {} {}", row.name, row.yardstick, row.table);
            }
        }
    }
}
