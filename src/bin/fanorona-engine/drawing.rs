//! A board in characters.

use std::fmt;

use fanorona::{Point, Side, Size};

use crate::scene::Scene;

/// From point to point: four columns and two lines.
const ACROSS: usize = 4;
const DOWN: usize = 2;

/// The characters that a board is drawn with.
pub(crate) struct Glyphs {
    across: char,
    upright: char,
    rising: char,
    falling: char,
    white: char,
    black: char,
    taken: char,
    /// What is drawn for an empty point: from the top rank down, and from the
    /// left file to the right.
    joints: [[char; 3]; 3],
}

/// Nothing but ASCII.
pub(crate) const SEVEN_BIT: Glyphs = Glyphs {
    across: '-',
    upright: '|',
    rising: '/',
    falling: '\\',
    white: 'O',
    black: '#',
    taken: 'x',
    joints: [['+'; 3]; 3],
};

pub(crate) const UNICODE: Glyphs = Glyphs {
    across: '─',
    upright: '│',
    rising: '╱',
    falling: '╲',
    white: '○',
    black: '●',
    taken: '×',
    joints: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
};

impl Glyphs {
    pub(crate) fn stone(&self, side: Side) -> char {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    fn joint(&self, point: Point, size: Size) -> char {
        let along = |place: u8, count: u8| match place {
            0 => 0,
            _ if place + 1 == count => 2,
            _ => 1,
        };
        let from_top = size.rows() - 1 - point.rank();
        self.joints[along(from_top, size.rows())][along(point.file(), size.cols())]
    }
}

/// The board of a scene; the last move's points stand in brackets, and what it
/// took is crossed out.
pub(crate) struct Drawing<'a>(pub(crate) &'a Scene, pub(crate) &'a Glyphs);

impl Drawing<'_> {
    /// The lines of text between the two rows of files, and the lines alone.
    fn canvas(&self) -> Vec<Vec<char>> {
        let Drawing(scene, glyphs) = self;
        let size = scene.position().size();
        let (cols, rows) = (usize::from(size.cols()), usize::from(size.rows()));
        let mut canvas = vec![vec![' '; (cols - 1) * ACROSS + 3]; (rows - 1) * DOWN + 1];
        for (from, to) in size.segments() {
            let ((x, y), (to_x, to_y)) = (place(from, size), place(to, size));
            if y == to_y {
                canvas[y][x + 1..to_x].fill(glyphs.across);
            } else {
                canvas[(y + to_y) / 2][(x + to_x) / 2] = match x.cmp(&to_x) {
                    std::cmp::Ordering::Equal => glyphs.upright,
                    // The higher point is the second.
                    std::cmp::Ordering::Less => glyphs.rising,
                    std::cmp::Ordering::Greater => glyphs.falling,
                };
            }
        }
        for point in size.points() {
            let (x, y) = place(point, size);
            let crossed = scene.last.as_ref().is_some_and(|last| last.taken.contains(point));
            canvas[y][x] = match scene.position().at(point) {
                Some(stone) => glyphs.stone(stone),
                None if crossed => glyphs.taken,
                None => glyphs.joint(point, size),
            };
        }
        for &point in scene.last.iter().flat_map(|last| &last.path) {
            let (x, y) = place(point, size);
            canvas[y][x - 1] = '(';
            canvas[y][x + 1] = ')';
        }
        canvas
    }
}

/// Where a point is drawn: its column and its line.
fn place(point: Point, size: Size) -> (usize, usize) {
    let from_top = size.rows() - 1 - point.rank();
    (usize::from(point.file()) * ACROSS + 1, usize::from(from_top) * DOWN)
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.position().size();
        let files: Vec<String> =
            (b'a'..).take(size.cols().into()).map(|file| char::from(file).to_string()).collect();
        let files = format!("    {}", files.join("   "));
        writeln!(f, "{files}")?;
        for (y, line) in self.canvas().into_iter().enumerate() {
            let line: String = line.into_iter().collect();
            if y % DOWN == 0 {
                let rank = usize::from(size.rows()) - y / DOWN;
                writeln!(f, " {rank} {line} {rank}")?;
            } else {
                writeln!(f, "   {}", line.trim_end())?;
            }
        }
        writeln!(f, "{files}")
    }
}
