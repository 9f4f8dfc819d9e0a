//! Another program that answers the kit's questions over its standard streams.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Fields, Game, PROTOCOL};

/// No answer of the kit has so many bytes.
const LINE_MAX: u64 = 16 << 20;

/// So much of what a program says of its end is told.
const LAST_WORDS: usize = 2_000;

/// So much of the name that a program gives itself.
const NAME_MAX: usize = 80;

/// A program is given so long to exit after its input has ended.
const LEAVE: Duration = Duration::from_secs(2);

/// Somebody who answers the kit's questions.
pub(crate) trait Answers {
    /// The name under which it is told of.
    fn name(&self) -> &str;

    /// True for an operation that it knows.
    fn knows(&self, op: &str) -> bool;

    /// The answer to a question.
    fn ask(&mut self, ask: &Fields) -> Result<Fields, Trouble>;
}

/// The library itself, asked about a game.
pub(crate) struct Library(pub(crate) Game);

impl Answers for Library {
    fn name(&self) -> &str {
        crate::NAME
    }

    fn knows(&self, op: &str) -> bool {
        self.0.ops().contains(&op)
    }

    fn ask(&mut self, ask: &Fields) -> Result<Fields, Trouble> {
        Ok(self.0.answer(ask))
    }
}

/// Why a program gave no answer.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Trouble {
    #[error("it could not be started: {0}")]
    NotStarted(String),
    #[error("it did not answer within {} s", .0.as_secs_f64())]
    Hung(Duration),
    #[error("it died ({status}) {}", last_words(.words))]
    Died { status: String, words: String },
    #[error("it wrote what is no JSON object on a line: {0}")]
    Rubbish(String),
    #[error("it answered question {wrong} when asked question {right}: {line}")]
    OutOfStep { right: u64, wrong: Value, line: String },
    #[error("it does not speak the protocol: {0}")]
    Stranger(String),
}

fn last_words(words: &str) -> String {
    match words.trim() {
        "" => "and said nothing".to_owned(),
        words => format!("and said: {}", shortened(words, LAST_WORDS)),
    }
}

/// A program that is asked one question after another, and started again where
/// it stopped answering.
pub(crate) struct Program {
    words: Vec<String>,
    timeout: Duration,
    name: String,
    ops: Option<Vec<String>>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    questions: ChildStdin,
    answers: Receiver<Line>,
    errors: JoinHandle<String>,
    asked: u64,
}

/// What was read before the next question: a line, or that none will come.
enum Line {
    Text(Vec<u8>),
    TooLong,
    End,
}

impl Program {
    /// Starts a program by its command line and greets it.
    pub(crate) fn start(words: Vec<String>, timeout: Duration) -> Result<Program, Trouble> {
        let mut program =
            Program { name: words.join(" "), words, timeout, ops: None, running: None };
        program.greet()?;
        Ok(program)
    }

    fn greet(&mut self) -> Result<(), Trouble> {
        self.running = Some(Running::start(&self.words)?);
        let hello = json!({"op": "hello", "protocol": PROTOCOL});
        let answer = self.ask_running(hello.as_object().expect("an object"))?;
        // What only repeats the question answers nothing.
        let echo = answer.contains_key("op");
        if echo || answer.get("protocol").and_then(Value::as_u64) != Some(PROTOCOL) {
            self.running = None;
            let answer = Value::Object(answer);
            return Err(Trouble::Stranger(format!("its answer to hello is {answer}")));
        }
        if let Some(name) = answer.get("name").and_then(Value::as_str) {
            self.name = shortened(name, NAME_MAX);
        }
        if let Some(ops) = answer.get("ops") {
            let wrong = || Trouble::Stranger(format!("its ops are no list of words: {ops}"));
            let list = ops.as_array().ok_or_else(wrong)?;
            let words = list.iter().map(|op| op.as_str().map(str::to_owned));
            self.ops = Some(words.collect::<Option<_>>().ok_or_else(wrong)?);
        }
        Ok(())
    }

    fn ask_running(&mut self, ask: &Fields) -> Result<Fields, Trouble> {
        let running = self.running.as_mut().expect("it was started");
        match running.ask(ask, self.timeout) {
            Ok(answer) => Ok(answer),
            Err(trouble) => {
                let running = self.running.take().expect("it was started");
                Err(running.end(trouble))
            }
        }
    }
}

impl Answers for Program {
    fn name(&self) -> &str {
        &self.name
    }

    fn knows(&self, op: &str) -> bool {
        self.ops.as_ref().is_none_or(|ops| ops.iter().any(|known| known == op))
    }

    fn ask(&mut self, ask: &Fields) -> Result<Fields, Trouble> {
        if self.running.is_none() {
            self.greet()?;
        }
        self.ask_running(ask)
    }
}

impl Running {
    fn start(words: &[String]) -> Result<Running, Trouble> {
        let failed = |error: io::Error| Trouble::NotStarted(error.to_string());
        let (program, arguments) = words
            .split_first()
            .ok_or_else(|| Trouble::NotStarted("there is no command".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let questions = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        let errors = child.stderr.take().expect("a pipe");
        // A program that writes without being asked waits here.
        let (sender, answers) = sync_channel(1);
        thread::spawn(move || {
            let mut output = output;
            loop {
                let line = read_line(&mut output);
                let last = !matches!(line, Line::Text(_));
                if sender.send(line).is_err() || last {
                    return;
                }
            }
        });
        let errors = thread::spawn(move || last_of(errors));
        Ok(Running { child, questions, answers, errors, asked: 0 })
    }

    fn ask(&mut self, ask: &Fields, timeout: Duration) -> Result<Fields, Trouble> {
        let id = self.asked;
        self.asked += 1;
        let mut question = Fields::new();
        question.insert("id".to_owned(), id.into());
        question.extend(ask.clone());
        let question = Value::Object(question).to_string();
        // One that has died is found out below, by what it does not answer.
        let _ = writeln!(self.questions, "{question}").and_then(|()| self.questions.flush());
        let line = match self.answers.recv_timeout(timeout) {
            Ok(Line::Text(line)) => line,
            Ok(Line::TooLong) => {
                return Err(Trouble::Rubbish(format!("it has more than {LINE_MAX} bytes")));
            }
            Ok(Line::End) | Err(RecvTimeoutError::Disconnected) => {
                return Err(Trouble::Died { status: String::new(), words: String::new() });
            }
            Err(RecvTimeoutError::Timeout) => return Err(Trouble::Hung(timeout)),
        };
        let shown = || shortened(&String::from_utf8_lossy(&line), 200);
        let Ok(Value::Object(mut answer)) = serde_json::from_slice(&line) else {
            return Err(Trouble::Rubbish(shown()));
        };
        // Its place among the others means nothing.
        match answer.shift_remove("id") {
            Some(answered) if answered == id => Ok(answer),
            other => Err(Trouble::OutOfStep {
                right: id,
                wrong: other.unwrap_or(Value::Null),
                line: shown(),
            }),
        }
    }

    /// Ends it, and completes what went wrong with how it ended.
    fn end(self, trouble: Trouble) -> Trouble {
        let Running { mut child, questions, answers, errors, .. } = self;
        drop(questions);
        drop(answers);
        match trouble {
            Trouble::Died { .. } => {
                let status = leave(&mut child);
                // A program that it started may hold its error stream open.
                let words = match soon(|| errors.is_finished().then_some(())) {
                    Some(()) => errors.join().unwrap_or_default(),
                    None => String::new(),
                };
                let status = match status {
                    Some(status) => status.to_string(),
                    None => "it closed its output and ran on".to_owned(),
                };
                Trouble::Died { status, words }
            }
            other => {
                stop(&mut child);
                other
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(Running { mut child, questions, answers, .. }) = self.running.take() {
            drop(questions);
            drop(answers);
            leave(&mut child);
        }
    }
}

/// Waits for a program to exit by itself, and makes it where it does not.
fn leave(child: &mut Child) -> Option<ExitStatus> {
    let status = soon(|| child.try_wait().ok().flatten());
    if status.is_none() {
        stop(child);
    }
    status
}

/// What comes about within the time that is given to leave.
fn soon<T>(mut look: impl FnMut() -> Option<T>) -> Option<T> {
    const STEP: Duration = Duration::from_millis(10);
    let start = Instant::now();
    loop {
        if let Some(seen) = look() {
            return Some(seen);
        }
        if start.elapsed() >= LEAVE {
            return None;
        }
        thread::sleep(STEP);
    }
}

fn stop(child: &mut Child) {
    // It may be gone already, which is as well.
    let _ = child.kill();
    let _ = child.wait();
}

fn read_line(output: &mut impl BufRead) -> Line {
    let mut line = Vec::new();
    match output.by_ref().take(LINE_MAX).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => Line::End,
        Ok(_) if line.ends_with(b"\n") => Line::Text(line),
        Ok(read) if read as u64 == LINE_MAX => Line::TooLong,
        // The last line of all, cut short or without its end.
        Ok(_) => Line::Text(line),
    }
}

/// The end of what is written to a program's error stream.
fn last_of(mut errors: impl Read) -> String {
    let mut last: Vec<u8> = Vec::new();
    let mut some = [0; 4096];
    while let Ok(count @ 1..) = errors.read(&mut some) {
        last.extend(&some[..count]);
        let surplus = last.len().saturating_sub(LAST_WORDS);
        last.drain(..surplus);
    }
    String::from_utf8_lossy(&last).into_owned()
}

/// A text fit for a terminal, or its beginning where it is long.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    let mut shown = String::new();
    for (count, character) in text.trim_end().chars().enumerate() {
        if count == most {
            return shown + "...";
        }
        match character {
            '\n' | '\t' => shown.push(' '),
            control if control.is_control() => shown.extend(control.escape_unicode()),
            other => shown.push(other),
        }
    }
    shown
}
