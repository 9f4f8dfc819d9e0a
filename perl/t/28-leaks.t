# Every method fifty thousand times over leaves memory where it was.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

plan skip_all => 'this system does not say how much memory is in use' if !have_memory();

my $class = CLASS;
my $string = '8b/9/1b7/3b5/w1b6 w';
my $b     = board($string);
my $chain = board($string);
$chain->play(pt('a1'), E, APPROACH);
my $small = $class->new(board => 'telo');
my ($move) = $b->moves;
my $foreign = board('9/9/9/9/w1b6 w')->play(pt('a1'), E, APPROACH);
my $step = { from => pt('a1'), dir => E, kind => APPROACH };

my @cases = (
    # name, code, and how many times fewer where one call makes a long list
    ['at', sub { $b->at(38) }], ['at, no point', sub { $b->at('x') }], ['put and lift', sub { $b->put(38, BLACK); $b->lift(38) }],
    ['side', sub { $b->side }], ['set_side', sub { $b->set_side(BLACK); $b->set_side(WHITE) }], ['count', sub { $b->count(WHITE) }],
    ['to_string', sub { $b->to_string }], ['key_hex', sub { $b->key_hex }], ['key_full_hex', sub { $b->key_full_hex }],
    ['cols and rows', sub { $b->cols; $b->rows }], ['points and centre', sub { $b->points; $b->centre }], ['on_board', sub { $b->on_board(38) }],
    ['next_to', sub { $b->next_to(38, N) }], ['neighbours', sub { my @n = $b->neighbours(38) }, 2], ['neighbours, how many', sub { my $n = $b->neighbours(38) }],
    ['degree', sub { $b->degree(38) }], ['segments', sub { my @s = $small->segments }, 5], ['segments, how many', sub { my $n = $b->segments }],
    ['all_squares', sub { my @s = $small->all_squares }, 2], ['steps', sub { my @s = $b->steps }, 2], ['steps, how many', sub { my $n = $b->steps }],
    ['steps in void context', sub { $b->steps; 1 }], ['steps_of', sub { my @s = $b->steps_of(12) }, 2], ['can_capture', sub { $b->can_capture; $b->can_capture(BLACK) }],
    ['step_why', sub { $b->step_why(12, E, APPROACH) }], ['step_why of a hash', sub { $b->step_why($step) }], ['step', sub { my $s = $b->step(12, E, APPROACH) }],
    ['step, none', sub { my $s = $b->step(38, E, APPROACH) }], ['do_step and undo_step', sub { my $t = $b->do_step($step); $b->undo_step($t) }],
    ['do_step in list context', sub { my ($t, $n) = $b->do_step(12, E, APPROACH); $b->undo_step($t) }],
    ['do_step, none', sub { my $t = $b->do_step(38, E, APPROACH) }],
    ['undo_step refused', sub { eval { $b->undo_step($foreign) } }], ['undo_step of nonsense', sub { eval { $b->undo_step('x') } }],
    ['perft_steps', sub { $b->perft_steps(1) }], ['perft_moves', sub { $b->perft_moves(1) }], ['perft refused', sub { eval { $b->perft_steps('x') } }],
    ['play_steps', sub { my @s = $chain->play_steps }, 2], ['can_stop', sub { $chain->can_stop }], ['play_why', sub { $chain->play_why(13, N, APPROACH) }],
    ['play, stop and unplay', sub { my $t = $b->play($step); my $u = $b->stop; $b->unplay($u); $b->unplay($t) }],
    ['play, none', sub { my $t = $b->play(38, E, APPROACH) }], ['stop, none', sub { my $t = $b->stop }],
    ['unplay refused', sub { eval { $b->unplay($foreign) } }], ['unplay of nonsense', sub { eval { $b->unplay('x') } }],
    ['in_chain, chain_at, chain_dir', sub { $chain->in_chain; $chain->chain_at; $chain->chain_dir }], ['chain_seen', sub { my @s = $chain->chain_seen }],
    ['moves', sub { my @m = $b->moves }, 2], ['moves, how many', sub { my $n = $b->moves }], ['moves over the limit', sub { eval { my @m = $b->moves(1) } }],
    ['moves in a void', sub { $b->moves; 1 }], ['count_moves', sub { $b->count_moves; $b->count_moves(2) }],
    ['play_move and unplay_move', sub { my $t = $b->play_move($move); $b->unplay_move($t) }],
    ['play_move, not here', sub { my $t = $small->play_move($move) }], ['play_move refused', sub { eval { $b->play_move('x') } }],
    ['unplay_move refused', sub { eval { $b->unplay_move([$foreign, 'x']) } }],
    ['the fields of a move', sub { my @x = ($move->from, $move->to, $move->points, $move->taken, $move->length, "$move", $move->is_paika) }, 5],
    ['the steps of a move', sub { my $s = $move->steps }, 5],
    ['clone', sub { my $c = $b->clone }], ['of_string', sub { my ($c, $err) = $class->of_string($string) }],
    ['class methods', sub { $class->square_of(4, 2); $class->file_of(38); $class->rank_of(38); $class->is_strong(38); $class->opposite(N); $class->is_diagonal(N) }, 2],
    ['sizes', sub { $class->size_ok(9, 5); my @s = $class->size_of('telo'); @s = $class->size_of('x') }],
    ['zobrist', sub { $class->zobrist_hex(WHITE, 38); $class->zobrist_side_hex; $class->zobrist_size_hex(9, 5) }],
    ['zobrist refused', sub { eval { $class->zobrist_hex(9, 9) } }], ['numbers of the class', sub { $class->chain_max; $class->live; $class->abi_version; $class->stride }],
    ['other', sub { other(WHITE) }], ['new refused', sub { eval { $class->new(_ptr => 1) } }], ['_ptr', sub { eval { $b->_ptr } }],
    ['wrong arguments', sub { eval { $b->at } }], ['no board', sub { eval { $class->at(38) } }],
);

my $live = $class->live;
my $before = state_of($b);
for my $case (@cases) {
    my ($name, $code, $fewer) = @$case;
    my $times = int(50_000 / ($fewer || 1));
    $code->() for 1 .. 500;
    my $had = pages();
    $code->() for 1 .. $times;
    my $grown = pages() - $had;
    # One value of perl's lost each time would be 24 bytes at the least, 290 pages in fifty thousand.
    cmp_ok($grown, '<', $fewer ? 150 / $fewer + 10 : 150, "$name, $times times");
    is($class->live, $live, '... and no board is left') if $class->live != $live;
}
is($class->live, $live, 'as many boards as at the start');
same_state($b, $before, 'and this one as it was');

finish();
