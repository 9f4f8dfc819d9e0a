//! Stones on a board and the side to move.

mod key;
mod text;

pub use key::{side_key, size_key, stone_key};
pub use text::{PositionError, TEXT_MAX};

use core::hash::{Hash, Hasher};

use crate::geometry::{Point, PointSet, Side, Size};

/// What stands on each point of a board, and whose move it is.
///
/// Any stones at all may be placed: a position need not be one that a game
/// reaches. Its key is kept along with its stones and cannot be changed apart
/// from them. A chain in progress is no part of it: that is a
/// [`Board`](crate::Board)'s.
///
/// Two positions are equal when size, stones and side to move are.
///
/// ```
/// use fanorona::{Position, Size};
///
/// let position = Position::setup(Size::SIVY);
/// assert_eq!(position.to_string(), "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w");
/// assert_eq!(position.steps().len(), 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Position {
    stones: [PointSet; 2],
    key: u64,
    size: Size,
    side: Side,
}

impl Hash for Position {
    /// The key stands for all that equality compares.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Position {
    /// The set-up of a board, White to move.
    #[must_use]
    pub fn setup(size: Size) -> Position {
        Position::from_parts(size, Side::ALL.map(|side| size.setup(side)), Side::White)
    }

    /// A board without stones, White to move.
    #[must_use]
    pub fn empty(size: Size) -> Position {
        Position::from_parts(size, [PointSet::EMPTY; 2], Side::White)
    }

    /// A position from the stones of White and of Black. They must be points of
    /// the board, and none may be in both sets.
    pub(crate) fn from_parts(size: Size, stones: [PointSet; 2], side: Side) -> Position {
        debug_assert!((stones[0] & stones[1]).is_empty());
        debug_assert!((stones[0] | stones[1]).is_subset(size.points()));
        let mut position = Position { stones, key: 0, size, side };
        position.key = position.key_full();
        position
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The side to move.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Gives the move to a side.
    pub fn set_side(&mut self, side: Side) {
        if self.side != side {
            self.side = side;
            self.key ^= side_key();
        }
    }

    /// The stone on a point; none on an empty point or one that the board does not have.
    #[must_use]
    pub fn at(&self, point: Point) -> Option<Side> {
        if self.stones(Side::White).contains(point) {
            Some(Side::White)
        } else if self.stones(Side::Black).contains(point) {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// The stones of one side.
    #[must_use]
    pub const fn stones(&self, side: Side) -> PointSet {
        self.stones[side as usize - 1]
    }

    /// The points with no stone on them.
    #[must_use]
    pub fn vacant(&self) -> PointSet {
        self.size.points() - self.stones[0] - self.stones[1]
    }

    /// Puts a stone on a point, or takes away what stands there.
    ///
    /// A point that the board does not have is left alone. True when the
    /// position is another one now.
    pub fn put(&mut self, point: Point, stone: Option<Side>) -> bool {
        let old = self.at(point);
        if old == stone || !self.size.contains(point) {
            return false;
        }
        for side in old.into_iter().chain(stone) {
            self.toggle(side, point);
        }
        true
    }

    /// The key: the same in every process for the same stones, size and side to move. Frozen.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The key worked out from the stones; always what [`key`](Position::key) answers.
    #[must_use]
    pub fn key_full(&self) -> u64 {
        let mut key = size_key(self.size);
        if self.side == Side::Black {
            key ^= side_key();
        }
        for side in Side::ALL {
            key = self.stones(side).iter().fold(key, |key, point| key ^ stone_key(side, point));
        }
        key
    }

    /// Moves a stone from one point to another and removes enemy stones.
    ///
    /// `from` and everything in `taken` must have such stones, and `to` none.
    pub(crate) fn shift(&mut self, mover: Side, from: Point, to: Point, taken: PointSet) {
        self.toggle(mover, from);
        self.toggle(mover, to);
        for point in taken {
            self.toggle(mover.other(), point);
        }
    }

    /// The one place where stones change, and the key with them.
    fn toggle(&mut self, side: Side, point: Point) {
        let stones = &mut self.stones[side as usize - 1];
        if !stones.remove(point) {
            stones.insert(point);
        }
        self.key ^= stone_key(side, point);
    }
}
