//! The conformance kit against programs that are right, that get one rule wrong, and that are no
//! drivers at all.

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Mutex;
use std::thread;

use serde_json::{Value, json};
use snapbox::cmd::Command;

use super::{PROGRAM, answer, refuses, run, scratch, unread};

/// The plain implementation with a flaw, which `cargo test` builds beside the tool.
fn flawed() -> PathBuf {
    let program = Path::new(PROGRAM).parent().expect("a folder").join("examples/flawed");
    assert!(program.exists(), "build it first: cargo build --features tool --example flawed");
    program
}

/// Every flaw with the rule that it breaks.
fn flaws(game: &str) -> Vec<(String, String)> {
    let output = Process::new(flawed()).args([game, "--list"]).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("text");
    let flaws: Vec<_> = text
        .lines()
        .map(|line| line.split_once(' ').expect("two words"))
        .map(|(flaw, rule)| (flaw.to_owned(), rule.to_owned()))
        .collect();
    assert!(flaws.len() >= 45);
    flaws
}

/// The report that a run with a program that is flawed in a game writes; it must find something.
fn report(folder: &Path, arguments: &[&str], game: &str, flaw: &str) -> Value {
    let file = folder.join(format!("{flaw}.json"));
    let command = format!("{} {game} {flaw}", flawed().display());
    let status = Process::new(PROGRAM)
        .args(arguments)
        .args(["--cmd", &command, "--report", file.to_str().expect("a path")])
        .output()
        .expect("it runs")
        .status;
    assert_eq!(status.code(), Some(1), "{flaw}");
    let text = std::fs::read_to_string(&file).expect("a report");
    serde_json::from_str(&text).expect("JSON")
}

/// Does something for each flaw, two at a time.
fn for_each(flaws: Vec<(String, String)>, each: impl Fn(&str, &str) + Sync) {
    let flaws = Mutex::new(flaws);
    let next = || flaws.lock().expect("nobody has panicked").pop();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((flaw, rule)) = next() {
                    each(&flaw, &rule);
                }
            });
        }
    });
}

/// Some of them; `tests/vectors.rs` does so for all, without a program between.
#[test]
fn the_kit_names_the_rule_of_a_flaw() {
    let folder = scratch("kit-names");
    for (game, step) in [("fanorona", 9), ("brandubh", 19)] {
        let some = flaws(game).into_iter().step_by(step).collect();
        for_each(some, |flaw, rule| {
            let report = report(&folder, &["conformance", "--game", game], game, flaw);
            let rules = report["rules"].as_array().expect("rules");
            let first: Vec<&Value> = rules
                .iter()
                .filter(|rule| rule["look_first"] == true)
                .map(|rule| &rule["id"])
                .collect();
            assert_eq!(first, [rule], "{flaw}");
            // The smallest example comes first.
            let stones = |failure: &Value| stones(&failure["ask"]);
            let failures = report["failures"].as_array().expect("failures");
            assert!(failures.is_sorted_by_key(stones), "{flaw}");
        });
    }
}

#[test]
fn the_fuzzer_finds_every_flaw_and_makes_it_small() {
    let folder = scratch("kit-fuzz");
    for_each(flaws("fanorona"), |flaw, _| {
        let report = report(&folder, &["fuzz", "--questions", "300000"], "fanorona", flaw);
        let smallest = &report["difference"]["smallest"];
        assert!(stones(smallest) <= 6, "{flaw}: {smallest}");
        let [first, second] = [0, 1].map(|which| &report["difference"]["answers"][which]);
        assert!(first.is_object() && second.is_object() && first != second, "{flaw}");
    });
}

fn stones(ask: &Value) -> usize {
    let position = ask["position"].as_str().unwrap_or_default();
    let board = position.split(' ').next().unwrap_or_default();
    board.chars().filter(char::is_ascii_alphabetic).count()
}

#[test]
fn whoever_is_right_passes() {
    let driver = format!("{PROGRAM} driver");
    let without_flaw = format!("{} fanorona None", flawed().display());
    for arguments in [&[][..], &["--cmd", &driver], &["--cmd", &without_flaw]] {
        let text = answer(&[&["conformance"], arguments].concat());
        assert!(text.contains(" 0 failed, "), "{text}");
    }
    let of_brandubh = format!("{driver} --game brandubh");
    let plain = format!("{} brandubh None", flawed().display());
    for arguments in [&[][..], &["--cmd", &of_brandubh], &["--cmd", &plain]] {
        let text = answer(&[&["conformance", "--game", "brandubh"], arguments].concat());
        assert!(text.starts_with("conformance kit brandubh 1.0.0, "), "{text}");
        assert!(text.contains(" 0 failed, 0 not tried\n"), "{text}");
    }
    let text = answer(&["fuzz", "--cmd", &driver, "--questions", "2000"]);
    assert_eq!(text, "no difference in 2000 questions\n");
    let text =
        answer(&["fuzz", "--cmd", &driver, "--against", &without_flaw, "--questions", "500"]);
    assert_eq!(text, "no difference in 500 questions\n");
}

#[test]
fn a_part_of_the_kit() {
    let text = answer(&["conformance", "--group", "keys"]);
    assert!(text.contains("\nkeys ") && !text.contains("\nsteps "), "{text}");
    let text = answer(&["conformance", "--rule", "key-size", "--rule", "key-side"]);
    assert!(text.ends_with("20 passed, 0 failed, 0 not tried\n"), "{text}");
    // What a program does not know is not asked.
    let text = answer(&["conformance", "--cmd", &format!("{} fanorona None", flawed().display())]);
    assert!(
        text.lines().any(|line| line.starts_with("game-texts") && line.contains(" 0 ")),
        "{text}"
    );
    assert!(!text.ends_with(" 0 not tried\n"), "{text}");
}

/// Both subcommands, asked about a program that is wrong.
fn of_a_flawed_program() -> [Process; 2] {
    let (flaw, _) = flaws("fanorona").pop().expect("a flaw");
    let command = format!("{} fanorona {flaw}", flawed().display());
    ["conformance", "fuzz"].map(|subcommand| {
        let mut process = Process::new(PROGRAM);
        process.args([subcommand, "--cmd", &command]);
        process
    })
}

/// It ended with 0, as where nothing was wrong.
#[test]
fn a_program_is_wrong_also_where_nobody_reads_how() {
    for mut process in of_a_flawed_program() {
        let output = unread(&mut process).wait_with_output().expect("its end");
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(told.starts_with("fanorona-engine: ") && told.lines().count() == 1, "{told}");
        assert_eq!(output.status.code(), Some(1));
    }
    // And one that is right is right.
    let mut right = Process::new(PROGRAM);
    right.args(["conformance", "--group", "keys"]);
    let output = unread(&mut right).wait_with_output().expect("its end");
    assert_eq!((output.stderr, output.status.code()), (Vec::new(), Some(0)));
}

/// It named no file, and a pipe without a reader was no failure at all.
#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_to_the_end() {
    for mut process in of_a_flawed_program() {
        let output = process.args(["--report", "/dev/full"]).output().expect("it runs");
        let told = "fanorona-engine: /dev/full cannot be written: \
                    No space left on device (os error 28)\n";
        assert_eq!(String::from_utf8(output.stderr), Ok(told.to_owned()));
        assert_eq!((output.stdout, output.status.code()), (Vec::new(), Some(1)));
    }
    for process in of_a_flawed_program() {
        let line = [&[process.get_program()][..], &process.get_args().collect::<Vec<_>>()].concat();
        // The pipe's only reader is gone before the report is there.
        let output = Process::new("bash")
            .args(["-c", r#""$@" --report >(exec true)"#, "bash"])
            .args(line)
            .output()
            .expect("it runs");
        let told = String::from_utf8(output.stderr).expect("text");
        assert!(told.contains(" cannot be written: Broken pipe"), "{told}");
        assert_eq!(output.status.code(), Some(1));
    }
}

/// It was empty from the start of the run on.
#[test]
fn a_report_stays_until_there_is_another() {
    let folder = scratch("a_report_stays");
    let file = folder.join("report.json");
    let old = "long ".repeat(100_000);
    std::fs::write(&file, &old).expect("a file");
    let path = file.to_str().expect("a path");
    let kept = || std::fs::read_to_string(&file).expect("a file");
    for subcommand in ["conformance", "fuzz"] {
        run(&[subcommand, "--cmd", "false", "--report", path]).code(1).stdout_eq("");
        assert!(kept() == old, "{subcommand}");
    }
    answer(&["conformance", "--group", "keys", "--report", path]);
    let report: Value = serde_json::from_str(&kept()).expect("JSON and nothing else");
    assert_eq!(report["failed"], 0);
    std::fs::remove_file(&file).expect("a file");
    run(&["fuzz", "--cmd", "false", "--report", path]).code(1);
    assert!(!file.exists());
}

fn rules_of_brandubh() -> Vec<String> {
    let kit = Path::new(env!("CARGO_MANIFEST_DIR")).join("conformance/brandubh/kit.json");
    let kit: Value = serde_json::from_slice(&std::fs::read(kit).expect("the kit")).expect("JSON");
    let rules = kit["rules"].as_array().expect("rules").iter();
    rules.map(|rule| rule["id"].as_str().expect("an id").to_owned()).collect()
}

/// What no vector asks: questions about brandubh that make no sense.
#[test]
fn questions_about_brandubh_without_an_answer() {
    let start = r#""position":"7/7/7/3k3/7/7/a6 d""#;
    for (question, answer) in [
        (r#""op":"castle""#.to_owned(), r#"there is no operation "castle""#),
        (
            r#""op":"moves","position":"8/7/7/7/7/7/7 d""#.to_owned(),
            r#""8/7/7/7/7/7/7 d" is no position: a rank has seven squares"#,
        ),
        (
            format!(r#""op":"moves",{start},"variant":{{"throne":true}}"#),
            r#"no variant has a field "throne""#,
        ),
        (
            format!(r#""op":"moves",{start},"variant":{{"throne_pass":1}}"#),
            "throne_pass is true or false",
        ),
        (
            format!(r#""op":"moves",{start},"variant":{{"escape":"side"}}"#),
            "escape is corner or edge",
        ),
        (format!(r#""op":"moves",{start},"variant":[]"#), "variant is an object"),
        (
            format!(r#""op":"game",{start},"moves":[],"variant":{{"repeat":1}}"#),
            "the repeat is 1 or more than 999999999",
        ),
        (
            format!(r#""op":"game",{start},"moves":[],"variant":{{"ply_cap":-1}}"#),
            "ply_cap is a whole number in range",
        ),
        (format!(r#""op":"play",{start},"move":"d4d5""#), r#""d4d5" is no move"#),
        (format!(r#""op":"play",{start},"move":"d4-h4""#), r#""d4-h4" is no move"#),
        (format!(r#""op":"why",{start},"from":"d4","to":"D5""#), r#""D5" is no name of a square"#),
        (
            format!(r#""op":"hostile",{start},"square":"d4","side":"white""#),
            "side is attackers or defenders",
        ),
        (
            format!(r#""op":"perft",{start},"depth":1001,"captures":true"#),
            "depth is a whole number from 0 to 1000",
        ),
        (format!(r#""op":"perft",{start},"depth":1"#), "captures is true or false"),
    ] {
        let run = Command::new(PROGRAM)
            .args(["driver", "--game", "brandubh"])
            .stdin(format!("{{\"id\":1,{question}}}\n"))
            .assert()
            .success();
        let text = String::from_utf8(run.get_output().stdout.clone()).expect("text");
        let given: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(given, json!({"id": 1, "error": "bad_question", "message": answer}));
    }
}

#[test]
fn what_cannot_be_asked_for() {
    let groups = "geometry, positions, move-texts, steps, reasons, chains, moves, results, keys, \
                  perft, endings, game-texts";
    refuses(
        &["conformance", "--group", "key"],
        &format!("there is no group \"key\"; there are {groups}"),
    );
    refuses(
        &["conformance", "--game", "brandubh", "--rule", "paika"],
        &format!("there is no rule \"paika\"; there are {}", rules_of_brandubh().join(", ")),
    );
    refuses(
        &["conformance", "--game", "chess"],
        "invalid value 'chess' for '--game <GAME>' [possible values: fanorona, brandubh]",
    );
    refuses(
        &["fuzz", "--cmd", "a 'b"],
        "invalid value 'a 'b' for '--cmd <COMMAND>': a quotation mark is not closed",
    );
    refuses(
        &["conformance", "--timeout", "0"],
        "invalid value '0' for '--timeout <SECONDS>': it is not a number of seconds above 0",
    );
    let driver = format!("{} fanorona None", flawed().display());
    refuses(
        &["fuzz", "--cmd", &driver, "--op", "game_text"],
        "there is no operation that both programs know and that was asked for",
    );
}

/// A shell script that speaks the protocol up to a point.
fn script(folder: &Path, name: &str, after_hello: &str) -> String {
    let path = folder.join(name);
    let hello = "read question\necho '{\"id\":0,\"protocol\":1,\"name\":\"a script\"}'\n";
    std::fs::write(&path, format!("{hello}{after_hello}\n")).expect("a script");
    format!("sh '{}'", path.display())
}

#[test]
fn programs_that_are_no_drivers() {
    for (command, sentence) in [
        ("/nowhere/program", "it could not be started: No such file or directory (os error 2)"),
        ("false", "it died (exit status: 1) and said nothing"),
        ("sh -c 'echo why >&2; exit 3'", "it died (exit status: 3) and said: why"),
        ("sh -c 'kill -9 $$'", "it died (signal: 9 (SIGKILL)) and said nothing"),
        ("echo rubbish", "it wrote what is no JSON object on a line: rubbish"),
        ("echo '[1]'", "it wrote what is no JSON object on a line: [1]"),
        ("echo '{\"id\":7}'", "it answered question 7 when asked question 0: {\"id\":7}"),
        (
            "echo '{\"id\":0,\"protocol\":2}'",
            "it does not speak the protocol: its answer to hello is {\"protocol\":2}",
        ),
        (
            "head -c 20000000 /dev/zero",
            "it wrote what is no JSON object on a line: it has more than 16777216 bytes",
        ),
    ] {
        let words = command.replace('\'', "");
        let run = run(&["conformance", "--cmd", command]);
        let sentence = format!("fanorona-engine: {words}: {sentence}\n");
        run.code(1).stdout_eq("").stderr_eq(snapbox::IntoData::raw(sentence));
    }
    // What repeats the question does not answer it.
    let text = run(&["conformance", "--cmd", "cat"]).code(1).get_output().stderr.clone();
    assert!(String::from_utf8(text).expect("text").contains("it does not speak the protocol"));
}

#[test]
fn a_program_that_stops_answering() {
    let folder = scratch("kit-trouble");
    for (name, after_hello, sentence) in [
        ("hangs", "sleep 1000", "answered nothing: it did not answer within 0.2 s"),
        (
            "dies",
            "read question; exit 7",
            "answered nothing: it died (exit status: 7) and said nothing",
        ),
        (
            "babbles",
            "read question; echo '{'",
            "answered nothing: it wrote what is no JSON object on a line: {",
        ),
        (
            "is late",
            "read question; echo '{\"id\":5}'",
            "answered nothing: it answered question 5 when asked question 1",
        ),
    ] {
        let command = script(&folder, name, after_hello);
        let run = run(&["conformance", "--timeout", "0.2", "--cmd", &command]).code(1);
        let text = String::from_utf8(run.get_output().stdout.clone()).expect("text");
        assert!(text.contains(sentence), "{name}: {text}");
        assert!(text.contains("the run ended early: after 5 such failures, "), "{name}: {text}");
        assert!(text.contains("0 passed, 5 failed, "), "{name}: {text}");
    }
    // What a dead program has left behind holds its error stream open, and nobody waits for that.
    let command = script(&folder, "leaves another", "sleep 60 >&- & exit 7");
    let left = run(&["conformance", "--group", "keys", "--cmd", &command]).code(1);
    let left = String::from_utf8(left.get_output().stdout.clone()).expect("text");
    assert!(left.contains("it died (exit status: 7) and said nothing"), "{left}");
    // No rule is to blame where there is no answer.
    let command = script(&folder, "babbles once", "read question; echo '{'");
    let first = run(&["conformance", "--cmd", &command]).code(1).get_output().stdout.clone();
    let first = String::from_utf8(first).expect("text");
    assert!(first.contains("not answered:") && !first.contains("look first"), "{first}");
    let command = script(&folder, "dies when asked", "read question; exit 7");
    let run = run(&["fuzz", "--cmd", &command]).code(1);
    let text = String::from_utf8(run.get_output().stdout.clone()).expect("text");
    assert!(text.contains("a script answered nothing: it died (exit status: 7)"), "{text}");
}

/// A program whose third answer is its last: asked again, it answers.
#[test]
fn a_difference_that_does_not_come_again() {
    let folder = scratch("kit-once");
    let driver = format!(
        "read question; echo '{{\"id\":0,\"protocol\":1,\"ops\":[\"board\"]}}'\nhead -n 1 | {PROGRAM} driver | head -n 1\nread question; exit 9"
    );
    let path = folder.join("once");
    std::fs::write(&path, driver).expect("a script");
    let command = format!("sh '{}'", path.display());
    let run = run(&["fuzz", "--cmd", &command, "--questions", "50"]).code(1);
    let text = String::from_utf8(run.get_output().stdout.clone()).expect("text");
    assert!(text.contains("asked again they did not") && text.contains("it died"), "{text}");
}

#[test]
fn nothing_to_try_is_no_pass() {
    for (ops, sentence) in [("[]", "no vector was tried"), ("[\"castle\"]", "no vector was tried")]
    {
        let hello = format!(
            "echo '{{\"id\":0,\"protocol\":1,\"name\":\"x\",\"ops\":{ops}}}'; read more; read more"
        );
        let path = scratch("kit-nothing").join("driver");
        std::fs::write(&path, hello).expect("a script");
        let run = run(&["conformance", "--cmd", &format!("sh '{}'", path.display())]).code(1);
        run.stderr_eq(snapbox::IntoData::raw(format!("fanorona-engine: {sentence}\n")));
    }
    let sentence = "fanorona-engine: no vector was tried\n";
    let run = run(&["conformance", "--group", "steps", "--rule", "setup"]).code(1);
    run.stderr_eq(snapbox::IntoData::raw(sentence));
    let words = "echo {\"id\":0,\"protocol\":1,\"ops\":\"steps\"}";
    let command = words.replace('{', "'{").replace('}', "}'");
    let sentence = format!(
        "fanorona-engine: {words}: it does not speak the protocol: its ops are no list of words: \"steps\"\n"
    );
    super::run(&["conformance", "--cmd", &command])
        .code(1)
        .stderr_eq(snapbox::IntoData::raw(sentence));
}
