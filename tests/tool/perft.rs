use snapbox::str;

use crate::{answer, json, refuses, run};

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
