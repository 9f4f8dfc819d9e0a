# Squares, pieces' sides, moves as numbers: what the class knows without a board.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $board = $class->new;

# A square is a number handed out by square_of.
is($class->square_of(0, 0), 10, 'a1 is 10');
is($class->square_of(3, 3), 40, 'd4 is 40');
is($class->stride, 9, 'the stride is 9');
my %square;
for my $rank (0 .. 6) {
    for my $file (0 .. 6) {
        my $sq   = $class->square_of($file, $rank);
        my $name = chr(97 + $file) . ($rank + 1);
        is($sq, ($rank + 1) * 9 + $file + 1, "$name: its number");
        is(PlainBrandubh::number($name), $sq, '... which the plain rules give it too');
        is($class->file_of($sq) . ' ' . $class->rank_of($sq), "$file $rank", '... taken apart');
        $square{$sq} = $name;
        is($class->square_of($file, $rank + 1), $sq + $class->stride, "$name: one rank up is a stride more") if $rank < 6;
        is($class->square_of($file + 1, $rank), $sq + 1, "$name: one file to the right is one more") if $file < 6;
    }
}
is(scalar keys %square, SQUARES, 'forty-nine squares');
is(SIZE * SIZE, SQUARES, 'seven by seven');
for my $outside ([-1, 0], [0, -1], [7, 0], [0, 7], [7, 7], [-1, -1], [100, 3], [3, 100], [256, 0], [0, 256], [4294967296, 0], [2**63, 3]) {
    is($class->square_of(@$outside), -1, "square_of(@$outside) is off the board");
}

# all_squares, in order.
is_deeply([$class->all_squares], [sqs(@PlainBrandubh::NAMES)], 'all_squares, a1 to g1 first and a7 to g7 last');
is_deeply([$class->all_squares], [ascending keys %square], '... which is their order as numbers');
is(scalar($class->all_squares), 49, '... in scalar context how many');

# What a number is, on the class and on a board.
my %throne = map { ($_ => 1) } sqs('d4');
my %corner = map { ($_ => 1) } sqs('a1 a7 g1 g7');
my %beside = map { ($_ => 1) } sqs('d3 d5 c4 e4');
for my $who ($class, $board, $class->new(empty => 1)) {
    my $name = ref $who ? $who->count(KING) ? 'a board' : 'an empty board' : 'the class';
    my @numbers = (-90 .. 200, 256 + 40, 65536 + 40, 4294967296 + 40, 1000);
    is_deeply([grep { !!$who->on_board($_) != !!$square{$_} } @numbers], [], "$name: on_board");
    is_deeply([grep { !!$who->is_throne($_) != !!$throne{$_} } @numbers], [], "$name: is_throne, whether or not the king stands there");
    is_deeply([grep { !!$who->is_corner($_) != !!$corner{$_} } @numbers], [], "$name: is_corner");
    is_deeply([grep { !!$who->beside_throne($_) != !!$beside{$_} } @numbers], [], "$name: beside_throne");
    is_deeply([grep { $who->file_of($_) != ($square{$_} ? ord($square{$_}) - 97 : -1) } @numbers], [], "$name: file_of");
    is_deeply([grep { $who->rank_of($_) != ($square{$_} ? substr($square{$_}, 1) - 1 : -1) } @numbers], [], "$name: rank_of");
}

# Squares that share an edge with the throne are those a step away in the four ways.
is_deeply([grep { $class->beside_throne($_) } $class->all_squares], [ascending 40 - 9, 40 - 1, 40 + 1, 40 + 9], 'beside the throne');

# side_of
is($class->side_of(ATTACKER), ATTACKERS, 'an attacker is one of the attackers');
is($class->side_of(DEFENDER), DEFENDERS, 'a defender is one of the defenders');
is($class->side_of(KING), DEFENDERS, 'and so is the king');
for my $none (EMPTY, BORDER, 5, -1, 257, 4294967297, 'a', undef, 1.5) {
    is($class->side_of($none), -1, 'there is no side of ' . shown($none));
}

# Moves: every pair, and nothing checked.
{
    my (@wrong, %seen);
    for my $from ($class->all_squares) {
        for my $to ($class->all_squares) {
            my $mv = $class->move($from, $to);
            push @wrong, "$from $to" if $class->move_from($mv) != $from || $class->move_to($mv) != $to || $seen{$mv}++;
        }
    }
    is_deeply(\@wrong, [], 'every pair of squares, a square and itself too, has a move, and is found in it');
    is(scalar keys %seen, 49 * 49, '... each another');
    is($class->move(sq('d4'), sq('a7')), 40 * 256 + sq('a7'), 'the number is the first square times 256 and the second');
}
for my $no (0, 9, 17, 18, 80, 81, 255, -1, 256, 296, 65536, 4294967296 + 40, 'd4', undef, 40.5, []) {
    my $name = shown($no);
    my $mv = $class->move($no, 40);
    is($class->move_from($mv), -1, "a move from $name, which is no square");
    is($class->move_to($mv), 40, '... to one that is');
    $mv = $class->move(40, $no);
    is($class->move_from($mv), 40, "a move to $name");
    is($class->move_to($mv), -1, '... which is no square');
}
is($class->move(0, 80), 80, 'numbers of the border are kept in a move');
is($class->move(81, 1000), 65535, '... and others are 255');
for my $no (-1, 65536, 65536 + 40 * 256 + 41, 2**31, 2**32 + 40 * 256 + 41, -40, 'x', undef, 10280.5, {}) {
    is($class->move_from($no) . ' ' . $class->move_to($no), '-1 -1', shown($no) . ' is no move');
}

# The most there can be.
is($class->moves_max, 140, 'moves_max');
is($board->moves_max . ' ' . $board->stride . ' ' . $board->abi_version, '140 9 5', '... and other class methods asked of a board');
is($board->square_of(3, 3), 40, 'square_of');
is($board->move_to($board->move(10, 11)), 11, 'move and move_to');
is($board->side_of(KING), DEFENDERS, 'side_of');
is(scalar($board->all_squares), 49, 'all_squares');
is($board->zobrist_side_hex, $class->zobrist_side_hex, 'zobrist_side_hex');
is($board->zobrist_hex(KING, 40), $class->zobrist_hex(KING, 40), 'zobrist_hex');
is($board->live, 1, 'live');

finish();
