//! A line protocol, by which another program plays with this one.

use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, Scope, ScopedJoinHandle};

use clap::Args;
use fanorona::{Found, Game, SearchOptions, SearchProgress, Variant};

use crate::failure::Failure;
use crate::limits::Limits;
use crate::request::{Go, Request};
use crate::start::game;
use crate::{NAME, whole, words};

/// The number of the protocol. It rises when a program that knows the one before
/// would no longer be understood.
const PROTOCOL: u32 = 1;

/// Answer another program, a line at a time, until it says quit.
///
/// The lines are much as those of chess engines. protocol says who answers and
/// what options there are; isready is answered by readyok; setoption name NAME
/// value VALUE sets the seed or the variant; newgame, or position setup or
/// position POSITION, then moves MOVE..., sets the board up; go nodes N, go
/// depth N or go infinite searches, and tells bestmove in the end; stop ends
/// the search, and quit all. docs/serve.md among the sources says more.
#[derive(Args)]
pub(crate) struct Arguments {}

impl Arguments {
    pub(crate) fn run(&self, out: &mut (impl Write + Send)) -> Result<(), Failure> {
        serve(io::stdin().lock(), out)
    }
}

/// Answers each line of the input, to its end or to `quit`.
fn serve(input: impl BufRead, out: impl Write + Send) -> Result<(), Failure> {
    let replies = Replies(Mutex::new(out));
    let game = game(None, None).map_err(Failure::Failed)?;
    thread::scope(|scope| {
        let mut session =
            Session { scope, replies: &replies, game, variant: None, seed: 0, search: None };
        let read = session.read(input);
        let ended = if read.is_ok() { session.finish() } else { session.stop() };
        read.and(ended)
    })
}

/// Where answers go, from the one who reads and from the search alike: whole
/// lines, each sent off at once.
struct Replies<W>(Mutex<W>);

impl<W: Write> Replies<W> {
    fn line(&self, line: impl Display) -> io::Result<()> {
        Self::write(&mut self.lock(), line)
    }

    fn lock(&self) -> MutexGuard<'_, W> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(out: &mut W, line: impl Display) -> io::Result<()> {
        writeln!(out, "{line}")?;
        out.flush()
    }

    fn info(&self, found: &Found) -> io::Result<()> {
        let Found { depth, score, nodes, .. } = found;
        let (score, pv) = (words::score(*score), whole::found(found));
        self.line(format_args!("info depth {depth} score {score} nodes {nodes} pv {pv}"))
    }
}

/// What the lines so far have come to.
struct Session<'scope, 'env, W> {
    scope: &'scope Scope<'scope, 'env>,
    replies: &'env Replies<W>,
    game: Game,
    variant: Option<Variant>,
    seed: u64,
    /// The last search, until its thread has been waited for.
    search: Option<Search<'scope>>,
}

struct Search<'scope> {
    /// True for one that ends only when it is told to.
    endless: bool,
    signals: Arc<Signals>,
    thread: ScopedJoinHandle<'scope, io::Result<()>>,
}

/// What the reader and the search tell each other.
#[derive(Default)]
struct Signals {
    /// The search is to end.
    stop: AtomicBool,
    /// The search has ended: its last line is written, or is being written.
    done: AtomicBool,
}

impl<W: Write + Send> Session<'_, '_, W> {
    fn read(&mut self, input: impl BufRead) -> Result<(), Failure> {
        for line in input.split(b'\n') {
            let line =
                line.map_err(|error| Failure::Failed(format!("the standard input: {error}")))?;
            let request = Request::parse(&String::from_utf8_lossy(&line));
            let answered = match request {
                Ok(None) => continue,
                Ok(Some(request)) => self.carry_out(request),
                Err(reason) => Err(Failure::Input(reason)),
            };
            match answered {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break,
                Err(Failure::Input(reason)) => {
                    self.replies.line(format_args!("error {reason}"))?;
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    /// Does what a line asks. [`Failure::Input`] is what cannot be done; all is then as it was.
    fn carry_out(&mut self, request: Request) -> Result<ControlFlow<()>, Failure> {
        match request {
            Request::IsReady => self.replies.line("readyok")?,
            Request::Stop => self.stop()?,
            Request::Quit => {
                self.stop()?;
                return Ok(ControlFlow::Break(()));
            }
            _ if self.searching()? => {
                return Err(Failure::Input("a search is running: stop it first".to_owned()));
            }
            Request::Protocol => self.introduce()?,
            Request::NewGame => self.game = game(None, self.variant).map_err(Failure::Input)?,
            Request::Position { start, moves } => {
                let mut game = game(start, self.variant).map_err(Failure::Input)?;
                whole::play(&mut game, &moves).map_err(Failure::Input)?;
                self.game = game;
            }
            Request::Seed(seed) => self.seed = seed,
            Request::Variant(variant) => self.variant = variant,
            Request::Go(go) => self.go(go)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn introduce(&self) -> io::Result<()> {
        let lines = [
            format!("id name {NAME}"),
            format!("id version {}", env!("CARGO_PKG_VERSION")),
            format!("option name seed type spin default 0 min 0 max {}", u64::MAX),
            "option name variant type string default".to_owned(),
            format!("protocolok {PROTOCOL}"),
        ];
        self.replies.line(lines.join("\n"))
    }

    fn go(&mut self, go: Go) -> Result<(), Failure> {
        if self.game.outcome().is_some() {
            return Err(Failure::Input(words::over(&self.game)));
        }
        let (limits, endless) = match go {
            Go::To(limits) => (limits, false),
            Go::Infinite => (Limits { nodes: Some(u64::MAX), depth: None }, true),
        };
        let (game, options) = (self.game.clone(), limits.options(self.seed));
        let (signals, replies) = (Arc::new(Signals::default()), self.replies);
        let shared = Arc::clone(&signals);
        let thread = self.scope.spawn(move || search(&game, &options, endless, &shared, replies));
        self.search = Some(Search { endless, signals, thread });
        Ok(())
    }

    /// True while a search goes on. One that has ended is cleared away.
    fn searching(&mut self) -> io::Result<bool> {
        match &self.search {
            Some(search) if !search.signals.done.load(Ordering::Acquire) => Ok(true),
            _ => self.join().map(|()| false),
        }
    }

    /// Ends a search that is running, and sees its last line written.
    fn stop(&mut self) -> Result<(), Failure> {
        if let Some(search) = &self.search {
            search.signals.stop.store(true, Ordering::Release);
            search.thread.thread().unpark();
        }
        Ok(self.join()?)
    }

    /// Waits for a search that ends by itself, and ends one that does not.
    fn finish(&mut self) -> Result<(), Failure> {
        if self.search.as_ref().is_some_and(|search| search.endless) {
            return self.stop();
        }
        Ok(self.join()?)
    }

    fn join(&mut self) -> io::Result<()> {
        match self.search.take() {
            Some(search) => {
                search.thread.join().unwrap_or_else(|fault| panic::resume_unwind(fault))
            }
            None => Ok(()),
        }
    }
}

/// Searches, and tells how it gets on and what it has found.
fn search<W: Write>(
    game: &Game,
    options: &SearchOptions,
    endless: bool,
    signals: &Signals,
    replies: &Replies<W>,
) -> io::Result<()> {
    let mut told = Ok(());
    let mut nodes_told = 0;
    let found = game.search_watched(options, |progress| {
        if let SearchProgress::Iteration(found) = progress {
            told = replies.info(found);
            nodes_told = found.nodes;
        }
        if told.is_err() || signals.stop.load(Ordering::Acquire) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    told?;
    let found = found.expect("a game that is over is not searched");
    if found.nodes > nodes_told {
        // Cut short, it has looked at more than when its last iteration ended.
        replies.info(&found)?;
    }
    while endless && !signals.stop.load(Ordering::Acquire) {
        thread::park();
    }
    // Whoever reads the line may go on at once.
    let mut out = replies.lock();
    signals.done.store(true, Ordering::Release);
    Replies::write(&mut *out, format_args!("bestmove {}", whole::found(&found)))
}
