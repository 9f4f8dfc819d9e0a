# What stands where: at, put, lift, side, set_side, count, to_string, clone, live.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

# at
{
    my $b = board('w1b/3/b1w w');
    is($b->at(pt('a3')), WHITE, 'at: a white stone');
    is($b->at(pt('c3')), BLACK, 'at: a black stone');
    is($b->at(pt('b2')), EMPTY, 'at: nothing');
    is($b->at(pt('d1')), BORDER, 'at: a point of a larger board only');
    is($b->at($_), BORDER, "at: BORDER for $_") for 0, 11, 77, -1, 1000, 256 + 12, 65536 + 12, 4294967296 + 12;
}

# put and lift
{
    my $b = $class->new(empty => 1);
    is($b->put(pt('e3'), WHITE), $b, 'put returns the board');
    is($b->at(pt('e3')), WHITE, 'and the stone is there');
    $b->put(pt('e3'), BLACK);
    is($b->at(pt('e3')), BLACK, 'put replaces whatever stood there');
    is($b->count(WHITE), 0, 'the one replaced is gone');
    is($b->put(pt('e3'), EMPTY), $b, 'put of EMPTY returns the board');
    is($b->at(pt('e3')), EMPTY, 'put of EMPTY is lift');
    $b->put(pt('a1'), WHITE);
    is($b->lift(pt('a1')), $b, 'lift returns the board');
    is($b->at(pt('a1')), EMPTY, 'lift empties a point');
    is($b->lift(pt('a1'))->to_string, '9/9/9/9/9 w', 'lifting nothing does nothing');
    $b->put(pt('c2'), WHITE)->put(pt('d2'), BLACK)->lift(pt('c2'));
    is($b->to_string, '9/9/9/3b5/9 w', 'they chain');

    my $before = state_of($b);
    for my $sq (0, 11, 77, -1, 256 + 12, 4294967296 + 12, -9223372036854775807, '12abc', 'd2', undef, 40.5) {
        my $shown = defined $sq ? $sq : 'undef';
        is($b->put($sq, WHITE), $b, "put at $shown returns the board");
        is($b->lift($sq), $b, "lift at $shown returns the board");
    }
    for my $stone (BORDER, 4, -1, 257, 4294967297, 'w', '1x', undef, 1.5) {
        $b->put(pt('d2'), $stone);
        is($b->put(pt('a1'), $stone), $b, 'put of ' . (defined $stone ? $stone : 'undef') . ' returns the board');
    }
    same_state($b, $before, 'and a point off the board, or what is not a stone, is ignored');

    my $small = $class->new(board => 'telo');
    my $then = state_of($small);
    $small->put(pt('d1'), WHITE)->put(pt('a4'), WHITE)->lift(pt('i5'))->put(pt('i5'), BLACK);
    same_state($small, $then, "a larger board's points are off a smaller one");
}
{
    my $b = $class->new;
    $b->put($_, WHITE) for $b->all_squares;
    is($b->to_string, 'wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww/wwwwwwwww w', 'put will fill the board with white stones');
    is($b->count(WHITE), 45, 'all forty-five');
    is(scalar($b->steps), 0, 'which have no step');
    is($b->key_hex, $b->key_full_hex, 'and a key');
}

# side and set_side
{
    my $b = $class->new;
    is($b->side, WHITE, 'side');
    is($b->set_side(BLACK), $b, 'set_side returns the board');
    is($b->side, BLACK, 'and the side has changed');
    is($b->set_side(BLACK)->side, BLACK, 'set to what it is, it stays');
    is($b->set_side(WHITE)->side, WHITE, 'and back');
    for my $none (EMPTY, BORDER, -1, 257, 4294967297, 'b', undef, 1.5, '2x') {
        $b->set_side($none);
        is($b->side, WHITE, 'set_side of ' . (defined $none ? $none : 'undef') . ', which is no side, changes nothing');
    }
    is($b->to_string, SETUP, 'nothing else changed');
}

# count
{
    my $b = board('w1b/bb1/b1w b');
    is($b->count(WHITE), 2, 'white stones');
    is($b->count(BLACK), 4, 'black stones');
    is($b->count($_), 0, "count($_) of no stone") for EMPTY, BORDER, -1, 257, 4294967298, 'b', 1.5;
    is($b->count(undef), 0, 'count(undef)');
}

# clone
{
    my $b = $class->new(board => 'dimy')->set_side(BLACK);
    my $c = $b->clone;
    isa_ok($c, $class, 'a clone');
    isnt($c, $b, 'is a second board');
    same_state($c, state_of($b), 'with the same stones, side and size');
    $c->lift(pt('a1'))->set_side(WHITE);
    is($b->at(pt('a1')), WHITE, 'sharing nothing with the first');
    is($b->side, BLACK, 'not even the side');
    $b->put(pt('c3'), BLACK);
    is($c->at(pt('c3')), EMPTY, 'nor the other way round');
    my $text = $c->to_string;
    undef $b;
    is($c->to_string, $text, 'and it outlives the first');
}
# live
{
    my $live = $class->live;
    is($live, 0, 'every board so far is gone');
    my $b = $class->new;
    is($class->live, 1, 'new makes one');
    my $c = $b->clone;
    my ($d) = $class->of_string('3/3/3 w');
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
