package Forking;

# Boards across a fork: both processes have boards of their own afterwards.

use strict;
use warnings;

use EngineTest;
use Exporter 'import';
use Test::More;

our @EXPORT = qw(boards_fork);

my $leaving = <<'END';
use strict; use warnings;
use BOARD; use POSIX ();
our $global = BOARD->new;
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
print $? >> 8 ? 'left' : 'stayed', ' ', $? & 127, ' ', BOARD->live;
END

# A board on which something was done, which $take_back takes back; $state tells all
# that can be seen of a board.
sub boards_fork {
    my ($board, $take_back, $state) = @_;
    my $class = ref $board;
    my $before = $state->($board);
    my $setup = $class->new->to_string;

    pipe my $from_child, my $to_parent or die "no pipe: $!";
    my $child = fork;
    die "no fork: $!" if !defined $child;
    if (!$child) {
        close $from_child;
        my $report = join "\n", $state->($board), $class->live;
        $take_back->($board);
        $report .= "\n" . $board->to_string;
        my @more = map { $class->new } 1 .. 10;
        $report .= "\n" . $class->live;
        @more = ();
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
    is_deeply(\@said, [$before, 1, $setup, 11, 1], 'having had the board, what takes it back and its counts');
    is($state->($board), $before, 'the parent\'s board is as it was');
    is($class->live, 1, 'and counted once');
    $take_back->($board);
    is($board->to_string, $setup, 'and is taken back all the same');

    # A child that leaves with everything still in hand, and one that is cut off.
    for my $how ('exit', 'die', 'POSIX::_exit') {
        (my $program = $leaving) =~ s/BOARD/$class/g;
        my ($status, $out, $err) = run_perl($program, $how);
        is("$status|$out|$err", '0|left 0 6|', "a child that leaves by $how, boards in hand");
    }
    return;
}

1;
