# What holds of every move, position and game, tried on a few thousand of each.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below pt);
use NotationTest;
use Game::Fanorona::Notation qw(:all);

seed_numbers(57);
my %trouble;

for (1 .. 2000) {
    my ($cols, $rows) = random_size();
    my $string = random_move($cols, $rows, 44);
    my ($move, $why) = parse_move($string, cols => $cols, rows => $rows);
    if (!$move) { $trouble{"$string is $why"}++; next }

    my @names   = split /[AW]?(?:-|\z)/, $string;
    my @letters = map { /([AW])\z/ ? $1 : '' } (split /-/, $string)[1 .. $#names];
    $trouble{points}++ if "@names" ne "@{ $move->{points} }";
    $trouble{kinds}++ if join(',', @letters) ne join ',', map { ('', 'A', 'W')[$_->{kind}] } @{ $move->{steps} };
    $trouble{ends}++ if $move->{from} != pt($names[0]) || $move->{to} != pt($names[-1]);
    for my $i (0 .. $#{ $move->{steps} }) {
        my $step = $move->{steps}[$i];
        $trouble{squares}++ if $step->{from} != pt($names[$i]) || $step->{to} != pt($names[$i + 1]);
        my ($east, $north) = ([0, 1, 1, 1, 0, -1, -1, -1]->[$step->{dir}], [1, 1, 0, -1, -1, -1, 0, 1]->[$step->{dir}]);
        $trouble{dir}++ if $step->{from} + 11 * $north + $east != $step->{to};
    }
    $trouble{'written again'}++ if format_move($move) ne $string;
    $trouble{'the largest board'}++ if format_move(scalar(parse_move($string))) ne $string;
    my @points = move_points($string, cols => $cols, rows => $rows);
    $trouble{move_points}++ if "@points" ne "@names";
    $trouble{'forty-four steps'}++ if @points > 45;
}
is_deeply(\%trouble, {}, 'two thousand moves read as they were made and are written as they were read');

%trouble = ();
for (1 .. 2000) {
    my ($cols, $rows) = random_size();
    my $string = random_position($cols, $rows);
    my ($position, $why) = parse_position($string);
    if (!$position) { $trouble{"$string is $why"}++; next }

    my ($board, $side, $quiet, $number) = split / /, $string;
    $trouble{size}++ if $position->{cols} != $cols || $position->{rows} != $rows;
    $trouble{side}++ if $position->{side} ne $side;
    $trouble{board}++ if $position->{board} ne "$board $side";
    $trouble{counted}++ if $position->{counted} ne (defined $quiet ? 1 : 0);
    $trouble{counts}++ if defined $quiet && ($position->{quiet} != $quiet || $position->{move} != $number);

    # The board drawn again from the stones alone.
    my $drawn = join '/', map {
        my $rank = $_;
        my $text = join '', map { $position->{stones}{ format_point($_, $rank) } || ' ' } 0 .. $cols - 1;
        $text =~ s/( +)/length $1/ge;
        $text;
    } reverse 0 .. $rows - 1;
    $trouble{stones}++ if $drawn ne $board;
    $trouble{'points off the board'}++ if grep { !parse_point($_, cols => $cols, rows => $rows) } keys %{ $position->{stones} };

    my $counted = format_position($position->{board}, $position->{quiet}, $position->{move});
    $trouble{'written again'}++ if $counted ne (defined $quiet ? $string : "$string 0 1");

    # The same position with its runs spelt in pieces.
    (my $pieces = $board) =~ s/([2-9])/my $n = $1; my $k = 1 + number_below($n - 1); $k . ($n - $k)/ge;
    next if length "$pieces $side" > 51;
    my $same = parse_position("$pieces $side");
    $trouble{pieces}++ if !$same || $same->{board} ne "$board $side";
}
is_deeply(\%trouble, {}, 'two thousand positions likewise, stones, counts and spelling');

%trouble = ();
for (1 .. 1000) {
    my $made = random_game();
    my $text = format_game($made);
    if (!defined $text) { $trouble{'not written'}++; next }
    my ($game, $why, $line) = parse_game($text);
    if (!$game) { $trouble{"$why in line $line"}++; next }

    my @headers = grep { !/\A(?:moves|moves_at|at|cols|rows)\z/ } keys %$game;
    my %wanted  = (variant => 'sivy', %$made);
    delete $wanted{moves};
    $trouble{headers}++ if join("\n", map { "$_ $game->{$_}" } sort @headers) ne join "\n", map { "$_ $wanted{$_}" } sort keys %wanted;
    $trouble{moves}++ if "@{ $game->{moves} }" ne "@{ $made->{moves} }";
    my @lines = split /\n/, $text;
    $trouble{at}++ if grep { $lines[$game->{at}{$_} - 1] ne "$_ $made->{$_}" } keys %{ $game->{at} };
    $trouble{moves_at}++ if $lines[$game->{moves_at} - 2] ne 'moves';
    $trouble{'written again'}++ if format_game({ %$game, variant => $made->{variant} }) ne $text;
    $trouble{'ends of lines'}++ if !defined parse_game(join "\r\n", @lines);
}
is_deeply(\%trouble, {}, 'a thousand games likewise');

finish();
