/* Boards on threads: each its own, and one read by many. */
#define _POSIX_C_SOURCE 200809L
#include "check.h"

#include <pthread.h>

enum { THREADS = 8 };

typedef struct job {
    const fanorona_board *shared;
    const fanorona_game *game;
    uint64_t seed, sum, live_seen;
    int failures, rounds;
} job;

/* A game of its own on every thread: play and take back, with no call that touches another's board. */
static void *own_board(void *argument)
{
    job *j = argument;
    int round;
    for (round = 0; round < j->rounds; round++) {
        fanorona_board *board = NULL, *copy = NULL;
        fanorona_token tokens[60];
        uint64_t first = 0, last = 0, count = 0;
        int depth = 0;
        if (fanorona_board_new(9, 5, &board) != FANORONA_OK || fanorona_board_key(board, &first) != FANORONA_OK) {
            j->failures++;
            break;
        }
        while (depth < 60) {
            fanorona_step steps[FANORONA_STEPS_MAX], *s;
            size_t n = 0;
            if (fanorona_board_play_steps(board, steps, FANORONA_STEPS_MAX, &n) != FANORONA_OK)
                j->failures++;
            if (n == 0)
                break;
            j->seed = j->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            s = &steps[(j->seed >> 33) % n];
            if (fanorona_board_play(board, s->from, s->direction, s->kind, &tokens[depth++], NULL) != FANORONA_OK)
                j->failures++;
        }
        if (fanorona_board_clone(board, &copy) != FANORONA_OK || fanorona_board_count_moves(copy, 1000, &count) != FANORONA_OK)
            j->failures++;
        fanorona_board_free(copy);
        while (depth > 0)
            if (fanorona_board_unplay(board, &tokens[--depth]) != FANORONA_OK)
                j->failures++;
        if (fanorona_board_key_full(board, &last) != FANORONA_OK || first != last)
            j->failures++;
        if (fanorona_live() > j->live_seen)
            j->live_seen = fanorona_live();
        fanorona_board_free(board);
    }
    return NULL;
}

static int32_t add(const fanorona_move *move, void *user)
{
    job *j = user;
    j->sum = j->sum * 31 + move->from * 7u + move->length;
    return 0;
}

static void *shared_board(void *argument)
{
    job *j = argument;
    int round;
    for (round = 0; round < j->rounds; round++) {
        fanorona_step steps[FANORONA_STEPS_MAX];
        fanorona_board *copy = NULL;
        char text[FANORONA_TEXT_MAX + 1];
        size_t n = 0, length = 0;
        uint64_t key = 0, full = 1, count = 0;
        if (fanorona_board_steps(j->shared, steps, FANORONA_STEPS_MAX, &n) != FANORONA_OK ||
            fanorona_board_text(j->shared, text, sizeof text, &length) != FANORONA_OK ||
            fanorona_board_key(j->shared, &key) != FANORONA_OK ||
            fanorona_board_key_full(j->shared, &full) != FANORONA_OK || key != full ||
            fanorona_board_perft_moves(j->shared, 2, &count) != FANORONA_OK ||
            fanorona_board_visit_moves(j->shared, add, j) != FANORONA_OK ||
            fanorona_board_clone(j->shared, &copy) != FANORONA_OK)
            j->failures++;
        j->sum = j->sum * 33 + key + n + length + count;
        fanorona_board_free(copy);
    }
    return NULL;
}

static void *shared_game(void *argument)
{
    job *j = argument;
    fanorona_options options;
    fanorona_step steps[FANORONA_CHAIN_MAX];
    fanorona_found found;
    size_t count = 0, i;
    memset(&found, 0, sizeof found);
    if (fanorona_search_defaults(&options) != FANORONA_OK)
        j->failures++;
    options.budget = 1000;
    if (fanorona_game_search(j->game, &options, &found, steps, FANORONA_CHAIN_MAX, &count) != FANORONA_OK)
        j->failures++;
    j->sum = found.nodes * 31 + (uint64_t)found.score;
    for (i = 0; i < count; i++)
        j->sum = j->sum * 31 + steps[i].to;
    return NULL;
}

static void run(job *jobs, void *(*work)(void *))
{
    pthread_t threads[THREADS];
    int i;
    for (i = 0; i < THREADS; i++)
        jobs[i].rounds = rounds(60);
    for (i = 0; i < THREADS; i++)
        NEED(pthread_create(&threads[i], NULL, work, &jobs[i]) == 0);
    for (i = 0; i < THREADS; i++)
        NEED(pthread_join(threads[i], NULL) == 0);
    for (i = 0; i < THREADS; i++)
        IS(jobs[i].failures, 0);
}

static void *free_it(void *argument)
{
    fanorona_board_free(argument);
    return NULL;
}

int main(void)
{
    job jobs[THREADS];
    fanorona_board *board;
    snapshot before;
    uint64_t live = fanorona_live();
    int i;

    topic("a board on every thread");
    memset(jobs, 0, sizeof jobs);
    for (i = 0; i < THREADS; i++)
        jobs[i].seed = (uint64_t)i * 977 + 1;
    run(jobs, own_board);
    for (i = 0; i < THREADS; i++)
        OK(jobs[i].live_seen > live && jobs[i].live_seen <= live + 2 * THREADS);
    IS_U64(fanorona_live(), live);

    topic("one board read by every thread");
    memset(jobs, 0, sizeof jobs);
    board = board_of("bbbbb/bw1bw/wwwww w");
    before = snapshot_of(board);
    for (i = 0; i < THREADS; i++)
        jobs[i].shared = board;
    run(jobs, shared_board);
    for (i = 0; i < THREADS; i++)
        IS_U64(jobs[i].sum, jobs[0].sum);
    UNCHANGED(board, &before);

    topic("one game searched by every thread");
    {
        fanorona_game *game = NULL;
        NEED(fanorona_game_new(NULL, &game) == FANORONA_OK);
        memset(jobs, 0, sizeof jobs);
        for (i = 0; i < THREADS; i++)
            jobs[i].game = game;
        run(jobs, shared_game);
        for (i = 0; i < THREADS; i++)
            IS_U64(jobs[i].sum, jobs[0].sum);
        fanorona_game_free(game);
    }

    topic("a board may go from thread to thread");
    {
        pthread_t thread;
        NEED(pthread_create(&thread, NULL, free_it, board) == 0);
        NEED(pthread_join(thread, NULL) == 0);
        IS_U64(fanorona_live(), live);
    }
    return check_done();
}
