//! The rules of fanorona a second time, written from their description alone and as plainly as
//! possible: an array of cells with a border, loops, and copies of the whole position for taking
//! back. It uses nothing of the crate, and speaks only in the numbers that cross the C boundary:
//! points, directions, kinds and reasons are bare integers here.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub, unused_imports)]

pub mod flaw;
pub mod game;
mod keys;
mod points;
mod text;

pub use flaw::Flaw;
pub use keys::Keys;
pub use points::*;

pub const EMPTY: i32 = 0;
pub const WHITE: i32 = 1;
pub const BLACK: i32 = 2;
pub const BORDER: i32 = 3;

pub const N: i32 = 0;
pub const NE: i32 = 1;
pub const E: i32 = 2;
pub const SE: i32 = 3;
pub const S: i32 = 4;
pub const SW: i32 = 5;
pub const W: i32 = 6;
pub const NW: i32 = 7;

pub const PAIKA: i32 = 0;
pub const APPROACH: i32 = 1;
pub const WITHDRAWAL: i32 = 2;

pub const POS_NULL: i32 = 1;
pub const POS_LONG: i32 = 2;
pub const POS_LETTER: i32 = 3;
pub const POS_ROWS: i32 = 4;
pub const POS_WIDTH: i32 = 5;
pub const POS_SIDE: i32 = 6;

pub const WHY_OK: i32 = 0;
pub const WHY_OFF_BOARD: i32 = 1;
pub const WHY_BAD_STEP: i32 = 2;
pub const WHY_NO_STONE: i32 = 3;
pub const WHY_NOT_YOURS: i32 = 4;
pub const WHY_NO_LINE: i32 = 5;
pub const WHY_OCCUPIED: i32 = 6;
pub const WHY_TAKES_NOTHING: i32 = 7;
pub const WHY_NOT_A_PAIKA: i32 = 8;
pub const WHY_MUST_CAPTURE: i32 = 9;
pub const WHY_NOT_THE_STONE: i32 = 10;
pub const WHY_SAME_DIRECTION: i32 = 11;
pub const WHY_REVISIT: i32 = 12;
pub const WHY_PAIKA_IN_CHAIN: i32 = 13;

pub const STRIDE: i32 = 11;
/// Seven ranks of eleven cells: the nine by five board and its border.
pub const CELLS: usize = 77;
pub const TEXT_MAX: usize = 51;

/// Widths outer, heights inner: the order in which the keys of the sizes are drawn.
pub const SIZES: [(i32, i32); 8] = [(3, 3), (3, 5), (5, 3), (5, 5), (7, 3), (7, 5), (9, 3), (9, 5)];

fn side_index(side: i32) -> usize {
    (side - WHITE) as usize
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlainStep {
    pub from: i32,
    pub to: i32,
    pub dir: i32,
    pub kind: i32,
    /// Nearest first.
    pub taken: Vec<i32>,
}

/// A whole move as its steps: the point each starts from, its direction and its kind.
pub type PlainMove = Vec<(i32, i32, i32)>;

pub fn move_text(steps: &[PlainStep]) -> String {
    let mut text = point_name(steps[0].from);
    for step in steps {
        text.push('-');
        text.push_str(&point_name(step.to));
        match step.kind {
            APPROACH => text.push('A'),
            WITHDRAWAL => text.push('W'),
            _ => {}
        }
    }
    text
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlainChain {
    pub at: i32,
    pub dir: i32,
    /// In the order the stone stood on them.
    pub seen: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    cells: [i32; CELLS],
    pub cols: i32,
    pub rows: i32,
    pub side: i32,
    pub chain: Option<PlainChain>,
    pub flaw: Flaw,
    /// What a flaw wants remembered: stones to be taken off when the move is over.
    late: Vec<i32>,
    /// And where each side's last capture ended, and in what direction.
    ended: [Option<(i32, i32)>; 2],
}

impl Plain {
    pub fn empty(cols: i32, rows: i32) -> Plain {
        assert!(SIZES.contains(&(cols, rows)), "{cols} by {rows}");
        let mut cells = [BORDER; CELLS];
        for rank in 0..rows {
            for file in 0..cols {
                cells[square_of(file, rank) as usize] = EMPTY;
            }
        }
        Plain {
            cells,
            cols,
            rows,
            side: WHITE,
            chain: None,
            flaw: Flaw::None,
            late: Vec::new(),
            ended: [None; 2],
        }
    }

    pub fn setup(cols: i32, rows: i32) -> Plain {
        Plain::setup_with(cols, rows, Flaw::None)
    }

    pub fn setup_with(cols: i32, rows: i32, flaw: Flaw) -> Plain {
        let mut board = Plain { flaw, ..Plain::empty(cols, rows) };
        let (middle_file, middle_rank) = (cols / 2, rows / 2);
        for point in board.all_squares() {
            let (file, rank) = (file_of(point), rank_of(point));
            let stone = if rank < middle_rank {
                WHITE
            } else if rank > middle_rank {
                BLACK
            } else if file == middle_file {
                EMPTY
            } else {
                // White next to the centre on the left, black on the right, then in turns.
                let left = (file < middle_file) != (flaw == Flaw::SetupReversed);
                let first = if left { WHITE } else { BLACK };
                if (file - middle_file).abs() % 2 == 1 { first } else { other(first) }
            };
            board.put(point, stone);
        }
        board
    }

    pub fn on_board(&self, point: i32) -> bool {
        self.at(point) != BORDER
    }

    pub fn at(&self, point: i32) -> i32 {
        if (0..CELLS as i32).contains(&point) { self.cells[point as usize] } else { BORDER }
    }

    /// A change closes an open chain and leaves the turn where it is.
    pub fn put(&mut self, point: i32, stone: i32) {
        if self.on_board(point) && [EMPTY, WHITE, BLACK].contains(&stone) && self.at(point) != stone
        {
            self.cells[point as usize] = stone;
            self.chain = None;
        }
    }

    pub fn set_side(&mut self, side: i32) {
        if [WHITE, BLACK].contains(&side) && self.side != side {
            self.side = side;
            self.chain = None;
        }
    }

    pub fn all_squares(&self) -> Vec<i32> {
        let mut points = Vec::new();
        for rank in 0..self.rows {
            for file in 0..self.cols {
                points.push(square_of(file, rank));
            }
        }
        points
    }

    pub fn centre(&self) -> i32 {
        square_of(self.cols / 2, self.rows / 2)
    }

    pub fn count(&self, side: i32) -> i32 {
        let squares = self.all_squares();
        squares.iter().filter(|&&p| self.at(p) == side).count() as i32
    }

    pub fn is_strong(&self, point: i32) -> bool {
        match self.flaw {
            Flaw::EveryPointStrong => true,
            Flaw::OddPointsStrong => !is_strong(point),
            Flaw::NoDiagonals => false,
            _ => is_strong(point),
        }
    }

    /// The point one step away along a line, or -1.
    pub fn next_to(&self, point: i32, direction: i32) -> i32 {
        if !self.on_board(point) || !(0..8).contains(&direction) {
            return -1;
        }
        if is_diagonal(direction) && !self.is_strong(point) {
            return -1;
        }
        let next = point + offset(direction);
        if self.on_board(next) { next } else { -1 }
    }

    pub fn neighbours(&self, point: i32) -> Vec<i32> {
        let all = (0..8).map(|direction| self.next_to(point, direction));
        all.filter(|&next| next >= 0).collect()
    }

    pub fn segments(&self) -> Vec<(i32, i32)> {
        let mut pairs = Vec::new();
        for from in self.all_squares() {
            for to in self.neighbours(from) {
                if from < to {
                    pairs.push((from, to));
                }
            }
        }
        pairs
    }

    /// The unbroken line of a side's stones that starts at a point and runs in a direction.
    fn line(&self, first: i32, direction: i32, side: i32) -> Vec<i32> {
        let mut line = Vec::new();
        let mut point = first;
        while point >= 0 {
            let skipped = match self.flaw {
                _ if line.is_empty() => false,
                Flaw::PastGap => self.at(point) == EMPTY,
                Flaw::PastOwn => self.at(point) == other(side),
                _ => false,
            };
            if self.at(point) == side {
                line.push(point);
            } else if !skipped {
                break;
            }
            if self.flaw == Flaw::NearestOnly {
                break;
            }
            point = self.next_to(point, direction);
        }
        line
    }

    /// What the stone on a point would take going one way, whoever is to move.
    fn would_take(&self, from: i32, direction: i32, kind: i32) -> Vec<i32> {
        let enemy = other(self.at(from));
        let to = self.next_to(from, direction);
        let back = opposite(direction);
        let none = |flaw, diagonal_flaw| {
            self.flaw == flaw || is_diagonal(direction) && self.flaw == diagonal_flaw
        };
        let ahead = || match none(Flaw::NoApproach, Flaw::NoDiagonalApproach) {
            false => self.line(self.next_to(to, direction), direction, enemy),
            true => Vec::new(),
        };
        let behind = || match none(Flaw::NoWithdrawal, Flaw::NoDiagonalWithdrawal) {
            false => self.line(self.next_to(from, back), back, enemy),
            true => Vec::new(),
        };
        match (kind, self.flaw) {
            (APPROACH, Flaw::BothWaysAtOnce) if !ahead().is_empty() => [ahead(), behind()].concat(),
            (APPROACH, Flaw::LongerWayOnly) if ahead().len() < behind().len() => Vec::new(),
            (WITHDRAWAL, Flaw::BothWaysAtOnce | Flaw::ApproachFirst) if !ahead().is_empty() => {
                Vec::new()
            }
            (WITHDRAWAL, Flaw::LongerWayOnly) if ahead().len() > behind().len() => Vec::new(),
            (APPROACH, _) => ahead(),
            (WITHDRAWAL, _) => behind(),
            _ => Vec::new(),
        }
    }

    fn takes_some_way(&self, from: i32, direction: i32) -> bool {
        [APPROACH, WITHDRAWAL]
            .iter()
            .any(|&kind| !self.would_take(from, direction, kind).is_empty())
    }

    /// Geometry only: a stone, a line to an empty point, and something to take where asked to.
    pub fn step(&self, from: i32, direction: i32, kind: i32) -> Option<PlainStep> {
        if ![WHITE, BLACK].contains(&self.at(from)) || !(PAIKA..=WITHDRAWAL).contains(&kind) {
            return None;
        }
        let to = self.next_to(from, direction);
        if to < 0 || self.at(to) != EMPTY {
            return None;
        }
        let taken = self.would_take(from, direction, kind);
        if kind != PAIKA && taken.is_empty() {
            return None;
        }
        Some(PlainStep { from, to, dir: direction, kind, taken })
    }

    /// With no obligation: the stone's paikas are here even when another could take.
    pub fn steps_of(&self, from: i32) -> Vec<PlainStep> {
        let mut directions: Vec<i32> = (0..8).collect();
        if self.flaw == Flaw::CounterClockwise {
            directions[1..].reverse();
        }
        let mut steps = Vec::new();
        for direction in directions {
            let before = steps.len();
            steps.extend(self.step(from, direction, APPROACH));
            steps.extend(self.step(from, direction, WITHDRAWAL));
            if self.flaw == Flaw::WithdrawalListedFirst {
                steps[before..].reverse();
            }
            if steps.len() == before || self.flaw == Flaw::Declining {
                steps.extend(self.step(from, direction, PAIKA));
            }
        }
        steps
    }

    pub fn can_capture(&self, side: i32) -> bool {
        self.all_squares().into_iter().any(|point| {
            self.at(point) == side
                && (0..8).any(|direction| {
                    self.step(point, direction, APPROACH).is_some()
                        || self.step(point, direction, WITHDRAWAL).is_some()
                })
        })
    }

    pub fn steps(&self) -> Vec<PlainStep> {
        let mut points = self.all_squares();
        if self.flaw == Flaw::TopRankFirst {
            points.sort_by_key(|&point| (-rank_of(point), file_of(point)));
        }
        let mut steps = Vec::new();
        for point in points {
            if self.at(point) == self.side {
                steps.extend(self.steps_of(point));
            }
        }
        let most = steps.iter().map(|step| step.taken.len()).max();
        steps.retain(|step| match self.flaw {
            Flaw::MostOnly => Some(step.taken.len()) == most,
            Flaw::DirectionCarries => {
                self.ended[side_index(self.side)] != Some((step.from, step.dir))
            }
            _ => true,
        });
        steps.retain(|step| step.kind != PAIKA || !self.obliged(step.from, step.dir));
        steps
    }

    /// True where a paika is refused because a stone can take.
    fn obliged(&self, from: i32, direction: i32) -> bool {
        match self.flaw {
            Flaw::PaikaAlways => false,
            Flaw::OnlyThatStoneMust => (0..8).any(|direction| {
                [APPROACH, WITHDRAWAL]
                    .iter()
                    .any(|&kind| self.step(from, direction, kind).is_some())
            }),
            Flaw::Declining if self.takes_some_way(from, direction) => false,
            _ => self.can_capture(self.side),
        }
    }

    pub fn step_why(&self, from: i32, direction: i32, kind: i32) -> i32 {
        let to = self.next_to(from, direction);
        if !self.on_board(from) {
            WHY_OFF_BOARD
        } else if !(0..8).contains(&direction) || !(PAIKA..=WITHDRAWAL).contains(&kind) {
            WHY_BAD_STEP
        } else if self.at(from) == EMPTY {
            WHY_NO_STONE
        } else if self.at(from) != self.side {
            WHY_NOT_YOURS
        } else if to < 0 {
            WHY_NO_LINE
        } else if self.at(to) != EMPTY {
            WHY_OCCUPIED
        } else if kind != PAIKA && self.would_take(from, direction, kind).is_empty() {
            WHY_TAKES_NOTHING
        } else if kind == PAIKA
            && self.takes_some_way(from, direction)
            && self.flaw != Flaw::Declining
        {
            WHY_NOT_A_PAIKA
        } else if kind == PAIKA && self.obliged(from, direction) {
            WHY_MUST_CAPTURE
        } else {
            WHY_OK
        }
    }

    fn make(&mut self, step: &PlainStep) {
        self.cells[step.to as usize] = self.cells[step.from as usize];
        self.cells[step.from as usize] = EMPTY;
        if self.flaw == Flaw::TakenOffLate {
            self.late.extend(&step.taken);
        } else {
            self.take_off(&step.taken);
        }
        if self.flaw == Flaw::DirectionCarries && !step.taken.is_empty() {
            self.ended[side_index(self.at(step.to))] = Some((step.to, step.dir));
        }
    }

    fn take_off(&mut self, points: &[i32]) {
        for &point in points {
            self.cells[point as usize] = EMPTY;
        }
    }

    fn pass(&mut self) {
        let late = std::mem::take(&mut self.late);
        self.take_off(&late);
        self.chain = None;
        self.side = other(self.side);
    }

    /// The single step on its own, which always passes the turn. To take it back, keep a copy.
    pub fn do_step(&mut self, from: i32, direction: i32, kind: i32) -> Option<PlainStep> {
        let step = self.step(from, direction, kind)?;
        self.make(&step);
        self.pass();
        Some(step)
    }

    pub fn play_steps(&self) -> Vec<PlainStep> {
        let Some(chain) = &self.chain else {
            return self.steps();
        };
        let mut steps = match self.flaw {
            Flaw::AnyStoneGoesOn => self.steps(),
            _ => self.steps_of(chain.at),
        };
        steps.retain(|step| {
            (step.kind != PAIKA || self.flaw == Flaw::PaikaInChain)
                && !(step.from == chain.at && self.direction_barred(chain, step.dir))
                && !(step.from == chain.at && self.revisit_barred(chain, step.to))
        });
        steps
    }

    fn direction_barred(&self, chain: &PlainChain, direction: i32) -> bool {
        match self.flaw {
            Flaw::SameDirection => false,
            Flaw::NoDirectionTwice => {
                chain.seen.windows(2).any(|leg| self.next_to(leg[0], direction) == leg[1])
            }
            _ => direction == chain.dir,
        }
    }

    fn revisit_barred(&self, chain: &PlainChain, to: i32) -> bool {
        match self.flaw {
            Flaw::Revisits => false,
            Flaw::StartRevisited => chain.seen[1..].contains(&to),
            _ => chain.seen.contains(&to),
        }
    }

    pub fn play_why(&self, from: i32, direction: i32, kind: i32) -> i32 {
        let Some(chain) = &self.chain else {
            return self.step_why(from, direction, kind);
        };
        let to = self.next_to(from, direction);
        if !self.on_board(from) {
            WHY_OFF_BOARD
        } else if !(0..8).contains(&direction) || !(PAIKA..=WITHDRAWAL).contains(&kind) {
            WHY_BAD_STEP
        } else if self.at(from) == EMPTY {
            WHY_NO_STONE
        } else if self.at(from) != self.side {
            WHY_NOT_YOURS
        } else if from != chain.at && self.flaw != Flaw::AnyStoneGoesOn {
            WHY_NOT_THE_STONE
        } else if to < 0 {
            WHY_NO_LINE
        } else if self.at(to) != EMPTY {
            WHY_OCCUPIED
        } else if from == chain.at && self.direction_barred(chain, direction) {
            WHY_SAME_DIRECTION
        } else if from == chain.at && self.revisit_barred(chain, to) {
            WHY_REVISIT
        } else if kind == PAIKA && self.flaw != Flaw::PaikaInChain {
            if self.takes_some_way(from, direction) { WHY_NOT_A_PAIKA } else { WHY_PAIKA_IN_CHAIN }
        } else if kind != PAIKA && self.would_take(from, direction, kind).is_empty() {
            WHY_TAKES_NOTHING
        } else {
            WHY_OK
        }
    }

    /// The game's step; asks of the geometry only. To take it back, keep a copy.
    pub fn play(&mut self, from: i32, direction: i32, kind: i32) -> Option<PlainStep> {
        let step = self.step(from, direction, kind)?;
        let owner = self.at(from);
        self.make(&step);
        if step.taken.is_empty() {
            self.pass();
            return Some(step);
        }
        // The same stone goes on with its chain; any other begins one.
        let mut seen = match self.chain.take() {
            Some(chain) if chain.at == from => chain.seen,
            _ => vec![from],
        };
        if !seen.contains(&step.to) {
            seen.push(step.to);
        }
        self.chain = Some(PlainChain { at: step.to, dir: direction, seen });
        let ends = match self.flaw {
            Flaw::NoChains => true,
            Flaw::NeverEndsByItself => false,
            _ => self.play_steps().is_empty(),
        };
        if ends {
            self.pass();
        } else {
            // Nothing new in the game; elsewhere the mover is whoever's stone it is.
            self.side = owner;
        }
        Some(step)
    }

    pub fn in_chain(&self) -> bool {
        self.chain.is_some()
    }

    pub fn can_stop(&self) -> bool {
        self.in_chain() && self.flaw != Flaw::MustGoOn
    }

    pub fn stop(&mut self) -> bool {
        let open = self.can_stop();
        if open {
            self.pass();
        }
        open
    }

    /// Every whole move with the position it leads to, a chain's beginnings before what goes on
    /// from them. The visitor says whether to go on.
    pub fn visit_moves(&self, visit: &mut dyn FnMut(&[PlainStep], &Plain) -> bool) {
        if self.chain.is_none() {
            self.visit_from(&mut Vec::new(), visit);
        }
    }

    fn visit_from(
        &self,
        sofar: &mut Vec<PlainStep>,
        visit: &mut dyn FnMut(&[PlainStep], &Plain) -> bool,
    ) -> bool {
        for step in self.play_steps() {
            let mut board = self.clone();
            board.play(step.from, step.dir, step.kind);
            sofar.push(step);
            let open = board.in_chain();
            let mut ended = board.clone();
            let is_move = ended.stop() || !open;
            let longer_first = self.flaw == Flaw::LongerMovesFirst;
            let mut go_on = true;
            if open && longer_first {
                go_on = board.visit_from(sofar, visit);
            }
            go_on = go_on && (!is_move || visit(sofar, &ended));
            if open && !longer_first {
                go_on = go_on && board.visit_from(sofar, visit);
            }
            sofar.pop();
            if !go_on {
                return false;
            }
        }
        true
    }

    pub fn moves(&self) -> Vec<Vec<PlainStep>> {
        let mut moves = Vec::new();
        self.visit_moves(&mut |steps, _| {
            moves.push(steps.to_vec());
            true
        });
        moves
    }

    pub fn count_moves(&self, cap: u64) -> u64 {
        let mut count = 0;
        if cap > 0 {
            self.visit_moves(&mut |_, _| {
                count += 1;
                count < cap
            });
        }
        count
    }

    pub fn perft_steps(&self, depth: i32) -> u64 {
        if depth <= 0 {
            return 1;
        }
        let mut count = 0;
        for step in self.steps() {
            let mut board = self.clone();
            board.do_step(step.from, step.dir, step.kind);
            count += board.perft_steps(depth - 1);
        }
        count
    }

    pub fn perft_moves(&self, depth: i32) -> u64 {
        if depth <= 0 {
            return 1;
        }
        let mut count = 0;
        self.visit_moves(&mut |_, board| {
            count += board.perft_moves(depth - 1);
            true
        });
        count
    }
}
