# What stands where: at, put, lift, side, set_side, count, king_square, clone, live.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my @no_square = (0, 9, 17, 18, 80, 81, -1, -10, 256 + 40, 65536 + 40, 4294967296 + 40, -9223372036854775807, '40x', 'd4', '', undef, 40.5);

# at
{
    my $b = board('a5d/7/7/3k3/7/7/7 d');
    is($b->at(sq('a7')), ATTACKER, 'at: an attacker');
    is($b->at(sq('g7')), DEFENDER, 'at: a defender');
    is($b->at(sq('d4')), KING, 'at: the king');
    is($b->at(sq('d5')), EMPTY, 'at: nothing');
    is($b->at(sq('a1')), EMPTY, 'at: an empty corner is an empty square');
    is($b->at($_), BORDER, 'at: BORDER for ' . shown($_)) for @no_square;
    my %square = map { ($_ => 1) } $b->all_squares;
    is_deeply([grep { ($b->at($_) == BORDER) != !$square{$_} } -100 .. 400], [], 'at: BORDER exactly off the board');
}

# put and lift
{
    my $b = $class->new(empty => 1);
    is($b->put(sq('d4'), DEFENDER), $b, 'put returns the board');
    is($b->at(sq('d4')), DEFENDER, 'and the piece is there');
    $b->put(sq('d4'), KING);
    is($b->at(sq('d4')), KING, 'put replaces whatever stood there');
    is($b->count(DEFENDER), 0, 'the one replaced is gone');
    $b->put(sq('d4'), KING);
    is($b->to_string, '7/7/7/3k3/7/7/7 a', 'put of what stands there changes nothing');
    is($b->lift(sq('d4')), $b, 'lift returns the board');
    is($b->at(sq('d4')), EMPTY, 'lift empties a square');
    is($b->lift(sq('d4'))->to_string, '7/7/7/7/7/7/7 a', 'lifting nothing does nothing');
    $b->put(sq('a1'), KING)->put(sq('a7'), KING)->put(sq('g1'), ATTACKER)->lift(sq('a7'));
    is($b->to_string, '7/7/7/7/7/7/k5a a', 'they chain, and judge nothing');
    $b->put(sq('a1'), KING)->put(sq('g7'), KING);
    is($b->count(KING), 2, 'two kings on corners if asked');

    my $before = state_of($b);
    for my $sq (@no_square) {
        is($b->put($sq, ATTACKER), $b, 'put at ' . shown($sq) . ' returns the board');
        is($b->lift($sq), $b, 'lift at ' . shown($sq) . ' returns the board');
    }
    for my $piece (EMPTY, BORDER, 5, -1, 257, 4294967297, 'a', '1x', undef, 1.5) {
        is($b->put(sq('a1'), $piece), $b, 'put of ' . shown($piece) . ' returns the board');
        $b->put(sq('b2'), $piece);
    }
    same_state($b, $before, 'and a square that is none, or what is not a piece, is ignored');
}
{
    my $b = $class->new;
    $b->put($_, ATTACKER) for $b->all_squares;
    is($b->count(ATTACKER), 49, 'put will fill the board with attackers');
    is(scalar($b->moves), 0, 'which have no move');
    is($b->key_hex, $b->key_full_hex, 'and a key');
    $b->lift($_) for $b->all_squares;
    is($b->to_string, '7/7/7/7/7/7/7 a', 'lift will take all away');
}

# side and set_side
{
    my $b = $class->new;
    is($b->side, ATTACKERS, 'side');
    is($b->set_side(DEFENDERS), $b, 'set_side returns the board');
    is($b->side, DEFENDERS, 'and the side has changed');
    is($b->set_side(DEFENDERS)->side, DEFENDERS, 'set to what it is, it stays');
    for my $none (2, BORDER, -1, 256, 257, 4294967296, 'a', undef, 0.5, '1x') {
        is($b->set_side($none), $b, 'set_side of ' . shown($none) . ' returns the board');
        is($b->side, DEFENDERS, '... and changes nothing');
    }
    is($b->set_side(ATTACKERS)->to_string, SETUP, 'and back, with nothing else changed');
}

# count
{
    my $b = board('kk5/7/ddd4/7/7/7/a3a1a d');
    is($b->count(ATTACKER), 3, 'attackers');
    is($b->count(DEFENDER), 3, 'defenders, the kings not among them');
    is($b->count(KING), 2, 'kings');
    is($b->count($_), 0, 'count of ' . shown($_) . ', which is no piece') for EMPTY, BORDER, 5, -1, 257, 4294967298, 'a', 1.5, undef;
    is(join(' ', map { $class->new->count($_) } ATTACKER, DEFENDER, KING), '8 4 1', 'the set-up has eight, four and one');
}

# king_square
{
    my $b = $class->new(empty => 1);
    is($b->king_square, -1, 'no king');
    for my $sq (reverse $b->all_squares) {
        $b->put($sq, KING);
        is($b->king_square, $sq, 'of several kings the first from a1 on') if $sq == sq('g7') || $sq == sq('d4') || $sq == sq('a1');
    }
    $b->lift(sq('a1'));
    is($b->king_square, sq('b1'), '... and then the next');
    is(board('7/7/7/7/k6/6k/7 a')->king_square, sq('g2'), 'rank before file');
    is(board('7/7/7/7/7/7/7 d')->put(sq('c5'), DEFENDER)->king_square, -1, 'a defender is none');
}

# clone
{
    my $b = $class->new->set_side(DEFENDERS);
    my $c = $b->clone;
    isa_ok($c, $class, 'a clone');
    isnt($c, $b, 'is a second board');
    same_state($c, state_of($b), 'with the same pieces and side');
    $c->lift(sq('d4'))->set_side(ATTACKERS);
    is($b->at(sq('d4')), KING, 'sharing nothing with the first');
    is($b->side, DEFENDERS, 'not even the side');
    $b->put(sq('a1'), KING);
    is($c->at(sq('a1')), EMPTY, 'nor the other way round');
    my $text = $c->to_string;
    undef $b;
    is($c->to_string, $text, 'and it outlives the first');
}

# live
{
    is($class->live, 0, 'every board so far is gone');
    my $b = $class->new;
    is($class->live, 1, 'new makes one');
    my $c = $b->clone;
    my ($d) = $class->of_string(SETUP);
    is($class->live, 3, 'and so do clone and of_string');
    my $copy = $b;
    undef $b;
    is($class->live, 3, 'a second reference keeps a board');
    undef $copy;
    is($class->live, 2, 'and the last to go lets go of it');
    ($c, $d) = ();
    is($class->live, 0, 'back where it was');
    $class->new;
    is($class->live, 0, 'a board nobody keeps is gone at once');
    my @many = map { $class->new } 1 .. 100;
    is($class->live, 100, 'a hundred');
    undef @many;
    is($class->live, 0, 'and none');
}

finish();
