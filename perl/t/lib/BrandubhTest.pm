package BrandubhTest;

# What the tests of Game::Brandubh::Engine share, besides what EngineTest has: squares
# and moves by name, boards, every variant, and everything that a board says of itself.

use strict;
use warnings;

use Carp ();
use EngineTest;
use Exporter 'import';
use Test::More;

our @EXPORT = (@EngineTest::EXPORT, qw(
    CLASS SETUP VARIANTS
    sq sqs names_of mv moves_of board state_of same_state shown
    random_position random_variant variant_text
));

$EngineTest::CLASSES = qr/Game::Brandubh::Engine/;

use constant CLASS => 'Game::Brandubh::Engine';
use constant SETUP => '3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a';

# Every variant that plays otherwise, each as a hash.
use constant VARIANTS => map {
    my ($pass, $reentry, $two, $strong, $edge) = map { $_ eq '1' } split //, sprintf '%05b', $_;
    +{
        throne_pass => $pass, throne_reentry => $reentry, king_everywhere_two => $two, king_strong => $strong,
        escape => $edge ? 'edge' : 'corner',
    };
} 0 .. 31;

# Squares and moves are numbered as the documents say, not as the module under test does.
sub sq {
    my ($name) = @_;
    my ($file, $rank) = $name =~ /\A([a-g])([1-7])\z/ or Carp::croak("no square '$name'");
    return $rank * 9 + ord($file) - ord('a') + 1;
}

sub sqs { return map { sq($_) } map { split } @_ }

sub names_of {
    return join ' ', map { defined && /\A\d+\z/ && $_ % 9 && $_ % 9 < 8 ? chr(96 + $_ % 9) . int($_ / 9) : '?' } @_;
}

# A move as the engine makes one: mv('a4-a7').
sub mv {
    my ($from, $to) = $_[0] =~ /\A(\w\d)-(\w\d)\z/ or Carp::croak("no move '$_[0]'");
    return CLASS->move(sq($from), sq($to));
}

# Moves of the engine's, written.
sub moves_of {
    return join ' ', map { names_of(CLASS->move_from($_)) . '-' . names_of(CLASS->move_to($_)) } @_;
}

sub board {
    my ($string) = @_;
    my ($board, $err) = CLASS->of_string($string);
    Carp::croak("'$string' was refused with $err") if !$board;
    return $board;
}

# Everything a board says of itself, as one string.
sub state_of {
    my ($board) = @_;
    return join '|', $board->to_string, $board->key_hex, $board->key_full_hex, $board->side, $board->king_square,
        (map { $board->count($_) } 1 .. 3), (map { $board->at($_) } CLASS->all_squares), join ' ', $board->moves;
}

sub same_state {
    my ($board, $before, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is(state_of($board), $before, $name);
}

# A string as it may be printed in the name of a test.
sub shown {
    my ($string) = @_;
    return 'undef' if !defined $string;
    $string = substr($string, 0, 70) . '...' if length $string > 72;
    $string =~ s/([^ -~])/sprintf '\\x{%x}', ord $1/ge;
    return "'$string'";
}

# A position string with pieces scattered over it; most have one king, and few pieces or
# many.
sub random_position {
    my $attackers = 1 + number_below(6);
    my $defenders = 1 + number_below(5);
    my $none      = 2 + number_below(24);
    my @cells = map {
        my $x = number_below($attackers + $defenders + $none);
        $x < $attackers ? 'a' : $x < $attackers + $defenders ? 'd' : ' '
    } 1 .. 49;
    my $kings = (0, 1, 1, 1, 1, 1, 1, 2)[number_below(8)];
    # Every other king at the throne or beside it, where most of the rules about him are.
    $cells[ number_below(2) ? number_below(49) : (24, 17, 23, 25, 31)[number_below(5)] ] = 'k' for 1 .. $kings;
    my @ranks = map { join '', @cells[$_ * 7 .. $_ * 7 + 6] } 0 .. 6;
    s/( +)/length $1/ge for @ranks;
    return join('/', @ranks) . (number_below(2) ? ' a' : ' d');
}

# No variant, or one of them.
sub random_variant { return (undef, VARIANTS)[ number_below(33) ] }

sub variant_text {
    my ($variant) = @_;
    return 'default' if !$variant;
    return join ' ', map { my $value = $variant->{$_}; "$_=" . ($value || 0) } sort keys %$variant;
}

1;
