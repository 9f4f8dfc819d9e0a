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

# A reference to a string that the engine makes and sets read-only: a byte for the
# number of steps; for each step a record of its point, its end, its direction, its
# kind, how many stones it takes and which, in twelve bytes; and the notation.
use constant { RECORD => 12, STRIDE => 11 };

my $POINT   = qr/[\x0c-\x40]/;
my $RECORDS = qr/(?:$POINT{2}[\x00-\x07](?:\x00{9}|[\x01\x02][\x01-\x07][\x00-\x40]{7})){1,44}/;
my $TEXT    = qr/[a-i][1-5](?:-[a-i][1-5][AW]?){1,44}/;

sub new { _refuse('a move is made by the engine or the game, not by new') }

sub as_string { return (&_parts)[1] }

sub from { ord +(&_parts)[0] }

sub to { ord substr +(&_parts)[0], 1 - RECORD, 1 }

sub length { CORE::length((&_parts)[0]) / RECORD }

sub is_paika { ord(substr +(&_parts)[0], 3, 1) == 0 }

sub is_capture { ord(substr +(&_parts)[0], 3, 1) > 0 }

sub points {
    my @records = &_records;
    my @points  = map { _name($_) } $records[0][0], map { $_->[1] } @records;
    return @points;
}

sub taken {
    my @taken = map { my (undef, undef, undef, undef, $count, @stones) = @$_; @stones[0 .. $count - 1] }
        &_records;
    return @taken;
}

sub steps {
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
        } &_records
    ];
}

sub _records {
    return map { [ unpack 'C*', $_ ] } unpack '(a' . RECORD . ')*', (&_parts)[0];
}

# The records and the notation. Whatever was blessed into the class gets here, and
# the string may be one that is shared by threads: it is read once.
sub _parts {
    my ($self) = @_;
    _refuse('called on something that is not a move')
        unless ref $self && UNIVERSAL::isa($self, __PACKAGE__) && UNIVERSAL::isa($self, 'SCALAR');
    my $string = $$self;
    _refuse('this object does not hold a whole move')
        unless defined $string && !ref $string && $string =~ /\A([\x01-\x2c])($RECORDS)($TEXT)\z/
        && CORE::length($2) == RECORD * ord $1;
    return ($2, $3);
}

sub _refuse {
    require Carp;
    Carp::croak(__PACKAGE__ . ": $_[0]");
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
after the board it came from is gone or was played on. It may be stored and sent
to another thread, by L<Storable>, L<threads::shared> or L<Thread::Queue>, and what
comes out there is as good as the move that went in. Whether it may be played
on some board is for L<Game::Fanorona::Engine/play_move> to say.

Where a method returns points as numbers they are the numbers of
L<Game::Fanorona::Engine/square_of>.

A method that returns a list returns the length of it in scalar context.

Every method croaks when it is called on the class, or on something that was made
to look like a move and does not hold one: the message starts with
C<Game::Fanorona::Move: > and is reported from the line of the call.

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
