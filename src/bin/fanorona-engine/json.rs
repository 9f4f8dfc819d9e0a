//! Answers as JSON.

use std::io::{self, Write};

use serde::Serialize;

use crate::failure::Failure;

/// Writes a value on a line of its own.
pub(crate) fn write(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}
