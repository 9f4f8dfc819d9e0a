//! Moves, positions and variants as text, and reflected.

use std::ffi::c_char;

use super::codes::*;
use super::geometry::size;
use super::values::{MoveValue, VariantValue};
use crate::abi::boundary::{Handle, answer, copy, make, read};
use crate::abi::buffers::{Out, bytes, value, write_text};
use crate::chains::Board;
use crate::moves::Move;
use crate::notation::{CountedPosition, Mirror, MoveTextError, PositionTextError};
use crate::variant::Variant;

/// Reads a move, such as d3-e3A-e4W, on a board of some size.
///
/// What stands on the board is not asked: the move may be legal nowhere.
///
/// @param text   The move; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param cols   The files of the board.
/// @param rows   Its ranks.
/// @param out    Where the move goes.
/// @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
///         (they are positive); FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_move_parse(
    text: *const c_char,
    length: usize,
    cols: i32,
    rows: i32,
    out: *mut MoveValue,
) -> i32 {
    let refused = |reason: MoveTextError| Failure(reason.code().into());
    answer(|| {
        // SAFETY: the caller's promise.
        let (out, text) = unsafe { (Out::new(out)?, bytes(text, length)?) };
        let size = size(cols, rows).ok_or(refused(MoveTextError::BadSize))?;
        let whole = Move::parse(text.unwrap_or_default(), size).map_err(refused)?;
        out.set(MoveValue::from(&whole));
        Ok(FANORONA_NOTE_OK)
    })
}

/// The move as a reflected board has it. An approach stays an approach.
///
/// @param whole The move.
/// @param cols  The files of the board.
/// @param rows  Its ranks.
/// @param how   FANORONA_MIRROR_FILES, FANORONA_MIRROR_RANKS or FANORONA_MIRROR_TURN.
/// @param out   Where the reflected move goes; it may be the same place.
/// @return FANORONA_OK; FANORONA_ERROR_MOVE where it is no move of such a board;
///         FANORONA_ERROR_RANGE for another size or way; FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_move_mirror(
    whole: *const MoveValue,
    cols: i32,
    rows: i32,
    how: i32,
    out: *mut MoveValue,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let (out, whole) = unsafe { (Out::new(out)?, value(whole)?) };
        let size = size(cols, rows).ok_or(Failure::RANGE)?;
        let seen = whole.to_move()?.mirrored(mirror(how)?, size).ok_or(Failure::MOVE)?;
        out.set(MoveValue::from(&seen));
        Ok(FANORONA_OK)
    })
}

/// Makes a board from a position by itself or with two counts behind it, such as
/// "bbb/w1b/www w 12 40".
///
/// @param text    The position; no NUL is needed behind it.
/// @param length  Its length in bytes.
/// @param out     As fanorona_board_new.
/// @param quiet   Where the number of moves running that took nothing goes, 0
///                where nothing is counted; NULL where it is not wanted.
/// @param number  Where the number of the move about to be made goes, 1 where
///                nothing is counted; NULL where it is not wanted.
/// @param counted Where 1 goes if there were counts, otherwise 0; NULL where it
///                is not wanted.
/// @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
///         (they are positive); FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_position_parse(
    text: *const c_char,
    length: usize,
    out: *mut *mut Handle<Board>,
    quiet: *mut i32,
    number: *mut i32,
    counted: *mut i32,
) -> i32 {
    let refused = |reason: PositionTextError| Failure(reason.code().into());
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let text = bytes(text, length)?.unwrap_or_default();
            let position = CountedPosition::parse(text).map_err(refused)?;
            // No count has more than nine digits.
            let counts = [position.quiet() as i32, position.number() as i32];
            let found = counts.into_iter().chain([position.counted().into()]);
            for (place, found) in [quiet, number, counted].into_iter().zip(found) {
                if let Some(place) = Out::wanted(place) {
                    place.set(found);
                }
            }
            Ok((*position.position()).into())
        })
    }
}

/// Writes a board's position with two counts behind it, and a NUL. A chain is no
/// part of it.
///
/// @param board    The board.
/// @param quiet    How many moves running have taken nothing, from 0.
/// @param number   The number of the move about to be made, from 1.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there; FANORONA_COUNTED_TEXT_MAX + 1 always does.
/// @param length   Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for a count that is too small or has
///         more than nine digits; FANORONA_ERROR_SHORT, and only the length is
///         written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_position_text(
    board: *const Handle<Board>,
    quiet: i32,
    number: i32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(board, |board| {
            let counts = u32::try_from(quiet).ok().zip(u32::try_from(number).ok());
            let counted = counts
                .and_then(|(quiet, number)| CountedPosition::new(*board.position(), quiet, number));
            let text = counted.ok_or(Failure::RANGE)?.to_string();
            write_text(&text, buffer, capacity, length)
        })
    }
}

/// Makes a board with the reflected position of another. Stones keep their
/// colours and the side to move is the same; no chain is open in it.
///
/// @param board The board to reflect.
/// @param how   As fanorona_move_mirror.
/// @param out   As fanorona_board_new.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE for another way;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_position_mirror(
    board: *const Handle<Board>,
    how: i32,
    out: *mut *mut Handle<Board>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(copy(board)?.position().mirrored(mirror(how)?).into())) }
}

/// The usual limits on a named board: sivy, dimy or telo.
///
/// @param name   The name; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param out    Where the variant goes.
/// @return FANORONA_OK; FANORONA_NONE for another name or NULL, and nothing is
///         written; FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_variant_named(
    name: *const c_char,
    length: usize,
    out: *mut VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    answer(|| unsafe { find_variant(name, length, out, Variant::named) })
}

/// Reads a variant: a name, or what differs from sivy, such as
/// "custom board=7x5,quiet_limit=40".
///
/// @param text   The text; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param out    Where the variant goes.
/// @return FANORONA_OK; FANORONA_NONE for anything else, and nothing is written;
///         FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_variant_parse(
    text: *const c_char,
    length: usize,
    out: *mut VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    answer(|| unsafe { find_variant(text, length, out, |text| text.parse().ok()) })
}

/// Writes a variant as fanorona_variant_parse reads it, and a NUL.
///
/// @param variant  The variant.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there; 80 bytes always do.
/// @param length   Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_ERROR_RANGE where these numbers are no variant;
///         FANORONA_ERROR_SHORT, and only the length is written; FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_variant_text(
    variant: *const VariantValue,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    answer(|| {
        // SAFETY: the caller's promise.
        let variant = unsafe { value(variant) }?.to_variant()?;
        // SAFETY: the caller's promise.
        unsafe { write_text(&variant.to_string(), buffer, capacity, length) }
    })
}

/// The variant that some text stands for.
///
/// # Safety
///
/// As for [`bytes`], and `out` is NULL or good to be written.
unsafe fn find_variant(
    text: *const c_char,
    length: usize,
    out: *mut VariantValue,
    find: impl FnOnce(&str) -> Option<Variant>,
) -> Answer {
    // SAFETY: the caller's promise.
    let (out, text) = unsafe { (Out::new(out)?, bytes(text, length)?) };
    let text = text.and_then(|text| std::str::from_utf8(text).ok());
    let Some(variant) = text.and_then(find) else {
        return Ok(FANORONA_NONE);
    };
    out.set(variant.into());
    Ok(FANORONA_OK)
}

/// The way to mirror with a number that may be anything.
fn mirror(number: i32) -> Result<Mirror, Failure> {
    u8::try_from(number).ok().and_then(Mirror::from_index).ok_or(Failure::RANGE)
}
