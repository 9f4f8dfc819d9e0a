//! Looking ahead in a game.

use std::ffi::c_char;

use super::codes::*;
use super::values::StepValue;
use crate::abi::boundary::{Handle, answer, guard, read};
use crate::abi::buffers::{Buffer, Out, text, value};
use crate::game::Game;
use crate::search::{SEARCH_DEPTH_MAX, SearchOptions, Weights};

/// What the evaluation counts, in hundredths of a stone. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WeightsValue {
    /// The weights, in the order of fanorona_weight_name, each from
    /// -FANORONA_WEIGHT_MAX to FANORONA_WEIGHT_MAX. After the first
    /// FANORONA_WEIGHTS they must be 0.
    pub value: [i32; 16],
}

/// How a search is done. 128 bytes. Begin with fanorona_search_defaults.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OptionsValue {
    /// How many positions it may look at; at least 1.
    pub budget: u64,
    /// Settles the choice among moves of the same score, and nothing else.
    pub seed: u64,
    /// How many moves ahead it may look, from 1 to FANORONA_SEARCH_DEPTH_MAX.
    pub depth: i32,
    /// Room to grow; must be 0.
    pub reserved: [i32; 11],
    /// What the evaluation counts.
    pub weights: WeightsValue,
}

/// What a search found, beside the steps of the move. 64 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FoundValue {
    /// How many positions were looked at.
    pub nodes: u64,
    /// The score for the side to move, in hundredths of a stone. A proved win is
    /// above FANORONA_SCORE_PROVED, and nearer ones are higher.
    pub score: i32,
    /// How many moves ahead the last finished iteration looked.
    pub depth: i32,
    /// 1 when the move ends by stopping, otherwise 0.
    pub stop: i32,
    /// 1 when the budget cut an iteration short, otherwise 0.
    pub stopped: i32,
    /// Room to grow; 0.
    pub reserved: [i32; 10],
}

const _: () = {
    assert!(size_of::<WeightsValue>() == 64);
    assert!(size_of::<OptionsValue>() == 128);
    assert!(size_of::<FoundValue>() == 64);
    assert!(Weights::COUNT <= 16);
    assert!(FANORONA_WEIGHTS == Weights::COUNT as i32);
    assert!(FANORONA_WEIGHT_MAX == *Weights::RANGE.end());
    assert!(-FANORONA_WEIGHT_MAX == *Weights::RANGE.start());
    assert!(FANORONA_SEARCH_DEPTH_MAX == SEARCH_DEPTH_MAX as i32);
    assert!(FANORONA_SCORE_PROVED == crate::search::PROVED_SCORE);
};

impl WeightsValue {
    fn to_weights(self) -> Result<Weights, Failure> {
        let mut weights = Weights::default();
        for (index, value) in self.value.into_iter().enumerate() {
            let right = if index < Weights::COUNT { weights.set(index, value) } else { value == 0 };
            if !right {
                return Err(Failure::RANGE);
            }
        }
        Ok(weights)
    }

    fn of(weights: &Weights) -> WeightsValue {
        let mut value = [0; 16];
        for (index, slot) in value.iter_mut().enumerate() {
            *slot = weights.get(index).unwrap_or(0);
        }
        WeightsValue { value }
    }
}

impl OptionsValue {
    fn to_options(self) -> Result<SearchOptions, Failure> {
        let depth = u32::try_from(self.depth).ok();
        let depth = depth.filter(|depth| (1..=SEARCH_DEPTH_MAX).contains(depth));
        if self.budget == 0 || self.reserved != [0; 11] {
            return Err(Failure::RANGE);
        }
        Ok(SearchOptions {
            budget: self.budget,
            depth: depth.ok_or(Failure::RANGE)?,
            seed: self.seed,
            weights: self.weights.to_weights()?,
        })
    }
}

/// The options of a search of ten thousand positions with the engine's own weights.
///
/// @param options Where they go.
/// @return FANORONA_OK or FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_search_defaults(options: *mut OptionsValue) -> i32 {
    answer(|| {
        let usual = SearchOptions::default();
        // SAFETY: the caller's promise.
        unsafe { Out::new(options) }?.set(OptionsValue {
            budget: usual.budget,
            seed: usual.seed,
            depth: usual.depth as i32,
            reserved: [0; 11],
            weights: WeightsValue::of(&usual.weights),
        });
        Ok(FANORONA_OK)
    })
}

/// The name of a weight.
///
/// @param index From 0 to one below FANORONA_WEIGHTS.
/// @return Text that lives as long as the library; never NULL, and empty for another index.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_weight_name(index: i32) -> *const c_char {
    guard(c"".as_ptr(), || {
        match index {
            0 => c"stone",
            1 => c"mobility",
            2 => c"strong",
            3 => c"threat",
            4 => c"turn",
            5 => c"share",
            _ => c"",
        }
        .as_ptr()
    })
}

/// The number of the weight with a name.
///
/// @param name   The name; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @return The index, or FANORONA_NONE.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_weight_of(name: *const c_char, length: usize) -> i32 {
    const LONGEST_NAME: usize = 16;
    answer(|| {
        // SAFETY: the caller's promise.
        let name = unsafe { text(name, length, LONGEST_NAME) }.ok();
        let name = name.and_then(|name| std::str::from_utf8(name).ok());
        Ok(name.and_then(Weights::index_of).map_or(FANORONA_NONE, |index| index as i32))
    })
}

/// The position of a game scored for White with no looking ahead.
///
/// @param game    The game.
/// @param weights What to count; NULL for the engine's own weights.
/// @param score   Where the score goes, in hundredths of a stone.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where a weight is out of range;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_evaluate(
    game: *const Handle<Game>,
    weights: *const WeightsValue,
    score: *mut i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(score)?;
            let weights = match value(weights) {
                Ok(weights) => weights.to_weights()?,
                Err(_) => Weights::default(),
            };
            out.set(game.evaluate(&weights));
            Ok(FANORONA_OK)
        })
    }
}

/// Finds the move that the side to move should make, or in the middle of one the rest of it.
///
/// The same game and the same options give the same answer on every machine,
/// however often and from however many threads it is asked.
///
/// @param game     The game, which does not change.
/// @param options  How to search; NULL is as fanorona_search_defaults.
/// @param found    Where what was found goes.
/// @param steps    Where the steps of the move go; NULL asks for their number
///                 only. There are none where the thing to do is to stop.
/// @param capacity How many there is room for; FANORONA_CHAIN_MAX always does.
/// @param count    Where their number goes.
/// @return FANORONA_OK; FANORONA_NONE once the game is over;
///         FANORONA_ERROR_RANGE where an option is out of range;
///         FANORONA_ERROR_SHORT, and only the count is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_search(
    game: *const Handle<Game>,
    options: *const OptionsValue,
    found: *mut FoundValue,
    steps: *mut StepValue,
    capacity: usize,
    count: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(game, |game| {
            let out = Out::new(found)?;
            let buffer = Buffer::new(steps, capacity, count)?;
            let options = match value(options) {
                Ok(options) => options.to_options()?,
                Err(_) => SearchOptions::default(),
            };
            let Some(found) = game.search(&options) else {
                return Ok(FANORONA_NONE);
            };
            let told = FoundValue {
                nodes: found.nodes,
                score: found.score,
                depth: found.depth as i32,
                stop: found.stop.into(),
                stopped: found.stopped.into(),
                reserved: [0; 10],
            };
            buffer.fill(found.steps.into_iter().map(StepValue::from))?;
            out.set(told);
            Ok(FANORONA_OK)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;

    use super::*;

    #[test]
    fn the_weights_have_the_names_of_the_search() {
        for (index, name) in Weights::NAMES.into_iter().enumerate() {
            // SAFETY: the text is never NULL and lives as long as the library.
            let told = unsafe { CStr::from_ptr(fanorona_weight_name(index as i32)) };
            assert_eq!(told.to_str(), Ok(name));
        }
    }
}
