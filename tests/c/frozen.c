/* What a caller has compiled in and stored: sizes, places and numbers that never change. */
#include "check.h"

int main(void)
{
    topic("a step");
    IS(sizeof(fanorona_step), 32);
    AT(fanorona_step, from, 0, 1);
    AT(fanorona_step, to, 1, 1);
    AT(fanorona_step, direction, 2, 1);
    AT(fanorona_step, kind, 3, 1);
    AT(fanorona_step, taken_count, 4, 1);
    AT(fanorona_step, taken, 5, 7);
    AT(fanorona_step, reserved, 12, 20);

    topic("a move");
    IS(sizeof(fanorona_move), 128);
    AT(fanorona_move, from, 0, 1);
    AT(fanorona_move, length, 1, 1);
    AT(fanorona_move, reserved, 2, 6);
    AT(fanorona_move, direction, 8, 60);
    AT(fanorona_move, kind, 68, 60);

    topic("a token");
    IS(sizeof(fanorona_token), 96);
    AT(fanorona_token, bytes, 0, 96);

    topic("a variant");
    IS(sizeof(fanorona_variant), 64);
    AT(fanorona_variant, cols, 0, 4);
    AT(fanorona_variant, rows, 4, 4);
    AT(fanorona_variant, quiet_limit, 8, 4);
    AT(fanorona_variant, repeat, 12, 4);
    AT(fanorona_variant, ply_cap, 16, 4);
    AT(fanorona_variant, reserved, 20, 44);

    topic("a search's weights, options and findings");
    IS(sizeof(fanorona_weights), 64);
    AT(fanorona_weights, value, 0, 64);
    IS(sizeof(fanorona_options), 128);
    AT(fanorona_options, budget, 0, 8);
    AT(fanorona_options, seed, 8, 8);
    AT(fanorona_options, depth, 16, 4);
    AT(fanorona_options, reserved, 20, 44);
    AT(fanorona_options, weights, 64, 64);
    IS(sizeof(fanorona_found), 64);
    AT(fanorona_found, nodes, 0, 8);
    AT(fanorona_found, score, 8, 4);
    AT(fanorona_found, depth, 12, 4);
    AT(fanorona_found, stop, 16, 4);
    AT(fanorona_found, stopped, 20, 4);
    AT(fanorona_found, reserved, 24, 40);

    topic("the table begins with its version");
    AT(struct fanorona_abi, version, 0, 4);
    AT(struct fanorona_abi, size, 4, 4);

    topic("cells and sides");
    IS(FANORONA_EMPTY, 0);
    IS(FANORONA_WHITE, 1);
    IS(FANORONA_BLACK, 2);
    IS(FANORONA_BORDER, 3);

    topic("directions");
    IS(FANORONA_N, 0);
    IS(FANORONA_NE, 1);
    IS(FANORONA_E, 2);
    IS(FANORONA_SE, 3);
    IS(FANORONA_S, 4);
    IS(FANORONA_SW, 5);
    IS(FANORONA_W, 6);
    IS(FANORONA_NW, 7);

    topic("kinds");
    IS(FANORONA_PAIKA, 0);
    IS(FANORONA_APPROACH, 1);
    IS(FANORONA_WITHDRAWAL, 2);

    topic("reasons of positions");
    IS(FANORONA_POS_OK, 0);
    IS(FANORONA_POS_NULL, 1);
    IS(FANORONA_POS_LONG, 2);
    IS(FANORONA_POS_LETTER, 3);
    IS(FANORONA_POS_ROWS, 4);
    IS(FANORONA_POS_WIDTH, 5);
    IS(FANORONA_POS_SIDE, 6);

    topic("reasons of steps");
    IS(FANORONA_WHY_OK, 0);
    IS(FANORONA_WHY_OFF_BOARD, 1);
    IS(FANORONA_WHY_BAD_STEP, 2);
    IS(FANORONA_WHY_NO_STONE, 3);
    IS(FANORONA_WHY_NOT_YOURS, 4);
    IS(FANORONA_WHY_NO_LINE, 5);
    IS(FANORONA_WHY_OCCUPIED, 6);
    IS(FANORONA_WHY_TAKES_NOTHING, 7);
    IS(FANORONA_WHY_NOT_A_PAIKA, 8);
    IS(FANORONA_WHY_MUST_CAPTURE, 9);
    IS(FANORONA_WHY_NOT_THE_STONE, 10);
    IS(FANORONA_WHY_SAME_DIRECTION, 11);
    IS(FANORONA_WHY_REVISIT, 12);
    IS(FANORONA_WHY_PAIKA_IN_CHAIN, 13);

    topic("codes of calls");
    IS(FANORONA_OK, 0);
    IS(FANORONA_STOPPED, 1);
    IS(FANORONA_NONE, -1);
    IS(FANORONA_ERROR_NULL, -2);
    IS(FANORONA_ERROR_RANGE, -3);
    IS(FANORONA_ERROR_SHORT, -4);
    IS(FANORONA_ERROR_STEP, -5);
    IS(FANORONA_ERROR_TOKEN, -6);
    IS(FANORONA_ERROR_MOVE, -7);
    IS(FANORONA_ERROR_CHAIN, -8);
    IS(FANORONA_ERROR_OVERFLOW, -9);
    IS(FANORONA_ERROR_PANIC, -10);

    topic("plays and endings");
    IS(FANORONA_PLAY_OK, 0);
    IS(FANORONA_PLAY_OVER, 1);
    IS(FANORONA_PLAY_ILLEGAL, 2);
    IS(FANORONA_OUTCOME_NONE, 0);
    IS(FANORONA_OUTCOME_NO_STONES, 1);
    IS(FANORONA_OUTCOME_NO_MOVES, 2);
    IS(FANORONA_OUTCOME_REPETITION, 3);
    IS(FANORONA_OUTCOME_QUIET, 4);
    IS(FANORONA_OUTCOME_PLY_CAP, 5);

    topic("bounds");
    IS(FANORONA_STRIDE, 11);
    IS(FANORONA_CHAIN_MAX, 44);
    IS(FANORONA_TOKENS_MAX, 45);
    IS(FANORONA_STEPS_MAX, 216);
    IS(FANORONA_LINE_MAX, 7);
    IS(FANORONA_TEXT_MAX, 51);
    IS(FANORONA_KEY_SIZE, 17);
    IS(FANORONA_DEPTH_MAX, 1000);
    IS(FANORONA_SEARCH_DEPTH_MAX, 64);
    IS(FANORONA_SCORE_PROVED, 29000);
    OK(FANORONA_WEIGHTS >= 5 && FANORONA_WEIGHTS <= 16);
    return check_done();
}
