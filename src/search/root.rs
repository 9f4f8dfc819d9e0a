//! Iterative deepening, and the choice among equals.

use super::choice::Choice;
use super::tree::{INFINITY, Node, Search, Spent, mixed, proved};
use super::{Found, SearchOptions};
use crate::game::Game;

/// What an iteration has found so far: every line that scores best, each a
/// first choice and what follows it in the same turn.
#[derive(Default)]
struct Best {
    score: i32,
    equals: Vec<Vec<Choice>>,
}

pub(super) fn search(game: &Game, options: &SearchOptions) -> Found {
    let root = Node::root(game);
    let mut search = Search::new(game, options);
    let mut order: Vec<Choice> =
        search.order.choices(&root.board, 0, Choice::NONE).iter().map(|entry| entry.1).collect();
    let mut best = Best::default();
    let mut depth = 0;
    let mut stopped = false;
    while depth < options.depth.max(1) && !stopped {
        let mut found = Best::default();
        stopped = iterate(&mut search, &root, depth as i32 + 1, &mut order, &mut found).is_err();
        if !found.equals.is_empty() {
            best = found;
        }
        if !stopped {
            depth += 1;
        }
        // Nothing that is further away can change a proved outcome.
        if proved(best.score) {
            break;
        }
    }
    let line = if best.equals.is_empty() {
        // Not even one line fitted into the budget.
        best.score = root.board.position().evaluate_to_move(&options.weights);
        greedy(&search, &root)
    } else {
        let salt = mixed(options.seed) ^ root.board.position().key();
        let pick = if options.seed == 0 { 0 } else { mixed(salt) % best.equals.len() as u64 };
        best.equals.swap_remove(pick as usize)
    };
    told(
        &root,
        &line,
        Found {
            steps: Vec::new(),
            stop: false,
            score: best.score,
            depth,
            nodes: search.nodes,
            stopped,
        },
    )
}

/// What takes most, step by step, until the turn is over.
fn greedy(search: &Search<'_>, root: &Node) -> Vec<Choice> {
    let mut line = Vec::new();
    let mut node = *root;
    while node.at_root {
        let choice = search.order.choices(&node.board, 0, Choice::NONE)[0].1;
        line.push(choice);
        node = node.after(choice);
    }
    line
}

/// Searches every first choice to a depth, and puts the best one in front.
fn iterate(
    search: &mut Search<'_>,
    root: &Node,
    depth: i32,
    order: &mut [Choice],
    best: &mut Best,
) -> Result<(), Spent> {
    for index in 0..order.len() {
        let choice = order[index];
        let mut below = Vec::new();
        let score = if best.equals.is_empty() {
            search.choose(root, choice, depth, -INFINITY, INFINITY, &mut below)?
        } else {
            // Asked whether it is as good, so that equals are known.
            let level = best.score;
            let score = search.choose(root, choice, depth, level - 1, level, &mut below)?;
            if score < level {
                continue;
            }
            below.clear();
            search.choose(root, choice, depth, level - 1, INFINITY, &mut below)?
        };
        let better = best.equals.is_empty() || score > best.score;
        if better {
            best.equals.clear();
            best.score = score;
        }
        if score == best.score {
            let mut choices = vec![choice];
            choices.append(&mut below);
            best.equals.push(choices);
        }
        if better {
            order[..=index].rotate_right(1);
        }
    }
    Ok(())
}

/// Plays the line out as far as the turn lasts.
fn told(root: &Node, line: &[Choice], mut found: Found) -> Found {
    let mut node = *root;
    for &choice in line {
        match choice.step(&node.board) {
            Some(step) => found.steps.push(step),
            None => found.stop = true,
        }
        node = node.after(choice);
    }
    // A line that was cut short ends where it got to.
    found.stop |= node.board.can_stop() && node.at_root;
    found
}
