use crate::geometry::{Direction, Point, PointSet, Side, Size};
use crate::moves::Move;
use crate::position::Position;

/// A way to reflect a board. Each undoes itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Mirror {
    /// Left and right change places.
    Files = 1,
    /// Top and bottom change places.
    Ranks = 2,
    /// Both: half a turn of the board.
    Turn = 3,
}

impl Mirror {
    /// All three, in their order.
    pub const ALL: [Mirror; 3] = [Mirror::Files, Mirror::Ranks, Mirror::Turn];

    /// The number of this way outside the crate: 1 for the files, 2 for the
    /// ranks, and 3 for both. Frozen.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The way with that number, if there is one.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Mirror> {
        match index {
            1 => Some(Mirror::Files),
            2 => Some(Mirror::Ranks),
            3 => Some(Mirror::Turn),
            _ => None,
        }
    }

    /// The word for this way: `files`, `ranks` or `turn`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mirror::Files => "files",
            Mirror::Ranks => "ranks",
            Mirror::Turn => "turn",
        }
    }

    /// The way with that name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Mirror> {
        Mirror::ALL.into_iter().find(|how| how.name() == name)
    }

    const fn turns_files(self) -> bool {
        self as u8 & 1 != 0
    }

    const fn turns_ranks(self) -> bool {
        self as u8 & 2 != 0
    }

    /// Where a point of a board is seen; none for a point that the board lacks.
    #[must_use]
    pub fn point(self, point: Point, size: Size) -> Option<Point> {
        if !size.contains(point) {
            return None;
        }
        let (mut file, mut rank) = (point.file(), point.rank());
        if self.turns_files() {
            file = size.cols() - 1 - file;
        }
        if self.turns_ranks() {
            rank = size.rows() - 1 - rank;
        }
        Point::new(file, rank)
    }

    /// The way that a direction is seen to go.
    #[must_use]
    pub const fn direction(self, direction: Direction) -> Direction {
        // Clockwise from north: a mirror counts the other way round.
        let index = direction.index() as usize;
        Direction::ALL[match self {
            Mirror::Files => 8 - index,
            Mirror::Ranks => 12 - index,
            Mirror::Turn => 4 + index,
        } % 8]
    }
}

impl Move {
    /// The move as a reflected board has it. Letters stay: a reflected approach
    /// is an approach. None for a move that leaves the board.
    ///
    /// ```
    /// use fanorona::{Mirror, Move, Size};
    ///
    /// let whole: Move = "h3-g3A-h4W".parse()?;
    /// let seen = whole.mirrored(Mirror::Files, Size::SIVY).unwrap();
    /// assert_eq!(seen.to_string(), "b3-c3A-b4W");
    /// assert_eq!(whole.mirrored(Mirror::Files, Size::TELO), None);
    /// # Ok::<(), fanorona::MoveTextError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self, how: Mirror, size: Size) -> Option<Move> {
        if !self.points().all(|point| size.contains(point)) {
            return None;
        }
        let steps: Vec<_> =
            self.steps().iter().map(|&(way, kind)| (how.direction(way), kind)).collect();
        Move::new(how.point(self.from(), size)?, &steps)
    }
}

impl Position {
    /// The position on a reflected board. Stones keep their colours, and the
    /// side to move is the same.
    #[must_use]
    pub fn mirrored(&self, how: Mirror) -> Position {
        let seen = |stones: PointSet| -> PointSet {
            stones.iter().filter_map(|point| how.point(point, self.size())).collect()
        };
        let stones = Side::ALL.map(|side| seen(self.stones(side)));
        Position::from_parts(self.size(), stones, self.side())
    }
}
