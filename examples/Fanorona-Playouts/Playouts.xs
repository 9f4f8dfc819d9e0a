/* Games of random steps, played through the function table that Game::Fanorona publishes. */
#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

#include <fanorona.h>

#define PACKAGE "Fanorona::Playouts"

/* Nothing is linked: every function of the library is called through this. It is
 * the same for all interpreters of a process, and stays as long as the process. */
static const struct fanorona_abi *table;

/* The table whose address Game::Fanorona::Engine tells, once it is known to reach
 * as far as the header that this was compiled with. */
static const struct fanorona_abi *
published_table(pTHX)
{
    const struct fanorona_abi *published;
    dSP;

    ENTER;
    SAVETMPS;
    PUSHMARK(SP);
    XPUSHs(sv_2mortal(newSVpv("Game::Fanorona::Engine", 0)));
    PUTBACK;
    call_method("_abi_ptr", G_SCALAR);
    SPAGAIN;
    published = INT2PTR(const struct fanorona_abi *, POPu);
    PUTBACK;
    FREETMPS;
    LEAVE;
    if (!published || published->version < FANORONA_ABI_VERSION || published->size < sizeof *published)
        croak("%s: the installed Game::Fanorona has version %lu of its function table, and this was built for %lu;"
              " install a newer one, or build this again", PACKAGE,
              published ? (unsigned long)published->version : 0UL, (unsigned long)FANORONA_ABI_VERSION);
    return published;
}

/* The next number of a splitmix64 generator that is below a limit. */
static size_t
draw_below(uint64_t *state, size_t limit)
{
    uint64_t mixed = *state += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    mixed ^= mixed >> 31;
    return (size_t)((mixed >> 32) * limit >> 32);
}

/* Plays to the end or to the last ply allowed, on a board that is used up by it.
 * Returns who won, FANORONA_EMPTY for nobody, or an error's code. */
static int32_t
play_out(fanorona_board *board, uint64_t *state, UV plies)
{
    fanorona_step steps[FANORONA_STEPS_MAX];

    for (;;) {
        const int32_t in_chain = table->board_in_chain(board);
        size_t count = 0, choice;
        int32_t code = table->board_play_steps(board, steps, FANORONA_STEPS_MAX, &count);

        if (in_chain < 0 || code < 0)
            return in_chain < 0 ? in_chain : code;
        if (count == 0)
            return table->other(table->board_side(board));
        if (!in_chain && plies-- == 0)
            return FANORONA_EMPTY;
        /* To stop is one more choice, where a chain is open. */
        choice = draw_below(state, count + (in_chain ? 1 : 0));
        code = choice == count
            ? table->board_stop(board, NULL)
            : table->board_play(board, steps[choice].from, steps[choice].direction, steps[choice].kind, NULL, NULL);
        if (code < 0)
            return code;
    }
}

MODULE = Fanorona::Playouts    PACKAGE = Fanorona::Playouts

PROTOTYPES: DISABLE

BOOT:
    table = published_table(aTHX);

 # Who wins one game from a position; the seed and the game's number decide.
IV
_playout(position, seed, game, plies)
    SV *position
    UV seed
    UV game
    UV plies
  CODE:
{
    STRLEN length;
    const char *text = SvPV(position, length);
    uint64_t state = (uint64_t)seed << 32 ^ game;
    fanorona_board *board = NULL;
    int32_t winner = table->board_parse(text, length, &board);

    if (winner > 0)
        croak("%s: the position was refused: %s", PACKAGE, table->pos_message(winner));
    if (winner == FANORONA_POS_OK)
        winner = play_out(board, &state, plies);
    /* A croak does not come back, so what is to be freed is freed before it. */
    table->board_free(board);
    if (winner < 0)
        croak("%s: %s", PACKAGE, table->error_message(winner));
    RETVAL = winner;
}
  OUTPUT:
    RETVAL
