use super::weights::Weights;
use crate::geometry::{Direction, PointSet, Side};
use crate::position::Position;
use crate::steps::{Kind, Lines};

/// No evaluation is above this, so that none passes for a proved win.
const CEILING: i32 = 20_000;

impl Position {
    /// The position scored for White with no looking ahead, in hundredths of a stone.
    #[must_use]
    pub fn evaluate(&self, weights: &Weights) -> i32 {
        let mut score = 0;
        for side in Side::ALL {
            let counts = weights.sum(self.counted(side));
            score += if side == Side::White { counts } else { -counts };
        }
        score.clamp(-CEILING, CEILING)
    }

    /// The same for the side to move.
    pub(super) fn evaluate_to_move(&self, weights: &Weights) -> i32 {
        let score = self.evaluate(weights);
        if self.side() == Side::White { score } else { -score }
    }

    /// What a side has of each thing that there is a weight for.
    fn counted(&self, side: Side) -> [i32; Weights::COUNT] {
        let lines = Lines::of(self, side);
        let stones = self.stones(side);
        let mut mobility = 0;
        let mut threats = 0;
        for direction in Direction::ALL {
            let free = lines.free(stones.bits(), direction);
            mobility += free.count_ones() as i32;
            for kind in Kind::CAPTURES {
                threats += lines.taking(free, direction, kind).count_ones() as i32;
            }
        }
        let all = stones.len() + self.stones(side.other()).len();
        [
            stones.len() as i32,
            mobility,
            (stones & PointSet::STRONG).len() as i32,
            threats,
            i32::from(self.side() == side),
            (stones.len() * 100 / all.max(1)) as i32,
        ]
    }
}
