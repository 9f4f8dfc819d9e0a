//! A board as an SVG picture.

use std::fmt;

use fanorona::{Point, PointSet, Side, Size};
use svg::Document;
use svg::node::Text as Content;
use svg::node::element::path::Data;
use svg::node::element::{
    Circle, Definitions, Description, Group, Marker, Path, Rectangle, Text, Title,
};

use crate::scene::{Scene, Way};
use crate::show;

/// From point to point.
const CELL: u32 = 64;
/// From the edge of the picture to the outermost points; from the top, where no
/// names stand, less.
const MARGIN: u32 = 60;
const TOP: u32 = 40;
/// Below the board, for a line of who is to move; a second line is smaller.
const CAPTION: u32 = 34;
const SMALL_CAPTION: u32 = 20;
const RADIUS: u32 = 21;

const WOOD: &str = "#f2dcb3";
const LINE: &str = "#7a5a34";
const WHITE: &str = "#fffdf7";
const BLACK: &str = "#2b2724";
const LAST: &str = "#d9822b";
const TAKEN: &str = "#b3261e";
const ARROW: &str = "#2864a8";

/// A picture of a scene, the same bytes each time.
pub(crate) struct Picture<'a>(pub(crate) &'a Scene);

impl Picture<'_> {
    fn document(&self) -> Document {
        let Picture(scene) = self;
        let size = scene.position().size();
        let width = MARGIN * 2 + CELL * u32::from(size.cols() - 1);
        let below = TOP + CELL * u32::from(size.rows() - 1) + MARGIN;
        let turn = show::turn(&scene.shown);
        let caption = caption(&turn, width / 2, below + 14);
        let height = below + CAPTION + SMALL_CAPTION * (caption.len() as u32 - 1);
        let board = Rectangle::new().set("width", width).set("height", height).set("rx", 12);
        let mut document = Document::new()
            .set("viewBox", (0, 0, width, height))
            .set("width", width)
            .set("height", height)
            .set("role", "img")
            .add(Title::new(format!("Fanorona: {turn}")))
            .add(Description::new().add(Content::new(scene.shown.to_string())))
            .add(board.set("fill", WOOD))
            .add(lines(size))
            .add(names(size));
        if let Some(last) = &scene.last {
            document = document.add(trace(last, size));
        }
        document = document.add(stones(scene, PointSet::ALL));
        if let Some(last) = &scene.last {
            document = document.add(crosses(last.taken & scene.position().vacant(), size));
        }
        if !scene.moves.is_empty() {
            document = document.add(arrow_head()).add(arrows(&scene.moves, size));
            // The arrows come out from under the stones that move.
            let movers = scene.moves.iter().filter_map(|way| way.path.first().copied());
            document = document.add(stones(scene, movers.collect()));
        }
        caption.into_iter().fold(document, Document::add)
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.document())
    }
}

/// The middle of a point.
fn place(point: Point, size: Size) -> (u32, u32) {
    let from_top = size.rows() - 1 - point.rank();
    (MARGIN + CELL * u32::from(point.file()), TOP + CELL * u32::from(from_top))
}

/// The lines of the board, thinner where only strong points have them.
fn lines(size: Size) -> Group {
    let (mut straight, mut diagonal) = (Data::new(), Data::new());
    for (from, to) in size.segments() {
        let bends = from.file() != to.file() && from.rank() != to.rank();
        let data = if bends { &mut diagonal } else { &mut straight };
        *data = std::mem::take(data).move_to(place(from, size)).line_to(place(to, size));
    }
    let drawn = |data: Data, width: &str| Path::new().set("d", data).set("stroke-width", width);
    Group::new()
        .set("stroke", LINE)
        .set("stroke-linecap", "round")
        .add(drawn(straight, "2.5"))
        .add(drawn(diagonal, "1.5"))
}

fn label(text: &str, x: u32, y: u32) -> Text {
    Text::new(text)
        .set("x", x)
        .set("y", y)
        .set("fill", LINE)
        .set("font-family", "sans-serif")
        .set("text-anchor", "middle")
}

/// The names of the files below the board and of the ranks to its left.
fn names(size: Size) -> Group {
    /// From the outermost points to the middle of a name.
    const AWAY: u32 = 40;
    /// From the middle of a letter down to its base line.
    const DROP: u32 = 5;
    let mut names = Group::new().set("font-size", 16);
    for point in size.points() {
        let (x, y) = place(point, size);
        let name = point.to_string();
        let (file, rank) = name.split_at(1);
        if point.rank() == 0 {
            names = names.add(label(file, x, y + AWAY + DROP));
        }
        if point.file() == 0 {
            names = names.add(label(rank, x - AWAY, y + DROP));
        }
    }
    names
}

/// Below the board: who is to move, or who has won and, on a line of its own, why.
fn caption(turn: &str, x: u32, y: u32) -> Vec<Text> {
    let (first, second) = turn.split_once(": ").unwrap_or((turn, ""));
    let mut lines = vec![label(first, x, y).set("font-size", 18)];
    if !second.is_empty() {
        // Small enough for a board that is three points wide.
        lines.push(label(second, x, y + SMALL_CAPTION).set("font-size", 12));
    }
    lines
}

/// The stones that stand on some points.
fn stones(scene: &Scene, points: PointSet) -> Group {
    let position = scene.position();
    let mut stones = Group::new().set("stroke", BLACK).set("stroke-width", 2);
    for (side, fill) in [(Side::White, WHITE), (Side::Black, BLACK)] {
        let mut group = Group::new().set("fill", fill);
        for point in position.stones(side) & points {
            group = group.add(disc(point, position.size(), RADIUS));
        }
        stones = stones.add(group);
    }
    stones
}

fn disc(point: Point, size: Size, radius: u32) -> Circle {
    let (x, y) = place(point, size);
    Circle::new().set("cx", x).set("cy", y).set("r", radius)
}

/// The way of a move that was made: below the stones, and seen around the last point's.
fn trace(last: &Way, size: Size) -> Group {
    let mut data = Data::new();
    let mut group = Group::new().set("fill", LAST);
    for (index, &point) in last.path.iter().enumerate() {
        let there = place(point, size);
        data = if index == 0 { data.move_to(there) } else { data.line_to(there) };
        let ends = index + 1 == last.path.len();
        group = group.add(disc(point, size, if ends { RADIUS + 6 } else { RADIUS / 3 }));
    }
    let way = Path::new()
        .set("d", data)
        .set("fill", "none")
        .set("stroke", LAST)
        .set("stroke-width", 8)
        .set("stroke-linejoin", "round");
    group.add(way)
}

/// A cross on each point.
fn crosses(points: PointSet, size: Size) -> Path {
    let reach = RADIUS / 2;
    let mut data = Data::new();
    for point in points {
        let (x, y) = place(point, size);
        for rise in [false, true] {
            let (start, end) = if rise { (y + reach, y - reach) } else { (y - reach, y + reach) };
            data = data.move_to((x - reach, start)).line_to((x + reach, end));
        }
    }
    Path::new()
        .set("d", data)
        .set("stroke", TAKEN)
        .set("stroke-width", 5)
        .set("stroke-linecap", "round")
}

const ARROW_HEAD: &str = "fanorona-arrow-head";

fn arrow_head() -> Definitions {
    let head = Path::new().set("d", "M0 0L10 5L0 10z").set("fill", ARROW);
    let marker = Marker::new()
        .set("id", ARROW_HEAD)
        .set("viewBox", "0 0 10 10")
        .set("refX", 9)
        .set("refY", 5)
        .set("markerWidth", 4)
        .set("markerHeight", 4)
        .set("orient", "auto");
    Definitions::new().add(marker.add(head))
}

/// One arrow for each step, and crosses on what they take.
fn arrows(moves: &[Way], size: Size) -> Group {
    let mut group = Group::new();
    for way in moves {
        group = group.add(crosses(way.taken, size));
    }
    let mut shafts = Group::new().set("stroke", ARROW).set("stroke-width", 5);
    for way in moves {
        for (&from, &to) in way.path.iter().zip(way.path.iter().skip(1)) {
            let data = Data::new().move_to(place(from, size)).line_to(place(to, size));
            let shaft = Path::new().set("d", data);
            shafts = shafts.add(shaft.set("marker-end", format!("url(#{ARROW_HEAD})")));
        }
    }
    group.add(shafts)
}
