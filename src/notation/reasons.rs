/// The word for each reason, by its number from 1. Frozen.
const WORDS: [&str; 26] = [
    "bad_size",
    "empty",
    "bad_shape",
    "kind_on_start",
    "bad_point",
    "too_long",
    "bad_kind",
    "off_board",
    "same_point",
    "not_adjacent",
    "no_line",
    "paika_in_chain",
    "bad_letter",
    "rows",
    "width",
    "side",
    "bad_count",
    "not_a_game",
    "bad_header",
    "unknown_header",
    "repeated_header",
    "bad_number",
    "bad_offer",
    "no_moves_line",
    "bad_variant",
    "bad_start",
];

/// Why text is no move. Each is sought in the whole text before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
pub enum MoveTextError {
    /// A board that cannot be built. Typed calls never meet it.
    #[error("no board of that size can be built")]
    BadSize = 1,
    /// There is no text.
    #[error("there is no text")]
    Empty = 2,
    /// No dash, a dash at either end, two together, or something that is no
    /// ASCII letter, ASCII digit or dash.
    #[error("a move is points with a dash between each two, in letters and digits alone")]
    BadShape = 3,
    /// A letter after the first point.
    #[error("no letter follows the first point, because no step arrives there")]
    KindOnStart = 4,
    /// Something where a point belongs that does not begin as one.
    #[error("a point is a lower-case letter and a digit")]
    BadPoint = 5,
    /// More than [`CHAIN_MAX`](crate::CHAIN_MAX) steps.
    #[error("there are more than forty-four steps")]
    TooLong = 6,
    /// Something after a point that is neither one `A` nor one `W`.
    #[error("nothing but A or W may follow a point")]
    BadKind = 7,
    /// A point that the board lacks.
    #[error("a board of this size has no such point")]
    OffBoard = 8,
    /// A step that goes nowhere.
    #[error("a step goes to another point")]
    SamePoint = 9,
    /// A step to a point that is not next to its start.
    #[error("a step goes to a point next to where it starts")]
    NotAdjacent = 10,
    /// A diagonal step from a weak point.
    #[error("no diagonal line leaves a weak point")]
    NoLine = 11,
    /// Several steps, and one without a letter.
    #[error("each of several steps takes and has its letter")]
    PaikaInChain = 12,
}

/// Why text is no position, with or without counts. Where it has several faults,
/// the first of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[repr(u8)]
pub enum PositionTextError {
    /// There is no text.
    #[error("there is no text")]
    Empty = 2,
    /// More than [`TEXT_MAX`](crate::TEXT_MAX) bytes, or with three spaces more
    /// than [`COUNTED_TEXT_MAX`](crate::COUNTED_TEXT_MAX).
    #[error("the text is longer than any position")]
    TooLong = 6,
    /// Neither two fields nor four.
    #[error("a position has two fields or four, with one space between each two")]
    BadShape = 3,
    /// A character of the board that is not `w`, `b`, `/` or a digit from 1 to 9.
    #[error("a character of the board is not w, b, / or a digit from 1 to 9")]
    BadLetter = 13,
    /// Neither three ranks nor five.
    #[error("a board has three ranks or five")]
    Rows = 14,
    /// Ranks of different widths, or of a width that no board has.
    #[error("every rank has the same 3, 5, 7 or 9 points")]
    Width = 15,
    /// Something that is no side to move.
    #[error("the side to move is w or b")]
    Side = 16,
    /// A count that is not a number of at most nine digits, or a move number of 0.
    #[error("a count is a number of at most nine digits, and moves are numbered from 1")]
    BadCount = 17,
}

/// What is wrong with a line of a game, or with a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum GameFault {
    /// There is no text, or nothing in it but line ends.
    #[error("there is no text")]
    Empty,
    /// The first line does not say what this is.
    #[error("the first line of a game is fanorona 1")]
    NotAGame,
    /// Not a word, a space and a value in printable ASCII.
    #[error("a header is a word, a space and a value in printable ASCII")]
    BadHeader,
    /// No header has that name.
    #[error("no header has that name")]
    UnknownHeader,
    /// There is one of that name already.
    #[error("each header stands in a game once")]
    RepeatedHeader,
    /// Something else than digits for a number.
    #[error("a number is written in decimal digits alone")]
    BadNumber,
    /// An offer by no side, or one beside a result.
    #[error("an offer is by white or black, and never beside a result")]
    BadOffer,
    /// The text ends before the moves begin.
    #[error("the moves come after a line that says so")]
    NoMovesLine,
    /// No such board, or a number that a variant cannot have.
    #[error("a variant has no such board, or cannot have that number")]
    BadVariant,
    /// The start is no position, or one on a board of another size.
    #[error("the start is a position on a board of the variant's size")]
    BadStart,
    /// A move, or the chain, is none on a board of this size.
    #[error("{0}")]
    Move(#[source] MoveTextError),
}

/// Why text is no game, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct GameTextError {
    /// What is wrong.
    #[source]
    pub reason: GameFault,
    /// The number of the line at fault, from 1.
    pub line: usize,
}

impl MoveTextError {
    /// Every reason, in the order in which they are sought.
    pub const ALL: [MoveTextError; 12] = [
        MoveTextError::BadSize,
        MoveTextError::Empty,
        MoveTextError::BadShape,
        MoveTextError::KindOnStart,
        MoveTextError::BadPoint,
        MoveTextError::TooLong,
        MoveTextError::BadKind,
        MoveTextError::OffBoard,
        MoveTextError::SamePoint,
        MoveTextError::NotAdjacent,
        MoveTextError::NoLine,
        MoveTextError::PaikaInChain,
    ];

    /// The number of this reason outside the crate. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The one word for this reason. Frozen.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.code() as usize - 1]
    }
}

impl PositionTextError {
    /// Every reason, in the order in which they are sought.
    pub const ALL: [PositionTextError; 8] = [
        PositionTextError::Empty,
        PositionTextError::TooLong,
        PositionTextError::BadShape,
        PositionTextError::BadLetter,
        PositionTextError::Rows,
        PositionTextError::Width,
        PositionTextError::Side,
        PositionTextError::BadCount,
    ];

    /// The number of this reason outside the crate; what it shares with a
    /// [`MoveTextError`] has the same. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The one word for this reason. Frozen.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.code() as usize - 1]
    }
}

impl GameFault {
    /// Every fault but those of moves, in the order in which they are sought.
    pub const ALL: [GameFault; 10] = [
        GameFault::Empty,
        GameFault::NotAGame,
        GameFault::BadHeader,
        GameFault::UnknownHeader,
        GameFault::RepeatedHeader,
        GameFault::BadNumber,
        GameFault::BadOffer,
        GameFault::NoMovesLine,
        GameFault::BadVariant,
        GameFault::BadStart,
    ];

    /// The number of this fault outside the crate; that of a move is the move's. Frozen.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            GameFault::Empty => MoveTextError::Empty.code(),
            GameFault::NotAGame => 18,
            GameFault::BadHeader => 19,
            GameFault::UnknownHeader => 20,
            GameFault::RepeatedHeader => 21,
            GameFault::BadNumber => 22,
            GameFault::BadOffer => 23,
            GameFault::NoMovesLine => 24,
            GameFault::BadVariant => 25,
            GameFault::BadStart => 26,
            GameFault::Move(reason) => reason.code(),
        }
    }

    /// The one word for this fault. Frozen.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.code() as usize - 1]
    }

    /// This fault in a line.
    pub(super) const fn at(self, line: usize) -> GameTextError {
        GameTextError { reason: self, line }
    }
}

impl From<MoveTextError> for GameFault {
    fn from(reason: MoveTextError) -> GameFault {
        GameFault::Move(reason)
    }
}
