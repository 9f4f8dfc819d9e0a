# When the computer agrees to a draw.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use TerminalTest;
use Game::Fanorona;

sub answer_to {
    my (@arguments) = @_;
    my ($status, $out, $err) = fanorona("draw\n", @arguments);
    return $status || $err || ($out =~ /offers a draw\.\n(?:White|Black) (accepts|declines)\b/ ? $1 : $out);
}

sub begun_from {
    my ($position) = @_;
    return ('--load', written(GAME->new(position => $position)->as_text));
}

# Before the first move it once accepted, because White takes first.
for my $level (1 .. 3) {
    is(answer_to('--variant', $_, '--level', $level), 'declines', "before the first move: $_, level $level") for qw(sivy dimy);
}
is(answer_to('--variant', 'telo'), 'accepts', 'unless it sees that it has lost');

# Of half a stone that search and stones agree on, and of the quiet count.
is(answer_to(begun_from('8b/9/9/9/w8 w 30 40')), 'declines', 'an even game at half of the quiet moves');
is(answer_to(begun_from('8b/9/9/9/w8 w 31 40')), 'accepts', 'past it');
is(answer_to(begun_from('b7b/9/9/9/w8 w 31 40')), 'declines', 'but not when it is ahead');
is(answer_to(begun_from('w7w/9/9/9/b3w4 w')), 'accepts', 'far behind');
is(answer_to(begun_from('b7b/9/9/9/w3b4 w')), 'declines', 'far ahead');
is(answer_to(begun_from('b7b/9/9/9/w3b4 b'), '--side', 'black'), 'accepts', 'the same for White, far behind');

finish();
