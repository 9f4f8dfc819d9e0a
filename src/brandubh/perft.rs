use super::{Board, Variant};

impl Board {
    /// How many sequences of so many moves there are; 1 for a depth of 0.
    ///
    /// A side without a move ends its line. Nothing else does: a side whose king
    /// has been captured goes on with what it has left. `None` where the number
    /// needs more than 64 bits. The call stack grows with the depth.
    ///
    /// ```
    /// use fanorona::brandubh::{Board, Variant};
    /// assert_eq!(Board::setup().perft(3, &Variant::default()), Some(42_752));
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32, variant: &Variant) -> Option<u64> {
        self.sequences(depth, variant, true)
    }

    /// [`perft`](Board::perft) where nothing is ever captured.
    #[must_use]
    pub fn perft_slides(&self, depth: u32, variant: &Variant) -> Option<u64> {
        self.sequences(depth, variant, false)
    }

    fn sequences(&self, depth: u32, variant: &Variant, captures: bool) -> Option<u64> {
        if depth == 0 {
            return Some(1);
        }
        if depth == 1 {
            return Some(self.count_moves(variant) as u64);
        }
        let mut count = 0_u64;
        for made in self.moves(variant) {
            let mut after = *self;
            if captures {
                after.do_move(made, variant);
            } else {
                after.relocate(made);
            }
            count = count.checked_add(after.sequences(depth - 1, variant, captures)?)?;
        }
        Some(count)
    }
}
