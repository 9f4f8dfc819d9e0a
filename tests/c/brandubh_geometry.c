/* Squares, pieces, sides and moves as numbers. */
#include "brandubh_check.h"

int main(void)
{
    int32_t squares[BRANDUBH_SQUARES], file, rank, number, seen = 0;
    size_t count = 0, i = 0;

    topic("the squares, a1 to g1 first and a7 to g7 last");
    IS(brandubh_all_squares(squares, BRANDUBH_SQUARES, &count), BRANDUBH_OK);
    IS(count, BRANDUBH_SQUARES);
    for (rank = 0; rank < BRANDUBH_SIZE; rank++)
        for (file = 0; file < BRANDUBH_SIZE; file++, i++) {
            const int32_t square = brandubh_square_of(file, rank);
            IS(squares[i], square);
            IS(square, (rank + 1) * 9 + file + 1);
            IS(brandubh_file_of(square), file);
            IS(brandubh_rank_of(square), rank);
        }
    IS(BRANDUBH_STRIDE, sq("a2") - sq("a1"));

    topic("places off the board");
    for (file = -3; file < 12; file++)
        for (rank = -3; rank < 12; rank++)
            if (file < 0 || file > 6 || rank < 0 || rank > 6)
                IS(brandubh_square_of(file, rank), BRANDUBH_NONE);
    IS(brandubh_square_of(INT32_MAX, INT32_MIN), BRANDUBH_NONE);

    topic("numbers that are squares and numbers that are none");
    for (number = -300; number < 600; number++) {
        const int on = number >= 0 && number < 81 && number % 9 >= 1 && number % 9 <= 7 && number / 9 >= 1 && number / 9 <= 7;
        seen += on;
        IS(brandubh_on_board(number), on);
        IS(brandubh_file_of(number), on ? number % 9 - 1 : BRANDUBH_NONE);
        IS(brandubh_rank_of(number), on ? number / 9 - 1 : BRANDUBH_NONE);
        IS(brandubh_is_throne(number), number == sq("d4"));
        IS(brandubh_is_corner(number),
           number == sq("a1") || number == sq("a7") || number == sq("g1") || number == sq("g7"));
        IS(brandubh_beside_throne(number),
           number == sq("d3") || number == sq("d5") || number == sq("c4") || number == sq("e4"));
    }
    IS(seen, 49);
    IS(brandubh_on_board(INT32_MIN), 0);
    IS(brandubh_on_board(INT32_MAX), 0);
    IS(brandubh_on_board(40 + 256), 0);

    topic("pieces and sides");
    IS(brandubh_side_of(BRANDUBH_ATTACKER), BRANDUBH_ATTACKERS);
    IS(brandubh_side_of(BRANDUBH_DEFENDER), BRANDUBH_DEFENDERS);
    IS(brandubh_side_of(BRANDUBH_KING), BRANDUBH_DEFENDERS);
    IS(brandubh_side_of(BRANDUBH_EMPTY), BRANDUBH_NONE);
    IS(brandubh_side_of(BRANDUBH_BORDER), BRANDUBH_NONE);
    IS(brandubh_side_of(-1), BRANDUBH_NONE);
    IS(brandubh_side_of(257), BRANDUBH_NONE);
    IS(brandubh_other(BRANDUBH_ATTACKERS), BRANDUBH_DEFENDERS);
    IS(brandubh_other(BRANDUBH_DEFENDERS), BRANDUBH_ATTACKERS);
    IS(brandubh_other(2), BRANDUBH_NONE);
    IS(brandubh_other(-1), BRANDUBH_NONE);

    topic("a move is made of two squares and taken apart again");
    for (i = 0; i < 49; i++) {
        size_t k;
        for (k = 0; k < 49; k++) {
            const int32_t made = brandubh_move_of(squares[i], squares[k]);
            OK(made >= 0);
            IS(brandubh_move_from(made), squares[i]);
            IS(brandubh_move_to(made), squares[k]);
        }
    }

    topic("a move of numbers that are no squares");
    {
        static const int32_t strange[] = {-1, 0, 8, 9, 17, 80, 81, 255, 256, 10 + 256, INT32_MAX, INT32_MIN};
        for (i = 0; i < sizeof strange / sizeof *strange; i++) {
            int32_t made = brandubh_move_of(strange[i], sq("a1"));
            OK(made >= 0);
            IS(brandubh_move_from(made), BRANDUBH_NONE);
            IS(brandubh_move_to(made), sq("a1"));
            made = brandubh_move_of(sq("g7"), strange[i]);
            IS(brandubh_move_from(made), sq("g7"));
            IS(brandubh_move_to(made), BRANDUBH_NONE);
        }
        IS(brandubh_move_from(-1), BRANDUBH_NONE);
        IS(brandubh_move_to(-1), BRANDUBH_NONE);
        IS(brandubh_move_from(INT32_MAX), BRANDUBH_NONE);
        IS(brandubh_move_to(INT32_MAX), BRANDUBH_NONE);
        IS(brandubh_move_to(INT32_MIN), BRANDUBH_NONE);
    }
    return check_done();
}
