# play, step and stop: what they do, what they give back, and how the two mix.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(pt pts SETUP finish);
use GameTest;
use PlainFanorona;
use Game::Fanorona;

# play gives back the move.
{
    my $game = GAME->new;
    my $move = accepted($game, [play => 'd3-e3A'], 'a whole move is played');
    isa_ok($move, 'Game::Fanorona::Move', 'what play returns');
    is("$move", 'd3-e3A', '... is the move');
    is_deeply([$move->points], ['d3', 'e3'], '... with its points');
    is_deeply([$move->from, $move->to, $move->length], [pt('d3'), pt('e3'), 1], '... from, to, length');
    is_deeply([$move->taken], [pt('f3')], '... and what it took');
    ok($move->is_capture && !$move->is_paika, '... a capture');
    is($game->position, 'bbbbbbbbb/bbbbbbbbb/bwb1w1wbw/wwwwwwwww/wwwwwwwww b', 'the stones have moved and been taken, and the turn has passed');
    is_deeply([$game->moves], ['d3-e3A'], 'the move is kept');

    my $paika = accepted(GAME->new(position => SHUFFLE), [play => 'a1-a2'], 'a paika is played');
    is("$paika", 'a1-a2', '... and carries no letter');
    ok($paika->is_paika, '... being one');
    is_deeply([$paika->taken], [], '... which takes nothing');
    is_deeply($move->steps, [{ from => pt('d3'), to => pt('e3'), dir => 2, kind => 1, taken => [pt('f3')] }], 'its steps are as the engine\'s');
}

# A move given as an object.
{
    my $game = GAME->new;
    for my $round (1 .. 10) {
        my ($move) = $game->legal or last;
        my $done = $game->play($move);
        ok($done && $done eq $move, "$move, given as a Game::Fanorona::Move") or last;
    }
    my ($engine_move) = Game::Fanorona::Engine->new->moves;
    my $played = GAME->new->play($engine_move);
    ok($played && $played eq $engine_move, 'one the engine made');
    my ($foreign) = GAME->new(position => CHAIN)->legal;
    refused_as(GAME->new, [play => $foreign], 'occupied', 'one of another game', move => "$foreign");
    my ($large) = GAME->new(position => '8b/9/9/9/8w w')->legal;
    refused_as(GAME->new(variant => 'telo'), [play => $large], 'bad_move', 'one of a larger board', reason => 'off_board');
}

# A chain in one go, as far as the mover likes.
for my $case (
    ['a1-b1A', '8b/9/1b7/3b5/1w6w b'], ['a1-b1A-b2A', '8b/9/9/1w1b5/8w b'], ['a1-b1A-b2A-c2A', '8b/9/9/2w6/8w b'],
) {
    my ($move, $position) = @$case;
    my $game = GAME->new(position => CHAIN);
    my $done = accepted($game, [play => $move], "$move is played");
    is("$done", $move, '... and given back');
    is($game->position, $position, '... a stop is part of it where its stone could have gone on');
    is_deeply([$game->in_progress, $game->in_chain ? 1 : 0, $game->ply, $game->turn], [undef, 0, 1, 'black'], '... and it is complete');
    is_deeply([$game->moves], [$move], '... as one move');
}
is_deeply([GAME->new(position => CHAIN)->play('a1-b1A-b2A-c2A')->taken], [pts('c1 b3 d2')], 'every stone taken, in order');

# If any step is refused nothing is played.
{
    my $game = GAME->new(position => CHAIN);
    refused_as($game, [play => 'a1-b1A-b2A-b3A'], 'same_direction', 'the third step refused');
    refused_as($game, [play => 'a1-b1A-b2W'], 'takes_nothing', 'the second');
    refused_as($game, [play => 'a1-b1A-a1A'], 'revisit', '... going back');
    refused_as($game, [play => 'a1-b1A-b2A-c2A-d2A'], '\w+', 'a fourth, after the move has ended of itself');
    is($game->position, CHAIN, 'nothing of them is played');
}

# The letter may be left out of a step alone where one way of taking is possible.
{
    my $game = GAME->new;
    my $done = accepted($game, [play => 'e2-e3'], 'play without a letter');
    is("$done", 'e2-e3A', 'gives it back with it');
    is_deeply([$game->moves], ['e2-e3A'], 'and keeps it with it');
    $game = GAME->new(position => '9/9/3bw4/9/9 w');
    is("@{[$game->play('e3-f3')]}", 'e3-f3W', 'by withdrawal where that is the way');
    $game = GAME->new(position => CHAIN);
    is(accepted($game, [step => 'a1-b1'], 'step without a letter')->{string}, 'a1-b1A', 'gives it back with it');
    is($game->in_progress, 'a1-b1A', 'and keeps it with it');
    is(accepted($game, [step => 'b1-b2'], 'inside a chain')->{string}, 'b1-b2A', 'as well');
    is("@{[accepted($game, [play => 'b2-c2'], 'and play of one step')]}" =~ /c2A\z/ ? 1 : 0, 1, 'of the rest of a chain too');
    is_deeply([$game->moves], ['a1-b1A-b2A-c2A'], 'every one with its letter');
    refused_as(GAME->new, [play => 'd3-e3'], 'choose_capture', 'where both ways are, the letter is needed');
    refused_as(GAME->new, [step => 'd3-e3'], 'choose_capture', '... by step as well');
    refused_as(GAME->new(position => CHAIN), [play => $_], 'bad_move', "$_: in a move of two steps or more every step carries it", reason => 'paika_in_chain')
        for 'a1-b1-b2', 'a1-b1A-b2', 'a1-b1-b2A', 'a1-b1A-b2A-c2';
    ok(GAME->new(position => CHAIN)->play('a1-b1'), 'a move of one step that could have gone on may leave it out');
}

# step
{
    my $game = GAME->new(position => CHAIN);
    my $step = accepted($game, [step => 'a1-b1A'], 'a step');
    is_deeply($step, { from => 'a1', to => 'b1', how => 'approach', takes => ['c1'], string => 'a1-b1A' }, 'is given back described');
    is_deeply([$game->turn, $game->can_stop ? 1 : 0, $game->ply], ['white', 1, 0], 'the same side is still to move and may stop');
    is($game->position, '8b/9/1b7/3b5/1w6w w', 'the step is made');
    is_deeply([$game->moves], [], 'and the move is not');
    is($game->in_progress, 'a1-b1A', 'it is in progress');
    $step = accepted($game, [step => 'b1-b2A'], 'the next');
    is_deeply($step, { from => 'b1', to => 'b2', how => 'approach', takes => ['b3'], string => 'b1-b2A' }, 'is that one step');
    is($game->in_progress, 'a1-b1A-b2A', 'in progress as far as it has got');
    accepted($game, [step => 'b2-c2A'], 'a step that took and left nothing that could follow');
    is_deeply([$game->turn, $game->can_stop ? 1 : 0, $game->in_progress, $game->ply], ['black', 0, undef, 1], 'completes the move');
    is_deeply([$game->moves], ['a1-b1A-b2A-c2A'], 'which is kept whole');
    accepted($game, [step => 'i5-i4'], 'a step that took nothing');
    is_deeply([$game->turn, $game->ply, $game->quiet], ['white', 2, 1], 'completes one too');
}
{
    my $game = GAME->new(position => '9/9/3bw4/9/9 w');
    my $step = $game->step('e3-f3W');
    is_deeply($step, { from => 'e3', to => 'f3', how => 'withdrawal', takes => ['d3'], string => 'e3-f3W' }, 'a step by withdrawal');
    $step = GAME->new(position => SHUFFLE)->step('a1-b2');
    is_deeply($step, { from => 'a1', to => 'b2', how => 'paika', takes => [], string => 'a1-b2' }, 'a paika');
    $step = GAME->new->step('d2-e3A');
    is_deeply($step->{takes}, ['f4', 'g5'], 'what it takes, nearest first');
    my $chain = GAME->new(position => CHAIN);
    refused_as($chain, [step => 'a1-b1A-b2A'], 'bad_move', 'a step is one step');
    $step = $chain->step('a1-b1A');
    $step->{string} = 'x';
    push @{ $step->{takes} }, 'x';
    is($chain->in_progress, 'a1-b1A', 'the description is the caller\'s to change');
}

# stop
{
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    is(accepted($game, [stop =>], 'stop ends a move in progress'), 1, 'and returns 1');
    is_deeply([$game->turn, $game->ply, $game->in_progress], ['black', 1, undef], 'the move is complete');
    is_deeply([$game->moves], ['a1-b1A'], 'as far as it had got');
    refused_as($game, [stop =>], 'nothing_to_stop', 'a second time');
    refused_as(GAME->new, [stop =>], 'nothing_to_stop', 'before any step');
}

# In the middle of a move play takes the rest of it.
for my $case (['b1-b2A', 'a1-b1A-b2A'], ['b1-b2A-c2A', 'a1-b1A-b2A-c2A'], ['b1-b2', 'a1-b1A-b2A'], ['', 'a1-b1A']) {
    my ($rest, $whole) = @$case;
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    accepted($game, [play => $rest], "the rest of a move, '$rest'");
    is_deeply([$game->moves], [$whole], "makes it $whole");
    is_deeply([$game->turn, $game->ply, $game->in_progress], ['black', 1, undef], '... and completes it');
    my $whole_game = GAME->new(position => CHAIN);
    $whole_game->play($whole);
    same_facts($game, facts($whole_game), '... the same as played in one go');
}
{
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    refused_as($game, [play => 'a1-b1A-b2A'], 'no_stone', 'the whole of it again');
    refused_as($game, [play => 'b1-b2A-c2W'], 'takes_nothing', 'a rest whose last step is refused');
    is($game->in_progress, 'a1-b1A', 'leaves it as far as it had got');
    refused_as(GAME->new, [play => ''], 'bad_move', 'the empty string between moves', reason => 'empty', move => '');
}

# A game driven either way, or both, is the same game.
{
    my ($whole, $steps, $both) = map { GAME->new } 1 .. 3;
    for my $round (0 .. 30) {
        my @legal = $whole->legal or last;
        my $move = $legal[ $round * 7 % @legal ];
        $whole->play($move);
        my @points = $move->points;
        my @strings = map { PlainFanorona::move_text([$_]) } @{ $move->steps };
        $steps->step($_) or diag $steps->error->message for @strings;
        $steps->stop if $steps->can_stop;
        if ($round % 2) { $both->play("$move") }
        else {
            $both->step(shift @strings);
            $both->play(@strings ? join '-', $strings[0], map { /-(.*)/ } @strings[1 .. $#strings] : '') if $both->in_chain;
        }
        is(facts($steps), facts($whole), "move $round by steps") or last;
        is(facts($both), facts($whole), '... and by both') or last;
    }
}

finish();
