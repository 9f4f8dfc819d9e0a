# The plain rules the engine is held against, held against what the documents print and
# against the counts.
# No compiled code is loaded here.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use EngineTest;
use PlainBrandubh;

my $setup = PlainBrandubh->setup;
is($setup->to_string, '3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a', 'the set-up');
is($setup->key_hex, 'f161530840d30927', 'its key');
is(PlainBrandubh->empty->key_hex, '0000000000000000', 'that of nothing');
is(PlainBrandubh::piece_key('k', 'd4'), 'fa26dc19dcc41964', 'the king on d4');
is(PlainBrandubh::piece_key('a', 'a1'), '9f6841b8aac743c7', 'an attacker on a1');
is(PlainBrandubh::side_key(), 'dca9f8bb22f5c613', 'the defenders to move');
is(scalar(my @moves = $setup->moves), 40, 'forty moves');
is($setup->perft(2), 960, 'nine hundred and sixty replies');
is($setup->perft_slides(2), 960, '... without a capture among them');
is_deeply([map { (PlainBrandubh->of_string($_))[1] } undef, '7/7', '8', 'x', '7/7/7/7/7/7/7', 'x' x 64, PlainBrandubh::SETUP], [1 .. 6, 0], 'the reasons');
{
    my $next = PlainKeys::generator('000000000012d687');
    is(join(' ', map { PlainKeys::hex_of($next->()) } 1 .. 3), '599ed017fb08fc85 2c73f08458540fa5 883ebce5a3f27c77', 'splitmix64 from 1234567');
}

# The counts, as far as these rules come in a moment.
my $rows = 0;
for my $row (grep { $_->[2] < 3000 } PlainBrandubh->counts) {
    my ($string, $depth, $perft, $slides) = @$row;
    my ($plain) = PlainBrandubh->of_string($string);
    is($plain->perft($depth) . ' ' . $plain->perft_slides($depth), "$perft $slides", "depth $depth of '$string'");
    is($plain->to_string, $string, '... which is written as it was read');
    $rows++;
}
cmp_ok($rows, '>', 10, "$rows rows of the table");

finish();
