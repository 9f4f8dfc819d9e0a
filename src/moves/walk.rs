//! Every whole move in its order, walked in place.

use core::ops::ControlFlow;

use crate::geometry::{Direction, Point, PointSet};
use crate::steps::{Ground, Kind, Lines, Stand};

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
        let ground = self.ground();
        for point in PointSet::from_bits(movers) {
            walker.start(point);
            ground.walk_chains(ground.start(point), walker)?;
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

impl Ground {
    fn walk_chains<W: Walker>(self, stand: Stand, walker: &mut W) -> ControlFlow<W::Break> {
        for (by, next) in self.choices(stand) {
            walker.enter(by)?;
            if next.can_take() {
                self.after(next).walk_chains(next, walker)?;
            }
            walker.leave();
        }
        ControlFlow::Continue(())
    }
}
