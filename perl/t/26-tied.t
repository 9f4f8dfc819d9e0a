# Arguments that run code when they are looked at: tied and overloaded, which may
# die, lie, or take the board away in the middle of the call.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use ActingArguments;
use Game::Fanorona::Engine ':all';

my $class = CLASS;
my $string = '8b/9/1b7/3b5/w1b6 w';

# Looked at, and nothing else.
{
    my $b = board($string);
    my $fetched = 0;
    my $from = acting(sub { $fetched++; pt('a1') });
    is($b->at($$from), WHITE, 'a tied point');
    is($fetched, 1, 'is fetched once');
    $fetched = 0;
    is($b->step_why($$from, ${ acting(sub { E }) }, ${ acting(sub { APPROACH }) }), WHY_OK, 'tied numbers of a step');
    is($fetched, 1, 'each once');
    my %step = (from => pt('a1'), dir => E, kind => APPROACH);
    is($b->step_why(acting_hash(sub { $step{ $_[0] } })), WHY_OK, 'a tied hash');
    tie my $tied_token, 'Acting', sub { 'nonsense' };
    refused(sub { $b->unplay($tied_token) }, '', 'a tied string that is no token');
    my $token = $b->play(pt('a1'), E, APPROACH);
    tie my $good, 'Acting', sub { $token };
    ok(eval { $b->unplay($good); 1 }, 'and one that is') or diag $@;
    is($b->to_string, $string, 'taken back');
    ok(scalar $class->of_string(${ acting(sub { $string }) }), 'a tied position string');
    ok(scalar $class->of_string(Loaded->new(sub { $string })), 'an overloaded one');
    is($class->new(position => Loaded->new(sub { $string }))->to_string, $string, 'given to new');
    is($class->new(board => Loaded->new(sub { 'telo' }))->points, 9, 'an overloaded name');
    is($class->new(${ acting(sub { 'board' }) } => 'telo')->points, 9, 'a tied argument name');
    is(join(',', $class->size_of(${ acting(sub { 'dimy' }) })), '5,5', 'a tied name of a size');
    my ($move) = $b->moves;
    my $tokens = $b->play_move(${ acting(sub { $move }) });
    ok($tokens, 'a tied move') or diag explain $tokens;
    tie my @tokens, 'TiedArray', @$tokens;
    ok(eval { $b->unplay_move(\@tokens); 1 }, 'a tied array of tokens') or diag $@;
    is($b->to_string, $string, 'taken back');
}

# They may die, and the board is as it was.
{
    my $b = board($string);
    my $before = state_of($b);
    my $dies = sub { die "not today\n" };
    for my $call (
        ['at', sub { $b->at($_[0]) }], ['put', sub { $b->put(pt('a1'), $_[0]) }], ['play', sub { $b->play(pt('a1'), E, $_[0]) }],
        ['do_step', sub { $b->do_step($_[0], E, APPROACH) }], ['unplay', sub { $b->unplay($_[0]) }], ['moves', sub { $b->moves($_[0]) }],
        ['perft_moves', sub { $b->perft_moves($_[0]) }], ['of_string', sub { $class->of_string($_[0]) }], ['new', sub { $class->new(board => $_[0]) }],
        ['new with a position', sub { $class->new(position => $_[0]) }], ['new with an empty', sub { $class->new(cols => $_[0], rows => 3) }],
    ) {
        my ($name, $code) = @$call;
        for my $x (Loaded->new($dies), acting($dies)) {
            my $live = $class->live;
            eval { $code->(ref $x eq 'Loaded' ? $x : $$x) };
            is($@, "not today\n", "$name: what the argument dies of is what the caller hears");
            is($class->live, $live, '... and no board is left behind');
        }
    }
    eval { $b->play(acting_hash($dies)) };
    is($@, "not today\n", 'a tied hash that dies');
    tie my @dying, 'TiedArray', $dies, $dies;
    eval { $b->unplay_move(\@dying) };
    is($@, "not today\n", 'a tied array that dies');
    same_state($b, $before, 'and the board is as it was');
}

# They may take the board away.
my @calls = (
    ['at', sub { $_[0]->at($_[1]) }], ['put, the point', sub { $_[0]->put($_[1], WHITE) }], ['put, the stone', sub { $_[0]->put(pt('a1'), $_[1]) }],
    ['lift', sub { $_[0]->lift($_[1]) }], ['set_side', sub { $_[0]->set_side($_[1]) }], ['count', sub { $_[0]->count($_[1]) }],
    ['on_board', sub { $_[0]->on_board($_[1]) }], ['next_to', sub { $_[0]->next_to($_[1], $_[1]) }], ['neighbours', sub { $_[0]->neighbours($_[1]) }],
    ['degree', sub { $_[0]->degree($_[1]) }], ['steps_of', sub { $_[0]->steps_of($_[1]) }], ['can_capture', sub { $_[0]->can_capture($_[1]) }],
    ['step_why', sub { $_[0]->step_why($_[1], E, APPROACH) }], ['step', sub { $_[0]->step($_[1], E, APPROACH) }],
    ['do_step', sub { $_[0]->do_step(pt('a1'), E, $_[1]) }], ['play', sub { $_[0]->play(pt('a1'), $_[1], APPROACH) }], ['play_why', sub { $_[0]->play_why(pt('a1'), $_[1], 1) }],
    ['undo_step', sub { $_[0]->undo_step($_[1]) }], ['unplay', sub { $_[0]->unplay($_[1]) }], ['moves', sub { $_[0]->moves($_[1]) }],
    ['count_moves', sub { $_[0]->count_moves($_[1]) }], ['perft_steps', sub { $_[0]->perft_steps($_[1]) }], ['perft_moves', sub { $_[0]->perft_moves($_[1]) }],
    ['unplay_move', sub { $_[0]->unplay_move([$_[1], $_[1]]) }], ['play_move', sub { $_[0]->play_move($_[1]) }],
    ['play, a hash', sub { my $x = \$_[1]; $_[0]->play(acting_hash(sub { $$x })) }], ['step_why, a hash', sub { my $x = \$_[1]; $_[0]->step_why(acting_hash(sub { $$x })) }],
    ['unplay_move, a tied array', sub { my $x = \$_[1]; tie my @t, 'TiedArray', sub { "$$x" }, sub { "$$x" }; $_[0]->unplay_move(\@t) }],
);
for my $how ('let go of', 'destroyed', 'both', 'reblessed', 'cleared') {
    for my $call (@calls) {
        my ($name, $code) = @$call;
        for my $kind ('tied', 'overloaded') {
            my $b = board($string);
            my $take = sub {
                return 2 if !$b;
                if    ($how eq 'destroyed') { $b->DESTROY }
                elsif ($how eq 'both')      { $b->DESTROY; undef $b }
                elsif ($how eq 'reblessed') { bless $b, 'Some::Other' }
                elsif ($how eq 'cleared')   { @$b = () if eval { push @$b, 1; 1 } }
                else                        { undef $b }
                my @others = map { board($string) } 1 .. 5;    # whatever was freed is likely used again
                return 2;
            };
            # The variable itself is passed, so that what is on perl's stack is all that holds the board.
            eval {
                if ($kind eq 'tied') { tie my $x, 'Acting', $take; $code->($b, $x) }
                else { $code->($b, Loaded->new($take)) }
                1;
            } or $@ =~ /\A(?:Game::Fanorona::Engine: |Can't )/ or fail("$name: $@");
            undef $b;
            is($class->live, 0, "$name: the board $how by a $kind argument");
        }
    }
}

# They may let go of it where nothing but the call holds it, which then still has a board
# to answer for.
{
    my $step = { from => pt('a1'), dir => E, kind => APPROACH };
    my $token = board($string)->play($step);
    my $after = do { my $b = board($string); $b->play($step); $b };
    my %call = (
        point  => [sub { board($string) }, sub { my $take = $_[1]; $_[0]->at(${ acting(sub { $take->(); pt('a1') }) }) }, WHITE],
        step   => [sub { board($string) }, sub { my $take = $_[1]; $_[0]->step_why(acting_hash(sub { $take->(); $step->{ $_[0] } })) }, WHY_OK],
        tokens => [sub { $after }, sub { my $take = $_[1]; tie my @tokens, 'TiedArray', sub { $take->(); $token }; $_[0]->unplay_move(\@tokens)->to_string }, $string],
    );
    for my $name (sort keys %call) {
        my ($make, $code, $want) = @{ $call{$name} };
        my @held = ($make->());
        my $got = eval { $code->($held[0], sub { @held = (); my @reused = map { "text $_" } 1 .. 50 }) };
        is($got, $want, "$name: the last that held the board lets go of it") or diag $@;
    }
}

# They may play on it.
{
    my $b = board($string);
    my $token;
    my $plays = sub { $token ||= $b->play(pt('a1'), E, APPROACH); pt('a1') };
    my $stone = $b->at(${ acting($plays) });
    ok($stone == EMPTY || $stone == WHITE, 'at, with the stone moved away by its argument');
    $b->unplay($token);
    $token = undef;
    my @steps = $b->steps_of(${ acting($plays) });
    $b->unplay($token);
    is($b->to_string, $string, 'steps_of, likewise');
    $token = undef;
    my $again = $b->play(${ acting($plays) }, E, APPROACH);
    is($again, undef, 'play of a stone its argument has just played: no step to build');
    $b->unplay($token);
    is($b->to_string, $string, 'and taken back');
}
is($class->live, 0, 'every board is gone');

finish();
