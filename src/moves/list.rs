use core::ops::ControlFlow;

use super::Move;
use super::walk::Walker;
use crate::chains::Board;
use crate::geometry::{Direction, Point};
use crate::steps::{Kind, Lines};

/// There are more whole moves than the limit of a listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are more than {limit} whole moves")]
pub struct TooManyMoves {
    /// The limit that was passed.
    pub limit: usize,
}

impl Board {
    /// Shows every whole move of the side to move to a visitor, who may break
    /// off. None while a chain is open.
    ///
    /// In the order of the position's steps, each chain's shorter beginnings
    /// before its longer ones. Memory does not grow with their number.
    pub fn visit_moves<B>(&self, visitor: impl FnMut(&Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let Some(lines) = self.lines_between_moves() else {
            return ControlFlow::Continue(());
        };
        // The first stone walked replaces this start.
        let so_far = Move::started(self.position().size().centre());
        lines.walk(&mut Visit { so_far, visitor })
    }

    /// The whole moves of the side to move, in the order of
    /// [`visit_moves`](Board::visit_moves).
    ///
    /// There are usually about ten and can be thousands.
    ///
    /// # Errors
    ///
    /// With more than `limit` moves, none is listed.
    pub fn moves(&self, limit: usize) -> Result<Vec<Move>, TooManyMoves> {
        let ceiling = u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1);
        let count = self.count_moves(ceiling);
        let count = usize::try_from(count).ok().filter(|&count| count <= limit);
        let mut moves = Vec::with_capacity(count.ok_or(TooManyMoves { limit })?);
        let walked = self.visit_moves(|whole| {
            moves.push(whole.clone());
            ControlFlow::<()>::Continue(())
        });
        debug_assert!(walked.is_continue());
        Ok(moves)
    }

    /// How many whole moves there are; the count stops at `cap`. 0 while a chain is open.
    ///
    /// ```
    /// use fanorona::{Board, Size};
    ///
    /// let board = Board::new(Size::SIVY);
    /// assert_eq!(board.count_moves(u64::MAX), 5);
    /// assert_eq!(board.count_moves(3), 3);
    /// ```
    #[must_use]
    pub fn count_moves(&self, cap: u64) -> u64 {
        match self.lines_between_moves() {
            None => 0,
            Some(lines) if cap == u64::MAX => lines.count_moves(),
            Some(lines) => lines.count_to(cap),
        }
    }

    /// The position as the side to move sees it, between moves.
    pub(super) fn lines_between_moves(&self) -> Option<Lines> {
        let position = self.position();
        self.chain().is_none().then(|| Lines::of(position, position.side()))
    }
}

struct Visit<V> {
    so_far: Move,
    visitor: V,
}

impl<B, V: FnMut(&Move) -> ControlFlow<B>> Walker for Visit<V> {
    type Break = B;

    fn start(&mut self, from: Point) {
        self.so_far.from = from;
    }

    fn enter(&mut self, by: (Direction, Kind)) -> ControlFlow<B> {
        self.so_far.steps.push(by);
        (self.visitor)(&self.so_far)
    }

    fn leave(&mut self) {
        self.so_far.steps.pop();
    }
}

impl Lines {
    /// The number of whole moves, counted up to a cap one after another.
    fn count_to(&self, cap: u64) -> u64 {
        let mut count = Count { left: cap };
        if cap > 0 {
            // Breaking off is how the cap is kept; either way the rest is what is left.
            let _ = self.walk(&mut count);
        }
        cap - count.left
    }
}

struct Count {
    left: u64,
}

impl Walker for Count {
    type Break = ();

    fn enter(&mut self, _by: (Direction, Kind)) -> ControlFlow<()> {
        self.left -= 1;
        if self.left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
