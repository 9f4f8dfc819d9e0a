package EndingPrograms;

# Programs that end with boards wherever boards can be: the exit status is theirs, and
# nothing is said.  BOARD stands for the class of the boards.

use strict;
use warnings;

use EngineTest;
use Exporter 'import';
use Test::More;

our @EXPORT = qw(programs_end);

my %programs = (
    'in package variables' => <<'END',
our $board = BOARD->new;
our @boards = map { BOARD->new } 1 .. 20;
our %boards = map { ($_ => BOARD->new) } 1 .. 20;
our $copy = $board->clone;
{ package Some::Other; our $package = $board->clone }
END
    'in cycles' => <<'END',
my $ring = { board => BOARD->new };
$ring->{ring} = $ring;
my @pair = ([BOARD->new], [BOARD->new]);
push @{ $pair[0] }, $pair[1];
push @{ $pair[1] }, $pair[0];
our $global = $ring;
END
    'in closures' => <<'END',
my $board = BOARD->new;
our $reads = sub { $board->to_string };
my $self; $self = sub { return $self, $board };
sub named { $board->side }
named();
END
    'in an object of another class, whose DESTROY uses it' => <<'END',
package Holder;
sub new { bless { board => BOARD->new }, shift }
sub DESTROY { my $self = shift; eval { $self->{board}->to_string } if $self->{board} }
package main;
our $holder = Holder->new;
our $ring = Holder->new;
$ring->{ring} = $ring;
END
    'tied to' => <<'END',
package Tied; sub TIESCALAR { my ($c, $b) = @_; bless [$b], $c } sub FETCH { $_[0][0] } sub STORE { }
package main;
our $tied; tie $tied, 'Tied', BOARD->new;
$tied->side;
END
    'in a state, a local and @ARGV' => <<'END',
use feature 'state';
sub kept { state $b = BOARD->new; $b }
kept();
local $_ = BOARD->new;
@ARGV = (BOARD->new);
$ENV{BOARD_OF} = kept();
END
    'in an END block' => <<'END',
our $board = BOARD->new;
END { $board->to_string; our $late = BOARD->new; $late->moves }
END
    'subclassed, with a DESTROY that looks at it' => <<'END',
package Mine; our @ISA = 'BOARD';
sub DESTROY { my $self = shift; eval { $self->to_string }; $self->SUPER::DESTROY }
package main;
our $mine = Mine->new;
our @ring = (Mine->new); push @ring, \@ring;
END
    'destroyed by hand, reblessed and forged' => <<'END',
our $destroyed = BOARD->new; $destroyed->DESTROY;
our $reblessed = bless BOARD->new, 'Some::Other';
our $forged = bless [], 'BOARD';
our $worse = bless \(my $x = 12345), 'BOARD';
our $hash = bless {}, 'BOARD';
END
    'the module taken apart before the end' => <<'END',
our $board = BOARD->new;
our @kept = BOARD->new;
END { no warnings; no strict; undef &BOARD::DESTROY; delete $BOARD::{to_string} }
END
);

# Runs them all, and those of the caller's, for a class.
sub programs_end {
    my ($class, %more) = @_;
    my %all = (%programs, %more);
    for my $name (sort keys %all) {
        (my $program = "use strict; use warnings;\nuse BOARD;\n$all{$name}\nprint 'done'; exit 5;\n") =~ s/\bBOARD\b/$class/g;
        my ($status, $out, $err) = run_perl($program);
        is($status >> 8, 5, "$name: the exit status is the program's own");
        is($status & 127, 0, '... with no signal');
        is($out, 'done', '... having run to its end');
        is($err, '', '... and without a word');
    }

    # Dying with boards about.
    my ($status, $out, $err) = run_perl("use $class; our \$b = $class->new; my \$c = \$b->clone; die \"on purpose\\n\"");
    is($err, "on purpose\n", 'a program that dies says only its own word');
    is($status & 127, 0, 'and dies in the ordinary way');
    return;
}

1;
