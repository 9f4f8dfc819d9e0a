# Positions: what parse_position makes of them, why it refuses, and format_position.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use NotationTest;
use Game::Fanorona::Notation qw(parse_position format_position SETUP);

sub why {
    my @answer = parse_position(@_);
    return 'no reason' if @answer != 2 || defined $answer[0];
    return $answer[1];
}

is_deeply(
    scalar(parse_position('w1b/3/bw1 b')),
    {
        cols    => 3,
        rows    => 3,
        side    => 'b',
        stones  => { a3 => 'w', c3 => 'b', a1 => 'b', b1 => 'w' },
        board   => 'w1b/3/bw1 b',
        counted => 0,
        quiet   => 0,
        move    => 1,
    },
    'a position as a hash, and nothing else in it',
);
my $setup = parse_position(SETUP);
is_deeply([@{$setup}{qw(cols rows side)}], [9, 5, 'w'], 'the size is read from the string, then the side to move');
is(scalar keys %{ $setup->{stones} }, 44, 'stones names every point with a stone and no other');
is($setup->{stones}{d3}, 'w', 'ranks are read from the top down, files from the left: d3');
is_deeply([@{ $setup->{stones} }{qw(a1 i1 a5 i5 a3 i3)}], [qw(w w b b b w)], '... and the corners and edges');
ok(!exists $setup->{stones}{e3}, '... but not the centre');

my $counted = parse_position(SETUP . ' 12 40');
is_deeply([@{$counted}{qw(counted quiet move)}], [1, 12, 40], 'the second form adds two counts');
is($counted->{board}, SETUP, '... and the first form is handed back as board');
is_deeply([@{$setup}{qw(counted quiet move)}], [0, 0, 1], 'the first form has none: 0 and 1 stand for them');
is_deeply([@{ parse_position('3/3/3 w 0 1') }{qw(counted quiet move)}], [1, 0, 1], '... which is told apart from those counts given');
is_deeply([@{ parse_position('3/3/3 w 007 010') }{qw(quiet move)}], [7, 10], 'a count is a number, however it is spelt');

is(parse_position('41/5/5/5/5 w')->{board}, '5/5/5/5/5 w', '41 is read and comes back as 5');
is(parse_position('111/1w1/111 b')->{board}, '3/1w1/3 b', '... and so does any run spelt in pieces');
is(parse_position('wwwwwwwww/' x 4 . 'wwwwwwwww b')->{board}, 'wwwwwwwww/' x 4 . 'wwwwwwwww b', 'a position need make no sense');
for my $cols (1 .. 9) {
    for my $rows (1 .. 7) {
        my $expected = $rows != 3 && $rows != 5 ? 'rows' : $cols < 3 || $cols % 2 == 0 ? 'width' : 'no reason';
        is(why(join('/', ($cols) x $rows) . ' w'), $expected, "a board of $cols by $rows: $expected");
    }
}
is_deeply([parse_position(SETUP)], [$setup], 'list context gives a position alone');
is_deeply([scalar(parse_position('x'))], [undef], 'scalar context gives undef for a refusal');
is_deeply([parse_position('x')], [undef, 'bad_shape'], 'list context gives undef and a word for why');

is(why(''), 'empty', 'empty: a string with nothing in it');
is(why(undef), 'empty', '... none');
is(why(), 'empty', '... nothing at all');
is(why($_), 'empty', '... a ' . ref) for [], {}, \'3/3/3 w';
is(why('w' x 52), 'too_long', 'too_long: longer than any position without counts');
is(why('w' x 51), 'bad_shape', '... which may have 51 characters');
is(length('111111111/' x 4 . '111111111 w'), 51, '... and can');
is(why('111111111/' x 4 . '111111111 w'), 'no reason', '... and is read then');
is(why('111111111/' x 4 . '111111111 w 999999999 999999999'), 'no reason', '... with counts 71');
is(why('111111111/' x 4 . '111111111 w 999999999 9999999990'), 'too_long', '... and no more');
is(why('3' x 1_000_000), 'too_long', '... a million are too many');
is(why('3/3/3'), 'bad_shape', 'bad_shape: one field');
is(why('3/3/3 w 0'), 'bad_shape', '... three');
is(why('3/3/3 w 0 1 2'), 'bad_shape', '... five');
is(why('3/3/3  w'), 'bad_shape', '... three of which one is empty');
is(why("3/3/3\tw"), 'bad_shape', '... a tab is no space');
is(why('3/3/x w'), 'bad_letter', 'bad_letter: a character that is not w, b, / or a digit');
is(why('3/3/0 w'), 'bad_letter', '... 0 is not a digit from 1 to 9');
is(why('3/3/B11 w'), 'bad_letter', '... B is not b');
is(why("3/3/\x{663} w"), 'bad_letter', '... a digit of another script is not one');
is(why("3/3/3\n w"), 'bad_letter', '... nor is the end of a line');
is(why("3/3/3\0 w"), 'bad_letter', '... nor a NUL');
is(why('3/3 w'), 'rows', 'rows: not three ranks or five');
is(why(' w'), 'rows', '... none');
is(why('3/3/2 w'), 'width', 'width: ranks of different widths');
is(why('4/4/4 w'), 'width', '... all of a width that is not 3, 5, 7 or 9');
is(why('99/99/99 w'), 'width', '... or more');
is(why('// w'), 'width', '... or nothing');
is(why('3/3/3 x'), 'side', 'side: not w or b');
is(why('3/3/3 '), 'side', '... missing');
is(why('3/3/3 wb'), 'side', '... both');
is(why('3/3/3 W'), 'side', '... upper case');
is(why("3/3/3 w\n"), 'side', '... followed by the end of a line');
is(why("3/3/3 w\n 0 1"), 'side', '... before counts as well');
is(why("3/3/3 w $_->[0] $_->[1]"), 'bad_count', "bad_count: $_->[2]")
    for ['x', 1, 'not a number'], [0, 'x', 'either of them'], [-1, 1, 'below 0'], [0, 0, 'a move number below 1'], [0, '00', 'however it is spelt'],
    ['1.5', 2, 'not whole'], ['', 1, 'missing'], [0, '', 'the other missing'], ["\x{661}", 1, 'a digit of another script'],
    [1_000_000_000, 1, 'ten digits'], ['1e3', 1, 'an exponent'], ['+1', 1, 'a sign'], [0, "1\n", 'followed by the end of a line'];

# The first in that order is reported.
is(why('x' x 52), 'too_long', 'too_long comes before bad_shape');
is(why('x w 0'), 'bad_shape', 'bad_shape before bad_letter');
is(why('x/4 q z z'), 'bad_letter', 'bad_letter before rows');
is(why('2/4 q z z'), 'rows', 'rows before width');
is(why('2/4/3 q z z'), 'width', 'width before side');
is(why('3/3/3 q z z'), 'side', 'side before bad_count');

is(format_position(SETUP, 3, 7), SETUP . ' 3 7', 'format_position gives the four-field form');
is(format_position(SETUP), SETUP . ' 0 1', 'the counts are 0 and 1 when left out');
is(format_position(SETUP, undef, undef), SETUP . ' 0 1', '... or undefined');
is(format_position(SETUP, 5), SETUP . ' 5 1', '... one as well as both');
is(format_position(SETUP, undef, 5), SETUP . ' 0 5', '... whichever');
is(format_position('21/111/3 b', '007', '01'), '3/3/3 b 7 1', 'board and counts come out in the one spelling');
is_deeply([format_position(SETUP . ' 0 1')], [undef], 'undef if the board already has counts');
is_deeply([format_position($_)], [undef], 'undef if it is not a position: ' . shown($_))
    for undef, '', 'x', '3/3/4 w', "3/3/3 w\n", [], {}, \'3/3/3 w';
is_deeply([format_position()], [undef], '... or nothing');
is_deeply([format_position(SETUP, 0, 0)], [undef], 'undef for a move number of 0');
for my $count (-1, '1.5', 'x', '', ' ', "1\n", '1 2', "\x{661}", 1_000_000_000, 1e300, 9**9**9, '1e3', '+1', "1\0", [], {}, \1, sub { }) {
    my $shown = shown($count);
    is_deeply([format_position(SETUP, $count, 1)], [undef], "undef if a count is not a number: $shown");
    is_deeply([format_position(SETUP, 1, $count)], [undef], '... the other count likewise');
}
{
    package Text;
    use overload '""' => sub { $_[0][0] };
}
sub text { return bless [@_], 'Text' }
is(format_position(text('3/3/3 w'), text(4), text(5)), '3/3/3 w 4 5', 'objects that are strings are taken for them');
is(parse_position(text('3/3/3 w'))->{board}, '3/3/3 w', '... by parse_position as well');

finish();
