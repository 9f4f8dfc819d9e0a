# What is a square, a piece, a side or a move, and what is not one.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use ActingArguments;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $inf = 9**9**9;
my $nan = -sin($inf);
my $b = $class->new;
my $before = state_of($b);
my $d4 = sq('d4');
my $mv = mv('d7-c7');

# Written otherwise, and still that number.
tie my $tied, 'Acting', sub { $d4 };
for my $same ("$d4", "$d4.0", $d4 + 0.0, Loaded->new(sub { $d4 }), Loaded->new(sub { "$d4" }), $tied, "0$d4", " $d4", '4e1', $d4 * 1e3 / 1e3) {
    is($b->at($same), KING, 'at(' . shown("$same") . ') is the square');
    is($class->file_of($same), 3, 'and file_of');
    ok($class->is_throne($same), 'and is_throne');
    is($b->why_not($same, sq('a1')), WHY_NOT_YOURS, 'and why_not asked of it');
}
tie my $tied_move, 'Acting', sub { $mv };
for my $same ("$mv", "$mv.0", Loaded->new(sub { $mv }), $tied_move) {
    ok($b->is_legal($same), 'is_legal(' . shown("$same") . ')');
    is($class->move_to($same), sq('c7'), 'move_to');
    my ($flags, $undo) = $b->do_move($same);
    is($b->to_string, '2a4/3a3/3d3/aadkdaa/3d3/3a3/3a3 d', 'do_move');
    $b->undo_move($undo);
}
is($class->move("$d4", Loaded->new(sub { 10 })), 40 * 256 + 10, 'a move of such squares');
same_state($b, $before, 'and back');

# Not one, whatever it wraps, rounds or cuts down to.
my %not = (
    'undef' => undef, 'an empty string' => '', 'a word' => 'd4', 'a number and more' => "${d4}abc", 'a number and a NUL' => "$d4\0",
    'a fraction above' => $d4 + 0.5, 'a fraction below' => $d4 - 0.25, 'a fraction as a string' => "$d4.5", 'inf' => $inf, '-inf' => -$inf, 'nan' => $nan,
    '2**8 + it' => 2**8 + $d4, '2**16 + it' => 2**16 + $d4, '2**32 + it' => 2**32 + $d4, '2**32 + it as a string' => sprintf('%.0f', 2**32 + $d4),
    '2**64 + it as a string' => '18446744073709551656', '2**31' => 2**31, '-2**31' => -2**31, '2**63' => 2**63, '-2**63' => -2**63, '2**64' => 2**64,
    '1e300' => 1e300, '-1e300' => -1e300, 'it - 2**8' => $d4 - 2**8, 'it - 2**32' => $d4 - 2**32, 'hexadecimal' => '0x28', 'a negative number' => -$d4, 'minus one' => -1,
    'an array reference' => [], 'a hash reference' => {}, 'a code reference' => sub { $d4 }, 'a scalar reference' => \$d4, 'a glob' => *STDOUT, 'a pattern' => qr/40/,
    'a wide character' => "\x{263a}", 'a wide digit' => "\x{664}\x{660}", 'a long string of digits' => '1' x 1000, 'zeros before a wrap' => '0' x 50 . '4294967336',
    'an object without numbers' => bless({}, 'Plain'), 'a board' => $class->new,
);
for my $name (sort keys %not) {
    my $x = $not{$name};
    is($b->at($x), BORDER, "$name: at is BORDER");
    ok(!$class->on_board($x), '... not on the board');
    is($class->file_of($x) . ' ' . $class->rank_of($x), '-1 -1', '... no file or rank');
    ok(!$class->is_throne($x) && !$class->is_corner($x) && !$class->beside_throne($x), '... no throne, no corner, not beside it');
    is($class->square_of($x, 2), -1, '... not a file');
    is($class->square_of(3, $x), -1, '... not a rank');
    is($class->side_of($x), -1, '... not a piece');
    is($b->count($x), 0, '... not a piece to count');
    is(other($x), -1, '... no other side');
    ok(!$b->hostile_to($x, DEFENDERS) && !$b->hostile_to(sq('a1'), $x), '... hostile to nobody');
    is_deeply([$b->captures_at($x)], [], '... taking nothing');
    is($b->why_not($x, 41), WHY_OFF_BOARD, '... why_not: OFF_BOARD');
    is($b->why_not(41, $x), WHY_OFF_BOARD, '... either way');
    is($class->move_from($x) . ' ' . $class->move_to($x), '-1 -1', '... no move') if $name !~ /\A(?:2\*\*(?:8|16) \+ it)\z/;
    is($class->move_from($class->move($x, 41)) . ' ' . $class->move_to($class->move(41, $x)), '-1 -1', '... no square of a move');
    if ($name !~ /\A2\*\*(?:8|16) \+ it\z/) {
        ok(!$b->is_legal($x), '... not legal');
        is_deeply([$b->preview($x)], [0], '... without a preview');
        my ($flags, $undo) = $b->do_move($x);
        is($flags, 0, '... which does nothing');
        $b->relocate($x);
    }
    $b->put($x, ATTACKER);
    $b->put(sq('a1'), $x);
    $b->lift($x);
    $b->set_side($x);
    same_state($b, $before, "$name: and nothing changed");
}

# A number that is a piece, a side, a square or a move only after it wraps.
for my $wrap (2**8, 2**16, 2**32, -2**8, -2**32) {
    is($b->at($d4 + $wrap), BORDER, "a square and $wrap");
    $b->put(sq('a1'), ATTACKER + $wrap);
    $b->set_side(DEFENDERS + $wrap);
    is($b->count(KING + $wrap), 0, "a piece and $wrap");
    is($class->side_of(KING + $wrap), -1, '... is on no side');
    is(other(DEFENDERS + $wrap), -1, "a side and $wrap");
    ok(!$b->hostile_to(sq('a1'), DEFENDERS + $wrap), '... has no enemy');
    same_state($b, $before, 'and nothing changed');
}
for my $wrap (2**16, 2**32, -2**16, -2**32, 2**64) {
    ok(!$b->is_legal($mv + $wrap), "a move and $wrap");
    $b->relocate($mv + $wrap);
    $b->do_move($mv + $wrap);
    same_state($b, $before, 'and nothing changed');
}

finish();
