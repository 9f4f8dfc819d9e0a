package TwoInterpreters;

# Two perl interpreters in one process: builds two_interpreters.c with this perl in it
# and runs a player, a program beside this file, in both.

use strict;
use warnings;

use Config;
use EngineTest;
use Exporter 'import';
use File::Basename qw(dirname);
use File::Spec;
use File::Temp ();
use Test::More;

our @EXPORT = qw(two_interpreters);

my $lib = File::Spec->rel2abs(dirname(__FILE__));

# Skips, or fails where every test is required.
sub _cannot {
    my ($why) = @_;
    plan skip_all => $why if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail($why);
    finish();
    exit;
}

sub _content {
    my ($path) = @_;
    open my $file, '<', $path or die "cannot read $path: $!";
    local $/ = undef;
    my $text = <$file>;
    return defined $text ? $text : '';
}

# The lines that the player printed, once the program has ended well.
sub two_interpreters {
    my ($player) = @_;
    plan skip_all => 'this perl is built for one interpreter a process' if !$Config{usemultiplicity};
    _cannot('ExtUtils::Embed is needed') if !eval { require ExtUtils::Embed; 1 };

    my $dir = File::Temp::tempdir(CLEANUP => 1);
    my ($exe, $log, $out, $err) = map { File::Spec->catfile($dir, $_) } "two_interpreters$Config{_exe}", 'log', 'out', 'err';
    my $ccopts = ExtUtils::Embed::ccopts();
    my $ldopts = ExtUtils::Embed::ldopts(1);
    s/\s+/ /g for $ccopts, $ldopts;
    if (system("$Config{cc} $ccopts -o \"$exe\" \"$lib/two_interpreters.c\" $ldopts > \"$log\" 2>&1") != 0 || !-x $exe) {
        diag _content($log) if $ENV{FANORONA_REQUIRE_ALL_TESTS};
        _cannot('a program cannot be built with this perl in it (its library and header files are needed)');
    }
    my @inc = map { '"-I' . File::Spec->rel2abs($_) . '"' } grep { !ref } @INC;
    my $status = system "\"$exe\" @inc \"$lib/$player\" > \"$out\" 2> \"$err\"";
    is($status, 0, 'the program ended in the ordinary way');
    is(_content($err), '', 'and without a word');
    return split /\n/, _content($out);
}

1;
