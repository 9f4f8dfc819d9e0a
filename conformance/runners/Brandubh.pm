# Brandubh.pm - answers the questions about brandubh by Game::Brandubh::Engine.
#
# SPDX-License-Identifier: MIT OR Apache-2.0
package Brandubh;
use 5.010;
use strict;
use warnings FATAL => 'all';

use Game::Brandubh::Engine qw(:all);

use Values qw(refused truth);

my $ENGINE = 'Game::Brandubh::Engine';

my @SIDES;
@SIDES[ATTACKERS, DEFENDERS] = qw(attackers defenders);
my %SIDE_NUMBER = map { $SIDES[$_] => $_ } 0 .. $#SIDES;

my @POSITION_ERRORS;
@POSITION_ERRORS[POS_NULL, POS_ROWS, POS_WIDTH, POS_LETTER, POS_SIDE, POS_LONG] =
    qw(null rows width letter side long);

my @WHYS;
@WHYS[
    WHY_OK, WHY_OFF_BOARD, WHY_NO_PIECE, WHY_NOT_YOURS, WHY_NO_MOVE,
    WHY_NOT_A_LINE, WHY_THRONE, WHY_CORNER, WHY_BLOCKED,
] = qw(ok off_board no_piece not_yours no_move not_a_line throne corner blocked);

our %OPERATIONS = (
    board    => \&ask_board,
    square   => \&ask_square,
    position => \&ask_position,
    moves    => \&ask_moves,
    count    => \&ask_count,
    why      => \&ask_why,
    hostile  => \&ask_hostile,
    captures => \&ask_captures,
    play     => \&ask_play,
    undo     => \&ask_undo,
    key      => \&ask_key,
    perft    => \&ask_perft,
);

our %LEFT_OUT = (game => 'the engine judges no ending');

# How many boards are not yet freed.
sub live { return $ENGINE->live }

# ---- values as JSON ----

sub name_of {
    my ($square) = @_;
    return chr(ord('a') + $ENGINE->file_of($square)) . (1 + $ENGINE->rank_of($square));
}

sub names { return [map { name_of($_) } @_] }

# A name that the board lacks is no square.
sub square_named {
    my ($name) = @_;
    my ($file, $rank) = $name =~ /\A([a-z])([0-9])\z/ or die "$name is no name of a square\n";
    return $ENGINE->square_of(ord($file) - ord('a'), $rank - 1);
}

sub move_text {
    my ($move) = @_;
    return name_of($ENGINE->move_from($move)) . '-' . name_of($ENGINE->move_to($move));
}

sub move_named { return $ENGINE->move(map { square_named($_) } split /-/, $_[0]) }

sub flag_words {
    my ($flags) = @_;
    my @words = ([DID_CAPTURE, 'did_capture'], [KING_TAKEN, 'king_taken'], [KING_HOME, 'king_home']);
    return [map { $flags & $_->[0] ? $_->[1] : () } @words];
}

# ---- positions, variants and moves ----

sub board_of { return $ENGINE->new(position => $_[0]{position}) }

# Undefined where the usual game is played.
sub variant_of {
    my $given = $_[0]{variant} // return undef;
    return { map { $_ => ref $given->{$_} ? 0 + $given->{$_} : $given->{$_} } keys %$given };
}

# Makes moves that may all be made; answers what takes each of them back.
sub play_all {
    my ($board, $variant, @moves) = @_;
    my @undos;
    for my $move (map { move_named($_) } @moves) {
        $board->is_legal($move, $variant) or die move_text($move), " may not be played\n";
        push @undos, ($board->do_move($move, $variant))[1];
    }
    return @undos;
}

# ---- the operations: each answers a question ----

sub ask_board {
    return { squares => names($ENGINE->all_squares), setup => $ENGINE->new->to_string };
}

sub ask_square {
    my ($ask) = @_;
    my $square = square_named($ask->{square});
    return refused('off_board') unless $ENGINE->on_board($square);
    return {
        throne        => truth($ENGINE->is_throne($square)),
        corner        => truth($ENGINE->is_corner($square)),
        beside_throne => truth($ENGINE->beside_throne($square)),
    };
}

sub ask_position {
    my ($ask) = @_;
    my ($board, $reason) = $ENGINE->of_string($ask->{text});
    return refused($POSITION_ERRORS[$reason]) unless $board;
    my @on;
    push @{ $on[$board->at($_)] }, $_ for $ENGINE->all_squares;
    for my $piece (ATTACKER, DEFENDER, KING) {
        die "the engine counts other pieces than there are\n" if $board->count($piece) != @{ $on[$piece] // [] };
    }
    my $king = $board->king_square;
    return {
        position  => $board->to_string,
        side      => $SIDES[$board->side],
        attackers => names(@{ $on[ATTACKER] // [] }),
        defenders => names(@{ $on[DEFENDER] // [] }),
        kings     => names(@{ $on[KING] // [] }),
        king      => $king < 0 ? undef : name_of($king),
    };
}

sub ask_moves {
    my ($ask) = @_;
    return { moves => [map { move_text($_) } board_of($ask)->moves(variant_of($ask))] };
}

sub ask_count {
    my ($ask) = @_;
    return { moves => scalar board_of($ask)->moves(variant_of($ask)) };
}

sub ask_why {
    my ($ask) = @_;
    my ($board, $variant) = (board_of($ask), variant_of($ask));
    my ($from,  $to)      = map { square_named($_) } @{$ask}{qw(from to)};
    my $why   = $board->why_not($from, $to, $variant);
    my $legal = $board->is_legal($ENGINE->move($from, $to), $variant);
    die "the engine does not know whether the move may be made\n" if $legal xor $why == WHY_OK;
    return { why => $WHYS[$why] };
}

sub ask_hostile {
    my ($ask) = @_;
    return { hostile => truth(board_of($ask)->hostile_to(square_named($ask->{square}), $SIDE_NUMBER{ $ask->{side} })) };
}

sub ask_captures {
    my ($ask) = @_;
    return { captures => names(board_of($ask)->captures_at(square_named($ask->{square}), variant_of($ask))) };
}

sub ask_play {
    my ($ask) = @_;
    my ($board, $variant, $move) = (board_of($ask), variant_of($ask), move_named($ask->{move}));
    # Only the preview tells what a move captures.
    my ($flags, @captured) = $board->preview($move, $variant);
    my ($done) = $board->do_move($move, $variant);
    die "the preview says something else than the move\n" if $done != $flags;
    return { flags => flag_words($flags), captured => names(@captured), position => $board->to_string };
}

sub ask_undo {
    my ($ask)     = @_;
    my $board     = board_of($ask);
    my @undos     = play_all($board, variant_of($ask), @{ $ask->{moves} });
    my @positions = map { $board->undo_move($_)->to_string } reverse @undos;
    return { positions => \@positions };
}

sub ask_key {
    my ($ask) = @_;
    my $board = board_of($ask);
    play_all($board, variant_of($ask), @{ $ask->{played} // [] });
    die "the key is another when it is worked out again\n" if $board->key_hex ne $board->key_full_hex;
    return { key => $board->key_hex };
}

sub ask_perft {
    my ($ask) = @_;
    my $perft = $ask->{captures} ? 'perft' : 'perft_slides';
    return { count => 0 + board_of($ask)->$perft($ask->{depth}, variant_of($ask)) };
}

1;
