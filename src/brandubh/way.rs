use core::cmp::Ordering::{Equal, Greater, Less};

use super::Square;

/// One of the four ways along a rank or a file, in the order in which moves are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Left,
    Right,
    Down,
    Up,
}

impl Way {
    pub(super) const ALL: [Way; 4] = [Way::Left, Way::Right, Way::Down, Way::Up];

    /// The way that leads from one square straight to another, if one does.
    pub(super) fn between(from: Square, to: Square) -> Option<Way> {
        match (to.file().cmp(&from.file()), to.rank().cmp(&from.rank())) {
            (Less, Equal) => Some(Way::Left),
            (Greater, Equal) => Some(Way::Right),
            (Equal, Less) => Some(Way::Down),
            (Equal, Greater) => Some(Way::Up),
            _ => None,
        }
    }
}
