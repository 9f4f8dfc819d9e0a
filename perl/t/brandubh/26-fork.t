# After a fork both processes have boards of their own.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

plan skip_all => 'this perl does not fork' if !$Config{d_fork};

my $class = CLASS;
my $b = $class->new;
my (undef, $undo) = $b->do_move(mv('d7-c7'));
my $before = state_of($b);

pipe my $from_child, my $to_parent or die "no pipe: $!";
my $child = fork;
die "no fork: $!" if !defined $child;
if (!$child) {
    close $from_child;
    my $report = join "\n", state_of($b), $class->live;
    $b->undo_move($undo);
    $report .= "\n" . $b->to_string;
    my @more = map { $class->new } 1 .. 10;
    $report .= "\n" . $class->live;
    @more = ();
    undef $b;
    $report .= "\n" . $class->live . "\n";
    syswrite $to_parent, $report;
    close $to_parent;
    exit 0;
}
close $to_parent;
my @said = <$from_child>;
chomp @said;
waitpid $child, 0;
is($?, 0, 'the child left in the ordinary way');
is_deeply(\@said, [$before, 1, SETUP, 11, 0], 'having had the board, its undo and its counts');
same_state($b, $before, 'the parent\'s board is as it was');
is($class->live, 1, 'and counted once');
is($b->undo_move($undo)->to_string, SETUP, 'and its undo serves');

# A child that leaves with everything still in hand, and one that is cut off.
for my $how ('exit', 'die', 'POSIX::_exit') {
    my ($status, $out, $err) = run_perl(<<'END', $how);
use strict; use warnings;
use Game::Brandubh::Engine; use POSIX ();
our $global = Game::Brandubh::Engine->new;
my @kept = map { $global->clone } 1 .. 5;
my $pid = fork;
die "no fork" if !defined $pid;
if (!$pid) {
    push @kept, map { $kept[0]->clone } 1 .. 100;
    open STDERR, '>', '/dev/null' if $ARGV[0] eq 'die';
    die "on purpose\n" if $ARGV[0] eq 'die';
    POSIX::_exit(3) if $ARGV[0] =~ /POSIX/;
    exit 3;
}
waitpid $pid, 0;
print $? >> 8 ? 'left' : 'stayed', ' ', $? & 127, ' ', Game::Brandubh::Engine->live;
END
    is("$status|$out|$err", '0|left 0 6|', "a child that leaves by $how, boards in hand");
}

finish();
