# The documentation is well formed.
use strict;
use warnings;
use Test::More;
use File::Basename qw(dirname);
use File::Find ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine;

if (!eval { require Test::Pod; Test::Pod->VERSION('1.22'); 1 }) {
    plan skip_all => 'Test::Pod 1.22 is needed to check the documentation' if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail('Test::Pod 1.22 is installed');
    finish();
    exit;
}

# Wherever the module was loaded from, every file beside and below it.
my $top = dirname($INC{'Game/Fanorona/Engine.pm'});
my @files;
File::Find::find({ no_chdir => 1, wanted => sub { push @files, $_ if /\.(?:pm|pod)\z/ } }, $top);
push @files, "$top.pm" if -e "$top.pm";
ok(scalar(@files), 'there are modules to look at');
Test::Pod::pod_file_ok($_) for sort @files;

finish();
