//! The generator that the numbers of keys are drawn from. They are frozen: a key may have been stored.

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// The next number of splitmix64.
pub(crate) const fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(STEP);
    stirred(*state)
}

/// What comes at this place of what is drawn from a state of 0: near numbers become far ones.
#[inline]
pub(crate) const fn mixed(number: u64) -> u64 {
    stirred(number.wrapping_mul(STEP))
}

#[inline(always)]
const fn stirred(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
