# How the king is captured: on the throne, beside it, anywhere else, and with each of the
# two fields of a variant that change it.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my ($TWO, $STRONG) = ({ king_everywhere_two => 1 }, { king_strong => 1 });
my $BOTH = { king_everywhere_two => 1, king_strong => 1 };

# A board of a king and of attackers and defenders by name.
sub around {
    my ($king, $attackers, $defenders) = @_;
    my $b = $class->new(empty => 1)->put(sq($king), KING);
    $b->put($_, ATTACKER) for sqs($attackers);
    $b->put($_, DEFENDER) for sqs($defenders || '');
    return $b;
}

# Whether the king is taken by an attacker that has come to a square: by default, with
# king_everywhere_two, with king_strong, as "yes" and "no".  With both it is as with
# king_strong.
sub falls {
    my ($b, $by, $want, $say) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $king = $b->king_square;
    my ($usual, $two, $strong, $both) = map { my $v = $_; (grep { $_ == $king } $b->captures_at(sq($by), $v)) ? 'yes' : 'no' } undef, $TWO, $STRONG, $BOTH;
    is("$usual $two $strong", $want, "$say: by $by in '" . $b->to_string . "'");
    is($both, $strong, '... and king_strong wins over the other');
    return;
}

# ---- on the throne ----
falls(around('d4', 'c4 e4 d3 d5'), $_, 'yes yes yes', 'on the throne, all four sides') for qw(c4 e4 d3 d5);
falls(around('d4', 'c4 e4 d3'), $_, 'no yes no', 'three sides') for qw(c4 e4);
falls(around('d4', 'c4 e4 d3'), 'd3', 'no no no', 'three sides, and nobody opposite');
falls(around('d4', 'c4 e4'), 'c4', 'no yes no', 'two sides');
falls(around('d4', 'd3 d5'), 'd3', 'no yes no', 'two sides, along the file');
falls(around('d4', 'c4 e4 d3', 'd5'), 'c4', 'no yes no', 'three sides and one of his own');
falls(around('d4', 'c4 e4 d3', 'd5'), 'd3', 'no no no', '... opposite');
falls(around('d4', 'c4'), 'c4', 'no no no', 'one side');
falls(around('d4', 'c3 e3 c5 e5'), 'c3', 'no no no', 'diagonals close nothing');
falls(around('d4', 'b4 f4 d2 d6'), 'b4', 'no no no', 'nor do squares further away');

# ---- beside the throne ----
my %beside = (d3 => 'c3 e3 d2', d5 => 'c5 e5 d6', c4 => 'b4 c3 c5', e4 => 'f4 e3 e5');
for my $at (sort keys %beside) {
    my @three = split ' ', $beside{$at};
    # Opposite the throne, and the two across.
    my ($facing) = grep { abs(sq($_) - sq($at)) == abs(sq('d4') - sq($at)) } @three;
    my @across = grep { $_ ne $facing } @three;
    falls(around($at, "@three"), $_, 'yes yes yes', "beside the throne, all three other sides, the throne empty") for @three;
    falls(around($at, "@three d4"), $_, 'yes yes yes', '... an attacker on the throne') for @three;
    falls(around($at, "@three", 'd4'), $facing, 'yes no no', '... a defender on the throne');
    falls(around($at, "@three", 'd4'), $_, 'yes yes no', '... a defender on the throne') for @across;
    falls(around($at, "@across"), $_, 'no yes no', 'the two across alone') for @across;
    falls(around($at, "@across d4"), $_, 'no yes no', 'the two across and one on the throne') for @across;
    falls(around($at, $facing), $facing, 'no yes no', 'the one that faces the throne alone: the throne is hostile to him with one field only');
    falls(around($at, "$facing d4"), $facing, 'no yes no', '... with an attacker on the throne');
    falls(around($at, "$facing d4"), 'd4', 'no yes no', '... who may be the one that moved');
    falls(around($at, "$facing $across[0]"), $_->[0], "no $_->[1] no", 'two of three') for [$facing, 'yes'], [$across[0], 'no'];
    falls(around($at, "$facing $across[0]", $across[1]), $_->[0], "no $_->[1] no", 'two of three and one of his own') for [$facing, 'yes'], [$across[0], 'no'];
    falls(around($at, "@three d4"), 'd4', 'yes yes yes', 'by one who moved away and back, from the throne');
}

# ---- anywhere else ----
falls(around('b3', 'a3 c3'), $_, 'yes yes no', 'elsewhere, between two') for qw(a3 c3);
falls(around('f6', 'f5 f7'), $_, 'yes yes no', '... along the file') for qw(f5 f7);
falls(around('b3', 'a3 b2'), 'a3', 'no no no', 'not round a corner');
falls(around('b3', 'a3', 'c3'), 'a3', 'no no no', 'not with one of his own behind');
falls(around('b3', 'a3'), 'a3', 'no no no', 'not by one');
falls(around('b3', 'a3 c3 b2 b4'), $_, 'yes yes yes', 'all four sides') for qw(a3 c3 b2 b4);
falls(around('b3', 'a3 c3 b2'), 'a3', 'yes yes no', 'three sides');
falls(around('b3', 'a3 c3 b2'), 'b2', 'no no no', 'three sides, by the one with nobody opposite');
falls(around('b3', 'a3 c3 b2', 'b4'), 'c3', 'yes yes no', 'three sides and one of his own');

# Against a corner, which is hostile to him while it is empty.
falls(around('b1', 'c1'), 'c1', 'yes yes no', 'against a1');
falls(around('a2', 'a3'), 'a3', 'yes yes no', '... along the file');
falls(around('f7', 'e7'), 'e7', 'yes yes no', 'against g7');
falls(around('g6', 'g5'), 'g5', 'yes yes no', '... along the file');
falls(around('f1', 'e1'), 'e1', 'yes yes no', 'against g1');
falls(around('a6', 'a5'), 'a5', 'yes yes no', 'against a7');
falls(around('b1', 'c1 a1'), 'c1', 'yes yes no', 'against an attacker on a corner');
falls(around('b1', 'c1', 'a1'), 'c1', 'no no no', 'not against one of his own on it');
falls(around('b1', 'c1 b2'), 'b2', 'no no no', 'not towards the edge');

# The edge closes nothing.
falls(around('d1', 'd2'), 'd2', 'no no no', 'against the edge');
falls(around('d1', 'c1 e1'), 'c1', 'yes yes no', 'along it, as anywhere');
falls(around('d1', 'c1 e1 d2'), $_, 'yes yes no', 'on the edge with all three sides closed: never with king_strong') for qw(c1 e1);
falls(around('d1', 'c1 e1 d2'), 'd2', 'no no no', '... nor by the one that faces the edge');
falls(around('a1', 'b1 a2'), $_, 'no no no', 'nor in a corner, in any game') for qw(b1 a2);
falls(around('g7', 'f7 g6'), $_, 'no no no', '... nor in another') for qw(f7 g6);

# Two squares from the throne it is like anywhere.
falls(around('d2', 'd1'), 'd1', 'no no no', 'the throne closes nothing two squares away');
falls(around('c3', 'b3 d3'), 'b3', 'yes yes no', 'a square that touches the throne by a corner is not beside it');
falls(around('c3', 'b3 c2'), 'b3', 'no no no', '... and not closed by it');

# ---- by whom ----
{
    my $b = around('d4', 'c4 e4 d3 d5');
    is_deeply([$b->captures_at(sq('c3'), $_)], [], 'not by an empty square') for undef, $TWO, $STRONG;
    # A king and defenders never take a king.
    my $k = board('7/7/7/7/1kkk3/7/7 d');
    is_deeply([map { $k->captures_at(sq($_), $TWO) } qw(b3 c3 d3)], [], 'kings do not take each other');
    is_deeply([board('7/7/7/7/1dkd3/7/7 a')->captures_at(sq('b3'), $TWO)], [], 'nor do defenders take a king');
    # An enemy standing still does not take.
    my $moved = around('b3', 'a3 c3 f6');
    is_deeply([$moved->captures_at(sq('f6'))], [], 'nor an attacker that moved elsewhere');
}

# ---- with others ----
{
    my $b = around('c3', 'b3 d3 c1', 'c2');
    is(names_of($b->captures_at(sq('d3'))), 'c3', 'the king alone');
    $b->put(sq('f3'), ATTACKER)->put(sq('e3'), DEFENDER);
    is(names_of($b->captures_at(sq('d3'))), 'c3 e3', 'the king and a defender by one move');
    is(names_of($b->captures_at(sq('d3'), $STRONG)), 'e3', '... the defender alone where the king is strong');
    my $kings = board('7/7/7/7/kakakak/7/7 a');
    is(names_of($kings->captures_at(sq('d3'))), 'c3 e3', 'several kings, each by himself');
    is(names_of($kings->captures_at(sq('b3'))), 'c3', '... not the one at the edge');
    # On the throne and beside it at once.
    my $two = board('7/7/3a3/2aka2/2aka2/3a3/7 a');
    is(names_of($two->captures_at(sq('e4'), $TWO)), 'd4', 'a king on the throne and one beside it');
    is(names_of($two->captures_at(sq('d2'))), 'd3', '... who falls, his three sides closed, the king behind him being no matter');
    is(names_of($two->captures_at(sq('d5'))), '', '... while the other has a side that is not closed');
}

# ---- random positions, with every variant ----
seed_numbers(10);
my (@wrong, %taken);
for my $n (1 .. 1500) {
    # A king at or beside the throne or anywhere, in a crowd of attackers.
    my $b = $class->new(empty => 1);
    for my $name (@PlainBrandubh::NAMES) {
        my $x = number_below(10);
        $b->put(sq($name), $x < 5 ? ATTACKER : DEFENDER) if $x < 6;
    }
    my $where = $n % 3 ? (qw(d4 d3 d5 c4 e4))[ number_below(5) ] : $PlainBrandubh::NAMES[ number_below(49) ];
    $b->put(sq($where), KING);
    $b->lift(sq('d4')) if $where ne 'd4' && number_below(2);
    my ($plain) = PlainBrandubh->of_string($b->to_string);
    for my $variant (undef, VARIANTS) {
        for my $by (map { names_of($_) } grep { $b->at($_) == ATTACKER } map { sq($where) + $_ } 1, -1, 9, -9) {
            my $got = names_of($b->captures_at(sq($by), $variant));
            push @wrong, $b->to_string . " by $by, " . variant_text($variant) if $got ne join ' ', $plain->captures_at($by, $variant);
            my $kind = $where eq 'd4' ? 'throne' : $class->beside_throne(sq($where)) ? 'beside' : 'elsewhere';
            $taken{ $kind . ($variant ? $variant->{king_strong} ? ' strong' : $variant->{king_everywhere_two} ? ' two' : ' plain' : ' default') . ($got =~ /$where/ ? ' yes' : ' no') }++;
        }
    }
}
is_deeply(\@wrong, [], 'random positions, in every variant, as the plain rules have it');
is_deeply([grep { !$taken{$_} } map { my $at = $_; map { ("$at $_ yes", "$at $_ no") } qw(default plain two strong) } qw(throne beside elsewhere)], [],
    '... and he was taken and not taken in each case') or diag explain \%taken;

finish();
