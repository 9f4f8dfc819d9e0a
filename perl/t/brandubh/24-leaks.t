# Boards made and dropped, and every method called, tens of thousands of times, leave no
# board behind and memory where it was.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use ActingArguments;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $string = '7/7/1a5/1k5/6a/1d5/1a5 a';
my $b = board($string);
my $mv = mv('g3-b3');
my (undef, $foreign) = $class->new->do_move(mv('d7-c7'));
my $variant = { throne_pass => 0, escape => 'edge', repeat => [], king_strong => '' };

my @cases = (
    # name, code, and how many times fewer where one call makes a long list
    ['new', sub { $class->new }], ['new, empty', sub { $class->new(empty => 1) }], ['new with a position', sub { $class->new(position => $string) }],
    ['of_string', sub { my ($c, $err) = $class->of_string($string) }], ['of_string refused', sub { my ($c, $err) = $class->of_string('nonsense') }],
    ['clone', sub { my $c = $b->clone }], ['new refused', sub { eval { $class->new(position => '7/7') } }], ['new refused, a pointer', sub { eval { $class->new(_ptr => 1) } }],
    ['new refused, a name', sub { eval { $class->new(purple => 1) } }], ['destroyed by hand', sub { my $c = $class->new; $c->DESTROY; $c->DESTROY }], ['reblessed', sub { bless $class->new, 'Some::Other' }],
    ['at', sub { $b->at(40) }], ['at, no square', sub { $b->at('x') }], ['put and lift', sub { $b->put(40, KING); $b->lift(40) }], ['put and lift, no square', sub { $b->put(0, KING); $b->lift(undef) }],
    ['side', sub { $b->side }], ['set_side', sub { $b->set_side(DEFENDERS); $b->set_side(ATTACKERS) }], ['count', sub { $b->count(KING) }], ['king_square', sub { $b->king_square }],
    ['to_string', sub { $b->to_string }], ['keys', sub { $b->key_hex; $b->key_full_hex }], ['moves', sub { my @m = $b->moves }, 5], ['moves, how many', sub { my $n = $b->moves }],
    ['moves in a void', sub { $b->moves; 1 }], ['moves in a variant', sub { my @m = $b->moves($variant) }, 5], ['moves, a tied variant refused', sub { eval { $b->moves(acting_hash(sub { 0 })) } }, 5],
    ['moves refused', sub { eval { $b->moves({ purple => 1 }) } }], ['moves refused, an escape', sub { eval { $b->moves({ escape => 1 }) } }], ['moves refused, no hash', sub { eval { $b->moves(1) } }],
    ['is_legal', sub { $b->is_legal($mv); $b->is_legal($mv, $variant) }], ['why_not', sub { $b->why_not(30, 29); $b->why_not(30, 29, $variant) }],
    ['relocate', sub { $b->clone->relocate($mv) }], ['perft', sub { $b->perft(1); $b->perft_slides(1, $variant) }], ['perft refused', sub { eval { $b->perft('x') } }],
    ['hostile_to', sub { $b->hostile_to(40, DEFENDERS) }], ['captures_at', sub { my @s = $b->captures_at(29, $variant) }], ['captures_at, how many', sub { my $n = $b->captures_at(29) }],
    ['preview', sub { my @p = $b->preview($mv) }], ['preview in a variant', sub { my $p = $b->preview($mv, $variant) }], ['do_move and undo_move', sub { my ($f, $u) = $b->do_move($mv); $b->undo_move($u) }],
    ['do_move in a variant', sub { my ($f, $u) = $b->do_move($mv, $variant); my $c = $b->undo_move($u) }], ['do_move of nothing', sub { my ($f, $u) = $b->do_move(0); $b->undo_move($u) }],
    ['do_move in scalar context', sub { my $c = $b->clone; my $f = $c->do_move($mv); $c->do_move($mv); 1 }], ['undo_move refused', sub { eval { $b->undo_move($foreign) } }], ['undo_move of nonsense', sub { eval { $b->undo_move('x') } }],
    ['squares', sub { $class->square_of(3, 3); $class->file_of(40); $class->rank_of(40); $class->on_board(40); $class->is_throne(40); $class->is_corner(40); $class->beside_throne(40) }, 2],
    ['moves as numbers', sub { $class->move(40, 41); $class->move_from($mv); $class->move_to($mv) }], ['all_squares', sub { my @s = $class->all_squares }, 5],
    ['zobrist', sub { $class->zobrist_hex(KING, 40); $class->zobrist_side_hex }], ['zobrist refused', sub { eval { $class->zobrist_hex(9, 9) } }],
    ['numbers of the class', sub { $class->stride; $class->moves_max; $class->abi_version; $class->live; $class->side_of(KING) }], ['other', sub { other(ATTACKERS) }],
    ['_ptr', sub { eval { $b->_ptr } }], ['wrong arguments', sub { eval { $b->at } }], ['no board', sub { eval { $class->at(40) } }],
    ['tied and overloaded', sub { $b->at(${ acting(sub { 40 }) }); $b->count(Loaded->new(sub { 3 })) }, 5],
);

my $live = $class->live;
my $before = state_of($b);
my $measured = have_memory();
for my $case (@cases) {
    my ($name, $code, $fewer) = @$case;
    my $times = int(30_000 / ($fewer || 1));
    $code->() for 1 .. 500;
    my $had = $measured ? pages() : 0;
    $code->() for 1 .. $times;
    is($class->live, $live, "$name, $times times: no board is left");
    SKIP: {
        skip 'this system does not say how much memory is in use', 1 if !$measured;
        # One value of perl's lost each time would be 24 bytes at the least, 175 pages in thirty thousand.
        cmp_ok(pages() - $had, '<', $fewer ? 100 / $fewer + 10 : 100, '... and memory is where it was');
    }
}
same_state($b, $before, 'and this board as it was');

# Many at once, and gone.
{
    my @boards = map { $class->new } 1 .. 20_000;
    is($class->live, $live + 20_000, 'twenty thousand at once');
    is($boards[-1]->to_string, SETUP, 'each a board');
    @boards = ();
    is($class->live, $live, 'and none');
}
undef $b;
is($class->live, 0, 'nor the last');

finish();
