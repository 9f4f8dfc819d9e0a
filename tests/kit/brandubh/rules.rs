//! The rules of brandubh, from the plain to the subtle.

use super::super::rules::{Rules, rule};
use crate::brandubh::flaw::Flaw;

pub const RULES: Rules<Flaw> = Rules(&[
    // The board.
    rule("squares", &[], &[Flaw::EightFiles], "A board has seven files and seven ranks."),
    rule(
        "special-squares",
        &["squares"],
        &[Flaw::BesideDiagonally],
        "The throne is d4, the corners are a1, g1, a7 and g7, and d3, c4, e4 and d5 are beside the throne.",
    ),
    rule(
        "setup",
        &["squares"],
        &[Flaw::DefendersBegin],
        "The king begins on the throne with his defenders beside him, two attackers stand behind each of \
         them, and the attackers move first.",
    ),
    rule(
        "position-text",
        &["squares"],
        &[Flaw::LettersFirst, Flaw::SideMayBeMissing],
        "A position is read from its text, or refused for the first thing wrong with it.",
    ),
    // Moves.
    rule(
        "slide",
        &["squares"],
        &[Flaw::OneStep, Flaw::Diagonals],
        "A piece moves any number of squares along a rank or a file.",
    ),
    rule(
        "blocked",
        &["slide"],
        &[Flaw::Jumps, Flaw::LandsOnEnemies],
        "A piece neither lands on another nor jumps one.",
    ),
    rule(
        "king-moves",
        &["slide"],
        &[Flaw::KingStaysPut],
        "The king is one of the defenders' pieces and moves as any other.",
    ),
    rule(
        "throne-stop",
        &["blocked", "special-squares"],
        &[Flaw::AnyoneOnThrone],
        "No attacker and no defender stops on the throne.",
    ),
    rule(
        "throne-king",
        &["throne-stop", "king-moves"],
        &[Flaw::KingReturns],
        "The king does not stop on the throne either, once he has left it.",
    ),
    rule(
        "throne-pass",
        &["throne-stop"],
        &[Flaw::ThroneCloses, Flaw::OnlyKingCrosses],
        "Any piece may cross the empty throne.",
    ),
    rule(
        "corner-stop",
        &["blocked", "special-squares"],
        &[Flaw::AnyoneOnCorners],
        "No attacker and no defender stops on a corner.",
    ),
    rule(
        "corner-king",
        &["corner-stop", "king-moves"],
        &[Flaw::KingKeptFromCorners],
        "The king may stop on a corner.",
    ),
    rule(
        "moves-order",
        &["blocked", "throne-pass", "corner-king", "throne-king"],
        &[Flaw::TopRankFirst, Flaw::RightBeforeLeft, Flaw::UpBeforeDown, Flaw::FarthestFirst],
        "Moves are listed by the square that they leave, a1 first and rank by rank; of each piece those to \
         the left, to the right, down and up, the nearest square first.",
    ),
    // Captures.
    rule(
        "capture",
        &["squares"],
        &[Flaw::NoCaptures, Flaw::Touching, Flaw::DiagonalCaptures],
        "A piece is captured between two enemies, on opposite sides of it along a rank or a file.",
    ),
    rule(
        "capture-by-mover",
        &["capture"],
        &[Flaw::EveryoneCaptures],
        "Only the piece that moved captures, and only pieces beside it.",
    ),
    rule(
        "move-between",
        &["capture"],
        &[Flaw::MoverCaptured],
        "A piece that moves between two enemies is not captured.",
    ),
    rule(
        "capture-one-deep",
        &["capture"],
        &[Flaw::RowsCaptured],
        "Two pieces in a row between two enemies are not captured.",
    ),
    rule(
        "capture-several",
        &["capture"],
        &[Flaw::OneCapture],
        "A move captures every piece that it closes in on, in up to three directions.",
    ),
    rule("edge", &["capture"], &[Flaw::EdgeHostile], "Nothing is captured against the edge."),
    rule(
        "corner-hostile",
        &["capture", "special-squares"],
        &[Flaw::CornersHarmless, Flaw::CornersAgainstAttackers],
        "An empty corner is an enemy to both sides.",
    ),
    rule(
        "corner-held",
        &["corner-hostile"],
        &[Flaw::HeldCornersHostile],
        "A corner on which a piece stands is an enemy only to that piece's enemies.",
    ),
    rule(
        "throne-hostile",
        &["capture", "special-squares"],
        &[Flaw::ThroneHarmless, Flaw::ThroneAgainstAttackers],
        "The empty throne is an enemy to both sides.",
    ),
    rule(
        "throne-held",
        &["throne-hostile"],
        &[Flaw::HeldThroneHostile],
        "The throne on which a piece stands is an enemy only to that piece's enemies.",
    ),
    rule(
        "king-captures",
        &["capture"],
        &[Flaw::UnarmedKing, Flaw::KingNoAnvil],
        "The king captures as any defender does, by moving or by standing still.",
    ),
    // The king is captured.
    rule(
        "king",
        &["capture", "corner-hostile"],
        &[Flaw::KingByFour, Flaw::KingSafeAtCorners],
        "Away from the throne the king is captured as any other piece, between two attackers or between \
         an attacker and an empty corner.",
    ),
    rule(
        "king-throne",
        &["king", "special-squares"],
        &[Flaw::KingOnThroneByTwo, Flaw::KingOnThroneByThree],
        "On the throne the king is captured by attackers on all four sides.",
    ),
    rule(
        "king-beside",
        &["king", "throne-hostile"],
        &[Flaw::KingBesideByTwo, Flaw::KingBesideByFour],
        "Beside the throne the king is captured by attackers on the three sides that are not the throne.",
    ),
    rule(
        "king-beside-held",
        &["king-beside"],
        &[Flaw::KingBesideEmptyThrone],
        "What stands on the throne does not matter to a king beside it.",
    ),
    rule(
        "king-several",
        &["king-throne", "king-beside"],
        &[Flaw::OnlyFirstKing],
        "Of several kings each is captured by himself.",
    ),
    // What a move reports.
    rule(
        "king-taken",
        &["king"],
        &[Flaw::KingTakenAlone, Flaw::KingTakenUnsaid],
        "A move that captures a king says that it has captured, and that a king was among them.",
    ),
    rule(
        "king-home",
        &["special-squares"],
        &[Flaw::HomeOnEdges, Flaw::HomeUnsaid],
        "A king whose move ends on a corner is home.",
    ),
    // Variants.
    rule(
        "variant-throne-pass",
        &["throne-pass", "throne-king", "corner-king"],
        &[Flaw::PassAlways, Flaw::KingPasses],
        "Without throne_pass nobody crosses the throne.",
    ),
    rule(
        "variant-throne-reentry",
        &["throne-king", "throne-pass"],
        &[Flaw::ReentryNever, Flaw::ReentryForAll],
        "With throne_reentry the king, and only he, may stop on the throne.",
    ),
    rule(
        "variant-throne-both",
        &["variant-throne-pass", "variant-throne-reentry"],
        &[Flaw::ReentryCrosses],
        "With throne_reentry and without throne_pass the king stops on the throne and does not cross it.",
    ),
    rule(
        "variant-king-everywhere-two",
        &["king-throne", "king-beside-held", "throne-held"],
        &[Flaw::TwoNever, Flaw::TwoNotOnThrone, Flaw::TwoThroneHarmless],
        "With king_everywhere_two the king is captured as any other piece wherever he stands, against the \
         empty throne too.",
    ),
    rule(
        "variant-king-strong",
        &["king-throne", "king-beside-held", "edge"],
        &[
            Flaw::StrongNever,
            Flaw::StrongEdgeCloses,
            Flaw::StrongThroneOpen,
            Flaw::StrongHeldThroneCloses,
        ],
        "With king_strong every side of the king must be closed, by an attacker or by the empty throne.",
    ),
    rule(
        "variant-strong-first",
        &["variant-king-everywhere-two", "variant-king-strong"],
        &[Flaw::TwoBeforeStrong],
        "Of king_strong and king_everywhere_two, where both are set, king_strong counts.",
    ),
    rule(
        "variant-escape",
        &["king-home"],
        &[Flaw::EscapeCornersOnly],
        "With the escape at the edge a king whose move ends on any square of the edge is home.",
    ),
    // Making moves and taking them back.
    rule(
        "any-move",
        &["king-several", "king-taken", "king-home", "move-between", "capture-several"],
        &[Flaw::OutOfTurnRefused, Flaw::TurnByMover, Flaw::MoveReplaces],
        "Making a move asks only for a piece on its first square and nothing on its second, and passes the \
         turn from the side that has it.",
    ),
    rule(
        "undo",
        &["capture"],
        &[Flaw::CapturedStayGone, Flaw::CapturedKingsReturnAsDefenders, Flaw::UndoKeepsTurn],
        "Taking a move back brings back the piece, whatever was captured and the turn.",
    ),
    // Keys.
    rule(
        "key-side",
        &["position-text"],
        &[Flaw::KeyWithoutSide, Flaw::KeyOfAttackers],
        "The defenders being the side to move is part of a key.",
    ),
    rule(
        "key",
        &["key-side"],
        &[Flaw::KeyKingAsDefender],
        "Every piece on its square is part of a key.",
    ),
    rule(
        "key-captured",
        &["key", "capture"],
        &[Flaw::KeyKeepsCaptured],
        "What was captured is no part of a key.",
    ),
    // Lines of play.
    rule(
        "perft-slides",
        &["blocked", "throne-pass", "throne-king", "corner-king", "capture"],
        &[Flaw::SlidesCapture],
        "A perft without captures takes nothing off the board.",
    ),
    rule(
        "perft-goes-on",
        &[
            "blocked",
            "throne-pass",
            "throne-king",
            "corner-king",
            "capture-by-mover",
            "move-between",
            "capture-one-deep",
            "capture-several",
            "edge",
            "corner-held",
            "throne-held",
            "king-captures",
            "king-beside-held",
            "king-several",
            "king-taken",
            "king-home",
        ],
        &[Flaw::PerftEndsWithKing, Flaw::PerftEndsAtHome],
        "Nothing ends a line of a perft early but a side without moves.",
    ),
    // Endings.
    rule(
        "home-wins",
        &["corner-king", "variant-escape"],
        &[Flaw::HomeGoesOn, Flaw::HomeByMovingOnly],
        "While a king is home the defenders have won, also where a game begins so.",
    ),
    rule(
        "capture-wins",
        &["king-taken", "king-several", "king-home"],
        &[Flaw::KingTakenGoesOn, Flaw::LastKingOnly, Flaw::NoKingGoesOn],
        "The attackers have won when the last move captured a king, or while there is none.",
    ),
    rule("no-pieces", &["capture"], &[Flaw::NoPiecesGoesOn], "Who has no piece has lost."),
    rule(
        "repetition",
        &["king-moves", "blocked"],
        &[Flaw::StartNeverOccurred, Flaw::RepetitionInARow, Flaw::RepetitionOneLate],
        "A position that comes about so many times, the start included, draws the game.",
    ),
    rule(
        "repetition-side",
        &["repetition"],
        &[Flaw::RepetitionIgnoresSide],
        "A position is the same only with the same side to move.",
    ),
    rule(
        "no-move",
        &["blocked", "throne-pass", "throne-king", "corner-king"],
        &[Flaw::StuckDraws, Flaw::StuckWins],
        "Who has pieces and no move has lost.",
    ),
    rule(
        "ply-cap",
        &["king-moves", "blocked"],
        &[Flaw::CapCountsTurns, Flaw::CapOneLate],
        "So many moves of both sides draw the game, where that is asked for.",
    ),
    rule(
        "endings-order",
        &["home-wins", "capture-wins", "no-pieces", "repetition", "no-move", "ply-cap"],
        &[Flaw::PlyCapFirst, Flaw::NoPiecesFirst, Flaw::NoMoveBeforeNoPieces],
        "A game ends for the first reason that applies: a king home, a king captured or missing, no piece, \
         repetition, no move, the limit of moves.",
    ),
    rule(
        "game-over",
        &["endings-order"],
        &[Flaw::PlaysOn],
        "Nothing is played once the game is over.",
    ),
    rule(
        "game-undo",
        &["endings-order"],
        &[Flaw::UndoKeepsOccurrences, Flaw::UndoKeepsTheEnd],
        "A move taken back has not happened: the game goes on, and the position has occurred once less.",
    ),
    // Everything at once.
    rule(
        "why",
        &["moves-order", "variant-throne-both"],
        &[
            Flaw::TurnAskedLate,
            Flaw::StayAskedFirst,
            Flaw::ThroneAskedLate,
            Flaw::CornerAskedLate,
            Flaw::HeldThroneClosed,
        ],
        "A move is refused for the first reason that applies.",
    ),
    rule("whole-game", WHOLE_GAME, &[], "All of it together, in every variant."),
]);

const WHOLE_GAME: &[&str] = &[
    "setup",
    "why",
    "any-move",
    "undo",
    "capture-by-mover",
    "capture-one-deep",
    "corner-held",
    "king-captures",
    "variant-strong-first",
    "variant-escape",
    "key-captured",
    "perft-slides",
    "perft-goes-on",
    "repetition-side",
    "game-over",
    "game-undo",
];
