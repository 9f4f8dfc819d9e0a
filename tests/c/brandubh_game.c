/* Games: moves made and taken back, and the ways in which they end, in their order. */
#include "brandubh_check.h"

static brandubh_game *game_of(const char *text, const brandubh_variant *variant)
{
    brandubh_board *board = board_of(text);
    brandubh_game *game = NULL;
    NEED(brandubh_game_start(board, variant, &game) == BRANDUBH_OK);
    brandubh_board_free(board);
    return game;
}

static void game_is(const brandubh_game *game, const char *text)
{
    brandubh_board *board = NULL;
    NEED(brandubh_game_board(game, &board) == BRANDUBH_OK);
    BOARD_IS(board, text);
    brandubh_board_free(board);
}

/* Plays moves such as "d7-c7 d5-c5"; the answer to the last. */
static int32_t play(brandubh_game *game, const char *moves)
{
    int32_t code = BRANDUBH_PLAY_OK;
    for (; *moves; moves += moves[5] ? 6 : 5)
        code = brandubh_game_play(game, mv(moves));
    return code;
}

#define ENDS(game, ending, who)                                                                                        \
    do {                                                                                                               \
        IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_##ending);                                                    \
        IS(brandubh_game_winner(game), (who));                                                                         \
        brandubh_game_free(game);                                                                                      \
    } while (0)

int main(void)
{
    static const char *const names[] = {"none", "corner", "capture", "no_pieces", "repetition", "no_move", "ply_cap"};
    brandubh_variant variant = usual(), given;
    brandubh_game *game = NULL, *copy = NULL;
    brandubh_board *board;
    uint64_t key = 0;
    int32_t i;

    topic("a game from the set-up");
    IS(brandubh_game_new(NULL, &game), BRANDUBH_OK);
    game_is(game, SETUP);
    IS(brandubh_game_ply(game), 0);
    IS(brandubh_game_repeats(game), 1);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_NONE);
    IS(brandubh_game_winner(game), BRANDUBH_NONE);
    IS(brandubh_game_variant(game, &given), BRANDUBH_OK);
    OK(memcmp(&given, &variant, sizeof given) == 0);
    IS(brandubh_game_key_at(game, 0, &key), BRANDUBH_OK);
    IS_U64(key, UINT64_C(0xf161530840d30927));

    topic("moves played, refused, and taken back");
    IS(play(game, "d5-c5"), BRANDUBH_PLAY_ILLEGAL);
    IS(play(game, "d7-d4"), BRANDUBH_PLAY_ILLEGAL);
    IS(brandubh_game_play(game, -1), BRANDUBH_PLAY_ILLEGAL);
    IS(brandubh_game_play(game, INT32_MAX), BRANDUBH_PLAY_ILLEGAL);
    game_is(game, SETUP);
    IS(brandubh_game_undo(game), BRANDUBH_NONE);
    IS(play(game, "d7-c7 d5-a5"), BRANDUBH_PLAY_OK);
    game_is(game, "2a4/3a3/d6/aadkdaa/3d3/3a3/3a3 a");
    IS(brandubh_game_ply(game), 2);
    IS(brandubh_game_move_at(game, 0), mv("d7-c7"));
    IS(brandubh_game_move_at(game, 1), mv("d5-a5"));
    IS(brandubh_game_move_at(game, 2), BRANDUBH_ERROR_RANGE);
    IS(brandubh_game_move_at(game, -1), BRANDUBH_ERROR_RANGE);
    for (i = 0; i <= 2; i++) {
        uint64_t at = 0;
        IS(brandubh_game_key_at(game, i, &at), BRANDUBH_OK);
        OK((at == key) == (i == 0));
    }
    IS(brandubh_game_key_at(game, 3, &key), BRANDUBH_ERROR_RANGE);
    IS(brandubh_game_key_at(game, -1, &key), BRANDUBH_ERROR_RANGE);
    IS_U64(key, UINT64_C(0xf161530840d30927));
    IS(brandubh_game_clone(game, &copy), BRANDUBH_OK);
    IS_U64(brandubh_game_live(), 2);
    IS(brandubh_game_undo(copy), BRANDUBH_OK);
    IS(brandubh_game_undo(copy), BRANDUBH_OK);
    IS(brandubh_game_undo(copy), BRANDUBH_NONE);
    game_is(copy, SETUP);
    IS(brandubh_game_ply(game), 2);
    brandubh_game_free(copy);
    brandubh_game_free(game);

    topic("the king on a corner, or on an edge where that is home");
    game = game_of("1k5/7/7/7/7/7/6a d", NULL);
    IS(play(game, "b7-a7"), BRANDUBH_PLAY_OK);
    IS(play(game, "g1-f1"), BRANDUBH_PLAY_OVER);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_CORNER);
    IS(brandubh_game_winner(game), BRANDUBH_DEFENDERS);
    IS(brandubh_game_undo(game), BRANDUBH_OK);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_NONE);
    game_is(game, "1k5/7/7/7/7/7/6a d");
    brandubh_game_free(game);
    variant.escape = BRANDUBH_ESCAPE_EDGE;
    game = game_of("7/1k5/7/7/7/7/6a d", &variant);
    IS(play(game, "b6-b7"), BRANDUBH_PLAY_OK);
    ENDS(game, CORNER, BRANDUBH_DEFENDERS);
    game = game_of("7/1k5/7/7/7/7/6a d", NULL);
    IS(play(game, "b6-b7"), BRANDUBH_PLAY_OK);
    ENDS(game, NONE, BRANDUBH_NONE);
    game = game_of("k6/7/7/7/7/7/6a a", NULL);
    ENDS(game, CORNER, BRANDUBH_DEFENDERS);
    variant = usual();

    topic("the king captured");
    game = game_of("7/1ak4/7/7/3a3/7/3d3 a", NULL);
    IS(play(game, "d3-d6"), BRANDUBH_PLAY_OK);
    ENDS(game, CAPTURE, BRANDUBH_ATTACKERS);
    game = game_of("7/1ak4/7/6k/3a3/7/7 a", NULL);
    IS(play(game, "d3-d6"), BRANDUBH_PLAY_OK);
    ENDS(game, CAPTURE, BRANDUBH_ATTACKERS);
    game = game_of("7/7/7/7/3a3/7/3d3 a", NULL);
    ENDS(game, CAPTURE, BRANDUBH_ATTACKERS);

    topic("a side with no pieces");
    game = game_of("7/7/1da4/7/3d3/4k2/7 d", NULL);
    IS(play(game, "d3-d5"), BRANDUBH_PLAY_OK);
    ENDS(game, NO_PIECES, BRANDUBH_DEFENDERS);

    topic("a position that comes for the third time");
    game = game_of("7/7/2a4/7/4k2/7/7 a", NULL);
    IS(play(game, "c5-c6 e3-e2 c6-c5 e2-e3"), BRANDUBH_PLAY_OK);
    IS(brandubh_game_repeats(game), 2);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_NONE);
    IS(play(game, "c5-c6 e3-e2 c6-c5 e2-e3"), BRANDUBH_PLAY_OK);
    IS(brandubh_game_repeats(game), 3);
    IS(play(game, "c5-c6"), BRANDUBH_PLAY_OVER);
    ENDS(game, REPETITION, BRANDUBH_NONE);
    variant.repeat = 2;
    game = game_of("7/7/2a4/7/4k2/7/7 a", &variant);
    IS(play(game, "c5-c6 e3-e2 c6-c5 e2-e3"), BRANDUBH_PLAY_OK);
    ENDS(game, REPETITION, BRANDUBH_NONE);
    variant.repeat = 0;
    game = game_of("7/7/2a4/7/4k2/7/7 a", &variant);
    for (i = 0; i < 20; i++)
        IS(play(game, "c5-c6 e3-e2 c6-c5 e2-e3"), BRANDUBH_PLAY_OK);
    ENDS(game, NONE, BRANDUBH_NONE);

    topic("no move");
    game = game_of("7/7/7/7/5d1/6d/4kda a", NULL);
    ENDS(game, NO_MOVE, BRANDUBH_DEFENDERS);
    game = game_of("7/7/7/7/6d/6a/4kd1 a", NULL);
    ENDS(game, NONE, BRANDUBH_NONE);
    game = game_of("7/7/7/7/6d/4kda/7 a", NULL);
    ENDS(game, NO_MOVE, BRANDUBH_DEFENDERS);

    topic("as many moves as the variant gives");
    variant = usual();
    variant.ply_cap = 3;
    game = game_of("7/7/2a4/7/4k2/7/7 a", &variant);
    IS(play(game, "c5-c6 e3-e2"), BRANDUBH_PLAY_OK);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_NONE);
    IS(play(game, "c6-c7"), BRANDUBH_PLAY_OK);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_PLY_CAP);
    IS(brandubh_game_undo(game), BRANDUBH_OK);
    IS(brandubh_game_outcome(game), BRANDUBH_OUTCOME_NONE);
    IS(play(game, "c6-b6"), BRANDUBH_PLAY_OK);
    ENDS(game, PLY_CAP, BRANDUBH_NONE);

    topic("of several endings the first counts");
    variant.ply_cap = 1;
    game = game_of("1k5/7/7/7/7/7/6a d", &variant);
    IS(play(game, "b7-a7"), BRANDUBH_PLAY_OK);
    ENDS(game, CORNER, BRANDUBH_DEFENDERS);
    game = game_of("k6/7/7/7/7/7/7 a", NULL);
    ENDS(game, CORNER, BRANDUBH_DEFENDERS);
    game = game_of("7/7/7/7/7/7/7 a", NULL);
    ENDS(game, CAPTURE, BRANDUBH_ATTACKERS);
    game = game_of("7/7/2k4/7/7/7/7 a", NULL);
    ENDS(game, NO_PIECES, BRANDUBH_DEFENDERS);

    topic("the words for the endings");
    for (i = 0; i < 7; i++)
        IS_STR(brandubh_outcome_name(i), names[i]);
    IS_STR(brandubh_outcome_name(7), "none");
    IS_STR(brandubh_outcome_name(-1), "none");
    IS_STR(brandubh_outcome_name(INT32_MIN), "none");

    topic("a game is no part of the board that it began on");
    board = board_of(SETUP);
    NEED(brandubh_game_start(board, NULL, &game) == BRANDUBH_OK);
    IS(brandubh_board_lift(board, sq("d4")), BRANDUBH_OK);
    game_is(game, SETUP);
    brandubh_board_free(board);
    game_is(game, SETUP);
    brandubh_game_free(game);
    return check_done();
}
