package EngineTest;

# What the tests of a compiled module share, whichever game it plays: refusals held to
# their form, warnings counted as failures, a source of numbers that is the same on
# every perl, and child processes.

use strict;
use warnings;

use Exporter 'import';
use File::Spec;
use File::Temp ();
use Test::More;

our @EXPORT = qw(
    ascending refused refused_at here finish
    seed_numbers number_below
    run_perl have_memory pages
);

# A pattern for the classes whose refusals refused and refused_at expect.
our $CLASSES;

my @warnings;
my $pid = $$;
$SIG{__WARN__} = sub { push @warnings, @_; print STDERR @_ };

# Every test file ends here.
sub finish {
    return if $$ != $pid;
    is(scalar @warnings, 0, 'nothing warned') or diag @warnings;
    done_testing();
    return;
}

# Here, where no test's own $a or $b is in the way.
sub ascending { return sort { $a <=> $b } @_ }

# The code dies with a message of the class's, told of a line of this test's.
sub refused {
    my ($code, $pattern, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my @got = eval { $code->() };
    my $died = $@;
    my $file = quotemeta((caller)[1]);
    return ok(0, "$name: died") || diag "returned (@{[map { defined() ? $_ : 'undef' } @got]})" if $died eq '';
    return ok($died =~ /\A$CLASSES: .*$pattern.* at $file line \d+\.?\n\z/s, $name)
        || diag "died with: $died";
}

# The same, and the line is the one given.
sub refused_at {
    my ($code, $line, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $file = quotemeta((caller)[1]);
    eval { $code->(); 1 } and return ok(0, "$name: died");
    return ok($@ =~ /\A$CLASSES: .* at $file line $line\.?\n\z/s, $name)
        || diag "expected line $line, died with: $@";
}

sub here { return (caller)[2] }

# A small generator of numbers that needs no more than 32 bits (Park and Miller's,
# by Schrage's method).
my $state = 1;

sub seed_numbers { ($state) = @_; return }

sub number_below {
    my ($n) = @_;
    my $high = int($state / 127773);
    $state = 16807 * ($state - 127773 * $high) - 2836 * $high;
    $state += 2147483647 if $state <= 0;
    return $state % $n;
}

# Runs a program in a perl of its own with the same @INC: its wait status, and
# what it wrote on both streams.
sub run_perl {
    my ($program, @args) = @_;
    my $dir = File::Temp::tempdir(CLEANUP => 1);
    my $in  = File::Spec->catfile($dir, 'program.pl');
    my $out = File::Spec->catfile($dir, 'out');
    my $err = File::Spec->catfile($dir, 'err');
    _write($in, $program);
    my @inc = map { '-I' . File::Spec->rel2abs($_) } grep { !ref } @INC;
    open my $save_out, '>&', \*STDOUT or die "cannot keep the output: $!";
    open my $save_err, '>&', \*STDERR or die "cannot keep the error stream: $!";
    open STDOUT, '>', $out or die "cannot write $out: $!";
    open STDERR, '>', $err or die "cannot write $err: $!";
    my $status = system $^X, @inc, $in, @args;
    open STDOUT, '>&', $save_out or die "cannot restore the output: $!";
    open STDERR, '>&', $save_err or die "cannot restore the error stream: $!";
    return ($status, _read($out), _read($err));
}

sub _write {
    my ($file, $text) = @_;
    open my $fh, '>', $file or die "cannot write $file: $!";
    print {$fh} $text;
    close $fh or die "cannot write $file: $!";
    return;
}

sub _read {
    my ($file) = @_;
    open my $fh, '<', $file or die "cannot read $file: $!";
    local $/ = undef;
    my $text = <$fh>;
    return defined $text ? $text : '';
}

# The memory this process has in use, in pages, where the system says.
sub have_memory { return -r '/proc/self/statm' ? 1 : 0 }

sub pages {
    open my $fh, '<', '/proc/self/statm' or return 0;
    my $line = <$fh>;
    return (split ' ', $line)[1];
}

1;
