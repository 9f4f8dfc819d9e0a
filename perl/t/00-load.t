# The modules load, and say which versions a report is about.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;

require_ok('Game::Fanorona::Engine');
require_ok('Game::Fanorona::Move');

my $version = Game::Fanorona::Engine->VERSION;
like($version, qr/\A[0-9]+\.[0-9_.]+\z/, 'the module has a version');
ok(defined(Game::Fanorona::Move->VERSION), 'and so has Game::Fanorona::Move');

my $abi = Game::Fanorona::Engine->abi_version;
like($abi, qr/\A[1-9][0-9]*\z/, 'abi_version is a whole number');
is($abi, Game::Fanorona::Engine->abi_version, '... and stays what it is');

diag sprintf 'perl %s (%s%s), Game::Fanorona::Engine %s, abi %s', $], $Config{archname},
    $Config{useithreads} ? ', threads' : '', defined $version ? $version : 'undef', $abi;

finish();
