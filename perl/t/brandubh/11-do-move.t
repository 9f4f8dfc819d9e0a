# do_move, preview and relocate: what they change, what they report, and when they do
# nothing.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;

# plays(position, move, flags, squares emptied, position after, variant)
sub plays {
    my ($string, $move, $flags, $taken, $after, $say, $variant) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $b = board($string);
    my $before = state_of($b);
    my ($seen, @squares) = $b->preview(mv($move), $variant);
    is("$seen [" . names_of(@squares) . ']', "$flags [$taken]", "$say: the preview of $move");
    same_state($b, $before, '... leaves the board as it was');
    my ($got, $undo) = $b->do_move(mv($move), $variant);
    is($got, $flags, '... do_move reports the same');
    is($b->to_string, $after, '... and has done it');
    is($b->key_hex, $b->key_full_hex, '... keeping the key');
    is(names_of(grep { $b->at($_) == EMPTY && $_ != sq(substr $move, 0, 2) && board($string)->at($_) != EMPTY } $b->all_squares), $taken, '... emptying those squares');
    is($b->undo_move($undo), $b, '... undo_move returns the board');
    same_state($b, $before, '... and all is as it was');
    return;
}

plays(SETUP, 'd7-c7', 0, '', '2a4/3a3/3d3/aadkdaa/3d3/3a3/3a3 d', 'a move that takes nothing');
plays('7/7/7/7/2d4/7/3a3 d', 'c3-c7', 0, '', '2d4/7/7/7/7/7/3a3 a', 'the turn passes to the attackers');
plays('7/7/7/7/1ad4/3a3/7 a', 'd2-d3', DID_CAPTURE, 'c3', '7/7/7/7/1a1a3/7/7 d', 'an attacker takes');
plays('7/7/7/7/1da4/3d3/7 d', 'd2-d3', DID_CAPTURE, 'c3', '7/7/7/7/1d1d3/7/7 a', 'a defender takes');
plays('7/7/7/7/1da4/3k3/7 d', 'd2-d3', DID_CAPTURE, 'c3', '7/7/7/7/1d1k3/7/7 a', 'the king takes');
plays('7/7/7/7/7/2a4/1d5 a', 'c2-c1', DID_CAPTURE, 'b1', '7/7/7/7/7/7/2a4 d', 'against a corner');
plays('7/7/7/2d4/7/1a5/7 a', 'b2-b4', DID_CAPTURE, 'c4', '7/7/7/1a5/7/7/7 d', 'against the empty throne');
plays('7/7/7/2dk3/7/1a5/7 a', 'b2-b4', 0, '', '7/7/7/1adk3/7/7/7 d', 'not against the king on it');
plays('2a4/2d4/a6/1d1d1a1/7/2d4/2a4 a', 'a5-c5', DID_CAPTURE, 'c6', '2a4/7/2a4/1d1d1a1/7/2d4/2a4 d', 'one of three ways');
plays('7/2a4/2d4/ad4a/2d4/2a4/7 a', 'g4-c4', DID_CAPTURE, 'c3 b4 c5', '7/2a4/7/a1a4/7/2a4/7 d', 'three at once, one each way but back');
plays('7/2d4/2a4/da4d/2a4/2d4/7 d', 'g4-c4', DID_CAPTURE, 'c3 b4 c5', '7/2d4/7/d1d4/7/2d4/7 a', 'three at once, the other way round');

# To move in between is safe, and takes nothing.
plays('7/7/7/7/1a1a3/2d4/7 d', 'c2-c3', 0, '', '7/7/7/7/1ada3/7/7 a', 'a defender steps between two attackers');
plays('7/7/7/7/1d1d3/2a4/7 a', 'c2-c3', 0, '', '7/7/7/7/1dad3/7/7 d', 'an attacker between two defenders');
plays('7/7/7/7/1a1a3/2k4/7 d', 'c2-c3', 0, '', '7/7/7/7/1aka3/7/7 a', 'the king between two attackers');
plays('7/7/7/7/7/1d5/2a4 d', 'b2-b1', 0, '', '7/7/7/7/7/7/1da4 a', 'between a corner and an attacker');
plays('7/7/7/7/a6/1d5/7 d', 'b2-a2', 0, '', '7/7/7/7/a6/d6/7 a', 'between them, from the side');
{
    my $b = board('7/7/7/7/1a1a3/2d4/7 d');
    $b->do_move(mv('c2-c3'));
    my ($flags) = $b->do_move(mv('b3-b4'));
    is($flags, 0, 'one of the two goes away');
    ($flags) = $b->set_side(ATTACKERS)->do_move(mv('b4-b3'));
    is($flags, DID_CAPTURE, '... and by coming back takes it');
}

# What is judged is the board once the piece has arrived: it has left where it was.
plays('7/7/7/3a3/3d3/7/3a3 a', 'd4-d7', 0, '', '3a3/7/7/7/3d3/7/3a3 d', 'the piece that left is no enemy any more');
plays('7/7/7/3k3/3a3/3d3/7 d', 'd4-a4', 0, '', '7/7/7/k6/3a3/3d3/7 a', 'what the king leaves behind is judged by where he went: far away');
plays('7/7/7/2k4/1ad4/7/7 a', 'b3-b4', 0, '', '7/7/7/1ak4/2d4/7/7 d', 'a king beside the throne with two open sides');

# The king is taken.
plays('7/7/3a3/2aka2/7/3a3/7 a', 'd2-d3', DID_CAPTURE | KING_TAKEN, 'd4', '7/7/3a3/2a1a2/3a3/7/7 d', 'the king is taken on the throne');
plays('7/7/7/7/2aka2/7/3a3 a', 'd1-d2', DID_CAPTURE | KING_TAKEN, 'd3', '7/7/7/7/2a1a2/3a3/7 d', '... beside it');
plays('7/7/7/7/aka4/7/7 a', 'a3-a2', 0, '', '7/7/7/7/1ka4/a6/7 d', '... not when one goes away');
plays('7/7/7/7/1ka4/a6/7 a', 'a2-a3', DID_CAPTURE | KING_TAKEN, 'b3', '7/7/7/7/a1a4/7/7 d', '... elsewhere');
plays('7/7/7/7/1kada2/a6/7 a', 'a2-a3', DID_CAPTURE | KING_TAKEN, 'b3', '7/7/7/7/a1ada2/7/7 d', '... he alone');
plays('7/7/1a5/1d5/6a/1k5/1a5 a', 'g3-b3', DID_CAPTURE | KING_TAKEN, 'b2 b4', '7/7/1a5/7/1a5/7/1a5 d', 'the king and a defender');
plays('7/7/1a5/1k5/6a/1k5/1a5 a', 'g3-b3', DID_CAPTURE | KING_TAKEN, 'b2 b4', '7/7/1a5/7/1a5/7/1a5 d', 'two kings');
plays('7/7/7/7/1ka4/a6/7 a', 'a2-a3', 0, '', '7/7/7/7/aka4/7/7 d', 'not with king_strong', { king_strong => 1 });
plays('7/7/7/2ak3/7/4a2/7 a', 'e2-e4', DID_CAPTURE | KING_TAKEN, 'd4', '7/7/7/2a1a2/7/7/7 d', 'by two on the throne with king_everywhere_two', { king_everywhere_two => 1 });
plays('7/7/7/2ak3/7/4a2/7 a', 'e2-e4', 0, '', '7/7/7/2aka2/7/7/7 d', '... and not without');

# The king comes home.
for my $corner (qw(a1 a7 g1 g7)) {
    my $from = (substr($corner, 0, 1) eq 'a' ? 'c' : 'e') . substr $corner, 1;
    my $b = $class->new(empty => 1)->put(sq($from), KING)->set_side(DEFENDERS);
    my $after = $b->clone->lift(sq($from))->put(sq($corner), KING)->set_side(ATTACKERS)->to_string;
    plays($b->to_string, "$from-$corner", KING_HOME, '', $after, "home on $corner");
    plays($b->to_string, "$from-$corner", KING_HOME, '', $after, '... with escape to the edge', { escape => 'edge' });
}
my $open = '7/7/7/3k3/7/7/7 d';
plays($open, 'd4-d7', 0, '', '3k3/7/7/7/7/7/7 a', 'the edge is not home by default');
plays($open, 'd4-d7', 0, '', '3k3/7/7/7/7/7/7 a', '... nor with the corner said', { escape => 'corner' });
plays($open, 'd4-d7', KING_HOME, '', '3k3/7/7/7/7/7/7 a', 'with escape to the edge it is', { escape => 'edge' });
plays($open, 'd4-a4', KING_HOME, '', '7/7/7/k6/7/7/7 a', '... on every side', { escape => 'edge' });
plays($open, 'd4-g4', KING_HOME, '', '7/7/7/6k/7/7/7 a', '... on every side', { escape => 'edge' });
plays($open, 'd4-d1', KING_HOME, '', '7/7/7/7/7/7/3k3 a', '... on every side', { escape => 'edge' });
plays($open, 'd4-d6', 0, '', '7/3k3/7/7/7/7/7 a', '... and nowhere within', { escape => 'edge' });
plays('3k3/7/7/7/7/7/7 d', 'd7-e7', KING_HOME, '', '4k2/7/7/7/7/7/7 a', '... from edge to edge too', { escape => 'edge' });
plays('7/7/7/7/7/7/3d3 d', 'd1-b1', 0, '', '7/7/7/7/7/7/1d5 a', 'a defender is never home', { escape => 'edge' });
plays('7/7/7/7/7/7/3d3 d', 'd1-a1', 0, '', '7/7/7/7/7/7/d6 a', '... not even on a corner where he may not stand');
plays('7/7/7/7/7/7/3a3 a', 'd1-a1', 0, '', '7/7/7/7/7/7/a6 d', '... nor is an attacker');
plays('k6/7/7/7/7/7/3d3 d', 'd1-c1', 0, '', 'k6/7/7/7/7/7/2d4 a', 'the king who is home already did not move');
plays('k6/7/7/7/7/7/7 d', 'a7-a6', 0, '', '7/k6/7/7/7/7/7 a', 'nor is he home who leaves');
plays('7/7/7/7/d6/a6/2k4 d', 'c1-a1', DID_CAPTURE | KING_HOME, 'a2', '7/7/7/7/d6/7/k6 a', 'home and a capture by one move');
plays('7/7/7/7/7/7/1dak3 d', 'd1-d3', 0, '', '7/7/7/7/3k3/7/1da4 a', 'away from a capture');

# It does not ask whether the move is legal: not whose turn, not the line, not what is between.
plays(SETUP, 'c4-c7', 0, '', '2da3/3a3/3d3/aa1kdaa/3d3/3a3/3a3 d', 'the other side\'s piece: the turn passes from the side that had it');
plays('7/7/7/7/1da4/3d3/7 a', 'd2-d3', DID_CAPTURE, 'c3', '7/7/7/7/1d1d3/7/7 d', '... and takes as its own side does');
plays('7/7/7/7/1ad4/3a3/7 d', 'd2-d3', DID_CAPTURE, 'c3', '7/7/7/7/1a1a3/7/7 a', '... of either colour');
plays('7/7/7/3k3/7/7/2a4 a', 'c1-g6', 0, '', '7/6a/7/3k3/7/7/7 d', 'no line');
plays('7/7/7/7/7/7/addk3 d', 'd1-g7', KING_HOME, '', '6k/7/7/7/7/7/add4 a', 'no line, and home');
plays('7/7/7/7/2d4/3a3/4a2 a', 'e1-b3', 0, '', '7/7/7/7/1ad4/3a3/7 d', 'no line');
plays('7/7/7/7/a1d4/3a3/4a2 a', 'e1-d3', 0, '', '7/7/7/7/a1da3/3a3/7 d', 'no line');
plays('7/7/7/7/1ad1a2/7/7 a', 'e3-d3', DID_CAPTURE, 'c3', '7/7/7/7/1a1a3/7/7 d', 'one step');
plays('7/7/7/7/7/7/3a3 a', 'd1-d4', 0, '', '7/7/7/3a3/7/7/7 d', 'onto the throne');
plays('7/7/7/2d4/1a5/7/3a3 a', 'd1-d4', 0, '', '7/7/7/2da3/1a5/7/7 d', 'onto the throne, taking what is closed in: nothing');
plays('7/7/7/1ad4/7/7/3a3 a', 'd1-d4', DID_CAPTURE, 'c4', '7/7/7/1a1a3/7/7/7 d', '... and one');
plays('aaaaaa1/7/7/7/7/7/7 a', 'a7-g7', 0, '', '1aaaaaa/7/7/7/7/7/7 d', 'over pieces, onto a corner');

# Without a piece to move, or with one in its place, or off the board: nothing, 0, and an undo of nothing.
my @nothing = (
    ['an empty square', '7/7/7/3k3/7/7/7 d', mv('a1-a2')], ['a square to itself', SETUP, mv('d4-d4')], ['an empty square to itself', SETUP, mv('a1-a1')],
    ['onto its own', SETUP, mv('d1-d2')], ['onto another', SETUP, mv('b4-c4')], ['onto the king', SETUP, mv('c4-d4')],
    ['from off the board', SETUP, $class->move(0, sq('a1'))], ['off the board', SETUP, $class->move(sq('d1'), 4)], ['over the edge', SETUP, $class->move(sq('g4'), sq('g4') + 1)],
    ['no move at all', SETUP, -1], ['undef', SETUP, undef], ['a word', SETUP, 'd1-c1'], ['a reference', SETUP, []], ['65535', SETUP, 65535], ['too large', SETUP, 65536 + mv('d1-c1')],
    ['far too large', SETUP, 2**40 + mv('d1-c1')], ['a fraction', SETUP, mv('d1-c1') + 0.5],
);
for my $case (@nothing) {
    my ($say, $string, $mv) = @$case;
    my $b = board($string);
    my $before = state_of($b);
    my @got = $b->do_move($mv);
    is(scalar @got, 2, "$say: a pair");
    is($got[0], 0, '... of 0');
    same_state($b, $before, '... nothing changed, the turn neither');
    is_deeply([$b->preview($mv)], [0], '... and the preview says as much');
    is($b->undo_move($got[1]), $b, '... and what it left takes nothing back');
    same_state($b, $before, '... here');
    my $other = board('7/7/7/7/7/7/k6 a');
    $other->undo_move($got[1]);
    is($other->to_string, '7/7/7/7/7/7/k6 a', '... nor on any other board');
}

# Contexts.
{
    my $b = board('7/7/7/7/1ad4/3a3/7 a');
    my $flags = $b->preview(mv('d2-d3'));
    is($flags, DID_CAPTURE, 'preview in scalar context: the flags');
    $flags = $b->do_move(mv('d2-d3'));
    is($flags, DID_CAPTURE, 'do_move in scalar context: the flags');
    is($b->to_string, '7/7/7/7/1a1a3/7/7 d', '... the move is made');
    $b->do_move(mv('b3-b2'));
    is($b->to_string, '7/7/7/7/3a3/1a5/7 a', 'and in void context');
    if ($b->do_move(mv('b2-b3')) & KING_HOME) { fail('as a condition') }
    else { pass('as a condition') }
}

# relocate: replacing, capturing nothing, passing the turn.
{
    my $b = board('7/7/7/7/1ad4/3a3/7 a');
    is($b->relocate(mv('d2-d3')), $b, 'relocate returns the board');
    is($b->to_string, '7/7/7/7/1ada3/7/7 d', '... captures nothing and passes the turn');
    is($b->relocate(mv('d3-c3'))->to_string, '7/7/7/7/1aa4/7/7 a', '... replaces what was there, whosever turn it is');
    is($b->relocate(mv('b3-b3'))->to_string, '7/7/7/7/1aa4/7/7 d', 'from a square to itself only the turn passes');
    is($b->relocate(mv('b3-g7'))->to_string, '6a/7/7/7/2a4/7/7 a', 'it asks nothing: no line, a corner');
    is($b->relocate(mv('g7-d4'))->to_string, '7/7/7/3a3/2a4/7/7 d', 'the throne');
    is(board('7/7/7/3k3/7/7/7 a')->relocate(mv('d4-a7'))->to_string, 'k6/7/7/7/7/7/7 d', 'the king');
    is(board('7/7/7/2ak3/7/7/7 a')->relocate(mv('c4-d4'))->to_string, '7/7/7/3a3/7/7/7 d', 'onto the king');
    my $set = $class->new;
    my $before = state_of($set);
    for my $case (grep { $_->[1] eq SETUP && $_->[0] !~ /onto|a square to itself/ } @nothing) {
        is($set->relocate($case->[2]), $set, "relocate of $case->[0] returns the board");
        same_state($set, $before, '... and nothing changes, the turn neither');
    }
    $set->relocate(mv('a1-a2'));
    same_state($set, $before, 'nor from an empty square');
}

# Against the plain rules: every move of random positions, legal or not.
seed_numbers(11);
my (@wrong, %flags);
for my $n (1 .. 400) {
    my $string = random_position();
    my $variant = random_variant();
    my $b = board($string);
    my $before = state_of($b);
    my ($plain) = PlainBrandubh->of_string($string);
    my @moves = (map { [map { names_of($_) } $class->move_from($_), $class->move_to($_)] } $b->moves($variant));
    push @moves, map { [map { $PlainBrandubh::NAMES[ number_below(49) ] } 1, 2] } 1 .. 20;
    for my $move (@moves) {
        my $mv = mv("$move->[0]-$move->[1]");
        my ($flags, @taken) = $b->preview($mv, $variant);
        my $after = $plain->clone;
        my ($want, @want) = $after->do_move(@$move, $variant);
        my $where = "$string @$move " . variant_text($variant);
        push @wrong, "$where: preview" if $flags != $want || names_of(@taken) ne "@want";
        my ($got, $undo) = $b->do_move($mv, $variant);
        push @wrong, "$where: do_move" if $got != $want || $b->to_string ne $after->to_string || $b->key_hex ne $after->key_hex;
        $b->undo_move($undo);
        my $slid = $plain->clone;
        $slid->relocate(@$move);
        push @wrong, "$where: relocate" if $b->clone->relocate($mv)->to_string ne $slid->to_string;
        $flags{$want}++;
    }
    push @wrong, "$string: not taken back" if state_of($b) ne $before;
}
is_deeply(\@wrong, [], 'every move of random positions, as the plain rules have it, and taken back');
is_deeply([grep { !$flags{$_} } 0, 1, 3, 4], [], '... with every sort of answer') or diag explain \%flags;

finish();
