# The synopsis of the document, and the examples further down in it.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;

use Game::Brandubh::Engine ':all';

my $board = Game::Brandubh::Engine->new;
isa_ok($board, 'Game::Brandubh::Engine', 'what new returns');
is($board->to_string, '3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a', 'the set-up as the synopsis prints it');

my $d4 = Game::Brandubh::Engine->square_of(3, 3);
ok($board->at($d4) == KING, 'the king is on d4');

my ($other, $err) = Game::Brandubh::Engine->of_string('7/7/7/3k3/7/7/7 d');
isa_ok($other, 'Game::Brandubh::Engine', 'what of_string returns');
is($err, POS_OK, '... with POS_OK');
is($other->to_string, '7/7/7/3k3/7/7/7 d', '... is that position');

# new and its arguments.
is(Game::Brandubh::Engine->new(empty => 1)->to_string, '7/7/7/7/7/7/7 a', 'new(empty => 1)');
is(Game::Brandubh::Engine->new(position => '3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a')->to_string, $board->to_string,
    'new(position => ...)');

# One line each.
is(other(ATTACKERS), DEFENDERS, 'other(ATTACKERS)');
is(Game::Brandubh::Engine->side_of(KING), DEFENDERS, 'side_of(KING)');
like(Game::Brandubh::Engine->zobrist_hex(KING, $d4), qr/\A[0-9a-f]{16}\z/, 'zobrist_hex');
is($board->put($d4, DEFENDER)->at($d4), DEFENDER, 'put');
is($board->lift($d4)->at($d4), EMPTY, 'lift');
is($board->put($d4, KING)->set_side(DEFENDERS)->side, DEFENDERS, 'set_side');
is($board->set_side(ATTACKERS)->count(ATTACKER), 8, 'count(ATTACKER)');

# Moves, with a variant and without.
{
    my @moves = $board->moves;
    my $count = $board->moves;
    is(scalar @moves, 40, 'forty moves from the set-up');
    is($count, 40, '... counted in scalar context');
    @moves = $board->moves({ throne_pass => 0 });
    is(scalar @moves, 40, '... and as many in a variant, while the king is at home');
    my $mv = Game::Brandubh::Engine->move(sq('d7'), sq('c7'));
    ok($board->is_legal($mv), 'is_legal');
    ok($board->is_legal($mv, { throne_pass => 0 }), '... in a variant');
    my $why = $board->why_not($board->square_of(3, 6), $board->square_of(3, 5));
    is($why, WHY_BLOCKED, 'why_not');
    is($board->why_not(sq('d7'), sq('d4'), { throne_reentry => 1 }), WHY_THRONE, '... in a variant');
    is($board->perft_slides(3), '39568', 'perft_slides(3)');
    is($board->perft(3, {}), '39512', 'perft(3, \%variant)');
}

# Captures.
{
    my $b = Game::Brandubh::Engine->new(position => '7/7/7/3k3/7/adka3/7 a');
    ok($b->hostile_to(sq('d4'), ATTACKERS), 'hostile_to');
    my @squares = $b->captures_at(sq('a2'));
    is_deeply(\@squares, [], 'captures_at: a king stands behind');
    $b->lift(sq('c2'))->put(sq('c3'), ATTACKER);
    my $mv = Game::Brandubh::Engine->move(sq('c3'), sq('c2'));
    my ($flags, @taken) = $b->preview($mv);
    is($flags, DID_CAPTURE, 'preview');
    is_deeply(\@taken, [sq('b2')], '... and what it would take');
    ($flags, my $undo) = $b->do_move($mv);
    is($flags, DID_CAPTURE, 'do_move');
    is($b->to_string, '7/7/7/3k3/7/a1aa3/7 d', '... has taken it');
    is($b->undo_move($undo)->to_string, '7/7/7/3k3/2a4/ad1a3/7 a', 'undo_move');
    ($flags, $undo) = $b->do_move($mv, { king_strong => 1 });
    is($flags, DID_CAPTURE, 'do_move in a variant');
    ($flags, @taken) = $b->preview(Game::Brandubh::Engine->move(sq('d4'), sq('d7')), { escape => 'edge' });
    is($flags, KING_HOME, 'preview in a variant');
}

finish();
