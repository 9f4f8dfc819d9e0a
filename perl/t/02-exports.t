# Constants, their numbers, and how they are exported.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;

BEGIN { require_ok('Game::Fanorona::Engine') }

my %value = (
    EMPTY => 0, WHITE => 1, BLACK => 2, BORDER => 3,
    N => 0, NE => 1, E => 2, SE => 3, S => 4, SW => 5, W => 6, NW => 7,
    PAIKA => 0, APPROACH => 1, WITHDRAWAL => 2,
    POS_OK => 0, POS_NULL => 1, POS_LONG => 2, POS_LETTER => 3, POS_ROWS => 4, POS_WIDTH => 5, POS_SIDE => 6,
    WHY_OK => 0, WHY_OFF_BOARD => 1, WHY_BAD_STEP => 2, WHY_NO_STONE => 3, WHY_NOT_YOURS => 4, WHY_NO_LINE => 5,
    WHY_OCCUPIED => 6, WHY_TAKES_NOTHING => 7, WHY_NOT_A_PAIKA => 8, WHY_MUST_CAPTURE => 9,
    WHY_NOT_THE_STONE => 10, WHY_SAME_DIRECTION => 11, WHY_REVISIT => 12, WHY_PAIKA_IN_CHAIN => 13,
);

{
    package Wants::Nothing;
    eval q{use Game::Fanorona::Engine; 1} or die $@;
}
is_deeply([grep { Wants::Nothing->can($_) } sort keys %value, 'other'], [], 'nothing is exported unless asked for');

{
    package Wants::All;
    eval q{use Game::Fanorona::Engine ':all'; 1} or die $@;
}
for my $name (sort keys %value) {
    my $sub = Wants::All->can($name);
    ok($sub, ":all exports $name") or next;
    is($sub->(), $value{$name}, "$name is $value{$name}");
    is(prototype($sub), '', "$name is a constant and takes no argument");
}
ok(Wants::All->can('other'), ':all exports other');
{
    my @all = do { no strict 'refs'; grep { defined &{"Wants::All::$_"} } keys %Wants::All:: };
    my %extra = map { $_ => 1 } grep { !exists $value{$_} && $_ ne 'other' && $_ ne 'BEGIN' } @all;
    my @methods = grep { Game::Fanorona::Engine->can($_) && /\A[a-z]/ } keys %extra;
    is_deeply([sort @methods], [], ':all exports no method');
}

for my $name (sort keys %value, 'other') {
    my $package = "Wants::One::$name";
    ok(eval "package $package; use Game::Fanorona::Engine '$name'; 1", "$name is exported on request") or diag $@;
    ok($package->can($name), "... and arrives");
}
ok(!eval q{package Wants::Wrong; use Game::Fanorona::Engine 'square_of'; 1}, 'a method is not exported');
ok(!eval q{package Wants::Wrong; use Game::Fanorona::Engine 'PURPLE'; 1}, 'nor is a name there is none of');

# They are barewords under strict, and usable in an expression.
ok(eval q{package Wants::All; use strict; use warnings; my @d = (N, NE, E, SE, S, SW, W, NW); "@d" eq '0 1 2 3 4 5 6 7'},
    'directions are numbered clockwise from north');

is(Game::Fanorona::Engine::other(1), 2, 'other(WHITE) is BLACK');
is(Game::Fanorona::Engine::other(2), 1, 'other(BLACK) is WHITE');
for my $none (0, 3, -1, 257, 258, 4294967297, 1.5) {
    is(Game::Fanorona::Engine::other($none), 0, "other($none): the other of no side is no side");
}

finish();
