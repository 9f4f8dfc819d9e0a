/* A game of brandubh in which both sides take the first move that brings them something: the king goes home where he
 * can, a capture is made where there is one, and otherwise a move is drawn. Each move is printed with what it did.
 *
 *   cc brandubh.c $(pkg-config --cflags --libs fanorona)
 *   ./a.out [SEED]
 */
#include <brandubh.h>

#include <stdio.h>
#include <stdlib.h>

static void print_square(int32_t square)
{
    printf("%c%c", (char)('a' + brandubh_file_of(square)), (char)('1' + brandubh_rank_of(square)));
}

/* The best of the moves by what it would do at once; a random one where none does anything. */
static int32_t choose(const brandubh_board *board, const int32_t *moves, size_t count, unsigned *seed)
{
    int32_t best, most = 0;
    size_t i;

    *seed = *seed * 1103515245u + 12345u;
    best = moves[(*seed >> 16) % count];
    for (i = 0; i < count; i++) {
        const int32_t flags = brandubh_board_preview(board, moves[i], NULL, NULL, 0, NULL);
        if (flags > most) {
            most = flags;
            best = moves[i];
        }
    }
    return best;
}

int main(int argc, char **argv)
{
    unsigned seed = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 1;
    brandubh_variant variant;
    brandubh_game *game = NULL;
    int32_t code;

    brandubh_variant_default(&variant);
    variant.ply_cap = 200;
    code = brandubh_game_new(&variant, &game);
    while (code == BRANDUBH_OK && brandubh_game_outcome(game) == BRANDUBH_OUTCOME_NONE) {
        int32_t moves[BRANDUBH_MOVES_MAX], squares[BRANDUBH_CAPTURES_MAX], made;
        brandubh_board *board = NULL;
        size_t count = 0, i;

        code = brandubh_game_board(game, &board);
        if (code == BRANDUBH_OK)
            code = brandubh_board_moves(board, &variant, moves, BRANDUBH_MOVES_MAX, &count);
        if (code == BRANDUBH_OK) {
            made = choose(board, moves, count, &seed);
            printf("%3d. ", (int)brandubh_game_ply(game) + 1);
            print_square(brandubh_move_from(made));
            putchar('-');
            print_square(brandubh_move_to(made));
            brandubh_board_preview(board, made, &variant, squares, BRANDUBH_CAPTURES_MAX, &count);
            for (i = 0; i < count; i++) {
                fputs(" x", stdout);
                print_square(squares[i]);
            }
            putchar('\n');
            code = brandubh_game_play(game, made);
        }
        brandubh_board_free(board);
    }
    if (code == BRANDUBH_OK)
        printf("%s, %s\n", brandubh_outcome_name(brandubh_game_outcome(game)),
               brandubh_game_winner(game) == BRANDUBH_NONE        ? "a draw"
               : brandubh_game_winner(game) == BRANDUBH_ATTACKERS ? "the attackers have won"
                                                                  : "the defenders have won");
    else
        fprintf(stderr, "%s\n", brandubh_error_message(code));
    brandubh_game_free(game);
    return code != BRANDUBH_OK;
}
