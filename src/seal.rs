//! What marks bytes that go out to be given back later.

/// Where the content begins: after the word for what it is and the version.
pub(crate) const CONTENT: usize = 5;
/// The bytes at the end that are not content.
const SUM: usize = 8;

/// Where the sum begins, which is where the content ends.
pub(crate) const fn end(size: usize) -> usize {
    size - SUM
}

/// Writes the word and the version in front and the sum at the end.
///
/// A reader makes the bytes anew from what it has read and compares, so that
/// everything has one spelling and nothing can hide in spare bytes.
pub(crate) fn seal(bytes: &mut [u8], word: &[u8; 4], version: u8) {
    bytes[..4].copy_from_slice(word);
    bytes[4] = version;
    let (content, sum) = bytes.split_at_mut(end(bytes.len()));
    sum.copy_from_slice(&checksum(content).to_le_bytes());
}

/// Tells damage; it keeps no secret. The content is whole words, as is faster at every step
/// of a game than bytes.
fn checksum(bytes: &[u8]) -> u64 {
    let words = bytes.chunks_exact(8);
    debug_assert!(words.remainder().is_empty());
    words.fold(0xcbf2_9ce4_8422_2325_u64, |sum, word| {
        let word = word.try_into().map_or(0, u64::from_le_bytes);
        // Turned, so that a change of the highest bits moves on to the others.
        (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
    })
}
