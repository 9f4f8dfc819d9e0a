package Game::Fanorona::Engine;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';
use Game::Fanorona::Move ();
use XSLoader ();

# One shared object serves the whole distribution, and is named for it.
XSLoader::load('Game::Fanorona', $VERSION);

our @EXPORT_OK = qw(
    EMPTY WHITE BLACK BORDER
    N NE E SE S SW W NW
    PAIKA APPROACH WITHDRAWAL
    POS_OK POS_NULL POS_LONG POS_LETTER POS_ROWS POS_WIDTH POS_SIDE
    WHY_OK WHY_OFF_BOARD WHY_BAD_STEP WHY_NO_STONE WHY_NOT_YOURS WHY_NO_LINE
    WHY_OCCUPIED WHY_TAKES_NOTHING WHY_NOT_A_PAIKA WHY_MUST_CAPTURE
    WHY_NOT_THE_STONE WHY_SAME_DIRECTION WHY_REVISIT WHY_PAIKA_IN_CHAIN
    other
);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Engine - the board of fanorona: points, lines, stones, steps and whole moves

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Engine ':all';

    my $board = Game::Fanorona::Engine->new;
    print $board->to_string, "\n";
    # bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w

    my $e3 = Game::Fanorona::Engine->square_of(4, 2);
    print "nothing on e3\n"    if $board->at($e3) == EMPTY;
    print "eight lines at e3\n" if $board->degree($e3) == 8;

    for my $step ($board->play_steps) {
        my $token = $board->play($step);
        print $board->to_string, "\n";
        $board->unplay($token);
    }

    my ($other, $err) = Game::Fanorona::Engine->of_string('bbb/w1b/www w');

=head1 DESCRIPTION

A position of fanorona: the points of a board and the lines between them, which
stone stands where, and which side is to move.

C<put> and C<lift> place and remove stones and ask no questions: a board full of
white stones is a board. The rules are in what lists steps and moves and in what
says why a step is none.

Two levels are kept apart. A I<step> is one stone going to a neighbouring point.
A I<move> is all that one side does until the other is to play: a single step
that takes nothing, or a chain of steps by one stone that all take. The game is
C<play>, C<stop>, C<unplay>, C<play_steps>, C<play_why> and the methods of whole
moves. C<do_step>, C<undo_step>, C<steps> and C<step_why> are about the single
step alone, after which the turn always passes; each level can be tested
against the other.

How a game ends is not known here.

=head2 The board

Nine files, a to i and numbered 0 to 8, cross five ranks, 1 to 5 and numbered 0
to 4, in forty-five points. White has the two lower ranks.

Lines join each point to its neighbours along file and rank. Where file and rank
add up to an even number the point is I<strong>, and lines join it to its
diagonal neighbours as well, which are all strong too. The corner a1 and the
centre e3 are strong. The other points are I<weak>.

=head2 Other sizes

Boards of 3, 5, 7 or 9 files and 3 or 5 ranks can be built. Three of the eight
have a name:

    sivy    9 by 5
    dimy    5 by 5
    telo    3 by 3

Set up, White fills the ranks below the middle, at most two, and Black those
above. The centre is empty, and on the middle rank stones alternate outwards
from it, the one just left of it white and the one just right of it black. This
is the traditional set-up for nine by five; on the smaller boards it is the same
pattern carried over, with no source behind it.

=head2 Points

A point is a number without meaning of its own: L</square_of> gives it,
L</file_of> and L</rank_of> take it apart, L</next_to> walks on from it. The same
point has the same number on every size of board. L</on_board> tells whether a
board has it.

Wherever a method wants a point, a direction, a kind, a stone or a side, it wants
a whole number, or a string or an object that is one. Whatever else is given, be it
undef, a fraction, a reference or a number that is far too large, is no point and
no direction, and the method answers as it does for a point that is off the board.
It does not croak.

=head2 Directions

C<N>, C<NE>, C<E>, C<SE>, C<S>, C<SW>, C<W> and C<NW>, the numbers 0 to 7 in this
order, clockwise. North is up the ranks, towards Black.

=head2 Keys

A key is a string of sixteen lowercase hexadecimal digits, on every perl, because
not every perl has a number that could hold it. Positions on boards of one size
with equal stones and the same side to move have equal keys, in any process on any
machine. Boards of different size never share a key for having the same stones.

=head2 Steps

A stone goes along a line to the next point, which has to be empty.

It takes by I<approach> when an enemy stone stands on the next point beyond, in
the same direction, and by I<withdrawal> when one stands on the point just behind
where it came from. That stone is taken, and so are the enemy stones that follow
it on the same line without a gap, until an empty point, one of the mover's own
stones or the edge. A step that takes nothing is a I<paika>.

A step that could take both ways takes one way, of the mover's choosing, and is
listed once for each.

Taking is an obligation: while any stone of the side to move can take, none may
make a paika. Taking more is not preferred over taking less. And a step that takes
something cannot be made as a paika; that one is this distribution's reading, since
its sources do not say.

A step is a reference to a hash:

    {
        from  => $point,
        to    => $point,
        dir   => $direction,
        kind  => PAIKA,         # or APPROACH or WITHDRAWAL
        taken => [ @points ],   # the nearest first, none for a paika
    }

A method that wants a step takes such a hash, of which it reads C<from>, C<dir>
and C<kind>, or these three as a list:

    $board->play($step);
    $board->play($from, $dir, $kind);

It croaks when it gets one argument that is no reference to a hash, or any other
number of arguments than one or three.

=head2 Chains

A stone that took may step again in the same move as long as each step takes, and

=over 4

=item *

it is that stone and no other,

=item *

it does not go in the direction of its step just before (the directions of earlier
steps are free again), and

=item *

it does not come to a point where it has been in this chain, its start included.

=back

The mover may stop after any step. So a stone that could take three times running
has three moves, which take once, twice and three times.

While a chain is open the board remembers its stone, the last direction and the
points it has been on; see L</in_chain>, L</chain_at>, L</chain_dir> and
L</chain_seen>. The same side stays to move until C<stop>, or until no further step
is possible: then the chain closes by itself, so that an open chain can always go
on. The next move begins with no memory of it.

A chain belongs to the board and not to the position. Neither the position string
nor the key shows it, and a string written during a chain is read without one.
C<put>, C<lift> and C<set_side> close an open chain when they change something, and
leave the turn where it is.

=head2 Tokens

C<play>, C<stop>, C<do_step> and C<play_move> return tokens, which are what the
methods that take back want. A token is a string of 96 bytes. It may be copied,
compared and stored, and its content means nothing to anyone else.

A token fits the position it led to, and no other. Given to another position, as
when it is used a second time or out of order, or damaged, it croaks and the board is
left as it was. That keeps mistakes out, and not a forger: a token that says how a chain
came to where it stands is believed.

=head2 The position string

    bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w

The ranks from the top down with C</> between them, in which C<w> and C<b> are
stones and a digit stands for that many empty points; then a space and the side to
move. The size of the board follows from it. Only the form is checked: any number
of stones is good.

=head2 Errors

Every message of an exception starts with C<Game::Fanorona::Engine: > and is
reported from the line of the call. A call with the wrong number of arguments
croaks, whatever the method. So does a method called on something that is not a
board, or on a board that C<DESTROY> was called on. What an overloaded or tied
argument itself dies with passes through as it is.

=head2 Scalar context

A method that is documented to return a list of points, pairs, steps or moves
returns how many there are when it is called in scalar context.

=head2 Threads

A board belongs to the thread that made it. In a thread started later it is not
there: the variable holds a reference to nothing that works as a board. Moves, tokens and strings
are plain values and cross over. A forked process has its own copy of everything.

=head1 EXPORTS

Nothing by default. These by name, or all of them with C<:all>. The constants are
fixed numbers, which may be stored.

=over 4

=item C<EMPTY>, C<WHITE>, C<BLACK>, C<BORDER>

What L</at> returns, 0 to 3. C<WHITE> and C<BLACK> are also the sides.

=item C<N>, C<NE>, C<E>, C<SE>, C<S>, C<SW>, C<W>, C<NW>

The directions, 0 to 7.

=item C<PAIKA>, C<APPROACH>, C<WITHDRAWAL>

The kinds of step, 0 to 2.

=item C<POS_OK>, C<POS_NULL>, C<POS_LONG>, C<POS_LETTER>, C<POS_ROWS>, C<POS_WIDTH>, C<POS_SIDE>

0 to 6, see L</of_string>.

=item C<WHY_OK>, C<WHY_OFF_BOARD>, C<WHY_BAD_STEP>, C<WHY_NO_STONE>, C<WHY_NOT_YOURS>, C<WHY_NO_LINE>, C<WHY_OCCUPIED>, C<WHY_TAKES_NOTHING>, C<WHY_NOT_A_PAIKA>, C<WHY_MUST_CAPTURE>

0 to 9, see L</step_why>.

=item C<WHY_NOT_THE_STONE>, C<WHY_SAME_DIRECTION>, C<WHY_REVISIT>, C<WHY_PAIKA_IN_CHAIN>

10 to 13, see L</play_why>.

=item C<other>

The function, see L</FUNCTIONS>.

=back

=head1 CONSTRUCTORS

A constructor makes an object of the class it is called on, or of the class of the
object it is called on.

=head2 new

    my $board = Game::Fanorona::Engine->new;
    my $small = Game::Fanorona::Engine->new(board => 'telo');
    my $other = Game::Fanorona::Engine->new(cols => 5, rows => 3);
    my $bare  = Game::Fanorona::Engine->new(empty => 1);
    my $from  = Game::Fanorona::Engine->new(position => $string);

A board, White to move, set up unless C<empty> is true. C<board> is the name of a
size, C<cols> and C<rows> are a size in numbers, and without any of them the board
is nine by five. C<position> is a position string, which decides everything: with
one, C<empty> means nothing, and a size that is not the position's is passed over.

Croaks when the name is not one of a board, when a size cannot be built, when a
name and a size are both given or only one half of a size, each with a position as
well as without; when a position string is refused (with the C<POS_*> number in the message), on an argument name it
does not know, and on a name without a value.

=head2 of_string

    my ($board, $err) = Game::Fanorona::Engine->of_string($string);

The board of a position string and C<POS_OK>; or undef and the first of these that
applies. In scalar context the board or undef alone.

=over 4

=item C<POS_NULL>

There is no string, or nothing in it.

=item C<POS_LONG>

It has more than 51 characters, which no position needs.

=item C<POS_LETTER>

Before the first space there is a character other than C<w>, C<b>, C</> and the digits 1 to 9.

=item C<POS_ROWS>

The ranks are neither three nor five.

=item C<POS_WIDTH>

The ranks differ in width, or are not 3, 5, 7 or 9 wide.

=item C<POS_SIDE>

The side to move is missing or is neither C<w> nor C<b>, or something follows it.

=back

=head2 clone

    my $copy = $board->clone;

Another board with the same size, stones, side and open chain. Neither notices what
happens to the other.

=head1 METHODS

=head2 at

    my $stone = $board->at($point);

C<EMPTY>, C<WHITE> or C<BLACK>; C<BORDER> for what is no point of this board.

=head2 put

    $board->put($point, WHITE);

Puts a stone on a point, in place of what is there. With C<EMPTY> it is C<lift>.
Does nothing when the board has no such point or there is no such stone. Returns
the board.

=head2 lift

    $board->lift($point);

Makes a point empty. Returns the board.

=head2 side

The side to move, C<WHITE> or C<BLACK>.

=head2 set_side

    $board->set_side(BLACK);

Sets the side to move, and does nothing when it is given no side. Returns the board.

=head2 count

    my $n = $board->count(BLACK);

How many stones of a colour there are; 0 when it is given no colour.

=head2 to_string

The position string.

=head2 key_hex

The key of the position.

=head2 key_full_hex

The key as well, computed anew from the stones. The two are always equal; this one
is for tests that want to see that.

=head2 cols

How many files the board has.

=head2 rows

How many ranks the board has.

=head2 points

How many points the board has.

=head2 centre

The point in the middle of the board.

=head2 on_board

    if ($board->on_board($point)) { ... }

True for the points of this board.

=head2 next_to

    my $next = $board->next_to($point, NE);

The neighbour in a direction; -1 when no line of the board leads there.

=head2 neighbours

    my @points = $board->neighbours($point);

All points joined to a point, clockwise from north. None for what is no point of
this board.

=head2 degree

    my $lines = $board->degree($point);

How many lines meet at a point: 3 in a corner, 8 at most. 0 for what is no point
of this board.

=head2 segments

    for my $pair ($board->segments) { my ($low, $high) = @$pair; ... }

All pairs of joined points, as references to arrays of two, each pair once and the
lower number first. The board of nine by five has 108.

=head2 all_squares

All points of the board from a1 on, rank after rank.

=head2 steps

    my @steps = $board->steps;

All steps of the side to move, with the obligation to take applied. They come in
the order of their points from a1 on, for a point clockwise from north, and the
approach before the withdrawal. An open chain has no say in it.

=head2 steps_of

    my @steps = $board->steps_of($point);

All steps of the stone on a point, of either colour, whosever turn it is, with no
obligation: paikas are among them even when something could be taken. None where
no stone stands.

=head2 can_capture

    if ($board->can_capture) { ... }
    if ($board->can_capture(BLACK)) { ... }

True when a stone of the side can take something. The side to move when none is
given; false for what is no side.

=head2 step_why

    my $why = $board->step_why($step);

C<WHY_OK> for a step that is in L</steps>. Otherwise the first of these that is
true:

=over 4

=item C<WHY_OFF_BOARD>

The start is not a point of this board.

=item C<WHY_BAD_STEP>

The direction or the kind is none.

=item C<WHY_NO_STONE>

The start is empty.

=item C<WHY_NOT_YOURS>

The stone there is the other side's.

=item C<WHY_NO_LINE>

No line leads that way.

=item C<WHY_OCCUPIED>

A stone is in the way.

=item C<WHY_TAKES_NOTHING>

It is meant to take, and would not, this way.

=item C<WHY_NOT_A_PAIKA>

It is meant as a paika, and something would be taken.

=item C<WHY_MUST_CAPTURE>

It is a paika, and the side could take something.

=back

=head2 step

    my $step = $board->step($from, $dir, $kind);

The step as a hash, or undef when it cannot be built. That needs a stone on the
start, a line to an empty point, and for an approach or a withdrawal an enemy to
take. Turn and obligation do not matter, and a C<PAIKA> is built, with nothing
taken, even where the step would take something.

=head2 do_step

    my $token = $board->do_step($step);
    my ($token, $removed) = $board->do_step($step);

Makes one step, takes what it takes, and passes the turn. Returns a token for
L</undo_step>, and in list context also how many stones were taken. Every step that
L</step> would build is made, legal or not. When there is none to build, nothing
happens and nothing is returned: undef, or an empty list.

Inside a chain the step closes it; undoing the step brings it back.

=head2 undo_step

    $board->undo_step($token);

Takes a step of C<do_step> back, and all is as it was before. Returns the board.
Croaks on what is not a token of C<do_step> for this position.

=head2 perft_steps

    my $count = $board->perft_steps($depth);

The number of sequences of C<$depth> single steps, each of which passes the turn,
as a string of digits. It is 1 for a depth of 0 or less. From the set-up of nine by
five: 5, 17, 100, 647, 4404.

Croaks when the depth is not a whole number or is above 1000, and when the count
needs more than 64 bits.

=head2 play_steps

    my @steps = $board->play_steps;

The steps that may come next in the game. Between moves these are L</steps>. In a
chain they are the further steps of its stone, all of which take. That the mover
may also stop is not in this list; L</can_stop> tells.

=head2 can_stop

True while a chain is open, since a chain may be ended at any point.

=head2 play_why

    my $why = $board->play_why($step);

C<WHY_OK> for a step that is in L</play_steps>. Between moves it is L</step_why>.
In a chain, the first of these that is true: C<WHY_OFF_BOARD>, C<WHY_BAD_STEP>,
C<WHY_NO_STONE>, C<WHY_NOT_YOURS>,

=over 4

=item C<WHY_NOT_THE_STONE>

It is another stone than the chain's,

=back

C<WHY_NO_LINE>, C<WHY_OCCUPIED>,

=over 4

=item C<WHY_SAME_DIRECTION>

The step before went the same way,

=item C<WHY_REVISIT>

The stone was on that point earlier in the chain,

=item C<WHY_PAIKA_IN_CHAIN>

It is meant as a paika and takes nothing,

=back

then C<WHY_NOT_A_PAIKA> for one meant as a paika that takes, and
C<WHY_TAKES_NOTHING> for one meant to take a way in which it does not.

=head2 play

    my $token = $board->play($step);
    my ($token, $removed) = $board->play($step);

Makes a step of the game. After a paika the turn passes. After a step that took,
the chain is open and the same side goes on; unless no further step is possible, in
which case the move is over and the turn passes.

Returns as L</do_step> does, with a token for L</unplay>. It builds the step and
does not judge it: L</play_why> does that.

=head2 stop

    my $token = $board->stop;

Ends the move in progress: closes the chain and passes the turn. Returns a token for
L</unplay>, or undef when no chain is open.

=head2 unplay

    $board->unplay($token);

Takes one C<play> or one C<stop> back, with the chain as it was. Returns the board.
Croaks on what is not a token of theirs for this position.

The tokens of L</play_move> are such tokens too: given one after the other, from the
last to the first, they take the move back step by step.

=head2 in_chain

True while a chain is open.

=head2 chain_at

The point of the chain's stone; -1 when none is open.

=head2 chain_dir

The direction of its last step; -1 when none is open.

=head2 chain_seen

    my @points = $board->chain_seen;

All points the chain's stone has been on, its start and its place now included.
None when no chain is open.

=head2 moves

    my @moves = $board->moves;
    my @moves = $board->moves($limit);

All whole moves of the side to move, as L<Game::Fanorona::Move> objects. A move that
is the beginning of another comes before it. There are none while a chain is open.

Croaks, without having listed anything, when there are more than C<$limit>, which is
100,000 when it is not given or is undef; and when the limit is not a whole number
from 0 up.

Ten moves or so are usual. But each place at which a chain may stop makes a move, and
a stone among many enemies may have thousands. A program that asks a person for a
move does better with L</play_steps> and L</can_stop>.

=head2 count_moves

    my $count = $board->count_moves;
    my $count = $board->count_moves($cap);

How many L</moves> there are, as a string of digits. Given a cap it stops counting
there and returns at most the cap. Croaks when the cap is not a whole number from 0
up; undef is no cap.

=head2 play_move

    my $tokens = $board->play_move($move);

Plays a whole move: its steps, and a stop when the chain could still go on at its
end. Returns a reference to an array of tokens for L</unplay_move>. When a step of
it may not be played it returns undef, and the board stays as it is. In an open
chain that asks for a move which goes on with it.

Croaks when it is given something else than a L<Game::Fanorona::Move>, or something
blessed into that class which does not hold a move. A copy of a move is a move,
whichever way it was copied.

=head2 unplay_move

    $board->unplay_move($tokens);

Takes a whole move back, all of it or, when it croaks, nothing. Returns the board.

The tokens are in the order in which they were left, as C<play_move> returns them.
Tokens of L</play> and L</stop> in such an array are taken as well, and so is the
end of a move without its beginning: all that is asked is that each token fits the
position which the one after it goes back to, and the last one this position.
Croaks when one does not, and on an array that is empty or has more tokens than a
move can leave, which is 45.

=head2 perft_moves

    my $count = $board->perft_moves($depth);

The number of sequences of C<$depth> whole moves, as a string of digits. A side that
has no move ends its sequence there. From the set-up of nine by five: 5, 39, 724,
18026. Depths and croaks are those of L</perft_steps>.

=head1 CLASS METHODS

These may be called on the class or on a board.

=head2 chain_max

The most steps a move can have: 44, since a chain comes to none of 45 points twice.

=head2 steps_max

The most steps any position can have: 216, two for each segment.

=head2 line_max

The most stones one step can take: 7.

=head2 square_of

    my $point = Game::Fanorona::Engine->square_of($file, $rank);

The point on a file and a rank, both counted from 0; -1 when the nine by five has
none there.

=head2 file_of

    my $file = Game::Fanorona::Engine->file_of($point);

The file of a point, 0 to 8; -1 for what is no point.

=head2 rank_of

    my $rank = Game::Fanorona::Engine->rank_of($point);

The rank of a point, 0 to 4; -1 for what is no point.

=head2 is_strong

True for a point where diagonals meet.

=head2 opposite

    my $back = Game::Fanorona::Engine->opposite(NE);    # SW

The direction that leads back; -1 for what is no direction.

=head2 is_diagonal

True for C<NE>, C<SE>, C<SW> and C<NW>.

=head2 size_ok

    if (Game::Fanorona::Engine->size_ok($cols, $rows)) { ... }

True for the sizes that L</new> builds.

=head2 size_of

    my ($cols, $rows) = Game::Fanorona::Engine->size_of('dimy');

The size that a name stands for, or an empty list when it is no name of one.

=head2 stride

How much a point's number grows by going one rank up. One file to the right it
grows by 1.

=head2 zobrist_hex

    my $part = Game::Fanorona::Engine->zobrist_hex(WHITE, $point);

The part of a key that a stone on a point makes, as sixteen hexadecimal digits. A
key is the exclusive or of its parts. Croaks for what is no stone or no point.

=head2 zobrist_side_hex

The part of a key that is there when Black is to move.

=head2 zobrist_size_hex

    my $part = Game::Fanorona::Engine->zobrist_size_hex($cols, $rows);

The part of a key that the size of the board makes. Croaks for a size that cannot be
built.

=head2 abi_version

The version of the table of C functions that other compiled code may use. See
L</FOR OTHER COMPILED MODULES>.

=head2 live

How many boards there are in this process that were made and not yet freed.

=head1 FUNCTIONS

=head2 other

    my $side = other(WHITE);    # BLACK

The other side; 0 for what is no side. Exported on request.

=head1 FOR OTHER COMPILED MODULES

=head2 _abi_ptr

    my $address = Game::Fanorona::Engine->_abi_ptr;

The address of the table of C functions, as an unsigned integer. It is for the
compiled part of another distribution, which so calls the library without linking
it. The table stays where it is as long as the process lives, for all threads and
interpreters.

The header F<fanorona.h>, which describes the table, is installed with this module;
L<ExtUtils::Depends> finds it:

    use ExtUtils::Depends;
    use ExtUtils::MakeMaker;

    my $depends = ExtUtils::Depends->new('My::Module', 'Game::Fanorona');
    WriteMakefile($depends->get_makefile_vars, NAME => 'My::Module');

In the XS file, once the Perl side has loaded Game::Fanorona::Engine and passed the
address:

    #include <fanorona.h>

    static const struct fanorona_abi *table;

    void
    use_table(address)
        UV address
      CODE:
        table = INT2PTR(const struct fanorona_abi *, address);
        if (table->version < FANORONA_ABI_VERSION)
            croak("My::Module: this needs a newer Game::Fanorona");

The table only ever grows, so a newer one is as good as that of the header. A board
of this class lends its native half to nobody: pass C<to_string>, make a board of it
with C<< table->board_parse >>, and free that with C<< table->board_free >> before any
C<croak>.

=head1 SEE ALSO

L<Game::Fanorona::Move>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
