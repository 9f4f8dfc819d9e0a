/* Points, lines, directions, sizes, and the numbers a key is made of. */
#include "check.h"

static int strong(int32_t file, int32_t rank)
{
    return (file + rank) % 2 == 0;
}

static void points_of_the_game(void)
{
    int32_t file, rank, point;
    topic("a point is a padded number, the same on every size");
    for (rank = -3; rank <= 8; rank++)
        for (file = -3; file <= 12; file++) {
            int inside = file >= 0 && file < 9 && rank >= 0 && rank < 5;
            int32_t want = inside ? (rank + 1) * FANORONA_STRIDE + file + 1 : FANORONA_NONE;
            IS(fanorona_square_of(file, rank), want);
            if (inside) {
                IS(fanorona_file_of(want), file);
                IS(fanorona_rank_of(want), rank);
                IS(fanorona_is_strong(want), strong(file, rank));
            }
        }
    IS(fanorona_square_of(0, 0), 12);
    IS(fanorona_square_of(4, 2), 38);
    IS(fanorona_square_of(8, 4), 64);

    topic("a number that is no point has no file, no rank and no diagonals");
    for (point = -300; point <= 600; point++) {
        int32_t f = point % 11 - 1, r = point / 11 - 1;
        int inside = point > 0 && f >= 0 && f < 9 && r >= 0 && r < 5;
        IS(fanorona_file_of(point), inside ? f : FANORONA_NONE);
        IS(fanorona_rank_of(point), inside ? r : FANORONA_NONE);
        IS(fanorona_is_strong(point), inside && strong(f, r));
    }
}

static void directions(void)
{
    int32_t d;
    topic("directions run clockwise from north");
    IS(FANORONA_N, 0);
    IS(FANORONA_NE, 1);
    IS(FANORONA_E, 2);
    IS(FANORONA_SE, 3);
    IS(FANORONA_S, 4);
    IS(FANORONA_SW, 5);
    IS(FANORONA_W, 6);
    IS(FANORONA_NW, 7);
    for (d = 0; d < 8; d++) {
        IS(fanorona_opposite(d), (d + 4) % 8);
        IS(fanorona_opposite(fanorona_opposite(d)), d);
        IS(fanorona_is_diagonal(d), d % 2);
    }
    IS(fanorona_opposite(-1), FANORONA_NONE);
    IS(fanorona_opposite(8), FANORONA_NONE);
    IS(fanorona_is_diagonal(-1), 0);
    IS(fanorona_is_diagonal(9), 0);

    topic("the other side");
    IS(fanorona_other(FANORONA_WHITE), FANORONA_BLACK);
    IS(fanorona_other(FANORONA_BLACK), FANORONA_WHITE);
    IS(fanorona_other(FANORONA_EMPTY), 0);
    IS(fanorona_other(FANORONA_BORDER), 0);
    IS(fanorona_other(-1), 0);
}

static void sizes(void)
{
    static const struct {
        const char *name;
        int32_t cols, rows;
    } named[] = {{"sivy", 9, 5}, {"dimy", 5, 5}, {"telo", 3, 3}};
    static const char *const not_names[] = {"", "Sivy", "sivy ", "siv", "sivyy", "fanorona", "9x5", "t", "tel\0o"};
    int32_t cols, rows;
    size_t i;
    topic("sizes: odd widths 3 to 9, heights 3 and 5");
    for (cols = -4; cols <= 14; cols++)
        for (rows = -4; rows <= 14; rows++)
            IS(fanorona_size_ok(cols, rows), (cols == 3 || cols == 5 || cols == 7 || cols == 9) && (rows == 3 || rows == 5));
    IS(fanorona_size_ok(9 + 256, 5), 0);
    IS(fanorona_size_ok(9, 5 - 256), 0);

    topic("three sizes have names");
    for (i = 0; i < 3; i++) {
        cols = rows = -77;
        IS(fanorona_size_of(named[i].name, 4, &cols, &rows), FANORONA_OK);
        IS(cols, named[i].cols);
        IS(rows, named[i].rows);
    }
    cols = rows = -77;
    for (i = 0; i < sizeof not_names / sizeof *not_names; i++)
        IS(fanorona_size_of(not_names[i], strlen(not_names[i]), &cols, &rows), FANORONA_NONE);
    IS(fanorona_size_of("telo\0", 5, &cols, &rows), FANORONA_NONE);
    IS(fanorona_size_of("telo", 0, &cols, &rows), FANORONA_NONE);
    IS(cols, -77);
    IS(rows, -77);
}

static void lines_of(fanorona_board *board, int32_t cols, int32_t rows)
{
    static const int32_t df[8] = {0, 1, 1, 1, 0, -1, -1, -1}, dr[8] = {1, 1, 0, -1, -1, -1, 0, 1};
    int32_t all[45], pairs[2 * 108], file, rank, d, point, previous = -1, lines = 0;
    size_t count = 0, i, n = 0;
    IS(fanorona_board_cols(board), cols);
    IS(fanorona_board_rows(board), rows);
    IS(fanorona_board_points(board), cols * rows);
    IS(fanorona_board_centre(board), fanorona_square_of(cols / 2, rows / 2));
    IS(fanorona_board_all_squares(board, all, 45, &count), FANORONA_OK);
    IS(count, cols * rows);
    for (rank = 0; rank < rows; rank++)
        for (file = 0; file < cols; file++)
            IS(all[n++], fanorona_square_of(file, rank));
    for (point = -30; point < 300; point++) {
        int on = 0;
        for (i = 0; i < count; i++)
            on |= all[i] == point;
        IS(fanorona_board_on_board(board, point), on);
        if (!on) {
            int32_t none[8];
            size_t none_count = 9;
            IS(fanorona_board_at(board, point), FANORONA_BORDER);
            IS(fanorona_board_degree(board, point), 0);
            IS(fanorona_board_neighbours(board, point, none, 8, &none_count), FANORONA_OK);
            IS(none_count, 0);
            for (d = 0; d < 8; d++)
                IS(fanorona_board_next_to(board, point, d), FANORONA_NONE);
        }
    }
    for (i = 0; i < count; i++) {
        int32_t f = fanorona_file_of(all[i]), r = fanorona_rank_of(all[i]), near[8];
        size_t near_count = 0, k = 0;
        IS(fanorona_board_neighbours(board, all[i], near, 8, &near_count), FANORONA_OK);
        IS(fanorona_board_degree(board, all[i]), near_count);
        lines += (int32_t)near_count;
        for (d = 0; d < 8; d++) {
            int32_t nf = f + df[d], nr = r + dr[d];
            int there = nf >= 0 && nf < cols && nr >= 0 && nr < rows && (d % 2 == 0 || strong(f, r));
            int32_t want = there ? fanorona_square_of(nf, nr) : FANORONA_NONE;
            IS(fanorona_board_next_to(board, all[i], d), want);
            if (there) {
                OK(k < near_count && near[k] == want);
                k++;
                IS(fanorona_board_next_to(board, want, fanorona_opposite(d)), all[i]);
                /* a diagonal joins strong points alone */
                if (d % 2)
                    OK(fanorona_is_strong(all[i]) && fanorona_is_strong(want));
            }
        }
        IS(k, near_count);
        IS(fanorona_board_next_to(board, all[i], 8), FANORONA_NONE);
        IS(fanorona_board_next_to(board, all[i], -1), FANORONA_NONE);
    }
    IS(fanorona_board_segments(board, pairs, 108, &count), FANORONA_OK);
    IS(2 * count, lines);
    for (i = 0; i < count; i++) {
        int joined = 0;
        OK(pairs[2 * i] < pairs[2 * i + 1]);
        for (d = 0; d < 8; d++)
            joined |= fanorona_board_next_to(board, pairs[2 * i], d) == pairs[2 * i + 1];
        OK(joined);
        /* in point order, so that no pair can be there twice */
        OK(pairs[2 * i] >= previous);
        previous = pairs[2 * i];
        for (n = 0; n < i; n++)
            OK(pairs[2 * n] != pairs[2 * i] || pairs[2 * n + 1] != pairs[2 * i + 1]);
    }
}

static void lines(void)
{
    size_t i, count = 0;
    fanorona_board *board = NULL;
    for (i = 0; i < 8; i++) {
        char name[64];
        snprintf(name, sizeof name, "the lines of the %d by %d", (int)check_cols[i], (int)check_rows[i]);
        topic(name);
        NEED(fanorona_board_new(check_cols[i], check_rows[i], &board) == FANORONA_OK);
        lines_of(board, check_cols[i], check_rows[i]);
        fanorona_board_free(board);
    }
    topic("the board of the game: 45 points, 108 lines");
    NEED(fanorona_board_new(9, 5, &board) == FANORONA_OK);
    IS(fanorona_board_points(board), 45);
    IS(fanorona_board_centre(board), pt("e3"));
    IS(fanorona_board_segments(board, NULL, 0, &count), FANORONA_OK);
    IS(count, 108);
    IS(fanorona_board_degree(board, pt("a1")), 3);
    IS(fanorona_board_degree(board, pt("a2")), 3);
    IS(fanorona_board_degree(board, pt("b1")), 3);
    IS(fanorona_board_degree(board, pt("a3")), 5);
    IS(fanorona_board_degree(board, pt("e3")), 8);
    IS(fanorona_board_degree(board, pt("d3")), 4);
    IS(fanorona_is_strong(pt("a1")), 1);
    IS(fanorona_is_strong(pt("e3")), 1);
    IS(fanorona_is_strong(pt("d3")), 0);
    fanorona_board_free(board);
}

/* The published recipe for the keys, followed a second time. */
static uint64_t mix_state;
static uint64_t mix(void)
{
    uint64_t z = mix_state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

static void keys(void)
{
    uint64_t stones[3][77], side, size[8], number = 0, key;
    const char *c;
    int32_t stone, cell;
    size_t i;
    fanorona_board *board;
    mix_state = 0;
    for (c = "fanorona"; *c; c++)
        mix_state = mix_state << 8 | (unsigned char)*c;
    for (stone = 0; stone < 3; stone++)
        for (cell = 0; cell < 77; cell++)
            stones[stone][cell] = mix();
    side = mix();
    for (i = 0; i < 8; i++)
        size[i] = mix();

    topic("what a stone, the side and the size bring to a key");
    for (stone = -1; stone <= 4; stone++)
        for (cell = -1; cell <= 80; cell++) {
            int real = (stone == 1 || stone == 2) && fanorona_file_of(cell) >= 0;
            number = 5;
            IS(fanorona_zobrist(stone, cell, &number), real ? FANORONA_OK : FANORONA_ERROR_RANGE);
            IS_U64(number, real ? stones[stone][cell] : 5);
        }
    IS(fanorona_zobrist_side(&number), FANORONA_OK);
    IS_U64(number, side);
    for (i = 0; i < 8; i++) {
        IS(fanorona_zobrist_size(check_cols[i], check_rows[i], &number), FANORONA_OK);
        IS_U64(number, size[i]);
    }
    number = 5;
    IS(fanorona_zobrist_size(4, 3, &number), FANORONA_ERROR_RANGE);
    IS(fanorona_zobrist_size(9, 4, &number), FANORONA_ERROR_RANGE);
    IS_U64(number, 5);

    topic("a key is those numbers together");
    for (i = 0; i < (size_t)rounds(400); i++) {
        int32_t points[45];
        size_t count, k, s;
        board = random_board();
        key = fanorona_board_side(board) == FANORONA_BLACK ? side : 0;
        for (s = 0; s < 8; s++)
            if (check_cols[s] == fanorona_board_cols(board) && check_rows[s] == fanorona_board_rows(board))
                key ^= size[s];
        NEED(fanorona_board_all_squares(board, points, 45, &count) == FANORONA_OK);
        for (k = 0; k < count; k++)
            if ((stone = fanorona_board_at(board, points[k])) != FANORONA_EMPTY)
                key ^= stones[stone][points[k]];
        IS_U64(key_of(board), key);
        IS(fanorona_board_key_full(board, &number), FANORONA_OK);
        IS_U64(number, key);
        fanorona_board_free(board);
    }

    topic("a key as sixteen lowercase hexadecimal digits");
    {
        char text[FANORONA_KEY_SIZE], small[FANORONA_KEY_SIZE];
        IS(FANORONA_KEY_SIZE, 17);
        IS(fanorona_key_hex(0, text, sizeof text), FANORONA_OK);
        IS_STR(text, "0000000000000000");
        IS(fanorona_key_hex(UINT64_MAX, text, sizeof text), FANORONA_OK);
        IS_STR(text, "ffffffffffffffff");
        IS(fanorona_key_hex(UINT64_C(0x0123456789ABCDEF), text, sizeof text), FANORONA_OK);
        IS_STR(text, "0123456789abcdef");
        memset(small, 'x', sizeof small);
        IS(fanorona_key_hex(1, small, 16), FANORONA_ERROR_SHORT);
        IS(fanorona_key_hex(1, small, 0), FANORONA_ERROR_SHORT);
        for (i = 0; i < sizeof small; i++)
            IS(small[i], 'x');
    }
}

int main(void)
{
    topic("the bounds");
    IS(FANORONA_STRIDE, 11);
    IS(FANORONA_CHAIN_MAX, 44);
    IS(FANORONA_STEPS_MAX, 216);
    IS(FANORONA_LINE_MAX, 7);
    points_of_the_game();
    directions();
    sizes();
    lines();
    keys();
    return check_done();
}
