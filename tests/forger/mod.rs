//! Bytes that go out to be given back, as a forger knows them.

// Some of the modules that use this are public.
#![allow(unreachable_pub)]

/// Makes the sum at the end anew.
pub fn reseal(bytes: &mut [u8]) {
    let (content, sum) = bytes.split_at_mut(bytes.len() - 8);
    let mut right = 0xcbf2_9ce4_8422_2325_u64;
    for word in content.chunks_exact(8) {
        right ^= u64::from_le_bytes(word.try_into().expect("eight bytes"));
        right = right.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
    sum.copy_from_slice(&right.to_le_bytes());
}
