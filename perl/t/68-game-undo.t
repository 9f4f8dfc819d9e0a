# undo: whole moves, steps of a move in progress, resignations, agreements, endings.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below);
use GameTest;
use Game::Fanorona;

# A whole move.
{
    my $game = GAME->new;
    my $start = facts($game);
    $game->play('d3-e3A');
    my $first = facts($game);
    $game->play('c3-d3W');
    is(accepted($game, [undo =>], 'undo'), 1, '... returns 1');
    same_facts($game, $first, 'takes back the last whole move');
    is_deeply([$game->moves], ['d3-e3A'], '... and the move is gone from moves');
    ok($game->undo, 'and the one before');
    same_facts($game, $start, 'back to the start');
    refused_as($game, [undo =>], 'nothing_to_undo', 'and no further', move => undef, reason => undef);
    ok($game->play('d2-e3A'), 'another move may be made instead');
}
{
    my $game = GAME->new(position => CHAIN);
    my $start = facts($game);
    $game->play('a1-b1A-b2A');
    ok($game->undo, 'a chain ended by choice is taken back whole');
    same_facts($game, $start, '... stop and all');
    $game->play('a1-b1A-b2A-c2A');
    ok($game->undo, 'one that ended of itself');
    same_facts($game, $start, '... likewise');
    $game->step('a1-b1A');
    $game->step('b1-b2A');
    $game->stop;
    ok($game->undo, 'one made by steps');
    same_facts($game, $start, '... likewise');
}

# The steps of a move in progress.
{
    my $game = GAME->new(position => CHAIN);
    my $start = facts($game);
    $game->step('a1-b1A');
    $game->step('b1-b2A');
    accepted($game, [undo =>], 'undo in the middle of a move');
    same_facts($game, $start, 'takes back the steps of it');
    $game->play('a1-b1A');
    my $played = facts($game);
    ok($game->play('b3-b2A'), 'and the answer to it');
    ok($game->undo && $game->undo, 'two moves back');
    $game->play('a1-b1A');
    same_facts($game, $played, 'and one again');
    refused_as(GAME->new(position => CHAIN), [undo =>], 'nothing_to_undo', 'a position to start from is not to be undone');
}
{
    # Steps first, then the move before.
    my $game = GAME->new(position => '8b/9/1b6w/3b5/w1b5w b');
    my $start = facts($game);
    $game->play('i5-i4A') or diag $game->error->code;
    my $before = facts($game);
    $game->step('a1-b1A') or diag $game->error->code;
    ok($game->undo, 'the steps');
    same_facts($game, $before, '... which leaves the move before');
    ok($game->undo, 'then that');
    same_facts($game, $start, '... back to the start');
}

# Resignation and agreement.
for my $middle (0, 1) {
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A') if $middle;
    my $before = facts($game);
    my $where = $middle ? ' in the middle of a move' : '';
    $game->resign('white');
    $game->play('x');
    is($game->error->code, 'game_over', 'a game that is over, and an error');
    accepted($game, [undo =>], "a resignation$where taken back");
    same_facts($game, $before, 'leaves the game as it was');
    $game->offer_draw('white');
    $game->accept_draw('black');
    accepted($game, [undo =>], "an agreement$where taken back");
    is_deeply([$game->over ? 1 : 0, $game->result, $game->turn, $game->in_progress], [0, undef, 'white', $middle ? 'a1-b1A' : undef], 'leaves a game that goes on');
    ok($game->play($middle ? 'b1-b2A' : 'a1-b1A-b2A'), '... and can be played');
    is_deeply([$game->moves], ['a1-b1A-b2A'], '... a move kept once');
    ok($game->resign('black'), '... or resigned');
    is($game->winner, 'white', '... by the other side');
}

# An ending on the board, and what it was reached by.
{
    my $game = GAME->new(position => SHUFFLE);
    my @facts = facts($game);
    for my $move ((qw(a1-a2 i5-i4 a2-a1 i4-i5)) x 2) {
        $game->play($move);
        push @facts, facts($game);
    }
    is($game->result->how, 'repetition', 'drawn by repetition');
    for my $ply (reverse 0 .. 7) {
        ok($game->undo, "back to ply $ply");
        same_facts($game, $facts[$ply], '... with its counts, its repeats and its result');
    }
    $game->play($_) for (qw(a1-a2 i5-i4 a2-a1 i4-i5)) x 2;
    same_facts($game, $facts[8], 'and forward again to the same end');
}
{
    my $game = GAME->new(position => SHUFFLE, variant => { quiet_limit => 2 });
    $game->play($_) for qw(a1-a2 i5-i4);
    is($game->result->how, 'quiet', 'drawn by the quiet limit');
    $game->undo;
    is_deeply([$game->over ? 1 : 0, $game->quiet], [0, 1], 'and taken back');
    $game->play('i5-h5');
    is($game->result->how, 'quiet', 'it is reached by another move');
}

# A game read from text or replayed can be taken back too.
{
    my $game = GAME->new(script => ['d3-e3A', 'c3-d3W']);
    my $before = facts(GAME->new(script => ['d3-e3A']));
    ok($game->undo, 'a script');
    same_facts($game, $before, '... a move back');
    my ($replayed) = GAME->replay(['d3-e3A', 'c3-d3W']);
    $replayed->undo;
    same_facts($replayed, $before, 'a replay');
    my ($read) = GAME->from_text(GAME->new(script => ['d3-e3A', 'c3-d3W'])->as_text);
    $read->undo;
    same_facts($read, $before, 'a text');
    my $chain = GAME->new(position => CHAIN);
    my $start = facts($chain);
    $chain->step('a1-b1A');
    ($read) = GAME->from_text($chain->as_text);
    ok($read->undo, 'one half way through a move');
    same_facts($read, $start, '... the steps');
}

# Undone all the way from anywhere.
seed_numbers(68);
my $bad = 0;
for my $n (1 .. 12) {
    my $game = GAME->new(variant => { board => (qw(sivy dimy telo 7x5 3x5))[ $n % 5 ], repeat => 2, quiet_limit => 12 });
    my @facts = facts($game);
    my $forward = 1;
    for (1 .. 60) {
        if (number_below(4) && !$game->over) {
            my @steps = $game->steps;
            do { $game->step($steps[ number_below(scalar @steps) ]{string}); @steps = $game->steps } while $game->in_chain && number_below(3);
            $game->stop if $game->in_chain;
            push @facts, facts($game);
        }
        elsif (@facts > 1) {
            pop @facts;
            $game->undo;
        }
        $bad++ if facts($game) ne $facts[-1];
    }
    while (@facts > 1) {
        pop @facts;
        $bad++ if !$game->undo || facts($game) ne $facts[-1];
    }
    $bad++ if $game->undo;
}
is($bad, 0, 'games played forward and back at random');

finish();
