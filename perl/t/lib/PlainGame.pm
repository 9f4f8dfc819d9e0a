package PlainGame;

# A game of fanorona written a second time, as plainly as perl allows and from the
# documents alone, over the rules of PlainFanorona: whole moves and steps, counts,
# how it ends, what is refused and why.  Nothing is kept up to date that can be
# copied; only the shape of a move string is left to Game::Fanorona::Notation.

use strict;
use warnings;
use Game::Fanorona::Notation qw(parse_move);
use PlainFanorona;

my @CODES = (
    '', 'bad_move', 'bad_move', 'no_stone', 'not_your_stone', 'no_line', 'occupied', 'takes_nothing', '', 'must_capture',
    'not_the_stone', 'same_direction', 'revisit', 'paika_in_chain',
);
my @SIDES = (undef, 'white', 'black');
my @HOW   = qw(paika approach withdrawal);

# position (in either form) or cols and rows; quiet_limit, repeat, ply_cap.
sub new {
    my ($class, %arg) = @_;
    my $self = bless {
        quiet_limit => 60, repeat => 3, ply_cap => 0, quiet => 0, number => 1, %arg,
        ply => 0, seen => {}, moves => [], made => [], past => [], how => undef, winner => undef,
    }, $class;
    if (defined $arg{position}) {
        my ($stones, $side, $quiet, $number) = split / /, $arg{position};
        ($self->{board}) = PlainFanorona->of_string("$stones $side");
        @{$self}{qw(quiet number)} = ($quiet, $number) if defined $number;
    }
    else {
        $self->{board} = PlainFanorona->setup(@arg{qw(cols rows)});
    }
    $self->_between_moves;
    return $self;
}

sub board { return $_[0]{board} }

# Counts the position as it stands and asks whether the game has ended.
sub _between_moves {
    my ($self) = @_;
    my $board = $self->{board};
    my $seen  = ++$self->{seen}{ $board->to_string };
    my ($mover, $other) = ($board->{side}, 3 - $board->{side});
    my @ended =
          !$self->stones($mover) ? ('no_stones', $other)
        : !$self->stones($other) ? ('no_stones', $mover)
        : !$board->steps         ? ('no_moves',  $other)
        : $self->{repeat} && $seen >= $self->{repeat}                     ? ('repetition', 0)
        : $self->{quiet_limit} && $self->{quiet} >= $self->{quiet_limit}  ? ('quiet', 0)
        : $self->{ply_cap} && $self->{ply} >= $self->{ply_cap}            ? ('ply_cap', 0)
        :                                                                   ();
    @{$self}{qw(how winner)} = @ended if @ended;
    return;
}

sub _keep {
    my ($self) = @_;
    push @{ $self->{past} }, {
        %$self, board => $self->{board}->clone, seen => { %{ $self->{seen} } },
        moves => [@{ $self->{moves} }], made => [@{ $self->{made} }], past => undef,
    };
    return;
}

sub _complete {
    my ($self) = @_;
    push @{ $self->{moves} }, PlainFanorona::move_text($self->{made});
    $self->{quiet} = $self->{made}[0]{kind} ? 0 : $self->{quiet} + 1;
    $self->{made} = [];
    $self->{ply}++;
    $self->{number}++;
    $self->_between_moves;
    return;
}

# Takes back one step or one stop; false when there is none.
sub undo {
    my ($self) = @_;
    my $past = $self->{past};
    my $was = pop @$past or return 0;
    %$self = (%$was, past => $past);
    return 1;
}

# Makes a step that steps gave.
sub step {
    my ($self, $step) = @_;
    $self->_keep;
    push @{ $self->{made} }, $step;
    $self->{board}->play($step);
    $self->_complete if !$self->{board}{chain};
    return;
}

sub stop {
    my ($self) = @_;
    $self->_keep;
    $self->{board}->stop;
    $self->_complete;
    return;
}

sub stones {
    my ($self, $side) = @_;
    return scalar grep { $self->{board}{stone}[$_] == $side } $self->{board}->points;
}

sub over    { return defined $_[0]{how} ? 1 : 0 }
sub turn    { return $_[0]->over ? undef : $SIDES[ $_[0]{board}{side} ] }
sub winner  { return $_[0]->over ? $SIDES[ $_[0]{winner} ] : undef }
sub steps   { return $_[0]->over ? () : $_[0]{board}->play_steps }
sub repeats { return $_[0]{seen}{ $_[0]{board}->to_string } }

sub position         { return $_[0]{board}->to_string }
sub position_counted { return join ' ', $_[0]{board}->to_string, $_[0]{quiet}, $_[0]{number} }

sub in_progress { return @{ $_[0]{made} } ? PlainFanorona::move_text($_[0]{made}) : undef }

# The whole moves, as sorted strings.
sub legal_strings {
    my ($self) = @_;
    return $self->over ? () : sort $self->{board}->moves;
}

# A step as the game describes one.
sub described {
    my ($step) = @_;
    return {
        from   => PlainFanorona::name($step->{from}),
        to     => PlainFanorona::name($step->{to}),
        how    => $HOW[ $step->{kind} ],
        takes  => [map { PlainFanorona::name($_) } @{ $step->{taken} }],
        string => PlainFanorona::move_text([$step]),
    };
}

# What play says to a move string: the steps it means and '', or no steps and the
# code of the refusal, with the reason after a bad_move.  A code of '*' is one the
# documents leave open: that of a step after the move has ended of itself.
sub judged {
    my ($self, $text) = @_;
    return ([], 'game_over') if $self->over;
    my $first = $self->{board};
    return ([], '') if $text eq '' && $first->{chain};
    my ($move, $why) = parse_move($text, cols => $first->{cols}, rows => $first->{rows});
    return ([], "bad_move $why") if !$move;
    my $board = $first->clone;
    my @made;
    for my $asked (@{ $move->{steps} }) {
        return ([], '*') if @made && !$board->{chain};
        my ($from, $dir, $kind) = @{$asked}{qw(from dir kind)};
        my $is = $board->play_why($from, $dir, $kind);
        if ($is == $PlainFanorona::WHY{NOT_A_PAIKA}) {
            my @ways = grep { $board->taken($from, $dir, $_) } 1, 2;
            return ([], 'choose_capture') if @ways == 2;
            $kind = $ways[0];
            $is = $board->play_why($from, $dir, $kind);
        }
        return ([], $CODES[$is]) if $is;
        push @made, $board->step($from, $dir, $kind);
        $board->play($made[-1]);
    }
    return (\@made, '');
}

# Plays what judged had nothing against.
sub play {
    my ($self, $text) = @_;
    my ($steps, $code) = $self->judged($text);
    die "'$text' is refused as $code" if $code ne '';
    $self->step($_) for @$steps;
    $self->stop if $self->{board}{chain};
    return;
}

1;
