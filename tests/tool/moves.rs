use snapbox::str;

use crate::{RICH, answer, json, refuses, run};

/// Black can go on from here in many ways.
const CHAINS: &str = "bb1b1bbbb/bb2w1b1b/1wwb1b1b1/w4wwww/wwwwwwwww b";

#[test]
fn whole_moves_in_order() {
    run(&["moves"]).success().stderr_eq("").stdout_eq(str![[r#"
d2-e3A
e2-e3A
f2-e3A
d3-e3A
d3-e3W

"#]]);
    run(&["moves", "--limit", "2", "--json"]).success().stdout_eq(str![[r#"
{"position":"bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w","moves":[{"move":"d2-e3A","taken":["f4","g5"]},{"move":"e2-e3A","taken":["e4","e5"]}],"complete":false}

"#]]);
}

#[test]
fn steps_with_what_they_take() {
    run(&["moves", "--steps"]).success().stderr_eq("").stdout_eq(str![[r#"
d2-e3A f4 g5
e2-e3A e4 e5
f2-e3A d4 c5
d3-e3A f3
d3-e3W c3

"#]]);
    // A paika takes nothing.
    run(&["moves", "--steps", "w2/3/2b w"]).success().stdout_eq(str![[r#"
a3-b2A c1

"#]]);
    run(&["moves", "--steps", "--json", "b2/1w1/3 b"]).success().stdout_eq(str![[r#"
{"position":"b2/1w1/3 b","steps":[{"step":"a3-b3","from":"a3","to":"b3","direction":"E","kind":"paika","taken":[]},{"step":"a3-a2","from":"a3","to":"a2","direction":"S","kind":"paika","taken":[]}],"stop":false}

"#]]);
}

#[test]
fn in_the_middle_of_a_move() {
    run(&["moves", "--played", "d3-e3W-e2A", "--steps", CHAINS]).success().stdout_eq(str![[r#"
e2-d2W f2 g2 h2 i2
stop

"#]]);
    run(&["moves", "--played", "d3-e3W-e2A", CHAINS]).success().stdout_eq(str![[r#"
d3-e3W-e2A
d3-e3W-e2A-d2W

"#]]);
    let listed = json(&["moves", "--played", "d3-e3W-e2A", "--steps", "--json", CHAINS]);
    assert_eq!(
        (listed["played"].as_str(), listed["stop"].as_bool()),
        (Some("d3-e3W-e2A"), Some(true))
    );
    // Nothing goes on from a move that has ended.
    assert_eq!(answer(&["moves", "--played", "d3-e3A"]), "d3-e3A\n");
    assert_eq!(answer(&["moves", "--played", "d3-e3A", "--steps"]), "");
}

#[test]
fn limits() {
    let all = answer(&["moves", RICH]);
    assert!(all.lines().count() > 15_000);
    assert_eq!(json(&["moves", "--json", RICH])["complete"].as_bool(), Some(true));
    for limit in [0, 1, 777] {
        let some = answer(&["moves", "--limit", &limit.to_string(), RICH]);
        assert_eq!(some.lines().count(), limit);
        assert!(all.starts_with(&some));
    }
    let exactly = json(&["moves", "--limit", "5", "--json"]);
    assert_eq!(exactly["complete"].as_bool(), Some(true));
}

#[test]
fn nothing_to_list() {
    for arguments in [&["moves", "bbb/3/3 w"][..], &["moves", "--steps", "bbb/3/3 w"]] {
        assert_eq!(answer(arguments), "");
    }
}

#[test]
fn what_cannot_have_been_played() {
    refuses(
        &["moves", "--played", "d3"],
        r#""d3" is no move: a move is points with a dash between each two, in letters and digits alone"#,
    );
    refuses(
        &["moves", "--played", "d4-e3A"],
        "d4-e3A cannot be played: step 1 of the move: the stone belongs to the side that is not to move",
    );
    refuses(
        &["moves", "--played", "d3-e3W-e2A-e3A", CHAINS],
        "d3-e3W-e2A-e3A cannot be played: step 3 of the move: a chain does not come back to a point it has stood on",
    );
    refuses(
        &["moves", "--steps", "--limit", "3"],
        "the argument '--steps' cannot be used with '--limit <N>'",
    );
}
