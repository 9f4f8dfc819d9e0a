use super::Move;
use crate::chains::{Board, Token, TokenError};
use crate::steps::{Refusal, Step};

/// A whole move that may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("step {} of the move: {reason}", index + 1)]
pub struct MoveError {
    /// Which of its steps is refused, counted from 0.
    pub index: usize,
    /// Why.
    #[source]
    pub reason: Refusal,
}

impl Board {
    /// Plays a whole move: each of its steps, and a stop if the chain is then
    /// still open. The tokens take it back, in order, by
    /// [`unplay_move`](Board::unplay_move).
    ///
    /// In the middle of a chain a move that goes on with it is played as well.
    ///
    /// # Errors
    ///
    /// Every step is asked of [`play_why`](Board::play_why); a refused move
    /// leaves the board as it was.
    pub fn play_move(&mut self, whole: &Move) -> Result<Vec<Token>, MoveError> {
        let mut board = *self;
        let mut tokens = Vec::with_capacity(whole.steps().len() + 1);
        board.run(whole, |_, token| tokens.push(token))?;
        tokens.extend(board.stop());
        *self = board;
        Ok(tokens)
    }

    /// Takes a whole move back, given the tokens that playing it returned.
    ///
    /// # Errors
    ///
    /// If one of them does not belong where it would be used, none is.
    pub fn unplay_move(&mut self, tokens: &[Token]) -> Result<(), TokenError> {
        let mut board = *self;
        tokens.iter().rev().try_for_each(|token| board.unplay(token))?;
        *self = board;
        Ok(())
    }

    /// The steps of a whole move with what each of them takes here.
    ///
    /// # Errors
    ///
    /// As [`play_move`](Board::play_move).
    pub fn move_steps(&self, whole: &Move) -> Result<Vec<Step>, MoveError> {
        let mut board = *self;
        let mut steps = Vec::with_capacity(whole.steps().len());
        board.run(whole, |step, _| steps.push(step))?;
        Ok(steps)
    }

    fn run(&mut self, whole: &Move, mut each: impl FnMut(Step, Token)) -> Result<(), MoveError> {
        for (index, (from, &(direction, kind))) in whole.points().zip(whole.steps()).enumerate() {
            let step = self
                .play_why(from, direction, kind)
                .map_err(|reason| MoveError { index, reason })?;
            let token = self.play_unchecked(&step);
            each(step, token);
        }
        Ok(())
    }
}
