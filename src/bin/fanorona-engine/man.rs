//! The manual, made from the declared command line.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use crate::command_line;
use crate::failure::Failure;

/// Write the manual: a page of the whole and one of each subcommand.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The folder to write into, made where it is missing.
    folder: PathBuf,
}

impl Arguments {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        fs::create_dir_all(&self.folder)
            .and_then(|()| clap_mangen::generate_to(command_line(), &self.folder))
            .map_err(|error| Failure::Failed(format!("{}: {error}", self.folder.display())))
    }
}
