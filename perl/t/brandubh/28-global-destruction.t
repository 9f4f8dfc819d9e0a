# Programs that end with boards wherever boards can be.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use EndingPrograms;

programs_end(CLASS, 'in the middle of a line of moves' => <<'END');
our $board = BOARD->new;
our @moves = $board->moves({ throne_pass => 0 });
our @undos = map { ($board->do_move(($board->moves)[$_]))[1] } 0 .. 5;
our $last = $board->undo_move(pop @undos)->clone;
END

finish();
