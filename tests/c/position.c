/* Boards: set up, read and written, changed, copied; and their keys. */
#include "check.h"

static void setups(void)
{
    static const char *const setup[8] = {
        TELO_SETUP,
        "bbb/bbb/w1b/www/www w",
        "bbbbb/bw1bw/wwwww w",
        DIMY_SETUP,
        "bbbbbbb/wbw1bwb/wwwwwww w",
        "bbbbbbb/bbbbbbb/wbw1bwb/wwwwwww/wwwwwww w",
        "bbbbbbbbb/bwbw1bwbw/wwwwwwwww w",
        SIVY_SETUP,
    };
    size_t i;
    topic("the set-up of every size, White to move");
    for (i = 0; i < 8; i++) {
        fanorona_board *board = NULL, *read;
        int32_t half = (check_cols[i] * check_rows[i] - 1) / 2, centre;
        IS(fanorona_board_new(check_cols[i], check_rows[i], &board), FANORONA_OK);
        NEED(board != NULL);
        IS_STR(text_of(board), setup[i]);
        IS(fanorona_board_side(board), FANORONA_WHITE);
        IS(fanorona_board_count(board, FANORONA_WHITE), half);
        IS(fanorona_board_count(board, FANORONA_BLACK), half);
        centre = fanorona_board_centre(board);
        IS(fanorona_board_at(board, centre), FANORONA_EMPTY);
        IS(fanorona_board_at(board, centre - 1), FANORONA_WHITE);
        IS(fanorona_board_at(board, centre + 1), FANORONA_BLACK);
        IS(fanorona_board_in_chain(board), 0);
        read = board_of(setup[i]);
        IS_U64(key_of(read), key_of(board));
        fanorona_board_free(read);
        fanorona_board_free(board);
    }

    topic("a bare board of every size");
    for (i = 0; i < 8; i++) {
        fanorona_board *board = NULL;
        uint64_t number = 0;
        fanorona_step steps[4];
        size_t count = 9;
        IS(fanorona_board_empty(check_cols[i], check_rows[i], &board), FANORONA_OK);
        NEED(board != NULL);
        IS(fanorona_board_points(board), check_cols[i] * check_rows[i]);
        IS(fanorona_board_count(board, FANORONA_WHITE) + fanorona_board_count(board, FANORONA_BLACK), 0);
        IS(fanorona_board_side(board), FANORONA_WHITE);
        NEED(fanorona_zobrist_size(check_cols[i], check_rows[i], &number) == FANORONA_OK);
        IS_U64(key_of(board), number);
        IS(fanorona_board_steps(board, steps, 4, &count), FANORONA_OK);
        IS(count, 0);
        IS(fanorona_board_can_capture(board, FANORONA_WHITE), 0);
        fanorona_board_free(board);
    }

    topic("a size that cannot be built");
    {
        static const int32_t bad[][2] = {{4, 3}, {9, 4}, {1, 3}, {11, 5}, {0, 0}, {-3, 3}, {3, -3}, {265, 5}, {9, 261},
                                         {INT32_MAX, 5}, {9, INT32_MIN}};
        for (i = 0; i < sizeof bad / sizeof *bad; i++) {
            fanorona_board *old = board_of(TELO_SETUP), *handle = old;
            IS(fanorona_board_new(bad[i][0], bad[i][1], &handle), FANORONA_ERROR_RANGE);
            OK(handle == NULL);
            handle = old;
            IS(fanorona_board_empty(bad[i][0], bad[i][1], &handle), FANORONA_ERROR_RANGE);
            OK(handle == NULL);
            fanorona_board_free(old);
        }
    }
}

static void parses(const char *text, size_t length, int32_t want, const char *file, int line)
{
    fanorona_board *old = board_of(TELO_SETUP), *handle = old;
    int32_t got = fanorona_board_parse(text, length, &handle);
    check_int(got, want, text ? text : "NULL", file, line);
    if (got == FANORONA_POS_OK)
        fanorona_board_free(handle);
    else
        check_true(handle == NULL, "the handle is NULL after a refusal", file, line);
    fanorona_board_free(old);
}

#define PARSES(text, want) parses((text), strlen(text), (want), __FILE__, __LINE__)
#define PARSES_BYTES(text, want) parses((text), sizeof(text) - 1, (want), __FILE__, __LINE__)

static void parsing(void)
{
    static const char longest[] = "wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww b";
    fanorona_board *board;
    char text[80];
    size_t i;

    topic("a position string is read for its shape and never for its sense");
    PARSES(SIVY_SETUP, FANORONA_POS_OK);
    PARSES(longest, FANORONA_POS_OK);
    IS(strlen(longest), FANORONA_TEXT_MAX);
    board = board_of(longest);
    IS(fanorona_board_count(board, FANORONA_WHITE), 45);
    IS(fanorona_board_side(board), FANORONA_BLACK);
    IS_STR(text_of(board), longest);
    fanorona_board_free(board);
    PARSES("9/9/9/9/9 w", FANORONA_POS_OK);
    PARSES("3/3/3 b", FANORONA_POS_OK);
    PARSES("www/www/www w", FANORONA_POS_OK);

    topic("runs of empty points may be spelt long, and are written short");
    board = board_of("41/5/2111/11111/5 w");
    IS_STR(text_of(board), "5/5/5/5/5 w");
    fanorona_board_free(board);
    board = board_of("1w1/111/12 b");
    IS_STR(text_of(board), "1w1/3/3 b");
    IS(fanorona_board_at(board, pt("b3")), FANORONA_WHITE);
    fanorona_board_free(board);
    memset(text, '1', sizeof text);
    for (i = 0; i < 5; i++)
        text[10 * i + 9] = i < 4 ? '/' : ' ';
    memcpy(text + 50, "w", 2);
    IS(strlen(text), 51);
    board = board_of(text);
    IS_STR(text_of(board), "9/9/9/9/9 w");
    fanorona_board_free(board);

    topic("POS_NULL: no string, or an empty one");
    parses(NULL, 0, FANORONA_POS_NULL, __FILE__, __LINE__);
    parses(NULL, 10, FANORONA_POS_NULL, __FILE__, __LINE__);
    parses(NULL, 4000, FANORONA_POS_NULL, __FILE__, __LINE__);
    PARSES("", FANORONA_POS_NULL);
    parses(TELO_SETUP, 0, FANORONA_POS_NULL, __FILE__, __LINE__);

    topic("POS_LONG: 52 characters or more, whatever they are");
    {
        char *huge = malloc(1 << 20);
        NEED(huge != NULL);
        memset(huge, 'w', 1 << 20);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        parses(huge, 51, FANORONA_POS_ROWS, __FILE__, __LINE__);
        parses(huge, 1 << 20, FANORONA_POS_LONG, __FILE__, __LINE__);
        memset(huge, '?', 52);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        parses(huge, 51, FANORONA_POS_LETTER, __FILE__, __LINE__);
        memset(huge, ' ', 52);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        memcpy(huge, longest, 51);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        memcpy(huge, TELO_SETUP "                                                    ", 52);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        memset(huge, 0, 52);
        parses(huge, 52, FANORONA_POS_LONG, __FILE__, __LINE__);
        free(huge);
    }

    topic("POS_LETTER: anything in the board but w, b, / and 1 to 9");
    PARSES("bbb/w0b/www w", FANORONA_POS_LETTER);
    PARSES("bbb/W1b/www w", FANORONA_POS_LETTER);
    PARSES("bbb/w1B/www w", FANORONA_POS_LETTER);
    PARSES("bbb/w.b/www w", FANORONA_POS_LETTER);
    PARSES("bbb/w1b/www\tw", FANORONA_POS_LETTER);
    PARSES("bbb\\w1b\\www w", FANORONA_POS_LETTER);
    PARSES("b\xc3\xa9/w1b/www w", FANORONA_POS_LETTER);
    PARSES("\xff\xfe", FANORONA_POS_LETTER);
    PARSES_BYTES("bb\0/w1b/www w", FANORONA_POS_LETTER);
    PARSES_BYTES("\0", FANORONA_POS_LETTER);
    for (i = 0; i < 256; i++)
        if (i != ' ' && (i == 0 || strchr("wb/123456789", (int)i) == NULL)) {
            memcpy(text, TELO_SETUP, sizeof TELO_SETUP);
            text[5] = (char)i;
            parses(text, strlen(TELO_SETUP), FANORONA_POS_LETTER, __FILE__, __LINE__);
        }

    topic("POS_ROWS: neither three ranks nor five");
    PARSES("w", FANORONA_POS_ROWS);
    PARSES(" ", FANORONA_POS_ROWS);
    PARSES(" w", FANORONA_POS_ROWS);
    PARSES("bbb w", FANORONA_POS_ROWS);
    PARSES("bbb/www w", FANORONA_POS_ROWS);
    PARSES("bbb/w1b/w1b/www w", FANORONA_POS_ROWS);
    PARSES("3/3/3/3/3/3 w", FANORONA_POS_ROWS);
    PARSES("bbb/w1b/www/ w", FANORONA_POS_ROWS);
    PARSES("///////////////////////////////////////////////////", FANORONA_POS_ROWS);

    topic("POS_WIDTH: ranks of different widths, or a width that is not odd from 3 to 9");
    PARSES("bbb/w1b/ww w", FANORONA_POS_WIDTH);
    PARSES("bbb/w1b/wwww w", FANORONA_POS_WIDTH);
    PARSES("4/4/4 w", FANORONA_POS_WIDTH);
    PARSES("1/1/1 w", FANORONA_POS_WIDTH);
    PARSES("// w", FANORONA_POS_WIDTH);
    PARSES("3/3/ w", FANORONA_POS_WIDTH);
    PARSES("/3/3 w", FANORONA_POS_WIDTH);
    PARSES("92/92/92 w", FANORONA_POS_WIDTH);
    PARSES("999/999/999 w", FANORONA_POS_WIDTH);
    PARSES("9999999999/9999999999/9999999999999999999999 w", FANORONA_POS_WIDTH);
    PARSES("99999999999999999999999999999/99999999/9999999 w", FANORONA_POS_WIDTH);

    topic("POS_SIDE: no side, another letter, or something after it");
    PARSES("bbb/w1b/www", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www ", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www W", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www x", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www  w", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www ww", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www w ", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www w\n", FANORONA_POS_SIDE);
    PARSES("bbb/w1b/www w 0 1", FANORONA_POS_SIDE);
    PARSES_BYTES("bbb/w1b/www w\0", FANORONA_POS_SIDE);
    PARSES_BYTES("bbb/w1b/www \0", FANORONA_POS_SIDE);

    topic("of several faults the first in the order of the codes is told");
    PARSES("bbb/w?b w", FANORONA_POS_LETTER);
    PARSES("bbb/w?bb/www x", FANORONA_POS_LETTER);
    PARSES("bbb/w1 x", FANORONA_POS_ROWS);
    PARSES("b/b", FANORONA_POS_ROWS);
    PARSES("bbb/w1/www x", FANORONA_POS_WIDTH);
    PARSES("bbb/w1/www", FANORONA_POS_WIDTH);

    topic("a string is taken by its length and needs no NUL");
    memcpy(text, TELO_SETUP "www", sizeof TELO_SETUP + 3);
    parses(text, strlen(TELO_SETUP), FANORONA_POS_OK, __FILE__, __LINE__);
}

static void writing(void)
{
    size_t i, capacity;
    topic("text to board to text is the same text");
    for (i = 0; i < (size_t)rounds(500); i++) {
        fanorona_board *board = random_board(), *again = board_of(text_of(board));
        IS_STR(text_of(again), text_of(board));
        IS_U64(key_of(again), key_of(board));
        fanorona_board_free(again);
        fanorona_board_free(board);
    }

    topic("a text in a buffer of every capacity");
    {
        fanorona_board *board = board_of(SIVY_SETUP);
        size_t need = strlen(SIVY_SETUP);
        for (capacity = 0; capacity <= need + 5; capacity++) {
            char *buffer = guarded(capacity);
            size_t length = 777;
            int32_t code = fanorona_board_text(board, buffer, capacity, &length);
            if (capacity > need) {
                IS(code, FANORONA_OK);
                IS(length, need);
                IS_STR(buffer, SIVY_SETUP);
                OK(guard_held(buffer, capacity, need + 1));
            } else {
                IS(code, FANORONA_ERROR_SHORT);
                OK(length >= need && length <= need + 1);
                OK(guard_held(buffer, capacity, 0));
            }
        }
        fanorona_board_free(board);
    }
}

static void changing(void)
{
    fanorona_board *board = board_of(TELO_SETUP), *other;
    uint64_t first = key_of(board), key;
    snapshot before;
    static const int32_t no_stone[] = {FANORONA_BORDER, 4, -1, 257, 258, INT32_MAX, INT32_MIN};
    size_t i;

    topic("put replaces, lift empties, put of EMPTY lifts");
    IS(fanorona_board_put(board, pt("a1"), FANORONA_BLACK), FANORONA_OK);
    IS_STR(text_of(board), "bbb/w1b/bww w");
    IS(fanorona_board_at(board, pt("a1")), FANORONA_BLACK);
    IS(fanorona_board_count(board, FANORONA_WHITE), 3);
    IS(fanorona_board_count(board, FANORONA_BLACK), 5);
    OK(key_of(board) != first);
    IS(fanorona_board_put(board, pt("b2"), FANORONA_WHITE), FANORONA_OK);
    IS_STR(text_of(board), "bbb/wwb/bww w");
    IS(fanorona_board_lift(board, pt("b2")), FANORONA_OK);
    IS(fanorona_board_lift(board, pt("b2")), FANORONA_OK);
    IS(fanorona_board_put(board, pt("c3"), FANORONA_EMPTY), FANORONA_OK);
    IS_STR(text_of(board), "bb1/w1b/bww w");
    IS(fanorona_board_at(board, pt("c3")), FANORONA_EMPTY);
    IS(fanorona_board_put(board, pt("c3"), FANORONA_BLACK), FANORONA_OK);
    IS(fanorona_board_put(board, pt("a1"), FANORONA_WHITE), FANORONA_OK);
    IS_U64(key_of(board), first);

    topic("a point off the board, or no stone: nothing happens");
    before = snapshot_of(board);
    IS(fanorona_board_put(board, pt("d1"), FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_put(board, pt("a4"), FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_put(board, 0, FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_put(board, -1, FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_put(board, 12 + 256, FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_lift(board, pt("d1")), FANORONA_ERROR_RANGE);
    IS(fanorona_board_lift(board, -1), FANORONA_ERROR_RANGE);
    for (i = 0; i < sizeof no_stone / sizeof *no_stone; i++) {
        IS(fanorona_board_put(board, pt("a1"), no_stone[i]), FANORONA_ERROR_RANGE);
        IS(fanorona_board_set_side(board, no_stone[i]), FANORONA_ERROR_RANGE);
        IS(fanorona_board_count(board, no_stone[i]), 0);
        IS(fanorona_board_can_capture(board, no_stone[i]), 0);
    }
    IS(fanorona_board_set_side(board, FANORONA_EMPTY), FANORONA_ERROR_RANGE);
    IS(fanorona_board_count(board, FANORONA_EMPTY), 0);
    UNCHANGED(board, &before);

    topic("the side to move, and its part in the key");
    IS(fanorona_board_side(board), FANORONA_WHITE);
    IS(fanorona_board_set_side(board, FANORONA_BLACK), FANORONA_OK);
    IS(fanorona_board_side(board), FANORONA_BLACK);
    IS_STR(text_of(board), "bbb/w1b/www b");
    NEED(fanorona_zobrist_side(&key) == FANORONA_OK);
    IS_U64(key_of(board), first ^ key);
    IS(fanorona_board_set_side(board, FANORONA_BLACK), FANORONA_OK);
    IS_U64(key_of(board), first ^ key);
    IS(fanorona_board_set_side(board, FANORONA_WHITE), FANORONA_OK);
    IS_U64(key_of(board), first);

    topic("the same stones on two sizes have two keys");
    {
        fanorona_board *boards[8];
        size_t k;
        for (i = 0; i < 8; i++) {
            boards[i] = NULL;
            NEED(fanorona_board_empty(check_cols[i], check_rows[i], &boards[i]) == FANORONA_OK);
            IS(fanorona_board_put(boards[i], pt("b2"), FANORONA_WHITE), FANORONA_OK);
            IS(fanorona_board_at(boards[i], pt("b2")), FANORONA_WHITE);
            for (k = 0; k < i; k++)
                OK(key_of(boards[k]) != key_of(boards[i]));
        }
        for (i = 0; i < 8; i++)
            fanorona_board_free(boards[i]);
    }

    topic("a clone shares nothing");
    other = copy_of(board);
    IS_STR(text_of(other), text_of(board));
    IS_U64(key_of(other), key_of(board));
    IS(fanorona_board_lift(other, pt("a1")), FANORONA_OK);
    IS(fanorona_board_set_side(other, FANORONA_BLACK), FANORONA_OK);
    UNCHANGED(board, &before);
    IS_STR(text_of(other), "bbb/w1b/1ww b");
    fanorona_board_free(board);
    IS_STR(text_of(other), "bbb/w1b/1ww b");
    fanorona_board_free(other);

    topic("the key kept up and the key worked out again are one");
    board = board_of(SIVY_SETUP);
    for (i = 0; i < (size_t)rounds(3000); i++) {
        fanorona_board_put(board, (int32_t)random_below(90), (int32_t)random_below(4));
        if (i % 3 == 0)
            fanorona_board_lift(board, (int32_t)random_below(90));
        if (i % 5 == 0)
            fanorona_board_set_side(board, (int32_t)random_below(4));
        NEED(fanorona_board_key_full(board, &key) == FANORONA_OK);
        IS_U64(key_of(board), key);
        if (i % 50 == 0) {
            other = board_of(text_of(board));
            IS_U64(key_of(other), key);
            fanorona_board_free(other);
        }
    }
    fanorona_board_free(board);

    topic("the live count goes up and down with the boards");
    {
        uint64_t live = fanorona_live();
        fanorona_board *many[20];
        for (i = 0; i < 20; i++) {
            many[i] = i ? copy_of(many[i - 1]) : board_of(TELO_SETUP);
            IS_U64(fanorona_live(), live + i + 1);
        }
        for (i = 0; i < 20; i++) {
            fanorona_board_free(many[i]);
            IS_U64(fanorona_live(), live + 19 - i);
        }
        fanorona_board_free(NULL);
        IS_U64(fanorona_live(), live);
    }
}

int main(void)
{
    setups();
    parsing();
    writing();
    changing();
    return check_done();
}
