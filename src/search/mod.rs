//! Looking ahead: which move to make.

mod choice;
mod evaluate;
mod order;
mod root;
mod table;
mod tree;
mod weights;

pub use weights::Weights;

use core::ops::ControlFlow;

use crate::game::Game;
use crate::steps::Step;

/// A proved win scores this, less one for each move until the game is over.
pub const WIN_SCORE: i32 = 30_000;

/// Scores above this are proved wins; those below its negative, proved losses.
pub const PROVED_SCORE: i32 = 29_000;

/// The most moves that a search looks ahead, not counting what it extends.
pub const SEARCH_DEPTH_MAX: u32 = 64;

/// How a search is done. The budget is its only clock, so the same game and the
/// same options give the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// How many positions it may look at; at least 1.
    pub budget: u64,
    /// How many moves ahead it may look; from 1 to [`SEARCH_DEPTH_MAX`].
    pub depth: u32,
    /// Settles the choice among moves of the same score, and nothing else.
    pub seed: u64,
    /// What the evaluation counts.
    pub weights: Weights,
}

impl Default for SearchOptions {
    /// Ten thousand positions, as deep as they reach.
    fn default() -> SearchOptions {
        SearchOptions {
            budget: 10_000,
            depth: SEARCH_DEPTH_MAX,
            seed: 0,
            weights: Weights::default(),
        }
    }
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The steps of the move to make, or of the rest of it in the middle of
    /// one; none where the thing to do is to stop.
    pub steps: Vec<Step>,
    /// True when the move ends by stopping.
    pub stop: bool,
    /// The score for the side to move, in hundredths of a stone.
    pub score: i32,
    /// How many moves ahead the last finished iteration looked.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// True when the budget, or whoever watched, cut the search short.
    pub stopped: bool,
}

/// How far a search has got.
#[derive(Clone, Copy, Debug)]
pub enum SearchProgress<'a> {
    /// An iteration is finished, and this would be the answer now.
    Iteration(&'a Found),
    /// So many positions have been looked at. Told every thousand or so, which
    /// is often enough for a person who wants the search to stop.
    Nodes(u64),
}

impl Game {
    /// The move that the side to move should make; `None` once the game is over.
    ///
    /// It looks one move further ahead at a time until the budget is spent, the
    /// depth is reached or the outcome is proved.
    ///
    /// ```
    /// use fanorona::{Game, SearchOptions, Variant};
    ///
    /// let game = Game::new(Variant::default());
    /// let found = game.search(&SearchOptions::default()).expect("the game is on");
    /// assert!(!found.steps.is_empty() && found.nodes <= 10_000);
    /// ```
    #[must_use]
    pub fn search(&self, options: &SearchOptions) -> Option<Found> {
        self.search_watched(options, |_| ControlFlow::Continue(()))
    }

    /// As [`search`](Game::search), and tells a watcher how it gets on, who may
    /// break it off. The answer is then the best that was found so far.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// use fanorona::{Game, SearchOptions, SearchProgress, Variant};
    ///
    /// let game = Game::new(Variant::default());
    /// let found = game.search_watched(&SearchOptions::default(), |progress| match progress {
    ///     SearchProgress::Iteration(found) if found.depth == 2 => ControlFlow::Break(()),
    ///     _ => ControlFlow::Continue(()),
    /// });
    /// assert_eq!(found.expect("the game is on").depth, 2);
    /// ```
    #[must_use]
    pub fn search_watched(
        &self,
        options: &SearchOptions,
        mut watcher: impl FnMut(SearchProgress<'_>) -> ControlFlow<()>,
    ) -> Option<Found> {
        self.outcome().is_none().then(|| root::search(self, options, &mut watcher))
    }

    /// The position scored for White with no looking ahead, in hundredths of a stone.
    #[must_use]
    pub fn evaluate(&self, weights: &Weights) -> i32 {
        self.board().position().evaluate(weights)
    }
}
