# Tokens: good for the position they led to, once, in order, and for nothing else.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my $three = '8b/9/1b7/3b5/w1b6 w';

# Refused by a method, the board as it was.
my $damage = 0;
sub refuses {
    my ($b, $method, $token, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $before = state_of($b);
    refused(sub { $b->$method($token) }, '', $name);
    return if state_of($b) eq $before;
    $damage++;
    return same_state($b, $before, "$name: the board is as it was");
}

# A string of bytes, safe to copy, store and compare.
{
    my $b = board($three);
    my $token = $b->play(pt('a1'), E, APPROACH);
    ok(!ref $token && length $token, 'a token is a string');
    unlike($token, qr/[^\x00-\xff]/, 'of bytes');
    my %store = (kept => "$token");
    my $same = board($three)->play(pt('a1'), E, APPROACH);
    ok($same eq $token, 'the same step from the same position gives the same token');
    my $further = $b->play(pt('b1'), N, APPROACH);
    ok($further ne $token, 'another step another');
    $b->unplay($further);
    $b->unplay($store{kept});
    is($b->to_string, $three, 'a stored copy serves');
    $b->play(pt('a1'), E, APPROACH);
    my $upgraded = $token;
    utf8::upgrade($upgraded);
    ok(eval { $b->unplay($upgraded); 1 }, 'a copy that perl keeps as utf8 is the same string') or diag $@;
    is($b->to_string, $three, '... and taken back');
    is(scalar(grep { utf8::is_utf8($_) } $token, $further), 0, 'and none was made that way');
    undef $b;
    my $fresh = board($three);
    $fresh->play(pt('a1'), E, APPROACH);
    $fresh->unplay($token);
    is($fresh->to_string, $three, 'good for the position, on whichever board stands in it');
}

# Twice, out of order, on another position.
{
    my $b = board($three);
    my $one = $b->play(pt('a1'), E, APPROACH);
    my $two = $b->play(pt('b1'), N, APPROACH);
    refuses($b, unplay => $one, 'out of order');
    $b->unplay($two);
    refuses($b, unplay => $two, 'twice');
    $b->unplay($one);
    refuses($b, unplay => $one, 'twice');
    refuses($b, unplay => $two, 'later than all');

    my $one_again = $b->play(pt('a1'), E, APPROACH);
    my $stop = $b->stop;
    refuses($b, unplay => $one_again, 'the play before the stop');
    $b->unplay($stop);
    refuses($b, unplay => $stop, 'the stop twice');
    $b->set_side(BLACK);
    refuses($b, unplay => $one_again, 'after set_side');
    $b->set_side(WHITE);
    refuses($b, unplay => $one_again, 'after the chain was closed by it');
}
{
    my $b = board($three);
    my $token = $b->play(pt('a1'), E, APPROACH);
    my %other = (
        'a chain that is not open'    => board($b->to_string),
        'another stone'               => board($three)->put(pt('i1'), WHITE),
        'another size'                => board('3/3/1w1 w'),
        'the position before'         => board($three),
        'the other side to move'      => board('8b/9/1b7/3b5/1w7 b'),
        'an empty board'              => $class->new(empty => 1),
    );
    $other{'another stone'}->play(pt('a1'), E, APPROACH);
    refuses($other{$_}, unplay => $token, "foreign: $_") for sort keys %other;
    $b->lift(pt('i5'));
    refuses($b, unplay => $token, 'after lift');
}
{
    my @ends;
    for my $string ('9/9/9/9/w1b6 w', '7/7/7/7/w1b4 w') {
        my $b = board($string);
        push @ends, [$b, scalar $b->play(pt('a1'), E, APPROACH)];
    }
    refuses($ends[0][0], unplay => $ends[1][1], 'of another size of board');
    refuses($ends[1][0], unplay => $ends[0][1], 'either way');
}
{
    my $left = board('9/9/1bw1b4/9/9 w');
    my $by_approach   = $left->play(pt('c3'), E, APPROACH);
    my $by_withdrawal = board('9/9/1bw1b4/9/9 w')->play(pt('c3'), E, WITHDRAWAL);
    refuses($left, unplay => $by_withdrawal, 'the other way of taking');
}

# undo_step: the same, and the two kinds are not mixed up.
{
    my $b = board($three);
    my $step = $b->do_step(pt('a1'), E, APPROACH);
    refuses($b, unplay => $step, 'a token of do_step is none for unplay');
    my $next = $b->do_step(pt('i5'), S, PAIKA);
    refuses($b, undo_step => $step, 'undo_step out of order');
    $b->undo_step($next);
    refuses($b, undo_step => $next, 'undo_step twice');
    $b->undo_step($step);
    refuses($b, undo_step => $step, 'undo_step twice, at the start');
    my $play = $b->play(pt('a1'), E, APPROACH);
    refuses($b, undo_step => $play, 'a token of play is none for undo_step');
    my $stop = $b->stop;
    refuses($b, undo_step => $stop, 'nor is one of stop');
    $b->unplay($stop);
    $b->unplay($play);
    is($b->to_string, $three, 'and each serves its own');
}

# Not tokens at all.
for my $method (qw(unplay undo_step)) {
    my $b = board($three);
    my $token = $method eq 'unplay' ? $b->play(pt('a1'), E, APPROACH) : $b->do_step(pt('a1'), E, APPROACH);
    my $size = length $token;
    my %not = (
        'undef' => undef, 'nothing' => '', 'a word' => 'token', 'zero' => 0, 'a number' => 12345678901234, 'a fraction' => 1.5,
        'an array' => [], 'a hash' => {}, 'a subroutine' => sub { $token }, 'a reference to the token' => \$token, 'a board' => $b,
        'NULs' => "\0" x $size, 'ones' => "\xff" x $size, 'noise' => join('', map { chr(($_ * 37 + 11) % 256) } 1 .. $size),
        'a megabyte' => 'x' x 1_000_000, 'a wide character' => "\x{263a}", 'wide characters' => "\x{263a}" x $size,
        'the token with a wide character in it' => substr($token, 0, $size - 1) . "\x{263a}",
        'the token and one more' => "$token\0", 'the token twice' => $token x 2, 'one before the token' => "\0$token",
        'the token in hex' => unpack('H*', $token), 'the token backwards' => scalar reverse($token), 'an array of it' => [$token], 'a glob' => *STDOUT,
    );
    refuses($b, $method => $not{$_}, "$method of $_") for sort keys %not;
    refuses($b, $method => substr($token, 0, $_), "$method of its first $_ bytes") for 0, 1, int($size / 2), $size - 1;
    refuses($b, $method => substr($token, 1), "$method of all but its first byte");
    is($damage, 0, 'and none changed the board');
}

# Forged: any one bit of it changed.
for my $case (
    ['unplay, the chain open', sub { scalar $_[0]->play(pt('a1'), E, APPROACH) }, 'unplay'],
    ['unplay, deep in a chain', sub { $_[0]->play(pt('a1'), E, APPROACH); scalar $_[0]->play(pt('b1'), N, APPROACH) }, 'unplay'],
    ['unplay, the chain closed', sub { $_[0]->play(pt('a1'), E, APPROACH); $_[0]->play(pt('b1'), N, APPROACH); scalar $_[0]->play(pt('b2'), E, APPROACH) }, 'unplay'],
    ['unplay of a stop', sub { $_[0]->play(pt('a1'), E, APPROACH); $_[0]->stop }, 'unplay'],
    ['unplay of a paika', sub { scalar $_[0]->play(pt('a1'), N, PAIKA) }, 'unplay'],
    ['undo_step', sub { scalar $_[0]->do_step(pt('a1'), E, APPROACH) }, 'undo_step'],
    ['undo_step inside a chain', sub { $_[0]->play(pt('a1'), E, APPROACH); scalar $_[0]->do_step(pt('b1'), N, APPROACH) }, 'undo_step'],
) {
    my ($name, $make, $method) = @$case;
    my $b = board($three);
    my $token = $make->($b);
    my $before = state_of($b);
    my (@taken, @changed);
    for my $bit (0 .. 8 * length($token) - 1) {
        my $forged = $token;
        vec($forged, $bit, 1) ^= 1;
        push @taken, $bit if eval { $b->$method($forged); 1 };
        if (state_of($b) ne $before) {
            push @changed, $bit;
            $b = board($three);
            $make->($b);
        }
    }
    is_deeply(\@taken, [], "$name: no forged token is taken, whichever bit was changed");
    is_deeply(\@changed, [], '... and none changes the board');
    ok(eval { $b->$method($token); 1 }, '... while the token itself still serves');
}

# Spliced from two.
{
    my $b = board($three);
    my $one = $b->play(pt('a1'), E, APPROACH);
    my $two = $b->play(pt('b1'), N, APPROACH);
    my $before = state_of($b);
    my @taken;
    for my $cut (1 .. length($two) - 1) {
        for my $spliced (substr($one, 0, $cut) . substr($two, $cut), substr($two, 0, $cut) . substr($one, $cut)) {
            next if $spliced eq $two;
            push @taken, $cut if eval { $b->unplay($spliced); 1 };
            last if state_of($b) ne $before;
        }
    }
    is_deeply(\@taken, [], 'a token spliced from two is none');
    same_state($b, $before, 'and changes nothing');
}

# Random noise of the right length never harms a board.
{
    seed_numbers(17);
    my $b = board($three);
    my $token = $b->play(pt('a1'), E, APPROACH);
    my $before = state_of($b);
    my @taken;
    for my $n (1 .. 5000) {
        my $noise = $n % 2 ? join('', map { chr number_below(256) } 1 .. length $token) : $token;
        substr $noise, number_below(length $noise), 1, chr number_below(256) for 1 .. 1 + number_below(6);
        next if $noise eq $token;
        push @taken, $n if eval { $b->unplay($noise); 1 };
        push @taken, $n if eval { $b->undo_step($noise); 1 };
        last if state_of($b) ne $before;
    }
    is_deeply(\@taken, [], 'five thousand random strings are no tokens');
    same_state($b, $before, 'and change nothing');
}

# Every token of one game against every position of it: only its own.
{
    seed_numbers(170);
    my $b = $class->new(board => 'dimy');
    my (@boards, @tokens);
    for (1 .. 40) {
        my @steps = $b->play_steps or last;
        push @tokens, $b->in_chain && !number_below(3) ? $b->stop : scalar $b->play($steps[ number_below(scalar @steps) ]);
        push @boards, $b->clone;
    }
    my @wrong;
    for my $i (0 .. $#boards) {
        for my $j (0 .. $#tokens) {
            next if $i == $j;
            my $before = $boards[$i]->to_string . ' ' . $boards[$i]->chain_at;
            push @wrong, "$i $j" if eval { $boards[$i]->unplay($tokens[$j]); 1 } || $boards[$i]->to_string . ' ' . $boards[$i]->chain_at ne $before;
        }
    }
    is_deeply(\@wrong, [], 'no token of a game of ' . @tokens . ' steps is taken at another of its positions');
}

finish();
