/* Game::Fanorona::Engine on top of the library's table of functions. */
#define PERL_NO_GET_CONTEXT
#include "EXTERN.h"
#include "perl.h"
#include "XSUB.h"
#include "ppport.h"

#include <fanorona.h>

#define ENGINE "Game::Fanorona::Engine"
#define MOVE "Game::Fanorona::Move"
#define RULES "Game::Fanorona::Rules"
#define GAME_CLASS "Game::Fanorona"

#include "fanorona_perl.h"
#include "rules_perl.h"

/* How many moves are listed unless the caller says. */
#define MOVES_LIMIT 100000

/* The class whose XSUBs these are; redefined where the next class begins. */
#define WHO ENGINE
#define INVOCANT "$board->"

/* Room for the longest list of points and the most segments. */
#define POINTS_ROOM 48
#define SEGMENTS_ROOM 128

static void
give_steps(pTHX_ I32 ax, const fanorona_step *steps, size_t count)
{
    SV **sp = PL_stack_base + ax - 1;
    size_t i;

    if (GIMME_V == G_LIST) {
        dMY_CXT;
        EXTEND(SP, (SSize_t)count);
        for (i = 0; i < count; i++)
            PUSHs(sv_2mortal(step_value(aTHX_ &MY_CXT, &steps[i])));
    }
    else
        PUSHs(sv_2mortal(newSViv((IV)count)));
    PUTBACK;
}

/* The moves of most boards, for which nothing has to be counted first. */
#define FEW_MOVES 64

typedef struct {
    size_t count;
    fanorona_move moves[FEW_MOVES];
} few_moves;

/* Called by the library: nothing here may leave it but by returning. */
static int32_t
keep_few(const fanorona_move *whole, void *user)
{
    few_moves *few = (few_moves *)user;

    if (few->count == FEW_MOVES)
        return 1;
    few->moves[few->count++] = *whole;
    return 0;
}

/* As whole moves, or as their notation alone, sorted. */
enum { AS_MOVES, AS_STRINGS };

static I32
by_text(pTHX_ SV *a, SV *b)
{
    const STRLEN shorter = SvCUR(a) < SvCUR(b) ? SvCUR(a) : SvCUR(b);
    const int order = memcmp(SvPVX(a), SvPVX(b), shorter + 1);

    PERL_UNUSED_CONTEXT;
    return order;
}

static void
too_many_moves(pTHX_ const char *who, uint64_t limit)
{
    SV *message = sv_2mortal(newSVpvf("%s: there are more whole moves than the limit, which is %" SVf, who,
                                      SVfARG(sv_2mortal(value_digits(aTHX_ limit)))));
    dSP;

    /* Game::Fanorona is Perl, whose callers are told of their own lines. */
    if (strNE(who, GAME_CLASS))
        Perl_croak(aTHX_ "%" SVf, SVfARG(message));
    PUSHMARK(SP);
    XPUSHs(message);
    PUTBACK;
    call_pv("Carp::croak", G_VOID | G_DISCARD);
}

static void
give_moves(pTHX_ I32 ax, const char *who, const fanorona_board *board, uint64_t limit, int form)
{
    SV **sp;
    few_moves few;
    fanorona_move *moves = few.moves;
    fanorona_step steps[FANORONA_CHAIN_MAX];
    uint64_t found;
    size_t count, length, i;
    HV *stash;

    few.count = 0;
    if (answer(aTHX_ who, abi->board_visit_moves(board, keep_few, &few)) == FANORONA_STOPPED)
        answer(aTHX_ who, abi->board_count_moves(board, limit == UINT64_MAX ? limit : limit + 1, &found));
    else
        found = few.count;
    if (found > limit || found > (uint64_t)(((size_t)-1) / sizeof *moves - 1))
        too_many_moves(aTHX_ who, limit);
    if (GIMME_V != G_LIST) {
        sp = PL_stack_base + ax - 1;
        PUSHs(sv_2mortal(value_count(aTHX_ found)));
        PUTBACK;
        return;
    }
    count = few.count;
    if (found > count) {
        /* In a mortal, so that no croak below can lose it. */
        moves = (fanorona_move *)SvPVX(sv_2mortal(newSV((STRLEN)found * sizeof *moves + 1)));
        answer(aTHX_ who, abi->board_moves(board, moves, (size_t)found, &count));
    }
    stash = gv_stashpvn(MOVE, sizeof MOVE - 1, GV_ADD);
    sp = PL_stack_base + ax - 1;
    EXTEND(SP, (SSize_t)count);
    for (i = 0; i < count; i++) {
        char text[MOVE_TEXT_ROOM];
        size_t width = 0;
        answer(aTHX_ who, abi->move_text(&moves[i], text, sizeof text, &width));
        if (form == AS_STRINGS) {
            PUSHs(sv_2mortal(newSVpvn(text, width)));
            continue;
        }
        answer(aTHX_ who, abi->board_move_steps(board, &moves[i], steps, FANORONA_CHAIN_MAX, &length));
        PUSHs(sv_2mortal(move_value(aTHX_ stash, text, width, steps, length)));
    }
    PUTBACK;
    if (form == AS_STRINGS)
        sortsv(PL_stack_base + ax, count, by_text);
}

static const struct {
    const char *name;
    IV value;
} constants[] = {
#define CONSTANT(name) { #name, FANORONA_##name }
    CONSTANT(EMPTY), CONSTANT(WHITE), CONSTANT(BLACK), CONSTANT(BORDER),
    CONSTANT(N), CONSTANT(NE), CONSTANT(E), CONSTANT(SE),
    CONSTANT(S), CONSTANT(SW), CONSTANT(W), CONSTANT(NW),
    CONSTANT(PAIKA), CONSTANT(APPROACH), CONSTANT(WITHDRAWAL),
    CONSTANT(POS_OK), CONSTANT(POS_NULL), CONSTANT(POS_LONG), CONSTANT(POS_LETTER),
    CONSTANT(POS_ROWS), CONSTANT(POS_WIDTH), CONSTANT(POS_SIDE),
    CONSTANT(WHY_OK), CONSTANT(WHY_OFF_BOARD), CONSTANT(WHY_BAD_STEP),
    CONSTANT(WHY_NO_STONE), CONSTANT(WHY_NOT_YOURS), CONSTANT(WHY_NO_LINE),
    CONSTANT(WHY_OCCUPIED), CONSTANT(WHY_TAKES_NOTHING), CONSTANT(WHY_NOT_A_PAIKA),
    CONSTANT(WHY_MUST_CAPTURE), CONSTANT(WHY_NOT_THE_STONE),
    CONSTANT(WHY_SAME_DIRECTION), CONSTANT(WHY_REVISIT), CONSTANT(WHY_PAIKA_IN_CHAIN),
#undef CONSTANT
};

MODULE = Game::Fanorona    PACKAGE = Game::Fanorona::Native

PROTOTYPES: DISABLE

BOOT:
{
    HV *stash = gv_stashpvn(ENGINE, sizeof ENGINE - 1, GV_ADD);
    const struct fanorona_abi *table = fanorona_abi();
    size_t i;
    MY_CXT_INIT;

    TABLE_TAKE(table);
    keys_make(aTHX_ &MY_CXT);
    for (i = 0; i < sizeof constants / sizeof constants[0]; i++)
        newCONSTSUB(stash, constants[i].name, newSViv(constants[i].value));
    stash = gv_stashpvn(RULES, sizeof RULES - 1, GV_ADD);
    newCONSTSUB(stash, "PLAY_OK", newSViv(FANORONA_PLAY_OK));
    newCONSTSUB(stash, "PLAY_OVER", newSViv(FANORONA_PLAY_OVER));
    newCONSTSUB(stash, "PLAY_ILLEGAL", newSViv(FANORONA_PLAY_ILLEGAL));
}

void
CLONE(...)
  CODE:
{
    MY_CXT_CLONE;
    PERL_UNUSED_VAR(items);
    keys_make(aTHX_ &MY_CXT);
}

MODULE = Game::Fanorona    PACKAGE = Game::Fanorona::Engine

void
new(...)
  CODE:
{
    enum { SIZE_NAME, COLS, ROWS, BARE, TEXT, POINTER, NAMES };
    static const char *const names[NAMES] = { "board", "cols", "rows", "empty", "position", "_ptr" };
    SV *given[NAMES] = { NULL, NULL, NULL, NULL, NULL, NULL };
    char text[FANORONA_TEXT_MAX + 1], name[16];
    int32_t cols = 9, rows = 5;
    I32 length = -1;
    int i, bare;
    HV *stash;
    MAGIC *magic;
    SV *self;
    fanorona_board *board = NULL;

    if (items % 2 == 0)
        args_usage(aTHX_ cv, ENGINE, ENGINE "->", "(name => value, ...)");
    args_hold(aTHX_ &ST(0), items);
    for (i = 1; i < items; i += 2) {
        const int which = args_name(aTHX_ ST(i), names, NAMES);
        if (which < 0)
            args_unknown(aTHX_ cv, ENGINE, ST(i));
        if (which == POINTER)
            Perl_croak(aTHX_ "%s: a board is made by new, of_string or clone", ENGINE);
        given[which] = ST(i + 1);
    }
    /* A size is held to its form even where a position decides. */
    if (given[SIZE_NAME] && (given[COLS] || given[ROWS]))
        Perl_croak(aTHX_ "%s: a size is given by board, or by cols and rows, and not by both", ENGINE);
    if (!given[COLS] != !given[ROWS])
        Perl_croak(aTHX_ "%s: cols and rows are given together", ENGINE);
    if (given[SIZE_NAME]) {
        length = args_text(aTHX_ given[SIZE_NAME], name, sizeof name, '?');
        if (length < 0 || abi->size_of(name, (size_t)length, &cols, &rows) != FANORONA_OK)
            Perl_croak(aTHX_ "%s: there is no board of that name", ENGINE);
    }
    if (given[COLS]) {
        cols = args_small(aTHX_ given[COLS]);
        rows = args_small(aTHX_ given[ROWS]);
        if (answer(aTHX_ WHO, abi->size_ok(cols, rows)) != 1)
            Perl_croak(aTHX_ "%s: a board of that size cannot be built", ENGINE);
    }
    if (given[TEXT])
        length = args_text(aTHX_ given[TEXT], text, sizeof text, '?');
    bare = !given[TEXT] && given[BARE] && args_true(aTHX_ given[BARE]);
    stash = args_class(aTHX_ ST(0), ENGINE);
    self = handle_object(aTHX_ &board_type, &magic);
    if (given[TEXT]) {
        i = answer(aTHX_ WHO, abi->board_parse(length < 0 ? NULL : text, length < 0 ? 0 : (size_t)length, &board));
        if (i != FANORONA_POS_OK)
            Perl_croak(aTHX_ "%s: the position was refused, code %d", ENGINE, i);
    }
    else
        answer(aTHX_ WHO, (bare ? abi->board_empty : abi->board_new)(cols, rows, &board));
    magic->mg_ptr = (char *)board;
    ST(0) = sv_bless(self, stash);
    XSRETURN(1);
}

void
of_string(...)
  PPCODE:
{
    char text[FANORONA_TEXT_MAX + 1];
    I32 length;
    int32_t code;
    HV *stash;
    MAGIC *magic;
    SV *self;
    fanorona_board *board = NULL;

    CLASS_TAKES(1, "($string)");
    length = args_text(aTHX_ ST(1), text, sizeof text, '?');
    stash = args_class(aTHX_ ST(0), ENGINE);
    self = handle_object(aTHX_ &board_type, &magic);
    code = answer(aTHX_ WHO, abi->board_parse(length < 0 ? NULL : text, length < 0 ? 0 : (size_t)length, &board));
    STACK_FROM_FIRST;
    if (code == FANORONA_POS_OK) {
        magic->mg_ptr = (char *)board;
        PUSHs(sv_bless(self, stash));
    }
    else
        PUSHs(&PL_sv_undef);
    if (GIMME_V == G_LIST)
        PUSHs(sv_2mortal(newSViv(code)));
}

void
clone(...)
  CODE:
{
    fanorona_board *board, *copy = NULL;
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
    Perl_croak(aTHX_ "%s: _ptr is private, and no pointer is to be had", ENGINE);

void
side(...)
  ALIAS:
    cols = 1
    rows = 2
    points = 3
    centre = 4
    chain_at = 5
    chain_dir = 6
  CODE:
{
    const fanorona_board *board;
    int32_t value;

    TAKES(0, 0, "");
    board = BOARD;
    switch (ix) {
    case 0: value = abi->board_side(board); break;
    case 1: value = abi->board_cols(board); break;
    case 2: value = abi->board_rows(board); break;
    case 3: value = abi->board_points(board); break;
    case 4: value = abi->board_centre(board); break;
    case 5: value = abi->board_chain_at(board); break;
    default: value = abi->board_chain_dir(board); break;
    }
    GIVE_INT(value);
}

void
can_stop(...)
  ALIAS:
    in_chain = 1
  CODE:
    TAKES(0, 0, "");
    GIVE_BOOL((ix ? abi->board_in_chain : abi->board_can_stop)(BOARD));

void
at(...)
  ALIAS:
    degree = 1
  CODE:
{
    int32_t point;

    TAKES(1, 1, "($sq)");
    point = args_small(aTHX_ ST(1));
    GIVE_INT((ix ? abi->board_degree : abi->board_at)(BOARD, point));
}

void
on_board(...)
  CODE:
{
    int32_t point;

    TAKES(1, 1, "($sq)");
    point = args_small(aTHX_ ST(1));
    GIVE_BOOL(abi->board_on_board(BOARD, point));
}

void
count(...)
  CODE:
{
    int32_t side;

    TAKES(1, 1, "($side)");
    side = args_small(aTHX_ ST(1));
    GIVE_INT(abi->board_count(BOARD, side));
}

void
next_to(...)
  CODE:
{
    int32_t point, direction;

    TAKES(2, 2, "($sq, $dir)");
    point = args_small(aTHX_ ST(1));
    direction = args_small(aTHX_ ST(2));
    GIVE_INT(abi->board_next_to(BOARD, point, direction));
}

void
put(...)
  CODE:
{
    int32_t point, stone, code;

    TAKES(2, 2, "($sq, $stone)");
    point = args_small(aTHX_ ST(1));
    stone = args_small(aTHX_ ST(2));
    code = abi->board_put(BOARD, point, stone);
    if (code != FANORONA_ERROR_RANGE)
        answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
lift(...)
  CODE:
{
    int32_t point, code;

    TAKES(1, 1, "($sq)");
    point = args_small(aTHX_ ST(1));
    code = abi->board_lift(BOARD, point);
    if (code != FANORONA_ERROR_RANGE)
        answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
set_side(...)
  CODE:
{
    int32_t side, code;

    TAKES(1, 1, "($side)");
    side = args_small(aTHX_ ST(1));
    code = abi->board_set_side(BOARD, side);
    if (code != FANORONA_ERROR_RANGE)
        answer(aTHX_ WHO, code);
    GIVE_SELF;
}

void
to_string(...)
  CODE:
{
    char text[FANORONA_TEXT_MAX + 1];
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
neighbours(...)
  PPCODE:
{
    int32_t point, points[POINTS_ROOM];
    size_t count = 0;

    TAKES(1, 1, "($sq)");
    point = args_small(aTHX_ ST(1));
    answer(aTHX_ WHO, abi->board_neighbours(BOARD, point, points, POINTS_ROOM, &count));
    give_numbers(aTHX_ ax, points, count);
    return;
}

void
all_squares(...)
  ALIAS:
    chain_seen = 1
  PPCODE:
{
    int32_t points[POINTS_ROOM];
    size_t count = 0;

    TAKES(0, 0, "");
    answer(aTHX_ WHO, (ix ? abi->board_chain_seen : abi->board_all_squares)(BOARD, points, POINTS_ROOM, &count));
    give_numbers(aTHX_ ax, points, count);
    return;
}

void
segments(...)
  PPCODE:
{
    int32_t ends[2 * SEGMENTS_ROOM];
    size_t count = 0, i;

    TAKES(0, 0, "");
    answer(aTHX_ WHO, abi->board_segments(BOARD, ends, SEGMENTS_ROOM, &count));
    if (GIMME_V != G_LIST)
        GIVE(newSViv((IV)count));
    STACK_FROM_FIRST;
    EXTEND(SP, (SSize_t)count);
    for (i = 0; i < count; i++) {
        AV *pair = newAV();
        av_extend(pair, 1);
        av_store(pair, 0, newSViv(ends[2 * i]));
        av_store(pair, 1, newSViv(ends[2 * i + 1]));
        PUSHs(sv_2mortal(newRV_noinc((SV *)pair)));
    }
}

void
steps(...)
  ALIAS:
    play_steps = 1
  PPCODE:
{
    fanorona_step list[FANORONA_STEPS_MAX];
    size_t count = 0;

    TAKES(0, 0, "");
    answer(aTHX_ WHO, (ix ? abi->board_play_steps : abi->board_steps)(BOARD, list, FANORONA_STEPS_MAX, &count));
    give_steps(aTHX_ ax, list, count);
    return;
}

void
steps_of(...)
  PPCODE:
{
    fanorona_step list[FANORONA_STEPS_MAX];
    size_t count = 0;
    int32_t point;

    TAKES(1, 1, "($sq)");
    point = args_small(aTHX_ ST(1));
    answer(aTHX_ WHO, abi->board_steps_of(BOARD, point, list, FANORONA_STEPS_MAX, &count));
    give_steps(aTHX_ ax, list, count);
    return;
}

void
can_capture(...)
  CODE:
{
    const fanorona_board *board;
    int32_t side = 0;

    TAKES(0, 1, "($side)");
    if (items > 1)
        side = args_small(aTHX_ ST(1));
    board = BOARD;
    if (items == 1)
        side = answer(aTHX_ WHO, abi->board_side(board));
    GIVE_BOOL(abi->board_can_capture(board, side));
}

void
step_why(...)
  ALIAS:
    play_why = 1
  CODE:
{
    const step_words step = step_argument(aTHX_ cv, ax, items, WHO, INVOCANT);

    GIVE_INT((ix ? abi->board_play_why : abi->board_step_why)(BOARD, step.from, step.direction, step.kind));
}

void
step(...)
  CODE:
{
    dMY_CXT;
    const step_words words = step_argument(aTHX_ cv, ax, items, WHO, INVOCANT);
    fanorona_step built;
    const int32_t code = abi->board_step(BOARD, words.from, words.direction, words.kind, &built);

    if (code == FANORONA_ERROR_STEP)
        XSRETURN_UNDEF;
    answer(aTHX_ WHO, code);
    GIVE(step_value(aTHX_ &MY_CXT, &built));
}

void
do_step(...)
  ALIAS:
    play = 1
  PPCODE:
{
    const step_words step = step_argument(aTHX_ cv, ax, items, WHO, INVOCANT);
    fanorona_token token;
    int32_t removed = 0;
    const int32_t code = (ix ? abi->board_play : abi->board_do_step)(
        BOARD, step.from, step.direction, step.kind, &token, &removed);

    STACK_FROM_FIRST;
    if (code != FANORONA_ERROR_STEP) {
        answer(aTHX_ WHO, code);
        if (GIMME_V != G_VOID)
            PUSHs(sv_2mortal(token_value(aTHX_ &token)));
        if (GIMME_V == G_LIST)
            PUSHs(sv_2mortal(newSViv(removed)));
    }
}

void
undo_step(...)
  ALIAS:
    unplay = 1
  CODE:
{
    fanorona_token token;

    TAKES(1, 1, "($token)");
    token_argument(aTHX_ ST(1), &token);
    token_accepted(aTHX_ (ix ? abi->board_unplay : abi->board_undo_step)(BOARD, &token));
    GIVE_SELF;
}

void
stop(...)
  CODE:
{
    fanorona_token token;
    int32_t code;

    TAKES(0, 0, "");
    code = abi->board_stop(BOARD, &token);
    if (code == FANORONA_ERROR_CHAIN)
        XSRETURN_UNDEF;
    answer(aTHX_ WHO, code);
    GIVE(token_value(aTHX_ &token));
}

void
moves(...)
  PPCODE:
{
    uint64_t limit;

    TAKES(0, 1, "($limit)");
    limit = args_cap(aTHX_ items > 1 ? ST(1) : NULL, WHO, "limit", MOVES_LIMIT);
    give_moves(aTHX_ ax, WHO, BOARD, limit, AS_MOVES);
    return;
}

void
count_moves(...)
  CODE:
{
    uint64_t cap, found = 0;

    TAKES(0, 1, "($cap)");
    cap = args_cap(aTHX_ items > 1 ? ST(1) : NULL, WHO, "cap", UINT64_MAX);
    answer(aTHX_ WHO, abi->board_count_moves(BOARD, cap, &found));
    GIVE(value_digits(aTHX_ found));
}

void
play_move(...)
  CODE:
{
    fanorona_token tokens[FANORONA_TOKENS_MAX];
    fanorona_move move;
    size_t count = 0, i;
    int32_t code;
    AV *list;

    TAKES(1, 1, "($move)");
    move_argument(aTHX_ ST(1), WHO, &move);
    code = abi->board_play_move(BOARD, &move, tokens, FANORONA_TOKENS_MAX, &count);
    if (code == FANORONA_ERROR_MOVE)
        XSRETURN_UNDEF;
    answer(aTHX_ WHO, code);
    list = newAV();
    ST(0) = sv_2mortal(newRV_noinc((SV *)list));
    av_extend(list, (SSize_t)count - 1);
    for (i = 0; i < count; i++)
        av_store(list, (SSize_t)i, token_value(aTHX_ &tokens[i]));
    XSRETURN(1);
}

void
unplay_move(...)
  CODE:
{
    fanorona_token tokens[FANORONA_TOKENS_MAX];
    SSize_t count, i;
    SV *given;
    AV *list;

    TAKES(1, 1, "($tokens)");
    given = args_plain(aTHX_ ST(1));
    if (!SvROK(given) || SvTYPE(SvRV(given)) != SVt_PVAV)
        Perl_croak(aTHX_ "%s: the tokens of a move are an array reference", ENGINE);
    list = (AV *)sv_2mortal(SvREFCNT_inc(SvRV(given)));
    count = av_len(list) + 1;
    if (count < 1 || count > FANORONA_TOKENS_MAX)
        Perl_croak(aTHX_ "%s: these are not the tokens of one move", ENGINE);
    for (i = 0; i < count; i++) {
        SV **token = av_fetch(list, i, 0);
        token_argument(aTHX_ token ? sv_2mortal(SvREFCNT_inc(*token)) : &PL_sv_undef, &tokens[i]);
    }
    token_accepted(aTHX_ abi->board_unplay_move(BOARD, tokens, (size_t)count));
    GIVE_SELF;
}

void
perft_steps(...)
  ALIAS:
    perft_moves = 1
  CODE:
{
    int32_t depth;
    uint64_t found = 0;

    TAKES(1, 1, "($depth)");
    depth = args_depth(aTHX_ ST(1), WHO, FANORONA_DEPTH_MAX);
    answer(aTHX_ WHO, (ix ? abi->board_perft_moves : abi->board_perft_steps)(BOARD, depth, &found));
    GIVE(value_digits(aTHX_ found));
}

void
chain_max(...)
  ALIAS:
    steps_max = 1
    line_max = 2
    stride = 3
    abi_version = 4
  CODE:
{
    static const IV numbers[] = { FANORONA_CHAIN_MAX, FANORONA_STEPS_MAX, FANORONA_LINE_MAX, FANORONA_STRIDE };

    CLASS_TAKES(0, "");
    GIVE(newSViv(ix == 4 ? (IV)abi->version : numbers[ix]));
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
  CODE:
{
    int32_t file, rank;

    CLASS_TAKES(2, "($file, $rank)");
    file = args_small(aTHX_ ST(1));
    rank = args_small(aTHX_ ST(2));
    GIVE_INT(abi->square_of(file, rank));
}

void
file_of(...)
  ALIAS:
    rank_of = 1
  CODE:
    CLASS_TAKES(1, "($sq)");
    GIVE_INT((ix ? abi->rank_of : abi->file_of)(args_small(aTHX_ ST(1))));

void
is_strong(...)
  CODE:
    CLASS_TAKES(1, "($sq)");
    GIVE_BOOL(abi->is_strong(args_small(aTHX_ ST(1))));

void
opposite(...)
  CODE:
    CLASS_TAKES(1, "($dir)");
    GIVE_INT(abi->opposite(args_small(aTHX_ ST(1))));

void
is_diagonal(...)
  CODE:
    CLASS_TAKES(1, "($dir)");
    GIVE_BOOL(abi->is_diagonal(args_small(aTHX_ ST(1))));

void
size_ok(...)
  CODE:
{
    int32_t cols, rows;

    CLASS_TAKES(2, "($cols, $rows)");
    cols = args_small(aTHX_ ST(1));
    rows = args_small(aTHX_ ST(2));
    GIVE_BOOL(abi->size_ok(cols, rows));
}

void
size_of(...)
  PPCODE:
{
    char name[16];
    I32 length;
    int32_t cols, rows;

    CLASS_TAKES(1, "($name)");
    length = args_text(aTHX_ ST(1), name, sizeof name, '?');
    STACK_FROM_FIRST;
    if (length >= 0 && answer(aTHX_ WHO, abi->size_of(name, (size_t)length, &cols, &rows)) == FANORONA_OK) {
        PUSHs(sv_2mortal(newSViv(cols)));
        PUSHs(sv_2mortal(newSViv(rows)));
    }
}

void
zobrist_hex(...)
  CODE:
{
    int32_t stone, point;
    uint64_t key = 0;

    CLASS_TAKES(2, "($stone, $sq)");
    stone = args_small(aTHX_ ST(1));
    point = args_small(aTHX_ ST(2));
    if (abi->zobrist(stone, point, &key) != FANORONA_OK)
        Perl_croak(aTHX_ "%s: zobrist_hex takes a stone and a point of the nine by five", ENGINE);
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
zobrist_size_hex(...)
  CODE:
{
    int32_t cols, rows;
    uint64_t key = 0;

    CLASS_TAKES(2, "($cols, $rows)");
    cols = args_small(aTHX_ ST(1));
    rows = args_small(aTHX_ ST(2));
    if (abi->zobrist_size(cols, rows, &key) != FANORONA_OK)
        Perl_croak(aTHX_ "%s: zobrist_size_hex takes the size of a board that can be built", ENGINE);
    GIVE(key_value(aTHX_ WHO, key));
}

void
other(...)
  CODE:
    if (items != 1)
        args_usage(aTHX_ cv, ENGINE, "", "($side)");
    GIVE_INT(abi->other(args_small(aTHX_ ST(0))));

INCLUDE: rules.xsi
