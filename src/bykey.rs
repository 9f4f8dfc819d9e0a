//! Look-ups by keys, which are as good as random already.

use std::hash::{BuildHasherDefault, Hasher};

/// For maps from what hashes by its key alone.
pub(crate) type ByKey = BuildHasherDefault<KeyHasher>;

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
