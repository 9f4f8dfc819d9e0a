# The variant: which arguments are one, which fields it has, and what croaks.  What the
# fields do is in 07 to 11; here every method that takes a variant is held to take the
# same ones.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use ActingArguments;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
# An attacker that may cross the throne, and takes a king by it; another stands where it takes one.
my $string = '7/7/7/a6/4k2/4a2/1ka4 a';
my $b = board($string);
my $before = state_of($b);

# A call of each method, all it answers as one string, the board as it was.
my %method = (
    moves        => sub { my ($b, @variant) = @_; join ' ', $b->moves(@variant) },
    'moves, how many' => sub { my ($b, @variant) = @_; scalar $b->moves(@variant) },
    is_legal     => sub { my ($b, @variant) = @_; $b->is_legal(mv('a4-e4'), @variant) ? 1 : 0 },
    why_not      => sub { my ($b, @variant) = @_; $b->why_not(sq('a4'), sq('e4'), @variant) },
    captures_at  => sub { my ($b, @variant) = @_; join ' ', $b->captures_at(sq('c1'), @variant) },
    preview      => sub { my ($b, @variant) = @_; join ' ', $b->preview(mv('a4-e4'), @variant) },
    do_move      => sub { my ($b, @variant) = @_; my ($flags, $undo) = $b->do_move(mv('a4-e4'), @variant); my $text = $b->to_string; $b->undo_move($undo); "$flags $text" },
    perft        => sub { my ($b, @variant) = @_; $b->perft(2, @variant) },
    perft_slides => sub { my ($b, @variant) = @_; $b->perft_slides(2, @variant) },
);

# The default game: no argument, undef, an empty hash, every field as it is by default.
my %usual = (throne_pass => 1, throne_reentry => 0, king_everywhere_two => 0, king_strong => 0, escape => 'corner', repeat => 3, ply_cap => 0);
for my $name (sort keys %method) {
    my $want = $method{$name}->($b);
    is($method{$name}->($b, undef), $want, "$name: undef is the default game");
    is($method{$name}->($b, {}), $want, '... and so is an empty hash');
    is($method{$name}->($b, \%usual), $want, '... and one with every field as it is by default');
    is($method{$name}->($b, { $_ => $usual{$_} }), $want, "... and one with $_ alone") for sort keys %usual;
}

# repeat and ply_cap are taken with any value and have no effect.
for my $name (sort keys %method) {
    my $want = $method{$name}->($b);
    my @any = (undef, 0, 1, 2, -1, 1e300, 'often', '', [], {}, sub { 1 }, \1, 9**9**9, "\x{263a}", $b);
    is_deeply([grep { $method{$name}->($b, { repeat => $_ }) ne $want } @any], [], "$name: repeat has no effect, whatever its value");
    is_deeply([grep { $method{$name}->($b, { ply_cap => $_, repeat => $_ }) ne $want } @any], [], '... nor has ply_cap');
}

# Truth is as perl sees it.
{
    my $open = board('7/7/7/1k5/7/7/7 d');
    my %with = map { ($_ => scalar $open->moves({ throne_pass => $_ })) } 0, 1;
    isnt($with{0}, $with{1}, 'throne_pass makes a difference there');
    is($open->moves({ throne_pass => $_ }), $with{1}, 'true: ' . shown("$_")) for 1, 'yes', -1, '0.0', '00', [], {}, 2**40, 1e-300, ' ';
    is($open->moves({ throne_pass => $_ }), $with{0}, 'false: ' . shown($_)) for 0, '', '0', undef, 0.0, !1;
    is($open->moves({ throne_pass => Loaded->new(sub { 0 }) }), $with{1}, 'an object as it says it is: Loaded is true');
}

# escape
for my $edge ('edge', Loaded->new(sub { 'edge' }), ${ acting(sub { 'edge' }) }) {
    is((board('7/7/7/3k3/7/7/7 d')->preview(mv('d4-d7'), { escape => $edge }))[0], KING_HOME, 'escape: edge');
}
for my $corner ('corner', Loaded->new(sub { 'corner' })) {
    is((board('7/7/7/3k3/7/7/7 d')->preview(mv('d4-d7'), { escape => $corner }))[0], 0, 'escape: corner');
}
for my $name (sort keys %method) {
    for my $bad (undef, '', 'Edge', 'EDGE', 'edge ', "edge\0", 'corners', 'edg', 0, 1, 'any', "\x{263a}", 'x' x 100_000, [], {}, \'edge', sub { 'edge' }) {
        refused(sub { $method{$name}->($b, { escape => $bad }) }, "'corner' or 'edge'", "$name: an escape of " . shown($bad));
    }
}

# A key that is no field croaks, and is named.
for my $name (sort keys %method) {
    for my $key (qw(throne_passs throne-pass Throne_pass king_everywhere strong board quiet_limit), 'king_everywhere_two_', '0', "throne_pass ") {
        refused(sub { $method{$name}->($b, { $key => 1 }) }, quotemeta("'$key'"), "$name: the unknown key '$key' is named");
        refused(sub { $method{$name}->($b, { %usual, $key => 1 }) }, quotemeta("'$key'"), '... among others');
    }
    refused(sub { $method{$name}->($b, { $_ => 1 }) }, '', "$name: a key of odd characters") for '', "throne_pass\0", "\0", "\x{263a}", 'x' x 100_000;
    refused(sub { $method{$name}->($b, { misspelt => undef }) }, 'misspelt', '... even when its value is undef');
}

# What is no hash croaks.
for my $name (sort keys %method) {
    for my $bad (0, 1, '', 'default', 'throne_pass', [], [throne_pass => 0], \1, \undef, sub { {} }, qr/x/, *STDOUT, \*STDOUT, $b, $class, 1e300, "\x{263a}", bless([], 'Some::Other'), \{}) {
        refused(sub { $method{$name}->($b, $bad) }, 'a variant is a hash reference', "$name: a variant is not " . shown(ref $bad || $bad));
    }
}
same_state($b, $before, 'after all of which the board is as it was');

# Tied hashes, objects that are hashes, and hashes shared by calls.
{
    my $variant = bless { throne_pass => 0 }, 'Some::Other';
    my $open = board('7/7/7/1k5/7/7/7 d');
    my $want = $open->moves({ throne_pass => 0 });
    is($open->moves($variant), $want, 'a hash that is an object');
    tie my %tied, 'OneField', 'throne_pass', 0;
    is($open->moves(\%tied), $want, 'a tied hash');
    tie my %wrong, 'OneField', 'throne_pas', 0;
    refused(sub { $open->moves(\%wrong) }, 'throne_pas', '... with a wrong key');
    tie my $scalar, 'Acting', sub { { throne_pass => 0 } };
    is($open->moves($scalar), $want, 'a tied scalar that holds one');
    my %shared = (throne_pass => 0);
    is($open->moves(\%shared), $want, 'a hash given twice') for 1, 2;
    is_deeply(\%shared, { throne_pass => 0 }, '... is as it was');
    my %keyed = map { my $key = $_; utf8::upgrade($key); ($key => 0) } 'throne_pass';
    is($open->moves(\%keyed), $want, 'a key that perl keeps as utf8');
}

# No method forgets the variant.
{
    my %differ;
    for my $variant (VARIANTS) {
        for my $name (sort keys %method) {
            $differ{$name}++ if $method{$name}->($b, $variant) ne $method{$name}->($b);
        }
    }
    is_deeply([grep { !$differ{$_} } sort keys %method], [], 'every method plays otherwise in some variant') or diag explain \%differ;
}

{
    package OneField;
    sub TIEHASH { my ($class, $key, $value) = @_; return bless { key => $key, value => $value }, $class }
    sub FIRSTKEY { return $_[0]{key} }
    sub NEXTKEY { return }
    sub FETCH { return $_[1] eq $_[0]{key} ? $_[0]{value} : undef }
    sub EXISTS { return $_[1] eq $_[0]{key} }
}

finish();
