# Every refusal begins with the class name and a colon and is told of the line that called.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $b = $class->new;
my (undef, $undo) = $b->do_move(mv('d7-c7'));
$b->undo_move($undo);
my $destroyed = $class->new;
$destroyed->DESTROY;
my $forged = bless [], $class;

sub from_here {
    my ($name, $code, $line) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return refused_at($code, $line, $name);
}

from_here('new, an unknown argument', sub { $class->new(size => 9) }, __LINE__);
from_here('new, an odd list', sub { $class->new('empty') }, __LINE__);
from_here('new, a position refused', sub { $class->new(position => '7/7 x') }, __LINE__);
from_here('new, a pointer', sub { $class->new(_ptr => 1) }, __LINE__);
from_here('undo_move', sub { $b->undo_move('x') }, __LINE__);
from_here('undo_move of an undo of elsewhere', sub { $b->undo_move($undo) }, __LINE__);
from_here('a variant that is none', sub { $b->moves(1) }, __LINE__);
from_here('a variant with a wrong key', sub { $b->moves({ throne => 1 }) }, __LINE__);
from_here('a variant with a wrong escape', sub { $b->do_move(1, { escape => 'x' }) }, __LINE__);
from_here('perft', sub { $b->perft('x') }, __LINE__);
from_here('perft_slides', sub { $b->perft_slides(1001) }, __LINE__);
from_here('zobrist_hex', sub { $class->zobrist_hex(9, 9) }, __LINE__);
from_here('_ptr', sub { $b->_ptr }, __LINE__);
from_here('a destroyed board', sub { $destroyed->to_string }, __LINE__);
from_here('a forged one', sub { $forged->to_string }, __LINE__);
from_here('the class for a board', sub { $class->to_string }, __LINE__);

# Over several lines and through a subroutine it is the line of the call.
sub through { my ($board, $what) = @_; return $board->undo_move($what) }
{
    my $line = __LINE__ - 2;
    refused_at(sub { through($b, 'x') }, $line, 'the caller is whoever called the method');
}
{
    eval { $b->moves(1) };
    my $line = __LINE__ - 1;
    like($@, qr/ line $line\.?\n\z/, 'in a bare eval');
    eval "#line 777 \"elsewhere\"\n\$b->undo_move('x')";
    like($@, qr/ at elsewhere line 777\.?\n\z/, 'in a string eval that names its own file');
}
{
    package Its::Subclass;
    our @ISA = ('Game::Brandubh::Engine');
    sub broken { return $_[0]->undo_move('x') }
    package main;
    my $sub = Its::Subclass->new;
    eval { $sub->broken };
    like($@, qr/\AGame::Brandubh::Engine: .* at \Q$0\E line @{[__LINE__ - 4]}\.?\n\z/, 'from a subclass');
}

# Too few or too many arguments: a refusal as well formed, which says how the call is made.
my %takes = (
    at => 1, put => 2, lift => 1, side => 0, set_side => 1, count => 1, king_square => 0, to_string => 0, key_hex => 0, key_full_hex => 0,
    moves => [0, 1], is_legal => [1, 2], why_not => [2, 3], relocate => 1, perft_slides => [1, 2], perft => [1, 2], hostile_to => 2,
    captures_at => [1, 2], do_move => [1, 2], undo_move => 1, preview => [1, 2], clone => 0,
);
my %class_takes = (
    of_string => 1, square_of => 2, file_of => 1, rank_of => 1, on_board => 1, is_throne => 1, is_corner => 1, beside_throne => 1, side_of => 1, stride => 0,
    all_squares => 0, move => 2, move_from => 1, move_to => 1, moves_max => 0, zobrist_hex => 2, zobrist_side_hex => 0, abi_version => 0, live => 0, _abi_ptr => 0,
);
my $before = state_of($b);
for my $method (sort keys %takes) {
    my $n = $takes{$method};
    my %fine = map { ($_ => 1) } ref $n ? @$n : $n;
    for my $given (grep { !$fine{$_} } 0 .. 5) {
        refused(sub { $b->$method((40) x $given) }, "the call is \\\$board->$method\\b", "$method with $given arguments");
    }
}
for my $method (sort keys %class_takes) {
    for my $given (grep { $_ != $class_takes{$method} } 0 .. 4) {
        refused(sub { $class->$method((1) x $given) }, "the call is ${class}->$method\\b", "$method with $given arguments");
        refused(sub { $b->$method((1) x $given) }, '', "... of a board");
    }
}
refused(sub { other() }, '', 'other without a side');
refused(sub { other(1, 2) }, '', '... with two');
same_state($b, $before, 'and the board is as it was');

finish();
