# why_not: each reason, with several examples, and which comes first.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my @reason = qw(OK OFF_BOARD NO_PIECE NOT_YOURS NO_MOVE NOT_A_LINE THRONE CORNER BLOCKED);

# says(position, 'd1-d2', reason, variant): why_not, and is_legal with it.
sub says {
    my ($string, $move, $want, $variant) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $b = board($string);
    my ($from, $to) = map { sq($_) } split /-/, $move;
    my $why = $b->why_not($from, $to, $variant);
    is($reason[$why], $reason[$want], "$move of '$string'" . ($variant ? ', ' . variant_text($variant) : ''));
    is(!!$b->is_legal(mv($move), $variant), $want == WHY_OK, '... and is_legal agrees');
    return;
}

# OK
says(SETUP, $_, WHY_OK) for qw(d1-c1 d1-b1 a4-a2 b4-b7 g4-g6 d6-g6);
says('7/7/7/3k3/7/7/7 d', 'd4-d7', WHY_OK);
says('7/7/7/7/7/7/3k3 d', 'd1-a1', WHY_OK);
says('7/7/7/7/7/7/3k3 d', 'd1-g1', WHY_OK, { escape => 'edge' });
says('7/7/7/7/7/7/3a3 a', 'd1-d7', WHY_OK);
says('7/7/7/7/7/7/3k3 d', 'd1-d4', WHY_OK, { throne_reentry => 1 });
says('7/7/7/k6/7/7/7 d', 'a4-d4', WHY_OK, { throne_reentry => 1, throne_pass => 0 });
says('k6/7/7/7/7/7/7 d', 'a7-a1', WHY_OK);

# OFF_BOARD: either of the two, before everything else.
{
    my $b = $class->new;
    for my $no (0, 9, 17, 18, 80, 81, -1, 255, 256, 296, 65576, 4294967336, 40.5, 'd4', '', undef, [], {}) {
        is($b->why_not($no, sq('d5')), WHY_OFF_BOARD, 'from ' . shown($no));
        is($b->why_not(sq('d1'), $no), WHY_OFF_BOARD, '... to it');
        is($b->why_not($no, $no), WHY_OFF_BOARD, '... both');
        is($b->why_not(sq('a1'), $no), WHY_OFF_BOARD, '... to it from an empty square');
        is($b->why_not(sq('d4'), $no), WHY_OFF_BOARD, "... to it from the other side's piece");
    }
    is($b->why_not(sq('g4'), sq('g4') + 1), WHY_OFF_BOARD, 'over the right edge');
    is($b->why_not(sq('d1'), sq('d1') - 9), WHY_OFF_BOARD, 'over the lower one');
}

# NO_PIECE
says(SETUP, $_, WHY_NO_PIECE) for qw(a1-a2 b2-b2 a1-b2 c7-d4 e5-a1 b5-d5 c3-c4);
says('7/7/7/7/7/7/7 d', 'd4-d5', WHY_NO_PIECE);

# NOT_YOURS
says(SETUP, $_, WHY_NOT_YOURS) for qw(d4-d5 d4-d4 c4-b3 d5-a5 e4-f4 d3-a1);
says('7/7/7/3k3/7/7/3a3 d', $_, WHY_NOT_YOURS) for qw(d1-d2 d1-d1 d1-e2 d1-d4 d1-a1);
says('7/7/7/3k3/7/7/7 a', 'd4-d1', WHY_NOT_YOURS);

# NO_MOVE
says(SETUP, "$_-$_", WHY_NO_MOVE) for qw(d1 a4 g4 d7 b4);
says('k6/7/7/3d3/7/7/7 d', $_, WHY_NO_MOVE) for qw(a7-a7 d4-d4);

# NOT_A_LINE
says(SETUP, $_, WHY_NOT_A_LINE) for qw(d1-c2 d1-e3 a4-g7 b4-d6 d7-a1 d7-g1 b4-c5);
says('3k3/7/7/7/7/7/7 d', $_, WHY_NOT_A_LINE) for qw(d7-c6 d7-e4 d7-g1);

# THRONE: to stop there, or to cross it empty without throne_pass.
says('7/7/7/7/7/7/3a3 a', 'd1-d4', WHY_THRONE);
says('7/7/7/7/7/7/3d3 d', 'd1-d4', WHY_THRONE);
says('7/7/7/7/7/7/3k3 d', 'd1-d4', WHY_THRONE);
says('7/7/7/2k4/7/7/7 d', 'c4-d4', WHY_THRONE);
says('7/7/7/2d4/7/7/7 d', 'c4-d4', WHY_THRONE, { throne_reentry => 1 });
says('7/7/7/2a4/7/7/7 a', 'c4-d4', WHY_THRONE, { throne_reentry => 1 });
says(SETUP, 'd2-d4', WHY_THRONE);
says('7/7/7/3k3/7/7/3a3 a', 'd1-d4', WHY_THRONE);
says('7/7/7/3a3/7/7/3k3 d', 'd1-d4', WHY_THRONE);
says('7/7/7/7/3a3/7/3a3 a', 'd1-d4', WHY_THRONE);
for my $p (qw(a d k)) {
    my $side = $p eq 'a' ? 'a' : 'd';
    says("7/7/7/${p}6/7/7/7 $side", "a4-$_", WHY_THRONE, { throne_pass => 0 }) for qw(e4 f4 g4 d4);
    says("7/7/7/${p}6/7/7/7 $side", 'a4-c4', WHY_OK, { throne_pass => 0 });
    says("3${p}3/7/7/7/7/7/7 $side", "d7-$_", WHY_THRONE, { throne_pass => 0 }) for qw(d3 d2 d1);
}
says('7/7/7/k6/7/7/7 d', 'a4-e4', WHY_THRONE, { throne_pass => 0, throne_reentry => 1 });
says('7/7/7/ka5/7/7/7 d', 'a4-g4', WHY_THRONE, { throne_pass => 0 });

# CORNER
for my $case (['d1-a1', '7/7/7/7/7/7/3d3 d'], ['d1-g1', '7/7/7/7/7/7/3d3 d'], ['a4-a7', '7/7/7/a6/7/7/7 a'], ['g4-g7', '7/7/7/6a/7/7/7 a'], ['b1-a1', '7/7/7/7/7/7/1a5 a'],
    ['d7-a7', SETUP], ['d7-g7', SETUP], ['a4-a1', SETUP]) {
    says($case->[1], $case->[0], WHY_CORNER);
    says($case->[1], $case->[0], WHY_CORNER, { escape => 'edge', throne_reentry => 1, throne_pass => 0 });
}
says('7/7/7/7/7/7/d5a a', 'g1-a1', WHY_CORNER);
says('7/7/7/7/7/7/kd4a a', 'g1-a1', WHY_CORNER);

# BLOCKED: between, or on the last square.
says(SETUP, $_, WHY_BLOCKED) for qw(a4-b4 a4-c4 d1-d2 d1-d3 d1-d5 d1-d7 b4-c4 b4-a4 b4-e4 b4-g4 d2-d3);
says('7/7/7/3k3/7/7/3a3 a', 'd1-d5', WHY_BLOCKED);
says('7/7/7/3k3/7/7/3a3 a', 'd1-d7', WHY_BLOCKED, { throne_pass => 0 });
says('7/7/7/3d3/7/7/3k3 d', 'd1-d4', WHY_BLOCKED, { throne_reentry => 1 });
says('7/7/7/7/3d3/7/3k3 d', 'd1-d4', WHY_BLOCKED, { throne_reentry => 1 });
says('7/7/7/7/7/7/d2k3 d', 'd1-a1', WHY_BLOCKED);
says('7/7/7/7/7/7/ak5 d', 'b1-a1', WHY_BLOCKED);
says('7/7/7/7/7/7/1d1k3 d', 'd1-a1', WHY_BLOCKED);
says('7/7/7/a1d4/7/7/7 a', 'a4-e4', WHY_BLOCKED);

# More than one fault: the first in the order of their numbers.
says('7/7/7/7/7/7/7 a', 'd4-d4', WHY_NO_PIECE);
says(SETUP, 'd4-c3', WHY_NOT_YOURS);
says('7/7/7/3k3/7/7/7 a', 'd4-d4', WHY_NOT_YOURS);
says('7/7/7/3a3/7/7/7 a', 'd4-d4', WHY_NO_MOVE);
says('7/7/7/7/7/7/a6 a', 'a1-a1', WHY_NO_MOVE);
says('7/7/7/7/7/7/2a4 a', 'c1-d4', WHY_NOT_A_LINE);
says('7/7/7/7/7/1a5/7 a', 'b2-a1', WHY_NOT_A_LINE);
says(SETUP, 'a4-d4', WHY_THRONE);
says('a6/7/7/d6/7/7/7 a', 'a7-a1', WHY_CORNER);
says('7/7/7/a2d3/7/7/7 a', 'a4-g4', WHY_BLOCKED, { throne_pass => 0 });
says('7/7/7/a1d4/7/7/7 a', 'a4-g4', WHY_THRONE, { throne_pass => 0 });

# Nothing is changed by asking.
{
    my $b = $class->new;
    my $before = state_of($b);
    $b->why_not($_->[0], $_->[1], { throne_pass => 0 }) for [40, 41], [12, 13], [0, 0];
    same_state($b, $before, 'asking leaves the board as it was');
}

# Every pair of squares, in every variant, against the plain rules; OK exactly for what moves lists.
seed_numbers(8);
my (@wrong, @listed, %answers);
for my $n (1 .. 120) {
    my $string = $n == 1 ? SETUP : random_position();
    my $variant = random_variant();
    my ($plain) = PlainBrandubh->of_string($string);
    my $b = board($string);
    my %listed = map { ($_ => 1) } $b->moves($variant);
    for my $from (@PlainBrandubh::NAMES) {
        for my $to (@PlainBrandubh::NAMES) {
            my $why = $b->why_not(sq($from), sq($to), $variant);
            $answers{$why}++;
            push @wrong, "$string $from-$to " . variant_text($variant) . ": $why" if $why != $plain->why_not($from, $to, $variant);
            push @listed, "$string $from-$to" if !$why != !!$listed{ mv("$from-$to") };
        }
    }
}
is_deeply(\@wrong, [], 'every answer is the plain rules\' answer');
is_deeply(\@listed, [], 'WHY_OK for exactly the moves of the list');
is_deeply([grep { !$answers{$_} } WHY_OK, WHY_NO_PIECE .. WHY_BLOCKED], [], 'and every reason came up') or diag explain \%answers;

finish();
