# Two perl interpreters in one process, in a small C program: the module is loaded in
# both, both play in turn, one is taken down and the other goes on.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use TwoInterpreters;
use Game::Brandubh::Engine ':all';

my @lines = two_interpreters('BrandubhPlayer.pl');

# What the boards should have said, played here by the same player, each in a process of its own.
my @choices = (0, 3, 1, 4, 2, 5, 7, 6);
sub alone {
    my ($who, @calls) = @_;
    my $calls = join ";\n", map { my ($sub, $word) = @$_; "print '$who $sub: ', $sub('$word'), qq(\\n)" } @calls;
    my ($status, $out, $err) = run_perl("require '$FindBin::Bin/../lib/BrandubhPlayer.pl';\n$calls");
    is("$status $err", '0 ', "$who plays alone");
    return grep { !/ live: / } split /\n/, $out;
}
my @refuse_whole = (['refuse', ''], ['whole', '']);
my @one = alone('one', ['begin', 0], (map { ['turn', $_] } @choices), @refuse_whole, ['warned', '']);
my @two = alone('two', ['begin', 1], (map { ['turn', $_] } reverse @choices), @refuse_whole, (map { ['turn', $_] } @choices), @refuse_whole, ['back', ''], ['turn', 1]);
my @again = alone('again', ['begin', 2], ['turn', 0], ['back', ''], ['warned', '']);

sub of { my ($who) = @_; return grep { /\A$who / && !/ live: / } @lines }
is_deeply([of('one')], \@one, 'the first interpreter\'s board says what it says alone');
is_deeply([of('two')], \@two, '... and the second\'s, beside the first and after it');
is_deeply([of('again')], \@again, '... and the one that came after the first');
is_deeply([grep { / live: / } @lines], ['one live: 4', 'two live: 2', 'again live: 2'], 'the boards of both are counted together, and those of one that is taken down go with it');

finish();
