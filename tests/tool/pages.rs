use std::fs;

use crate::{answer, refuses, run, scratch};

/// The subcommands, as the help lists them.
fn subcommands() -> Vec<String> {
    let help = answer(&["--help"]);
    let list = help.split("Commands:\n").nth(1).expect("a list of subcommands");
    let names = list.lines().map_while(|line| line.split_whitespace().next());
    names.map(str::to_owned).filter(|name| name != "help").collect()
}

#[test]
fn each_subcommand_has_help() {
    let names = subcommands();
    for name in ["perft", "moves", "show", "bestmove", "serve", "completions", "man"] {
        assert!(names.iter().any(|listed| listed == name), "{name} is not in {names:?}");
    }
    for name in names {
        assert!(answer(&[&name, "--help"]).contains(&format!("Usage: fanorona-engine {name}")));
    }
}

#[test]
fn a_manual_page_each() {
    let folder = scratch("man").join("made/on/the/way");
    assert_eq!(answer(&["man", folder.to_str().expect("a path")]), "");
    let mut pages: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("a page").file_name().into_string().expect("a name"))
        .collect();
    pages.sort();
    let mut expected: Vec<String> =
        subcommands().iter().map(|name| format!("fanorona-engine-{name}.1")).collect();
    expected.push("fanorona-engine.1".to_owned());
    expected.sort();
    assert_eq!(pages, expected);
    let main = fs::read_to_string(folder.join("fanorona-engine.1")).expect("the page of the whole");
    for page in &expected[..expected.len() - 1] {
        let name = page.trim_end_matches(".1").trim_start_matches("fanorona-engine-");
        assert!(main.contains(name), "{name}");
        let text = fs::read_to_string(folder.join(page)).expect("a page");
        assert!(text.contains(".SH NAME") && text.contains(".SH SYNOPSIS"), "{page}");
    }
    // The same every time.
    answer(&["man", folder.to_str().expect("a path")]);
    assert_eq!(fs::read_to_string(folder.join("fanorona-engine.1")).ok(), Some(main));
}

#[test]
fn a_folder_that_cannot_be_made() {
    let file = scratch("not-a-folder").join("file");
    fs::write(&file, "").expect("a file");
    run(&["man", file.join("man").to_str().expect("a path")]).code(1).stdout_eq("");
}

#[test]
fn completions_for_shells() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = answer(&["completions", shell]);
        assert!(script.contains("perft") && script.contains("bestmove"), "{shell}");
        assert_eq!(answer(&["completions", shell]), script);
    }
    refuses(
        &["completions", "sh"],
        "invalid value 'sh' for '<SHELL>' [possible values: bash, elvish, fish, powershell, zsh]",
    );
}
