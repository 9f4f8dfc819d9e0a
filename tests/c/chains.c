/* Chains: what may follow a capture, how a move ends, and what a board remembers of it. */
#include "check.h"

/* White's a1 takes going east, north, east; a5 and a2 are there to stand about. */
#define THREE "w3b/5/1b3/w2b1/w1b2 w"

static int seen_is(const fanorona_board *board, const char *names)
{
    int32_t points[45];
    size_t count = 0, want = names[0] ? (strlen(names) + 1) / 3 : 0, i, k;
    int good = fanorona_board_chain_seen(board, points, 45, &count) == FANORONA_OK && count == want;
    for (i = 0; good && i < want; i++) {
        int found = 0;
        for (k = 0; k < count; k++)
            found |= points[k] == pt(names + 3 * i);
        good = found;
    }
    return good;
}

static void chain_is(const fanorona_board *board, const char *at, int32_t direction, const char *seen, int line)
{
    check_int(fanorona_board_in_chain(board), at != NULL, "in_chain", __FILE__, line);
    check_int(fanorona_board_can_stop(board), at != NULL, "can_stop", __FILE__, line);
    check_int(fanorona_board_chain_at(board), at ? pt(at) : FANORONA_NONE, "chain_at", __FILE__, line);
    check_int(fanorona_board_chain_dir(board), direction, "chain_dir", __FILE__, line);
    check_true(seen_is(board, seen), "chain_seen", __FILE__, line);
}

#define CHAIN_IS(board, at, direction, seen) chain_is((board), (at), (direction), (seen), __LINE__)
#define NO_CHAIN(board) chain_is((board), NULL, FANORONA_NONE, "", __LINE__)

static size_t next_steps(const fanorona_board *board, fanorona_step *steps)
{
    size_t count = 0;
    NEED(fanorona_board_play_steps(board, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK);
    return count;
}

static fanorona_board *after(const char *text, int steps)
{
    fanorona_board *board = board_of(text);
    static const int32_t way[3][2] = {{12, FANORONA_E}, {13, FANORONA_N}, {24, FANORONA_E}};
    int i;
    for (i = 0; i < steps; i++)
        NEED(fanorona_board_play(board, way[i][0], way[i][1], FANORONA_APPROACH, NULL, NULL) == FANORONA_OK);
    return board;
}

static void one_chain(void)
{
    static fanorona_step steps[FANORONA_STEPS_MAX];
    fanorona_board *board = board_of(THREE);
    snapshot states[4];
    fanorona_token tokens[4];
    int32_t removed = -9;

    topic("a chain east, north, east: the rule looks back one step only");
    NO_CHAIN(board);
    states[0] = snapshot_of(board);
    IS(next_steps(board, steps), 1);
    IS(fanorona_board_play_why(board, pt("a1"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_OK);
    IS(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, &tokens[0], &removed), FANORONA_OK);
    IS(removed, 1);
    IS_STR(text_of(board), "w3b/5/1b3/w2b1/1w3 w");
    CHAIN_IS(board, "b1", FANORONA_E, "a1 b1");
    IS(next_steps(board, steps), 1);
    IS(steps[0].from, pt("b1"));
    IS(steps[0].to, pt("b2"));
    IS(steps[0].kind, FANORONA_APPROACH);
    IS(steps[0].taken_count, 1);
    IS(steps[0].taken[0], pt("b3"));

    states[1] = snapshot_of(board);
    IS(fanorona_board_play(board, pt("b1"), FANORONA_N, FANORONA_APPROACH, &tokens[1], &removed), FANORONA_OK);
    CHAIN_IS(board, "b2", FANORONA_N, "a1 b1 b2");
    IS(next_steps(board, steps), 1);
    IS(steps[0].direction, FANORONA_E);

    topic("a chain that nothing can follow closes by itself");
    states[2] = snapshot_of(board);
    IS(fanorona_board_play(board, pt("b2"), FANORONA_E, FANORONA_APPROACH, &tokens[2], &removed), FANORONA_OK);
    IS(removed, 1);
    NO_CHAIN(board);
    IS_STR(text_of(board), "w3b/5/5/w1w2/5 b");

    topic("unplay takes steps back, the chain with them");
    IS(fanorona_board_unplay(board, &tokens[2]), FANORONA_OK);
    UNCHANGED(board, &states[2]);
    IS(fanorona_board_unplay(board, &tokens[1]), FANORONA_OK);
    UNCHANGED(board, &states[1]);
    IS(fanorona_board_unplay(board, &tokens[0]), FANORONA_OK);
    UNCHANGED(board, &states[0]);
    fanorona_board_free(board);

    topic("the mover may stop after any step");
    board = after(THREE, 1);
    states[1] = snapshot_of(board);
    IS(fanorona_board_stop(board, &tokens[3]), FANORONA_OK);
    NO_CHAIN(board);
    IS_STR(text_of(board), "w3b/5/1b3/w2b1/1w3 b");
    IS(fanorona_board_unplay(board, &tokens[3]), FANORONA_OK);
    UNCHANGED(board, &states[1]);
    IS(fanorona_board_stop(board, NULL), FANORONA_OK);
    NO_CHAIN(board);
    IS(fanorona_board_side(board), FANORONA_BLACK);

    topic("with no chain open there is nothing to stop");
    states[0] = snapshot_of(board);
    memset(&tokens[0], 0x5A, sizeof tokens[0]);
    memset(&tokens[1], 0x5A, sizeof tokens[1]);
    IS(fanorona_board_stop(board, &tokens[0]), FANORONA_ERROR_CHAIN);
    IS(fanorona_board_stop(board, NULL), FANORONA_ERROR_CHAIN);
    OK(memcmp(&tokens[0], &tokens[1], sizeof tokens[0]) == 0);
    UNCHANGED(board, &states[0]);
    fanorona_board_free(board);

    topic("a paika passes the turn");
    board = board_of("4b/5/5/5/w4 w");
    IS(fanorona_board_play(board, pt("a1"), FANORONA_NE, FANORONA_PAIKA, &tokens[0], &removed), FANORONA_OK);
    IS(removed, 0);
    NO_CHAIN(board);
    IS_STR(text_of(board), "4b/5/5/1w3/5 b");
    IS(fanorona_board_unplay(board, &tokens[0]), FANORONA_OK);
    IS_STR(text_of(board), "4b/5/5/5/w4 w");

    topic("no such step to play: nothing happens, nothing is written");
    states[0] = snapshot_of(board);
    memset(&tokens[0], 0x5A, sizeof tokens[0]);
    removed = -9;
    IS(fanorona_board_play(board, pt("a1"), FANORONA_N, FANORONA_APPROACH, &tokens[0], &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_play(board, pt("b1"), FANORONA_N, FANORONA_PAIKA, &tokens[0], &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_play(board, pt("a1"), FANORONA_S, FANORONA_PAIKA, &tokens[0], &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_play(board, 999, FANORONA_S, FANORONA_PAIKA, &tokens[0], &removed), FANORONA_ERROR_STEP);
    IS(removed, -9);
    OK(memcmp(&tokens[0], &tokens[1], sizeof tokens[0]) == 0);
    UNCHANGED(board, &states[0]);
    fanorona_board_free(board);

    topic("play does not ask the rules");
    board = board_of("3/3/w1b b");
    IS(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_PAIKA, NULL, NULL), FANORONA_OK);
    IS_STR(text_of(board), "3/3/1wb w");
    fanorona_board_free(board);

    topic("nothing of a chain goes into the next move");
    board = board_of("4b/3b1/5/5/w1b1b w");
    IS(fanorona_board_play(board, pt("a1"), FANORONA_E, FANORONA_APPROACH, NULL, NULL), FANORONA_OK);
    NO_CHAIN(board);
    IS(fanorona_board_play(board, pt("d4"), FANORONA_W, FANORONA_PAIKA, NULL, NULL), FANORONA_OK);
    /* b1 came here eastward, and may go on east in a new move */
    IS(fanorona_board_play_why(board, pt("b1"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_OK);
    fanorona_board_free(board);
}

static void reasons(void)
{
    fanorona_board *board = after(THREE, 1);
#define WHY(from, direction, kind) fanorona_board_play_why(board, (from), (direction), (kind))
    topic("every reason inside a chain, in its order");
    IS(WHY(pt("f1"), 9, 9), FANORONA_WHY_OFF_BOARD);
    IS(WHY(pt("c1"), 8, FANORONA_PAIKA), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("b1"), FANORONA_N, 3), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("c1"), FANORONA_S, FANORONA_PAIKA), FANORONA_WHY_NO_STONE);
    IS(WHY(pt("d2"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_NOT_YOURS);
    IS(WHY(pt("a5"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_NOT_THE_STONE);
    IS(WHY(pt("a2"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_NOT_THE_STONE);
    IS(WHY(pt("b1"), FANORONA_S, FANORONA_PAIKA), FANORONA_WHY_NO_LINE);
    IS(WHY(pt("b1"), FANORONA_NE, FANORONA_APPROACH), FANORONA_WHY_NO_LINE);
    IS(WHY(pt("b1"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_SAME_DIRECTION);
    IS(WHY(pt("b1"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_SAME_DIRECTION);
    IS(WHY(pt("b1"), FANORONA_W, FANORONA_PAIKA), FANORONA_WHY_REVISIT);
    IS(WHY(pt("b1"), FANORONA_W, FANORONA_WITHDRAWAL), FANORONA_WHY_REVISIT);
    IS(WHY(pt("b1"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_NOT_A_PAIKA);
    IS(WHY(pt("b1"), FANORONA_N, FANORONA_WITHDRAWAL), FANORONA_WHY_TAKES_NOTHING);
    IS(WHY(pt("b1"), FANORONA_N, FANORONA_APPROACH), FANORONA_WHY_OK);
    fanorona_board_free(board);
    board = after(THREE, 2);
    IS(WHY(pt("b2"), FANORONA_W, FANORONA_APPROACH), FANORONA_WHY_OCCUPIED);
    IS(WHY(pt("b2"), FANORONA_SW, FANORONA_PAIKA), FANORONA_WHY_REVISIT);
    IS(WHY(pt("b2"), FANORONA_NE, FANORONA_PAIKA), FANORONA_WHY_PAIKA_IN_CHAIN);
    IS(WHY(pt("b2"), FANORONA_NE, FANORONA_APPROACH), FANORONA_WHY_TAKES_NOTHING);
    IS(WHY(pt("b2"), FANORONA_N, FANORONA_APPROACH), FANORONA_WHY_SAME_DIRECTION);

    topic("step_why, steps and can_capture know nothing of a chain");
    IS(fanorona_board_step_why(board, pt("b2"), FANORONA_NE, FANORONA_PAIKA), FANORONA_WHY_MUST_CAPTURE);
    IS(fanorona_board_step_why(board, pt("b2"), FANORONA_SW, FANORONA_PAIKA), FANORONA_WHY_MUST_CAPTURE);
    IS(fanorona_board_step_why(board, pt("a5"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_NO_LINE);
    IS(fanorona_board_can_capture(board, FANORONA_WHITE), 1);
    IS(fanorona_board_can_capture(board, FANORONA_BLACK), 1);
#undef WHY
    fanorona_board_free(board);
}

/* What closes a chain and what leaves it open. */
static void remembering(void)
{
    static fanorona_step steps[FANORONA_STEPS_MAX];
    fanorona_board *board = after(THREE, 1), *copy, *read;
    snapshot open = snapshot_of(board);
    fanorona_token token, inner;
    size_t count = 9;
    uint64_t moves = 9;

    topic("a clone has the chain; a text has not, nor has the key");
    copy = copy_of(board);
    UNCHANGED(copy, &open);
    IS(fanorona_board_play(copy, pt("b1"), FANORONA_N, FANORONA_APPROACH, NULL, NULL), FANORONA_OK);
    UNCHANGED(board, &open);
    fanorona_board_free(copy);
    read = board_of(text_of(board));
    NO_CHAIN(read);
    IS_U64(key_of(read), key_of(board));
    fanorona_board_free(read);

    topic("put, lift and set_side that change nothing leave a chain open");
    IS(fanorona_board_put(board, pt("a2"), FANORONA_WHITE), FANORONA_OK);
    IS(fanorona_board_put(board, pt("c4"), FANORONA_EMPTY), FANORONA_OK);
    IS(fanorona_board_lift(board, pt("c4")), FANORONA_OK);
    IS(fanorona_board_set_side(board, FANORONA_WHITE), FANORONA_OK);
    IS(fanorona_board_put(board, pt("f1"), FANORONA_WHITE), FANORONA_ERROR_RANGE);
    IS(fanorona_board_put(board, pt("c4"), 7), FANORONA_ERROR_RANGE);
    IS(fanorona_board_set_side(board, 3), FANORONA_ERROR_RANGE);
    UNCHANGED(board, &open);

    topic("put, lift and set_side that change something close it and leave the turn");
    copy = copy_of(board);
    IS(fanorona_board_put(copy, pt("c4"), FANORONA_WHITE), FANORONA_OK);
    NO_CHAIN(copy);
    IS(fanorona_board_side(copy), FANORONA_WHITE);
    fanorona_board_free(copy);
    copy = copy_of(board);
    IS(fanorona_board_lift(copy, pt("a5")), FANORONA_OK);
    NO_CHAIN(copy);
    IS(fanorona_board_side(copy), FANORONA_WHITE);
    fanorona_board_free(copy);
    copy = copy_of(board);
    IS(fanorona_board_put(copy, pt("b1"), FANORONA_BLACK), FANORONA_OK);
    NO_CHAIN(copy);
    fanorona_board_free(copy);
    copy = copy_of(board);
    IS(fanorona_board_set_side(copy, FANORONA_BLACK), FANORONA_OK);
    NO_CHAIN(copy);
    IS(fanorona_board_side(copy), FANORONA_BLACK);
    fanorona_board_free(copy);

    topic("whole moves: none while a chain is open");
    IS(fanorona_board_count_moves(board, UINT64_MAX, &moves), FANORONA_OK);
    IS_U64(moves, 0);
    IS(fanorona_board_moves(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 0);

    topic("do_step inside a chain passes the turn, and its undo brings the chain back");
    IS(fanorona_board_do_step(board, pt("b1"), FANORONA_N, FANORONA_APPROACH, &token, NULL), FANORONA_OK);
    NO_CHAIN(board);
    IS(fanorona_board_side(board), FANORONA_BLACK);
    IS(fanorona_board_undo_step(board, &token), FANORONA_OK);
    UNCHANGED(board, &open);

    topic("a play of another stone inside a chain is undone as exactly");
    IS(fanorona_board_play(board, pt("a5"), FANORONA_E, FANORONA_PAIKA, &inner, NULL), FANORONA_OK);
    OK(!fanorona_board_in_chain(board) || next_steps(board, steps) > 0);
    IS(fanorona_board_unplay(board, &inner), FANORONA_OK);
    UNCHANGED(board, &open);
    fanorona_board_free(board);
}

/* The steps that may follow, said a second time. */
static size_t plain_play_steps(const fanorona_board *board, fanorona_step *steps)
{
    int32_t at = fanorona_board_chain_at(board), seen[45];
    size_t count, seen_count, i, k, kept = 0;
    if (!fanorona_board_in_chain(board))
        return plain_steps(board, steps);
    NEED(fanorona_board_chain_seen(board, seen, 45, &seen_count) == FANORONA_OK);
    count = plain_steps_of(board, at, steps);
    for (i = 0; i < count; i++) {
        int fits = steps[i].kind != FANORONA_PAIKA && steps[i].direction != fanorona_board_chain_dir(board);
        for (k = 0; k < seen_count; k++)
            fits = fits && seen[k] != steps[i].to;
        if (fits)
            steps[kept++] = steps[i];
    }
    return kept;
}

static void random_games(void)
{
    enum { LENGTH = 80 };
    static fanorona_step steps[FANORONA_STEPS_MAX], plain[FANORONA_STEPS_MAX + 16];
    static snapshot states[LENGTH];
    static fanorona_token tokens[LENGTH];
    int round, longest = 0;
    topic("random play: lists, reasons and the chain agree with the rule said a second time");
    for (round = 0; round < rounds(120); round++) {
        fanorona_board *board = round % 3 ? random_board() : board_of(SIVY_SETUP);
        int depth = 0, chain = 0;
        char path[45][3];
        while (depth < LENGTH) {
            size_t count = next_steps(board, steps), want = plain_play_steps(board, plain), i, listed = 0;
            int32_t from, direction, kind, mover = fanorona_board_side(board), removed = -9, in_chain;
            fanorona_step step;
            IS(count, want);
            OK(memcmp(steps, plain, want * sizeof *plain) == 0);
            in_chain = fanorona_board_in_chain(board);
            IS(in_chain, chain > 0);
            IS(fanorona_board_can_stop(board), in_chain);
            if (in_chain)
                OK(count > 0);
            for (from = 0; from < 80; from++)
                for (direction = -1; direction <= 8; direction++)
                    for (kind = -1; kind <= 3; kind++) {
                        int32_t why = fanorona_board_play_why(board, from, direction, kind);
                        int in_list = 0;
                        for (i = 0; why == FANORONA_WHY_OK && i < count; i++)
                            in_list |= steps[i].from == from && steps[i].direction == direction && steps[i].kind == kind;
                        if (why == FANORONA_WHY_OK) {
                            OK(in_list);
                            listed++;
                        }
                        check_count++;
                        if (why < FANORONA_WHY_OK || why > FANORONA_WHY_PAIKA_IN_CHAIN)
                            OK(!"a reason that exists");
                    }
            IS(listed, count);
            if (count == 0)
                break;
            states[depth] = snapshot_of(board);
            if (in_chain && random_below(5) == 0) {
                IS(fanorona_board_stop(board, &tokens[depth++]), FANORONA_OK);
                NO_CHAIN(board);
                IS(fanorona_board_side(board), fanorona_other(mover));
                chain = 0;
                continue;
            }
            step = steps[random_below((uint32_t)count)];
            IS(fanorona_board_play(board, step.from, step.direction, step.kind, &tokens[depth++], &removed), FANORONA_OK);
            IS(removed, step.taken_count);
            if (fanorona_board_in_chain(board)) {
                char seen[45 * 3 + 1] = "";
                int k;
                OK(step.kind != FANORONA_PAIKA);
                if (chain == 0) {
                    snprintf(path[0], 3, "%c%c", 'a' + (int)fanorona_file_of(step.from), '1' + (int)fanorona_rank_of(step.from));
                    chain = 1;
                }
                snprintf(path[chain++], 3, "%c%c", 'a' + (int)fanorona_file_of(step.to), '1' + (int)fanorona_rank_of(step.to));
                for (k = 0; k < chain; k++) {
                    memcpy(seen + 3 * k, path[k], 2);
                    seen[3 * k + 2] = ' ';
                }
                seen[3 * chain - 1] = 0;
                CHAIN_IS(board, path[chain - 1], step.direction, seen);
                IS(fanorona_board_side(board), mover);
                if (chain > longest)
                    longest = chain;
            } else {
                NO_CHAIN(board);
                IS(fanorona_board_side(board), fanorona_other(mover));
                chain = 0;
            }
        }
        while (depth-- > 0) {
            IS(fanorona_board_unplay(board, &tokens[depth]), FANORONA_OK);
            UNCHANGED(board, &states[depth]);
        }
        fanorona_board_free(board);
    }
    /* or the games above proved little */
    OK(longest >= (rounds(8) == 8 ? 4 : 2));
}

int main(void)
{
    one_chain();
    reasons();
    remembering();
    random_games();
    return check_done();
}
