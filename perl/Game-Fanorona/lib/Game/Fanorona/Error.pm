package Game::Fanorona::Error;

use 5.010;
use strict;
use warnings;
use Carp qw(croak);

our $VERSION = '0.03';

# Every code with its sentence, in the order in which flags gives them.
my @SENTENCES = (
    bad_move         => 'That cannot be read as a move on this board.',
    game_over        => 'The game is over.',
    not_a_side       => 'A side is either white or black.',
    no_stone         => 'There is no stone on that point.',
    not_your_stone   => 'That stone belongs to the other side.',
    no_line          => 'No line of the board goes that way from there.',
    occupied         => 'A stone stands on the point that the step goes to.',
    takes_nothing    => 'That step takes nothing that way.',
    must_capture     => 'A stone of yours can take, so one of them has to.',
    choose_capture   => 'That step could take both ways, so it has to say which: A for approach or W for withdrawal.',
    not_the_stone    => 'The move in progress is that of another stone.',
    same_direction   => 'A stone may not step twice running in one direction within a move.',
    revisit          => 'A stone may not come back to a point where it has stood in the same move.',
    paika_in_chain   => 'A further step of a move must take something.',
    nothing_to_stop  => 'No move is in progress that could be stopped.',
    nothing_to_undo  => 'There is nothing to take back.',
    too_many_moves   => 'There are more moves than may be listed.',
    offer_standing   => 'A draw has been offered already and not yet answered.',
    no_offer         => 'No draw has been offered.',
    own_offer        => 'An offer of a draw is answered by the other side.',
);

my @CODES    = @SENTENCES[ grep { $_ % 2 == 0 } 0 .. $#SENTENCES ];
my %SENTENCE = @SENTENCES;

for my $code (@CODES) {
    no strict 'refs';
    *$code = sub { return $_[0]{code} eq $code ? 1 : '' };
}

sub throw {
    my ($class, $code, %extra) = @_;
    croak __PACKAGE__ . ': there is no code ' . (defined $code ? "'$code'" : 'undef')
        unless $class->known($code);
    return bless { code => $code, move => $extra{move}, reason => $extra{reason} }, ref $class || $class;
}

sub flags { return @CODES }

sub known {
    my ($class, $code) = @_;
    return defined $code && exists $SENTENCE{$code} ? 1 : '';
}

sub message_for {
    my ($class, $code) = @_;
    return $class->known($code) ? $SENTENCE{$code} : undef;
}

sub code    { return $_[0]{code} }
sub message { return $SENTENCE{ $_[0]{code} } }
sub move    { return $_[0]{move} }
sub reason  { return $_[0]{reason} }

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Error - why a game of fanorona refused something

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona;

    my $game = Game::Fanorona->new;
    unless ($game->play('d3-e3')) {
        my $error = $game->error;
        print $error->code, "\n";                          # choose_capture
        print "ask which way\n" if $error->choose_capture;
        print $error->message, "\n";
    }

=head1 DESCRIPTION

A refusal is a value that a program looks at, and is never thrown. A game leaves
the last one in L<Game::Fanorona/error>.

=head1 METHODS

=head2 code

One of the L</CODES>.

=head2 message

An English sentence for it, to show to a person.

=head2 move

The move that was refused, just as it was given; undef where what was refused was
no move.

=head2 reason

For C<bad_move>, the word of L<Game::Fanorona::Notation/parse_move> for what is wrong
with it. Undef for every other code.

=head1 CODES

Each is also the name of a method, which is true for an error with that code and
false for any other.

=over 4

=item bad_move

What was given cannot be read as a move on this board. A point that this board does
not have is C<off_board> in L</reason>.

=item game_over

The game has ended.

=item not_a_side

Something else than C<white> or C<black>.

=item no_stone

Nothing stands where the move begins.

=item not_your_stone

It begins with a stone of the side that is not to move.

=item no_line

No line of the board leads that way.

=item occupied

The step would go to a point where a stone stands.

=item takes_nothing

The step is to take, and in the way its letter says it would not.

=item must_capture

The step takes nothing, and something could be taken.

=item choose_capture

The step has no letter and could take both by approach and by withdrawal.

=item not_the_stone

Another stone is in the middle of its move.

=item same_direction

The stone's step directly before went the same way.

=item revisit

The stone has stood there in this move.

=item paika_in_chain

A step that takes nothing, in a move that has taken.

=item nothing_to_stop

No move is in progress.

=item nothing_to_undo

Nothing has been done yet.

=item too_many_moves

There are more moves than were to be listed. The game croaks over that and does not
leave it as an error; the code is there for programs that list moves themselves.

=item offer_standing

There is an offer of a draw which nobody has answered yet.

=item no_offer

There is no offer of a draw to answer.

=item own_offer

The offer comes from the side that would answer it.

=back

=head1 CLASS METHODS

=head2 throw

    my $error = Game::Fanorona::Error->throw('bad_move', move => 'e9', reason => 'bad_shape');

Makes an error of a code, with C<move> and C<reason> where given, and returns it.
In spite of the name nothing is thrown, except that an unknown code croaks.
Other names are passed over.

=head2 flags

    my @codes = Game::Fanorona::Error->flags;

All the codes; in scalar context, how many.

=head2 known

    if (Game::Fanorona::Error->known($code)) { ... }

True for a code.

=head2 message_for

    my $sentence = Game::Fanorona::Error->message_for('revisit');

The sentence of a code; undef for what is none.

=head1 SEE ALSO

L<Game::Fanorona>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
