package Game::Fanorona::Bot;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Carp qw(croak);
use Digest::SHA qw(sha256);
use overload ();

our @LADDER = (1_000, 10_000, 10_000, 100_000);
our %SLIP   = (1_000 => 20, 10_000 => 0, 100_000 => 0);
our $LEVEL;

# What a search can be told at most.
my $MOST = '18446744073709551615';

sub choose {
    my ($class, @arguments) = @_;
    my $thought = _think($class, 'choose', @arguments);
    return $thought ? $thought->{move} : undef;
}

sub think {
    my ($class, @arguments) = @_;
    return scalar _think($class, 'think', @arguments);
}

sub hint {
    my ($class, $game, @pairs) = @_;
    my %given = _arguments('hint', $game, @pairs);
    my $thought = _think($class, 'hint', $game, %given, level => ($class->levels)[-1], slip => 0);
    return $thought ? $thought->{move} : undef;
}

sub levels {
    my %seen;
    my @levels = sort { $a <=> $b } grep { !$seen{$_}++ } map { _level($_) } @LADDER;
    croak __PACKAGE__ . ': the ladder has no level' unless @levels;
    return @levels;
}

sub level_for {
    my ($class, $seed) = @_;
    croak __PACKAGE__ . ': the ladder has no level' unless @LADDER;
    $seed = _seed($seed);
    return $LADDER[ @LADDER / 2 ] unless defined $seed;
    my ($drawn) = _draw('level', $seed);
    return $LADDER[ $drawn % @LADDER ];
}

sub slip_for {
    my ($class, $level) = @_;
    return defined $level ? $SLIP{$level} // 0 : 0;
}

# ---- inside ----

sub _think {
    my ($class, $method, $game, @pairs) = @_;
    my %given = _arguments($method, $game, @pairs);
    my $seed  = _seed($given{seed});
    my $level = _level($given{level} // $LEVEL // $class->level_for($seed));
    my $slip  = _percent($given{slip} // $class->slip_for($level));
    return undef if $game->over;

    my ($drawn, $which) = _draw('slip', $seed // '', $game->turn, $game->ply, $game->position);
    my $slipped = $drawn % 100 < $slip;
    my $found = $slipped
        ? _any_step($game, $which, $given{weights})
        : _ask($game, 'search', budget => $level, salt => $seed, weights => $given{weights} // {});
    return {
        move    => $found->{move},
        level   => $level,
        slipped => $slipped ? 1 : '',
        depth   => $found->{depth},
        nodes   => $found->{nodes},
        score   => $found->{score},
    };
}

# One of the steps that may come next, found without looking ahead.
sub _any_step {
    my ($game, $which, $weights) = @_;
    my @strings = sort map { $_->{string} } $game->steps;
    my $score = _ask($game, 'evaluate', $weights);
    $score = 0 - $score if $game->turn eq 'black';
    return { move => $strings[ $which % @strings ], depth => 0, nodes => '0', score => $score };
}

# Numbers below two to the 32nd, out of strings of bytes of any lengths. Nothing
# here needs integers of more than 32 bits.
sub _draw {
    my @parts = @_;
    return unpack 'N2', sha256(join '', map { pack('N', length) . $_ } @parts);
}

# The game's own complaint becomes this class's, on the line of this class's caller.
sub _ask {
    my ($game, $method, @arguments) = @_;
    my ($done, $answer, $error);
    {
        local ($@, $SIG{__DIE__});
        $done  = eval { $answer = $game->$method(@arguments); 1 };
        $error = $@;
    }
    return $answer if $done;
    die $error if ref $error || $error !~ s/\AGame::Fanorona: (.*) at .+? line \d+\.?\n\z/$1/s;
    croak __PACKAGE__ . ": $error";
}

sub _arguments {
    my ($method, $game, @pairs) = @_;
    croak __PACKAGE__ . ": $method takes a game first, a Game::Fanorona"
        unless ref $game && UNIVERSAL::isa($game, 'Game::Fanorona') && defined eval { $game->ply };
    croak __PACKAGE__ . ": $method takes names and their values in pairs" if @pairs % 2;

    my %given = map { $_ => undef } qw(seed level slip weights);
    while (my ($name, $value) = splice @pairs, 0, 2) {
        croak __PACKAGE__ . ": $method takes no argument named " . _shown($name)
            unless defined $name && exists $given{$name};
        $given{$name} = $value;
    }
    return %given;
}

# Bytes, whatever way perl keeps them in.
sub _seed {
    my ($seed) = @_;
    return undef unless defined $seed;
    croak __PACKAGE__ . ': a seed is a string of bytes, and no reference'
        if ref $seed && !overload::Method($seed, '""');
    my $bytes = "$seed";
    croak __PACKAGE__ . ': a seed is a string of bytes' unless utf8::downgrade($bytes, 1);
    return $bytes;
}

sub _level {
    my ($level) = @_;
    my ($digits) = "$level" =~ /\A0*([1-9][0-9]{0,19})\z/;
    croak __PACKAGE__ . ': a level is a whole number from 1 up, below two to the 64th'
        if !defined $digits || length $digits == length $MOST && $digits gt $MOST;
    return $digits;
}

sub _percent {
    my ($slip) = @_;
    my ($digits) = "$slip" =~ /\A0*([0-9]{1,3})\z/;
    croak __PACKAGE__ . ': slip is a whole number of percent, from 0 to 100'
        if !defined $digits || $digits > 100;
    return $digits;
}

# A value within a sentence that is to stay one line.
sub _shown {
    my ($value) = @_;
    return 'undef' unless defined $value;
    (my $text = substr $value, 0, 60) =~ s/[^ -~]/?/g;
    return "'$text'";
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Bot - a player of fanorona

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona;
    use Game::Fanorona::Bot;

    my $game = Game::Fanorona->new;
    until ($game->over) {
        my $move = Game::Fanorona::Bot->choose($game, seed => 'game 17');
        $game->play($move) or die $game->error->message;
    }

=head1 DESCRIPTION

Chooses moves for whichever side is to move in a L<Game::Fanorona>. It keeps nothing
between calls and does not touch the game. All methods are class methods.

=head2 Levels

A level is how many positions a search may look at, and never a time: a slow machine
plays just what a fast one plays, only later. A search may pass its level by 1,024
positions at most. Any whole number from 1 up, below two to the 64th, is a level; those
of L</@LADDER> are the ones that are offered and drawn.

=head2 Seeds

A seed is a string of bytes, of any length; to the same bytes belong the same answers.
It draws the level where none is given, it settles the choice among moves of equal score,
and it draws the slips. A seed with a character above 255
croaks, and so does a reference, unless it is an object that stands for a string. Without a seed the
answers are always the same, too.

=head2 Slips

Now and then a weak player does not look. Such a slip is a legal step picked at random,
and no search. Whether there is one, and which step it is, is drawn from the seed, the
side to move, the number of moves made and the position. So a game that is played again
has its slips in the same places.

Nothing in all this differs between one perl and another.

=head2 Errors

Exceptions begin with C<Game::Fanorona::Bot: > and are reported from the line of the
call.

=head1 CLASS METHODS

=head2 choose

    my $move = Game::Fanorona::Bot->choose($game);
    my $move = Game::Fanorona::Bot->choose($game, seed => $bytes, level => 5_000, slip => 10);

The move as a string for the game's C<play>: a whole move, or in the middle of one the
rest of it, which is the empty string when the thing to do is to stop. Undef once the game
is over.

=over 4

=item seed

See L</Seeds>.

=item level

See L</Levels>. When it is absent or undef: L</$LEVEL>, and without that what
L</level_for> draws from the seed.

=item slip

How often it slips: a whole number of percent, from 0 to 100. When it is absent or undef,
what L</slip_for> says of the level.

=item weights

Other weights for the evaluation, as L<Game::Fanorona::Rules/evaluate> takes them.

=back

Croaks on something that is not a game, another name, a name without a value, and a value
that is not as described.

=head2 think

    my $thought = Game::Fanorona::Bot->think($game, seed => $bytes);

The same, and with it how it was found. Takes what C<choose> takes. Undef once the game is
over, otherwise a hash reference:

=over 4

=item move

what C<choose> returns,

=item level

the level it was chosen at,

=item slipped

true for a slip,

=item depth

how many moves ahead the last search that was finished looked; 0 for a slip,

=item nodes

how many positions were looked at, as a string of digits; 0 for a slip,

=item score

what the move is worth to the side to move, as in L<Game::Fanorona::Rules/search>. For a
slip, what the position is worth to that side before it, with no looking ahead.

=back

=head2 hint

    my $move = Game::Fanorona::Bot->hint($game);

What the strongest level would choose, without slips. Takes what C<choose> takes; C<level>,
C<slip> and L</$LEVEL> make no difference.

=head2 levels

    my @levels = Game::Fanorona::Bot->levels;

The different levels of L</@LADDER>, the weakest first; in scalar context, how many.

=head2 level_for

    my $level = Game::Fanorona::Bot->level_for($seed);

The level that a seed draws from L</@LADDER>. For undef, which is no seed, the one in the
middle.

=head2 slip_for

    my $percent = Game::Fanorona::Bot->slip_for($level);

How often a level slips, from L</%SLIP>; 0 for a level that is not listed there.

=head1 PACKAGE VARIABLES

They may be changed, best with C<local>.

=head2 @LADDER

The levels that a seed draws from: 1,000, 10,000, 10,000 and 100,000. The one in the middle
is there twice and is drawn twice as often.

=head2 %SLIP

Percents by level: 20 for the weakest. 0 for the others.

=head2 $LEVEL

The level of every call that is not given one. Undef, as it is at first, leaves it to the
seed.

=head1 SEE ALSO

L<Game::Fanorona>, L<Game::Fanorona::Rules>, L<fanorona>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
