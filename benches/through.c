/* What scripts/bench counts through the C library: lines "moves DEPTH POSITION" of standard input, their sum. */
#include <fanorona.h>

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    char line[256], position[64], side[2];
    uint64_t sum = 0;
    int depth;

    while (fgets(line, sizeof line, stdin)) {
        fanorona_board *board = NULL;
        uint64_t count = 0;
        if (sscanf(line, "moves %d %61s %1s", &depth, position, side) != 3)
            return 2;
        strcat(strcat(position, " "), side);
        if (fanorona_board_parse(position, strlen(position), &board) != FANORONA_POS_OK
            || fanorona_board_perft_moves(board, depth, &count) != FANORONA_OK)
            return 1;
        fanorona_board_free(board);
        sum += count;
    }
    printf("%" PRIu64 "\n", sum);
    return 0;
}
