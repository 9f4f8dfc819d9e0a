//! Tables of what was found about positions: of a size that is given, and so with room for some of it only.

/// What a table is asked by: all that tells one question from another.
pub(crate) trait Key: Copy + PartialEq {
    /// A number in which every bit depends on the whole key.
    fn hash(self) -> u64;
}

/// What was found, and by how deep a look.
#[derive(Clone, Copy)]
pub(crate) struct Entry<K, V> {
    key: K,
    pub(crate) value: V,
    pub(crate) depth: i16,
    used: bool,
}

/// Pairs of entries: one keeps the deepest, the other the latest.
pub(crate) struct Table<K, V>(Vec<[Entry<K, V>; 2]>);

impl<K: Key + Default, V: Copy + Default> Table<K, V> {
    /// The bytes of a pair.
    pub(crate) const PAIR: usize = size_of::<[Entry<K, V>; 2]>();

    /// A table of so many pairs, a power of two. `None` where no memory is left for it.
    pub(crate) fn new(pairs: usize) -> Option<Table<K, V>> {
        debug_assert!(pairs.is_power_of_two());
        let unused = Entry { key: K::default(), value: V::default(), depth: 0, used: false };
        let mut table = Vec::new();
        table.try_reserve_exact(pairs).ok()?;
        table.resize(pairs, [unused; 2]);
        Some(Table(table))
    }

    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.0.capacity() * Self::PAIR
    }

    fn slot(&self, key: K) -> usize {
        key.hash() as usize & (self.0.len() - 1)
    }

    pub(crate) fn get(&self, key: K) -> Option<Entry<K, V>> {
        self.0[self.slot(key)].into_iter().find(|entry| entry.used && entry.key == key)
    }

    pub(crate) fn put(&mut self, key: K, value: V, depth: i16) {
        let slot = self.slot(key);
        let entry = Entry { key, value, depth, used: true };
        let [deepest, latest] = &mut self.0[slot];
        if !deepest.used || deepest.key == key || depth >= deepest.depth {
            if deepest.key != key {
                *latest = *deepest;
            }
            *deepest = entry;
        } else {
            *latest = entry;
        }
    }
}
