# Constants, their numbers, and how they are exported.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;

BEGIN { require_ok('Game::Brandubh::Engine') }

my %value = (
    EMPTY => 0, ATTACKER => 1, DEFENDER => 2, KING => 3, BORDER => 4,
    ATTACKERS => 0, DEFENDERS => 1,
    SIZE => 7, SQUARES => 49,
    POS_OK => 0, POS_NULL => 1, POS_ROWS => 2, POS_WIDTH => 3, POS_LETTER => 4, POS_SIDE => 5, POS_LONG => 6,
    WHY_OK => 0, WHY_OFF_BOARD => 1, WHY_NO_PIECE => 2, WHY_NOT_YOURS => 3, WHY_NO_MOVE => 4,
    WHY_NOT_A_LINE => 5, WHY_THRONE => 6, WHY_CORNER => 7, WHY_BLOCKED => 8,
    DID_CAPTURE => 1, KING_TAKEN => 2, KING_HOME => 4,
);

{
    package Wants::Nothing;
    eval q{use Game::Brandubh::Engine; 1} or die $@;
}
is_deeply([grep { Wants::Nothing->can($_) } sort keys %value, 'other'], [], 'nothing is exported unless asked for');

{
    package Wants::All;
    eval q{use Game::Brandubh::Engine ':all'; 1} or die $@;
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
    is_deeply([sort grep { !exists $value{$_} && $_ ne 'other' && $_ ne 'BEGIN' } @all], [], ':all exports nothing else');
}

for my $name (sort keys %value, 'other') {
    my $package = "Wants::One::$name";
    ok(eval "package $package; use Game::Brandubh::Engine '$name'; 1", "$name is exported on request") or diag $@;
    ok($package->can($name), "... and arrives");
}
ok(!eval q{package Wants::Wrong; use Game::Brandubh::Engine 'square_of'; 1}, 'a method is not exported');
ok(!eval q{package Wants::Wrong; use Game::Brandubh::Engine 'QUEEN'; 1}, 'nor is a name there is none of');

# They are barewords under strict, and usable in an expression.
ok(eval q{package Wants::All; use strict; use warnings; (DID_CAPTURE | KING_TAKEN | KING_HOME) == 7}, 'the flags are bits');

is(Game::Brandubh::Engine::other(0), 1, 'other(ATTACKERS) is DEFENDERS');
is(Game::Brandubh::Engine::other(1), 0, 'other(DEFENDERS) is ATTACKERS');
for my $none (2, 3, -1, 256, 257, 4294967296, 0.5, undef, 'a', '') {
    is(Game::Brandubh::Engine::other($none), -1, 'there is no other side of ' . shown($none));
}

finish();
