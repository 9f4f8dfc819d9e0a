package TerminalTest;

# What the tests of the program share: it runs with lines to read and what it
# printed is looked at, in a pipe or in a terminal of 80 columns and 24 lines.

use strict;
use warnings;

use Config;
use Exporter 'import';
use File::Basename qw(dirname);
use File::Spec;
use File::Temp ();
use POSIX ();
use Test::More;
use Game::Fanorona::Engine ();

our @EXPORT = qw(program fanorona scratch written content picture_of);

# What decides about colours and characters does not come from who runs the tests.
delete @ENV{qw(LC_ALL LC_CTYPE LANG NO_COLOR COLORTERM)};
$ENV{TERM} = 'xterm';

my $dir = File::Temp::tempdir(CLEANUP => 1);
my $count = 0;

# A file that is not there yet.
sub scratch {
    my ($name) = @_;
    return File::Spec->catfile($dir, $name || 'file' . ++$count);
}

sub written {
    my ($text, $name) = @_;
    my $file = scratch($name);
    open my $fh, '>:raw', $file or die "cannot write $file: $!";
    print {$fh} $text;
    close $fh or die "cannot write $file: $!";
    return $file;
}

sub content {
    my ($file) = @_;
    open my $fh, '<:raw', $file or return undef;
    local $/ = undef;
    my $text = <$fh>;
    return defined $text ? $text : '';
}

# The command that starts the program: as it was built, or as it lies in the sources.
sub program {
    my $lib = dirname(dirname(dirname($INC{'Game/Fanorona/Engine.pm'})));
    my ($script) = grep { -f } map { File::Spec->rel2abs($_) }
        "$lib/../script/fanorona", "$lib/../bin/fanorona", "$Config{installsitebin}/fanorona", "$Config{installbin}/fanorona";
    die "the program is not to be found\n" if !$script;
    return ($^X, '-w', (map { '-I' . File::Spec->rel2abs($_) } grep { !ref } @INC), $script);
}

# Runs it with a text as its input: the status it left with, or the signal that
# ended it as a negative number, and what came out on both streams.
sub fanorona {
    my ($input, @arguments) = @_;
    my $in = written($input);
    my ($out, $err) = (scratch(), scratch());
    my $child = fork;
    die "no fork: $!" if !defined $child;
    if (!$child) {
        open STDIN,  '<', $in  or POSIX::_exit(99);
        open STDOUT, '>', $out or POSIX::_exit(99);
        open STDERR, '>', $err or POSIX::_exit(99);
        exec program(), @arguments or POSIX::_exit(99);
    }
    waitpid $child, 0;
    my $status = $? & 127 ? -($? & 127) : $? >> 8;
    return ($status, content($out), content($err));
}

# The last board in a text, without what stands beside it.
sub picture_of {
    my ($text) = @_;
    my @lines = split /\n/, $text;
    my ($last) = grep { $lines[$_] =~ /\A    [a-i](?:   [a-i])*\s*\z/ } reverse 0 .. $#lines;
    return '' if !defined $last;
    my $first = $last - 1;
    $first-- while $first > 0 && $lines[$first] !~ /\A    [a-i](?:   [a-i])*\s*\z/;
    my $width = 5 + 4 * (() = $lines[$last] =~ /[a-i]/g);
    return join '', map { (my $line = substr $_, 0, $width) =~ s/\s+\z//; "$line\n" } @lines[$first .. $last];
}

1;
