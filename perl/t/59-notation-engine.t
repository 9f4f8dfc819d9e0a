# What the notation says of the engine's numbers and strings, asked of the engine.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below);
use NotationTest;
use Game::Fanorona::Notation qw(:all);
use Game::Fanorona::Variant;

BEGIN {
    eval { require Game::Fanorona::Engine; 1 }
        or plan skip_all => 'Game::Fanorona::Engine is not built';
}
use constant ENGINE => 'Game::Fanorona::Engine';

my $wrong = 0;
for my $file (0 .. 8) {
    for my $rank (0 .. 4) {
        my $name = format_point($file, $rank);
        my $sq   = ENGINE->square_of($file, $rank);
        $wrong++ if square_of($name) != $sq || name_of($sq) ne $name;
        $wrong++ if ENGINE->file_of($sq) != $file || ENGINE->rank_of($sq) != $rank;
    }
}
is($wrong, 0, 'square_of and name_of use the numbers of the engine');
is(ENGINE->new->to_string, SETUP, 'SETUP is the set-up of the engine');
is(ENGINE->chain_max, 44, 'no move has more than forty-four steps');

for my $cols (3, 5, 7, 9) {
    for my $rows (3, 5) {
        my $variant = Game::Fanorona::Variant->custom(board => "${cols}x$rows");
        my $board   = ENGINE->new(cols => $cols, rows => $rows);
        is($variant->setup, $board->to_string, "the set-up of ${cols}x$rows is the engine's");

        # Every step between two points of this size.
        my @names = map { name_of($_) } $board->all_squares;
        my %line  = map { (join('-', map { name_of($_) } @$_) => 1, join('-', map { name_of($_) } reverse @$_) => 1) } $board->segments;
        my @read  = grep { parse_move($_, cols => $cols, rows => $rows) } map { my $from = $_; map { "$from-$_" } @names } @names;
        is_deeply([sort @read], [sort keys %line], '... and its lines are the steps that are read');
        my @next = map { parse_move($_)->{steps}[0] } @read;
        is(scalar(grep { $board->next_to($_->{from}, $_->{dir}) != $_->{to} } @next), 0, '... each in its direction');
    }
}
my @names = Game::Fanorona::Variant->names;
is_deeply([map { [Game::Fanorona::Variant->size_of($_)] } @names], [map { [ENGINE->size_of($_)] } @names], 'a name is the same size');

# Games of random moves: each is written by the engine, read, and played a step
# at a time as it was read.
seed_numbers(59);
my %trouble;
my $played = 0;
for (1 .. 60) {
    my ($cols, $rows) = random_size();
    my $board = ENGINE->new(cols => $cols, rows => $rows);
    for (1 .. 12) {
        my @moves = $board->count_moves(2000) < 2000 ? $board->moves : ();
        last if !@moves;
        my $move   = one_of(@moves);
        my $string = "$move";
        my ($read, $why) = parse_move($string, cols => $cols, rows => $rows);
        if (!$read) { $trouble{"$string is $why"}++; last }
        $trouble{'an object is written'}++ if format_move($move) ne $string || format_move($read) ne $string;
        $trouble{'an object is read'}++ if join(' ', move_points($move)) ne join(' ', $move->points);
        $trouble{ends}++ if $read->{from} != $move->from || $read->{to} != $move->to;
        my @kept = map { my $step = $_; +{ map { $_ => $step->{$_} } qw(from to dir kind) } } @{ $move->steps };
        my $rebuilt = format_move({ %$read, steps => \@kept });
        $trouble{steps}++ if !defined $rebuilt || $rebuilt ne $string;

        my $position = parse_position($board->to_string);
        $trouble{board}++ if $position->{board} ne $board->to_string;
        my %stones = map { ($board->at($_) ? (name_of($_) => ('', 'w', 'b')[$board->at($_)]) : ()) } $board->all_squares;
        $trouble{stones}++ if join(' ', map { "$_$stones{$_}" } sort keys %stones)
            ne join ' ', map { "$_$position->{stones}{$_}" } sort keys %{ $position->{stones} };

        my $other = $board->clone;
        $board->play_move($move);
        for my $step (@{ $read->{steps} }) {
            $trouble{'not the next step'}++ if $other->play_why(@{$step}{qw(from dir kind)});
            $other->play($step);
        }
        $other->stop if $other->in_chain;
        $trouble{'played otherwise'}++ if $other->to_string ne $board->to_string;

        # A reflection of the position has the reflections of the moves.
        my ($mirrored) = ENGINE->of_string(mirror_position($position->{board}, 'files'));
        $trouble{mirrored}++ if join(' ', sort map { mirror_move($_, 'files', cols => $cols, rows => $rows) } @moves) ne join ' ', sort map { "$_" } $mirrored->moves;
        $played++;
    }
}
is_deeply(\%trouble, {}, "$played moves of the engine are read and written and can be played as they were read");
cmp_ok($played, '>', 300, '... enough of them');

# The two readers of positions agree.
my @CODES = ('read', 'empty', 'too_long', 'bad_letter', 'rows', 'width', 'side');
my %agree;
for (1 .. 5000) {
    my $text = random_position(random_size());
    $text =~ s/ [0-9]+ [0-9]+\z//;
    $text = mutated($text) if number_below(4);
    next if $text =~ /[^\0-\x7f]/;
    my ($position, $why) = parse_position($text);
    next if $position && $position->{counted};
    my ($board, $code) = ENGINE->of_string($text);
    my $theirs = $CODES[$code];
    if ($position) { $agree{'read otherwise'}++ if !$board || $board->to_string ne $position->{board} }
    elsif ($text =~ tr/ // == 1) { $agree{ "$why, $theirs, " . shown($text) }++ if $why ne $theirs }
    else { $agree{ "$theirs: " . shown($text) }++ if $board }
}
is_deeply(\%agree, {}, 'the first form of a position is what of_string reads, and it is refused for the same');

finish();
