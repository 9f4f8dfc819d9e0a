use std::fs;

use fanorona::{Position, Side, Size};
use roxmltree::Document;
use snapbox::{IntoData, file, str};

use crate::{answer, json, refuses, run, scratch};

const CHAINS: &str = "bb1b1bbbb/bb2w1b1b/1wwb1b1b1/w4wwww/wwwwwwwww b";

#[test]
fn in_characters() {
    run(&["show"]).success().stderr_eq("").stdout_eq(
        str![[r#"
    a   b   c   d   e   f   g   h   i
 5  #---#---#---#---#---#---#---#---#  5
    | \ | / | \ | / | \ | / | \ | / |
 4  #---#---#---#---#---#---#---#---#  4
    | / | \ | / | \ | / | \ | / | \ |
 3  #---O---#---O---+---#---O---#---O  3
    | \ | / | \ | / | \ | / | \ | / |
 2  O---O---O---O---O---O---O---O---O  2
    | / | \ | / | \ | / | \ | / | \ |
 1  O---O---O---O---O---O---O---O---O  1
    a   b   c   d   e   f   g   h   i

O White 22
# Black 22
White to move

"#]]
        .raw(),
    );
    run(&["show", "--unicode", "--board", "7x3", "--last", "c2-d2W"]).success().stdout_eq(
        str![[r#"
    a   b   c   d   e   f   g
 3  ●───●───●───●───●───●───●  3
    │ ╲ │ ╱ │ ╲ │ ╱ │ ╲ │ ╱ │
 2  ○───×──(┼)─(○)──●───○───●  2
    │ ╱ │ ╲ │ ╱ │ ╲ │ ╱ │ ╲ │
 1  ○───○───○───○───○───○───○  1
    a   b   c   d   e   f   g

○ White 10
● Black 9
Black to move

"#]]
        .raw(),
    );
    // The way in brackets, what was taken crossed out.
    run(&["show", "--last", "d3-d2A-e2A-e3A-f2A-g3W-h2A", CHAINS]).success().stdout_eq(
        str![[r#"
    a   b   c   d   e   f   g   h   i
 5  #---#---+---#---+---#---#---#---#  5
    | \ | / | \ | / | \ | / | \ | / |
 4  #---#---+---+---x---+---#---+---#  4
    | / | \ | / | \ | / | \ | / | \ |
 3  +---O---O--(+)-(+)--#--(+)--#---+  3
    | \ | / | \ | / | \ | / | \ | / |
 2  O---+---+--(+)-(+)-(x)--x--(#)--x  2
    | / | \ | / | \ | / | \ | / | \ |
 1  O---O---O---x---x---O---x---O---x  1
    a   b   c   d   e   f   g   h   i

O White 8
# Black 14
White to move

"#]]
        .raw(),
    );
}

#[test]
fn what_is_said_below() {
    let last = |position: &str, more: &[&str]| {
        let text = answer(&[&["show", position][..], more].concat());
        text.lines().last().map(str::to_owned)
    };
    assert_eq!(last("bbb/w1b/www b", &[]).as_deref(), Some("Black to move"));
    let counted = "White to move: move 9, after 3 that took nothing";
    assert_eq!(last("bbb/w1b/www w 3 9", &[]).as_deref(), Some(counted));
    // A move is counted too.
    let counted = "Black to move: move 10, after 0 that took nothing";
    assert_eq!(last("bbb/w1b/www w 3 9", &["--last", "a2-b2A"]).as_deref(), Some(counted));
    let counted = "White to move: move 10, after 4 that took nothing";
    assert_eq!(last("b3w/5/5/5/5 b 3 9", &["--last", "a5-a4"]).as_deref(), Some(counted));
    let lost = "Black has won: White has no stones left";
    assert_eq!(last("bbb/3/3 w", &[]).as_deref(), Some(lost));
    let stuck = "Black has won: White has no move";
    assert_eq!(last("bb1/bbb/wbb w", &[]).as_deref(), Some(stuck));
    assert_eq!(last("3/3/3 w", &[]).as_deref(), Some("An empty board"));
    // A picture breaks the line, so that it fits below the narrowest board.
    let lines = |position: &str| {
        let svg = answer(&["show", "--svg", position]);
        let document = Document::parse(&svg).expect("XML");
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        let texts: Vec<&str> = texts.filter_map(|node| node.text()).map(str::trim).collect();
        texts[6..].join("/")
    };
    assert_eq!(lines("bbb/w1b/www b"), "Black to move");
    assert_eq!(lines("bb1/bbb/wbb w"), "Black has won/White has no move");
    assert_eq!(lines("bbb/w1b/www w 3 9"), "White to move/move 9, after 3 that took nothing");
}

#[test]
fn in_json() {
    run(&["show", "--board", "telo", "--json"]).success().stdout_eq(str![[r#"
{"position":"bbb/w1b/www w","board":"telo","side":"white","white":["a1","b1","c1","a2"],"black":["c2","a3","b3","c3"],"key":"eb9bd65aff758b6b","outcome":null}

"#]].raw());
    let over = json(&["show", "--json", "bbb/3/3 w 0 7"]);
    assert_eq!(over["position"].as_str(), Some("bbb/3/3 w 0 7"));
    assert_eq!(over["outcome"]["winner"].as_str(), Some("black"));
    let after = json(&["show", "--json", "--last", "d3-e3W"]);
    assert_eq!(after["side"].as_str(), Some("black"));
    let black = after["black"].as_array().expect("the stones");
    assert!(black.len() == 21 && !black.iter().any(|point| point.as_str() == Some("c3")));
}

/// Every size: as many lines, stones and names as it has, in each form.
#[test]
fn every_size() {
    for size in Size::ALL {
        let (board, position) = (size.to_string(), Position::setup(size));
        let text = answer(&["show", "--board", &board]);
        let drawn = text.lines().take(usize::from(size.rows()) * 2 + 1).collect::<String>();
        for (glyph, side) in [('O', Side::White), ('#', Side::Black)] {
            assert_eq!(drawn.matches(glyph).count(), position.stones(side).len());
        }
        let lines = drawn.matches(['|', '/', '\\']).count() + drawn.matches("---").count();
        assert_eq!(lines, size.segments().count());

        let svg = answer(&["show", "--svg", "--board", &board]);
        assert_eq!(answer(&["show", "--svg", "--board", &board]), svg);
        let document = Document::parse(&svg).expect("XML");
        let root = document.root_element();
        assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
        let all = |name: &'static str| {
            root.descendants().filter(move |node| node.tag_name().name() == name)
        };
        let stones: usize = Side::ALL.iter().map(|&side| position.stones(side).len()).sum();
        assert_eq!(all("circle").count(), stones);
        let drawn = all("path").map(|path| path.attribute("d").unwrap_or_default());
        let drawn: usize = drawn.map(|data| data.matches('M').count()).sum();
        assert_eq!(drawn, size.segments().count());
        let names: Vec<&str> = all("text").filter_map(|node| node.text()).map(str::trim).collect();
        assert_eq!(names.len(), usize::from(size.cols() + size.rows()) + 1);
        assert_eq!(names.last(), Some(&"White to move"));
        assert_eq!(
            all("desc").next().and_then(|node| node.text()).map(str::trim),
            Some(&*position.to_string())
        );
        // It needs nothing from elsewhere.
        assert!(!svg.contains("href") && !svg.contains("@import"));
        let (width, height) = (root.attribute("width"), root.attribute("height"));
        let number =
            |text: Option<&str>| text.and_then(|text| text.parse::<u32>().ok()).expect("a number");
        for (place, most) in [("cx", number(width)), ("cy", number(height))] {
            assert!(all("circle").all(|node| number(node.attribute(place)) < most));
        }
    }
}

#[test]
fn marks_in_svg() {
    let plain = answer(&["show", "--svg", CHAINS]);
    let moves = ["--move", "d3-d2A-e2A-e3A-f2A", "--move", "a4-a3A"];
    let arrows = answer(&[&["show", "--svg", CHAINS][..], &moves].concat());
    let document = Document::parse(&arrows).expect("XML");
    let heads = document.descendants().filter(|node| node.has_attribute("marker-end"));
    assert_eq!(heads.count(), 5);
    let last = answer(&["show", "--svg", CHAINS, "--last", "d3-d2A-e2A-e3A-f2A-g3W-h2A"]);
    Document::parse(&last).expect("XML");
    assert!(plain != arrows && plain != last);
    // The very bytes, so that pictures can be kept beside a text and compared.
    run(&["show", "--svg", "--board", "telo", "--last", "a2-b2A", "--move", "c3-c2A"])
        .success()
        .stdout_eq(file!["telo.svg": Text].raw());
}

#[test]
fn into_a_file() {
    let folder = scratch("show");
    let (file, nowhere) = (folder.join("board"), folder.join("no/board"));
    let file = file.to_str().expect("a path");
    for form in [&[][..], &["--svg"], &["--json"], &["--unicode"]] {
        let straight = answer(&[&["show"][..], form].concat());
        assert_eq!(answer(&[&["show", "--output", file][..], form].concat()), "");
        assert_eq!(fs::read_to_string(file).ok(), Some(straight));
    }
    let nowhere = nowhere.to_str().expect("a path");
    let told =
        run(&["show", "--output", nowhere]).code(1).stdout_eq("").get_output().stderr.clone();
    assert!(
        String::from_utf8(told)
            .expect("text")
            .starts_with(&format!("fanorona-engine: {nowhere} cannot be written: "))
    );
    // What is wrong leaves no file behind.
    fs::remove_file(file).expect("the file");
    run(&["show", "--last", "a1-a2", "--output", file]).code(2);
    assert!(fs::metadata(file).is_err());
}

#[test]
fn what_is_refused() {
    refuses(
        &["show", "--last", "e2-e3W"],
        "move 1: e2-e3W cannot be played: step 1 of the move: the step takes nothing that way",
    );
    refuses(
        &["show", "--svg", "--last", "d3-e3A", "--move", "d3-e3A"],
        "d3-e3A cannot be played: step 1 of the move: no stone stands there",
    );
    refuses(&["show", "--svg", "--json"], "the argument '--svg' cannot be used with '--json'");
    refuses(
        &["show", "--move", "d3-e3A"],
        "the following required arguments were not provided: --svg",
    );
}
