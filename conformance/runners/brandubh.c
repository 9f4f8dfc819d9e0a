/* brandubh.c - answers the questions about brandubh, through brandubh.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#include "runner.h"

#include <brandubh.h>

#include <stdlib.h>

static const char *const side_words[] = {"attackers", "defenders"};
static const char *const escape_words[] = {"corner", "edge"};
static const char *const position_words[] = {"", "null", "rows", "width", "letter", "side", "long"};
static const char *const why_words[] = {"ok",         "off_board", "no_piece", "not_yours", "no_move",
                                        "not_a_line", "throne",    "corner",   "blocked"};

/* No vector plays so many moves and takes them back. */
#define UNDOS_MAX 32

/* An answer of the library, which should be no error. */
static int32_t need(int32_t code)
{
    if (code < BRANDUBH_NONE)
        complain("the library says: %s", brandubh_error_message(code));
    return code;
}

/* ---- values as JSON ---- */

static json_t *square_json(int32_t square)
{
    return place_json(brandubh_file_of(square), brandubh_rank_of(square));
}

/* Any name: one that the board lacks is no square. */
static int32_t square_named(span name)
{
    int32_t file, rank;
    return read_place(name, &file, &rank) ? brandubh_square_of(file, rank) : BRANDUBH_NONE;
}

static json_t *squares_json(const int32_t *squares, size_t count)
{
    json_t *list = json_array();
    size_t i;
    for (i = 0; i < count; i++)
        json_array_append_new(list, square_json(squares[i]));
    return list;
}

static json_t *all_squares_json(void)
{
    int32_t squares[BRANDUBH_SQUARES];
    size_t count = 0;
    need(brandubh_all_squares(squares, COUNT(squares), &count));
    return squares_json(squares, count);
}

static json_t *pieces_json(const brandubh_board *board, int32_t piece)
{
    int32_t squares[BRANDUBH_SQUARES];
    size_t count = 0, kept = 0, i;
    need(brandubh_all_squares(squares, COUNT(squares), &count));
    for (i = 0; i < count; i++)
        if (brandubh_board_at(board, squares[i]) == piece)
            squares[kept++] = squares[i];
    if (need(brandubh_board_count(board, piece)) != (int32_t)kept)
        complain("the library counts other pieces than there are");
    return squares_json(squares, kept);
}

static json_t *side_json(int32_t side)
{
    return side == BRANDUBH_NONE ? json_null() : json_string(word_of(side, side_words, COUNT(side_words)));
}

static json_t *position_json(const brandubh_board *board)
{
    char text[BRANDUBH_TEXT_MAX + 1] = "";
    size_t length = 0;
    need(brandubh_board_text(board, text, sizeof text, &length));
    return json_stringn(text, length);
}

static json_t *move_json(int32_t packed)
{
    json_t *from = square_json(brandubh_move_from(packed)), *to = square_json(brandubh_move_to(packed));
    json_t *text = json_sprintf("%s-%s", json_string_value(from), json_string_value(to));
    json_decref(from);
    json_decref(to);
    return text;
}

static json_t *flags_json(int32_t flags)
{
    json_t *list = json_array();
    if (flags & BRANDUBH_DID_CAPTURE)
        json_array_append_new(list, json_string("did_capture"));
    if (flags & BRANDUBH_KING_TAKEN)
        json_array_append_new(list, json_string("king_taken"));
    if (flags & BRANDUBH_KING_HOME)
        json_array_append_new(list, json_string("king_home"));
    return list;
}

/* ---- positions, variants and moves ---- */

/* The board of a question, to be freed; NULL, with a complaint, where there is none. */
static brandubh_board *board_in(const json_t *ask)
{
    const span text = text_in(ask, "position");
    brandubh_board *board;
    const int32_t reason = brandubh_board_parse(text.bytes, text.length, &board);
    if (reason != BRANDUBH_POS_OK)
        complain("the position is refused: %s", brandubh_pos_message(reason));
    return board;
}

static void read_switch(const json_t *given, const char *field, int32_t *value)
{
    const json_t *set = json_object_get(given, field);
    if (set != NULL)
        *value = json_is_true(set);
}

/* Fills in the variant of a question; NULL where it plays the usual game. */
static const brandubh_variant *variant_in(const json_t *ask, brandubh_variant *variant)
{
    const json_t *given = json_object_get(ask, "variant");
    if (given == NULL)
        return NULL;
    need(brandubh_variant_default(variant));
    read_switch(given, "throne_pass", &variant->throne_pass);
    read_switch(given, "throne_reentry", &variant->throne_reentry);
    read_switch(given, "king_everywhere_two", &variant->king_everywhere_two);
    read_switch(given, "king_strong", &variant->king_strong);
    if (json_object_get(given, "escape") != NULL)
        variant->escape = number_of(text_in(given, "escape"), escape_words, COUNT(escape_words));
    variant->repeat = number_or(given, "repeat", variant->repeat);
    variant->ply_cap = number_or(given, "ply_cap", variant->ply_cap);
    return variant;
}

static int32_t read_move(span text)
{
    span from = {text.bytes, 2}, to = {text.bytes, 2};
    if (text.length != 5 || text.bytes[2] != '-') {
        complain("%s is no move", text.bytes);
        return BRANDUBH_NONE;
    }
    to.bytes += 3;
    return brandubh_move_of(square_named(from), square_named(to));
}

/* Makes the moves of a field, which may all be made, and answers how many there are. */
static size_t play_in(brandubh_board *board, const json_t *ask, const char *field, brandubh_undo undos[UNDOS_MAX])
{
    brandubh_variant room;
    const brandubh_variant *variant = variant_in(ask, &room);
    const json_t *moves = json_object_get(ask, field), *one;
    size_t i;
    if (json_array_size(moves) > UNDOS_MAX) {
        complain("there are more moves than can be taken back here");
        return 0;
    }
    json_array_foreach(moves, i, one)
    {
        const int32_t packed = read_move(text_of(one, field));
        if (need(brandubh_board_is_legal(board, packed, variant)) != 1)
            complain("%s may not be played", text_of(one, field).bytes);
        need(brandubh_board_do_move(board, packed, variant, &undos[i]));
    }
    return i;
}

/* ---- the operations: each answers a question ---- */

static json_t *ask_board(const json_t *ask)
{
    brandubh_board *board;
    json_t *answer;
    (void)ask;
    need(brandubh_board_new(&board));
    answer = json_pack("{s:o, s:o}", "squares", all_squares_json(), "setup", position_json(board));
    brandubh_board_free(board);
    return answer;
}

static json_t *ask_square(const json_t *ask)
{
    const int32_t square = square_named(text_in(ask, "square"));
    if (brandubh_on_board(square) != 1)
        return refused("off_board");
    return json_pack("{s:b, s:b, s:b}", "throne", brandubh_is_throne(square), "corner", brandubh_is_corner(square),
                     "beside_throne", brandubh_beside_throne(square));
}

static json_t *ask_position(const json_t *ask)
{
    const span text = text_in(ask, "text");
    brandubh_board *board;
    const int32_t reason = need(brandubh_board_parse(text.bytes, text.length, &board));
    json_t *answer, *king;
    int32_t square;
    if (reason != BRANDUBH_POS_OK)
        return refused(word_of(reason, position_words, COUNT(position_words)));
    square = need(brandubh_board_king_square(board));
    king = square == BRANDUBH_NONE ? json_null() : square_json(square);
    answer = json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "position", position_json(board), "side",
                       side_json(need(brandubh_board_side(board))), "attackers",
                       pieces_json(board, BRANDUBH_ATTACKER), "defenders", pieces_json(board, BRANDUBH_DEFENDER),
                       "kings", pieces_json(board, BRANDUBH_KING), "king", king);
    brandubh_board_free(board);
    return answer;
}

static json_t *ask_moves(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant variant;
    int32_t moves[BRANDUBH_MOVES_MAX];
    size_t count = 0, i;
    json_t *list = json_array();
    need(brandubh_board_moves(board, variant_in(ask, &variant), moves, COUNT(moves), &count));
    for (i = 0; i < count; i++)
        json_array_append_new(list, move_json(moves[i]));
    brandubh_board_free(board);
    return json_pack("{s:o}", "moves", list);
}

static json_t *ask_count(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant variant;
    const int32_t count = need(brandubh_board_count_moves(board, variant_in(ask, &variant)));
    brandubh_board_free(board);
    return json_pack("{s:i}", "moves", count);
}

static json_t *ask_why(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant room;
    const brandubh_variant *variant = variant_in(ask, &room);
    const int32_t from = square_named(text_in(ask, "from")), to = square_named(text_in(ask, "to"));
    const int32_t why = need(brandubh_board_why_not(board, from, to, variant));
    if (need(brandubh_board_is_legal(board, brandubh_move_of(from, to), variant)) != (why == BRANDUBH_WHY_OK))
        complain("the library does not know whether the move may be made");
    brandubh_board_free(board);
    return json_pack("{s:s}", "why", word_of(why, why_words, COUNT(why_words)));
}

static json_t *ask_hostile(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    const int32_t side = number_of(text_in(ask, "side"), side_words, COUNT(side_words));
    const int32_t hostile = need(brandubh_board_hostile_to(board, square_named(text_in(ask, "square")), side));
    brandubh_board_free(board);
    return json_pack("{s:b}", "hostile", hostile);
}

static json_t *ask_captures(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant variant;
    int32_t squares[BRANDUBH_CAPTURES_MAX];
    size_t count = 0;
    need(brandubh_board_captures_at(board, square_named(text_in(ask, "square")), variant_in(ask, &variant), squares,
                                    COUNT(squares), &count));
    brandubh_board_free(board);
    return json_pack("{s:o}", "captures", squares_json(squares, count));
}

/* Only the preview tells what a move captures. */
static json_t *ask_play(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant room;
    const brandubh_variant *variant = variant_in(ask, &room);
    const int32_t packed = read_move(text_in(ask, "move"));
    int32_t squares[BRANDUBH_CAPTURES_MAX], flags;
    size_t count = 0;
    json_t *answer;
    need(flags = brandubh_board_preview(board, packed, variant, squares, COUNT(squares), &count));
    if (need(brandubh_board_do_move(board, packed, variant, NULL)) != flags)
        complain("the preview says something else than the move");
    answer = json_pack("{s:o, s:o, s:o}", "flags", flags_json(flags), "captured", squares_json(squares, count),
                       "position", position_json(board));
    brandubh_board_free(board);
    return answer;
}

static json_t *ask_undo(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_undo undos[UNDOS_MAX];
    size_t left = play_in(board, ask, "moves", undos);
    json_t *positions = json_array();
    while (left-- > 0) {
        need(brandubh_board_undo_move(board, &undos[left]));
        json_array_append_new(positions, position_json(board));
    }
    brandubh_board_free(board);
    return json_pack("{s:o}", "positions", positions);
}

static json_t *ask_key(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_undo undos[UNDOS_MAX];
    uint64_t key = 0, full = 1;
    char digits[BRANDUBH_KEY_SIZE] = "";
    play_in(board, ask, "played", undos);
    need(brandubh_board_key(board, &key));
    need(brandubh_board_key_full(board, &full));
    if (key != full)
        complain("the key is another when it is worked out again");
    need(brandubh_key_hex(key, digits, sizeof digits));
    brandubh_board_free(board);
    return json_pack("{s:s}", "key", digits);
}

static json_t *ask_perft(const json_t *ask)
{
    brandubh_board *board = board_in(ask);
    brandubh_variant room;
    const brandubh_variant *variant = variant_in(ask, &room);
    const int32_t depth = number_in(ask, "depth");
    uint64_t count = 0;
    if (json_is_true(json_object_get(ask, "captures")))
        need(brandubh_board_perft(board, depth, variant, &count));
    else
        need(brandubh_board_perft_slides(board, depth, variant, &count));
    brandubh_board_free(board);
    return json_pack("{s:I}", "count", (json_int_t)count);
}

/* Makes a move, or takes one back; the word for why it cannot be done, or NULL. */
static const char *go_on(brandubh_game *game, span text)
{
    if (is(text, "undo"))
        return need(brandubh_game_undo(game)) == BRANDUBH_OK ? NULL : "no_moves";
    switch (need(brandubh_game_play(game, read_move(text)))) {
    case BRANDUBH_PLAY_OK:
        return NULL;
    case BRANDUBH_PLAY_OVER:
        return "over";
    default:
        return "illegal";
    }
}

static json_t *game_json(const brandubh_game *game)
{
    brandubh_board *board;
    json_t *answer;
    need(brandubh_game_board(game, &board));
    answer = json_pack("{s:s, s:o, s:i, s:i, s:o}", "outcome",
                       brandubh_outcome_name(need(brandubh_game_outcome(game))), "winner",
                       side_json(need(brandubh_game_winner(game))), "ply", need(brandubh_game_ply(game)), "repeats",
                       need(brandubh_game_repeats(game)), "position", position_json(board));
    brandubh_board_free(board);
    return answer;
}

static json_t *ask_game(const json_t *ask)
{
    brandubh_board *start = board_in(ask);
    brandubh_variant variant;
    brandubh_game *game;
    const json_t *moves = json_object_get(ask, "moves"), *text;
    json_t *answer = NULL;
    size_t i;
    need(brandubh_game_start(start, variant_in(ask, &variant), &game));
    if (!json_is_array(moves))
        complain("there are no \"moves\"");
    json_array_foreach(moves, i, text)
    {
        const char *word = go_on(game, text_of(text, "moves"));
        if (word != NULL) {
            answer = json_pack("{s:s, s:i}", "error", word, "at", (int)i);
            break;
        }
    }
    if (answer == NULL && !is_in_trouble())
        answer = game_json(game);
    brandubh_board_free(start);
    brandubh_game_free(game);
    return answer;
}

static const operation operations[] = {
    {"board", ask_board}, {"square", ask_square}, {"position", ask_position}, {"moves", ask_moves},
    {"count", ask_count}, {"why", ask_why},       {"hostile", ask_hostile},   {"captures", ask_captures},
    {"play", ask_play},   {"undo", ask_undo},     {"key", ask_key},           {"perft", ask_perft},
    {"game", ask_game},
};

static uint64_t live(void)
{
    return brandubh_live() + brandubh_game_live();
}

const game_kit brandubh_kit = {"brandubh", "brandubh/", operations, COUNT(operations), live};
