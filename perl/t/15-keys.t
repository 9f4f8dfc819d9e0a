# Keys: what they are made of, what they tell apart, and what they do not.
use strict;
use warnings;
use Test::More;
use B ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

# The generator the plain keys are drawn from gives what splitmix64 is published to give.
{
    my $next = PlainKeys::generator('000000000012d687');
    is(join(' ', map { PlainKeys::hex_of($next->()) } 1 .. 3), '599ed017fb08fc85 2c73f08458540fa5 883ebce5a3f27c77', 'splitmix64 from 1234567');
}

# What each stone, the side and each size contribute.
my (@wrong, %numbers);
for my $stone (WHITE, BLACK) {
    for my $sq ($class->new->all_squares) {
        my $hex = $class->zobrist_hex($stone, $sq);
        push @wrong, "$stone on $sq: $hex" if $hex ne PlainKeys::hex_of(PlainKeys::stone($stone, $sq));
        $numbers{$hex}++;
    }
}
is_deeply(\@wrong, [], 'zobrist_hex of every stone on every point');
is($class->zobrist_side_hex, PlainKeys::hex_of(PlainKeys::side()), 'zobrist_side_hex');
$numbers{ $class->zobrist_side_hex }++;
for my $size (@PlainFanorona::SIZES) {
    is($class->zobrist_size_hex(@$size), PlainKeys::hex_of(PlainKeys::size(@$size)), "zobrist_size_hex(@$size)");
    $numbers{ $class->zobrist_size_hex(@$size) }++;
}
is(scalar keys %numbers, 90 + 1 + 8, 'all different');
refused(sub { $class->zobrist_hex(@$_) }, '', 'zobrist_hex of ' . join ', ', map { defined() ? $_ : 'undef' } @$_)
    for [WHITE, 0], [WHITE, 11], [WHITE, 77], [WHITE, -1], [BORDER, 38], [4, 38], [257, 38], [WHITE, 256 + 38], [WHITE, undef], [undef, 38], ['w', 38];
refused(sub { $class->zobrist_size_hex(@$_) }, '', 'zobrist_size_hex of ' . join ', ', map { defined() ? $_ : 'undef' } @$_)
    for [4, 5], [9, 4], [0, 0], [-3, 3], [259, 3], [3, undef], [undef, 3], ['nine', 5];

# Form.
for my $key ($class->new->key_hex, $class->new->key_full_hex, $class->zobrist_hex(WHITE, 38), $class->zobrist_side_hex, $class->zobrist_size_hex(9, 5)) {
    like($key, qr/\A[0-9a-f]{16}\z/, "$key is sixteen lowercase hexadecimal characters");
    ok(B::svref_2object(\$key)->FLAGS & B::SVf_POK(), 'and a string');
}

# The key of a position is the xor of what is there.
for my $size (@PlainFanorona::SIZES) {
    my $b = $class->new(cols => $size->[0], rows => $size->[1]);
    my $plain = PlainFanorona->setup(@$size);
    is($b->key_hex, $plain->key_hex, "@$size: the key of the set-up");
    is($b->set_side(BLACK)->key_hex, do { $plain->{side} = 2; $plain->key_hex }, "@$size: Black to move");
    my $empty = $class->new(cols => $size->[0], rows => $size->[1], empty => 1);
    is($empty->key_hex, $class->zobrist_size_hex(@$size), "@$size: an empty board's is its size's");
}

# The same position, the same key, however it was reached.
{
    my $b = $class->new(empty => 1);
    my @order = reverse $b->all_squares;
    my $set = $class->new;
    $b->put($_, $set->at($_)) for @order;
    is($b->key_hex, $set->key_hex, 'put stone by stone');
    is($class->new(position => SETUP)->key_hex, $set->key_hex, 'loaded');
    is($set->clone->key_hex, $set->key_hex, 'cloned');
    $b->put(38, BLACK)->put(38, WHITE)->lift(38)->lift(38)->set_side(BLACK)->set_side(WHITE);
    is($b->key_hex, $set->key_hex, 'changed there and back');
    my ($status, $out, $err) = run_perl('use Game::Fanorona::Engine; print Game::Fanorona::Engine->new->key_hex');
    is("$status $out $err", '0 ' . $set->key_hex . ' ', 'in another process');
    is($set->key_hex, PlainFanorona->setup(9, 5)->key_hex, 'on every machine');
}
{
    my $b = board('9/9/3wb4/9/9 w');
    my %key = map { (board($_)->key_hex => 1) } '9/9/3wb4/9/9 w', '9/9/3wb4/9/9 b', '9/9/3bw4/9/9 w', '9/9/4wb3/9/9 w', '9/9/3w5/9/9 w',
        '7/7/3wb2/7/7 w', '5/5/3wb/5/5 w', '9/9/9/9/9 w', '7/7/7/7/7 w', '9/9/9 w', '3/3/3 w', '3/3/3/3/3 w', '5/5/5 w';
    is(scalar keys %key, 13, 'other stones, other points, the other side, another size: other keys');
    my $size = PlainKeys::size(9, 5) ^ PlainKeys::size(7, 5);
    is(PlainKeys::hex_of(pack('H16', board('7/7/3wb2/7/7 w')->key_hex) ^ $size), $b->key_hex, 'the same stones on two sizes differ by the sizes alone');
}

# key_full_hex always equals key_hex, and both are the plain rules' key.
seed_numbers(15);
my (@unequal, @different);
for my $n (1 .. 600) {
    my $b = board(random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] }));
    my @all = $b->all_squares;
    for (1 .. 12) {
        my $what = number_below(5);
        my @steps = $b->play_steps;
        if    ($what == 0) { $b->put($all[ number_below(scalar @all) ], number_below(3)) }
        elsif ($what == 1) { $b->lift($all[ number_below(scalar @all) ]) }
        elsif ($what == 2) { $b->set_side(1 + number_below(2)) }
        elsif ($what == 3) { $b->stop }
        elsif (@steps)     { $b->play($steps[ number_below(scalar @steps) ]) }
        push @unequal, $b->to_string if $b->key_hex ne $b->key_full_hex;
    }
    my ($plain) = PlainFanorona->of_string($b->to_string);
    push @different, $b->to_string if $b->key_hex ne $plain->key_hex;
}
is_deeply(\@unequal, [], 'key_full_hex equals key_hex after every change');
is_deeply(\@different, [], 'and is the key worked out from its description');

finish();
