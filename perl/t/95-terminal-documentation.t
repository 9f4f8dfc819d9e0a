# The manual of the program and the documentation of its parts.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use TerminalTest;
use Game::Fanorona::Engine;

my $script = (program())[-1];
my $manual = content($script);

# Every option and every command is described.
my (undef, $usage) = fanorona('', '--help');
for my $option ($usage =~ /^ +--(?:\[no-\])?([a-z]+)/mg) {
    like($manual, qr/^=item --(?:\w+, --no-)?$option\b/m, "the manual has --$option");
}
my (undef, $help) = fanorona("help\nquit\n", '--side', 'both');
for my $command (qw(steps stop hint undo new resign draw accept decline save load quit help)) {
    like($help, qr/\b$command\b/, "help has $command");
    like($manual, qr/^=item .*\b$command\b/m, "and so has the manual");
}
is((grep { length > 80 } split /\n/, $help), 0, 'help fits in a terminal');

# Only one module reads and prints, and only the script leaves.
{
    my ($lib) = $INC{'Game/Fanorona/Engine.pm'} =~ /\A(.*)Fanorona.Engine\.pm\z/;
    for my $file (glob("\Q$lib\E*.pm"), glob("\Q$lib\EFanorona/*.pm"), glob("\Q$lib\EFanorona/Terminal/*.pm")) {
        (my $code = content($file)) =~ s/^__END__.*//ms;
        my $name = substr $file, length $lib;
        $code =~ s/^\s*#.*//mg;
        ok($code !~ /\bexit *(?:[(;\$0-9]|(?:if|unless)\b)/, "$name does not exit");
        next if $name eq 'Fanorona/Terminal.pm';
        ok($code !~ /\bSTD(?:IN|OUT|ERR)\b|\b(?:printf?|say) *[(;"'\$\@A-Z]/, 'nor does it print') or diag $&;
    }
}

my @modules = ('Game::Fanorona::Bot', map { "Game::Fanorona::Terminal$_" } '', map { "::$_" } qw(Board File Keys Options Table Words));
my %checked = ('Test::Pod' => '1.22', 'Test::Pod::Coverage' => '1.08');
for my $needed (sort keys %checked) {
    if (!eval "require $needed; $needed->VERSION($checked{$needed}); 1") {
        SKIP: {
            skip "$needed is needed to check the documentation", 1 if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
            fail("$needed is installed");
        }
        next;
    }
    Test::Pod::pod_file_ok($script) if $needed eq 'Test::Pod';
    if ($needed eq 'Test::Pod::Coverage') {
        Test::Pod::Coverage::pod_coverage_ok($_) for @modules;
    }
}

finish();
