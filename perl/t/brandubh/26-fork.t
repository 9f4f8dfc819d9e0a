# After a fork both processes have boards of their own.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Forking;
use Game::Brandubh::Engine ':all';

plan skip_all => 'this perl does not fork' if !$Config{d_fork};

my $board = CLASS->new;
my (undef, $undo) = $board->do_move(mv('d7-c7'));
boards_fork($board, sub { $_[0]->undo_move($undo) }, \&state_of);

undef $board;
finish();
