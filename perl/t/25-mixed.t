# play, stop, do_step and whole moves mixed at random, legal or not, and taken back in
# the reverse order: every state is exactly what it was.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my (@back, @chains, @refused, %made);

seed_numbers(25);
for my $n (1 .. 250) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $b = $n % 3 ? board(random_board(@$size)) : $class->new(cols => $size->[0], rows => $size->[1]);
    my @done;
    for (1 .. 30) {
        my $before = state_of($b);
        my $what = number_below(10);
        my ($undo, $token);
        if ($what < 5) {
            my @steps = $b->play_steps or next;
            $undo = 'unplay';
            $token = $b->play($steps[ number_below(scalar @steps) ]);
        }
        elsif ($what == 5) { ($undo, $token) = ('unplay', scalar $b->stop) }
        elsif ($what == 6) {
            my @moves = $b->count_moves(200) < 200 ? $b->moves : ();
            $undo = 'unplay_move';
            $token = @moves ? $b->play_move($moves[ number_below(scalar @moves) ]) : undef;
        }
        else {
            my @stones = grep { $b->at($_) != EMPTY } $b->all_squares or next;
            my @step = ($stones[ number_below(scalar @stones) ], number_below(8), number_below(2) * number_below(3));
            ($undo, $token) = $what == 7 ? ('unplay', scalar $b->play(@step)) : ('undo_step', scalar $b->do_step(@step));
        }
        next if !defined $token;
        $made{$undo}++;
        push @chains, $b->to_string if $b->in_chain && !$b->play_steps;
        push @done, [$undo, $token, $before];
    }
    while (my $last = pop @done) {
        my ($undo, $token, $before) = @$last;
        if (@done && !ref $token && !ref $done[-1][1] && $done[-1][1] ne $token) {
            my $now = state_of($b);
            my ($other, $earlier) = @{ $done[-1] };
            push @refused, $b->to_string if eval { $b->$other($earlier); 1 } || state_of($b) ne $now;
        }
        $b->$undo($token);
        push @back, $b->to_string if state_of($b) ne $before;
    }
}
is_deeply(\@back, [], 'everything taken back leaves the state of before');
is_deeply(\@refused, [], 'and nothing is taken back out of order');
is_deeply(\@chains, [], 'a chain that is open always has a step');
cmp_ok($made{$_} || 0, '>', 100, "$_ came up") for qw(unplay undo_step unplay_move);
is($class->live, 0, 'no board is left');

finish();
