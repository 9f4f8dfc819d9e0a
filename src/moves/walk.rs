//! Every whole move in its order, walked in place.

use core::ops::ControlFlow;

use crate::geometry::{Direction, Point, PointSet, shift};
use crate::steps::{Kind, Lines};

/// What a walk over whole moves calls. Between `enter` and `leave` stands
/// everything that goes on from the same beginning.
pub(super) trait Walker {
    type Break;

    /// The moves of another stone come next.
    fn start(&mut self, _from: Point) {}

    /// A move, longer by this step than the one around it.
    fn enter(&mut self, by: (Direction, Kind)) -> ControlFlow<Self::Break>;

    /// What goes on from the last move entered has been walked.
    fn leave(&mut self) {}
}

impl Lines {
    /// Walks the whole moves of this side: by stone, then by step, shorter
    /// beginnings before what goes on from them.
    pub(super) fn walk<W: Walker>(&self, walker: &mut W) -> ControlFlow<W::Break> {
        let movers = self.capturers();
        if movers == 0 {
            return self.walk_paikas(walker);
        }
        for point in PointSet::from_bits(movers) {
            let stone = PointSet::of(point).bits();
            walker.start(point);
            self.walk_chains(stone, None, stone, walker)?;
        }
        ControlFlow::Continue(())
    }

    fn walk_chains<W: Walker>(
        &self,
        stone: u64,
        last: Option<Direction>,
        seen: u64,
        walker: &mut W,
    ) -> ControlFlow<W::Break> {
        let open = self.barring(seen);
        for direction in Direction::ALL {
            let free = open.free(stone, direction);
            if free == 0 || last == Some(direction) {
                continue;
            }
            for kind in Kind::CAPTURES {
                if self.taking(free, direction, kind) == 0 {
                    continue;
                }
                let to = shift(stone, direction);
                let after = self.moved(stone, to, self.taken(stone, direction, kind));
                walker.enter((direction, kind))?;
                after.walk_chains(to, Some(direction), seen | to, walker)?;
                walker.leave();
            }
        }
        ControlFlow::Continue(())
    }

    fn walk_paikas<W: Walker>(&self, walker: &mut W) -> ControlFlow<W::Break> {
        for point in PointSet::from_bits(self.own()) {
            let stone = PointSet::of(point).bits();
            walker.start(point);
            for direction in Direction::ALL {
                if self.free(stone, direction) != 0 {
                    walker.enter((direction, Kind::Paika))?;
                    walker.leave();
                }
            }
        }
        ControlFlow::Continue(())
    }
}
