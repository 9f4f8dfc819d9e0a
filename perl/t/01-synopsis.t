# The synopsis of Game::Fanorona::Engine, as it is written there.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;

use Game::Fanorona::Engine ':all';

my $board = Game::Fanorona::Engine->new;
isa_ok($board, 'Game::Fanorona::Engine', 'what new returns');
is($board->to_string, 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w', 'the set-up as the synopsis prints it');

my $e3 = Game::Fanorona::Engine->square_of(4, 2);
ok($board->at($e3) == EMPTY, 'the centre is empty');
ok($board->degree($e3) == 8, 'and eight lines meet there');

my ($other, $err) = Game::Fanorona::Engine->of_string('bbb/w1b/www w');
isa_ok($other, 'Game::Fanorona::Engine', 'what of_string returns');
is($err, POS_OK, '... with POS_OK');
is($other->to_string, 'bbb/w1b/www w', '... is that position');

# The examples further down the document.
{
    my $small = Game::Fanorona::Engine->new(board => 'telo');
    is($small->to_string, 'bbb/w1b/www w', q{new(board => 'telo')});
    my $by_size = Game::Fanorona::Engine->new(cols => 5, rows => 3);
    is($by_size->to_string, 'bbbbb/bw1bw/wwwww w', 'new(cols => 5, rows => 3)');
    my $bare = Game::Fanorona::Engine->new(empty => 1);
    is($bare->to_string, '9/9/9/9/9 w', 'new(empty => 1)');
    my $string = '3/1b1/1w1 b';
    my $from = Game::Fanorona::Engine->new(position => $string);
    is($from->to_string, $string, 'new(position => $string)');
}
{
    my $segments = 0;
    for my $pair ($board->segments) { my ($from, $to) = @$pair; $segments++ if $from < $to }
    is($segments, 108, 'the loop over segments');
    my ($cols, $rows) = Game::Fanorona::Engine->size_of('dimy');
    is("$cols $rows", '5 5', 'size_of');
    is(Game::Fanorona::Engine->opposite(NE), SW, 'opposite(NE) is SW');
    is(other(WHITE), BLACK, 'other(WHITE) is BLACK');
    like(Game::Fanorona::Engine->zobrist_hex(WHITE, $e3), qr/\A[0-9a-f]{16}\z/, 'zobrist_hex(WHITE, $sq)');
}
{
    my ($step) = $board->steps;
    my $token = $board->play($step);
    $board->unplay($token);
    ($token, my $removed) = $board->do_step($step->{from}, $step->{dir}, $step->{kind});
    is($removed, scalar @{ $step->{taken} }, 'do_step with the three values, in list context');
    $board->undo_step($token);
    my ($move) = $board->moves;
    my $tokens = $board->play_move($move);
    $board->unplay_move($tokens);
    is($board->to_string, SETUP, 'there and back again');
}

finish();
