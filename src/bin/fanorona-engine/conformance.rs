//! Holding a program to the conformance kit.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::command::{self, Words};
use crate::failure::Failure;
use crate::json;
use crate::kit::program::Answers;
use crate::kit::report::{Report, Verdict};
use crate::kit::{Game, Kit, Vector, op};

/// A program that has died so often is not started again.
const TROUBLES_MAX: usize = 5;

/// Hold a program to the conformance kit, and say which rules it has wrong.
///
/// It exits with 0 when every vector that was tried has passed, and with 1
/// otherwise.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The program and its arguments, split into words as a shell would and no
    /// more; without one the library itself is asked.
    #[arg(long, value_name = "COMMAND", value_parser = command::words)]
    cmd: Option<Words>,
    /// The game that the questions are about, each of which has a kit of its own.
    #[arg(long, value_name = "GAME", value_enum, default_value_t)]
    game: Game,
    /// How many seconds a program may take for an answer.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = command::seconds)]
    timeout: Duration,
    /// Only the vectors of this group, such as steps; may be given more than once.
    #[arg(long, value_name = "GROUP")]
    group: Vec<String>,
    /// Only the vectors about this rule, such as row-gap; may be given more than once.
    #[arg(long, value_name = "RULE")]
    rule: Vec<String>,
    /// How many failures of each rule are shown.
    #[arg(long, value_name = "N", default_value_t = 3)]
    show: usize,
    /// Write the whole report as JSON to a file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl Arguments {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let kit = Kit::load(self.game);
        self.check(&kit)?;
        let mut program = command::start(self.cmd.as_ref(), self.game, self.timeout)?;
        // Before the run, which may take long.
        let file = self.report.as_deref().map(json::ReportFile::open).transpose()?;
        let vectors: Vec<&Vector> =
            kit.vectors.iter().filter(|vector| self.wants(vector)).collect();
        let (verdicts, ended) = judge(&mut *program, &vectors);
        let report = Report::new(&kit, program.name(), verdicts, ended);
        if let Some(file) = file {
            file.write(&report)?;
        }
        let written = report.write(out, self.show).and_then(|()| out.flush());
        let verdict = if report.passed + report.failed == 0 {
            Err(Failure::Failed("no vector was tried".to_owned()))
        } else if report.failed > 0 {
            Err(Failure::Failed(format!("{} does not pass the kit", program.name())))
        } else {
            Ok(())
        };
        Failure::verdict(written, verdict)
    }

    fn check(&self, kit: &Kit) -> Result<(), Failure> {
        let groups: Vec<&str> = kit.groups.iter().map(|group| group.id.as_str()).collect();
        let rules: Vec<&str> = kit.rules.iter().map(|rule| rule.id.as_str()).collect();
        for (what, given, known) in [("group", &self.group, groups), ("rule", &self.rule, rules)] {
            if let Some(name) = given.iter().find(|name| !known.contains(&name.as_str())) {
                let known = known.join(", ");
                return Err(Failure::Input(format!(
                    "there is no {what} {name:?}; there are {known}"
                )));
            }
        }
        Ok(())
    }

    fn wants(&self, vector: &Vector) -> bool {
        let in_groups = self.group.is_empty() || self.group.iter().any(|id| id == vector.group());
        in_groups && (self.rule.is_empty() || self.rule.contains(&vector.rule))
    }
}

/// Asks every vector; where a program gives trouble too often, no more, and says why.
fn judge<'kit>(
    program: &mut dyn Answers,
    vectors: &[&'kit Vector],
) -> (Vec<(&'kit Vector, Verdict)>, Option<String>) {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len}, {msg} failed")
        .expect("it is well formed");
    let bar = ProgressBar::new(vectors.len() as u64).with_style(style).with_message("0");
    let mut verdicts = Vec::with_capacity(vectors.len());
    let (mut failed, mut troubles) = (0, 0);
    let mut ended = None;
    for &vector in vectors {
        let verdict = if ended.is_some() || !program.knows(op(&vector.ask)) {
            Verdict::NotTried
        } else {
            match program.ask(&vector.ask) {
                Ok(answer) if answer == vector.answer => Verdict::Passed,
                Ok(answer) => Verdict::Failed(Ok(answer)),
                Err(trouble) => {
                    troubles += 1;
                    if troubles == TROUBLES_MAX {
                        ended = Some(format!(
                            "after {troubles} such failures, {}: {trouble}",
                            vector.id
                        ));
                    }
                    Verdict::Failed(Err(trouble.to_string()))
                }
            }
        };
        if matches!(verdict, Verdict::Failed(_)) {
            failed += 1;
            bar.set_message(failed.to_string());
        }
        verdicts.push((vector, verdict));
        bar.inc(1);
    }
    bar.finish_and_clear();
    (verdicts, ended)
}
