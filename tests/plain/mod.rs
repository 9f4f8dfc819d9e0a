//! The rules of fanorona a second time, written from their description alone and as plainly as
//! possible: an array of cells with a border, loops, and copies of the whole position for taking
//! back. It uses nothing of the crate, and speaks only in the numbers that cross the C boundary:
//! points, directions, kinds and reasons are bare integers here.

// Every test program uses a part of this.
#![allow(dead_code, unreachable_pub)]

pub mod game;

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

pub fn square_of(file: i32, rank: i32) -> i32 {
    if (0..9).contains(&file) && (0..5).contains(&rank) {
        (rank + 1) * STRIDE + file + 1
    } else {
        -1
    }
}

pub fn file_of(point: i32) -> i32 {
    let (file, rank) = (point % STRIDE - 1, point / STRIDE - 1);
    if square_of(file, rank) == point { file } else { -1 }
}

pub fn rank_of(point: i32) -> i32 {
    if file_of(point) < 0 { -1 } else { point / STRIDE - 1 }
}

/// Diagonals meet at the points whose file and rank add to an even number.
pub fn is_strong(point: i32) -> bool {
    file_of(point) >= 0 && (file_of(point) + rank_of(point)) % 2 == 0
}

pub fn is_diagonal(direction: i32) -> bool {
    [NE, SE, SW, NW].contains(&direction)
}

pub fn opposite(direction: i32) -> i32 {
    match direction {
        N => S,
        NE => SW,
        E => W,
        SE => NW,
        S => N,
        SW => NE,
        W => E,
        NW => SE,
        _ => -1,
    }
}

pub fn other(side: i32) -> i32 {
    match side {
        WHITE => BLACK,
        BLACK => WHITE,
        _ => 0,
    }
}

pub fn point_name(point: i32) -> String {
    let file = "abcdefghi".as_bytes()[file_of(point) as usize] as char;
    format!("{file}{}", rank_of(point) + 1)
}

fn offset(direction: i32) -> i32 {
    match direction {
        N => STRIDE,
        NE => STRIDE + 1,
        E => 1,
        SE => 1 - STRIDE,
        S => -STRIDE,
        SW => -STRIDE - 1,
        W => -1,
        NW => STRIDE - 1,
        _ => unreachable!("not a direction"),
    }
}

/// The numbers that make up keys, in the order they are drawn.
pub struct Keys {
    stones: [[u64; CELLS]; 3],
    black_to_move: u64,
    sizes: [u64; 8],
}

impl Keys {
    pub fn draw() -> Keys {
        let mut state = u64::from_be_bytes(*b"fanorona");
        let mut next = move || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            z ^ (z >> 31)
        };
        let mut keys = Keys { stones: [[0; CELLS]; 3], black_to_move: 0, sizes: [0; 8] };
        for stone in &mut keys.stones {
            for cell in stone {
                *cell = next();
            }
        }
        keys.black_to_move = next();
        for size in &mut keys.sizes {
            *size = next();
        }
        keys
    }

    pub fn stone(&self, stone: i32, point: i32) -> u64 {
        self.stones[stone as usize][point as usize]
    }

    pub fn side(&self) -> u64 {
        self.black_to_move
    }

    pub fn size(&self, cols: i32, rows: i32) -> u64 {
        let which = SIZES.iter().position(|&size| size == (cols, rows));
        self.sizes[which.expect("a size that can be built")]
    }

    pub fn of(&self, board: &Plain) -> u64 {
        let mut key = self.size(board.cols, board.rows);
        if board.side == BLACK {
            key ^= self.side();
        }
        for point in board.all_squares() {
            if board.at(point) != EMPTY {
                key ^= self.stone(board.at(point), point);
            }
        }
        key
    }
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
        Plain { cells, cols, rows, side: WHITE, chain: None }
    }

    pub fn setup(cols: i32, rows: i32) -> Plain {
        let mut board = Plain::empty(cols, rows);
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
                let first = if file < middle_file { WHITE } else { BLACK };
                if (file - middle_file).abs() % 2 == 1 { first } else { other(first) }
            };
            board.put(point, stone);
        }
        board
    }

    pub fn parse(text: &[u8]) -> Result<Plain, i32> {
        if text.is_empty() {
            return Err(POS_NULL);
        }
        if text.len() > TEXT_MAX {
            return Err(POS_LONG);
        }
        let space = text.iter().position(|&c| c == b' ');
        let (stones, rest) = text.split_at(space.unwrap_or(text.len()));
        if stones.iter().any(|c| !matches!(c, b'w' | b'b' | b'/' | b'1'..=b'9')) {
            return Err(POS_LETTER);
        }
        let ranks: Vec<Vec<i32>> = stones
            .split(|&c| c == b'/')
            .map(|rank| {
                let mut cells = Vec::new();
                for c in rank {
                    match c {
                        b'w' => cells.push(WHITE),
                        b'b' => cells.push(BLACK),
                        digit => cells.resize(cells.len() + usize::from(digit - b'0'), EMPTY),
                    }
                }
                cells
            })
            .collect();
        if ranks.len() != 3 && ranks.len() != 5 {
            return Err(POS_ROWS);
        }
        let width = ranks[0].len();
        if ![3, 5, 7, 9].contains(&width) || ranks.iter().any(|rank| rank.len() != width) {
            return Err(POS_WIDTH);
        }
        let mut board = Plain::empty(width as i32, ranks.len() as i32);
        board.side = match rest {
            b" w" => WHITE,
            b" b" => BLACK,
            _ => return Err(POS_SIDE),
        };
        for (rank, cells) in ranks.iter().rev().enumerate() {
            for (file, &stone) in cells.iter().enumerate() {
                board.put(square_of(file as i32, rank as i32), stone);
            }
        }
        Ok(board)
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for rank in (0..self.rows).rev() {
            let mut run = 0;
            for file in 0..self.cols {
                let stone = self.at(square_of(file, rank));
                if stone == EMPTY {
                    run += 1;
                    continue;
                }
                if run > 0 {
                    text.push_str(&run.to_string());
                }
                run = 0;
                text.push(if stone == WHITE { 'w' } else { 'b' });
            }
            if run > 0 {
                text.push_str(&run.to_string());
            }
            text.push(if rank > 0 { '/' } else { ' ' });
        }
        text.push(if self.side == WHITE { 'w' } else { 'b' });
        text
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

    /// The point one step away along a line, or -1.
    pub fn next_to(&self, point: i32, direction: i32) -> i32 {
        if !self.on_board(point) || !(0..8).contains(&direction) {
            return -1;
        }
        if is_diagonal(direction) && !is_strong(point) {
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
        while point >= 0 && self.at(point) == side {
            line.push(point);
            point = self.next_to(point, direction);
        }
        line
    }

    /// What the stone on a point would take going one way, whoever is to move.
    fn would_take(&self, from: i32, direction: i32, kind: i32) -> Vec<i32> {
        let enemy = other(self.at(from));
        let to = self.next_to(from, direction);
        let back = opposite(direction);
        match kind {
            APPROACH => self.line(self.next_to(to, direction), direction, enemy),
            WITHDRAWAL => self.line(self.next_to(from, back), back, enemy),
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
        let mut steps = Vec::new();
        for direction in 0..8 {
            let before = steps.len();
            steps.extend(self.step(from, direction, APPROACH));
            steps.extend(self.step(from, direction, WITHDRAWAL));
            if steps.len() == before {
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
        let mut steps = Vec::new();
        for point in self.all_squares() {
            if self.at(point) == self.side {
                steps.extend(self.steps_of(point));
            }
        }
        if steps.iter().any(|step| step.kind != PAIKA) {
            steps.retain(|step| step.kind != PAIKA);
        }
        steps
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
        } else if kind == PAIKA && self.takes_some_way(from, direction) {
            WHY_NOT_A_PAIKA
        } else if kind == PAIKA && self.can_capture(self.side) {
            WHY_MUST_CAPTURE
        } else {
            WHY_OK
        }
    }

    fn make(&mut self, step: &PlainStep) {
        self.cells[step.to as usize] = self.cells[step.from as usize];
        self.cells[step.from as usize] = EMPTY;
        for &point in &step.taken {
            self.cells[point as usize] = EMPTY;
        }
    }

    fn pass(&mut self) {
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
        let mut steps = self.steps_of(chain.at);
        steps.retain(|step| {
            step.kind != PAIKA && step.dir != chain.dir && !chain.seen.contains(&step.to)
        });
        steps
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
        } else if from != chain.at {
            WHY_NOT_THE_STONE
        } else if to < 0 {
            WHY_NO_LINE
        } else if self.at(to) != EMPTY {
            WHY_OCCUPIED
        } else if direction == chain.dir {
            WHY_SAME_DIRECTION
        } else if chain.seen.contains(&to) {
            WHY_REVISIT
        } else if kind == PAIKA {
            if self.takes_some_way(from, direction) { WHY_NOT_A_PAIKA } else { WHY_PAIKA_IN_CHAIN }
        } else if self.would_take(from, direction, kind).is_empty() {
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
        if self.play_steps().is_empty() {
            self.pass();
        } else {
            // Nothing new in the game; elsewhere the mover is whoever's stone it is.
            self.side = owner;
        }
        Some(step)
    }

    pub fn can_stop(&self) -> bool {
        self.chain.is_some()
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
            let open = board.chain.is_some();
            let mut ended = board.clone();
            ended.stop();
            let go_on = visit(sofar, &ended) && (!open || board.visit_from(sofar, visit));
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
