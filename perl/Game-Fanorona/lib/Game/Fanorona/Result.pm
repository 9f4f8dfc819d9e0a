package Game::Fanorona::Result;

use 5.010;
use strict;
use warnings;
use Carp qw(croak);

our $VERSION = '0.03';

my @WINS  = qw(no_stones no_moves resign);
my @DRAWS = qw(repetition quiet ply_cap agreement);

my %IS_DRAW    = map { $_ => 1 } @DRAWS;
my %BY_PLAYERS = map { $_ => 1 } qw(resign agreement);
my %OTHER      = (white => 'black', black => 'white');

sub new {
    croak __PACKAGE__ . ': a result is made by the game that ended';
}

# The game sees to it that a win has a winner and a draw has none.
sub _make {
    my ($class, %fields) = @_;
    return bless { map { $_ => $fields{$_} } qw(how winner ply position) }, $class;
}

sub hows { return (@WINS, @DRAWS) }

sub how      { return $_[0]{how} }
sub winner   { return $_[0]{winner} }
sub ply      { return $_[0]{ply} }
sub position { return $_[0]{position} }

sub loser {
    my ($self) = @_;
    return defined $self->{winner} ? $OTHER{ $self->{winner} } : undef;
}

sub is_draw    { return $IS_DRAW{ $_[0]{how} }    ? 1 : '' }
sub by_players { return $BY_PLAYERS{ $_[0]{how} } ? 1 : '' }

1;

__END__
