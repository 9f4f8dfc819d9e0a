/* Evaluation and search: legal answers, the same every time, within their budget. */
#include "check.h"

static fanorona_game *game_of(const char *text)
{
    fanorona_board *board = board_of(text);
    fanorona_variant v;
    fanorona_game *game = NULL;
    memset(&v, 0, sizeof v);
    v.cols = fanorona_board_cols(board);
    v.rows = fanorona_board_rows(board);
    NEED(fanorona_game_start(board, &v, 0, 1, &game) == FANORONA_OK);
    fanorona_board_free(board);
    return game;
}

static snapshot snapshot_in(const fanorona_game *game)
{
    fanorona_board *board = NULL;
    snapshot s;
    NEED(fanorona_game_board(game, &board) == FANORONA_OK);
    s = snapshot_of(board);
    fanorona_board_free(board);
    return s;
}

static fanorona_options options_of(uint64_t budget, uint64_t seed)
{
    fanorona_options options;
    NEED(fanorona_search_defaults(&options) == FANORONA_OK);
    options.budget = budget;
    options.seed = seed;
    return options;
}

static void weights(void)
{
    fanorona_options options;
    int32_t i, k;
    topic("the weights have names");
    memset(&options, 0x5A, sizeof options);
    IS(fanorona_search_defaults(&options), FANORONA_OK);
    IS(fanorona_search_defaults(NULL), FANORONA_ERROR_NULL);
    IS_U64(options.budget, 10000);
    OK(options.depth >= 1 && options.depth <= FANORONA_SEARCH_DEPTH_MAX);
    for (i = 0; i < 11; i++)
        IS(options.reserved[i], 0);
    for (i = 0; i < FANORONA_WEIGHTS; i++) {
        const char *name = fanorona_weight_name(i);
        OK(strlen(name) > 0);
        IS(fanorona_weight_of(name, strlen(name)), i);
        IS(fanorona_weight_of(name, strlen(name) - 1), FANORONA_NONE);
        for (k = 0; k < i; k++)
            OK(strcmp(name, fanorona_weight_name(k)) != 0);
    }
    for (i = FANORONA_WEIGHTS; i < 16; i++)
        IS(options.weights.value[i], 0);
    IS_STR(fanorona_weight_name(-1), "");
    IS_STR(fanorona_weight_name(FANORONA_WEIGHTS), "");
    IS_STR(fanorona_weight_name(INT32_MIN), "");
    IS_STR(fanorona_weight_name(INT32_MAX), "");
    IS(fanorona_weight_of("", 0), FANORONA_NONE);
    OK(fanorona_weight_of(NULL, 4) < 0);
}

static void evaluation(void)
{
    fanorona_game *game = game_of(SIVY_SETUP), *more = game_of("9/9/www5b/9/9 w"), *fewer = game_of("9/9/bbb5w/9/9 w");
    fanorona_weights none, own;
    fanorona_options options;
    int32_t score = -9999, plus = 0, minus = 0, i;
    topic("a score for White with no looking ahead");
    memset(&none, 0, sizeof none);
    IS(fanorona_game_evaluate(game, &none, &score), FANORONA_OK);
    IS(score, 0);
    IS(fanorona_game_evaluate(more, NULL, &plus), FANORONA_OK);
    IS(fanorona_game_evaluate(fewer, NULL, &minus), FANORONA_OK);
    OK(plus > 0);
    OK(minus < 0);
    NEED(fanorona_search_defaults(&options) == FANORONA_OK);
    IS(fanorona_game_evaluate(more, &options.weights, &score), FANORONA_OK);
    IS(score, plus);

    topic("weights out of range");
    score = 777;
    for (i = 0; i < 16; i++) {
        own = options.weights;
        own.value[i] = INT32_MAX;
        IS(fanorona_game_evaluate(more, &own, &score), FANORONA_ERROR_RANGE);
        own.value[i] = INT32_MIN;
        IS(fanorona_game_evaluate(more, &own, &score), FANORONA_ERROR_RANGE);
        if (i >= FANORONA_WEIGHTS) {
            own.value[i] = 1;
            IS(fanorona_game_evaluate(more, &own, &score), FANORONA_ERROR_RANGE);
        }
    }
    IS(score, 777);
    fanorona_game_free(fewer);
    fanorona_game_free(more);
    fanorona_game_free(game);
}

/* What a search finds is played on a copy: it must be one whole move, or the rest of one. */
static void search_is_sound(const fanorona_game *game, const fanorona_options *options)
{
    fanorona_found found, again;
    fanorona_step steps[FANORONA_CHAIN_MAX], same[FANORONA_CHAIN_MAX];
    fanorona_game *copy = NULL;
    size_t count = 777, count_again = 0, i;
    int32_t ply = fanorona_game_ply(game);
    snapshot before = snapshot_in(game), after;
    memset(&found, 0x5A, sizeof found);
    memset(&again, 0xA5, sizeof again);
    memset(same, 0, sizeof same);
    if (fanorona_game_outcome(game) != FANORONA_OUTCOME_NONE) {
        IS(fanorona_game_search(game, options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_NONE);
        IS(count, 777);
        return;
    }
    IS(fanorona_game_search(game, options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_OK);
    IS(fanorona_game_search(game, options, &again, same, FANORONA_CHAIN_MAX, &count_again), FANORONA_OK);
    after = snapshot_in(game);
    OK(same_snapshot(&before, &after));
    OK(memcmp(&found, &again, sizeof found) == 0);
    IS(count, count_again);
    OK(memcmp(steps, same, count * sizeof *steps) == 0);
    OK(found.nodes <= options->budget + 1024);
    OK(found.stop == 0 || found.stop == 1);
    OK(found.stopped == 0 || found.stopped == 1);
    OK(found.depth >= 0 && found.depth <= options->depth);
    OK(count > 0 || found.stop);

    NEED(fanorona_game_clone(game, &copy) == FANORONA_OK);
    for (i = 0; i < count; i++)
        IS(fanorona_game_step(copy, steps[i].from, steps[i].direction, steps[i].kind), FANORONA_PLAY_OK);
    if (found.stop)
        IS(fanorona_game_stop(copy), FANORONA_PLAY_OK);
    IS(fanorona_game_ply(copy), ply + 1);
    fanorona_game_free(copy);
}

static void searching(void)
{
    static const uint64_t budgets[] = {1, 2, 100, 3000};
    fanorona_options options;
    int round, step;
    topic("every answer is a legal move, the same twice, within the budget");
    for (round = 0; round < rounds(60); round++) {
        fanorona_board *board = random_board();
        fanorona_game *game = game_of(text_of(board));
        fanorona_board_free(board);
        options = options_of(budgets[round % 4], random_below(1000));
        if (round % 7 == 3)
            options.depth = 1;
        search_is_sound(game, &options);
        /* and from where a few steps lead, the middle of a move included */
        for (step = 0; step < 4 && fanorona_game_outcome(game) == FANORONA_OUTCOME_NONE; step++) {
            fanorona_step steps[FANORONA_STEPS_MAX], *s;
            size_t count = 0;
            NEED(fanorona_game_steps(game, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK && count > 0);
            s = &steps[random_below((uint32_t)count)];
            NEED(fanorona_game_step(game, s->from, s->direction, s->kind) == FANORONA_PLAY_OK);
            search_is_sound(game, &options);
        }
        fanorona_game_free(game);
    }

    topic("a win in one is found and proved");
    {
        fanorona_game *game = game_of("9/9/w3bb3/9/w1b6 w"), *last = game_of("3/3/w1b w");
        fanorona_found found;
        fanorona_step steps[FANORONA_CHAIN_MAX];
        size_t count = 0;
        options = options_of(1000, 0);
        IS(fanorona_game_search(last, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_OK);
        IS(count, 1);
        IS(steps[0].taken_count, 1);
        OK(found.score > FANORONA_SCORE_PROVED);
        fanorona_game_free(last);

        topic("options that are none");
        options = options_of(0, 0);
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options = options_of(100, 0);
        options.depth = 0;
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options.depth = FANORONA_SEARCH_DEPTH_MAX + 1;
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options.depth = INT32_MIN;
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options = options_of(100, 0);
        options.reserved[10] = 1;
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options = options_of(100, 0);
        options.weights.value[0] = INT32_MAX;
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_RANGE);
        options = options_of(100, UINT64_MAX);
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_OK);
        IS(fanorona_game_search(NULL, &options, &found, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_NULL);
        IS(fanorona_game_search(game, &options, NULL, steps, FANORONA_CHAIN_MAX, &count), FANORONA_ERROR_NULL);
        IS(fanorona_game_search(game, &options, &found, steps, FANORONA_CHAIN_MAX, NULL), FANORONA_ERROR_NULL);
        count = 0;
        IS(fanorona_game_search(game, NULL, &found, NULL, 0, &count), FANORONA_OK);
        OK(count > 0);
        fanorona_game_free(game);
    }

    topic("a short buffer");
    {
        fanorona_game *game = game_of("3/3/w1b w");
        fanorona_found found;
        unsigned char *buffer = guarded(0);
        size_t count = 777;
        options = options_of(100, 0);
        IS(fanorona_game_search(game, &options, &found, (fanorona_step *)(void *)buffer, 0, &count), FANORONA_ERROR_SHORT);
        IS(count, 1);
        OK(guard_held(buffer, 0, 0));
        fanorona_game_free(game);
    }
}

int main(void)
{
    weights();
    evaluation();
    searching();
    return check_done();
}
