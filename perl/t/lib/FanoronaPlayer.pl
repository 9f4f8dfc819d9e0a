# What two_interpreters.c calls, for fanorona.
use strict;
use warnings;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;

our ($board, @tokens);
our $warned = 0;
$SIG{__WARN__} = sub { $warned++ };

# A board of one of the three sizes that have a name.
sub begin { $board = Game::Fanorona::Engine->new(board => (qw(sivy dimy telo))[ $_[0] ]); return $board->to_string }

sub turn {
    my @steps = $board->play_steps or return 'over';
    push @tokens, scalar $board->play($steps[ $_[0] % @steps ]);
    return $board->to_string . ' ' . $board->key_hex;
}

sub refuse { eval { $board->unplay('x') }; return $@ =~ /^Game::Fanorona::Engine: .* at / ? 'refused' : "not: $@" }

sub whole {
    my ($move) = $board->moves or return 'none';
    $board->unplay_move($board->play_move($move));
    return "$move";
}

sub back { $board->unplay(pop @tokens) while @tokens; return $board->to_string }
sub live { return Game::Fanorona::Engine->live }
sub warned { return $warned }

# Left for the end.
our @ring = (Game::Fanorona::Engine->new);
push @ring, \@ring;
1;
