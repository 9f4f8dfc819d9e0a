//! The transposition table of one search.

use crate::table;

/// What a stored score says about the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    Exact,
    AtLeast,
    AtMost,
}

/// What a search found below a position.
#[derive(Clone, Copy, Default)]
pub(super) struct Looked {
    pub(super) score: i16,
    pub(super) choice: u16,
    pub(super) bound: Bound,
}

/// Asked by keys, which differ for nearly all positions: what else a score
/// depends on is mixed into them.
pub(super) type Table = table::Table<u64, Looked>;

impl table::Key for u64 {
    fn hash(self) -> u64 {
        self
    }
}

/// The most entries that a table has: 32 MiB of them.
const LARGEST: u64 = 1 << 21;

/// A table for a search of so many nodes; a short search gets a small one.
pub(super) fn for_nodes(nodes: u64) -> Table {
    let entries = nodes.clamp(1 << 8, LARGEST).next_power_of_two() as usize;
    Table::new(entries / 2).expect("32 MiB of memory")
}
