# Games over a fork, in threads and at the end of a program.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP finish run_perl);
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Rules;

# A fork: both processes have games of their own.
SKIP: {
    skip 'this perl does not fork', 4 if !$Config{d_fork};
    my ($status, $out, $err) = run_perl(<<'END');
use strict; use warnings; use Game::Fanorona; use Game::Fanorona::Rules;
$| = 1;
my $game = Game::Fanorona->new;
my $rules = Game::Fanorona::Rules->new;
$game->play('d3-e3A');
my $pid = fork;
die 'no fork' if !defined $pid;
if (!$pid) {
    $game->play('c3-d3W');
    $rules->step(($rules->steps)[0]);
    my @more = map { Game::Fanorona::Rules->new } 1 .. 10;
    print join(' ', 'child', $game->ply, $rules->ply, Game::Fanorona::Rules->live, $game->undo, $game->undo, $game->position eq Game::Fanorona->new->position), "\n";
    exit 3;
}
waitpid $pid, 0;
print join(' ', 'parent', $? >> 8, $? & 127, $game->ply, $rules->ply, Game::Fanorona::Rules->live, $game->search(budget => 500)->{nodes} > 0), "\n";
END
    is($out, "child 2 1 12 1 1 1\nparent 3 0 1 0 2 1\n", 'what the child plays is the child\'s');
    is("$status|$err", '0|', 'and both leave in the ordinary way');
    for my $how ('exit 3', 'die "on purpose\n"', 'POSIX::_exit(3)') {
        ($status, $out, $err) = run_perl(<<"END");
use strict; use warnings; use Game::Fanorona; use POSIX ();
our \$game = Game::Fanorona->new;
my \$pid = fork;
if (!\$pid) { open STDERR, '>', '/dev/null'; my \$more = Game::Fanorona->new; $how }
waitpid \$pid, 0;
print \$? >> 8 ? 'left' : 'stayed', ' ', \$? & 127, ' ', \$game->turn;
END
        is("$status|$out|$err", '0|left 0 white|', "a child that leaves by $how");
    }
}

# Threads.
SKIP: {
    skip 'this perl has no threads', 8 if !$Config{useithreads} || !eval { require threads; 1 };
    ok(RULES->can('CLONE_SKIP') && RULES->CLONE_SKIP, 'CLONE_SKIP');
    my $rules = RULES->new;
    my $game = GAME->new;
    $game->play('d3-e3A');
    $game->play('x');
    my ($before, $rules_before, $error) = (facts($game), rules_facts($rules), $game->error);
    my ($move) = $game->legal;
    my @said = threads->create({ context => 'list' }, sub {
        my $worked = eval { $rules->position; 1 } ? 1 : 0;
        $worked += eval { Game::Fanorona::Rules::steps($rules); 1 } ? 2 : 0;
        $worked += eval { $game->position; 1 } ? 4 : 0;
        $worked += eval { $game->play('c3-d3W'); 1 } ? 8 : 0;
        eval { Game::Fanorona::Rules::DESTROY($rules) };
        undef $rules;
        undef $game;
        my $own = GAME->new;
        $own->play('d3-e3A');
        return ($worked, RULES->live, $own->position_counted, "$move", $error->code);
    })->join;
    is($said[0], 0, 'a game handed to a new thread is not usable there');
    is($said[1], 3, 'the thread counts its own beside the two');
    is($said[2], 'bbbbbbbbb/bbbbbbbbb/bwb1w1wbw/wwwwwwwww/wwwwwwwww b 0 2', 'which is a game to play');
    is("$said[3] $said[4]", "$move bad_move", 'a move and an error cross over, being values');
    is(facts($game), $before, 'while the owner\'s game is as it was');
    is(rules_facts($rules), $rules_before, 'and what is under it');
    is(RULES->live, 2, 'and the thread\'s own has gone with it');
    my $play = sub {
        my ($n) = @_;
        my $own = GAME->new(variant => $n % 2 ? 'dimy' : 'telo');
        for my $round (1 .. 60) {
            my @steps = $own->steps or last;
            $own->step($steps[ ($round * 7 + $n) % @steps ]{string});
        }
        $own->stop if $own->can_stop;
        return $own->as_text;
    };
    my @alone = map { $play->($_) } 1 .. 4;
    my @threads = map { threads->create($play, $_) } 1 .. 4;
    is_deeply([map { $_->join } @threads], \@alone, 'four threads play games of their own');
    is(RULES->live, 2, 'and leave none behind');
}
is(RULES->live, 0, 'freed once, by their owner');

# Programs that end with games wherever they can be.
my %programs = (
    'in package variables' => 'our $game = Game::Fanorona->new; our @rules = map { Game::Fanorona::Rules->new } 1 .. 20; our $clone = $rules[0]->clone;',
    'in cycles' => 'my $ring = { game => Game::Fanorona->new, rules => Game::Fanorona::Rules->new }; $ring->{ring} = $ring; our $kept = $ring;',
    'in closures' => 'my $game = Game::Fanorona->new; our $reads = sub { $game->position }; my $self; $self = sub { return $self, $game }; sub named { $game->turn } named();',
    'in an object whose DESTROY uses it' => 'package Holder; sub new { bless { game => Game::Fanorona->new }, shift } sub DESTROY { my $self = shift; eval { $self->{game}->position } if $self->{game} } package main; our $holder = Holder->new; our $ring = Holder->new; $ring->{ring} = $ring;',
    'in an END block' => 'our $game = Game::Fanorona->new; END { $game->play("d3-e3A"); our $late = Game::Fanorona->new; $late->steps }',
    'half way through a move' => 'our $game = Game::Fanorona->new(position => "8b/9/1b7/3b5/w1b5w w"); $game->step("a1-b1A"); our @moves = $game->legal; our $found = $game->search(budget => 100);',
    'subclassed' => 'package Mine; our @ISA = "Game::Fanorona::Rules"; sub DESTROY { my $self = shift; eval { $self->position }; $self->SUPER::DESTROY } package main; our $mine = Mine->new; our @ring = (Mine->new); push @ring, \@ring;',
    'destroyed by hand, reblessed and forged' => 'our $gone = Game::Fanorona::Rules->new; $gone->DESTROY; our $other = bless Game::Fanorona::Rules->new, "Some::Other"; our $forged = bless [], "Game::Fanorona::Rules"; our $worse = bless \(my $x = 12345), "Game::Fanorona::Rules";',
    'with results and errors kept' => 'our $game = Game::Fanorona->new; $game->play("x"); our $error = $game->error; $game->resign("white"); our $result = $game->result;',
);
for my $name (sort keys %programs) {
    my ($status, $out, $err) = run_perl("use strict; use warnings;\nuse Game::Fanorona; use Game::Fanorona::Rules;\n$programs{$name}\nprint 'done'; exit 5;\n");
    is(join('|', $status >> 8, $status & 127, $out, $err), '5|0|done|', "$name: the program ends as it means to, without a word");
}
{
    my ($status, $out, $err) = run_perl("use Game::Fanorona; our \$game = Game::Fanorona->new; my \$other = Game::Fanorona->new; die \"on purpose\\n\"");
    is($err, "on purpose\n", 'a program that dies says only its own word');
    is($status & 127, 0, 'and dies in the ordinary way');
}
SKIP: {
    skip 'this perl has no threads', 1 if !$Config{useithreads};
    my ($status, $out, $err) = run_perl(<<'END');
use strict; use warnings; use threads; use Game::Fanorona;
our @games = map { Game::Fanorona->new } 1 .. 5;
our $closure = do { my $g = Game::Fanorona->new; sub { $g } };
my $t = threads->create(sub { my $own = Game::Fanorona->new; our $left = $own; return $own->turn });
print $t->join;
END
    is("$status|$out|$err", '0|white|', 'a program with threads and games ends without a word');
}

finish();
