use super::{Known, Lines, PerftTable, Unit};
use crate::geometry::{Direction, PointSet};
use crate::position::Position;
use crate::steps::Kind;

impl Position {
    /// How many sequences of so many single steps there are, each passing the
    /// turn; 1 for a depth of 0. A check on [`steps`](Position::steps), not a
    /// count of games. `None` where the number needs more than 64 bits.
    ///
    /// The call stack grows with the depth.
    #[must_use]
    pub fn perft_steps(&self, depth: u32) -> Option<u64> {
        self.perft(depth, None)
    }

    /// The same with the help of a table, from which it takes what was
    /// counted before and in which it leaves what it counts.
    #[must_use]
    pub fn perft_steps_with(&self, depth: u32, table: &PerftTable) -> Option<u64> {
        self.perft(depth, Some(&Known::new(table, Unit::Steps, self.size())))
    }

    fn perft(&self, depth: u32, known: Option<&Known>) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        let count = Lines::of(self, self.side()).perft_steps(depth, known);
        Some(count).filter(|&count| count < u64::MAX)
    }
}

impl Lines {
    /// `u64::MAX` stands for more than fits.
    fn perft_steps(&self, depth: u32, known: Option<&Known>) -> u64 {
        if depth == 1 {
            return match self.count_captures() {
                0 => self.count_paikas(),
                captures => captures,
            };
        }
        let mut count = 0_u64;
        let Some(known) = known else {
            self.each_step(|after| {
                count = count.saturating_add(after.turned().perft_steps(depth - 1, None));
            });
            return count;
        };
        known.or(self, depth, || {
            self.each_step(|after| {
                // More than fits stays more than fits.
                if count < u64::MAX {
                    let steps = after.turned().perft_steps(depth - 1, Some(known));
                    count = count.saturating_add(steps);
                }
            });
            count
        })
    }

    /// Shows what each step leaves, as its mover sees it, in no order.
    fn each_step(&self, mut each: impl FnMut(&Lines)) {
        let capturers = self.capturers();
        if capturers == 0 {
            return self.each_paika(each);
        }
        for point in PointSet::from_bits(capturers) {
            let stand = self.ground().start(point);
            for arrival in stand.arrivals() {
                each(&self.captured(stand.at(), arrival));
            }
        }
    }

    /// The same for every step as if it took nothing.
    pub(crate) fn each_paika(&self, mut each: impl FnMut(&Lines)) {
        for (direction, free) in Direction::ALL.into_iter().zip(self.all_free()) {
            for point in PointSet::from_bits(free) {
                each(&self.after(point, direction, Kind::Paika));
            }
        }
    }

    fn count_captures(&self) -> u64 {
        let taking = self.all_taking();
        taking.as_flattened().iter().map(|stones| u64::from(stones.count_ones())).sum()
    }

    /// The steps of a side that cannot take.
    pub(crate) fn count_paikas(&self) -> u64 {
        self.all_free().iter().map(|stones| u64::from(stones.count_ones())).sum()
    }
}
