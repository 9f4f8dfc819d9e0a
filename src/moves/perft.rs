use super::count::Tally;
use crate::chains::Board;
use crate::geometry::PointSet;
use crate::steps::{Ground, Lines, Stand};

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
        let mut tally = Tally::new();
        if let Some(lines) = self.lines_between_moves() {
            lines.perft_moves(depth, &mut tally);
        }
        Some(tally.finish()).filter(|&count| count < u64::MAX)
    }
}

impl Lines {
    fn perft_moves(&self, depth: u32, tally: &mut Tally) {
        if depth == 1 {
            return tally.add_moves(self);
        }
        self.each_move(&mut |after| after.turned().perft_moves(depth - 1, tally));
    }

    /// Shows what each whole move leaves, as its mover sees it, in no order.
    fn each_move(&self, each: &mut impl FnMut(&Lines)) {
        let capturers = self.capturers();
        if capturers == 0 {
            return self.each_paika(each);
        }
        for point in PointSet::from_bits(capturers) {
            self.each_chain(self.ground(), self.ground().start(point), each);
        }
    }

    fn each_chain(&self, ground: Ground, stand: Stand, each: &mut impl FnMut(&Lines)) {
        for next in ground.next(stand) {
            let after = self.captured(stand.at(), next);
            each(&after);
            if next.can_take() {
                after.each_chain(ground.after(next), next, each);
            }
        }
    }
}
