//! The mistakes that people make when they write the rules down, to be made on purpose: a test that
//! does not notice one of them tests too little.

/// One rule turned round. Each is asked where the rule it breaks is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flaw {
    /// The rules as they are.
    #[default]
    None,
    /// There is an h-file.
    EightFiles,
    /// The squares that touch the throne by a corner are beside it too.
    BesideDiagonally,
    DefendersBegin,
    /// Strange characters are looked for in the whole text before anything else.
    LettersFirst,
    /// A text without a side is read, the attackers to move.
    SideMayBeMissing,
    OneStep,
    Diagonals,
    Jumps,
    LandsOnEnemies,
    KingStaysPut,
    AnyoneOnThrone,
    KingReturns,
    /// Nobody crosses the throne.
    ThroneCloses,
    /// Nobody but the king crosses the throne.
    OnlyKingCrosses,
    AnyoneOnCorners,
    KingKeptFromCorners,
    TopRankFirst,
    RightBeforeLeft,
    UpBeforeDown,
    FarthestFirst,
    /// Whose piece it is is asked after the line.
    TurnAskedLate,
    /// Whether the squares are one is asked before whether a piece stands there.
    StayAskedFirst,
    /// What is in the way is asked before the throne.
    ThroneAskedLate,
    /// What is in the way is asked before the corner.
    CornerAskedLate,
    /// A piece on a throne that may not be crossed is no piece in the way.
    HeldThroneClosed,
    NoCaptures,
    /// One enemy is enough.
    Touching,
    DiagonalCaptures,
    /// Every enemy between two of the mover's goes, whoever moved.
    EveryoneCaptures,
    /// Who moves between two enemies is captured.
    MoverCaptured,
    /// A row of enemies between two goes as one.
    RowsCaptured,
    /// One piece a move.
    OneCapture,
    EdgeHostile,
    CornersHarmless,
    /// A corner is an enemy to the attackers alone.
    CornersAgainstAttackers,
    /// A corner is an enemy to the king's own side even while he stands there.
    HeldCornersHostile,
    ThroneHarmless,
    /// The throne is an enemy to the attackers alone.
    ThroneAgainstAttackers,
    /// The throne is an enemy to the king's own side even while he stands there.
    HeldThroneHostile,
    /// The king captures nothing by moving.
    UnarmedKing,
    /// Nothing is captured against a king who stands still.
    KingNoAnvil,
    /// The king is closed in on four sides wherever he stands.
    KingByFour,
    KingSafeAtCorners,
    KingOnThroneByTwo,
    KingOnThroneByThree,
    KingBesideByTwo,
    /// An attacker must stand on the throne as well.
    KingBesideByFour,
    /// A king beside the throne is captured only while the throne is empty.
    KingBesideEmptyThrone,
    /// Of several kings only one is captured.
    OnlyFirstKing,
    /// A captured king is no capture.
    KingTakenAlone,
    KingTakenUnsaid,
    HomeOnEdges,
    HomeUnsaid,
    PassAlways,
    /// The king crosses a throne that may not be crossed.
    KingPasses,
    ReentryNever,
    ReentryForAll,
    /// A king who may stop on the throne may cross it too.
    ReentryCrosses,
    TwoNever,
    /// Two take the king everywhere but on the throne.
    TwoNotOnThrone,
    /// The king is not captured against the empty throne.
    TwoThroneHarmless,
    StrongNever,
    StrongEdgeCloses,
    /// The empty throne does not close a side of the king.
    StrongThroneOpen,
    /// The throne closes a side of the king whoever stands there.
    StrongHeldThroneCloses,
    TwoBeforeStrong,
    EscapeCornersOnly,
    /// A move out of turn does nothing.
    OutOfTurnRefused,
    /// The turn goes to the enemies of the piece that moved.
    TurnByMover,
    /// A move replaces what stands where it ends.
    MoveReplaces,
    CapturedStayGone,
    CapturedKingsReturnAsDefenders,
    UndoKeepsTurn,
    PerftEndsWithKing,
    PerftEndsAtHome,
    SlidesCapture,
    KeyKingAsDefender,
    KeyWithoutSide,
    /// The number of the side belongs to the attackers.
    KeyOfAttackers,
    /// A piece that is captured stays in the key.
    KeyKeepsCaptured,
    HomeGoesOn,
    /// A king who was home before the game began has not come home.
    HomeByMovingOnly,
    KingTakenGoesOn,
    /// A captured king ends the game only if he was the last.
    LastKingOnly,
    /// A board that never had a king has lost none.
    NoKingGoesOn,
    NoPiecesGoesOn,
    StuckDraws,
    StuckWins,
    /// The position a game starts from has not occurred.
    StartNeverOccurred,
    /// Only an occurrence four moves ago counts.
    RepetitionInARow,
    RepetitionOneLate,
    /// A position is the same whoever is to move.
    RepetitionIgnoresSide,
    /// A cap on plies counts moves of both sides as one.
    CapCountsTurns,
    CapOneLate,
    PlyCapFirst,
    NoPiecesFirst,
    NoMoveBeforeNoPieces,
    PlaysOn,
    UndoKeepsOccurrences,
    UndoKeepsTheEnd,
}
