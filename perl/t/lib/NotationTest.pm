package NotationTest;

# What the tests of Game::Fanorona::Notation share: the file of cases, and
# things to read that are made from a seed. Numbers come from FanoronaTest.

use strict;
use warnings;

use Carp ();
use Exporter 'import';
use FanoronaTest qw(number_below random_board);

our @EXPORT = qw(
    read_cases one_of random_size random_move random_position random_game mutated
    shown pod_of section_of
);

my %ESCAPE = ('\\' => '\\', n => "\n", r => "\r", t => "\t");

sub _cell {
    my ($text) = @_;
    return undef if $text eq '\\N';
    $text =~ s{\\(?:x\{([0-9a-f]+)\}|([\\nrt]))}{ defined $1 ? chr hex $1 : $ESCAPE{$2} }ge;
    return $text;
}

# The lines of a file of cases: line number, then the cells.
sub read_cases {
    my ($file) = @_;
    open my $fh, '<', $file or Carp::croak("cannot read $file: $!");
    my @cases;
    while (my $line = <$fh>) {
        $line =~ s/\r?\n\z//;
        next if $line eq '' || $line =~ /\A#/;
        push @cases, [$., map { _cell($_) } split /\t/, $line, -1];
    }
    close $fh;
    return @cases;
}

sub one_of { return $_[number_below(scalar @_)] }

sub random_size { return (one_of(3, 5, 7, 9), one_of(3, 5)) }

# A move of up to so many steps along the lines of a board, made by walking.
sub random_move {
    my ($cols, $rows, $most) = @_;
    my ($file, $rank) = (number_below($cols), number_below($rows));
    my $steps = 1 + number_below($most);
    my $move  = _name($file, $rank);
    for (1 .. $steps) {
        my @next;
        for my $f ($file - 1 .. $file + 1) {
            for my $r ($rank - 1 .. $rank + 1) {
                next if $f < 0 || $r < 0 || $f >= $cols || $r >= $rows;
                next if $f == $file && $r == $rank;
                next if $f != $file && $r != $rank && ($file + $rank) % 2;
                push @next, [$f, $r];
            }
        }
        ($file, $rank) = @{ one_of(@next) };
        $move .= '-' . _name($file, $rank) . ($steps > 1 ? one_of('A', 'W') : one_of('', 'A', 'W'));
    }
    return $move;
}

sub _name { return chr(97 + $_[0]) . (1 + $_[1]) }

sub random_position {
    my ($cols, $rows) = @_;
    my $position = random_board($cols, $rows);
    return $position if number_below(2);
    return "$position " . number_below(1000) . ' ' . (1 + number_below(1000));
}

# A game as a hash for format_game.
sub random_game {
    my ($cols, $rows) = random_size();
    my %named = ('9x5' => 'sivy', '5x5' => 'dimy', '3x3' => 'telo');
    my $board = "${cols}x$rows";
    my %game  = (variant => $named{$board} && number_below(2) ? $named{$board} : $board);
    delete $game{variant} if $board eq '9x5' && number_below(2);
    $game{start}       = random_position($cols, $rows)        if number_below(3) == 0;
    $game{quiet_limit} = number_below(100)                    if number_below(3) == 0;
    $game{repeat}      = one_of(0, 2, 3, 4, 5)                if number_below(3) == 0;
    $game{ply_cap}     = number_below(100_001)                if number_below(3) == 0;
    $game{white}       = _player()                            if number_below(3) == 0;
    $game{black}       = _player()                            if number_below(3) == 0;
    $game{chain}       = random_move($cols, $rows, 6)         if number_below(3) == 0;
    my $end = number_below(4);
    $game{result} = one_of('resign white', 'resign black', 'agreement', 'no_stones white') if $end == 0;
    $game{offer}  = one_of('white', 'black') if $end == 1;
    $game{moves} = [map { random_move($cols, $rows, 4) } 1 .. number_below(12)];
    return \%game;
}

sub _player { return 'P' . join '', map { chr(32 + number_below(95)) } 1 .. number_below(12) }

# The same string with a few characters changed, dropped, doubled, moved or
# brought in.
my @STRANGE = (
    "\n", "\r", "\r\n", "\0", "\t", ' ', '  ', '-', '--', '/', 'A', 'W', 'a', 'w', 'b', 'z', '0', '1', '5', '6',
    '9', '11', '.', '=', ',', '\\', "\x7f", "\x80", "\xe9", "\x{ff21}", "\x{661}", "\x{2013}", "\x{1f600}",
    'moves', "moves\n", 'variant ', 'start ', 'chain ', 'offer white', 'result x', 'fanorona 1', "\nrepeat 1\n",
);

sub mutated {
    my ($text) = @_;
    for (1 .. 1 + number_below(3)) {
        my $length = length $text;
        my $at     = number_below($length + 1);
        my $kind   = number_below(6);
        if    ($kind == 0) { substr $text, $at, 0, one_of(@STRANGE) }
        elsif ($kind == 1) { substr $text, $at, $at < $length ? 1 : 0, one_of(@STRANGE) }
        elsif ($kind == 2) { substr $text, $at, number_below(4), '' }
        elsif ($kind == 3) { substr $text, $at, 0, substr $text, number_below($length + 1), number_below(6) }
        elsif ($kind == 4) { $text = substr $text, 0, $at if number_below(3) == 0 }
        else {
            my $piece = substr $text, $at, 1 + number_below(8), '';
            substr $text, number_below(1 + length $text), 0, $piece;
        }
    }
    return $text;
}

# Any value, in a few printable characters.
sub shown {
    my ($value) = @_;
    return 'undef' if !defined $value;
    return ref $value if ref $value;
    my $text = length $value > 60 ? substr($value, 0, 60) . '...' : $value;
    $text =~ s/([^ -~])/sprintf '\\x{%x}', ord $1/ge;
    return "'$text'";
}

# The documentation inside a module that has been loaded.
sub pod_of {
    my ($module) = @_;
    (my $path = "$module.pm") =~ s{::}{/}g;
    open my $fh, '<', $INC{$path} or Carp::croak("cannot read $INC{$path}: $!");
    my $text = do { local $/ = undef; <$fh> };
    close $fh;
    $text =~ s/\A.*^__END__$//ms;
    return $text;
}

# What stands under one heading of it, up to the next.
sub section_of {
    my ($module, $heading) = @_;
    my ($text) = pod_of($module) =~ /^=head[12] \Q$heading\E\n(.*?)(?=^=head|^=cut|\z)/ms;
    return $text;
}

1;
