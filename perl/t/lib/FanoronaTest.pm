package FanoronaTest;

# What the tests of Game::Fanorona::Engine share, besides what EngineTest has: points
# by name, boards, and everything that a board says of itself.

use strict;
use warnings;

use Carp ();
use EngineTest;
use Exporter 'import';
use Test::More;

our @EXPORT = (@EngineTest::EXPORT, qw(
    CLASS SETUP MANY
    pt pts names_of board step_key state_of same_state random_board
));

$EngineTest::CLASSES = qr/Game::Fanorona::(?:Engine|Move)/;

use constant CLASS => 'Game::Fanorona::Engine';
use constant SETUP => 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w';

# Five white stones with 17,119 whole moves.
use constant MANY => 'bbbbbbbbb/bb2bbw1b/b1b1b2w1/2bb2b1w/bbbbbbbbb w';

# Points are numbered as the documents say, not as the module under test does.
sub pt {
    my ($name) = @_;
    my ($file, $rank) = $name =~ /\A([a-i])([1-5])\z/ or Carp::croak("no point '$name'");
    return $rank * 11 + ord($file) - ord('a') + 1;
}

sub pts { return map { pt($_) } map { split } @_ }

sub names_of {
    return join ' ', map { defined && /\A\d+\z/ ? chr(96 + $_ % 11) . int($_ / 11) : '?' } @_;
}

sub board {
    my ($string) = @_;
    my ($board, $err) = CLASS->of_string($string);
    Carp::croak("'$string' was refused with $err") if !$board;
    return $board;
}

# A step as one comparable string.
sub step_key {
    my ($s) = @_;
    return "$s->{from}>$s->{to} $s->{dir} $s->{kind} [@{ $s->{taken} }]";
}

# Everything a board says of itself, as one string.
sub state_of {
    my ($board) = @_;
    return join '|', $board->to_string, $board->key_hex, $board->key_full_hex, $board->cols, $board->rows,
        $board->side, $board->count(1), $board->count(2), $board->in_chain ? 1 : 0, $board->chain_at,
        $board->chain_dir, join(' ', sort { $a <=> $b } $board->chain_seen),
        $board->can_stop ? 1 : 0, join(';', map { step_key($_) } $board->play_steps);
}

sub same_state {
    my ($board, $before, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is(state_of($board), $before, $name);
}

# A position string of any size with stones scattered over it.
sub random_board {
    my ($cols, $rows) = @_;
    my $white = 1 + number_below(10);
    my $black = 1 + number_below(10);
    my $none  = 1 + number_below(14);
    my @ranks;
    for (1 .. $rows) {
        my $rank = '';
        for (1 .. $cols) {
            my $x = number_below($white + $black + $none);
            $rank .= $x < $white ? 'w' : $x < $white + $black ? 'b' : ' ';
        }
        $rank =~ s/( +)/length $1/ge;
        push @ranks, $rank;
    }
    return join('/', @ranks) . (number_below(2) ? ' w' : ' b');
}

1;
