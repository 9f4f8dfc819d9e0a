/* A careful, ordinary brandubh move generator, kept as a yardstick.
 *
 * It walks a padded array of cells, as most engines do, with a list of each
 * side's squares kept along, so that it never looks for pieces.  Its counts are
 * right (they agree with two other independent generators), and its speed is
 * what a good plain implementation reaches: measure the engine against it in
 * one run.  It plays the usual game.
 *
 *   cc -O3 -march=native -o brandubh_perft brandubh_perft.c
 *   ./brandubh_perft DEPTH [POSITION]         with captures
 *   ./brandubh_perft -s DEPTH [POSITION]      nothing is ever captured
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EMPTY, ATTACKER, DEFENDER, KING, BORDER, STRIDE = 9, CELLS = 81, THRONE = 40 };
static const int WAY[4] = {-1, 1, -STRIDE, STRIDE};
static const unsigned char SIDE[5] = {2, 0, 1, 1, 3}; /* of a piece: attackers 0, defenders 1 */

static unsigned char cell[CELLS];
static unsigned char list[2][49], place[CELLS]; /* each side's squares, and where each is listed */
static int many[2];
static int side;
static unsigned char special[CELLS]; /* 1 for the throne, 2 for a corner */

static void add(int p, int piece)
{
    int s = SIDE[piece];
    cell[p] = (unsigned char)piece;
    place[p] = (unsigned char)many[s];
    list[s][many[s]++] = (unsigned char)p;
}

/* Removes a piece and answers where it was listed. */
static int take(int p)
{
    int s = SIDE[cell[p]], at = place[p], last = list[s][--many[s]];
    list[s][at] = (unsigned char)last;
    place[last] = (unsigned char)at;
    cell[p] = EMPTY;
    return at;
}

/* Takes back a removal: the list is again in the order that it had. */
static void restore(int p, int piece, int at)
{
    int s = SIDE[piece], moved = list[s][at];
    list[s][many[s]] = (unsigned char)moved;
    place[moved] = (unsigned char)many[s]++;
    list[s][at] = (unsigned char)p;
    place[p] = (unsigned char)at;
    cell[p] = (unsigned char)piece;
}

static void slide(int from, int to)
{
    list[SIDE[cell[from]]][place[from]] = (unsigned char)to;
    place[to] = place[from];
    cell[to] = cell[from];
    cell[from] = EMPTY;
}

static int load(const char *s)
{
    int r = 6, f = 0;
    memset(cell, BORDER, sizeof cell);
    memset(special, 0, sizeof special);
    many[0] = many[1] = 0;
    special[THRONE] = 1;
    special[10] = special[16] = special[64] = special[70] = 2;
    for (; *s && *s != ' '; s++) {
        if (*s == '/') { r--; f = 0; continue; }
        if (*s >= '1' && *s <= '7') { for (int n = *s - '0'; n--; f++) cell[(r + 1) * STRIDE + f + 1] = EMPTY; continue; }
        if (*s != 'a' && *s != 'd' && *s != 'k') return 0;
        add((r + 1) * STRIDE + f++ + 1, *s == 'a' ? ATTACKER : *s == 'd' ? DEFENDER : KING);
    }
    if (*s++ != ' ') return 0;
    side = *s == 'd';
    return 1;
}

/* Whether a square is as good as a piece of the other side to those of `own`. */
static int hostile(int p, int own) { return SIDE[cell[p]] == 1 - own || (cell[p] == EMPTY && special[p]); }

static int king_taken(int k, int beyond)
{
    int n = 0, near = 0;
    for (int d = 0; d < 4; d++) {
        int p = k + WAY[d];
        if (p == THRONE) near = 1;
        else n += cell[p] == ATTACKER;
    }
    if (k == THRONE) return n == 4;
    return near ? n == 3 : hostile(beyond, 1);
}

/* What the piece that has come to `to` captures, and where. */
static int captures(int to, int captured[4])
{
    int n = 0, enemy = 1 - SIDE[cell[to]];
    for (int d = 0; d < 4; d++) {
        int v = to + WAY[d], beyond = v + WAY[d];
        if (SIDE[cell[v]] != enemy) continue;
        if (cell[v] == KING ? king_taken(v, beyond) : hostile(beyond, enemy)) captured[n++] = v;
    }
    return n;
}

static uint64_t perft(int depth, int slides)
{
    uint64_t n = 0;
    int own = side;
    if (depth == 0) return 1;
    for (int i = 0; i < many[own]; i++) {
        int from = list[own][i], king = cell[from] == KING;
        for (int d = 0; d < 4; d++) {
            for (int to = from + WAY[d]; cell[to] == EMPTY; to += WAY[d]) {
                int captured[4], pieces[4], at[4], k;
                if (special[to] && !(king && special[to] == 2)) continue;
                slide(from, to);
                k = slides ? 0 : captures(to, captured);
                for (int c = 0; c < k; c++) { pieces[c] = cell[captured[c]]; at[c] = take(captured[c]); }
                side = 1 - own;
                n += perft(depth - 1, slides);
                side = own;
                while (k--) restore(captured[k], pieces[k], at[k]);
                slide(to, from);
            }
        }
    }
    return n;
}

int main(int argc, char **argv)
{
    int slides = argc > 1 && !strcmp(argv[1], "-s");
    const char *pos = "3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a";
    if (slides) { argv++; argc--; }
    if (argc < 2) { fprintf(stderr, "usage: brandubh_perft [-s] DEPTH [POSITION]\n"); return 2; }
    if (argc > 2) pos = argv[2];
    if (!load(pos)) { fprintf(stderr, "not a position: %s\n", pos); return 2; }
    clock_t t0 = clock();
    uint64_t n = perft(atoi(argv[1]), slides);
    double s = (double)(clock() - t0) / CLOCKS_PER_SEC;
    printf("%llu\t%.3f s\t%.1f M/s\n", (unsigned long long)n, s, s > 0 ? n / s / 1e6 : 0);
    return 0;
}
