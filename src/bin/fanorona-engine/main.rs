//! `fanorona-engine`, the rules and the search of fanorona on the command line.
//!
//! Each subcommand is a module with its arguments, a `run`, and an entry in
//! [`Command`]. What several of them read or write has a module of its own.

mod bestmove;
mod command;
mod completions;
mod conformance;
mod drawing;
mod driver;
mod failure;
mod fuzz;
mod json;
mod kit;
mod limits;
mod man;
mod moves;
mod perft;
mod picture;
mod request;
mod scene;
mod serve;
mod show;
mod start;
mod whole;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use fanorona::abi::FANORONA_ABI_VERSION;

use failure::{Failure, usage};

/// The rules of fanorona, the board game of Madagascar, and a player of it.
///
/// It exits with 0 when all went well, with 2 for what it was given wrong, and
/// with 1 when it failed otherwise.
#[derive(Parser)]
#[command(name = NAME, version = version(), max_term_width = 100, arg_required_else_help = false)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// What the tool is called, on the command line and in its pages.
const NAME: &str = "fanorona-engine";

fn version() -> String {
    format!("{} (C ABI {FANORONA_ABI_VERSION})", env!("CARGO_PKG_VERSION"))
}

#[derive(Subcommand)]
enum Command {
    Perft(perft::Arguments),
    Moves(moves::Arguments),
    Show(show::Arguments),
    Bestmove(bestmove::Arguments),
    Serve(serve::Arguments),
    Conformance(conformance::Arguments),
    Fuzz(fuzz::Arguments),
    Driver(driver::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

impl Command {
    /// Does what is asked, and writes the answer to `out`.
    fn run(&self, out: &mut (impl Write + Send)) -> Result<(), Failure> {
        match self {
            Command::Perft(arguments) => arguments.run(out),
            Command::Moves(arguments) => arguments.run(out),
            Command::Show(arguments) => arguments.run(out),
            Command::Bestmove(arguments) => arguments.run(out),
            Command::Serve(arguments) => arguments.run(out),
            Command::Conformance(arguments) => arguments.run(out),
            Command::Fuzz(arguments) => arguments.run(out),
            Command::Driver(arguments) => arguments.run(out),
            Command::Completions(arguments) => arguments.run(out),
            Command::Man(arguments) => arguments.run(),
        }
    }
}

/// The command line as it is declared, for what is made from it.
fn command_line() -> clap::Command {
    Arguments::command()
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        // Help and the version come this way too.
        Err(error) if !error.use_stderr() => {
            return match error.print() {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => Failure::Output(error).told(),
            };
        }
        Err(error) => return usage(&error).told(),
    };
    let mut out = BufWriter::new(io::stdout());
    let done = arguments.command.run(&mut out).and_then(|()| Ok(out.flush()?));
    done.map_or_else(Failure::told, |()| ExitCode::SUCCESS)
}
