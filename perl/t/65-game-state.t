# What a game says of itself: turn, position, position_counted, at, stones, ply,
# quiet, quiet_limit, repeats, signature, moves, variant, evaluate.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP finish pt);
use NotationTest qw(shown);
use GameTest;
use Game::Fanorona;

# at and stones
{
    my $game = GAME->new(variant => 'telo', position => 'w1b/3/b1w w');
    is_deeply([map { $game->at($_) } qw(a3 b3 c3 a1 c1)], ['white', undef, 'black', 'black', 'white'], 'at: white, black, undef for an empty point');
    is_deeply([$game->at($_)], [undef], 'at: undef for ' . shown($_) . ', no point of this board')
        for 'd1', 'a4', 'i5', 'j1', 'A1', 'a0', '', undef, 'a11', "a1\n", ' a1', 12, [], {}, "\x{1f600}", 'a1' x 100_000;
    is_deeply([$game->at], [undef], 'at: of nothing');
    is($game->stones('white'), 2, 'stones: how many a side has');
    is($game->stones('black'), 2, '... each side');
    ok(!$game->stones($_), 'stones: none of ' . shown($_)) for 'purple', '', undef, 'White', 1, [];
}

# turn, ply, quiet, moves, position, position_counted
{
    my $game = GAME->new(position => '8b/9/9/9/w2b4w w');
    my @seen;
    for my $move ('a1-a2', 'i5-i4', 'a2-a1', 'd1-e1', 'a1-a2', 'e1-d1', 'a2-b2', 'd1-c1', 'b2-a3W') {
        ok($game->play($move), $move) or diag $game->error->code;
        push @seen, join ' ', $game->turn, $game->ply, $game->quiet;
    }
    is_deeply(\@seen, ['black 1 1', 'white 2 2', 'black 3 3', 'white 4 4', 'black 5 5', 'white 6 6', 'black 7 7', 'white 8 8', 'black 9 0'], 'turn, ply and quiet, move by move');
    is($game->position_counted, $game->position . ' 0 10', 'position_counted: the quiet moves running, and the number of the move about to be made');
    is_deeply([$game->moves], ['a1-a2', 'i5-i4', 'a2-a1', 'd1-e1', 'a1-a2', 'e1-d1', 'a2-b2', 'd1-c1', 'b2-a3W'], 'moves: every whole move made, in order');
    is(scalar(my @moves = $game->moves), 9, '... nine of them');
}
{
    my $game = GAME->new(position => SHUFFLE . ' 7 30');
    is($game->quiet, 7, 'quiet from the position it starts from');
    $game->play('a1-a2');
    is_deeply([$game->quiet, $game->ply, $game->position_counted], [8, 1, '8b/9/9/w8/9 b 8 31'], '... and on');
    my $taking = GAME->new(position => '8b/9/3w1b3/9/9 w 59 80');
    $taking->play('d3-e3A');
    is_deeply([$taking->quiet, $taking->over ? 1 : 0], [0, 0], 'a move that takes sets it to nought');
    my $chain = GAME->new(position => CHAIN . ' 7 30');
    $chain->step('a1-b1A');
    is($chain->position_counted, '8b/9/1b7/3b5/1w6w w 7 30', 'in the middle of a move it is the number of the move being made');
    is($chain->ply, 0, 'ply: whole moves completed');
    is_deeply([$chain->moves], [], 'moves: whole moves made');
    $chain->stop;
    is($chain->position_counted, '8b/9/1b7/3b5/1w6w b 0 31', 'and the next once it is complete');
}

{
    my $game = GAME->new(position => CHAIN);
    my ($move) = $game->legal;
    $game->play($move);
    is(ref(($game->moves)[0]), '', 'moves are strings, though given as objects');
    is(ref(($game->legal_strings)[0]), '', '... and so are legal_strings');
    is(ref($game->steps ? ($game->steps)[0]{string} : ''), '', '... and those of steps');
    $game->undo;
    $game->step('a1-b1A');
    is(ref($game->in_progress), '', '... and the move in progress');
}

# quiet_limit and variant
{
    is(GAME->new->quiet_limit, 60, 'quiet_limit');
    is(GAME->new(variant => { quiet_limit => $_ })->quiet_limit, $_, "quiet_limit $_") for 0, 1, 40, 1000;
    my $game = GAME->new(variant => { board => '7x5', repeat => 2, ply_cap => 50 });
    my $variant = $game->variant;
    isa_ok($variant, 'Game::Fanorona::Variant');
    is_deeply([map { $variant->$_ } qw(board quiet_limit repeat ply_cap cols rows)], ['7x5', 60, 2, 50, 7, 5], 'variant: what the game is played under');
    is(GAME->new->variant->name, 'sivy', 'the nine by five when absent');
    my $started = GAME->new(position => SHUFFLE);
    is($started->variant->name, 'sivy', 'and of a position too');
}

# repeats
{
    my $game = GAME->new(position => SHUFFLE);
    my @seen = $game->repeats;
    for my $move (qw(a1-a2 i5-i4 a2-a1 i4-i5 a1-b2 i5-h5 b2-a1)) {
        $game->play($move) or diag "$move: " . $game->error->code;
        push @seen, $game->repeats;
    }
    is_deeply(\@seen, [1, 1, 1, 1, 2, 1, 1, 1], 'repeats: the first occurrence is the one the game starts from');
    $game->play('h5-i5');
    is($game->repeats, 3, 'and a third');
    is($game->result->how, 'repetition', 'draws');
}
{
    # White comes back in three moves and Black in two: the same stones, the other side to move.
    my $game = GAME->new(position => SHUFFLE);
    my $first = $game->signature;
    $game->play($_) or diag "$_: " . $game->error->code for qw(a1-b2 i5-i4 b2-b1 i4-i5 b1-a1);
    is($game->position, '8b/9/9/9/w8 b', 'the same stones with the other side to move');
    is($game->repeats, 1, 'is another position');
    isnt($game->signature, $first, 'with another signature');
}

# signature
{
    my $game = GAME->new;
    like($game->signature, qr/\A[0-9a-f]{16}\z/, 'signature: sixteen hex characters');
    is($game->signature, GAME->new->signature, 'the same for the same');
    my %seen;
    for my $position ('8b/9/9/9/w8 w', '8b/9/9/9/w8 b', '8w/9/9/9/b8 w', '8b/9/9/9/1w7 w', '8b/9/9/9/ww7 w', '7b1/9/9/9/w8 w', SETUP, substr(SETUP, 0, -1) . 'b') {
        my $signature = GAME->new(position => $position)->signature;
        ok(!$seen{$signature}++, "and different otherwise: $position");
        is(GAME->new(position => "$position 3 9")->signature, $signature, '... whatever the counts');
        is(GAME->new(position => $position, variant => { quiet_limit => 9, repeat => 0 })->signature, $signature, '... and the limits');
    }
    my ($one, $two) = (GAME->new(position => SHUFFLE), GAME->new(position => SHUFFLE));
    $one->play($_) for qw(a1-a2 i5-i4 a2-b2 i4-i5);
    $two->play($_) for qw(a1-b1 i5-h5 b1-b2 h5-i5);
    is($one->position, $two->position, "a position come by in two ways");
    is($one->signature, $two->signature, "has one signature");
    my ($by_step, $by_move) = (GAME->new, GAME->new);
    $by_step->step('d3-e3A');
    $by_step->stop if $by_step->can_stop;
    $by_move->play('d3-e3A');
    is($by_step->signature, $by_move->signature, 'by step or by move');
}

# evaluate
{
    like(GAME->new->evaluate, qr/\A-?[0-9]+\z/, 'evaluate: a number');
    my $ahead = GAME->new(position => '8b/9/4w4/9/w3w3w w')->evaluate;
    my $behind = GAME->new(position => '8b/9/4b4/9/b3b3w w')->evaluate;
    cmp_ok($ahead, '>', 0, 'scored for White: more white stones');
    cmp_ok($behind, '<', 0, '... or more black ones');
    cmp_ok(GAME->new(position => '8b/9/4w4/9/w3w3w b')->evaluate, '>', 0, '... whoever is to move');
    my $game = GAME->new;
    is($game->evaluate, $game->evaluate, 'the same every time');
    my $before = facts($game);
    $game->evaluate;
    same_facts($game, $before, 'and nothing changes');
}

finish();
