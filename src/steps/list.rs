use core::fmt;
use core::ops::Deref;

use arrayvec::ArrayVec;

use super::Step;

/// The most steps that a position can have: a step runs along one of 108
/// segments from the end with a stone to the end without, and takes at most two ways.
pub const STEPS_MAX: usize = 216;

/// Steps in their order, held without an allocation. It is a slice to read.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct StepList(ArrayVec<Step, STEPS_MAX>);

impl StepList {
    pub(crate) fn new() -> StepList {
        StepList::default()
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.0.push(step);
    }
}

impl Deref for StepList {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        &self.0
    }
}

impl IntoIterator for StepList {
    type Item = Step;
    type IntoIter = arrayvec::IntoIter<Step, STEPS_MAX>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a StepList {
    type Item = &'a Step;
    type IntoIter = core::slice::Iter<'a, Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl fmt::Debug for StepList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
