/// What the evaluation counts, each in hundredths of a stone.
///
/// Every weight is for the side that has more of the thing than the other; none
/// is outside of [`Weights::RANGE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Weights([i32; Weights::COUNT]);

impl Weights {
    /// How many weights there are.
    pub const COUNT: usize = 6;

    /// The names of the weights, in the order of their numbers.
    ///
    /// - `stone`: a stone on the board.
    /// - `mobility`: a line from a stone to an empty point next to it.
    /// - `strong`: a stone on a point with diagonal lines.
    /// - `threat`: a way to take that would be open if it were the side's turn.
    /// - `turn`: being the side to move.
    /// - `share`: a percent of all the stones on the board, so that being ahead
    ///   counts for more the fewer stones are left.
    pub const NAMES: [&'static str; Weights::COUNT] =
        ["stone", "mobility", "strong", "threat", "turn", "share"];

    /// What a weight may be.
    pub const RANGE: core::ops::RangeInclusive<i32> = -10_000..=10_000;

    /// The number of the weight with a name.
    #[must_use]
    pub fn index_of(name: &str) -> Option<usize> {
        Self::NAMES.iter().position(|&known| known == name)
    }

    /// One weight by its number.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<i32> {
        self.0.get(index).copied()
    }

    /// Changes one weight. False, and nothing changes, where the number is no
    /// weight or the value is out of range.
    pub fn set(&mut self, index: usize, value: i32) -> bool {
        match self.0.get_mut(index) {
            Some(weight) if Self::RANGE.contains(&value) => {
                *weight = value;
                true
            }
            _ => false,
        }
    }

    /// What all things counted for one side come to.
    pub(super) fn sum(&self, counts: [i32; Weights::COUNT]) -> i32 {
        self.0.iter().zip(counts).map(|(weight, count)| weight * count).sum()
    }
}

impl Default for Weights {
    /// The weights that the engine plays with.
    fn default() -> Weights {
        Weights([100, 2, 4, 3, 10, 6])
    }
}
