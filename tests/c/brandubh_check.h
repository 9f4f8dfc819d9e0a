/* What the C tests of brandubh share. */
#ifndef BRANDUBH_CHECK_H
#define BRANDUBH_CHECK_H

#include <brandubh.h>

#include "tap.h"

#define SETUP "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a"

/* The last call of every test: nothing may be left over. */
static int check_done(void)
{
    topic("every board and every game was freed");
    IS_U64(brandubh_live(), 0);
    IS_U64(brandubh_game_live(), 0);
    return check_end();
}

static CHECK_UNUSED brandubh_board *board_of(const char *text)
{
    brandubh_board *board = NULL;
    int32_t code = brandubh_board_parse(text, strlen(text), &board);
    if (code != BRANDUBH_POS_OK) {
        printf("Bail out! \"%s\" was refused with %d\n", text, (int)code);
        exit(1);
    }
    return board;
}

/* A square by its name, "d4"; -1 for no name. */
static CHECK_UNUSED int32_t sq(const char *name)
{
    return brandubh_square_of(name[0] - 'a', name[1] - '1');
}

/* A move by its squares, "d4-d5". */
static CHECK_UNUSED int32_t mv(const char *name)
{
    return brandubh_move_of(sq(name), sq(name + 3));
}

/* The text of a board, in one of a few buffers used in turn. */
static CHECK_UNUSED const char *text_of(const brandubh_board *board)
{
    static char buffers[4][BRANDUBH_TEXT_MAX + 1];
    static int next;
    char *buffer = buffers[next++ % 4];
    size_t length = 0;
    NEED(brandubh_board_text(board, buffer, BRANDUBH_TEXT_MAX + 1, &length) == BRANDUBH_OK);
    NEED(strlen(buffer) == length);
    return buffer;
}

static CHECK_UNUSED uint64_t key_of(const brandubh_board *board)
{
    uint64_t key = 0, full = 1;
    NEED(brandubh_board_key(board, &key) == BRANDUBH_OK);
    NEED(brandubh_board_key_full(board, &full) == BRANDUBH_OK);
    IS_U64(key, full);
    return key;
}

static CHECK_UNUSED int check_text(const brandubh_board *board, const char *text, const char *file, int line)
{
    return check_str(text_of(board), text, "the position", file, line);
}

/* Two boards with the same text are the same board. */
#define BOARD_IS(board, text) check_text((board), (text), __FILE__, __LINE__)

/* The default game, to be changed. */
static CHECK_UNUSED brandubh_variant usual(void)
{
    brandubh_variant variant;
    NEED(brandubh_variant_default(&variant) == BRANDUBH_OK);
    return variant;
}

/* Some squares as text, "c4 e4". */
static CHECK_UNUSED const char *names_of(const int32_t *squares, size_t count)
{
    static char buffers[4][64];
    static int next;
    char *buffer = buffers[next++ % 4], *to = buffer;
    size_t i;
    for (i = 0; i < count && i < 16; i++)
        to += sprintf(to, "%s%c%c", i ? " " : "", (char)('a' + brandubh_file_of(squares[i])),
                      (char)('1' + brandubh_rank_of(squares[i])));
    *to = 0;
    return buffer;
}

/* What the piece on a square captures, as text. */
static CHECK_UNUSED const char *captures(const brandubh_board *board, const char *square, const brandubh_variant *variant)
{
    int32_t squares[BRANDUBH_CAPTURES_MAX];
    size_t count = 99;
    NEED(brandubh_board_captures_at(board, sq(square), variant, squares, BRANDUBH_CAPTURES_MAX, &count) == BRANDUBH_OK);
    return names_of(squares, count);
}

/* A board with pieces strewn over it, kings among them, and either side to move. */
static CHECK_UNUSED brandubh_board *random_board(void)
{
    static const int32_t pieces[] = {BRANDUBH_ATTACKER, BRANDUBH_ATTACKER, BRANDUBH_ATTACKER, BRANDUBH_DEFENDER,
                                     BRANDUBH_DEFENDER, BRANDUBH_KING};
    brandubh_board *board = NULL;
    int32_t squares[BRANDUBH_SQUARES];
    size_t count, i;
    uint32_t crowd = 10 + random_below(50);
    NEED(brandubh_board_empty(&board) == BRANDUBH_OK);
    NEED(brandubh_all_squares(squares, BRANDUBH_SQUARES, &count) == BRANDUBH_OK && count == 49);
    for (i = 0; i < count; i++)
        if (random_below(100) < crowd)
            NEED(brandubh_board_put(board, squares[i], pieces[random_below(6)]) == BRANDUBH_OK);
    NEED(brandubh_board_set_side(board, (int32_t)random_below(2)) == BRANDUBH_OK);
    return board;
}

/* A variant with any of its rules turned. */
static CHECK_UNUSED brandubh_variant random_variant(void)
{
    brandubh_variant variant = usual();
    variant.throne_pass = (int32_t)random_below(2);
    variant.throne_reentry = (int32_t)random_below(2);
    variant.king_everywhere_two = (int32_t)random_below(2);
    variant.king_strong = (int32_t)random_below(2);
    variant.escape = (int32_t)random_below(2);
    return variant;
}

#endif
