#!/usr/bin/env perl
# runner.pl - holds the Perl modules to the vectors of the conformance kits.
#
# SPDX-License-Identifier: MIT OR Apache-2.0
#
#     runner.pl [FOLDER]
#
# The folder is the one with the kits, `conformance` where none is given.
use 5.010;
use strict;
use warnings FATAL => 'all';

use FindBin ();
use JSON::PP ();
use Test::More;

use lib $FindBin::Bin;
use Brandubh ();
use Fanorona ();

# So many vectors of a group are shown when they fail.
my $SHOWN = 10;

# Each with the folder of its kit in that of them all.
my @GAMES = (
    { name => 'fanorona', folder => '.', operations => \%Fanorona::OPERATIONS, left_out => {} },
    {
        name       => 'brandubh',
        folder     => 'brandubh',
        operations => \%Brandubh::OPERATIONS,
        left_out   => \%Brandubh::LEFT_OUT,
    },
);

# Its text is the same for equal values and for no others: a number is not its digits.
my $JSON = JSON::PP->new->canonical->ascii->allow_nonref;

# ---- the kits ----

sub open_file {
    my ($path) = @_;
    open my $file, '<:raw', $path or BAIL_OUT("$path: $!");
    return $file;
}

sub read_json {
    my ($bytes, $where) = @_;
    my $value = eval { JSON::PP->new->utf8->decode($bytes) };
    BAIL_OUT("$where: $@") unless $value;
    return $value;
}

# Asks one vector; false, with a report if it is still wanted, where it fails.
sub passes {
    my ($game, $vector, $sentence_of, $wanted) = @_;
    my ($id, $rule, $ask) = @{$vector}{qw(id rule ask)};
    my $expected = $JSON->encode($vector->{answer});
    my $came     = eval {
        my $operation = $game->{operations}{ $ask->{op} } // die "no operation $ask->{op} is known here\n";
        my $sentence  = $sentence_of->{$rule}     // die "kit.json has no rule $rule\n";
        $JSON->encode($operation->($ask));
    } // $@;
    return 1 if $came eq $expected;
    diag("$game->{name} $id fails. The rule $rule: ", $sentence_of->{$rule} // '?',
        "\n    asked    ", $JSON->encode($ask), "\n    expected $expected\n    came     $came") if $wanted;
    return 0;
}

# Asks the vectors of a group.
sub run {
    my ($game, $group, $sentence_of) = @_;
    my $name = "$game->{name} $group->{id}";
    my $path = "$game->{folder}/$group->{file}";
    my $file = open_file($path);
    my ($count, $failed) = (0, 0);
    while (my $line = <$file>) {
        my $vector = read_json($line, "$path, line " . ++$count);
        passes($game, $vector, $sentence_of, $failed < $SHOWN) or $failed++;
    }
    diag($failed - $SHOWN, " more of $name fail") if $failed > $SHOWN;
    diag("$path has $count vectors, and kit.json says $group->{vectors}") if $count != $group->{vectors};
    ok($failed == 0 && $count == $group->{vectors}, "$name, $count vectors");
    return;
}

# Asks the vectors of every group, but for those of which the module knows nothing.
sub run_kit {
    my ($game, $kit) = @_;
    my %sentence_of = map { $_->{id} => $_->{text} } @{ $kit->{rules} };
    for my $group (@{ $kit->{groups} }) {
        my ($why) = grep { defined } map { $game->{left_out}{$_} } @{ $group->{ops} };
        SKIP: {
            skip("$game->{name} $group->{id}: $why", 1) if $why;
            run($game, $group, \%sentence_of);
        }
    }
    return;
}

die "usage: $0 [FOLDER]\n" if @ARGV > 1;
my $folder = $ARGV[0] // 'conformance';
my @kits   = map {
    my $path = "$folder/$_->{folder}/kit.json";
    my $kit  = do { local $/; read_json(readline(open_file($path)), $path) };
    BAIL_OUT("$path has no groups") unless @{ $kit->{groups} };
    +{ %$kit, game => { %$_, folder => "$folder/$_->{folder}" } };
} @GAMES;
plan(tests => 1 + map { @{ $_->{groups} } } @kits);
run_kit($_->{game}, $_) for @kits;
is(Fanorona::live() + Brandubh::live(), 0, 'every board and every game was freed');
