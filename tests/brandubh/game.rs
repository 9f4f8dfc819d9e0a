//! A game as plainly as possible: every position it has had, looked through whenever one asks.

use super::flaw::Flaw;
use super::plain::{
    ATTACKERS, DEFENDERS, KING, KING_HOME, KING_TAKEN, Plain, Rules, all_squares, other, side_of,
};

pub const OUTCOME_NONE: i32 = 0;
pub const CORNER: i32 = 1;
pub const CAPTURE: i32 = 2;
pub const NO_PIECES: i32 = 3;
pub const REPETITION: i32 = 4;
pub const NO_MOVE: i32 = 5;
pub const PLY_CAP: i32 = 6;

/// Asks for one ending, and who has won by it.
type Judge = fn(&PlainGame) -> Option<(i32, i32)>;

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
    /// What a flaw remembers of moves taken back: positions, and how the game had ended.
    undone: Vec<Plain>,
    ended: Option<(i32, i32)>,
}

impl PlainGame {
    pub fn start(board: Plain, rules: Rules, repeat: u32, ply_cap: u32) -> PlainGame {
        PlainGame {
            rules,
            repeat,
            ply_cap,
            boards: vec![board],
            moves: Vec::new(),
            flags: Vec::new(),
            undone: Vec::new(),
            ended: None,
        }
    }

    pub fn board(&self) -> &Plain {
        self.boards.last().expect("there is always one")
    }

    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    fn has(&self, flaw: Flaw) -> bool {
        self.board().flaw == flaw
    }

    pub fn repeats(&self) -> u32 {
        let same = |board: &&Plain| {
            let turned = self.has(Flaw::RepetitionIgnoresSide);
            *board == self.board() || turned && board.has_pieces_of(self.board())
        };
        let start = usize::from(self.has(Flaw::StartNeverOccurred));
        let count = if self.has(Flaw::RepetitionInARow) {
            self.boards.iter().rev().step_by(4).take_while(same).count()
        } else {
            self.boards[start..].iter().chain(&self.undone).filter(same).count()
        };
        // At the start the position is there, whatever a flaw makes of it later.
        count.max(1) as u32
    }

    /// The ending and the winner, who is -1 in a draw and in a game that goes on.
    pub fn outcome(&self) -> (i32, i32) {
        if let Some(ended) = self.ended {
            return ended;
        }
        let mut endings: [Judge; 6] = [
            PlainGame::home,
            PlainGame::captured,
            PlainGame::no_pieces,
            PlainGame::repetition,
            PlainGame::no_move,
            PlainGame::cap,
        ];
        match self.board().flaw {
            Flaw::PlyCapFirst => endings.rotate_right(1),
            Flaw::NoPiecesFirst => endings[..3].rotate_right(1),
            Flaw::NoMoveBeforeNoPieces => endings[2..5].rotate_right(1),
            _ => {}
        }
        endings.into_iter().find_map(|ending| ending(self)).unwrap_or((OUTCOME_NONE, -1))
    }

    /// The last move's report of something.
    fn reported(&self, flag: i32) -> bool {
        self.flags.last().is_some_and(|flags| flags & flag != 0)
    }

    fn home(&self) -> Option<(i32, i32)> {
        let board = self.board();
        let home = |square: &i32| board.is_home(*square, self.rules);
        let came = !self.has(Flaw::HomeByMovingOnly) || self.reported(KING_HOME);
        let any = board.squares_with(KING).iter().any(home);
        (any && came && !self.has(Flaw::HomeGoesOn)).then_some((CORNER, DEFENDERS))
    }

    fn captured(&self) -> Option<(i32, i32)> {
        let taken = self.reported(KING_TAKEN) && !self.has(Flaw::LastKingOnly);
        let none = self.board().king_square() < 0 && !self.has(Flaw::NoKingGoesOn);
        ((taken || none) && !self.has(Flaw::KingTakenGoesOn)).then_some((CAPTURE, ATTACKERS))
    }

    fn no_pieces(&self) -> Option<(i32, i32)> {
        let has_some =
            |side: i32| all_squares().any(|square| side_of(self.board().at(square)) == side);
        let bare = [ATTACKERS, DEFENDERS].into_iter().find(|&side| !has_some(side));
        let bare = bare.filter(|_| !self.has(Flaw::NoPiecesGoesOn));
        bare.map(|side| (NO_PIECES, other(side)))
    }

    fn repetition(&self) -> Option<(i32, i32)> {
        let most = self.repeat + u32::from(self.has(Flaw::RepetitionOneLate));
        (self.repeat > 0 && self.repeats() >= most).then_some((REPETITION, -1))
    }

    fn no_move(&self) -> Option<(i32, i32)> {
        let board = self.board();
        let winner = match board.flaw {
            Flaw::StuckDraws => -1,
            Flaw::StuckWins => board.side,
            _ => other(board.side),
        };
        board.moves(self.rules).is_empty().then_some((NO_MOVE, winner))
    }

    fn cap(&self) -> Option<(i32, i32)> {
        let plies = match self.board().flaw {
            Flaw::CapCountsTurns => self.ply() / 2,
            Flaw::CapOneLate => self.ply().saturating_sub(1),
            _ => self.ply(),
        };
        (self.ply_cap > 0 && plies >= self.ply_cap as usize).then_some((PLY_CAP, -1))
    }

    pub fn over(&self) -> bool {
        self.outcome().0 != OUTCOME_NONE
    }

    /// 0 for a move that was made, 1 in a game that is over, 2 for a move that may not be made.
    pub fn play(&mut self, from: i32, to: i32) -> i32 {
        if self.over() && !self.has(Flaw::PlaysOn) {
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
        if self.has(Flaw::UndoKeepsTheEnd) && self.over() {
            self.ended = Some(self.outcome());
        }
        let made = self.moves.pop()?;
        self.flags.pop();
        let board = self.boards.pop();
        self.undone.extend(board.filter(|_| self.has(Flaw::UndoKeepsOccurrences)));
        Some(made)
    }
}
