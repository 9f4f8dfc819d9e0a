/* What XSUBs start and end with, on top of the library's table of functions.
 *
 * Who includes this has declared `abi`, that table, and defined LIBRARY(name), the
 * header's constant of a name.  Each class defines WHO, its name, and INVOCANT, how its
 * methods are called, before its XSUBs.
 */
#ifndef PERL_CALLS_H
#define PERL_CALLS_H

#include "perl_args.h"
#include "perl_values.h"

/* The table, unless it is older than the header that this was compiled with. */
#define TABLE_TAKE(table) \
    STMT_START { \
        if (!(table) || (table)->version < LIBRARY(ABI_VERSION) || (table)->size < sizeof *(table)) \
            Perl_croak(aTHX_ "%s: the library offers version %lu of its table and this needs %lu", WHO, \
                       (table) ? (unsigned long)(table)->version : 0UL, (unsigned long)LIBRARY(ABI_VERSION)); \
        abi = (table); \
    } STMT_END

/* ---- arguments ---- */

#define TAKES(least, most, text) \
    STMT_START { \
        if (items < 1 + (least) || items > 1 + (most)) \
            args_usage(aTHX_ cv, WHO, INVOCANT, text); \
        args_hold(aTHX_ &ST(0), items); \
    } STMT_END

#define CLASS_TAKES(count, text) \
    STMT_START { \
        if (items != 1 + (count)) \
            args_usage(aTHX_ cv, WHO, WHO "->", text); \
        args_hold(aTHX_ &ST(0), items); \
    } STMT_END

/* ---- handles ---- */

/* The type of a handle that the library frees: kind_type, and kind_magic_free for
 * those who destroy one by hand. */
#define HANDLE(kind) \
    static int \
    kind##_magic_free(pTHX_ SV *sv, MAGIC *magic) \
    { \
        void *const handle = magic->mg_ptr; \
        PERL_UNUSED_CONTEXT; \
        PERL_UNUSED_ARG(sv); \
        magic->mg_ptr = NULL; \
        if (handle) \
            abi->kind##_free(handle); \
        return 0; \
    } \
    static const MGVTBL kind##_type = { NULL, NULL, NULL, NULL, kind##_magic_free, NULL, handle_dup, NULL }

/* ---- answers ---- */

/* The value asked for, or a croak for the errors that are no answer. */
static int32_t
answer(pTHX_ const char *who, int32_t code)
{
    if (code < LIBRARY(NONE))
        Perl_croak(aTHX_ "%s: %s", who, abi->error_message(code));
    return code;
}

static SV *
key_value(pTHX_ const char *who, uint64_t key)
{
    char hex[LIBRARY(KEY_SIZE)];

    answer(aTHX_ who, abi->key_hex(key, hex, sizeof hex));
    return newSVpvn(hex, sizeof hex - 1);
}

#define GIVE(sv) \
    STMT_START { \
        SV *given_ = (sv); \
        ST(0) = sv_2mortal(given_); \
        XSRETURN(1); \
    } STMT_END

#define GIVE_INT(code) GIVE(newSViv((IV)answer(aTHX_ WHO, (code))))
#define GIVE_BOOL(code) \
    STMT_START { \
        ST(0) = boolSV(answer(aTHX_ WHO, (code)) > 0); \
        XSRETURN(1); \
    } STMT_END

#define GIVE_SELF \
    STMT_START { \
        if (GIMME_V == G_VOID) \
            XSRETURN_EMPTY; \
        ST(0) = sv_mortalcopy(ST(0)); \
        XSRETURN(1); \
    } STMT_END

/* Reading arguments may have moved the stack: returning a list starts here. */
#define STACK_FROM_FIRST (SP = PL_stack_base + ax - 1)

/* A list of numbers, or how many they are in scalar context. */
static void
give_numbers(pTHX_ I32 ax, const int32_t *numbers, size_t count)
{
    SV **sp = PL_stack_base + ax - 1;
    size_t i;

    if (GIMME_V == G_LIST) {
        EXTEND(SP, (SSize_t)count);
        for (i = 0; i < count; i++)
            PUSHs(sv_2mortal(newSViv(numbers[i])));
    }
    else
        PUSHs(sv_2mortal(newSViv((IV)count)));
    PUTBACK;
}

#endif
