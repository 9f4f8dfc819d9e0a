//! What can go wrong, and how it is told.

use std::io;
use std::process::ExitCode;

use crate::NAME;

/// Why a subcommand did not do what was asked, as one sentence.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// What was given is wrong.
    #[error("{0}")]
    Input(String),
    /// What was given is well, and yet it did not work.
    #[error("{0}")]
    Failed(String),
    /// The answer could not be written to the standard output.
    #[error("the answer could not be written: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// Says what went wrong on the standard error, and with what status to exit.
    pub(crate) fn told(self) -> ExitCode {
        let status = match &self {
            Failure::Input(_) => 2,
            // Nobody reads on, and so nothing is wrong.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Failed(_) | Failure::Output(_) => 1,
        };
        eprintln!("{NAME}: {self}");
        ExitCode::from(status)
    }
}

/// A wrong command line, without the paragraphs that come after the reason.
pub(crate) fn usage(error: &clap::Error) -> Failure {
    let text = error.to_string();
    let reason = text.split("\n\n").next().unwrap_or_default();
    let reason = reason.strip_prefix("error: ").unwrap_or(reason);
    let lines: Vec<&str> = reason.lines().map(str::trim).collect();
    Failure::Input(lines.join(" "))
}
