/* What the C tests of fanorona share. */
#ifndef CHECK_H
#define CHECK_H

#include <fanorona.h>

#include "tap.h"

#define SIVY_SETUP "bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w"
#define DIMY_SETUP "bbbbb/bbbbb/bw1bw/wwwww/wwwww w"
#define TELO_SETUP "bbb/w1b/www w"

/* The last call of every test: nothing may be left over. */
static int check_done(void)
{
    topic("every board and every game was freed");
    IS_U64(fanorona_live(), 0);
    IS_U64(fanorona_game_live(), 0);
    return check_end();
}

/* ---- boards ---- */

static CHECK_UNUSED fanorona_board *board_of(const char *text)
{
    fanorona_board *board = NULL;
    int32_t code = fanorona_board_parse(text, strlen(text), &board);
    if (code != FANORONA_POS_OK) {
        printf("Bail out! \"%s\" was refused with %d\n", text, (int)code);
        exit(1);
    }
    return board;
}

static CHECK_UNUSED fanorona_board *copy_of(const fanorona_board *board)
{
    fanorona_board *copy = NULL;
    NEED(fanorona_board_clone(board, &copy) == FANORONA_OK && copy != NULL);
    return copy;
}

/* A point by its name, "e3". */
static CHECK_UNUSED int32_t pt(const char *name)
{
    return fanorona_square_of(name[0] - 'a', name[1] - '1');
}

/* The text of a board, in one of a few buffers used in turn. */
static CHECK_UNUSED const char *text_of(const fanorona_board *board)
{
    static char buffers[4][FANORONA_TEXT_MAX + 1];
    static int next;
    char *buffer = buffers[next++ % 4];
    size_t length = 0;
    NEED(fanorona_board_text(board, buffer, FANORONA_TEXT_MAX + 1, &length) == FANORONA_OK);
    NEED(strlen(buffer) == length);
    return buffer;
}

static CHECK_UNUSED uint64_t key_of(const fanorona_board *board)
{
    uint64_t key = 0;
    NEED(fanorona_board_key(board, &key) == FANORONA_OK);
    return key;
}

/* All that can be seen of a board, to tell whether a refused call left it alone. */
typedef struct snapshot {
    char text[FANORONA_TEXT_MAX + 1];
    uint64_t key, key_full;
    int32_t in_chain, can_stop, chain_at, chain_dir;
    int32_t seen[45];
    size_t seen_count;
    fanorona_step play_steps[FANORONA_STEPS_MAX];
    size_t play_steps_count;
} snapshot;

static CHECK_UNUSED snapshot snapshot_of(const fanorona_board *board)
{
    snapshot s;
    size_t length;
    memset(&s, 0, sizeof s);
    NEED(fanorona_board_text(board, s.text, sizeof s.text, &length) == FANORONA_OK);
    NEED(fanorona_board_key(board, &s.key) == FANORONA_OK);
    NEED(fanorona_board_key_full(board, &s.key_full) == FANORONA_OK);
    s.in_chain = fanorona_board_in_chain(board);
    s.can_stop = fanorona_board_can_stop(board);
    s.chain_at = fanorona_board_chain_at(board);
    s.chain_dir = fanorona_board_chain_dir(board);
    NEED(fanorona_board_chain_seen(board, s.seen, 45, &s.seen_count) == FANORONA_OK);
    NEED(fanorona_board_play_steps(board, s.play_steps, FANORONA_STEPS_MAX, &s.play_steps_count) == FANORONA_OK);
    return s;
}

static CHECK_UNUSED int same_snapshot(const snapshot *a, const snapshot *b)
{
    return strcmp(a->text, b->text) == 0 && a->key == b->key && a->key_full == b->key_full &&
           a->in_chain == b->in_chain && a->can_stop == b->can_stop && a->chain_at == b->chain_at &&
           a->chain_dir == b->chain_dir && a->seen_count == b->seen_count &&
           memcmp(a->seen, b->seen, sizeof a->seen) == 0 && a->play_steps_count == b->play_steps_count &&
           memcmp(a->play_steps, b->play_steps, sizeof a->play_steps) == 0;
}

static CHECK_UNUSED int check_unchanged(const fanorona_board *board, const snapshot *before, const char *file, int line)
{
    snapshot now = snapshot_of(board);
    return check_true(same_snapshot(&now, before) && now.key == now.key_full, "the board is as it was", file, line);
}

#define UNCHANGED(board, before) check_unchanged((board), (before), __FILE__, __LINE__)

static const int32_t check_cols[8] = {3, 3, 5, 5, 7, 7, 9, 9};
static const int32_t check_rows[8] = {3, 5, 3, 5, 3, 5, 3, 5};

/* A board of any size with stones strewn over it, a third of them of each colour, and either side to move. */
static CHECK_UNUSED fanorona_board *random_board(void)
{
    fanorona_board *board = NULL;
    int32_t points[45];
    size_t count, i;
    uint32_t size = random_below(12), crowd = 2 + random_below(8);
    if (size > 7)
        size = 7;
    NEED(fanorona_board_empty(check_cols[size], check_rows[size], &board) == FANORONA_OK);
    NEED(fanorona_board_all_squares(board, points, 45, &count) == FANORONA_OK);
    for (i = 0; i < count; i++) {
        uint32_t draw = random_below(10);
        if (draw < crowd)
            NEED(fanorona_board_put(board, points[i], draw % 2 ? FANORONA_WHITE : FANORONA_BLACK) == FANORONA_OK);
    }
    NEED(fanorona_board_set_side(board, random_below(2) ? FANORONA_WHITE : FANORONA_BLACK) == FANORONA_OK);
    return board;
}

/* ---- the rule of a step, said a second time with nothing but at() and next_to() ---- */

/* The enemy stones in a line from a point on, that point included; their number. */
static CHECK_UNUSED int plain_line(const fanorona_board *board, int32_t point, int32_t direction, int32_t enemy,
                                   uint8_t *taken)
{
    int count = 0;
    while (point >= 0 && fanorona_board_at(board, point) == enemy) {
        taken[count++] = (uint8_t)point;
        point = fanorona_board_next_to(board, point, direction);
    }
    return count;
}

/* Builds a step if the geometry allows it; true when it does. */
static CHECK_UNUSED int plain_step(const fanorona_board *board, int32_t from, int32_t direction, int32_t kind,
                                   fanorona_step *step)
{
    int32_t mover = fanorona_board_at(board, from), to, first;
    memset(step, 0, sizeof *step);
    if (mover != FANORONA_WHITE && mover != FANORONA_BLACK)
        return 0;
    to = fanorona_board_next_to(board, from, direction);
    if (to < 0 || fanorona_board_at(board, to) != FANORONA_EMPTY)
        return 0;
    step->from = (uint8_t)from;
    step->to = (uint8_t)to;
    step->direction = (uint8_t)direction;
    step->kind = (uint8_t)kind;
    if (kind == FANORONA_PAIKA)
        return 1;
    if (kind == FANORONA_APPROACH)
        first = fanorona_board_next_to(board, to, direction);
    else
        first = fanorona_board_next_to(board, from, fanorona_opposite(direction));
    step->taken_count = (uint8_t)plain_line(board, first, kind == FANORONA_APPROACH ? direction : (direction + 4) % 8,
                                            3 - mover, step->taken);
    return step->taken_count > 0;
}

/* Every step of one stone, paikas only where nothing is taken that way; their number. */
static CHECK_UNUSED size_t plain_steps_of(const fanorona_board *board, int32_t from, fanorona_step *steps)
{
    size_t count = 0;
    int32_t direction;
    for (direction = 0; direction < 8; direction++) {
        size_t before = count;
        if (plain_step(board, from, direction, FANORONA_APPROACH, &steps[count]))
            count++;
        if (plain_step(board, from, direction, FANORONA_WITHDRAWAL, &steps[count]))
            count++;
        if (count == before && plain_step(board, from, direction, FANORONA_PAIKA, &steps[count]))
            count++;
    }
    return count;
}

/* The steps of the side to move with the obligation to take applied. */
static CHECK_UNUSED size_t plain_steps(const fanorona_board *board, fanorona_step *steps)
{
    int32_t points[45];
    size_t points_count, count = 0, kept = 0, i;
    int takes = 0;
    NEED(fanorona_board_all_squares(board, points, 45, &points_count) == FANORONA_OK);
    for (i = 0; i < points_count; i++)
        if (fanorona_board_at(board, points[i]) == fanorona_board_side(board)) {
            fanorona_step own[16];
            size_t n = plain_steps_of(board, points[i], own);
            NEED(count + n <= FANORONA_STEPS_MAX);
            memcpy(steps + count, own, n * sizeof *own);
            count += n;
        }
    for (i = 0; i < count; i++)
        takes |= steps[i].kind != FANORONA_PAIKA;
    for (i = 0; i < count; i++)
        if (!takes || steps[i].kind != FANORONA_PAIKA)
            steps[kept++] = steps[i];
    return kept;
}

#endif
