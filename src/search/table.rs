//! The transposition table of one search.

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u64,
    pub(super) score: i16,
    pub(super) choice: u16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    used: bool,
}

const UNUSED: Entry =
    Entry { key: 0, score: 0, choice: 0, depth: 0, bound: Bound::Exact, used: false };

/// Pairs of entries: one keeps the deepest, the other the latest.
pub(super) struct Table(Vec<[Entry; 2]>);

impl Table {
    /// The most entries that a table has: 32 MiB of them.
    const LARGEST: u64 = 1 << 21;

    /// A table for a search of so many nodes; a short search gets a small one.
    pub(super) fn for_nodes(nodes: u64) -> Table {
        let entries = nodes.clamp(1 << 8, Self::LARGEST).next_power_of_two() as usize;
        Table(vec![[UNUSED; 2]; entries / 2])
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.0[self.slot(key)].into_iter().find(|entry| entry.used && entry.key == key)
    }

    pub(super) fn put(&mut self, key: u64, score: i16, choice: u16, depth: i8, bound: Bound) {
        let slot = self.slot(key);
        let pair = &mut self.0[slot];
        let entry = Entry { key, score, choice, depth, bound, used: true };
        let [deepest, latest] = pair;
        if !deepest.used || deepest.key == key || depth >= deepest.depth {
            if deepest.key != key {
                *latest = *deepest;
            }
            *deepest = entry;
        } else {
            *latest = entry;
        }
    }
}
