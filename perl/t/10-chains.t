# play, stop and unplay: the chain, what limits it, and when it ends.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

sub chain_is {
    my ($b, $at, $dir, $seen, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is_deeply(
        [!!$b->in_chain, !!$b->can_stop, names_of($b->chain_at), $b->chain_dir, names_of(ascending $b->chain_seen)],
        [!!1, !!1, $at, $dir, $seen], $name);
}

sub no_chain {
    my ($b, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is_deeply([!!$b->in_chain, !!$b->can_stop, $b->chain_at, $b->chain_dir, [$b->chain_seen], scalar($b->chain_seen)],
        [!!0, !!0, -1, -1, [], 0], $name);
}

sub letters { return join ' ', map { names_of($_->{to}) . ('', 'A', 'W')[ $_->{kind} ] } $_[0]->play_steps }

# Three captures running: a1-b1A takes c1, b1-b2A takes b3, b2-c2A takes d2.
use constant THREE => '8b/9/1b7/3b5/w1b6 w';

# A chain from beginning to end.
{
    my $b = board(THREE);
    my @states = state_of($b);
    no_chain($b, 'no chain at first');
    is_deeply([map { step_key($_) } $b->play_steps], [map { step_key($_) } $b->steps], 'with no chain open play_steps are steps');
    is(scalar($b->play_steps), scalar($b->steps), 'in scalar context as well');

    my ($one, $removed) = $b->play(pt('a1'), E, APPROACH);
    is($removed, 1, 'play: the number of stones removed in list context');
    is($b->to_string, '8b/9/1b7/3b5/1w7 w', 'the stone moved, what it took is gone, the turn stays with the mover');
    chain_is($b, 'b1', E, 'a1 b1', 'and the chain is open on that stone');
    is(scalar($b->chain_seen), 2, 'chain_seen in scalar context says how many');
    is(letters($b), 'b2A', 'one step may follow');
    is(scalar($b->play_steps), 1, 'play_steps in scalar context says how many');
    push @states, state_of($b);

    my $two = $b->play(($b->play_steps)[0]);
    chain_is($b, 'b2', N, 'a1 b1 b2', 'the same stone, further on');
    push @states, state_of($b);

    my $three = $b->play({ from => pt('b2'), dir => E, kind => APPROACH });
    is($b->to_string, '8b/9/9/2w6/9 b', 'with nothing to follow the turn passes there and then');
    no_chain($b, 'and the chain is closed');

    is($b->unplay($three), $b, 'unplay returns the board');
    same_state($b, $states[2], 'and takes back one play, the chain included');
    $b->unplay($two);
    same_state($b, $states[1], 'and another');
    $b->unplay($one);
    same_state($b, $states[0], 'back to the beginning');

    is_deeply([sort map { "$_" } $b->moves], [qw(a1-b1A a1-b1A-b2A a1-b1A-b2A-c2A)], 'where a stone could take three times running there are three moves');
}

# Stopping.
{
    my $b = board(THREE);
    is($b->stop, undef, 'stop with no chain open is undef');
    is_deeply([$b->stop], [undef], 'in list context too');
    is($b->to_string, THREE, 'and nothing happened');
    my $play = $b->play(pt('a1'), E, APPROACH);
    my $in = state_of($b);
    my $stop = $b->stop;
    ok(defined $stop && !ref $stop && length $stop, 'stop returns a token');
    is($b->to_string, '8b/9/1b7/3b5/1w7 b', 'stop passes the turn, and the stones stay');
    no_chain($b, 'and closes the chain');
    is($b->unplay($stop), $b, 'unplay takes back a stop');
    same_state($b, $in, 'the chain is open again, as it was');
    $b->play(pt('b1'), N, APPROACH);
    ok($b->in_chain, 'and can go on');
    is($b->stop ne $stop ? 1 : 0, 1, 'stopping elsewhere gives another token');
}

# A paika passes the turn.
{
    my $b = board('9/9/9/9/w7b w');
    my ($token, $removed) = $b->play(pt('a1'), N, PAIKA);
    is($removed, 0, 'a paika removes nothing');
    is($b->to_string, '9/9/9/w8/8b b', 'a step that took nothing passes the turn');
    no_chain($b, 'with no chain');
    $b->unplay($token);
    is($b->to_string, '9/9/9/9/w7b w', 'taken back');
}

# A capture nothing can follow.
{
    my $b = board('9/9/3w1b2b/9/9 w');
    $b->play(pt('d3'), E, APPROACH);
    is($b->to_string, '9/9/4w3b/9/9 b', 'a single capture that nothing can follow passes the turn');
    no_chain($b, 'with no chain');
}

# It looks back one step only.
{
    my $b = board('8b/1b7/b8/2b6/w8 w');
    $b->play(pt('a1'), N, APPROACH);
    $b->play(pt('a2'), E, APPROACH);
    is($b->play_why(pt('b2'), N, APPROACH), WHY_OK, 'north, east, north is allowed');
    is(letters($b), 'b3A', 'and listed');
    $b->play(pt('b2'), N, APPROACH);
    is($b->to_string, '8b/9/1w7/9/9 b', 'and played');
}
{
    # b1-c1W takes a1; east again would take e1; north takes c3.
    my $b = board('8b/9/2b6/9/bw2b4 w');
    $b->play(pt('b1'), E, WITHDRAWAL);
    chain_is($b, 'c1', E, 'b1 c1', 'a chain by withdrawal');
    is(letters($b), 'c2A', 'it may not step in the direction of the step directly before');
    is($b->play_why(pt('c1'), E, APPROACH), WHY_SAME_DIRECTION, 'which play_why says');
    is($b->step_why(pt('c1'), E, APPROACH), WHY_OK, 'while step_why knows nothing of a chain');
}
{
    # Nothing of a chain carries into the next move.
    my $b = board('8b/9/9/9/bw2b4 w');
    $b->play(pt('b1'), E, WITHDRAWAL);
    is($b->side, BLACK, 'only the same direction could have followed: the turn has passed');
    $b->play(pt('i5'), S, PAIKA);
    is($b->play_why(pt('c1'), E, APPROACH), WHY_OK, 'the next move may begin in the direction the last one ended in');
    $b->play(pt('c1'), E, APPROACH);
    is($b->to_string, '9/8b/9/9/3w5 b', 'and does');
}
{
    # c3-c4A takes c5; back to c3 would take c2; d4 takes e4.
    my $b = board('2b6/4b4/2w6/2b6/8b w');
    $b->play(pt('c3'), N, APPROACH);
    chain_is($b, 'c4', N, 'c3 c4', 'a chain');
    is(letters($b), 'd4A', 'it may not arrive on a point it has stood on, and the start counts');
    is($b->play_why(pt('c4'), S, APPROACH), WHY_REVISIT, 'which play_why says');
    $b->stop;
    $b->set_side(WHITE);
    is($b->play_why(pt('c4'), S, APPROACH), WHY_OK, 'in the next move it may');
}

# The chain is no part of the position.
{
    my $b = board(THREE);
    $b->play(pt('a1'), E, APPROACH);
    my $again = board($b->to_string);
    is($again->key_hex, $b->key_hex, 'the key describes the stones and the side and nothing else');
    is($again->key_full_hex, $b->key_full_hex, 'worked out again too');
    no_chain($again, 'a string written in the middle of a chain reads back with none open');
    is($again->to_string, $b->to_string, 'and is the same string');
    my $via_new = $class->new(position => $b->to_string);
    no_chain($via_new, 'by new as well');
}

# In a chain: steps, step_why, can_capture know nothing of it, and there are no whole moves.
{
    my $b = board('9/9/1b6w/3b5/w1b4bw w');
    $b->play(pt('a1'), E, APPROACH);
    my $plain = board($b->to_string);
    is_deeply([map { step_key($_) } $b->steps], [map { step_key($_) } $plain->steps], 'steps in a chain are the steps of the position');
    is($b->can_capture ? 1 : 0, $plain->can_capture ? 1 : 0, 'and can_capture');
    is($b->can_capture(BLACK) ? 1 : 0, $plain->can_capture(BLACK) ? 1 : 0, 'of either side');
    my @different = grep { $b->step_why(@$_) != $plain->step_why(@$_) }
        map { my $sq = $_; map { my $d = $_; map { [$sq, $d, $_] } 0 .. 2 } 0 .. 7 } $b->all_squares;
    is_deeply(\@different, [], 'and step_why');
    is($b->count_moves, '0', 'no whole moves while a chain is open');
    is($b->count_moves(10), '0', 'nor with a cap');
    is_deeply([$b->moves], [], 'and none listed');
    is(scalar($b->moves), 0, 'in scalar context either');
    is(scalar(grep { $_->{from} != pt('b1') } $b->play_steps), 0, 'play_steps are of that stone alone');
}

# clone copies an open chain.
{
    my $b = board(THREE);
    my $token = $b->play(pt('a1'), E, APPROACH);
    my $c = $b->clone;
    same_state($c, state_of($b), 'clone copies an open chain');
    $c->play(pt('b1'), N, APPROACH);
    chain_is($b, 'b1', E, 'a1 b1', 'and shares it with nobody');
    $b->stop;
    chain_is($c, 'b2', N, 'a1 b1 b2', 'either way');
}

# put, lift and set_side that change something close it and leave the turn where it is.
for my $change (
    ['put of another stone', sub { $_[0]->put(pt('i1'), BLACK) }, WHITE],
    ['put over the chain\'s stone', sub { $_[0]->put(pt('b1'), BLACK) }, WHITE],
    ['put of EMPTY', sub { $_[0]->put(pt('d2'), EMPTY) }, WHITE],
    ['lift', sub { $_[0]->lift(pt('b1')) }, WHITE],
    ['set_side of the other side', sub { $_[0]->set_side(BLACK) }, BLACK],
) {
    my ($name, $how, $side) = @$change;
    my $b = board(THREE);
    $b->play(pt('a1'), E, APPROACH);
    ok($b->in_chain, "a chain is open before $name");
    $how->($b);
    no_chain($b, "$name closes it");
    is($b->side, $side, $name =~ /side/ ? 'with the side it was told' : 'and leaves the turn where it is');
    is($b->key_hex, $b->key_full_hex, 'the key holds');
}
for my $same (
    ['put of what stands there', sub { $_[0]->put(pt('b1'), WHITE) }],
    ['put of EMPTY on an empty point', sub { $_[0]->put(pt('a1'), EMPTY) }],
    ['put off the board', sub { $_[0]->put(77, WHITE) }],
    ['put of no stone', sub { $_[0]->put(pt('b1'), BORDER) }],
    ['lift of an empty point', sub { $_[0]->lift(pt('a1')) }],
    ['lift off the board', sub { $_[0]->lift(-1) }],
    ['set_side of the side to move', sub { $_[0]->set_side(WHITE) }],
    ['set_side of no side', sub { $_[0]->set_side(3) }],
) {
    my ($name, $how) = @$same;
    my $b = board(THREE);
    $b->play(pt('a1'), E, APPROACH);
    my $before = state_of($b);
    $how->($b);
    same_state($b, $before, "$name changes nothing, and the chain stays open");
}

# No step to build, in and out of a chain.
{
    my $b = board(THREE);
    for my $when ('before a chain', 'in one') {
        my $before = state_of($b);
        for my $none ([pt('e5'), N, PAIKA], [0, N, PAIKA], [pt('b1'), 8, PAIKA], [pt('a1'), N, APPROACH], [pt('b1'), S, PAIKA],
            [256 + pt('a1'), N, PAIKA], [pt('b1'), N, 3]) {
            is_deeply([$b->play(@$none)], [], "play(@$none) $when returns nothing");
            is(scalar($b->play(@$none)), undef, '... undef in scalar context');
        }
        same_state($b, $before, 'and does nothing');
        $b->play(pt('a1'), E, APPROACH);
    }
}

# It does not ask whether the step is legal: whatever is played is taken back whole, and a chain
# that is open always has a step.
seed_numbers(10);
my (@unhappy, @unfollowed, @keys);
for my $n (1 .. 300) {
    my $string = random_board((9, 9, 7, 5)[$n % 4], $n % 3 ? 5 : 3);
    my $b = board($string);
    my (@tokens, @before);
    for (1 .. 25) {
        my @all = $b->all_squares;
        my ($from, $dir, $kind) = ($all[ number_below(scalar @all) ], number_below(8), number_below(3));
        if ($b->in_chain && number_below(3)) {
            my @next = $b->play_steps;
            ($from, $dir, $kind) = @{ $next[ number_below(scalar @next) ] }{qw(from dir kind)};
        }
        my $state = state_of($b);
        my $token = number_below(9) ? $b->play($from, $dir, $kind) : $b->stop;
        if (!defined $token) {
            push @unhappy, "$string: nothing to build, yet changed" if state_of($b) ne $state;
            next;
        }
        push @tokens, $token;
        push @before, $state;
        push @unfollowed, $b->to_string if $b->in_chain && !$b->play_steps;
        push @keys, $b->to_string if $b->key_hex ne $b->key_full_hex;
    }
    while (@tokens) {
        $b->unplay(pop @tokens);
        my $want = pop @before;
        push @unhappy, "$string: not taken back" if state_of($b) ne $want;
    }
}
is_deeply(\@unhappy, [], 'any step that can be built is played and taken back whole');
is_deeply(\@unfollowed, [], 'a board with a chain open always has a step to make');
is_deeply(\@keys, [], 'and the key holds');

finish();
