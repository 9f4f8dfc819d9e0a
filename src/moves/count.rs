//! Whole moves counted, not in any order, and most of them without being made.

use core::mem;

use crate::geometry::PointSet;
use crate::steps::{Ground, Lines, Stand};

/// Chains are followed in the order in which they were met, those of many
/// positions in turn, so that a processor can work on several at once: each
/// depends on nothing but what waits here.
const ROOM: usize = 256;

/// Chains of so many are followed before more of them may wait.
const MANY: u8 = 128;
/// So many go on waiting, to be followed along with the next ones.
const FEW: u8 = 16;
/// No stone has more captures than this to choose from, and no more lead to a point.
const CHOICES: u8 = 16;

/// A stone that can take from where its last capture, which is still to be
/// made on the ground, brings it.
#[derive(Clone, Copy, Default)]
struct Waiting {
    ground: Ground,
    stand: Stand,
}

/// A count of moves in progress.
pub(super) struct Tally {
    waiting: [Waiting; ROOM],
    /// The first of those waiting, and the place for the next.
    head: u8,
    tail: u8,
    count: u64,
}

impl Tally {
    pub(super) fn new() -> Tally {
        Tally { waiting: [Waiting::default(); ROOM], head: 0, tail: 0, count: 0 }
    }

    /// The count, all chains followed. `u64::MAX` stands for more than fits.
    pub(super) fn finish(mut self) -> u64 {
        self.follow(0);
        self.count
    }

    /// Counts every whole move of a position.
    #[inline(always)]
    pub(super) fn add_moves(&mut self, lines: &Lines) {
        let destinations = lines.destinations();
        if destinations == 0 {
            self.add(lines.count_paikas());
            return;
        }
        let ground = lines.ground();
        for point in PointSet::from_bits(destinations) {
            if self.len() > MANY {
                self.follow(FEW);
            }
            self.add_each(ground, ground.coming(lines.own(), point));
        }
    }

    /// What is counted by something alone.
    pub(super) fn apart(&mut self, counting: impl FnOnce(&mut Tally)) -> u64 {
        self.follow(0);
        let before = mem::take(&mut self.count);
        counting(self);
        self.follow(0);
        mem::replace(&mut self.count, before)
    }

    /// True when the count is of more than fits.
    pub(super) fn is_full(&self) -> bool {
        self.count == u64::MAX
    }

    pub(super) fn add(&mut self, count: u64) {
        self.count = self.count.saturating_add(count);
    }

    #[inline(always)]
    fn len(&self) -> u8 {
        self.tail.wrapping_sub(self.head)
    }

    /// Counts stones after captures of theirs; what can go on from there waits.
    #[inline(always)]
    fn add_each(&mut self, ground: Ground, stands: impl Iterator<Item = Stand>) {
        for stand in stands {
            self.count += 1;
            // The place is written in any case: whether it stays is no
            // branch, which would often be foretold wrongly.
            self.waiting[self.tail as usize] = Waiting { ground, stand };
            self.tail = self.tail.wrapping_add(stand.can_take().into());
        }
    }

    /// Follows chains until no more than some are waiting.
    #[inline(never)]
    fn follow(&mut self, few: u8) {
        while self.len() > few {
            let Waiting { ground, stand } = self.waiting[self.head as usize];
            if self.len() > u8::MAX - CHOICES {
                self.follow_first_alone();
                continue;
            }
            self.head = self.head.wrapping_add(1);
            let ground = ground.after(stand);
            self.add_each(ground, ground.next(stand));
        }
    }

    /// Where no room is left for what a chain adds, it gets its own. Chains
    /// get longer by this, so it happens no more often inside itself than a
    /// chain has steps.
    #[cold]
    #[inline(never)]
    fn follow_first_alone(&mut self) {
        let mut apart = Tally::new();
        apart.waiting[0] = self.waiting[self.head as usize];
        apart.tail = 1;
        self.head = self.head.wrapping_add(1);
        self.add(apart.finish());
    }
}

impl Lines {
    pub(super) fn count_moves(&self) -> u64 {
        let mut tally = Tally::new();
        tally.add_moves(self);
        tally.finish()
    }
}
