//! What a shell needs to complete a command line.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;

use crate::failure::Failure;
use crate::{NAME, command_line};

/// Write the script by which a shell completes what is typed.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The shell.
    shell: Shell,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        // The generator takes a failed write for a fault of its own.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut command_line(), NAME, &mut script);
        Ok(out.write_all(&script)?)
    }
}
