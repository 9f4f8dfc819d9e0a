package Game::Fanorona::Reading;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';
use Game::Fanorona::Engine qw(:all);
use Game::Fanorona::Notation qw(parse_move name_of);

our @EXPORT_OK = qw(read_steps describe_step steps_string);

my @HOW    = ('paika', 'approach', 'withdrawal');
my @LETTER = ('', 'A', 'W');

# The refusal for each reason of the engine's. The two that a move which could be
# read never meets stand for themselves all the same.
my %CODE_OF = (
    WHY_OFF_BOARD()      => 'bad_move',
    WHY_BAD_STEP()       => 'bad_move',
    WHY_NO_STONE()       => 'no_stone',
    WHY_NOT_YOURS()      => 'not_your_stone',
    WHY_NO_LINE()        => 'no_line',
    WHY_OCCUPIED()       => 'occupied',
    WHY_TAKES_NOTHING()  => 'takes_nothing',
    WHY_NOT_A_PAIKA()    => 'choose_capture',
    WHY_MUST_CAPTURE()   => 'must_capture',
    WHY_NOT_THE_STONE()  => 'not_the_stone',
    WHY_SAME_DIRECTION() => 'same_direction',
    WHY_REVISIT()        => 'revisit',
    WHY_PAIKA_IN_CHAIN() => 'paika_in_chain',
);

sub read_steps {
    my ($board, $move, $most) = @_;
    my ($read, $reason) = parse_move($move, cols => $board->cols, rows => $board->rows);
    return (undef, 'bad_move', $reason) unless $read;

    my @steps = @{ $read->{steps} };
    return (undef, 'bad_move', 'too_long') if defined $most && @steps > $most;
    _add_letter($board, $steps[0]) if @steps == 1;

    my $mover = $board->side;
    my @seen  = $board->in_chain ? $board->chain_seen : $steps[0]{from};
    my @made;
    for my $step (@steps) {
        return (undef, _why_no_more($board, $mover, $made[-1], $step, @seen))
            if @made && !$board->in_chain;
        my $why = $board->play_why($step);
        return (undef, $CODE_OF{$why}) if $why != WHY_OK;
        push @made, $board->step($step);
        push @seen, $step->{to};
        $board->play($step);
    }
    return \@made;
}

# A step written without a letter takes, where it can take one way only.
sub _add_letter {
    my ($board, $step) = @_;
    return if $step->{kind} != PAIKA || $board->play_why($step) != WHY_NOT_A_PAIKA;
    my @ways = grep { $board->play_why(@{$step}{qw(from dir)}, $_) == WHY_OK } APPROACH, WITHDRAWAL;
    $step->{kind} = $ways[0] if @ways == 1;
    return;
}

# Why a stone whose move has ended of itself does not make one more step: the
# engine, for which it is the other side's turn, would only say that.
sub _why_no_more {
    my ($board, $mover, $last, $step, @seen) = @_;
    return 'occupied'       if $board->at($step->{to}) != EMPTY;
    return 'same_direction' if $step->{dir} == $last->{dir};
    return 'revisit'        if grep { $_ == $step->{to} } @seen;
    return 'takes_nothing';
}

sub steps_string {
    my @steps = @_;
    return '' unless @steps;
    return join '-', name_of($steps[0]{from}), map { name_of($_->{to}) . $LETTER[ $_->{kind} ] } @steps;
}

sub describe_step {
    my ($step) = @_;
    return {
        from   => name_of($step->{from}),
        to     => name_of($step->{to}),
        how    => $HOW[ $step->{kind} ],
        takes  => [ map { name_of($_) } @{ $step->{taken} } ],
        string => steps_string($step),
    };
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Reading - a move's text, held against a board

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona>, and not meant for anyone else. It stands between the
move strings of a game and the numbers of L<Game::Fanorona::Engine>. Nothing in it
croaks over a move.

=head1 FUNCTIONS

Exported on request.

=head2 read_steps

    my ($steps, $code, $reason) = read_steps($board, $move);
    my ($steps, $code, $reason) = read_steps($board, $move, $most);

Reads a move, or the rest of one where a chain is open, and makes its steps on the
board, which should be a copy. A single step gets its missing letter where only one
is possible. Returns the steps as the engine's hashes in an array reference; or
undef, the code of a L<Game::Fanorona::Error> and, for C<bad_move>, the word of
L<Game::Fanorona::Notation>. A move of more steps than C<$most> is C<too_long>,
before the board is asked. The board is then of no further use.

A move that goes on after its stone could not is refused with what is wrong with
the step that comes next.

=head2 describe_step

    my $described = describe_step($step);

The engine's step as L<Game::Fanorona/steps> shows it.

=head2 steps_string

    my $string = steps_string(@steps);

The notation of steps by one stone; the empty string for none.

=head1 SEE ALSO

L<Game::Fanorona>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
