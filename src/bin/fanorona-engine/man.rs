//! The manual, made from the declared command line.

use std::path::PathBuf;
use std::{fs, io};

use clap::Args;
use clap_mangen::Man;

use crate::failure::Failure;
use crate::{NAME, command_line};

/// Write the manual: a page of the whole and one of each subcommand.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The folder to write into, made where it is missing.
    folder: PathBuf,
}

impl Arguments {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        fs::create_dir_all(&self.folder)
            .and_then(|()| self.write_pages())
            .map_err(|error| Failure::unwritten(&self.folder, &error))
    }

    fn write_pages(&self) -> io::Result<()> {
        let mut whole = command_line().disable_help_subcommand(true);
        whole.build();
        for command in whole.get_subcommands().cloned().chain([whole.clone()]) {
            // Its own name would be that of the subcommand alone.
            let name = command.get_display_name().unwrap_or(NAME).to_owned();
            let mut page = Vec::new();
            // A page made again is to be the same, and so it has no date; left out,
            // what comes after it would stand in its place.
            Man::new(command.name(name.clone()))
                .title(name.to_uppercase())
                .date(" ")
                .source(format!("{NAME} {}", env!("CARGO_PKG_VERSION")))
                .manual("fanorona")
                .render(&mut page)?;
            fs::write(self.folder.join(format!("{name}.1")), page)?;
        }
        Ok(())
    }
}
