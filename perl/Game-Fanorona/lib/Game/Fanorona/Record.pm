package Game::Fanorona::Record;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';
use Game::Fanorona::Notation qw(parse_game);
use Game::Fanorona::Variant ();

our @EXPORT_OK = qw(write_game read_game);

# What is not written, since it is so in any game that says nothing.
my $USUAL = Game::Fanorona::Variant->named('sivy');

my %OTHER = (white => 'black', black => 'white');

sub write_game {
    my ($game, %names) = @_;
    my ($how, $winner)  = $game->_ending;
    my ($chain, $offer) = $game->_unfinished;

    my %text = (
        %{ $game->_beginning(\&_beginning_text) },
        result => $how && ($winner ? "$how $winner" : $how),
        offer  => $how ? undef : $offer,
        chain  => $chain,
    );
    # A game has nothing else that it was not held to when it was made.
    for my $side (keys %names) {
        $text{$side} = Game::Fanorona::Notation::_plain_text($names{$side}) // return undef;
    }
    return Game::Fanorona::Notation::_game_text(\%text, $game->_played_lines);
}

# What a game's variant and the position that it began from are written as; of its
# numbers those that are not the usual ones, of positions all but the set-up.
sub _beginning_text {
    my ($variant, $start) = @_;
    my %text = (variant => $variant->board);
    for my $field (qw(quiet_limit repeat ply_cap)) {
        $text{$field} = $variant->$field if $variant->$field != $USUAL->$field;
    }
    if ($start) {
        my $counts = "$start->{quiet} $start->{move}";
        $text{start} = $counts ne '0 1' ? "$start->{board} $counts" : $start->{board};
        delete $text{start} if $text{start} eq $variant->setup;
    }
    return \%text;
}

sub read_game {
    my ($class, $text) = @_;
    my ($read, $why, $line) = parse_game($text);
    return (undef, $why, $line) unless $read;

    my $at = $read->{at};
    my %fields = map { $_ => $read->{$_} } grep { $at->{$_} } qw(quiet_limit repeat ply_cap);
    my $game = $class->new(
        variant  => Game::Fanorona::Variant->custom(board => $read->{variant}, %fields),
        position => $read->{start},
    );
    $game->_set_names(map { $_ => $read->{$_} } qw(white black));

    my $moves = $read->{moves};
    for my $n (0 .. $#$moves) {
        $game->_play($moves->[$n])
            or return (undef, $game->error->code, $read->{moves_at} + $n);
    }
    for my $header (qw(chain offer result)) {
        next unless $at->{$header};
        $why = __PACKAGE__->can("_take_$header")->($game, $read->{$header});
        return (undef, $why, $at->{$header}) if $why;
    }
    return ($game, undef, $read->{moves_at} + $#$moves);
}

# Each of these brings what one header says about into the game, or answers the
# word for why that cannot be.

sub _take_chain {
    my ($game, $chain) = @_;
    $game->_play_part($chain) or return $game->error->code;
    return $game->in_chain ? undef : 'bad_chain';
}

sub _take_offer {
    my ($game, $side) = @_;
    return $game->offer_draw($side) ? undef : 'bad_offer';
}

sub _take_result {
    my ($game, $text) = @_;
    my ($how, $winner) = $text =~ /\A([a-z_]+)(?: (white|black))?\z/ or return 'bad_result';

    if ($how eq 'resign') {
        return defined $winner && $game->resign($OTHER{$winner}) ? undef : 'bad_result';
    }
    if ($how eq 'agreement') {
        return !defined $winner && $game->_agree ? undef : 'bad_result';
    }
    my $result = $game->result or return 'bad_result';
    return $result->how eq $how && ($result->winner // '') eq ($winner // '') ? undef : 'bad_result';
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Record - a game of fanorona to and from its text

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona>, and not meant for anyone else. L<Game::Fanorona::Notation>
says how the text is written; here it becomes a game that has been played. Nothing
in it croaks over what a text says.

=head1 FUNCTIONS

Exported on request.

=head2 write_game

    my $text = write_game($game, white => 'Soa');

The text of a game with the names given; undef when a name cannot be written.

=head2 read_game

    my ($game, $why, $line) = read_game($class, $text);

The game of a class that a text describes, undef and the number of the last line;
or undef, a word and the line at fault, as L<Game::Fanorona/from_text> has them.

=head1 SEE ALSO

L<Game::Fanorona>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
