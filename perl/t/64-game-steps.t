# What may be played: steps, starts, can_stop, in_chain, chain_at, in_progress,
# continuations, legal, legal_strings and preview.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(MANY finish seed_numbers number_below random_board);
use GameTest;
use PlainFanorona;
use PlainGame;
use Game::Fanorona;

# steps
is_deeply(
    [by_string(GAME->new->steps)],
    [
        { from => 'd2', to => 'e3', how => 'approach',   takes => ['f4', 'g5'], string => 'd2-e3A' },
        { from => 'd3', to => 'e3', how => 'approach',   takes => ['f3'],       string => 'd3-e3A' },
        { from => 'd3', to => 'e3', how => 'withdrawal', takes => ['c3'],       string => 'd3-e3W' },
        { from => 'e2', to => 'e3', how => 'approach',   takes => ['e4', 'e5'], string => 'e2-e3A' },
        { from => 'f2', to => 'e3', how => 'approach',   takes => ['d4', 'c5'], string => 'f2-e3A' },
    ],
    'steps: the first, one that could take two ways listed twice',
);
is_deeply([map { $_->{how} } GAME->new(position => SHUFFLE)->steps], [('paika') x 3], 'paikas where nothing takes');
is_deeply([map { @{ $_->{takes} } } GAME->new(position => SHUFFLE)->steps], [], '... which take nothing');
{
    my $game = GAME->new;
    my ($step) = $game->steps;
    my $before = facts($game);
    $step->{takes}[0] = 'x';
    $step->{string} = 'x';
    same_facts($game, $before, 'a step given is the caller\'s to change');
    for my $string (map { $_->{string} } GAME->new->steps) {
        ok(GAME->new->step($string), "$string is what step takes");
    }
}

# In the middle of a move.
{
    my $game = GAME->new(position => CHAIN);
    is_deeply([$game->can_stop ? 1 : 0, $game->in_chain ? 1 : 0, $game->chain_at, $game->in_progress], [0, 0, undef, undef], 'between moves');
    is_deeply([$game->starts], ['a1'], 'starts: the points whose stones have a step to make');
    $game->step('a1-b1A');
    is_deeply([$game->can_stop ? 1 : 0, $game->in_chain ? 1 : 0, $game->chain_at, $game->in_progress], [1, 1, 'b1', 'a1-b1A'], 'in the middle of one');
    is_deeply([$game->steps], [{ from => 'b1', to => 'b2', how => 'approach', takes => ['b3'], string => 'b1-b2A' }], 'steps: those that may come next');
    is_deeply([$game->starts], ['b1'], 'starts: the stone that may go on');
    is_deeply([$game->legal], [], 'legal: none');
    is_deeply([$game->legal_strings], [], 'nor legal_strings');
    is($game->turn, 'white', 'turn is the side making it');
    $game->resign('white');
    is_deeply([$game->can_stop ? 1 : 0, [$game->steps], [$game->starts]], [0, [], []], 'once the game is over there is nothing to step and nowhere to stop');
}

# Over.
for my $game (GAME->new(position => '9/9/9/9/w8 b'), GAME->new(position => 'b8/9/9/9/9 w')) {
    is_deeply([[$game->steps], [$game->starts], [$game->legal], [$game->legal_strings], $game->can_stop ? 1 : 0], [[], [], [], [], 0], 'nothing to play once the game is over');
}

# legal and legal_strings
{
    my $game = GAME->new(position => CHAIN);
    my @legal = $game->legal;
    isa_ok($_, 'Game::Fanorona::Move') for @legal;
    is_deeply([sort map { "$_" } @legal], ['a1-b1A', 'a1-b1A-b2A', 'a1-b1A-b2A-c2A'], 'legal: each beginning of a chain is a move');
    is_deeply([$game->legal_strings], ['a1-b1A', 'a1-b1A-b2A', 'a1-b1A-b2A-c2A'], 'legal_strings: the same, sorted');
    my ($longest) = grep { $_->length == 3 } @legal;
    is_deeply([$longest->points], [qw(a1 b1 b2 c2)], 'with their points');
    is_deeply([GAME->new->legal_strings], ['d2-e3A', 'd3-e3A', 'd3-e3W', 'e2-e3A', 'f2-e3A'], 'of the set-up');
    is_deeply([sort map { "$_" } GAME->new->legal], [GAME->new->legal_strings], 'the two agree');
}

# continuations
sub next_of { my ($next) = @_; return $next && [[map { $_->{string} } by_string(@{ $next->{steps} })], $next->{stop} ? 1 : 0, $next->{complete} ? 1 : 0] }
{
    my $game = GAME->new(position => CHAIN);
    my $before = facts($game);
    my $next = $game->continuations;
    is_deeply([sort keys %$next], [qw(complete steps stop)], 'continuations: its keys');
    is_deeply(next_of($next), [['a1-b1A'], 0, 0], 'with no argument the game as it stands');
    is_deeply($next->{steps}, [$game->steps], '... its steps as steps gives them');
    is_deeply($game->continuations('a1-b1A')->{steps}, [{ from => 'b1', to => 'b2', how => 'approach', takes => ['b3'], string => 'b1-b2A' }], 'those of a move so far too');
    is_deeply(next_of($game->continuations('a1-b1A')), [['b1-b2A'], 1, 0], 'it could end there by choice');
    is_deeply(next_of($game->continuations('a1-b1')), [['b1-b2A'], 1, 0], '... its letter left out');
    is_deeply(next_of($game->continuations('a1-b1A-b2A')), [['b2-c2A'], 1, 0], '... and there');
    is_deeply(next_of($game->continuations('a1-b1A-b2A-c2A')), [[], 0, 1], 'it ends there of itself');
    same_facts($game, $before, 'without making it');
    $game->step('a1-b1A');
    $before = facts($game);
    is_deeply(next_of($game->continuations), [['b1-b2A'], 1, 0], 'in the middle of a move, as the game stands');
    is_deeply(next_of($game->continuations('b1-b2A')), [['b2-c2A'], 1, 0], '... and after the rest of it so far');
    is_deeply(next_of($game->continuations('b1-b2A-c2A')), [[], 0, 1], '... to its end');
    same_facts($game, $before, '... without making it');
    is_deeply(next_of(GAME->new(position => SHUFFLE)->continuations('a1-a2')), [[], 0, 1], 'a paika ends of itself');
    is_deeply(next_of(GAME->new(position => '9/9/9/9/w8 w')->continuations), [[], 0, 0], 'nothing follows in a game that is over');
    for my $how ('on the board', 'by resignation', 'by resignation in the middle of a move', 'by agreement') {
        my $over = GAME->new(position => CHAIN);
        $over = GAME->new(position => '9/9/9/9/w8 w') if $how =~ /board/;
        $over->step('a1-b1A')        if $how =~ /middle/;
        $over->resign('black')       if $how =~ /resignation/;
        $over->offer_draw('white'), $over->accept_draw('black') if $how =~ /agreement/;
        for my $none ([], [undef]) {
            $over->play('a1-b1A');
            is($over->error && $over->error->code, 'game_over', "a game over $how refuses");
            is_deeply(next_of($over->continuations(@$none)), [[], 0, 0], '... and is described with nothing so far, ' . (@$none ? 'undef' : 'no argument'));
            is($over->error, undef, '... which is no refusal');
        }
        for my $so_far ('a1-b1A', 'b1-b2A', '', 'x') {
            is_deeply([$over->continuations($so_far)], [], "... anything so far is refused, '$so_far'");
            is($over->error && $over->error->code, 'game_over', '... as game_over');
        }
    }
    is_deeply(next_of(GAME->new(position => '9/9/3w1b3/9/9 w')->continuations('d3-e3A')), [[], 0, 1], 'nor after a move that wins');
}

# preview
{
    my $game = GAME->new(position => CHAIN);
    my $before = facts($game);
    is($game->preview('a1-b1A'), '8b/9/1b7/3b5/1w6w b', 'preview: the position a whole move would leave');
    is($game->preview('a1-b1A-b2A-c2A'), '8b/9/9/2w6/8w b', '... to its end');
    is($game->preview('a1-b1'), '8b/9/1b7/3b5/1w6w b', '... its letter left out');
    same_facts($game, $before, '... without playing it');
    $game->step('a1-b1A');
    $before = facts($game);
    is($game->preview('b1-b2A'), '8b/9/9/1w1b5/8w b', 'from the middle of a move, of the rest of it');
    is($game->preview('b1-b2A-c2A'), '8b/9/9/2w6/8w b', '... all of it');
    same_facts($game, $before, '... without playing it');
    is(GAME->new(position => '9/9/3w1b3/9/9 w')->preview('d3-e3A'), '9/9/4w4/9/9 b', 'of a move that wins');
}

# Against the plain rules, over scattered stones on every size.
seed_numbers(64);
my %wrong;
sub wrong { my ($what, $where) = @_; push @{ $wrong{$what} }, $where if @{ $wrong{$what} ||= [] } < 3; return }
my ($positions, $moves) = (0, 0);
for my $n (1 .. 240) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $string = random_board(@$size);
    my $plain = PlainGame->new(position => $string);
    my $game = GAME->new(variant => { board => join 'x', @$size }, position => $string);
    wrong('state', "$string $_") for plain_kept($game, $plain);
    wrong('starts', $string) if join(' ', sort $game->starts) ne join ' ', sort keys %{ { map { (PlainFanorona::name($_->{from}) => 1) } $plain->steps } };
    next if $plain->board->count_moves(301) > 300;
    my @legal = $plain->legal_strings;
    $positions++;
    wrong('legal_strings', $string) if join(' ', $game->legal_strings) ne "@legal";
    wrong('legal', $string) if join(' ', sort map { "$_" } $game->legal) ne "@legal";
    my %legal = map { ($_ => 1) } @legal;
    my %looked;
    for my $move (@legal) {
        next if number_below(4) && @legal > 40;
        $moves++;
        my $after = PlainGame->new(position => $string);
        $after->play($move);
        my $seen = $game->preview($move);
        wrong('preview', "$string $move") if !defined $seen || $seen ne $after->position;
        my @points = split /-/, $move;
        for my $i (1 .. $#points) {
            my $so_far = join '-', @points[0 .. $i];
            next if $looked{$so_far}++;
            my $next = $game->continuations($so_far);
            if (!$next) { wrong('continuations', "$string $so_far: " . $game->error->code); next }
            my $half = PlainGame->new(position => $string);
            my ($steps) = $half->judged($so_far);
            $half->step($_) for @$steps;
            my $open = $half->board->{chain};
            my @follow = $open ? by_string(map { PlainGame::described($_) } $half->steps) : ();
            wrong('continuations', "$string $so_far") if !is_same([by_string(@{ $next->{steps} })], \@follow);
            wrong('stop and complete', "$string $so_far") if !!$next->{stop} != !!$open || !!$next->{complete} == !!$open;
            wrong('a move exactly when complete or stop is true', "$string $so_far") if !($next->{stop} || $next->{complete}) != !$legal{$so_far};
        }
    }
}
sub is_same {
    my ($x, $y) = @_;
    my $flat = sub { join ';', map { my $s = $_; join ',', map { ref $s->{$_} ? "@{ $s->{$_} }" : $s->{$_} } sort keys %$s } @{ $_[0] } };
    return $flat->($x) eq $flat->($y);
}
is_deeply($wrong{$_} || [], [], "$_: as the plain rules have it")
    for 'state', 'starts', 'legal_strings', 'legal', 'preview', 'continuations', 'stop and complete', 'a move exactly when complete or stop is true';
note "$positions positions, $moves moves";
cmp_ok($moves, '>', 500, 'moves enough');

# Thousands of moves are no trouble to offer by steps.
{
    my $game = GAME->new(position => MANY);
    cmp_ok(scalar(my @steps = $game->steps), '<', 60, 'a position of 17,119 moves has a handful of steps');
    ok($game->continuations($steps[0]{string}), '... each of which may be looked beyond');
}

finish();
