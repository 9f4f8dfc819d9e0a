# What is a point, a direction, a kind, a stone or a side, and what is not one.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

{
    package Number;
    use overload '0+' => sub { ${ $_[0] } }, '""' => sub { ${ $_[0] } }, fallback => 1;
    sub new { my ($class, $n) = @_; return bless \$n, $class }
    package Tied;
    sub TIESCALAR { my ($class, $n) = @_; return bless \$n, $class }
    sub FETCH { return ${ $_[0] } }
    sub STORE { return }
}

my $class = CLASS;
my $inf = 9**9**9;
my $nan = -sin($inf);
my $b = board('9/9/3w1b3/9/9 w');
my $before = state_of($b);
my $d3 = pt('d3');

# Written otherwise, and still that number.
tie my $tied, 'Tied', $d3;
for my $same ("$d3", "$d3.0", $d3 + 0.0, Number->new($d3), $tied, sprintf('%.1f', $d3), $d3 * 1e3 / 1e3) {
    is($b->at($same), WHITE, "at($same) is the point");
    is($b->step_why($same, E, APPROACH), WHY_OK, 'and step_why asked of it');
    is($class->file_of($same), 3, 'and file_of');
}
is($b->step_why($d3, '2', '1'), WHY_OK, 'a direction and a kind as strings');
is($b->step_why($d3, Number->new(2), Number->new(1)), WHY_OK, 'as objects');
is($b->step_why({ from => "$d3", dir => '2', kind => '1' }), WHY_OK, 'in a hash');

# Not one, whatever it wraps, rounds or cuts down to.
my %not = (
    'undef' => undef, 'an empty string' => '', 'a word' => 'd3', 'a number and more' => "${d3}abc", 'a number and a NUL' => "$d3\0",
    'a fraction above' => $d3 + 0.5, 'a fraction below' => $d3 - 0.25, 'a fraction as a string' => "$d3.5", 'inf' => $inf, '-inf' => -$inf, 'nan' => $nan,
    '2**8 + it' => 2**8 + $d3, '2**16 + it' => 2**16 + $d3, '2**32 + it' => 2**32 + $d3, '2**32 + it as a string' => sprintf('%.0f', 2**32 + $d3),
    '2**64 + it as a string' => '18446744073709551658', '2**31' => 2**31, '-2**31' => -2**31,
    '2**63' => 2**63, '-2**63' => -2**63, '2**64' => 2**64, '1e300' => 1e300, '-1e300' => -1e300, 'it - 2**8' => $d3 - 2**8, 'it - 2**32' => $d3 - 2**32,
    'a negative number' => -$d3, 'minus one' => -1, 'an array reference' => [], 'a hash reference' => {}, 'a code reference' => sub { $d3 },
    'a scalar reference' => \$d3, 'a glob' => *STDOUT, 'a pattern' => qr/38/, 'a wide character' => "\x{263a}", 'a wide digit' => "\x{663}\x{666}",
    'a long string of digits' => '1' x 1000, 'a list of zeros before a wrap' => '0' x 50 . '4294967332', 'an object without numbers' => bless({}, 'Plain'),
);
for my $name (sort keys %not) {
    my $x = $not{$name};
    is($b->at($x), BORDER, "$name: at is BORDER");
    ok(!$b->on_board($x), '... not on the board');
    is($b->next_to($x, N), -1, '... nothing next to it');
    is($b->next_to($d3, $x), -1, '... no direction');
    is_deeply([$b->neighbours($x)], [], '... no neighbours');
    is($b->degree($x), 0, '... no lines');
    is_deeply([$b->steps_of($x)], [], '... no steps');
    is($class->file_of($x) . ' ' . $class->rank_of($x), '-1 -1', '... no file or rank');
    ok(!$class->is_strong($x), '... not strong');
    is($class->opposite($x), -1, '... no opposite');
    ok(!$class->is_diagonal($x), '... not diagonal');
    is($class->square_of($x, 2), -1, '... not a file');
    is($class->square_of(3, $x), -1, '... not a rank');
    is($b->count($x), 0, '... not a stone to count');
    is(other($x), 0, '... no other side');
    ok(!$class->size_ok($x, 5), '... no width');
    ok(!$class->size_ok(9, $x), '... no height');
    is($b->step_why($x, E, APPROACH), WHY_OFF_BOARD, '... step_why: OFF_BOARD');
    is($b->step_why($d3, $x, APPROACH), WHY_BAD_STEP, '... step_why: BAD_STEP of a direction');
    is($b->step_why($d3, E, $x), WHY_BAD_STEP, '... step_why: BAD_STEP of a kind');
    is($b->play_why($x, E, APPROACH), WHY_OFF_BOARD, '... play_why: OFF_BOARD');
    is($b->play_why($d3, $x, APPROACH), WHY_BAD_STEP, '... play_why: BAD_STEP');
    is($b->step_why({ from => $x, dir => E, kind => APPROACH }), WHY_OFF_BOARD, '... in a hash');
    for my $method (qw(step do_step play)) {
        is(scalar($b->$method($x, E, APPROACH)), undef, "... nothing for $method from it");
        is(scalar($b->$method($d3, $x, APPROACH)), undef, "... nothing for $method that way");
        is(scalar($b->$method($d3, E, $x)), undef, "... nothing for $method of that kind");
        is(scalar($b->$method({ from => $d3, dir => E, kind => $x })), undef, "... nor in a hash");
    }
    $b->put($x, WHITE);
    $b->put(pt('a1'), $x);
    $b->lift($x);
    $b->set_side($x);
    same_state($b, $before, "$name: and nothing changed");
    next if ref $x;
    is_deeply([$class->size_of($x)], [], '... no size has that name');
}

# A number that is a stone, a side or a direction only after it wraps.
for my $wrap (2**8, 2**16, 2**32, -2**8, -2**32) {
    is($b->next_to($d3, E + $wrap), -1, "a direction and $wrap");
    is($b->step_why($d3, E + $wrap, APPROACH), WHY_BAD_STEP, 'to step_why');
    is($b->step_why($d3, E, APPROACH + $wrap), WHY_BAD_STEP, "a kind and $wrap");
    $b->put(pt('a1'), WHITE + $wrap);
    $b->set_side(BLACK + $wrap);
    is($b->count(WHITE + $wrap), 0, "a stone and $wrap");
    is(other(WHITE + $wrap), 0, "a side and $wrap");
    ok(!$b->can_capture(WHITE + $wrap), "can_capture of a side and $wrap");
    ok(!$class->size_ok(9 + $wrap, 5), "a width and $wrap");
    same_state($b, $before, 'and nothing changed');
}

finish();
