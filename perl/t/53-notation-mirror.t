# Moves and positions reflected.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers);
use NotationTest;
use Game::Fanorona::Notation qw(:all);

is(mirror_move('d3-e3A', 'files'), 'f3-e3A', 'files swaps left and right');
is(mirror_move('d3-e3A', 'ranks'), 'd3-e3A', 'ranks swaps top and bottom');
is(mirror_move('d2-e3A', 'turn'), 'f4-e3A', 'turn is half a turn of the board');
is(mirror_move('b2-c2A-c3W', 'files'), 'h2-g2A-g3W', 'the letters do not change');
is(mirror_move('a1-b2', 'turn', cols => 3, rows => 3), 'c3-b2', 'a smaller board has its own middle');
is(mirror_move('a1-b2', 'files', cols => 5), 'e1-d2', 'one measure may be given alone');

is_deeply([mirror_move('d3-e3A', $_)], [undef], 'there is no such way: ' . shown($_))
    for undef, '', 'file', 'FILES', "files\n", ' files', 'files ranks', [], {}, "\x{444}iles", 1;
is_deeply([mirror_move($_, 'files')], [undef], 'undef for a string that is not a move: ' . shown($_))
    for undef, '', 'd3', 'd3-f3A', "d3-e3A\n", [], {}, 'd3-e3a';
is_deeply([mirror_move('d3-e3A', 'files', cols => 3)], [undef], '... or not a move of that board');
is_deeply([mirror_move('d3-e3A', 'files', cols => 4)], [undef], '... or of no board');
is_deeply([mirror_move('d3-e3A', 'files', 'cols')], [undef], '... or of a board half given');
is_deeply([mirror_move('d3-e3A')], [undef], '... and when no way is given');
is_deeply([mirror_move()], [undef], '... and for nothing');

is(mirror_position(SETUP, 'files'), 'bbbbbbbbb/bbbbbbbbb/wbwb1wbwb/wwwwwwwww/wwwwwwwww w', 'a position: files');
is(mirror_position(SETUP, 'ranks'), 'wwwwwwwww/wwwwwwwww/bwbw1bwbw/bbbbbbbbb/bbbbbbbbb w', 'ranks');
is(mirror_position(SETUP, 'turn'), 'wwwwwwwww/wwwwwwwww/wbwb1wbwb/bbbbbbbbb/bbbbbbbbb w', 'turn');
is(mirror_position('w2/1b1/3 b', 'files'), '2w/1b1/3 b', 'the side to move is kept');
is(mirror_position('w2/1b1/3 b 12 40', 'turn'), '3/1b1/2w b 12 40', '... and the counts');
is(mirror_position('w2/1b1/3 b 0 1', 'files'), '2w/1b1/3 b 0 1', '... even those of a game just begun');
is(mirror_position('w11/1b1/111 b', 'ranks'), '3/1b1/w2 b', 'a run spelt in pieces comes out whole');
is_deeply([mirror_position(SETUP, $_)], [undef], 'there is no such way: ' . shown($_))
    for undef, '', 'file', "turn\n", [], {}, 1;
is_deeply([mirror_position($_, 'files')], [undef], 'undef for what is not a position: ' . shown($_))
    for undef, '', 'w', 'w2/1b1/4 b', "w2/1b1/3 b\n", 'w2/1b1/3 b 0 0', [], {};
is_deeply([mirror_position()], [undef], '... and for nothing');

# A reflection moves points as the board is moved: whatever stands on a point
# before stands on the mirrored point after.
seed_numbers(53);
my %trouble;
for (1 .. 1000) {
    my ($cols, $rows) = random_size();
    my @size   = (cols => $cols, rows => $rows);
    my $move   = random_move($cols, $rows, 8);
    my $string = random_position($cols, $rows);
    my $stones = parse_position($string)->{stones};
    for my $how (qw(files ranks turn)) {
        my $mirrored = mirror_move($move, $how, @size);
        $trouble{'twice is not once'}++ if mirror_move($mirrored, $how, @size) ne $move;
        $trouble{'letters'}++ if join('', $move =~ /[AW]/g) ne join '', $mirrored =~ /[AW]/g;
        $trouble{'not as each point'}++
            if join(' ', move_points($mirrored, @size)) ne join ' ', map { other_point($_, $how, $cols, $rows) } move_points($move, @size);

        my $turned = mirror_position($string, $how);
        $trouble{'a position twice'}++ if mirror_position($turned, $how) ne $string;
        my %moved = map { other_point($_, $how, $cols, $rows) => $stones->{$_} } keys %$stones;
        my $there = parse_position($turned)->{stones};
        $trouble{'stones'}++ if join(' ', map { "$_$moved{$_}" } sort keys %moved) ne join ' ', map { "$_$there->{$_}" } sort keys %$there;
    }
    $trouble{'turn'}++ if mirror_move(mirror_move($move, 'files', @size), 'ranks', @size) ne mirror_move($move, 'turn', @size);
    $trouble{'turn'}++ if mirror_position(mirror_position($string, 'files'), 'ranks') ne mirror_position($string, 'turn');
}
is_deeply(\%trouble, {}, 'a thousand moves and positions, reflected in every way and back');

sub other_point {
    my ($name, $how, $cols, $rows) = @_;
    my ($file, $rank) = (ord($name) - 96, substr $name, 1);
    $file = $cols + 1 - $file if $how ne 'ranks';
    $rank = $rows + 1 - $rank if $how ne 'files';
    return chr(96 + $file) . $rank;
}

finish();
