//! What a program's answers come to: which rules it has wrong, and by which
//! small example that is seen.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use serde::Serialize;
use serde_json::Value;

use super::program::shortened;
use super::{Fields, Kit, Vector};

/// How a vector went.
pub(crate) enum Verdict {
    Passed,
    /// The operation is not known.
    NotTried,
    /// Another answer came, or none, and why.
    Failed(Result<Fields, String>),
}

#[derive(Serialize)]
pub(crate) struct Report {
    kit: String,
    program: String,
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) not_tried: usize,
    /// Where the run ended early, why.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<String>,
    rules: Vec<OfRule>,
    groups: Vec<OfGroup>,
    /// The smallest first.
    failures: Vec<Failure>,
}

#[derive(Serialize)]
struct OfRule {
    id: String,
    text: String,
    passed: usize,
    failed: usize,
    not_tried: usize,
    /// True where the rule fails and every rule that it needs passes.
    look_first: bool,
}

#[derive(Serialize)]
struct OfGroup {
    id: String,
    passed: usize,
    failed: usize,
    not_tried: usize,
}

#[derive(Serialize)]
struct Failure {
    id: String,
    rule: String,
    ask: Fields,
    expected: Fields,
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<Fields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trouble: Option<String>,
}

#[derive(Clone, Copy, Default)]
struct Counts {
    passed: usize,
    failed: usize,
    not_tried: usize,
}

impl Counts {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Passed => self.passed += 1,
            Verdict::Failed(_) => self.failed += 1,
            Verdict::NotTried => self.not_tried += 1,
        }
    }
}

impl Report {
    /// What the verdicts come to; a vector without one was not tried.
    pub(crate) fn new(
        kit: &Kit,
        program: &str,
        verdicts: Vec<(&Vector, Verdict)>,
        ended: Option<String>,
    ) -> Report {
        let mut all = Counts::default();
        let mut by_rule: BTreeMap<&str, Counts> = BTreeMap::new();
        let mut by_group: BTreeMap<&str, Counts> = BTreeMap::new();
        let mut failed: Vec<(&Vector, Result<Fields, String>)> = Vec::new();
        for (vector, verdict) in verdicts {
            all.add(&verdict);
            by_rule.entry(&vector.rule).or_default().add(&verdict);
            by_group.entry(vector.group()).or_default().add(&verdict);
            if let Verdict::Failed(answer) = verdict {
                failed.push((vector, answer));
            }
        }
        failed.sort_by_key(|(vector, _)| vector.size());
        // A program that does not answer has no rule wrong by that.
        let wrong: BTreeSet<&str> = failed
            .iter()
            .filter(|(_, answer)| answer.is_ok())
            .map(|(vector, _)| vector.rule.as_str())
            .collect();
        let failing = |id: &str| wrong.contains(id);
        let rules = kit
            .rules
            .iter()
            .filter_map(|rule| {
                let &Counts { passed, failed, not_tried } = by_rule.get(rule.id.as_str())?;
                let look_first =
                    failing(&rule.id) && !needed(kit, &rule.id).into_iter().any(failing);
                let (id, text) = (rule.id.clone(), rule.text.clone());
                Some(OfRule { id, text, passed, failed, not_tried, look_first })
            })
            .collect();
        let groups = kit
            .groups
            .iter()
            .filter_map(|group| {
                let &Counts { passed, failed, not_tried } = by_group.get(group.id.as_str())?;
                Some(OfGroup { id: group.id.clone(), passed, failed, not_tried })
            })
            .collect();
        let failures = failed
            .into_iter()
            .map(|(vector, answer)| {
                let (answer, trouble) = match answer {
                    Ok(answer) => (Some(answer), None),
                    Err(trouble) => (None, Some(trouble)),
                };
                Failure {
                    id: vector.id.clone(),
                    rule: vector.rule.clone(),
                    ask: vector.ask.clone(),
                    expected: vector.answer.clone(),
                    answer,
                    trouble,
                }
            })
            .collect();
        Report {
            kit: kit.name.clone(),
            program: program.to_owned(),
            passed: all.passed,
            failed: all.failed,
            not_tried: all.not_tried,
            ended,
            rules,
            groups,
            failures,
        }
    }

    /// Writes the report for people to read, with so many failures in full.
    pub(crate) fn write(&self, out: &mut impl Write, most: usize) -> io::Result<()> {
        writeln!(out, "conformance kit {}, {}", self.kit, self.program)?;
        writeln!(out)?;
        table(
            out,
            "group",
            self.groups.iter().map(|of| (&of.id, [of.passed, of.failed, of.not_tried])),
        )?;
        writeln!(out)?;
        let failing = || self.rules.iter().filter(|rule| rule.failed > 0);
        if failing().next().is_some() {
            table(
                out,
                "failing rule",
                failing().map(|of| (&of.id, [of.passed, of.failed, of.not_tried])),
            )?;
            writeln!(out)?;
        }
        let mut unanswered =
            self.failures.iter().filter(|failure| failure.trouble.is_some()).peekable();
        if unanswered.peek().is_some() {
            writeln!(out, "not answered:")?;
            unanswered.take(most).try_for_each(|failure| failure.write(out))?;
            writeln!(out)?;
        }
        for rule in self.rules.iter().filter(|rule| rule.look_first) {
            writeln!(out, "look first at {}: {}", rule.id, rule.text)?;
            self.failures
                .iter()
                .filter(|failure| failure.rule == rule.id && failure.trouble.is_none())
                .take(most)
                .try_for_each(|failure| failure.write(out))?;
            writeln!(out)?;
        }
        if let Some(ended) = &self.ended {
            writeln!(out, "the run ended early: {ended}")?;
        }
        writeln!(
            out,
            "{} passed, {} failed, {} not tried",
            self.passed, self.failed, self.not_tried
        )
    }
}

fn table<'a>(
    out: &mut impl Write,
    title: &str,
    rows: impl Iterator<Item = (&'a String, [usize; 3])>,
) -> io::Result<()> {
    writeln!(out, "{title:<22}{:>8}{:>8}{:>11}", "passed", "failed", "not tried")?;
    for (id, [passed, failed, not_tried]) in rows {
        writeln!(out, "{id:<22}{passed:>8}{failed:>8}{not_tried:>11}")?;
    }
    Ok(())
}

impl Failure {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let shown = |fields: &Fields| shortened(&Value::Object(fields.clone()).to_string(), 400);
        writeln!(out, "  {}", self.id)?;
        writeln!(out, "    asked    {}", shown(&self.ask))?;
        writeln!(out, "    expected {}", shown(&self.expected))?;
        match (&self.answer, &self.trouble) {
            (Some(answer), _) => writeln!(out, "    answered {}", shown(answer)),
            (None, trouble) => {
                writeln!(out, "    answered nothing: {}", trouble.as_deref().unwrap_or_default())
            }
        }
    }
}

/// The rules that a rule needs, and those that they need.
fn needed<'a>(kit: &'a Kit, id: &str) -> Vec<&'a str> {
    let rule = kit.rules.iter().find(|rule| rule.id == id);
    let needs = rule.map_or(&[][..], |rule| &rule.needs);
    needs.iter().flat_map(|id| needed(kit, id).into_iter().chain([id.as_str()])).collect()
}
