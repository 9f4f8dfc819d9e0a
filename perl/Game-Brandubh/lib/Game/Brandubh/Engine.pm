package Game::Brandubh::Engine;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.01';

use Exporter 'import';
use XSLoader ();

# One shared object serves the whole distribution, and is named for it.
XSLoader::load('Game::Brandubh', $VERSION);

our @EXPORT_OK = qw(
    EMPTY ATTACKER DEFENDER KING BORDER
    ATTACKERS DEFENDERS
    SIZE SQUARES
    POS_OK POS_NULL POS_ROWS POS_WIDTH POS_LETTER POS_SIDE POS_LONG
    WHY_OK WHY_OFF_BOARD WHY_NO_PIECE WHY_NOT_YOURS WHY_NO_MOVE
    WHY_NOT_A_LINE WHY_THRONE WHY_CORNER WHY_BLOCKED
    DID_CAPTURE KING_TAKEN KING_HOME
    other
);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

1;

__END__

=encoding utf8

=head1 NAME

Game::Brandubh::Engine - the board of brandubh: squares, pieces, moves and what they capture

=head1 VERSION

Version 0.01

=head1 SYNOPSIS

    use Game::Brandubh::Engine ':all';

    my $board = Game::Brandubh::Engine->new;
    print $board->to_string, "\n";
    # 3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a

    my $d4 = Game::Brandubh::Engine->square_of(3, 3);
    print "the king is at home\n" if $board->at($d4) == KING;

    for my $move ($board->moves) {
        my ($flags, $undo) = $board->do_move($move);
        print $board->to_string, "\n" if $flags & DID_CAPTURE;
        $board->undo_move($undo);
    }

    my ($other, $err) = Game::Brandubh::Engine->of_string('7/7/7/3k3/7/7/7 d');

=head1 DESCRIPTION

A position of brandubh: the squares of a board of seven by seven, what stands on
each of them, and the side to move.

C<put>, C<lift> and C<relocate> place pieces and ask no questions: a board with a
king in every corner is a board. The rules of movement are in C<moves>, C<is_legal>
and C<why_not>, and those of capture in C<captures_at>, C<preview> and C<do_move>.

How a game ends is not known here. C<do_move> tells that a king was taken or has
come home, and goes on moving whatever is left for as long as it is asked to.

=head2 Squares

Files a to g are numbered 0 to 6, and so are the ranks 1 to 7. The square in the
middle, d4, is the I<throne>; a1, a7, g1 and g7 are the I<corners>.

A square is a number without meaning of its own: L</square_of> gives it, L</file_of>
and L</rank_of> take it apart. One file to the right it grows by 1, and one rank up
by L</stride>; that is all that may be done with it, and L</on_board> tells whether
the result is a square.

Wherever a method wants a square, a piece, a side or a move, it wants a whole number,
or a string or an object that is one. Whatever else is given, be it undef, a
fraction, a reference or a number that is far too large, is no square and no piece,
and the method answers as it does for a number off the board. It does not croak.

=head2 Keys

A key is a string of sixteen lowercase hexadecimal digits, on every perl, because
not every perl has a number that could hold it. Positions with the same pieces on
the same squares and the same side to move have the same key, in any process on any
machine.

=head2 How pieces move

Every piece goes any number of squares along its file or its rank, as far as no
piece is in the way. It stops on an empty square only.

=over 4

=item *

On a corner only the king may stop.

=item *

On the throne nobody may stop; the king leaves it for good. In a variant with
C<throne_reentry> he may come back.

=item *

Across the throne any piece may slide while it is empty. In a variant without
C<throne_pass> none may, the king included, and not even one that may stop there.

=back

That the empty throne may be crossed is this distribution's reading, since the rules
that it follows do not say.

=head2 How pieces are captured

A piece other than the king is taken by an enemy that comes to stand on one side of
it, while the square on the opposite side, along the same file or rank, is
I<hostile> to it: an enemy stands there too, or it is an empty corner or the empty
throne, which are nobody's friends. The edge of the board is never hostile.

Only the piece that has just moved takes. So a piece may step between two enemies
and stay there unharmed; that too is this distribution's reading. One move takes
every enemy that it closes in on, which may be three, one each way but back. What is
taken is judged on the board as it is once the piece has arrived and nothing is yet
removed.

The king takes as any defender does, and serves as the second enemy as well.

=head2 How the king is captured

By an attacker that has just moved, and it depends on where he stands.

=over 4

=item On the throne

All four squares around him hold attackers.

=item Beside the throne

The three squares around him that are not the throne hold attackers. Whether
something stands on the throne is not asked.

=item Anywhere else

As any other piece: an attacker or an empty corner is on the opposite side.

=back

Two fields of a variant change this. With C<king_everywhere_two> he is taken as any
other piece, wherever he stands, the empty throne being hostile to him as well. With
C<king_strong> each of the four squares around him must hold an attacker or be the
empty throne, wherever he stands; a king on the edge cannot be taken then, nor can a
corner help. Where both are set it is C<king_strong> that counts.

There may be any number of kings on a board, and each is judged by himself.

=head2 Moves

A move is a number that stands for two squares and for nothing else: L</move> makes
it, L</move_from> and L</move_to> take it apart. What it captures follows from the
position.

=head2 Variants

Every method that applies a rule takes a reference to a hash as its last argument,
which tells what is different from the default game. Without it, and with undef, it
is the default game.

    my @moves = $board->moves({ throne_pass => 0 });

=over 4

=item C<throne_pass>

Whether pieces may slide across the empty throne. True unless given.

=item C<throne_reentry>

Whether the king may stop on the throne. False unless given.

=item C<king_everywhere_two>, C<king_strong>

See L</How the king is captured>. False unless given.

=item C<escape>

Where the king is at home, which L</do_move> and L</preview> report: C<'corner'>,
which it is unless given, or C<'edge'> for every square of the edge.

=item C<repeat>, C<ply_cap>

Taken with any value, and without effect: they are about how a game ends.

=back

The method croaks when the hash has another key, which it names, or an C<escape> that
is neither of the two; and when the argument is anything but undef or a reference to
a hash. The first four fields are true or false as perl sees them.

=head2 Undos

L</do_move> returns an undo, a string of 64 bytes which L</undo_move> takes. It may be
copied, compared and stored, and its content means nothing to anyone else.

An undo fits the position that its move led to, on whichever board that is, and no
other. Given to another position, out of order, or made up, it croaks and the board is
left as it was. A move that did nothing leaves an undo of nothing, which every board
accepts and which changes none.

=head2 The position string

    3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a

The seven ranks from the top down with C</> between them, in which C<a> is an
attacker, C<d> a defender, C<k> a king, and a digit stands for that many empty
squares; then a space and the side to move, C<a> or C<d>. Only the form is checked:
no king, or seven, is good. A run of empty squares may be spelt as several digits,
and is written as one.

=head2 Errors

Every message of an exception starts with C<Game::Brandubh::Engine: > and is reported
from the line of the call. What code of the caller's own dies of while an argument is
read, such as an overloaded operator or a tied variable, passes through as it is. A call with the wrong number of arguments croaks, whatever
the method. So does a method called on something that is not a board, or on a board
that C<DESTROY> was called on.

=head2 Scalar context

A method that is documented to return a list of squares or moves returns how many
there are when it is called in scalar context. For L</of_string>, L</do_move> and
L</preview>, which return a pair or more, it is said there.

=head2 Threads

A board belongs to the thread that made it. In a thread started later it is not
there: the variable holds a reference to nothing that works as a board. Moves, undos
and strings are plain values and cross over. A forked process has its own copy of
everything.

=head1 EXPORTS

Nothing by default. These by name, or all of them with C<:all>. The constants are
fixed numbers, which may be stored.

=over 4

=item C<EMPTY>, C<ATTACKER>, C<DEFENDER>, C<KING>, C<BORDER>

What L</at> returns, 0 to 4. The middle three are the pieces.

=item C<ATTACKERS>, C<DEFENDERS>

The sides, 0 and 1. The king is one of the defenders.

=item C<SIZE>, C<SQUARES>

7, the number of files and of ranks, and 49, that of squares.

=item C<POS_OK>, C<POS_NULL>, C<POS_ROWS>, C<POS_WIDTH>, C<POS_LETTER>, C<POS_SIDE>, C<POS_LONG>

0 to 6, see L</of_string>.

=item C<WHY_OK>, C<WHY_OFF_BOARD>, C<WHY_NO_PIECE>, C<WHY_NOT_YOURS>, C<WHY_NO_MOVE>, C<WHY_NOT_A_LINE>, C<WHY_THRONE>, C<WHY_CORNER>, C<WHY_BLOCKED>

0 to 8, see L</why_not>.

=item C<DID_CAPTURE>, C<KING_TAKEN>, C<KING_HOME>

The bits 1, 2 and 4 of what L</do_move> and L</preview> report.

=item C<other>

The function, see L</FUNCTIONS>.

=back

=head1 CONSTRUCTORS

A constructor makes an object of the class it is called on, or of the class of the
object it is called on.

=head2 new

    my $board = Game::Brandubh::Engine->new;
    my $bare  = Game::Brandubh::Engine->new(empty => 1);
    my $from  = Game::Brandubh::Engine->new(position => $string);

A board: set up, the attackers to move; or, where C<empty> is true, without pieces,
the attackers to move; or the position that a string describes, in which case
C<empty> means nothing.

Croaks when the string is refused (with the C<POS_*> number in the message), on an
argument name it does not know, which it names, and on a name without a value.

=head2 of_string

    my ($board, $err) = Game::Brandubh::Engine->of_string($string);

The board of a position string and C<POS_OK>; or undef and one of the reasons below.
In scalar context the board or undef alone.

The string is read from its left, and what is reported is the first fault that the
reader comes to; only the first two of these are looked for before all others.

=over 4

=item C<POS_NULL>

There is no string, or nothing in it.

=item C<POS_LONG>

It has 64 characters or more. No position needs more than 57.

=item C<POS_ROWS>

A C</> follows the seventh rank, or there are fewer than seven.

=item C<POS_WIDTH>

A character makes its rank wider than seven squares, the digits 8 and 9 do so at
once, or a rank ends before it is seven wide.

=item C<POS_LETTER>

A character of the ranks is none of C<a>, C<d>, C<k>, C</> and the digits 1 to 9.

=item C<POS_SIDE>

The ranks are followed by something else than a space and C<a> or C<d>, and nothing
more.

=back

=head2 clone

    my $copy = $board->clone;

Another board with the same pieces and side to move. Neither notices what happens to
the other.

=head1 METHODS

=head2 at

    my $piece = $board->at($square);

C<EMPTY>, C<ATTACKER>, C<DEFENDER> or C<KING>; C<BORDER> for what is no square.

=head2 put

    $board->put($square, DEFENDER);

Puts a piece on a square, in place of what is there. Does nothing when there is no
such square or no such piece; C<EMPTY> is no piece, L</lift> makes a square empty.
Returns the board.

=head2 lift

    $board->lift($square);

Makes a square empty. Returns the board.

=head2 side

The side to move, C<ATTACKERS> or C<DEFENDERS>.

=head2 set_side

    $board->set_side(DEFENDERS);

Sets the side to move, and does nothing when it is given no side. Returns the board.

=head2 count

    my $n = $board->count(ATTACKER);

How many pieces of a kind there are; 0 when it is given no piece.

=head2 king_square

The square of the king; -1 when there is none. Of several kings it is the first from
a1 on.

=head2 to_string

The position string.

=head2 key_hex

The key of the position.

=head2 key_full_hex

The key as well, computed anew from the pieces. The two are always equal; this one is
for tests that want to see that.

=head2 moves

    my @moves = $board->moves;
    my $count = $board->moves;
    my @moves = $board->moves(\%variant);

All moves of the side to move, or in scalar context how many. They come in the order
of their pieces from a1 on, for a piece to the left, to the right, down and up, each
way the nearest square first.

=head2 is_legal

    if ($board->is_legal($move)) { ... }
    if ($board->is_legal($move, \%variant)) { ... }

True for the moves that are in L</moves>, and for no other number.

=head2 why_not

    my $why = $board->why_not($from, $to);
    my $why = $board->why_not($from, $to, \%variant);

C<WHY_OK> when the move from the one square to the other is in L</moves>. Otherwise
the first of these that is true:

=over 4

=item C<WHY_OFF_BOARD>

One of the two is not a square.

=item C<WHY_NO_PIECE>

Nothing stands on the first.

=item C<WHY_NOT_YOURS>

The piece there belongs to the side that is not to move.

=item C<WHY_NO_MOVE>

The two squares are the same.

=item C<WHY_NOT_A_LINE>

They share neither file nor rank.

=item C<WHY_THRONE>

The move would stop on the throne, where the piece may not, whoever stands there; or
it would cross the throne, which is empty, without C<throne_pass>. An occupied throne
in the way is a piece in the way.

=item C<WHY_CORNER>

The move would stop on a corner, and the piece is no king.

=item C<WHY_BLOCKED>

A piece is in the way, or stands where the move would stop.

=back

=head2 relocate

    $board->relocate($move);

Takes what stands on the first square to the second, in place of what stands there,
and passes the turn. It captures nothing and asks for nothing but a piece to take and
two squares; without those it does nothing, and the turn stays where it is. A move
from a square to itself passes the turn only. Returns the board.

=head2 hostile_to

    if ($board->hostile_to($square, DEFENDERS)) { ... }

True when the square counts as an enemy of that side in a capture: a piece of the
other side stands on it, or it is an empty corner or the empty throne. False for what
is no square or no side.

=head2 captures_at

    my @squares = $board->captures_at($square);
    my @squares = $board->captures_at($square, \%variant);

The squares whose pieces the piece on a square captures as if it had just come there,
from a1 on, whosever turn it is. None for an empty square or no square. Nothing is
removed.

=head2 preview

    my ($flags, @squares) = $board->preview($move);
    my ($flags, @squares) = $board->preview($move, \%variant);

What L</do_move> would report, and the squares that it would empty by capture, from a1
on. In scalar context the flags alone. The board is left as it is.

=head2 do_move

    my ($flags, $undo) = $board->do_move($move);
    my ($flags, $undo) = $board->do_move($move, \%variant);

Moves the piece, removes what it captures, and passes the turn. Returns flags and an
undo for L</undo_move>; in scalar context the flags alone. The flags are 0 or the sum
of

=over 4

=item C<DID_CAPTURE>

At least one piece was captured.

=item C<KING_TAKEN>

At least one king was among them.

=item C<KING_HOME>

The piece that moved is a king and has come to a corner, or, where C<escape> is
C<'edge'>, to any square of the edge.

=back

It does not judge the move, L</is_legal> does that, and not even whose turn it is:
the turn passes from the side that has it, and the captures are those of the piece
that moved. All it asks is a piece on the first square and nothing on the second.
Otherwise it does nothing and reports 0.

=head2 undo_move

    $board->undo_move($undo);

Takes the move back that left an undo: all is as it was before. Moves are taken back
from the last to the first. Returns the board. Croaks on what is not an undo of the
position that the board has.

=head2 perft

    my $count = $board->perft($depth);
    my $count = $board->perft($depth, \%variant);

The number of sequences of C<$depth> moves, captures played, as a string of digits. A
side that has no move ends its sequence there, and nothing else does: a side whose
king is taken goes on with the rest. It is 1 for a depth of 0 or less.

Croaks when the depth is not a whole number or is above 1000, and when the count
needs more than 64 bits.

=head2 perft_slides

    my $count = $board->perft_slides($depth);
    my $count = $board->perft_slides($depth, \%variant);

The same when nothing is ever captured.

=head1 CLASS METHODS

These may be called on the class or on a board.

=head2 square_of

    my $square = Game::Brandubh::Engine->square_of($file, $rank);

The square on a file and a rank, both counted from 0; -1 when there is none.

=head2 file_of

    my $file = Game::Brandubh::Engine->file_of($square);

The file of a square, 0 to 6; -1 for what is no square.

=head2 rank_of

    my $rank = Game::Brandubh::Engine->rank_of($square);

The rank of a square, 0 to 6; -1 for what is no square.

=head2 on_board

True for the squares of the board.

=head2 is_throne

True for d4, whatever stands there.

=head2 is_corner

True for a1, a7, g1 and g7.

=head2 beside_throne

True for d3, c4, e4 and d5.

=head2 side_of

    my $side = Game::Brandubh::Engine->side_of(KING);    # DEFENDERS

The side that a piece is on; -1 for what is no piece.

=head2 stride

How much a square's number grows by going one rank up.

=head2 all_squares

    my @squares = Game::Brandubh::Engine->all_squares;

All squares from a1 on, rank after rank.

=head2 move

    my $move = Game::Brandubh::Engine->move($from, $to);

The move from one square to another, of which nothing is asked. What is no number of
the board, 0 to 80 with its border, leaves its half of the move without a square.

=head2 move_from

    my $from = Game::Brandubh::Engine->move_from($move);

The square that a move leaves; -1 when it is none, or no move.

=head2 move_to

    my $to = Game::Brandubh::Engine->move_to($move);

The square that a move goes to; -1 when it is none, or no move.

=head2 moves_max

The most moves any position can have: 140. Along a line an empty square can be reached
by two pieces at most, the nearest on either side.

=head2 zobrist_hex

    my $part = Game::Brandubh::Engine->zobrist_hex(KING, $square);

The part of a key that a piece on a square makes, as sixteen hexadecimal digits. A key
is the exclusive or of its parts. Croaks for what is no piece or no square.

=head2 zobrist_side_hex

The part of a key that is there when the defenders are to move.

=head2 abi_version

The version of the table of C functions that other compiled code may use. See
L</FOR OTHER COMPILED MODULES>.

=head2 live

How many boards there are in this process that were made and not yet freed.

=head1 FUNCTIONS

=head2 other

    my $side = other(ATTACKERS);    # DEFENDERS

The other side; -1 for what is no side. Exported on request.

=head1 FOR OTHER COMPILED MODULES

=head2 _abi_ptr

    my $address = Game::Brandubh::Engine->_abi_ptr;

The address of the table of C functions, as an unsigned integer. It is for the
compiled part of another distribution, which so calls the library without linking
it. The table stays where it is as long as the process lives, for all threads and
interpreters.

The header F<brandubh.h>, which describes the table, is installed with this module;
L<ExtUtils::Depends> finds it:

    use ExtUtils::Depends;
    use ExtUtils::MakeMaker;

    my $depends = ExtUtils::Depends->new('My::Module', 'Game::Brandubh');
    WriteMakefile($depends->get_makefile_vars, NAME => 'My::Module');

In the XS file, once the Perl side has loaded Game::Brandubh::Engine and passed the
address:

    #include <brandubh.h>

    static const struct brandubh_abi *table;

    void
    use_table(address)
        UV address
      CODE:
        table = INT2PTR(const struct brandubh_abi *, address);
        if (table->version < BRANDUBH_ABI_VERSION)
            croak("My::Module: this needs a newer Game::Brandubh");

The table only ever grows, so a newer one is as good as that of the header. A board
of this class lends its native half to nobody: pass C<to_string>, make a board of it
with C<< table->board_parse >>, and free that with C<< table->board_free >> before any
C<croak>.

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
