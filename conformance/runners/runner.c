/* runner.c - holds the C library to the vectors of the conformance kit, through fanorona.h.
 *
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 *     runner [KIT-FOLDER]
 *
 * The folder is the one with kit.json, `conformance` where none is given. Prints
 * TAP, a test for each group of vectors; what failed goes to the error stream.
 */
#include <fanorona.h>
#include <jansson.h>

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Texts of the kit may hold a NUL. */
#define READING (JSON_ALLOW_NUL | JSON_REJECT_DUPLICATES)

/* So many vectors of a group are shown when they fail. */
#define SHOWN 10

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

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- what goes wrong ---- */

/* Why the vector at hand got no answer; empty while nothing is wrong. */
static char trouble[256];

/* Notes the first trouble. */
static void complain(const char *format, ...)
{
    va_list arguments;
    if (trouble[0] != 0)
        return;
    va_start(arguments, format);
    vsnprintf(trouble, sizeof trouble, format, arguments);
    va_end(arguments);
}

/* An answer of the library, which should be no error. */
static int32_t need(int32_t code)
{
    if (code < FANORONA_NONE)
        complain("the library says: %s", fanorona_error_message(code));
    return code;
}

/* The kit itself cannot be read. */
static void give_up(const char *format, ...)
{
    va_list arguments;
    fputs("Bail out! ", stdout);
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    exit(EXIT_FAILURE);
}

/* ---- the fields of a question ---- */

typedef struct {
    const char *bytes;
    size_t length;
} span;

static span text_in(const json_t *object, const char *field)
{
    const json_t *value = json_object_get(object, field);
    span text = {"", 0};
    if (!json_is_string(value)) {
        complain("there is no text \"%s\"", field);
        return text;
    }
    text.bytes = json_string_value(value);
    text.length = json_string_length(value);
    return text;
}

static int32_t number_in(const json_t *object, const char *field)
{
    const json_t *value = json_object_get(object, field);
    const json_int_t number = json_integer_value(value);
    if (!json_is_integer(value) || number < INT32_MIN || number > INT32_MAX) {
        complain("there is no number \"%s\"", field);
        return 0;
    }
    return (int32_t)number;
}

static int32_t number_or(const json_t *object, const char *field, int32_t usual)
{
    return json_object_get(object, field) == NULL ? usual : number_in(object, field);
}

static int is(span text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.bytes, word, text.length) == 0;
}

/* The number of a word among others, or FANORONA_NONE. */
static int32_t number_of(span word, const char *const *words, size_t count)
{
    size_t i;
    for (i = 0; i < count; i++)
        if (is(word, words[i]))
            return (int32_t)i;
    return FANORONA_NONE;
}

/* The word of a number. */
static const char *word_of(int32_t number, const char *const *words, size_t count)
{
    if (number >= 0 && (size_t)number < count)
        return words[number];
    complain("there is no word for the number %" PRId32, number);
    return "";
}

/* ---- values as JSON ---- */

static json_t *refused(const char *word)
{
    return json_pack("{s:s}", "error", word);
}

static json_t *point_json(int32_t square)
{
    char name[2];
    name[0] = (char)('a' + fanorona_file_of(square));
    name[1] = (char)('1' + fanorona_rank_of(square));
    return json_stringn(name, sizeof name);
}

/* Any name: one that no board has is no point. */
static int32_t square_named(span name)
{
    return name.length == 2 ? fanorona_square_of(name.bytes[0] - 'a', name.bytes[1] - '1') : FANORONA_NONE;
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
        const span text = {json_string_value(one), json_string_length(one)};
        if (json_is_string(one))
            play_one(board, text);
        else
            complain("what is played is no text");
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
    const span bytes = {json_string_value(text), json_string_length(text)};
    fanorona_move whole;
    if (!json_is_string(text))
        complain("a move of the game is no text");
    else if (read_move(board, bytes, &whole) == FANORONA_NOTE_OK)
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
    if (answer == NULL && trouble[0] == 0)
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

static const struct {
    const char *op;
    json_t *(*answer)(const json_t *ask);
} operations[] = {
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

static json_t *answer_to(const json_t *ask)
{
    const span op = text_in(ask, "op");
    size_t i;
    for (i = 0; i < COUNT(operations); i++)
        if (is(op, operations[i].op))
            return operations[i].answer(ask);
    complain("no operation \"%s\" is known here", op.bytes);
    return NULL;
}

/* ---- the kit ---- */

/* Opens a file of the kit to read. */
static FILE *open_in(const char *folder, const char *name, char *path, size_t capacity)
{
    FILE *file;
    snprintf(path, capacity, "%s/%s", folder, name);
    file = fopen(path, "rb");
    if (file == NULL)
        give_up("%s: %s", path, strerror(errno));
    return file;
}

static const char *sentence_of(const json_t *kit, span id)
{
    const json_t *rule;
    size_t i;
    json_array_foreach(json_object_get(kit, "rules"), i, rule)
        if (is(id, text_in(rule, "id").bytes))
            return text_in(rule, "text").bytes;
    complain("kit.json has no rule \"%s\"", id.bytes);
    return "?";
}

static void show(const char *what, const json_t *value)
{
    char *text = json_dumps(value, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_ENCODE_ANY);
    fprintf(stderr, "#     %-8s %s\n", what, text == NULL ? "nothing" : text);
    free(text);
}

/* Asks one vector; false, with a report if it is still wanted, where it fails. */
static int passes(const json_t *kit, const json_t *vector, int wanted)
{
    const json_t *ask = json_object_get(vector, "ask"), *expected = json_object_get(vector, "answer");
    const char *sentence;
    span id, rule;
    json_t *came;
    int passed;
    trouble[0] = 0;
    id = text_in(vector, "id");
    rule = text_in(vector, "rule");
    sentence = sentence_of(kit, rule);
    came = answer_to(ask);
    passed = trouble[0] == 0 && json_equal(expected, came);
    if (!passed && wanted) {
        fprintf(stderr, "# %s fails. The rule %s: %s\n", id.bytes, rule.bytes, sentence);
        show("asked", ask);
        show("expected", expected);
        if (trouble[0] != 0)
            fprintf(stderr, "#     %-8s %s\n", "came", trouble);
        else
            show("came", came);
    }
    json_decref(came);
    return passed;
}

/* The next vector of a file, or NULL at its end. */
static json_t *next_vector(FILE *file, const char *path, json_int_t before)
{
    json_error_t error;
    json_t *vector;
    int byte;
    do
        byte = getc(file);
    while (byte != EOF && isspace(byte));
    if (byte == EOF)
        return NULL;
    ungetc(byte, file);
    vector = json_loadf(file, READING | JSON_DISABLE_EOF_CHECK, &error);
    if (vector == NULL)
        give_up("%s: after %" JSON_INTEGER_FORMAT " vectors: %s", path, before, error.text);
    return vector;
}

/* Asks the vectors of a group; false where one fails, or where they are not as many as they should be. */
static int run(const char *folder, const json_t *kit, const json_t *group, size_t number)
{
    const span id = text_in(group, "id");
    const json_int_t promised = json_integer_value(json_object_get(group, "vectors"));
    char path[4096];
    FILE *file = open_in(folder, text_in(group, "file").bytes, path, sizeof path);
    json_int_t count = 0, failed = 0;
    json_t *vector;
    int passed;
    while ((vector = next_vector(file, path, count)) != NULL) {
        count++;
        if (!passes(kit, vector, failed < SHOWN))
            failed++;
        json_decref(vector);
    }
    fclose(file);
    if (failed > SHOWN)
        fprintf(stderr, "# %" JSON_INTEGER_FORMAT " more of %s fail\n", failed - SHOWN, id.bytes);
    if (count != promised)
        fprintf(stderr, "# %s has %" JSON_INTEGER_FORMAT " vectors, and kit.json says %" JSON_INTEGER_FORMAT "\n", path,
                count, promised);
    passed = failed == 0 && count == promised;
    printf("%s %d - %s, %" JSON_INTEGER_FORMAT " vectors\n", passed ? "ok" : "not ok", (int)number, id.bytes, count);
    fflush(stdout);
    return passed;
}

static json_t *read_kit(const char *folder)
{
    char path[4096];
    FILE *file = open_in(folder, "kit.json", path, sizeof path);
    json_error_t error;
    json_t *kit = json_loadf(file, READING, &error);
    fclose(file);
    if (kit == NULL)
        give_up("%s: line %d: %s", path, error.line, error.text);
    if (json_array_size(json_object_get(kit, "groups")) == 0)
        give_up("%s has no groups", path);
    return kit;
}

int main(int argc, char **argv)
{
    const char *folder = argc > 1 ? argv[1] : "conformance";
    json_t *kit;
    const json_t *groups, *group;
    size_t i;
    int passed = 1, freed;
    if (argc > 2) {
        fprintf(stderr, "usage: %s [KIT-FOLDER]\n", argv[0]);
        return 2;
    }
    kit = read_kit(folder);
    groups = json_object_get(kit, "groups");
    printf("1..%d\n", (int)json_array_size(groups) + 1);
    json_array_foreach(groups, i, group)
        passed &= run(folder, kit, group, i + 1);
    freed = fanorona_live() == 0 && fanorona_game_live() == 0;
    printf("%s %d - every board and every game was freed\n", freed ? "ok" : "not ok", (int)json_array_size(groups) + 1);
    json_decref(kit);
    return passed && freed ? EXIT_SUCCESS : EXIT_FAILURE;
}
