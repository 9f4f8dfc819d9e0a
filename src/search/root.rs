//! Iterative deepening, and the choice among equals.

use super::choice::Choice;
use super::tree::{INFINITY, Node, Search, Spent, Watcher, proved};
use super::{Found, SearchOptions, SearchProgress};
use crate::game::Game;
use crate::splitmix::mixed;

/// What an iteration has found so far: every line that scores best, each a
/// first choice and what follows it in the same turn.
#[derive(Default)]
struct Best {
    score: i32,
    equals: Vec<Vec<Choice>>,
}

pub(super) fn search<'a>(
    game: &'a Game,
    options: &SearchOptions,
    watcher: &'a mut Watcher<'a>,
) -> Found {
    let root = Node::root(game);
    let mut search = Search::new(game, options, watcher);
    let mut order: Vec<Choice> =
        search.order.choices(&root.board, 0, Choice::NONE).iter().map(|entry| entry.1).collect();
    let salt = mixed(mixed(options.seed) ^ root.board.position().key());
    let mut found = Found {
        steps: Vec::new(),
        stop: false,
        score: root.board.position().evaluate_to_move(&options.weights),
        depth: 0,
        nodes: 0,
        stopped: false,
    };
    let mut line = Vec::new();
    while found.depth < options.depth.max(1) && !found.stopped {
        let depth = found.depth + 1;
        let mut best = Best::default();
        found.stopped = iterate(&mut search, &root, depth as i32, &mut order, &mut best).is_err();
        if !best.equals.is_empty() {
            found.score = best.score;
            let pick = if options.seed == 0 { 0 } else { salt % best.equals.len() as u64 };
            line = best.equals.swap_remove(pick as usize);
        }
        found.nodes = search.nodes;
        if !found.stopped {
            found.depth = depth;
            let so_far = told(&root, &line, found.clone());
            found.stopped = (search.watcher)(SearchProgress::Iteration(&so_far)).is_break();
        }
        // Nothing that is further away can change a proved outcome.
        if proved(found.score) {
            break;
        }
    }
    if line.is_empty() {
        // Not even one line fitted into the budget.
        line = greedy(&search, &root);
    }
    told(&root, &line, found)
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
