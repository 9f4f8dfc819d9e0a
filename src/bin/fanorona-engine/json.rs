//! Answers as JSON.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use serde::Serialize;

use crate::failure::Failure;

/// Writes a value on a line of its own.
pub(crate) fn write(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// A file to write an answer to.
pub(crate) fn create(path: &PathBuf) -> Result<BufWriter<File>, Failure> {
    let file = File::create(path).map_err(|error| Failure::unwritten(path, &error))?;
    Ok(BufWriter::new(file))
}
