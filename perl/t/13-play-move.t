# play_move and unplay_move: a whole move at once.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my $three = '8b/9/1b7/3b5/w1b6 w';

{
    my $b = board($three);
    my $before = state_of($b);
    my ($one, $two, $all) = $b->moves;
    my $tokens = $b->play_move($one);
    is(ref $tokens, 'ARRAY', 'play_move returns an array reference of tokens');
    is(scalar @$tokens, 2, 'the step of a shorter beginning, and a stop');
    is($b->to_string, '8b/9/1b7/3b5/1w7 b', 'the move is played and the turn passed');
    ok(!$b->in_chain, 'with no chain open');
    is($b->unplay_move($tokens), $b, 'unplay_move returns the board');
    same_state($b, $before, 'and the whole move is taken back');
    is(scalar @{ $b->play_move($two) }, 3, 'two steps and a stop');
    is($b->to_string, '8b/9/9/1w1b5/9 b', 'played');
    my $other = board($three);
    is(scalar @{ $other->play_move($all) }, 3, 'a move made on another board of the position: three steps, after which nothing could follow');
    is($other->to_string, '8b/9/9/2w6/9 b', 'played');

    # The tokens are those of the steps, one by one.
    my $c = board($three);
    $tokens = $c->play_move($two);
    my @one_by_one = @$tokens;
    $c->unplay(pop @one_by_one);
    is($c->chain_at, pt('b2'), 'the stop taken back: the chain is open where it stopped');
    $c->unplay(pop @one_by_one);
    $c->unplay(pop @one_by_one);
    same_state($c, $before, 'and the steps one at a time');
    my @by_hand = map { scalar $c->play($_) } @{ $two->steps };
    push @by_hand, $c->stop;
    is_deeply(\@by_hand, $tokens, 'played by hand, the same tokens');
    $c->unplay_move(\@by_hand);
    same_state($c, $before, 'which unplay_move takes back');
}

# A move that does not belong to the position is not played.
{
    my ($move) = reverse board($three)->moves;
    for my $string ('8b/9/1b7/9/w1b6 w', '8b/9/9/3b5/w1b6 w', '8b/9/1b7/3b5/w1b6 b', '8b/9/1b7/3b5/wwb6 w', '9/9/9/9/9 w', 'bbb/w1b/www w', SETUP,
        '8b/9/1b7/3b5/9 w', '8b/9/1b7/1w1b5/w1b6 w') {
        my $b = board($string);
        my $before = state_of($b);
        is($b->play_move($move), undef, "$move is not played on '$string'");
        is_deeply([$b->play_move($move)], [undef], '... undef in list context too');
        same_state($b, $before, '... and the board is left as it was');
    }
    my $b = board($three);
    $b->play(pt('a1'), E, APPROACH);
    my $before = state_of($b);
    is($b->play_move($move), undef, 'nor in the middle of a chain it does not go on from');
    same_state($b, $before, 'and the chain stays open');
}
{
    # Whole in one position, the shorter beginning of a longer one in another: the stop belongs to the board.
    my ($move) = board('9/9/3w1b2b/9/9 w')->moves;
    is("$move", 'd3-e3A', 'a move after which nothing can follow');
    is(scalar @{ board('9/9/3w1b2b/9/9 w')->play_move($move) }, 1, 'is one step there');
    my $b = board('4b4/9/3w1b2b/9/9 w');
    my $tokens = $b->play_move($move);
    is(scalar @$tokens, 2, 'and a step and a stop where it could go on');
    is($b->to_string, '4b4/9/4w3b/9/9 b', 'the turn has passed');
    $b->unplay_move($tokens);
    is($b->to_string, '4b4/9/3w1b2b/9/9 w', 'and back');
}

# What is not a move.
{
    my $b = board($three);
    my $before = state_of($b);
    my ($step) = $b->steps;
    my @not = (undef, '', 'a1-b1A', 42, [], {}, $step, sub { 1 }, \1, $b, bless([], 'Other'), bless({}, 'Other'), qr/x/);
    for my $i (0 .. $#not) {
        my $shown = defined $not[$i] ? ref $not[$i] || "'$not[$i]'" : 'undef';
        refused(sub { $b->play_move($not[$i]) }, '', "$shown is not a move");
    }
    refused(sub { $b->play_move(bless [], 'Game::Fanorona::Move') }, '', 'nor is an empty array that says it is');
    for my $forged (bless({}, 'Game::Fanorona::Move'), bless(\(my $x = 'a1-b1A'), 'Game::Fanorona::Move'), bless(sub { 1 }, 'Game::Fanorona::Move'),
        bless(['a1-b1A'], 'Game::Fanorona::Move'), bless(['a1-b1A', 'x' x 12], 'Game::Fanorona::Move'), bless(['a1-b1A', "\0" x 12], 'Game::Fanorona::Move'),
        bless(['a1-b1A', "\xff" x 1200], 'Game::Fanorona::Move'), bless(['a1-b1A', "\x{263a}" x 12], 'Game::Fanorona::Move'),
        bless([undef, undef], 'Game::Fanorona::Move'), bless([[], []], 'Game::Fanorona::Move')) {
        my $tokens = eval { $b->play_move($forged) };
        ok(!defined $tokens, 'nor any other thing that says it is');
    }
    same_state($b, $before, 'and the board is as it was');
}

# unplay_move.
{
    my $b = board($three);
    my (undef, $two) = $b->moves;
    my $before = state_of($b);
    my $tokens = $b->play_move($two);
    my $after = state_of($b);
    my @not = (undef, '', 'tokens', $tokens->[0], 42, {}, sub { 1 }, \1, $b, [undef], [''], ['x'], [[]], [@$tokens, 'x'], ['x', @$tokens], [reverse @$tokens],
        [@$tokens, $tokens->[-1]], [$tokens->[0]], [$tokens->[0], $tokens->[-1]], [$tokens->[0], undef, $tokens->[-1]], [map { "$_." } @$tokens],
        [(@$tokens) x 100], [$tokens->[-1] . $tokens->[0]], ["\x{263a}" x 10]);
    for my $i (0 .. $#not) {
        refused(sub { $b->unplay_move($not[$i]) }, '', "what is not the tokens of this move, number $i, croaks");
        last if state_of($b) ne $after;
    }
    same_state($b, $after, 'and changes nothing');
    $b->unplay_move([map { my $copy = $_ } @$tokens]);
    same_state($b, $before, 'a copy of the tokens serves');
    refused(sub { $b->unplay_move($tokens) }, '', 'a second time croaks');
    same_state($b, $before, 'and changes nothing');
}

# Not only the tokens of play_move: any that follow each other, in the order in which
# they were left. The document once said otherwise.
{
    my $b = board($three);
    my $before = state_of($b);
    my (undef, $two) = $b->moves;
    my @tokens = (scalar $b->play(pt('a1'), E, APPROACH));
    my $open = state_of($b);
    push @tokens, scalar $b->play(pt('b1'), N, APPROACH);
    $b->unplay_move([$tokens[1]]);
    same_state($b, $open, 'unplay_move takes one token of play');
    $b->unplay_move([$tokens[0]]);
    same_state($b, $before, '... and the next');
    @tokens = map { scalar $b->play($_) } @{ $two->steps };
    push @tokens, $b->stop;
    my $after = state_of($b);
    for my $wrong ([@tokens[0, 2, 1]], [@tokens[1, 0, 2]], [reverse @tokens], [@tokens[0, 1]], [@tokens[0, 2]], [@tokens, $tokens[2]], [$tokens[0], @tokens], []) {
        refused(sub { $b->unplay_move($wrong) }, '', 'not out of order, with a gap, twice or none');
        same_state($b, $after, '... and then nothing is taken back');
    }
    $b->unplay_move([@tokens[1, 2]]);
    same_state($b, $open, 'a step and the stop after it');
    $b->unplay_move([$tokens[0]]);
    same_state($b, $before, '... and the step before them');

    my $first = $b->play_move($two);
    my $second = $b->play_move(($b->moves)[0]);
    $b->unplay_move([@$first, @$second]);
    same_state($b, $before, 'two moves at once');
    $first = $b->play_move($two);
    $b->unplay($_) for reverse @$first;
    same_state($b, $before, 'and unplay takes the tokens of play_move, from the last to the first');
}
{
    my $b = board('8b/9/9/9/w8 w');
    my ($before, $early, @tokens) = state_of($b);
    for my $n (0 .. 45) {
        my $there_or_back = (qw(a1-a2 i5-i4 a2-a1 i4-i5))[$n % 4];
        push @tokens, map { @{ $b->play_move($_) } } grep { $_ eq $there_or_back } $b->moves;
        $early = state_of($b) if $n == 0;
    }
    my $after = state_of($b);
    refused(sub { $b->unplay_move(\@tokens) }, '', 'one token more than a move can leave');
    same_state($b, $after, '... and nothing is taken back');
    my $first = shift @tokens;
    is(scalar @tokens, 45, 'as many tokens as a move can leave');
    $b->unplay_move(\@tokens);
    same_state($b, $early, '... are taken');
}

# Random games of whole moves, against the plain rules.
seed_numbers(13);
my (@wrong, $played);
for my $n (1 .. 60) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $b = $class->new(cols => $size->[0], rows => $size->[1]);
    my $start = state_of($b);
    my @played;
    for (1 .. 30) {
        my @moves = $b->moves or last;
        my $move = $moves[ number_below(scalar @moves) ];
        my ($plain) = PlainFanorona->of_string($b->to_string);
        $plain->play($_) for @{ $move->steps };
        my $want = $move->length + ($plain->{chain} ? 1 : 0);
        $plain->stop;
        my $tokens = $b->play_move($move);
        push @wrong, "$move: tokens" if !$tokens || @$tokens != $want;
        push @wrong, "$move: " . $b->to_string if $b->to_string ne $plain->to_string || $b->key_hex ne $plain->key_hex;
        push @played, $tokens;
        $played++;
    }
    $b->unplay_move(pop @played) while @played;
    push @wrong, 'not back at the start' if state_of($b) ne $start;
}
is_deeply(\@wrong, [], "$played whole moves played as the plain rules have them, and taken back");

finish();
