//! Records of games: headers and moves.

use std::ffi::c_char;

use super::codes::*;
use super::values::{MoveValue, VariantValue};
use crate::abi::boundary::{Handle, Held, copy, free, make, read, write};
use crate::abi::buffers::{Out, bytes, write_text};
use crate::abi::numbers::whole;
use crate::moves::Move;
use crate::notation::{GameFault, GameText, Header};

impl Held for GameText {}

/// Makes a record with no header and no move.
///
/// @param out Where the handle goes; the caller frees it with
///            fanorona_gametext_free. It is set to NULL on failure.
/// @return FANORONA_OK, FANORONA_ERROR_NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_new(out: *mut *mut Handle<GameText>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || Ok(GameText::new())) }
}

/// Makes a record from the text of a game.
///
/// A game that is read is well formed; whether it could be played is not asked.
///
/// @param text   The text; no NUL is needed behind it.
/// @param length Its length in bytes.
/// @param out    As fanorona_gametext_new.
/// @param line   Where the number of the line at fault goes, from 1, if there is
///               a fault and only then; NULL where it is not wanted.
/// @return FANORONA_NOTE_OK, or the first FANORONA_NOTE_ reason that applies
///         (they are positive); FANORONA_ERROR_NULL where out is NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_parse(
    text: *const c_char,
    length: usize,
    out: *mut *mut Handle<GameText>,
    line: *mut i32,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        make(out, || {
            let text = bytes(text, length)?.unwrap_or_default();
            GameText::parse(text).map_err(|error| {
                if let Some(line) = Out::wanted(line) {
                    line.set(whole(error.line));
                }
                refused(error.reason)
            })
        })
    }
}

/// Makes a second record like the first that shares nothing with it.
///
/// @param gametext The record to copy.
/// @param out      As fanorona_gametext_new.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_clone(
    gametext: *const Handle<GameText>,
    out: *mut *mut Handle<GameText>,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { make(out, || copy(gametext)) }
}

/// Frees a record, whatever state it is in.
///
/// @param gametext A record that the caller will not use again; NULL does nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_free(gametext: *mut Handle<GameText>) {
    // SAFETY: the caller's promise, passed on.
    unsafe { free(gametext) }
}

/// Gives a header a value in place of the one it has, or takes it away.
///
/// What would not be read back is refused, and nothing changes: also an offer
/// beside a result, or a board without a point of the start, the chain or a move.
///
/// @param gametext     The record.
/// @param name         The name: variant, start, quiet_limit, repeat, ply_cap,
///                     white, black, result, offer or chain.
/// @param name_length  Its length in bytes.
/// @param value        The value, in printable ASCII; NULL takes the header away.
/// @param value_length Its length in bytes.
/// @return FANORONA_NOTE_OK, or a FANORONA_NOTE_ reason (they are positive);
///         FANORONA_ERROR_NULL, also for a NULL name; FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_set(
    gametext: *mut Handle<GameText>,
    name: *const c_char,
    name_length: usize,
    value: *const c_char,
    value_length: usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(gametext, |gametext| {
            let header = header(name, name_length)?.ok_or(refused(GameFault::UnknownHeader))?;
            let set = match bytes(value, value_length)? {
                None => gametext.clear(header),
                Some(value) => match std::str::from_utf8(value) {
                    Ok(value) => gametext.set(header, value),
                    Err(_) => Err(GameFault::BadHeader),
                },
            };
            set.map_err(refused)?;
            Ok(FANORONA_NOTE_OK)
        })
    }
}

/// Adds a move at the end. Whether it could be played there is not asked.
///
/// @param gametext The record.
/// @param text     The move, such as d3-e3A.
/// @param length   Its length in bytes.
/// @return As fanorona_move_parse, for the board of the record's variant;
///         FANORONA_ERROR_NULL where gametext is NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_add_move(
    gametext: *mut Handle<GameText>,
    text: *const c_char,
    length: usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        write(gametext, |gametext| {
            let text = bytes(text, length)?.unwrap_or_default();
            let whole = Move::parse(text, gametext.variant().size());
            let added = whole.and_then(|whole| gametext.push(whole));
            added.map_err(|reason| refused(reason.into()))?;
            Ok(FANORONA_NOTE_OK)
        })
    }
}

/// Writes the value of a header, exactly as it was given, and a NUL. A record
/// that was read has the header variant in any case.
///
/// @param gametext    The record.
/// @param name        The name of the header.
/// @param name_length Its length in bytes.
/// @param buffer      Where the value goes; NULL asks for the length only.
/// @param capacity    The room there.
/// @param length      Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_NONE where there is no such header, and nothing
///         is written; FANORONA_ERROR_SHORT, and only the length is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_header(
    gametext: *const Handle<GameText>,
    name: *const c_char,
    name_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(gametext, |gametext| {
            let value = header(name, name_length)?.and_then(|header| gametext.header(header));
            match value {
                Some(value) => write_text(value, buffer, capacity, length),
                None => Ok(FANORONA_NONE),
            }
        })
    }
}

/// The number of the line that a header was read from.
///
/// @param gametext    The record.
/// @param name        The name of the header.
/// @param name_length Its length in bytes.
/// @return The number, from 2; FANORONA_NONE where the header was not read or was
///         changed since; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_header_line(
    gametext: *const Handle<GameText>,
    name: *const c_char,
    name_length: usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(gametext, |gametext| {
            let line = header(name, name_length)?.and_then(|header| gametext.header_line(header));
            Ok(line.map_or(FANORONA_NONE, whole))
        })
    }
}

/// The variant that the headers come to.
///
/// @param gametext The record.
/// @param variant  Where it goes.
/// @return FANORONA_OK, FANORONA_ERROR_NULL or FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_variant(
    gametext: *const Handle<GameText>,
    variant: *mut VariantValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(gametext, |gametext| {
            Out::new(variant)?.set(gametext.variant().into());
            Ok(FANORONA_OK)
        })
    }
}

/// How many moves there are.
///
/// @param gametext The record.
/// @return The number; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_move_count(gametext: *const Handle<GameText>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(gametext, |gametext| Ok(whole(gametext.moves().len()))) }
}

/// One of the moves.
///
/// @param gametext The record.
/// @param index    Which, from 0.
/// @param out      Where it goes.
/// @return FANORONA_OK; FANORONA_NONE where there is none, and nothing is
///         written; FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_move(
    gametext: *const Handle<GameText>,
    index: i32,
    out: *mut MoveValue,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(gametext, |gametext| {
            let out = Out::new(out)?;
            let whole = usize::try_from(index).ok().and_then(|index| gametext.moves().get(index));
            let Some(whole) = whole else {
                return Ok(FANORONA_NONE);
            };
            out.set(MoveValue::from(whole));
            Ok(FANORONA_OK)
        })
    }
}

/// The number of the line that the first move was read from, or would have been.
/// The others follow, one a line.
///
/// @param gametext The record.
/// @return The number, from 3; FANORONA_NONE for a record that was not read;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_moves_at(gametext: *const Handle<GameText>) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe { read(gametext, |gametext| Ok(gametext.moves_at().map_or(FANORONA_NONE, whole))) }
}

/// Writes the text of the game and a NUL. fanorona_gametext_parse reads it back.
///
/// @param gametext The record.
/// @param buffer   Where the text goes; NULL asks for the length only.
/// @param capacity The room there.
/// @param length   Where the length goes, without the NUL.
/// @return FANORONA_OK; FANORONA_ERROR_SHORT, and only the length is written;
///         FANORONA_ERROR_NULL, FANORONA_ERROR_PANIC.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_gametext_text(
    gametext: *const Handle<GameText>,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> i32 {
    // SAFETY: the caller's promise, passed on.
    unsafe {
        read(gametext, |gametext| write_text(&gametext.to_string(), buffer, capacity, length))
    }
}

/// The header with a name that may be anything.
///
/// # Safety
///
/// As for [`bytes`].
unsafe fn header(name: *const c_char, length: usize) -> Result<Option<Header>, Failure> {
    // SAFETY: the caller's promise.
    let name = unsafe { bytes(name, length) }?.ok_or(Failure::NULL)?;
    Ok(std::str::from_utf8(name).ok().and_then(Header::named))
}

fn refused(fault: GameFault) -> Failure {
    Failure(fault.code().into())
}
