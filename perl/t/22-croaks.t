# Every refusal begins with the class name and a colon and is told of the line that called.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;

my $class = CLASS;
my $b = $class->new;
my ($move) = $b->moves;
my $token = $b->play(($b->steps)[0]);
$b->unplay($token);
my $destroyed = $class->new;
$destroyed->DESTROY;
my $forged = bless [], $class;

sub from_here {
    my ($name, $code, $line) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return refused_at($code, $line, $name);
}

from_here('new, an unknown argument', sub { $class->new(size => 9) }, __LINE__);
from_here('new, an odd list', sub { $class->new('board') }, __LINE__);
from_here('new, no such board', sub { $class->new(board => 'purple') }, __LINE__);
from_here('new, no such size', sub { $class->new(cols => 4, rows => 4) }, __LINE__);
from_here('new, a name with a size', sub { $class->new(board => 'telo', cols => 3, rows => 3) }, __LINE__);
from_here('new, a position refused', sub { $class->new(position => '3/3/3 x') }, __LINE__);
from_here('new, a pointer', sub { $class->new(_ptr => 1) }, __LINE__);
from_here('undo_step', sub { $b->undo_step('x') }, __LINE__);
from_here('undo_step of a token that is spent', sub { $b->undo_step($token) }, __LINE__);
from_here('unplay', sub { $b->unplay('x') }, __LINE__);
from_here('unplay of a token that is spent', sub { $b->unplay($token) }, __LINE__);
from_here('unplay_move', sub { $b->unplay_move('x') }, __LINE__);
from_here('unplay_move of a wrong token', sub { $b->unplay_move(['x']) }, __LINE__);
from_here('play_move', sub { $b->play_move('x') }, __LINE__);
from_here('moves over the limit', sub { $b->moves(2) }, __LINE__);
from_here('moves, no limit', sub { $b->moves('x') }, __LINE__);
from_here('count_moves, no cap', sub { $b->count_moves('x') }, __LINE__);
from_here('perft_steps', sub { $b->perft_steps('x') }, __LINE__);
from_here('perft_moves', sub { $b->perft_moves(1001) }, __LINE__);
from_here('zobrist_hex', sub { $class->zobrist_hex(9, 9) }, __LINE__);
from_here('zobrist_size_hex', sub { $class->zobrist_size_hex(9, 9) }, __LINE__);
from_here('_ptr', sub { $b->_ptr }, __LINE__);
from_here('a destroyed board', sub { $destroyed->to_string }, __LINE__);
from_here('a forged one', sub { $forged->to_string }, __LINE__);
from_here('the class for a board', sub { $class->to_string }, __LINE__);
from_here('Game::Fanorona::Move->new', sub { Game::Fanorona::Move->new }, __LINE__);
from_here('Game::Fanorona::Move->new', sub { Game::Fanorona::Move->new(1, 2) }, __LINE__);

# Over several lines and through a subroutine it is the line of the call.
sub through { my ($board, $what) = @_; return $board->unplay($what) }
{
    my $line = __LINE__ - 2;
    refused_at(sub { through($b, 'x') }, $line, 'the caller is whoever called the method');
}
{
    eval { $b->moves(1) };
    my $line = __LINE__ - 1;
    like($@, qr/ line $line\.?\n\z/, 'in a bare eval');
    eval "#line 777 \"elsewhere\"\n\$b->unplay('x')";
    like($@, qr/ at elsewhere line 777\.?\n\z/, 'in a string eval that names its own file');
}
{
    package Its::Subclass;
    our @ISA = ('Game::Fanorona::Engine');
    sub broken { return $_[0]->unplay('x') }
    package main;
    my $sub = Its::Subclass->new;
    eval { $sub->broken };
    like($@, qr/\AGame::Fanorona::Engine: .* at \Q$0\E line @{[__LINE__ - 4]}\.?\n\z/, 'from a subclass');
}

# Too few or too many arguments: a refusal as well formed.
my %takes = (
    at => 1, put => 2, lift => 1, side => 0, set_side => 1, count => 1, to_string => 0, key_hex => 0, key_full_hex => 0, cols => 0, rows => 0,
    points => 0, centre => 0, on_board => 1, next_to => 2, neighbours => 1, degree => 1, segments => 0, all_squares => 0, steps => 0, steps_of => 1,
    step_why => [1, 3], step => [1, 3], do_step => [1, 3], undo_step => 1, perft_steps => 1, play_steps => 0, can_stop => 0, play_why => [1, 3],
    play => [1, 3], stop => 0, unplay => 1, in_chain => 0, chain_at => 0, chain_dir => 0, chain_seen => 0, moves => [0, 1], count_moves => [0, 1],
    can_capture => [0, 1], play_move => 1, unplay_move => 1, perft_moves => 1, clone => 0,
);
my $before = state_of($b);
for my $method (sort keys %takes) {
    my $n = $takes{$method};
    my %fine = map { ($_ => 1) } ref $n ? @$n : $n;
    for my $given (grep { !$fine{$_} } 0 .. 5) {
        refused(sub { $b->$method((38) x $given) }, '', "$method with $given arguments");
    }
}
my %class_takes = (
    of_string => 1, chain_max => 0, steps_max => 0, line_max => 0, square_of => 2, file_of => 1, rank_of => 1, is_strong => 1, opposite => 1,
    is_diagonal => 1, size_ok => 2, size_of => 1, stride => 0, zobrist_hex => 2, zobrist_side_hex => 0, zobrist_size_hex => 2, abi_version => 0, live => 0,
);
for my $method (sort keys %class_takes) {
    for my $given (grep { $_ != $class_takes{$method} } 0 .. 4) {
        refused(sub { $class->$method((1) x $given) }, '', "$method with $given arguments");
    }
}
refused(sub { $b->$_('x') }, '', "$_ of what is no step") for qw(step_why step do_step play_why play);
refused(sub { $b->$_([38, 2, 1]) }, '', "$_ of an array") for qw(step_why step do_step play_why play);
refused(sub { other() }, '', 'other without a side');
same_state($b, $before, 'and the board is as it was');

finish();
