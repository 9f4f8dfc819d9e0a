package Game::Fanorona::Terminal::Words;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';
use Game::Fanorona::Error ();

our @EXPORT_OK = qw(ending_of why_no_move why_no_game help_page);

my %BOTH = (white => 'White', black => 'Black');

# How a game ended, with the winner and the loser in it.
my %ENDING = (
    no_stones  => '%s has won: %s has no stones left.',
    no_moves   => '%s has won: %s has no step to make.',
    resign     => '%s has won: %s has resigned.',
    repetition => 'The game is drawn: this position has come round too often.',
    quiet      => 'The game is drawn: too many moves running took nothing.',
    ply_cap    => 'The game is drawn: it has had all the moves it may have.',
    agreement  => 'The game is drawn by agreement.',
);

# Why something cannot be read as a move, by the words of the notation.
my %NO_MOVE = (
    empty          => 'nothing is there.',
    bad_shape      => 'it takes points with hyphens between them, like d3-e3.',
    kind_on_start  => 'no letter stands behind the point where the stone starts.',
    bad_point      => 'a point is a letter and a digit, like d3.',
    too_long       => 'no move has so many steps.',
    bad_kind       => 'only an A or a W may stand behind a point.',
    off_board      => 'there is no such point on this board.',
    same_point     => 'a step has to lead to another point.',
    not_adjacent   => 'a step leads to a point next to it, and no farther.',
    no_line        => 'no line goes that way.',
    paika_in_chain => 'in a move of several steps, each one takes and needs its letter, A or W.',
);

# The same for games in files, where they are lines.
my %NO_GAME = (
    not_a_game      => 'the first line of a game is "fanorona 1".',
    bad_header      => 'this is no word with a value behind it.',
    unknown_header  => 'no line of a game begins with this word.',
    repeated_header => 'there has been such a line already.',
    bad_number      => 'the number has something besides digits.',
    bad_offer       => 'white or black offers a draw, in a game that is not over.',
    no_moves_line   => 'a line "moves" is missing.',
    bad_variant     => 'there is no such board, or no such number in its rules.',
    bad_start       => 'this is no position on this board.',
    bad_chain       => 'this move is complete, and none that could go on.',
    bad_result      => 'this is not how the game ended.',
    empty           => 'something is missing.',
);

sub ending_of {
    my ($result) = @_;
    return sprintf $ENDING{ $result->how }, map { $BOTH{$_} } grep { defined } $result->winner, $result->loser;
}

sub why_no_move {
    my ($word) = @_;
    return 'That cannot be read as a move: ' . ($NO_MOVE{ $word // '' } // 'there is something wrong with it.');
}

sub why_no_game {
    my ($word) = @_;
    my $why = $NO_GAME{$word} // $NO_MOVE{$word} // lcfirst(Game::Fanorona::Error->message_for($word) // '');
    return "$word." if $why eq '';
    $why =~ s/\.\z//;
    return "$why ($word).";
}

sub help_page {
    return <<'TEXT';
Take every stone of the other side. A stone steps along a line to an empty
point next to it. Coming up to a row of enemy stones (approach, A), or going
straight away from one (withdrawal, W), it takes the row. Who can take, must.
A stone that has taken may take again, but not twice running in one direction
nor back to a point of this move. It may stop when it likes.

  d3-e3A      a step; the letter is needed only where both are possible
  d3-e3A-e4W  a whole move; from the middle of one, e4W alone will do
  d3          what the stone on d3 can do      steps      every step there is
  stop        end the move that is being made  hint       what to play
  undo        take your last move back         new        another game
  resign      give up                          draw       offer a draw, or agree
  accept      take the draw that is offered    decline    refuse it
  save FILE   keep this game                   load FILE  go on with another
  help        this page                        quit       leave

Arrow keys, where they work: go to a stone, Enter picks it; go to a point, Enter
puts it there; Enter on the moving stone stops it. Tab: to what can be picked
next. Escape: let go.
TEXT
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::Words - sentences of fanorona in a terminal

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It prints nothing.

=head1 FUNCTIONS

Exported on request.

=head2 ending_of

    my $sentence = ending_of($game->result);

How a game ended.

=head2 why_no_move

    my $sentence = why_no_move($game->error->reason);

Why something cannot be read as a move, from the word of
L<Game::Fanorona::Notation/parse_move>.

=head2 why_no_game

    my $why = why_no_game($word);

What is wrong with a line of a saved game, from the word of L<Game::Fanorona/from_text>,
which stands behind it in brackets.

=head2 help_page

The page that the command C<help> shows.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
