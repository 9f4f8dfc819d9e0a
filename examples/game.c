/* A short game of fanorona in C: both sides take as many stones as they can.
 *
 *     cc game.c $(pkg-config --cflags --libs fanorona)
 */
#include <fanorona.h>

#include <stdio.h>
#include <stdlib.h>

/* Every call tells how it went; this program cannot go on after a failure. */
static void need(int32_t code)
{
    if (code < 0) {
        fprintf(stderr, "%s\n", fanorona_error_message(code));
        exit(1);
    }
}

/* The stones, and between them the lines that they step along. */
static void draw(const fanorona_board *board)
{
    int32_t cols = fanorona_board_cols(board), rows = fanorona_board_rows(board), file, rank;
    for (rank = rows - 1; rank >= 0; rank--) {
        printf("%d  ", (int)rank + 1);
        for (file = 0; file < cols; file++)
            printf("%s%c", file ? "---" : "", ".wb"[fanorona_board_at(board, fanorona_square_of(file, rank))]);
        for (file = 0; rank > 0 && file < cols; file++)
            printf("%s|", file == 0 ? "\n   " : fanorona_is_strong(fanorona_square_of(file, rank)) ? " / " : " \\ ");
        printf("\n");
    }
    for (file = 0; file < cols; file++)
        printf("   %c", 'a' + (int)file);
    printf("\n\n");
}

/* What the visit of all moves below keeps: the best so far. */
struct best {
    const fanorona_board *board;
    fanorona_move move;
    int taken; /* -1 until there is a move */
};

static int32_t compare(const fanorona_move *move, void *user)
{
    struct best *best = user;
    fanorona_step steps[FANORONA_CHAIN_MAX];
    size_t count, i;
    int taken = 0;
    need(fanorona_board_move_steps(best->board, move, steps, FANORONA_CHAIN_MAX, &count));
    for (i = 0; i < count; i++)
        taken += steps[i].taken_count;
    if (taken > best->taken) {
        best->move = *move;
        best->taken = taken;
    }
    return 0; /* anything else would end the visit */
}

int main(void)
{
    fanorona_board *board;
    int number;

    need(fanorona_board_new(9, 5, &board)); /* the set-up, White to move */
    draw(board);

    for (number = 1; number <= 8; number++) {
        struct best best = {0};
        char text[256];
        size_t length;
        int32_t side = fanorona_board_side(board);

        best.board = board;
        best.taken = -1;
        need(fanorona_board_visit_moves(board, compare, &best));
        if (best.taken < 0)
            break; /* no stone, or none that can step */

        need(fanorona_move_text(&best.move, text, sizeof text, &length));
        need(fanorona_board_play_move(board, &best.move, NULL, 0, NULL));
        printf("%d. %s plays %s and takes %d\n\n", number, side == FANORONA_WHITE ? "White" : "Black", text, best.taken);
        draw(board);
    }

    printf("Stones left: White %d, Black %d.\n", (int)fanorona_board_count(board, FANORONA_WHITE),
           (int)fanorona_board_count(board, FANORONA_BLACK));
    fanorona_board_free(board);
    return 0;
}
