/* fanorona.c - answers the questions about fanorona, through fanorona.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 */
#include "runner.h"

#include <fanorona.h>

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *const direction_words[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
static const char *const kind_words[] = {"paika", "approach", "withdrawal"};
static const char *const side_words[] = {"", "white", "black"};
static const char *const position_words[] = {"", "null", "long", "letter", "rows", "width", "side"};
static const char *const why_words[] = {
    "ok",           "off_board",     "bad_step",       "no_stone", "not_yours",
    "no_line",      "occupied",      "takes_nothing",  "not_a_paika",
    "must_capture", "not_the_stone", "same_direction", "revisit",  "paika_in_chain",
};
static const char *const header_words[] = {"variant", "start", "quiet_limit", "repeat", "ply_cap",
                                           "white",   "black", "result",      "offer",  "chain"};

/* An answer of the library, which should be no error. */
static int32_t need(int32_t code)
{
    if (code < FANORONA_NONE)
        complain("the library says: %s", fanorona_error_message(code));
    return code;
}

/* ---- values as JSON ---- */

static json_t *point_json(int32_t square)
{
    return place_json(fanorona_file_of(square), fanorona_rank_of(square));
}

/* Any name: one that no board has is no point. */
static int32_t square_named(span name)
{
    int32_t file, rank;
    return read_place(name, &file, &rank) ? fanorona_square_of(file, rank) : FANORONA_NONE;
}

static json_t *points_json(const int32_t *squares, size_t count)
{
    json_t *list = json_array();
    size_t i;
    for (i = 0; i < count; i++)
        json_array_append_new(list, point_json(squares[i]));
    return list;
}

static json_t *all_points_json(const fanorona_board *board)
{
    int32_t squares[45];
    size_t count = 0;
    need(fanorona_board_all_squares(board, squares, COUNT(squares), &count));
    return points_json(squares, count);
}

static json_t *stones_json(const fanorona_board *board, int32_t side)
{
    int32_t squares[45];
    size_t count = 0, kept = 0, i;
    need(fanorona_board_all_squares(board, squares, COUNT(squares), &count));
    for (i = 0; i < count; i++)
        if (fanorona_board_at(board, squares[i]) == side)
            squares[kept++] = squares[i];
    return points_json(squares, kept);
}

/* Null for no side. */
static json_t *side_json(int32_t number)
{
    return number == FANORONA_EMPTY ? json_null() : json_string(word_of(number, side_words, COUNT(side_words)));
}

static json_t *position_json(const fanorona_board *board)
{
    char text[FANORONA_TEXT_MAX + 1] = "";
    size_t length = 0;
    need(fanorona_board_text(board, text, sizeof text, &length));
    return json_stringn(text, length);
}

static json_t *move_json(const fanorona_move *whole)
{
    char text[180] = "";
    size_t length = 0;
    need(fanorona_move_text(whole, text, sizeof text, &length));
    return json_stringn(text, length);
}

static json_t *step_json(const fanorona_step *step)
{
    fanorona_move only = {0};
    only.from = step->from;
    only.length = 1;
    only.direction[0] = step->direction;
    only.kind[0] = step->kind;
    return move_json(&only);
}

static void append_taken(json_t *list, const fanorona_step *step)
{
    int i;
    for (i = 0; i < step->taken_count; i++)
        json_array_append_new(list, point_json(step->taken[i]));
}

/* ---- positions and what is played from them ---- */

static int32_t read_move(const fanorona_board *board, span text, fanorona_move *whole)
{
    return need(fanorona_move_parse(text.bytes, text.length, fanorona_board_cols(board), fanorona_board_rows(board),
                                    whole));
}

static void play_one(fanorona_board *board, span text)
{
    fanorona_move only;
    if (is(text, "stop")) {
        need(fanorona_board_stop(board, NULL));
        return;
    }
    if (read_move(board, text, &only) != FANORONA_NOTE_OK || only.length != 1 ||
        fanorona_board_play_why(board, only.from, only.direction[0], only.kind[0]) != FANORONA_WHY_OK)
        complain("%s may not be played", text.bytes);
    else
        need(fanorona_board_play(board, only.from, only.direction[0], only.kind[0], NULL, NULL));
}

/* The board of a question with what was played on it, to be freed; NULL, with a complaint, where there is none. */
static fanorona_board *board_in(const json_t *ask)
{
    const span start = text_in(ask, "position");
    const json_t *played = json_object_get(ask, "played"), *one;
    fanorona_board *board;
    const int32_t reason = fanorona_board_parse(start.bytes, start.length, &board);
    size_t i;
    if (reason != FANORONA_POS_OK)
        complain("the position is refused: %s", fanorona_pos_message(reason));
    json_array_foreach(played, i, one)
    {
        const span text = text_of(one, "played");
        if (!is_in_trouble())
            play_one(board, text);
    }
    return board;
}

/* ---- the operations: each answers a question ---- */

static json_t *ask_board(const json_t *ask)
{
    fanorona_board *board;
    json_t *answer;
    if (fanorona_board_new(number_in(ask, "cols"), number_in(ask, "rows"), &board) == FANORONA_ERROR_RANGE)
        return refused("bad_size");
    answer = json_pack("{s:o, s:o}", "points", all_points_json(board), "setup", position_json(board));
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_lines(const json_t *ask)
{
    const int32_t square = square_named(text_in(ask, "point"));
    fanorona_board *board;
    json_t *answer;
    need(fanorona_board_empty(number_in(ask, "cols"), number_in(ask, "rows"), &board));
    if (fanorona_board_on_board(board, square) != 1) {
        answer = refused("off_board");
    } else {
        json_t *next = json_object();
        int32_t direction, to;
        for (direction = FANORONA_N; direction <= FANORONA_NW; direction++)
            if ((to = need(fanorona_board_next_to(board, square, direction))) >= 0)
                json_object_set_new(next, direction_words[direction], point_json(to));
        answer = json_pack("{s:b, s:o}", "strong", fanorona_is_strong(square), "next", next);
    }
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_position(const json_t *ask)
{
    const span text = text_in(ask, "text");
    fanorona_board *board;
    const int32_t reason = need(fanorona_board_parse(text.bytes, text.length, &board));
    json_t *answer;
    if (reason != FANORONA_POS_OK)
        return refused(word_of(reason, position_words, COUNT(position_words)));
    answer = json_pack("{s:o, s:i, s:i, s:o, s:o, s:o}", "position", position_json(board), "cols",
                       fanorona_board_cols(board), "rows", fanorona_board_rows(board), "side",
                       side_json(fanorona_board_side(board)), "white", stones_json(board, FANORONA_WHITE), "black",
                       stones_json(board, FANORONA_BLACK));
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_counted_position(const json_t *ask)
{
    const span text = text_in(ask, "text");
    fanorona_board *board;
    int32_t quiet, number, counted;
    const int32_t reason = need(fanorona_position_parse(text.bytes, text.length, &board, &quiet, &number, &counted));
    json_t *answer;
    if (reason != FANORONA_NOTE_OK)
        return refused(fanorona_note_word(reason));
    answer = json_pack("{s:o, s:b, s:i, s:i}", "position", position_json(board), "counted", counted, "quiet", quiet,
                       "number", number);
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_move_text(const json_t *ask)
{
    const span text = text_in(ask, "text");
    const int32_t cols = number_in(ask, "cols"), rows = number_in(ask, "rows");
    fanorona_move whole;
    const int32_t reason = need(fanorona_move_parse(text.bytes, text.length, cols, rows, &whole));
    fanorona_board *board;
    json_t *points, *kinds;
    int32_t square;
    int i;
    if (reason != FANORONA_NOTE_OK)
        return refused(fanorona_note_word(reason));
    need(fanorona_board_empty(cols, rows, &board));
    points = json_array();
    kinds = json_array();
    square = whole.from;
    json_array_append_new(points, point_json(square));
    for (i = 0; i < whole.length; i++) {
        square = need(fanorona_board_next_to(board, square, whole.direction[i]));
        json_array_append_new(points, point_json(square));
        json_array_append_new(kinds, json_string(word_of(whole.kind[i], kind_words, COUNT(kind_words))));
    }
    fanorona_board_free(board);
    return json_pack("{s:o, s:o}", "points", points, "kinds", kinds);
}

static json_t *ask_steps(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    fanorona_step steps[FANORONA_STEPS_MAX];
    size_t count = 0, i;
    json_t *list = json_array();
    need(fanorona_board_play_steps(board, steps, COUNT(steps), &count));
    for (i = 0; i < count; i++) {
        json_t *takes = json_array();
        append_taken(takes, &steps[i]);
        json_array_append_new(list, json_pack("{s:o, s:o}", "step", step_json(&steps[i]), "takes", takes));
    }
    fanorona_board_free(board);
    return json_pack("{s:o}", "steps", list);
}

static json_t *ask_why(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    const int32_t from = square_named(text_in(ask, "from"));
    const int32_t direction = number_of(text_in(ask, "direction"), direction_words, COUNT(direction_words));
    const int32_t kind = number_of(text_in(ask, "kind"), kind_words, COUNT(kind_words));
    const int32_t why = need(fanorona_board_play_why(board, from, direction, kind));
    fanorona_board_free(board);
    return json_pack("{s:s}", "why", word_of(why, why_words, COUNT(why_words)));
}

static json_t *ask_chain(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    json_t *chain = json_null(), *answer;
    if (need(fanorona_board_in_chain(board)) == 1) {
        int32_t stood[45];
        size_t count = 0;
        need(fanorona_board_chain_seen(board, stood, COUNT(stood), &count));
        chain = json_pack("{s:o, s:s, s:o}", "at", point_json(fanorona_board_chain_at(board)), "last",
                          word_of(fanorona_board_chain_dir(board), direction_words, COUNT(direction_words)), "stood",
                          points_json(stood, count));
    }
    answer = json_pack("{s:o, s:b, s:o}", "position", position_json(board), "can_stop",
                       need(fanorona_board_can_stop(board)), "chain", chain);
    fanorona_board_free(board);
    return answer;
}

static int32_t append_move(const fanorona_move *whole, void *list)
{
    json_array_append_new(list, move_json(whole));
    return 0;
}

static json_t *ask_moves(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    json_t *list = json_array();
    need(fanorona_board_visit_moves(board, append_move, list));
    fanorona_board_free(board);
    return json_pack("{s:o}", "moves", list);
}

static json_t *ask_count(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    uint64_t count = 0;
    need(fanorona_board_count_moves(board, UINT64_MAX, &count));
    fanorona_board_free(board);
    return json_pack("{s:I}", "moves", (json_int_t)count);
}

static json_t *ask_play(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    fanorona_move whole;
    fanorona_step steps[FANORONA_CHAIN_MAX];
    size_t count = 0, i;
    json_t *answer, *taken;
    if (read_move(board, text_in(ask, "move"), &whole) != FANORONA_NOTE_OK ||
        fanorona_board_move_steps(board, &whole, steps, COUNT(steps), &count) == FANORONA_ERROR_MOVE) {
        answer = refused("illegal");
    } else {
        taken = json_array();
        for (i = 0; i < count; i++)
            append_taken(taken, &steps[i]);
        need(fanorona_board_play_move(board, &whole, NULL, 0, NULL));
        answer = json_pack("{s:o, s:o}", "position", position_json(board), "taken", taken);
    }
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_key(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    uint64_t key = 0;
    char digits[FANORONA_KEY_SIZE] = "";
    need(fanorona_board_key(board, &key));
    need(fanorona_key_hex(key, digits, sizeof digits));
    fanorona_board_free(board);
    return json_pack("{s:s}", "key", digits);
}

static json_t *ask_perft(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    const span unit = text_in(ask, "unit");
    uint64_t count = 0;
    if (is(unit, "moves"))
        need(fanorona_board_perft_moves(board, number_in(ask, "depth"), &count));
    else if (is(unit, "steps"))
        need(fanorona_board_perft_steps(board, number_in(ask, "depth"), &count));
    else
        complain("the unit is neither moves nor steps");
    fanorona_board_free(board);
    return json_pack("{s:I}", "count", (json_int_t)count);
}

static fanorona_game *game_in(const json_t *ask)
{
    fanorona_board *board = board_in(ask);
    fanorona_variant variant = {0};
    fanorona_game *game;
    variant.cols = fanorona_board_cols(board);
    variant.rows = fanorona_board_rows(board);
    variant.quiet_limit = number_or(ask, "quiet_limit", 60);
    variant.repeat = number_or(ask, "repeat", 3);
    variant.ply_cap = number_or(ask, "ply_cap", 0);
    need(fanorona_game_start(board, &variant, 0, 1, &game));
    fanorona_board_free(board);
    return game;
}

/* A move that cannot be read is as good as one that may not be played. */
static int32_t play_whole(fanorona_game *game, const fanorona_board *board, const json_t *text)
{
    const span bytes = text_of(text, "moves");
    fanorona_move whole;
    if (read_move(board, bytes, &whole) == FANORONA_NOTE_OK)
        return need(fanorona_game_play_move(game, &whole));
    return fanorona_game_outcome(game) == FANORONA_OUTCOME_NONE ? FANORONA_PLAY_ILLEGAL : FANORONA_PLAY_OVER;
}

static json_t *game_json(const fanorona_game *game)
{
    fanorona_board *board;
    json_t *answer;
    need(fanorona_game_board(game, &board));
    answer = json_pack("{s:s, s:o, s:i, s:i, s:i, s:o}", "outcome", fanorona_outcome_name(fanorona_game_outcome(game)),
                       "winner", side_json(need(fanorona_game_winner(game))), "ply", need(fanorona_game_ply(game)),
                       "quiet", need(fanorona_game_quiet(game)), "repeats", need(fanorona_game_repeats(game)),
                       "position", position_json(board));
    fanorona_board_free(board);
    return answer;
}

static json_t *ask_game(const json_t *ask)
{
    fanorona_game *game = game_in(ask);
    fanorona_board *start;
    const json_t *moves = json_object_get(ask, "moves"), *text;
    json_t *answer = NULL;
    size_t i;
    need(fanorona_game_board(game, &start));
    if (!json_is_array(moves))
        complain("there are no \"moves\"");
    json_array_foreach(moves, i, text)
    {
        const int32_t code = play_whole(game, start, text);
        if (code != FANORONA_PLAY_OK) {
            answer = json_pack("{s:s, s:i}", "error", code == FANORONA_PLAY_OVER ? "over" : "illegal", "at", (int)i);
            break;
        }
    }
    if (answer == NULL && !is_in_trouble())
        answer = game_json(game);
    fanorona_board_free(start);
    fanorona_game_free(game);
    return answer;
}

static json_t *headers_json(const fanorona_gametext *record)
{
    json_t *found = json_object();
    size_t i;
    for (i = 0; i < COUNT(header_words); i++) {
        const char *name = header_words[i];
        size_t length = 0;
        char *value;
        if (need(fanorona_gametext_header(record, name, strlen(name), NULL, 0, &length)) == FANORONA_NONE)
            continue;
        value = malloc(length + 1);
        need(fanorona_gametext_header(record, name, strlen(name), value, length + 1, &length));
        json_object_set_new(found, name, json_stringn(value, length));
        free(value);
    }
    return found;
}

static json_t *moves_json(const fanorona_gametext *record)
{
    json_t *list = json_array();
    fanorona_move whole;
    int32_t i;
    for (i = 0; need(fanorona_gametext_move(record, i, &whole)) == FANORONA_OK; i++)
        json_array_append_new(list, move_json(&whole));
    return list;
}

static json_t *text_json(const fanorona_gametext *record)
{
    size_t length = 0;
    char *text;
    json_t *value;
    need(fanorona_gametext_text(record, NULL, 0, &length));
    text = malloc(length + 1);
    need(fanorona_gametext_text(record, text, length + 1, &length));
    value = json_stringn(text, length);
    free(text);
    return value;
}

static json_t *ask_game_text(const json_t *ask)
{
    const span text = text_in(ask, "text");
    fanorona_gametext *record;
    int32_t line = 0;
    const int32_t reason = need(fanorona_gametext_parse(text.bytes, text.length, &record, &line));
    json_t *answer;
    if (reason != FANORONA_NOTE_OK)
        return json_pack("{s:s, s:i}", "error", fanorona_note_word(reason), "line", line);
    answer = json_pack("{s:o, s:o, s:i, s:o}", "headers", headers_json(record), "moves", moves_json(record), "moves_at",
                       fanorona_gametext_moves_at(record), "text", text_json(record));
    fanorona_gametext_free(record);
    return answer;
}

static const operation operations[] = {
    {"board", ask_board},
    {"lines", ask_lines},
    {"position", ask_position},
    {"counted_position", ask_counted_position},
    {"move_text", ask_move_text},
    {"steps", ask_steps},
    {"why", ask_why},
    {"chain", ask_chain},
    {"moves", ask_moves},
    {"count", ask_count},
    {"play", ask_play},
    {"key", ask_key},
    {"perft", ask_perft},
    {"game", ask_game},
    {"game_text", ask_game_text},
};

static uint64_t live(void)
{
    return fanorona_live() + fanorona_game_live();
}

const game_kit fanorona_kit = {"fanorona", "", operations, COUNT(operations), live};
