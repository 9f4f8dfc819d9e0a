//! The rules of brandubh a second time, written from their description alone and as plainly as
//! possible: an array of cells with a border and loops over it. It uses nothing of the crate, and
//! speaks only in the numbers that cross the C boundary: squares, pieces, sides and reasons are
//! bare integers here.

use super::flaw::Flaw;

pub const EMPTY: i32 = 0;
pub const ATTACKER: i32 = 1;
pub const DEFENDER: i32 = 2;
pub const KING: i32 = 3;
pub const BORDER: i32 = 4;

pub const ATTACKERS: i32 = 0;
pub const DEFENDERS: i32 = 1;

pub const WHY_OK: i32 = 0;
pub const WHY_OFF_BOARD: i32 = 1;
pub const WHY_NO_PIECE: i32 = 2;
pub const WHY_NOT_YOURS: i32 = 3;
pub const WHY_NO_MOVE: i32 = 4;
pub const WHY_NOT_A_LINE: i32 = 5;
pub const WHY_THRONE: i32 = 6;
pub const WHY_CORNER: i32 = 7;
pub const WHY_BLOCKED: i32 = 8;

pub const DID_CAPTURE: i32 = 1;
pub const KING_TAKEN: i32 = 2;
pub const KING_HOME: i32 = 4;

pub const STRIDE: i32 = 9;
/// Nine ranks of nine cells: the board and its border.
pub const CELLS: usize = 81;
pub const THRONE: i32 = 40;
pub const CORNERS: [i32; 4] = [10, 16, 64, 70];

/// Left, right, down, up.
pub const WAYS: [i32; 4] = [-1, 1, -STRIDE, STRIDE];

pub(super) const DIAGONALS: [i32; 4] = [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

pub fn square_of(file: i32, rank: i32) -> i32 {
    let on_board = (0..7).contains(&file) && (0..7).contains(&rank);
    if on_board { (rank + 1) * STRIDE + file + 1 } else { -1 }
}

pub fn file_of(square: i32) -> i32 {
    if on_board(square) { square % STRIDE - 1 } else { -1 }
}

pub fn rank_of(square: i32) -> i32 {
    if on_board(square) { square / STRIDE - 1 } else { -1 }
}

pub fn on_board(square: i32) -> bool {
    let (row, column) = (square.div_euclid(STRIDE), square.rem_euclid(STRIDE));
    (1..8).contains(&row) && (1..8).contains(&column)
}

/// a1 to g1 first and a7 to g7 last.
pub fn all_squares() -> impl Iterator<Item = i32> {
    (0..49).map(|number| square_of(number % 7, number / 7))
}

pub fn is_corner(square: i32) -> bool {
    CORNERS.contains(&square)
}

pub fn is_edge(square: i32) -> bool {
    on_board(square) && WAYS.iter().any(|way| !on_board(square + way))
}

pub fn beside_throne(square: i32) -> bool {
    WAYS.iter().any(|way| THRONE + way == square)
}

pub fn square_name(square: i32) -> String {
    format!("{}{}", (b'a' + file_of(square) as u8) as char, rank_of(square) + 1)
}

pub fn move_name((from, to): (i32, i32)) -> String {
    format!("{}-{}", square_name(from), square_name(to))
}

pub fn other(side: i32) -> i32 {
    match side {
        ATTACKERS => DEFENDERS,
        DEFENDERS => ATTACKERS,
        _ => -1,
    }
}

pub fn side_of(piece: i32) -> i32 {
    match piece {
        ATTACKER => ATTACKERS,
        DEFENDER | KING => DEFENDERS,
        _ => -1,
    }
}

/// What may differ from the usual game while pieces move and capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub throne_pass: bool,
    pub throne_reentry: bool,
    pub king_everywhere_two: bool,
    pub king_strong: bool,
    pub escape_edge: bool,
}

impl Rules {
    pub const USUAL: Rules = Rules {
        throne_pass: true,
        throne_reentry: false,
        king_everywhere_two: false,
        king_strong: false,
        escape_edge: false,
    };

    /// All thirty-two, the usual ones first.
    pub fn all() -> impl Iterator<Item = Rules> {
        (0..32).map(Rules::numbered)
    }

    pub fn numbered(number: usize) -> Rules {
        let differs = |bit: usize| number >> bit & 1 == 1;
        Rules {
            throne_pass: !differs(0),
            throne_reentry: differs(1),
            king_everywhere_two: differs(2),
            king_strong: differs(3),
            escape_edge: differs(4),
        }
    }
}

/// What takes a move back: everything that it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainUndo {
    from: i32,
    to: i32,
    side: i32,
    /// Each captured piece and where it stood.
    captured: Vec<(i32, i32)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plain {
    cells: [i32; CELLS],
    pub side: i32,
    /// The mistake that is made with this board.
    pub flaw: Flaw,
}

impl Plain {
    pub fn empty() -> Plain {
        let mut cells = [BORDER; CELLS];
        for square in all_squares() {
            cells[square as usize] = EMPTY;
        }
        Plain { cells, side: ATTACKERS, flaw: Flaw::None }
    }

    pub fn setup() -> Plain {
        let mut board = Plain::empty();
        board.put(THRONE, KING);
        for way in WAYS {
            board.put(THRONE + way, DEFENDER);
            board.put(THRONE + 2 * way, ATTACKER);
            board.put(THRONE + 3 * way, ATTACKER);
        }
        board
    }

    pub fn at(&self, square: i32) -> i32 {
        if on_board(square) { self.cells[square as usize] } else { BORDER }
    }

    pub fn put(&mut self, square: i32, piece: i32) {
        if on_board(square) && [ATTACKER, DEFENDER, KING].contains(&piece) {
            self.cells[square as usize] = piece;
        }
    }

    pub fn lift(&mut self, square: i32) {
        if on_board(square) {
            self.cells[square as usize] = EMPTY;
        }
    }

    pub fn set_side(&mut self, side: i32) {
        if side == ATTACKERS || side == DEFENDERS {
            self.side = side;
        }
    }

    pub fn squares_with(&self, piece: i32) -> Vec<i32> {
        all_squares().filter(|&square| self.at(square) == piece).collect()
    }

    /// The same pieces on the same squares, whoever is to move.
    pub fn has_pieces_of(&self, other: &Plain) -> bool {
        self.cells == other.cells
    }

    pub fn count(&self, piece: i32) -> usize {
        if side_of(piece) < 0 { 0 } else { self.squares_with(piece).len() }
    }

    pub fn king_square(&self) -> i32 {
        self.squares_with(KING).first().copied().unwrap_or(-1)
    }

    pub(super) fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    pub fn is_beside_throne(&self, square: i32) -> bool {
        let diagonally = self.has(Flaw::BesideDiagonally);
        beside_throne(square) || diagonally && DIAGONALS.contains(&(square - THRONE))
    }

    fn may_stop_on_throne(&self, piece: i32, rules: Rules) -> bool {
        let reentry = rules.throne_reentry && !self.has(Flaw::ReentryNever);
        self.has(Flaw::AnyoneOnThrone)
            || reentry && self.has(Flaw::ReentryForAll)
            || piece == KING && (reentry || self.has(Flaw::KingReturns))
    }

    fn may_cross_throne(&self, piece: i32, rules: Rules) -> bool {
        let king = piece == KING;
        if self.has(Flaw::ThroneCloses) || self.has(Flaw::OnlyKingCrosses) && !king {
            return false;
        }
        rules.throne_pass
            || self.has(Flaw::PassAlways)
            || king && self.has(Flaw::KingPasses)
            || king && rules.throne_reentry && self.has(Flaw::ReentryCrosses)
    }

    fn may_stop_on_corner(&self, piece: i32) -> bool {
        match piece {
            KING => !self.has(Flaw::KingKeptFromCorners),
            _ => self.has(Flaw::AnyoneOnCorners),
        }
    }

    fn may_stop(&self, piece: i32, square: i32, rules: Rules) -> bool {
        if square == THRONE {
            self.may_stop_on_throne(piece, rules)
        } else {
            !is_corner(square) || self.may_stop_on_corner(piece)
        }
    }

    /// The ways in the order in which moves are listed.
    fn ways(&self) -> Vec<i32> {
        let mut ways = WAYS.to_vec();
        if self.has(Flaw::RightBeforeLeft) {
            ways.swap(0, 1);
        }
        if self.has(Flaw::UpBeforeDown) {
            ways.swap(2, 3);
        }
        if self.has(Flaw::Diagonals) {
            ways.extend(DIAGONALS);
        }
        ways
    }

    /// In square order; of each piece left, right, down, up, and the nearest first.
    pub fn moves(&self, rules: Rules) -> Vec<(i32, i32)> {
        let mut moves = Vec::new();
        for from in all_squares() {
            let piece = self.at(from);
            if side_of(piece) != self.side || piece == KING && self.has(Flaw::KingStaysPut) {
                continue;
            }
            for way in self.ways() {
                let first = moves.len();
                let mut to = from + way;
                while self.at(to) == EMPTY || self.has(Flaw::Jumps) && self.at(to) != BORDER {
                    if self.at(to) == EMPTY && self.may_stop(piece, to, rules) {
                        moves.push((from, to));
                    }
                    let held = self.at(to) != EMPTY;
                    if to == THRONE && !held && !self.may_cross_throne(piece, rules)
                        || self.has(Flaw::OneStep)
                    {
                        break;
                    }
                    to += way;
                }
                let enemy = side_of(self.at(to)) == other(self.side);
                if self.has(Flaw::LandsOnEnemies) && enemy && self.may_stop(piece, to, rules) {
                    moves.push((from, to));
                }
                if self.has(Flaw::FarthestFirst) {
                    moves[first..].reverse();
                }
            }
        }
        if self.has(Flaw::TopRankFirst) {
            moves.sort_by_key(|&(from, _)| (-rank_of(from), from));
        }
        moves
    }

    /// The squares from one to another, without the first and with the last.
    fn path(from: i32, to: i32) -> Vec<i32> {
        let (files, ranks) = (file_of(to) - file_of(from), rank_of(to) - rank_of(from));
        let way = files.signum() + STRIDE * ranks.signum();
        (1..=files.abs().max(ranks.abs())).map(|step| from + step * way).collect()
    }

    pub fn why_not(&self, from: i32, to: i32, rules: Rules) -> i32 {
        if !on_board(from) || !on_board(to) {
            return WHY_OFF_BOARD;
        }
        let piece = self.at(from);
        if self.has(Flaw::StayAskedFirst) && from == to {
            return WHY_NO_MOVE;
        }
        if piece == EMPTY {
            return WHY_NO_PIECE;
        }
        let theirs = side_of(piece) != self.side || piece == KING && self.has(Flaw::KingStaysPut);
        if theirs && !self.has(Flaw::TurnAskedLate) {
            return WHY_NOT_YOURS;
        }
        if from == to {
            return WHY_NO_MOVE;
        }
        let path = Plain::path(from, to);
        let diagonal = self.has(Flaw::Diagonals) && path.last() == Some(&to);
        if file_of(from) != file_of(to) && rank_of(from) != rank_of(to) && !diagonal
            || self.has(Flaw::OneStep) && path.len() > 1
        {
            return WHY_NOT_A_LINE;
        }
        if theirs {
            return WHY_NOT_YOURS;
        }
        let blocks = |&at: &i32| {
            let enemy = side_of(self.at(at)) == other(self.side);
            let lands = at == to && self.has(Flaw::LandsOnEnemies) && enemy;
            let jumps = at != to && self.has(Flaw::Jumps);
            self.at(at) != EMPTY && !lands && !jumps
        };
        let blocked = path.iter().any(blocks);
        let crosses = path.contains(&THRONE)
            && (self.at(THRONE) == EMPTY || self.has(Flaw::HeldThroneClosed));
        let throne = match to {
            THRONE => !self.may_stop_on_throne(piece, rules),
            _ => crosses && !self.may_cross_throne(piece, rules),
        };
        if throne && !(blocked && self.has(Flaw::ThroneAskedLate)) {
            return WHY_THRONE;
        }
        let corner = is_corner(to) && !self.may_stop_on_corner(piece);
        if corner && !(blocked && self.has(Flaw::CornerAskedLate)) {
            return WHY_CORNER;
        }
        if blocked {
            return WHY_BLOCKED;
        }
        WHY_OK
    }

    pub fn is_legal(&self, from: i32, to: i32, rules: Rules) -> bool {
        self.moves(rules).contains(&(from, to))
    }

    /// False, and nothing changes, where a square is off the board or nothing stands on the first.
    pub fn relocate(&mut self, from: i32, to: i32) -> bool {
        let piece = self.at(from);
        if side_of(piece) < 0 || !on_board(to) {
            return false;
        }
        self.lift(from);
        self.put(to, piece);
        self.side = other(self.side);
        true
    }

    /// The flags, the captured squares and what takes the move back; nothing where nothing is done.
    pub fn do_move(
        &mut self,
        from: i32,
        to: i32,
        rules: Rules,
    ) -> Option<(i32, Vec<i32>, PlainUndo)> {
        let piece = self.at(from);
        let enemy = side_of(self.at(to)) == other(side_of(piece));
        let replaces = self.has(Flaw::MoveReplaces) || enemy && self.has(Flaw::LandsOnEnemies);
        if side_of(piece) < 0
            || !on_board(to)
            || self.at(to) != EMPTY && !replaces
            || side_of(piece) != self.side && self.has(Flaw::OutOfTurnRefused)
        {
            return None;
        }
        let side = self.side;
        self.relocate(from, to);
        if self.has(Flaw::TurnByMover) {
            self.side = other(side_of(piece));
        }
        let squares = self.captures_at(to, rules);
        let captured: Vec<_> = squares.iter().map(|&square| (square, self.at(square))).collect();
        let mut flags = 0;
        for &(square, piece) in &captured {
            self.lift(square);
            if piece != KING || !self.has(Flaw::KingTakenAlone) {
                flags |= DID_CAPTURE;
            }
            if piece == KING && !self.has(Flaw::KingTakenUnsaid) {
                flags |= KING_TAKEN;
            }
        }
        if piece == KING && self.is_home(to, rules) && !self.has(Flaw::HomeUnsaid) {
            flags |= KING_HOME;
        }
        Some((flags, squares, PlainUndo { from, to, side, captured }))
    }

    pub fn undo_move(&mut self, undo: &PlainUndo) {
        let piece = self.at(undo.to);
        self.lift(undo.to);
        self.put(undo.from, piece);
        for &(square, piece) in &undo.captured {
            match (self.flaw, piece) {
                (Flaw::CapturedStayGone, _) => {}
                (Flaw::CapturedKingsReturnAsDefenders, KING) => self.put(square, DEFENDER),
                _ => self.put(square, piece),
            }
        }
        if !self.has(Flaw::UndoKeepsTurn) {
            self.side = undo.side;
        }
    }

    pub fn preview(&self, from: i32, to: i32, rules: Rules) -> (i32, Vec<i32>) {
        match self.clone().do_move(from, to, rules) {
            Some((flags, squares, _)) => (flags, squares),
            None => (0, Vec::new()),
        }
    }

    pub fn perft(&self, depth: u32, rules: Rules) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for (from, to) in self.moves(rules) {
            let mut board = self.clone();
            let (flags, ..) = board.do_move(from, to, rules).expect("a listed move");
            let ends = match self.flaw {
                Flaw::PerftEndsWithKing => flags & KING_TAKEN != 0,
                Flaw::PerftEndsAtHome => flags & KING_HOME != 0,
                _ => false,
            };
            if !ends || depth == 1 {
                count += board.perft(depth - 1, rules);
            }
        }
        count
    }

    pub fn perft_slides(&self, depth: u32, rules: Rules) -> u64 {
        if self.has(Flaw::SlidesCapture) {
            return self.perft(depth, rules);
        }
        if depth == 0 {
            return 1;
        }
        let mut count = 0;
        for (from, to) in self.moves(rules) {
            let mut board = self.clone();
            board.relocate(from, to);
            count += board.perft_slides(depth - 1, rules);
        }
        count
    }
}
