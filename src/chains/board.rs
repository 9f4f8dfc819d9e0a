use core::fmt;
use core::str::FromStr;

use super::token::Op;
use super::{Chain, Token, TokenError};
use crate::geometry::{Direction, Point, PointSet, Side, Size};
use crate::position::{Position, PositionError};
use crate::steps::{Kind, Refusal, Step, StepList};

/// A position and the chain that is open in it, if one is: what a game is played on.
///
/// An open chain always has a step to make. Two boards are equal when position
/// and chain are; how they came about does not count. The text of a board is
/// its position's and says nothing of a chain.
///
/// ```
/// use fanorona::{Board, Direction, Kind, Size};
///
/// let mut board = Board::new(Size::SIVY);
/// let step = board.play_steps()[0];
/// let token = board.play(step.from(), step.direction(), step.kind())?;
/// if board.can_stop() {
///     board.stop();
/// }
/// assert_eq!(token.removed(), step.taken().len());
/// # Ok::<(), fanorona::Refusal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    position: Position,
    chain: Option<Chain>,
}

impl From<Position> for Board {
    fn from(position: Position) -> Board {
        Board { position, chain: None }
    }
}

impl Board {
    /// The set-up of a board, White to move.
    #[must_use]
    pub fn new(size: Size) -> Board {
        Position::setup(size).into()
    }

    /// A board in the middle of a move, if such a move can be open there.
    pub(super) fn with_chain(position: Position, chain: Option<Chain>) -> Option<Board> {
        chain.is_none_or(|chain| chain.fits(&position)).then_some(Board { position, chain })
    }

    /// A chain from its parts, judged by [`with_chain`](Board::with_chain).
    pub(super) fn chain_of(at: Point, direction: Direction, seen: PointSet) -> Chain {
        Chain { seen, at, direction }
    }

    /// The stones and the side to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The move in progress.
    #[must_use]
    pub const fn chain(&self) -> Option<Chain> {
        self.chain
    }

    /// Puts a stone on a point or takes one away. A change closes an open chain
    /// and leaves the turn where it is. True when something changed.
    pub fn put(&mut self, point: Point, stone: Option<Side>) -> bool {
        let changed = self.position.put(point, stone);
        if changed {
            self.chain = None;
        }
        changed
    }

    /// Gives the turn to a side. A change closes an open chain.
    pub fn set_side(&mut self, side: Side) {
        if self.position.side() != side {
            self.position.set_side(side);
            self.chain = None;
        }
    }

    /// The steps that the game allows next: those of the position, or with a
    /// chain open those by which its stone goes on. Stopping is not among them.
    #[must_use]
    pub fn play_steps(&self) -> StepList {
        match self.chain {
            Some(chain) => chain.steps(&self.position),
            None => self.position.steps(),
        }
    }

    /// True while a chain is open: the move may end here.
    #[must_use]
    pub const fn can_stop(&self) -> bool {
        self.chain.is_some()
    }

    /// The step, if it is one of [`play_steps`](Board::play_steps).
    ///
    /// # Errors
    ///
    /// With no chain open, what [`Position::step_why`] answers. With one open,
    /// the first that applies of `OffBoard`, `NoStone`, `NotYours`, `NotTheStone`,
    /// `NoLine`, `Occupied`, `SameDirection`, `Revisit`, and then `PaikaInChain`,
    /// `NotAPaika` or `TakesNothing`.
    pub fn play_why(&self, from: Point, direction: Direction, kind: Kind) -> Result<Step, Refusal> {
        let position = &self.position;
        let Some(chain) = self.chain else {
            return position.step_why(from, direction, kind);
        };
        position.own_stone(from)?;
        if from != chain.at {
            return Err(Refusal::NotTheStone);
        }
        let to = position.open_line(from, direction)?;
        if direction == chain.direction {
            return Err(Refusal::SameDirection);
        }
        if chain.seen.contains(to) {
            return Err(Refusal::Revisit);
        }
        match kind {
            Kind::Paika if position.takes(from, direction) => Err(Refusal::NotAPaika),
            Kind::Paika => Err(Refusal::PaikaInChain),
            _ => position.step(from, direction, kind).ok_or(Refusal::TakesNothing),
        }
    }

    /// Plays a step of the game.
    ///
    /// A paika passes the turn. A step that takes leaves it with the mover and
    /// the chain open, unless nothing could follow: then the move is over.
    ///
    /// # Errors
    ///
    /// Those of [`play_why`](Board::play_why); the board is then as it was.
    pub fn play(
        &mut self,
        from: Point,
        direction: Direction,
        kind: Kind,
    ) -> Result<Token, Refusal> {
        let step = self.play_why(from, direction, kind)?;
        Ok(self.play_unchecked(&step))
    }

    /// Plays a step that was listed or built for the position as it stands.
    ///
    /// It is not asked whether the game allows it. A step from another position
    /// may leave stones that make no sense, or panic in a debug build; it is
    /// never undefined behaviour.
    pub fn play_unchecked(&mut self, step: &Step) -> Token {
        let before = *self;
        self.advance(step);
        Token::new(Op::play(step), before, *self)
    }

    /// [`play_unchecked`](Board::play_unchecked) for a caller that keeps no token.
    pub(crate) fn advance(&mut self, step: &Step) {
        let mover = self.position.at(step.from()).unwrap_or(self.position.side());
        let stood = match self.chain {
            Some(chain) if chain.at == step.from() => chain.seen,
            _ => PointSet::of(step.from()),
        };
        self.chain = None;
        self.position.carry_out(step);
        let chain = Chain {
            seen: stood | PointSet::of(step.to()),
            at: step.to(),
            direction: step.direction(),
        };
        if step.taken().is_empty() || !chain.goes_on(&self.position) {
            self.position.set_side(self.position.side().other());
        } else {
            self.position.set_side(mover);
            self.chain = Some(chain);
        }
    }

    /// Ends the move in progress and passes the turn. `None` where no chain is open.
    pub fn stop(&mut self) -> Option<Token> {
        self.chain?;
        let before = *self;
        self.end_chain();
        Some(Token::new(Op::Stop, before, *self))
    }

    /// [`stop`](Board::stop) for a caller that keeps no token.
    pub(crate) fn end_chain(&mut self) {
        if self.chain.take().is_some() {
            self.position.set_side(self.position.side().other());
        }
    }

    /// Makes a step on its own: it always passes the turn and closes a chain.
    ///
    /// As with [`play_unchecked`](Board::play_unchecked), the step must have been
    /// listed or built for the position as it stands.
    pub fn do_step(&mut self, step: &Step) -> Token {
        let before = *self;
        self.chain = None;
        self.position.make(step);
        Token::new(Op::single(step), before, *self)
    }

    /// Takes back the [`play`](Board::play) or [`stop`](Board::stop) that led
    /// here, the chain included.
    ///
    /// # Errors
    ///
    /// Refuses a token that led to another board, or that came from
    /// [`do_step`](Board::do_step); the board is then as it was.
    pub fn unplay(&mut self, token: &Token) -> Result<(), TokenError> {
        *self = token.before_play(self)?;
        Ok(())
    }

    /// Takes back the [`do_step`](Board::do_step) that led here.
    ///
    /// # Errors
    ///
    /// Refuses every other token; the board is then as it was.
    pub fn undo_step(&mut self, token: &Token) -> Result<(), TokenError> {
        *self = token.before_step(self)?;
        Ok(())
    }
}

impl FromStr for Board {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Board, PositionError> {
        text.parse::<Position>().map(Board::from)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.position, f)
    }
}
