/* Moves: which there are, in their order, why others are none, and how many follow each other. */
#include "brandubh_check.h"

#define WHY(board, move, code) \
    IS(brandubh_board_why_not((board), sq(move), sq((move) + 3), NULL), BRANDUBH_WHY_##code)
#define WHY_WITH(board, move, variant, code) \
    IS(brandubh_board_why_not((board), sq(move), sq((move) + 3), (variant)), BRANDUBH_WHY_##code)

/* The reason against a move, said a second time with nothing but what stands on the squares. */
static int32_t plain_why(const brandubh_board *board, int32_t from, int32_t to, const brandubh_variant *variant)
{
    const int32_t throne = sq("d4");
    int32_t piece, step, at, crosses = 0, blocked = 0;
    if (!brandubh_on_board(from) || !brandubh_on_board(to))
        return BRANDUBH_WHY_OFF_BOARD;
    piece = brandubh_board_at(board, from);
    if (piece == BRANDUBH_EMPTY)
        return BRANDUBH_WHY_NO_PIECE;
    if ((piece == BRANDUBH_ATTACKER) != (brandubh_board_side(board) == BRANDUBH_ATTACKERS))
        return BRANDUBH_WHY_NOT_YOURS;
    if (from == to)
        return BRANDUBH_WHY_NO_MOVE;
    if (from % 9 == to % 9)
        step = to > from ? 9 : -9;
    else if (from / 9 == to / 9)
        step = to > from ? 1 : -1;
    else
        return BRANDUBH_WHY_NOT_A_LINE;
    for (at = from + step;; at += step) {
        if (brandubh_board_at(board, at) != BRANDUBH_EMPTY)
            blocked = 1;
        if (at == to)
            break;
        if (at == throne && brandubh_board_at(board, at) == BRANDUBH_EMPTY)
            crosses = 1;
    }
    if (to == throne && !(piece == BRANDUBH_KING && variant->throne_reentry))
        return BRANDUBH_WHY_THRONE;
    if (crosses && !variant->throne_pass)
        return BRANDUBH_WHY_THRONE;
    if (piece != BRANDUBH_KING && brandubh_is_corner(to))
        return BRANDUBH_WHY_CORNER;
    return blocked ? BRANDUBH_WHY_BLOCKED : BRANDUBH_WHY_OK;
}

int main(void)
{
    static const int ways[4] = {-1, 1, -9, 9};
    brandubh_variant variant = usual();
    brandubh_board *board = board_of(SETUP);
    int32_t moves[BRANDUBH_MOVES_MAX], squares[BRANDUBH_SQUARES];
    size_t count = 0, i, k, n;
    int round;

    topic("the moves of the set-up, in their order");
    IS(brandubh_board_moves(board, NULL, moves, BRANDUBH_MOVES_MAX, &count), BRANDUBH_OK);
    IS(count, 40);
    IS(brandubh_board_count_moves(board, NULL), 40);
    IS(moves[0], mv("d1-c1"));
    IS(moves[1], mv("d1-b1"));
    IS(moves[2], mv("d1-e1"));
    IS(moves[3], mv("d1-f1"));
    IS(moves[4], mv("d2-c2"));

    topic("each reason, by the first thing that is wrong");
    WHY(board, "d7-c7", OK);
    WHY(board, "d7-h7", OFF_BOARD);
    WHY(board, "z1-d7", OFF_BOARD);
    WHY(board, "a1-a2", NO_PIECE);
    WHY(board, "a1-a1", NO_PIECE);
    WHY(board, "d4-d4", NOT_YOURS);
    WHY(board, "d5-c5", NOT_YOURS);
    WHY(board, "d7-d7", NO_MOVE);
    WHY(board, "d7-c6", NOT_A_LINE);
    WHY(board, "d7-d4", THRONE);
    WHY(board, "d7-a7", CORNER);
    WHY(board, "d7-g7", CORNER);
    WHY(board, "d7-d6", BLOCKED);
    WHY(board, "d7-d1", BLOCKED);
    WHY(board, "b4-d4", THRONE);
    IS(brandubh_board_why_not(board, -1, INT32_MAX, NULL), BRANDUBH_WHY_OFF_BOARD);
    brandubh_board_free(board);

    topic("the throne: sliding across it, and the king's way back");
    board = board_of("3a3/7/7/k2d3/7/7/7 d");
    WHY(board, "d4-e4", OK);
    WHY(board, "a4-d4", THRONE);
    WHY(board, "a4-g4", BLOCKED);
    variant.throne_pass = 0;
    WHY_WITH(board, "a4-g4", &variant, BLOCKED);
    brandubh_board_free(board);
    board = board_of("7/3a3/7/k6/7/7/7 d");
    variant = usual();
    WHY(board, "a4-g4", OK);
    WHY(board, "a4-d4", THRONE);
    variant.throne_pass = 0;
    WHY_WITH(board, "a4-g4", &variant, THRONE);
    WHY_WITH(board, "a4-c4", &variant, OK);
    variant.throne_reentry = 1;
    WHY_WITH(board, "a4-d4", &variant, OK);
    WHY_WITH(board, "a4-e4", &variant, THRONE);
    IS(brandubh_board_set_side(board, BRANDUBH_ATTACKERS), BRANDUBH_OK);
    WHY_WITH(board, "d6-d4", &variant, THRONE);
    WHY_WITH(board, "d6-d1", &variant, THRONE);
    WHY(board, "d6-d1", OK);
    WHY(board, "d6-d4", THRONE);
    brandubh_board_free(board);

    topic("corners are for kings");
    board = board_of("1k5/7/7/7/7/7/d5a d");
    WHY(board, "b7-a7", OK);
    WHY(board, "b7-g7", OK);
    WHY(board, "a1-a7", CORNER);
    WHY(board, "a1-a2", OK);
    brandubh_board_free(board);

    topic("moves and reasons are of one mind, and as the plain rules have them");
    variant = usual();
    IS(brandubh_all_squares(squares, BRANDUBH_SQUARES, &n), BRANDUBH_OK);
    for (round = 0; round < rounds(240); round++) {
        size_t place = 0;
        variant = random_variant();
        board = random_board();
        IS(brandubh_board_moves(board, &variant, moves, BRANDUBH_MOVES_MAX, &count), BRANDUBH_OK);
        IS(brandubh_board_count_moves(board, &variant), count);
        OK(count <= BRANDUBH_MOVES_MAX);
        for (i = 0; i < n; i++) {
            int way;
            for (k = 0; k < n; k++) {
                const int32_t why = brandubh_board_why_not(board, squares[i], squares[k], &variant);
                IS(why, plain_why(board, squares[i], squares[k], &variant));
                IS(brandubh_board_is_legal(board, brandubh_move_of(squares[i], squares[k]), &variant),
                   why == BRANDUBH_WHY_OK);
            }
            for (way = 0; way < 4; way++) {
                int32_t to;
                for (to = squares[i] + ways[way]; brandubh_on_board(to); to += ways[way])
                    if (plain_why(board, squares[i], to, &variant) == BRANDUBH_WHY_OK) {
                        OK(place < count);
                        if (place < count)
                            IS(moves[place++], brandubh_move_of(squares[i], to));
                    }
            }
        }
        IS(place, count);
        brandubh_board_free(board);
    }

    topic("no room for the moves");
    board = board_of(SETUP);
    memset(moves, 0x77, sizeof moves);
    count = 0;
    IS(brandubh_board_moves(board, NULL, moves, 39, &count), BRANDUBH_ERROR_SHORT);
    IS(count, 40);
    IS(moves[0], 0x77777777);
    IS(brandubh_board_moves(board, NULL, NULL, 0, &count), BRANDUBH_OK);
    IS(count, 40);

    topic("relocation asks nothing, captures nothing and passes the turn");
    IS(brandubh_board_relocate(board, mv("d7-d4")), BRANDUBH_OK);
    BOARD_IS(board, "7/3a3/3d3/aadadaa/3d3/3a3/3a3 d");
    IS(brandubh_board_relocate(board, mv("a4-g1")), BRANDUBH_OK);
    BOARD_IS(board, "7/3a3/3d3/1adadaa/3d3/3a3/3a2a a");
    IS(brandubh_board_relocate(board, mv("g1-g1")), BRANDUBH_OK);
    BOARD_IS(board, "7/3a3/3d3/1adadaa/3d3/3a3/3a2a d");
    IS(brandubh_board_relocate(board, mv("a1-b1")), BRANDUBH_ERROR_RANGE);
    IS(brandubh_board_relocate(board, mv("g1-h1")), BRANDUBH_ERROR_RANGE);
    IS(brandubh_board_relocate(board, -1), BRANDUBH_ERROR_RANGE);
    IS(brandubh_board_relocate(board, INT32_MAX), BRANDUBH_ERROR_RANGE);
    BOARD_IS(board, "7/3a3/3d3/1adadaa/3d3/3a3/3a2a d");
    key_of(board);
    brandubh_board_free(board);

    topic("counts of sequences");
    board = board_of(SETUP);
    {
        static const uint64_t slides[] = {1, 40, 960, 39568, 1011592}, captures[] = {1, 40, 960, 39512, 1007392};
        uint64_t found = 7;
        for (i = 0; i < sizeof slides / sizeof *slides; i++) {
            IS(brandubh_board_perft_slides(board, (int32_t)i, NULL, &found), BRANDUBH_OK);
            IS_U64(found, slides[i]);
            IS(brandubh_board_perft(board, (int32_t)i, NULL, &found), BRANDUBH_OK);
            IS_U64(found, captures[i]);
        }
        IS(brandubh_board_perft(board, -5, NULL, &found), BRANDUBH_OK);
        IS_U64(found, 1);
        found = 7;
        IS(brandubh_board_perft(board, BRANDUBH_DEPTH_MAX + 1, NULL, &found), BRANDUBH_ERROR_RANGE);
        IS(brandubh_board_perft_slides(board, INT32_MAX, NULL, &found), BRANDUBH_ERROR_RANGE);
        IS(brandubh_board_perft(board, 2, NULL, NULL), BRANDUBH_ERROR_NULL);
        IS_U64(found, 7);
        BOARD_IS(board, SETUP);
    }
    brandubh_board_free(board);
    return check_done();
}
