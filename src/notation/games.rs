use core::fmt;
use core::str::FromStr;

use super::headers::plain;
use super::{CountedPosition, GameFault, GameTextError, Header, MoveTextError};
use crate::geometry::{Side, Size};
use crate::moves::Move;
use crate::variant::Variant;

const FIRST_LINE: &str = "fanorona 1";
const MOVES_LINE: &str = "moves";

/// A record of a game: headers, and moves in order.
///
/// It is well formed at all times: its [`Display`](fmt::Display) text always
/// reads back, and what does not fit is refused when it comes. Whether the moves
/// could be played is not asked.
///
/// ```
/// use fanorona::{GameText, Header};
///
/// let mut text = GameText::new();
/// text.set(Header::White, "Soa")?;
/// text.push("d3-e3A".parse()?)?;
/// assert_eq!(text.to_string(), "fanorona 1\nwhite Soa\nmoves\nd3-e3A\n");
///
/// let refused = GameText::parse(b"fanorona 1\nmoves\nd3-f3A\n").unwrap_err();
/// assert_eq!((refused.reason.word(), refused.line), ("not_adjacent", 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    headers: Headers,
    sense: Sense,
    moves: Vec<Move>,
    moves_at: Option<usize>,
}

/// By their place in [`Header::ALL`].
type Headers = [Option<Entry>; Header::ALL.len()];

/// A header's value, and the line that it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    value: String,
    line: Option<usize>,
}

/// What headers come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sense {
    variant: Variant,
    start: Option<CountedPosition>,
    chain: Option<Move>,
}

impl GameText {
    /// A record with no header and no move.
    #[must_use]
    pub fn new() -> GameText {
        GameText::default()
    }

    /// Reads the text of a game. Each line ends in LF or CR LF; the last may
    /// end without, and empty lines at the end are nothing.
    ///
    /// What is read has a header [`Header::Variant`] in any case.
    ///
    /// # Errors
    ///
    /// The first fault that is found. The header lines are read one by one, then
    /// the line of the moves is sought, then the headers' values are made sense
    /// of, and the moves come last.
    pub fn parse(text: &[u8]) -> Result<GameText, GameTextError> {
        let lines = lines(text);
        match lines.first() {
            None => return Err(GameFault::Empty.at(1)),
            Some(&first) if first != FIRST_LINE.as_bytes() => {
                return Err(GameFault::NotAGame.at(1));
            }
            Some(_) => {}
        }
        let moves_line = lines.iter().position(|&line| line == MOVES_LINE.as_bytes());
        let mut headers = Headers::default();
        for (index, line) in lines[..moves_line.unwrap_or(lines.len())].iter().enumerate().skip(1) {
            let number = index + 1;
            let (header, value) = read_header(line).map_err(|fault| fault.at(number))?;
            let entry = &mut headers[header as usize];
            if entry.is_some() {
                return Err(GameFault::RepeatedHeader.at(number));
            }
            header.check(value).map_err(|fault| fault.at(number))?;
            *entry = Some(Entry { value: value.to_owned(), line: Some(number) });
        }
        let here = |(header, fault): (Header, GameFault)| {
            fault.at(headers[header as usize].as_ref().and_then(|entry| entry.line).unwrap_or(1))
        };
        check_offer(&headers).map_err(here)?;
        let moves_line = moves_line.ok_or(GameFault::NoMovesLine.at(lines.len() + 1))?;
        let sense = make_sense(&headers).map_err(here)?;

        let size = sense.variant.size();
        let moves = lines.iter().enumerate().skip(moves_line + 1).map(|(index, line)| {
            Move::parse(line, size).map_err(|reason| GameFault::Move(reason).at(index + 1))
        });
        let moves = moves.collect::<Result<Vec<Move>, GameTextError>>()?;
        headers[Header::Variant as usize]
            .get_or_insert_with(|| Entry { value: "sivy".to_owned(), line: None });
        Ok(GameText { headers, sense, moves, moves_at: Some(moves_line + 2) })
    }

    /// The value of a header, exactly as written.
    #[must_use]
    pub fn header(&self, header: Header) -> Option<&str> {
        self.entry(header).map(|entry| entry.value.as_str())
    }

    /// The number of the line that a header was read from, if it was.
    #[must_use]
    pub fn header_line(&self, header: Header) -> Option<usize> {
        self.entry(header)?.line
    }

    fn entry(&self, header: Header) -> Option<&Entry> {
        self.headers[header as usize].as_ref()
    }

    /// Gives a header a value in place of the one it has.
    ///
    /// # Errors
    ///
    /// Refuses what would not be read back, also for what is there already: an
    /// offer beside a result, or a board without a point of the start, the chain
    /// or a move. Nothing is changed then.
    pub fn set(&mut self, header: Header, value: &str) -> Result<(), GameFault> {
        let value = plain(value.as_bytes()).ok_or(GameFault::BadHeader)?;
        header.check(value)?;
        self.change(header, Some(Entry { value: value.to_owned(), line: None }))
    }

    /// Takes a header away.
    ///
    /// # Errors
    ///
    /// As for [`set`](GameText::set).
    pub fn clear(&mut self, header: Header) -> Result<(), GameFault> {
        self.change(header, None)
    }

    fn change(&mut self, header: Header, entry: Option<Entry>) -> Result<(), GameFault> {
        let mut headers = self.headers.clone();
        headers[header as usize] = entry;
        check_offer(&headers).map_err(|refused| refused.1)?;
        let sense = make_sense(&headers).map_err(|refused| refused.1)?;
        let size = sense.variant.size();
        if !self.moves.iter().all(|whole| fits(whole, size)) {
            return Err(MoveTextError::OffBoard.into());
        }
        (self.headers, self.sense) = (headers, sense);
        Ok(())
    }

    /// The variant that the headers come to.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.sense.variant
    }

    /// The position that the game starts from, if it is not the set-up.
    #[must_use]
    pub const fn start(&self) -> Option<&CountedPosition> {
        self.sense.start.as_ref()
    }

    /// The side whose offer of a draw is standing.
    #[must_use]
    pub fn offer(&self) -> Option<Side> {
        match self.header(Header::Offer)? {
            "white" => Some(Side::White),
            _ => Some(Side::Black),
        }
    }

    /// The steps made so far of a move in progress.
    #[must_use]
    pub const fn chain(&self) -> Option<&Move> {
        self.sense.chain.as_ref()
    }

    /// The moves, in order.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The number of the line that the first move was read from, or would have
    /// been; none where nothing was read.
    #[must_use]
    pub const fn moves_at(&self) -> Option<usize> {
        self.moves_at
    }

    /// Adds a move at the end.
    ///
    /// # Errors
    ///
    /// Refuses a move that leaves the board.
    pub fn push(&mut self, whole: Move) -> Result<(), MoveTextError> {
        if !fits(&whole, self.variant().size()) {
            return Err(MoveTextError::OffBoard);
        }
        self.moves.push(whole);
        Ok(())
    }
}

/// The lines, without the empty ones at the end.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
    // A CR is part of a line's end only where the LF follows.
    if let Some((_, ended)) = lines.split_last_mut() {
        for line in ended {
            *line = line.strip_suffix(b"\r").unwrap_or(line);
        }
    }
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    lines
}

fn read_header(line: &[u8]) -> Result<(Header, &str), GameFault> {
    let space = line.iter().position(|&byte| byte == b' ').ok_or(GameFault::BadHeader)?;
    let (name, value) = (&line[..space], &line[space + 1..]);
    let (name, value) = plain(name).zip(plain(value)).ok_or(GameFault::BadHeader)?;
    Ok((Header::named(name).ok_or(GameFault::UnknownHeader)?, value))
}

/// Refuses an offer in a game that has ended.
fn check_offer(headers: &Headers) -> Result<(), (Header, GameFault)> {
    match (&headers[Header::Offer as usize], &headers[Header::Result as usize]) {
        (Some(_), Some(_)) => Err((Header::Offer, GameFault::BadOffer)),
        _ => Ok(()),
    }
}

fn make_sense(headers: &Headers) -> Result<Sense, (Header, GameFault)> {
    let value = |header: Header| headers[header as usize].as_ref().map(|entry| &*entry.value);
    let mut variant = Variant::default();
    for header in Header::ALL {
        if let Some((field, value)) = header.field().zip(value(header)) {
            variant = variant.with(field, value).ok_or((header, GameFault::BadVariant))?;
        }
    }
    let size = variant.size();
    let start = value(Header::Start).map(|value| {
        let start = CountedPosition::parse(value.as_bytes()).ok();
        start
            .filter(|start| start.position().size() == size)
            .ok_or((Header::Start, GameFault::BadStart))
    });
    let start = start.transpose()?;
    let chain = value(Header::Chain).map(|value| {
        Move::parse(value.as_bytes(), size).map_err(|reason| (Header::Chain, reason.into()))
    });
    Ok(Sense { variant, start, chain: chain.transpose()? })
}

fn fits(whole: &Move, size: Size) -> bool {
    whole.points().all(|point| size.contains(point))
}

impl FromStr for GameText {
    type Err = GameTextError;

    fn from_str(text: &str) -> Result<GameText, GameTextError> {
        GameText::parse(text.as_bytes())
    }
}

impl fmt::Display for GameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        for header in Header::ALL {
            if let Some(value) = self.header(header) {
                writeln!(f, "{} {value}", header.name())?;
            }
        }
        writeln!(f, "{MOVES_LINE}")?;
        self.moves.iter().try_for_each(|whole| writeln!(f, "{whole}"))
    }
}
