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
