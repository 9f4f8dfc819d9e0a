package Game::Fanorona::Rules;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Carp qw(croak);
use Exporter 'import';
use Game::Fanorona::Engine ();    # loads the shared object, and this class with it
use Game::Fanorona::Notation qw(parse_position);
use Game::Fanorona::Variant ();

our @EXPORT_OK = qw(PLAY_OK PLAY_OVER PLAY_ILLEGAL);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

sub new {
    my ($class, @pairs) = @_;
    croak __PACKAGE__ . ': new takes names and their values in pairs' if @pairs % 2;

    my %given = (variant => undef, position => undef);
    while (my ($name, $value) = splice @pairs, 0, 2) {
        croak __PACKAGE__ . ': new takes no argument named ' . _shown($name)
            unless defined $name && exists $given{$name};
        $given{$name} = $value;
    }

    my ($variant, $start, $wrong) = _settings(@given{qw(variant position)});
    croak __PACKAGE__ . ": $wrong" if $wrong;
    return $class->_begin($variant, $start);
}

# A game from what _settings made of the arguments.
sub _begin {
    my ($class, $variant, $start) = @_;
    return $class->_start(
        $start ? @{$start}{qw(board quiet move)} : ($variant->setup, 0, 1),
        map { $variant->$_ } qw(cols rows quiet_limit repeat ply_cap),
    );
}

# The variant and the parsed position that two arguments stand for; the position
# is undef where the set-up is meant. Or a third value: what is wrong with them.
sub _settings {
    my ($variant, $position) = @_;

    my $start;
    if (defined $position) {
        ($start, my $why) = parse_position($position);
        return (undef, undef, "the position was refused as $why") unless $start;
    }

    $variant //= $start ? { board => "$start->{cols}x$start->{rows}" } : 'sivy';
    ($variant, my $wrong) = _variant_of($variant);
    return (undef, undef, $wrong) if $wrong;
    return (undef, undef, 'the position is not one of a board of that size')
        if $start && ($start->{cols} != $variant->cols || $start->{rows} != $variant->rows);
    return ($variant, $start);
}

# The variant that a name, a line, a hash of fields or an object stands for, or
# undef and what is wrong with it.
sub _variant_of {
    my ($given) = @_;
    my $class = 'Game::Fanorona::Variant';
    if (ref $given && UNIVERSAL::isa($given, $class)) {
        my $whole = UNIVERSAL::isa($given, 'HASH')
            && !grep { !$class->takes($_, $given->{$_}) } $class->fields;
        return $whole ? $given : (undef, 'that object is no variant');
    }

    if (ref $given eq 'HASH') {
        my %known = map { $_ => 1 } $class->fields;
        for my $field (sort keys %$given) {
            return (undef, 'a variant has no field ' . _shown($field)) unless $known{$field};
            return (undef, "the variant's $field is a value that it cannot take")
                unless $class->takes($field, $given->{$field});
        }
        return $class->custom(%$given);
    }

    my $variant = $class->from_string($given);
    return $variant if $variant;
    return (undef, ref $given ? 'that reference is no variant' : 'there is no variant ' . _shown($given));
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

Game::Fanorona::Rules - the rules of a game of fanorona, in the engine's numbers

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Rules qw(:all);

    my $rules = Game::Fanorona::Rules->new(variant => { board => 'telo', repeat => 2 });
    until ($rules->is_over) {
        my $found = $rules->search(budget => 2_000, seed => 7);
        $rules->step($_) == PLAY_OK or die for @{ $found->{steps} };
        $rules->stop if $found->{stop};
    }
    print $rules->outcome_name, "\n";

=head1 DESCRIPTION

A board with its history: which position came after which, how often each has
occurred, how long nothing has been taken, and how the game ends. It can go back
step by step, and it can look ahead.

L<Game::Fanorona> is made of this and speaks of points and moves by name. Here
points, directions, kinds, sides and reasons are the numbers of
L<Game::Fanorona::Engine>, and what is not allowed is answered with a number.

=head2 Steps

A step is given as L<Game::Fanorona::Engine/Steps> says: the hash, or its point,
direction and kind. A number that is no point, no direction or no kind makes it
a step that is not allowed, and nothing croaks. A step that is returned is such a
hash.

=head2 How a game ends

After every whole move, and for the position that a game starts from, the ways of
ending are asked in this order; the first that applies is the outcome.

=over 4

=item 1, C<no_stones>

One side has no stones. The other has won.

=item 2, C<no_moves>

The side to move has stones and no step to make. The other has won.

=item 3, C<repetition>

The position has occurred as often as the variant's C<repeat>, the same side to
move. What the game starts from is a first occurrence. A draw.

=item 4, C<quiet>

The variant's C<quiet_limit> of moves running took nothing. A draw.

=item 5, C<ply_cap>

The variant's C<ply_cap> of moves have been made. A draw.

=back

=head2 Errors

Exceptions begin with C<Game::Fanorona::Rules: > and are reported from the line of
the call. Every method croaks when it is called with the wrong number of
arguments, on something that is not such an object, or on one whose C<DESTROY> was
called. A method that croaks has changed nothing.

=head2 Threads

As with boards, an object belongs to the thread that made it and is not to be
found in another; a forked process has a copy of its own.

=head1 EXPORTS

Nothing by default. These by name, or all of them with C<:all>:

=over 4

=item C<PLAY_OK>

0: it was done.

=item C<PLAY_OVER>

1: the game is over.

=item C<PLAY_ILLEGAL>

2: the rules do not allow it.

=back

=head1 CONSTRUCTORS

They make an object of the class they are called on, or of the class of the object
they are called on.

=head2 new

    my $rules = Game::Fanorona::Rules->new;
    my $rules = Game::Fanorona::Rules->new(variant => 'dimy', position => $string);

A game before its first move.

=over 4

=item variant

A L<Game::Fanorona::Variant>, a hash of fields as its C<custom> takes them, or a
string as its C<from_string> reads it. When it is absent or undef, the usual
numbers on the board of the position, and without one on the nine by five.

=item position

A position with or without the two counts, as L<Game::Fanorona::Notation/Positions>
describes them. With the counts, the game starts with them. When it is absent or
undef, the variant's set-up.

=back

Croaks on another name, a name without a value, something that is no variant, a
position that cannot be read, and one whose size is not the variant's.

=head2 clone

    my $copy = $rules->clone;

Another game with the same moves behind it, the one in progress included, which
goes its own way from there.

=head1 METHODS

=head2 position

The position string, as the board's C<to_string> gives it. It does not show a move
in progress.

=head2 board

    my $board = $rules->board;

A L<Game::Fanorona::Engine> that is a copy of the board with its open chain. What
is done to it does not touch the game.

=head2 side

The side to move, C<WHITE> or C<BLACK>; when the game is over, the one whose turn
it would be.

=head2 at

    my $stone = $rules->at($point);

C<EMPTY>, C<WHITE> or C<BLACK>; C<BORDER> for what is no point of the board.

=head2 count

    my $n = $rules->count(WHITE);

How many stones a side has; 0 for what is no side.

=head2 key_hex

The key of the position: sixteen hexadecimal digits.

=head2 key_at

    my $key = $rules->key_at($ply);

The key of the position after so many whole moves, from 0 for the first position
to L</ply> for the last one between moves. Undef for any other number.

=head2 ply

How many whole moves have been made in this game. A position that it started from
with counts does not add to it.

=head2 quiet

How many whole moves running, up to now, took nothing. A position with counts
says how many there were at the start.

=head2 quiet_limit

The variant's C<quiet_limit>, 0 for none.

=head2 repeats

How often the present position has occurred between moves, now included, so 1 or
more; 0 in the middle of a move.

=head2 variant

    my $fields = $rules->variant;

A new hash reference with the variant's fields: C<board>, C<quiet_limit>,
C<repeat> and C<ply_cap>.

=head2 steps

    my @steps = $rules->steps;

The steps that may be made next; none once the game is over. In scalar context,
how many.

=head2 step

    my $answer = $rules->step($step);
    my $answer = $rules->step($from, $dir, $kind);

Makes a step. A move is complete when its step took nothing, or when it took and
nothing can follow. Returns C<PLAY_OK>, or C<PLAY_OVER> or C<PLAY_ILLEGAL> when the
game stays as it is. Croaks on one argument that is no hash reference.

=head2 can_stop

True in the middle of a move.

=head2 stop

    my $answer = $rules->stop;

Ends a move where it is. Returns C<PLAY_OK>, C<PLAY_OVER>, or C<PLAY_ILLEGAL> when
no move is in progress.

=head2 why

    my $why = $rules->why($from, $dir, $kind);

The engine's C<WHY_*> reason against a step, C<WHY_OK> when there is none, as
L<Game::Fanorona::Engine/play_why> answers it. It tells of the board; whether the
game is over is not asked. Croaks as C<step> does.

=head2 in_chain

True in the middle of a move.

=head2 chain_at

The point of the stone in the middle of its move; -1 between moves.

=head2 chain_dir

The direction of that stone's last step; -1 between moves.

=head2 chain_seen

    my @points = $rules->chain_seen;

The points where that stone has stood in this move, its start included; none
between moves. In scalar context, how many.

=head2 moves

    my @moves = $rules->moves;
    my @moves = $rules->moves($limit);

The whole moves that may be made, as L<Game::Fanorona::Move> objects; none in the
middle of a move and once the game is over. In scalar context, how many. Croaks
when there are more than the limit, which is 100,000 where none is given or it is
undef, and on a limit that is not a whole number of 0 or more.

=head2 count_moves

    my $digits = $rules->count_moves;
    my $digits = $rules->count_moves($cap);

How many there are, as a string of digits, counted no further than to the cap.
Croaks on a cap that is neither undef nor a whole number of 0 or more.

=head2 play_move

    my $answer = $rules->play_move($move);

Makes a whole move, or the rest of the one in progress, with a stop at its end
where its stone could go on. Returns C<PLAY_OK>, or C<PLAY_OVER> or C<PLAY_ILLEGAL>
when nothing of it was made. Croaks on what is no L<Game::Fanorona::Move>, as
L<Game::Fanorona::Engine/play_move> does.

=head2 undo

Takes back one step, or one stop. True; false when nothing has been made.

=head2 outcome

How the game ended: a number from 1 to 5, see L</How a game ends>; 0 while it is
on.

=head2 outcome_name

The same as a word, and C<none> while the game is on.

=head2 is_over

True once the game has ended.

=head2 is_draw

True once it has ended with no winner.

=head2 winner

C<WHITE> or C<BLACK>; 0, which is C<EMPTY>, for a draw and while the game is on.

=head2 evaluate

    my $score = $rules->evaluate;
    my $score = $rules->evaluate({ mobility => 5 });

The position as it stands, scored for White, with no looking ahead: a whole number
of hundredths of a stone. Weights may be given, see L</weights>; undef is as good
as none. Croaks on weights that are not a hash reference, on one that does not
exist, and on one that is not a whole number from -10000 to 10000.

=head2 search

    my $found = $rules->search(budget => 10_000, seed => 1, depth => 8);

The move that the side to move should make, or the rest of the one in progress,
found by looking ahead. Undef once the game is over; otherwise a hash reference:

=over 4

=item steps

The steps, as an array reference; none where the thing to do is to stop.

=item stop

True when the move ends by stopping.

=item score

What it is worth to the side to move, in hundredths of a stone. Above 29,000 it is
a proved win, and the nearer the higher; below -29,000 a proved loss.

=item depth

How many moves ahead the last search that was finished looked.

=item nodes

How many positions were looked at, as a string of digits.

=item stopped

True when the budget ended a search that was under way.

=back

The arguments are named and may all be left out:

=over 4

=item budget

How many positions may be looked at, from 1 to 18446744073709551615; 10,000 unless
given. Nothing else limits the search, no clock least of all: one game, budget and
seed have one answer on every machine.

=item seed

Settles the choice among moves of equal score: from 0, which it is unless given,
to 18446744073709551615.

=item depth

How many moves ahead to look at most, from 1 to 64, which it is unless given.

=item weights

Other weights for the evaluation, as L</evaluate> takes them.

=back

The numbers may be strings of digits and nothing else, which are exact also on a perl
whose own integers are shorter. Croaks on another name, a name without a value, a budget,
seed or depth that is not a whole number in its range (undef is none), and on
weights as C<evaluate> does.

=head1 CLASS METHODS

=head2 weights

    my $weights = Game::Fanorona::Rules->weights;

A new hash reference with the weights that the engine uses itself, in hundredths of
a stone for each thing that White has more of than Black:

=over 4

=item stone

a stone,

=item mobility

a line from a stone to an empty point next to it,

=item strong

a stone on a point with diagonal lines,

=item threat

a way to take that would be open if it were the side's turn,

=item turn

being the side to move,

=item share

a percent of all the stones on the board, so that being ahead counts for more the
fewer stones are left.

=back

Weights given to C<evaluate> and C<search> replace the ones they name.

=head2 live

How many games of this class there are in the process that were made and not yet
freed, those inside a L<Game::Fanorona> included.

=head1 SEE ALSO

L<Game::Fanorona>, L<Game::Fanorona::Engine>, L<Game::Fanorona::Variant>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
