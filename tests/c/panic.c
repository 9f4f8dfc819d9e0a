/* After a panic inside the library a board answers every call with the code, and can be freed. */
#include "check.h"

static int32_t never(const fanorona_move *move, void *user)
{
    (void)move;
    (void)user;
    OK(!"called on a broken board");
    return 0;
}

int main(void)
{
    fanorona_token token;
    fanorona_move move;
    fanorona_step step;
    fanorona_board *board, *other, *copy;
    int32_t number = -9, list[256];
    size_t count = 777;
    uint64_t wide = 777;
    char text[64];
    snapshot before;
    int round;

    memset(&token, 0, sizeof token);
    memset(&move, 0, sizeof move);
    memset(text, 'x', sizeof text);
    other = board_of(TELO_SETUP);
    before = snapshot_of(other);

    for (round = 0; round < 2; round++) {
        board = board_of(SIVY_SETUP);
        topic(round ? "a second panic is like the first" : "a panic does not leave the library");
        IS(fanorona_test_panic(board), FANORONA_ERROR_PANIC);
        topic("every call that takes the board answers with the code, and writes nothing");
#define BROKEN(call) IS((call), FANORONA_ERROR_PANIC)
        BROKEN(fanorona_test_panic(board));
        BROKEN(fanorona_board_at(board, 12));
        BROKEN(fanorona_board_at(board, -1));
        BROKEN(fanorona_board_put(board, 12, 1));
        BROKEN(fanorona_board_put(board, -1, 9));
        BROKEN(fanorona_board_lift(board, 12));
        BROKEN(fanorona_board_side(board));
        BROKEN(fanorona_board_set_side(board, 1));
        BROKEN(fanorona_board_count(board, 1));
        BROKEN(fanorona_board_text(board, text, sizeof text, &count));
        BROKEN(fanorona_board_key(board, &wide));
        BROKEN(fanorona_board_key_full(board, &wide));
        BROKEN(fanorona_board_cols(board));
        BROKEN(fanorona_board_rows(board));
        BROKEN(fanorona_board_points(board));
        BROKEN(fanorona_board_centre(board));
        BROKEN(fanorona_board_on_board(board, 12));
        BROKEN(fanorona_board_next_to(board, 12, 0));
        BROKEN(fanorona_board_degree(board, 12));
        BROKEN(fanorona_board_neighbours(board, 12, list, 8, &count));
        BROKEN(fanorona_board_segments(board, list, 108, &count));
        BROKEN(fanorona_board_all_squares(board, list, 45, &count));
        BROKEN(fanorona_board_chain_seen(board, list, 45, &count));
        BROKEN(fanorona_board_steps(board, &step, 1, &count));
        BROKEN(fanorona_board_steps_of(board, 12, &step, 1, &count));
        BROKEN(fanorona_board_play_steps(board, &step, 1, &count));
        BROKEN(fanorona_board_can_capture(board, 1));
        BROKEN(fanorona_board_step_why(board, 12, 0, 0));
        BROKEN(fanorona_board_play_why(board, 12, 0, 0));
        BROKEN(fanorona_board_step(board, 12, 0, 0, &step));
        BROKEN(fanorona_board_do_step(board, 12, 0, 0, &token, &number));
        BROKEN(fanorona_board_undo_step(board, &token));
        BROKEN(fanorona_board_play(board, 12, 0, 0, &token, &number));
        BROKEN(fanorona_board_stop(board, &token));
        BROKEN(fanorona_board_unplay(board, &token));
        BROKEN(fanorona_board_can_stop(board));
        BROKEN(fanorona_board_in_chain(board));
        BROKEN(fanorona_board_chain_at(board));
        BROKEN(fanorona_board_chain_dir(board));
        BROKEN(fanorona_board_moves(board, NULL, 0, &count));
        BROKEN(fanorona_board_count_moves(board, 5, &wide));
        BROKEN(fanorona_board_visit_moves(board, never, NULL));
        BROKEN(fanorona_board_move_steps(board, &move, &step, 1, &count));
        BROKEN(fanorona_board_play_move(board, &move, &token, 1, &count));
        BROKEN(fanorona_board_unplay_move(board, &token, 1));
        BROKEN(fanorona_board_perft_steps(board, 0, &wide));
        BROKEN(fanorona_board_perft_moves(board, 1, &wide));
        IS(number, -9);
        IS(count, 777);
        IS_U64(wide, 777);
        IS(text[0], 'x');

        topic("it cannot be copied");
        copy = other;
        BROKEN(fanorona_board_clone(board, &copy));
        OK(copy == NULL);

        topic("no game begins on it");
        {
            fanorona_game *good = NULL, *game;
            NEED(fanorona_game_new(NULL, &good) == FANORONA_OK);
            game = good;
            BROKEN(fanorona_game_start(board, NULL, 0, 1, &game));
            OK(game == NULL);
            IS_U64(fanorona_game_live(), 1);
            fanorona_game_free(good);
        }

        topic("other boards are as they were");
        UNCHANGED(other, &before);

        topic("it is counted until it is freed, once");
        wide = fanorona_live();
        fanorona_board_free(board);
        IS_U64(fanorona_live(), wide - 1);
        wide = 777;
    }
    fanorona_board_free(other);
    return check_done();
}
