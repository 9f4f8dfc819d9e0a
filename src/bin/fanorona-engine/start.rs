//! The position that a subcommand begins with.

use std::io::{self, Read};
use std::str::FromStr;

use clap::Args;
use fanorona::{
    COUNTED_TEXT_MAX, CountedPosition, Game, Position, PositionTextError, Size, Variant,
};

use crate::failure::Failure;

/// A position on the command line, or where it is to be read.
#[derive(Clone, Copy)]
pub(crate) enum Given {
    Here(CountedPosition),
    StandardInput,
}

impl FromStr for Given {
    type Err = PositionTextError;

    fn from_str(text: &str) -> Result<Given, PositionTextError> {
        if text == "-" { Ok(Given::StandardInput) } else { text.parse().map(Given::Here) }
    }
}

impl Given {
    pub(crate) fn position(self) -> Result<CountedPosition, Failure> {
        match self {
            Given::Here(position) => Ok(position),
            Given::StandardInput => read(io::stdin().lock()),
        }
    }
}

/// Reads one position, alone on a line.
fn read(input: impl Read) -> Result<CountedPosition, Failure> {
    // One byte more than may be there, so that what is longer is seen to be.
    let most = COUNTED_TEXT_MAX as u64 + "\r\n".len() as u64 + 1;
    let mut text = Vec::new();
    input
        .take(most)
        .read_to_end(&mut text)
        .map_err(|error| Failure::Failed(format!("the standard input: {error}")))?;
    let line = text.strip_suffix(b"\n").unwrap_or(&text);
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    CountedPosition::parse(line)
        .map_err(|error| Failure::Input(format!("the position on the standard input: {error}")))
}

/// The arguments of the subcommands that begin with a position alone.
#[derive(Args)]
pub(crate) struct Start {
    /// A position such as "bbb/w1b/www w", also with its two counts; - reads it
    /// from the standard input. Without one it is the set-up.
    #[arg(value_name = "POSITION")]
    position: Option<Given>,
    /// The board of the set-up: sivy, dimy, telo or a size such as 7x5.
    #[arg(long, value_name = "BOARD", conflicts_with = "position", default_value = "sivy")]
    board: Size,
}

impl Start {
    pub(crate) fn position(&self) -> Result<CountedPosition, Failure> {
        match self.position {
            Some(given) => given.position(),
            None => Ok(Position::setup(self.board).into()),
        }
    }
}

/// A game from a position, or from the set-up; by a variant, or by the usual
/// numbers on the position's board.
pub(crate) fn game(
    start: Option<CountedPosition>,
    variant: Option<Variant>,
) -> Result<Game, String> {
    let Some(start) = start else {
        return Ok(Game::new(variant.unwrap_or_default()));
    };
    let variant = variant.unwrap_or(Variant::on(start.position().size()));
    Game::start(*start.position(), variant, start.quiet(), start.number())
        .map_err(|error| format!("{start} cannot be played as {variant}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_position_on_a_line() {
        let position: CountedPosition = "bbb/w1b/www w 3 9".parse().expect("a position");
        for text in ["bbb/w1b/www w 3 9", "bbb/w1b/www w 3 9\n", "bbb/w1b/www w 3 9\r\n"] {
            assert_eq!(read(text.as_bytes()).expect("a position"), position);
        }
    }

    #[test]
    fn what_is_no_position_on_a_line() {
        let long = "b".repeat(100_000);
        for (text, reason) in [
            ("", "there is no text"),
            ("\n", "there is no text"),
            ("bbb/w1b/www w\n\n", "the side to move is w or b"),
            ("bbb/w1b/www w\nbbb/w1b/www w\n", "a position has two fields or four"),
            (&long, "the text is longer than any position"),
        ] {
            let failure = read(text.as_bytes()).expect_err(text).to_string();
            assert!(failure.contains(reason), "{failure}");
        }
    }
}
