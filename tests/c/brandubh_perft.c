/* Counts of sequences against the table in tests/data, and by walking the lists. */
#include "brandubh_check.h"

static uint64_t walk(brandubh_board *board, int depth)
{
    int32_t moves[BRANDUBH_MOVES_MAX];
    size_t count = 0, i;
    uint64_t sum = 0;
    if (depth == 0)
        return 1;
    NEED(brandubh_board_moves(board, NULL, moves, BRANDUBH_MOVES_MAX, &count) == BRANDUBH_OK);
    for (i = 0; i < count; i++) {
        brandubh_undo undo;
        NEED(brandubh_board_do_move(board, moves[i], NULL, &undo) >= 0);
        sum += walk(board, depth - 1);
        NEED(brandubh_board_undo_move(board, &undo) == BRANDUBH_OK);
    }
    return sum;
}

/* A checker of memory makes the deeper counts slow, and leaves them out. */
static void table(const char *path, int deepest)
{
    char line[256];
    int rows = 0, deep = 0;
    FILE *file = fopen(path, "r");
    topic("the table of counts");
    if (file == NULL) {
        printf("Bail out! cannot read %s\n", path);
        exit(1);
    }
    while (fgets(line, sizeof line, file) != NULL) {
        char squares[64], side[2], text[80];
        int depth;
        uint64_t captures, slides, got = 0;
        brandubh_board *board;
        if (line[0] == '#' || sscanf(line, "%63s %1s %d %" SCNu64 " %" SCNu64, squares, side, &depth, &captures, &slides) != 5)
            continue;
        rows++;
        if (depth > deepest)
            continue;
        deep += depth == 5;
        snprintf(text, sizeof text, "%s %s", squares, side);
        board = board_of(text);
        IS(brandubh_board_perft(board, depth, NULL, &got), BRANDUBH_OK);
        IS_U64(got, captures);
        IS(brandubh_board_perft_slides(board, depth, NULL, &got), BRANDUBH_OK);
        IS_U64(got, slides);
        if (captures < 50000 && deepest >= 5)
            IS_U64(walk(board, depth), captures);
        BOARD_IS(board, text);
        brandubh_board_free(board);
    }
    fclose(file);
    OK(rows > 100);
    OK(deepest < 5 || deep > 50);
}

int main(void)
{
    table("tests/data/brandubh-perft.tsv", getenv("FANORONA_QUICK") != NULL ? 2 : 5);
    return check_done();
}
