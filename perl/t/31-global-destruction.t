# Programs that end with boards wherever boards can be.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use EndingPrograms;

programs_end(CLASS, 'in an iterator half way through its moves' => <<'END');
our $board = BOARD->new;
our @moves = $board->moves;
our $tokens = $board->play_move($moves[0]);
our ($token) = $board->play(($board->steps)[0]);
our %by_move = map { ("$_" => $_) } @moves;
END

finish();
