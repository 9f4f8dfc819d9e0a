/* Games: steps and moves under a variant, how a game ends, and undo, held to the rules said a second time. */
#include "check.h"

static fanorona_variant variant_of(int32_t cols, int32_t rows, int32_t quiet_limit, int32_t repeat, int32_t ply_cap)
{
    fanorona_variant v;
    memset(&v, 0, sizeof v);
    v.cols = cols;
    v.rows = rows;
    v.quiet_limit = quiet_limit;
    v.repeat = repeat;
    v.ply_cap = ply_cap;
    return v;
}

static fanorona_game *game_of(const char *text, int32_t quiet_limit, int32_t repeat, int32_t ply_cap)
{
    fanorona_board *board = board_of(text);
    fanorona_variant v =
        variant_of(fanorona_board_cols(board), fanorona_board_rows(board), quiet_limit, repeat, ply_cap);
    fanorona_game *game = NULL;
    NEED(fanorona_game_start(board, &v, 0, 1, &game) == FANORONA_OK && game != NULL);
    fanorona_board_free(board);
    return game;
}

static fanorona_board *board_in(const fanorona_game *game)
{
    fanorona_board *board = NULL;
    NEED(fanorona_game_board(game, &board) == FANORONA_OK && board != NULL);
    return board;
}

/* All that can be seen of a game, but for its past. */
typedef struct seen {
    snapshot board;
    int32_t ply, number, quiet, repeats, outcome, winner, moving;
    fanorona_move progress;
    size_t steps;
} seen;

static seen seen_of(const fanorona_game *game)
{
    seen s;
    fanorona_board *board = board_in(game);
    memset(&s, 0, sizeof s);
    s.board = snapshot_of(board);
    fanorona_board_free(board);
    s.ply = fanorona_game_ply(game);
    s.number = fanorona_game_number(game);
    s.quiet = fanorona_game_quiet(game);
    s.repeats = fanorona_game_repeats(game);
    s.outcome = fanorona_game_outcome(game);
    s.winner = fanorona_game_winner(game);
    s.moving = fanorona_game_in_progress(game, &s.progress);
    NEED(fanorona_game_steps(game, NULL, 0, &s.steps) == FANORONA_OK);
    return s;
}

static int same_seen(const seen *a, const seen *b)
{
    return same_snapshot(&a->board, &b->board) && a->ply == b->ply && a->number == b->number && a->quiet == b->quiet &&
           a->repeats == b->repeats && a->outcome == b->outcome && a->winner == b->winner && a->moving == b->moving &&
           memcmp(&a->progress, &b->progress, sizeof a->progress) == 0 && a->steps == b->steps;
}

static void game_is(const fanorona_game *game, const seen *before, int line)
{
    seen now = seen_of(game);
    check_true(same_seen(&now, before), "the game is as it was", __FILE__, line);
}

#define GAME_IS(game, before) game_is((game), (before), __LINE__)

static void beginning(void)
{
    fanorona_game *game = NULL, *other;
    fanorona_variant v, got;
    fanorona_board *board;
    size_t i;
    topic("a new game: the nine by five with its limits where no variant is given");
    IS(fanorona_game_new(NULL, &game), FANORONA_OK);
    NEED(game != NULL);
    IS_U64(fanorona_game_live(), 1);
    IS(fanorona_game_variant(game, &got), FANORONA_OK);
    v = variant_of(9, 5, 60, 3, 0);
    OK(memcmp(&v, &got, sizeof v) == 0);
    board = board_in(game);
    IS_STR(text_of(board), SIVY_SETUP);
    IS(fanorona_game_ply(game), 0);
    IS(fanorona_game_number(game), 1);
    IS(fanorona_game_quiet(game), 0);
    IS(fanorona_game_repeats(game), 1);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NONE);
    IS(fanorona_game_winner(game), FANORONA_EMPTY);

    topic("the board that a game gives is a copy");
    IS(fanorona_board_lift(board, pt("a1")), FANORONA_OK);
    fanorona_board_free(board);
    board = board_in(game);
    IS_STR(text_of(board), SIVY_SETUP);
    fanorona_board_free(board);
    fanorona_game_free(game);
    fanorona_game_free(NULL);
    IS_U64(fanorona_game_live(), 0);

    topic("every size, from its set-up");
    for (i = 0; i < 8; i++) {
        v = variant_of(check_cols[i], check_rows[i], 0, 0, 0);
        IS(fanorona_game_new(&v, &game), FANORONA_OK);
        board = board_in(game);
        IS(fanorona_board_cols(board), check_cols[i]);
        IS(fanorona_board_rows(board), check_rows[i]);
        fanorona_board_free(board);
        fanorona_game_free(game);
    }

    topic("what is no variant is refused, and the handle is NULL");
    NEED(fanorona_game_new(NULL, &other) == FANORONA_OK);
    {
        const fanorona_variant bad[] = {
            variant_of(4, 5, 60, 3, 0),          variant_of(9, 4, 60, 3, 0),
            variant_of(9 + 256, 5, 60, 3, 0),    variant_of(9, 5, -1, 3, 0),
            variant_of(9, 5, INT32_MIN, 3, 0),   variant_of(9, 5, 60, 1, 0),
            variant_of(9, 5, 60, -1, 0),         variant_of(9, 5, 60, 3, -1),
            variant_of(9, 5, 60, 3, 100001),     variant_of(9, 5, 60, 3, INT32_MAX),
            variant_of(0, 0, 0, 0, 0),
        };
        board = board_of(SIVY_SETUP);
        for (i = 0; i < sizeof bad / sizeof *bad; i++) {
            game = other;
            IS(fanorona_game_new(&bad[i], &game), FANORONA_ERROR_RANGE);
            OK(game == NULL);
            game = other;
            IS(fanorona_game_start(board, &bad[i], 0, 1, &game), FANORONA_ERROR_RANGE);
            OK(game == NULL);
        }
        for (i = 0; i < 11; i++) {
            v = variant_of(9, 5, 60, 3, 0);
            v.reserved[i] = 1;
            game = other;
            IS(fanorona_game_new(&v, &game), FANORONA_ERROR_RANGE);
            OK(game == NULL);
        }
        v = variant_of(5, 5, 60, 3, 0);
        IS(fanorona_game_start(board, &v, 0, 1, &game), FANORONA_ERROR_RANGE);
        IS(fanorona_game_start(board, NULL, -1, 1, &game), FANORONA_ERROR_RANGE);
        IS(fanorona_game_start(board, NULL, 0, 0, &game), FANORONA_ERROR_RANGE);
        IS(fanorona_game_start(board, NULL, INT32_MIN, INT32_MIN, &game), FANORONA_ERROR_RANGE);
        OK(game == NULL);
        fanorona_board_free(board);
    }

    topic("not from the middle of a move");
    board = board_of("w3b/5/1b3/w2b1/w1b2 w");
    NEED(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, NULL, NULL) == FANORONA_OK);
    v = variant_of(5, 5, 60, 3, 0);
    game = other;
    IS(fanorona_game_start(board, &v, 0, 1, &game), FANORONA_ERROR_CHAIN);
    OK(game == NULL);
    fanorona_board_free(board);

    topic("counts that a game goes on from");
    board = board_of("9/9/w7b/9/9 b");
    IS(fanorona_game_start(board, NULL, 58, 31, &game), FANORONA_OK);
    IS(fanorona_game_quiet(game), 58);
    IS(fanorona_game_number(game), 31);
    IS(fanorona_game_ply(game), 0);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NONE);
    IS(fanorona_game_step(game, pt("i3"), FANORONA_N, FANORONA_PAIKA), FANORONA_PLAY_OK);
    IS(fanorona_game_quiet(game), 59);
    IS(fanorona_game_step(game, pt("a3"), FANORONA_N, FANORONA_PAIKA), FANORONA_PLAY_OK);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_QUIET);
    fanorona_game_free(game);
    fanorona_board_free(board);
    fanorona_game_free(other);
}

static void ends(const char *text, int32_t outcome, int32_t winner, int line)
{
    fanorona_game *game = game_of(text, 60, 3, 0);
    size_t count = 9;
    check_int(fanorona_game_outcome(game), outcome, text, __FILE__, line);
    check_int(fanorona_game_winner(game), winner, text, __FILE__, line);
    if (outcome != FANORONA_OUTCOME_NONE) {
        seen before = seen_of(game);
        check_int(fanorona_game_steps(game, NULL, 0, &count), FANORONA_OK, text, __FILE__, line);
        check_int((int64_t)count, 0, text, __FILE__, line);
        check_int(fanorona_game_step(game, 12, 0, 0), FANORONA_PLAY_OVER, text, __FILE__, line);
        check_int(fanorona_game_stop(game), FANORONA_PLAY_OVER, text, __FILE__, line);
        game_is(game, &before, line);
    }
    fanorona_game_free(game);
}

#define ENDS(text, outcome, winner) ends((text), (outcome), (winner), __LINE__)

static void endings(void)
{
    fanorona_game *game;
    int i;
    topic("a finished position is over at once");
    ENDS("www/3/3 b", FANORONA_OUTCOME_NO_STONES, FANORONA_WHITE);
    ENDS("www/3/3 w", FANORONA_OUTCOME_NO_STONES, FANORONA_WHITE);
    ENDS("bbb/3/3 w", FANORONA_OUTCOME_NO_STONES, FANORONA_BLACK);
    ENDS("www/www/wwb b", FANORONA_OUTCOME_NO_MOVES, FANORONA_WHITE);
    ENDS("www/www/wwb w", FANORONA_OUTCOME_NO_MOVES, FANORONA_BLACK);
    ENDS(TELO_SETUP, FANORONA_OUTCOME_NONE, FANORONA_EMPTY);

    topic("the last stone taken wins, even where the game would be drawn as well");
    game = game_of("3/3/w1b w", 1, 2, 1);
    IS(fanorona_game_step(game, pt("a1"), FANORONA_E, FANORONA_APPROACH), FANORONA_PLAY_OK);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NO_STONES);
    IS(fanorona_game_winner(game), FANORONA_WHITE);
    IS(fanorona_game_undo(game), FANORONA_OK);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NONE);
    fanorona_game_free(game);

    topic("the third time a position stands, the game is drawn");
    game = game_of("9/9/w7b/9/9 w", 0, 3, 0);
    for (i = 0; i < 8; i++) {
        static const char *const from[4] = {"a3", "i3", "a4", "i4"};
        IS(fanorona_game_repeats(game), i / 4 + 1);
        IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NONE);
        IS(fanorona_game_step(game, pt(from[i % 4]), i % 4 < 2 ? FANORONA_N : FANORONA_S, FANORONA_PAIKA), FANORONA_PLAY_OK);
    }
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_REPETITION);
    IS(fanorona_game_winner(game), FANORONA_EMPTY);
    IS(fanorona_game_repeats(game), 3);
    fanorona_game_free(game);

    topic("the cap on moves");
    game = game_of("9/9/w7b/9/9 w", 0, 0, 2);
    IS(fanorona_game_step(game, pt("a3"), FANORONA_N, FANORONA_PAIKA), FANORONA_PLAY_OK);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_NONE);
    IS(fanorona_game_step(game, pt("i3"), FANORONA_N, FANORONA_PAIKA), FANORONA_PLAY_OK);
    IS(fanorona_game_outcome(game), FANORONA_OUTCOME_PLY_CAP);
    fanorona_game_free(game);

    topic("each ending has a word");
    IS_STR(fanorona_outcome_name(FANORONA_OUTCOME_NO_STONES), "no_stones");
    IS_STR(fanorona_outcome_name(FANORONA_OUTCOME_NO_MOVES), "no_moves");
    IS_STR(fanorona_outcome_name(FANORONA_OUTCOME_REPETITION), "repetition");
    IS_STR(fanorona_outcome_name(FANORONA_OUTCOME_QUIET), "quiet");
    IS_STR(fanorona_outcome_name(FANORONA_OUTCOME_PLY_CAP), "ply_cap");
    for (i = -300; i < 300; i++)
        if (i < 1 || i > 5)
            IS_STR(fanorona_outcome_name(i), "none");
}

/* The ending by the rules said a second time, from the board and the past. */
static int32_t plain_outcome(const fanorona_board *board, const fanorona_variant *v, const uint64_t *keys, int32_t ply,
                             int32_t quiet)
{
    fanorona_step steps[FANORONA_STEPS_MAX + 16];
    int32_t i, times = 0;
    if (fanorona_board_count(board, FANORONA_WHITE) == 0 || fanorona_board_count(board, FANORONA_BLACK) == 0)
        return FANORONA_OUTCOME_NO_STONES;
    if (plain_steps(board, steps) == 0)
        return FANORONA_OUTCOME_NO_MOVES;
    for (i = 0; i <= ply; i++)
        times += keys[i] == keys[ply];
    if (v->repeat > 0 && times >= v->repeat)
        return FANORONA_OUTCOME_REPETITION;
    if (v->quiet_limit > 0 && quiet >= v->quiet_limit)
        return FANORONA_OUTCOME_QUIET;
    if (v->ply_cap > 0 && ply >= v->ply_cap)
        return FANORONA_OUTCOME_PLY_CAP;
    return FANORONA_OUTCOME_NONE;
}

static int outcomes[6];

static void random_game(int round)
{
    enum { LONG = 150 };
    static seen states[LONG];
    static uint64_t keys[LONG];
    static fanorona_move moves[LONG];
    fanorona_board *start = random_board(), *board;
    fanorona_variant v = variant_of(fanorona_board_cols(start), fanorona_board_rows(start), (int32_t)random_below(12),
                                    (int32_t)random_below(4), (int32_t)random_below(40));
    fanorona_game *game = NULL, *copy = NULL;
    int32_t ply = 0, quiet = 0, actions = 0, outcome, i;
    if (v.repeat == 1)
        v.repeat = 2;
    NEED(fanorona_game_start(start, &v, 0, 1 + round, &game) == FANORONA_OK);
    keys[0] = key_of(start);
    IS(fanorona_game_outcome(game), plain_outcome(start, &v, keys, 0, 0));
    fanorona_board_free(start);
    while (actions < LONG && fanorona_game_outcome(game) == FANORONA_OUTCOME_NONE) {
        fanorona_step steps[FANORONA_STEPS_MAX], ours[FANORONA_STEPS_MAX];
        fanorona_move move;
        size_t count = 0, own = 0;
        int32_t before_ply = ply, moving, stop;
        states[actions] = seen_of(game);
        board = board_in(game);
        NEED(fanorona_board_play_steps(board, ours, FANORONA_STEPS_MAX, &own) == FANORONA_OK);
        IS(fanorona_game_steps(game, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
        IS(count, own);
        OK(memcmp(steps, ours, own * sizeof *ours) == 0);
        moving = fanorona_board_in_chain(board);
        IS(fanorona_game_in_progress(game, &move), moving ? FANORONA_OK : FANORONA_NONE);
        if (moving)
            IS(fanorona_game_repeats(game), 0);
        stop = moving && random_below(4) == 0;
        if (stop) {
            IS(fanorona_game_stop(game), FANORONA_PLAY_OK);
            NEED(fanorona_board_stop(board, NULL) == FANORONA_OK);
        } else {
            const fanorona_step *s = &steps[random_below((uint32_t)count)];
            IS(fanorona_game_why(game, s->from, s->direction, s->kind), FANORONA_WHY_OK);
            IS(fanorona_game_step(game, s->from, s->direction, s->kind), FANORONA_PLAY_OK);
            NEED(fanorona_board_play(board, s->from, s->direction, s->kind, NULL, NULL) == FANORONA_OK);
            if (!moving) {
                memset(&moves[ply], 0, sizeof moves[ply]);
                moves[ply].from = s->from;
            }
            moves[ply].direction[moves[ply].length] = s->direction;
            moves[ply].kind[moves[ply].length++] = s->kind;
        }
        if (fanorona_board_in_chain(board)) {
            IS(fanorona_game_in_progress(game, &move), FANORONA_OK);
            OK(memcmp(&move, &moves[ply], sizeof move) == 0);
            outcome = FANORONA_OUTCOME_NONE;
        } else {
            quiet = moves[ply].kind[0] == FANORONA_PAIKA ? quiet + 1 : 0;
            keys[++ply] = key_of(board);
            outcome = plain_outcome(board, &v, keys, ply, quiet);
        }
        {
            seen now = seen_of(game);
            snapshot same = snapshot_of(board);
            int32_t side = fanorona_board_side(board), lost;
            OK(same_snapshot(&now.board, &same));
            IS(now.ply, ply);
            IS(now.number, ply + 1 + round);
            if (ply != before_ply)
                IS(now.quiet, quiet);
            IS(now.outcome, outcome);
            lost = outcome == FANORONA_OUTCOME_NO_STONES
                       ? (fanorona_board_count(board, FANORONA_WHITE) == 0 ? FANORONA_WHITE : FANORONA_BLACK)
                       : outcome == FANORONA_OUTCOME_NO_MOVES ? side : 0;
            IS(now.winner, lost ? 3 - lost : FANORONA_EMPTY);
        }
        fanorona_board_free(board);
        actions++;
    }
    outcomes[fanorona_game_outcome(game)]++;

    for (i = 0; i <= ply; i++) {
        uint64_t key = 0;
        IS(fanorona_game_key_at(game, i, &key), FANORONA_OK);
        IS_U64(key, keys[i]);
        if (i < ply) {
            fanorona_move made;
            IS(fanorona_game_move_at(game, i, &made), FANORONA_OK);
            OK(memcmp(&made, &moves[i], sizeof made) == 0);
        }
    }

    /* The same moves as whole moves, in a game of its own; then each action of the first taken back. */
    if (ply > 0 && fanorona_game_in_progress(game, &moves[ply]) == FANORONA_NONE) {
        seen end = seen_of(game);
        NEED(fanorona_game_clone(game, &copy) == FANORONA_OK && copy != NULL);
        GAME_IS(copy, &end);
        while (fanorona_game_undo(copy) == FANORONA_OK)
            continue;
        GAME_IS(copy, &states[0]);
        GAME_IS(game, &end);
        for (i = 0; i < ply; i++)
            IS(fanorona_game_play_move(copy, &moves[i]), FANORONA_PLAY_OK);
        GAME_IS(copy, &end);
        fanorona_game_free(copy);
    }
    while (actions-- > 0) {
        IS(fanorona_game_undo(game), FANORONA_OK);
        GAME_IS(game, &states[actions]);
    }
    IS(fanorona_game_undo(game), FANORONA_NONE);
    fanorona_game_free(game);
}

static void refusals(void)
{
    fanorona_game *game = game_of("w3b/5/1b3/w2b1/w1b2 w", 60, 3, 0);
    seen before = seen_of(game);
    fanorona_move move, longest;
    uint64_t key = 777;
    int32_t number, i;
    fanorona_board *board = board_in(game);
    size_t count = 0;
    {
        fanorona_move moves[3];
        NEED(fanorona_board_moves(board, moves, 3, &count) == FANORONA_OK && count == 3);
        longest = moves[2];
    }
    fanorona_board_free(board);

    topic("what is not allowed changes nothing");
    IS(fanorona_game_stop(game), FANORONA_PLAY_ILLEGAL);
    IS(fanorona_game_step(game, pt("a1"), FANORONA_E, FANORONA_PAIKA), FANORONA_PLAY_ILLEGAL);
    IS(fanorona_game_step(game, pt("e5"), FANORONA_W, FANORONA_PAIKA), FANORONA_PLAY_ILLEGAL);
    IS(fanorona_game_step(game, INT32_MIN, INT32_MAX, 256), FANORONA_PLAY_ILLEGAL);
    IS(fanorona_game_why(game, pt("a1"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_NOT_A_PAIKA);
    IS(fanorona_game_undo(game), FANORONA_NONE);
    for (i = 0; i < 256; i++) {
        move = longest;
        move.length = (uint8_t)i;
        if (i == 0 || i > 3)
            OK(fanorona_game_play_move(game, &move) == FANORONA_ERROR_MOVE ||
               fanorona_game_play_move(game, &move) == FANORONA_PLAY_ILLEGAL);
        move = longest;
        move.from = (uint8_t)i;
        if (i != longest.from)
            OK(fanorona_game_play_move(game, &move) != FANORONA_PLAY_OK);
        move = longest;
        move.direction[2] = (uint8_t)i;
        if (i != longest.direction[2])
            OK(fanorona_game_play_move(game, &move) != FANORONA_PLAY_OK);
    }
    GAME_IS(game, &before);

    topic("plies that are not there");
    for (i = -2; i < 3; i++)
        if (i != 0)
            IS(fanorona_game_key_at(game, i, &key), FANORONA_ERROR_RANGE);
    IS(fanorona_game_key_at(game, INT32_MIN, &key), FANORONA_ERROR_RANGE);
    IS(fanorona_game_key_at(game, INT32_MAX, &key), FANORONA_ERROR_RANGE);
    IS(fanorona_game_move_at(game, 0, &move), FANORONA_ERROR_RANGE);
    IS(fanorona_game_move_at(game, -1, &move), FANORONA_ERROR_RANGE);
    IS_U64(key, 777);

    topic("in the middle of a move the rest of it is played");
    IS(fanorona_game_step(game, pt("a1"), FANORONA_E, FANORONA_APPROACH), FANORONA_PLAY_OK);
    before = seen_of(game);
    IS(fanorona_game_play_move(game, &longest), FANORONA_PLAY_ILLEGAL);
    GAME_IS(game, &before);
    memset(&move, 0, sizeof move);
    move.from = (uint8_t)pt("b1");
    move.length = 2;
    move.direction[0] = FANORONA_N;
    move.direction[1] = FANORONA_E;
    move.kind[0] = move.kind[1] = FANORONA_APPROACH;
    IS(fanorona_game_play_move(game, &move), FANORONA_PLAY_OK);
    IS(fanorona_game_ply(game), 1);
    IS(fanorona_game_move_at(game, 0, &move), FANORONA_OK);
    OK(memcmp(&move, &longest, sizeof move) == 0);

    topic("a move that goes on after it has ended is the move's fault, and no word on the game");
    {
        fanorona_game *last = game_of("3/3/w1b w", 60, 3, 0);
        before = seen_of(last);
        memset(&move, 0, sizeof move);
        move.from = (uint8_t)pt("a1");
        move.length = 2;
        move.direction[0] = FANORONA_E;
        move.direction[1] = FANORONA_N;
        move.kind[0] = move.kind[1] = FANORONA_APPROACH;
        IS(fanorona_game_play_move(last, &move), FANORONA_PLAY_ILLEGAL);
        GAME_IS(last, &before);
        move.length = 1;
        IS(fanorona_game_play_move(last, &move), FANORONA_PLAY_OK);
        IS(fanorona_game_play_move(last, &move), FANORONA_PLAY_OVER);
        IS(fanorona_game_why(last, pt("b1"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_NOT_YOURS);
        fanorona_game_free(last);
    }

    topic("a short buffer");
    {
        fanorona_game *first = NULL;
        size_t capacity;
        NEED(fanorona_game_new(NULL, &first) == FANORONA_OK);
        for (capacity = 0; capacity < 8; capacity++) {
            fanorona_step *steps = guarded(capacity * sizeof *steps);
            count = 777;
            IS(fanorona_game_steps(first, steps, capacity, &count), capacity < 5 ? FANORONA_ERROR_SHORT : FANORONA_OK);
            IS(count, 5);
            OK(guard_held(steps, capacity * sizeof *steps, capacity < 5 ? 0 : 5 * sizeof *steps));
        }
        fanorona_game_free(first);
    }

    topic("NULL");
    number = 0;
#define NULL_IS(call) IS((call), FANORONA_ERROR_NULL)
    NULL_IS(fanorona_game_new(NULL, NULL));
    NULL_IS(fanorona_game_clone(game, NULL));
    NULL_IS(fanorona_game_board(game, NULL));
    NULL_IS(fanorona_game_variant(game, NULL));
    NULL_IS(fanorona_game_key_at(game, 0, NULL));
    NULL_IS(fanorona_game_move_at(game, 0, NULL));
    NULL_IS(fanorona_game_steps(game, NULL, 0, NULL));
    NULL_IS(fanorona_game_play_move(game, NULL));
    NULL_IS(fanorona_game_ply(NULL));
    NULL_IS(fanorona_game_number(NULL));
    NULL_IS(fanorona_game_quiet(NULL));
    NULL_IS(fanorona_game_repeats(NULL));
    NULL_IS(fanorona_game_key_at(NULL, 0, &key));
    NULL_IS(fanorona_game_move_at(NULL, 0, &move));
    NULL_IS(fanorona_game_in_progress(NULL, &move));
    NULL_IS(fanorona_game_in_progress(game, NULL));
    {
        fanorona_variant v;
        NULL_IS(fanorona_game_variant(NULL, &v));
    }
    NULL_IS(fanorona_game_steps(NULL, NULL, 0, &count));
    NULL_IS(fanorona_game_why(NULL, 12, 0, 0));
    NULL_IS(fanorona_game_step(NULL, 12, 0, 0));
    NULL_IS(fanorona_game_stop(NULL));
    NULL_IS(fanorona_game_play_move(NULL, &longest));
    NULL_IS(fanorona_game_undo(NULL));
    NULL_IS(fanorona_game_outcome(NULL));
    NULL_IS(fanorona_game_winner(NULL));
    NULL_IS(fanorona_game_evaluate(NULL, NULL, &number));
    NULL_IS(fanorona_game_evaluate(game, NULL, NULL));
    {
        fanorona_game *handle = game;
        NULL_IS(fanorona_game_clone(NULL, &handle));
        OK(handle == NULL);
        handle = game;
        NULL_IS(fanorona_game_start(NULL, NULL, 0, 1, &handle));
        OK(handle == NULL);
        board = board_of(TELO_SETUP);
        {
            fanorona_board *none = board;
            NULL_IS(fanorona_game_board(NULL, &none));
            OK(none == NULL);
        }
        NULL_IS(fanorona_game_start(board, NULL, 0, 1, NULL));
        fanorona_board_free(board);
    }
    fanorona_game_free(game);
}

int main(void)
{
    int round;
    beginning();
    endings();
    topic("random games end as the rules say, and every one is undone to its start");
    for (round = 0; round < rounds(400); round++)
        random_game(round);
    if (rounds(8) == 8)
        for (round = 1; round < 6; round++)
            OK(outcomes[round] > 0);
    refusals();
    return check_done();
}
