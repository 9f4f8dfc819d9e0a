# A board belongs to the thread that made it: in another it is not usable, and it is
# freed once, by its owner.
use strict;
use warnings;
use Config;

BEGIN {
    if (!$Config{useithreads}) {
        print "1..0 # SKIP this perl has no threads\n";
        exit 0;
    }
}
use threads;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;

ok($class->can('CLONE_SKIP') && $class->CLONE_SKIP, 'CLONE_SKIP');

{
    my $b = $class->new;
    my ($mv) = $b->moves;
    my (undef, $undo) = $b->clone->do_move($mv);
    my $before = state_of($b);
    my @said = threads->create({ context => 'list' }, sub {
        my $worked = eval { $b->to_string; 1 } ? 1 : 0;
        $worked += eval { Game::Brandubh::Engine::at($b, 40); 1 } ? 2 : 0;
        $worked += eval { Game::Brandubh::Engine::put($b, 40, 1); 1 } ? 4 : 0;
        $worked += eval { Game::Brandubh::Engine::moves($b, {}); 1 } ? 8 : 0;
        eval { Game::Brandubh::Engine::DESTROY($b) };
        eval { bless $b, $class; $b->put(40, 1) };
        undef $b;
        my $own = $class->new;
        my $text = $own->to_string;
        my $played = ($own->do_move($mv))[1] eq $undo ? 1 : 0;
        return ($worked, $class->live, $text, $played, $own->undo_move($undo)->to_string);
    })->join;
    is($said[0], 0, 'a board handed to a new thread is not usable there');
    is($said[1], 2, 'the thread counts its own beside it');
    is($said[2], SETUP, 'which is a board');
    is($said[3], 1, 'to move on, by a move that crossed over');
    is($said[4], SETUP, 'and to take it back, by an undo that did');
    same_state($b, $before, 'while the owner\'s board is as it was');
    is($class->live, 1, 'and the thread\'s own has gone with it');
    undef $b;
    is($class->live, 0, 'freed once, by its owner');
}

# Several at work at once, also while each reads variants.
{
    my @kept = map { $class->new } 1 .. 50;
    my @threads = map {
        my $n = $_;
        threads->create(sub {
            my $b = Game::Brandubh::Engine->new;
            my $start = $b->key_hex;
            my $rounds = 0;
            for (1 .. 40) {
                my @undos;
                for my $i (1 .. 30) {
                    my @moves = $b->moves({ throne_pass => $n % 2 }) or last;
                    my (undef, $undo) = $b->do_move($moves[ ($i * 7 + $n) % @moves ], { king_strong => $n % 2 });
                    push @undos, $undo;
                    my $c = $b->clone;
                }
                $b->undo_move(pop @undos) while @undos;
                $rounds++ if $b->key_hex eq $start && $b->key_full_hex eq $start;
            }
            return $rounds . ' ' . $b->perft(3);
        });
    } 1 .. 4;
    is_deeply([map { $_->join } @threads], [('40 39512') x 4], 'four threads play on boards of their own');
    is($class->live, 50, 'and leave none behind');
    is($kept[49]->to_string, SETUP, 'nor harm the owner\'s');
}
is($class->live, 0, 'all gone');

# A board made in a thread dies with it; one in a nested thread too.
{
    my $inner = threads->create(sub {
        my $b = Game::Brandubh::Engine->new;
        my $deeper = threads->create(sub { my $c = Game::Brandubh::Engine->new; return eval { $b->side; 1 } ? 'used' : 'not usable' })->join;
        return "$deeper, " . $b->side;
    })->join;
    is($inner, 'not usable, 0', 'a thread inside a thread');
    is($class->live, 0, 'and nothing is left of either');
}

# A program that ends with threads and boards about.
my ($status, $out, $err) = run_perl(<<'END');
use strict; use warnings; use threads;
use Game::Brandubh::Engine;
our @boards = map { Game::Brandubh::Engine->new } 1 .. 10;
our $in_a_closure = do { my $b = Game::Brandubh::Engine->new; sub { $b } };
my $t = threads->create(sub { my $own = Game::Brandubh::Engine->new; our $left = $own; return 7 });
print $t->join;
END
is("$status|$out|$err", '0|7|', 'a program with threads ends without a word');

finish();
