# Points by name, by file and rank, and by number.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish pt ascending);
use NotationTest;
use Game::Fanorona::Notation qw(parse_point format_point square_of name_of);

is_deeply([parse_point('e3')], [4, 2], 'the file and rank of a point are each counted from 0');
is_deeply([parse_point('a1')], [0, 0], "a1 is the corner on White's left");
is_deeply([parse_point('i5')], [8, 4], 'i5 is the corner opposite');
is_deeply([parse_point('c3', cols => 3, rows => 3)], [2, 2], 'the size may be given');
is_deeply([parse_point('j1')], [], 'a name that is not a point gives an empty list');
is_deeply([parse_point('E3')], [], 'a point is always lower case');
is(format_point(4, 2), 'e3', 'format_point names the point');

# Every point of every size, and only those.
for my $cols (3, 5, 7, 9) {
    for my $rows (3, 5) {
        my $wrong = 0;
        for my $file (0 .. 25) {
            for my $rank (0 .. 9) {
                my $name     = chr(97 + $file) . $rank;
                my @expected = $file < $cols && $rank >= 1 && $rank <= $rows ? ($file, $rank - 1) : ();
                $wrong++ if join(',', parse_point($name, cols => $cols, rows => $rows)) ne join ',', @expected;
            }
        }
        is($wrong, 0, "a board of $cols by $rows has its own points and no others");
    }
}
is_deeply([parse_point('f3', cols => 5)], [], 'one measure may be given without the other: the files');
is_deeply([parse_point('c4', rows => 3)], [], '... or the ranks');
is_deeply([parse_point('i4', cols => 9)], [8, 3], '... which leaves the other as it is');
is_deeply([parse_point('e3', cols => undef, rows => undef)], [4, 2], 'an undefined measure was not given');
for my $size ([0, 5], [9, 0], [4, 5], [9, 4], [11, 5], [9, 7], [1, 1], [-9, 5], ['9.0', 5], ['', 5], [[], 5], [9, {}]) {
    is_deeply([parse_point('a1', cols => $size->[0], rows => $size->[1])], [],
        'no board is ' . join ' by ', map { shown($_) } @$size);
}
is_deeply([parse_point('a1', 'cols')], [], 'an option without a value is no board');
is_deeply([parse_point('a1', width => 9)], [], 'nor is an option there is not');
is_deeply([parse_point('a1', undef, 9)], [], '... nor one without a name');

my ($there, $not) = (scalar(parse_point('e3')), scalar(parse_point('j3')));
is($there, 2, 'in scalar context parse_point is true for a point');
ok(defined $not && !$not, '... and false for anything else');

# The four functions agree on every point there is.
my (%seen, $wrong);
for my $file (0 .. 8) {
    for my $rank (0 .. 4) {
        my $name = format_point($file, $rank);
        my $sq   = square_of($name);
        $seen{$sq}++;
        $wrong++ if $name ne chr(97 + $file) . ($rank + 1);
        $wrong++ if join(',', parse_point($name)) ne "$file,$rank";
        $wrong++ if $sq != pt($name) || name_of($sq) ne $name;
    }
}
ok(!$wrong, 'the four functions undo each other, and number points as the engine does');
is(scalar keys %seen, 45, '... with forty-five numbers');
is_deeply([grep { defined name_of($_) } -100 .. 1000], [ascending keys %seen], 'no other number has a name');

is(square_of('a1'), 12, 'a1 is 12');
is(square_of('e3'), 38, 'e3 is 38');
is(square_of('j9'), -1, 'square_of answers -1 to what is not a point');
is(name_of(11), undef, 'name_of answers undef to what is not a number of a point');

# What is not a point or a number.
my @odd = (undef, '', ' ', "\n", "\0", 'e', '3', '3e', 'e33', 'ee3', "e3\n", "e3\0", ' e3', 'E3', "\x{435}3", "e\x{663}",
    "\x{ff45}3", 'e3' x 100_000, [], {}, sub { }, \'e3', bless({}, 'Some::Class'), qr/e3/, \*STDOUT);
for my $i (0 .. $#odd) {
    is_deeply([parse_point($odd[$i]), square_of($odd[$i]), name_of($odd[$i])], [-1, undef], "stranger $i is no point");
}
for my $value (undef, '', -1, 9, 1.5, '1e0', '0x1', "4\n", ' 4', '04', '+4', "\x{664}", 1e300, -1e300, 9**9**9, -sin(9**9**9),
    [], {}, \4, bless([], 'Some::Class'))
{
    my $shown = shown($value);
    is_deeply([format_point($value, 2)], [undef], "no file is $shown");
    is_deeply([format_point(2, $value)], [undef], '... and no rank') unless defined $value && $value eq 4;
}
is_deeply([format_point(0, 5)], [undef], 'no rank is 5');
is_deeply([format_point()], [undef], 'format_point of nothing is undef');
is_deeply([parse_point()], [], 'parse_point of nothing is nothing');
is_deeply([square_of(), name_of()], [-1, undef], 'square_of and name_of of nothing are -1 and undef');

{
    package Text;
    use overload '""' => sub { $_[0][0] };
}
is_deeply([parse_point(bless ['e3'], 'Text')], [4, 2], 'an object that is a string is taken for it');
is(square_of(bless ['e3'], 'Text'), 38, '... by square_of as well');

finish();
