/* What passes between Perl and the library: games, searches and their weights. */
#ifndef RULES_PERL_H
#define RULES_PERL_H

#include "fanorona_perl.h"

HANDLE(game);

#define GAME ((fanorona_game *)handle_of(aTHX_ ST(0), &game_type, RULES))

/* A copy of the game's board in an object that is mortal and has no class yet. */
static SV *
game_board_object(pTHX_ const fanorona_game *game, fanorona_board **board)
{
    MAGIC *magic;
    SV *self = handle_object(aTHX_ &board_type, &magic);

    *board = NULL;
    answer(aTHX_ RULES, abi->game_board(game, board));
    magic->mg_ptr = (char *)*board;
    return self;
}

/* The same for what only asks the board something and then has no more use for it. */
static const fanorona_board *
game_board(pTHX_ const fanorona_game *game)
{
    fanorona_board *board;

    (void)game_board_object(aTHX_ game, &board);
    return board;
}

/* The last whole move as a Move; undef before the first.  What its steps took is
 * asked of the board on which it began, and a copy of the game goes back there. */
static SV *
game_last_move(pTHX_ const fanorona_game *game)
{
    const int32_t last = answer(aTHX_ RULES, abi->game_ply(game)) - 1;
    fanorona_step steps[FANORONA_CHAIN_MAX];
    fanorona_move made, open;
    fanorona_game *copy = NULL;
    char text[MOVE_TEXT_ROOM];
    size_t width = 0, count = 0;
    MAGIC *magic;

    if (last < 0)
        return newSV(0);
    answer(aTHX_ RULES, abi->game_move_at(game, last, &made));
    (void)handle_object(aTHX_ &game_type, &magic);
    answer(aTHX_ RULES, abi->game_clone(game, &copy));
    magic->mg_ptr = (char *)copy;
    while (abi->game_ply(copy) > last || abi->game_in_progress(copy, &open) == FANORONA_OK)
        if (answer(aTHX_ RULES, abi->game_undo(copy)) != FANORONA_OK)
            break;
    answer(aTHX_ RULES, abi->board_move_steps(game_board(aTHX_ copy), &made, steps,
                                              FANORONA_CHAIN_MAX, &count));
    answer(aTHX_ RULES, abi->move_text(&made, text, sizeof text, &width));
    return move_value(aTHX_ gv_stashpvn(MOVE, sizeof MOVE - 1, GV_ADD), text, width, steps, count);
}

/* The fields of a variant as a hash.  A size that has a name goes by it. */
static SV *
variant_value(pTHX_ const fanorona_variant *variant)
{
    static const char *const names[] = { "sivy", "dimy", "telo" };
    HV *hash = newHV();
    SV *board = NULL;
    size_t i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        int32_t cols = 0, rows = 0;
        abi->size_of(names[i], strlen(names[i]), &cols, &rows);
        if (cols == variant->cols && rows == variant->rows)
            board = newSVpv(names[i], 0);
    }
    if (!board)
        board = newSVpvf("%dx%d", (int)variant->cols, (int)variant->rows);
    (void)hv_stores(hash, "board", board);
    (void)hv_stores(hash, "quiet_limit", newSViv(variant->quiet_limit));
    (void)hv_stores(hash, "repeat", newSViv(variant->repeat));
    (void)hv_stores(hash, "ply_cap", newSViv(variant->ply_cap));
    return newRV_noinc((SV *)hash);
}

/* The notation of a move alone. */
static SV *
move_string(pTHX_ const fanorona_move *move)
{
    char text[MOVE_TEXT_ROOM];
    size_t width = 0;

    answer(aTHX_ RULES, abi->move_text(move, text, sizeof text, &width));
    return newSVpvn(text, width);
}

/* The engine's weights with those changed that a hash names. */
static void
weights_argument(pTHX_ SV *sv, fanorona_weights *weights)
{
    AV *pairs = args_pairs(aTHX_ sv, RULES, "weights are");
    fanorona_options usual;
    SSize_t i;

    answer(aTHX_ RULES, abi->search_defaults(&usual));
    *weights = usual.weights;
    for (i = 0; i < av_len(pairs); i += 2) {
        SV *name = *av_fetch(pairs, i, 0);
        char text[16];
        const I32 length = args_text(aTHX_ name, text, sizeof text, '?');
        const int32_t index = length < 0 ? FANORONA_NONE : abi->weight_of(text, (size_t)length);
        args_whole whole;
        if (index < 0 || index >= FANORONA_WEIGHTS)
            Perl_croak(aTHX_ "%s: there is no weight named '%" SVf "'", RULES, SVfARG(name));
        if (!args_whole_of(aTHX_ *av_fetch(pairs, i + 1, 0), &whole) || whole.size > 0x7fffffff)
            Perl_croak(aTHX_ "%s: the weight %" SVf " is not a whole number in range", RULES, SVfARG(name));
        weights->value[index] = whole.negative ? -(int32_t)whole.size : (int32_t)whole.size;
    }
}

static void
weights_accepted(pTHX_ int32_t code)
{
    if (code == FANORONA_ERROR_RANGE)
        Perl_croak(aTHX_ "%s: a weight is a whole number from -10000 to 10000", RULES);
    answer(aTHX_ RULES, code);
}

static SV *
found_value(pTHX_ const my_cxt_t *keys, const fanorona_found *found,
            const fanorona_step *steps, size_t count)
{
    HV *hash = newHV();
    AV *list = newAV();
    size_t i;

    for (i = 0; i < count; i++)
        av_push(list, step_value(aTHX_ keys, &steps[i]));
    (void)hv_stores(hash, "steps", newRV_noinc((SV *)list));
    (void)hv_stores(hash, "stop", newSVsv(boolSV(found->stop)));
    (void)hv_stores(hash, "score", newSViv(found->score));
    (void)hv_stores(hash, "depth", newSViv(found->depth));
    (void)hv_stores(hash, "nodes", value_digits(aTHX_ found->nodes));
    (void)hv_stores(hash, "stopped", newSVsv(boolSV(found->stopped)));
    return newRV_noinc((SV *)hash);
}

/* A seed changed by a salt: one number for each string of characters, and the
 * seed itself for a salt that is not there. */
static uint64_t
salted_seed(uint64_t seed, const char *salt, STRLEN length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325); /* FNV-1a */

    while (length--)
        hash = (hash ^ (U8)*salt++) * UINT64_C(0x100000001b3);
    hash ^= hash >> 32;
    return seed ^ (hash * UINT64_C(0x9e3779b97f4a7c15));
}

#endif
