# What the program says when something cannot be done. Each of these once said less.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use TerminalTest;
use Game::Fanorona;
use Game::Fanorona::Notation qw(parse_move parse_game);
use Game::Fanorona::Terminal::Words qw(why_no_move why_no_game);

sub said {
    my ($lines, @arguments) = @_;
    my ($status, $out, $err) = fanorona(join('', map { "$_\n" } @$lines), '--side', 'both', @arguments);
    return $status || $err || $out;
}

# What cannot be read as a move, by the reason: those of the manual of the notation.
for my $case (
    ['d2-e3-x'   => 'no command'],
    ['d2-c3A'    => 'A stone stands on the point'],
    ['c2-d4A'    => 'a step leads to a point next to it'],
    ['a2-b3A'    => 'no line goes that way'],
    ['d3-d3'     => 'a step has to lead to another point'],
    ['d3A-e3'    => 'no letter stands behind the point where the stone starts'],
    ['d3-e3-e4A' => 'each one takes and needs its letter'],
    ['d3-e0'     => 'There is no point e0 on this board.'],
    ['j1'        => 'There is no point j1 on this board.'],
    ['a6-a7'     => 'There is no point a6 on this board.'],
    [join('-', 'd3', ('e3A', 'd3A') x 23) => 'no move has so many steps'],
) {
    my $out = said([$case->[0]]);
    like($out, qr/\Q$case->[1]\E/, "$case->[0]: $case->[1]");
}
like(said(['f1'], '--variant', 'dimy'), qr/There is no point f1 on this board\./, 'a smaller board has fewer points');

# Every reason there is has its sentence.
for my $word (qw(empty bad_shape kind_on_start bad_point too_long bad_kind off_board same_point not_adjacent no_line paika_in_chain)) {
    unlike(why_no_move($word), qr/something wrong/, "$word as a reason for a move");
    like(why_no_game($word), qr/\A[^\n]+ \($word\)\.\z/, 'and in a game');
}
like(why_no_game($_), qr/\A[^\n]+ \($_\)\.\z/, "$_ as a reason for a game")
    for qw(not_a_game bad_header unknown_header repeated_header bad_number bad_offer no_moves_line bad_variant bad_start
    bad_chain bad_result no_stone must_capture game_over);
is(why_no_game('new_word'), 'new_word.', 'another word stands for itself');

# A point alone.
like(said(['a1']), qr/The stone on a1 cannot take, and a stone that can has to: d2, d3, e2, f2\./,
    'a stone that may not step');
like(said(['e3']), qr/There is no stone on e3\./, 'no stone');
like(said(['a5']), qr/The stone on a5 is Black's\./, 'the stone of the other side');
like(said(['a1'], '--load', written(GAME->new(position => '8b/9/9/ww7/ww6w w')->as_text)), qr/The stone on a1 has nowhere to go\./, 'no way to go');
{
    my @chain = ('--load', written(GAME->new(position => CHAIN)->as_text));
    like(said(['a1-b1A', 'b1'], @chain), qr/The stone on b1 may go: b1-b2A/, 'the stone in the middle of its move');
}

# Two ways to take.
{
    like(said(['d3-e3']), qr/Type that letter alone, or a stone to take\./, 'the choice says how it is made');
    like(said(['d3-e3', 'f3']), qr/White plays d3-e3A, taking f3\./, 'with a stone of the one row');
    like(said(['d3-e3', 'C3']), qr/White plays d3-e3W, taking c3\./, 'or of the other');
    like(said(['d3-e3', 'a1']), qr/The stone on a1 cannot take/, 'another stone is no answer');
}

# An offer that nobody answered.
{
    my $out = said(['draw', 'd3-e3A']);
    like($out, qr/White plays d3-e3A, taking f3\.\nWhite's offer of a draw has lapsed\.\n/, 'an offer that lapses is told');
    unlike(said(['draw', 'decline', 'd3-e3A']), qr/lapsed/, 'one that was declined does not lapse');
    my @chain = ('--load', written(GAME->new(position => CHAIN)->as_text));
    like(said(['draw', 'a1-b1A', 'stop'], @chain), qr/has lapsed/, 'with a stop');
    unlike(said(['draw', 'a1-b1A'], @chain), qr/lapsed/, 'but not before the move is complete');
    unlike(said(['d3-e3A', 'undo', 'draw', 'undo']), qr/lapsed/, 'nor by undo');
}

is_deeply([fanorona('', '-h')], [fanorona('', '--help')], '-h is --help');

finish();
