//! The programs that are to be asked, as the command line names them.

use std::time::Duration;

use crate::failure::Failure;
use crate::kit::Game;
use crate::kit::program::{Answers, Library, Program};

/// A command line in its words.
#[derive(Clone)]
pub(crate) struct Words(Vec<String>);

/// Splits a command line as a shell would.
pub(crate) fn words(text: &str) -> Result<Words, String> {
    match shlex::split(text) {
        Some(words) if !words.is_empty() => Ok(Words(words)),
        Some(_) => Err("there is no program in it".to_owned()),
        None => Err("a quotation mark is not closed".to_owned()),
    }
}

/// A time in seconds above 0.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().map_err(|_| "it is not a number".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(timeout) if !timeout.is_zero() => Ok(timeout),
        _ => Err("it is not a number of seconds above 0".to_owned()),
    }
}

/// The program, started and greeted, or without one the library, to be asked
/// about a game.
pub(crate) fn start(
    command: Option<&Words>,
    game: Game,
    timeout: Duration,
) -> Result<Box<dyn Answers>, Failure> {
    let Some(Words(words)) = command else {
        return Ok(Box::new(Library(game)));
    };
    match Program::start(words.clone(), timeout) {
        Ok(program) => Ok(Box::new(program)),
        Err(trouble) => Err(Failure::Failed(format!("{}: {trouble}", words.join(" ")))),
    }
}
