# Counts of steps and of whole moves, to a depth.
use strict;
use warnings;
use Test::More;
use B ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

open my $fh, '<', "$FindBin::Bin/data/perft.tsv" or die "cannot read the counts: $!";
my $rows = 0;
while (my $line = <$fh>) {
    next if $line =~ /\A#/;
    chomp $line;
    my ($what, $depth, $count, $string) = split /\t/, $line;
    my $b = board($string);
    my $got = $what eq 'steps' ? $b->perft_steps($depth) : $b->perft_moves($depth);
    is($got, $count, "$what, depth $depth of '$string'");
    is($b->to_string, $string, '... and the board is as it was');
    $rows++;
}
close $fh;
is($rows, 18, 'every row of the table');

is_deeply([map { $class->new->perft_steps($_) } 1 .. 5], [5, 17, 100, 647, 4404], 'steps from the set-up, as the document has them');
is_deeply([map { $class->new->perft_moves($_) } 1 .. 4], [5, 39, 724, 18026], 'moves from the set-up');
for my $depth (0, -1, -1000, '-5', 0.0) {
    is($class->new->perft_steps($depth), '1', "perft_steps($depth) is 1");
    is($class->new->perft_moves($depth), '1', "perft_moves($depth) is 1");
}
for my $n ($class->new->perft_steps(3), $class->new->perft_moves(2), $class->new->perft_moves(0)) {
    ok(B::svref_2object(\$n)->FLAGS & B::SVf_POK(), "$n is a string of digits");
    like($n, qr/\A[0-9]+\z/, 'and nothing else');
}

# A side with no move ends its line.
for my $string ('9/9/3w5/9/9 b', '9/9/9/9/9 w', 'www/www/www w') {
    is(board($string)->perft_moves($_), '0', "no moves, depth $_ of '$string'") for 1, 2, 1000;
    is(board($string)->perft_steps($_), '0', "no steps, depth $_ of '$string'") for 1, 2, 1000;
}
is(board('9/9/3w5/9/9 w')->perft_moves(1), '4', 'one stone alone');
is(board('9/9/3w5/9/9 w')->perft_moves(2), '0', 'and nobody to answer it');

# Not a depth.
{
    my $b = $class->new;
    my @not = (undef, '', 'deep', '3x', 1.5, '2.5', 9**9**9, -9**9**9, -sin(9**9**9), [], {}, sub { 1 }, \1, 1001, 4294967297, '18446744073709551616', 1e30);
    for my $not (@not) {
        my $shown = defined $not ? ref $not || "'$not'" : 'undef';
        refused(sub { $b->perft_steps($not) }, '', "perft_steps of $shown");
        refused(sub { $b->perft_moves($not) }, '', "perft_moves of $shown");
    }
    is($b->to_string, SETUP, 'and the board is as it was');
}

# Random boards, against the plain rules.
seed_numbers(16);
my @wrong;
for my $n (1 .. 80) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my ($plain) = PlainFanorona->of_string($string);
    next if $plain->count_moves(40) == 40;
    my $b = board($string);
    push @wrong, "$string: steps" if $b->perft_steps(2) != $plain->perft_steps(2);
    push @wrong, "$string: moves" if $b->perft_moves(2) != $plain->perft_moves(2);
}
is_deeply(\@wrong, [], 'depth two of random boards');

finish();
