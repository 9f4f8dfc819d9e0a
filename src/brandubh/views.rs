//! A set of squares seen from all four sides, as counting wants it.

use core::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

use super::Squares;

/// The same set of squares four times, turned so that in each a piece slides
/// towards higher bits: to the right, to the left, up and down.
///
/// Ranks, or files where those lie along the words, take eight bits, of which
/// the highest is no square. The operations act on all four alike.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Views([u64; 4]);

impl Views {
    pub(super) const EMPTY: Views = Views([0; 4]);

    pub(super) const fn of(squares: Squares) -> Views {
        Views::of_bits(squares.bits())
    }

    const fn of_bits(bits: u64) -> Views {
        let turned = transposed(bits);
        Views([bits, reversed(bits), turned, reversed(turned)])
    }

    /// A set that looks the same from every side.
    pub(super) const fn alike(squares: Squares) -> Views {
        Views([squares.bits(); 4])
    }

    /// The set as one of the four has it.
    #[inline(always)]
    pub(super) fn seen(&self, view: usize) -> u64 {
        self.0[view]
    }

    /// As squares have it.
    #[inline(always)]
    pub(super) fn squares(&self) -> Squares {
        Squares::from_bits(self.0[0])
    }

    #[inline(always)]
    pub(super) fn is_empty(&self) -> bool {
        self.0[0] == 0
    }

    /// One square, given by its bit in one of the four.
    #[inline(always)]
    pub(super) fn one(view: usize, bit: u32) -> Views {
        PLACES[view][bit as usize & 63]
    }

    #[inline(always)]
    fn each(self, change: impl Fn(u64) -> u64) -> Views {
        Views([change(self.0[0]), change(self.0[1]), change(self.0[2]), change(self.0[3])])
    }

    #[inline(always)]
    fn with(self, other: Views, join: impl Fn(u64, u64) -> u64) -> Views {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Views([join(a, e), join(b, f), join(c, g), join(d, h)])
    }

    /// How many squares there are, all views taken together: that many bits
    /// among the bytes of two words, to be added up later.
    #[inline(always)]
    pub(super) fn tally(self) -> [u64; 2] {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const BYTES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let twos = self.each(|bits| bits - (bits >> 1 & PAIRS));
        let fours = twos.each(|bits| (bits & FOURS) + (bits >> 2 & FOURS));
        let [a, b, c, d] = fours.0;
        [a + c, b + d].map(|bits| (bits & BYTES) + (bits >> 4 & BYTES))
    }

    /// How many squares there are, all views taken together.
    #[inline(always)]
    pub(super) fn len(self) -> u64 {
        let [a, b] = self.tally();
        (a + b).wrapping_mul(0x0101_0101_0101_0101) >> 56
    }
}

static PLACES: [[Views; 64]; 4] = {
    let mut places = [[Views::EMPTY; 64]; 4];
    let mut bit = 0;
    while bit < 64 {
        if Squares::ALL.bits() >> bit & 1 != 0 {
            let place = Views::of_bits(1 << bit);
            let mut view = 0;
            while view < 4 {
                places[view][place.0[view].trailing_zeros() as usize] = place;
                view += 1;
            }
        }
        bit += 1;
    }
    places
};

/// The first square last.
const fn reversed(bits: u64) -> u64 {
    // The highest rank and the highest column of the word are no squares.
    bits.reverse_bits() >> 9
}

/// Files for ranks.
const fn transposed(mut bits: u64) -> u64 {
    let mut swapped = (bits ^ bits >> 7) & 0x00aa_00aa_00aa_00aa;
    bits ^= swapped ^ swapped << 7;
    swapped = (bits ^ bits >> 14) & 0x0000_cccc_0000_cccc;
    bits ^= swapped ^ swapped << 14;
    swapped = (bits ^ bits >> 28) & 0x0000_0000_f0f0_f0f0;
    bits ^ swapped ^ swapped << 28
}

impl BitAnd for Views {
    type Output = Views;

    #[inline(always)]
    fn bitand(self, other: Views) -> Views {
        self.with(other, |a, b| a & b)
    }
}

impl BitOr for Views {
    type Output = Views;

    #[inline(always)]
    fn bitor(self, other: Views) -> Views {
        self.with(other, |a, b| a | b)
    }
}

impl BitXor for Views {
    type Output = Views;

    #[inline(always)]
    fn bitxor(self, other: Views) -> Views {
        self.with(other, |a, b| a ^ b)
    }
}

impl Not for Views {
    type Output = Views;

    #[inline(always)]
    fn not(self) -> Views {
        self.each(|bits| !bits)
    }
}

impl Add for Views {
    type Output = Views;

    #[inline(always)]
    fn add(self, other: Views) -> Views {
        self.with(other, u64::wrapping_add)
    }
}

impl Shl<u32> for Views {
    type Output = Views;

    #[inline(always)]
    fn shl(self, by: u32) -> Views {
        self.each(|bits| bits << by)
    }
}

impl Shr<u32> for Views {
    type Output = Views;

    #[inline(always)]
    fn shr(self, by: u32) -> Views {
        self.each(|bits| bits >> by)
    }
}
