# The cases that every implementation of the notation is held to.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use NotationTest;
use Game::Fanorona::Notation qw(:all);

my @HEADERS = qw(variant start quiet_limit repeat ply_cap white black result offer chain);

sub defined_or_none { return defined $_[0] ? "$_[0]" : undef }
sub list_or_none { return @_ ? "@_" : undef }

# One option is a name and a value with a sign of equality between.
sub options { return map { split /=/, $_, 2 } split / /, defined $_[0] ? $_[0] : '' }

# The way of mirroring, then the options.
sub way_and_options {
    my ($how, $options) = split / /, defined $_[0] ? $_[0] : '', 2;
    return ($how, options($options));
}

sub move_text {
    my ($move, $why) = @_;
    return "!$why" unless $move;
    my @steps = @{ $move->{steps} };
    return 'from and to' if $move->{from} != $steps[0]{from} || $move->{to} != $steps[-1]{to};
    return join(',', @{ $move->{points} }) . ' ' . join ',', map { "$_->{from}>$_->{to}:$_->{dir}:$_->{kind}" } @steps;
}

sub position_text {
    my ($position, $why) = @_;
    return "!$why" unless $position;
    return join ' ', @{$position}{qw(cols rows side counted quiet move board)};
}

sub game_text {
    my ($game, $why, $line) = @_;
    return "!$why $line" unless $game;
    my @lines = map { "$_=$game->{$_}" } grep { defined $game->{$_} } @HEADERS, qw(cols rows moves_at);
    push @lines, map { "move=$_" } @{ $game->{moves} };
    push @lines, map { "at.$_=$game->{at}{$_}" } grep { $game->{at}{$_} } @HEADERS;
    return join "\n", @lines;
}

sub game_of {
    my ($text) = @_;
    my %game;
    for my $line (split /\n/, $text) {
        my ($field, $value) = split /=/, $line, 2;
        if    ($field eq 'move')           { push @{ $game{moves} }, $value }
        elsif ($field =~ /\Aat\.(\w+)\z/)  { $game{at}{$1} = $value }
        else                               { $game{$field} = $value }
    }
    return \%game;
}

my %answer = (
    parse_point     => sub { list_or_none(parse_point($_[0], options($_[1]))) },
    format_point    => sub { defined_or_none(format_point(@_)) },
    square_of       => sub { defined_or_none(square_of($_[0])) },
    name_of         => sub { defined_or_none(name_of($_[0])) },
    parse_move      => sub { move_text(parse_move($_[0], options($_[1]))) },
    format_move     => sub { defined_or_none(format_move(scalar(parse_move($_[0])))) },
    move_points     => sub { list_or_none(move_points($_[0], options($_[1]))) },
    mirror_move     => sub { defined_or_none(mirror_move($_[0], way_and_options($_[1]))) },
    parse_position  => sub { position_text(parse_position($_[0])) },
    format_position => sub { defined_or_none(format_position($_[0], split / /, defined $_[1] ? $_[1] : '', -1)) },
    mirror_position => sub { defined_or_none(mirror_position(@_)) },
    parse_game      => sub { game_text(parse_game($_[0])) },
    format_game     => sub { defined_or_none(format_game(game_of($_[0]))) },
);

my %count;
# Beside the tests in the distribution, with those of the Rust crate in the repository.
my ($cases) = grep { -e } "$FindBin::Bin/data/notation.tsv", "$FindBin::Bin/../../tests/data/notation.tsv";
for my $case (read_cases($cases)) {
    my ($at, $function, $argument, $more, $result, $line) = @$case;
    my $expected = defined $line ? "$result $line" : $result;
    my $code = $answer{$function} or fail("line $at names a function"), next;
    is($code->($argument, $more), $expected,
        "line $at: $function " . shown($argument) . (defined $more ? ' ' . shown($more) : '') . ' gives ' . shown($expected));
    $count{$function}++;
}
is_deeply([sort keys %count], [sort keys %answer], 'there are cases of every function');

finish();
