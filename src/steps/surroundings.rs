//! Tables for looking at a point's surroundings in a few operations.
//!
//! A board turned so that one point comes to bit [`CENTRE`] shows everything
//! that bears on that point at fixed bits: its neighbours, and the points two
//! steps away. One multiplication brings the bits that matter together; its
//! terms are chosen so that no carry and no stray bit reaches them. Turning
//! goes round the word's end, where two opposite corners of the board meet;
//! the tables leave out what would be seen there.

use super::Kind;
use crate::geometry::{Direction, Point};

/// The bit at which a window shows its point.
pub(super) const CENTRE: u32 = 24;

/// How far a board is turned to the right to show a point at the centre.
pub(super) const fn turn(point: Point) -> u32 {
    (point.bit() as u32).wrapping_sub(CENTRE) & 63
}

/// The bit at which a window shows the point a number of bits away.
const fn seen_at(offset: i32) -> u32 {
    CENTRE.wrapping_add_signed(offset) & 63
}

const fn offset(direction: Direction) -> i32 {
    direction.offset() as i32
}

/// The eight neighbours.
pub(super) const NEAR: u64 = 7 << 12 | 5 << 23 | 7 << 34;
/// The same and the eight points two steps away.
pub(super) const WIDE: u64 = NEAR | 0x15 | 0x11 << 22 | 0x15 << 44;

/// Brings the neighbours to the highest nine bits, one of which stays empty.
pub(super) const GATHER_NEAR: u64 = 1 << 43 | 1 << 35 | 1 << 27;
pub(super) const NEAR_SHIFT: u32 = 55;
/// Brings all sixteen points to the bits of [`CAPTURES`] above the shift.
pub(super) const GATHER_WIDE: u64 = 1 << 43 | 1 << 27 | 1;
pub(super) const WIDE_SHIFT: u32 = 22;

/// A capture is a bit among these: the place to which the enemy stone that it
/// takes first is brought. They are the highest, so that a word with any is
/// greater than all without.
pub(super) const CAPTURES: u32 = !0 << 12;
/// Stands for the capture that brought a stone where it has not moved yet.
pub(super) const NO_CAPTURE: u32 = 0;

/// Where the number of the last capture stands in an [`ARRIVALS`] word. Below
/// it, the lowest bits are the turn, where a rotation takes it from as it is.
pub(super) const LAST_SHIFT: u32 = 6;
/// All bits of that number.
const LAST: u32 = 31;
/// The bits of the turn.
pub(super) const TURN: u32 = 63;

/// The number of the capture for which an enemy stone an offset away is to be seen.
const fn capture_bit(offset: i32) -> u32 {
    let term = if offset < -12 {
        43
    } else if offset <= 2 {
        27
    } else {
        0
    };
    seen_at(offset) + term - WIDE_SHIFT
}

/// An approach takes first what stands two steps ahead.
const fn approach(direction: Direction) -> u32 {
    capture_bit(2 * offset(direction))
}

/// A withdrawal takes first what stands behind.
const fn withdrawal(direction: Direction) -> u32 {
    capture_bit(-offset(direction))
}

const fn near_bit(direction: Direction) -> u32 {
    let offset = offset(direction);
    let term = if offset < -1 {
        43
    } else if offset <= 1 {
        35
    } else {
        27
    };
    seen_at(offset) + term - NEAR_SHIFT
}

/// For each set of neighbours as they are gathered, the captures that go with
/// any of them, from those that go with the neighbour in each direction.
const fn by_neighbours(captures: [u32; 8]) -> [u32; 512] {
    let mut table = [0; 512];
    let mut near = 0;
    while near < table.len() {
        let mut i = 0;
        while i < 8 {
            if near >> near_bit(Direction::ALL[i]) & 1 != 0 {
                table[near] |= captures[i];
            }
            i += 1;
        }
        near += 1;
    }
    table
}

/// The captures for which the neighbour to arrive on is among those gathered.
pub(super) static OPENED: [u32; 512] = {
    let mut captures = [0; 8];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        captures[i] = 1 << approach(direction) | 1 << withdrawal(direction);
        i += 1;
    }
    by_neighbours(captures)
};

/// The captures in the order in which steps are listed: clockwise from north, an
/// approach before a withdrawal.
pub(super) static IN_ORDER: [(u32, (Direction, Kind)); 16] = {
    let mut order = [(0, (Direction::N, Kind::Approach)); 16];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        order[2 * i] = (approach(direction), (direction, Kind::Approach));
        order[2 * i + 1] = (withdrawal(direction), (direction, Kind::Withdrawal));
        i += 1;
    }
    order
};

/// The captures that the lines through a point allow, but for those along the
/// line of the step that led there: one way is the step's own direction, the
/// other leads back.
const fn allowed(point: Point, last: Option<Direction>) -> u32 {
    let mut captures = 0;
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        i += 1;
        if let Some(last) = last {
            if last as usize % 4 == direction as usize % 4 {
                continue;
            }
        }
        let Some(to) = point.next(direction) else { continue };
        if to.next(direction).is_some() {
            captures |= 1 << approach(direction);
        }
        if point.next(direction.opposite()).is_some() {
            captures |= 1 << withdrawal(direction);
        }
    }
    captures
}

/// Where a capture leads, by the turn of the point it starts from and its
/// number: the captures that may follow there, the capture, and the turn.
pub(super) static ARRIVALS: [u32; 2048] = {
    let mut table = [0; 2048];
    let mut bit = 0;
    while bit < 64 {
        if let Some(point) = Point::from_index(bit + 12) {
            let row = (turn(point) as usize) << 5;
            table[row | NO_CAPTURE as usize] = arrival(point, None, NO_CAPTURE);
            let mut i = 0;
            while i < 8 {
                let direction = Direction::ALL[i];
                if let Some(to) = point.next(direction) {
                    let [ahead, behind] = [approach(direction), withdrawal(direction)];
                    table[row | ahead as usize] = arrival(to, Some(direction), ahead);
                    table[row | behind as usize] = arrival(to, Some(direction), behind);
                }
                i += 1;
            }
        }
        bit += 1;
    }
    table
};

const fn arrival(point: Point, last: Option<Direction>, capture: u32) -> u32 {
    allowed(point, last) | capture << LAST_SHIFT | turn(point)
}

/// The first enemy stone of a capture, seen from the point that it leads to: an
/// approach takes first what stands one step further on.
const fn approached(direction: Direction) -> u32 {
    capture_bit(offset(direction))
}

/// A withdrawal takes first what stands two steps back.
const fn withdrawn(direction: Direction) -> u32 {
    capture_bit(-2 * offset(direction))
}

/// The captures, seen from where they lead to, by which the neighbours among
/// those gathered could come.
pub(super) static COMING: [u32; 512] = {
    let mut captures = [0; 8];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        let from = direction.opposite() as usize;
        captures[from] = 1 << approached(direction) | 1 << withdrawn(direction);
        i += 1;
    }
    by_neighbours(captures)
};

/// What is known of the captures that lead to a point.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// Those that there are lines for, seen from the point.
    pub(super) captures: u32,
    /// All that may follow, the turn, and any last capture.
    pub(super) follow: u32,
}

/// The places by their turn.
pub(super) static PLACES: [Place; 64] = {
    let mut table = [Place { captures: 0, follow: 0 }; 64];
    let mut bit = 0;
    while bit < 64 {
        if let Some(point) = Point::from_index(bit + 12) {
            let mut captures = 0;
            let mut i = 0;
            while i < 8 {
                let direction = Direction::ALL[i];
                i += 1;
                let Some(from) = point.next(direction.opposite()) else { continue };
                if point.next(direction).is_some() {
                    captures |= 1 << approached(direction);
                }
                if from.next(direction.opposite()).is_some() {
                    captures |= 1 << withdrawn(direction);
                }
            }
            let follow = arrival(point, None, LAST);
            table[turn(point) as usize] = Place { captures, follow };
        }
        bit += 1;
    }
    table
};

/// By a capture, seen from where it leads to, what it leaves of a [`Place`]'s
/// word: nothing along its own line, and the capture as the last one.
pub(super) static LEAVES: [u32; 32] = {
    let mut table = [0; 32];
    let mut i = 0;
    while i < 8 {
        let direction = Direction::ALL[i];
        i += 1;
        let back = direction.opposite();
        let line = 1 << approach(direction)
            | 1 << withdrawal(direction)
            | 1 << approach(back)
            | 1 << withdrawal(back);
        let left = CAPTURES & !line | TURN;
        table[approached(direction) as usize] = left | approach(direction) << LAST_SHIFT;
        table[withdrawn(direction) as usize] = left | withdrawal(direction) << LAST_SHIFT;
    }
    table
};

/// Where to look for what a capture takes, in the window of the point it leads to.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// Leaves out the corner that would be seen beyond the opposite one.
    pub(super) keep: u64,
    /// The points on which stones may be taken.
    pub(super) cells: u64,
    /// Brings those to the highest seven bits.
    pub(super) gather: u64,
    /// Where its part of [`SWEPT`] begins.
    pub(super) start: u64,
}

pub(super) const GATHER_SHIFT: u32 = 57;
const SWEPT_LEN: usize = 1024;

/// The lines by the number of the capture, and for each line and each set of
/// enemy stones on it those taken, with the point that the step leads to.
static LINES: ([Line; 32], [u64; SWEPT_LEN]) = {
    let mut lines = [Line { keep: 0, cells: 0, gather: 0, start: 0 }; 32];
    let mut swept = [0; SWEPT_LEN];
    let mut start = 0;
    let mut i = 0;
    while i < 8 {
        let away = offset(Direction::ALL[i]);
        // Along ranks up to seven stones can be taken, along other lines three.
        let length = if away == 1 || away == -1 { 7 } else { 3 };
        // Stones in this direction are taken by an approach that way, or by a
        // withdrawal the opposite way, which ends one point further off.
        let captures = [approach(Direction::ALL[i]), withdrawal(Direction::ALL[i].opposite())];
        let mut kind = 0;
        while kind < 2 {
            let first = away * (kind as i32 + 1);
            let line = line(first, away, length, start);
            lines[captures[kind] as usize] = line;
            start += sweep(&mut swept, &line, first, away, length) as u64;
            kind += 1;
        }
        i += 1;
    }
    (lines, swept)
};

pub(super) static BY_CAPTURE: &[Line; 32] = &LINES.0;
pub(super) static SWEPT: &[u64; SWEPT_LEN] = &LINES.1;

const fn line(first: i32, away: i32, length: u32, start: u64) -> Line {
    let mut cells = 0_u64;
    let mut gather = 0;
    let mut i = 0;
    while i < length {
        let bit = seen_at(first + away * i as i32);
        cells |= 1 << bit;
        // A bit that is further up already stays where it is.
        gather |= 1 << (GATHER_SHIFT + i).saturating_sub(bit);
        i += 1;
    }
    if length == 7 {
        gather = 1 << (GATHER_SHIFT - cells.trailing_zeros());
    }
    let keep = match away {
        12 => !1,
        -12 => !(1 << 52),
        _ => !0,
    };
    Line { keep, cells, gather, start }
}

/// Fills in a line's part of [`SWEPT`]; how long that is.
const fn sweep(
    swept: &mut [u64; SWEPT_LEN],
    line: &Line,
    first: i32,
    away: i32,
    length: u32,
) -> usize {
    let mut part = 0;
    let mut stones = 0;
    while stones < 1 << length {
        let mut cells = 0_u64;
        let mut taken = 1 << CENTRE;
        let mut i = 0;
        while i < length {
            let cell = 1 << seen_at(first + away * i as i32);
            if stones >> i & 1 != 0 {
                cells |= cell;
                // Unbroken so far.
                if stones & ((1 << i) - 1) == (1 << i) - 1 {
                    taken |= cell;
                }
            }
            i += 1;
        }
        let place = (cells.wrapping_mul(line.gather) >> GATHER_SHIFT) as usize;
        let entry = &mut swept[line.start as usize + place];
        assert!(*entry == 0 || *entry == taken, "two sets of stones at one place");
        *entry = taken;
        if place >= part {
            part = place + 1;
        }
        stones += 1;
    }
    part
}
