# The engine against the plain rules, on random positions and in random games, on
# all eight sizes: steps, steps_of, play_steps, can_capture, step_why, play_why,
# strings, keys, and everything undone.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my %wrong;
sub note_wrong { my ($what, $where) = @_; push @{ $wrong{$what} }, $where if @{ $wrong{$what} ||= [] } < 3; return }

sub compare {
    my ($b, $plain, $whole) = @_;
    my $where = $plain->to_string;
    note_wrong('to_string', "$where is " . $b->to_string) if $b->to_string ne $where;
    note_wrong('key_hex', $where) if $b->key_hex ne $plain->key_hex;
    note_wrong('steps', $where) if join(';', map { step_key($_) } $b->steps) ne join ';', map { step_key($_) } $plain->steps;
    note_wrong('steps in scalar context', $where) if scalar($b->steps) != scalar(my @s = $plain->steps);
    note_wrong('play_steps', $where) if join(';', map { step_key($_) } $b->play_steps) ne join ';', map { step_key($_) } $plain->play_steps;
    note_wrong('can_capture', $where) if !!$b->can_capture != !!$plain->can_capture($plain->{side});
    note_wrong('steps_max', $where) if scalar($b->steps) > $class->steps_max;
    my $chain = $plain->{chain};
    note_wrong('in_chain', $where) if !!$b->in_chain != !!$chain || !!$b->can_stop != !!$chain;
    note_wrong('chain_at and chain_dir', $where) if $b->chain_at != ($chain ? $chain->{at} : -1) || $b->chain_dir != ($chain ? $chain->{dir} : -1);
    note_wrong('chain_seen', $where)
        if join(' ', ascending $b->chain_seen) ne join ' ', ascending keys %{ $chain ? $chain->{seen} : {} };
    return if !$whole;
    for my $sq ($plain->points) {
        note_wrong('steps_of', "$where $sq") if join(';', map { step_key($_) } $b->steps_of($sq)) ne join ';', map { step_key($_) } $plain->steps_of($sq);
        for my $dir (0 .. 7) {
            for my $kind (0 .. 2) {
                note_wrong('step_why', "$where $sq $dir $kind") if $b->step_why($sq, $dir, $kind) != $plain->step_why($sq, $dir, $kind);
                note_wrong('play_why', "$where $sq $dir $kind") if $b->play_why($sq, $dir, $kind) != $plain->play_why($sq, $dir, $kind);
            }
        }
    }
    for my $side (WHITE, BLACK) {
        note_wrong('can_capture of a side', $where) if !!$b->can_capture($side) != !!$plain->can_capture($side);
        note_wrong('count', $where) if $b->count($side) != grep { $plain->{stone}[$_] == $side } $plain->points;
    }
    return;
}

# Scattered stones.
seed_numbers(19);
for my $n (1 .. 3000) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my ($plain) = PlainFanorona->of_string($string);
    compare(board($string), $plain, $n % 10 == 0);
}

# Games: steps and stops at random, then everything taken back.
my ($games, $steps, $deepest) = (0, 0, 0);
for my $n (1 .. 100) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $plain = PlainFanorona->setup(@$size);
    my $b = $class->new(cols => $size->[0], rows => $size->[1]);
    my $start = state_of($b);
    my @tokens;
    for (1 .. 60) {
        compare($b, $plain, number_below(25) == 0);
        my @next = $plain->play_steps or last;
        if ($plain->{chain} && number_below(4) == 0) {
            $plain->stop;
            push @tokens, $b->stop;
        }
        else {
            my $step = $next[ number_below(scalar @next) ];
            $plain->play($step);
            my ($token, $removed) = $b->play($step->{from}, $step->{dir}, $step->{kind});
            push @tokens, $token;
            note_wrong('removed', $plain->to_string) if $removed != @{ $step->{taken} };
            my $seen = $plain->{chain} ? keys %{ $plain->{chain}{seen} } : 0;
            $deepest = $seen if $seen > $deepest;
            $steps++;
        }
    }
    $b->unplay(pop @tokens) while @tokens;
    note_wrong('unplay', $start) if state_of($b) ne $start;
    $games++;
}

is_deeply($wrong{$_} || [], [], "$_: as the plain rules have it")
    for 'to_string', 'key_hex', 'steps', 'steps in scalar context', 'play_steps', 'can_capture', 'can_capture of a side', 'count', 'steps_max',
    'in_chain', 'chain_at and chain_dir', 'chain_seen', 'steps_of', 'step_why', 'play_why', 'removed', 'unplay';
note "$games games, $steps steps, the longest chain stood on $deepest points";
cmp_ok($deepest, '>', 4, 'there were chains among them');

finish();
