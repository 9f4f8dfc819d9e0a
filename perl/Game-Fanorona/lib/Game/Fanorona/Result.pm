package Game::Fanorona::Result;

use 5.010;
use strict;
use warnings;
use Carp qw(croak);

our $VERSION = '0.03';

my @WINS  = qw(no_stones no_moves resign);
my @DRAWS = qw(repetition quiet ply_cap agreement);
my @HOWS  = (@WINS, @DRAWS);

my %IS_DRAW    = map { $_ => 1 } @DRAWS;
my %BY_PLAYERS = map { $_ => 1 } qw(resign agreement);
my %OTHER      = (white => 'black', black => 'white');

sub new {
    croak __PACKAGE__ . ': a result is made by the game that ended';
}

# The game sees to it that a win has a winner and a draw has none.
sub _make {
    my ($class, %fields) = @_;
    return bless { map { $_ => $fields{$_} } qw(how winner ply position) }, $class;
}

sub hows { return @HOWS }

sub how      { return $_[0]{how} }
sub winner   { return $_[0]{winner} }
sub ply      { return $_[0]{ply} }
sub position { return $_[0]{position} }

sub loser {
    my ($self) = @_;
    return defined $self->{winner} ? $OTHER{ $self->{winner} } : undef;
}

sub is_draw    { return $IS_DRAW{ $_[0]{how} }    ? 1 : '' }
sub by_players { return $BY_PLAYERS{ $_[0]{how} } ? 1 : '' }

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Result - how a game of fanorona ended

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona;

    my $game = Game::Fanorona->new;
    $game->resign('white');

    my $result = $game->result;
    print $result->how, "\n";       # resign
    print $result->winner, "\n";    # black
    print $result->is_draw ? "a draw\n" : "a win\n";

=head1 DESCRIPTION

What L<Game::Fanorona/result> returns when a game has ended. It does not change
when the game is taken back afterwards.

=head1 THE WAYS A GAME ENDS

Won are

=over 4

=item no_stones

by taking every stone of the other side,

=item no_moves

by leaving the other side stones and no step to make,

=item resign

by the other side's resigning.

=back

Drawn are

=over 4

=item repetition

when a position occurs as often as the variant allows,

=item quiet

when as many moves running as the variant allows have taken nothing,

=item ply_cap

when as many moves have been made as the variant allows,

=item agreement

when one side accepts the other's offer.

=back

The ways on the board are asked in the order C<no_stones>, C<no_moves>,
C<repetition>, C<quiet>, C<ply_cap> after each whole move, and of the position that a
game begins with.

=head1 METHODS

=head2 how

One of the words above.

=head2 winner

C<white> or C<black>; undef for a draw.

=head2 loser

The other one; undef for a draw.

=head2 is_draw

True for a draw.

=head2 by_players

True when the players have ended the game, by C<resign> or C<agreement>, and the
board has not.

=head2 ply

How many whole moves were made.

=head2 position

The position at the end, without counts.

=head1 CLASS METHODS

=head2 hows

    my @words = Game::Fanorona::Result->hows;

All the ways, the wins before the draws; in scalar context, how many.

=head2 new

Croaks: results are made by games.

=head1 SEE ALSO

L<Game::Fanorona>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
