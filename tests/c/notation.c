/* Moves, positions, variants and records of games as text. */
#include "check.h"

#include <stddef.h>

#define T(text) (text), strlen(text)

static const struct {
    int32_t code;
    const char *word;
} words[] = {
    {FANORONA_NOTE_BAD_SIZE, "bad_size"},
    {FANORONA_NOTE_EMPTY, "empty"},
    {FANORONA_NOTE_BAD_SHAPE, "bad_shape"},
    {FANORONA_NOTE_KIND_ON_START, "kind_on_start"},
    {FANORONA_NOTE_BAD_POINT, "bad_point"},
    {FANORONA_NOTE_TOO_LONG, "too_long"},
    {FANORONA_NOTE_BAD_KIND, "bad_kind"},
    {FANORONA_NOTE_OFF_BOARD, "off_board"},
    {FANORONA_NOTE_SAME_POINT, "same_point"},
    {FANORONA_NOTE_NOT_ADJACENT, "not_adjacent"},
    {FANORONA_NOTE_NO_LINE, "no_line"},
    {FANORONA_NOTE_PAIKA_IN_CHAIN, "paika_in_chain"},
    {FANORONA_NOTE_BAD_LETTER, "bad_letter"},
    {FANORONA_NOTE_ROWS, "rows"},
    {FANORONA_NOTE_WIDTH, "width"},
    {FANORONA_NOTE_SIDE, "side"},
    {FANORONA_NOTE_BAD_COUNT, "bad_count"},
    {FANORONA_NOTE_NOT_A_GAME, "not_a_game"},
    {FANORONA_NOTE_BAD_HEADER, "bad_header"},
    {FANORONA_NOTE_UNKNOWN_HEADER, "unknown_header"},
    {FANORONA_NOTE_REPEATED_HEADER, "repeated_header"},
    {FANORONA_NOTE_BAD_NUMBER, "bad_number"},
    {FANORONA_NOTE_BAD_OFFER, "bad_offer"},
    {FANORONA_NOTE_NO_MOVES_LINE, "no_moves_line"},
    {FANORONA_NOTE_BAD_VARIANT, "bad_variant"},
    {FANORONA_NOTE_BAD_START, "bad_start"},
};
enum { WORDS = sizeof words / sizeof *words };

static void reasons(void)
{
    int32_t i, k;
    topic("every reason has its number, its word and a sentence of its own");
    IS(FANORONA_NOTE_OK, 0);
    for (i = 0; i < WORDS; i++) {
        IS(words[i].code, i + 1);
        IS_STR(fanorona_note_word(i + 1), words[i].word);
        for (k = 0; k <= i; k++)
            OK(strcmp(fanorona_note_message(i + 1), fanorona_note_message(k)) != 0);
    }
    for (i = -300; i <= 300; i++) {
        int known = i >= 1 && i <= WORDS;
        OK((fanorona_note_word(i)[0] != '\0') == known);
        OK((strcmp(fanorona_note_message(i), fanorona_note_message(999)) != 0) == (known || i == 0));
    }
    IS_STR(fanorona_note_word(INT32_MIN), "");
    IS_STR(fanorona_note_word(INT32_MAX), "");
    IS_STR(fanorona_note_message(INT32_MIN), fanorona_note_message(999));
}

/* The text is copied to where a byte too many would be noticed. */
static int32_t parse_move(const char *text, int32_t cols, int32_t rows, fanorona_move *out)
{
    size_t length = strlen(text);
    char *copy = malloc(length + 1);
    int32_t answer;
    NEED(copy != NULL);
    memcpy(copy, text, length);
    copy = realloc(copy, length ? length : 1);
    NEED(copy != NULL);
    answer = fanorona_move_parse(copy, length, cols, rows, out);
    free(copy);
    return answer;
}

static void moves(void)
{
    static const struct {
        const char *text;
        int32_t cols, rows, code;
    } refused[] = {
        {"b2-b1", 0, 5, FANORONA_NOTE_BAD_SIZE},       {"b2-b1", 9, INT32_MAX, FANORONA_NOTE_BAD_SIZE},
        {"", 265, 5, FANORONA_NOTE_BAD_SIZE},          {"", 9, 5, FANORONA_NOTE_EMPTY},
        {"b2", 9, 5, FANORONA_NOTE_BAD_SHAPE},         {"b2--c2", 9, 5, FANORONA_NOTE_BAD_SHAPE},
        {"b2-c2\xc3\xa9", 9, 5, FANORONA_NOTE_BAD_SHAPE}, {"b2A-c2", 9, 5, FANORONA_NOTE_KIND_ON_START},
        {"B2-c2", 9, 5, FANORONA_NOTE_BAD_POINT},      {"b2-c2a", 9, 5, FANORONA_NOTE_BAD_KIND},
        {"a1-a6", 9, 5, FANORONA_NOTE_OFF_BOARD},      {"c3-d3", 3, 3, FANORONA_NOTE_OFF_BOARD},
        {"b2-b2", 9, 5, FANORONA_NOTE_SAME_POINT},     {"b2-c4", 9, 5, FANORONA_NOTE_NOT_ADJACENT},
        {"e2-f3", 9, 5, FANORONA_NOTE_NO_LINE},        {"b2-c2A-c3", 9, 5, FANORONA_NOTE_PAIKA_IN_CHAIN},
    };
    fanorona_move move, before;
    char text[256], longest[256];
    size_t length, i;

    topic("a move is read and written");
    IS(parse_move("h3-g3A-h4W", 9, 5, &move), FANORONA_NOTE_OK);
    IS(move.from, pt("h3"));
    IS(move.length, 2);
    IS(move.direction[0], FANORONA_W);
    IS(move.kind[0], FANORONA_APPROACH);
    IS(move.direction[1], FANORONA_NE);
    IS(move.kind[1], FANORONA_WITHDRAWAL);
    IS(fanorona_move_text(&move, text, sizeof text, &length), FANORONA_OK);
    IS_STR(text, "h3-g3A-h4W");
    IS(parse_move("c3-b3", 3, 3, &move), FANORONA_NOTE_OK);
    IS(move.kind[0], FANORONA_PAIKA);

    topic("a move is refused with a reason, and nothing is written");
    memset(&move, 0xA5, sizeof move);
    memset(&before, 0xA5, sizeof before);
    for (i = 0; i < sizeof refused / sizeof *refused; i++) {
        IS(parse_move(refused[i].text, refused[i].cols, refused[i].rows, &move), refused[i].code);
        OK(memcmp(&move, &before, sizeof move) == 0);
    }
    strcpy(longest, "a1");
    for (i = 0; i < 22; i++)
        strcat(longest, "-b1A-a1W");
    strcat(longest, "-b1A");
    IS(parse_move(longest, 9, 5, &move), FANORONA_NOTE_TOO_LONG);
    OK(memcmp(&move, &before, sizeof move) == 0);
    longest[strlen(longest) - 4] = '\0';
    IS(parse_move(longest, 9, 5, &move), FANORONA_NOTE_OK);
    IS(move.length, FANORONA_CHAIN_MAX);
    IS(fanorona_move_parse(NULL, 0, 9, 5, &move), FANORONA_NOTE_EMPTY);
    IS(fanorona_move_parse(NULL, 99, 9, 5, &move), FANORONA_NOTE_EMPTY);
    IS(fanorona_move_parse(T("b2-b1"), 9, 5, NULL), FANORONA_ERROR_NULL);
    IS(fanorona_move_parse("b2-b1", SIZE_MAX, 9, 5, &move), FANORONA_ERROR_RANGE);

    topic("a move is reflected");
    {
        static const struct {
            int32_t how;
            const char *text;
        } ways[] = {{FANORONA_MIRROR_FILES, "b3-c3A-b4W"},
                    {FANORONA_MIRROR_RANKS, "h3-g3A-h2W"},
                    {FANORONA_MIRROR_TURN, "b3-c3A-b2W"}};
        for (i = 0; i < 3; i++) {
            NEED(parse_move("h3-g3A-h4W", 9, 5, &move) == FANORONA_NOTE_OK);
            IS(fanorona_move_mirror(&move, 9, 5, ways[i].how, &move), FANORONA_OK);
            IS(fanorona_move_text(&move, text, sizeof text, &length), FANORONA_OK);
            IS_STR(text, ways[i].text);
        }
        NEED(parse_move("h3-g3A-h4W", 9, 5, &move) == FANORONA_NOTE_OK);
        before = move;
        IS(fanorona_move_mirror(&move, 9, 5, 0, &move), FANORONA_ERROR_RANGE);
        IS(fanorona_move_mirror(&move, 9, 5, 4, &move), FANORONA_ERROR_RANGE);
        IS(fanorona_move_mirror(&move, 9, 5, 257, &move), FANORONA_ERROR_RANGE);
        IS(fanorona_move_mirror(&move, 9, 4, 1, &move), FANORONA_ERROR_RANGE);
        IS(fanorona_move_mirror(&move, 5, 5, 1, &move), FANORONA_ERROR_MOVE);
        IS(fanorona_move_mirror(NULL, 9, 5, 1, &move), FANORONA_ERROR_NULL);
        IS(fanorona_move_mirror(&move, 9, 5, 1, NULL), FANORONA_ERROR_NULL);
        OK(memcmp(&move, &before, sizeof move) == 0);
        move.length = 0;
        IS(fanorona_move_mirror(&move, 9, 5, 1, &move), FANORONA_ERROR_MOVE);
    }
}

static void positions(void)
{
    static const struct {
        const char *text;
        int32_t code;
    } refused[] = {
        {"", FANORONA_NOTE_EMPTY},
        {SIVY_SETUP " ", FANORONA_NOTE_TOO_LONG},
        {"3/3/3 w 0", FANORONA_NOTE_BAD_SHAPE},
        {"3/3/x w", FANORONA_NOTE_BAD_LETTER},
        {"3/3 w", FANORONA_NOTE_ROWS},
        {"3/3/4 w", FANORONA_NOTE_WIDTH},
        {"3/3/3 x", FANORONA_NOTE_SIDE},
        {"3/3/3 w 0 0", FANORONA_NOTE_BAD_COUNT},
        {"3/3/3 w 0 1000000000", FANORONA_NOTE_BAD_COUNT},
        {"3/3/3 w 4294967297 1", FANORONA_NOTE_BAD_COUNT},
    };
    fanorona_board *board = NULL, *seen = NULL;
    int32_t quiet = -9, number = -9, counted = -9;
    char *buffer, text[FANORONA_COUNTED_TEXT_MAX + 1];
    size_t length = 777, i;

    topic("a position is read with its counts or without");
    IS(fanorona_position_parse(T("bbb/w1b/www b 12 40"), &board, &quiet, &number, &counted), FANORONA_NOTE_OK);
    IS_STR(text_of(board), "bbb/w1b/www b");
    IS(quiet, 12);
    IS(number, 40);
    IS(counted, 1);
    fanorona_board_free(board);
    IS(fanorona_position_parse(T("111/w1b/www b"), &board, &quiet, &number, &counted), FANORONA_NOTE_OK);
    IS_STR(text_of(board), "3/w1b/www b");
    IS(quiet, 0);
    IS(number, 1);
    IS(counted, 0);
    fanorona_board_free(board);
    IS(fanorona_position_parse(T("3/3/3 w 7 8"), &board, NULL, NULL, NULL), FANORONA_NOTE_OK);
    fanorona_board_free(board);

    topic("a position is refused with a reason, and the handle is NULL");
    for (i = 0; i < sizeof refused / sizeof *refused; i++) {
        board = (fanorona_board *)(void *)&length;
        IS(fanorona_position_parse(T(refused[i].text), &board, &quiet, &number, &counted), refused[i].code);
        OK(board == NULL);
    }
    IS(fanorona_position_parse(NULL, 5, &board, NULL, NULL, NULL), FANORONA_NOTE_EMPTY);
    IS(fanorona_position_parse(T("3/3/3 w"), NULL, &quiet, &number, &counted), FANORONA_ERROR_NULL);
    IS(quiet, 0);
    IS(number, 1);
    IS(counted, 0);

    topic("a position is written with its counts");
    board = board_of(SIVY_SETUP);
    IS(fanorona_position_text(board, 999999999, 999999999, text, sizeof text, &length), FANORONA_OK);
    IS_STR(text, SIVY_SETUP " 999999999 999999999");
    IS(length, FANORONA_COUNTED_TEXT_MAX);
    IS(fanorona_position_text(board, 0, 1, NULL, 0, &length), FANORONA_OK);
    IS(length, FANORONA_TEXT_MAX + 4);
    buffer = guarded(FANORONA_TEXT_MAX + 4);
    IS(fanorona_position_text(board, 0, 1, buffer, FANORONA_TEXT_MAX + 4, &length), FANORONA_ERROR_SHORT);
    OK(guard_held(buffer, FANORONA_TEXT_MAX + 4, 0));
    length = 777;
    IS(fanorona_position_text(board, -1, 1, text, sizeof text, &length), FANORONA_ERROR_RANGE);
    IS(fanorona_position_text(board, 0, 0, text, sizeof text, &length), FANORONA_ERROR_RANGE);
    IS(fanorona_position_text(board, 1000000000, 1, text, sizeof text, &length), FANORONA_ERROR_RANGE);
    IS(fanorona_position_text(board, 0, INT32_MIN, text, sizeof text, &length), FANORONA_ERROR_RANGE);
    IS(fanorona_position_text(NULL, 0, 1, text, sizeof text, &length), FANORONA_ERROR_NULL);
    IS(fanorona_position_text(board, 0, 1, text, sizeof text, NULL), FANORONA_ERROR_NULL);
    IS(length, 777);
    fanorona_board_free(board);

    topic("a position is reflected, and its key is right");
    board = board_of("w2/1b1/3 b");
    IS(fanorona_position_mirror(board, FANORONA_MIRROR_FILES, &seen), FANORONA_OK);
    IS_STR(text_of(seen), "2w/1b1/3 b");
    fanorona_board_free(seen);
    IS(fanorona_position_mirror(board, FANORONA_MIRROR_RANKS, &seen), FANORONA_OK);
    IS_STR(text_of(seen), "3/1b1/w2 b");
    fanorona_board_free(seen);
    IS(fanorona_position_mirror(board, FANORONA_MIRROR_TURN, &seen), FANORONA_OK);
    IS_STR(text_of(seen), "3/1b1/2w b");
    {
        fanorona_board *read = board_of("3/1b1/2w b");
        uint64_t full = 0;
        IS_U64(key_of(seen), key_of(read));
        IS(fanorona_board_key_full(seen, &full), FANORONA_OK);
        IS_U64(key_of(seen), full);
        fanorona_board_free(read);
    }
    fanorona_board_free(seen);
    seen = board;
    IS(fanorona_position_mirror(board, 0, &seen), FANORONA_ERROR_RANGE);
    OK(seen == NULL);
    IS(fanorona_position_mirror(NULL, 1, &seen), FANORONA_ERROR_NULL);
    IS(fanorona_position_mirror(board, 1, NULL), FANORONA_ERROR_NULL);
    fanorona_board_free(board);
}

static const char *variant_text(const fanorona_variant *variant)
{
    static char text[80];
    size_t length;
    NEED(fanorona_variant_text(variant, text, sizeof text, &length) == FANORONA_OK && strlen(text) == length);
    return text;
}

static void variants(void)
{
    fanorona_variant variant, before;
    size_t length = 777, i;
    char text[8];

    topic("a variant has its layout and its names");
    IS(sizeof variant, 64);
    IS(offsetof(fanorona_variant, ply_cap), 16);
    IS(offsetof(fanorona_variant, reserved), 20);
    IS(fanorona_variant_named(T("telo"), &variant), FANORONA_OK);
    IS(variant.cols, 3);
    IS(variant.rows, 3);
    IS(variant.quiet_limit, 60);
    IS(variant.repeat, 3);
    IS(variant.ply_cap, 0);
    for (i = 0; i < 11; i++)
        IS(variant.reserved[i], 0);
    IS_STR(variant_text(&variant), "telo");

    topic("a variant is read and written");
    IS(fanorona_variant_parse(T("custom ply_cap=100000,board=7x5,quiet_limit=999999999,repeat=999999999"), &variant),
       FANORONA_OK);
    IS(variant.cols, 7);
    IS(variant.ply_cap, 100000);
    IS_STR(variant_text(&variant), "custom board=7x5,quiet_limit=999999999,repeat=999999999,ply_cap=100000");
    variant.cols = variant.rows = 5;
    IS_STR(variant_text(&variant), "custom board=dimy,quiet_limit=999999999,repeat=999999999,ply_cap=100000");

    topic("what is no variant is none, and nothing is written");
    before = variant;
    IS(fanorona_variant_named(T("7x5"), &variant), FANORONA_NONE);
    IS(fanorona_variant_named(T(""), &variant), FANORONA_NONE);
    IS(fanorona_variant_named(NULL, 4, &variant), FANORONA_NONE);
    IS(fanorona_variant_named(T("sivy"), NULL), FANORONA_ERROR_NULL);
    IS(fanorona_variant_parse(T("custom repeat=1"), &variant), FANORONA_NONE);
    IS(fanorona_variant_parse(T("\xff\xfe"), &variant), FANORONA_NONE);
    IS(fanorona_variant_parse(T("sivy"), NULL), FANORONA_ERROR_NULL);
    OK(memcmp(&variant, &before, sizeof variant) == 0);
#define NO_VARIANT(field, number)                                                                                      \
    do {                                                                                                               \
        variant = before;                                                                                              \
        variant.field = (number);                                                                                      \
        IS(fanorona_variant_text(&variant, text, sizeof text, &length), FANORONA_ERROR_RANGE);                         \
    } while (0)
    NO_VARIANT(cols, 4);
    NO_VARIANT(cols, 261);
    NO_VARIANT(rows, -3);
    NO_VARIANT(quiet_limit, -1);
    NO_VARIANT(quiet_limit, 1000000000);
    NO_VARIANT(repeat, 1);
    NO_VARIANT(repeat, INT32_MIN);
    NO_VARIANT(ply_cap, 100001);
    NO_VARIANT(reserved[10], 1);
    IS(fanorona_variant_text(NULL, text, sizeof text, &length), FANORONA_ERROR_NULL);
    IS(length, 777);
    IS(fanorona_variant_text(&before, text, sizeof text, &length), FANORONA_ERROR_SHORT);
    IS(length, 71);
}

static const char *record_text(const fanorona_gametext *record)
{
    static char text[4096];
    size_t length = 0;
    NEED(fanorona_gametext_text(record, text, sizeof text, &length) == FANORONA_OK && strlen(text) == length);
    return text;
}

static const char *header(const fanorona_gametext *record, const char *name)
{
    static char text[256];
    size_t length = 0;
    int32_t answer = fanorona_gametext_header(record, T(name), text, sizeof text, &length);
    if (answer == FANORONA_NONE)
        return "none";
    NEED(answer == FANORONA_OK && strlen(text) == length);
    return text;
}

static void records_read(void)
{
    static const struct {
        const char *text;
        int32_t code, line;
    } refused[] = {
        {"", FANORONA_NOTE_EMPTY, 1},
        {"\r\n\n", FANORONA_NOTE_EMPTY, 1},
        {"fanorona 2\nmoves\n", FANORONA_NOTE_NOT_A_GAME, 1},
        {"fanorona 1\nwhite\nmoves\n", FANORONA_NOTE_BAD_HEADER, 2},
        {"fanorona 1\nwhite x\ncolour red\nmoves\n", FANORONA_NOTE_UNKNOWN_HEADER, 3},
        {"fanorona 1\nwhite x\nblack y\nwhite x\nmoves\n", FANORONA_NOTE_REPEATED_HEADER, 4},
        {"fanorona 1\nrepeat x\nmoves\n", FANORONA_NOTE_BAD_NUMBER, 2},
        {"fanorona 1\nresult x\noffer white\nmoves\n", FANORONA_NOTE_BAD_OFFER, 3},
        {"fanorona 1\nwhite x\n\n", FANORONA_NOTE_NO_MOVES_LINE, 3},
        {"fanorona 1\nwhite x\nrepeat 99999999999999999999\nmoves\n", FANORONA_NOTE_BAD_VARIANT, 3},
        {"fanorona 1\nstart 3/3/3 w\nmoves\n", FANORONA_NOTE_BAD_START, 2},
        {"fanorona 1\nmoves\nd3-e3A\n\nd3-e3A\n", FANORONA_NOTE_EMPTY, 4},
        {"fanorona 1\nvariant telo\nmoves\nc3-d3\n", FANORONA_NOTE_OFF_BOARD, 4},
    };
    const char *source = "fanorona 1\r\nvariant 5x5\r\nwhite  Soa \r\nrepeat 0\r\nchain d3-c3W\r\n"
                         "moves\r\nb3-c3A\r\nb4-b3A";
    fanorona_gametext *record = NULL, *other = NULL;
    fanorona_variant variant;
    fanorona_move move, before;
    char text[64], *buffer;
    int32_t line = -9;
    size_t length = 777, i;

    topic("a record is read");
    IS(fanorona_gametext_parse(T(source), &record, &line), FANORONA_NOTE_OK);
    NEED(record != NULL);
    IS(line, -9);
    IS_STR(header(record, "variant"), "5x5");
    IS_STR(header(record, "white"), " Soa ");
    IS_STR(header(record, "black"), "none");
    IS_STR(header(record, "colour"), "none");
    IS_STR(header(record, "chain"), "d3-c3W");
    IS(fanorona_gametext_header_line(record, T("variant")), 2);
    IS(fanorona_gametext_header_line(record, T("chain")), 5);
    IS(fanorona_gametext_header_line(record, T("black")), FANORONA_NONE);
    IS(fanorona_gametext_header_line(record, NULL, 3), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_moves_at(record), 7);
    IS(fanorona_gametext_move_count(record), 2);
    IS(fanorona_gametext_variant(record, &variant), FANORONA_OK);
    IS_STR(variant_text(&variant), "custom board=dimy,repeat=0");
    IS(fanorona_gametext_move(record, 1, &move), FANORONA_OK);
    IS(fanorona_move_text(&move, text, sizeof text, &length), FANORONA_OK);
    IS_STR(text, "b4-b3A");
    before = move;
    IS(fanorona_gametext_move(record, 2, &move), FANORONA_NONE);
    IS(fanorona_gametext_move(record, -1, &move), FANORONA_NONE);
    IS(fanorona_gametext_move(record, INT32_MAX, &move), FANORONA_NONE);
    OK(memcmp(&move, &before, sizeof move) == 0);
    IS_STR(record_text(record), "fanorona 1\nvariant 5x5\nrepeat 0\nwhite  Soa \nchain d3-c3W\nmoves\nb3-c3A\nb4-b3A\n");

    topic("a buffer that is short is told so");
    IS(fanorona_gametext_text(record, NULL, 0, &length), FANORONA_OK);
    buffer = guarded(length);
    IS(fanorona_gametext_text(record, buffer, length, &length), FANORONA_ERROR_SHORT);
    OK(guard_held(buffer, length, 0));
    buffer = guarded(length + 1);
    IS(fanorona_gametext_text(record, buffer, length + 1, &length), FANORONA_OK);
    OK(guard_held(buffer, length + 1, length + 1));
    buffer = guarded(5);
    IS(fanorona_gametext_header(record, T("white"), buffer, 5, &length), FANORONA_ERROR_SHORT);
    IS(length, 5);
    OK(guard_held(buffer, 5, 0));

    topic("a copy shares nothing");
    IS(fanorona_gametext_clone(record, &other), FANORONA_OK);
    IS(fanorona_gametext_add_move(other, T("c3-c2A")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_move_count(other), 3);
    IS(fanorona_gametext_move_count(record), 2);
    fanorona_gametext_free(record);
    IS(fanorona_gametext_move_count(other), 3);
    fanorona_gametext_free(other);

    topic("a record has the header variant in any case once it is read");
    IS(fanorona_gametext_parse(T("fanorona 1\nmoves\n"), &record, NULL), FANORONA_NOTE_OK);
    IS_STR(header(record, "variant"), "sivy");
    IS(fanorona_gametext_header_line(record, T("variant")), FANORONA_NONE);
    IS(fanorona_gametext_moves_at(record), 3);
    fanorona_gametext_free(record);

    topic("a record is refused with a reason and a line, and the handle is NULL");
    for (i = 0; i < sizeof refused / sizeof *refused; i++) {
        record = (fanorona_gametext *)(void *)&length;
        line = -9;
        IS(fanorona_gametext_parse(T(refused[i].text), &record, &line), refused[i].code);
        IS(line, refused[i].line);
        OK(record == NULL);
        IS(fanorona_gametext_parse(T(refused[i].text), &record, NULL), refused[i].code);
    }
    line = -9;
    IS(fanorona_gametext_parse(NULL, 9, &record, &line), FANORONA_NOTE_EMPTY);
    IS(line, 1);
    line = -9;
    IS(fanorona_gametext_parse("fanorona 1\nx", SIZE_MAX, &record, &line), FANORONA_ERROR_RANGE);
    IS(fanorona_gametext_parse(T("x"), NULL, &line), FANORONA_ERROR_NULL);
    IS(line, -9);
}

static void records_made(void)
{
    fanorona_gametext *record = NULL;
    fanorona_variant variant;
    fanorona_move move;
    char text[8];
    size_t length = 777;
    uint64_t live = fanorona_live();

    topic("a record is made");
    IS(fanorona_gametext_new(&record), FANORONA_OK);
    NEED(record != NULL);
    IS_U64(fanorona_live(), live);
    IS_STR(record_text(record), "fanorona 1\nmoves\n");
    IS(fanorona_gametext_moves_at(record), FANORONA_NONE);
    IS_STR(header(record, "variant"), "none");
    IS(fanorona_gametext_set(record, T("variant"), T("telo")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("black"), T("R. and S.")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("black"), T("S. and R.")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("start"), T("bbb/w1b/www b 3 9")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_add_move(record, T("c3-b3A")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("offer"), T("black")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_header_line(record, T("offer")), FANORONA_NONE);
#define MADE "fanorona 1\nvariant telo\nstart bbb/w1b/www b 3 9\nblack S. and R.\noffer black\nmoves\nc3-b3A\n"
    IS_STR(record_text(record), MADE);

    topic("what would not be read back is refused, and changes nothing");
    IS(fanorona_gametext_set(record, T("colour"), T("red")), FANORONA_NOTE_UNKNOWN_HEADER);
    IS(fanorona_gametext_set(record, T(""), T("red")), FANORONA_NOTE_UNKNOWN_HEADER);
    IS(fanorona_gametext_set(record, NULL, 0, T("red")), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_set(record, T("white"), T("")), FANORONA_NOTE_BAD_HEADER);
    IS(fanorona_gametext_set(record, T("white"), T("a\nb")), FANORONA_NOTE_BAD_HEADER);
    IS(fanorona_gametext_set(record, T("white"), T("\xff")), FANORONA_NOTE_BAD_HEADER);
    IS(fanorona_gametext_set(record, T("white"), "a\0b", 3), FANORONA_NOTE_BAD_HEADER);
    IS(fanorona_gametext_set(record, T("ply_cap"), T("-1")), FANORONA_NOTE_BAD_NUMBER);
    IS(fanorona_gametext_set(record, T("ply_cap"), T("100001")), FANORONA_NOTE_BAD_VARIANT);
    IS(fanorona_gametext_set(record, T("result"), T("agreement")), FANORONA_NOTE_BAD_OFFER);
    IS(fanorona_gametext_set(record, T("variant"), T("dimy")), FANORONA_NOTE_BAD_START);
    IS(fanorona_gametext_set(record, T("variant"), NULL, 0), FANORONA_NOTE_BAD_START);
    IS(fanorona_gametext_set(record, T("chain"), T("d1-c1A")), FANORONA_NOTE_OFF_BOARD);
    IS(fanorona_gametext_add_move(record, T("c3-d3")), FANORONA_NOTE_OFF_BOARD);
    IS(fanorona_gametext_add_move(record, T("")), FANORONA_NOTE_EMPTY);
    IS(fanorona_gametext_add_move(record, NULL, 0), FANORONA_NOTE_EMPTY);
    IS_STR(record_text(record), MADE);

    topic("a header is taken away");
    IS(fanorona_gametext_set(record, T("offer"), NULL, 0), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("offer"), NULL, 0), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("result"), T("agreement")), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("start"), NULL, 0), FANORONA_NOTE_OK);
    IS(fanorona_gametext_set(record, T("variant"), NULL, 0), FANORONA_NOTE_OK);
    IS_STR(record_text(record), "fanorona 1\nblack S. and R.\nresult agreement\nmoves\nc3-b3A\n");

    topic("NULL is answered");
    IS(fanorona_gametext_new(NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_clone(record, NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_set(NULL, T("white"), T("x")), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_add_move(NULL, T("c3-b3A")), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_header(NULL, T("white"), text, sizeof text, &length), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_header(record, T("result"), text, sizeof text, NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_header_line(NULL, T("white")), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_variant(NULL, &variant), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_variant(record, NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_move_count(NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_move(NULL, 0, &move), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_move(record, 0, NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_moves_at(NULL), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_text(NULL, text, sizeof text, &length), FANORONA_ERROR_NULL);
    IS(fanorona_gametext_text(record, text, sizeof text, NULL), FANORONA_ERROR_NULL);
    IS(length, 777);
    fanorona_gametext_free(record);
    IS(fanorona_gametext_clone(NULL, &record), FANORONA_ERROR_NULL);
    OK(record == NULL);
    fanorona_gametext_free(NULL);
}

/* Whatever the bytes, there is an answer, and what is read is written and read again. */
static void any_bytes(void)
{
    static const char letters[] = "abcdei12345-AW wb/0\n\rmovesfanorona 1\n";
    int round;
    topic("any bytes are answered, and what is read is written and read again");
    for (round = 0; round < 20000; round++) {
        char text[64];
        size_t length = random_below(sizeof text), i, again = 0;
        fanorona_gametext *record = NULL, *other = NULL;
        fanorona_board *board = NULL;
        fanorona_move move;
        int32_t code, quiet, number, line = 0;
        for (i = 0; i < length; i++)
            text[i] = random_below(20) ? letters[random_below(sizeof letters - 1)] : (char)random_below(256);
        if (random_below(2) && length > 17)
            memcpy(text, "fanorona 1\nmoves\n", 17);
        code = fanorona_move_parse(text, length, check_cols[round % 8], check_rows[round % 8], &move);
        OK(code >= FANORONA_NOTE_OK && code <= FANORONA_NOTE_PAIKA_IN_CHAIN);
        code = fanorona_position_parse(text, length, &board, &quiet, &number, NULL);
        OK(code >= FANORONA_NOTE_OK && code <= FANORONA_NOTE_BAD_COUNT);
        OK((board != NULL) == (code == FANORONA_NOTE_OK));
        fanorona_board_free(board);
        code = fanorona_gametext_parse(text, length, &record, &line);
        OK(code >= FANORONA_NOTE_OK && code <= FANORONA_NOTE_BAD_START);
        OK((record != NULL) == (code == FANORONA_NOTE_OK) && (line > 0) == (record == NULL));
        if (record != NULL) {
            const char *written = record_text(record);
            IS(fanorona_gametext_parse(T(written), &other, NULL), FANORONA_NOTE_OK);
            IS(fanorona_gametext_text(other, NULL, 0, &again), FANORONA_OK);
            IS(again, strlen(written));
        }
        fanorona_gametext_free(record);
        fanorona_gametext_free(other);
    }
}

int main(void)
{
    reasons();
    moves();
    positions();
    variants();
    records_read();
    records_made();
    any_bytes();
    return check_done();
}
