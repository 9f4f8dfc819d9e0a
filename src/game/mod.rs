//! A game: a board, the moves that led to it, and how it ends.

mod ending;
mod history;

pub use ending::{Ending, Outcome};

use std::collections::HashMap;

use crate::bykey::ByKey;
use crate::chains::Board;
use crate::geometry::{Direction, Point, Side};
use crate::moves::Move;
use crate::position::Position;
use crate::steps::{Kind, Refusal, Step, StepList};
use crate::variant::Variant;
use history::{Past, Turn};

/// A game in progress or ended, with every step that made it.
///
/// It is driven by single steps and stops, or by whole moves, in any mixture.
/// Nothing is played once the game is over, and nothing that the rules do not
/// allow. Resigning and agreeing to a draw are not moves and are left to the
/// players.
///
/// ```
/// use fanorona::{Game, Variant};
///
/// let mut game = Game::new(Variant::default());
/// let first = game.board().moves(10)?.remove(0);
/// game.play_move(&first).expect("a listed move may be played");
/// assert_eq!(game.ply(), 1);
/// assert!(game.outcome().is_none());
/// # Ok::<(), fanorona::TooManyMoves>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    variant: Variant,
    /// The number of the first move, for a game that goes on from another.
    first_number: u32,
    /// Every position between moves, the first one included.
    turns: Vec<Turn>,
    /// Every step and stop.
    past: Vec<Past>,
    /// How often each position between moves has occurred.
    occurrences: HashMap<Position, u32, ByKey>,
    outcome: Option<Outcome>,
}

/// Why nothing was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// The step is not one that may be made.
    #[error("{0}")]
    Step(#[source] Refusal),
    /// A stop while no chain is open.
    #[error("there is no move in progress to stop")]
    NothingToStop,
}

/// A position that a game cannot start from under its variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The variant is played on a board of another size.
    #[error("the position is not on a board of the variant's size")]
    Size,
    /// A count above [`Variant::NUMBER_MAX`], or a first move numbered 0.
    #[error("moves are numbered from 1, and no count is above {}", Variant::NUMBER_MAX)]
    Number,
}

impl Game {
    /// A game from the set-up of a variant.
    #[must_use]
    pub fn new(variant: Variant) -> Game {
        Game::at(Position::setup(variant.size()), variant, 0, 1)
    }

    /// A game that starts from a position, after so many moves that took
    /// nothing, with a move of that number. Over at once if the position is a
    /// finished one.
    ///
    /// # Errors
    ///
    /// Refuses a position of another size, a number of 0, and counts above
    /// [`Variant::NUMBER_MAX`].
    pub fn start(
        position: Position,
        variant: Variant,
        quiet: u32,
        number: u32,
    ) -> Result<Game, StartError> {
        if position.size() != variant.size() {
            Err(StartError::Size)
        } else if number == 0 || number.max(quiet) > Variant::NUMBER_MAX {
            Err(StartError::Number)
        } else {
            Ok(Game::at(position, variant, quiet, number))
        }
    }

    fn at(position: Position, variant: Variant, quiet: u32, first_number: u32) -> Game {
        let mut game = Game {
            board: position.into(),
            variant,
            first_number,
            turns: Vec::new(),
            past: Vec::new(),
            occurrences: HashMap::default(),
            outcome: None,
        };
        game.begin_turn(quiet);
        game
    }

    /// The board as it stands, an open chain included.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The rules' numbers that this game is played with.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Whole moves made in this game.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.turns.len() - 1
    }

    /// The number of the move about to be made, or being made; it stays at
    /// [`Variant::NUMBER_MAX`] once it gets there.
    #[must_use]
    pub fn number(&self) -> u32 {
        let ply = u32::try_from(self.ply()).unwrap_or(u32::MAX);
        self.first_number.saturating_add(ply).min(Variant::NUMBER_MAX)
    }

    /// How many whole moves, running up to now, took nothing.
    #[must_use]
    pub fn quiet(&self) -> u32 {
        self.turns.last().map_or(0, |turn| turn.quiet)
    }

    /// How often the position as it stands has occurred between moves; 0 in the
    /// middle of a move.
    #[must_use]
    pub fn repeats(&self) -> u32 {
        match self.board.chain() {
            Some(_) => 0,
            None => self.occurrences_of(self.board.position()),
        }
    }

    /// How often a position has occurred between moves of this game.
    #[must_use]
    pub fn occurrences_of(&self, position: &Position) -> u32 {
        self.occurrences.get(position).copied().unwrap_or(0)
    }

    /// The key of the position after so many whole moves.
    #[must_use]
    pub fn key_at(&self, ply: usize) -> Option<u64> {
        self.turns.get(ply).map(|turn| turn.position.key())
    }

    /// The position that the game started from.
    #[must_use]
    pub fn first_position(&self) -> &Position {
        &self.turns[0].position
    }

    /// How the game ended on the board, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The steps that may be made next; none once the game is over.
    #[must_use]
    pub fn steps(&self) -> StepList {
        if self.outcome.is_some() { StepList::default() } else { self.board.play_steps() }
    }

    /// The step, if it is one of [`steps`](Game::steps).
    ///
    /// # Errors
    ///
    /// Says that the game is over, or what [`Board::play_why`] says.
    pub fn why(&self, from: Point, direction: Direction, kind: Kind) -> Result<Step, PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        self.board.play_why(from, direction, kind).map_err(PlayError::Step)
    }

    /// Makes one step.
    ///
    /// # Errors
    ///
    /// Those of [`why`](Game::why); the game is then as it was.
    pub fn step(&mut self, from: Point, direction: Direction, kind: Kind) -> Result<(), PlayError> {
        let step = self.why(from, direction, kind)?;
        self.make(&step);
        Ok(())
    }

    fn make(&mut self, step: &Step) {
        let before = self.board;
        self.board.advance(step);
        self.record(before, Some((step.from(), step.direction(), step.kind())));
    }

    /// Ends the move in progress.
    ///
    /// # Errors
    ///
    /// There may be none, and there is none once the game is over.
    pub fn stop(&mut self) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        let before = self.board;
        self.board.stop().ok_or(PlayError::NothingToStop)?;
        self.record(before, None);
        Ok(())
    }

    /// Makes a whole move, or in the middle of one the rest of it; it ends with
    /// a stop where its stone could go on.
    ///
    /// # Errors
    ///
    /// If any step of it is refused, none is made.
    pub fn play_move(&mut self, whole: &Move) -> Result<(), PlayError> {
        let mark = self.past.len();
        let played = self.run(whole);
        if played.is_err() {
            while self.past.len() > mark {
                self.undo();
            }
        }
        played
    }

    fn run(&mut self, whole: &Move) -> Result<(), PlayError> {
        if self.outcome.is_some() {
            return Err(PlayError::Over);
        }
        for (from, &(direction, kind)) in whole.points().zip(whole.steps()) {
            // Asked of the board: where a step has ended the game and another is
            // to follow, it is the step that is wrong, and the game was not over.
            let step = self.board.play_why(from, direction, kind).map_err(PlayError::Step)?;
            self.make(&step);
        }
        if self.board.can_stop() { self.stop() } else { Ok(()) }
    }

    /// Takes back one step or one stop. False where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.past.pop() else {
            return false;
        };
        if self.turns.last().is_some_and(|turn| turn.steps > self.past.len()) {
            self.end_turn();
        }
        self.board = last.before;
        self.outcome = None;
        true
    }

    /// The whole move made at a ply, counted from 0.
    #[must_use]
    pub fn move_at(&self, ply: usize) -> Option<Move> {
        let start = self.turns.get(ply)?.steps;
        let end = self.turns.get(ply + 1)?.steps;
        Past::to_move(&self.past[start..end])
    }

    /// The move in progress as far as it has got; `None` between moves.
    #[must_use]
    pub fn in_progress(&self) -> Option<Move> {
        let start = self.turns.last()?.steps;
        Past::to_move(&self.past[start..])
    }

    fn record(&mut self, before: Board, step: Option<(Point, Direction, Kind)>) {
        self.past.push(Past { before, step });
        if self.board.chain().is_none() {
            let took = step.is_none_or(|step| step.2 != Kind::Paika);
            let quiet = if took { 0 } else { (self.quiet() + 1).min(Variant::NUMBER_MAX) };
            self.begin_turn(quiet);
        }
    }

    fn begin_turn(&mut self, quiet: u32) {
        let position = *self.board.position();
        let count = self.occurrences.entry(position).or_insert(0);
        *count += 1;
        let repeats = *count;
        self.turns.push(Turn { position, quiet, steps: self.past.len() });
        self.outcome = self.judge(repeats);
    }

    fn end_turn(&mut self) {
        let Some(turn) = self.turns.pop() else {
            return;
        };
        match self.occurrences.get_mut(&turn.position) {
            Some(count) if *count > 1 => *count -= 1,
            _ => {
                self.occurrences.remove(&turn.position);
            }
        }
    }

    /// How the game stands between moves: the endings in their order.
    fn judge(&self, repeats: u32) -> Option<Outcome> {
        if let Some(won) = Outcome::on_board(self.board.position()) {
            return Some(won);
        }
        let variant = self.variant;
        let reached = |count: usize, limit: u32| limit > 0 && count >= limit as usize;
        let ending = if reached(repeats as usize, variant.repeat()) {
            Ending::Repetition
        } else if reached(self.quiet() as usize, variant.quiet_limit()) {
            Ending::Quiet
        } else if reached(self.ply(), variant.ply_cap()) {
            Ending::PlyCap
        } else {
            return None;
        };
        Some(Outcome { ending, winner: None })
    }

    /// The side that is to make a step; none once the game is over.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        self.outcome.is_none().then(|| self.board.position().side())
    }
}
