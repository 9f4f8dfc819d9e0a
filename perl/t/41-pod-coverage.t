# Everything a caller may call is documented.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine;

if (!eval { require Test::Pod::Coverage; Test::Pod::Coverage->VERSION('1.08'); require Pod::Coverage; 1 }) {
    plan skip_all => 'Test::Pod::Coverage 1.08 is needed to check the documentation' if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail('Test::Pod::Coverage 1.08 is installed');
    finish();
    exit;
}

Test::Pod::Coverage::pod_coverage_ok($_) for qw(Game::Fanorona::Engine Game::Fanorona::Move);

finish();
