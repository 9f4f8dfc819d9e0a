# Points, lines and directions, on every size of board.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

# A point is a number handed out by square_of.
is($class->square_of(0, 0), 12, 'a1 is 12');
is($class->square_of(4, 2), 38, 'e3 is 38');
is($class->stride, 11, 'the stride is 11');
my %point;
for my $rank (0 .. 4) {
    for my $file (0 .. 8) {
        my $sq = $class->square_of($file, $rank);
        my $name = chr(97 + $file) . ($rank + 1);
        my $ok = $sq == ($rank + 1) * 11 + $file + 1 && $class->file_of($sq) == $file && $class->rank_of($sq) == $rank
            && !$point{$sq}++ && !!$class->is_strong($sq) == !(($file + $rank) % 2);
        ok($ok, "$name: its number, file and rank, and strong exactly when they add to an even number");
        is($class->square_of($file, $rank + 1), $sq + $class->stride, "$name: one rank up is a stride more") if $rank < 4;
        is($class->square_of($file + 1, $rank), $sq + 1, "$name: one file to the right is one more") if $file < 8;
    }
}
is(scalar keys %point, 45, 'forty-five points');
ok($class->is_strong(pt('a1')), 'the corner a1 is strong');
ok($class->is_strong(pt('e3')), 'and so is the centre');
for my $outside ([-1, 0], [0, -1], [9, 0], [0, 5], [9, 5], [-1, -1], [100, 100], [8, 5], [256, 0], [0, 256], [4294967296, 0]) {
    is($class->square_of(@$outside), -1, "square_of(@$outside) is outside the nine by five");
}
for my $sq (grep { !$point{$_} } -2 .. 90, 255, 256, 268, 65548, -12) {
    ok($class->file_of($sq) == -1 && $class->rank_of($sq) == -1 && !$class->is_strong($sq), "$sq is no point");
}

# Directions.
my @names = qw(N NE E SE S SW W NW);
my @dirs = (N, NE, E, SE, S, SW, W, NW);
for my $i (0 .. 7) {
    is($class->opposite($dirs[$i]), $dirs[($i + 4) % 8], "the opposite of $names[$i]");
    is(!!$class->is_diagonal($dirs[$i]), !!($i % 2), "$names[$i] is " . ($i % 2 ? 'diagonal' : 'not diagonal'));
}
for my $none (-1, 8, 255, 256, 4294967296) {
    is($class->opposite($none), -1, "$none has no opposite");
    ok(!$class->is_diagonal($none), "$none is not diagonal");
}
{
    my $b = $class->new;
    my $e3 = pt('e3');
    my @around = qw(e4 f4 f3 f2 e2 d2 d3 d4);
    is($b->next_to($e3, $dirs[$_]), pt($around[$_]), "$names[$_] of e3 is $around[$_]") for 0 .. 7;
    is($b->side, WHITE, 'White moves first');
    is($b->at(pt('a1')), WHITE, 'White is on rank 1');
    is($b->at($b->next_to(pt('a3'), N)), BLACK, 'and north is towards Black');
}

# Every size.
for my $size (@PlainFanorona::SIZES) {
    my ($cols, $rows) = @$size;
    my $name  = "${cols}x$rows";
    my $b     = $class->new(cols => $cols, rows => $rows);
    my $plain = PlainFanorona->empty($cols, $rows);
    my @points = $plain->points;

    is($b->cols, $cols, "$name: cols");
    is($b->rows, $rows, "$name: rows");
    is($b->points, $cols * $rows, "$name: points");
    is($b->centre, $class->square_of(($cols - 1) / 2, ($rows - 1) / 2), "$name: the centre is the point in the middle");
    is_deeply([$b->all_squares], \@points, "$name: all_squares, a1 first, along each rank in turn");
    is(scalar(my $n = $b->all_squares), $cols * $rows, "$name: all_squares in scalar context says how many");

    my %on = map { $_ => 1 } @points;
    is_deeply([grep { !!$b->on_board($_) != !!$on{$_} } -100 .. 400], [], "$name: on_board");
    is_deeply([grep { $b->at($_) == BORDER ? $on{$_} : !$on{$_} } -100 .. 400], [], "$name: at is BORDER exactly off the board");
    my $same = grep { $class->square_of(PlainFanorona::file($_), PlainFanorona::rank($_)) == $_ } @points;
    is($same, @points, "$name: a point is the same number as on the nine by five");

    my (@wrong, @pairs);
    for my $sq (@points) {
        my @near;
        for my $dir (0 .. 7) {
            my $to = $plain->next_to($sq, $dir);
            push @wrong, "$sq $dir" if $b->next_to($sq, $dir) != $to;
            next if $to < 0;
            push @near, $to;
            push @pairs, "$sq-$to" if $sq < $to;
            push @wrong, "weak diagonal $sq $dir"
                if $dir % 2 && !($class->is_strong($sq) && $class->is_strong($to));
        }
        push @wrong, "neighbours of $sq" if "@near" ne join ' ', $b->neighbours($sq);
        push @wrong, "how many neighbours of $sq" if @near != scalar(my $k = $b->neighbours($sq));
        push @wrong, "degree of $sq" if @near != $b->degree($sq);
    }
    is_deeply(\@wrong, [], "$name: next_to, neighbours clockwise from north, degree; diagonals join strong points");

    my @segments = $b->segments;
    is_deeply([grep { ref ne 'ARRAY' || @$_ != 2 || $_->[0] >= $_->[1] } @segments], [], "$name: a segment is a pair, the lower point first");
    is_deeply([sort map { "$_->[0]-$_->[1]" } @segments], [sort @pairs], "$name: every joined pair once");
    is(scalar(my $k = $b->segments), scalar @pairs, "$name: segments in scalar context says how many");

    for my $off (grep { !$on{$_} } 0, 11, 12 + $cols, 77, -1, 66, 268) {
        is_deeply([$b->neighbours($off)], [], "$name: $off has no neighbours");
        is($b->degree($off), 0, "$name: no line meets at $off");
        is($b->next_to($off, N), -1, "$name: nothing is north of $off");
    }
    is($b->next_to($points[0], $_), -1, "$name: no point lies in direction $_") for -1, 8, 256, 4294967296;
    is($b->degree($points[0]), 3, "$name: three lines meet at a corner");
}
{
    my $b = $class->new;
    is(scalar(my @all = $b->segments), 108, 'the nine by five has 108 segments');
    is($b->degree(pt($_)), 3, "$_ is a corner of degree three") for qw(a1 i1 a5 i5);
    is($b->degree(pt($_)), 8, "$_ is strong, in the open, of degree eight") for qw(e3 b2 h4 d2);
    is($b->degree(pt($_)), 4, "$_ is weak, in the open, of degree four") for qw(e2 b3 d3);
    is($b->next_to(pt('e2'), NE), -1, 'no diagonal leaves a weak point');
    is($b->next_to(pt('a1'), W), -1, 'nor does a line leave the edge');
}

# Sizes by name.
is_deeply([$class->size_of('sivy')], [9, 5], 'sivy is nine by five');
is_deeply([$class->size_of('dimy')], [5, 5], 'dimy is five by five');
is_deeply([$class->size_of('telo')], [3, 3], 'telo is three by three');
is_deeply([$class->size_of($_)], [], 'no size has the name ' . unpack 'H*', $_) for '', 'Sivy', 'sivy ', "sivy\0", 'siv', '9x5', 'sivysivy', "\xe9";
is_deeply([$class->size_of("sivy\x{263a}")], [], 'nor a name with a wide character');
for my $cols (-1 .. 12) {
    for my $rows (-1 .. 7) {
        my $ok = $cols =~ /\A[3579]\z/ && $rows =~ /\A[35]\z/;
        is(!!$class->size_ok($cols, $rows), !!$ok, "size_ok($cols, $rows)");
    }
}
ok(!$class->size_ok(@$_), "size_ok(@$_)") for [259, 3], [3, 261], [4294967299, 3], ['3.5', 3], [3, '3x'];

# The most there can be.
is($class->chain_max, 44, 'chain_max');
is($class->steps_max, 216, 'steps_max');
is($class->line_max, 7, 'line_max');

# Class methods may be asked of a board as well.
is($class->new->square_of(4, 2), 38, 'a class method asked of a board');

finish();
