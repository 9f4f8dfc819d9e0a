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
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;

my $class = CLASS;

ok($class->can('CLONE_SKIP') && $class->CLONE_SKIP, 'CLONE_SKIP');

{
    my $b = $class->new;
    my ($move) = $b->moves;
    my $before = state_of($b);
    my $got = threads->create({ context => 'list' }, sub {
        my $worked = eval { $b->to_string; 1 } ? 1 : 0;
        $worked += eval { Game::Fanorona::Engine::at($b, 38); 1 } ? 2 : 0;
        $worked += eval { Game::Fanorona::Engine::put($b, 38, 1); 1 } ? 4 : 0;
        eval { Game::Fanorona::Engine::DESTROY($b) };
        eval { bless $b, $class; $b->put(38, 1) };
        undef $b;
        my $own = $class->new;
        my $text = $own->to_string;
        my $played = $own->play_move(($own->moves)[0]) ? 1 : 0;
        my $moved = "$move";
        return ($worked, $class->live, $text, $played, $moved);
    });
    my @said = $got->join;
    is($said[0], 0, 'a board handed to a new thread is not usable there');
    is($said[1], 2, 'the thread counts its own beside it');
    is($said[2], SETUP, 'which is a board');
    is($said[3], 1, 'to play on');
    is($said[4], "$move", 'and a move crosses over, being a value');
    same_state($b, $before, 'while the owner\'s board is as it was');
    is($class->live, 1, 'and the thread\'s own has gone with it');
    undef $b;
    is($class->live, 0, 'freed once, by its owner');
}

# Several at work at once.
{
    my @kept = map { $class->new } 1 .. 50;
    my @threads = map {
        my $n = $_;
        threads->create(sub {
            my $b = Game::Fanorona::Engine->new(board => $n % 2 ? 'dimy' : 'sivy');
            my $start = $b->key_hex;
            my $rounds = 0;
            for (1 .. 40) {
                my @tokens;
                for my $i (1 .. 30) {
                    my @steps = $b->play_steps or last;
                    push @tokens, scalar $b->play($steps[ ($i * 7 + $n) % @steps ]);
                    my $c = $b->clone;
                }
                $b->unplay(pop @tokens) while @tokens;
                $rounds++ if $b->key_hex eq $start && $b->key_full_hex eq $start;
            }
            return $rounds . ' ' . $b->perft_moves(3);
        });
    } 1 .. 4;
    my @said = map { $_->join } @threads;
    my $dimy = $class->new(board => 'dimy')->perft_moves(3);
    is_deeply(\@said, ["40 $dimy", '40 724', "40 $dimy", '40 724'], 'four threads play on boards of their own');
    is($class->live, 50, 'and leave none behind');
    is($kept[49]->to_string, SETUP, 'nor harm the owner\'s');
}
is($class->live, 0, 'all gone');

# A board made in a thread dies with it; one in a nested thread too.
{
    my $inner = threads->create(sub {
        my $b = Game::Fanorona::Engine->new;
        my $deeper = threads->create(sub { my $c = Game::Fanorona::Engine->new; return eval { $b->side; 1 } ? 'used' : 'not usable' })->join;
        return "$deeper, " . $b->side;
    })->join;
    is($inner, 'not usable, 1', 'a thread inside a thread');
    is($class->live, 0, 'and nothing is left of either');
}

# A program that ends with threads and boards about.
my ($status, $out, $err) = run_perl(<<'END');
use strict; use warnings; use threads;
use Game::Fanorona::Engine;
our @boards = map { Game::Fanorona::Engine->new } 1 .. 10;
our $in_a_closure = do { my $b = Game::Fanorona::Engine->new; sub { $b } };
my $t = threads->create(sub { my $own = Game::Fanorona::Engine->new; our $left = $own; return 7 });
print $t->join;
END
is("$status|$out|$err", '0|7|', 'a program with threads ends without a word');

finish();
