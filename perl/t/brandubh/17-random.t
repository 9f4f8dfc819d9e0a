# The engine against the plain rules: thousands of random positions and games, every
# answer of a board in every variant, and everything taken back.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use PlainBrandubh;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my %wrong;
sub note_wrong { my ($what, $where) = @_; push @{ $wrong{$what} }, $where if @{ $wrong{$what} ||= [] } < 3; return }

my %piece = (EMPTY, '', ATTACKER, 'a', DEFENDER, 'd', KING, 'k');

sub compare {
    my ($b, $plain, $variant, $whole) = @_;
    my $where = $plain->to_string . ', ' . variant_text($variant);
    note_wrong('to_string', "$where is " . $b->to_string) if $b->to_string ne $plain->to_string;
    note_wrong('key_hex', $where) if $b->key_hex ne $plain->key_hex || $b->key_full_hex ne $plain->key_hex;
    note_wrong('side', $where) if $b->side != ($plain->{side} eq 'd' ? DEFENDERS : ATTACKERS);
    my @moves = map { "$_->[0]-$_->[1]" } $plain->moves($variant);
    note_wrong('moves', $where) if moves_of($b->moves($variant)) ne "@moves";
    note_wrong('moves in scalar context', $where) if scalar($b->moves($variant)) != @moves;
    return if !$whole;
    my ($king) = grep { ($plain->{on}{$_} || '') eq 'k' } @PlainBrandubh::NAMES;
    note_wrong('king_square', $where) if $b->king_square != ($king ? sq($king) : -1);
    for my $piece (ATTACKER, DEFENDER, KING) {
        note_wrong('count', $where) if $b->count($piece) != grep { $_ eq $piece{$piece} } values %{ $plain->{on} };
    }
    for my $name (@PlainBrandubh::NAMES) {
        note_wrong('at', "$where $name") if $piece{ $b->at(sq($name)) } ne ($plain->{on}{$name} || '');
        note_wrong('hostile_to', "$where $name") if !!$b->hostile_to(sq($name), ATTACKERS) != !!$plain->is_hostile($name, 'a')
            || !!$b->hostile_to(sq($name), DEFENDERS) != !!$plain->is_hostile($name, 'd');
        note_wrong('captures_at', "$where $name") if names_of($b->captures_at(sq($name), $variant)) ne join ' ', $plain->captures_at($name, $variant);
    }
    return;
}

# Scattered pieces.
seed_numbers(19);
for my $n (1 .. 2000) {
    my $string = random_position();
    my ($plain) = PlainBrandubh->of_string($string);
    compare(board($string), $plain, random_variant(), $n % 5 == 0);
}

# Games: legal moves at random, now and then one that is not, then everything taken back.
my ($games, $plies, $captures, $kings, $homes) = (0) x 5;
for my $n (1 .. 80) {
    my $variant = $n % 4 ? random_variant() : undef;
    my $string = $n % 3 ? SETUP : random_position();
    my ($plain) = PlainBrandubh->of_string($string);
    my $b = board($string);
    my $start = state_of($b);
    my (@undos, @before);
    for (1 .. 40) {
        compare($b, $plain, $variant, number_below(10) == 0);
        my @moves = $plain->moves($variant) or last;
        my @captures = grep { my ($flags) = $plain->clone->do_move(@$_, $variant); $flags & DID_CAPTURE } @moves;
        @moves = @captures if @captures && number_below(2);
        my $move = number_below(12) ? $moves[ number_below(scalar @moves) ] : [map { $PlainBrandubh::NAMES[ number_below(49) ] } 1, 2];
        push @before, $b->to_string;
        my ($want, @taken) = $plain->do_move(@$move, $variant);
        my ($flags, $undo) = $b->do_move(mv("$move->[0]-$move->[1]"), $variant);
        note_wrong('flags', "$before[-1] @$move") if $flags != $want;
        push @undos, $undo;
        $plies++;
        $captures += @taken;
        $kings++ if $flags & KING_TAKEN;
        $homes++ if $flags & KING_HOME;
    }
    while (@undos) {
        $b->undo_move(pop @undos);
        note_wrong('undo_move', $before[-1]) if $b->to_string ne $before[-1];
        pop @before;
    }
    note_wrong('not back at the start', $string) if state_of($b) ne $start;
    $games++;
}
is_deeply(\%wrong, {}, "two thousand positions and $games games of $plies moves and $captures captures, as the plain rules have them") or diag explain \%wrong;
cmp_ok($_->[0], '>', 10, "... $_->[1] among them") for [$captures, 'captures'], [$kings, 'kings taken'], [$homes, 'kings come home'];
is($class->live, 0, 'and no board is left');

finish();
