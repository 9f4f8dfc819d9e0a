/* Counts of step and move sequences against the table in tests/data, and by walking the lists. */
#include "check.h"

static uint64_t walk_steps(fanorona_board *board, int depth)
{
    fanorona_step steps[FANORONA_STEPS_MAX];
    size_t count = 0, i;
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    NEED(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK);
    for (i = 0; i < count; i++) {
        fanorona_token token;
        NEED(fanorona_board_do_step(board, steps[i].from, steps[i].direction, steps[i].kind, &token, NULL) == FANORONA_OK);
        sum += walk_steps(board, depth - 1);
        NEED(fanorona_board_undo_step(board, &token) == FANORONA_OK);
    }
    return sum;
}

static uint64_t walk_moves(fanorona_board *board, int depth)
{
    size_t count = 0, i;
    uint64_t sum = 0;
    fanorona_move *moves;
    if (depth == 0)
        return 1;
    NEED(fanorona_board_moves(board, NULL, 0, &count) == FANORONA_OK);
    moves = malloc((count + 1) * sizeof *moves);
    NEED(moves != NULL);
    NEED(fanorona_board_moves(board, moves, count, &count) == FANORONA_OK);
    for (i = 0; i < count; i++) {
        fanorona_token tokens[FANORONA_TOKENS_MAX];
        size_t made = 0;
        NEED(fanorona_board_play_move(board, &moves[i], tokens, FANORONA_TOKENS_MAX, &made) == FANORONA_OK);
        sum += walk_moves(board, depth - 1);
        NEED(fanorona_board_unplay_move(board, tokens, made) == FANORONA_OK);
    }
    free(moves);
    return sum;
}

/* Counts above the limit are left to the Rust tests; a checker of memory makes them slow. */
static void table(const char *path, uint64_t limit)
{
    char line[256];
    int rows = 0;
    FILE *file = fopen(path, "r");
    topic("the table of counts");
    if (file == NULL) {
        printf("Bail out! cannot read %s\n", path);
        exit(1);
    }
    while (fgets(line, sizeof line, file) != NULL) {
        char what[8], stones[64], side[2], text[80];
        int depth;
        uint64_t want, got = 0;
        fanorona_board *board;
        if (line[0] == '#' || sscanf(line, "%7s %d %" SCNu64 " %63s %1s", what, &depth, &want, stones, side) != 5)
            continue;
        rows++;
        if (want > limit)
            continue;
        snprintf(text, sizeof text, "%s %s", stones, side);
        board = board_of(text);
        if (strcmp(what, "steps") == 0)
            IS(fanorona_board_perft_steps(board, depth, &got), FANORONA_OK);
        else
            IS(fanorona_board_perft_moves(board, depth, &got), FANORONA_OK);
        IS_U64(got, want);
        IS_STR(text_of(board), text);
        fanorona_board_free(board);
    }
    fclose(file);
    OK(rows >= 10);
}

int main(int argc, char **argv)
{
    const char *path = argc > 1 ? argv[1] : "tests/data/perft.tsv";
    int quick = getenv("FANORONA_QUICK") != NULL, depth, round;
    fanorona_board *board = board_of(SIVY_SETUP);
    uint64_t got = 0;
    static const int32_t no_depth[] = {0, -1, -1000000, INT32_MIN};
    static const int32_t deep[] = {FANORONA_DEPTH_MAX + 1, 1000000, INT32_MAX};
    size_t i;

    table(path, quick ? 5000 : UINT64_MAX);

    topic("perft is what walking the lists finds");
    for (depth = 0; depth <= (quick ? 3 : 4); depth++) {
        IS(fanorona_board_perft_steps(board, depth, &got), FANORONA_OK);
        IS_U64(got, walk_steps(board, depth));
        if (depth <= (quick ? 2 : 3)) {
            IS(fanorona_board_perft_moves(board, depth, &got), FANORONA_OK);
            IS_U64(got, walk_moves(board, depth));
        }
    }
    for (round = 0; round < rounds(40); round++) {
        fanorona_board *random = random_board();
        uint64_t moves = 0;
        IS(fanorona_board_perft_steps(random, 2, &got), FANORONA_OK);
        IS_U64(got, walk_steps(random, 2));
        IS(fanorona_board_count_moves(random, 100, &moves), FANORONA_OK);
        if (moves < 40) {
            IS(fanorona_board_perft_moves(random, 2, &got), FANORONA_OK);
            IS_U64(got, walk_moves(random, 2));
        }
        fanorona_board_free(random);
    }

    topic("a depth of 0 or below is 1, one past the greatest is refused");
    for (i = 0; i < sizeof no_depth / sizeof *no_depth; i++) {
        got = 0;
        IS(fanorona_board_perft_steps(board, no_depth[i], &got), FANORONA_OK);
        IS_U64(got, 1);
        got = 0;
        IS(fanorona_board_perft_moves(board, no_depth[i], &got), FANORONA_OK);
        IS_U64(got, 1);
    }
    got = 7;
    for (i = 0; i < sizeof deep / sizeof *deep; i++) {
        IS(fanorona_board_perft_steps(board, deep[i], &got), FANORONA_ERROR_RANGE);
        IS(fanorona_board_perft_moves(board, deep[i], &got), FANORONA_ERROR_RANGE);
    }
    IS_U64(got, 7);
    fanorona_board_free(board);

    topic("a side with no move ends its line");
    board = board_of("3/3/w1b w"); /* the capture of the last stone leaves Black nothing */
    IS(fanorona_board_perft_moves(board, 1, &got), FANORONA_OK);
    IS_U64(got, 1);
    IS(fanorona_board_perft_moves(board, 2, &got), FANORONA_OK);
    IS_U64(got, 0);
    IS(fanorona_board_perft_moves(board, FANORONA_DEPTH_MAX, &got), FANORONA_OK);
    IS_U64(got, 0);
    IS(fanorona_board_perft_steps(board, FANORONA_DEPTH_MAX, &got), FANORONA_OK);
    IS_U64(got, 0);
    fanorona_board_free(board);
    board = board_of("www/www/www b");
    IS(fanorona_board_perft_moves(board, 0, &got), FANORONA_OK);
    IS_U64(got, 1);
    IS(fanorona_board_perft_moves(board, 1, &got), FANORONA_OK);
    IS_U64(got, 0);
    fanorona_board_free(board);
    return check_done();
}
