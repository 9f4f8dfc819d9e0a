//! Asking two programs the same until they differ.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::Value;

use crate::command::{self, Words};
use crate::drawing::{Drawing, SEVEN_BIT};
use crate::failure::Failure;
use crate::json;
use crate::kit::answer::OPS;
use crate::kit::draw::Source;
use crate::kit::program::{Answers, Trouble};
use crate::kit::shrink::shrunk;
use crate::kit::{Fields, Game, op};
use crate::scene::Scene;

/// How many questions are tried to make a difference smaller.
const SHRINK_MOST: usize = 5_000;

/// The same where a program did not answer, which takes long to be seen.
const SHRINK_MOST_TROUBLES: usize = 40;

/// And for how long, with programs that are slow.
const SHRINK_TIME: Duration = Duration::from_secs(30);

/// Ask a program and another one random questions of the conformance kit until
/// they differ, and make the difference as small as it goes.
///
/// It exits with 0 when they never differed, and with 1 when they did.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The program and its arguments, split into words as a shell would and no more.
    #[arg(long, value_name = "COMMAND", value_parser = command::words)]
    cmd: Words,
    /// The program that it is compared with; without one, the library itself.
    #[arg(long, value_name = "COMMAND", value_parser = command::words)]
    against: Option<Words>,
    /// How many seconds a program may take for an answer.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = command::seconds)]
    timeout: Duration,
    /// Only questions of this operation, such as steps; may be given more than once.
    #[arg(long, value_name = "OP", value_parser = OPS)]
    op: Vec<String>,
    /// Ends after so many questions.
    #[arg(long, value_name = "N")]
    questions: Option<u64>,
    /// Ends after so many seconds; a minute where no number of questions is given.
    #[arg(long, value_name = "SECONDS", value_parser = command::seconds)]
    seconds: Option<Duration>,
    /// The same seed, the same questions.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Write what was found as JSON to a file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// What one program said.
type Said = Result<Fields, Trouble>;

#[derive(Serialize)]
struct Report {
    programs: [String; 2],
    seed: u64,
    questions: u64,
    difference: Option<Difference>,
}

/// A question on which the two differ.
#[derive(Serialize)]
struct Difference {
    found: Fields,
    smallest: Fields,
    /// False where the same question, asked again, did not show it.
    again: bool,
    answers: [Answer; 2],
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Given(Fields),
    Trouble { trouble: String },
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut pair = Pair {
            first: command::start(Some(&self.cmd), Game::Fanorona, self.timeout)?,
            second: command::start(self.against.as_ref(), Game::Fanorona, self.timeout)?,
        };
        let mut source = Source::new(self.seed, self.ops(&pair)?);
        // Before the run, which may take long.
        let file = self.report.as_deref().map(json::ReportFile::open).transpose()?;
        let (questions, found) = self.search(&mut source, &mut pair);
        let report = Report {
            programs: [pair.first.name().to_owned(), pair.second.name().to_owned()],
            seed: self.seed,
            questions,
            difference: found.map(|(found, answers)| pair.smallest(found, answers)),
        };
        if let Some(file) = file {
            file.write(&report)?;
        }
        let written = report.write(out).and_then(|()| out.flush());
        let [first, second] = &report.programs;
        let verdict = match report.difference {
            None => Ok(()),
            Some(_) => Err(Failure::Failed(format!("{first} and {second} differ"))),
        };
        Failure::verdict(written, verdict)
    }

    /// The operations that are asked for and that both know.
    fn ops(&self, pair: &Pair) -> Result<Vec<String>, Failure> {
        let known = |op: &&str| pair.first.knows(op) && pair.second.knows(op);
        let wanted = |op: &&str| self.op.is_empty() || self.op.iter().any(|wanted| wanted == op);
        let ops: Vec<String> =
            OPS.into_iter().filter(known).filter(wanted).map(str::to_owned).collect();
        if ops.is_empty() {
            let message = "there is no operation that both programs know and that was asked for";
            return Err(Failure::Input(message.to_owned()));
        }
        Ok(ops)
    }

    /// Asks until they differ, or the questions or the time are used up.
    fn search(&self, source: &mut Source, pair: &mut Pair) -> (u64, Option<(Fields, [Said; 2])>) {
        let most = self.questions.unwrap_or(u64::MAX);
        let seconds = match (self.seconds, self.questions) {
            (None, None) => Some(Duration::from_secs(60)),
            (seconds, _) => seconds,
        };
        let style = ProgressStyle::with_template("{spinner} {pos} questions, {elapsed}")
            .expect("it is well formed");
        let bar = ProgressBar::new_spinner().with_style(style);
        let start = Instant::now();
        let mut questions = 0;
        let mut found = None;
        while questions < most && seconds.is_none_or(|seconds| start.elapsed() < seconds) {
            let ask = source.question();
            questions += 1;
            bar.inc(1);
            let answers = pair.ask(&ask);
            if differ(&answers) {
                found = Some((ask, answers));
                break;
            }
        }
        bar.finish_and_clear();
        (questions, found)
    }
}

/// The two programs.
struct Pair {
    first: Box<dyn Answers>,
    second: Box<dyn Answers>,
}

impl Pair {
    fn ask(&mut self, ask: &Fields) -> [Said; 2] {
        [self.first.ask(ask), self.second.ask(ask)]
    }

    /// The smallest question found on which they differ, with what they answered. One that
    /// depends on what was asked before does not show it again, and stays as it was.
    fn smallest(&mut self, found: Fields, first_answers: [Said; 2]) -> Difference {
        let troubled = |said: &[Said; 2]| said.iter().any(Result::is_err);
        let trouble = troubled(&first_answers);
        let most = if trouble { SHRINK_MOST_TROUBLES } else { SHRINK_MOST };
        let start = Instant::now();
        // A wrong answer is not made small by a question that has none.
        let mut shows = |ask: &Fields| {
            let answers = (start.elapsed() < SHRINK_TIME).then(|| self.ask(ask));
            answers.filter(|answers| differ(answers) && troubled(answers) == trouble)
        };
        let mut answers = first_answers;
        let mut again = false;
        let smallest = match shows(&found) {
            None => found.clone(),
            Some(said) => {
                (answers, again) = (said, true);
                shrunk(found.clone(), most, |ask| match shows(ask) {
                    Some(said) => {
                        answers = said;
                        true
                    }
                    None => false,
                })
            }
        };
        let answers = answers.map(|said| match said {
            Ok(answer) => Answer::Given(answer),
            Err(trouble) => Answer::Trouble { trouble: trouble.to_string() },
        });
        Difference { found, smallest, again, answers }
    }
}

/// One that gives no answer differs from every other.
fn differ(answers: &[Said; 2]) -> bool {
    match answers {
        [Ok(first), Ok(second)] => first != second,
        _ => true,
    }
}

impl Report {
    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let Some(difference) = &self.difference else {
            return writeln!(out, "no difference in {} questions", self.questions);
        };
        let shown = |fields: &Fields| Value::Object(fields.clone()).to_string();
        let how = match difference.again {
            true => "made as small as it goes",
            false => "asked again they did not, so it depends on what was asked before",
        };
        writeln!(out, "they differ at question {}; {how}:", self.questions)?;
        writeln!(out)?;
        if let Some(drawing) = drawn(&difference.smallest) {
            writeln!(out, "{drawing}")?;
        }
        writeln!(out, "asked {}", shown(&difference.smallest))?;
        for (program, answer) in self.programs.iter().zip(&difference.answers) {
            match answer {
                Answer::Given(answer) => writeln!(out, "{program} answered {}", shown(answer))?,
                Answer::Trouble { trouble } => {
                    writeln!(out, "{program} answered nothing: {trouble}")?
                }
            }
        }
        writeln!(out)
    }
}

/// The board of a question, where it has one.
fn drawn(ask: &Fields) -> Option<String> {
    if op(ask) == "position" || op(ask) == "counted_position" {
        return None;
    }
    let position = ask.get("position")?.as_str()?.parse().ok()?;
    let scene = Scene::new(position, None, &[]).ok()?;
    Some(Drawing(&scene, &SEVEN_BIT).to_string())
}
