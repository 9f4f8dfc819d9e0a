//! The rules of fanorona, from the plain to the subtle.

use super::super::rules::{Rules, rule};
use crate::plain::Flaw;

pub const RULES: Rules<Flaw> = Rules(&[
    // The board.
    rule("sizes", &[], &[], "A board is 3, 5, 7 or 9 points wide and 3 or 5 high."),
    rule(
        "lines",
        &[],
        &[],
        "Lines join every point to its neighbours along its rank and its file.",
    ),
    rule(
        "strong-points",
        &["lines"],
        &[Flaw::EveryPointStrong, Flaw::OddPointsStrong, Flaw::NoDiagonals],
        "Diagonals meet at every other point, the corners and the centre among them, and at no other.",
    ),
    rule(
        "setup",
        &["sizes"],
        &[Flaw::SetupReversed],
        "White fills the ranks below the middle, Black those above; beside the empty centre White stands \
         on its left and Black on its right, and outwards the colours alternate.",
    ),
    rule(
        "position-text",
        &["sizes"],
        &[],
        "A position is read from its text, or refused for the first thing wrong with it.",
    ),
    rule(
        "counted-text",
        &["position-text"],
        &[],
        "A position may carry the count of quiet moves and the number of the next move.",
    ),
    rule(
        "move-text",
        &["lines"],
        &[],
        "A move is read from its text, or refused for the first thing wrong with it.",
    ),
    // A step.
    rule(
        "empty-point",
        &["lines"],
        &[],
        "A stone steps along a line to the next point, if it is empty.",
    ),
    rule(
        "approach",
        &["lines"],
        &[Flaw::NoApproach],
        "A step takes by approach the enemy stone on the point beyond the one it arrives on.",
    ),
    rule(
        "withdrawal",
        &["lines"],
        &[Flaw::NoWithdrawal],
        "A step takes by withdrawal the enemy stone on the point behind the one it leaves.",
    ),
    rule(
        "approach-diagonal",
        &["approach", "strong-points"],
        &[Flaw::NoDiagonalApproach],
        "A step along a diagonal takes by approach as any other.",
    ),
    rule(
        "withdrawal-diagonal",
        &["withdrawal", "strong-points"],
        &[Flaw::NoDiagonalWithdrawal],
        "A step along a diagonal takes by withdrawal as any other.",
    ),
    rule(
        "row",
        &["approach", "withdrawal"],
        &[Flaw::NearestOnly],
        "With the nearest stone go all enemy stones in an unbroken row behind it.",
    ),
    rule("row-gap", &["row"], &[Flaw::PastGap], "A row ends at the first empty point."),
    rule("row-own", &["row"], &[Flaw::PastOwn], "A row ends at the first stone of the mover's."),
    rule(
        "both-ways",
        &["approach", "withdrawal"],
        &[Flaw::BothWaysAtOnce, Flaw::ApproachFirst, Flaw::LongerWayOnly],
        "A step that could take ahead and behind takes one row, never both, and the mover says which.",
    ),
    // The obligation.
    rule(
        "must-capture",
        &["approach", "withdrawal"],
        &[Flaw::PaikaAlways, Flaw::OnlyThatStoneMust],
        "While any stone of the mover's can take, none may make a paika.",
    ),
    rule("no-declining", &["must-capture"], &[Flaw::Declining], "A step that could take, takes."),
    rule(
        "free-choice",
        &["approach", "withdrawal"],
        &[Flaw::MostOnly],
        "Any capture may be made, however few stones it takes.",
    ),
    // The chain.
    rule(
        "chain",
        &["approach", "withdrawal"],
        &[Flaw::NoChains],
        "A stone that has taken may step and take again in the same move.",
    ),
    rule(
        "chain-stone",
        &["chain"],
        &[Flaw::AnyStoneGoesOn],
        "Only the stone that has taken goes on.",
    ),
    rule("chain-takes", &["chain"], &[Flaw::PaikaInChain], "Every step of a chain takes."),
    rule(
        "chain-direction",
        &["chain-stone", "chain-takes"],
        &[Flaw::SameDirection],
        "No step of a chain goes the way of the step before it.",
    ),
    rule(
        "chain-direction-once",
        &["chain-direction"],
        &[Flaw::NoDirectionTwice],
        "Only the step before counts: north, east, north is allowed.",
    ),
    rule(
        "chain-revisit",
        &["chain-stone", "chain-takes"],
        &[Flaw::Revisits],
        "A chain never arrives on a point on which it has stood.",
    ),
    rule(
        "chain-start",
        &["chain-revisit"],
        &[Flaw::StartRevisited],
        "The point from which a chain set out counts as one on which it has stood.",
    ),
    rule(
        "chain-stop",
        &["chain"],
        &[Flaw::MustGoOn],
        "The mover may stop after any step of a chain.",
    ),
    rule(
        "chain-end",
        &["chain"],
        &[Flaw::NeverEndsByItself],
        "A chain that cannot go on is over, and the turn passes by itself.",
    ),
    rule(
        "taken-at-once",
        &["chain-stop", "chain-end", "chain-start"],
        &[Flaw::TakenOffLate],
        "Stones are off the board as soon as a step takes them, before the chain goes on.",
    ),
    rule(
        "next-move-free",
        &[
            "chain-direction",
            "chain-stop",
            "chain-end",
            "chain-takes",
            "chain-stone",
            "must-capture",
        ],
        &[Flaw::DirectionCarries],
        "Nothing of a chain carries into the next move.",
    ),
    // The order of lists.
    rule(
        "steps-order",
        &["approach", "withdrawal"],
        &[Flaw::CounterClockwise, Flaw::TopRankFirst],
        "Steps are listed by point, a1 first and rank by rank, and for each clockwise from north.",
    ),
    rule(
        "kinds-order",
        &["both-ways", "free-choice", "no-declining", "steps-order"],
        &[Flaw::WithdrawalListedFirst],
        "Of two ways to take, the approach is listed first.",
    ),
    rule(
        "moves-order",
        &["chain-stop", "chain-stone", "chain-takes", "kinds-order"],
        &[Flaw::LongerMovesFirst],
        "A shorter beginning of a chain is listed before what goes on from it.",
    ),
    // Keys.
    rule(
        "key-size",
        &["position-text"],
        &[Flaw::KeyWithoutSize],
        "The size of the board is part of a key.",
    ),
    rule("key-side", &["key-size"], &[Flaw::KeyWithoutSide], "The side to move is part of a key."),
    // Endings.
    rule(
        "quiet",
        &["must-capture"],
        &[Flaw::QuietCountsTurns, Flaw::QuietNeverReset, Flaw::QuietOneLate],
        "So many moves running of both sides that take nothing draw the game.",
    ),
    rule(
        "no-stones",
        &["quiet"],
        &[Flaw::LastStoneUnnoticed],
        "Who takes the last enemy stone has won.",
    ),
    rule(
        "no-moves",
        &["quiet"],
        &[Flaw::StuckDraws, Flaw::StuckWins],
        "Who has stones and no step to make has lost.",
    ),
    rule(
        "repetition",
        &["quiet"],
        &[Flaw::StartNeverOccurred, Flaw::RepetitionInARow],
        "A position that comes about so many times, the start included, draws the game.",
    ),
    rule(
        "repetition-side",
        &["repetition", "strong-points"],
        &[Flaw::RepetitionIgnoresSide],
        "A position is the same only with the same side to move.",
    ),
    rule(
        "ply-cap",
        &["quiet"],
        &[Flaw::CapCountsTurns],
        "So many moves of both sides draw the game, where that is asked for.",
    ),
    rule(
        "win-first",
        &["no-stones", "no-moves", "repetition", "quiet", "ply-cap"],
        &[Flaw::DrawsFirst],
        "A move that wins has won, even where it also reaches a limit.",
    ),
    rule(
        "game-text",
        &["move-text", "counted-text"],
        &[],
        "A game is read from its text, or refused for what is wrong on a line.",
    ),
    // Everything at once.
    rule("why", WHOLE_GAME, &[], "A step is refused for the first reason that applies."),
    rule("whole-game", WHOLE_GAME, &[], "All of it together, on every size of board."),
]);

const WHOLE_GAME: &[&str] = &[
    "strong-points",
    "approach-diagonal",
    "withdrawal-diagonal",
    "row-gap",
    "row-own",
    "both-ways",
    "no-declining",
    "free-choice",
    "chain-stone",
    "chain-takes",
    "chain-direction-once",
    "chain-start",
    "chain-stop",
    "chain-end",
    "taken-at-once",
    "next-move-free",
    "moves-order",
    "key-side",
    "key-size",
    "repetition-side",
    "win-first",
];
