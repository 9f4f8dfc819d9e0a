//! The part that position strings have in common.

use core::fmt::{self, Write};

/// Writes a board from its highest rank down with a `/` between ranks: the
/// letter of each thing that stands there, and a digit for each run of nothing.
pub(crate) fn write_ranks(
    f: &mut impl Write,
    cols: u8,
    rows: u8,
    letter: impl Fn(u8, u8) -> Option<char>,
) -> fmt::Result {
    for rank in (0..rows).rev() {
        let mut run = 0;
        for file in 0..cols {
            let Some(letter) = letter(file, rank) else {
                run += 1;
                continue;
            };
            write_run(f, run)?;
            run = 0;
            f.write_char(letter)?;
        }
        write_run(f, run)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_run(f: &mut impl Write, run: u8) -> fmt::Result {
    if run == 0 { Ok(()) } else { f.write_char(char::from(b'0' + run)) }
}
