/* Reading what Perl code passed to an XSUB.
 *
 * Reading an argument may run Perl code: a tied variable, an overloaded
 * object.  That code may free other arguments, move the stack or destroy the
 * object the method was called on.  So every XSUB goes by one order: check the
 * number of arguments, args_hold() them, convert them all, and only then take
 * the native handle out of the invocant.
 */
#ifndef PERL_ARGS_H
#define PERL_ARGS_H

#include <stdint.h>
#include <string.h>

/* A whole number as sign and size; a size past 64 bits is UINT64_MAX. */
typedef struct args_whole {
    int negative;
    uint64_t size;
} args_whole;

/* The Perl stack counts no references: while one argument is read, code may
 * drop the last reference to another.  Keeps all of them until the statement
 * ends when reading any but the first (the invocant, which is read last) may run
 * code: one with magic, or a reference, for what it leads to may be an object or
 * tied. */
PERL_STATIC_INLINE void
args_hold(pTHX_ SV **args, I32 count)
{
    I32 i;

    for (i = 1; i < count; i++)
        if (SvGMAGICAL(args[i]) || SvROK(args[i]))
            break;
    if (i >= count)
        return;
    for (i = 0; i < count; i++)
        sv_2mortal(SvREFCNT_inc_simple_NN(args[i]));
}

/* The argument with its magic read, exactly once. */
PERL_STATIC_INLINE SV *
args_plain(pTHX_ SV *sv)
{
    return SvGMAGICAL(sv) ? sv_mortalcopy(sv) : sv;
}

/* Whether an object says what it is when perl asks by this operation: "(0+",
 * "(\"\"" or "(bool".  Each stands in for the others, unless the class says with
 * a fallback of 0 that none does.  Perl itself dies over an object that does not. */
PERL_STATIC_INLINE int
args_converts(pTHX_ SV *sv, const char *operation)
{
    HV *stash;
    GV *fallback;

    if (!SvAMAGIC(sv))
        return 0;
    stash = SvSTASH(SvRV(sv));
    if (gv_fetchmeth(stash, operation, strlen(operation), -1) || gv_fetchmeth(stash, "(nomethod", 9, -1))
        return 1;
    fallback = gv_fetchmeth(stash, "()", 2, -1);
    if (fallback && GvSV(fallback) && SvOK(GvSV(fallback)) && !SvTRUE(GvSV(fallback)))
        return 0;
    return gv_fetchmeth(stash, "(0+", 3, -1) || gv_fetchmeth(stash, "(\"\"", 3, -1)
        || gv_fetchmeth(stash, "(bool", 5, -1);
}

/* Whether an argument is true; an object that does not say is. */
PERL_STATIC_INLINE int
args_true(pTHX_ SV *sv)
{
    sv = args_plain(aTHX_ sv);
    if (SvROK(sv) && SvAMAGIC(sv) && !args_converts(aTHX_ sv, "(bool"))
        return 1;
    return SvTRUE(sv) ? 1 : 0;
}

PERL_STATIC_INLINE int
args_whole_of_nv(NV value, args_whole *out)
{
    const NV size = value < 0 ? -value : value;

    if (size - size != 0 || size != Perl_floor(size)) /* inf, nan, a fraction */
        return 0;
    out->negative = value < 0;
    out->size = size >= 18446744073709551616.0 ? UINT64_MAX : (uint64_t)size;
    return 1;
}

PERL_STATIC_INLINE int
args_whole_of_string(pTHX_ const char *text, STRLEN length, args_whole *out)
{
    UV value = 0;
    const int type = grok_number(text, length, &value);

    if (type == 0 || (type & (IS_NUMBER_INFINITY | IS_NUMBER_NAN)))
        return 0;
    if ((type & IS_NUMBER_IN_UV) && !(type & IS_NUMBER_NOT_INT)) {
        out->negative = (type & IS_NUMBER_NEG) && value;
        out->size = value;
        return 1;
    }
    return args_whole_of_nv(my_atof(text), out);
}

/* The number or string that an argument is, an object's own; NULL for a
 * reference that is neither. */
PERL_STATIC_INLINE SV *
args_number(pTHX_ SV *sv)
{
    sv = args_plain(aTHX_ sv);
    if (!SvROK(sv))
        return sv;
    sv = args_converts(aTHX_ sv, "(0+")
        ? amagic_call(sv, &PL_sv_undef, numer_amg, AMGf_noright | AMGf_unary)
        : NULL;
    if (!sv)
        return NULL;
    sv = args_plain(aTHX_ sv);
    return SvROK(sv) ? NULL : sv;
}

/* Reads a whole number; 0 for anything that is not one: undef, a reference
 * that does not overload, a fraction, an infinity, a string that is no number. */
PERL_STATIC_INLINE int
args_whole_of(pTHX_ SV *sv, args_whole *out)
{
    sv = args_number(aTHX_ sv);
    if (!sv)
        return 0;
    if (SvIOK(sv)) {
        const IV value = SvIVX(sv);
        out->negative = !SvIsUV(sv) && value < 0;
        out->size = out->negative ? (uint64_t)0 - (uint64_t)value
                                  : (uint64_t)SvUVX(sv);
        return 1;
    }
    if (SvNOK(sv))
        return args_whole_of_nv(SvNVX(sv), out);
    if (SvPOK(sv))
        return args_whole_of_string(aTHX_ SvPVX_const(sv), SvCUR(sv), out);
    return 0;
}

/* Reads a whole number from 0 to UINT64_MAX, 0 for anything else.  A string is
 * read to its last digit, on a perl with short integers too, and has nothing but
 * digits. */
PERL_STATIC_INLINE int
args_exact(pTHX_ SV *sv, uint64_t *out)
{
    args_whole whole;

    sv = args_number(aTHX_ sv);
    if (!sv)
        return 0;
    if (SvPOK(sv) && !SvIOK(sv)) {
        const char *digit = SvPVX_const(sv);
        const char *const end = digit + SvCUR(sv);
        uint64_t value = 0;
        for (; digit < end && isDIGIT(*digit); digit++) {
            const unsigned unit = (unsigned)(*digit - '0');
            if (value > (UINT64_MAX - unit) / 10)
                return 0;
            value = value * 10 + unit;
        }
        if (digit == end && SvCUR(sv)) {
            *out = value;
            return 1;
        }
        if (!SvNOK(sv))
            return 0;
    }
    if (!args_whole_of(aTHX_ sv, &whole) || whole.negative)
        return 0;
    if (whole.size == UINT64_MAX && !SvIOK(sv)) /* this size or a greater one */
        return 0;
    *out = whole.size;
    return 1;
}

/* A small number that is never negative, such as a point or a direction; -1
 * for whatever is not one, which no function of the library takes for one. */
PERL_STATIC_INLINE int32_t
args_small(pTHX_ SV *sv)
{
    args_whole whole;

    if (SvIOK(sv) && !SvGMAGICAL(sv)) {
        const IV value = SvIVX(sv); /* a large UV reads as negative here */
        return value >= 0 && value <= 0x7fffffff ? (int32_t)value : -1;
    }
    if (!args_whole_of(aTHX_ sv, &whole) || whole.negative || whole.size > 0x7fffffff)
        return -1;
    return (int32_t)whole.size;
}

/* Copies a string into `text`, one byte for each character and no more than
 * `capacity` of them.  Returns how many were copied; -1 for undef.  A character
 * that is no byte is copied as `wide`, or refused with -1 when that is negative. */
PERL_STATIC_INLINE I32
args_text(pTHX_ SV *sv, char *text, STRLEN capacity, int wide)
{
    STRLEN length, count = 0;
    const U8 *from, *end;
    int utf8;

    sv = args_plain(aTHX_ sv);
    if (!SvOK(sv) || (SvROK(sv) && SvAMAGIC(sv) && !args_converts(aTHX_ sv, "(\"\"")))
        return -1;
    if (SvROK(sv))
        sv = sv_mortalcopy(sv); /* making text of an object leaves a flag on the reference */
    from = (const U8 *)SvPV(sv, length);
    utf8 = SvUTF8(sv) ? 1 : 0;
    if (!utf8) {
        if (length > capacity)
            length = capacity;
        memcpy(text, from, length);
        return (I32)length;
    }
    end = from + length;
    while (from < end && count < capacity) {
        int byte = *from;
        STRLEN width = 1;
        if (byte >= 0x80) {
            width = UTF8SKIP(from);
            byte = byte < 0xc4 && width == 2 && from + 1 < end
                ? (byte & 3) << 6 | (from[1] & 0x3f) : wide;
            if (byte < 0)
                return -1;
        }
        text[count++] = (char)byte;
        from = width < (STRLEN)(end - from) ? from + width : end;
    }
    return (I32)count;
}

/* Which of some names, each shorter than two dozen characters, an argument is; -1
 * for none of them. */
PERL_STATIC_INLINE int
args_name(pTHX_ SV *sv, const char *const *names, int count)
{
    char name[24];
    const I32 length = args_text(aTHX_ sv, name, sizeof name, '?');
    int i;

    for (i = 0; i < count; i++)
        if (length == (I32)strlen(names[i]) && memEQ(name, names[i], (size_t)length))
            return i;
    return -1;
}

/* The package a constructor blesses into: the class it was called on, or the
 * class of the object it was called on. */
PERL_STATIC_INLINE HV *
args_class(pTHX_ SV *sv, const char *who)
{
    sv = args_plain(aTHX_ sv);
    if (SvROK(sv) && SvOBJECT(SvRV(sv)))
        return SvSTASH(SvRV(sv));
    if (SvROK(sv) || !SvOK(sv) || !SvTRUE(sv))
        Perl_croak(aTHX_ "%s: an object is made for a class, and this names none", who);
    return gv_stashsv(sv, GV_ADD);
}

/* Croaks over the number of arguments, naming the method as it was called. */
PERL_STATIC_INLINE void
args_usage(pTHX_ CV *cv, const char *who, const char *invocant, const char *takes)
{
    Perl_croak(aTHX_ "%s: wrong number of arguments, the call is %s%s%s",
               who, invocant, GvNAME(CvGV(cv)), takes);
}

/* Croaks over the name of a named argument. */
PERL_STATIC_INLINE void
args_unknown(pTHX_ CV *cv, const char *who, SV *name)
{
    name = args_plain(aTHX_ name);
    if (!SvOK(name) || (SvROK(name) && SvAMAGIC(name) && !args_converts(aTHX_ name, "(\"\"")))
        name = newSVpvn_flags("undef", 5, SVs_TEMP);
    Perl_croak(aTHX_ "%s: %s takes no argument named '%" SVf "'", who, GvNAME(CvGV(cv)), SVfARG(name));
}

/* The names and values of a hash argument in turn, none for undef.  All are kept
 * until the statement ends: reading one may run code that changes the hash. */
PERL_STATIC_INLINE AV *
args_pairs(pTHX_ SV *sv, const char *who, const char *what)
{
    AV *pairs = (AV *)sv_2mortal((SV *)newAV());
    HV *hash;
    HE *entry;

    sv = args_plain(aTHX_ sv);
    if (!SvOK(sv))
        return pairs;
    if (!SvROK(sv) || SvTYPE(SvRV(sv)) != SVt_PVHV)
        Perl_croak(aTHX_ "%s: %s a hash reference", who, what);
    hash = (HV *)sv_2mortal(SvREFCNT_inc(SvRV(sv)));
    hv_iterinit(hash);
    while ((entry = hv_iternext(hash))) {
        av_push(pairs, SvREFCNT_inc(hv_iterkeysv(entry)));
        av_push(pairs, newSVsv(hv_iterval(hash, entry)));
    }
    return pairs;
}

/* A limit or a cap; `missing` when it was not given. */
PERL_STATIC_INLINE uint64_t
args_cap(pTHX_ SV *sv, const char *who, const char *what, uint64_t missing)
{
    args_whole whole;

    if (!sv)
        return missing;
    sv = args_plain(aTHX_ sv);
    if (!SvOK(sv))
        return missing;
    if (!args_whole_of(aTHX_ sv, &whole) || whole.negative)
        Perl_croak(aTHX_ "%s: a %s is a whole number, 0 or more", who, what);
    return whole.size;
}

/* The depth of a perft; what is too deep stays too deep. */
PERL_STATIC_INLINE int32_t
args_depth(pTHX_ SV *sv, const char *who, int32_t deepest)
{
    args_whole whole;

    if (!args_whole_of(aTHX_ sv, &whole))
        Perl_croak(aTHX_ "%s: a depth is a whole number", who);
    if (whole.negative)
        return 0;
    if (whole.size > (uint64_t)deepest)
        Perl_croak(aTHX_ "%s: a depth is at most %d", who, (int)deepest);
    return (int32_t)whole.size;
}

/* Copies a string of so many bytes, at most a hundred; 0 for one of another length, or
 * with a character that is no byte. */
PERL_STATIC_INLINE int
args_bytes(pTHX_ SV *sv, uint8_t *bytes, STRLEN size)
{
    char text[101];

    if (args_text(aTHX_ sv, text, size + 1, -1) != (I32)size)
        return 0;
    memcpy(bytes, text, size);
    return 1;
}

#endif
