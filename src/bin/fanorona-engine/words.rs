//! What the library's values are called in answers.

use fanorona::{Ending, Kind, Outcome, Side};

pub(crate) fn side(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// The side at the beginning of a sentence.
pub(crate) fn player(side: Side) -> &'static str {
    match side {
        Side::White => "White",
        Side::Black => "Black",
    }
}

pub(crate) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Paika => "paika",
        Kind::Approach => "approach",
        Kind::Withdrawal => "withdrawal",
    }
}

/// How a game has ended, as a sentence without its full stop.
pub(crate) fn outcome(outcome: Outcome) -> String {
    let why = |loser: Side| match outcome.ending() {
        Ending::NoStones => format!("{} has no stones left", player(loser)),
        _ => format!("{} has no move", player(loser)),
    };
    match (outcome.winner(), outcome.ending()) {
        (Some(winner), _) => format!("{} has won: {}", player(winner), why(winner.other())),
        (None, Ending::Repetition) => "a draw: the position has come round too often".to_owned(),
        (None, Ending::Quiet) => "a draw: nothing was taken for too long".to_owned(),
        (None, _) => "a draw: the game has had all its moves".to_owned(),
    }
}
