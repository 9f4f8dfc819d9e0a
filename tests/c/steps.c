/* One step on its own: what it takes, which are listed, why one is refused, and how it is made and undone. */
#include "check.h"

static void step_is(const fanorona_step *step, const char *from, const char *to, int32_t direction, int32_t kind,
                    const char *taken, int line)
{
    size_t i, n = taken[0] ? (strlen(taken) + 1) / 3 : 0;
    check_int(step->from, pt(from), from, __FILE__, line);
    check_int(step->to, pt(to), to, __FILE__, line);
    check_int(step->direction, direction, "direction", __FILE__, line);
    check_int(step->kind, kind, "kind", __FILE__, line);
    check_int(step->taken_count, (int64_t)n, "taken_count", __FILE__, line);
    for (i = 0; i < FANORONA_LINE_MAX; i++)
        check_int(step->taken[i], i < n ? pt(taken + 3 * i) : 0, "taken", __FILE__, line);
    for (i = 0; i < sizeof step->reserved; i++)
        check_int(step->reserved[i], 0, "reserved", __FILE__, line);
}

#define STEP_IS(step, from, to, direction, kind, taken) step_is((step), (from), (to), (direction), (kind), (taken), __LINE__)

/* Builds one step on a position and compares it, or expects none where `to` is NULL. */
static void builds(const char *text, const char *from, int32_t direction, int32_t kind, const char *to,
                   const char *taken, int line)
{
    fanorona_board *board = board_of(text);
    fanorona_step step;
    int32_t code;
    memset(&step, 0x5A, sizeof step);
    code = fanorona_board_step(board, pt(from), direction, kind, &step);
    check_int(code, to ? FANORONA_OK : FANORONA_ERROR_STEP, text, __FILE__, line);
    if (to && code == FANORONA_OK)
        step_is(&step, from, to, direction, kind, taken, line);
    if (!to) {
        fanorona_step untouched;
        memset(&untouched, 0x5A, sizeof untouched);
        check_true(memcmp(&step, &untouched, sizeof step) == 0, "the step is not written", __FILE__, line);
    }
    fanorona_board_free(board);
}

#define BUILDS(text, from, direction, kind, to, taken) builds((text), (from), (direction), (kind), (to), (taken), __LINE__)
#define BUILDS_NONE(text, from, direction, kind) builds((text), (from), (direction), (kind), NULL, "", __LINE__)

static void taking(void)
{
    topic("an approach takes the line ahead, a withdrawal the line behind");
    BUILDS("3/3/w1b w", "a1", FANORONA_E, FANORONA_APPROACH, "b1", "c1");
    BUILDS("b2/3/w2 w", "a1", FANORONA_N, FANORONA_APPROACH, "a2", "a3");
    BUILDS("b2/w2/3 w", "a2", FANORONA_S, FANORONA_WITHDRAWAL, "a1", "a3");
    BUILDS("2b/1w1/3 w", "b2", FANORONA_SW, FANORONA_WITHDRAWAL, "a1", "c3");
    BUILDS("2b/3/w2 w", "a1", FANORONA_NE, FANORONA_APPROACH, "b2", "c3");
    BUILDS("3/3/b1w b", "a1", FANORONA_E, FANORONA_APPROACH, "b1", "c1");

    topic("the line goes on to the first gap, the first own stone or the edge, nearest first");
    BUILDS("w1bbbbbbb/9/9 w", "a3", FANORONA_E, FANORONA_APPROACH, "b3", "c3 d3 e3 f3 g3 h3 i3");
    BUILDS("w1bbb1bbb/9/9 w", "a3", FANORONA_E, FANORONA_APPROACH, "b3", "c3 d3 e3");
    BUILDS("w1bbwbbbb/9/9 w", "a3", FANORONA_E, FANORONA_APPROACH, "b3", "c3 d3");
    BUILDS("bbbbbbbw1/9/9 w", "h3", FANORONA_E, FANORONA_WITHDRAWAL, "i3", "g3 f3 e3 d3 c3 b3 a3");
    BUILDS("bbb1bbbw1/9/9 w", "h3", FANORONA_E, FANORONA_WITHDRAWAL, "i3", "g3 f3 e3");
    BUILDS("bbbwbbbw1/9/9 w", "h3", FANORONA_E, FANORONA_WITHDRAWAL, "i3", "g3 f3 e3");
    BUILDS("b8/1b7/2b6/3w5/9 w", "d2", FANORONA_SE, FANORONA_WITHDRAWAL, "e1", "c3 b4 a5");

    topic("only stones on the line of the step are taken");
    BUILDS("bbbbbbbbb/b1bbbbbbb/w1bbbbbbb w", "a1", FANORONA_E, FANORONA_APPROACH, "b1", "c1 d1 e1 f1 g1 h1 i1");
    BUILDS("bbb/bbb/w1b w", "a1", FANORONA_E, FANORONA_APPROACH, "b1", "c1");

    topic("a step that could take both ways takes one, and the other line stands");
    BUILDS("9/bbw1bb3/9 w", "c2", FANORONA_E, FANORONA_APPROACH, "d2", "e2 f2");
    BUILDS("9/bbw1bb3/9 w", "c2", FANORONA_E, FANORONA_WITHDRAWAL, "d2", "b2 a2");

    topic("what cannot be built");
    BUILDS_NONE("3/3/w2 w", "b1", FANORONA_E, FANORONA_PAIKA);       /* no stone */
    BUILDS_NONE("3/3/w2 w", "a1", FANORONA_W, FANORONA_PAIKA);       /* the edge */
    BUILDS_NONE("3/3/w2 w", "a1", FANORONA_SW, FANORONA_PAIKA);
    BUILDS_NONE("3/w2/3 w", "a2", FANORONA_NE, FANORONA_PAIKA);      /* a diagonal from a weak point */
    BUILDS_NONE("3/3/wb1 w", "a1", FANORONA_E, FANORONA_PAIKA);      /* occupied */
    BUILDS_NONE("3/3/ww1 w", "a1", FANORONA_E, FANORONA_PAIKA);
    BUILDS_NONE("3/3/w2 w", "a1", FANORONA_E, FANORONA_APPROACH);    /* nothing to take */
    BUILDS_NONE("3/3/w1w w", "a1", FANORONA_E, FANORONA_APPROACH);   /* an own stone is not taken */
    BUILDS_NONE("3/3/w1b w", "a1", FANORONA_E, FANORONA_WITHDRAWAL);
    BUILDS_NONE("3/3/w1b w", "a1", 8, FANORONA_APPROACH);
    BUILDS_NONE("3/3/w1b w", "a1", -1, FANORONA_APPROACH);
    BUILDS_NONE("3/3/w1b w", "a1", FANORONA_E, 3);
    BUILDS_NONE("3/3/w1b w", "a1", FANORONA_E, -1);
    BUILDS_NONE("3/3/w1b w", "d1", FANORONA_E, FANORONA_PAIKA);
    BUILDS_NONE("3/3/w1b w", "a1", FANORONA_E + 256, FANORONA_APPROACH);
    BUILDS_NONE("3/3/w1b w", "a1", FANORONA_E, FANORONA_APPROACH + 256);

    topic("the geometry alone is asked: any side's stone, and a paika even where the step takes");
    BUILDS("3/3/w1b b", "a1", FANORONA_E, FANORONA_APPROACH, "b1", "c1");
    BUILDS("3/3/w1b w", "a1", FANORONA_E, FANORONA_PAIKA, "b1", "");
    BUILDS("3/3/w1b w", "a1", FANORONA_N, FANORONA_PAIKA, "a2", "");
    BUILDS("3/3/w1b w", "c1", FANORONA_W, FANORONA_APPROACH, "b1", "a1");
}

static void lists(void)
{
    fanorona_board *board = board_of(SIVY_SETUP);
    fanorona_step steps[FANORONA_STEPS_MAX];
    size_t count = 0;

    topic("the five steps of the set-up, in order");
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    NEED(count == 5);
    STEP_IS(&steps[0], "d2", "e3", FANORONA_NE, FANORONA_APPROACH, "f4 g5");
    STEP_IS(&steps[1], "e2", "e3", FANORONA_N, FANORONA_APPROACH, "e4 e5");
    STEP_IS(&steps[2], "f2", "e3", FANORONA_NW, FANORONA_APPROACH, "d4 c5");
    STEP_IS(&steps[3], "d3", "e3", FANORONA_E, FANORONA_APPROACH, "f3");
    STEP_IS(&steps[4], "d3", "e3", FANORONA_E, FANORONA_WITHDRAWAL, "c3");
    IS(fanorona_board_can_capture(board, FANORONA_WHITE), 1);
    IS(fanorona_board_can_capture(board, FANORONA_BLACK), 1);
    IS(fanorona_board_steps(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 5);
    fanorona_board_free(board);

    topic("for each stone clockwise from north, an approach before a withdrawal");
    board = board_of("9/9/bbw1bb3/9/9 w");
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    NEED(count == 2);
    STEP_IS(&steps[0], "c3", "d3", FANORONA_E, FANORONA_APPROACH, "e3 f3");
    STEP_IS(&steps[1], "c3", "d3", FANORONA_E, FANORONA_WITHDRAWAL, "b3 a3");
    IS(fanorona_board_steps_of(board, pt("c3"), steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    NEED(count == 8);
    STEP_IS(&steps[0], "c3", "c4", FANORONA_N, FANORONA_PAIKA, "");
    STEP_IS(&steps[1], "c3", "d4", FANORONA_NE, FANORONA_PAIKA, "");
    STEP_IS(&steps[2], "c3", "d3", FANORONA_E, FANORONA_APPROACH, "e3 f3");
    STEP_IS(&steps[3], "c3", "d3", FANORONA_E, FANORONA_WITHDRAWAL, "b3 a3");
    STEP_IS(&steps[4], "c3", "d2", FANORONA_SE, FANORONA_PAIKA, "");
    STEP_IS(&steps[5], "c3", "c2", FANORONA_S, FANORONA_PAIKA, "");
    STEP_IS(&steps[6], "c3", "b2", FANORONA_SW, FANORONA_PAIKA, "");
    STEP_IS(&steps[7], "c3", "b4", FANORONA_NW, FANORONA_PAIKA, "");
    fanorona_board_free(board);

    topic("while one stone can take, no stone makes a paika, and any capture will do");
    board = board_of("9/9/w1b3w1b/w8/6wbb w");
    IS(fanorona_board_can_capture(board, FANORONA_WHITE), 1);
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    while (count > 0)
        OK(steps[--count].kind != FANORONA_PAIKA);
    IS(fanorona_board_step_why(board, pt("a3"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_OK);
    IS(fanorona_board_step_why(board, pt("g3"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_OK);
    IS(fanorona_board_step_why(board, pt("g1"), FANORONA_W, FANORONA_WITHDRAWAL), FANORONA_WHY_OK);
    IS(fanorona_board_step_why(board, pt("a2"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_MUST_CAPTURE);
    fanorona_board_free(board);

    topic("a paika is listed only where the step takes neither way");
    board = board_of("9/9/1w7/9/8b w");
    IS(fanorona_board_can_capture(board, FANORONA_WHITE), 0);
    IS(fanorona_board_can_capture(board, FANORONA_BLACK), 0);
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    IS(count, 4);
    while (count > 0)
        IS(steps[--count].kind, FANORONA_PAIKA);
    fanorona_board_free(board);

    topic("a stone's own enemy, whoever is to move");
    board = board_of("3/3/w1b w");
    IS(fanorona_board_steps_of(board, pt("c1"), steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    NEED(count == 3);
    STEP_IS(&steps[0], "c1", "c2", FANORONA_N, FANORONA_PAIKA, "");
    STEP_IS(&steps[1], "c1", "b1", FANORONA_W, FANORONA_APPROACH, "a1");
    STEP_IS(&steps[2], "c1", "b2", FANORONA_NW, FANORONA_PAIKA, "");
    IS(fanorona_board_can_capture(board, FANORONA_BLACK), 1);
    IS(fanorona_board_steps_of(board, pt("b2"), steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    IS(count, 0);
    IS(fanorona_board_steps_of(board, pt("d1"), steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    IS(count, 0);
    fanorona_board_free(board);

    topic("a side with no stones, or none that can go, has no steps");
    board = board_of("bbb/3/3 w");
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    IS(count, 0);
    fanorona_board_free(board);
    board = board_of("www/www/www w");
    IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
    IS(count, 0);
    fanorona_board_free(board);
}

static void refusals(void)
{
    fanorona_board *board = board_of("b4/2b2/w3b/wb3/3w1 w");
#define WHY(from, direction, kind) fanorona_board_step_why(board, (from), (direction), (kind))
    topic("every reason, and the first that applies");
    IS(WHY(pt("f1"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_OFF_BOARD);
    IS(WHY(-1, 99, 99), FANORONA_WHY_OFF_BOARD);
    IS(WHY(pt("c1"), 8, FANORONA_PAIKA), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("c1"), -1, FANORONA_PAIKA), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("c1"), FANORONA_N, 3), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("c1"), FANORONA_N, -1), FANORONA_WHY_BAD_STEP);
    IS(WHY(pt("c1"), FANORONA_S, FANORONA_PAIKA), FANORONA_WHY_NO_STONE);
    IS(WHY(pt("e3"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_NOT_YOURS);
    IS(WHY(pt("a3"), FANORONA_W, FANORONA_PAIKA), FANORONA_WHY_NO_LINE);
    IS(WHY(pt("a2"), FANORONA_NE, FANORONA_APPROACH), FANORONA_WHY_NO_LINE);
    IS(WHY(pt("a2"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_OCCUPIED);
    IS(WHY(pt("a2"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_OCCUPIED);
    IS(WHY(pt("d1"), FANORONA_E, FANORONA_APPROACH), FANORONA_WHY_TAKES_NOTHING);
    IS(WHY(pt("a3"), FANORONA_N, FANORONA_WITHDRAWAL), FANORONA_WHY_TAKES_NOTHING);
    IS(WHY(pt("a3"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_NOT_A_PAIKA);
    IS(WHY(pt("d1"), FANORONA_E, FANORONA_PAIKA), FANORONA_WHY_MUST_CAPTURE);
    IS(WHY(pt("a3"), FANORONA_N, FANORONA_APPROACH), FANORONA_WHY_OK);
    fanorona_board_free(board);

    topic("no obligation, no reason");
    board = board_of("4b/5/5/5/w4 w");
    IS(WHY(pt("a1"), FANORONA_NE, FANORONA_PAIKA), FANORONA_WHY_OK);
    IS(WHY(pt("a1"), FANORONA_N, FANORONA_PAIKA), FANORONA_WHY_OK);
    fanorona_board_free(board);
#undef WHY
}

/* Over random boards: every list against the rule said a second time, every reason against the list. */
static void against_the_plain_rule(void)
{
    static fanorona_step steps[FANORONA_STEPS_MAX], plain[FANORONA_STEPS_MAX + 16];
    int round;
    topic("lists and reasons agree with the rule said a second time");
    for (round = 0; round < rounds(400); round++) {
        fanorona_board *board = random_board();
        snapshot before = snapshot_of(board);
        size_t count = 0, want = plain_steps(board, plain), i, listed;
        int32_t from, direction, kind, side = fanorona_board_side(board);
        int takes[3] = {0, 0, 0};
        IS(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count), FANORONA_OK);
        IS(count, want);
        OK(memcmp(steps, plain, want * sizeof *plain) == 0);
        listed = 0;
        for (from = 0; from < 80; from++) {
            fanorona_step own[16], rule[16];
            size_t n = 0, m;
            IS(fanorona_board_steps_of(board, from, own, 16, &n), FANORONA_OK);
            m = plain_steps_of(board, from, rule);
            IS(n, m);
            OK(memcmp(own, rule, m * sizeof *rule) == 0);
            for (i = 0; i < m; i++)
                if (rule[i].kind != FANORONA_PAIKA)
                    takes[fanorona_board_at(board, from)] = 1;
            for (direction = -1; direction <= 8; direction++)
                for (kind = -1; kind <= 3; kind++) {
                    int32_t why = fanorona_board_step_why(board, from, direction, kind);
                    int in_list = 0;
                    for (i = 0; i < count; i++)
                        in_list |= steps[i].from == from && steps[i].direction == direction && steps[i].kind == kind;
                    IS(why == FANORONA_WHY_OK, in_list);
                    OK(why >= FANORONA_WHY_OK && why <= FANORONA_WHY_MUST_CAPTURE);
                    IS(fanorona_board_play_why(board, from, direction, kind), why);
                    listed += (size_t)in_list;
                }
        }
        IS(listed, count);
        IS(fanorona_board_can_capture(board, FANORONA_WHITE), takes[FANORONA_WHITE]);
        IS(fanorona_board_can_capture(board, FANORONA_BLACK), takes[FANORONA_BLACK]);
        IS(count > 0 && steps[0].kind != FANORONA_PAIKA, takes[side]);
        UNCHANGED(board, &before);
        fanorona_board_free(board);
    }
}

static void making(void)
{
    fanorona_board *board = board_of("9/bbw1bb3/9 w");
    snapshot before = snapshot_of(board);
    fanorona_token token, second;
    int32_t removed = -9, round;

    topic("a step is made, passes the turn, and is undone");
    IS(fanorona_board_do_step(board, pt("c2"), FANORONA_E, FANORONA_WITHDRAWAL, &token, &removed), FANORONA_OK);
    IS(removed, 2);
    IS_STR(text_of(board), "9/3wbb3/9 b");
    IS(fanorona_board_in_chain(board), 0);
    IS(fanorona_board_do_step(board, pt("f2"), FANORONA_E, FANORONA_PAIKA, &second, &removed), FANORONA_OK);
    IS(removed, 0);
    IS_STR(text_of(board), "9/3wb1b2/9 w");
    IS(fanorona_board_undo_step(board, &second), FANORONA_OK);
    IS(fanorona_board_undo_step(board, &token), FANORONA_OK);
    UNCHANGED(board, &before);

    topic("token and number may be left out");
    IS(fanorona_board_do_step(board, pt("c2"), FANORONA_E, FANORONA_APPROACH, NULL, NULL), FANORONA_OK);
    IS_STR(text_of(board), "9/bb1w5/9 b");
    fanorona_board_free(board);

    topic("legality is not asked: the other side's stone, a paika where one must take");
    board = board_of("3/3/w1b b");
    IS(fanorona_board_do_step(board, pt("a1"), FANORONA_E, FANORONA_PAIKA, &token, &removed), FANORONA_OK);
    IS(removed, 0);
    IS_STR(text_of(board), "3/3/1wb w");
    IS(fanorona_board_do_step(board, pt("c1"), FANORONA_N, FANORONA_PAIKA, NULL, &removed), FANORONA_OK);
    IS_STR(text_of(board), "3/2b/1w1 b");

    topic("where there is no such step nothing happens and nothing is written");
    before = snapshot_of(board);
    memset(&token, 0x5A, sizeof token);
    memset(&second, 0x5A, sizeof second);
    removed = -9;
    IS(fanorona_board_do_step(board, pt("a1"), FANORONA_E, FANORONA_PAIKA, &token, &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_do_step(board, pt("b1"), FANORONA_NE, FANORONA_PAIKA, &token, &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_do_step(board, pt("b1"), FANORONA_W, FANORONA_APPROACH, &token, &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_do_step(board, pt("b1"), 8, FANORONA_PAIKA, &token, &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_do_step(board, pt("b1"), FANORONA_W, 3, &token, &removed), FANORONA_ERROR_STEP);
    IS(fanorona_board_do_step(board, -1, FANORONA_W, FANORONA_PAIKA, &token, &removed), FANORONA_ERROR_STEP);
    IS(removed, -9);
    OK(memcmp(&token, &second, sizeof token) == 0);
    UNCHANGED(board, &before);
    fanorona_board_free(board);

    topic("long runs of steps, each what the rule says, undone one by one");
    for (round = 0; round < rounds(60); round++) {
        static snapshot states[64];
        static fanorona_token tokens[64];
        int depth = 0;
        board = round % 4 ? random_board() : board_of(SIVY_SETUP);
        while (depth < 60) {
            static fanorona_step steps[FANORONA_STEPS_MAX];
            fanorona_step step;
            size_t count = 0, i;
            int32_t mover = fanorona_board_side(board), enemy = fanorona_other(mover);
            int32_t mine = fanorona_board_count(board, mover), theirs = fanorona_board_count(board, enemy);
            NEED(fanorona_board_steps(board, steps, FANORONA_STEPS_MAX, &count) == FANORONA_OK);
            if (count == 0)
                break;
            step = steps[random_below((uint32_t)count)];
            states[depth] = snapshot_of(board);
            IS(fanorona_board_do_step(board, step.from, step.direction, step.kind, &tokens[depth], &removed), FANORONA_OK);
            IS(removed, step.taken_count);
            IS(fanorona_board_side(board), enemy);
            IS(fanorona_board_at(board, step.from), FANORONA_EMPTY);
            IS(fanorona_board_at(board, step.to), mover);
            IS(fanorona_board_count(board, mover), mine);
            IS(fanorona_board_count(board, enemy), theirs - step.taken_count);
            for (i = 0; i < step.taken_count; i++)
                IS(fanorona_board_at(board, step.taken[i]), FANORONA_EMPTY);
            IS(fanorona_board_in_chain(board), 0);
            depth++;
        }
        while (depth-- > 0) {
            IS(fanorona_board_undo_step(board, &tokens[depth]), FANORONA_OK);
            UNCHANGED(board, &states[depth]);
        }
        fanorona_board_free(board);
    }
}

int main(void)
{
    taking();
    lists();
    refusals();
    against_the_plain_rule();
    making();
    return check_done();
}
