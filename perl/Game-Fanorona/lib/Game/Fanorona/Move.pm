package Game::Fanorona::Move;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use overload
    '""'     => \&as_string,
    'bool'   => sub { 1 },
    'eq'     => sub { "$_[0]" eq (defined $_[1] ? "$_[1]" : '') },
    'cmp'    => \&_compare,
    fallback => 1;

# A reference to a read-only string that the engine makes: a byte for the number
# of steps; for each step a record of its point, its end, its direction, its kind,
# how many stones it takes and which, in twelve bytes; and the notation.
use constant { RECORD => 12, STRIDE => 11 };

sub new {
    require Carp;
    Carp::croak('Game::Fanorona::Move: a move is made by the engine or the game, not by new');
}

sub as_string { substr ${ $_[0] }, 1 + RECORD * ord ${ $_[0] } }

sub from { ord substr ${ $_[0] }, 1, 1 }

sub to { ord substr ${ $_[0] }, RECORD * (ord(${ $_[0] }) - 1) + 2, 1 }

sub length { ord ${ $_[0] } }

sub is_paika { ord(substr ${ $_[0] }, 5, 1) == 0 }

sub is_capture { ord(substr ${ $_[0] }, 5, 1) > 0 }

sub points {
    my ($self) = @_;
    my @points = map { _name($_) } $self->from, map { $_->[1] } $self->_records;
    return @points;
}

sub taken {
    my ($self) = @_;
    my @taken = map { my (undef, undef, undef, undef, $count, @stones) = @$_; @stones[0 .. $count - 1] }
        $self->_records;
    return @taken;
}

sub steps {
    my ($self) = @_;
    return [
        map {
            my ($from, $to, $direction, $kind, $count, @stones) = @$_;
            +{
                from  => $from,
                to    => $to,
                dir   => $direction,
                kind  => $kind,
                taken => [ @stones[0 .. $count - 1] ],
            }
        } $self->_records
    ];
}

sub _records {
    my ($self) = @_;
    return map { [ unpack 'C*', $_ ] } unpack '(a' . RECORD . ')*', substr $$self, 1, RECORD * ord $$self;
}

sub _name { chr(ord('a') + $_[0] % STRIDE - 1) . int($_[0] / STRIDE) }

sub _compare {
    my ($self, $other, $swapped) = @_;
    my $order = "$self" cmp (defined $other ? "$other" : '');
    return $swapped ? -$order : $order;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Move - one whole move of fanorona

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Engine ':all';

    my $board = Game::Fanorona::Engine->new;
    for my $move ($board->moves) {
        print "$move takes ", scalar($move->taken), "\n";    # d3-e3A takes 1
    }

=head1 DESCRIPTION

Everything one side does before the other plays: a single step that takes
nothing, or a chain of one or more steps by one stone, each of which takes.

A move is a value. It cannot be changed, it holds no board, and it may be kept
after the board it came from is gone or was played on. Whether it may be played
on some board is for L<Game::Fanorona::Engine/play_move> to say.

Where a method returns points as numbers they are the numbers of
L<Game::Fanorona::Engine/square_of>.

A method that returns a list returns the length of it in scalar context.

=head2 As a string

A move turns into its notation when used as a string, and C<eq>, C<ne>, C<cmp>,
C<lt> and the others of that family compare the notation, with another move or
with a string. A move is always true.

The notation is the points in the order the stone stands on them, joined by
hyphens, each point that was reached by taking followed by C<A> for an approach
or C<W> for a withdrawal: C<e2-e3> and C<d3-e3A-e4W>.

=head1 CONSTRUCTORS

There are none to call: moves come out of L<Game::Fanorona::Engine/moves>.

=head2 new

Croaks.

=head1 METHODS

=head2 as_string

The notation.

=head2 from

The point the stone starts on, as a number.

=head2 to

The point where it ends, as a number.

=head2 points

    my @names = $move->points;    # d3, e3, e4

The names of all points the stone stands on, in order, the start included.

=head2 steps

    for my $step (@{ $move->steps }) { ... }

A reference to an array of the steps, each a hash just like those of
L<Game::Fanorona::Engine/steps>, with the keys C<from>, C<to>, C<dir>, C<kind>
and C<taken>. The array and the hashes are new with every call, and what is
done to them does not reach the move.

=head2 taken

    my @points = $move->taken;

The points of all the stones the move takes, as numbers: in the order of the
steps, and nearest first within a step. Empty for a paika.

=head2 length

How many steps the move has, 1 to 44.

=head2 is_paika

True when the move takes nothing.

=head2 is_capture

True when it takes at least one stone.

=head1 SEE ALSO

L<Game::Fanorona::Engine>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
