# How a game ends on the board: each way, which comes first where two apply,
# repetition with its counts, the two limits, and finished positions set up.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use GameTest;
use Game::Fanorona;

# White's b1-b2 shuts Black's one stone in.
use constant SHUT => 'bww/w2/ww1 w';

sub played {
    my ($args, @moves) = @_;
    my $game = GAME->new(%$args);
    for my $move (@moves) {
        $game->play($move) or diag "$move was refused: " . $game->error->code;
    }
    return $game;
}

sub ended {
    my ($game, $how, $winner, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $result = $game->result;
    ok($game->over, "$name: over") or return;
    isa_ok($result, 'Game::Fanorona::Result', '... its result');
    is($result->how, $how, "... by $how");
    is($result->winner, $winner, '... won by ' . ($winner || 'nobody'));
    is($game->winner, $winner, '... as the game says too');
    is($result->loser, $winner && ($winner eq 'white' ? 'black' : 'white'), '... and lost by the other');
    is($result->is_draw ? 1 : 0, $winner ? 0 : 1, '... a draw or not');
    is($result->by_players ? 1 : 0, 0, '... not by the players');
    is($result->ply, $game->ply, '... at this ply');
    is($result->position, $game->position, '... in this position');
    is($game->turn, undef, '... nobody to move');
    is_deeply([[$game->steps], [$game->legal], [$game->starts]], [[], [], []], '... and nothing to play');
    return;
}

sub going_on {
    my ($game, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is_deeply([$game->over ? 1 : 0, $game->result, $game->winner], [0, undef, undef], "$name: still on");
}

# no_stones
ended(played({ position => '9/9/3w1b3/9/9 w' }, 'd3-e3A'), 'no_stones', 'white', 'every enemy stone taken');
ended(played({ position => '9/9/3b1w3/9/9 b' }, 'd3-e3A'), 'no_stones', 'black', '... by Black');
ended(played({ position => '9/9/1b7/3b5/w1b6 w' }, 'a1-b1A-b2A-c2A'), 'no_stones', 'white', '... by a chain');
{
    my $game = GAME->new(position => '9/9/1b7/3b5/w1b6 w');
    $game->step($_), going_on($game, "after $_") for 'a1-b1A', 'b1-b2A';
    $game->step('b2-c2A');
    ended($game, 'no_stones', 'white', '... and by steps, the last of them');
}
ended(played({ position => '9/9/3w1b3/9/9 w', variant => { quiet_limit => 1, repeat => 2, ply_cap => 1 } }, 'd3-e3A'),
    'no_stones', 'white', 'a move that takes the last stone has won even where it reaches a limit');
going_on(played({ position => '8b/9/3w1b3/9/9 w' }, 'd3-e3A'), 'one enemy stone left');

# no_moves
ended(played({ variant => 'telo', position => SHUT }, 'b1-b2'), 'no_moves', 'white', 'stones and no step');
ended(played({ variant => 'telo', position => 'wbb/b2/bb1 b' }, 'b1-b2'), 'no_moves', 'black', '... for White as well');
ended(played({ variant => { board => 'telo', quiet_limit => 1, ply_cap => 1 }, position => SHUT }, 'b1-b2'), 'no_moves', 'white', '... before the limits');
going_on(played({ variant => 'telo', position => SHUT }, 'c3-c2'), 'a way out left');

# repetition
my @there_and_back = qw(a1-a2 i5-i4 a2-a1 i4-i5);
ended(played({ position => SHUFFLE }, (@there_and_back) x 2), 'repetition', undef, 'the third time a position occurs');
going_on(played({ position => SHUFFLE }, @there_and_back, @there_and_back[0 .. 2]), 'a move before it');
is(played({ position => SHUFFLE }, @there_and_back)->repeats, 2, 'the second time is no end');
ended(played({ position => SHUFFLE, variant => { repeat => 2 } }, @there_and_back), 'repetition', undef, 'with repeat 2 the second');
going_on(played({ position => SHUFFLE, variant => { repeat => 2 } }, @there_and_back[0 .. 2]), 'a move before it');
ended(played({ position => SHUFFLE, variant => { repeat => 4 } }, (@there_and_back) x 3), 'repetition', undef, 'with repeat 4 the fourth');
{
    my $game = played({ position => SHUFFLE, variant => { repeat => 0, quiet_limit => 0 } }, (@there_and_back) x 20);
    going_on($game, 'with repeat 0 never, nor a quiet limit of 0');
    is($game->repeats, 21, '... though it is counted');
    is($game->quiet, 80, '... and so are the quiet moves');
}
ended(played({ position => SHUFFLE, variant => { repeat => 0 } }, (@there_and_back) x 15), 'quiet', undef, 'with repeat 0 the quiet moves end it');
{
    # The position that recurs need not be the first.
    my $game = played({ position => SHUFFLE }, 'a1-b2', 'i5-h5', (qw(b2-b1 h5-g5 b1-b2 g5-h5)) x 2);
    ended($game, 'repetition', undef, 'a position reached on the way');
    is($game->repeats, 3, '... three times');
    # With the other side to move it is another position.
    my $turned = played({ position => SHUFFLE }, (qw(a1-b2 i5-i4 b2-b1 i4-i5 b1-a1)));
    going_on($turned, 'the same stones with the other side to move');
    is($turned->repeats, 1, '... are no repetition');
}
{
    my $game = played({ position => SHUFFLE . ' 5 6' }, (@there_and_back) x 2);
    ended($game, 'repetition', undef, 'from a position with counts');
    is($game->position_counted, '8b/9/9/9/w8 w 13 14', '... which go on');
}
{
    # What happens in the middle of a move is no occurrence.
    my $game = GAME->new(position => CHAIN, variant => { repeat => 2 });
    $game->step('a1-b1A');
    $game->undo;
    $game->step('a1-b1A');
    going_on($game, 'steps taken back and made again');
    $game->stop;
    is($game->repeats, 1, '... are not counted twice');
}

# quiet
going_on(played({ position => SHUFFLE, variant => { repeat => 0 } }, (@there_and_back) x 14, @there_and_back[0 .. 2]), 'fifty-nine quiet moves');
{
    my $game = played({ position => SHUFFLE, variant => { repeat => 0 } }, (@there_and_back) x 15);
    is($game->quiet, 60, 'sixty moves running that take nothing, of both sides');
    ended($game, 'quiet', undef, 'the quiet limit');
}
ended(played({ position => SHUFFLE, variant => { quiet_limit => 1 } }, 'a1-a2'), 'quiet', undef, 'a limit of 1');
ended(played({ position => SHUFFLE, variant => { quiet_limit => 5, repeat => 0 } }, @there_and_back, 'a1-a2'), 'quiet', undef, 'a limit of 5');
ended(played({ position => SHUFFLE . ' 58 90' }, qw(a1-a2 i5-i4)), 'quiet', undef, 'with a start in the count');
{
    my $game = played({ position => '8b/9/9/9/w2b4w w', variant => { quiet_limit => 9 } }, 'a1-a2', 'i5-i4', 'a2-a1', 'd1-e1', 'a1-a2', 'e1-d1', 'a2-b2', 'd1-c1', 'b2-a3W');
    going_on($game, 'a ninth move that takes');
    is($game->quiet, 0, '... begins the count again');
}

# ply_cap
ended(played({ position => SHUFFLE, variant => { ply_cap => 1 } }, 'a1-a2'), 'ply_cap', undef, 'a cap of one move');
ended(played({ position => SHUFFLE, variant => { ply_cap => 3 } }, qw(a1-a2 i5-i4 a2-a1)), 'ply_cap', undef, '... of three');
going_on(played({ position => SHUFFLE, variant => { ply_cap => 3 } }, qw(a1-a2 i5-i4)), 'a move before it');
ended(played({ position => SHUFFLE . ' 9 80', variant => { ply_cap => 3 } }, qw(a1-a2 i5-i4 a2-a1)), 'ply_cap', undef, '... counting the moves made in this game');
ended(played({ variant => { ply_cap => 2 } }, qw(d3-e3A c3-d3W)), 'ply_cap', undef, '... which may take');
{
    my $game = GAME->new(position => CHAIN, variant => { ply_cap => 1 });
    $game->step('a1-b1A');
    going_on($game, 'a step is no whole move');
    $game->stop;
    ended($game, 'ply_cap', undef, '... and with the stop it is');
}

# The order in which they are asked.
ended(played({ position => SHUFFLE, variant => { repeat => 2, quiet_limit => 4 } }, @there_and_back), 'repetition', undef, 'repetition before quiet');
ended(played({ position => SHUFFLE, variant => { repeat => 2, ply_cap => 4 } }, @there_and_back), 'repetition', undef, 'repetition before ply_cap');
ended(played({ position => SHUFFLE, variant => { quiet_limit => 3, ply_cap => 3 } }, @there_and_back[0 .. 2]), 'quiet', undef, 'quiet before ply_cap');
ended(played({ position => SHUFFLE, variant => { repeat => 2, quiet_limit => 4, ply_cap => 4 } }, @there_and_back), 'repetition', undef, 'all three');

# Set up finished.
for my $case (
    ['9/9/9/9/w8 w', 'no_stones', 'white'], ['9/9/9/9/w8 b', 'no_stones', 'white'], ['b8/9/9/9/9 w', 'no_stones', 'black'], ['b8/9/9/9/9 b', 'no_stones', 'black'],
    [join('/', ('w' x 9) x 5) . ' w', 'no_stones', 'white'], [join('/', ('w' x 9) x 4, 'w' x 8 . 'b') . ' w', 'no_moves', 'black'],
    [join('/', ('w' x 9) x 4, 'w' x 8 . 'b') . ' b', 'no_moves', 'white'], ['bw7/ww7/9/9/9 b', 'no_moves', 'white'],
    ['9/9/9/9/w8 b 60 61', 'no_stones', 'white'], [SHUFFLE . ' 60 61', 'quiet', undef], [SHUFFLE . ' 100 101', 'quiet', undef], [SHUFFLE . ' 59 60', undef, undef],
) {
    my ($position, $how, $winner) = @$case;
    my $game = GAME->new(position => $position);
    if (!defined $how) { going_on($game, $position); next }
    ended($game, $how, $winner, $position);
    is($game->ply, 0, '... over at once');
    refused_as($game, [play => 'a1-a2'], 'game_over', '... and refuses every move');
    refused_as($game, [resign => 'white'], 'game_over', '... resigning among them');
}
ok(GAME->new(position => '9/9/9/9/9 w')->over, 'a board with no stones at all is no game');
ended(GAME->new(variant => 'telo', position => 'bww/www/ww1 b'), 'no_moves', 'white', 'set up shut in');
going_on(GAME->new(variant => 'telo', position => 'bww/www/ww1 w'), 'the other side to move');
going_on(GAME->new(position => SHUFFLE . ' 60 61', variant => { quiet_limit => 0 }), 'a limit that is off');
going_on(GAME->new(position => SHUFFLE . ' 60 61', variant => { quiet_limit => 61 }), 'or not reached');

# An ending is the same by steps, and undone by undo.
for my $case ([{ position => '9/9/3w1b3/9/9 w' }, 'd3-e3A'], [{ variant => 'telo', position => SHUT }, 'b1-b2'], [{ position => SHUFFLE, variant => { quiet_limit => 1 } }, 'a1-a2'],
    [{ position => SHUFFLE, variant => { ply_cap => 1 } }, 'a1-a2'])
{
    my ($args, $move) = @$case;
    my ($by_move, $by_step) = (GAME->new(%$args), GAME->new(%$args));
    my $before = facts($by_move);
    $by_move->play($move);
    $by_step->step($move);
    is(facts($by_step), facts($by_move), "$move by step ends as it does by move");
    ok($by_move->undo, '... and can be taken back');
    same_facts($by_move, $before, '... to a game that goes on');
}

finish();
