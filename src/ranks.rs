//! The part that position strings have in common.

use core::fmt::{self, Write};

/// A rectangle of places, a bit each in a machine word.
pub(crate) struct Ranks {
    pub(crate) cols: u8,
    pub(crate) rows: u8,
    /// How many bits a rank takes.
    pub(crate) stride: u8,
}

impl Ranks {
    /// Writes a board from its highest rank down with a `/` between ranks: for
    /// each place in one of the sets that set's letter, and a digit for each run
    /// of places in none.
    pub(crate) fn write<const SETS: usize>(
        &self,
        f: &mut impl Write,
        sets: [(u64, char); SETS],
    ) -> fmt::Result {
        let taken = sets.iter().fold(0, |taken, (set, _)| taken | set);
        for rank in (0..self.rows).rev() {
            let first = rank * self.stride;
            let mut rest = taken >> first & ((1 << self.cols) - 1);
            let mut file = 0;
            while rest != 0 {
                let next = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                write_run(f, next - file)?;
                for (set, letter) in sets {
                    if set >> (first + next) & 1 != 0 {
                        f.write_char(letter)?;
                    }
                }
                file = next + 1;
            }
            write_run(f, self.cols - file)?;
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        Ok(())
    }
}

fn write_run(f: &mut impl Write, run: u8) -> fmt::Result {
    if run == 0 { Ok(()) } else { f.write_char(char::from(b'0' + run)) }
}
