//! The game tree, searched by alpha-beta over single steps.
//!
//! A chain is walked a step at a time: while it is open the side to move stays
//! the same, and the depth left is only used up when the turn passes.

use core::ops::ControlFlow;

use super::choice::Choice;
use super::order::Order;
use super::table::{self, Bound, Looked, Table};
use super::{SEARCH_DEPTH_MAX, SearchOptions, SearchProgress, WIN_SCORE};
use crate::chains::Board;
use crate::game::{Game, Outcome};
use crate::position::Position;
use crate::splitmix::mixed;
use crate::steps::Kind;
use crate::variant::Variant;

/// How many plies past its depth a line is followed while captures run.
const EXTENSION: i32 = 2;

/// Plies that a search can reach at all.
const PLIES: usize = SEARCH_DEPTH_MAX as usize + EXTENSION as usize + 1;

const DRAW: i32 = 0;
pub(super) const INFINITY: i32 = WIN_SCORE + 1;

/// So many positions are looked at before the watcher is asked again whether to go on.
const PATIENCE: u64 = 1024;

/// The budget is spent, or the watcher has broken off.
pub(super) struct Spent;

/// Who is told how a search gets on, and may break it off.
pub(super) type Watcher<'a> = dyn FnMut(SearchProgress<'_>) -> ControlFlow<()> + 'a;

/// A place in the tree.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) board: Board,
    /// Whole moves since the root.
    pub(super) ply: usize,
    /// Moves running up to here that took nothing.
    pub(super) quiet: u32,
    /// True until the turn first passes: the choices here are the answer's.
    pub(super) at_root: bool,
    /// True when some step of the move in progress took.
    taking: bool,
}

impl Node {
    pub(super) fn root(game: &Game) -> Node {
        let board = *game.board();
        Node { board, ply: 0, quiet: game.quiet(), at_root: true, taking: board.can_stop() }
    }

    /// Where a choice leads.
    pub(super) fn after(&self, choice: Choice) -> Node {
        let mut next = *self;
        match choice.step(&self.board) {
            Some(step) => {
                next.taking |= step.kind() != Kind::Paika;
                next.board.advance(&step);
            }
            None => next.board.end_chain(),
        }
        if next.board.chain().is_none() {
            next.ply += 1;
            next.quiet = if next.taking { 0 } else { self.quiet + 1 };
            next.at_root = false;
            next.taking = false;
        }
        next
    }
}

/// A search at work.
pub(super) struct Search<'a> {
    game: &'a Game,
    variant: Variant,
    options: SearchOptions,
    table: Table,
    pub(super) order: Order,
    pub(super) nodes: u64,
    /// At how many nodes to see to the budget and the watcher.
    pause: u64,
    pub(super) watcher: &'a mut Watcher<'a>,
    /// Positions between moves from the root to here.
    path: Vec<Position>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'a Game,
        options: &SearchOptions,
        watcher: &'a mut Watcher<'a>,
    ) -> Search<'a> {
        Search {
            game,
            variant: game.variant(),
            options: *options,
            table: table::for_nodes(options.budget),
            order: Order::new(PLIES),
            nodes: 0,
            pause: options.budget.min(PATIENCE),
            watcher,
            path: vec![*game.board().position()],
        }
    }

    /// The score of a choice for the side that makes it, within a window.
    pub(super) fn choose(
        &mut self,
        node: &Node,
        choice: Choice,
        depth: i32,
        alpha: i32,
        beta: i32,
        line: &mut Vec<Choice>,
    ) -> Result<i32, Spent> {
        let next = node.after(choice);
        if next.board.can_stop() {
            return self.score(&next, depth, alpha, beta, line);
        }
        self.path.push(*next.board.position());
        let score = self.score(&next, depth - 1, -beta, -alpha, line);
        self.path.pop();
        // The side that has stepped is the other one's opponent, unless the
        // turn came back to it, which no move does.
        score.map(|score| -score)
    }

    /// The score of a node for its side to move. At the root's own turn the
    /// best choices from here on are left in `line`.
    fn score(
        &mut self,
        node: &Node,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        line: &mut Vec<Choice>,
    ) -> Result<i32, Spent> {
        if self.nodes >= self.pause {
            self.see_to_limits()?;
        }
        self.nodes += 1;
        let board = &node.board;
        let position = board.position();
        if !board.can_stop() {
            if let Some(score) = self.settled(node) {
                return Ok(score);
            }
            if depth <= 0 && (depth <= -EXTENSION || !position.can_capture(position.side())) {
                return Ok(position.evaluate_to_move(&self.options.weights));
            }
        }

        let key = self.key(node, depth);
        let known = self.table.get(key);
        if let Some(entry) = known
            && !node.at_root
            && i32::from(entry.depth) >= depth
            && self.limits_within(node, entry.depth.into()) == self.limits_within(node, depth)
        {
            let score = from_table(entry.value.score, node.ply);
            let settles = match entry.value.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settles {
                return Ok(score);
            }
        }

        let first = known.map_or(Choice::NONE, |entry| Choice(entry.value.choice));
        let choices = self.order.choices(board, node.ply, first);
        let mut best = -INFINITY;
        if depth <= 0 && !board.can_stop() {
            // Taking is seldom worse than what stands; without this floor the
            // captures that answer captures are too many to follow.
            best = position.evaluate_to_move(&self.options.weights);
            if best >= beta {
                return Ok(best);
            }
            alpha = alpha.max(best);
        }
        let floor = alpha;
        let mut best_choice = Choice::NONE;
        let mut below = Vec::new();
        for (index, &(_, choice)) in choices.iter().enumerate() {
            below.clear();
            let score = if index == 0 {
                self.choose(node, choice, depth, alpha, beta, &mut below)?
            } else {
                self.probe(node, choice, index, depth, alpha, beta, &mut below)?
            };
            if score > best {
                best = score;
                best_choice = choice;
                if node.at_root {
                    line.clear();
                    line.push(choice);
                    line.append(&mut below);
                }
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.order.cut_off(position.side(), node.ply, choice, depth);
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let looked = Looked { score: to_table(best, node.ply), choice: best_choice.0, bound };
        self.table.put(key, looked, depth as i16);
        Ok(best)
    }

    #[cold]
    fn see_to_limits(&mut self) -> Result<(), Spent> {
        let going_on = self.nodes < self.options.budget
            && (self.watcher)(SearchProgress::Nodes(self.nodes)).is_continue();
        if !going_on {
            return Err(Spent);
        }
        self.pause = self.options.budget.min(self.nodes + PATIENCE);
        Ok(())
    }

    /// A later choice: first asked only whether it is better than the best so
    /// far, less deeply where little is expected of it.
    #[expect(clippy::too_many_arguments, reason = "they are the state of the search")]
    fn probe(
        &mut self,
        node: &Node,
        choice: Choice,
        index: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        line: &mut Vec<Choice>,
    ) -> Result<i32, Spent> {
        let reduction = Self::reduction(node, index, depth);
        let mut score = self.choose(node, choice, depth - reduction, alpha, alpha + 1, line)?;
        if score > alpha && reduction > 0 {
            line.clear();
            score = self.choose(node, choice, depth, alpha, alpha + 1, line)?;
        }
        if score > alpha && score < beta {
            line.clear();
            score = self.choose(node, choice, depth, alpha, beta, line)?;
        }
        Ok(score)
    }

    /// Late choices are looked at less deeply.
    fn reduction(node: &Node, index: usize, depth: i32) -> i32 {
        if node.board.can_stop() {
            i32::from(depth >= 2 && index >= 2)
        } else if depth < 3 || index < 3 {
            0
        } else {
            1 + i32::from(index >= 10)
        }
    }

    /// The score of a position between moves that ends the game, or that the
    /// search takes for a draw.
    fn settled(&self, node: &Node) -> Option<i32> {
        let position = node.board.position();
        if let Some(won) = Outcome::on_board(position) {
            let distance = WIN_SCORE - node.ply as i32;
            return Some(if won.winner() == Some(position.side()) { distance } else { -distance });
        }
        let variant = &self.variant;
        let limit = |limit: u32, count: usize| limit > 0 && count >= limit as usize;
        let drawn = limit(variant.quiet_limit(), node.quiet as usize)
            || limit(variant.ply_cap(), self.game.ply() + node.ply)
            || self.repeats(node);
        drawn.then_some(DRAW)
    }

    /// True where the position has come round: once within the search, or in
    /// the game as often as the variant lets it.
    fn repeats(&self, node: &Node) -> bool {
        if self.variant.repeat() == 0 || node.quiet < 2 {
            return false;
        }
        let position = node.board.position();
        // Only quiet moves can lead back, two at a time for the side to move.
        let since = (node.quiet as usize).min(self.path.len() - 1);
        let earlier = self.path.iter().rev().skip(2).step_by(2).take(since / 2);
        if earlier.clone().any(|before| before == position) {
            return true;
        }
        self.game.occurrences_of(position) + 1 >= self.variant.repeat()
    }

    /// True where a limit on the game can be met within so much depth: what is
    /// found there holds only for the same counts.
    fn limits_within(&self, node: &Node, depth: i32) -> bool {
        let plies = (depth.max(0) + EXTENSION) as usize;
        let met = |limit: u32, count: usize| limit > 0 && count + plies >= limit as usize;
        met(self.variant.quiet_limit(), node.quiet as usize)
            || met(self.variant.ply_cap(), self.game.ply() + node.ply)
    }

    /// The table's key: the position, the open chain with everything that
    /// limits it, and the counts where a limit on them is within reach.
    fn key(&self, node: &Node, depth: i32) -> u64 {
        let mut key = node.board.position().key();
        if let Some(chain) = node.board.chain() {
            let chain = chain.seen().bits() << 9
                | u64::from(chain.at().bit()) << 3
                | u64::from(chain.direction().index());
            key ^= mixed(chain + 1);
        }
        if self.limits_within(node, depth) {
            let ply = if self.variant.ply_cap() > 0 { node.ply } else { 0 };
            key ^= mixed(!(u64::from(node.quiet) << 32 | ply as u64));
        }
        key
    }
}

/// A win's distance counts from the node in the table and from the root elsewhere.
fn to_table(score: i32, ply: usize) -> i16 {
    let ply = ply as i32;
    (if proved(score) { score + score.signum() * ply } else { score }) as i16
}

fn from_table(score: i16, ply: usize) -> i32 {
    let (score, ply) = (i32::from(score), ply as i32);
    if proved(score) { score - score.signum() * ply } else { score }
}

pub(super) fn proved(score: i32) -> bool {
    score.abs() > super::PROVED_SCORE
}
