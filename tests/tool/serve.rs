use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use snapbox::{IntoData, str};

use crate::{PROGRAM, unread};

/// The tool at the other end of two pipes.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(PROGRAM)
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool");
        let output = process.stdout.take().expect("a pipe");
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line.expect("text")).is_err() {
                    break;
                }
            }
        });
        Engine { input: process.stdin.take(), process, lines }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input.as_mut().expect("a pipe"), "{line}").expect("the tool reads");
    }

    /// The next line. So long a wait is never needed; without an end to it a
    /// search that does not stop would hang the test.
    #[track_caller]
    fn line(&self) -> String {
        self.lines.recv_timeout(Duration::from_secs(300)).expect("a line")
    }

    /// The lines up to one that begins so.
    #[track_caller]
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.line()];
        while !lines[lines.len() - 1].starts_with(beginning) {
            lines.push(self.line());
        }
        lines
    }

    /// Closes the input; what is still written, until all is over well.
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let rest: Vec<String> = self.lines.iter().collect();
        let output = self.process.wait_with_output().expect("its end");
        assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
        rest
    }
}

/// Everything that is answered to some lines.
fn answers(lines: &str) -> snapbox::cmd::OutputAssert {
    snapbox::cmd::Command::new(PROGRAM).arg("serve").stdin(lines.to_owned()).assert()
}

#[test]
fn who_is_there() {
    answers("protocol\nisready\n\n  \nquit\nisready\n").success().stderr_eq("").stdout_eq(format!(
        "id name fanorona-engine\n\
         id version {}\n\
         option name seed type spin default 0 min 0 max 18446744073709551615\n\
         option name variant type string default\n\
         protocolok 1\n\
         readyok\n",
        env!("CARGO_PKG_VERSION")
    ));
}

#[test]
fn searches_that_end() {
    answers("position setup moves d3-e3A\ngo nodes 5000\n").success().stderr_eq("").stdout_eq(
        str![[r#"
info depth 1 score cp 96 nodes 40 pv d4-d3A
info depth 2 score cp -120 nodes 790 pv d4-d3A
info depth 3 score cp 222 nodes 2994 pv d4-d3A
info depth 3 score cp 222 nodes 5000 pv d4-d3A
bestmove d4-d3A

"#]],
    );
    answers("position bbb/w1b/www w\ngo depth 3").success().stderr_eq("").stdout_eq(str![[r#"
info depth 1 score cp 188 nodes 15 pv a1-b2A
info depth 2 score cp 300 nodes 41 pv a1-b2A
info depth 3 score cp 300 nodes 73 pv a1-b2A
bestmove a1-b2A

"#]]);
    // A win that is near, and a loss.
    answers("position 3/b1w/3 w 0 1\ngo depth 5\n").success().stdout_eq(str![[r#"
info depth 1 score mate 1 nodes 1 pv c2-b2A
bestmove c2-b2A

"#]]);
    answers("position 5/2w2/5/2w2/b4 b\ngo depth 6\n").success().stdout_eq(str![[r#"
info depth 1 score cp -318 nodes 8 pv a1-b1
info depth 2 score cp -313 nodes 23 pv a1-b1
info depth 3 score mate -2 nodes 56 pv a1-b1
bestmove a1-b1

"#]]);
}

/// The same lines as those of the library, and in the end the move that bestmove tells.
#[test]
fn the_move_that_bestmove_tells() {
    for (variant, seed) in [("dimy", "0"), ("custom board=9x3,quiet_limit=20", "7")] {
        let mut engine = Engine::start();
        engine.send(&format!("setoption name variant value {variant}"));
        engine.send(&format!("setoption name seed value {seed}"));
        engine.send("newgame");
        engine.send("go nodes 20000");
        let lines = engine.until("bestmove");
        let told =
            crate::answer(&["bestmove", "--variant", variant, "--seed", seed, "--nodes", "20000"]);
        let whole = told.lines().next().and_then(|line| line.strip_prefix("move "));
        let whole = whole.expect("a move");
        assert_eq!(lines.last(), Some(&format!("bestmove {whole}")));
        assert!(lines[lines.len() - 2].ends_with(&format!(" nodes 20000 pv {whole}")));
        assert_eq!(engine.end(), Vec::<String>::new());
    }
}

#[test]
fn a_search_is_stopped() {
    let mut engine = Engine::start();
    for round in 0..5 {
        engine.send("position setup");
        engine.send("go infinite");
        // In the middle of an iteration, whichever it is, and also before any has ended.
        let mut lines = match round {
            0 => Vec::new(),
            _ => engine.until(&format!("info depth {round}")),
        };
        engine.send("isready");
        lines.extend(engine.until("readyok"));
        engine.send("stop");
        lines.extend(engine.until("bestmove"));
        assert_eq!(lines.iter().filter(|line| !line.starts_with("info")).count(), 2);
        let pv = lines.iter().rev().find_map(|line| line.split(" pv ").nth(1)).expect("a line");
        assert_eq!(lines.last(), Some(&format!("bestmove {pv}")));
        // It listens again at once.
        engine.send(&format!("position setup moves {pv}"));
        engine.send("isready");
        assert_eq!(engine.line(), "readyok");
    }
    assert_eq!(engine.end(), Vec::<String>::new());
}

/// A search without end waits to be stopped, though there is nothing left to look at.
#[test]
fn a_proved_win_waits_for_the_stop() {
    let mut engine = Engine::start();
    engine.send("position 3/b1w/3 w");
    engine.send("go infinite");
    engine.until("info depth 1 score mate 1");
    engine.send("newgame");
    assert_eq!(engine.line(), "error a search is running: stop it first");
    engine.send("stop");
    assert!(engine.line().starts_with("bestmove "));
    // One stop more is nothing: it may have crossed the answer.
    engine.send("stop");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn nothing_changes_while_a_search_runs() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    for line in
        ["protocol", "newgame", "position setup", "setoption name seed value 3", "go depth 1"]
    {
        engine.send(line);
        assert_eq!(
            engine.until("error").pop().expect("a line"),
            "error a search is running: stop it first"
        );
    }
    engine.send("stop");
    engine.until("bestmove");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn the_end_of_the_input_and_quit() {
    // What has an end comes to it, and what has none is ended.
    let mut engine = Engine::start();
    engine.send("go nodes 30000");
    let lines = engine.end();
    assert!(lines[lines.len() - 2].contains(" nodes 30000 "), "{lines:?}");
    assert!(lines[lines.len() - 1].starts_with("bestmove "));
    for last in ["go infinite", "go infinite\nquit", "go depth 64\nquit"] {
        let mut engine = Engine::start();
        engine.send(last);
        let lines = engine.end();
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    }
    assert_eq!(Engine::start().end(), Vec::<String>::new());
}

/// A wrong line is answered, and all stays as it was.
#[test]
fn wrong_lines() {
    let wrong = "go\nfoo\nposition setup moves d3-e3A d3-e3A\nposition bbb/3 w\nposition setup w\n\
                 setoption name variant value moro\ngo depth 0\nquit now\nready\u{0}\u{7f}\n";
    answers(wrong).success().stderr_eq("").stdout_eq(
        str![[r#"
error go needs nodes N, depth N or infinite
error "foo" is no command
error move 2: d3-e3A cannot be played: step 1 of the move: no stone stands there
error "bbb/3 w" is no position: a board has three ranks or five
error "setup w" is no position: a character of the board is not w, b, / or a digit from 1 to 9
error "moro" is no variant: a variant is a name, or custom and its fields
error depth is a number from 1 to 64, not "0"
error nothing comes after quit, and here is "now"
error "ready\0\u{7f}" is no command

"#]]
        .raw(),
    );
    let mut engine = Engine::start();
    engine.send("setoption name variant value telo");
    engine.send("position setup moves a2-b2A");
    engine.send("go depth 2");
    let lines = engine.until("bestmove");
    engine.send(&wrong.replace("quit now\n", ""));
    for _ in 0..8 {
        assert!(engine.line().starts_with("error "));
    }
    engine.send("go depth 2");
    assert_eq!(engine.until("bestmove"), lines);
    engine.send("position bbbbb/bbbbb/bw1bw/wwwww/wwwww w");
    assert!(engine.line().ends_with(
        "cannot be played as telo: the position is not on a board of the variant's size"
    ));
    engine.send("position bbb/3/3 w");
    engine.send("go depth 1");
    assert_eq!(engine.line(), "error the game is over: Black has won: White has no stones left");
    // Any board again, with the usual numbers.
    engine.send("setoption name variant value");
    engine.send("position bbbbb/bbbbb/bw1bw/wwwww/wwwww w");
    engine.send("isready");
    assert_eq!(engine.line(), "readyok");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn bytes_that_are_no_text() {
    let mut engine = Engine::start();
    let input = engine.input.as_mut().expect("a pipe");
    input.write_all(b"\xff\xfe\n").expect("the tool reads");
    assert!(engine.line().starts_with("error "));
    assert_eq!(engine.end(), Vec::<String>::new());
}

/// The other program is gone: so is this one, without a complaint.
#[test]
fn nobody_listens() {
    let mut process = unread(Command::new(PROGRAM).arg("serve").stdin(Stdio::piped()));
    let mut input = process.stdin.take().expect("a pipe");
    writeln!(input, "go infinite").expect("the tool reads");
    drop(input);
    let output = process.wait_with_output().expect("its end");
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

/// What docs/serve.md shows is what happens.
#[test]
fn the_documented_lines() {
    let document = include_str!("../../docs/serve.md");
    let example = document.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
    let example = example.expect("an example");
    let sent = example.lines().filter_map(|line| line.strip_prefix("> "));
    let sent: String = sent.map(|line| format!("{line}\n")).collect();
    let told: Vec<&str> = example.lines().filter(|line| !line.starts_with('>')).collect();
    assert!(sent.contains("protocol\n") && sent.contains("go depth"));
    let version = format!("id version {}", env!("CARGO_PKG_VERSION"));
    let told = told.join("\n").replace("id version 0.3.0", &version) + "\n";
    answers(&sent).success().stderr_eq("").stdout_eq(told);
}
