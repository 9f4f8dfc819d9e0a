# What is not a move: resigning, and offering, accepting and declining a draw.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use GameTest;
use Game::Fanorona;

my %other = (white => 'black', black => 'white');

# resign
for my $side (qw(white black)) {
    for my $case (['at the start'], ['on the other side\'s move', 'd3-e3A'], ['on its own', 'd3-e3A', 'c3-d3W']) {
        my ($when, @moves) = @$case;
        my $game = GAME->new(script => \@moves);
        my $position = $game->position;
        is(accepted($game, [resign => $side], "$side resigns $when"), 1, '... and resign returns 1');
        my $result = $game->result;
        isa_ok($result, 'Game::Fanorona::Result');
        is_deeply([map { $result->$_ } qw(how winner loser ply position)], ['resign', $other{$side}, $side, scalar @moves, $position], '... the game ends in favour of the other side');
        ok($result->by_players && !$result->is_draw, '... by the players, and no draw');
        is_deeply([$game->over ? 1 : 0, $game->turn, $game->winner], [1, undef, $other{$side}], '... and is over');
        is_deeply([[$game->steps], [$game->legal], [$game->starts], $game->can_stop ? 1 : 0], [[], [], [], 0], '... with nothing to play');
        is_deeply([$game->moves], \@moves, '... its moves kept');
    }
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    accepted($game, [resign => $side], "$side resigns in the middle of a move");
    is_deeply([$game->result->how, $game->winner, $game->can_stop ? 1 : 0, $game->ply], ['resign', $other{$side}, 0, 0], '... which ends the game there');
}

# offer, accept, decline
for my $side (qw(white black)) {
    my $other = $other{$side};
    my $game = GAME->new;
    is($game->draw_offered_by, undef, 'no offer at first');
    is(accepted($game, [offer_draw => $side], "$side offers a draw"), 1, '... and offer_draw returns 1');
    is($game->draw_offered_by, $side, '... whose offer is standing');
    is_deeply([$game->over ? 1 : 0, $game->turn], [0, 'white'], '... and the game goes on');
    is(accepted($game, [decline_draw => $other], "$other declines"), 1, '... and decline_draw returns 1');
    is($game->draw_offered_by, undef, '... and it is off the table');
    accepted($game, [offer_draw => $side], 'it may be made again');
    is(accepted($game, [accept_draw => $other], "$other accepts"), 1, '... and accept_draw returns 1');
    my $result = $game->result;
    is_deeply([map { $result->$_ } qw(how winner loser ply position)], ['agreement', undef, undef, 0, $game->position], '... the game is a draw by agreement');
    ok($result->is_draw && $result->by_players, '... by the players');
    is_deeply([$game->over ? 1 : 0, $game->turn, $game->winner], [1, undef, undef], '... and over, won by nobody');
}

{
    my $game = GAME->new;
    $game->offer_draw('white');
    accepted($game, [decline_draw =>], 'decline_draw needs no side named');
    is($game->draw_offered_by, undef, '... to take the offer off the table');
    refused_as($game, [decline_draw =>], 'no_offer', '... and there is none then');
}

# Either side, at any time.
{
    my $game = GAME->new(script => ['d3-e3A']);
    ok($game->offer_draw('white'), 'not on one\'s move');
    $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    ok($game->offer_draw('white'), 'in the middle of one\'s move');
    ok($game->accept_draw('black'), '... and accepted there');
    is_deeply([$game->result->how, $game->can_stop ? 1 : 0, [$game->steps]], ['agreement', 0, []], '... where the game ends');
    $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    ok($game->offer_draw('black'), 'in the middle of the other side\'s');
}

# An offer lapses when the side that made it completes a move.
sub offers {
    my ($side, $position, @does) = @_;
    my $game = GAME->new(defined $position ? (position => $position) : ());
    $game->offer_draw($side) or diag $game->error->code;
    my @seen;
    for my $do (@does) {
        $game->$_(@{ $do->{$_} }) || diag "$_: " . $game->error->code for keys %$do;
        push @seen, $game->draw_offered_by || '-';
    }
    return "@seen";
}
is(offers('white', undef, { play => ['d3-e3A'] }), '-', 'White offers and completes a move');
is(offers('black', undef, { play => ['d3-e3A'] }, { play => ['c3-d3W'] }), 'black -', 'Black offers on White\'s move, which stands it, and completes its own');
is(offers('black', '8b/9/9/9/w8 b', { play => ['i5-i4'] }), '-', 'a paika completes one');
is(offers('white', CHAIN, { step => ['a1-b1A'] }, { step => ['b1-b2A'] }, { stop => [] }), 'white white -', 'a step does not, a stop does');
is(offers('white', CHAIN, { step => ['a1-b1A'] }, { step => ['b1-b2A'] }, { step => ['b2-c2A'] }), 'white white -', '... and so does a step that nothing could follow');
is(offers('white', CHAIN, { step => ['a1-b1A'] }, { play => ['b1-b2A'] }), 'white -', '... and the rest of a move');
is(offers('white', CHAIN, { step => ['a1-b1A'] }, { play => [''] }), 'white -', '... or the empty one');
is(offers('black', CHAIN, { step => ['a1-b1A'] }, { stop => [] }), 'black black', 'the other side\'s move is nothing to it');
{
    my $game = GAME->new;
    $game->offer_draw('white');
    refused_as($game, [play => 'a1-a2'], 'occupied', 'a move refused');
    $game->preview('d3-e3A');
    $game->continuations('d3-e3A');
    $game->search(budget => 100);
    is($game->draw_offered_by, 'white', '... or only looked at is not completed');
    $game->play('d3-e3A');
    refused_as($game, [accept_draw => 'black'], 'no_offer', 'an offer that has lapsed');
    ok($game->offer_draw('black'), '... makes room for another');
    ok($game->accept_draw('white'), '... which the other side may accept');
}
{
    my $game = GAME->new(script => ['d3-e3A']);
    $game->offer_draw('white');
    ok($game->accept_draw('black'), 'answered on one\'s own move');
    my $resigned = GAME->new;
    $resigned->offer_draw('white');
    ok($resigned->resign('black'), 'resigned with an offer standing');
    is($resigned->result->how, 'resign', '... is resigned');
    my ($headers) = lines_of($resigned->as_text);
    ok(!exists $headers->{offer}, '... and its text has no offer beside its result');
    my $won = GAME->new(position => '9/9/3w1b3/9/9 w');
    $won->offer_draw('black');
    $won->play('d3-e3A');
    is($won->result->how, 'no_stones', 'won with an offer standing');
    ($headers) = lines_of($won->as_text);
    is_deeply([exists $headers->{offer} ? 1 : 0, $headers->{result}], [0, 'no_stones white'], '... likewise');
    ok(scalar(GAME->from_text($won->as_text)), '... and can be read again');
}

# A game drawn by the board is not drawn by its players.
{
    my $game = GAME->new(position => SHUFFLE, variant => { ply_cap => 1 });
    $game->play('a1-a2');
    ok(!$game->result->by_players, 'by_players is false for a limit');
    is($game->result->winner, undef, 'which nobody won');
}

finish();
