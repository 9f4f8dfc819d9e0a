# What two_interpreters.c calls, for brandubh.
use strict;
use warnings;
use Game::Brandubh::Engine ':all';

our ($board, @undos);
our $warned = 0;
$SIG{__WARN__} = sub { $warned++ };

# The set-up, or a board of few pieces.
sub begin {
    $board = Game::Brandubh::Engine->new(position => ('3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a', '7/2a4/2d4/ad4a/2d4/2a4/6k a', '7/7/7/3k3/7/7/a6 d')[ $_[0] ]);
    return $board->to_string;
}

sub turn {
    my @moves = $board->moves({ throne_pass => 0 }) or return 'over';
    my ($flags, $undo) = $board->do_move($moves[ $_[0] % @moves ]);
    push @undos, $undo;
    return "$flags " . $board->to_string . ' ' . $board->key_hex;
}

sub refuse { eval { $board->undo_move('x') }; return $@ =~ /^Game::Brandubh::Engine: .* at / ? 'refused' : "not: $@" }

sub whole {
    my ($move) = $board->moves or return 'none';
    my (undef, $undo) = $board->do_move($move);
    $board->undo_move($undo);
    return $move;
}

sub back { $board->undo_move(pop @undos) while @undos; return $board->to_string }
sub live { return Game::Brandubh::Engine->live }
sub warned { return $warned }

# Left for the end.
our @ring = (Game::Brandubh::Engine->new);
push @ring, \@ring;
1;
