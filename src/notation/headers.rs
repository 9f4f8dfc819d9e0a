use super::GameFault;
use crate::variant::Field;

/// What may be told of a game before its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Header {
    /// The board: its name or its measures.
    Variant,
    /// The position that the game starts from, where it is not the set-up.
    Start,
    /// The variant's quiet limit.
    QuietLimit,
    /// The variant's repeat.
    Repeat,
    /// The variant's ply cap.
    PlyCap,
    /// Who plays White.
    White,
    /// Who plays Black.
    Black,
    /// How the game ended, and who has won it unless it is drawn.
    Result,
    /// The side whose offer of a draw is standing.
    Offer,
    /// The steps so far of a move in progress.
    Chain,
}

impl Header {
    /// Every header, in the order in which they are written.
    pub const ALL: [Header; 10] = [
        Header::Variant,
        Header::Start,
        Header::QuietLimit,
        Header::Repeat,
        Header::PlyCap,
        Header::White,
        Header::Black,
        Header::Result,
        Header::Offer,
        Header::Chain,
    ];

    /// The word that a header line begins with.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Header::Variant => "variant",
            Header::Start => "start",
            Header::QuietLimit => "quiet_limit",
            Header::Repeat => "repeat",
            Header::PlyCap => "ply_cap",
            Header::White => "white",
            Header::Black => "black",
            Header::Result => "result",
            Header::Offer => "offer",
            Header::Chain => "chain",
        }
    }

    /// The header with that name, if there is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Header> {
        Header::ALL.into_iter().find(|header| header.name() == name)
    }

    /// The field of a variant that this header gives.
    pub(super) const fn field(self) -> Option<Field> {
        match self {
            Header::Variant => Some(Field::Board),
            Header::QuietLimit => Some(Field::QuietLimit),
            Header::Repeat => Some(Field::Repeat),
            Header::PlyCap => Some(Field::PlyCap),
            _ => None,
        }
    }

    /// What is wrong with a plain value of this header, seen by itself.
    pub(super) fn check(self, value: &str) -> Result<(), GameFault> {
        let digits = || value.bytes().all(|byte| byte.is_ascii_digit());
        match self {
            Header::QuietLimit | Header::Repeat | Header::PlyCap if !digits() => {
                Err(GameFault::BadNumber)
            }
            Header::Offer if value != "white" && value != "black" => Err(GameFault::BadOffer),
            _ => Ok(()),
        }
    }
}

/// Text that can stand on a line and be read there: printable ASCII, not all of it spaces.
pub(super) fn plain(text: &[u8]) -> Option<&str> {
    let printable = text.iter().all(|&byte| byte == b' ' || byte.is_ascii_graphic());
    let seen = text.iter().any(u8::is_ascii_graphic);
    if printable && seen { core::str::from_utf8(text).ok() } else { None }
}
