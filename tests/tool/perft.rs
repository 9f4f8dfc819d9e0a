use std::process::Command as Process;
use std::thread;
use std::time::{Duration, Instant};

use snapbox::cmd::Command;
use snapbox::str;

use crate::{PROGRAM, RICH, answer, json, refuses, run};

/// The counts that the library is held to as well, where they are soon made.
#[test]
fn known_counts() {
    let table = include_str!("../data/perft.tsv");
    let mut told = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [what, depth, count, position] = fields[..] else { panic!("{line}") };
        if count.len() > 6 {
            continue;
        }
        let mut arguments = vec!["perft", "--depth", depth, position];
        if what == "steps" {
            arguments.push("--steps");
        }
        assert_eq!(answer(&arguments), format!("{count}\n"), "{line}");
        let whole = json(&[&arguments[..], &["--json"]].concat());
        let numbers = (whole["depth"].to_string(), whole["count"].to_string());
        assert_eq!(numbers, (depth.to_owned(), count.to_owned()));
        assert_eq!(
            (whole["unit"].as_str(), whole["position"].as_str()),
            (Some(what), Some(position))
        );
        assert!(whole.get("divide").is_none());

        let divided = answer(&[&arguments[..], &["--divide"]].concat());
        let (total, parts) = {
            let mut lines: Vec<(&str, u64)> = divided
                .lines()
                .map(|line| line.split_once(' ').expect("two fields"))
                .map(|(first, count)| (first, count.parse().expect("a number")))
                .collect();
            (lines.pop().expect("a total"), lines)
        };
        assert_eq!(total, ("total", count.parse().expect("a number")));
        assert_eq!(parts.iter().map(|part| part.1).sum::<u64>(), total.1);
        let firsts: Vec<&str> = parts.iter().map(|part| part.0).collect();
        let mut listing = vec!["moves", position];
        if what == "steps" {
            listing.push("--steps");
        }
        let listed = answer(&listing);
        let listed: Vec<&str> =
            listed.lines().map(|line| line.split(' ').next().unwrap_or(line)).collect();
        assert_eq!(firsts, listed);
        told += 1;
    }
    assert!(told > 8, "{told}");
}

#[test]
fn divided_in_json() {
    run(&["perft", "--board", "telo", "--depth", "2", "--divide", "--json"])
        .success()
        .stdout_eq(str![[r#"
{"position":"bbb/w1b/www w","depth":2,"unit":"moves","divide":[{"first":"a1-b2A","count":1},{"first":"b1-b2A","count":2},{"first":"c1-b2A","count":2},{"first":"a2-b2A","count":2}],"count":7}

"#]]);
}

#[test]
fn nothing_to_play() {
    assert_eq!(answer(&["perft", "--depth", "0"]), "1\n");
    assert_eq!(answer(&["perft", "--depth", "0", "--steps"]), "1\n");
    assert_eq!(answer(&["perft", "--depth", "3", "bbb/3/3 w"]), "0\n");
    assert_eq!(answer(&["perft", "--depth", "1000", "--divide", "bbb/3/3 w"]), "total 0\n");
}

#[test]
fn depths_that_are_none() {
    let range = "'--depth <N>': 1001 is not in 0..=1000";
    refuses(&["perft", "--depth", "1001"], &format!("invalid value '1001' for {range}"));
    refuses(
        &["perft", "--depth", "x"],
        "invalid value 'x' for '--depth <N>': invalid digit found in string",
    );
    refuses(&["perft", "--depth", "0", "--divide"], "--divide needs a depth of at least 1");
}

/// To the letter what one thread answers without a table, which other tests hold to known counts.
#[test]
fn the_same_with_any_number_of_threads_and_a_table() {
    const SETUP: &str = "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w";
    const MIDDLE: &str = "2b1bb1b1/1b3bb1b/w2bb2w1/1ww2w1ww/w1w1ww1w1 b";
    for (position, depth) in [
        (SETUP, "5"),
        (MIDDLE, "4"),
        ("bbb/w1b/www w", "10"),
        (RICH, "2"),
        ("bbb/3/3 w", "1000"),
        (SETUP, "1"),
    ] {
        for unit in [&[][..], &["--steps"]] {
            for form in [&[][..], &["--divide"], &["--json"], &["--divide", "--json"]] {
                let line = [&["perft", position, "--depth", depth], unit, form].concat();
                let alone = answer(&line);
                for more in [
                    &["--threads", "2"][..],
                    &["--threads", "5"],
                    &["--table", "1"],
                    &["--threads", "2", "--table", "3"],
                ] {
                    let said = answer(&[&line[..], more].concat());
                    assert!(said == alone, "{line:?} and {more:?}: {said} and {alone}");
                }
            }
        }
    }
    assert_eq!(answer(&["perft", SETUP, "--depth", "5", "--threads", "256"]), "431852\n");
}

#[test]
fn numbers_of_threads_that_are_none() {
    let range = "'--threads <N>'";
    for threads in ["0", "257", "65536"] {
        let sentence =
            format!("invalid value '{threads}' for {range}: {threads} is not in 1..=256");
        refuses(&["perft", "--depth", "1", "--threads", threads], &sentence);
    }
    let sentence = format!("invalid value 'x' for {range}: invalid digit found in string");
    refuses(&["perft", "--depth", "1", "--threads", "x"], &sentence);
}

/// Known from a walk that counts the ways to each position, ply by ply.
#[test]
fn a_table_lets_it_count_far() {
    let ending = ["perft", "b7w/5w3/b8/4w4/9 w", "--table", "64", "--depth", "12"];
    assert_eq!(answer(&ending), "1480324329190\n");
    let spilt =
        run(&["perft", "w1b/3/bw1 w", "--table", "1", "--depth", "1000"]).code(1).stdout_eq("");
    spilt.stderr_eq("fanorona-engine: the count needs more than 64 bits\n");
}

#[test]
fn sizes_of_tables_that_are_none() {
    for size in ["0", "65537", "4294967296"] {
        let range =
            format!("invalid value '{size}' for '--table <MIB>': {size} is not in 1..=65536");
        refuses(&["perft", "--depth", "1", "--table", size], &range);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_that_no_memory_is_left_for() {
    let limited = ["-c", "ulimit -v 200000 && exec \"$@\"", "sh", PROGRAM];
    let line = ["perft", "--depth", "3", "--table", "1024"];
    let failed = Command::new("sh").args(limited).args(line).assert();
    let told = "fanorona-engine: there is no memory for a table of 1024 MiB\n";
    failed.code(1).stdout_eq("").stderr_eq(told);
}

#[cfg(target_os = "linux")]
#[test]
fn so_many_threads_count() {
    let threads =
        |id: u32| std::fs::read_dir(format!("/proc/{id}/task")).map_or(0, Iterator::count);
    let mut process = Process::new(PROGRAM)
        .args(["perft", "--depth", "1000", "--threads", "3"])
        .spawn()
        .expect("the tool");
    let start = Instant::now();
    while threads(process.id()) < 3 && start.elapsed() < Duration::from_secs(10) {
        thread::sleep(Duration::from_millis(5));
    }
    let counting = threads(process.id());
    process.kill().expect("it counts without an end");
    process.wait().expect("its end");
    assert_eq!(counting, 3);
}

/// Where there is no room for the stacks of so many. They are large, so that what is left is
/// enough for what a thread that did start takes: where that fails, it ends the program.
#[cfg(target_os = "linux")]
#[test]
fn threads_that_do_not_start() {
    let run = |threads| {
        let limited = ["-c", "ulimit -v 200000 && exec \"$@\"", "sh", PROGRAM];
        let line = ["perft", "--depth", "3", "--threads", threads];
        Command::new("sh").args(limited).args(line).env("RUST_MIN_STACK", "64000000").assert()
    };
    run("1").success().stderr_eq("").stdout_eq("724\n");
    let failed = run("256").code(1).stdout_eq("");
    let told = String::from_utf8_lossy(&failed.get_output().stderr);
    assert!(told.starts_with("fanorona-engine: the threads do not start: "), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}
