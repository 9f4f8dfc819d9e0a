# Everything a caller may call is documented, in every module that there is: the list
# is read from the folder, since a module was once in no test's list.
use strict;
use warnings;
use Test::More;
use File::Basename qw(dirname);
use File::Find ();
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

# Wherever the module was loaded from, every file beside and below it.
my $top = dirname($INC{'Game/Fanorona/Engine.pm'});
ok(-e "$top.pm", 'the game is there');
my %modules = ('Game::Fanorona' => 1);
File::Find::find({ no_chdir => 1, wanted => sub {
    my $name = 'Game::Fanorona' . substr $_, length $top;
    $name =~ s{[/\\]}{::}g;
    $modules{$name} = 1 if $name =~ s/\.pm\z//;
} }, $top);
is_deeply([grep { !$modules{"Game::Fanorona::$_"} } qw(Engine Move Notation Variant Rules Error Result Bot Terminal Terminal::Table)], [],
    'and so are its modules');

Test::Pod::Coverage::pod_coverage_ok($_) for sort keys %modules;

finish();
