/* What passes between Perl and the library: boards, steps, moves and tokens. */
#ifndef FANORONA_PERL_H
#define FANORONA_PERL_H

#include <stddef.h>

/* What a Move keeps of each step: the first bytes of a fanorona_step. */
#define RECORD 12
typedef char record_is_the_start_of_a_step[offsetof(fanorona_step, reserved) == RECORD ? 1 : -1];

/* Room for the notation of the longest move. */
#define MOVE_TEXT_ROOM 256

/* Immutable once loaded, so that all interpreters may share it. */
static const struct fanorona_abi *abi;

#define LIBRARY(name) FANORONA_##name
#include "perl_calls.h"

/* The keys of a step hash, shared with their hash values worked out. */
#define MY_CXT_KEY "Game::Fanorona::_guts" XS_VERSION
typedef struct {
    SV *from, *to, *dir, *kind, *taken;
} my_cxt_t;
START_MY_CXT

static void
keys_make(pTHX_ my_cxt_t *keys)
{
    keys->from = newSVpvn_share("from", 4, 0);
    keys->to = newSVpvn_share("to", 2, 0);
    keys->dir = newSVpvn_share("dir", 3, 0);
    keys->kind = newSVpvn_share("kind", 4, 0);
    keys->taken = newSVpvn_share("taken", 5, 0);
}

/* ---- boards ---- */

HANDLE(board);

#define BOARD ((fanorona_board *)handle_of(aTHX_ ST(0), &board_type, ENGINE))

/* ---- steps and moves ---- */

static SV *
step_value(pTHX_ const my_cxt_t *keys, const fanorona_step *step)
{
    HV *hash = newHV();
    AV *taken = newAV();
    int i;

    if (step->taken_count) {
        av_extend(taken, step->taken_count - 1);
        for (i = 0; i < step->taken_count; i++)
            av_store(taken, i, newSViv(step->taken[i]));
    }
    (void)hv_store_ent(hash, keys->from, newSViv(step->from), SvSHARED_HASH(keys->from));
    (void)hv_store_ent(hash, keys->to, newSViv(step->to), SvSHARED_HASH(keys->to));
    (void)hv_store_ent(hash, keys->dir, newSViv(step->direction), SvSHARED_HASH(keys->dir));
    (void)hv_store_ent(hash, keys->kind, newSViv(step->kind), SvSHARED_HASH(keys->kind));
    (void)hv_store_ent(hash, keys->taken, newRV_noinc((SV *)taken), SvSHARED_HASH(keys->taken));
    return newRV_noinc((SV *)hash);
}

static SV *
step_part(pTHX_ HV *step, SV *key)
{
    HE *entry = hv_fetch_ent(step, key, 0, SvSHARED_HASH(key));

    return entry ? HeVAL(entry) : &PL_sv_undef;
}

typedef struct {
    int32_t from, direction, kind;
} step_words;

/* A step as an argument: the hash, or its point, direction and kind. */
static step_words
step_argument(pTHX_ CV *cv, I32 ax, I32 items, const char *who, const char *invocant)
{
    dMY_CXT;
    step_words words;
    SV *parts[4];

    if (items != 2 && items != 4)
        args_usage(aTHX_ cv, who, invocant, "($step) or with ($from, $dir, $kind)");
    args_hold(aTHX_ &ST(0), items);
    if (items == 4) {
        words.from = args_small(aTHX_ ST(1));
        words.direction = args_small(aTHX_ ST(2));
        words.kind = args_small(aTHX_ ST(3));
        return words;
    }
    parts[0] = args_plain(aTHX_ ST(1));
    if (!SvROK(parts[0]) || SvTYPE(SvRV(parts[0])) != SVt_PVHV)
        Perl_croak(aTHX_ "%s: a step is a hash reference, or a point, a direction and a kind", who);
    {
        HV *step = (HV *)SvRV(parts[0]);
        parts[0] = ST(0);
        parts[1] = step_part(aTHX_ step, MY_CXT.from);
        parts[2] = step_part(aTHX_ step, MY_CXT.dir);
        parts[3] = step_part(aTHX_ step, MY_CXT.kind);
    }
    args_hold(aTHX_ parts, 4);
    words.from = args_small(aTHX_ parts[1]);
    words.direction = args_small(aTHX_ parts[2]);
    words.kind = args_small(aTHX_ parts[3]);
    return words;
}

/* A Move is a reference to one string, made read-only: the number of its steps,
 * their records, and the notation.  (An array would not do: setting the last index
 * shortens even one that is read-only.) */
static SV *
move_value(pTHX_ HV *stash, const char *text, size_t length,
           const fanorona_step *steps, size_t count)
{
    SV *value = newSV(1 + count * RECORD + length + 1);
    SV *self = newRV_noinc(value);
    char *to = SvPVX(value);
    size_t i;

    *to++ = (char)count;
    for (i = 0; i < count; i++, to += RECORD)
        memcpy(to, &steps[i], RECORD);
    memcpy(to, text, length);
    to[length] = '\0';
    SvCUR_set(value, 1 + count * RECORD + length);
    SvPOK_only(value);
    sv_bless(self, stash);
    SvREADONLY_on(value);
    return self;
}

/* Whether a record is one that the engine could have made: a step along a line
 * that takes nothing, or the stones next to it one after the other. */
static int
record_holds(const U8 *record)
{
    static const int ways[] = {
        FANORONA_STRIDE, FANORONA_STRIDE + 1, 1, 1 - FANORONA_STRIDE,
        -FANORONA_STRIDE, -FANORONA_STRIDE - 1, -1, FANORONA_STRIDE - 1
    };
    const int direction = record[2], kind = record[3], count = record[4];
    int way, point, i;

    if (direction > FANORONA_NW || kind > FANORONA_WITHDRAWAL || count > FANORONA_LINE_MAX
        || !count != (kind == FANORONA_PAIKA))
        return 0;
    way = ways[direction];
    if (record[1] != record[0] + way)
        return 0;
    point = record[1];
    if (kind == FANORONA_WITHDRAWAL) {
        way = -way;
        point = record[0];
    }
    for (i = 0; i < FANORONA_LINE_MAX; i++) {
        point += way;
        if (record[5 + i] != (i < count ? point : 0) || (i < count && abi->file_of(point) < 0))
            return 0;
    }
    return 1;
}

/* What a Move says was played; croaks on anything else.  A Move may have been
 * stored, or sent to another thread, so nothing but its content tells that it is
 * one: all of that has to be as move_value makes it. */
static void
move_argument(pTHX_ SV *sv, const char *who, fanorona_move *move)
{
    char value[1 + FANORONA_CHAIN_MAX * RECORD + MOVE_TEXT_ROOM], text[MOVE_TEXT_ROOM];
    const U8 *record = (const U8 *)value + 1;
    I32 length = -1, count, i;
    size_t width = 0;
    int holds;

    sv = args_plain(aTHX_ sv);
    if (!SvROK(sv) || !sv_derived_from(sv, MOVE))
        Perl_croak(aTHX_ "%s: a whole move is a %s", who, MOVE);
    sv = SvRV(sv);
    if (SvTYPE(sv) < SVt_PVAV) {
        sv = args_plain(aTHX_ sv_2mortal(SvREFCNT_inc_simple_NN(sv))); /* tied, or shared by threads */
        if (SvPOK(sv) && !SvROK(sv))
            length = args_text(aTHX_ sv, value, sizeof value, -1);
    }
    count = length > 0 ? (U8)value[0] : 0;
    holds = count >= 1 && count <= FANORONA_CHAIN_MAX && length > 1 + count * RECORD;
    memset(move, 0, sizeof *move);
    for (i = 0; holds && i < count; i++, record += RECORD) {
        holds = record_holds(record) && (i == 0 || record[0] == record[1 - RECORD]);
        move->direction[i] = record[2];
        move->kind[i] = record[3];
    }
    move->from = holds ? (U8)value[1] : 0;
    move->length = (uint8_t)count;
    if (!holds || abi->move_text(move, text, sizeof text, &width) != FANORONA_OK
        || (size_t)length != 1 + (size_t)count * RECORD + width || memNE(record, text, width))
        Perl_croak(aTHX_ "%s: this %s does not hold a whole move", who, MOVE);
}

/* ---- tokens ---- */

static SV *
token_value(pTHX_ const fanorona_token *token)
{
    return newSVpvn((const char *)token->bytes, sizeof token->bytes);
}

/* Copies a token out of a string.  One of the wrong length, or with a
 * character that is no byte, is left to no one to judge: it croaks here. */
static void
token_argument(pTHX_ SV *sv, fanorona_token *token)
{
    if (!args_bytes(aTHX_ sv, token->bytes, sizeof token->bytes))
        Perl_croak(aTHX_ "%s: this is not a token", ENGINE);
}

static void
token_accepted(pTHX_ int32_t code)
{
    if (code == FANORONA_ERROR_TOKEN)
        Perl_croak(aTHX_ "%s: this is not a token of the position it was given to", ENGINE);
    answer(aTHX_ ENGINE, code);
}

#endif
