# step_why: every reason, the order they are asked in, and agreement with the list.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my @reason = qw(OK OFF_BOARD BAD_STEP NO_STONE NOT_YOURS NO_LINE OCCUPIED TAKES_NOTHING NOT_A_PAIKA MUST_CAPTURE);

#      3  . b . . .      White to move: the stone on c1 may take by approach, the
#      2  . . . b .      one on a1 may only make a paika.
#      1  w . w . b
my $b = board('1b3/3b1/w1w1b w');

sub why {
    my ($from, $dir, $kind, $want, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is($b->step_why($from, $dir, $kind), $want, "$reason[$want]: $name");
    is($b->step_why({ from => $from, dir => $dir, kind => $kind }), $want, '... given as a hash');
    return is($b->play_why($from, $dir, $kind), $want, '... and play_why says the same with no chain open');
}

why(pt('c1'), E, APPROACH, WHY_OK, 'a step of the side to move');
why(0,        N, PAIKA, WHY_OFF_BOARD, 'no point');
why(pt('f1'), N, PAIKA, WHY_OFF_BOARD, 'a point of another size of board');
why(-1,       N, PAIKA, WHY_OFF_BOARD, 'a negative number');
why(256 + pt('c1'), E, APPROACH, WHY_OFF_BOARD, 'a number that only wraps round to a point');
why(4294967296 + pt('c1'), E, APPROACH, WHY_OFF_BOARD, 'and a larger one');
why(pt('c1'), 8,  PAIKA, WHY_BAD_STEP, 'not a direction');
why(pt('c1'), -1, PAIKA, WHY_BAD_STEP, 'not a direction');
why(pt('c1'), 256 + E, APPROACH, WHY_BAD_STEP, 'a number that only wraps round to a direction');
why(pt('c1'), E,  3, WHY_BAD_STEP, 'not a kind');
why(pt('c1'), E, -1, WHY_BAD_STEP, 'not a kind');
why(pt('c1'), E, 256 + APPROACH, WHY_BAD_STEP, 'a number that only wraps round to a kind');
why(pt('b1'), N, PAIKA, WHY_NO_STONE, 'nothing stands there');
why(pt('e1'), N, PAIKA, WHY_NOT_YOURS, 'a stone of the other side');
why(pt('a1'), W, PAIKA, WHY_NO_LINE, 'off the edge');
why(pt('a1'), SE, PAIKA, WHY_NO_LINE, 'off the edge');
why(pt('c1'), S, APPROACH, WHY_NO_LINE, 'off the edge');
why(pt('c1'), NE, APPROACH, WHY_OCCUPIED, 'a stone stands where the step would go');
why(pt('c1'), NE, PAIKA, WHY_OCCUPIED, 'a stone stands where the step would go');
why(pt('c1'), N, APPROACH, WHY_TAKES_NOTHING, 'no enemy beyond');
why(pt('c1'), E, WITHDRAWAL, WHY_TAKES_NOTHING, 'no enemy behind, though one beyond');
why(pt('c1'), E, PAIKA, WHY_NOT_A_PAIKA, 'asked as a paika, and the step takes');
why(pt('c1'), N, PAIKA, WHY_MUST_CAPTURE, 'a paika, while a stone of the mover could take');
why(pt('a1'), E, PAIKA, WHY_MUST_CAPTURE, 'and another stone');
{
    my $weak = board('3/3/1w1 w');
    is($weak->step_why(pt('b1'), NE, PAIKA), WHY_NO_LINE, 'NO_LINE: a diagonal from a weak point');
    is($weak->step_why(pt('b1'), N, PAIKA), WHY_OK, 'OK: a paika, when nothing can take');
}

# The first that applies.
why(0, 9, 9, WHY_OFF_BOARD, 'before BAD_STEP');
why(pt('f1'), 9, 9, WHY_OFF_BOARD, 'before BAD_STEP');
why(pt('b1'), 9, PAIKA, WHY_BAD_STEP, 'before NO_STONE');
why(pt('e1'), N, 3, WHY_BAD_STEP, 'before NOT_YOURS');
why(pt('b1'), S, PAIKA, WHY_NO_STONE, 'before NO_LINE');
why(pt('e1'), S, PAIKA, WHY_NOT_YOURS, 'before NO_LINE');
why(pt('e1'), W, APPROACH, WHY_NOT_YOURS, 'though the step would take');
why(pt('a1'), SW, APPROACH, WHY_NO_LINE, 'before TAKES_NOTHING');
why(pt('a1'), N, WITHDRAWAL, WHY_TAKES_NOTHING, 'though MUST_CAPTURE would apply to a paika');
{
    my $both = board('9/9/1bw1b4/9/9 w');
    is($both->step_why(pt('c3'), E, APPROACH), WHY_OK, 'both ways: approach');
    is($both->step_why(pt('c3'), E, WITHDRAWAL), WHY_OK, 'both ways: withdrawal');
    is($both->step_why(pt('c3'), E, PAIKA), WHY_NOT_A_PAIKA, 'both ways: and no paika');
}

# A step hash without what it takes to be one.
is($b->step_why({}), WHY_OFF_BOARD, 'an empty hash names no point');
is($b->step_why({ from => pt('c1') }), WHY_BAD_STEP, 'a hash without a direction');
is($b->step_why({ from => pt('c1'), dir => E }), WHY_BAD_STEP, 'a hash without a kind');

# WHY_OK for exactly the steps of the list.
seed_numbers(8);
my @wrong;
for my $n (1 .. 400) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my $board = board($string);
    my %listed = map { ("$_->{from} $_->{dir} $_->{kind}" => 1) } $board->steps;
    for my $from ($board->all_squares) {
        for my $dir (0 .. 7) {
            for my $kind (0 .. 2) {
                my $why = $board->step_why($from, $dir, $kind);
                push @wrong, "$string: $from $dir $kind gave $why" if !$why != !!$listed{"$from $dir $kind"};
            }
        }
    }
}
is_deeply(\@wrong, [], 'WHY_OK for exactly the steps steps lists, on 400 boards');

finish();
