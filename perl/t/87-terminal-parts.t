# The picture of a board, and keys out of bytes.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Terminal::Board;
use Game::Fanorona::Terminal::Keys qw(next_key);

use constant BOARD => 'Game::Fanorona::Terminal::Board';

sub drawn {
    my ($game, %given) = @_;
    my %how = map { $_ => delete $given{$_} } qw(unicode colour many_colours);
    return map { s/\s+\z//; $_ } BOARD->new(%how)->lines($game, %given);
}

# The lines of the picture are the lines of the board, on every size.
for my $cols (3, 5, 7, 9) {
    for my $rows (3, 5) {
        my $game = GAME->new(variant => { board => "${cols}x$rows" });
        my $board = $game->{rules}->board;
        my @lines = BOARD->new->lines($game);
        is((grep { length != BOARD->new->width($game) } @lines), 0, "${cols}x$rows: lines are equally wide");
        my @wrong;
        for my $from ($board->all_squares) {
            my ($x, $y) = ($from % 11 - 1, $rows - int($from / 11));
            my @char = (3 + 1 + 4 * $x, 1 + 2 * $y);
            for my $way ([0, 0, -1, '|'], [1, 1, -1, '/'], [2, 1, 0, '-'], [3, 1, 1, '\\']) {
                my ($dir, $dx, $dy, $char) = @$way;
                my $line = $char[1] + $dy < 0 ? '' : $lines[$char[1] + $dy] || '';
                my $seen = substr($line . ' ' x 80, $char[0] + 2 * $dx, 1);
                my $there = $board->next_to($from, $dir) >= 0;
                push @wrong, "$from $dir" if $there ? $seen ne $char : $seen eq $char;
            }
        }
        is("@wrong", '', 'and every line is there, and no other');
    }
}

# Every point has its stone, from either side.
{
    my $game = GAME->replay(['d3-e3A']);
    for my $flip (0, 1) {
        my @lines = drawn($game, flip => $flip);
        my @files = split ' ', $lines[0];
        my @wrong;
        for my $y (0 .. 4) {
            my ($rank) = $lines[1 + 2 * $y] =~ /([1-5])\z/;
            for my $x (0 .. 8) {
                my $stone = $game->at("$files[$x]$rank") || 'none';
                my $seen = substr $lines[1 + 2 * $y], 4 + 4 * $x, 1;
                push @wrong, "$files[$x]$rank" if $seen ne { white => 'O', black => '#', none => '+' }->{$stone};
            }
        }
        is("@wrong", '', 'each point shows what stands on it');
        is("@files", join(' ', $flip ? reverse 'a' .. 'i' : 'a' .. 'i'), 'files in their order');
        is(substr($lines[1], 1, 1), $flip ? 1 : 5, 'ranks in theirs');
    }
}

# Marks.
{
    my $game = GAME->new(variant => 'telo');
    my %around = (
        last => '(O)', may => '[O]', cursor => '>O<', approach => ' OA', withdrawal => ' OW', taken => ' O-',
    );
    for my $mark (sort keys %around) {
        my @lines = drawn($game, marks => { a1 => [$mark] });
        is(substr($lines[5], 3, 3), $around{$mark}, "a stone marked as $mark");
    }
    is(substr((drawn($game, marks => { b2 => ['taken'] }))[3], 7, 3), '-x-', 'a cross where one was taken');
    is(substr((drawn($game, marks => { b2 => ['last', 'taken', 'may'] }))[3], 7, 3), '[x]', 'more than one mark');
    is(substr((drawn($game, marks => { a1 => ['last', 'approach'] }))[5], 3, 4), '(O)A', 'a letter once took the place of a bracket');
    is(substr((drawn($game, marks => { c1 => ['last', 'withdrawal'] }))[5], 10, 4), 'W(O)', 'nor does it at the edge');
    is(substr((drawn($game, marks => { a1 => ['approach', 'cursor'] }))[5], 3, 3), '>OA', 'the row stays marked under the cursor');
}

# Unicode and colours change the characters and their looks, and nothing else.
{
    my $game = GAME->new;
    my $plain = join "\n", drawn($game, marks => { e3 => ['may'], d3 => ['last'] });
    my $unicode = join "\n", drawn($game, unicode => 1, marks => { e3 => ['may'], d3 => ['last'] });
    (my $back = $unicode) =~ tr/\x{2500}\x{2502}\x{2571}\x{2572}\x{25CB}\x{25CF}/-|\/\\O#/;
    $back =~ s/[\x{250C}-\x{253C}]/+/g;
    is($back, $plain, 'Unicode has the same lines and stones');
    for my $many (0, 1) {
        my $coloured = join "\n", drawn($game, colour => 1, many_colours => $many, marks => { e3 => ['may'], d3 => ['last'] });
        isnt($coloured, $plain, 'colours');
        like($coloured, qr/\e\[0m/, 'that end');
        (my $without = $coloured) =~ s/\e\[[0-9;]*m//g;
        is(join("\n", map { s/\s+\z//; $_ } split /\n/, $without), $plain, 'and what they colour is the same');
    }
    isnt(BOARD->new(unicode => $_)->glyph('white'), BOARD->new(unicode => $_)->glyph('black'), 'stones differ without colour') for 0, 1;
}

# Keys.
{
    my $bytes = "a\e[A\e[B\eOC\e[D\e[Z\t\r\n\x7F\x08 \x04\x15\x0C\e[1;5A\e[3~\x01\e[H\xE9";
    my @keys;
    while (defined(my $key = next_key(\$bytes))) { push @keys, $key }
    is_deeply(\@keys, [qw(a up down right left back tab enter enter erase erase), ' ',
        qw(end_of_input clear redraw up unknown unknown home), "\xE9"], 'keys out of bytes');
    is($bytes, '', 'all of them');

    for my $begun ("\e", "\e[", "\e[1;", "\eO") {
        my $some = $begun;
        is(next_key(\$some), undef, 'the beginning of a key is none yet');
        is($some, $begun, 'and stays');
        is(next_key(\$some, 1), 'escape', 'until nothing follows');
    }
    my $escape = "\ex";
    is_deeply([next_key(\$escape), next_key(\$escape)], ['escape', 'x'], 'Escape and a letter');
    my $nothing = '';
    is(next_key(\$nothing, 1), undef, 'no bytes, no key');
}

finish();
