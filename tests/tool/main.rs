//! The command-line tool, as a shell or another program meets it.

mod bestmove;
mod kit;
mod moves;
mod pages;
mod perft;
mod serve;
mod show;

use std::path::PathBuf;
use std::process::{Child, Command as Process, Stdio};

use snapbox::cmd::{Command, OutputAssert};

const PROGRAM: &str = env!("CARGO_BIN_EXE_fanorona-engine");

/// A position in which the side to move has fifteen thousand whole moves and more.
const RICH: &str = "bwbbb1bbb/w1b3b2/1b3b2b/b1wbbb1bb/bwbbb1bbb w";

/// Runs the tool with nothing on its standard input.
fn run(arguments: &[&str]) -> OutputAssert {
    Command::new(PROGRAM).args(arguments).stdin("").assert()
}

/// What it writes where all goes well.
fn answer(arguments: &[&str]) -> String {
    let output = run(arguments).success().stderr_eq("").get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let text = answer(arguments);
    assert_eq!(text.lines().count(), 1, "{text}");
    serde_json::from_str(&text).expect("JSON")
}

/// It refuses what it was given, in one sentence and nothing else.
#[track_caller]
fn refuses(arguments: &[&str], sentence: &str) {
    refused(run(arguments), sentence);
}

#[track_caller]
fn refused(run: OutputAssert, sentence: &str) {
    let sentence = format!("fanorona-engine: {sentence}\n");
    run.code(2).stdout_eq("").stderr_eq(snapbox::IntoData::raw(sentence));
}

#[test]
fn an_answer_that_finds_no_place_is_a_failure_and_no_wrong_command() {
    let report = ["conformance", "--report", "/nowhere/file"];
    let driver = format!("{PROGRAM} driver");
    let fuzz = ["fuzz", "--cmd", &driver, "--report", "/nowhere/file"];
    let picture = ["show", "--output", "/nowhere/file"];
    for arguments in [&report[..], &fuzz, &picture] {
        run(arguments).code(1).stdout_eq("").stderr_eq(
            "fanorona-engine: /nowhere/file cannot be written: No such file or directory (os error 2)\n",
        );
    }
    run(&["man", "/dev/null/pages"]).code(1).stdout_eq("").stderr_eq(
        "fanorona-engine: /dev/null/pages cannot be written: Not a directory (os error 20)\n",
    );
}

/// A file that is gone when the test is over, as its folder is.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).expect("the folder of an earlier test");
    }
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn the_version() {
    let abi = fanorona::abi::FANORONA_ABI_VERSION;
    let version = format!("fanorona-engine {} (C ABI {abi})\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(answer(&["--version"]), version);
    assert_eq!(answer(&["-V"]), version);
}

#[test]
fn a_wrong_command_line() {
    run(&[]).code(2).stdout_eq("");
    refuses(&["perf"], "unrecognized subcommand 'perf'");
    refuses(&["perft"], "the following required arguments were not provided: --depth <N>");
    refuses(&["moves", "--limt", "2"], "unexpected argument '--limt' found");
    refuses(
        &["moves", "bbb\n\nw"],
        "invalid value 'bbb w' for '[POSITION]': \
         a position has two fields or four, with one space between each two",
    );
    refuses(&["perft", "--depth", "2", "--deep"], "unexpected argument '--deep' found");
    refuses(&["moves", "--json", "--json"], "the argument '--json' cannot be used multiple times");
}

/// Positions are read alike by every subcommand that takes one.
#[test]
fn positions() {
    let board = "every rank has the same 3, 5, 7 or 9 points";
    for arguments in [&["moves"][..], &["show"], &["perft", "--depth", "1"], &["bestmove"]] {
        let with = |text: &'static str| [arguments, &[text]].concat();
        answer(&with("bbb/w1b/www w"));
        answer(&with("bbb/w1b/www w 3 9"));
        refuses(
            &with("bbb/w1b/ww w"),
            &format!("invalid value 'bbb/w1b/ww w' for '[POSITION]': {board}"),
        );
        refuses(&with(""), "invalid value '' for '[POSITION]': there is no text");
        for text in ["bbb/w1b/www w", "bbb/w1b/www w 3 9\n", "bbb/w1b/www w\r\n"] {
            Command::new(PROGRAM).args(with("-")).stdin(text).assert().success().stderr_eq("");
        }
        let assert = Command::new(PROGRAM).args(with("-")).stdin("bbb/w1b/ww w\n").assert();
        refused(assert, &format!("the position on the standard input: {board}"));
    }
    refuses(
        &["moves", "--board", "4x5"],
        "invalid value '4x5' for '--board <BOARD>': a board is sivy, dimy or telo, \
         or 3, 5, 7 or 9 files by 3 or 5 ranks, such as 7x5",
    );
    refuses(
        &["moves", "--board", "telo", "bbb/w1b/www w"],
        "the argument '--board <BOARD>' cannot be used with '[POSITION]'",
    );
}

/// A process whose answer nobody reads.
fn unread(process: &mut Process) -> Child {
    let mut process =
        process.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it runs");
    drop(process.stdout.take());
    process
}

/// Where nobody reads on, as with `| head`, that is no fault.
#[test]
fn a_closed_pipe() {
    for arguments in [&["moves", RICH][..], &["moves", "--json", RICH], &["completions", "zsh"]] {
        let output = unread(Process::new(PROGRAM).args(arguments)).wait_with_output();
        let output = output.expect("its end");
        assert_eq!(String::from_utf8(output.stderr), Ok(String::new()));
        assert_eq!(output.status.code(), Some(0));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written() {
    for arguments in [&["moves"][..], &["show", "--svg"], &["man", "/dev/null/x"], &["--version"]] {
        let full = std::fs::File::create("/dev/full").expect("a device that is always full");
        let process = Process::new(PROGRAM)
            .args(arguments)
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool");
        let output = process.wait_with_output().expect("its end");
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(told.starts_with("fanorona-engine: ") && told.lines().count() == 1, "{told}");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    }
}
