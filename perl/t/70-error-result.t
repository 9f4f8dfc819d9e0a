# Game::Fanorona::Error, a refusal that is returned and never thrown, and
# Game::Fanorona::Result, how a game ended.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use NotationTest qw(shown);
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Error;
use Game::Fanorona::Result;

use constant ERROR  => 'Game::Fanorona::Error';
use constant RESULT => 'Game::Fanorona::Result';

sub by_name { return sort @_ }

my @CODES = by_name(qw(
    bad_move game_over not_a_side no_stone not_your_stone no_line occupied takes_nothing must_capture choose_capture not_the_stone
    same_direction revisit paika_in_chain nothing_to_stop nothing_to_undo too_many_moves offer_standing no_offer own_offer
));

is_deeply([by_name(ERROR->flags)], \@CODES, 'flags: all codes');

for my $code (@CODES) {
    ok(ERROR->known($code), "$code is known");
    my $message = ERROR->message_for($code);
    like($message, qr/\A[A-Z]\S*(?: \S+){2,}\z/, '... and has a message, in English');
    unlike($message, qr/[.!?] +[A-Z]|\n/, '... of one sentence');
    my $error = eval { ERROR->throw($code) };
    isa_ok($error, ERROR, '... throw returns one');
    is($error->code, $code, '... of that code');
    is($error->message, $message, '... with its message');
    is_deeply([$error->move, $error->reason], [undef, undef], '... and nothing else');
    is_deeply([grep { $error->$_ } @CODES], [$code], '... whose accessor alone is true');
    my $more = ERROR->throw($code, move => 'x1-y2', reason => 'bad_point');
    is_deeply([$more->code, $more->move, $more->reason], [$code, 'x1-y2', 'bad_point'], '... throw takes what was refused and why');
    ok($error, '... it is true');
}
{
    my %by;
    $by{ ERROR->message_for($_) }++ for @CODES;
    is(scalar(keys %by), scalar(@CODES), 'no two codes have the same message');
}
for my $unknown ('purple', '', undef, 'Bad_move', "bad_move\n", 'new', 'code', 'flags', 'message', [], "\x{1f600}", 'x' x 100_000) {
    ok(!ERROR->known($unknown), 'not known: ' . shown($unknown));
    ok(!eval { ERROR->throw($unknown); 1 }, 'throw croaks on it');
    like($@, qr/\AGame::Fanorona::Error: .* at \Q$0\E line \d+\.?\n\z/s, '... with a sentence, told of the caller');
}
ok(!eval { ERROR->throw; 1 }, 'throw of nothing');
ok(!defined eval { ERROR->message_for('purple') }, 'there is no message for what is not known');
ok(!ERROR->known, 'nothing is not known');
{
    local $@ = 'as it was';
    ERROR->throw('bad_move');
    is($@, 'as it was', 'throw throws nothing');
}

# What a game leaves.
{
    my $game = GAME->new;
    $game->play('d3-e3');
    my $error = $game->error;
    isa_ok($error, ERROR, 'the error of a game');
    is_deeply([$error->code, $error->move, $error->reason], ['choose_capture', 'd3-e3', undef], 'its code, its move, no reason');
    ok($error->choose_capture && !$error->bad_move, 'its flags');
    like($error->message, qr/\A[A-Z]\S*(?: \S+){2,}\z/, 'its message');
    $game->play('D3-e3');
    $error = $game->error;
    is_deeply([$error->code, $error->move, $error->reason], ['bad_move', 'D3-e3', 'bad_point'], 'a bad move has the word of Notation');
    ok($error->bad_move, 'its flag');
    undef $game;
    is($error->code, 'bad_move', 'it outlives the game');
}

# Result.
is_deeply([by_name(RESULT->hows)], [sort qw(no_stones no_moves resign repetition quiet ply_cap agreement)], 'hows: the ways');
{
    my %is = (
        no_stones  => [GAME->new(position => '9/9/3w1b3/9/9 w', script => ['d3-e3A']), 'white', 0],
        no_moves   => [GAME->new(variant => 'telo', position => 'bww/w2/ww1 w', script => ['b1-b2']), 'white', 0],
        repetition => [GAME->new(position => SHUFFLE, variant => { repeat => 2 }, script => [qw(a1-a2 i5-i4 a2-a1 i4-i5)]), undef, 0],
        quiet      => [GAME->new(position => SHUFFLE, variant => { quiet_limit => 1 }, script => ['a1-a2']), undef, 0],
        ply_cap    => [GAME->new(position => SHUFFLE, variant => { ply_cap => 1 }, script => ['a1-a2']), undef, 0],
        resign     => [do { my $g = GAME->new(script => ['d3-e3A']); $g->resign('black'); $g }, 'white', 1],
        agreement  => [do { my $g = GAME->new; $g->offer_draw('white'); $g->accept_draw('black'); $g }, undef, 1],
    );
    for my $how (sort keys %is) {
        my ($game, $winner, $by_players) = @{ $is{$how} };
        my $result = $game->result;
        isa_ok($result, RESULT, $how);
        is($result->how, $how, '... how');
        is($result->winner, $winner, '... winner');
        is($result->loser, $winner && 'black', '... loser');
        is($result->is_draw ? 1 : 0, $winner ? 0 : 1, '... is_draw');
        is($result->by_players ? 1 : 0, $by_players, '... by_players');
        is($result->ply, $game->ply, '... ply');
        is($result->position, $game->position, '... position');
        ok($result, '... and is true');
        my @was = map { $result->$_ } qw(how ply position);
        $game->undo if $game->ply || $by_players;
        is_deeply([map { $result->$_ } qw(how ply position)], \@was, '... and stays what it was when the game is taken back') if $game->ply || $by_players;
    }
}
is(GAME->new->result, undef, 'no result while the game is on');
{
    my $black = GAME->new(position => '9/9/3b1w3/9/9 b', script => ['d3-e3A'])->result;
    is_deeply([$black->winner, $black->loser], ['black', 'white'], 'Black wins as well');
}

finish();
