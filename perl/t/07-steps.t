# The rules of a single step: what it takes, the obligation, and the order of the list.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

# Steps in short: from, to, letter and what is taken.
sub short {
    return map { names_of($_->{from}, $_->{to}) . ('', 'A', 'W')[ $_->{kind} ] . (@{ $_->{taken} } ? ' x ' . names_of(@{ $_->{taken} }) : '') } @_;
}

sub lists {
    my ($string, $want, $name) = @_;
    my $b = board($string);
    is_deeply([short($b->steps)], $want, "$name: '$string'");
    return is(scalar($b->steps), scalar @$want, '... and scalar context says how many');
}

# The hash.
{
    my $b = board('9/9/wb7/9/9 w');
    my ($step) = grep { $_->{kind} } board('9/9/3w1bb2/9/9 w')->steps;
    is(ref $step, 'HASH', 'a step is a hash');
    is_deeply($step, { from => pt('d3'), to => pt('e3'), dir => E, kind => APPROACH, taken => [pts('f3 g3')] },
        'of from, to, dir, kind and taken, nearest first');
    my ($paika) = $b->steps;
    is_deeply([sort keys %$paika], [qw(dir from kind taken to)], 'a paika has the same keys');
    is_deeply($paika->{taken}, [], 'and takes nothing');
    is($paika->{kind}, PAIKA, 'of kind PAIKA');
    isnt(scalar(($b->steps)[0]), scalar(($b->steps)[0]), 'each call makes its own');
}

# A stone steps along a line to the next point, which must be empty.
lists('3/1w1/3 w', ['b2 b3', 'b2 c3', 'b2 c2', 'b2 c1', 'b2 b1', 'b2 a1', 'b2 a2', 'b2 a3'], 'a strong point, eight ways, clockwise from north');
lists('3/3/1w1 w', ['b1 b2', 'b1 c1', 'b1 a1'], 'a weak point, without diagonals');
lists('www/www/www w', [], 'nowhere empty');

# Approach and withdrawal.
lists('9/9/3w1bb2/9/9 w', ['d3 e3A x f3 g3'], 'approach: the unbroken line beyond, nearest first');
lists('9/9/1bbw5/9/9 w', ['d3 e3W x c3 b3'], 'withdrawal: the unbroken line behind, nearest first');
lists('9/9/3w1b1b1/9/9 w', ['d3 e3A x f3'], 'up to the first empty point');
{
    my $b = board('9/9/3w1bwb1/9/9 w');
    is_deeply([short($b->step(pt('d3'), E, APPROACH))], ['d3 e3A x f3'], 'up to the first stone of the mover\'s own');
    $b = board('9/9/6w1b/9/9 w');
    is_deeply([short($b->step(pt('g3'), E, APPROACH))], ['g3 h3A x i3'], 'up to the edge of the board');
    $b = board('4b4/4b4/9/4w4/9 w');
    is_deeply([short($b->step(pt('e2'), N, APPROACH))], ['e2 e3A x e4 e5'], 'along a file');
    $b = board('8b/6b2/9/4w4/9 w');
    is($b->step(pt('e2'), NE, APPROACH), undef, 'no diagonal of a weak point');
    $b = board('6b2/5b3/9/3w5/9 w');
    is_deeply([short($b->step(pt('d2'), NE, APPROACH))], ['d2 e3A x f4 g5'], 'along a diagonal');
    $b = board('9/5w3/9/3b5/2b6 w');
    is_deeply([short($b->step(pt('f4'), SW, APPROACH))], ['f4 e3A x d2 c1'], 'and down another');
    $b = board('9/9/w1bbbbbbb/9/9 w');
    is_deeply([short($b->step(pt('a3'), E, APPROACH))], ['a3 b3A x c3 d3 e3 f3 g3 h3 i3'], 'seven at once');
    is(scalar @{ $b->step(pt('a3'), E, APPROACH)->{taken} }, $class->line_max, 'which is line_max');
    $b = board('9/9/bbbbbbbw1/9/9 w');
    is_deeply([short($b->step(pt('h3'), E, WITHDRAWAL))], ['h3 i3W x g3 f3 e3 d3 c3 b3 a3'], 'and by withdrawal');
    $b = board('9/3b1b3/3w1b3/3b1b3/9 w');
    is_deeply([short($b->step(pt('d3'), E, APPROACH))], ['d3 e3A x f3'], 'only stones on the line of the step are taken');
    $b = board('9/9/wb7/9/9 w');
    is_deeply([grep { $_->{kind} } $b->steps], [], 'an enemy beside a stone that does not step along their line is not taken');
    $b = board('9/9/3w2b2/9/9 w');
    is_deeply([grep { $_->{kind} } $b->steps], [], 'nor one two points beyond');
    $b = board('9/9/3b1www1/9/9 b');
    is_deeply([short($b->steps)], ['d3 e3A x f3 g3 h3'], 'Black takes as White does');
}

# Both ways.
lists('9/9/1bw1b4/9/9 w', ['c3 d3A x e3', 'c3 d3W x b3'], 'a step that could take both ways is listed twice, approach first');
{
    my $b = board('9/9/1bw1b4/9/9 w');
    my ($approach, $withdrawal) = $b->steps;
    $b->do_step($approach);
    is($b->to_string, '9/9/1b1w5/9/9 b', 'taking by approach, the other line stands');
    $b = board('9/9/1bw1b4/9/9 w');
    $b->do_step($withdrawal);
    is($b->to_string, '9/9/3wb4/9/9 b', 'and taking by withdrawal');
}

# The obligation.
lists('9/9/3w1b3/9/w8 w', ['d3 e3A x f3'], 'if any stone can take, none may make a paika');
lists('9/w1bbb4/9/9/w1b6 w', ['a1 b1A x c1', 'a4 b4A x c4 d4 e4'], 'a larger capture has no priority; point order, a1 first');
{
    my $b = board('9/9/3w1b3/9/w8 w');
    is_deeply([short($b->steps_of(pt('a1')))], ['a1 a2', 'a1 b2', 'a1 b1'], 'steps_of applies no obligation');
    is(scalar($b->steps_of(pt('a1'))), 3, '... in scalar context says how many');
    my @of = $b->steps_of(pt('d3'));
    is_deeply([short(@of)], ['d3 d4', 'd3 e3A x f3', 'd3 d2', 'd3 c3'],
        'a stone of steps_of that can take lists its paikas too');
    is_deeply([short($b->steps_of(pt('f3')))], ['f3 f4', 'f3 g3', 'f3 f2', 'f3 e3A x d3'],
        'steps_of asks nobody whose move it is, and the enemy is the other colour');
    is_deeply([$b->steps_of(pt('b2'))], [], 'no step of an empty point');
    is_deeply([$b->steps_of($_)], [], "no step of $_, which is no point") for 0, 11, 77, -1, 256 + 12, 4294967296 + 12;
}
{
    # A step that could take, takes: no paika to a point where the step would take.
    my $b = board('9/9/3w1b3/9/9 w');
    is_deeply([grep { $_->{to} == pt('e3') && !$_->{kind} } $b->steps_of(pt('d3'))], [], 'there is no declining a capture');
}

# can_capture.
{
    my $b = board('9/9/3w1b3/9/9 w');
    ok($b->can_capture, 'can_capture: the side to move');
    ok($b->can_capture(WHITE), 'can_capture(WHITE)');
    ok($b->can_capture(BLACK), 'can_capture(BLACK), though it is not to move');
    $b = board('9/9/3w2b2/w8/9 b');
    ok(!$b->can_capture, 'not when no step takes');
    ok(!$b->can_capture($_), "nor for $_") for WHITE, BLACK, EMPTY, BORDER, 257, -1;
    $b = board('9/9/wbb6/9/9 w');
    ok(!$b->can_capture, 'no step, no capture: a line that is not stepped along');
    $b = board('3/1b1/wbw w');
    is($b->can_capture(BLACK) ? 1 : 0, scalar(grep { $_->{kind} } map { $b->steps_of($_) } pts('b1 b2')) ? 1 : 0, 'as steps_of has it');
    $b = board('9/9/bw1b5/9/9 w');
    ok($b->can_capture(WHITE), 'one side');
    $b = board('bw7/ww7/9/9/9 w');
    ok(!$b->can_capture(BLACK), 'and not the other, which cannot step');
}

# A side with no stones has no step, and nothing here knows how a game ends.
lists('9/9/3w5/9/9 b', [], 'a side with no stones has none');
{
    my $b = board('9/9/3w5/9/9 w');
    is(scalar($b->steps), 4, 'the other side plays on, its enemy gone');
    $b->do_step(pt('d3'), N, PAIKA);
    is($b->side, BLACK, 'and passes the turn to nobody');
    is(scalar($b->steps), 0, 'who has no step');
}

# step: geometry only.
{
    my $b = board('9/9/1bw1b4/9/w8 w');
    is_deeply($b->step(pt('c3'), E, APPROACH), { from => pt('c3'), to => pt('d3'), dir => E, kind => APPROACH, taken => [pt('e3')] }, 'step: an approach');
    is_deeply($b->step(pt('c3'), E, WITHDRAWAL), { from => pt('c3'), to => pt('d3'), dir => E, kind => WITHDRAWAL, taken => [pt('b3')] }, 'a withdrawal');
    is_deeply($b->step(pt('c3'), E, PAIKA), { from => pt('c3'), to => pt('d3'), dir => E, kind => PAIKA, taken => [] },
        'a paika, built with nothing taken where the step would take');
    is_deeply($b->step(pt('a1'), E, PAIKA)->{taken}, [], 'a paika while another stone can take');
    is_deeply($b->step(pt('b3'), N, PAIKA)->{to}, pt('b4'), 'a stone of the side that is not to move');
    is_deeply($b->step($b->step(pt('c3'), E, APPROACH)), $b->step(pt('c3'), E, APPROACH), 'given a step hash');
    is_deeply($b->step({ from => pt('c3'), dir => E, kind => APPROACH })->{taken}, [pt('e3')], 'of which from, dir and kind are enough');
    my @none = (
        [pt('e1'), E, PAIKA, 'no stone'], [pt('a1'), W, PAIKA, 'the edge'], [pt('c3'), W, PAIKA, 'an occupied point'],
        [pt('c3'), N, APPROACH, 'no enemy beyond'], [pt('c3'), N, WITHDRAWAL, 'no enemy behind'],
        [0, N, PAIKA, 'no point'], [-1, N, PAIKA, 'no point'], [256 + pt('c3'), N, PAIKA, 'no point'],
        [pt('c3'), 8, PAIKA, 'no direction'], [pt('c3'), 256, PAIKA, 'no direction'], [pt('c3'), -1, PAIKA, 'no direction'],
        [pt('c3'), N, 3, 'no kind'], [pt('c3'), E, 257, 'no kind'], [pt('c3'), N, -1, 'no kind'],
    );
    for my $none (@none) {
        my ($from, $dir, $kind, $why) = @$none;
        is($b->step($from, $dir, $kind), undef, "step($from, $dir, $kind) is undef: $why");
        is_deeply([$b->step({ from => $from, dir => $dir, kind => $kind })], [undef], '... given as a hash, and in list context');
    }
    is(board('3/1w1/3 w')->step(pt('b1'), NE, PAIKA), undef, 'no diagonal of a weak point');
}

# The set-up: five captures.
{
    my $b = $class->new;
    my @steps = $b->steps;
    is(scalar @steps, 5, 'five steps from the set-up');
    is(scalar(grep { $_->{kind} } @steps), 5, 'all of which take');
    is(scalar @steps, scalar($b->steps), 'said alike in both contexts');
}

finish();
