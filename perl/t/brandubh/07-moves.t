# Where each piece may go: moves, is_legal, the order of the list, the throne, the
# corners, and the two fields of a variant that are about them.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;

# The moves of the piece on one square, as the squares it may go to.
sub goes {
    my ($string, $from, $variant) = @_;
    my $b = board($string);
    return join ' ', map { names_of($class->move_to($_)) } grep { $class->move_from($_) == sq($from) } $b->moves($variant);
}

# A lone piece in the open: any distance along its rank and its file.
my %letter = (attacker => 'a', defender => 'd', king => 'k');
for my $name (sort keys %letter) {
    my $p = $letter{$name};
    my $side = $p eq 'a' ? 'a' : 'd';
    is(goes("7/7/7/7/7/2${p}4/7 $side", 'c2'), 'b2 a2 d2 e2 f2 g2 c1 c3 c4 c5 c6 c7', "$name: left, right, down, up, the nearest first");
    is(goes("7/7/7/7/7/7/3${p}3 $side", 'd1'), ($p eq 'k' ? 'c1 b1 a1 e1 f1 g1' : 'c1 b1 e1 f1') . ' d2 d3 d5 d6 d7',
        "$name: only the king stops on a corner, none on the throne, and all cross it");
    is(goes("7/7/7/${p}6/7/7/7 $side", 'a4'), 'b4 c4 e4 f4 g4 ' . ($p eq 'k' ? 'a3 a2 a1 a5 a6 a7' : 'a3 a2 a5 a6'),
        "$name: from the edge along a rank across the throne");
    is(goes("7/7/7/3${p}3/7/7/7 $side", 'd4'), 'c4 b4 a4 e4 f4 g4 d3 d2 d1 d5 d6 d7', "$name: away from the throne");
    is(goes("7/7/7/7/7/7/${p}6 $side", 'a1'), ($p eq 'k' ? 'b1 c1 d1 e1 f1 g1 a2 a3 a4 a5 a6 a7' : 'b1 c1 d1 e1 f1 a2 a3 a4 a5 a6'),
        "$name: out of a corner");
    is(goes("7/7/7/7/7/7/7 $side", 'a1'), '', 'an empty square has no moves');

    # Pieces of either side stop it, and it neither lands on one nor jumps one.
    for my $other (qw(a d k)) {
        is(goes("7/7/2${other}4/7/1${other}${p}1${other}2/7/2${other}4 $side", 'c3'), 'd3 c2 c4', "$name: stopped by $other on every side");
        is(goes("7/7/7/7/7/2${other}4/1$other$p${other}3 $side", 'c1'), '', "$name: shut in by $other");
    }
    is(goes("7/7/7/3d3/3${p}3/7/7 $side", 'd3'), 'c3 b3 a3 e3 f3 g3 d2 d1', "$name: an occupied throne is not crossed");
    is(goes("7/7/7/1a${p}4/7/7/7 $side", 'c4'), 'e4 f4 g4 c3 c2 c1 c5 c6 c7', "$name: from beside the throne to its other side");
}

# The throne and the two fields about it.
my $open = '7/7/7/1k5/7/7/7 d';
is(goes($open, 'b4'), 'a4 c4 e4 f4 g4 b3 b2 b1 b5 b6 b7', 'by default the king crosses and does not stop');
is(goes($open, 'b4', { throne_pass => 1, throne_reentry => 0 }), goes($open, 'b4'), '... which is what the fields say then');
is(goes($open, 'b4', { throne_pass => 0 }), 'a4 c4 b3 b2 b1 b5 b6 b7', 'without throne_pass he does neither');
is(goes($open, 'b4', { throne_reentry => 1 }), 'a4 c4 d4 e4 f4 g4 b3 b2 b1 b5 b6 b7', 'with throne_reentry he does both');
is(goes($open, 'b4', { throne_pass => 0, throne_reentry => 1 }), 'a4 c4 d4 b3 b2 b1 b5 b6 b7', 'with the one and without the other he stops and does not cross');
for my $side (qw(a d)) {
    my $string = "7/7/7/1${side}5/7/7/7 $side";
    is(goes($string, 'b4', { throne_pass => 1 }), 'a4 c4 e4 f4 g4 b3 b2 b1 b5 b6 b7', "$side: crosses");
    is(goes($string, 'b4', { throne_pass => 0 }), 'a4 c4 b3 b2 b1 b5 b6 b7', "$side: does not cross without throne_pass");
    is(goes($string, 'b4', { throne_reentry => 1 }), 'a4 c4 e4 f4 g4 b3 b2 b1 b5 b6 b7', "$side: never stops there");
    is(goes("7/7/7/3${side}3/7/7/7 $side", 'd4', { throne_pass => 0 }), 'c4 b4 a4 e4 f4 g4 d3 d2 d1 d5 d6 d7', "$side: but may leave it");
    is(goes("3${side}3/7/7/7/7/7/7 $side", 'd7', { throne_pass => 0 }), 'c7 b7 e7 f7 d6 d5', "$side: nor along a file");
}
is(goes('7/7/7/k2d3/7/7/7 d', 'a4', { throne_reentry => 1 }), 'b4 c4 a3 a2 a1 a5 a6 a7', 'nor does he stop on a throne that is taken');
for my $field (qw(king_everywhere_two king_strong)) {
    is(goes($open, 'b4', { $field => 1 }), goes($open, 'b4'), "$field has no say in where pieces go");
}
is(goes('7/7/7/7/7/7/3d3 d', 'd1', { escape => 'edge' }), 'c1 b1 e1 f1 d2 d3 d5 d6 d7', 'nor has escape');

# The set-up, every move in order.
is(moves_of($class->new->moves), join(' ',
    'd1-c1 d1-b1 d1-e1 d1-f1', 'd2-c2 d2-b2 d2-a2 d2-e2 d2-f2 d2-g2', 'a4-a3 a4-a2 a4-a5 a4-a6', 'b4-b3 b4-b2 b4-b1 b4-b5 b4-b6 b4-b7',
    'f4-f3 f4-f2 f4-f1 f4-f5 f4-f6 f4-f7', 'g4-g3 g4-g2 g4-g5 g4-g6', 'd6-c6 d6-b6 d6-a6 d6-e6 d6-f6 d6-g6', 'd7-c7 d7-b7 d7-e7 d7-f7'),
    'the set-up: square by square, a1 first, each left, right, down, up');
is(moves_of($class->new->set_side(DEFENDERS)->moves), join(' ',
    'd3-c3 d3-b3 d3-a3 d3-e3 d3-f3 d3-g3', 'c4-c3 c4-c2 c4-c1 c4-c5 c4-c6 c4-c7', 'e4-e3 e4-e2 e4-e1 e4-e5 e4-e6 e4-e7',
    'd5-c5 d5-b5 d5-a5 d5-e5 d5-f5 d5-g5'), 'the defenders of the set-up; their king has no move yet');

# Lists and counts, and sides without a move.
{
    my $b = $class->new;
    my $before = state_of($b);
    is(scalar($b->moves), 40, 'in scalar context, how many');
    is(scalar(my @list = $b->moves), 40, '... as many as the list has');
    is_deeply([$b->moves(undef)], [$b->moves], 'undef is the default game');
    is_deeply([$b->moves({})], [$b->moves], '... and so is an empty hash');
    same_state($b, $before, 'listing leaves the board as it was');
    is_deeply([board('7/7/7/3k3/7/7/7 a')->moves], [], 'a side without a piece has none');
    is(scalar(board('7/7/7/7/7/7/7 d')->moves), 0, 'nor has anybody on an empty board');
    is(moves_of(board('7/7/7/7/7/a6/da5 d')->moves), '', 'nor a piece that is shut in');
    is(moves_of(board('7/7/7/7/7/7/7 d')->put(sq('f1'), DEFENDER)->put(sq('e1'), ATTACKER)->put(sq('f2'), ATTACKER)->moves), '', 'nor one between pieces and a corner it may not enter');
}

# is_legal: true for what is in the list, and for no other number.
{
    seed_numbers(7);
    my @wrong;
    for (1 .. 60) {
        my $variant = random_variant();
        my $string = random_position();
        my $b = board($string);
        my %listed = map { ($_ => 1) } $b->moves($variant);
        for my $from (8 .. 82) {
            for my $to (8 .. 82) {
                my $mv = $class->move($from, $to);
                push @wrong, "$string $from $to" if !!$b->is_legal($mv, $variant) != !!$listed{$mv};
            }
        }
        push @wrong, "$string: " . ($_ || '?') for grep { $b->is_legal($_, $variant) } map { ($_ + 65536, $_ - 65536, $_ + 4294967296, -$_, "$_.5") } keys %listed;
    }
    is_deeply(\@wrong, [], 'is_legal is true for exactly the moves of the list');
    ok(!board(SETUP)->is_legal($_), 'is_legal of ' . shown($_)) for undef, '', 'd1-c1', -1, 0, 65535, [], 1e300;
    my ($legal) = board(SETUP)->moves;
    ok(board(SETUP)->is_legal("$legal"), 'a move as a string is that move');
}

# No more than moves_max, whatever stands on the board.
{
    seed_numbers(70);
    my $most = 0;
    my @over;
    for (1 .. 3000) {
        my $b = $class->new(empty => 1);
        my $many = 6 + number_below(20);
        for (1 .. $many) { $b->put(($b->all_squares)[ number_below(49) ], KING) }
        my $n = $b->set_side(DEFENDERS)->moves({ throne_reentry => 1 });
        $most = $n if $n > $most;
        push @over, $b->to_string if $n > $class->moves_max;
    }
    is_deeply(\@over, [], 'no position has more moves than moves_max');
    cmp_ok($most, '>=', 90, "... though one has $most");
}

finish();
