//! Counts that were made before.

use core::fmt;
use core::hint::black_box;
use std::sync::{Mutex, PoisonError};

use super::Lines;
use crate::geometry::Size;
use crate::splitmix::mixed;
use crate::table::{Key, Table};

/// The parts that are locked by themselves, so that threads seldom meet.
const PARTS: usize = 64;

/// The counts of positions that a perft came to, for when it comes there again.
///
/// [`Board::perft_moves_with`](crate::Board::perft_moves_with) and
/// [`Position::perft_steps_with`](crate::Position::perft_steps_with) fill it
/// and look into it, from as many threads as there are. The counts are the
/// same as without: what is remembered is the whole position, not a key. One
/// table may serve any number of counts, of both kinds and of boards of every
/// size; where it is full, what has more moves to go stays longest.
///
/// It pays where ways to the same position are many: in endings, and the more
/// the deeper. From the set-up nearly every position is new for seven moves.
///
/// ```
/// use fanorona::{Board, PerftTable, Size};
///
/// let table = PerftTable::new(1 << 20).expect("a megabyte");
/// let board = Board::new(Size::DIMY);
/// assert_eq!(board.perft_moves_with(6, &table), board.perft_moves(6));
/// ```
pub struct PerftTable(Vec<Mutex<Table<Counted, u64>>>);

impl PerftTable {
    /// A table of at most so many bytes, and more than half of them; of a few
    /// thousand where fewer are asked for. `None` where there is no memory for
    /// it.
    #[must_use]
    pub fn new(bytes: usize) -> Option<PerftTable> {
        // A system may promise part by part what it would not promise at once,
        // and ends the program that comes to use it.
        let mut whole = Vec::<u8>::new();
        whole.try_reserve_exact(bytes).ok()?;
        drop(black_box(whole));
        let pairs = (bytes / Table::<Counted, u64>::PAIR / PARTS).max(1);
        let part = || Some(Mutex::new(Table::new(1 << pairs.ilog2())?));
        let parts: Option<Vec<_>> = (0..PARTS).map(|_| part()).collect();
        parts.map(PerftTable)
    }
}

impl fmt::Debug for PerftTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PerftTable").finish_non_exhaustive()
    }
}

/// Which of the two counts.
#[derive(Clone, Copy)]
pub(crate) enum Unit {
    Moves,
    Steps,
}

/// The table as one count asks it.
pub(crate) struct Known<'a> {
    table: &'a PerftTable,
    /// What the stones do not tell, above the bits that are of points.
    about: u64,
}

/// The first bit that is above all points.
const ABOVE: u32 = 53;

impl<'a> Known<'a> {
    pub(crate) fn new(table: &'a PerftTable, unit: Unit, size: Size) -> Known<'a> {
        Known { table, about: (unit as u64) << 3 | size.ordinal() as u64 }
    }

    /// What was counted so deep below a view, or else what `count` says now.
    pub(crate) fn or(&self, lines: &Lines, depth: u32, count: impl FnOnce() -> u64) -> u64 {
        let Some(counted) = Counted::of(lines, depth, self.about) else { return count() };
        // By the highest bits of the hash; within a part the lowest ones tell the place.
        let part = &self.table.0[(counted.hash() >> (u64::BITS - PARTS.ilog2())) as usize];
        // What was stored is true, whoever has panicked.
        let lock = || part.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = lock().get(counted) {
            return entry.value;
        }
        let count = count();
        if count < u64::MAX {
            lock().put(counted, count, depth as i16);
        }
        count
    }
}

/// What was counted: the side to move's stones with the depth above them, and the other's.
#[derive(Clone, Copy, Default, PartialEq)]
struct Counted {
    own: u64,
    enemy: u64,
}

impl Counted {
    /// `None` for a depth that has no room.
    fn of(lines: &Lines, depth: u32, about: u64) -> Option<Counted> {
        if depth >> (u64::BITS - ABOVE) != 0 {
            return None;
        }
        Some(Counted {
            own: lines.own() | u64::from(depth) << ABOVE,
            enemy: lines.enemy() | about << ABOVE,
        })
    }
}

impl Key for Counted {
    fn hash(self) -> u64 {
        mixed(mixed(self.own) ^ self.enemy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_bytes_than_it_is_given() {
        let least = PARTS * Table::<Counted, u64>::PAIR;
        for given in [0, least - 1, least, 2 * least - 1, 2 * least, 100_000, 1 << 20, 3 << 20] {
            let table = PerftTable::new(given).expect("so little memory");
            let parts = table.0.into_iter().map(|part| part.into_inner().expect("no panic"));
            let taken: usize = parts.map(|part| part.bytes()).sum();
            assert!(taken == least || taken <= given, "{taken} for {given}");
            assert!(2 * taken > given, "{taken} for {given}");
        }
    }
}
