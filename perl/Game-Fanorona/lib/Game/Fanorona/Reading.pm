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
    my ($board, $move) = @_;
    my ($read, $reason) = parse_move($move, cols => $board->cols, rows => $board->rows);
    return (undef, 'bad_move', $reason) unless $read;

    my @steps = @{ $read->{steps} };
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
