# Undos: good for the position they led to, in order, and for nothing else.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $three = '7/2a4/2d4/ad4a/2d4/2a4/7 a';

# do_move of a named move, for its undo.
sub undo { my ($b, $move, $variant) = @_; my (undef, $undo) = $b->do_move(mv($move), $variant); return $undo }

# Refused, the board as it was.
my $damage = 0;
sub refuses {
    my ($b, $undo, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $before = state_of($b);
    refused(sub { $b->undo_move($undo) }, 'not an undo', $name);
    return if state_of($b) eq $before;
    $damage++;
    return same_state($b, $before, "$name: the board is as it was");
}

# A string of bytes, safe to copy, store and compare.
{
    my $b = board($three);
    my $undo = undo($b, 'g4-c4');
    ok(!ref $undo, 'an undo is a string');
    is(length $undo, 64, '... of 64');
    unlike($undo, qr/[^\x00-\xff]/, '... bytes');
    my %store = (kept => "$undo");
    is(undo(board($three), 'g4-c4'), $undo, 'the same move from the same position leaves the same undo');
    isnt(undo(board($three), 'g4-d4'), $undo, 'another move another');
    isnt(undo(board('7/2a4/2d4/ad4a/2d4/2a4/6k a'), 'g4-c4'), $undo, 'and so does the same move elsewhere');
    $b->undo_move($store{kept});
    is($b->to_string, $three, 'a stored copy serves');
    undo($b, 'g4-c4');
    my $upgraded = $undo;
    utf8::upgrade($upgraded);
    ok(eval { $b->undo_move($upgraded); 1 }, 'a copy that perl keeps as utf8 is the same string') or diag $@;
    is($b->to_string, $three, '... and taken back');
    undef $b;
    my $fresh = board($three);
    undo($fresh, 'g4-c4');
    is($fresh->undo_move($undo), $fresh, 'good for the position, on whichever board stands in it; and the board is returned');
    is($fresh->to_string, $three, '... taken back');
    undo($fresh, 'g4-c4');
    $fresh->undo_move($undo);
    is($fresh->to_string, $three, 'it serves as often as the position comes again');
    is(board('7/2a4/7/a1a4/7/2a4/7 d')->undo_move($undo)->to_string, $three, 'however it came');
    my ($status, $out, $err) = run_perl('use Game::Brandubh::Engine; print Game::Brandubh::Engine->new(position => $ARGV[0])->undo_move(pack "H*", $ARGV[1])->to_string',
        '7/2a4/7/a1a4/7/2a4/7 d', unpack 'H*', $undo);
    is("$status $out $err", "0 $three ", 'in another process');
}

# In the reverse of the order, and in no other.
{
    my $b = $class->new;
    my $start = state_of($b);
    my @undos = map { undo($b, $_) } qw(d7-c7 c4-c6 d1-c1 e4-e7);
    refuses($b, $undos[$_], 'out of order') for 0 .. 2;
    my $before = state_of($b);
    $b->undo_move(pop @undos);
    refuses($b, $undos[0], 'out of order');
    undo($b, 'e4-e7');
    same_state($b, $before, 'made again, it is the same position');
    refuses($b, $undos[0], 'out of order');
    my $last = undo($b, 'd6-a6');
    $b->undo_move($last);
    refuses($b, $last, 'twice');
    refuses($b, $undos[2], 'the one before the last');
}
{
    my $b = $class->new;
    my @states = state_of($b);
    my @undos;
    seed_numbers(12);
    for (1 .. 60) {
        my @moves = $b->moves or last;
        my (undef, $undo) = $b->do_move($moves[ number_below(scalar @moves) ]);
        push @undos, $undo;
        push @states, state_of($b);
    }
    my @wrong;
    while (@undos) {
        pop @states;
        $b->undo_move(pop @undos);
        push @wrong, scalar @undos if state_of($b) ne $states[-1];
    }
    is_deeply(\@wrong, [], 'sixty moves taken back, each to the very position');
    is($b->to_string, SETUP, '... and to the set-up');
}

# Every undo of a game against every position of it: only its own.
{
    seed_numbers(120);
    my $b = $class->new;
    my (@boards, @undos, %at);
    for (1 .. 50) {
        my @moves = $b->moves or last;
        my (undef, $undo) = $b->do_move($moves[ number_below(scalar @moves) ]);
        push @undos, $undo;
        push @boards, $b->clone;
    }
    my @wrong;
    for my $i (0 .. $#boards) {
        for my $j (0 .. $#undos) {
            next if $i == $j || $boards[$i]->to_string eq $boards[$j]->to_string;
            my $before = $boards[$i]->to_string;
            push @wrong, "$i $j" if eval { $boards[$i]->undo_move($undos[$j]); 1 } || $boards[$i]->to_string ne $before;
        }
    }
    is_deeply(\@wrong, [], 'no undo of a game of ' . @undos . ' moves is taken at another of its positions');
}

# Of other positions.
{
    my $b = board($three);
    my $undo = undo($b, 'g4-c4');
    my %other = (
        'the position before'    => board($three),
        'the other side to move' => board('7/2a4/7/a1a4/7/2a4/7 a'),
        'a piece more'           => board('7/2a4/7/a1a4/7/2a4/6d d'),
        'a piece fewer'          => board('7/2a4/7/a1a4/7/7/7 d'),
        'another piece'          => board('7/2a4/7/a1k4/7/2a4/7 d'),
        'an empty board'         => $class->new(empty => 1),
        'the set-up'             => $class->new,
    );
    refuses($other{$_}, $undo, "foreign: $_") for sort keys %other;
    $b->lift(sq('a4'));
    refuses($b, $undo, 'after lift');
    $b->put(sq('a4'), ATTACKER);
    $b->undo_move($undo);
    is($b->to_string, $three, 'and good again once all is as it was');
}

# A variant decides what is taken, and each undo takes that back.
{
    my $string = '7/7/7/7/1ka4/a6/7 a';
    my $usual = undo(my $b = board($string), 'a2-a3');
    my $strong = undo(my $c = board($string), 'a2-a3', { king_strong => 1 });
    isnt($usual, $strong, 'the king taken and not taken: two undos');
    refuses($b, $strong, 'of the other variant');
    refuses($c, $usual, 'of the other variant');
    is($b->undo_move($usual)->to_string, $string, 'and each serves its own');
    is($c->undo_move($strong)->to_string, $string, '... each');
    $usual = undo($b = board('7/7/7/7/7/7/2k4 d'), 'c1-c4');
    my $edge = undo($c = board('7/7/7/7/7/7/2k4 d'), 'c1-c4', { escape => 'edge', throne_reentry => 1, throne_pass => 0 });
    is($b->undo_move($edge)->to_string, '7/7/7/7/7/7/2k4 d', 'where the variant makes no difference to the positions, either serves');
    is($c->undo_move($usual)->to_string, '7/7/7/7/7/7/2k4 d', '... either way round');
}

# What is captured comes back as what it was.
for my $case (['7/7/1a5/1k5/6a/1d5/1a5 a', 'g3-b3', 'a king and a defender'], ['7/7/1a5/1d5/6a/1k5/1a5 a', 'g3-b3', 'a defender and a king'],
    ['7/7/1a5/1k5/6a/1k5/1a5 a', 'g3-b3', 'two kings'], [$three, 'g4-c4', 'three defenders'], ['7/2d4/2a4/da4d/2a4/2d4/7 d', 'g4-c4', 'three attackers']) {
    my ($string, $move, $say) = @$case;
    my $b = board($string);
    my $before = state_of($b);
    $b->undo_move(undo($b, $move));
    same_state($b, $before, "$say come back");
}

# Not undos at all.
{
    my $b = board($three);
    my $undo = undo($b, 'g4-c4');
    my %not = (
        'undef' => undef, 'nothing' => '', 'a word' => 'undo', 'zero' => 0, 'a number' => 12345678901234, 'a fraction' => 1.5,
        'an array' => [], 'a hash' => {}, 'a subroutine' => sub { $undo }, 'a reference to the undo' => \$undo, 'a board' => $b,
        'ones' => "\xff" x 64, 'spaces' => ' ' x 64, 'noise' => join('', map { chr(($_ * 37 + 11) % 256) } 1 .. 64),
        'a megabyte' => 'x' x 1_000_000, 'a wide character' => "\x{263a}", 'wide characters' => "\x{263a}" x 64,
        'the undo with a wide character in it' => substr($undo, 0, 63) . "\x{263a}",
        'the undo and one more' => "$undo\0", 'the undo twice' => $undo x 2, 'one before the undo' => "\0$undo", 'the undo in hex' => unpack('H*', $undo),
        'the undo backwards' => scalar reverse($undo), 'an array of it' => [$undo], 'a glob' => *STDOUT, 'a position' => $three, 'a move' => mv('g4-c4'), 'NULs' => "\0" x 64,
    );
    refuses($b, $not{$_}, $_) for sort keys %not;
    refuses($b, substr($undo, 0, $_), "its first $_ bytes") for 0 .. 63;
    refuses($b, substr($undo, 1), 'all but its first byte');
    is($damage, 0, 'and none changed the board');
    ok(eval { $b->undo_move($undo); 1 }, '... while the undo itself still serves');
}

# Forged: any one bit of it changed.
for my $case (['three captures', $three, 'g4-c4'], ['no capture', SETUP, 'd7-c7'], ['a king taken', '7/7/1a5/1k5/6a/1d5/1a5 a', 'g3-b3'], ['a king home', '7/7/7/7/7/7/2k4 d', 'c1-a1'],
    ['a move that did nothing', SETUP, 'a1-a2']) {
    my ($name, $string, $move) = @$case;
    my $b = board($string);
    my $undo = undo($b, $move);
    my $before = state_of($b);
    my (@taken, @changed);
    for my $bit (0 .. 8 * length($undo) - 1) {
        my $forged = $undo;
        vec($forged, $bit, 1) ^= 1;
        push @taken, $bit if eval { $b->undo_move($forged); 1 };
        next if state_of($b) eq $before;
        push @changed, $bit;
        $b = board($string);
        undo($b, $move);
    }
    is_deeply(\@taken, [], "$name: no forged undo is taken, whichever bit was changed");
    is_deeply(\@changed, [], '... and none changes the board');
    ok(eval { $b->undo_move($undo); 1 }, '... while the undo itself still serves');
}

# Spliced from two.
{
    my $b = board($three);
    my $one = undo($b, 'g4-c4');
    my $two = undo($b->set_side(ATTACKERS), 'a4-a1');
    my $before = state_of($b);
    my @taken;
    for my $cut (1 .. 63) {
        for my $spliced (substr($one, 0, $cut) . substr($two, $cut), substr($two, 0, $cut) . substr($one, $cut)) {
            next if $spliced eq $two;
            push @taken, $cut if eval { $b->undo_move($spliced); 1 };
            last if state_of($b) ne $before;
        }
    }
    is_deeply(\@taken, [], 'an undo spliced from two is none');
    same_state($b, $before, 'and changes nothing');
}

# Random noise of the right length never harms a board.
{
    seed_numbers(17);
    my $b = board($three);
    my $undo = undo($b, 'g4-c4');
    my $before = state_of($b);
    my @taken;
    for my $n (1 .. 5000) {
        my $noise = $n % 2 ? join('', map { chr number_below(256) } 1 .. 64) : $undo;
        substr $noise, number_below(64), 1, chr number_below(256) for 1 .. 1 + number_below(6);
        next if $noise eq $undo;
        push @taken, $n if eval { $b->undo_move($noise); 1 };
        last if state_of($b) ne $before;
    }
    is_deeply(\@taken, [], 'five thousand random strings are no undos');
    same_state($b, $before, 'and change nothing');
}
is($class->live, 0, 'and every board is gone');

finish();
