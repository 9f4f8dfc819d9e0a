/* Whole moves: listed, counted, visited, written, played and taken back. */
#include "check.h"

#define THREE "w3b/5/1b3/w2b1/w1b2 w"

enum { MANY = 20000 };
static fanorona_move listed[MANY], walked[MANY];
static size_t walked_count;

/* Every whole move found by playing steps, with no use of the list. */
static void walk(fanorona_board *board, fanorona_move move)
{
    fanorona_step steps[FANORONA_STEPS_MAX];
    size_t count = 0, i;
    NEED(fanorona_board_play_steps(board, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK);
    for (i = 0; i < count; i++) {
        fanorona_move next = move;
        fanorona_token token;
        if (next.length == 0)
            next.from = steps[i].from;
        next.direction[next.length] = steps[i].direction;
        next.kind[next.length++] = steps[i].kind;
        NEED(walked_count < MANY);
        walked[walked_count++] = next;
        NEED(fanorona_board_play(board, steps[i].from, steps[i].direction, steps[i].kind, &token, NULL) == FANORONA_OK);
        if (fanorona_board_in_chain(board))
            walk(board, next);
        NEED(fanorona_board_unplay(board, &token) == FANORONA_OK);
    }
}

static void walk_from(fanorona_board *board)
{
    fanorona_move none;
    memset(&none, 0, sizeof none);
    walked_count = 0;
    walk(board, none);
}

static int by_bytes(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(fanorona_move));
}

static int is_beginning(const fanorona_move *a, const fanorona_move *b)
{
    return a->from == b->from && a->length == b->length - 1 && memcmp(a->direction, b->direction, a->length) == 0 &&
           memcmp(a->kind, b->kind, a->length) == 0;
}

typedef struct visits {
    const fanorona_board *board;
    size_t count, stop_after;
    int32_t answer;
    int same;
} visits;

static int32_t visit(const fanorona_move *move, void *user)
{
    visits *v = user;
    /* a reader may read the board meanwhile */
    v->same = v->same && fanorona_board_points(v->board) > 0 && v->count < MANY &&
              memcmp(move, &listed[v->count], sizeof *move) == 0;
    return ++v->count == v->stop_after ? v->answer : 0;
}

static const char *move_text(const fanorona_move *move)
{
    static char text[512];
    size_t length = 0;
    NEED(fanorona_move_text(move, text, sizeof text, &length) == FANORONA_OK);
    NEED(strlen(text) == length);
    return text;
}

static size_t list(const fanorona_board *board)
{
    size_t count = 0;
    NEED(fanorona_board_moves(board, listed, MANY, &count) == FANORONA_OK);
    return count;
}

static void known(void)
{
    static const char *const first[5] = {"d2-e3A", "e2-e3A", "f2-e3A", "d3-e3A", "d3-e3W"};
    static const char *const three[3] = {"a1-b1A", "a1-b1A-b2A", "a1-b1A-b2A-c2A"};
    fanorona_board *board = board_of(SIVY_SETUP);
    fanorona_token tokens[FANORONA_TOKENS_MAX];
    fanorona_step steps[FANORONA_CHAIN_MAX];
    snapshot before;
    size_t i, count = 0;

    topic("the five moves of the set-up");
    NEED(list(board) == 5);
    for (i = 0; i < 5; i++)
        IS_STR(move_text(&listed[i]), first[i]);
    fanorona_board_free(board);

    topic("three steps running are three moves, shorter beginnings first");
    board = board_of(THREE);
    NEED(list(board) == 3);
    for (i = 0; i < 3; i++) {
        IS_STR(move_text(&listed[i]), three[i]);
        IS(listed[i].length, i + 1);
        IS(listed[i].from, pt("a1"));
    }
    before = snapshot_of(board);

    topic("the steps of a move, with what each takes");
    IS(fanorona_board_move_steps(board, &listed[2], steps, FANORONA_CHAIN_MAX, &count), FANORONA_OK);
    NEED(count == 3);
    IS(steps[0].from, pt("a1"));
    IS(steps[0].to, pt("b1"));
    IS(steps[0].taken[0], pt("c1"));
    IS(steps[1].from, pt("b1"));
    IS(steps[1].taken[0], pt("b3"));
    IS(steps[2].to, pt("c2"));
    IS(steps[2].taken_count, 1);
    IS(steps[2].taken[0], pt("d2"));
    UNCHANGED(board, &before);

    topic("a shorter beginning ends with a stop, the longest by itself");
    IS(fanorona_board_play_move(board, &listed[0], tokens, FANORONA_TOKENS_MAX, &count), FANORONA_OK);
    IS(count, 2);
    IS_STR(text_of(board), "w3b/5/1b3/w2b1/1w3 b");
    IS(fanorona_board_in_chain(board), 0);
    IS(fanorona_board_unplay_move(board, tokens, count), FANORONA_OK);
    UNCHANGED(board, &before);
    IS(fanorona_board_play_move(board, &listed[2], tokens, FANORONA_TOKENS_MAX, &count), FANORONA_OK);
    IS(count, 3);
    IS_STR(text_of(board), "w3b/5/5/w1w2/5 b");
    IS(fanorona_board_unplay_move(board, tokens, count), FANORONA_OK);
    UNCHANGED(board, &before);
    IS(fanorona_board_play_move(board, &listed[1], NULL, 0, NULL), FANORONA_OK);
    IS_STR(text_of(board), "w3b/5/5/ww1b1/5 b");
    fanorona_board_free(board);

    topic("a paika is a move of one step");
    board = board_of("4b/5/5/5/w4 w");
    NEED(list(board) == 3);
    IS_STR(move_text(&listed[0]), "a1-a2");
    IS_STR(move_text(&listed[1]), "a1-b2");
    IS_STR(move_text(&listed[2]), "a1-b1");
    IS(fanorona_board_play_move(board, &listed[1], tokens, FANORONA_TOKENS_MAX, &count), FANORONA_OK);
    IS(count, 1);
    IS_STR(text_of(board), "4b/5/5/1w3/5 b");
    fanorona_board_free(board);

    topic("thousands of moves: all listed, or counted up to a cap");
    board = board_of("bbbbbbbbb/bb2bbw1b/b1b1b2w1/2bb2b1w/bbbbbbbbb w");
    {
        uint64_t number = 0;
        IS(fanorona_board_count_moves(board, UINT64_MAX, &number), FANORONA_OK);
        IS_U64(number, 17119);
        IS(fanorona_board_count_moves(board, 100, &number), FANORONA_OK);
        IS_U64(number, 100);
        IS(fanorona_board_moves(board, listed, 17118, &count), FANORONA_ERROR_SHORT);
        IS(count, 17119);
        IS(list(board), 17119);
    }
    fanorona_board_free(board);

    topic("lists around the length to which nothing is counted before");
    {
        static const struct {
            const char *text;
            size_t moves;
        } around[] = {
            {"bbbb1b1b1/6w1b/bwbwwb1bw/www1w3w/wwwwwwww1 b", 63},
            {"bbbbbbb1b/bbbb2b1b/bwb5w/3b1ww1w/ww1w1ww2 w", 64},
            {"bbbbbb1bb/bb2b1bbb/bw1w1bwbw/w3w1www/1wbw1wwww w", 65},
        };
        size_t which;
        for (which = 0; which < sizeof around / sizeof around[0]; which++) {
            visits v;
            board = board_of(around[which].text);
            IS(fanorona_board_moves(board, NULL, 0, &count), FANORONA_OK);
            IS(count, around[which].moves);
            memset(listed, 0x5a, sizeof listed);
            IS(fanorona_board_moves(board, listed, around[which].moves - 1, &count), FANORONA_ERROR_SHORT);
            IS(count, around[which].moves);
            IS(listed[0].from, 0x5a);
            IS(list(board), around[which].moves);
            memset(&v, 0, sizeof v);
            v.board = board;
            v.same = 1;
            IS(fanorona_board_visit_moves(board, visit, &v), FANORONA_OK);
            IS(v.count, around[which].moves);
            OK(v.same);
            IS(listed[around[which].moves].from, 0x5a);
            fanorona_board_free(board);
        }
    }

    topic("no stones, no moves");
    board = board_of("bbb/3/3 w");
    IS(list(board), 0);
    fanorona_board_free(board);
}

static void against_walking(void)
{
    int round, big = 0;
    topic("moves are just what playing steps one by one finds");
    for (round = 0; round < rounds(300); round++) {
        fanorona_board *board = random_board();
        snapshot before = snapshot_of(board);
        size_t count, i, k, step;
        uint64_t number = 0, cap;
        visits v;
        int32_t code;
        walk_from(board);
        UNCHANGED(board, &before);
        count = list(board);
        IS(count, walked_count);
        if (count != walked_count)
            continue;
        IS(fanorona_board_count_moves(board, UINT64_MAX, &number), FANORONA_OK);
        IS_U64(number, count);
        for (cap = 0; cap <= count + 2 && cap < 12; cap++) {
            IS(fanorona_board_count_moves(board, cap, &number), FANORONA_OK);
            IS_U64(number, cap < count ? cap : count);
        }
        IS(fanorona_board_perft_moves(board, 1, &number), FANORONA_OK);
        IS_U64(number, count);
        memset(&v, 0, sizeof v);
        v.board = board;
        v.same = 1;
        IS(fanorona_board_visit_moves(board, visit, &v), FANORONA_OK);
        IS(v.count, count);
        OK(v.same);
        if (count > 0) {
            static const int32_t answers[] = {1, -1, INT32_MIN, INT32_MAX, 2};
            v.count = 0;
            v.stop_after = 1 + random_below((uint32_t)count);
            v.answer = answers[round % 5];
            code = fanorona_board_visit_moves(board, visit, &v);
            IS(code, FANORONA_STOPPED);
            IS(v.count, v.stop_after);
        }
        if (count > 300)
            big++;
        /* a beginning stands before what it begins */
        for (i = 0; i < count && i < 2000; i++)
            if (listed[i].length > 1) {
                int found = 0;
                for (k = 0; k < i && !found; k++)
                    found = is_beginning(&listed[k], &listed[i]);
                OK(found);
            }
        qsort(walked, count, sizeof *walked, by_bytes);
        for (i = 0; i < count; i++) {
            fanorona_token tokens[FANORONA_TOKENS_MAX];
            fanorona_step steps[FANORONA_CHAIN_MAX];
            fanorona_board *by_hand;
            size_t tokens_count = 0, steps_count = 0;
            int32_t at = listed[i].from;
            OK(bsearch(&listed[i], walked, count, sizeof *walked, by_bytes) != NULL);
            if (i > 50 && i % 37)
                continue;
            by_hand = copy_of(board);
            IS(fanorona_board_move_steps(board, &listed[i], steps, FANORONA_CHAIN_MAX, &steps_count), FANORONA_OK);
            IS(steps_count, listed[i].length);
            for (step = 0; step < listed[i].length; step++) {
                fanorona_step rule;
                IS(fanorona_board_play_why(by_hand, at, listed[i].direction[step], listed[i].kind[step]), FANORONA_WHY_OK);
                NEED(plain_step(by_hand, at, listed[i].direction[step], listed[i].kind[step], &rule));
                OK(memcmp(&rule, &steps[step], sizeof rule) == 0);
                IS(fanorona_board_play(by_hand, at, listed[i].direction[step], listed[i].kind[step], NULL, NULL), FANORONA_OK);
                at = rule.to;
            }
            k = listed[i].length;
            if (fanorona_board_in_chain(by_hand)) {
                IS(fanorona_board_stop(by_hand, NULL), FANORONA_OK);
                k++;
            }
            IS(fanorona_board_play_move(board, &listed[i], tokens, FANORONA_TOKENS_MAX, &tokens_count), FANORONA_OK);
            IS(tokens_count, k);
            IS_STR(text_of(board), text_of(by_hand));
            IS(fanorona_board_in_chain(board), 0);
            IS(fanorona_board_unplay_move(board, tokens, tokens_count), FANORONA_OK);
            UNCHANGED(board, &before);
            fanorona_board_free(by_hand);
        }
        fanorona_board_free(board);
    }
    OK(big > 0 || rounds(8) < 8);
}

static void texts(void)
{
    fanorona_board *board = board_of(THREE);
    size_t capacity;
    topic("the text of a move in a buffer of every capacity");
    NEED(list(board) == 3);
    for (capacity = 0; capacity < 20; capacity++) {
        char *buffer = guarded(capacity);
        size_t length = 777;
        int32_t code = fanorona_move_text(&listed[2], buffer, capacity, &length);
        if (capacity > 14) {
            IS(code, FANORONA_OK);
            IS(length, 14);
            IS_STR(buffer, "a1-b1A-b2A-c2A");
            OK(guard_held(buffer, capacity, 15));
        } else {
            IS(code, FANORONA_ERROR_SHORT);
            OK(length == 14 || length == 15);
            OK(guard_held(buffer, capacity, 0));
        }
    }
    fanorona_board_free(board);
}

static void refused(const fanorona_board *board, fanorona_board *play_on, const fanorona_move *move, int line)
{
    snapshot before = snapshot_of(play_on);
    unsigned char *tokens = guarded(sizeof(fanorona_token) * FANORONA_TOKENS_MAX);
    unsigned char *steps = guarded(sizeof(fanorona_step) * FANORONA_CHAIN_MAX);
    size_t count = 777;
    check_int(fanorona_board_play_move(play_on, move, (fanorona_token *)(void *)tokens, FANORONA_TOKENS_MAX, &count),
              FANORONA_ERROR_MOVE, "play_move", __FILE__, line);
    check_int((int64_t)count, 777, "count", __FILE__, line);
    check_int(fanorona_board_move_steps(board, move, (fanorona_step *)(void *)steps, FANORONA_CHAIN_MAX, &count),
              FANORONA_ERROR_MOVE, "move_steps", __FILE__, line);
    check_int((int64_t)count, 777, "count", __FILE__, line);
    check_true(guard_held(tokens, sizeof(fanorona_token) * FANORONA_TOKENS_MAX, 0), "no token written", __FILE__, line);
    check_true(guard_held(steps, sizeof(fanorona_step) * FANORONA_CHAIN_MAX, 0), "no step written", __FILE__, line);
    check_unchanged(play_on, &before, __FILE__, line);
}

#define REFUSED(board, move) refused((board), (board), (move), __LINE__)

static void not_moves(void)
{
    fanorona_board *board = board_of(THREE), *other = board_of("w3b/5/1b3/w4/w1b2 w");
    fanorona_move move, good;
    char text[512];
    size_t length;
    int i;
    topic("a move that is not of this position is refused whole");
    NEED(list(board) == 3);
    good = listed[2];
    REFUSED(other, &good); /* its first two steps are moves there */
    IS(fanorona_board_set_side(other, FANORONA_BLACK), FANORONA_OK);
    REFUSED(other, &listed[0]);
    fanorona_board_free(other);
    other = board_of(SIVY_SETUP);
    REFUSED(other, &good);
    NEED(list(other) == 5);
    for (i = 0; i < 5; i++)
        REFUSED(board, &listed[i]);
    fanorona_board_free(other);

    topic("forged moves");
    memset(&move, 0, sizeof move);
    REFUSED(board, &move);
    memset(&move, 0xFF, sizeof move);
    REFUSED(board, &move);
    memset(&move, 0x7F, sizeof move);
    REFUSED(board, &move);
    for (i = 0; i < 256; i++) {
        move = good;
        move.length = (uint8_t)i;
        if (i == 0 || i > 3)
            REFUSED(board, &move);
        move = good;
        move.from = (uint8_t)i;
        if (i != good.from)
            REFUSED(board, &move);
        move = good;
        move.direction[1] = (uint8_t)i;
        if (i != good.direction[1])
            REFUSED(board, &move);
        move = good;
        move.kind[2] = (uint8_t)i;
        if (i != good.kind[2])
            REFUSED(board, &move);
    }
    topic("the text of a forged move is an answer, whatever it is");
    for (i = 0; i < rounds(20000); i++) {
        size_t k;
        for (k = 0; k < sizeof move; k++)
            ((unsigned char *)&move)[k] = (unsigned char)random_below(i % 2 ? 256 : 12);
        if (i % 3 == 0)
            move.length %= 61;
        length = 777;
        if (fanorona_move_text(&move, text, sizeof text, &length) == FANORONA_OK) {
            IS(strlen(text), length);
        } else {
            IS(length, 777);
        }
        length = 777;
        if (i % 10 == 0)
            REFUSED(board, &move);
    }
    fanorona_board_free(board);
}

static void short_lists(void)
{
    fanorona_board *board = board_of(THREE);
    snapshot before = snapshot_of(board);
    fanorona_token tokens[FANORONA_TOKENS_MAX];
    fanorona_move move;
    size_t capacity, count;
    topic("short buffers: the number needed is told, nothing else happens");
    NEED(list(board) == 3);
    move = listed[1]; /* two steps and a stop */
    for (capacity = 0; capacity < 6; capacity++) {
        size_t size = capacity * sizeof(fanorona_move);
        unsigned char *buffer = guarded(size);
        count = 777;
        IS(fanorona_board_moves(board, (fanorona_move *)(void *)buffer, capacity, &count),
           capacity < 3 ? FANORONA_ERROR_SHORT : FANORONA_OK);
        IS(count, 3);
        OK(guard_held(buffer, size, capacity < 3 ? 0 : 3 * sizeof(fanorona_move)));

        size = capacity * sizeof(fanorona_step);
        buffer = guarded(size);
        count = 777;
        IS(fanorona_board_move_steps(board, &move, (fanorona_step *)(void *)buffer, capacity, &count),
           capacity < 2 ? FANORONA_ERROR_SHORT : FANORONA_OK);
        IS(count, 2);
        OK(guard_held(buffer, size, capacity < 2 ? 0 : 2 * sizeof(fanorona_step)));

        size = capacity * sizeof(fanorona_token);
        buffer = guarded(size);
        count = 777;
        IS(fanorona_board_play_move(board, &move, (fanorona_token *)(void *)buffer, capacity, &count),
           capacity < 3 ? FANORONA_ERROR_SHORT : FANORONA_OK);
        IS(count, 3);
        if (capacity >= 3) {
            memcpy(tokens, buffer, 3 * sizeof *tokens);
            IS(fanorona_board_unplay_move(board, tokens, 3), FANORONA_OK);
        }
        OK(guard_held(buffer, size, capacity < 3 ? 0 : 3 * sizeof(fanorona_token)));
        UNCHANGED(board, &before);
    }
    IS(fanorona_board_moves(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 3);
    IS(fanorona_board_moves(board, NULL, 99, &count), FANORONA_OK);
    IS(count, 3);
    fanorona_board_free(board);
}

int main(void)
{
    known();
    against_walking();
    texts();
    not_moves();
    short_lists();
    return check_done();
}
