# The Makefile at the top: every folder builds in the same target folder, and the
# target of the random games finds the modules.
use strict;
use warnings;
use Test::More;
use Cwd qw(getcwd abs_path);
use File::Spec;
use File::Temp ();
use FindBin;
use lib "$FindBin::Bin/../t/lib";
use FanoronaTest;
use Game::Fanorona::Engine;

my $top = abs_path(File::Spec->catdir($FindBin::Bin, '..', '..'));
my ($make) = grep { (`$_ --version 2>&1` || '') =~ /\AGNU Make (?:[4-9]|3\.82)/ } 'make', 'gmake';
plan skip_all => 'there is no GNU make to read it' if !$make && !$ENV{FANORONA_REQUIRE_ALL_TESTS};

# What a command says that runs at the top, with nothing of the make around these tests.
sub at_the_top {
    my ($command) = @_;
    local @ENV{qw(MAKEFLAGS MFLAGS MAKELEVEL GNUMAKEFLAGS MAKEOVERRIDES PERL5LIB PERL5OPT)};
    delete @ENV{qw(MAKEFLAGS MFLAGS MAKELEVEL GNUMAKEFLAGS MAKEOVERRIDES PERL5LIB PERL5OPT)};
    my $here = getcwd();
    chdir $top or die "$top: $!";
    my $said = `$command`;
    chdir $here or die "$here: $!";
    return $said;
}

# A folder given as a relative one was another for the Perl distribution.
{
    my $show = q{--no-print-directory --eval='shown: ; @echo "$$CARGO_TARGET_DIR"' shown};
    local $ENV{CARGO_TARGET_DIR} = 'some/where';
    is(at_the_top("$make $show"), "$top/some/where\n", 'a relative CARGO_TARGET_DIR is one of the top');
    is(at_the_top("$make CARGO_TARGET_DIR=else/where $show"), "$top/else/where\n", '... given to make as well');
    local $ENV{CARGO_TARGET_DIR} = '/some/where';
    is(at_the_top("$make $show"), "/some/where\n", 'an absolute one is what it is');
    delete local $ENV{CARGO_TARGET_DIR};
    is(at_the_top("$make $show"), "\n", 'and without one cargo decides');
}

# What runs the random games did not show them the modules.
{
    my $dir = File::Temp::tempdir(CLEANUP => 1);
    my $test = File::Spec->catfile($dir, 'loads.t');
    open my $fh, '>', $test or die "$test: $!";
    print {$fh} qq{use Game::Fanorona;\nuse Game::Fanorona::Notation;\nprint "1..1\\nok 1 - \$ENV{FANORONA_GAMES} games\\n";\n};
    close $fh or die "$test: $!";
    local $ENV{FANORONA_GAMES};
    delete $ENV{FANORONA_GAMES};
    my @runs = split /\n/, at_the_top("$make -n -o perl --no-print-directory games");
    is(scalar(@runs), 1, 'one command runs the games');
    my $run = $runs[0] || '';
    ok($run =~ s{ perl/t/74-games-random\.t\z}{ '$test'}, '... which are these') or diag $run;
    if (-d "$top/perl/Game-Fanorona/blib/arch/auto") {
        like(at_the_top("$run 2>&1"), qr/^ok 1 - 40 games$/m, '... and finds the modules');
    }
    else { ok(1, '... and the modules are built elsewhere') }
}

finish();
