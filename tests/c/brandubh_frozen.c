/* What a caller has compiled in and stored: sizes, places and numbers that never change; and a sentence for each. */
#include "brandubh_check.h"

int main(void)
{
    static const int32_t calls[] = {BRANDUBH_OK, BRANDUBH_NONE, BRANDUBH_ERROR_NULL, BRANDUBH_ERROR_RANGE,
                                    BRANDUBH_ERROR_SHORT, BRANDUBH_ERROR_UNDO, BRANDUBH_ERROR_OVERFLOW,
                                    BRANDUBH_ERROR_PANIC};

    topic("a variant");
    IS(sizeof(brandubh_variant), 64);
    AT(brandubh_variant, throne_pass, 0, 4);
    AT(brandubh_variant, throne_reentry, 4, 4);
    AT(brandubh_variant, king_everywhere_two, 8, 4);
    AT(brandubh_variant, king_strong, 12, 4);
    AT(brandubh_variant, escape, 16, 4);
    AT(brandubh_variant, repeat, 20, 4);
    AT(brandubh_variant, ply_cap, 24, 4);
    AT(brandubh_variant, reserved, 28, 36);

    topic("an undo");
    IS(sizeof(brandubh_undo), 64);
    AT(brandubh_undo, bytes, 0, 64);

    topic("pieces and sides");
    IS(BRANDUBH_EMPTY, 0);
    IS(BRANDUBH_ATTACKER, 1);
    IS(BRANDUBH_DEFENDER, 2);
    IS(BRANDUBH_KING, 3);
    IS(BRANDUBH_BORDER, 4);
    IS(BRANDUBH_ATTACKERS, 0);
    IS(BRANDUBH_DEFENDERS, 1);

    topic("reasons of positions");
    IS(BRANDUBH_POS_OK, 0);
    IS(BRANDUBH_POS_NULL, 1);
    IS(BRANDUBH_POS_ROWS, 2);
    IS(BRANDUBH_POS_WIDTH, 3);
    IS(BRANDUBH_POS_LETTER, 4);
    IS(BRANDUBH_POS_SIDE, 5);
    IS(BRANDUBH_POS_LONG, 6);
    told_between(brandubh_pos_message, BRANDUBH_POS_OK, BRANDUBH_POS_LONG);

    topic("reasons of moves");
    IS(BRANDUBH_WHY_OK, 0);
    IS(BRANDUBH_WHY_OFF_BOARD, 1);
    IS(BRANDUBH_WHY_NO_PIECE, 2);
    IS(BRANDUBH_WHY_NOT_YOURS, 3);
    IS(BRANDUBH_WHY_NO_MOVE, 4);
    IS(BRANDUBH_WHY_NOT_A_LINE, 5);
    IS(BRANDUBH_WHY_THRONE, 6);
    IS(BRANDUBH_WHY_CORNER, 7);
    IS(BRANDUBH_WHY_BLOCKED, 8);
    told_between(brandubh_why_message, BRANDUBH_WHY_OK, BRANDUBH_WHY_BLOCKED);

    topic("flags");
    IS(BRANDUBH_DID_CAPTURE, 1);
    IS(BRANDUBH_KING_TAKEN, 2);
    IS(BRANDUBH_KING_HOME, 4);

    topic("codes of calls");
    IS(BRANDUBH_OK, 0);
    IS(BRANDUBH_NONE, -1);
    IS(BRANDUBH_ERROR_NULL, -2);
    IS(BRANDUBH_ERROR_RANGE, -3);
    IS(BRANDUBH_ERROR_SHORT, -4);
    IS(BRANDUBH_ERROR_UNDO, -6);
    IS(BRANDUBH_ERROR_OVERFLOW, -9);
    IS(BRANDUBH_ERROR_PANIC, -10);
    told(brandubh_error_message, calls, sizeof calls / sizeof *calls);

    topic("plays and endings");
    IS(BRANDUBH_PLAY_OK, 0);
    IS(BRANDUBH_PLAY_OVER, 1);
    IS(BRANDUBH_PLAY_ILLEGAL, 2);
    IS(BRANDUBH_OUTCOME_NONE, 0);
    IS(BRANDUBH_OUTCOME_CORNER, 1);
    IS(BRANDUBH_OUTCOME_CAPTURE, 2);
    IS(BRANDUBH_OUTCOME_NO_PIECES, 3);
    IS(BRANDUBH_OUTCOME_REPETITION, 4);
    IS(BRANDUBH_OUTCOME_NO_MOVE, 5);
    IS(BRANDUBH_OUTCOME_PLY_CAP, 6);

    topic("bounds");
    IS(BRANDUBH_SIZE, 7);
    IS(BRANDUBH_SQUARES, 49);
    IS(BRANDUBH_STRIDE, 9);
    IS(BRANDUBH_MOVES_MAX, 140);
    IS(BRANDUBH_CAPTURES_MAX, 4);
    IS(BRANDUBH_TEXT_MAX, 57);
    IS(BRANDUBH_KEY_SIZE, 17);
    IS(BRANDUBH_DEPTH_MAX, 1000);
    return check_done();
}
