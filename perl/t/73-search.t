# Looking ahead: search of Game::Fanorona::Rules and of Game::Fanorona.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP pt finish run_perl seed_numbers number_below random_board);
use NotationTest qw(shown);
use GameTest;
use PlainFanorona;
use PlainGame;
use Game::Fanorona;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Rules qw(PLAY_OK);

sub rules { my ($position, $board) = @_; return RULES->new(position => $position, variant => { board => $board || 'sivy' }) }

# Everything found, as one string.
sub told {
    my ($found) = @_;
    return 'nothing' if !$found;
    return join ' ', (map { "$_=$found->{$_}" } grep { defined $found->{$_} } qw(move score depth nodes)), 'stop=' . ($found->{stop} ? 1 : 0), 'stopped=' . ($found->{stopped} ? 1 : 0),
        map { ref $_ ? $_->{string} || FanoronaTest::step_key($_) : $_ } @{ $found->{steps} };
}

# Its shape.
{
    my $rules = RULES->new;
    my $before = rules_facts($rules);
    my $found = $rules->search(budget => 5000);
    is_deeply([sort keys %$found], [qw(depth nodes score steps stop stopped)], 'what Rules finds');
    like($found->{score}, qr/\A-?\d+\z/, 'score, a number');
    like($found->{depth}, qr/\A\d+\z/, 'depth');
    like($found->{nodes}, qr/\A\d+\z/, 'nodes, a string of digits');
    is(ref $found->{steps}, 'ARRAY', 'steps');
    is(rules_facts($rules), $before, 'the game does not change');
    my @legal = map { FanoronaTest::step_key($_) } $rules->steps;
    ok((grep { $_ eq FanoronaTest::step_key($found->{steps}[0]) } @legal), 'the first step is one that may be made');
    is($rules->step($_), PLAY_OK, 'and each of them can be') for @{ $found->{steps} };
    is($rules->stop, PLAY_OK, '... and a stop') if $found->{stop};
    is($rules->ply, 1, 'which is a whole move');
}
{
    my $game = GAME->new;
    my $before = facts($game);
    my $found = $game->search(budget => 5000);
    is_deeply([sort keys %$found], [qw(depth move nodes score steps stop stopped)], 'what the game finds: the same and the move');
    same_facts($game, $before, 'the game does not change');
    my ($step) = grep { $_->{string} eq $found->{steps}[0]{string} } $game->steps;
    is_deeply($found->{steps}[0], $step, 'its steps are described as steps describes them');
    ok((grep { $_ eq $found->{move} } $game->legal_strings), 'the move is a whole move');
    is_deeply([map { $game->search->{$_} } qw(move score)], [map { $game->search->{$_} } qw(move score)], 'and nothing need be given');
    accepted($game, [play => $found->{move}], 'and can be played');
}

# In the middle of a move, and over.
{
    # a1-b1A takes one and may go on; going on is worth more.
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    my $found = $game->search(budget => 5000);
    like($found->{move}, qr/\A(?:b1-b2A(?:-c2A)?)?\z/, 'from the middle of a move, the rest of it');
    accepted($game, [play => $found->{move}], '... which play takes');
    is($game->ply, 1, '... and which completes it');

    # Going on would put the stone where it is taken back; stopping wins at once when nothing is left but to wait.
    my ($stops, $goes) = (0, 0);
    seed_numbers(730);
    for my $n (1 .. 400) {
        last if $stops >= 3 && $goes >= 3;
        my $size = $PlainFanorona::SIZES[ $n % 8 ];
        my $board = join 'x', @$size;
        my $half = GAME->new(variant => { board => $board }, position => random_board(@$size));
        my ($take) = grep { $_->{how} ne 'paika' } $half->steps or next;
        $half->step($take->{string});
        next if !$half->in_chain;
        my $rest = $half->search(budget => 2000);
        if ($rest->{move} eq '') {
            $stops++;
            is_deeply([$rest->{steps}, $rest->{stop} ? 1 : 0], [[], 1], 'the empty string, no steps and stop when the thing to do is stop') if $stops <= 3;
        }
        else { $goes++ }
        my $ply = $half->ply;
        $half->play($rest->{move}) or fail("the rest of a move, '$rest->{move}'");
        is($half->ply, $ply + 1, 'complete') if $half->ply != $ply + 1;
    }
    cmp_ok($stops, '>', 0, 'there were moves to stop in the middle of');
    cmp_ok($goes, '>', 0, '... and to go on with');

    is_deeply([scalar(GAME->new(position => '9/9/9/9/w8 w')->search(budget => 100))], [undef], 'undef once the game is over');
    my $resigned = GAME->new;
    $resigned->resign('white');
    is_deeply([scalar($resigned->search(budget => 100))], [undef], '... resigned too');
    is(scalar(RULES->new(position => '9/9/9/9/w8 w')->search(budget => 100)), undef, '... to Rules as well');
}

# stop is true exactly when the move found ends by stopping, its steps a legal move, and the budget is kept.
{
    seed_numbers(731);
    my %wrong;
    for my $n (1 .. 160) {
        my $size = $PlainFanorona::SIZES[ $n % 8 ];
        my $string = random_board(@$size);
        my $plain = PlainGame->new(position => $string);
        next if $plain->over;
        my $game = GAME->new(variant => { board => join 'x', @$size }, position => $string);
        my $budget = (1, 2, 10, 100, 1000, 3000)[ $n % 6 ];
        my $found = $game->search(budget => $budget);
        my ($steps, $code) = $plain->judged($found->{move});
        $wrong{"$string: $found->{move} is refused as $code"}++ if $code ne '';
        $wrong{"$string: $found->{move}, another list of steps"}++
            if join(' ', map { $_->{string} } @{ $found->{steps} }) ne join ' ', map { PlainGame::described($_)->{string} } @$steps;
        $plain->step($_) for @$steps;
        $wrong{"$string: $found->{move}, stop"}++ if !!$found->{stop} != !!$plain->board->{chain};
        $wrong{"$string: $found->{nodes} positions of $budget"}++ if $found->{nodes} > $budget + 1024;
        $wrong{"$string: a score of $found->{score}"}++ if abs($found->{score}) > 1_000_000;
    }
    is_deeply([sort keys %wrong], [], 'moves found are legal, told in full, and within the budget and 1,024');
}
{
    my $game = GAME->new;
    my @nodes = map { $game->search(budget => $_)->{nodes} } 1, 10, 100, 1000, 10_000;
    my @over = grep { $nodes[$_] > (1, 10, 100, 1000, 10_000)[$_] + 1024 } 0 .. $#nodes;
    is_deeply(\@over, [], "positions looked at for 1 to 10,000 of them: @nodes");
    cmp_ok($nodes[4], '>', $nodes[1], 'a larger budget looks at more');
    ok($game->search(budget => 3000)->{stopped}, 'stopped: the budget cut an iteration short');
    my $shallow = GAME->new(position => SHUFFLE)->search(budget => 100_000, depth => 1);
    ok(!$shallow->{stopped}, '... or the depth did not let it');
    is($shallow->{depth}, 1, 'depth is what was asked for');
    cmp_ok($game->search(budget => 10_000)->{depth}, '>=', 1, 'ten thousand positions are enough to look ahead from the set-up');
    cmp_ok(GAME->new(script => ['d3-e3A', 'c3-d3W'])->search(budget => 10_000)->{depth}, '>=', 1, '... and two moves on');
}

# The same game, budget and seed give the same answer: twice, in a game come by
# otherwise, in a fresh process, in a thread.
my @asked = (
    [{}, [budget => 3000]], [{}, [budget => 3000, salt => 'a']], [{ variant => 'dimy' }, [budget => 2000, salt => 'b']], [{ variant => 'telo' }, [budget => 1000]],
    [{ position => '8b/9/1b6w/3b5/w1b5w w' }, [budget => 1500]], [{ variant => { board => '7x3', repeat => 2 } }, [budget => 1000, depth => 3]],
);
my @answers = map { told(GAME->new(%{ $_->[0] })->search(@{ $_->[1] })) } @asked;
is_deeply([map { told(GAME->new(%{ $_->[0] })->search(@{ $_->[1] })) } @asked], \@answers, 'asked twice, the same answers');
{
    my $game = GAME->new(script => ['d3-e3A', 'c3-d3W']);
    my $first = told($game->search(budget => 2000));
    $game->search(budget => 500, salt => 'other');
    is(told($game->search(budget => 2000)), $first, 'whatever was asked between');
    $game->play(($game->legal_strings)[0]);
    $game->undo;
    is(told($game->search(budget => 2000)), $first, 'or played and taken back');
    is(told(scalar(GAME->from_text($game->as_text))->search(budget => 2000)), $first, 'or read from text');
}
my $program = <<'END';
use strict; use warnings; use FindBin; use Game::Fanorona;
sub told { my ($f) = @_; return join ' ', (map { "$_=$f->{$_}" } qw(move score depth nodes)), 'stop=' . ($f->{stop} ? 1 : 0), 'stopped=' . ($f->{stopped} ? 1 : 0), map { $_->{string} } @{ $f->{steps} } }
my @asked = (
    [{}, [budget => 3000]], [{}, [budget => 3000, salt => 'a']], [{ variant => 'dimy' }, [budget => 2000, salt => 'b']], [{ variant => 'telo' }, [budget => 1000]],
    [{ position => '8b/9/1b6w/3b5/w1b5w w' }, [budget => 1500]], [{ variant => { board => '7x3', repeat => 2 } }, [budget => 1000, depth => 3]],
);
print map { told(Game::Fanorona->new(%{ $_->[0] })->search(@{ $_->[1] })), "\n" } @asked;
END
for my $seed (0, 12345) {
    local $ENV{PERL_HASH_SEED} = $seed;
    my ($status, $out, $err) = run_perl($program);
    is_deeply([split /\n/, $out], \@answers, "in a fresh process, its hashes in another order ($seed)");
    is("$status$err", '0', '... which says nothing else');
}
SKIP: {
    skip 'this perl has no threads', 1 if !$Config{useithreads} || !eval { require threads; 1 };
    my @threads = map {
        threads->create({ context => 'list' }, sub { return map { told(GAME->new(%{ $_->[0] })->search(@{ $_->[1] })) } @asked })
    } 1 .. 2;
    my @said = map { [$_->join] } @threads;
    is_deeply(\@said, [\@answers, \@answers], 'in two threads at once');
}

# Seeds and salts settle the choice among equals.
{
    my $game = GAME->new(position => '4b4/9/9/9/w7w w');
    my @found = map { $game->search(budget => 100_000, depth => 1, salt => $_) } '', 'a', 'b', 'c', 'd', 'e', "\x{1f600}", 'x' x 10_000;
    is(scalar(keys %{ { map { ($_->{score} => 1) } @found } }), 1, 'two salts, the same score');
    cmp_ok(scalar(keys %{ { map { ($_->{move} => 1) } @found } }), '>', 1, '... and not always the same move');
    is_deeply([map { $game->search(budget => 100_000, depth => 1, salt => $_)->{move} } 'a', 'b', "\x{1f600}"], [map { $_->{move} } @found[1, 2, 6]], 'the same salt, the same move');
    my $rules = rules('4b4/9/9/9/w7w w');
    my @seeded = map { $rules->search(budget => 100_000, depth => 1, seed => $_) } 0, 1, 2, 12345, 4294967295, 0;
    is(scalar(keys %{ { map { ($_->{score} => 1) } @seeded } }), 1, 'two seeds likewise');
    is(told($seeded[5]), told($seeded[0]), '... the same seed, the same answer');
}

# What it sees. One move wins here, and another gives it away.
{
    my $game = GAME->new(position => '9/9/3w1b3/9/8w w');
    my $found = $game->search(budget => 2000);
    is($found->{move}, 'd3-e3A', 'a move that wins is found');
    cmp_ok($found->{score}, '>', 29_000, '... and known for a win');
    my $black = GAME->new(position => '9/9/3b1w3/9/8b b')->search(budget => 2000);
    is($black->{move}, 'd3-e3A', 'for Black as well');
    cmp_ok($black->{score}, '>', 29_000, '... scored for the side to move');
    my $shut = GAME->new(variant => 'telo', position => 'bww/w2/ww1 w');
    cmp_ok($shut->search(budget => 5000)->{score}, '>', 29_000, 'shutting a side in is a win');
    my $drawn = GAME->new(position => SHUFFLE, variant => { ply_cap => 1 })->search(budget => 2000);
    is($drawn->{score}, 0, 'a game that can only be drawn is worth nothing');
    is(GAME->new(position => SHUFFLE . ' 59 60')->search(budget => 2000)->{score}, 0, '... by the quiet limit as well');
}

# The three by three is a win for White with best play.
{
    my $game = GAME->new(variant => 'telo');
    my $found;
    for my $budget (10_000, 100_000, 1_000_000) {
        $found = $game->search(budget => $budget);
        last if $found->{score} > 29_000;
    }
    cmp_ok($found->{score}, '>', 29_000, "telo from its set-up is proved a win for White ($found->{nodes} positions)");
    my ($score, $worse) = ($found->{score}, 0);
    for (1 .. 60) {
        last if $game->over;
        my $next = $game->search(budget => 1_000_000);
        my $white = $game->turn eq 'white' ? $next->{score} : -$next->{score};
        $worse++ if $white < $score || $white <= 29_000;
        $score = $white;
        $game->play($next->{move}) or last;
    }
    is($game->winner, 'white', 'played out as found, White wins');
    is($worse, 0, 'and the nearer the win, the higher the score');
}

# Depth.
for my $depth (1, 2, 3) {
    my $found = rules('4b4/9/9/9/w7w w')->search(budget => 200_000, depth => $depth);
    is($found->{depth}, $depth, "depth $depth is searched");
}

# Weights.
{
    my $rules = RULES->new;
    my @w = $rules->weights;
    my %weights = %{ @w == 1 ? $w[0] : {@w} };
    is(told($rules->search(budget => 2000, weights => \%weights)), told($rules->search(budget => 2000)), 'the engine\'s own weights, given');
    is(told(GAME->new->search(budget => 2000, weights => \%weights)), told(GAME->new->search(budget => 2000)), '... to the game');
    my $none = $rules->search(budget => 2000, weights => { map { ($_ => 0) } keys %weights });
    is($none->{score}, 0, 'with all of them nothing, a game in which nothing is won is worth nothing');
}

# Refusals.
for my $make (sub { RULES->new }, sub { GAME->new }) {
    my $game = $make->();
    my $class = ref $game;
    for my $bad (0, -1, 1.5, 'x', '', undef, 1e300, '12x', [], {}, 9**9**9, -sin(9**9**9), "12\0", '99999999999999999999999999', "\x{663}") {
        croaks(sub { $game->search(budget => $bad) }, '', "$class: a budget of " . shown($bad));
        croaks(sub { $game->search(budget => 100, depth => $bad) }, '', "$class: a depth of " . shown($bad)) if defined $bad;
        croaks(sub { $game->search(budget => 100, seed => $bad) }, '', "$class: a seed of " . shown($bad)) if $class eq RULES && defined $bad && $bad ne '0';
    }
    croaks(sub { $game->search(budget => 100, weights => { purple => 1 }) }, 'purple', "$class: a weight that does not exist");
    croaks(sub { $game->search(budget => 100, weights => $_) }, '', "$class: weights that are " . shown($_)) for 'x', [], 1;
    croaks(sub { $game->search(budget => 100, purple => 1) }, 'purple', "$class: an argument not known");
    croaks(sub { $game->search('budget') }, '', "$class: an odd list");
    croaks_at(sub { $game->search(budget => 'x') }, __LINE__, "$class: told of the line that called");
}

finish();
