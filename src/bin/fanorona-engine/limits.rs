//! How far a search goes.

use std::ops::RangeInclusive;

use fanorona::{SEARCH_DEPTH_MAX, SearchOptions};

/// What a search was told of how far to go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Limits {
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

impl Limits {
    /// What a depth may be.
    pub(crate) const DEPTHS: RangeInclusive<i64> = 1..=SEARCH_DEPTH_MAX as i64;

    /// A limit that was not given is none, unless neither was.
    pub(crate) fn options(self, seed: u64) -> SearchOptions {
        let usual = SearchOptions { seed, ..SearchOptions::default() };
        match self {
            Limits { nodes: Some(budget), depth: None } => SearchOptions { budget, ..usual },
            Limits { nodes, depth: Some(depth) } => {
                SearchOptions { budget: nodes.unwrap_or(u64::MAX), depth, ..usual }
            }
            Limits { nodes: None, depth: None } => usual,
        }
    }
}
