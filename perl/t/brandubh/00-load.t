# The module loads, and says which versions a report is about.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;

require_ok('Game::Brandubh::Engine');

my $version = CLASS->VERSION;
is($version, '0.01', 'the version that the document has');
is(CLASS->abi_version, 5, 'abi_version');

diag sprintf 'perl %s (%s%s), %s %s, abi %s', $], $Config{archname}, $Config{useithreads} ? ', threads' : '',
    CLASS, $version, CLASS->abi_version;

finish();
