use core::ops::ControlFlow;

use super::walk::Walker;
use crate::chains::Board;
use crate::geometry::Direction;
use crate::steps::{Kind, Lines};

impl Board {
    /// How many sequences of so many whole moves there are; 1 for a depth of 0.
    ///
    /// A side without a move ends its line: how a game is won is not asked.
    /// While a chain is open there is no whole move. `None` where the number
    /// needs more than 64 bits. The call stack grows with the depth.
    ///
    /// ```
    /// use fanorona::{Board, Size};
    /// assert_eq!(Board::new(Size::SIVY).perft_moves(4), Some(18_026));
    /// ```
    #[must_use]
    pub fn perft_moves(&self, depth: u32) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        self.lines_between_moves().map_or(Some(0), |lines| lines.perft_moves(depth))
    }
}

impl Lines {
    fn perft_moves(&self, depth: u32) -> Option<u64> {
        match depth {
            0 => Some(1),
            1 => Some(self.count(u64::MAX)),
            _ => {
                let mut perft = Perft { depth, count: 0 };
                match self.walk(&mut perft) {
                    ControlFlow::Continue(()) => Some(perft.count),
                    ControlFlow::Break(Overflow) => None,
                }
            }
        }
    }
}

struct Overflow;

struct Perft {
    depth: u32,
    count: u64,
}

impl Walker for Perft {
    type Break = Overflow;

    fn enter(&mut self, _by: (Direction, Kind), after: &Lines) -> ControlFlow<Overflow> {
        let below = after.turned().perft_moves(self.depth - 1);
        match below.and_then(|below| self.count.checked_add(below)) {
            Some(count) => {
                self.count = count;
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(Overflow),
        }
    }
}
