use super::Lines;
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
        Lines::of(self, self.side()).perft(depth)
    }
}

impl Lines {
    fn perft(&self, depth: u32) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        let mut count = 0_u64;
        let mut captures = false;
        for direction in Direction::ALL {
            let free = self.free(self.own(), direction);
            for kind in Kind::CAPTURES {
                let taking = self.taking(free, direction, kind);
                captures |= taking != 0;
                count = count.checked_add(self.perft_along(taking, direction, kind, depth)?)?;
            }
        }
        if !captures {
            for direction in Direction::ALL {
                let free = self.free(self.own(), direction);
                count =
                    count.checked_add(self.perft_along(free, direction, Kind::Paika, depth)?)?;
            }
        }
        Some(count)
    }

    /// The same for steps of one direction and kind, from all of the stones given.
    fn perft_along(
        &self,
        stones: u64,
        direction: Direction,
        kind: Kind,
        depth: u32,
    ) -> Option<u64> {
        if depth == 1 {
            return Some(u64::from(stones.count_ones()));
        }
        PointSet::from_bits(stones).iter().try_fold(0_u64, |count, point| {
            count.checked_add(self.after(point, direction, kind).turned().perft(depth - 1)?)
        })
    }
}
