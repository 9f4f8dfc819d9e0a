//! What a picture of a board shows, in characters or as SVG.

use fanorona::{CountedPosition, Game, Move, Point, PointSet, Position, Step, Variant};

use crate::whole;

/// A position, the move that led to it, and moves that could be made there.
pub(crate) struct Scene {
    pub(crate) shown: CountedPosition,
    pub(crate) last: Option<Way>,
    pub(crate) moves: Vec<Way>,
}

/// The points that a stone stands on in a move, and those it takes.
pub(crate) struct Way {
    pub(crate) path: Vec<Point>,
    pub(crate) taken: PointSet,
}

impl Way {
    fn new((whole, steps): (Move, Vec<Step>)) -> Way {
        Way {
            path: whole.points().collect(),
            taken: steps.iter().fold(PointSet::EMPTY, |taken, step| taken | step.taken()),
        }
    }
}

impl Scene {
    /// A position after a last move, with other moves to be shown in it; or
    /// which move cannot be played and why.
    pub(crate) fn new(
        start: CountedPosition,
        last: Option<&str>,
        moves: &[String],
    ) -> Result<Scene, String> {
        let unlimited = Variant::custom(start.position().size(), 0, 0, 0);
        let unlimited = unlimited.map_err(|error| error.to_string())?;
        let game = Game::start(*start.position(), unlimited, start.quiet(), start.number());
        let mut game = game.map_err(|error| error.to_string())?;
        let last = match last {
            Some(text) => {
                let before = *game.board();
                whole::play(&mut game, &[text])?;
                Some(Way::new(whole::legal(text, &before)?))
            }
            None => None,
        };
        let position = *game.board().position();
        let shown = if start.counted() {
            CountedPosition::new(position, game.quiet(), game.number())
        } else {
            None
        };
        let moves = moves.iter().map(|text| whole::legal(text, game.board()).map(Way::new));
        let moves = moves.collect::<Result<Vec<Way>, String>>()?;
        Ok(Scene { shown: shown.unwrap_or(position.into()), last, moves })
    }

    pub(crate) fn position(&self) -> &Position {
        self.shown.position()
    }
}
