//! Every function by pointer, for those that link nothing.

use std::ffi::c_char;
use std::ptr;

use super::*;
use crate::abi::boundary::guard;
use crate::brandubh::{Board, Game};

/// Every function of the library by pointer.
///
/// The table only grows at its end, and nothing in it changes place or meaning.
/// A consumer asks that version is at least the BRANDUBH_ABI_VERSION that it was
/// compiled with.
#[repr(C)]
pub struct Abi {
    /// The version of this table: BRANDUBH_ABI_VERSION when the library was built.
    pub version: u32,
    /// The size of this table in bytes.
    pub size: u32,
    /// brandubh_abi_version
    pub abi_version: extern "C" fn() -> u32,
    /// brandubh_version_text
    pub version_text: extern "C" fn() -> *const c_char,
    /// brandubh_version_number
    pub version_number: extern "C" fn() -> u32,
    /// brandubh_live
    pub live: extern "C" fn() -> u64,
    /// brandubh_test_panic
    pub test_panic: unsafe extern "C" fn(board: *mut Handle<Board>) -> i32,
    /// brandubh_error_message
    pub error_message: extern "C" fn(code: i32) -> *const c_char,
    /// brandubh_pos_message
    pub pos_message: extern "C" fn(reason: i32) -> *const c_char,
    /// brandubh_why_message
    pub why_message: extern "C" fn(reason: i32) -> *const c_char,
    /// brandubh_square_of
    pub square_of: extern "C" fn(file: i32, rank: i32) -> i32,
    /// brandubh_file_of
    pub file_of: extern "C" fn(square: i32) -> i32,
    /// brandubh_rank_of
    pub rank_of: extern "C" fn(square: i32) -> i32,
    /// brandubh_on_board
    pub on_board: extern "C" fn(square: i32) -> i32,
    /// brandubh_is_throne
    pub is_throne: extern "C" fn(square: i32) -> i32,
    /// brandubh_is_corner
    pub is_corner: extern "C" fn(square: i32) -> i32,
    /// brandubh_beside_throne
    pub beside_throne: extern "C" fn(square: i32) -> i32,
    /// brandubh_side_of
    pub side_of: extern "C" fn(piece: i32) -> i32,
    /// brandubh_other
    pub other: extern "C" fn(side: i32) -> i32,
    /// brandubh_all_squares
    pub all_squares:
        unsafe extern "C" fn(squares: *mut i32, capacity: usize, count: *mut usize) -> i32,
    /// brandubh_move_of
    pub move_of: extern "C" fn(from: i32, to: i32) -> i32,
    /// brandubh_move_from
    pub move_from: extern "C" fn(packed: i32) -> i32,
    /// brandubh_move_to
    pub move_to: extern "C" fn(packed: i32) -> i32,
    /// brandubh_board_key
    pub board_key: unsafe extern "C" fn(board: *const Handle<Board>, key: *mut u64) -> i32,
    /// brandubh_board_key_full
    pub board_key_full: unsafe extern "C" fn(board: *const Handle<Board>, key: *mut u64) -> i32,
    /// brandubh_key_hex
    pub key_hex: unsafe extern "C" fn(key: u64, out: *mut c_char, capacity: usize) -> i32,
    /// brandubh_zobrist
    pub zobrist: unsafe extern "C" fn(piece: i32, square: i32, key: *mut u64) -> i32,
    /// brandubh_zobrist_side
    pub zobrist_side: unsafe extern "C" fn(key: *mut u64) -> i32,
    /// brandubh_board_new
    pub board_new: unsafe extern "C" fn(out: *mut *mut Handle<Board>) -> i32,
    /// brandubh_board_empty
    pub board_empty: unsafe extern "C" fn(out: *mut *mut Handle<Board>) -> i32,
    /// brandubh_board_parse
    pub board_parse: unsafe extern "C" fn(
        string: *const c_char,
        length: usize,
        out: *mut *mut Handle<Board>,
    ) -> i32,
    /// brandubh_board_clone
    pub board_clone:
        unsafe extern "C" fn(board: *const Handle<Board>, out: *mut *mut Handle<Board>) -> i32,
    /// brandubh_board_free
    pub board_free: unsafe extern "C" fn(board: *mut Handle<Board>),
    /// brandubh_board_at
    pub board_at: unsafe extern "C" fn(board: *const Handle<Board>, square: i32) -> i32,
    /// brandubh_board_put
    pub board_put: unsafe extern "C" fn(board: *mut Handle<Board>, square: i32, piece: i32) -> i32,
    /// brandubh_board_lift
    pub board_lift: unsafe extern "C" fn(board: *mut Handle<Board>, square: i32) -> i32,
    /// brandubh_board_side
    pub board_side: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// brandubh_board_set_side
    pub board_set_side: unsafe extern "C" fn(board: *mut Handle<Board>, side: i32) -> i32,
    /// brandubh_board_count
    pub board_count: unsafe extern "C" fn(board: *const Handle<Board>, piece: i32) -> i32,
    /// brandubh_board_king_square
    pub board_king_square: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// brandubh_board_text
    pub board_text: unsafe extern "C" fn(
        board: *const Handle<Board>,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// brandubh_board_moves
    pub board_moves: unsafe extern "C" fn(
        board: *const Handle<Board>,
        variant: *const VariantValue,
        moves: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// brandubh_board_count_moves
    pub board_count_moves:
        unsafe extern "C" fn(board: *const Handle<Board>, variant: *const VariantValue) -> i32,
    /// brandubh_board_is_legal
    pub board_is_legal: unsafe extern "C" fn(
        board: *const Handle<Board>,
        packed: i32,
        variant: *const VariantValue,
    ) -> i32,
    /// brandubh_board_why_not
    pub board_why_not: unsafe extern "C" fn(
        board: *const Handle<Board>,
        from: i32,
        to: i32,
        variant: *const VariantValue,
    ) -> i32,
    /// brandubh_board_relocate
    pub board_relocate: unsafe extern "C" fn(board: *mut Handle<Board>, packed: i32) -> i32,
    /// brandubh_board_perft_slides
    pub board_perft_slides: unsafe extern "C" fn(
        board: *const Handle<Board>,
        depth: i32,
        variant: *const VariantValue,
        count: *mut u64,
    ) -> i32,
    /// brandubh_board_perft
    pub board_perft: unsafe extern "C" fn(
        board: *const Handle<Board>,
        depth: i32,
        variant: *const VariantValue,
        count: *mut u64,
    ) -> i32,
    /// brandubh_board_hostile_to
    pub board_hostile_to:
        unsafe extern "C" fn(board: *const Handle<Board>, square: i32, side: i32) -> i32,
    /// brandubh_board_captures_at
    pub board_captures_at: unsafe extern "C" fn(
        board: *const Handle<Board>,
        square: i32,
        variant: *const VariantValue,
        squares: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// brandubh_board_do_move
    pub board_do_move: unsafe extern "C" fn(
        board: *mut Handle<Board>,
        packed: i32,
        variant: *const VariantValue,
        undo: *mut UndoValue,
    ) -> i32,
    /// brandubh_board_undo_move
    pub board_undo_move:
        unsafe extern "C" fn(board: *mut Handle<Board>, undo: *const UndoValue) -> i32,
    /// brandubh_board_preview
    pub board_preview: unsafe extern "C" fn(
        board: *const Handle<Board>,
        packed: i32,
        variant: *const VariantValue,
        squares: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// brandubh_variant_default
    pub variant_default: unsafe extern "C" fn(variant: *mut VariantValue) -> i32,
    /// brandubh_game_new
    pub game_new:
        unsafe extern "C" fn(variant: *const VariantValue, out: *mut *mut Handle<Game>) -> i32,
    /// brandubh_game_start
    pub game_start: unsafe extern "C" fn(
        board: *const Handle<Board>,
        variant: *const VariantValue,
        out: *mut *mut Handle<Game>,
    ) -> i32,
    /// brandubh_game_clone
    pub game_clone:
        unsafe extern "C" fn(game: *const Handle<Game>, out: *mut *mut Handle<Game>) -> i32,
    /// brandubh_game_free
    pub game_free: unsafe extern "C" fn(game: *mut Handle<Game>),
    /// brandubh_game_live
    pub game_live: extern "C" fn() -> u64,
    /// brandubh_game_board
    pub game_board:
        unsafe extern "C" fn(game: *const Handle<Game>, out: *mut *mut Handle<Board>) -> i32,
    /// brandubh_game_variant
    pub game_variant:
        unsafe extern "C" fn(game: *const Handle<Game>, variant: *mut VariantValue) -> i32,
    /// brandubh_game_ply
    pub game_ply: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// brandubh_game_key_at
    pub game_key_at:
        unsafe extern "C" fn(game: *const Handle<Game>, ply: i32, key: *mut u64) -> i32,
    /// brandubh_game_move_at
    pub game_move_at: unsafe extern "C" fn(game: *const Handle<Game>, ply: i32) -> i32,
    /// brandubh_game_repeats
    pub game_repeats: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// brandubh_game_play
    pub game_play: unsafe extern "C" fn(game: *mut Handle<Game>, packed: i32) -> i32,
    /// brandubh_game_undo
    pub game_undo: unsafe extern "C" fn(game: *mut Handle<Game>) -> i32,
    /// brandubh_game_outcome
    pub game_outcome: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// brandubh_game_winner
    pub game_winner: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// brandubh_outcome_name
    pub outcome_name: extern "C" fn(outcome: i32) -> *const c_char,
}

static TABLE: Abi = Abi {
    version: BRANDUBH_ABI_VERSION,
    size: size_of::<Abi>() as u32,
    abi_version: brandubh_abi_version,
    version_text: brandubh_version_text,
    version_number: brandubh_version_number,
    live: brandubh_live,
    test_panic: brandubh_test_panic,
    error_message: brandubh_error_message,
    pos_message: brandubh_pos_message,
    why_message: brandubh_why_message,
    square_of: brandubh_square_of,
    file_of: brandubh_file_of,
    rank_of: brandubh_rank_of,
    on_board: brandubh_on_board,
    is_throne: brandubh_is_throne,
    is_corner: brandubh_is_corner,
    beside_throne: brandubh_beside_throne,
    side_of: brandubh_side_of,
    other: brandubh_other,
    all_squares: brandubh_all_squares,
    move_of: brandubh_move_of,
    move_from: brandubh_move_from,
    move_to: brandubh_move_to,
    board_key: brandubh_board_key,
    board_key_full: brandubh_board_key_full,
    key_hex: brandubh_key_hex,
    zobrist: brandubh_zobrist,
    zobrist_side: brandubh_zobrist_side,
    board_new: brandubh_board_new,
    board_empty: brandubh_board_empty,
    board_parse: brandubh_board_parse,
    board_clone: brandubh_board_clone,
    board_free: brandubh_board_free,
    board_at: brandubh_board_at,
    board_put: brandubh_board_put,
    board_lift: brandubh_board_lift,
    board_side: brandubh_board_side,
    board_set_side: brandubh_board_set_side,
    board_count: brandubh_board_count,
    board_king_square: brandubh_board_king_square,
    board_text: brandubh_board_text,
    board_moves: brandubh_board_moves,
    board_count_moves: brandubh_board_count_moves,
    board_is_legal: brandubh_board_is_legal,
    board_why_not: brandubh_board_why_not,
    board_relocate: brandubh_board_relocate,
    board_perft_slides: brandubh_board_perft_slides,
    board_perft: brandubh_board_perft,
    board_hostile_to: brandubh_board_hostile_to,
    board_captures_at: brandubh_board_captures_at,
    board_do_move: brandubh_board_do_move,
    board_undo_move: brandubh_board_undo_move,
    board_preview: brandubh_board_preview,
    variant_default: brandubh_variant_default,
    game_new: brandubh_game_new,
    game_start: brandubh_game_start,
    game_clone: brandubh_game_clone,
    game_free: brandubh_game_free,
    game_live: brandubh_game_live,
    game_board: brandubh_game_board,
    game_variant: brandubh_game_variant,
    game_ply: brandubh_game_ply,
    game_key_at: brandubh_game_key_at,
    game_move_at: brandubh_game_move_at,
    game_repeats: brandubh_game_repeats,
    game_play: brandubh_game_play,
    game_undo: brandubh_game_undo,
    game_outcome: brandubh_game_outcome,
    game_winner: brandubh_game_winner,
    outcome_name: brandubh_outcome_name,
};

/// The table of all functions.
///
/// @return A table that lives as long as the library. The caller does not free it.
#[unsafe(no_mangle)]
pub extern "C" fn brandubh_abi() -> *const Abi {
    guard(ptr::null(), || &raw const TABLE)
}
