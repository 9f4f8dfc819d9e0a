# moves and count_moves: the list of whole moves, its limit and the cap.
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
my $three = '8b/9/1b7/3b5/w1b6 w';

# From the set-up.
{
    my $b = $class->new;
    my $before = state_of($b);
    my @moves = $b->moves;
    is(scalar @moves, 5, 'five whole moves from the set-up');
    isa_ok($_, 'Game::Fanorona::Move', "$_") for @moves;
    is_deeply([sort map { "$_" } @moves], [sort(PlainFanorona->setup(9, 5)->moves)], 'the five there are');
    is(scalar($b->moves), 5, 'in scalar context, how many');
    is($b->count_moves, '5', 'and count_moves');
    same_state($b, $before, 'listing leaves the board as it was');
}

# Around the length to which nothing is counted before.
for (
    [ 63, 'bbbb1b1b1/6w1b/bwbwwb1bw/www1w3w/wwwwwwww1 b' ],
    [ 64, 'bbbbbbb1b/bbbb2b1b/bwb5w/3b1ww1w/ww1w1ww2 w' ],
    [ 65, 'bbbbbb1bb/bb2b1bbb/bw1w1bwbw/w3w1www/1wbw1wwww w' ],
) {
    my ($many, $string) = @$_;
    my $b = board($string);
    my ($plain) = PlainFanorona->of_string($string);
    is_deeply([sort map { "$_" } $b->moves($many)], [sort $plain->moves], "$many moves with a limit of as many");
    is(scalar($b->moves($many)), $many, '... in scalar context, how many');
    ok(!eval { my @moves = $b->moves($many - 1); 1 }, '... and not with one less');
    like($@, qr/the limit, which is @{[ $many - 1 ]} at /, '... of which the limit is told');
    ok(!eval { my $moves = $b->moves($many - 1); 1 }, '... in scalar context neither');
}

# Each beginning of a chain is a move, the shorter before the longer.
{
    my $b = board($three);
    is_deeply([map { "$_" } $b->moves], [qw(a1-b1A a1-b1A-b2A a1-b1A-b2A-c2A)], 'three captures running are three moves');
    is_deeply([map { $_->length } $b->moves], [1, 2, 3], 'the shorter beginnings before the longer');
}
seed_numbers(12);
my (@order, @wrong, @counts);
for my $n (1 .. 400) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my ($plain) = PlainFanorona->of_string($string);
    my $many = $plain->count_moves(300);
    next if $many == 300;
    my $b = board($string);
    my @moves = map { "$_" } $b->moves;
    my %seen;
    for my $move (@moves) {
        push @order, "$string: $move" if $move =~ /\A(.+-.+)-[^-]+\z/ && !$seen{$1};
        push @order, "$string: $move twice" if $seen{$move}++;
    }
    push @wrong, $string if join(' ', sort @moves) ne join(' ', sort $plain->moves);
    push @counts, "$string: " . $b->count_moves . " and $many" if $b->count_moves ne $many || scalar($b->moves) != $many;
}
is_deeply(\@wrong, [], 'on random boards, the moves of the plain rules');
is_deeply(\@order, [], 'each once, and no chain before its beginnings');
is_deeply(\@counts, [], 'and as many as count_moves says');

# None while a chain is open, none without stones.
{
    my $b = board($three);
    $b->play(pt('a1'), E, APPROACH);
    is_deeply([$b->moves], [], 'no moves while a chain is open');
    is($b->count_moves, '0', 'nor a count');
    $b->stop;
    is_deeply([board('9/9/9/9/9 w')->moves], [], 'none on an empty board');
    is_deeply([board('9/9/3w5/9/9 b')->moves(0)], [], 'none for a side with no stones, whatever the limit');
    is(board('9/9/3w5/9/9 b')->count_moves, '0', 'count_moves says so');
}

# The limit.
{
    my $b = board($three);
    is(scalar(my @all = $b->moves(3)), 3, 'as many as the limit are listed');
    is(scalar(@all = $b->moves(4)), 3, 'and fewer');
    my @listed = ('untouched');
    refused(sub { @listed = $b->moves(2) }, '', 'more than the limit croaks');
    is_deeply(\@listed, ['untouched'], 'without listing any');
    refused(sub { my $n = $b->moves(2) }, '', 'in scalar context too');
    refused(sub { $b->moves(0) }, '', 'a limit of none, where there are some');
    refused(sub { $b->moves(1) }, '', 'a limit of one, where there are three');
    is(scalar($b->moves(undef)), 3, 'undef is no limit given');
    for my $bad (-1, 1.5, 'many', '3x', '', 9**9**9, -9**9**9, -sin(9**9**9), [], {}, sub { 3 }) {
        my $shown = ref $bad || $bad;
        refused(sub { $b->moves($bad) }, '', "a limit of '$shown' is not one");
        refused(sub { $b->count_moves($bad) }, '', "nor is it a cap");
    }
}

# The cap.
{
    my $b = board($three);
    is($b->count_moves(undef), '3', 'undef is no cap given');
    is($b->count_moves($_->[0]), $_->[1], "a cap of $_->[0]") for [0, 0], [1, 1], [2, 2], [3, 3], [4, 3], [4294967296, 3], ['18446744073709551615', 3];
    for my $n ($b->count_moves, $b->count_moves(2)) {
        ok(B::svref_2object(\$n)->FLAGS & B::SVf_POK(), "$n is a string of digits");
        like($n, qr/\A[0-9]+\z/, 'and nothing else');
    }
}

# A position of very many.
{
    my $b = board(MANY);
    my $before = state_of($b);
    my ($plain) = PlainFanorona->of_string(MANY);
    is($b->count_moves, '17119', 'seventeen thousand moves are counted');
    is($plain->count_moves(1_000_000), 17119, 'and by the plain rules');
    is($b->count_moves(1000), '1000', 'the count stops at a cap');
    is($b->count_moves(17118), '17118', 'just below');
    is($b->count_moves(100_000), '17119', 'or does not reach it');
    is(scalar(my @moves = $b->moves), 17119, 'and all listed, for the limit is 100,000 unless given');
    my %different = map { ("$_" => 1) } @moves;
    is(scalar keys %different, 17119, 'each different');
    is(scalar($b->moves(17119)), 17119, 'with a limit of as many');
    refused(sub { $b->moves(17118) }, '', 'and one fewer croaks');
    refused(sub { $b->moves(100) }, '', 'as do a hundred');
    cmp_ok(scalar($b->play_steps), '<=', 40, 'while play_steps are a handful');
    same_state($b, $before, 'and the board is as it was');
}

finish();
