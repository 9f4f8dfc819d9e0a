# The player: levels, seeds, slips, and what it refuses.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Bot;

use constant BOT => 'Game::Fanorona::Bot';

is(GAME->bot, BOT, 'a game names its player');

# What the package says of its levels.
{
    is_deeply(\@Game::Fanorona::Bot::LADDER, [1_000, 10_000, 10_000, 100_000], 'the ladder');
    is($Game::Fanorona::Bot::LEVEL, undef, 'no level is pinned');
    is_deeply([BOT->levels], [1_000, 10_000, 100_000], 'the different levels, weakest first');
    is(scalar(BOT->levels), 3, 'and how many');
    is_deeply([map { BOT->slip_for($_) } 1_000, 10_000, 100_000, 5, 'x', undef], [20, 0, 0, 0, 0, 0], 'the weakest slips');
    is(BOT->level_for(undef), 10_000, 'no seed gets the middle');

    my %drawn;
    $drawn{ BOT->level_for("seed $_") }++ for 1 .. 2_000;
    is_deeply([sort { $a <=> $b } keys %drawn], [1_000, 10_000, 100_000], 'seeds draw every level');
    cmp_ok(abs($drawn{1_000} - 500), '<', 100, 'the weakest about one time in four');
    cmp_ok(abs($drawn{10_000} - 1_000), '<', 120, 'the middle twice as often');
    is(BOT->level_for("seed $_"), BOT->level_for("seed $_"), "one seed, one level: $_") for 1 .. 5;

    # Numbers worked out once, that every perl has to come to.
    is(join(' ', map { BOT->level_for($_) } '', 'a', "\0", "\xFF" x 32, 'fanorona'), '10000 1000 1000 100000 100000', 'levels of known seeds');

    local @Game::Fanorona::Bot::LADDER = (7, 3, 7);
    is_deeply([BOT->levels], [3, 7], 'another ladder');
    is(BOT->level_for(undef), 3, 'its middle');
    local %Game::Fanorona::Bot::SLIP = (3 => 100);
    is(BOT->slip_for(3), 100, 'and other slips');
    my $thought = BOT->think(GAME->new);
    is_deeply([@{$thought}{qw(level slipped)}], [3, 1], 'are what it goes by');
}

# choose and think
{
    my $game = GAME->new;
    my $before = facts($game);
    my $thought = BOT->think($game, level => 2_000, seed => 'x', slip => 0);
    is_deeply([sort keys %$thought], [qw(depth level move nodes score slipped)], 'a thought is exactly this');
    is($thought->{level}, 2_000, 'the level it was asked for');
    ok(!$thought->{slipped}, 'no slip');
    like($thought->{nodes}, qr/\A[0-9]+\z/, 'positions in digits');
    cmp_ok($thought->{nodes}, '<=', 2_000 + 1_024, 'and no more than the level allows');
    like($thought->{score}, qr/\A-?[0-9]+\z/, 'a whole score');
    is(BOT->choose($game, level => 2_000, seed => 'x', slip => 0), $thought->{move}, 'choose answers the move alone');
    is(facts($game), $before, 'the game is as it was');
    ok($game->play($thought->{move}), 'and takes the move');

    is(BOT->think(GAME->new)->{level}, 10_000, 'without a seed, the middle level');
    is(BOT->think(GAME->new, seed => undef, level => undef, slip => undef, weights => undef)->{level}, 10_000,
        'undef is not given');
    my $seed = (grep { BOT->level_for($_) == 1_000 } 'a' .. 'z')[0];
    is(BOT->think(GAME->new, seed => $seed)->{level}, 1_000, 'with one, what it draws');

    local $Game::Fanorona::Bot::LEVEL = 300;
    is(BOT->think(GAME->new, seed => $seed)->{level}, 300, 'a pinned level');
    is(BOT->think(GAME->new, seed => $seed, level => 400)->{level}, 400, 'gives way to one that is asked for');
}

# A search passes its level by little, whatever it is.
for my $level (1, 2, 10, 999, 5_000) {
    for my $position (undef, MANY, CHAIN) {
        my $thought = BOT->think(GAME->new(position => $position), level => $level);
        cmp_ok($thought->{nodes}, '<=', $level + 1_024, "$level positions are looked at, and few more");
    }
}

# In the middle of a move, and where there is nothing to do.
{
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    my $move = BOT->choose($game, level => 3_000);
    ok(defined $move && ($move eq '' || $move =~ /\Ab1-/), 'the rest of a move, or nothing more');
    ok($game->play($move), 'which the game takes') or diag $move;
    ok(!$game->in_chain, 'as the whole of it');

    my $over = GAME->new;
    $over->resign('white');
    is(BOT->$_($over), undef, "$_ of a game that is over") for qw(choose think hint);
    is_deeply([BOT->think($over)], [undef], 'one undef in list context');
    is(BOT->choose(GAME->new(position => '9/9/4w4/9/9 b')), undef, 'also when the board ended it');
}

# The same seed, the same move; seeds settle the choice among equals.
{
    my (%moves, %scores);
    for my $n (1 .. 12) {
        my $thought = BOT->think(GAME->new(position => SHUFFLE), level => 1_500, slip => 0, seed => "n$n");
        my $again   = BOT->think(GAME->new(position => SHUFFLE), level => 1_500, slip => 0, seed => "n$n");
        is_deeply($thought, $again, "the same twice: n$n");
        $moves{ $thought->{move} }++;
        $scores{ $thought->{score} }++;
    }
    cmp_ok(scalar keys %moves, '>', 1, 'seeds differ in their moves');
    is(scalar keys %scores, 1, 'and not in the score');

    my $bytes = "\xE9\xFF\x80";
    utf8::upgrade(my $upgraded = $bytes);
    my @both = map { BOT->think(GAME->new, level => 1_000, seed => $_) } $bytes, $upgraded;
    is_deeply($both[0], $both[1], 'a seed is its bytes, however perl keeps them');
    is(BOT->level_for($bytes), BOT->level_for($upgraded), 'also where it draws a level');
}

# Slips: how often, the same ones again, and with what they depend on.
{
    my $game = GAME->new;
    my $thought = BOT->think($game, slip => 100, seed => 's');
    ok($thought->{slipped}, 'always, at a hundred percent');
    is_deeply([@{$thought}{qw(depth nodes)}], [0, 0], 'nothing was looked at');
    like($thought->{score}, qr/\A-?[0-9]+\z/, 'there is a score');
    my %step = map { $_->{string} => 1 } $game->steps;
    my (%slips, $slipped);
    for my $n (1 .. 400) {
        my $move = BOT->choose($game, slip => 100, seed => "s$n");
        $slips{$move}++;
    }
    is_deeply([sort keys %slips], [sort keys %step], 'a slip is any legal step');
    cmp_ok((sort { $a <=> $b } values %slips)[0], '>', 40, 'each about as likely');
    for my $n (1 .. 1_000) {
        $slipped++ if BOT->think($game, slip => 20, level => 1, seed => "t$n")->{slipped};
    }
    cmp_ok(abs($slipped - 200), '<', 50, 'twenty percent of them');
    ok(!(grep { BOT->think($game, slip => 0, level => 1, seed => "u$_")->{slipped} } 1 .. 100), 'none at none');

    $game->play('d3-e3A');
    my $twice = GAME->replay(['d3-e3A']);
    is(BOT->choose($game, slip => 100, seed => 's'), BOT->choose($twice, slip => 100, seed => 's'),
        'in one place of a game it is one step');
    is(join(' ', map { BOT->choose($game, slip => 100, seed => "k$_") } 1 .. 8), 
        'c3-d3W c3-d3A d4-d3A d4-d3A f4-f3A d4-d3A c3-d3W c3-d3A', 'known slips');

    # Side, number of moves and position all have a part.
    my %when;
    for my $position ('8b/9/9/9/w8 w', '8b/9/9/9/w8 b', '7b1/9/9/9/w8 w') {
        my $one = GAME->new(position => $position);
        push @{ $when{$position} }, map { BOT->think($one, slip => 50, level => 1, seed => "v$_")->{slipped} ? 1 : 0 } 1 .. 64;
    }
    my $shuffled = GAME->replay([qw(a1-a2 i5-i4 a2-a1 i4-i5)], position => SHUFFLE);
    is($shuffled->position, SHUFFLE, 'the same position four moves on');
    push @{ $when{ply} }, map { BOT->think($shuffled, slip => 50, level => 1, seed => "v$_")->{slipped} ? 1 : 0 } 1 .. 64;
    my %different = map { join('', @$_) => 1 } values %when;
    is(scalar keys %different, 4, 'and draws differ with each');
}

# hint
{
    my $game = GAME->new;
    my $best = BOT->choose($game, level => 100_000, slip => 0, seed => 'h');
    local $Game::Fanorona::Bot::LEVEL = 1;
    is(BOT->hint($game, seed => 'h'), $best, 'a hint is the strongest level');
    is(BOT->hint($game, seed => 'h', level => 1, slip => 100), $best, 'whatever else is asked');
    local %Game::Fanorona::Bot::SLIP = (100_000 => 100);
    is(BOT->hint($game, seed => 'h'), $best, 'and does not slip');
}

# weights
{
    my $game = GAME->new;
    ok(BOT->choose($game, level => 500, weights => { stone => 50 }), 'other weights');
    my @scores = map { BOT->think(GAME->new(position => SHUFFLE), level => 500, weights => { turn => $_ })->{score} } 0, 500;
    isnt($scores[0], $scores[1], 'matter');
}

# A whole game, again.
{
    my @games;
    for (1 .. 2) {
        my $game = GAME->new(variant => 'dimy');
        my $slips = 0;
        while (!$game->over) {
            my $thought = BOT->think($game, seed => 'again', level => 1_000);
            $slips++ if $thought->{slipped};
            $game->play($thought->{move}) or last;
        }
        push @games, join ' ', $slips, $game->moves;
        ok($game->over, 'it plays to the end');
    }
    is($games[0], $games[1], 'and the same once more, slips and all');
}

# What it refuses.
for my $method (qw(choose think hint)) {
    croaks(sub { BOT->$method(@$_) }, "$method takes a game", "$method of what is no game")
        for [], [undef], ['Game::Fanorona'], [{}], [bless {}, 'Other'], [RULES->new];
    croaks(sub { BOT->$method(GAME->new, 'seed') }, 'pairs', "$method with half a pair");
    croaks(sub { BOT->$method(GAME->new, budget => 3) }, q('budget'), "$method with a name there is not");
    croaks_at(sub { BOT->$method(undef) }, here(), "$method on the caller's line");
    croaks(sub { BOT->$method(GAME->new, seed => "\x{100}") }, 'seed', "$method with a seed that is no bytes");
    croaks(sub { BOT->$method(GAME->new, weights => { no => 1 }) }, q('no'), "$method with a weight there is not");
    like(eval { BOT->$method(GAME->new, weights => 3); '' } // $@, qr/\AGame::Fanorona::Bot: /, "$method names its class");
}
# The address of a reference was once taken for a seed, a different one in each run.
{
    package Worded;
    use overload '""' => sub { 'game 17' };
}
for my $seed ([], {}, \1, sub { 1 }, bless([], 'Other'), GAME->new) {
    croaks(sub { BOT->level_for($seed) }, 'a seed is a string of bytes', 'level_for with a seed of ' . ref $seed);
    croaks(sub { BOT->$_(GAME->new, seed => $seed) }, 'a seed is a string of bytes', "$_ with one") for qw(choose think hint);
}
croaks_at(sub { BOT->level_for([]) }, here(), 'on the caller\'s line');
is(BOT->level_for(bless [], 'Worded'), BOT->level_for('game 17'), 'an object may stand for a string');

for my $method (qw(choose think)) {
    croaks(sub { BOT->$method(GAME->new, level => $_->[0]) }, 'a level is a whole number', "$method at level $_->[1]")
        for [0, 0], [-1, -1], [1.5, 1.5], ['', 'nothing'], ['x', 'x'], ['1e3', '1e3'], [[], 'a reference'],
        ["5\n", '5 and a line end'], ['18446744073709551616', 'two to the 64th'];
    croaks(sub { BOT->$method(GAME->new, slip => $_) }, 'slip is a whole number', "$method with a slip of $_")
        for -1, 101, 1.5, 'x';
}
is(BOT->think(GAME->new(variant => 'telo'), level => '007')->{level}, 7, 'noughts before a level are nothing');
{
    local $Game::Fanorona::Bot::LEVEL = 'high';
    croaks(sub { BOT->choose(GAME->new) }, 'a level is a whole number', 'a pinned level that is none');
}

finish();
