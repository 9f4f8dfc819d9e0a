/* Game::Brandubh::Engine on top of the library's table of functions. */
#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"
#include "ppport.h"

#include <brandubh.h>

/* Immutable once loaded, so that all interpreters may share it. */
static const struct brandubh_abi *abi;

#define LIBRARY(name) BRANDUBH_##name
#include "perl_calls.h"

#define ENGINE "Game::Brandubh::Engine"

/* The class whose XSUBs these are. */
#define WHO ENGINE
#define INVOCANT "$board->"

/* A position string that fills this is too long, whatever follows. */
#define TEXT_ROOM 64

/* ---- boards ---- */

HANDLE(board);

#define BOARD ((brandubh_board *)handle_of(aTHX_ ST(0), &board_type, WHO))

/* The board of a position string, in an object that is mortal and has no class yet;
 * NULL and the reason when the string is refused. */
static SV *
board_read(pTHX_ SV *string, int32_t *code)
{
    char text[TEXT_ROOM];
    const I32 length = args_text(aTHX_ string, text, sizeof text, '?');
    brandubh_board *board = NULL;
    MAGIC *magic;
    SV *self = handle_object(aTHX_ &board_type, &magic);

    *code = answer(aTHX_ WHO, abi->board_parse(length < 0 ? NULL : text, length < 0 ? 0 : (size_t)length, &board));
    magic->mg_ptr = (char *)board;
    return *code == BRANDUBH_POS_OK ? self : NULL;
}

/* ---- variants ---- */

/* The variant among the arguments, or NULL for the default game. */
static const brandubh_variant *
variant_argument(pTHX_ I32 ax, I32 items, I32 index, brandubh_variant *variant)
{
    enum { PASS, REENTRY, EVERYWHERE_TWO, STRONG, ESCAPE, REPEAT, PLY_CAP, FIELDS };
    static const char *const names[FIELDS] = {
        "throne_pass", "throne_reentry", "king_everywhere_two", "king_strong", "escape", "repeat", "ply_cap"
    };
    int32_t *fields[ESCAPE];
    AV *pairs;
    SSize_t i;

    if (index >= items)
        return NULL;
    pairs = args_pairs(aTHX_ ST(index), WHO, "a variant is");
    if (av_len(pairs) < 0)
        return NULL;
    answer(aTHX_ WHO, abi->variant_default(variant));
    fields[PASS] = &variant->throne_pass;
    fields[REENTRY] = &variant->throne_reentry;
    fields[EVERYWHERE_TWO] = &variant->king_everywhere_two;
    fields[STRONG] = &variant->king_strong;
    for (i = 0; i < av_len(pairs); i += 2) {
        static const char *const escapes[] = { "corner", "edge" };
        SV *name = *av_fetch(pairs, i, 0), *value = *av_fetch(pairs, i + 1, 0);
        const int which = args_name(aTHX_ name, names, FIELDS);
        if (which < 0)
            Perl_croak(aTHX_ "%s: a variant has no field named '%" SVf "'", WHO, SVfARG(name));
        if (which == ESCAPE) {
            const int escape = args_name(aTHX_ value, escapes, 2);
            if (escape < 0)
                Perl_croak(aTHX_ "%s: the escape of a variant is 'corner' or 'edge'", WHO);
            variant->escape = escape ? BRANDUBH_ESCAPE_EDGE : BRANDUBH_ESCAPE_CORNER;
        }
        else if (which < ESCAPE)
            *fields[which] = args_true(aTHX_ value);
    }
    return variant;
}

#define VARIANT(index, variant) variant_argument(aTHX_ ax, items, (index), (variant))

/* ---- undos ---- */

static SV *
undo_value(pTHX_ const brandubh_undo *undo)
{
    return newSVpvn((const char *)undo->bytes, sizeof undo->bytes);
}

static const struct {
    const char *name;
    IV value;
} constants[] = {
#define CONSTANT(name) { #name, BRANDUBH_##name }
    CONSTANT(EMPTY), CONSTANT(ATTACKER), CONSTANT(DEFENDER), CONSTANT(KING), CONSTANT(BORDER),
    CONSTANT(ATTACKERS), CONSTANT(DEFENDERS), CONSTANT(SIZE), CONSTANT(SQUARES),
    CONSTANT(POS_OK), CONSTANT(POS_NULL), CONSTANT(POS_ROWS), CONSTANT(POS_WIDTH),
    CONSTANT(POS_LETTER), CONSTANT(POS_SIDE), CONSTANT(POS_LONG),
    CONSTANT(WHY_OK), CONSTANT(WHY_OFF_BOARD), CONSTANT(WHY_NO_PIECE),
    CONSTANT(WHY_NOT_YOURS), CONSTANT(WHY_NO_MOVE), CONSTANT(WHY_NOT_A_LINE),
    CONSTANT(WHY_THRONE), CONSTANT(WHY_CORNER), CONSTANT(WHY_BLOCKED),
    CONSTANT(DID_CAPTURE), CONSTANT(KING_TAKEN), CONSTANT(KING_HOME),
#undef CONSTANT
};

MODULE = Game::Brandubh    PACKAGE = Game::Brandubh::Native

PROTOTYPES: DISABLE

BOOT:
{
    HV *stash = gv_stashpvn(ENGINE, sizeof ENGINE - 1, GV_ADD);
    const struct brandubh_abi *table = brandubh_abi();
    size_t i;

    TABLE_TAKE(table);
    for (i = 0; i < sizeof constants / sizeof constants[0]; i++)
        newCONSTSUB(stash, constants[i].name, newSViv(constants[i].value));
}

MODULE = Game::Brandubh    PACKAGE = Game::Brandubh::Engine

void
new(...)
  CODE:
{
    enum { BARE, TEXT, POINTER, NAMES };
    static const char *const names[NAMES] = { "empty", "position", "_ptr" };
    SV *given[NAMES] = { NULL, NULL, NULL };
    int i;
    HV *stash;
    MAGIC *magic;
    SV *self;

    if (items % 2 == 0)
        args_usage(aTHX_ cv, WHO, WHO "->", "(name => value, ...)");
    args_hold(aTHX_ &ST(0), items);
    for (i = 1; i < items; i += 2) {
        const int which = args_name(aTHX_ ST(i), names, NAMES);
        if (which < 0)
            args_unknown(aTHX_ cv, WHO, ST(i));
        if (which == POINTER)
            Perl_croak(aTHX_ "%s: a board is made by new, of_string or clone", WHO);
        given[which] = ST(i + 1);
    }
    if (given[TEXT]) {
        int32_t code;
        self = board_read(aTHX_ given[TEXT], &code);
        if (!self)
            Perl_croak(aTHX_ "%s: the position was refused, code %d: %s", WHO, (int)code, abi->pos_message(code));
        stash = args_class(aTHX_ ST(0), WHO);
    }
    else {
        brandubh_board *board = NULL;
        const int bare = given[BARE] && args_true(aTHX_ given[BARE]);
        stash = args_class(aTHX_ ST(0), WHO);
        self = handle_object(aTHX_ &board_type, &magic);
        answer(aTHX_ WHO, (bare ? abi->board_empty : abi->board_new)(&board));
        magic->mg_ptr = (char *)board;
    }
    ST(0) = sv_bless(self, stash);
    XSRETURN(1);
}

void
of_string(...)
  PPCODE:
{
    int32_t code;
    SV *self;

    CLASS_TAKES(1, "($string)");
    self = board_read(aTHX_ ST(1), &code);
    if (self)
        sv_bless(self, args_class(aTHX_ ST(0), WHO));
    STACK_FROM_FIRST;
    PUSHs(self ? self : &PL_sv_undef);
    if (GIMME_V == G_LIST)
        PUSHs(sv_2mortal(newSViv(code)));
}

void
clone(...)
  CODE:
{
    brandubh_board *board, *copy = NULL;
    MAGIC *magic;
    SV *self;

    TAKES(0, 0, "");
    board = BOARD;
    self = handle_object(aTHX_ &board_type, &magic);
    answer(aTHX_ WHO, abi->board_clone(board, &copy));
    magic->mg_ptr = (char *)copy;
    ST(0) = sv_bless(self, SvSTASH(SvRV(ST(0))));
    XSRETURN(1);
}

void
DESTROY(...)
  CODE:
{
    MAGIC *magic = items > 0 ? handle_magic(ST(0), &board_type) : NULL;

    if (magic)
        board_magic_free(aTHX_ SvRV(ST(0)), magic);
}

void
CLONE_SKIP(...)
  CODE:
    PERL_UNUSED_VAR(items);
    XSRETURN_YES;

void
_ptr(...)
  CODE:
    PERL_UNUSED_VAR(items);
    Perl_croak(aTHX_ "%s: _ptr is private, and no pointer is to be had", WHO);

void
side(...)
  ALIAS:
    king_square = 1
  CODE:
    TAKES(0, 0, "");
    GIVE_INT((ix ? abi->board_king_square : abi->board_side)(BOARD));

void
at(...)
  ALIAS:
    count = 1
  CODE:
{
    int32_t which;

    TAKES(1, 1, ix ? "($piece)" : "($square)");
    which = args_small(aTHX_ ST(1));
    GIVE_INT((ix ? abi->board_count : abi->board_at)(BOARD, which));
}

void
put(...)
  CODE:
{
    int32_t square, piece, code;

    TAKES(2, 2, "($square, $piece)");
    square = args_small(aTHX_ ST(1));
    piece = args_small(aTHX_ ST(2));
    code = abi->board_put(BOARD, square, piece);
    if (code != BRANDUBH_ERROR_RANGE)
        answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
lift(...)
  ALIAS:
    set_side = 1
    relocate = 2
  CODE:
{
    static const char *const takes[] = { "($square)", "($side)", "($move)" };
    int32_t what, code;
    brandubh_board *board;

    TAKES(1, 1, takes[ix]);
    what = args_small(aTHX_ ST(1));
    board = BOARD;
    switch (ix) {
    case 0: code = abi->board_lift(board, what); break;
    case 1: code = abi->board_set_side(board, what); break;
    default: code = abi->board_relocate(board, what); break;
    }
    if (code != BRANDUBH_ERROR_RANGE)
        answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
to_string(...)
  CODE:
{
    char text[BRANDUBH_TEXT_MAX + 1];
    size_t length = 0;

    TAKES(0, 0, "");
    answer(aTHX_ WHO, abi->board_text(BOARD, text, sizeof text, &length));
    GIVE(newSVpvn(text, length));
}

void
key_hex(...)
  ALIAS:
    key_full_hex = 1
  CODE:
{
    uint64_t key = 0;

    TAKES(0, 0, "");
    answer(aTHX_ WHO, (ix ? abi->board_key_full : abi->board_key)(BOARD, &key));
    GIVE(key_value(aTHX_ WHO, key));
}

void
moves(...)
  PPCODE:
{
    int32_t moves[BRANDUBH_MOVES_MAX];
    size_t count = 0;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(0, 1, "(\\%variant)");
    variant = VARIANT(1, &room);
    answer(aTHX_ WHO, abi->board_moves(BOARD, variant, moves, BRANDUBH_MOVES_MAX, &count));
    give_numbers(aTHX_ ax, moves, count);
    return;
}

void
is_legal(...)
  CODE:
{
    int32_t move;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(1, 2, "($move, \\%variant)");
    move = args_small(aTHX_ ST(1));
    variant = VARIANT(2, &room);
    GIVE_BOOL(abi->board_is_legal(BOARD, move, variant));
}

void
why_not(...)
  CODE:
{
    int32_t from, to;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(2, 3, "($from, $to, \\%variant)");
    from = args_small(aTHX_ ST(1));
    to = args_small(aTHX_ ST(2));
    variant = VARIANT(3, &room);
    GIVE_INT(abi->board_why_not(BOARD, from, to, variant));
}

void
hostile_to(...)
  CODE:
{
    int32_t square, side;

    TAKES(2, 2, "($square, $side)");
    square = args_small(aTHX_ ST(1));
    side = args_small(aTHX_ ST(2));
    GIVE_BOOL(abi->board_hostile_to(BOARD, square, side));
}

void
captures_at(...)
  PPCODE:
{
    int32_t square, squares[BRANDUBH_CAPTURES_MAX];
    size_t count = 0;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(1, 2, "($square, \\%variant)");
    square = args_small(aTHX_ ST(1));
    variant = VARIANT(2, &room);
    answer(aTHX_ WHO, abi->board_captures_at(BOARD, square, variant, squares, BRANDUBH_CAPTURES_MAX, &count));
    give_numbers(aTHX_ ax, squares, count);
    return;
}

void
preview(...)
  PPCODE:
{
    int32_t move, flags, squares[BRANDUBH_CAPTURES_MAX];
    size_t count = 0, i;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(1, 2, "($move, \\%variant)");
    move = args_small(aTHX_ ST(1));
    variant = VARIANT(2, &room);
    flags = answer(aTHX_ WHO, abi->board_preview(BOARD, move, variant, squares, BRANDUBH_CAPTURES_MAX, &count));
    STACK_FROM_FIRST;
    EXTEND(SP, (SSize_t)count + 1);
    PUSHs(sv_2mortal(newSViv(flags)));
    if (GIMME_V == G_LIST)
        for (i = 0; i < count; i++)
            PUSHs(sv_2mortal(newSViv(squares[i])));
}

void
do_move(...)
  PPCODE:
{
    int32_t move, flags;
    brandubh_undo undo;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(1, 2, "($move, \\%variant)");
    move = args_small(aTHX_ ST(1));
    variant = VARIANT(2, &room);
    flags = answer(aTHX_ WHO, abi->board_do_move(BOARD, move, variant, &undo));
    STACK_FROM_FIRST;
    PUSHs(sv_2mortal(newSViv(flags)));
    if (GIMME_V == G_LIST)
        PUSHs(sv_2mortal(undo_value(aTHX_ &undo)));
}

void
undo_move(...)
  CODE:
{
    brandubh_undo undo;
    int32_t code;

    TAKES(1, 1, "($undo)");
    if (!args_bytes(aTHX_ ST(1), undo.bytes, sizeof undo.bytes))
        Perl_croak(aTHX_ "%s: this is not an undo", WHO);
    code = abi->board_undo_move(BOARD, &undo);
    if (code == BRANDUBH_ERROR_UNDO)
        Perl_croak(aTHX_ "%s: this is not an undo of the position it was given to", WHO);
    answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
perft(...)
  ALIAS:
    perft_slides = 1
  CODE:
{
    int32_t depth;
    uint64_t found = 0;
    brandubh_variant room;
    const brandubh_variant *variant;

    TAKES(1, 2, "($depth, \\%variant)");
    depth = args_depth(aTHX_ ST(1), WHO, BRANDUBH_DEPTH_MAX);
    variant = VARIANT(2, &room);
    answer(aTHX_ WHO, (ix ? abi->board_perft_slides : abi->board_perft)(BOARD, depth, variant, &found));
    GIVE(value_digits(aTHX_ found));
}

void
stride(...)
  ALIAS:
    moves_max = 1
    abi_version = 2
  CODE:
{
    static const IV numbers[] = { BRANDUBH_STRIDE, BRANDUBH_MOVES_MAX };

    CLASS_TAKES(0, "");
    GIVE(newSViv(ix == 2 ? (IV)abi->version : numbers[ix]));
}

void
live(...)
  CODE:
    CLASS_TAKES(0, "");
    GIVE(value_count(aTHX_ abi->live()));

void
_abi_ptr(...)
  CODE:
    CLASS_TAKES(0, "");
    GIVE(newSVuv(PTR2UV(abi)));

void
square_of(...)
  ALIAS:
    move = 1
  CODE:
{
    int32_t first, second;

    CLASS_TAKES(2, ix ? "($from, $to)" : "($file, $rank)");
    first = args_small(aTHX_ ST(1));
    second = args_small(aTHX_ ST(2));
    GIVE_INT((ix ? abi->move_of : abi->square_of)(first, second));
}

void
file_of(...)
  ALIAS:
    rank_of = 1
    side_of = 2
    move_from = 3
    move_to = 4
  CODE:
{
    static const char *const takes[] = { "($square)", "($square)", "($piece)", "($move)", "($move)" };
    int32_t what;

    CLASS_TAKES(1, takes[ix]);
    what = args_small(aTHX_ ST(1));
    switch (ix) {
    case 0: what = abi->file_of(what); break;
    case 1: what = abi->rank_of(what); break;
    case 2: what = abi->side_of(what); break;
    case 3: what = abi->move_from(what); break;
    default: what = abi->move_to(what); break;
    }
    GIVE_INT(what);
}

void
on_board(...)
  ALIAS:
    is_throne = 1
    is_corner = 2
    beside_throne = 3
  CODE:
{
    int32_t square;

    CLASS_TAKES(1, "($square)");
    square = args_small(aTHX_ ST(1));
    switch (ix) {
    case 0: square = abi->on_board(square); break;
    case 1: square = abi->is_throne(square); break;
    case 2: square = abi->is_corner(square); break;
    default: square = abi->beside_throne(square); break;
    }
    GIVE_BOOL(square);
}

void
all_squares(...)
  PPCODE:
{
    int32_t squares[BRANDUBH_SQUARES];
    size_t count = 0;

    CLASS_TAKES(0, "");
    answer(aTHX_ WHO, abi->all_squares(squares, BRANDUBH_SQUARES, &count));
    give_numbers(aTHX_ ax, squares, count);
    return;
}

void
zobrist_hex(...)
  CODE:
{
    int32_t piece, square;
    uint64_t key = 0;

    CLASS_TAKES(2, "($piece, $square)");
    piece = args_small(aTHX_ ST(1));
    square = args_small(aTHX_ ST(2));
    if (abi->zobrist(piece, square, &key) != BRANDUBH_OK)
        Perl_croak(aTHX_ "%s: zobrist_hex takes a piece and a square of the board", WHO);
    GIVE(key_value(aTHX_ WHO, key));
}

void
zobrist_side_hex(...)
  CODE:
{
    uint64_t key = 0;

    CLASS_TAKES(0, "");
    answer(aTHX_ WHO, abi->zobrist_side(&key));
    GIVE(key_value(aTHX_ WHO, key));
}

void
other(...)
  CODE:
    if (items != 1)
        args_usage(aTHX_ cv, WHO, "", "($side)");
    GIVE_INT(abi->other(args_small(aTHX_ ST(0))));
