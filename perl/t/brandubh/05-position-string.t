# The position string: reading, writing, and every reason to refuse one.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my @reason = qw(POS_OK POS_NULL POS_ROWS POS_WIDTH POS_LETTER POS_SIDE POS_LONG);

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
reads('7/7/7/3k3/7/7/7 d', '7/7/7/3k3/7/7/7 d', 'a king alone, the defenders to move');
reads('7/7/7/7/7/7/7 a', '7/7/7/7/7/7/7 a', 'nobody');
reads('kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk d', 'kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk/kkkkkkk d',
    'refused for its shape and never for its sense: forty-nine kings');
reads('3k3/7/7/7/7/7/3k3 a', '3k3/7/7/7/7/7/3k3 a', '... two');
reads('aaaaaaa/7/7/7/7/7/7 a', 'aaaaaaa/7/7/7/7/7/7 a', '... none, and attackers on corners');
reads('7/7/7/3a3/7/7/7 a', '7/7/7/3a3/7/7/7 a', '... an attacker on the throne');
reads('1111111/111112/21111d/1d5/511/4111/61 a', '7/7/6d/1d5/7/7/7 a', 'a run may be spelt long, and is written short');
reads('1111111/1111111/1111111/1111111/1111111/1111111/1111111 d', '7/7/7/7/7/7/7 d', 'fifty-seven characters');
is(length '1111111/1111111/1111111/1111111/1111111/1111111/1111111 d', 57, 'which is the longest that is right');
{
    my $b = board('a5d/7/7/7/7/7/k6 d');
    is($b->at(sq('a7')), ATTACKER, 'the string begins with a7');
    is($b->at(sq('g7')), DEFENDER, '... goes on to g7');
    is($b->at(sq('a1')), KING, '... and its last rank is rank 1');
    is($b->side, DEFENDERS, 'd is the defenders\' turn');
    is(board('7/7/7/7/7/7/7 a')->side, ATTACKERS, 'a the attackers\'');
    isa_ok(scalar($class->of_string(SETUP)), $class, 'of_string in scalar context');
    isa_ok(scalar($b->of_string(SETUP)), $class, 'of_string of a board');
}

# Each reason.
refuses(undef, POS_NULL, 'no string');
refuses('', POS_NULL, 'an empty one');
refuses($_, POS_ROWS, 'fewer ranks than seven, or more')
    for '7 a', '7/7 a', '7/7/7/7/7/7 a', '7/7/7/7/7/7', '7', '7/7/7/7/7/7/7/7 a', '7/7/7/7/7/7/7/', '7/7/7/7/7/7/7/ a', '7/7/7/7/7/7/7/x',
    '7/7/7/7/7/7/7//', 'aaaaaaa';
refuses($_, POS_WIDTH, 'a rank that is not seven wide')
    for '/', '6', '6/7/7/7/7/7/7 a', '7/7/7/7/7/7/6 a', '7/7/7/7/7/7/ a', '/7/7/7/7/7/7 a', '7//7/7/7/7/7 a', '8/7/7/7/7/7/7 a', '9', '8',
    '71/7/7/7/7/7/7 a', '7a', '7k', '7d/7/7/7/7/7/7 a', 'aaaaaaaa', '61k/7', '44/7/7/7/7/7/7 a', 'aaaaaa2', '3a4/7', '7/6', '7/6 a', ' a', ' ', '7/ a', 'a position';
refuses($_, POS_LETTER, 'a character that names no piece')
    for 'x', '0', '07', '7/7/7/7/7/7/7x a', '3A3/7/7/7/7/7/7 a', 'K', 'D', '7/7/7/w6', '7/7/7/b6', "7\n/7", "7\t/7", "\0", "7/7/7/7/7/7/7\0 a", '-', '7.7', "\xe9", 'hello',
    '70/7/7/7/7/7/7 a', '7/7/7/7/7/7/7,a', "7/7/7/7/7/7/7\ta", '+7';
refuses($_, POS_SIDE, 'a side that is missing, unknown or followed by something')
    for '7/7/7/7/7/7/7', '7/7/7/7/7/7/7 ', '7/7/7/7/7/7/7 A', '7/7/7/7/7/7/7 D', '7/7/7/7/7/7/7 k', '7/7/7/7/7/7/7 w', '7/7/7/7/7/7/7 x', '7/7/7/7/7/7/7  a', '7/7/7/7/7/7/7 a ',
    '7/7/7/7/7/7/7 aa', '7/7/7/7/7/7/7 ad', "7/7/7/7/7/7/7 a\n", "7/7/7/7/7/7/7 a\0", "7/7/7/7/7/7/7 \0", '7/7/7/7/7/7/7 a 0 1', '7/7/7/7/7/7/7 a/', '7/7/7/7/7/7/7 1', "7/7/7/7/7/7/7 a\xe9",
    '7/7/7/7/7/7/7 0', '7/7/7/7/7/7/7 /';
refuses($_, POS_LONG, 'a string too long to be a position')
    for 'x' x 64, "\0" x 64, '/' x 1_000_000, SETUP . ' ' x 64, '1111111/1111111/1111111/1111111/1111111/1111111/1111111 attacker', 'a' x 64, ' ' x 64;
is(length '1111111/1111111/1111111/1111111/1111111/1111111/1111111 attacker', 64, 'sixty-four characters are too long');
refuses('1111111/1111111/1111111/1111111/1111111/1111111/1111111 attacke', POS_SIDE, '... and sixty-three are not');
refuses('7/' x 31 . '7', POS_ROWS, '... and sixty-three are not');
refuses('x' x 63, POS_LETTER, '... and sixty-three are not');

# More than one fault: the first that the reader comes to.
my @fault = (
    [POS_LONG, 'x' . '/' x 80, 'long before all'],
    [POS_LETTER, 'x/7', 'a letter, then a rank too narrow'],
    [POS_WIDTH, '7/6/x', 'a narrow rank, then a letter'],
    [POS_WIDTH, '8x', 'a wide rank, then a letter'],
    [POS_LETTER, '7x/8', 'a letter, then a wide rank'],
    [POS_LETTER, 'aaaaaaax', 'a letter where the rank is full'],
    [POS_WIDTH, 'aaaaaaaa/x', 'a piece where the rank is full, then a letter'],
    [POS_WIDTH, '7/7/7/7/7/7/8/8', 'a wide rank, then an eighth'],
    [POS_ROWS, '7/7/7/7/7/7/7/x', 'an eighth rank, then a letter'],
    [POS_ROWS, '7/7/7/7/7/7/7/9', 'an eighth rank, then a wide one'],
    [POS_WIDTH, '7/7/7/7/7/7/6/7', 'a seventh rank too narrow, then an eighth'],
    [POS_WIDTH, '7/6 x', 'a narrow rank, too few, and a wrong side'],
    [POS_ROWS, '7/7 x', 'too few ranks, then a wrong side'],
    [POS_ROWS, '7/7', 'too few ranks, and no side'],
    [POS_LETTER, '7/7/7/7/7/7/7x x', 'a letter, then a wrong side'],
    [POS_WIDTH, '7/7/7/7/7/7/5 x', 'a narrow rank, then a wrong side'],
    [POS_WIDTH, '7/7/7/7/7/7/5', 'a narrow rank, and no side'],
);
refuses($_->[1], $_->[0], $_->[2]) for @fault;

# Strings are characters, however perl keeps them.
refuses("aa\x{263a}/7", POS_LETTER, 'a wide character in the ranks');
refuses("7/7/7/7/7/7/7 \x{263a}", POS_SIDE, 'a wide character for the side');
refuses("7/7/7/7/7/7/7 a\x{263a}", POS_SIDE, 'a wide character after the side');
refuses("7/7/7/7/7/7/7\x{a0}a", POS_LETTER, 'another space');
refuses("\x{663}" x 7, POS_LETTER, 'digits of another script');
refuses("\x{263a}" x 63, POS_LETTER, 'sixty-three wide characters are not too long');
refuses("\x{263a}" x 64, POS_LONG, 'sixty-four are');
refuses("\xe9" x 63, POS_LETTER, 'sixty-three characters above 127 are not too long');
{
    my $upgraded = SETUP;
    utf8::upgrade($upgraded);
    reads($upgraded, SETUP, 'the set-up, upgraded');
    my $accented = "\xe9" x 63;
    utf8::upgrade($accented);
    refuses($accented, POS_LETTER, 'sixty-three characters above 127, upgraded');
    is(utf8::is_utf8(board(SETUP)->to_string) ? 1 : 0, 0, 'the string written is plain bytes');
}

# A number or a reference is its string.
refuses(7, POS_ROWS, 'a number');
refuses(3.5, POS_LETTER, 'a fraction');
for my $ref ([], {}, sub { 1 }, \my $scalar, qr/x/) {
    my ($b, $err) = $class->of_string($ref);
    ok(!defined $b && $err > 0, 'a ' . ref($ref) . ' reference is no position');
}

# Whatever was read is written the same way again.
{
    seed_numbers(50);
    my @wrong;
    for (1 .. 2000) {
        my $string = random_position();
        push @wrong, $string if board($string)->to_string ne $string;
    }
    is_deeply(\@wrong, [], 'two thousand positions are written as they were read');
}

# Random strings of the right characters, and strings a little wrong, against the plain reader.
seed_numbers(5);
my @letters = (qw(a d k / 1 2 3 7 8 9 0 x A), ' ', "\0");
my (@wrong, %answers);
for my $n (1 .. 20_000) {
    my $string;
    if ($n % 4 == 0) {
        $string = join '', map { $letters[ number_below(scalar @letters) ] } 1 .. 1 + number_below(12);
    }
    else {
        $string = random_position();
        for (1 .. number_below(3)) {
            substr $string, number_below(1 + length $string), number_below(2), $letters[ number_below(scalar @letters) ];
        }
    }
    my ($plain, $want) = PlainBrandubh->of_string($string);
    my ($b, $err) = $class->of_string($string);
    $answers{$want}++;
    push @wrong, shown($string) . " gave $err, not $want" if $err != $want;
    push @wrong, shown($string) . ' reads as ' . $b->to_string if $plain && $b && $b->to_string ne $plain->to_string;
}
is_deeply(\@wrong, [], 'twenty thousand strings are read and refused as the plain reader does');
is_deeply([grep { !$answers{$_} } POS_OK, POS_ROWS .. POS_SIDE], [], '... with every answer among them') or diag explain \%answers;
is($class->live, 0, 'and no board is left');

finish();
