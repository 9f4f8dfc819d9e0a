/* Hands Perl values that it has been given before, and does nothing else. */
#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"

enum { MOST = 7 };

typedef struct {
    IV from, to, dir, kind, taken[MOST];
    SSize_t count;
} step;

typedef struct {
    SSize_t count;
    union {
        step *steps;
        SV **strings;
    } of;
} kept;

#define MY_CXT_KEY "Stub::_guts"
typedef struct {
    SV *from, *to, *dir, *kind, *taken;
} my_cxt_t;
START_MY_CXT

static kept *
kept_of(pTHX_ SV *self)
{
    return INT2PTR(kept *, SvIVX(SvRV(self)));
}

static IV
part(pTHX_ HV *hash, const char *key)
{
    SV **value = hv_fetch(hash, key, (I32)strlen(key), 0);

    return value ? SvIV(*value) : 0;
}

static SV *
step_value(pTHX_ const my_cxt_t *keys, const step *step)
{
    HV *hash = newHV();
    AV *taken = newAV();
    SSize_t i;

    if (step->count) {
        av_extend(taken, step->count - 1);
        for (i = 0; i < step->count; i++)
            av_store(taken, i, newSViv(step->taken[i]));
    }
    (void)hv_store_ent(hash, keys->from, newSViv(step->from), SvSHARED_HASH(keys->from));
    (void)hv_store_ent(hash, keys->to, newSViv(step->to), SvSHARED_HASH(keys->to));
    (void)hv_store_ent(hash, keys->dir, newSViv(step->dir), SvSHARED_HASH(keys->dir));
    (void)hv_store_ent(hash, keys->kind, newSViv(step->kind), SvSHARED_HASH(keys->kind));
    (void)hv_store_ent(hash, keys->taken, newRV_noinc((SV *)taken), SvSHARED_HASH(keys->taken));
    return newRV_noinc((SV *)hash);
}

static SV *
kept_value(pTHX_ const char *class, kept *all)
{
    return sv_bless(newRV_noinc(newSViv(PTR2IV(all))), gv_stashpv(class, GV_ADD));
}

MODULE = Stub    PACKAGE = Stub

PROTOTYPES: DISABLE

BOOT:
{
    MY_CXT_INIT;
    MY_CXT.from = newSVpvn_share("from", 4, 0);
    MY_CXT.to = newSVpvn_share("to", 2, 0);
    MY_CXT.dir = newSVpvn_share("dir", 3, 0);
    MY_CXT.kind = newSVpvn_share("kind", 4, 0);
    MY_CXT.taken = newSVpvn_share("taken", 5, 0);
}

SV *
of_steps(const char *class, ...)
  CODE:
{
    kept *all;
    SSize_t i, j;

    Newxz(all, 1, kept);
    all->count = items - 1;
    Newxz(all->of.steps, items, step);
    for (i = 0; i < all->count; i++) {
        HV *hash = (HV *)SvRV(ST(i + 1));
        AV *taken = (AV *)SvRV(*hv_fetchs(hash, "taken", 0));
        step *into = &all->of.steps[i];
        into->from = part(aTHX_ hash, "from");
        into->to = part(aTHX_ hash, "to");
        into->dir = part(aTHX_ hash, "dir");
        into->kind = part(aTHX_ hash, "kind");
        into->count = av_len(taken) + 1;
        for (j = 0; j < into->count && j < MOST; j++)
            into->taken[j] = SvIV(*av_fetch(taken, j, 0));
    }
    RETVAL = kept_value(aTHX_ class, all);
}
  OUTPUT:
    RETVAL

SV *
of_strings(const char *class, ...)
  CODE:
{
    kept *all;
    SSize_t i;

    Newxz(all, 1, kept);
    all->count = items - 1;
    Newxz(all->of.strings, items, SV *);
    for (i = 0; i < all->count; i++)
        all->of.strings[i] = newSVsv(ST(i + 1));
    RETVAL = kept_value(aTHX_ class, all);
}
  OUTPUT:
    RETVAL

void
steps(SV *self)
  PPCODE:
{
    dMY_CXT;
    kept *all = kept_of(aTHX_ self);
    SSize_t i;

    EXTEND(SP, all->count);
    for (i = 0; i < all->count; i++)
        PUSHs(sv_2mortal(step_value(aTHX_ &MY_CXT, &all->of.steps[i])));
}

void
strings(SV *self)
  PPCODE:
{
    kept *all = kept_of(aTHX_ self);
    SSize_t i;

    EXTEND(SP, all->count);
    for (i = 0; i < all->count; i++)
        PUSHs(sv_2mortal(newSVpvn(SvPVX(all->of.strings[i]), SvCUR(all->of.strings[i]))));
}

void
string(SV *self, ...)
  PPCODE:
{
    SV *string = kept_of(aTHX_ self)->of.strings[0];

    PUSHs(sv_2mortal(newSVpvn(SvPVX(string), SvCUR(string))));
}

void
nothing(...)
  PPCODE:
    PERL_UNUSED_VAR(items);
