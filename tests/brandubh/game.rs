//! A game as plainly as possible: every position it has had, looked through whenever one asks.

use super::plain::{
    ATTACKERS, CORNERS, DEFENDERS, KING, KING_TAKEN, Plain, Rules, all_squares, is_edge, other,
    side_of,
};

pub const OUTCOME_NONE: i32 = 0;
pub const CORNER: i32 = 1;
pub const CAPTURE: i32 = 2;
pub const NO_PIECES: i32 = 3;
pub const REPETITION: i32 = 4;
pub const NO_MOVE: i32 = 5;
pub const PLY_CAP: i32 = 6;

#[derive(Clone, Debug)]
pub struct PlainGame {
    pub rules: Rules,
    pub repeat: u32,
    pub ply_cap: u32,
    /// Every position, the first one included.
    pub boards: Vec<Plain>,
    pub moves: Vec<(i32, i32)>,
    /// What each move reported.
    flags: Vec<i32>,
}

impl PlainGame {
    pub fn start(board: Plain, rules: Rules, repeat: u32, ply_cap: u32) -> PlainGame {
        let (boards, moves, flags) = (vec![board], Vec::new(), Vec::new());
        PlainGame { rules, repeat, ply_cap, boards, moves, flags }
    }

    pub fn board(&self) -> &Plain {
        self.boards.last().expect("there is always one")
    }

    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    pub fn repeats(&self) -> u32 {
        self.boards.iter().filter(|&board| board == self.board()).count() as u32
    }

    /// The ending and the winner, who is -1 in a draw and in a game that goes on.
    pub fn outcome(&self) -> (i32, i32) {
        let board = self.board();
        let home = |square: &i32| match self.rules.escape_edge {
            true => is_edge(*square),
            false => CORNERS.contains(square),
        };
        if board.squares_with(KING).iter().any(home) {
            return (CORNER, DEFENDERS);
        }
        let king_taken = self.flags.last().is_some_and(|flags| flags & KING_TAKEN != 0);
        if king_taken || board.king_square() < 0 {
            return (CAPTURE, ATTACKERS);
        }
        for side in [ATTACKERS, DEFENDERS] {
            if !all_squares().any(|square| side_of(board.at(square)) == side) {
                return (NO_PIECES, other(side));
            }
        }
        if self.repeat > 0 && self.repeats() >= self.repeat {
            return (REPETITION, -1);
        }
        if board.moves(self.rules).is_empty() {
            return (NO_MOVE, other(board.side));
        }
        if self.ply_cap > 0 && self.ply() >= self.ply_cap as usize {
            return (PLY_CAP, -1);
        }
        (OUTCOME_NONE, -1)
    }

    pub fn over(&self) -> bool {
        self.outcome().0 != OUTCOME_NONE
    }

    /// 0 for a move that was made, 1 in a game that is over, 2 for a move that may not be made.
    pub fn play(&mut self, from: i32, to: i32) -> i32 {
        if self.over() {
            return 1;
        }
        if !self.board().is_legal(from, to, self.rules) {
            return 2;
        }
        let mut board = self.board().clone();
        let (flags, ..) = board.do_move(from, to, self.rules).expect("a legal move");
        self.boards.push(board);
        self.moves.push((from, to));
        self.flags.push(flags);
        0
    }

    pub fn undo(&mut self) -> Option<(i32, i32)> {
        let made = self.moves.pop()?;
        self.flags.pop();
        self.boards.pop();
        Some(made)
    }
}
