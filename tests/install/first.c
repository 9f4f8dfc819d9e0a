/* Prints the moves that White can begin with. */
#include <fanorona.h>
#include <stdio.h>

static int32_t print(const fanorona_move *move, void *user)
{
    char text[256];
    size_t length;
    (void)user;
    if (fanorona_move_text(move, text, sizeof text, &length) != FANORONA_OK)
        return 1;
    puts(text);
    return 0;
}

int main(void)
{
    fanorona_board *board;
    int32_t code = fanorona_board_new(9, 5, &board);
    if (code == FANORONA_OK)
        code = fanorona_board_visit_moves(board, print, NULL);
    fanorona_board_free(board);
    return code != FANORONA_OK;
}
