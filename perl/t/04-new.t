# new: the set-up on every size, what it takes and what it refuses.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

is($class->new->to_string, SETUP, 'new is the nine by five, set up');
my %named = (sivy => [9, 5], dimy => [5, 5], telo => [3, 3]);
for my $name (sort keys %named) {
    my $b = $class->new(board => $name);
    is_deeply([$b->cols, $b->rows], $named{$name}, "$name: its size");
    is($b->to_string, $class->new(cols => $named{$name}[0], rows => $named{$name}[1])->to_string, "$name: the same by its size");
}

for my $size (@PlainFanorona::SIZES) {
    my ($cols, $rows) = @$size;
    my $name = "${cols}x$rows";
    my $b = $class->new(cols => $cols, rows => $rows);
    is($b->to_string, PlainFanorona->setup($cols, $rows)->to_string, "$name: the set-up");
    is($b->side, WHITE, "$name: White to move");
    is($b->at($b->centre), EMPTY, "$name: the centre is empty");
    is($b->at($b->centre - 1), WHITE, "$name: a white stone directly left of it");
    is($b->at($b->centre + 1), BLACK, "$name: a black stone directly right of it");
    is($b->count(WHITE), ($cols * $rows - 1) / 2, "$name: as many white stones");
    is($b->count(BLACK), ($cols * $rows - 1) / 2, "$name: as black ones");
    is($b->in_chain ? 1 : 0, 0, "$name: no chain open");
    my $bare = $class->new(cols => $cols, rows => $rows, empty => 1);
    is($bare->count(WHITE) + $bare->count(BLACK), 0, "$name: empty leaves every point empty");
    is($bare->side, WHITE, "$name: and White to move");
    is($bare->cols . 'x' . $bare->rows, $name, "$name: on that size");
}
is($class->new(board => 'telo', empty => 1)->to_string, '3/3/3 w', 'a name with empty');
is($class->new(empty => 0)->to_string, SETUP, 'empty => 0 is not empty');
is($class->new(rows => 3, cols => 7)->to_string, 'bbbbbbb/wbw1bwb/wwwwwww w', 'in any order');
is($class->new(cols => '5', rows => '3')->points, 15, 'numbers given as strings');

is($class->new(position => '3/3/2w b')->to_string, '3/3/2w b', 'position');
is($class->new(position => 'wwwww/wwwww/wwwww w')->cols, 5, 'position takes its size from the string');
is($class->new(position => '3/3/2w b', empty => 1)->to_string, '3/3/2w b', 'position is not emptied');

is($class->new(position => '3/3/2w b', @$_)->to_string, '3/3/2w b', "position decides over a size that can be built: @$_")
    for [board => 'sivy'], [board => 'telo'], [cols => 5, rows => 3], [rows => 5, cols => 9];

# Refusals.
refused(sub { $class->new(board => 'purple') }, '', 'a name that is not a board');
refused(sub { $class->new(board => $_) }, '', "the name '" . join('', map { /[ -~]/ ? $_ : '?' } split //) . "'")
    for '', 'SIVY', "sivy\0", 'sivy ', '9x5', "\x{2014}", 'x' x 100_000;
for my $size ([4, 5], [9, 4], [11, 5], [9, 7], [1, 1], [0, 0], [-3, 3], [3, -3], [5, 9], [259, 5], [9, 261],
    [4294967305, 5], ['9e99', 5], ['nine', 5], ['9.5', 5], ['9abc', 5], ['', 5], [1e308 * 10, 5], [-9**9**9 / -9**9**9, 5]) {
    refused(sub { $class->new(cols => $size->[0], rows => $size->[1]) }, '', "a size that cannot be built: @$size");
}
refused(sub { $class->new(cols => 9) }, '', 'cols without rows');
refused(sub { $class->new(rows => 5) }, '', 'rows without cols');
refused(sub { $class->new(board => 'sivy', cols => 9, rows => 5) }, '', 'a name given together with a size');
refused(sub { $class->new(board => 'sivy', cols => 9) }, '', 'a name given together with half a size');
refused(sub { $class->new(board => 'sivy', rows => 5) }, '', 'or with the other half');

# A position does not make a size good that is none. It once did.
for my $position (SETUP, '3/3/2w b') {
    my @position = (position => $position);
    refused(sub { $class->new(@position, board => 'purple') }, '', 'with a position: a name that is not a board');
    refused(sub { $class->new(board => undef, @position) }, '', '... no name');
    refused(sub { $class->new(@position, cols => $_->[0], rows => $_->[1]) }, '', "... a size that cannot be built: @$_")
        for [4, 5], [9, 4], [0, 0], ['nine', 5], [5, '9.5'];
    refused(sub { $class->new(cols => 9, @position) }, '', '... cols without rows');
    refused(sub { $class->new(rows => 5, @position) }, '', '... rows without cols');
    refused(sub { $class->new(board => 'sivy', @position, cols => 9, rows => 5) }, '', '... a name given together with a size');
    refused(sub { $class->new(board => 'sivy', @position, rows => 5) }, '', '... or with half of one');
}
refused(sub { $class->new(position => '3/3 w', board => 'sivy') }, 'the position was refused, code 4\b', 'nor does a size make a position good that is none');

my %refusal = ('' => 1, 'w' x 52 => 2, 'xxx/3/3 w' => 3, '3/3 w' => 4, '3/3/4 w' => 5, '3/3/3' => 6);
for my $string (sort keys %refusal) {
    refused(sub { $class->new(position => $string) }, "the position was refused, code $refusal{$string}\\b",
        "the position '$string' is refused with code $refusal{$string}");
}

for my $name (qw(size postion Board COLS colour)) {
    refused(sub { $class->new($name => 1) }, $name, "the unknown argument '$name' is named");
}
refused(sub { $class->new($_ => 1) }, '', 'an unknown argument of odd characters') for '', "board\0", "\x{2014}", "\0";
refused(sub { $class->new('board') }, '', 'an argument without a value');
refused(sub { $class->new(board => 'sivy', 'empty') }, '', 'an odd list');
refused(sub { $class->new(_ptr => 12345) }, 'a board is made by new, of_string or clone', 'a board is not made from a pointer');
refused(sub { $class->new(_ptr => 0) }, 'a board is made by new, of_string or clone', 'nor from a null one');
is($class->live, 0, 'no refusal left a board behind');

finish();
