# The position string: reading, writing, and every reason to refuse one.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my @reason = qw(POS_OK POS_NULL POS_LONG POS_LETTER POS_ROWS POS_WIDTH POS_SIDE);

sub shown { my ($s) = @_; return 'undef' if !defined $s; $s =~ s/([^ -~])/sprintf '\\x{%x}', ord $1/ge; return "'$s'" }

sub reads {
    my ($string, $want, $name) = @_;
    my ($b, $err) = $class->of_string($string);
    return ok($b && defined $err && $err == POS_OK && $b->to_string eq $want, "$name: " . shown($string))
        || diag defined $b ? $b->to_string : "refused with $err";
}

sub refuses {
    my ($string, $want, $name) = @_;
    my $live = $class->live;
    my @got = $class->of_string($string);
    is(scalar @got, 2, shown($string) . ' answers a pair');
    ok(!defined $got[0], '... of undef');
    is($got[1], $want, "... and $reason[$want]: $name");
    is(scalar($class->of_string($string)), undef, '... and undef in scalar context');
    return is($class->live, $live, '... leaving no board behind');
}

# Reading and writing.
reads(SETUP, SETUP, 'the set-up');
reads('wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w', 'wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w',
    'refused for its shape and never for its sense');
reads('9/9/9/9/9 b', '9/9/9/9/9 b', 'no stones at all, Black to move');
reads('111/12/21 w', '3/3/3 w', 'a run may be spelt long');
reads('41/5/5 w', '5/5/5 w', 'a run may be spelt long');
reads('1w1111111/9/81 b', '1w7/9/9 b', 'and is written short');
reads('111111111/111111111/111111111/111111111/111111111 w', '9/9/9/9/9 w', 'fifty-one characters');
is(length '111111111/111111111/111111111/111111111/111111111 w', 51, 'which is the longest');
{
    my $b = board('w1b/3/b1w w');
    is(join('', map { $b->at(pt($_)) } qw(a1 b1 c1 a2 b2 c2 a3 b3 c3)), '201000102', 'ranks from the top down');
    isa_ok(scalar($class->of_string('3/3/3 w')), $class, 'of_string in scalar context');
}
for my $size (@PlainFanorona::SIZES) {
    my $string = PlainFanorona->setup(@$size)->to_string;
    my $b = board($string);
    is($b->cols . 'x' . $b->rows, join('x', @$size), "the size of '$string' is read from it");
}

# Each reason.
refuses(undef, POS_NULL, 'no string');
refuses('', POS_NULL, 'an empty one');
refuses('111111111/111111111/111111111/111111111/111111111 w ', POS_LONG, '52 characters');
refuses('x' x 52, POS_LONG, 'whatever they are');
refuses("\0" x 52, POS_LONG, 'whatever they are');
refuses('/' x 1_000_000, POS_LONG, 'a million of them');
refuses($_, POS_LETTER, 'a character that is not w, b, / or 1 to 9')
    for 'bbx/3/3 w', 'bb0/3/3 w', 'BBB/3/3 w', "bb\0/3/3 w", "bb\n/3/3 w", "bb\t/3/3 w", 'bb-/3/3 w', "\0", 'hello',
    "bb\xe9/3/3 w", 'bb./3/3 w', "3/3/3\tw", "3/3/3\0 w";
refuses($_, POS_ROWS, 'neither three ranks nor five')
    for '3 w', '3/3 w', '3/3/3/3 w', '3/3/3/3/3/3 w', '/3/3/3 w', '3/3/3/ w', '9/9/9/9 w', '/ w', ' w', ' ', 'w', '9';
refuses($_, POS_WIDTH, 'ranks of different widths, or not 3, 5, 7 or 9 wide')
    for '3/3/5 w', '5/3/3 w', '3/5/3 w', '4/4/4 w', '1/1/1 w', '2/2/2 w', '6/6/6 w', '8/8/8 w', '91/91/91 w',
    '99/99/99 w', '//', '// w', '//// w', '3//3 w', '3/3/ w', '/3/3 w', 'bbb/bbb/bbbb w', '9/9/9/9/8 w', '3/3/3/3/4 w',
    '999999999999/3/3 w', 'wwwwwwwwwww/wwwwwwwwwww/wwwwwwwwwww w';
refuses($_, POS_SIDE, 'the side is missing, not w or b, or followed by something')
    for '3/3/3', '3/3/3 ', '3/3/3 W', '3/3/3 x', '3/3/3  w', '3/3/3 w ', '3/3/3 ww', '3/3/3 wb', "3/3/3 w\n", "3/3/3 w\0",
    "3/3/3 \0", "3/3/3 \0w", '3/3/3 w 0 1', '3/3/3 w/', '3/3/3 1', "3/3/3 w\xe9";

# More than one fault: the first in the order of the document is reported.
my @fault = (
    [POS_LONG, 'x' x 60, 'long, and a wrong letter'],
    [POS_LONG, ('3/' x 30) . ' w', 'long, and too many ranks'],
    [POS_LONG, '3/3/3 w' . ' ' x 50, 'long, and a side with something after it'],
    [POS_LETTER, 'x', 'a wrong letter, ranks, and side'],
    [POS_LETTER, '3/x w', 'a wrong letter and ranks'],
    [POS_LETTER, '3/3/3x w', 'a wrong letter and width'],
    [POS_LETTER, '3/3/0', 'a wrong letter, width and side'],
    [POS_ROWS, '3/4 w', 'ranks and width'],
    [POS_ROWS, '3/3', 'ranks and side'],
    [POS_ROWS, '3/3/3/3/3/3/9 x', 'ranks, width and side'],
    [POS_WIDTH, '3/3/4', 'width and side'],
    [POS_WIDTH, '3/3/4 q', 'width and side'],
);
refuses($_->[1], $_->[0], $_->[2]) for @fault;
{
    # In the board only: what follows the first space is the side and what comes after.
    refuses('3/3/3 w x', POS_SIDE, 'a wrong letter after the first space is not in the board');
    refuses('3/3/3 /', POS_SIDE, 'nor is a rank');
}

# Strings are characters, however perl keeps them.
refuses("bb\x{263a}/3/3 w", POS_LETTER, 'a wide character in the board');
refuses("3/3/3 \x{263a}", POS_SIDE, 'a wide character for the side');
refuses("3/3/3 w\x{263a}", POS_SIDE, 'a wide character after the side');
refuses("\x{263a}" x 51, POS_LETTER, 'fifty-one wide characters are not too long');
refuses("\x{263a}" x 52, POS_LONG, 'fifty-two are');
refuses("\xe9" x 51, POS_LETTER, 'fifty-one characters above 127 are not too long');
{
    my $upgraded = SETUP;
    utf8::upgrade($upgraded);
    reads($upgraded, SETUP, 'the set-up, upgraded');
    my $accented = "\xe9" x 51;
    utf8::upgrade($accented);
    refuses($accented, POS_LETTER, 'fifty-one characters above 127, upgraded');
    is(utf8::is_utf8(board(SETUP)->to_string) ? 1 : 0, 0, 'the string written is plain bytes');
}

# A number or a reference is its string.
refuses(333, POS_ROWS, 'a number');
refuses(3.5, POS_LETTER, 'a fraction');
for my $ref ([], {}, sub { 1 }, \my $scalar, qr/x/) {
    my ($b, $err) = $class->of_string($ref);
    ok(!defined $b && $err > 0, 'a ' . ref($ref) . ' reference is no position');
}

# Random strings of the right characters, and strings a little wrong, against the plain reader.
seed_numbers(5);
my @letters = (qw(w b / 1 2 3 4 5 9 0 x), ' ', "\0");
my @wrong;
for my $n (1 .. 20_000) {
    my $string;
    if ($n % 2) {
        $string = join '', map { $letters[number_below(scalar @letters)] } 1 .. 1 + number_below(14);
    }
    else {
        $string = random_board(@{ $PlainFanorona::SIZES[number_below(8)] });
        for (1 .. number_below(3)) {
            substr $string, number_below(length $string), number_below(2), $letters[number_below(scalar @letters)];
        }
    }
    my ($plain, $want) = PlainFanorona->of_string($string);
    my ($b, $err) = $class->of_string($string);
    push @wrong, shown($string) . " gave $err, not $want" if $err != $want;
    push @wrong, shown($string) . ' reads as ' . $b->to_string if $plain && $b && $b->to_string ne $plain->to_string;
}
is_deeply(\@wrong, [], 'twenty thousand strings are read and refused as the plain reader does');
is($class->live, 0, 'and no board is left');

finish();
