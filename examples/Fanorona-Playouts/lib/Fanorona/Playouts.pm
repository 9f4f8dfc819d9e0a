package Fanorona::Playouts;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.01';

use Carp 'croak';
use Exporter 'import';
use Game::Fanorona::Engine ();
use Scalar::Util 'blessed';
use XSLoader ();

our @EXPORT_OK = ('playouts');

XSLoader::load(__PACKAGE__, $VERSION);

my %DEFAULT = (games => 1000, seed => 1, plies => 400);
my %MOST    = (games => 1_000_000, seed => 0x7fff_ffff, plies => 100_000);
my @WINNER  = qw(undecided white black);

sub playouts {
    croak 'Fanorona::Playouts: the call is playouts($position, name => value, ...)' if @_ % 2 == 0;
    my ($position, %given) = @_;
    for my $name (sort keys %given) {
        croak "Fanorona::Playouts: playouts takes no argument named '$name'" if !exists $DEFAULT{$name};
        croak "Fanorona::Playouts: $name is a whole number from 0 to $MOST{$name}"
            if !defined $given{$name} || $given{$name} !~ /\A[0-9]{1,10}\z/ || $given{$name} > $MOST{$name};
    }
    my %option = (%DEFAULT, %given);

    my $board = blessed $position && $position->isa('Game::Fanorona::Engine')
        ? $position : Game::Fanorona::Engine->of_string($position);
    croak 'Fanorona::Playouts: this is no position' if !defined $board;
    croak 'Fanorona::Playouts: a game starts between two moves, and a chain is open here' if $board->in_chain;

    # One call for each game, so that an interrupt is answered between two.
    my $text = $board->to_string;
    my %count = map { $_ => 0 } @WINNER;
    $count{ $WINNER[ _playout($text, $option{seed}, $_, $option{plies}) ] }++ for 1 .. $option{games};
    return \%count;
}

1;

__END__

=encoding utf8

=head1 NAME

Fanorona::Playouts - who wins when both sides of a fanorona game play at random

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Fanorona::Playouts 'playouts';
    use Game::Fanorona::Engine;

    # How the first moves do, when the rest of the game is left to chance.
    my $board = Game::Fanorona::Engine->new;
    for my $move ($board->moves) {
        my $after = $board->clone;
        $after->play_move($move);
        my $count = playouts($after, games => 500);
        print "$move: White wins $count->{white}, Black $count->{black}\n";
    }

=head1 DESCRIPTION

Plays games of random steps from a position, some ten thousand of them in a second,
and counts who won. It is an example of a compiled module that stands on Game::Fanorona: the
loop is in C and calls the library through the table of functions that
Game::Fanorona publishes, and nothing of the library is linked. F<README> tells
how that is done.

=head1 FUNCTIONS

=head2 playouts

    my $count = playouts($position, games => 1000, seed => 1, plies => 400);

A reference to a hash of three numbers: how many games C<white> won, how many
C<black> won, and how many were C<undecided> after so many C<plies>. The side that
has no step has lost. In each place every step, and to stop where a chain is open,
is as likely as any other. Exported on request.

The position is a L<Game::Fanorona::Engine>, which stays as it is, or a position's
string, such as the C<position> of a L<Game::Fanorona>. The same position, seed and
plies give the same games, on every machine. What is no position, a board in the
middle of a move, and an argument that is unknown or no whole number in its range
(1,000,000 games, 100,000 plies and a seed of 2,147,483,647 are the most) croak.

=head1 SEE ALSO

L<Game::Fanorona::Engine>, and its C<_abi_ptr>.

=head1 LICENSE

MIT or Apache License 2.0, at your choice.

=cut
