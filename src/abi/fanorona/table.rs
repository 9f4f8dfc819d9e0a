//! Every function by pointer, for those that link nothing.

use std::ffi::{c_char, c_void};
use std::ptr;

use super::*;
use crate::abi::boundary::guard;
use crate::chains::Board;
use crate::game::Game;
use crate::notation::GameText;

/// Every function of the library by pointer.
///
/// The table only grows at its end, and nothing in it changes place or meaning.
/// A consumer asks that version is at least the FANORONA_ABI_VERSION that it was
/// compiled with.
#[repr(C)]
pub struct Abi {
    /// The version of this table: FANORONA_ABI_VERSION when the library was built.
    pub version: u32,
    /// The size of this table in bytes.
    pub size: u32,
    /// fanorona_abi_version
    pub abi_version: extern "C" fn() -> u32,
    /// fanorona_version_text
    pub version_text: extern "C" fn() -> *const c_char,
    /// fanorona_version_number
    pub version_number: extern "C" fn() -> u32,
    /// fanorona_live
    pub live: extern "C" fn() -> u64,
    /// fanorona_test_panic
    pub test_panic: unsafe extern "C" fn(board: *mut Handle<Board>) -> i32,
    /// fanorona_error_message
    pub error_message: extern "C" fn(code: i32) -> *const c_char,
    /// fanorona_pos_message
    pub pos_message: extern "C" fn(reason: i32) -> *const c_char,
    /// fanorona_why_message
    pub why_message: extern "C" fn(reason: i32) -> *const c_char,
    /// fanorona_size_ok
    pub size_ok: extern "C" fn(cols: i32, rows: i32) -> i32,
    /// fanorona_size_of
    pub size_of: unsafe extern "C" fn(
        name: *const c_char,
        length: usize,
        cols: *mut i32,
        rows: *mut i32,
    ) -> i32,
    /// fanorona_square_of
    pub square_of: extern "C" fn(file: i32, rank: i32) -> i32,
    /// fanorona_file_of
    pub file_of: extern "C" fn(square: i32) -> i32,
    /// fanorona_rank_of
    pub rank_of: extern "C" fn(square: i32) -> i32,
    /// fanorona_is_strong
    pub is_strong: extern "C" fn(square: i32) -> i32,
    /// fanorona_opposite
    pub opposite: extern "C" fn(dir: i32) -> i32,
    /// fanorona_is_diagonal
    pub is_diagonal: extern "C" fn(dir: i32) -> i32,
    /// fanorona_other
    pub other: extern "C" fn(stone: i32) -> i32,
    /// fanorona_board_key
    pub board_key: unsafe extern "C" fn(board: *const Handle<Board>, key: *mut u64) -> i32,
    /// fanorona_board_key_full
    pub board_key_full: unsafe extern "C" fn(board: *const Handle<Board>, key: *mut u64) -> i32,
    /// fanorona_key_hex
    pub key_hex: unsafe extern "C" fn(key: u64, out: *mut c_char, capacity: usize) -> i32,
    /// fanorona_zobrist
    pub zobrist: unsafe extern "C" fn(stone: i32, square: i32, key: *mut u64) -> i32,
    /// fanorona_zobrist_side
    pub zobrist_side: unsafe extern "C" fn(key: *mut u64) -> i32,
    /// fanorona_zobrist_size
    pub zobrist_size: unsafe extern "C" fn(cols: i32, rows: i32, key: *mut u64) -> i32,
    /// fanorona_board_new
    pub board_new: unsafe extern "C" fn(cols: i32, rows: i32, out: *mut *mut Handle<Board>) -> i32,
    /// fanorona_board_empty
    pub board_empty:
        unsafe extern "C" fn(cols: i32, rows: i32, out: *mut *mut Handle<Board>) -> i32,
    /// fanorona_board_parse
    pub board_parse: unsafe extern "C" fn(
        string: *const c_char,
        length: usize,
        out: *mut *mut Handle<Board>,
    ) -> i32,
    /// fanorona_board_clone
    pub board_clone:
        unsafe extern "C" fn(board: *const Handle<Board>, out: *mut *mut Handle<Board>) -> i32,
    /// fanorona_board_free
    pub board_free: unsafe extern "C" fn(board: *mut Handle<Board>),
    /// fanorona_board_at
    pub board_at: unsafe extern "C" fn(board: *const Handle<Board>, square: i32) -> i32,
    /// fanorona_board_put
    pub board_put: unsafe extern "C" fn(board: *mut Handle<Board>, square: i32, stone: i32) -> i32,
    /// fanorona_board_lift
    pub board_lift: unsafe extern "C" fn(board: *mut Handle<Board>, square: i32) -> i32,
    /// fanorona_board_side
    pub board_side: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_set_side
    pub board_set_side: unsafe extern "C" fn(board: *mut Handle<Board>, stone: i32) -> i32,
    /// fanorona_board_count
    pub board_count: unsafe extern "C" fn(board: *const Handle<Board>, stone: i32) -> i32,
    /// fanorona_board_text
    pub board_text: unsafe extern "C" fn(
        board: *const Handle<Board>,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// fanorona_board_cols
    pub board_cols: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_rows
    pub board_rows: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_points
    pub board_points: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_centre
    pub board_centre: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_on_board
    pub board_on_board: unsafe extern "C" fn(board: *const Handle<Board>, square: i32) -> i32,
    /// fanorona_board_next_to
    pub board_next_to:
        unsafe extern "C" fn(board: *const Handle<Board>, square: i32, dir: i32) -> i32,
    /// fanorona_board_degree
    pub board_degree: unsafe extern "C" fn(board: *const Handle<Board>, square: i32) -> i32,
    /// fanorona_board_neighbours
    pub board_neighbours: unsafe extern "C" fn(
        board: *const Handle<Board>,
        square: i32,
        points: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_segments
    pub board_segments: unsafe extern "C" fn(
        board: *const Handle<Board>,
        pairs: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_all_squares
    pub board_all_squares: unsafe extern "C" fn(
        board: *const Handle<Board>,
        points: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_steps
    pub board_steps: unsafe extern "C" fn(
        board: *const Handle<Board>,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_steps_of
    pub board_steps_of: unsafe extern "C" fn(
        board: *const Handle<Board>,
        square: i32,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_play_steps
    pub board_play_steps: unsafe extern "C" fn(
        board: *const Handle<Board>,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_can_capture
    pub board_can_capture: unsafe extern "C" fn(board: *const Handle<Board>, stone: i32) -> i32,
    /// fanorona_board_step_why
    pub board_step_why:
        unsafe extern "C" fn(board: *const Handle<Board>, from: i32, dir: i32, how: i32) -> i32,
    /// fanorona_board_play_why
    pub board_play_why:
        unsafe extern "C" fn(board: *const Handle<Board>, from: i32, dir: i32, how: i32) -> i32,
    /// fanorona_board_step
    pub board_step: unsafe extern "C" fn(
        board: *const Handle<Board>,
        from: i32,
        dir: i32,
        how: i32,
        step: *mut StepValue,
    ) -> i32,
    /// fanorona_board_do_step
    pub board_do_step: unsafe extern "C" fn(
        board: *mut Handle<Board>,
        from: i32,
        dir: i32,
        how: i32,
        token: *mut TokenValue,
        removed: *mut i32,
    ) -> i32,
    /// fanorona_board_undo_step
    pub board_undo_step:
        unsafe extern "C" fn(board: *mut Handle<Board>, token: *const TokenValue) -> i32,
    /// fanorona_board_perft_steps
    pub board_perft_steps:
        unsafe extern "C" fn(board: *const Handle<Board>, depth: i32, count: *mut u64) -> i32,
    /// fanorona_board_play
    pub board_play: unsafe extern "C" fn(
        board: *mut Handle<Board>,
        from: i32,
        dir: i32,
        how: i32,
        token: *mut TokenValue,
        removed: *mut i32,
    ) -> i32,
    /// fanorona_board_stop
    pub board_stop: unsafe extern "C" fn(board: *mut Handle<Board>, token: *mut TokenValue) -> i32,
    /// fanorona_board_unplay
    pub board_unplay:
        unsafe extern "C" fn(board: *mut Handle<Board>, token: *const TokenValue) -> i32,
    /// fanorona_board_can_stop
    pub board_can_stop: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_in_chain
    pub board_in_chain: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_chain_at
    pub board_chain_at: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_chain_dir
    pub board_chain_dir: unsafe extern "C" fn(board: *const Handle<Board>) -> i32,
    /// fanorona_board_chain_seen
    pub board_chain_seen: unsafe extern "C" fn(
        board: *const Handle<Board>,
        points: *mut i32,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_moves
    pub board_moves: unsafe extern "C" fn(
        board: *const Handle<Board>,
        moves: *mut MoveValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_count_moves
    pub board_count_moves:
        unsafe extern "C" fn(board: *const Handle<Board>, cap: u64, count: *mut u64) -> i32,
    /// fanorona_board_visit_moves
    pub board_visit_moves: unsafe extern "C" fn(
        board: *const Handle<Board>,
        visit: Option<unsafe extern "C" fn(whole: *const MoveValue, user: *mut c_void) -> i32>,
        user: *mut c_void,
    ) -> i32,
    /// fanorona_board_move_steps
    pub board_move_steps: unsafe extern "C" fn(
        board: *const Handle<Board>,
        whole: *const MoveValue,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_play_move
    pub board_play_move: unsafe extern "C" fn(
        board: *mut Handle<Board>,
        whole: *const MoveValue,
        tokens: *mut TokenValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_board_unplay_move
    pub board_unplay_move: unsafe extern "C" fn(
        board: *mut Handle<Board>,
        tokens: *const TokenValue,
        count: usize,
    ) -> i32,
    /// fanorona_board_perft_moves
    pub board_perft_moves:
        unsafe extern "C" fn(board: *const Handle<Board>, depth: i32, count: *mut u64) -> i32,
    /// fanorona_move_text
    pub move_text: unsafe extern "C" fn(
        whole: *const MoveValue,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// fanorona_game_new
    pub game_new:
        unsafe extern "C" fn(variant: *const VariantValue, out: *mut *mut Handle<Game>) -> i32,
    /// fanorona_game_start
    pub game_start: unsafe extern "C" fn(
        board: *const Handle<Board>,
        variant: *const VariantValue,
        quiet: i32,
        number: i32,
        out: *mut *mut Handle<Game>,
    ) -> i32,
    /// fanorona_game_clone
    pub game_clone:
        unsafe extern "C" fn(game: *const Handle<Game>, out: *mut *mut Handle<Game>) -> i32,
    /// fanorona_game_free
    pub game_free: unsafe extern "C" fn(game: *mut Handle<Game>),
    /// fanorona_game_live
    pub game_live: extern "C" fn() -> u64,
    /// fanorona_game_board
    pub game_board:
        unsafe extern "C" fn(game: *const Handle<Game>, out: *mut *mut Handle<Board>) -> i32,
    /// fanorona_game_variant
    pub game_variant:
        unsafe extern "C" fn(game: *const Handle<Game>, variant: *mut VariantValue) -> i32,
    /// fanorona_game_ply
    pub game_ply: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_game_number
    pub game_number: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_game_quiet
    pub game_quiet: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_game_repeats
    pub game_repeats: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_game_key_at
    pub game_key_at:
        unsafe extern "C" fn(game: *const Handle<Game>, ply: i32, key: *mut u64) -> i32,
    /// fanorona_game_move_at
    pub game_move_at:
        unsafe extern "C" fn(game: *const Handle<Game>, ply: i32, made: *mut MoveValue) -> i32,
    /// fanorona_game_in_progress
    pub game_in_progress:
        unsafe extern "C" fn(game: *const Handle<Game>, made: *mut MoveValue) -> i32,
    /// fanorona_game_steps
    pub game_steps: unsafe extern "C" fn(
        game: *const Handle<Game>,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_game_why
    pub game_why:
        unsafe extern "C" fn(game: *const Handle<Game>, from: i32, dir: i32, how: i32) -> i32,
    /// fanorona_game_step
    pub game_step:
        unsafe extern "C" fn(game: *mut Handle<Game>, from: i32, dir: i32, how: i32) -> i32,
    /// fanorona_game_stop
    pub game_stop: unsafe extern "C" fn(game: *mut Handle<Game>) -> i32,
    /// fanorona_game_play_move
    pub game_play_move:
        unsafe extern "C" fn(game: *mut Handle<Game>, made: *const MoveValue) -> i32,
    /// fanorona_game_undo
    pub game_undo: unsafe extern "C" fn(game: *mut Handle<Game>) -> i32,
    /// fanorona_game_outcome
    pub game_outcome: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_game_winner
    pub game_winner: unsafe extern "C" fn(game: *const Handle<Game>) -> i32,
    /// fanorona_outcome_name
    pub outcome_name: extern "C" fn(outcome: i32) -> *const c_char,
    /// fanorona_search_defaults
    pub search_defaults: unsafe extern "C" fn(options: *mut OptionsValue) -> i32,
    /// fanorona_weight_name
    pub weight_name: extern "C" fn(index: i32) -> *const c_char,
    /// fanorona_weight_of
    pub weight_of: unsafe extern "C" fn(name: *const c_char, length: usize) -> i32,
    /// fanorona_game_evaluate
    pub game_evaluate: unsafe extern "C" fn(
        game: *const Handle<Game>,
        weights: *const WeightsValue,
        score: *mut i32,
    ) -> i32,
    /// fanorona_game_search
    pub game_search: unsafe extern "C" fn(
        game: *const Handle<Game>,
        options: *const OptionsValue,
        found: *mut FoundValue,
        steps: *mut StepValue,
        capacity: usize,
        count: *mut usize,
    ) -> i32,
    /// fanorona_note_message
    pub note_message: extern "C" fn(reason: i32) -> *const c_char,
    /// fanorona_note_word
    pub note_word: extern "C" fn(reason: i32) -> *const c_char,
    /// fanorona_move_parse
    pub move_parse: unsafe extern "C" fn(
        text: *const c_char,
        length: usize,
        cols: i32,
        rows: i32,
        out: *mut MoveValue,
    ) -> i32,
    /// fanorona_move_mirror
    pub move_mirror: unsafe extern "C" fn(
        whole: *const MoveValue,
        cols: i32,
        rows: i32,
        how: i32,
        out: *mut MoveValue,
    ) -> i32,
    /// fanorona_position_parse
    pub position_parse: unsafe extern "C" fn(
        text: *const c_char,
        length: usize,
        out: *mut *mut Handle<Board>,
        quiet: *mut i32,
        number: *mut i32,
        counted: *mut i32,
    ) -> i32,
    /// fanorona_position_text
    pub position_text: unsafe extern "C" fn(
        board: *const Handle<Board>,
        quiet: i32,
        number: i32,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// fanorona_position_mirror
    pub position_mirror: unsafe extern "C" fn(
        board: *const Handle<Board>,
        how: i32,
        out: *mut *mut Handle<Board>,
    ) -> i32,
    /// fanorona_variant_named
    pub variant_named:
        unsafe extern "C" fn(name: *const c_char, length: usize, out: *mut VariantValue) -> i32,
    /// fanorona_variant_parse
    pub variant_parse:
        unsafe extern "C" fn(text: *const c_char, length: usize, out: *mut VariantValue) -> i32,
    /// fanorona_variant_text
    pub variant_text: unsafe extern "C" fn(
        variant: *const VariantValue,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// fanorona_gametext_new
    pub gametext_new: unsafe extern "C" fn(out: *mut *mut Handle<GameText>) -> i32,
    /// fanorona_gametext_parse
    pub gametext_parse: unsafe extern "C" fn(
        text: *const c_char,
        length: usize,
        out: *mut *mut Handle<GameText>,
        line: *mut i32,
    ) -> i32,
    /// fanorona_gametext_clone
    pub gametext_clone: unsafe extern "C" fn(
        gametext: *const Handle<GameText>,
        out: *mut *mut Handle<GameText>,
    ) -> i32,
    /// fanorona_gametext_free
    pub gametext_free: unsafe extern "C" fn(gametext: *mut Handle<GameText>),
    /// fanorona_gametext_set
    pub gametext_set: unsafe extern "C" fn(
        gametext: *mut Handle<GameText>,
        name: *const c_char,
        name_length: usize,
        value: *const c_char,
        value_length: usize,
    ) -> i32,
    /// fanorona_gametext_add_move
    pub gametext_add_move: unsafe extern "C" fn(
        gametext: *mut Handle<GameText>,
        text: *const c_char,
        length: usize,
    ) -> i32,
    /// fanorona_gametext_header
    pub gametext_header: unsafe extern "C" fn(
        gametext: *const Handle<GameText>,
        name: *const c_char,
        name_length: usize,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
    /// fanorona_gametext_header_line
    pub gametext_header_line: unsafe extern "C" fn(
        gametext: *const Handle<GameText>,
        name: *const c_char,
        name_length: usize,
    ) -> i32,
    /// fanorona_gametext_variant
    pub gametext_variant:
        unsafe extern "C" fn(gametext: *const Handle<GameText>, variant: *mut VariantValue) -> i32,
    /// fanorona_gametext_move_count
    pub gametext_move_count: unsafe extern "C" fn(gametext: *const Handle<GameText>) -> i32,
    /// fanorona_gametext_move
    pub gametext_move: unsafe extern "C" fn(
        gametext: *const Handle<GameText>,
        index: i32,
        out: *mut MoveValue,
    ) -> i32,
    /// fanorona_gametext_moves_at
    pub gametext_moves_at: unsafe extern "C" fn(gametext: *const Handle<GameText>) -> i32,
    /// fanorona_gametext_text
    pub gametext_text: unsafe extern "C" fn(
        gametext: *const Handle<GameText>,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> i32,
}

static TABLE: Abi = Abi {
    version: FANORONA_ABI_VERSION,
    size: size_of::<Abi>() as u32,
    abi_version: fanorona_abi_version,
    version_text: fanorona_version_text,
    version_number: fanorona_version_number,
    live: fanorona_live,
    test_panic: fanorona_test_panic,
    error_message: fanorona_error_message,
    pos_message: fanorona_pos_message,
    why_message: fanorona_why_message,
    size_ok: fanorona_size_ok,
    size_of: fanorona_size_of,
    square_of: fanorona_square_of,
    file_of: fanorona_file_of,
    rank_of: fanorona_rank_of,
    is_strong: fanorona_is_strong,
    opposite: fanorona_opposite,
    is_diagonal: fanorona_is_diagonal,
    other: fanorona_other,
    board_key: fanorona_board_key,
    board_key_full: fanorona_board_key_full,
    key_hex: fanorona_key_hex,
    zobrist: fanorona_zobrist,
    zobrist_side: fanorona_zobrist_side,
    zobrist_size: fanorona_zobrist_size,
    board_new: fanorona_board_new,
    board_empty: fanorona_board_empty,
    board_parse: fanorona_board_parse,
    board_clone: fanorona_board_clone,
    board_free: fanorona_board_free,
    board_at: fanorona_board_at,
    board_put: fanorona_board_put,
    board_lift: fanorona_board_lift,
    board_side: fanorona_board_side,
    board_set_side: fanorona_board_set_side,
    board_count: fanorona_board_count,
    board_text: fanorona_board_text,
    board_cols: fanorona_board_cols,
    board_rows: fanorona_board_rows,
    board_points: fanorona_board_points,
    board_centre: fanorona_board_centre,
    board_on_board: fanorona_board_on_board,
    board_next_to: fanorona_board_next_to,
    board_degree: fanorona_board_degree,
    board_neighbours: fanorona_board_neighbours,
    board_segments: fanorona_board_segments,
    board_all_squares: fanorona_board_all_squares,
    board_steps: fanorona_board_steps,
    board_steps_of: fanorona_board_steps_of,
    board_play_steps: fanorona_board_play_steps,
    board_can_capture: fanorona_board_can_capture,
    board_step_why: fanorona_board_step_why,
    board_play_why: fanorona_board_play_why,
    board_step: fanorona_board_step,
    board_do_step: fanorona_board_do_step,
    board_undo_step: fanorona_board_undo_step,
    board_perft_steps: fanorona_board_perft_steps,
    board_play: fanorona_board_play,
    board_stop: fanorona_board_stop,
    board_unplay: fanorona_board_unplay,
    board_can_stop: fanorona_board_can_stop,
    board_in_chain: fanorona_board_in_chain,
    board_chain_at: fanorona_board_chain_at,
    board_chain_dir: fanorona_board_chain_dir,
    board_chain_seen: fanorona_board_chain_seen,
    board_moves: fanorona_board_moves,
    board_count_moves: fanorona_board_count_moves,
    board_visit_moves: fanorona_board_visit_moves,
    board_move_steps: fanorona_board_move_steps,
    board_play_move: fanorona_board_play_move,
    board_unplay_move: fanorona_board_unplay_move,
    board_perft_moves: fanorona_board_perft_moves,
    move_text: fanorona_move_text,
    game_new: fanorona_game_new,
    game_start: fanorona_game_start,
    game_clone: fanorona_game_clone,
    game_free: fanorona_game_free,
    game_live: fanorona_game_live,
    game_board: fanorona_game_board,
    game_variant: fanorona_game_variant,
    game_ply: fanorona_game_ply,
    game_number: fanorona_game_number,
    game_quiet: fanorona_game_quiet,
    game_repeats: fanorona_game_repeats,
    game_key_at: fanorona_game_key_at,
    game_move_at: fanorona_game_move_at,
    game_in_progress: fanorona_game_in_progress,
    game_steps: fanorona_game_steps,
    game_why: fanorona_game_why,
    game_step: fanorona_game_step,
    game_stop: fanorona_game_stop,
    game_play_move: fanorona_game_play_move,
    game_undo: fanorona_game_undo,
    game_outcome: fanorona_game_outcome,
    game_winner: fanorona_game_winner,
    outcome_name: fanorona_outcome_name,
    search_defaults: fanorona_search_defaults,
    weight_name: fanorona_weight_name,
    weight_of: fanorona_weight_of,
    game_evaluate: fanorona_game_evaluate,
    game_search: fanorona_game_search,
    note_message: fanorona_note_message,
    note_word: fanorona_note_word,
    move_parse: fanorona_move_parse,
    move_mirror: fanorona_move_mirror,
    position_parse: fanorona_position_parse,
    position_text: fanorona_position_text,
    position_mirror: fanorona_position_mirror,
    variant_named: fanorona_variant_named,
    variant_parse: fanorona_variant_parse,
    variant_text: fanorona_variant_text,
    gametext_new: fanorona_gametext_new,
    gametext_parse: fanorona_gametext_parse,
    gametext_clone: fanorona_gametext_clone,
    gametext_free: fanorona_gametext_free,
    gametext_set: fanorona_gametext_set,
    gametext_add_move: fanorona_gametext_add_move,
    gametext_header: fanorona_gametext_header,
    gametext_header_line: fanorona_gametext_header_line,
    gametext_variant: fanorona_gametext_variant,
    gametext_move_count: fanorona_gametext_move_count,
    gametext_move: fanorona_gametext_move,
    gametext_moves_at: fanorona_gametext_moves_at,
    gametext_text: fanorona_gametext_text,
};

/// The table of all functions.
///
/// @return A table that lives as long as the library. The caller does not free it.
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_abi() -> *const Abi {
    guard(ptr::null(), || &raw const TABLE)
}
