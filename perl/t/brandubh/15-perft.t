# Counts of moves to a depth, with captures and without.
use strict;
use warnings;
use Test::More;
use B ();
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $OVER = '7/7/7/7/7/7/7 a';

is_deeply([map { $class->new->perft($_) } 0 .. 3], [1, 40, 960, 39512], 'from the set-up, with captures');
is_deeply([map { $class->new->perft_slides($_) } 0 .. 3], [1, 40, 960, 39568], '... and without, which is more: nothing is taken away');

for my $method (qw(perft perft_slides)) {
    for my $depth (0, -1, -1000, '-5', 0.0) {
        is($class->new->$method($depth), '1', "$method($depth) is 1");
        is(board($OVER)->$method($depth), '1', '... of any position');
    }
    for my $n ($class->new->$method(3), $class->new->$method(2, { throne_pass => 0 }), $class->new->$method(0)) {
        ok(B::svref_2object(\$n)->FLAGS & B::SVf_POK(), "$n is a string of digits");
        like($n, qr/\A[0-9]+\z/, 'and nothing else');
    }
    is($class->new->$method(1), scalar($class->new->moves), "$method: of depth one there are as many as moves");

    # A side with no move ends its line, and nothing else does.
    is(board($OVER)->$method($_), '0', "no pieces, $method($_)") for 1, 2, 1000;
    is(board('7/7/7/3k3/7/7/7 a')->$method(1), '0', 'nobody to move');
    is(board('7/7/7/3k3/7/7/7 d')->$method(1), '12', 'a king alone');
    is(board('7/7/7/3k3/7/7/7 d')->$method(2), '0', '... and nobody to answer him');

    # The board is left as it was.
    my $b = board('7/7/1a5/1k5/6a/1d5/1a5 a');
    my $before = state_of($b);
    $b->$method($_) for 1 .. 3;
    same_state($b, $before, "$method leaves the board as it was");

    # Not a depth.
    for my $not (undef, '', 'deep', '3x', 1.5, '2.5', 9**9**9, -9**9**9, -sin(9**9**9), [], {}, sub { 1 }, \1, 1001, 4294967297, '18446744073709551616', 1e30) {
        refused(sub { $b->$method($not) }, 'a depth is', "$method of " . shown(ref $not || $not));
    }
    same_state($b, $before, '... and the board is as it was');
}

# A side whose king is taken goes on with what it has left, and a king at home ends nothing.
is(board('7/7/7/7/1ka4/a6/6d a')->perft(1), scalar(board('7/7/7/7/1ka4/a6/6d a')->moves), 'before the king is taken');
{
    my ($plain) = PlainBrandubh->of_string('7/7/7/7/1ka4/a6/3d3 a');
    is(board($plain->to_string)->perft(3), $plain->perft(3), 'the game goes on once he is');
    ($plain) = PlainBrandubh->of_string('7/7/7/7/7/6a/3k3 d');
    is(board($plain->to_string)->perft(3), $plain->perft(3), '... and once he is home');
}

# Random boards in every variant, against the plain rules.
seed_numbers(16);
my (@wrong, $captures);
for my $n (1 .. 120) {
    my $string = random_position();
    my ($plain) = PlainBrandubh->of_string($string);
    my $variant = random_variant();
    my $b = board($string);
    for my $method (qw(perft perft_slides)) {
        push @wrong, "$string: $method " . variant_text($variant) if $b->$method(2, $variant) ne $plain->$method(2, $variant);
    }
    $captures++ if $b->perft(2, $variant) ne $b->perft_slides(2, $variant);
}
is_deeply(\@wrong, [], 'depth two of random boards');
cmp_ok($captures, '>', 20, '... in which captures make a difference');

# The counts that independent generators agree on.
for my $row (PlainBrandubh->counts) {
    my ($string, $depth, $perft, $slides) = @$row;
    my $b = board($string);
    is($b->perft($depth) . ' ' . $b->perft_slides($depth), "$perft $slides", "depth $depth of '$string'");
    is($b->to_string, $string, '... and the board is as it was');
}

finish();
