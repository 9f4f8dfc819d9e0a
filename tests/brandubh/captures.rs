//! What is captured, and where the king is home.

use super::flaw::Flaw;
use super::plain::{
    ATTACKER, ATTACKERS, BORDER, DEFENDERS, DIAGONALS, EMPTY, KING, Plain, Rules, STRIDE, THRONE,
    WAYS, all_squares, is_corner, is_edge, other, side_of,
};

impl Plain {
    pub fn hostile_to(&self, square: i32, side: i32) -> bool {
        let (corner, throne) = (is_corner(square), square == THRONE);
        let defenders = side == DEFENDERS;
        match self.at(square) {
            _ if side != ATTACKERS && side != DEFENDERS => false,
            EMPTY if corner => {
                let spared = defenders && self.has(Flaw::CornersAgainstAttackers);
                !spared && !self.has(Flaw::CornersHarmless)
            }
            EMPTY if throne => {
                let spared = defenders && self.has(Flaw::ThroneAgainstAttackers);
                !spared && !self.has(Flaw::ThroneHarmless)
            }
            EMPTY => false,
            BORDER => self.has(Flaw::EdgeHostile),
            KING if self.has(Flaw::KingNoAnvil) => false,
            piece => {
                let always = corner && self.has(Flaw::HeldCornersHostile)
                    || throne && self.has(Flaw::HeldThroneHostile);
                always || side_of(piece) == other(side)
            }
        }
    }

    /// Whether a piece on one square takes the piece that stands one step away from it.
    fn takes(&self, square: i32, way: i32, rules: Rules) -> bool {
        let victim = square + way;
        let piece = self.at(victim);
        if side_of(piece) < 0 || side_of(piece) == side_of(self.at(square)) {
            return false;
        }
        let as_any_piece = self.hostile_to(victim + way, side_of(piece));
        match piece {
            KING if self.has(Flaw::OnlyFirstKing) && victim != self.king_square() => false,
            KING => self.takes_king(victim, as_any_piece, victim + way, rules),
            _ => as_any_piece || self.has(Flaw::Touching),
        }
    }

    fn takes_king(&self, king: i32, as_any_piece: bool, beyond: i32, rules: Rules) -> bool {
        let around = WAYS.map(|way| king + way);
        let attacked = |&at: &i32| self.at(at) == ATTACKER;
        let attackers = around.iter().filter(|at| attacked(at)).count();
        let throne_is_empty = self.at(THRONE) == EMPTY;
        let strong = rules.king_strong && !self.has(Flaw::StrongNever);
        let two = rules.king_everywhere_two
            && !self.has(Flaw::TwoNever)
            && !(king == THRONE && self.has(Flaw::TwoNotOnThrone));
        if strong && !(two && self.has(Flaw::TwoBeforeStrong)) {
            let closes = |at: &i32| match self.at(*at) {
                ATTACKER => true,
                BORDER => self.has(Flaw::StrongEdgeCloses),
                EMPTY if *at == THRONE => !self.has(Flaw::StrongThroneOpen),
                EMPTY => false,
                _ => *at == THRONE && self.has(Flaw::StrongHeldThroneCloses),
            };
            return around.iter().all(closes);
        }
        if two {
            let against_throne = beyond == THRONE && throne_is_empty;
            return as_any_piece && !(against_throne && self.has(Flaw::TwoThroneHarmless));
        }
        if king == THRONE {
            return match self.flaw {
                Flaw::KingOnThroneByTwo => as_any_piece,
                Flaw::KingOnThroneByThree => attackers >= 3,
                _ => attackers == 4,
            };
        }
        if self.is_beside_throne(king) {
            let closed = around.iter().filter(|&&at| at != THRONE).all(attacked);
            return match self.flaw {
                Flaw::KingBesideByTwo => as_any_piece,
                Flaw::KingBesideByFour => attackers == 4,
                Flaw::KingBesideEmptyThrone => closed && throne_is_empty,
                _ => closed,
            };
        }
        match self.flaw {
            Flaw::KingByFour => attackers == 4,
            Flaw::KingSafeAtCorners => as_any_piece && attacked(&beyond),
            _ => as_any_piece,
        }
    }

    pub fn captures_at(&self, square: i32, rules: Rules) -> Vec<i32> {
        let piece = self.at(square);
        let disarmed = piece == KING && self.has(Flaw::UnarmedKing) || self.has(Flaw::NoCaptures);
        if side_of(piece) < 0 || disarmed {
            return Vec::new();
        }
        let mut ways = WAYS.to_vec();
        if self.has(Flaw::DiagonalCaptures) {
            ways.extend(DIAGONALS);
        }
        let taken = ways.into_iter().filter(|&way| self.takes(square, way, rules));
        let mut captured: Vec<i32> = taken.map(|way| square + way).collect();
        captured.extend(self.captured_by_mistake(square));
        captured.sort_unstable();
        captured.dedup();
        if self.has(Flaw::OneCapture) {
            captured.truncate(1);
        }
        captured
    }

    /// What only a flaw captures: more than the pieces beside the one that moved.
    fn captured_by_mistake(&self, square: i32) -> Vec<i32> {
        let side = side_of(self.at(square));
        let enemy = |at: i32| side_of(self.at(at)) == other(side) && self.at(at) != KING;
        let between = |at: i32| {
            let hostile = |way: i32| self.hostile_to(at + way, side_of(self.at(at)));
            [1, STRIDE].into_iter().any(|way| hostile(way) && hostile(-way))
        };
        match self.flaw {
            Flaw::EveryoneCaptures => {
                all_squares().filter(|&at| enemy(at) && between(at)).collect()
            }
            Flaw::MoverCaptured if self.at(square) != KING && between(square) => vec![square],
            Flaw::RowsCaptured => {
                let mut captured = Vec::new();
                for way in WAYS {
                    let mut row = Vec::new();
                    let mut at = square + way;
                    while enemy(at) {
                        row.push(at);
                        at += way;
                    }
                    if self.hostile_to(at, other(side)) {
                        captured.append(&mut row);
                    }
                }
                captured
            }
            _ => Vec::new(),
        }
    }

    /// Whether a king on a square has got away.
    pub fn is_home(&self, square: i32, rules: Rules) -> bool {
        let edge = rules.escape_edge && !self.has(Flaw::EscapeCornersOnly);
        if edge || self.has(Flaw::HomeOnEdges) { is_edge(square) } else { is_corner(square) }
    }
}
