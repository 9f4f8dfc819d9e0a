# Fanorona.pm - answers the questions about fanorona. Boards are asked of Game::Fanorona::Engine, games of
# Game::Fanorona, and texts of Game::Fanorona::Notation, which is a second reader, written in Perl alone.
#
# SPDX-License-Identifier: MIT OR Apache-2.0
package Fanorona;
use 5.010;
use strict;
use warnings FATAL => 'all';

use Game::Fanorona;
use Game::Fanorona::Engine qw(:all);
use Game::Fanorona::Notation qw(:all);

use Values qw(number_of refused truth);

my @DIRECTIONS = qw(N NE E SE S SW W NW);
my @KINDS      = qw(paika approach withdrawal);
my @SIDES      = (undef, 'white', 'black');
my @LETTERS    = ('', 'A', 'W');
my @POSITION_ERRORS = ('', qw(null long letter rows width side));
my @WHYS            = qw(ok off_board bad_step no_stone not_yours no_line occupied takes_nothing not_a_paika
    must_capture not_the_stone same_direction revisit paika_in_chain);
my @HEADERS = qw(variant start quiet_limit repeat ply_cap white black result offer chain);

our %OPERATIONS = (
    board            => \&ask_board,
    lines            => \&ask_lines,
    position         => \&ask_position,
    counted_position => \&ask_counted_position,
    move_text        => \&ask_move_text,
    steps            => \&ask_steps,
    why              => \&ask_why,
    chain            => \&ask_chain,
    moves            => \&ask_moves,
    count            => \&ask_count,
    play             => \&ask_play,
    key              => \&ask_key,
    perft            => \&ask_perft,
    game             => \&ask_game,
    game_text        => \&ask_game_text,
);

# How many boards and games are not yet freed.
sub live { return Game::Fanorona::Engine->live + Game::Fanorona::Rules->live }

# ---- values as JSON ----

sub names   { return [map { name_of($_) } @_] }

sub step_text {
    my ($step) = @_;
    return name_of($step->{from}) . '-' . name_of($step->{to}) . $LETTERS[$step->{kind}];
}

# ---- positions and what is played from them ----

sub play_one {
    my ($board, $text) = @_;
    if ($text eq 'stop') {
        $board->stop // die "no chain is open\n";
        return;
    }
    my ($step) = grep { step_text($_) eq $text } $board->play_steps;
    die "$text may not be played\n" unless $step;
    $board->play($step);
    return;
}

# The board of a question with what was played on it.
sub board_of {
    my ($ask) = @_;
    my $board = Game::Fanorona::Engine->new(position => $ask->{position});
    play_one($board, $_) for @{ $ask->{played} // [] };
    return $board;
}

# ---- the operations: each answers a question ----

sub ask_board {
    my ($ask) = @_;
    my ($cols, $rows) = @{$ask}{qw(cols rows)};
    return refused('bad_size') unless Game::Fanorona::Engine->size_ok($cols, $rows);
    my $board = Game::Fanorona::Engine->new(cols => $cols, rows => $rows);
    return { points => names($board->all_squares), setup => $board->to_string };
}

sub ask_lines {
    my ($ask) = @_;
    my $board = Game::Fanorona::Engine->new(cols => $ask->{cols}, rows => $ask->{rows}, empty => 1);
    my $point = square_of($ask->{point});
    return refused('off_board') unless $board->on_board($point);
    my %next;
    for my $direction (N .. NW) {
        my $to = $board->next_to($point, $direction);
        $next{ $DIRECTIONS[$direction] } = name_of($to) if $to >= 0;
    }
    return { strong => truth($board->is_strong($point)), next => \%next };
}

sub ask_position {
    my ($ask) = @_;
    my ($board, $reason) = Game::Fanorona::Engine->of_string($ask->{text});
    return refused($POSITION_ERRORS[$reason]) unless $board;
    my %points = (WHITE, [], BLACK, [], EMPTY, []);
    push @{ $points{ $board->at($_) } }, $_ for $board->all_squares;
    return {
        position => $board->to_string,
        cols     => $board->cols,
        rows     => $board->rows,
        side     => $SIDES[$board->side],
        white    => names(@{ $points{ +WHITE } }),
        black    => names(@{ $points{ +BLACK } }),
    };
}

sub ask_counted_position {
    my ($ask) = @_;
    my ($position, $reason) = parse_position($ask->{text});
    return refused($reason) unless $position;
    return {
        position => $position->{board},
        counted  => truth($position->{counted}),
        quiet    => $position->{quiet},
        number   => $position->{move},
    };
}

sub ask_move_text {
    my ($ask) = @_;
    my ($move, $reason) = parse_move($ask->{text}, cols => $ask->{cols}, rows => $ask->{rows});
    return refused($reason) unless $move;
    return { points => $move->{points}, kinds => [map { $KINDS[$_->{kind}] } @{ $move->{steps} }] };
}

sub ask_steps {
    my ($ask) = @_;
    my @steps = board_of($ask)->play_steps;
    return { steps => [map { +{ step => step_text($_), takes => names(@{ $_->{taken} }) } } @steps] };
}

sub ask_why {
    my ($ask) = @_;
    my $why = board_of($ask)->play_why(
        square_of($ask->{from}),
        number_of($ask->{direction}, @DIRECTIONS),
        number_of($ask->{kind},      @KINDS),
    );
    return { why => $WHYS[$why] };
}

sub ask_chain {
    my ($ask) = @_;
    my $board = board_of($ask);
    my $chain = $board->in_chain
        ? {
            at    => name_of($board->chain_at),
            last  => $DIRECTIONS[$board->chain_dir],
            stood => names($board->chain_seen),
        }
        : undef;
    return { position => $board->to_string, can_stop => truth($board->can_stop), chain => $chain };
}

sub ask_moves {
    my ($ask) = @_;
    return { moves => [map { $_->as_string } board_of($ask)->moves] };
}

sub ask_count {
    my ($ask) = @_;
    return { moves => 0 + board_of($ask)->count_moves };
}

sub ask_play {
    my ($ask) = @_;
    my $board = board_of($ask);
    my ($move) = grep { $_ eq $ask->{move} } $board->moves;
    return refused('illegal') unless $move;
    $board->play_move($move) // die "$move is one of the moves and may not be played\n";
    return { position => $board->to_string, taken => names($move->taken) };
}

sub ask_key {
    my ($ask) = @_;
    return { key => board_of($ask)->key_hex };
}

sub ask_perft {
    my ($ask) = @_;
    my $perft = { moves => 'perft_moves', steps => 'perft_steps' }->{ $ask->{unit} }
        // die "the unit is neither moves nor steps\n";
    return { count => 0 + board_of($ask)->$perft($ask->{depth}) };
}

sub ask_game {
    my ($ask)  = @_;
    my $board  = board_of($ask);
    my %limits = map { exists $ask->{$_} ? ($_ => $ask->{$_}) : () } qw(quiet_limit repeat ply_cap);
    my $game   = Game::Fanorona->new(
        position => $ask->{position},
        variant  => { board => $board->cols . 'x' . $board->rows, %limits },
    );
    for my $text (@{ $ask->{moves} }) {
        my $at   = $game->ply;
        my $move = $game->play($text);
        # A person may leave the letter of a lone step out; here it is another move then.
        next if $move && $move eq $text;
        return { error => !$move && $game->error->game_over ? 'over' : 'illegal', at => $at };
    }
    return {
        outcome  => $game->over ? $game->result->how : 'none',
        winner   => $game->winner,
        ply      => $game->ply,
        quiet    => $game->quiet,
        repeats  => $game->repeats,
        position => $game->position,
    };
}

sub ask_game_text {
    my ($ask) = @_;
    my ($game, $reason, $line) = parse_game($ask->{text});
    return { error => $reason, line => $line } unless $game;
    return {
        headers  => { map { exists $game->{$_} ? ($_ => $game->{$_}) : () } @HEADERS },
        moves    => $game->{moves},
        moves_at => $game->{moves_at},
        text     => format_game($game),
    };
}

1;
