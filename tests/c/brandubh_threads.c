/* Boards and games on threads: each its own, and one read by many. */
#define _POSIX_C_SOURCE 200809L
#include "brandubh_check.h"

#include <pthread.h>

enum { THREADS = 8 };

typedef struct job {
    const brandubh_board *shared;
    uint64_t seed, perft;
    int failures, rounds;
} job;

/* A game and a board of its own on every thread, and reads of the shared board in between. */
static void *work(void *argument)
{
    job *j = argument;
    int round;
    for (round = 0; round < j->rounds; round++) {
        brandubh_board *board = NULL;
        brandubh_game *game = NULL;
        int ply;
        if (brandubh_board_clone(j->shared, &board) != BRANDUBH_OK || brandubh_game_new(NULL, &game) != BRANDUBH_OK)
            j->failures++;
        for (ply = 0; ply < 60 && brandubh_game_outcome(game) == BRANDUBH_OUTCOME_NONE; ply++) {
            int32_t moves[BRANDUBH_MOVES_MAX], made;
            uint64_t key = 0, at = 1;
            size_t count = 0;
            if (brandubh_board_moves(board, NULL, moves, BRANDUBH_MOVES_MAX, &count) != BRANDUBH_OK || count == 0) {
                j->failures++;
                break;
            }
            j->seed = j->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            made = moves[(j->seed >> 33) % count];
            if (brandubh_board_do_move(board, made, NULL, NULL) < 0 || brandubh_game_play(game, made) != BRANDUBH_PLAY_OK
                || brandubh_board_key(board, &key) != BRANDUBH_OK
                || brandubh_game_key_at(game, ply + 1, &at) != BRANDUBH_OK || key != at)
                j->failures++;
        }
        if (brandubh_board_perft(j->shared, 2, NULL, &j->perft) != BRANDUBH_OK || j->perft != 960)
            j->failures++;
        brandubh_board_free(board);
        brandubh_game_free(game);
    }
    return NULL;
}

static void *set_free(void *board)
{
    brandubh_board_free(board);
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    job jobs[THREADS];
    brandubh_board *shared = board_of(SETUP);
    int i;

    topic("eight threads");
    for (i = 0; i < THREADS; i++) {
        jobs[i].shared = shared;
        jobs[i].seed = (uint64_t)i + 1;
        jobs[i].failures = 0;
        jobs[i].rounds = rounds(100);
        NEED(pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        NEED(pthread_join(threads[i], NULL) == 0);
        IS(jobs[i].failures, 0);
        IS_U64(jobs[i].perft, 960);
    }
    IS_U64(brandubh_live(), 1);
    BOARD_IS(shared, SETUP);

    topic("a board made on one thread and freed on another");
    NEED(pthread_create(&threads[0], NULL, set_free, shared) == 0);
    NEED(pthread_join(threads[0], NULL) == 0);
    IS_U64(brandubh_live(), 0);
    return check_done();
}
