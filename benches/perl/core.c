/* What costs.pl calls, without Perl: core CALL, with lines "moves DEPTH POSITION" on the
 * standard input, answers with nanoseconds of processor time, the median of some rounds. */
#include <fanorona.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 64, LIMIT = 20000, ROUNDS = 9 };

static fanorona_board *boards[MOST];
static fanorona_game *games[MOST], *played;
static fanorona_step first[MOST];
static fanorona_move *moves;
static int count;
static char text[4096];
static size_t length;

static void must(int32_t code)
{
    if (code < 0) {
        fprintf(stderr, "%s\n", fanorona_error_message(code));
        exit(1);
    }
}

static void steps(int i)
{
    fanorona_step list[FANORONA_STEPS_MAX];
    must(fanorona_board_steps(boards[i], list, FANORONA_STEPS_MAX, &length));
}

static void play(int i)
{
    fanorona_token token;
    int32_t removed;
    must(fanorona_board_play(boards[i], first[i].from, first[i].direction, first[i].kind, &token, &removed));
    must(fanorona_board_unplay(boards[i], &token));
}

static void to_string(int i) { must(fanorona_board_text(boards[i], text, sizeof text, &length)); }

static void key_hex(int i)
{
    uint64_t key;
    must(fanorona_board_key(boards[i], &key));
    must(fanorona_key_hex(key, text, sizeof text));
}

static size_t list(const fanorona_game *game)
{
    fanorona_board *board;
    size_t found;
    must(fanorona_game_board(game, &board));
    must(fanorona_board_moves(board, moves, LIMIT, &found));
    fanorona_board_free(board);
    return found;
}

static void legal_strings(int i)
{
    size_t found = list(games[i]), m;
    for (m = 0; m < found; m++)
        must(fanorona_move_text(&moves[m], text, sizeof text, &length));
}

/* Whichever board it is asked of: there is one game. */
static void as_text(int i)
{
    int32_t ply, last = fanorona_game_ply(played);
    (void)i;
    for (ply = 0; ply < last; ply++) {
        must(fanorona_game_move_at(played, ply, moves));
        must(fanorona_move_text(moves, text, sizeof text, &length));
    }
}

static void perft(int i)
{
    uint64_t found;
    must(fanorona_board_perft_moves(boards[i], 3, &found));
}

static int by_time(const void *a, const void *b)
{
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static double timed(void (*call)(int), int calls, int turns)
{
    double times[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        const clock_t start = clock();
        for (int turn = 0; turn < turns; turn++)
            for (int i = 0; i < calls; i++)
                call(i);
        times[round] = (double)(clock() - start) / CLOCKS_PER_SEC / turns / calls * 1e9;
    }
    qsort(times, ROUNDS, sizeof *times, by_time);
    return times[ROUNDS / 2];
}

static const struct {
    const char *name;
    void (*call)(int);
    int turns;
} calls[] = {
    { "steps", steps, 400 },
    { "play, unplay", play, 400 },
    { "to_string", to_string, 400 },
    { "key_hex", key_hex, 400 },
    { "legal_strings", legal_strings, 100 },
    { "as_text", as_text, 50 },
    { "perft_moves(3)", perft, 5 },
};

int main(int arguments, char **argument)
{
    char line[256], position[64], side[2];
    fanorona_step steps_there[FANORONA_STEPS_MAX];
    fanorona_variant variant;

    moves = malloc(LIMIT * sizeof *moves);
    must(fanorona_variant_named("sivy", 4, &variant));
    for (; count < MOST && fgets(line, sizeof line, stdin); count++) {
        if (sscanf(line, "moves %*d %61s %1s", position, side) != 2)
            return 2;
        strcat(strcat(position, " "), side);
        must(fanorona_board_parse(position, strlen(position), &boards[count]));
        must(fanorona_game_start(boards[count], &variant, 0, 1, &games[count]));
        must(fanorona_board_play_steps(boards[count], steps_there, FANORONA_STEPS_MAX, &length));
        first[count] = steps_there[0];
    }
    must(fanorona_game_new(&variant, &played));
    for (int ply = 0; ply < 40; ply++) {
        const size_t found = list(played);
        if (!found)
            break;
        must(fanorona_game_play_move(played, &moves[(size_t)ply * 7 % found]));
    }
    for (size_t which = 0; which < sizeof calls / sizeof calls[0]; which++)
        if (arguments > 1 && !strcmp(calls[which].name, argument[1]))
            printf("%.1f\n", timed(calls[which].call, count, calls[which].turns));
    for (int i = 0; i < count; i++) {
        fanorona_board_free(boards[i]);
        fanorona_game_free(games[i]);
    }
    fanorona_game_free(played);
    free(moves);
    return 0;
}
