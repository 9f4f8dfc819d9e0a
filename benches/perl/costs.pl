#!/usr/bin/env perl
# What calls from Perl cost: costs.pl CORE PAIRS, with lines "moves DEPTH POSITION" on the
# standard input. CORE is core.c compiled, which is given the same lines.
#
# Each call is set beside an XSUB that does nothing but hand over the same values, in turn;
# the ratio is the median of PAIRS pairs. Processor time, in nanoseconds a call.
use 5.010;
use strict;
use warnings;

use Benchmark qw(countit);
use Game::Fanorona ();
use Game::Fanorona::Engine ();
use Stub ();

my ($core, $pairs) = @ARGV;
my @lines = <STDIN>;
my @positions = map { (split ' ', $_, 3)[2] } @lines;
chomp @positions;

my @boards = map { Game::Fanorona::Engine->new(position => $_) } @positions;
my @games  = map { Game::Fanorona->new(position => $_) } @positions;
my @first  = map { ($_->play_steps)[0] } @boards;

# The game that core.c plays, too.
my $played = Game::Fanorona->new;
for my $ply (0 .. 39) {
    my @legal = $played->legal or last;
    $played->play($legal[ $ply * 7 % @legal ]) or die $played->error->message;
}

# A call; the objects and arguments of a row; what is done with all of them; the values that
# come of one, and what hands those over in its place.
my @rows = (
    [ steps => [ map { [$_] } @boards ],
        sub { my @given = $_->[0]->steps for @{ $_[0] } },
        sub { [ Stub->of_steps($_[0]->steps) ] },
        sub { my @given = $_->[0]->steps for @{ $_[0] } } ],
    [ 'play, unplay' => [ map { [ $boards[$_], $first[$_] ] } 0 .. $#boards ],
        sub { for (@{ $_[0] }) { my $given = $_->[0]->play($_->[1]); $_->[0]->unplay($given) } },
        sub { [ Stub->of_strings(scalar $_[0]->clone->play($_[1])), $_[1] ] },
        sub { for (@{ $_[0] }) { my $given = $_->[0]->string($_->[1]); $_->[0]->nothing($given) } } ],
    (
        map {
            my $method = $_;
            [ $method => [ map { [$_] } @boards ],
                sub { my $given = $_->[0]->$method for @{ $_[0] } },
                sub { [ Stub->of_strings($_[0]->$method) ] },
                sub { my $given = $_->[0]->string for @{ $_[0] } } ]
        } qw(to_string key_hex)
    ),
    [ legal_strings => [ map { [$_] } @games ],
        sub { my @given = $_->[0]->legal_strings for @{ $_[0] } },
        sub { [ Stub->of_strings($_[0]->legal_strings) ] },
        sub { my @given = $_->[0]->strings for @{ $_[0] } } ],
    [ as_text => [ [$played] ],
        sub { my $given = $_->[0]->as_text for @{ $_[0] } },
        sub { [ Stub->of_strings($_[0]->as_text) ] },
        sub { my $given = $_->[0]->string for @{ $_[0] } } ],
);

# Nanoseconds a call.
sub timed {
    my ($code, $calls) = @_;
    my $time = countit(0.15, sub { $code->($calls) });
    return $time->cpu_p / $time->iters / @$calls * 1e9;
}

sub median { return (sort { $a <=> $b } @_)[ $#_ / 2 ] }

# The same in the core alone.
my $asked = "$core.positions";
open my $file, '>', $asked or die "$asked: $!\n";
print {$file} @lines;
close $file or die "$asked: $!\n";

sub core_time {
    my ($name) = @_;
    my $time = qx{"$core" "$name" <"$asked"};
    die "$core knows no $name\n" unless $time;
    return 0 + $time;
}

printf "%-15s %9s %9s %9s %7s\n", qw(call core values whole ratio);
for my $row (@rows) {
    my ($name, $calls, $real, $kept_of, $stub) = @$row;
    my @kept = map { $kept_of->(@$_) } @$calls;
    my (@core, @whole, @values, @ratio);
    for (1 .. $pairs) {
        push @core,   core_time($name);
        push @values, timed($stub, \@kept);
        push @whole,  timed($real, $calls);
        push @ratio,  $whole[-1] / $values[-1];
    }
    printf "%-15s %6.0f ns %6.0f ns %6.0f ns %7.2f\n", $name, median(@core), median(@values), median(@whole), median(@ratio);
}

# A count is one number: it is set beside the core itself.
my $perft = sub { for (@{ $_[0] }) { my $given = $_->[0]->perft_moves(3) } };
my (@core, @whole, @ratio);
for (1 .. $pairs) {
    push @core,  core_time('perft_moves(3)');
    push @whole, timed($perft, [ map { [$_] } @boards ]);
    push @ratio, $whole[-1] / $core[-1];
}
printf "%-15s %6.0f ns %9s %6.0f ns %7.2f of the core\n", 'perft_moves(3)', median(@core), '', median(@whole), median(@ratio);
