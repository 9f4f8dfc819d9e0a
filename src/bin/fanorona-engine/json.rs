//! Answers as JSON.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::failure::Failure;

/// Writes a value on a line of its own.
pub(crate) fn write(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}

/// A file for an answer that takes long to find: that it can be written is seen before.
pub(crate) struct ReportFile {
    path: PathBuf,
    file: File,
}

impl ReportFile {
    /// What the file has stays until there is an answer.
    pub(crate) fn open(path: &Path) -> Result<ReportFile, Failure> {
        let file = File::options().write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| Failure::unwritten(path, &error))?;
        Ok(ReportFile { path: path.to_owned(), file })
    }

    /// Leaves the value in it and nothing else.
    pub(crate) fn write(mut self, value: &impl Serialize) -> Result<(), Failure> {
        let mut text = Vec::new();
        write(&mut text, value)?;
        self.replace(&text).map_err(|error| Failure::unwritten(&self.path, &error))
    }

    fn replace(&mut self, text: &[u8]) -> io::Result<()> {
        // A pipe or a device has no length.
        if self.file.metadata()?.is_file() {
            self.file.set_len(0)?;
        }
        self.file.write_all(text)
    }
}
