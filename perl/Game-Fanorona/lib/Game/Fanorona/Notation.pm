package Game::Fanorona::Notation;

use 5.010;
use strict;
use warnings;
use Exporter qw(import);
use Game::Fanorona::Variant;

our $VERSION = '0.03';

use constant SETUP => Game::Fanorona::Variant->named('sivy')->setup;

our @EXPORT_OK = qw(
    parse_point format_point square_of name_of
    parse_move format_move move_points mirror_move
    parse_position format_position mirror_position
    parse_game format_game
    SETUP
);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

my $COLS      = 9;
my $ROWS      = 5;
my $STRIDE    = 11;
my $MAX_STEPS = 44;

# Board, slashes, space and side; and the same with two counts of nine digits.
my $LONGEST         = 51;
my $LONGEST_COUNTED = 71;

# The border of the engine's numbering is wide enough that a difference of two
# points is a step's direction or no step at all.
my %DIR_OF = (
     $STRIDE     => 0,  $STRIDE + 1 => 1,  1 => 2, -$STRIDE + 1 => 3,
    -$STRIDE     => 4, -$STRIDE - 1 => 5, -1 => 6,  $STRIDE - 1 => 7,
);

my @LETTERS = ('', 'A', 'W');
my %KIND_OF = map { $LETTERS[$_] => $_ } 0 .. $#LETTERS;

# Whether a reflection turns the files round, and the ranks.
my %MIRRORS = (files => [1, 0], ranks => [0, 1], turn => [1, 1]);

# In the order they are written.
my @HEADERS   = qw(variant start quiet_limit repeat ply_cap white black result offer chain);
my %IS_HEADER = map { $_ => 1 } @HEADERS;

# The headers that are a number, and the field of a variant that each of these
# and the header variant gives.
my @NUMBERS   = qw(quiet_limit repeat ply_cap);
my %IS_NUMBER = map { $_ => 1 } @NUMBERS;
my %FIELD_OF  = (variant => 'board', map { $_ => $_ } @NUMBERS);

# What parse_game returns beside the headers.
my %IS_RETURNED = map { $_ => 1 } qw(cols rows moves moves_at at);

# A caller's text, or undef for what is not text. An object that turns into a
# string is one; any other reference would only spell its address.
sub _text {
    my ($value) = @_;
    return $value unless ref $value;
    return undef unless UNIVERSAL::can($value, '(""');
    my $text = do { local ($@, $SIG{__DIE__}); no warnings; eval { "$value" } };
    return ref $text ? undef : $text;
}

# A refusal, as every parse_* function answers it in either context.
sub _refuse {
    my ($why, @line) = @_;
    return wantarray ? (undef, $why, @line) : undef;
}

# The board asked for by a function's options, or an empty list.
sub _size {
    return if @_ % 2;
    my %size = (cols => $COLS, rows => $ROWS);
    while (my ($option, $value) = splice @_, 0, 2) {
        return unless defined $option && exists $size{$option};
        next unless defined $value;
        $size{$option} = _text($value) // '';
    }
    return Game::Fanorona::Variant->size_of("$size{cols}x$size{rows}");
}

sub _file_and_rank {
    my ($name, $cols, $rows) = @_;
    return unless defined $name && $name =~ /\A([a-i])([1-5])\z/;
    my ($file, $rank) = (ord($1) - ord('a'), $2 - 1);
    return unless $file < $cols && $rank < $rows;
    return ($file, $rank);
}

sub _name   { return chr(ord('a') + $_[0]) . ($_[1] + 1) }
sub _square { return ($_[1] + 1) * $STRIDE + $_[0] + 1 }

sub parse_point {
    my ($name, @size) = @_;
    my @board = _size(@size);
    my @point = @board ? _file_and_rank(_text($name), @board) : ();
    return @point;
}

sub format_point {
    my ($file, $rank) = @_;
    $_ = _text($_) for $file, $rank;
    return undef unless defined $file && $file =~ /\A[0-8]\z/;
    return undef unless defined $rank && $rank =~ /\A[0-4]\z/;
    return _name($file, $rank);
}

sub square_of {
    my ($name) = @_;
    my ($file, $rank) = parse_point($name) or return -1;
    return _square($file, $rank);
}

sub name_of {
    my ($sq) = @_;
    $sq = _text($sq);
    return undef unless defined $sq && $sq =~ /\A[1-9][0-9]\z/;
    return format_point($sq % $STRIDE - 1, int($sq / $STRIDE) - 1);
}

sub parse_move {
    my ($string, @size) = @_;
    my @board = _size(@size) or return _refuse('bad_size');

    # Each reason is looked for in the whole string before the next, and by
    # patterns that read it once, so that a huge one costs no more than its length.
    $string = _text($string);
    return _refuse('empty') unless defined $string && length $string;
    return _refuse('bad_shape')
        if $string !~ /-/ || $string =~ /\A-|-\z|--|[^A-Za-z0-9-]/;
    return _refuse('kind_on_start') if $string =~ /\A[a-z][0-9][A-Za-z]/;
    return _refuse('bad_point')     if $string =~ /(?:\A|-)(?![a-z][0-9])/;
    return _refuse('too_long')      if ($string =~ tr/-//) > $MAX_STEPS;
    return _refuse('bad_kind')      if $string =~ /(?:\A|-)..(?![AW]?(?:-|\z))/;

    my (@points, @squares, @kinds);
    for my $arrival (split /-/, $string) {
        my ($file, $rank) = _file_and_rank(substr($arrival, 0, 2), @board)
            or return _refuse('off_board');
        push @points,  substr $arrival, 0, 2;
        push @squares, _square($file, $rank);
        push @kinds,   $KIND_OF{ substr $arrival, 2 };
    }
    shift @kinds;

    my @steps = map {
        my ($from, $to) = @squares[$_, $_ + 1];
        { from => $from, to => $to, dir => $DIR_OF{ $to - $from }, kind => $kinds[$_] };
    } 0 .. $#kinds;

    return _refuse('same_point')   if grep { $_->{from} == $_->{to} } @steps;
    return _refuse('not_adjacent') if grep { !defined $_->{dir} } @steps;

    # A strong point's file and rank add to an even number, and so its number
    # is even as well: the stride is odd.
    return _refuse('no_line') if grep { $_->{dir} % 2 && $_->{from} % 2 } @steps;
    return _refuse('paika_in_chain') if @steps > 1 && grep { !$_->{kind} } @steps;

    return { from => $squares[0], to => $squares[-1], points => \@points, steps => \@steps };
}

# Some values of a caller's hash. A copy is read, because a locked hash dies when
# asked for a key that it does not have.
sub _values_of {
    my ($hash, @keys) = @_;
    my %copy = %$hash;
    return @copy{@keys};
}

# Every value in a move's hash, on one line; undef for what is not such a hash.
sub _flat {
    my ($move) = @_;
    return undef unless ref $move eq 'HASH';
    my ($from, $to, $points, $steps) = _values_of($move, qw(from to points steps));
    return undef
        unless ref $points eq 'ARRAY' && ref $steps eq 'ARRAY' && @$points == @$steps + 1;
    return undef if grep { ref $_ ne 'HASH' } @$steps;
    my @values = (
        $from, $to, @$points,
        map { _values_of($_, qw(from to dir kind)) } @$steps,
    );
    return undef if grep { !defined($_) || ref($_) } @values;
    return join ',', @values;
}

sub _spelling {
    my ($move) = @_;
    return undef unless defined _flat($move);
    my ($start, @points) = @{ $move->{points} };
    my @kinds = map { $_->{kind} } @{ $move->{steps} };
    return undef if grep { !/\A[0-2]\z/ } @kinds;
    return join '-', $start, map { $points[$_] . $LETTERS[ $kinds[$_] ] } 0 .. $#points;
}

sub format_move {
    my ($move) = @_;
    if (ref $move && UNIVERSAL::isa($move, 'Game::Fanorona::Move')) {
        my $string = _text($move);
        return parse_move($string) ? $string : undef;
    }
    my $string = _spelling($move);
    my $parsed = parse_move($string);
    return $parsed && _flat($parsed) eq _flat($move) ? $string : undef;
}

sub move_points {
    my ($string, @size) = @_;
    my $move   = parse_move($string, @size);
    my @points = $move ? @{ $move->{points} } : ();
    return @points;
}

# The two turns of a reflection, or an empty list for one there is not.
sub _turns {
    my ($how) = @_;
    $how = _text($how);
    return defined $how && $MIRRORS{$how} ? @{ $MIRRORS{$how} } : ();
}

sub mirror_move {
    my ($string, $how, @size) = @_;
    my $move = parse_move($string, @size) or return undef;
    my ($by_file, $by_rank) = _turns($how) or return undef;
    my ($cols, $rows) = _size(@size);

    # A string that is a move is spelt the one way already.
    my $mirrored = _text($string);
    $mirrored =~ s{([a-i][1-5])}{
        my ($file, $rank) = _file_and_rank($1, $cols, $rows);
        _name($by_file ? $cols - 1 - $file : $file, $by_rank ? $rows - 1 - $rank : $rank);
    }ge;
    return $mirrored;
}

sub parse_position {
    my ($string) = @_;
    $string = _text($string);
    return _refuse('empty') unless defined $string && length $string;

    my $longest = ($string =~ tr/ //) == 3 ? $LONGEST_COUNTED : $LONGEST;
    return _refuse('too_long') if length $string > $longest;

    my ($board, $side, @counts) = split / /, $string, -1;
    return _refuse('bad_shape') unless defined $side && (@counts == 0 || @counts == 2);
    return _refuse('bad_letter') if $board =~ m{[^wb/1-9]};

    # One character a point, with 1 for an empty one.
    my @ranks = split m{/}, $board, -1;
    s/([1-9])/'1' x $1/ge for @ranks;

    my ($rows, $cols) = (scalar @ranks, length($ranks[0] // ''));
    return _refuse('rows') unless $rows == 3 || $rows == 5;
    return _refuse('width')
        if grep({ length($_) != $cols } @ranks)
        || !Game::Fanorona::Variant->size_of("${cols}x$rows");
    return _refuse('side') unless $side =~ /\A[wb]\z/;

    my ($quiet, $move) = map { Game::Fanorona::Variant::_whole($_) } @counts ? @counts : (0, 1);
    return _refuse('bad_count') unless defined $quiet && $move;

    my %stones;
    for my $rank (0 .. $rows - 1) {
        my $cells = $ranks[$rows - 1 - $rank];
        for my $file (0 .. $cols - 1) {
            my $cell = substr $cells, $file, 1;
            $stones{ _name($file, $rank) } = $cell unless $cell eq '1';
        }
    }

    s/(1+)/length $1/ge for @ranks;
    return {
        cols    => $cols,
        rows    => $rows,
        side    => $side,
        stones  => \%stones,
        board   => join('/', @ranks) . " $side",
        counted => @counts ? 1 : 0,
        quiet   => $quiet,
        move    => $move,
    };
}

sub format_position {
    my ($board, @counts) = @_;
    my $position = parse_position($board);
    return undef unless $position && !$position->{counted};

    # Reading the whole judges the counts: a space in one would be a fifth field.
    my ($quiet, $move) = map { defined $_ ? _text($_) // '' : undef } @counts[0, 1];
    my $string = join ' ', $position->{board}, $quiet // 0, $move // 1;
    my $counted = parse_position($string) or return undef;
    return "$counted->{board} $counted->{quiet} $counted->{move}";
}

sub mirror_position {
    my ($string, $how) = @_;
    my $position = parse_position($string) or return undef;
    my ($by_file, $by_rank) = _turns($how) or return undef;

    my ($board, $side) = split / /, $position->{board};
    my @ranks = split m{/}, $board;
    @ranks = map { scalar reverse } @ranks if $by_file;
    @ranks = reverse @ranks if $by_rank;

    my $mirrored = join('/', @ranks) . " $side";
    return $mirrored unless $position->{counted};
    return format_position($mirrored, @{$position}{qw(quiet move)});
}

# What can stand on a line as it is; undef for a value that cannot.
sub _plain_text {
    my $text = _text($_[0]);
    return defined $text && _is_plain($text) ? $text : undef;
}

# True for a value that can stand on a line and be read there.
sub _is_plain { return $_[0] !~ /[^ -~]/ && $_[0] =~ /[!-~]/ }

# What is wrong with one header, seen beside the ones before it; undef if nothing.
sub _header_fault {
    my ($name, $value, $seen) = @_;
    return 'bad_header'
        unless defined $value && _is_plain($name) && _is_plain($value);
    return 'unknown_header'  unless $IS_HEADER{$name};
    return 'repeated_header' if $seen->{$name};
    return 'bad_number'      if $IS_NUMBER{$name} && $value !~ /\A[0-9]+\z/;
    return 'bad_offer'       if $name eq 'offer' && $value !~ /\A(?:white|black)\z/;
    return undef;
}

sub parse_game {
    my ($text) = @_;
    $text = _text($text);
    my @lines = defined $text ? split(/\r?\n/, $text, -1) : ();
    pop @lines while @lines && $lines[-1] eq '';
    return _refuse('empty', 1) unless @lines;
    return _refuse('not_a_game', 1) unless $lines[0] eq 'fanorona 1';

    my (%game, %at);
    my $line = 2;
    for (; $line <= @lines && $lines[$line - 1] ne 'moves'; $line++) {
        my ($name, $value) = split / /, $lines[$line - 1], 2;
        my $why = _header_fault($name, $value, \%at);
        return _refuse($why, $line) if $why;
        ($game{$name}, $at{$name}) = ($value, $line);
    }
    return _refuse('bad_offer', $at{offer}) if $at{offer} && $at{result};
    return _refuse('no_moves_line', $line) if $line > @lines;

    $game{variant} //= 'sivy';
    for my $header (grep { $FIELD_OF{$_} && $at{$_} } @HEADERS) {
        return _refuse('bad_variant', $at{$header})
            unless Game::Fanorona::Variant->takes($FIELD_OF{$header}, $game{$header});
    }
    my ($cols, $rows) = Game::Fanorona::Variant->size_of($game{variant});

    if ($at{start}) {
        my $start = parse_position($game{start});
        return _refuse('bad_start', $at{start})
            unless $start && $start->{cols} == $cols && $start->{rows} == $rows;
    }

    my @moves = @lines[$line .. $#lines];
    my @asked = map { [ $moves[$_], $line + 1 + $_ ] } 0 .. $#moves;
    unshift @asked, [ $game{chain}, $at{chain} ] if $at{chain};
    for (@asked) {
        my ($move, $why) = parse_move($_->[0], cols => $cols, rows => $rows);
        return _refuse($why, $_->[1]) unless $move;
    }

    return {
        %game,
        cols     => $cols,
        rows     => $rows,
        moves    => \@moves,
        moves_at => $line + 1,
        at       => \%at,
    };
}

sub format_game {
    my ($game) = @_;
    return undef unless ref $game eq 'HASH';
    return undef if grep { !$IS_HEADER{$_} && !$IS_RETURNED{$_} } keys %$game;
    my ($moves, @values) = _values_of($game, 'moves', @HEADERS);
    $moves //= [];
    return undef unless ref $moves eq 'ARRAY';

    my @headers = grep { defined $values[$_] } 0 .. $#HEADERS;
    my @texts   = map { _plain_text($_) } @values[@headers], @$moves;
    return undef if grep { !defined } @texts;

    my %values;
    @values{ @HEADERS[@headers] } = splice @texts, 0, @headers;
    my $text = _game_text(\%values, map { "$_\n" } @texts);

    # What the reader refuses is never written, and this is what sees to it.
    return parse_game($text) ? $text : undef;
}

# The text of a game from values and lines of moves that are known to be well formed.
sub _game_text {
    my ($values, @moves) = @_;
    my @lines = map { defined $values->{$_} ? "$_ $values->{$_}\n" : () } @HEADERS;
    return join '', "fanorona 1\n", @lines, "moves\n", @moves;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Notation - read and write the moves, positions and games of fanorona

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Notation qw(:all);

    my ($move, $why) = parse_move('d3-e3A');
    print $move->{points}[1], "\n";                       # e3
    print scalar(move_points('h3-g3A-h4W')), "\n";        # 3

    ($move, $why) = parse_move('d3-f3A');
    print "refused: $why\n";                              # refused: not_adjacent

    my $position = parse_position('bbb/w1b/www w');
    print $position->{stones}{c2}, "\n";                  # b
    print mirror_position(SETUP, 'ranks'), "\n";          # wwwwwwwww/wwwwwwwww/bwbw1bwbw/bbbbbbbbb/bbbbbbbbb w

    my $text = format_game({ variant => 'sivy', moves => ['d3-e3A', 'c3-d3W'] });
    print parse_game($text)->{moves}[1], "\n";            # c3-d3W

=head1 DESCRIPTION

Plain functions between text and data structures. They are written in Perl
alone and load nothing that was compiled, so a program which only has to check
or convert records of games needs no more than this file and
L<Game::Fanorona::Variant>.

What is judged here is how something is written. A point has to be on the
board, and each step has to follow one of the board's lines. What stands on
the board is not asked: stones, turns and captures belong to
L<Game::Fanorona::Rules>.

No name is imported by default. Ask for each by name, or for all of them and
the constant with C<:all>.

Nothing in this module dies or warns because of what it was given. Where a
string is expected, undef and references count as no string; an object whose
class overloads conversion to a string counts as that string. Arguments after
the ones described are ignored, except where a function takes options: there
the options have to be C<cols> and C<rows> with a size that can be built, and
anything else is a board that does not exist. An option that is undef is as
good as one that was left out.

=head1 HOW THINGS ARE WRITTEN

=head2 Points

The file as a letter, C<a> to C<i> from left to right, then the rank as a
digit, C<1> to C<5> from White's side up. The board of nine by five is assumed
where no size is given; on a smaller board the letters and digits stop sooner.

=head2 Moves

    g2-h2            one step without a capture, a paika
    d2-e3A           one step, capturing by approach
    d3-e3W           one step, capturing by withdrawal
    h3-g3A-h4W       a chain

A move is the list of points where its stone stands, with a dash between each
two. The letter for the way of capturing follows the point at which the
capturing step ends. There is only one way to write any move: a paika is the
one step without a letter, and it can only be a move by itself.

=head2 Positions

    bbb/w1b/www w
    bbb/w1b/www w 12 40

The ranks, highest first, with slashes between. In a rank C<w> and C<b> are
stones and a digit is that many empty points. After a space, whose turn it is.
A game that is under way may add, each after another space, how many moves in
succession have been made without a capture, and which move comes next. The
second count starts at 1. Each count is a whole number of at most nine digits,
leading zeros aside.

=head2 Games

    fanorona 1
    variant dimy
    white Soa
    result resign white
    moves
    b3-c3A
    b4-b3A

Lines of plain ASCII, each ended by a line feed or by a carriage return and a
line feed. The last line may do without, and empty lines at the end count for
nothing. Between the first line and C<moves> stand any of these headers, in
any order, none of them twice: a word, one space and the value.

=over 4

=item variant

A named board or a size, as the field C<board> in L<Game::Fanorona::Variant>.
Without it the game is on the board of nine by five.

=item start

A position of that size, with or without counts, for a game which does not
start from the usual set-up.

=item quiet_limit, repeat, ply_cap

Numbers, in decimal digits, for the fields of those names in
L<Game::Fanorona::Variant>.

=item white, black

The players.

=item result

The way the game was ended, followed by the side that won unless it was drawn.
Its wording is not checked here.

=item offer

C<white> or C<black>: who has offered a draw that is still open. A game with a
result cannot have one.

=item chain

The steps already made of a move which is still going on, written like a move.

=back

=head1 FUNCTIONS

The functions whose names begin with C<format_> or C<mirror_>, and C<name_of>
and C<square_of>, return exactly one value in scalar and in list context
alike. C<parse_move>, C<parse_position> and C<parse_game> return one hash
reference in either context when they succeed; when they do not, that is undef
in scalar context, and in list context undef and the reason.

=head2 parse_point

    my ($file, $rank) = parse_point('e3');                        # 4, 2
    my ($file, $rank) = parse_point('e3', cols => 3, rows => 3);  # nothing

The two numbers of a point, both from 0 up; nothing when the board has no such
point. In scalar context 2 for a point and 0 for anything else.

=head2 format_point

    my $name = format_point(4, 2);    # e3

The opposite, on the board of nine by five. The answer is undef when there is
no point there.

=head2 square_of

    my $sq = square_of('e3');    # 38

The number that L<Game::Fanorona::Engine> knows a point by, which is the same
on all sizes; -1 for what is not a point of the nine by five.

=head2 name_of

    my $name = name_of(38);    # e3

The opposite; undef when no point has that number.

=head2 parse_move

    my ($move, $why) = parse_move('h3-g3A-h4W');
    my ($move, $why) = parse_move($string, cols => 5, rows => 5);

Reads a move into a hash reference with

=over 4

=item from, to

the engine's numbers for the first and the last point,

=item points

all the points by name, as an array reference,

=item steps

a hash reference for each step, as an array reference: C<from> and C<to> as
above, C<dir> for the direction, from 0 for north through 2 for east to 7 for
north-west, and C<kind>: 0 paika, 1 approach, 2 withdrawal. A step in this
form can be handed to the engine.

=back

A reason is looked for in the whole of the string before the next one is
considered. In this order they are:

=over 4

=item bad_size

There is no board with these C<cols> and C<rows>.

=item empty

Undef, a reference, or a string with nothing in it.

=item bad_shape

The string has no dash, begins or ends with one, has two in succession, or has
a character other than ASCII letters, ASCII digits and dashes.

=item kind_on_start

The point at the start is followed by a letter, of either case.

=item bad_point

Before the first dash or after some dash there is no lower-case letter with a
digit.

=item too_long

There are more than 44 steps.

=item bad_kind

A point is followed by something else than one C<A> or one C<W>.

=item off_board

The board asked for lacks one of the points.

=item same_point

A step goes nowhere.

=item not_adjacent

A step ends on a point which is not one of the eight around it.

=item no_line

A step goes diagonally between points which no diagonal joins.

=item paika_in_chain

There are several steps, and one of them has no letter.

=back

=head2 format_move

    my $string = format_move($move);

Writes a move. It takes what C<parse_move> returned, or a
L<Game::Fanorona::Move>, and answers undef to all else, which includes a hash
whose C<from>, C<to>, C<points> and C<steps> are not all there or do not agree
with each other. Further keys in the hash or its steps are passed over.

=head2 move_points

    my @names = move_points('h3-g3A-h4W');    # h3, g3, h4

The points of a move by name, in order, or nothing when it is not a move; in
scalar context, their number. Takes the options of C<parse_move>.

=head2 mirror_move

    my $string = mirror_move('h3-g3A-h4W', 'files');    # b3-c3A-b4W
    my $string = mirror_move('c1-c2', 'turn', cols => 5, rows => 3);    # c3-c2

The move as seen in a mirror: C<files> makes the left the right, C<ranks> the
top the bottom, and C<turn> does both. Letters stay as they are, since a
mirror turns no approach into a withdrawal. Takes the options of C<parse_move>
after the way to mirror. The answer is undef for what is not a move of that
board or not one of the three ways.

=head2 parse_position

    my ($position, $why) = parse_position('bbb/w1b/www w 12 40');

Reads a position into a hash reference with

=over 4

=item cols, rows

the size of its board,

=item side

C<w> or C<b>, whose turn it is,

=item stones

a hash reference from the name of every point with a stone to C<w> or C<b>,

=item board

the position without counts, in the engine's own spelling: runs of empty
points that were spelt in pieces are joined,

=item counted

1 when the string had counts, else 0,

=item quiet, move

the counts, or 0 and 1 when it had none.

=back

The reasons, in the order in which they are looked for:

=over 4

=item empty

Undef, a reference, or a string with nothing in it.

=item too_long

More than 51 characters, or more than 71 when there are three spaces, as in a
position with counts.

=item bad_shape

Not two fields and not four, with one space between each two.

=item bad_letter

The board has a character other than C<w>, C<b>, C</> and C<1> to C<9>.

=item rows

There are not three ranks and not five.

=item width

The ranks are not all of one width, or it is not 3, 5, 7 or 9.

=item side

The second field is something else than C<w> or C<b>.

=item bad_count

A count is not in decimal digits or is above 999,999,999, or the number of the
move is 0.

=back

=head2 format_position

    my $string = format_position('bbb/w1b/www w', 12, 40);    # bbb/w1b/www w 12 40

A position with counts, from one without and the quiet moves and number of the
next move. A count that is missing or undef is 0 and 1 respectively. The
answer is undef when the first argument is not a position or has counts
already, or when a count is not one that C<parse_position> reads.

=head2 mirror_position

    my $string = mirror_position('bbb/w1b/www w 12 40', 'files');    # bbb/b1w/www w 12 40

The position as seen in the mirror that C<mirror_move> holds up. Stones keep
their colour, the turn stays where it is, and counts are there afterwards if
they were there before. The answer is undef for what is not a position or not
a way to mirror.

=head2 format_game

    my $text = format_game({ variant => 'dimy', white => 'Soa', moves => \@strings });

The text of a game from a hash reference with any of the L</Games> headers and
C<moves>, an array reference of moves in order. Only headers that are there
and are not undef are written, and a game without C<moves> has none. The other
fields of C<parse_game>'s answer may be there too and are not looked at.

The answer is undef whenever C<parse_game> would refuse the result, and when
the hash has a key of any other name, or a value or move is not text that
stands on a line of its own.

=head2 parse_game

    my $game = parse_game($text);
    my ($game, $why, $line) = parse_game($text);

Reads a game into a hash reference with the headers that it has, exactly as
they were written, and

=over 4

=item variant

which is C<sivy> where there was no such header,

=item cols, rows

the size of its board,

=item moves

the moves as strings, in an array reference,

=item moves_at

the number of the line after the line C<moves>, where the first move is if
there is one,

=item at

a hash reference from the name of each header that was there to the number of
its line.

=back

When it is refused, list context gives a third value, the number of the line
to blame; lines are counted from 1. The reasons, in the order in which they
are looked for:

=over 4

=item empty

No text, or nothing in it but empty lines. Line 1.

=item not_a_game

The first line is not C<fanorona 1>.

=item bad_header, unknown_header, repeated_header, bad_number, bad_offer

For each header line in turn: it is not a word, a space and a value in
printable ASCII with something to see in it; no header has this name; there
was one of this name already; a number is not in digits alone; the offer is by
nobody who plays.

=item bad_offer

There is an offer as well as a result. This is said of the line with the
offer, and so is not found before the headers have all been read.

=item no_moves_line

The text is over and there was no line C<moves>. The line to blame is the one
after the last.

=item bad_variant

There is no such board, or C<quiet_limit>, C<repeat> or C<ply_cap> is a number
which a variant cannot have.

=item bad_start

The start is not a position, or not one of this board's size.

=item empty, bad_shape and the others of parse_move

The chain, then the moves, are read for this size of board. An empty line with
a move after it is C<empty>.

=back

Whether the players could have made these moves is for L<Game::Fanorona> to
say, by playing them.

=head1 CONSTANTS

=head2 SETUP

How the stones of the nine by five stand at the beginning of a game, as a
position without counts.

=head1 SEE ALSO

L<Game::Fanorona>, L<Game::Fanorona::Variant>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
