//! The rules that a conformance kit holds a program to, and the ways to get them wrong.

use std::collections::BTreeSet;

pub struct Rule<Flaw: 'static> {
    pub id: &'static str,
    pub text: &'static str,
    /// The rules without which this one means nothing.
    pub needs: &'static [&'static str],
    /// The ways to get it wrong that its vectors are known to catch.
    pub flaws: &'static [Flaw],
}

pub const fn rule<Flaw>(
    id: &'static str,
    needs: &'static [&'static str],
    flaws: &'static [Flaw],
    text: &'static str,
) -> Rule<Flaw> {
    Rule { id, text, needs, flaws }
}

/// The rules of a game, from the plain to the subtle.
#[derive(Clone, Copy)]
pub struct Rules<Flaw: 'static>(pub &'static [Rule<Flaw>]);

impl<Flaw: Copy + PartialEq> Rules<Flaw> {
    pub fn named(self, id: &str) -> &'static Rule<Flaw> {
        self.0.iter().find(|rule| rule.id == id).unwrap_or_else(|| panic!("no rule {id}"))
    }

    /// The rules that a rule needs, and those that they need.
    pub fn needed(self, rule: &Rule<Flaw>) -> Vec<&'static str> {
        let mut all: Vec<&'static str> = Vec::new();
        for &id in rule.needs {
            for id in self.needed(self.named(id)).into_iter().chain([id]) {
                if !all.contains(&id) {
                    all.push(id);
                }
            }
        }
        all
    }

    /// The rule that a flaw breaks.
    pub fn broken_by(self, flaw: Flaw) -> &'static Rule<Flaw> {
        let breaks = |rule: &&Rule<Flaw>| rule.flaws.contains(&flaw);
        self.0.iter().find(breaks).expect("every flaw breaks a rule")
    }

    /// Every flaw, rule by rule.
    pub fn flaws(self) -> Vec<Flaw> {
        self.0.iter().flat_map(|rule| rule.flaws.iter().copied()).collect()
    }

    /// The rules that fail while all that they need pass.
    pub fn blamed(self, failing: &BTreeSet<&str>) -> Vec<&'static str> {
        self.0
            .iter()
            .filter(|rule| failing.contains(rule.id))
            .filter(|rule| self.needed(rule).iter().all(|needed| !failing.contains(needed)))
            .map(|rule| rule.id)
            .collect()
    }
}
