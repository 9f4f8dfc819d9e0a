# do_step and undo_step: the step on its own.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

{
    my $b = board('9/9/3w1bb2/9/9 w');
    my $before = state_of($b);
    my ($token, $removed) = $b->do_step(pt('d3'), E, APPROACH);
    ok(defined $token && !ref $token && length $token, 'do_step returns a token, a string');
    is($removed, 2, 'and the number of stones removed in list context');
    is($b->to_string, '9/9/4w4/9/9 b', 'the stone moved, what it takes is gone, and the turn passed');
    ok(!$b->in_chain, 'no chain is open');
    is($b->key_hex, board('9/9/4w4/9/9 b')->key_hex, 'the key is that of the position');
    is($b->undo_step($token), $b, 'undo_step returns the board');
    same_state($b, $before, 'and the position is exactly as it was, key included');
    my $scalar = $b->do_step({ from => pt('d3'), dir => E, kind => APPROACH });
    is($scalar, $token, 'given a hash, in scalar context: the token alone');
    $b->undo_step($scalar);
    my @list = $b->do_step(($b->steps)[0]);
    is(scalar @list, 2, 'two values in list context');
    is($list[1], 2, 'of which the second is the number removed');
    $b->undo_step($list[0]);
    same_state($b, $before, 'undone');
}
{
    # It always passes the turn, even where a chain could go on.
    my $b = board('9/9/1w1bb1b2/9/9 w');
    my $before = state_of($b);
    my $token = $b->do_step(pt('b3'), E, APPROACH);
    is($b->side, BLACK, 'a step that takes passes the turn');
    $b->undo_step($token);
    # It does not ask whether the step is legal.
    my ($paika, $n) = $b->do_step(pt('b3'), N, PAIKA);
    is($n, 0, 'a paika while a stone can take: nothing removed');
    is($b->to_string, '9/1w7/3bb1b2/9/9 b', '... and made all the same');
    $b->undo_step($paika);
    ($paika, $n) = $b->do_step(pt('b3'), E, PAIKA);
    is("$n " . $b->to_string, '0 9/9/2wbb1b2/9/9 b', 'a paika where the step would take takes nothing');
    $b->undo_step($paika);
    my ($theirs) = $b->do_step(pt('g3'), W, APPROACH);
    is($theirs, undef, 'an approach with no enemy there is not built');
    ($theirs) = $b->do_step(pt('g3'), N, PAIKA);
    is($b->to_string, '9/6b2/1w1bb4/9/9 b', 'a stone of the side not to move steps too, and the turn passes');
    $b->undo_step($theirs);
    same_state($b, $before, 'all undone');
}
{
    # No step to build: nothing done, nothing returned.
    my $b = board('9/9/1w1bb1b2/9/9 w');
    my $before = state_of($b);
    for my $none ([pt('a1'), N, PAIKA], [pt('b3'), N, APPROACH], [pt('b3'), NE, PAIKA], [0, N, PAIKA], [pt('b3'), 8, 0],
        [pt('b3'), N, 3], [256 + pt('b3'), N, PAIKA], [pt('b3'), 256, PAIKA], [pt('b3'), N, 256], [4294967296 + pt('b3'), N, PAIKA]) {
        is_deeply([$b->do_step(@$none)], [], "do_step(@$none) returns nothing");
        is(scalar($b->do_step(@$none)), undef, '... and undef in scalar context');
    }
    is_deeply([$b->do_step({})], [], 'nor is there a step in an empty hash');
    same_state($b, $before, 'and the board is as it was');
}
{
    # In the reverse of the order they were made.
    my $b = $class->new;
    my $start = state_of($b);
    my (@tokens, @states);
    while (my @steps = $b->steps) {
        last if @tokens == 60;
        push @states, state_of($b);
        push @tokens, scalar $b->do_step($steps[ @tokens % @steps ]);
    }
    cmp_ok(scalar @tokens, '>', 8, 'a line of steps');
    while (@tokens) {
        $b->undo_step(pop @tokens);
        state_of($b) eq pop @states or last;
    }
    is(scalar @tokens, 0, 'undone in reverse, each leaves the position of before');
    same_state($b, $start, 'down to the set-up');
}
{
    # Inside a chain it passes the turn, and its undo restores the chain.
    my $b = board('8b/9/1b7/3b5/w1b4bw w');
    $b->play(pt('a1'), E, APPROACH);
    ok($b->in_chain, 'a chain is open');
    my $before = state_of($b);
    for my $step ([pt('b1'), N, APPROACH], [pt('b1'), E, PAIKA], [pt('i1'), N, PAIKA], [pt('h1'), W, PAIKA]) {
        my $token = $b->do_step(@$step);
        is($b->side, BLACK, "do_step(@$step) inside a chain passes the turn");
        ok(!$b->in_chain, 'and leaves no chain open');
        is($b->key_hex, $b->key_full_hex, 'with a key that holds');
        $b->undo_step($token);
        same_state($b, $before, 'and its undo restores the chain');
    }
}

# On random positions, against the plain rules.
seed_numbers(9);
my @wrong;
for my $n (1 .. 1500) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my $b = board($string);
    my ($plain) = PlainFanorona->of_string($string);
    my @steps = map { $plain->steps_of($_) } $plain->points or next;
    my $step = $steps[ number_below(scalar @steps) ];
    my ($token, $removed) = $b->do_step($step->{from}, $step->{dir}, $step->{kind});
    my $after = $plain->clone;
    $after->do_step($step);
    push @wrong, "$string: " . step_key($step) if $b->to_string ne $after->to_string || $b->key_hex ne $after->key_hex
        || $removed != @{ $step->{taken} };
    $b->undo_step($token);
    push @wrong, "$string: undo of " . step_key($step) if $b->to_string ne $string || $b->key_hex ne $plain->key_hex;
}
is_deeply(\@wrong, [], 'fifteen hundred steps, done and undone as the plain rules have them');

finish();
