//! What the library's values are called in answers.

use fanorona::{Ending, Game, Kind, Outcome, PROVED_SCORE, Side, WIN_SCORE};

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

/// That a game is over, and how.
pub(crate) fn over(game: &Game) -> String {
    let how = game.outcome().map(outcome).unwrap_or_default();
    format!("the game is over: {how}")
}

/// A search's score as front ends know it: hundredths of a stone, or how many
/// moves of the winner's are left until a proved win.
pub(crate) fn score(score: i32) -> String {
    if score.abs() <= PROVED_SCORE {
        return format!("cp {score}");
    }
    let moves_of_both = WIN_SCORE - score.abs();
    format!("mate {}", (moves_of_both + 1) / 2 * score.signum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores() {
        for (number, text) in [
            (0, "cp 0"),
            (-250, "cp -250"),
            (PROVED_SCORE, "cp 29000"),
            (WIN_SCORE - 1, "mate 1"),
            (WIN_SCORE - 3, "mate 2"),
            (2 - WIN_SCORE, "mate -1"),
            (4 - WIN_SCORE, "mate -2"),
        ] {
            assert_eq!(score(number), text);
        }
    }
}
