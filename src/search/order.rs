//! Which choices are tried first.

use arrayvec::ArrayVec;

use super::choice::Choice;
use crate::chains::Board;
use crate::geometry::Side;
use crate::steps::{STEPS_MAX, Step};

/// The choices of a node, the most promising first.
pub(super) type Choices = ArrayVec<(i32, Choice), { STEPS_MAX + 1 }>;

/// What has been good elsewhere in the same search.
pub(super) struct Order {
    history: Vec<i32>,
    killers: Vec<[Choice; 2]>,
}

impl Order {
    pub(super) fn new(plies: usize) -> Order {
        Order { history: vec![0; 2 * Choice::COUNT], killers: vec![[Choice::NONE; 2]; plies] }
    }

    /// Lists what may be done on a board: `first`, then what takes most, then
    /// what cut off before. Stopping comes after going on.
    pub(super) fn choices(&self, board: &Board, ply: usize, first: Choice) -> Choices {
        let side = board.position().side();
        let mut choices: Choices = board
            .play_steps()
            .iter()
            .map(|step| {
                let choice = Choice::of(step);
                let value = if choice == first { i32::MAX } else { self.value(side, ply, step) };
                (value, choice)
            })
            .collect();
        if board.can_stop() {
            let value = if first == Choice::STOP { i32::MAX } else { i32::MIN };
            choices.push((value, Choice::STOP));
        }
        choices.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        choices
    }

    fn value(&self, side: Side, ply: usize, step: &Step) -> i32 {
        const PER_STONE: i32 = 1 << 20;
        const KILLER: i32 = 1 << 19;
        let choice = Choice::of(step);
        let killer = self.killers.get(ply).is_some_and(|killers| killers.contains(&choice));
        let taken = step.taken().len() as i32 * PER_STONE;
        taken + if killer { KILLER } else { 0 } + self.history[slot(side, choice)]
    }

    /// Remembers a choice that was too good for the other side to allow.
    pub(super) fn cut_off(&mut self, side: Side, ply: usize, choice: Choice, depth: i32) {
        if choice == Choice::STOP {
            return;
        }
        const MOST: i32 = 1 << 18;
        let history = &mut self.history[slot(side, choice)];
        *history = (*history + depth.max(1) * depth.max(1)).min(MOST);
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != choice
        {
            *killers = [choice, killers[0]];
        }
    }
}

fn slot(side: Side, choice: Choice) -> usize {
    choice.index() + if side == Side::White { 0 } else { Choice::COUNT }
}
