# After a fork both processes have boards of their own.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Forking;
use Game::Fanorona::Engine ':all';

plan skip_all => 'this perl does not fork' if !$Config{d_fork};

my $board = CLASS->new;
my $token = $board->play(($board->steps)[0]);
boards_fork($board, sub { $_[0]->unplay($token) }, \&state_of);

undef $board;
finish();
