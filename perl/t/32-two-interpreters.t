# Two perl interpreters in one process, in a small C program: the module is loaded in
# both, both play in turn, one is taken down and the other goes on.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use TwoInterpreters;
use Game::Fanorona::Engine ':all';

my @lines = two_interpreters('FanoronaPlayer.pl');

# What the boards should have said.
my @want;
my @choices = (0, 3, 1, 4, 2, 5, 7, 6);
my (%b, %tokens);
my $turn = sub {
    my ($who, $choice) = @_;
    my @s = $b{$who}->play_steps;
    push @{ $tokens{$who} }, scalar $b{$who}->play($s[ $choice % @s ]) if @s;
    push @want, "$who turn: " . (@s ? $b{$who}->to_string . ' ' . $b{$who}->key_hex : 'over');
};
my $begin = sub { my ($who, $size) = @_; $b{$who} = CLASS->new(board => $size); push @want, "$who begin: " . $b{$who}->to_string };
my $whole = sub { my ($who) = @_; my ($m) = $b{$who}->moves; push @want, "$who whole: " . (defined $m ? "$m" : 'none') };
my $back = sub { my ($who) = @_; $b{$who}->unplay(pop @{ $tokens{$who} }) while @{ $tokens{$who} }; push @want, "$who back: " . $b{$who}->to_string };

$begin->(one => 'sivy');
$begin->(two => 'dimy');
for my $i (0 .. 7) {
    $turn->(one => $choices[$i]);
    $turn->(two => $choices[ 7 - $i ]);
}
push @want, 'one refuse: refused', 'two refuse: refused';
$whole->('one');
$whole->('two');
push @want, 'one live: 4', 'one warned: 0', 'two live: 2';
$turn->(two => $_) for @choices;
push @want, 'two refuse: refused';
$whole->('two');
$back->('two');
$begin->(again => 'telo');
$turn->(again => 0);
$turn->(two => 1);
$back->('again');
push @want, 'again warned: 0', 'again live: 2';

is_deeply(\@lines, \@want, 'each interpreter\'s board says what such a board says');

finish();
