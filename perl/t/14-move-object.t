# Game::Fanorona::Move: one whole move, a value.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;

my $class = CLASS;
my $b = board('8b/9/1b7/3b5/w1b6 w');
my ($one, $two, $three) = $b->moves;

is($three->as_string, 'a1-b1A-b2A-c2A', 'as_string');
is("$three", 'a1-b1A-b2A-c2A', 'stringifies to its notation');
is($three->from, pt('a1'), 'from, the engine\'s number');
is($three->to, pt('c2'), 'to');
is_deeply([$three->points], [qw(a1 b1 b2 c2)], 'points, the names in order');
is($three->length, 3, 'length, in steps');
is_deeply([$three->taken], [pts('c1 b3 d2')], 'taken, every stone taken, in order');
ok($three->is_capture, 'is_capture');
ok(!$three->is_paika, 'and not a paika');
is(ref $three->steps, 'ARRAY', 'steps, an array reference');
is_deeply($three->steps, [
    { from => pt('a1'), to => pt('b1'), dir => E, kind => APPROACH, taken => [pt('c1')] },
    { from => pt('b1'), to => pt('b2'), dir => N, kind => APPROACH, taken => [pt('b3')] },
    { from => pt('b2'), to => pt('c2'), dir => E, kind => APPROACH, taken => [pt('d2')] },
], 'of step hashes as the engine\'s steps gives them');
is_deeply($one->steps, [grep { $_->{kind} } $b->steps], 'the very ones');

my ($paika) = board('9/9/9/9/w8 w')->moves;
is("$paika", 'a1-a2', 'a paika carries no letter');
ok($paika->is_paika, 'is_paika');
ok(!$paika->is_capture, 'and takes nothing');
is_deeply([$paika->taken], [], 'taken is empty');
is($paika->length, 1, 'one step long');
is_deeply([$paika->points], [qw(a1 a2)], 'two points');

my ($long) = board('9/9/bbbbbbbw1/9/9 w')->moves;
is("$long", 'h3-i3W', 'by withdrawal');
is_deeply([$long->taken], [pts('g3 f3 e3 d3 c3 b3 a3')], 'seven stones, nearest first');

# eq and cmp compare the strings.
my ($again) = reverse board('8b/9/1b7/3b5/w1b6 w')->moves;
ok($three eq $again, 'eq: the same move of another list');
ok($three eq 'a1-b1A-b2A-c2A', 'eq: its string');
ok('a1-b1A-b2A-c2A' eq $three, 'eq: either way round');
ok($three ne $two, 'ne');
is($one cmp $two, -1, 'cmp');
is($two cmp $one, 1, 'cmp the other way');
is($two cmp 'a1-b1A-b2A', 0, 'cmp with a string');
is('a' cmp $one, -1, 'cmp of a string with a move');
is_deeply([map { "$_" } sort $three, $paika, $one], [qw(a1-a2 a1-b1A a1-b1A-b2A-c2A)], 'sorted as strings');
ok($one, 'a move is true');
is("$one.", 'a1-b1A.', 'in a longer string');

# Immutable.
{
    my $before = "$three";
    my $steps = $three->steps;
    push @$steps, { from => 1 };
    $steps->[0]{from} = 99;
    push @{ $steps->[0]{taken} }, 77;
    my @taken = $three->taken;
    $taken[0] = 0;
    is($three->length, 3, 'what a caller does to its steps');
    is($three->from, pt('a1'), 'does nothing');
    is_deeply([$three->taken], [pts('c1 b3 d2')], 'to the move');
    is($three->steps->[0]{from}, pt('a1'), 'nor to the next list of steps');
    eval { $three->[0] = 'z9-z8' };
    eval { push @$three, 1 };
    eval { @$three = () };
    eval { %$three = () };
    eval { $three->{from} = 1 };
    is("$three", $before, 'nor can it be written to');
    is($three->from . ' ' . $three->length, pt('a1') . ' 3', 'in any part');
    ok($b->play_move($three), 'and it still plays');
}

# Not made by callers.
refused(sub { Game::Fanorona::Move->new }, '', 'new croaks');
refused(sub { Game::Fanorona::Move->new('a1-b1A') }, '', 'with a string');
refused(sub { Game::Fanorona::Move->new(from => 12, steps => []) }, '', 'with fields');
refused(sub { $one->new }, '', 'and on a move');

# What a caller has no business calling with.
for my $method (qw(as_string from to points steps taken length is_paika is_capture)) {
    ok(!eval { Game::Fanorona::Move->$method; 1 }, "$method of the class dies");
    ok(!eval { Game::Fanorona::Move->can($method)->(undef); 1 }, "$method of undef dies");
}

# It outlives the board it came from.
{
    my @kept = $class->new->moves;
    is($class->live, 1, 'the moves hold no board');
    is(scalar @kept, 5, 'and there they are');
    like("$kept[0]", qr/\A[a-i][1-5]-[a-i][1-5][AW]\z/, 'in the notation');
    is($kept[0]->steps->[0]{from}, $kept[0]->from, 'with all they know');
}

# Every field against the plain rules.
seed_numbers(14);
my (@wrong, $seen);
for my $n (1 .. 150) {
    my $string = random_board(@{ $PlainFanorona::SIZES[ $n % 8 ] });
    my ($plain) = PlainFanorona->of_string($string);
    next if $plain->count_moves(100) == 100;
    my %plain;
    $plain->each_move(sub { $plain{ PlainFanorona::move_text($_[0]) } = $_[0]; return 0 });
    for my $move (board($string)->moves) {
        my $steps = $plain{"$move"} or push(@wrong, "$string: $move"), next;
        my @taken = map { @{ $_->{taken} } } @$steps;
        push @wrong, "$string: $move" if $move->from != $steps->[0]{from} || $move->to != $steps->[-1]{to}
            || join(' ', $move->points) ne join(' ', map { PlainFanorona::name($_) } $steps->[0]{from}, map { $_->{to} } @$steps)
            || $move->length != @$steps || "@{[$move->taken]}" ne "@taken" || !$move->is_paika != !!@taken || !$move->is_capture != !@taken
            || join(';', map { step_key($_) } @{ $move->steps }) ne join(';', map { step_key($_) } @$steps);
        $seen++;
    }
}
is_deeply(\@wrong, [], "every field of $seen moves");

finish();
