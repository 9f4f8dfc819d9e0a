package Game::Fanorona::Terminal::Board;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

# From point to point: four columns and two lines.
use constant { ACROSS => 4, DOWN => 2 };

my %SEVEN_BIT = (
    across => '-', upright => '|', rising => '/', falling => '\\',
    white  => 'O', black   => '#', taken  => 'x',
    joints => [['+', '+', '+'], ['+', '+', '+'], ['+', '+', '+']],
);
my %UNICODE = (
    across => "\x{2500}", upright => "\x{2502}", rising => "\x{2571}", falling => "\x{2572}",
    white  => "\x{25CB}", black   => "\x{25CF}", taken  => "\x{D7}",
    joints => [
        ["\x{250C}", "\x{252C}", "\x{2510}"],
        ["\x{251C}", "\x{253C}", "\x{2524}"],
        ["\x{2514}", "\x{2534}", "\x{2518}"],
    ],
);

# What stands to the left and to the right of a point with a mark.
my %AROUND = (
    last       => ['(', ')'],
    may        => ['[', ']'],
    approach   => [undef, 'A'],
    withdrawal => [undef, 'W'],
    cursor     => ['>', '<'],
);

# With 256 colours the board is of wood, and black and white are just that.
my %WOOD = (
    line  => '38;5;222;48;5;94', white => '1;38;5;231;48;5;94', black => '1;38;5;16;48;5;94',
    taken => '1;38;5;203;48;5;94', mark => '1;38;5;226;48;5;94', cursor => '1;38;5;16;48;5;226',
    label => '1', dim => '2', strong => '1',
);
# With eight, nothing is said about the background, which may be light or dark.
my %EIGHT = (
    line  => '32', white => '1', black => '1;34', taken => '31', mark => '1;35', cursor => '7',
    label => '1', dim => '2', strong => '1',
);

sub new {
    my ($class, %given) = @_;
    return bless {
        glyphs => $given{unicode} ? \%UNICODE : \%SEVEN_BIT,
        colour => !$given{colour} ? undef : $given{many_colours} ? \%WOOD : \%EIGHT,
    }, $class;
}

sub glyph { return $_[0]{glyphs}{ $_[1] } }

sub coloured {
    my ($self, $role, $text) = @_;
    return $self->{colour} ? "\e[$self->{colour}{$role}m$text\e[0m" : $text;
}

sub width {
    my ($self, $game) = @_;
    return ACROSS * $game->variant->cols + 5;
}

sub lines {
    my ($self, $game, %given) = @_;
    my ($cols, $rows) = ($game->variant->cols, $game->variant->rows);
    my @files = ('a' .. 'i')[ 0 .. $cols - 1 ];
    my @ranks = reverse 1 .. $rows;
    if ($given{flip}) {
        @files = reverse @files;
        @ranks = reverse @ranks;
    }

    my $canvas = $self->_ruled($cols, $rows);
    for my $y (0 .. $rows - 1) {
        for my $x (0 .. $cols - 1) {
            my $point = $files[$x] . $ranks[$y];
            $self->_set($canvas, $x, $y, scalar $game->at($point), $given{marks}{$point});
        }
    }

    my $blank  = ' ' x 3;
    my $labels = $self->coloured(label => $blank . join('', map { " $_  " } @files)) . '  ';
    my @lines  = ($labels);
    for my $y (0 .. $#$canvas) {
        my $label = $y % DOWN ? ' ' : $self->coloured(label => $ranks[ $y / DOWN ]);
        push @lines, " $label " . $self->_joined(@{ $canvas->[$y] }) . " $label ";
    }
    return (@lines, $labels);
}

# The lines of the board with nothing on it: for each line of text the cells, each
# a character and what it is.
sub _ruled {
    my ($self, $cols, $rows) = @_;
    my $glyphs = $self->{glyphs};
    my @canvas;
    for my $y (0 .. $rows - 1) {
        my $edge = $y == 0 ? 0 : $y == $rows - 1 ? 2 : 1;
        my @on   = ([' ', 'line']);
        my @under = ([' ', 'line']);
        for my $x (0 .. $cols - 1) {
            my $side = $x == 0 ? 0 : $x == $cols - 1 ? 2 : 1;
            push @on,    [$glyphs->{joints}[$edge][$side], 'line'];
            push @under, [$glyphs->{upright}, 'line'];
            last if $side == 2;
            my $diagonal = ($x + $y) % 2 ? 'rising' : 'falling';
            push @on, map { [$glyphs->{across}, 'line'] } 1 .. ACROSS - 1;
            push @under, map { [$_, 'line'] } ' ', $glyphs->{$diagonal}, ' ';
        }
        push @canvas, [@on, [' ', 'line']];
        push @canvas, [@under, [' ', 'line']] if $edge != 2;
    }
    return \@canvas;
}

sub _set {
    my ($self, $canvas, $x, $y, $stone, $marks) = @_;
    my $line = $canvas->[ $y * DOWN ];
    my $at   = $x * ACROSS + 1;
    my %is   = map { $_ => 1 } @{ $marks || [] };

    $line->[$at] = [$self->{glyphs}{$stone}, $stone] if $stone;
    $line->[$at] = [$self->{glyphs}{taken}, 'taken'] if $is{taken} && !$stone;

    # The later ones of these are the more important.
    for my $mark (grep { $is{$_} } qw(last may cursor approach withdrawal)) {
        my ($left, $right) = @{ $AROUND{$mark} };
        my $role = $mark eq 'last' ? 'line' : 'mark';
        if (!defined $left && ($is{last} || $is{may}) && !$is{cursor}) {

            # A letter stands outside the brackets, and before them at the edge.
            $line->[$at + 2 < $#$line ? $at + 2 : $at - 2] = [$right, $role];
            next;
        }
        $line->[$at - 1] = [$left,  $role] if defined $left;
        $line->[$at + 1] = [$right, $role] if defined $right;
    }
    if ($is{cursor}) {
        $line->[$_][1] = 'cursor' for $at - 1 .. $at + 1;
    }
    return;
}

# Neighbours of one kind share their colour's codes.
sub _joined {
    my ($self, @cells) = @_;
    my ($text, $run, $role) = ('', '', '');
    for my $cell (@cells, ['', '']) {
        if ($cell->[1] ne $role) {
            $text .= $self->coloured($role, $run) if $role;
            ($run, $role) = ('', $cell->[1]);
        }
        $run .= $cell->[0];
    }
    return $text;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::Board - a picture of a fanorona board in characters

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It returns what is
to be printed and prints nothing.

=head1 CONSTRUCTORS

=head2 new

    my $board = Game::Fanorona::Terminal::Board->new(unicode => 1, colour => 1, many_colours => 0);

Draws in Unicode or in seven bits, and with or without colours: 256 of them, or eight.

=head1 METHODS

=head2 lines

    my @lines = $board->lines($game, flip => 1, marks => { e3 => ['last', 'cursor'] });

The board, with letters and numbers at its edges, as lines of characters that are all
equally wide. With C<flip>, seen from Black's side. The marks of a point are any of
C<last>, C<may>, C<taken>, C<cursor>, C<approach> and C<withdrawal>.

=head2 width

    my $columns = $board->width($game);

How wide those lines are.

=head2 glyph

    my $character = $board->glyph('white');

The character for C<white>, C<black> or C<taken>.

=head2 coloured

    my $text = $board->coloured('label', $text);

A text in the colour of something, if there are colours.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
