/* Making Perl values, and holding a native handle in a Perl object. */
#ifndef PERL_VALUES_H
#define PERL_VALUES_H

#include <stdint.h>

/* A 64-bit number as decimal digits, which every perl can hold. */
PERL_STATIC_INLINE SV *
value_digits(pTHX_ uint64_t number)
{
    char digits[20];
    char *first = digits + sizeof digits;

    do
        *--first = (char)('0' + (int)(number % 10));
    while (number /= 10);
    return newSVpvn(first, (STRLEN)(digits + sizeof digits - first));
}

/* The same as a plain number where an integer of this perl is wide enough. */
PERL_STATIC_INLINE SV *
value_count(pTHX_ uint64_t number)
{
    return number <= (uint64_t)UV_MAX ? newSVuv((UV)number)
                                      : value_digits(aTHX_ number);
}

/* A handle lives in magic on the object's array, which Perl code can neither
 * see nor set.  The table of functions tells one type of handle from another. */
PERL_STATIC_INLINE MAGIC *
handle_magic(SV *self, const MGVTBL *type)
{
    MAGIC *magic;

    if (!SvROK(self) || SvTYPE(SvRV(self)) < SVt_PVMG)
        return NULL;
    for (magic = SvMAGIC(SvRV(self)); magic; magic = magic->mg_moremagic)
        if (magic->mg_type == PERL_MAGIC_ext && magic->mg_virtual == type)
            return magic;
    return NULL;
}

/* A new thread gets a copy of the object and must not get its handle. */
PERL_STATIC_INLINE int
handle_dup(pTHX_ MAGIC *magic, CLONE_PARAMS *params)
{
    PERL_UNUSED_CONTEXT;
    PERL_UNUSED_ARG(params);
    magic->mg_ptr = NULL;
    return 0;
}

/* An object still without handle and class.  It is mortal, so a handle stored
 * in *magic is freed whatever happens from there on. */
PERL_STATIC_INLINE SV *
handle_object(pTHX_ const MGVTBL *type, MAGIC **magic)
{
    AV *array = newAV();
    SV *self = sv_2mortal(newRV_noinc((SV *)array));

    *magic = sv_magicext((SV *)array, NULL, PERL_MAGIC_ext, type, NULL, 0);
    (*magic)->mg_flags |= MGf_DUP;
    return self;
}

/* The handle itself.  Croaks when the object never had one of this type, or
 * has it no more: destroyed, or copied into another thread. */
PERL_STATIC_INLINE void *
handle_of(pTHX_ SV *self, const MGVTBL *type, const char *who)
{
    MAGIC *magic;

    if (!SvROK(self))
        SvGETMAGIC(self);
    magic = handle_magic(self, type);
    if (!magic)
        Perl_croak(aTHX_ "%s: called on something that is not an object of this class", who);
    if (!magic->mg_ptr)
        Perl_croak(aTHX_ "%s: the object was destroyed, or belongs to another thread", who);
    return magic->mg_ptr;
}

#endif
