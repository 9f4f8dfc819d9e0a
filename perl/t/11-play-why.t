# play_why with a chain open: every reason and the order they are asked in.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my @reason = qw(OK OFF_BOARD BAD_STEP NO_STONE NOT_YOURS NO_LINE OCCUPIED TAKES_NOTHING NOT_A_PAIKA MUST_CAPTURE
    NOT_THE_STONE SAME_DIRECTION REVISIT PAIKA_IN_CHAIN);
my $b;

sub why {
    my ($from, $dir, $kind, $want, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is($b->play_why($from, $dir, $kind), $want, "$reason[$want]: $name");
    return is($b->play_why({ from => $from, dir => $dir, kind => $kind }), $want, '... given as a hash');
}

# c3-c4A takes c5, and the chain stands on c4: d4 takes e4; c3, where it began, would take c2.
$b = board('2b6/4b4/2w6/2b6/w7b w');
$b->play(pt('c3'), N, APPROACH);
ok($b->in_chain, 'a chain is open');

why(pt('c4'), E, APPROACH, WHY_OK, 'a step that takes, another way, to a new point');
why(0, N, APPROACH, WHY_OFF_BOARD, 'no point');
why(256 + pt('c4'), E, APPROACH, WHY_OFF_BOARD, 'a number that wraps round to a point');
why(0, 8, 3, WHY_OFF_BOARD, 'before BAD_STEP');
why(pt('c4'), 8, APPROACH, WHY_BAD_STEP, 'not a direction');
why(pt('c4'), E, 3, WHY_BAD_STEP, 'not a kind');
why(pt('e5'), E, 3, WHY_BAD_STEP, 'before NO_STONE');
why(pt('e5'), E, APPROACH, WHY_NO_STONE, 'nothing stands there');
why(pt('c3'), E, APPROACH, WHY_NO_STONE, 'nor on the point the chain began on');
why(pt('i1'), E, APPROACH, WHY_NOT_YOURS, 'a stone of the other side, before NO_LINE');
why(pt('c2'), E, PAIKA, WHY_NOT_YOURS, 'and before NOT_THE_STONE');
why(pt('a1'), E, PAIKA, WHY_NOT_THE_STONE, 'another stone of the mover');
why(pt('a1'), W, PAIKA, WHY_NOT_THE_STONE, 'before NO_LINE');
why(pt('c4'), NE, APPROACH, WHY_NO_LINE, 'no diagonal of a weak point');
why(pt('c4'), N, APPROACH, WHY_SAME_DIRECTION, 'the direction of the step directly before');
why(pt('c4'), N, PAIKA, WHY_SAME_DIRECTION, 'before PAIKA_IN_CHAIN');
why(pt('c4'), S, APPROACH, WHY_REVISIT, 'a point the chain has stood on');
why(pt('c4'), S, PAIKA, WHY_REVISIT, 'before NOT_A_PAIKA');
why(pt('c4'), S, WITHDRAWAL, WHY_REVISIT, 'before TAKES_NOTHING');
why(pt('c4'), W, PAIKA, WHY_PAIKA_IN_CHAIN, 'a step that takes nothing');
why(pt('c4'), W, APPROACH, WHY_TAKES_NOTHING, 'asked as a capture, a step that takes nothing');
why(pt('c4'), W, WITHDRAWAL, WHY_TAKES_NOTHING, 'either way');
why(pt('c4'), E, PAIKA, WHY_NOT_A_PAIKA, 'asked as a paika, a step that takes');
why(pt('c4'), E, WITHDRAWAL, WHY_TAKES_NOTHING, 'asked the way it takes nothing');

# On the edge: NO_LINE before SAME_DIRECTION.  c4-c5W takes c3; b5 takes a5.
$b = board('b8/2w6/2b6/9/8b w');
$b->play(pt('c4'), N, WITHDRAWAL);
ok($b->in_chain, 'a chain on the edge');
why(pt('c5'), N, PAIKA, WHY_NO_LINE, 'the edge, before SAME_DIRECTION');

# A stone in the way: OCCUPIED before SAME_DIRECTION.  b1-c1W takes a1 and leaves d1; c2 takes c3.
$b = board('8b/9/2b6/9/bw1b5 w');
$b->play(pt('b1'), E, WITHDRAWAL);
ok($b->in_chain, 'a chain beside a stone that stands');
why(pt('c1'), E, APPROACH, WHY_OCCUPIED, 'a stone stands there, before SAME_DIRECTION');
why(pt('c1'), N, APPROACH, WHY_OK, 'while the step that may follow may');

# On random chains: WHY_OK for exactly the steps play_steps lists, and every answer the plain rules'.
seed_numbers(11);
my (@wrong, @listed, %answers);
for my $n (1 .. 600) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    $b = board($string);
    my ($plain) = PlainFanorona->of_string($string);
    for (1 .. 4) {
        my @steps = grep { $_->{kind} } $plain->play_steps or last;
        my $step = $steps[ number_below(scalar @steps) ];
        $plain->play($step);
        $b->play($step);
    }
    my $open = $plain->{chain} or next;
    my %list = map { ("$_->{from} $_->{dir} $_->{kind}" => 1) } $b->play_steps;
    for my $from (pt('i5'), $plain->points) {
        next if $from != $open->{at} && number_below(4);
        for my $dir (0 .. 8) {
            for my $kind (0 .. 3) {
                my $why = $b->play_why($from, $dir, $kind);
                $answers{$why}++;
                push @wrong, "$string: $from $dir $kind gave $why" if $why != $plain->play_why($from, $dir, $kind);
                push @listed, "$string: $from $dir $kind" if !$why != !!$list{"$from $dir $kind"};
            }
        }
    }
}
is_deeply(\@wrong, [], 'every answer is the plain rules\' answer');
is_deeply(\@listed, [], 'WHY_OK for exactly the steps play_steps lists');
is_deeply([grep { !$answers{$_} } 0 .. 8, 10 .. 13], [], 'and every reason came up') or diag explain \%answers;
ok(!$answers{ +WHY_MUST_CAPTURE }, 'but MUST_CAPTURE, which has no place in a chain');

finish();
