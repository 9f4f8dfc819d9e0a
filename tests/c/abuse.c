/* Wrong use that keeps the ownership rules: every call has an answer, and the board is as it was. */
#include "check.h"

#define THREE "w3b/5/1b3/w2b1/w1b2 w"

static const int32_t wild[] = {INT32_MIN, INT32_MIN + 1, -65536, -257, -256, -129, -128, -12, -2, -1, 0, 1, 2, 3, 4, 7, 8,
                               11, 13, 22, 23, 24, 65, 76, 77, 78, 127, 128, 255, 256, 257, 258, 268, 512, 65535, 65536,
                               65548, 16777216, INT32_MAX - 1, INT32_MAX};
enum { WILD = sizeof wild / sizeof *wild };

static int32_t never(const fanorona_move *move, void *user)
{
    (void)move;
    (void)user;
    OK(!"called although something was NULL");
    return 0;
}

static int32_t nothing(const fanorona_move *move, void *user)
{
    OK(move != NULL && user == NULL);
    return 0;
}

static void null_handles(void)
{
    fanorona_token token;
    fanorona_move move;
    fanorona_step step;
    int32_t number = -9, list[256];
    size_t count = 777;
    uint64_t wide = 777;
    char text[64];
    memset(&token, 0, sizeof token);
    memset(&move, 0, sizeof move);
    memset(text, 'x', sizeof text);
    topic("a NULL handle is answered by every function that takes one");
#define NULL_IS_ANSWERED(call) IS((call), FANORONA_ERROR_NULL)
    NULL_IS_ANSWERED(fanorona_board_at(NULL, 12));
    NULL_IS_ANSWERED(fanorona_board_put(NULL, 12, 1));
    NULL_IS_ANSWERED(fanorona_board_lift(NULL, 12));
    NULL_IS_ANSWERED(fanorona_board_side(NULL));
    NULL_IS_ANSWERED(fanorona_board_set_side(NULL, 1));
    NULL_IS_ANSWERED(fanorona_board_count(NULL, 1));
    NULL_IS_ANSWERED(fanorona_board_text(NULL, text, sizeof text, &count));
    NULL_IS_ANSWERED(fanorona_board_key(NULL, &wide));
    NULL_IS_ANSWERED(fanorona_board_key_full(NULL, &wide));
    NULL_IS_ANSWERED(fanorona_board_cols(NULL));
    NULL_IS_ANSWERED(fanorona_board_rows(NULL));
    NULL_IS_ANSWERED(fanorona_board_points(NULL));
    NULL_IS_ANSWERED(fanorona_board_centre(NULL));
    NULL_IS_ANSWERED(fanorona_board_on_board(NULL, 12));
    NULL_IS_ANSWERED(fanorona_board_next_to(NULL, 12, 0));
    NULL_IS_ANSWERED(fanorona_board_degree(NULL, 12));
    NULL_IS_ANSWERED(fanorona_board_neighbours(NULL, 12, list, 8, &count));
    NULL_IS_ANSWERED(fanorona_board_segments(NULL, list, 108, &count));
    NULL_IS_ANSWERED(fanorona_board_all_squares(NULL, list, 45, &count));
    NULL_IS_ANSWERED(fanorona_board_chain_seen(NULL, list, 45, &count));
    NULL_IS_ANSWERED(fanorona_board_steps(NULL, &step, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_steps_of(NULL, 12, &step, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_play_steps(NULL, &step, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_can_capture(NULL, 1));
    NULL_IS_ANSWERED(fanorona_board_step_why(NULL, 12, 0, 0));
    NULL_IS_ANSWERED(fanorona_board_play_why(NULL, 12, 0, 0));
    NULL_IS_ANSWERED(fanorona_board_step(NULL, 12, 0, 0, &step));
    NULL_IS_ANSWERED(fanorona_board_do_step(NULL, 12, 0, 0, &token, &number));
    NULL_IS_ANSWERED(fanorona_board_undo_step(NULL, &token));
    NULL_IS_ANSWERED(fanorona_board_play(NULL, 12, 0, 0, &token, &number));
    NULL_IS_ANSWERED(fanorona_board_stop(NULL, &token));
    NULL_IS_ANSWERED(fanorona_board_unplay(NULL, &token));
    NULL_IS_ANSWERED(fanorona_board_can_stop(NULL));
    NULL_IS_ANSWERED(fanorona_board_in_chain(NULL));
    NULL_IS_ANSWERED(fanorona_board_chain_at(NULL));
    NULL_IS_ANSWERED(fanorona_board_chain_dir(NULL));
    NULL_IS_ANSWERED(fanorona_board_moves(NULL, &move, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_count_moves(NULL, 5, &wide));
    NULL_IS_ANSWERED(fanorona_board_visit_moves(NULL, never, NULL));
    NULL_IS_ANSWERED(fanorona_board_move_steps(NULL, &move, &step, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_play_move(NULL, &move, &token, 1, &count));
    NULL_IS_ANSWERED(fanorona_board_unplay_move(NULL, &token, 1));
    NULL_IS_ANSWERED(fanorona_board_perft_steps(NULL, 1, &wide));
    NULL_IS_ANSWERED(fanorona_board_perft_moves(NULL, 1, &wide));
    NULL_IS_ANSWERED(fanorona_test_panic(NULL));
    IS(number, -9);
    IS(count, 777);
    IS_U64(wide, 777);
    IS(text[0], 'x');
    fanorona_board_free(NULL);
    fanorona_board_free(NULL);

    topic("a constructor that cannot make a board sets the handle to NULL");
    {
        fanorona_board *old = board_of(TELO_SETUP), *handle = old;
        IS(fanorona_board_clone(NULL, &handle), FANORONA_ERROR_NULL);
        OK(handle == NULL);
        fanorona_board_free(handle);
        fanorona_board_free(old);
        IS(fanorona_board_clone(NULL, NULL), FANORONA_ERROR_NULL);
    }
}

static void null_pointers(void)
{
    fanorona_board *board = board_of(THREE);
    snapshot before;
    fanorona_token token;
    fanorona_move move;
    int32_t cols = -9, rows = -9, list[8];
    size_t count = 0;
    char text[64];
    memset(&token, 0, sizeof token);
    NEED(fanorona_board_moves(board, NULL, 0, &count) == FANORONA_OK && count == 3);
    {
        fanorona_move moves[3];
        NEED(fanorona_board_moves(board, moves, 3, &count) == FANORONA_OK);
        move = moves[2];
    }
    before = snapshot_of(board);

    topic("a pointer that is needed and is NULL");
    NULL_IS_ANSWERED(fanorona_board_new(9, 5, NULL));
    NULL_IS_ANSWERED(fanorona_board_empty(9, 5, NULL));
    NULL_IS_ANSWERED(fanorona_board_parse(TELO_SETUP, 13, NULL));
    NULL_IS_ANSWERED(fanorona_board_clone(board, NULL));
    IS(fanorona_size_of(NULL, 4, &cols, &rows), FANORONA_NONE);
    NULL_IS_ANSWERED(fanorona_size_of("sivy", 4, NULL, &rows));
    NULL_IS_ANSWERED(fanorona_size_of("sivy", 4, &cols, NULL));
    IS(cols, -9);
    IS(rows, -9);
    NULL_IS_ANSWERED(fanorona_zobrist(1, 12, NULL));
    NULL_IS_ANSWERED(fanorona_zobrist_side(NULL));
    NULL_IS_ANSWERED(fanorona_zobrist_size(9, 5, NULL));
    NULL_IS_ANSWERED(fanorona_key_hex(1, NULL, 17));
    NULL_IS_ANSWERED(fanorona_board_text(board, text, sizeof text, NULL));
    NULL_IS_ANSWERED(fanorona_board_key(board, NULL));
    NULL_IS_ANSWERED(fanorona_board_key_full(board, NULL));
    NULL_IS_ANSWERED(fanorona_board_neighbours(board, 12, list, 8, NULL));
    NULL_IS_ANSWERED(fanorona_board_segments(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_all_squares(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_chain_seen(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_steps(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_steps_of(board, 12, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_play_steps(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_step(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, NULL));
    NULL_IS_ANSWERED(fanorona_board_undo_step(board, NULL));
    NULL_IS_ANSWERED(fanorona_board_unplay(board, NULL));
    NULL_IS_ANSWERED(fanorona_board_moves(board, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_count_moves(board, 5, NULL));
    NULL_IS_ANSWERED(fanorona_board_visit_moves(board, NULL, NULL));
    NULL_IS_ANSWERED(fanorona_board_move_steps(board, NULL, NULL, 0, &count));
    NULL_IS_ANSWERED(fanorona_board_move_steps(board, &move, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_play_move(board, NULL, NULL, 0, NULL));
    NULL_IS_ANSWERED(fanorona_board_unplay_move(board, NULL, 3));
    NULL_IS_ANSWERED(fanorona_board_perft_steps(board, 1, NULL));
    NULL_IS_ANSWERED(fanorona_board_perft_moves(board, 1, NULL));
    NULL_IS_ANSWERED(fanorona_move_text(NULL, text, sizeof text, &count));
    NULL_IS_ANSWERED(fanorona_move_text(&move, text, sizeof text, NULL));
    UNCHANGED(board, &before);

    topic("a NULL list asks how many there are");
    count = 777;
    IS(fanorona_board_text(board, NULL, 0, &count), FANORONA_OK);
    IS(count, strlen(THREE));
    IS(fanorona_board_neighbours(board, pt("a1"), NULL, 0, &count), FANORONA_OK);
    IS(count, 3);
    IS(fanorona_board_all_squares(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 25);
    IS(fanorona_board_chain_seen(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 0);
    IS(fanorona_board_steps(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 1);
    IS(fanorona_board_steps_of(board, pt("a5"), NULL, SIZE_MAX, &count), FANORONA_OK);
    IS(count, 3);
    IS(fanorona_board_play_steps(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 1);
    IS(fanorona_board_move_steps(board, &move, NULL, 0, &count), FANORONA_OK);
    IS(count, 3);
    IS(fanorona_move_text(&move, NULL, 0, &count), FANORONA_OK);
    IS(count, 14);
    IS(fanorona_board_visit_moves(board, nothing, NULL), FANORONA_OK);
    UNCHANGED(board, &before);
    fanorona_board_free(board);
}

static void wild_numbers(void)
{
    fanorona_board *boards[3];
    int b, i, k, m;
    topic("points, directions, kinds, stones and sides that are none");
    boards[0] = board_of(SIVY_SETUP);
    boards[1] = board_of(THREE);
    boards[2] = copy_of(boards[1]);
    NEED(fanorona_board_play(boards[2], pt("a1"), FANORONA_E, FANORONA_APPROACH, NULL, NULL) == FANORONA_OK);
    for (b = 0; b < 3; b++) {
        fanorona_board *board = boards[b];
        snapshot before = snapshot_of(board);
        int32_t area = fanorona_board_points(board);
        for (i = 0; i < WILD; i++) {
            int32_t x = wild[i], list[8];
            size_t count = 777;
            int on = x > 0 && x < 77 && x % 11 >= 1 && x % 11 <= fanorona_board_cols(board) && x / 11 >= 1 &&
                     x / 11 <= fanorona_board_rows(board);
            IS(fanorona_board_on_board(board, x), on);
            IS(fanorona_board_at(board, x) == FANORONA_BORDER, !on);
            IS(fanorona_board_degree(board, x) > 0, on);
            IS(fanorona_board_neighbours(board, x, list, 8, &count), FANORONA_OK);
            IS(count > 0, on);
            IS(fanorona_board_steps_of(board, x, NULL, 0, &count), FANORONA_OK);
            if (!on) {
                IS(count, 0);
                IS(fanorona_board_put(board, x, FANORONA_WHITE), FANORONA_ERROR_RANGE);
                IS(fanorona_board_lift(board, x), FANORONA_ERROR_RANGE);
            }
            if (x < 0 || x > 2) {
                IS(fanorona_board_put(board, pt("a1"), x), FANORONA_ERROR_RANGE);
                IS(fanorona_board_set_side(board, x), FANORONA_ERROR_RANGE);
            }
            if (x != 1 && x != 2) {
                IS(fanorona_board_count(board, x), 0);
                IS(fanorona_board_can_capture(board, x), 0);
                IS(fanorona_other(x), 0);
            }
            for (k = 0; k < WILD; k++) {
                int32_t y = wild[k];
                if (!on || y < 0 || y > 7)
                    IS(fanorona_board_next_to(board, x, y), FANORONA_NONE);
                for (m = 0; m < WILD; m++) {
                    int32_t z = wild[m], want = -1, removed = 777;
                    fanorona_step step;
                    fanorona_token token;
                    if (!on)
                        want = FANORONA_WHY_OFF_BOARD;
                    else if (y < 0 || y > 7 || z < 0 || z > 2)
                        want = FANORONA_WHY_BAD_STEP;
                    if (want < 0)
                        continue;
                    IS(fanorona_board_step_why(board, x, y, z), want);
                    IS(fanorona_board_play_why(board, x, y, z), want);
                    if ((i + k + m) % 7)
                        continue;
                    IS(fanorona_board_step(board, x, y, z, &step), FANORONA_ERROR_STEP);
                    IS(fanorona_board_do_step(board, x, y, z, &token, &removed), FANORONA_ERROR_STEP);
                    IS(fanorona_board_play(board, x, y, z, &token, &removed), FANORONA_ERROR_STEP);
                    IS(removed, 777);
                }
            }
        }
        IS(fanorona_board_points(board), area);
        UNCHANGED(board, &before);
        fanorona_board_free(board);
    }

    topic("numbers that only wrap round to a point, a direction or a kind are none");
    boards[0] = board_of(THREE);
    {
        snapshot before = snapshot_of(boards[0]);
        static const int32_t turns[] = {256, -256, 65536, -65536, 16777216, 512};
        for (i = 0; i < 6; i++) {
            int32_t t = turns[i];
            IS(fanorona_board_at(boards[0], pt("a1") + t), FANORONA_BORDER);
            IS(fanorona_board_play_why(boards[0], pt("a1") + t, FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_OFF_BOARD);
            IS(fanorona_board_play_why(boards[0], pt("a1"), FANORONA_E + t, FANORONA_APPROACH), FANORONA_WHY_BAD_STEP);
            IS(fanorona_board_play_why(boards[0], pt("a1"), FANORONA_E, FANORONA_APPROACH + t), FANORONA_WHY_BAD_STEP);
            IS(fanorona_board_put(boards[0], pt("a1"), FANORONA_BLACK + t), FANORONA_ERROR_RANGE);
            IS(fanorona_board_set_side(boards[0], FANORONA_BLACK + t), FANORONA_ERROR_RANGE);
            IS(fanorona_file_of(38 + t), FANORONA_NONE);
            IS(fanorona_rank_of(38 + t), FANORONA_NONE);
            IS(fanorona_is_strong(38 + t), 0);
            IS(fanorona_square_of(4 + t, 2), FANORONA_NONE);
            IS(fanorona_square_of(4, 2 + t), FANORONA_NONE);
            IS(fanorona_opposite(FANORONA_E + t), FANORONA_NONE);
            IS(fanorona_is_diagonal(FANORONA_NE + t), 0);
            IS(fanorona_size_ok(9 + t, 5), 0);
            IS(fanorona_size_ok(9, 5 + t), 0);
        }
        UNCHANGED(boards[0], &before);
    }
    fanorona_board_free(boards[0]);
}

/* One list function over every capacity, with guards on both sides. */
#define LISTS(item, need, call)                                                                                        \
    do {                                                                                                               \
        size_t capacity, count_, need_ = (need);                                                                       \
        for (capacity = 0; capacity <= need_ + 2; capacity++) {                                                        \
            item *buffer = guarded(capacity * sizeof(item));                                                           \
            size_t *count = &count_;                                                                                   \
            count_ = 777;                                                                                              \
            IS((call), capacity < need_ ? FANORONA_ERROR_SHORT : FANORONA_OK);                                         \
            IS(count_, need_);                                                                                         \
            OK(guard_held(buffer, capacity * sizeof(item), capacity < need_ ? 0 : need_ * sizeof(item)));              \
        }                                                                                                              \
    } while (0)

static void short_buffers(void)
{
    fanorona_board *board = board_of(SIVY_SETUP), *open = board_of(THREE);
    topic("short buffers are never written past, and the size needed is told");
    NEED(fanorona_board_play(open, pt("a1"), FANORONA_E, FANORONA_APPROACH, NULL, NULL) == FANORONA_OK);
    LISTS(int32_t, 8, fanorona_board_neighbours(board, pt("e3"), buffer, capacity, count));
    LISTS(int32_t, 3, fanorona_board_neighbours(board, pt("a1"), buffer, capacity, count));
    LISTS(int32_t, 0, fanorona_board_neighbours(board, 0, buffer, capacity, count));
    LISTS(int32_t, 45, fanorona_board_all_squares(board, buffer, capacity, count));
    LISTS(int32_t, 2, fanorona_board_chain_seen(open, buffer, capacity, count));
    LISTS(int32_t, 0, fanorona_board_chain_seen(board, buffer, capacity, count));
    LISTS(fanorona_step, 5, fanorona_board_steps(board, buffer, capacity, count));
    LISTS(fanorona_step, 5, fanorona_board_play_steps(board, buffer, capacity, count));
    LISTS(fanorona_step, 1, fanorona_board_play_steps(open, buffer, capacity, count));
    LISTS(fanorona_step, 2, fanorona_board_steps_of(board, pt("d3"), buffer, capacity, count));
    LISTS(fanorona_move, 5, fanorona_board_moves(board, buffer, capacity, count));
    {
        size_t capacity, count;
        for (capacity = 0; capacity <= 110; capacity++) {
            int32_t *pairs = guarded(2 * capacity * sizeof *pairs);
            count = 777;
            IS(fanorona_board_segments(board, pairs, capacity, &count), capacity < 108 ? FANORONA_ERROR_SHORT : FANORONA_OK);
            IS(count, 108);
            OK(guard_held(pairs, 2 * capacity * sizeof *pairs, capacity < 108 ? 0 : 216 * sizeof *pairs));
        }
    }
    fanorona_board_free(open);
    fanorona_board_free(board);
}

int main(void)
{
    null_handles();
    null_pointers();
    wild_numbers();
    short_buffers();
    return check_done();
}
