//! The mistakes that people make when they write the rules down, to be made on purpose: a test that
//! does not notice one of them tests too little.

/// One rule turned round. Each is asked where the rule it breaks is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// The rules as they are.
    #[default]
    None,
    /// Diagonals leave every point.
    EveryPointStrong,
    /// Diagonals leave the other half of the points.
    OddPointsStrong,
    NoDiagonals,
    /// The middle rank of the set-up the other way round.
    SetupReversed,
    NoApproach,
    NoWithdrawal,
    NoDiagonalApproach,
    NoDiagonalWithdrawal,
    /// A row loses its first stone alone.
    NearestOnly,
    /// A row goes on after an empty point.
    PastGap,
    /// A row goes on after a stone of the mover's.
    PastOwn,
    /// A step that takes ahead and behind takes both at once.
    BothWaysAtOnce,
    /// A step that takes ahead and behind takes ahead.
    ApproachFirst,
    /// A step that takes ahead and behind takes the longer row.
    LongerWayOnly,
    /// Paikas though a stone can take.
    PaikaAlways,
    /// Paikas of the stones that cannot take, though another can.
    OnlyThatStoneMust,
    /// A step that takes may decline to.
    Declining,
    /// The most stones must be taken.
    MostOnly,
    NoChains,
    /// Another stone may go on.
    AnyStoneGoesOn,
    /// A chain may end with a paika.
    PaikaInChain,
    SameDirection,
    /// No direction twice in a move.
    NoDirectionTwice,
    /// Any point may be stood on again.
    Revisits,
    /// The point of departure may be stood on again.
    StartRevisited,
    /// A chain goes on as long as it can.
    MustGoOn,
    /// A chain is open even when nothing can follow.
    NeverEndsByItself,
    /// Stones are taken off when the move is over.
    TakenOffLate,
    /// A stone may not begin a move in the direction in which it ended its last.
    DirectionCarries,
    WithdrawalListedFirst,
    CounterClockwise,
    TopRankFirst,
    LongerMovesFirst,
    KeyWithoutSide,
    KeyWithoutSize,
    /// A side without stones is a side without a step.
    LastStoneUnnoticed,
    /// A side without a step has drawn.
    StuckDraws,
    /// A side without a step has won.
    StuckWins,
    /// A game drawn by a number is never won by the same move.
    DrawsFirst,
    /// A position is the same whoever is to move.
    RepetitionIgnoresSide,
    /// The position a game starts from has not occurred.
    StartNeverOccurred,
    /// Only an occurrence two moves ago counts.
    RepetitionInARow,
    /// The quiet moves of one side are counted.
    QuietCountsTurns,
    /// A capture leaves the count of quiet moves where it is.
    QuietNeverReset,
    /// The limit of quiet moves must be passed.
    QuietOneLate,
    /// A cap on plies counts moves of both sides as one.
    CapCountsTurns,
}
