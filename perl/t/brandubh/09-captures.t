# How a piece is captured: hostile_to and captures_at, with no king among the captured.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;

# ---- hostile_to ----

sub hostile {
    my ($string, $name, $attackers, $defenders) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $b = board($string);
    is(!!$b->hostile_to(sq($name), ATTACKERS), !!$attackers, "$name of '$string' " . ($attackers ? 'is' : 'is not') . ' hostile to the attackers');
    is(!!$b->hostile_to(sq($name), DEFENDERS), !!$defenders, '... and ' . ($defenders ? 'is' : 'is not') . ' to the defenders');
    return;
}

hostile('7/7/7/7/2a4/7/7 a', 'c3', 0, 1);
hostile('7/7/7/7/2d4/7/7 a', 'c3', 1, 0);
hostile('7/7/7/7/2k4/7/7 a', 'c3', 1, 0);
hostile('7/7/7/7/7/7/7 a', 'c3', 0, 0);
hostile('7/7/7/7/7/7/7 d', $_, 1, 1) for qw(a1 a7 g1 g7 d4);
hostile('7/7/7/7/7/7/7 d', $_, 0, 0) for qw(b1 a2 d1 g4 d3 c4 e4 d5 a4);
hostile('k5a/7/7/7/7/7/d6 a', 'a7', 1, 0);
hostile('k5a/7/7/7/7/7/d6 a', 'g7', 0, 1);
hostile('k5a/7/7/7/7/7/d6 a', 'a1', 1, 0);
hostile(SETUP, 'd4', 1, 0);
hostile('7/7/7/3d3/7/7/7 a', 'd4', 1, 0);
hostile('7/7/7/3a3/7/7/7 a', 'd4', 0, 1);
for my $no (0, 9, 17, 80, -1, 256 + 10, 'd4', undef, 40.5, 4294967296 + 40) {
    ok(!board('7/7/7/7/7/7/7 a')->hostile_to($no, $_), 'off the board nothing is hostile: ' . shown($no)) for ATTACKERS, DEFENDERS;
}
for my $none (2, -1, 256, 257, 4294967296, 'a', undef, 0.5) {
    ok(!board(SETUP)->hostile_to(sq($_), $none), "nothing is hostile to what is no side: $_, " . shown($none)) for qw(a1 d4 d1 b1);
}

# ---- captures_at ----

# takes(position, the square that has just been reached, the squares taken).
sub takes {
    my ($string, $name, $want, $say, $variant) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $b = board($string);
    my $before = state_of($b);
    is(names_of($b->captures_at(sq($name), $variant)), $want, "$say: $name of '$string'");
    is(scalar($b->captures_at(sq($name), $variant)), scalar(split ' ', $want), '... how many, in scalar context');
    same_state($b, $before, '... and nothing is removed');
    return;
}

# The other side of each colour, so that every case is tried for both.
sub swapped { my ($string) = @_; $string =~ tr/ad/da/; return $string }

sub takes_both {
    my ($string, $name, $want, $say) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    takes($string, $name, $want, $say);
    takes(swapped($string), $name, $want, "$say, the other way round");
    return;
}

takes_both('7/7/7/7/1ada3/7/7 a', 'b3', 'c3', 'along a rank, from the left');
takes_both('7/7/7/7/1ada3/7/7 a', 'd3', 'c3', '... from the right');
takes_both('7/7/1a5/1d5/1a5/7/7 a', 'b5', 'b4', 'along a file, from above');
takes_both('7/7/1a5/1d5/1a5/7/7 a', 'b3', 'b4', '... from below');
takes_both('7/7/7/7/1ad4/7/7 a', 'b3', '', 'one enemy alone');
takes_both('7/7/7/7/1add3/7/7 a', 'b3', '', 'two in a row');
takes_both('7/7/7/7/1add1a1/7/7 a', 'b3', '', 'two in a row, though another closes the line');
takes_both('7/7/7/7/a1da3/7/7 a', 'a3', '', 'not from a square away');
takes_both('7/7/7/1a5/2d4/3a3/7 a', 'b4', '', 'not on a diagonal');
takes_both('7/7/7/1a5/1da4/7/7 a', 'b4', '', 'not round a corner');
takes_both('7/7/7/7/1a1a3/7/7 a', 'b3', '', 'nobody between');
takes_both('7/7/7/7/1aaa3/7/7 a', 'b3', '', 'one of their own between');

# The edge is never hostile.
takes_both('7/7/7/7/7/3a3/3d3 a', 'd2', '', 'against the lower edge');
takes_both('3d3/3a3/7/7/7/7/7 a', 'd6', '', 'against the upper one');
takes_both('7/7/da5/7/7/7/7 a', 'b5', '', 'against the left one');
takes_both('7/7/5ad/7/7/7/7 a', 'f5', '', 'against the right one');
takes_both('7/7/7/7/7/6a/6d a', 'g2', '', 'in a corner nobody is taken, along the edge');
takes_both('7/7/7/7/7/7/5ad a', 'f1', '', '... either way');
takes_both('7/7/7/7/7/7/1ada3 a', 'b1', 'c1', 'but along the edge as elsewhere');
takes_both('7/7/a6/d6/a6/7/7 a', 'a5', 'a4', '... on a side');

# An empty corner is hostile to both sides, each corner each way.
takes_both('7/7/7/7/7/7/1da4 a', 'c1', 'b1', 'against a1 along the rank');
takes_both('7/7/7/7/a6/d6/7 a', 'a3', 'a2', '... along the file');
takes_both('7/7/7/7/7/7/4ad1 a', 'e1', 'f1', 'against g1');
takes_both('7/7/7/7/6a/6d/7 a', 'g3', 'g2', '... along the file');
takes_both('1da4/7/7/7/7/7/7 a', 'c7', 'b7', 'against a7');
takes_both('7/d6/a6/7/7/7/7 a', 'a5', 'a6', '... along the file');
takes_both('4ad1/7/7/7/7/7/7 a', 'e7', 'f7', 'against g7');
takes_both('7/6d/6a/7/7/7/7 a', 'g5', 'g6', '... along the file');
takes('7/7/7/7/7/7/kaa4 d', 'c1', '', 'an attacker takes none of its own');
takes('7/7/7/7/7/7/kad4 d', 'c1', 'b1', 'a king on the corner stands there as a defender');
takes('7/7/7/7/7/7/kda4 a', 'c1', '', '... so that a defender beside him is not taken');
takes('7/7/7/7/7/7/dda4 a', 'c1', '', 'nor beside one of its own on a corner');
takes('7/7/7/7/7/7/ada4 a', 'c1', 'b1', 'an attacker on a corner is an enemy as anywhere');
takes('7/7/7/7/7/7/aad4 d', 'c1', '', '... and hostile to defenders alone');

# The throne is hostile to both while it is empty.
takes_both('7/7/7/1ad4/7/7/7 a', 'b4', 'c4', 'against the empty throne from the left');
takes_both('7/7/7/4da1/7/7/7 a', 'f4', 'e4', '... from the right');
takes_both('7/7/7/7/3d3/3a3/7 a', 'd2', 'd3', '... from below');
takes_both('7/3a3/3d3/7/7/7/7 a', 'd6', 'd5', '... from above');
takes('7/7/7/1adk3/7/7/7 a', 'b4', '', 'a king on the throne is no enemy of a defender');
takes('7/7/7/1add3/7/7/7 a', 'b4', '', '... nor is a defender there');
takes('7/7/7/1ada3/7/7/7 a', 'b4', 'c4', '... but an attacker is');
takes('7/7/7/1dak3/7/7/7 d', 'b4', 'c4', 'a king on the throne is an enemy of an attacker');
takes('7/7/7/1dad3/7/7/7 d', 'b4', 'c4', '... and so is a defender there');
takes('7/7/7/1daa3/7/7/7 d', 'b4', '', '... and an attacker is not');
takes(SETUP, $_, '', 'in the set-up nobody takes') for qw(b4 d2 f4 d6 d3 c4 e4 d5 d4 a4);

# The king captures as any defender does, by moving or by standing still.
takes('7/7/7/7/1kad3/7/7 d', 'b3', 'c3', 'the king closes in');
takes('7/7/7/7/1kad3/7/7 d', 'd3', 'c3', 'the king stands still, and a defender closes in');
takes('7/7/7/7/1kak3/7/7 d', 'b3', 'c3', 'two kings');
takes('7/7/7/7/7/7/1ak4 d', 'c1', 'b1', 'the king against a corner');
takes('7/7/7/1ka4/7/7/7 d', 'b4', 'c4', 'the king against the throne that he left');

# Up to four at once as it stands, up to three by a move.
takes_both('7/7/2a4/2d4/ad1da2/2d4/2a4 a', 'c3', '', 'an empty square takes nothing');
takes_both('7/7/2a4/2d4/adadada/2d4/2a4 a', 'c3', 'c2 b3 d3 c4', 'four ways at once, in square order');
takes_both('7/7/2a4/2d4/ada4/2d4/2a4 a', 'c3', 'c2 b3 c4', 'three');
takes_both('7/7/2a4/2d4/2ada2/7/7 a', 'c3', 'd3 c4', 'two');
takes_both('7/7/7/7/7/d6/ada4 a', 'c1', 'b1', 'one, and not its neighbour');
takes_both('7/7/7/1a5/1d5/7/1da4 a', 'c1', 'b1', 'against a corner and nothing else');

# Only what is beside the piece that moved, and only by it.
takes_both('7/7/2ada2/7/1ada3/7/7 a', 'b3', 'c3', 'what others hold between them stays');
takes_both('7/7/7/7/1ada3/7/7 d', 'c3', '', 'the one between them takes nothing by standing there');
takes_both('7/7/7/7/1adada1/7/7 a', 'd3', 'c3 e3', 'one piece closes on two of a line');
takes_both('7/7/7/7/1ada3/7/7 d', 'b3', 'c3', 'whosever turn it is');
takes_both('7/7/7/7/1ada3/7/7 d', 'd3', 'c3', 'whosever turn it is');

# Nothing for an empty square or none.
for my $no (0, 9, 17, 80, -1, sq('a1'), sq('d4'), 256 + sq('b3'), 'b3', undef, [], 2**40) {
    is_deeply([board('7/7/7/7/1ada3/7/7 a')->captures_at($no)], [], 'nothing is taken from ' . shown($no));
    is(scalar(board('7/7/7/7/1ada3/7/7 a')->captures_at($no)), 0, '... in scalar context too');
}

# No variant changes what becomes of a piece that is no king.
{
    seed_numbers(90);
    my (@moved, @wrong, %sizes);
    for my $n (1 .. 1500) {
        my $string = random_position();
        my ($plain) = PlainBrandubh->of_string($string);
        my $b = board($string);
        my %usual = map { my $name = $_; ($name => join ' ', grep { $plain->{on}{$_} ne 'k' } $plain->captures_at($name)) } @PlainBrandubh::NAMES;
        my $variant = random_variant();
        for my $name (@PlainBrandubh::NAMES) {
            my @taken = map { names_of($_) } $b->captures_at(sq($name), $variant);
            $sizes{ scalar @taken }++;
            push @wrong, "$string $name" if "@taken" ne join ' ', $plain->captures_at($name, $variant);
            push @moved, "$string $name" if $usual{$name} ne join ' ', grep { $plain->{on}{$_} ne 'k' } @taken;
        }
    }
    is_deeply(\@wrong, [], 'captures_at of every square of random positions, as the plain rules have it');
    is_deeply(\@moved, [], '... and a variant is about the king alone');
    is_deeply([grep { !$sizes{$_} } 0 .. 3], [], '... with up to three taken') or diag explain \%sizes;
}

finish();
