use super::count::Tally;
use crate::chains::Board;
use crate::geometry::PointSet;
use crate::steps::{Ground, Known, Lines, PerftTable, Stand, Unit};

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
        self.perft(depth, None)
    }

    /// The same with the help of a table, from which it takes what was
    /// counted before and in which it leaves what it counts.
    #[must_use]
    pub fn perft_moves_with(&self, depth: u32, table: &PerftTable) -> Option<u64> {
        self.perft(depth, Some(&Known::new(table, Unit::Moves, self.position().size())))
    }

    fn perft(&self, depth: u32, known: Option<&Known>) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        let mut tally = Tally::new();
        if let Some(lines) = self.lines_between_moves() {
            lines.perft_moves(depth, &mut tally, known);
        }
        Some(tally.finish()).filter(|&count| count < u64::MAX)
    }
}

impl Lines {
    fn perft_moves(&self, depth: u32, tally: &mut Tally, known: Option<&Known>) {
        if depth == 1 {
            return tally.add_moves(self);
        }
        let below = |tally: &mut Tally| {
            self.each_move(&mut |after| after.turned().perft_moves(depth - 1, tally, known));
        };
        let Some(known) = known else { return below(tally) };
        // More than fits stays more than fits.
        if !tally.is_full() {
            let count = known.or(self, depth, || tally.apart(below));
            tally.add(count);
        }
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
