//! What a game remembers.

use crate::chains::Board;
use crate::geometry::{Direction, Point};
use crate::moves::Move;
use crate::position::Position;
use crate::steps::Kind;

/// A position between moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) position: Position,
    /// The moves that took nothing, running up to here.
    pub(super) quiet: u32,
    /// How many steps and stops came before.
    pub(super) steps: usize,
}

/// One step, or a stop where there is none, and the board that it was made on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Past {
    pub(super) before: Board,
    pub(super) step: Option<(Point, Direction, Kind)>,
}

impl Past {
    /// The move that some steps make up; `None` where there is no step.
    pub(super) fn to_move(past: &[Past]) -> Option<Move> {
        let steps = past.iter().filter_map(|past| past.step);
        let made = steps.clone().map(|(_, direction, kind)| Some((direction, kind)));
        Move::collect(steps.map(|step| step.0).next()?, made)
    }
}
