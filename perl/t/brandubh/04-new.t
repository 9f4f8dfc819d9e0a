# new: the set-up, the empty board, a position, and what it refuses.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;

{
    my $b = $class->new;
    is($b->to_string, SETUP, 'new is the set-up');
    is($b->side, ATTACKERS, 'the attackers to move');
    is($b->king_square, sq('d4'), 'the king on the throne');
    is_deeply([grep { $b->at($_) == DEFENDER } $b->all_squares], [sqs('d3 c4 e4 d5')], 'four defenders around him');
    is_deeply([grep { $b->at($_) == ATTACKER } $b->all_squares], [sqs('d1 d2 a4 b4 f4 g4 d6 d7')], 'eight attackers on the arms of a cross');
}
{
    my $b = $class->new(empty => 1);
    is($b->to_string, '7/7/7/7/7/7/7 a', 'empty => 1 is an empty board with the attackers to move');
    is_deeply([grep { $b->at($_) != EMPTY } $b->all_squares], [], '... every square of it');
    is($class->new(empty => $_)->to_string, '7/7/7/7/7/7/7 a', 'empty => ' . shown("$_") . ' is true') for 'yes', -1, [], '0.0';
    is($class->new(empty => $_)->to_string, SETUP, 'empty => ' . shown($_) . ' is not') for 0, '', undef, '0';
}
{
    my $string = 'k5k/7/1a5/3d3/7/7/7 d';
    is($class->new(position => $string)->to_string, $string, 'a position');
    is($class->new(position => $string, empty => 1)->to_string, $string, '... which decides, not empty');
    is($class->new(empty => 1, position => $string)->to_string, $string, '... in either order');
    is($class->new(position => SETUP, position => $string)->to_string, $string, 'of two the last counts');
}
is($class->new->clone->new(empty => 1)->to_string, '7/7/7/7/7/7/7 a', 'new on a board makes one of its class');

my %refusal = ('' => 1, '7/7' => 2, '8' => 3, 'x' => 4, '7/7/7/7/7/7/7' => 5, '7' x 64 => 6);
for my $string (sort keys %refusal) {
    refused(sub { $class->new(position => $string) }, "the position was refused, code $refusal{$string}\\b",
        'the position ' . shown($string) . " is refused with code $refusal{$string}");
}
refused(sub { $class->new(position => undef) }, 'the position was refused, code 1\b', 'the position undef is refused');
refused(sub { $class->new(position => 'x', empty => 1) }, 'code 4\b', 'empty makes no position good that is none');
for my $name (qw(size postion Empty EMPTY board)) {
    refused(sub { $class->new($name => 1) }, "'$name'", "the unknown argument '$name' is named");
}
refused(sub { $class->new($_ => 1) }, '', 'an unknown argument of odd characters') for '', "empty\0", "\x{2014}", "\0", 'x' x 100_000;
{
    no warnings 'uninitialized';
    refused(sub { $class->new(undef, 1) }, "'undef'", 'the name undef');
}
refused(sub { $class->new('empty') }, '', 'an argument without a value');
refused(sub { $class->new(empty => 1, 'position') }, '', 'an odd list');
refused(sub { $class->new(_ptr => 12345) }, 'made by new, of_string or clone', 'a board is not made from a pointer');
refused(sub { $class->new(_ptr => 0) }, 'made by new, of_string or clone', 'nor from a null one');
for my $nobody (undef, '', 0, [], {}, \'x', sub { 1 }) {
    refused(sub { $class->can('new')->($nobody) }, '', 'new for no class: ' . shown($nobody));
    refused(sub { $class->can('of_string')->($nobody, SETUP) }, '', '... of_string');
}
is($class->live, 0, 'no refusal left a board behind');

finish();
