use core::str::FromStr;

use super::MoveTextError;
use crate::chains::CHAIN_MAX;
use crate::geometry::{Direction, Point, Size};
use crate::moves::Move;
use crate::steps::Kind;

impl Move {
    /// Reads a move on a board of some size. What stands on the board is not asked.
    ///
    /// ```
    /// use fanorona::{Move, MoveTextError, Size};
    ///
    /// let chain = Move::parse(b"h3-g3A-h4W", Size::SIVY)?;
    /// assert_eq!(chain.steps().len(), 2);
    /// assert_eq!(Move::parse(b"d3-f3A", Size::SIVY), Err(MoveTextError::NotAdjacent));
    /// # Ok::<(), MoveTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first reason that applies anywhere in the text.
    pub fn parse(text: &[u8], size: Size) -> Result<Move, MoveTextError> {
        if text.is_empty() {
            return Err(MoveTextError::Empty);
        }
        if !is_shaped(text) {
            return Err(MoveTextError::BadShape);
        }
        if begins_as_point(text) && text.get(2).is_some_and(u8::is_ascii_alphabetic) {
            return Err(MoveTextError::KindOnStart);
        }
        let arrivals = || text.split(|&byte| byte == b'-');
        if !arrivals().all(begins_as_point) {
            return Err(MoveTextError::BadPoint);
        }
        if arrivals().count() > CHAIN_MAX + 1 {
            return Err(MoveTextError::TooLong);
        }
        let kinds: Option<Vec<Kind>> = arrivals().map(kind).collect();
        let kinds = kinds.ok_or(MoveTextError::BadKind)?;
        let points: Option<Vec<Point>> = arrivals().map(|arrival| point(arrival, size)).collect();
        let points = points.ok_or(MoveTextError::OffBoard)?;

        let legs = || points.iter().copied().zip(points.iter().copied().skip(1));
        if legs().any(|(from, to)| from == to) {
            return Err(MoveTextError::SamePoint);
        }
        let ways: Option<Vec<Direction>> = legs().map(|(from, to)| towards(from, to)).collect();
        let ways = ways.ok_or(MoveTextError::NotAdjacent)?;
        if points.iter().zip(&ways).any(|(from, &way)| from.next(way).is_none()) {
            return Err(MoveTextError::NoLine);
        }
        let steps: Vec<_> = ways.into_iter().zip(kinds.into_iter().skip(1)).collect();
        // Nothing else is left that a move cannot be.
        Move::new(points[0], &steps).ok_or(MoveTextError::PaikaInChain)
    }
}

/// True for parts of letters and digits with one dash between each two.
fn is_shaped(text: &[u8]) -> bool {
    text.contains(&b'-')
        && text
            .split(|&byte| byte == b'-')
            .all(|part| !part.is_empty() && part.iter().all(u8::is_ascii_alphanumeric))
}

fn begins_as_point(arrival: &[u8]) -> bool {
    matches!(arrival, [b'a'..=b'z', b'0'..=b'9', ..])
}

/// The kind of the step that arrives so; a start has none and looks like a paika's end.
fn kind(arrival: &[u8]) -> Option<Kind> {
    match arrival[2..] {
        [] => Some(Kind::Paika),
        [b'A'] => Some(Kind::Approach),
        [b'W'] => Some(Kind::Withdrawal),
        _ => None,
    }
}

fn point(arrival: &[u8], size: Size) -> Option<Point> {
    let point = Point::new(arrival[0].wrapping_sub(b'a'), arrival[1].wrapping_sub(b'1'))?;
    size.contains(point).then_some(point)
}

/// The direction of a neighbour, joined or not.
fn towards(from: Point, to: Point) -> Option<Direction> {
    let leads = |way: &Direction| from.index().wrapping_add_signed(way.offset()) == to.index();
    Direction::ALL.into_iter().find(leads)
}

impl FromStr for Move {
    type Err = MoveTextError;

    /// Reads a move on the nine by five.
    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        Move::parse(text.as_bytes(), Size::SIVY)
    }
}
