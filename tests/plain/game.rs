//! A game on the plain board: its history is a list of position strings, repetition is found by
//! comparing them, and every step keeps a copy of all that was before it.

use super::{BLACK, EMPTY, Flaw, PAIKA, Plain, PlainStep, WHITE, other};

pub const NONE: i32 = 0;
pub const NO_STONES: i32 = 1;
pub const NO_MOVES: i32 = 2;
pub const REPETITION: i32 = 3;
pub const QUIET: i32 = 4;
pub const PLY_CAP: i32 = 5;

/// The numbers by which a game is drawn; 0 turns one off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    pub quiet: u32,
    pub repeat: u32,
    pub ply_cap: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainGame {
    pub board: Plain,
    pub limits: Limits,
    /// The quiet moves and the number of the next one at the start.
    pub first: (u32, u32),
    pub quiet: u32,
    /// Every position between moves, the first one included.
    pub positions: Vec<String>,
    /// Every whole move.
    pub moves: Vec<Vec<PlainStep>>,
    /// The steps so far of a move in progress.
    pub progress: Vec<PlainStep>,
    pub outcome: i32,
    pub winner: i32,
}

impl PlainGame {
    pub fn new(board: Plain, limits: Limits, quiet: u32, number: u32) -> PlainGame {
        assert!(board.chain.is_none());
        let mut game = PlainGame {
            positions: vec![board.text()],
            board,
            limits,
            first: (quiet, number),
            quiet,
            moves: Vec::new(),
            progress: Vec::new(),
            outcome: NONE,
            winner: EMPTY,
        };
        game.judge();
        game
    }

    pub fn over(&self) -> bool {
        self.outcome != NONE
    }

    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    pub fn number(&self) -> u32 {
        self.first.1 + self.moves.len() as u32
    }

    /// How often the position as it stands has occurred between moves; 0 in the middle of one.
    pub fn repeats(&self) -> u32 {
        if self.board.in_chain() { 0 } else { self.occurrences(&self.board.text()) }
    }

    pub fn occurrences(&self, text: &str) -> u32 {
        let side_counts = self.board.flaw != Flaw::RepetitionIgnoresSide;
        let same = |position: &&String| match side_counts {
            true => *position == text,
            false => position.split(' ').next() == text.split(' ').next(),
        };
        match self.board.flaw {
            Flaw::StartNeverOccurred => self.positions.iter().skip(1).filter(same).count() as u32,
            Flaw::RepetitionInARow => {
                self.positions.iter().rev().step_by(2).take_while(same).count() as u32
            }
            _ => self.positions.iter().filter(same).count() as u32,
        }
    }

    pub fn steps(&self) -> Vec<PlainStep> {
        if self.over() { Vec::new() } else { self.board.play_steps() }
    }

    pub fn can_stop(&self) -> bool {
        self.board.can_stop()
    }

    /// One step, if it may be made.
    pub fn step(&mut self, from: i32, dir: i32, kind: i32) -> bool {
        let wanted = |step: &PlainStep| (step.from, step.dir, step.kind) == (from, dir, kind);
        if !self.steps().iter().any(wanted) {
            return false;
        }
        let step = self.board.play(from, dir, kind).expect("a listed step");
        self.progress.push(step);
        self.end_of_move();
        true
    }

    pub fn stop(&mut self) -> bool {
        if self.over() || !self.board.stop() {
            return false;
        }
        self.end_of_move();
        true
    }

    /// A whole move or the rest of one, given as the point it starts from and each step's direction
    /// and kind. All of it is made or nothing.
    pub fn play_move(&mut self, from: i32, steps: &[(i32, i32)]) -> bool {
        let mut after = self.clone();
        let mut from = from;
        for (index, &(dir, kind)) in steps.iter().enumerate() {
            // Once a step has ended the move, nothing can come after it.
            let ended = index > 0 && after.progress.is_empty();
            let to = after.board.next_to(from, dir);
            if ended || !after.step(from, dir, kind) {
                return false;
            }
            from = to;
        }
        after.stop();
        *self = after;
        !steps.is_empty()
    }

    fn end_of_move(&mut self) {
        if self.board.in_chain() {
            return;
        }
        let made = std::mem::take(&mut self.progress);
        self.quiet = match self.board.flaw {
            Flaw::QuietNeverReset => self.quiet + u32::from(made[0].kind == PAIKA),
            Flaw::QuietCountsTurns if made[0].kind == PAIKA && self.board.side == BLACK => {
                self.quiet
            }
            _ if made[0].kind == PAIKA => self.quiet + 1,
            _ => 0,
        };
        self.moves.push(made);
        self.positions.push(self.board.text());
        self.judge();
    }

    /// The endings, in the order in which they are asked.
    fn judge(&mut self) {
        let (mover, enemy) = (self.board.side, other(self.board.side));
        let flaw = self.board.flaw;
        let reached = |count: u32, limit: u32| limit > 0 && count >= limit;
        let quiet = self.quiet - u32::from(flaw == Flaw::QuietOneLate && self.quiet > 0);
        let plies = match flaw {
            Flaw::CapCountsTurns => self.ply() / 2,
            _ => self.ply(),
        };
        let gone = |side| self.board.count(side) == 0 && flaw != Flaw::LastStoneUnnoticed;
        let won = if gone(mover) {
            Some((NO_STONES, enemy))
        } else if gone(enemy) {
            Some((NO_STONES, mover))
        } else if self.board.steps().is_empty() {
            let winner = match flaw {
                Flaw::StuckDraws => EMPTY,
                Flaw::StuckWins => mover,
                _ => enemy,
            };
            Some((NO_MOVES, winner))
        } else {
            None
        };
        let drawn = if reached(self.repeats(), self.limits.repeat) {
            Some((REPETITION, EMPTY))
        } else if reached(quiet, self.limits.quiet) {
            Some((QUIET, EMPTY))
        } else if reached(plies as u32, self.limits.ply_cap) {
            Some((PLY_CAP, EMPTY))
        } else {
            None
        };
        let ended = if flaw == Flaw::DrawsFirst { drawn.or(won) } else { won.or(drawn) };
        (self.outcome, self.winner) = ended.unwrap_or((NONE, EMPTY));
        assert!([EMPTY, WHITE, BLACK].contains(&self.winner));
    }

    /// In how few moves, and no more than `most`, the side to move wins whatever the other does,
    /// the limits kept; and whether it loses in `most` whatever it does itself.
    pub fn forced(&self, most: usize) -> Forced {
        if self.over() {
            return match self.winner {
                EMPTY => Forced::Neither,
                winner if winner == self.board.side => Forced::Win(0),
                _ => Forced::Loss(0),
            };
        }
        if most == 0 {
            return Forced::Neither;
        }
        let (mut win, mut loss) = (None::<usize>, Some(0));
        for after in self.after_moves() {
            match after.forced(most - 1) {
                Forced::Loss(moves) => {
                    win = Some(win.map_or(moves + 1, |best| best.min(moves + 1)))
                }
                Forced::Win(moves) => loss = loss.map(|worst| worst.max(moves + 1)),
                Forced::Neither => loss = None,
            }
            if win == Some(1) {
                break;
            }
        }
        match (win, loss) {
            (Some(moves), _) => Forced::Win(moves),
            (None, Some(moves)) => Forced::Loss(moves),
            (None, None) => Forced::Neither,
        }
    }

    /// Makes what a search found, which must be a whole move or the rest of one; `stop` tells how
    /// it ends.
    pub fn follow(&mut self, steps: &[PlainStep], stop: bool) {
        let shown = format!("{steps:?}, stop {stop}, in {self:?}");
        assert!(stop || !steps.is_empty(), "{shown}");
        let ply = self.ply();
        for step in steps {
            assert!(self.steps().contains(step) && self.ply() == ply, "{shown}");
            assert!(self.step(step.from, step.dir, step.kind), "{shown}");
        }
        assert_eq!(self.can_stop(), stop, "{shown}");
        self.stop();
        assert_eq!(self.ply(), ply + 1, "{shown}");
    }

    /// The game after each whole move, or in the middle of one after each way to end it.
    pub fn after_moves(&self) -> Vec<PlainGame> {
        let mut ends = Vec::new();
        for step in self.steps() {
            let mut after = self.clone();
            assert!(after.step(step.from, step.dir, step.kind));
            if after.can_stop() { ends.append(&mut after.after_moves()) } else { ends.push(after) }
        }
        let mut stopped = self.clone();
        if stopped.stop() {
            ends.push(stopped);
        }
        ends
    }
}

/// What play without a mistake comes to, within so many moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forced {
    /// The side to move wins in so many, the fewest.
    Win(usize),
    /// It loses in so many at the latest.
    Loss(usize),
    Neither,
}
