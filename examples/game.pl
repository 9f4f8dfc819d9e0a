#!/usr/bin/perl
# A short game of fanorona: both sides play moves drawn from a seed.
#
#     perl game.pl [SEED]

use strict;
use warnings;

use Game::Fanorona::Engine ':all';

my $seed = @ARGV ? shift : 1895;
die "usage: game.pl [SEED], a whole number\n" if @ARGV || $seed !~ /\A[0-9]{1,9}\z/;

# A small generator of its own: the same seed gives the same game on every perl.
sub draw_below {
    my ($limit) = @_;
    $seed = ($seed % 2147483 * 1103 + 12345) % 2147483;
    return int($seed / 7) % $limit;
}

# The stones, and between them the lines that they step along.
sub picture {
    my ($board) = @_;
    my %letter = (EMPTY, '.', WHITE, 'w', BLACK, 'b');
    my $picture = '';
    for my $rank (reverse 0 .. $board->rows - 1) {
        my @points = map { Game::Fanorona::Engine->square_of($_, $rank) } 0 .. $board->cols - 1;
        $picture .= sprintf "%d  %s\n", $rank + 1, join '---', map { $letter{ $board->at($_) } } @points;
        next if $rank == 0;
        my $lines = join '', map { (Game::Fanorona::Engine->is_strong($_) ? ' / ' : ' \\ ') . '|' } @points[1 .. $#points];
        $picture .= "   |$lines\n";
    }
    return $picture . '   ' . join('   ', ('a' .. 'i')[ 0 .. $board->cols - 1 ]) . "\n";
}

my $board = Game::Fanorona::Engine->new;
print picture($board), "\n";

for my $number (1 .. 12) {
    my $who = $board->side == WHITE ? 'White' : 'Black';
    my @moves = $board->moves;
    if (!@moves) {
        print "$who has no move.\n";
        last;
    }
    my $move = $moves[ draw_below(scalar @moves) ];
    my $taken = () = $move->taken;
    $board->play_move($move) or die "a listed move was refused\n";
    print "$number. $who: $move", $taken ? ", taking $taken" : '', "\n\n", picture($board), "\n";
}

printf "Stones left: White %d, Black %d.\n", $board->count(WHITE), $board->count(BLACK);
print $board->to_string, "\n";
