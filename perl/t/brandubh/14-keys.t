# Keys: what they are made of, what they tell apart, and what they do not.
use strict;
use warnings;
use Test::More;
use B ();
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my %letter = (ATTACKER, 'a', DEFENDER, 'd', KING, 'k');

# What each piece and the side contribute.
my (@wrong, %numbers);
for my $piece (ATTACKER, DEFENDER, KING) {
    for my $name (@PlainBrandubh::NAMES) {
        my $hex = $class->zobrist_hex($piece, sq($name));
        push @wrong, "$piece on $name: $hex" if $hex ne PlainBrandubh::piece_key($letter{$piece}, $name);
        $numbers{$hex}++;
    }
}
is_deeply(\@wrong, [], 'zobrist_hex of every piece on every square');
is($class->zobrist_hex(KING, sq('d4')), 'fa26dc19dcc41964', 'the king on d4');
is($class->zobrist_hex(ATTACKER, sq('a1')), '9f6841b8aac743c7', 'an attacker on a1');
is($class->zobrist_side_hex, 'dca9f8bb22f5c613', 'zobrist_side_hex');
is($class->zobrist_side_hex, PlainBrandubh::side_key(), '... worked out again');
$numbers{ $class->zobrist_side_hex }++;
is(scalar keys %numbers, 3 * 49 + 1, 'all different');
refused(sub { $class->zobrist_hex(@$_) }, '', 'zobrist_hex of ' . join ', ', map { shown($_) } @$_)
    for [KING, 0], [KING, 9], [KING, 17], [KING, 80], [KING, 81], [KING, -1], [KING, 256 + 40], [KING, undef], [KING, 'd4'],
    [EMPTY, 40], [BORDER, 40], [-1, 40], [257, 40], [undef, 40], ['k', 40], [1.5, 40], [KING, 40.5];

# Form.
for my $key ($class->new->key_hex, $class->new->key_full_hex, $class->zobrist_hex(KING, 40), $class->zobrist_side_hex, $class->new(empty => 1)->key_hex) {
    like($key, qr/\A[0-9a-f]{16}\z/, "$key is sixteen lowercase hexadecimal characters");
    ok(B::svref_2object(\$key)->FLAGS & B::SVf_POK(), 'and a string');
}

# The key of a position is the xor of what is there.
is($class->new->key_hex, 'f161530840d30927', 'the key of the set-up');
is($class->new(empty => 1)->key_hex, '0000000000000000', 'of an empty board with the attackers to move');
is($class->new(empty => 1)->set_side(DEFENDERS)->key_hex, $class->zobrist_side_hex, '... with the defenders to move');
is($class->new(empty => 1)->put(sq('d4'), KING)->key_hex, $class->zobrist_hex(KING, sq('d4')), '... with a king');
{
    my $sum = "\0" x 8;
    my $b = $class->new->set_side(DEFENDERS);
    $sum ^= pack 'H16', $_ for $class->zobrist_side_hex, map { $class->zobrist_hex($b->at($_), $_) } grep { $b->at($_) != EMPTY } $b->all_squares;
    is(unpack('H16', $sum), $b->key_hex, 'a key is the exclusive or of its parts');
}

# The same position, the same key, however it was reached.
{
    my $set = $class->new;
    my $b = $class->new(empty => 1);
    $b->put($_, $set->at($_)) for reverse $b->all_squares;
    is($b->key_hex, $set->key_hex, 'put piece by piece');
    is($class->new(position => SETUP)->key_hex, $set->key_hex, 'loaded');
    is($set->clone->key_hex, $set->key_hex, 'cloned');
    $b->put(sq('a1'), KING)->put(sq('a1'), ATTACKER)->lift(sq('a1'))->lift(sq('a1'))->set_side(DEFENDERS)->set_side(ATTACKERS);
    is($b->key_hex, $set->key_hex, 'changed there and back');
    $b->do_move(mv($_)) for qw(d7-c7 c4-c6 c7-d7 c6-c4);
    is($b->key_hex, $set->key_hex, 'played there and back');
    my ($status, $out, $err) = run_perl('use Game::Brandubh::Engine; print Game::Brandubh::Engine->new->key_hex');
    is("$status $out $err", '0 ' . $set->key_hex . ' ', 'in another process');
}
{
    my %key = map { (board($_)->key_hex => 1) } '7/7/7/3k3/7/7/7 d', '7/7/7/3k3/7/7/7 a', '7/7/7/3d3/7/7/7 d', '7/7/7/3a3/7/7/7 d', '7/7/7/2k4/7/7/7 d',
        '7/7/7/7/7/7/7 d', '7/7/7/7/7/7/7 a', 'k6/7/7/3k3/7/7/7 d';
    is(scalar keys %key, 8, 'another piece, another square, the other side: other keys');
}

# key_full_hex always equals key_hex, and both are the plain rules' key.
seed_numbers(15);
my (@unequal, @different);
for my $n (1 .. 800) {
    my $b = board(random_position());
    my @all = $b->all_squares;
    my @undos;
    for (1 .. 12) {
        my $what = number_below(7);
        my $sq = $all[ number_below(49) ];
        my @moves = $b->moves;
        if    ($what == 0) { $b->put($sq, 1 + number_below(3)); @undos = () }
        elsif ($what == 1) { $b->lift($sq); @undos = () }
        elsif ($what == 2) { $b->set_side(number_below(2)); @undos = () }
        elsif ($what == 3) { $b->relocate($class->move($sq, $all[ number_below(49) ])); @undos = () }
        elsif ($what == 4) { $b->undo_move(pop @undos) if @undos }
        elsif ($what == 5) { my (undef, $undo) = $b->do_move($class->move($sq, $all[ number_below(49) ])); push @undos, $undo }
        elsif (@moves)     { my (undef, $undo) = $b->do_move($moves[ number_below(scalar @moves) ]); push @undos, $undo }
        push @unequal, $b->to_string if $b->key_hex ne $b->key_full_hex;
    }
    my ($plain) = PlainBrandubh->of_string($b->to_string);
    push @different, $b->to_string if $b->key_hex ne $plain->key_hex;
}
is_deeply(\@unequal, [], 'key_full_hex equals key_hex after every change');
is_deeply(\@different, [], 'and is the key worked out from its description');

finish();
