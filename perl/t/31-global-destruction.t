# Programs that end with boards wherever boards can be: the exit status is theirs,
# and nothing is said.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;

my %programs = (
    'in package variables' => <<'END',
our $board = Game::Fanorona::Engine->new;
our @boards = map { Game::Fanorona::Engine->new } 1 .. 20;
our %boards = map { ($_ => Game::Fanorona::Engine->new) } 1 .. 20;
our $copy = $board->clone;
{ package Some::Other; our $package = $board->clone }
END
    'in cycles' => <<'END',
my $ring = { board => Game::Fanorona::Engine->new };
$ring->{ring} = $ring;
my @pair = ([Game::Fanorona::Engine->new], [Game::Fanorona::Engine->new]);
push @{ $pair[0] }, $pair[1];
push @{ $pair[1] }, $pair[0];
our $global = $ring;
END
    'in closures' => <<'END',
my $board = Game::Fanorona::Engine->new;
our $reads = sub { $board->to_string };
my $self; $self = sub { return $self, $board };
sub named { $board->side }
named();
END
    'in an object of another class, whose DESTROY uses it' => <<'END',
package Holder;
sub new { bless { board => Game::Fanorona::Engine->new }, shift }
sub DESTROY { my $self = shift; eval { $self->{board}->to_string } if $self->{board} }
package main;
our $holder = Holder->new;
our $ring = Holder->new;
$ring->{ring} = $ring;
END
    'tied to' => <<'END',
package Tied; sub TIESCALAR { my ($c, $b) = @_; bless [$b], $c } sub FETCH { $_[0][0] } sub STORE { }
package main;
our $tied; tie $tied, 'Tied', Game::Fanorona::Engine->new;
$tied->side;
END
    'in a state, a local and @ARGV' => <<'END',
use feature 'state';
sub kept { state $b = Game::Fanorona::Engine->new; $b }
kept();
local $_ = Game::Fanorona::Engine->new;
@ARGV = (Game::Fanorona::Engine->new);
$ENV{BOARD} = kept();
END
    'in an END block' => <<'END',
our $board = Game::Fanorona::Engine->new;
END { $board->to_string; our $late = Game::Fanorona::Engine->new; $late->steps }
END
    'subclassed, with a DESTROY that looks at it' => <<'END',
package Mine; our @ISA = 'Game::Fanorona::Engine';
sub DESTROY { my $self = shift; eval { $self->to_string }; $self->SUPER::DESTROY }
package main;
our $mine = Mine->new;
our @ring = (Mine->new); push @ring, \@ring;
END
    'destroyed by hand, reblessed and forged' => <<'END',
our $destroyed = Game::Fanorona::Engine->new; $destroyed->DESTROY;
our $reblessed = bless Game::Fanorona::Engine->new, 'Some::Other';
our $forged = bless [], 'Game::Fanorona::Engine';
our $worse = bless \(my $x = 12345), 'Game::Fanorona::Engine';
our $hash = bless {}, 'Game::Fanorona::Engine';
END
    'in an iterator half way through its moves' => <<'END',
our $board = Game::Fanorona::Engine->new;
our @moves = $board->moves;
our $tokens = $board->play_move($moves[0]);
our ($token) = $board->play(($board->steps)[0]);
our %by_move = map { ("$_" => $_) } @moves;
END
    'the module taken apart before the end' => <<'END',
our $board = Game::Fanorona::Engine->new;
our @kept = Game::Fanorona::Engine->new;
END { no warnings; no strict; undef &Game::Fanorona::Engine::DESTROY; delete $Game::Fanorona::Engine::{to_string} }
END
);

for my $name (sort keys %programs) {
    my ($status, $out, $err) = run_perl("use strict; use warnings;\nuse Game::Fanorona::Engine;\n$programs{$name}\nprint 'done'; exit 5;\n");
    is($status >> 8, 5, "$name: the exit status is the program's own");
    is($status & 127, 0, '... with no signal');
    is($out, 'done', '... having run to its end');
    is($err, '', '... and without a word');
}

# Dying with boards about.
{
    my ($status, $out, $err) = run_perl("use Game::Fanorona::Engine; our \$b = Game::Fanorona::Engine->new; my \$c = \$b->clone; die \"on purpose\\n\"");
    is($err, "on purpose\n", 'a program that dies says only its own word');
    is($status & 127, 0, 'and dies in the ordinary way');
}

finish();
