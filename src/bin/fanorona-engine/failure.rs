//! What can go wrong, and how it is told.

use std::io;
use std::path::Path;
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
    /// A file or folder that an answer was to go to.
    pub(crate) fn unwritten(path: &Path, error: &io::Error) -> Failure {
        Failure::Failed(format!("{} cannot be written: {error}", path.display()))
    }

    /// What a subcommand comes to whose exit status is an answer by itself, and holds even where
    /// nobody reads the rest.
    pub(crate) fn verdict(
        written: io::Result<()>,
        verdict: Result<(), Failure>,
    ) -> Result<(), Failure> {
        match written {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.into()),
            _ => verdict,
        }
    }

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

/// A wrong command line, without the paragraphs of advice that come after the reason.
pub(crate) fn usage(error: &clap::Error) -> Failure {
    const ADVICE: [&str; 3] = ["\n\n  tip: ", "\n\nUsage: ", "\n\nFor more information"];
    let text = error.to_string();
    let end = ADVICE.iter().filter_map(|advice| text.find(advice)).min();
    let reason = &text[..end.unwrap_or(text.len())];
    let reason = reason.strip_prefix("error: ").unwrap_or(reason);
    let words: Vec<&str> = reason.split_whitespace().collect();
    Failure::Input(words.join(" "))
}
