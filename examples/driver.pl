#!/usr/bin/perl
# A driver for the conformance kit that gets three rules wrong, each in a way in
# which people do. It is here to be found out:
#
#     fanorona-engine conformance --cmd 'perl examples/driver.pl'
#
# Look for MISTAKE: the comment there says what the rule is. For a driver that is
# right read driver.py, which this one follows part by part. Like that one it
# leaves out the questions about the text of counted positions, moves and games.
#
# A position is never changed: a step makes a new one.

use strict;
# A question with something missing or of a wrong type warns first of all, and is better refused than guessed at.
use warnings FATAL => 'all';

use JSON::PP;
use List::Util qw(any first sum0);

my @FILES = 'a' .. 'i';
my @WIDTHS = (3, 5, 7, 9);
my @HEIGHTS = (3, 5);
my $LONGEST_POSITION = 51;
my %SIDE = (w => 'white', b => 'black');
my %ENEMY = (w => 'b', b => 'w');
my %LETTER = (paika => '', approach => 'A', withdrawal => 'W');
# Clockwise from north, the order in which steps are listed; then how far each goes to the right and up.
my @DIRECTIONS = qw(N NE E SE S SW W NW);
my %WAY;
@WAY{@DIRECTIONS} = ([0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]);
my %OPPOSITE = (N => 'S', NE => 'SW', E => 'W', SE => 'NW', S => 'N', SW => 'NE', W => 'E', NW => 'SE');

# What cannot be answered dies with the error that is its answer.
sub refuse {
    my ($word) = @_;
    die { error => $word };
}

# --- The board: its size, its points in order and, for each point and direction, the line that way, the nearest first

my %board_of_size;

sub board_of {
    my ($cols, $rows) = @_;
    refuse('bad_size') unless (any { $cols == $_ } @WIDTHS) && (any { $rows == $_ } @HEIGHTS);
    return $board_of_size{$cols}{$rows} ||= do {
        my @points = map { my $rank = $_; map { $_ . $rank } @FILES[ 0 .. $cols - 1 ] } 1 .. $rows;
        my %lines;
        for my $point (@points) {
            $lines{$point}{$_} = line_from($cols, $rows, $point, $_) for @DIRECTIONS;
        }
        { cols => $cols, rows => $rows, points => \@points, lines => \%lines };
    };
}

# The file and the rank of a point, counted from 0.
sub place_of {
    my ($point) = @_;
    my ($file, $rank) = split //, $point;
    return (ord($file) - ord('a'), $rank - 1);
}

sub is_strong {
    my ($point) = @_;
    return sum0(place_of($point)) % 2 == 0;
}

sub line_from {
    my ($cols, $rows, $start, $direction) = @_;
    my ($file, $rank) = place_of($start);
    my ($right, $up) = @{ $WAY{$direction} };
    # Diagonals join strong points to strong points, so only the first need be asked about.
    return [] if $right && $up && !is_strong($start);
    my @line;
    while (1) {
        $file += $right;
        $rank += $up;
        return \@line if $file < 0 || $file >= $cols || $rank < 0 || $rank >= $rows;
        push @line, $FILES[$file] . ($rank + 1);
    }
}

sub set_up {
    my ($board) = @_;
    my ($cols, $half, $beside) = ($board->{cols}, int($board->{rows} / 2), int($board->{cols} / 2));
    # Read from left to right, both sides of the centre are a piece of one pattern.
    my $alternating = 'bw' x $beside;
    my $middle = substr($alternating, -$beside) . '1' . substr($alternating, 0, $beside);
    return join('/', ('b' x $cols) x $half, $middle, ('w' x $cols) x $half) . ' w';
}

# --- Positions: a board, its stones by their points, the side to move and the chain, if one is open

sub read_position {
    my ($text) = @_;
    refuse('null') if $text eq '';
    utf8::encode(my $bytes = $text);
    refuse('long') if length $bytes > $LONGEST_POSITION;
    my ($picture, $side) = split / /, $text, 2;
    refuse('letter') if $picture =~ m{[^wb/1-9]};
    $picture =~ s/([1-9])/'.' x $1/ge;
    my @ranks = split m{/}, $picture, -1;
    refuse('rows') unless any { @ranks == $_ } @HEIGHTS;
    my $width = length $ranks[0];
    refuse('width') if (any { length != $width } @ranks) || !any { $width == $_ } @WIDTHS;
    refuse('side') unless defined $side && exists $SIDE{$side};
    my $board = board_of($width, scalar @ranks);
    my %stones;
    @stones{ @{ $board->{points} } } = split //, join '', reverse @ranks;
    delete @stones{ grep { $stones{$_} eq '.' } keys %stones };
    return { board => $board, stones => \%stones, side => $side, chain => undef };
}

sub write_position {
    my ($position) = @_;
    my $board = $position->{board};
    my $cells = join '', map { $position->{stones}{$_} // '.' } @{ $board->{points} };
    my $picture = join '/', reverse unpack "(a$board->{cols})*", $cells;
    $picture =~ s/(\.+)/length $1/ge;
    return "$picture $position->{side}";
}

sub stones_of {
    my ($position, $side) = @_;
    return grep { ($position->{stones}{$_} // '') eq $side } @{ $position->{board}{points} };
}

# --- Steps

# The points at the beginning of a line that hold stones of a colour.
sub row {
    my ($stones, $line, $colour) = @_;
    my @taken;
    for my $point (@$line) {
        # MISTAKE 1, in the rule row-gap: a row ends at its first empty point. This goes on behind it.
        next if @taken && !$stones->{$point};
        last if ($stones->{$point} // '') ne $colour;
        push @taken, $point;
    }
    return \@taken;
}

# What the stone on a point can do in a direction, whatever a chain or the duty to take says of it.
sub ways {
    my ($position, $start, $direction) = @_;
    my ($lines, $stones) = ($position->{board}{lines}{$start}, $position->{stones});
    my ($end, @ahead) = @{ $lines->{$direction} };
    return if !defined $end || $stones->{$end};
    my $enemy = $ENEMY{ $position->{side} };
    my %takes = (
        approach => row($stones, \@ahead, $enemy),
        withdrawal => row($stones, $lines->{ $OPPOSITE{$direction} }, $enemy),
        paika => [],
    );
    my @kinds = grep { @{ $takes{$_} } } qw(approach withdrawal);
    # A step that could take, takes: it is a paika only if it can take neither way.
    @kinds = 'paika' unless @kinds;
    return map { { start => $start, direction => $direction, end => $end, kind => $_, takes => $takes{$_} } } @kinds;
}

# What may be played next, in the kit's order.
sub steps {
    my ($position) = @_;
    my $chain = $position->{chain};
    my @starts = $chain ? $chain->{at} : stones_of($position, $position->{side});
    my @found = map { my $start = $_; map { ways($position, $start, $_) } @DIRECTIONS } @starts;
    my @captures = grep { @{ $_->{takes} } } @found;
    return grep { !barred($chain, $_->{direction}, $_->{end}) } @captures if $chain;
    return @captures ? @captures : @found;
}

# Why a chain may not go on that way, if it may not.
sub barred {
    my ($chain, $direction, $end) = @_;
    # MISTAKE 2, in the rule chain-direction-once: only the direction of the last step is barred, and north, east, north
    # is allowed. This bars every direction that the chain has taken.
    return 'same_direction' if $chain->{went}{$direction};
    return 'revisit' if $chain->{stood}{$end};
    return;
}

sub pass_turn {
    my ($position) = @_;
    return { %$position, side => $ENEMY{ $position->{side} }, chain => undef };
}

# The position after a step on its own, which passes the turn even if it took.
sub play_single {
    my ($position, $step) = @_;
    my %stones = %{ $position->{stones} };
    delete @stones{ @{ $step->{takes} } };
    $stones{ $step->{end} } = delete $stones{ $step->{start} };
    return pass_turn({ %$position, stones => \%stones });
}

# The position after a step of the game. Who has taken keeps the turn for as long as the chain can go on.
sub play {
    my ($position, $step) = @_;
    my $passed = play_single($position, $step);
    return $passed unless @{ $step->{takes} };
    my $before = $position->{chain} || { went => {}, stood => { $step->{start} => 1 } };
    my $chain = {
        at => $step->{end},
        last => $step->{direction},
        went => { %{ $before->{went} }, $step->{direction} => 1 },
        stood => { %{ $before->{stood} }, $step->{end} => 1 },
    };
    my $kept = { %$passed, side => $position->{side}, chain => $chain };
    return steps($kept) ? $kept : $passed;
}

# The position with its chain ended; where none is open the turn has passed already.
sub stop {
    my ($position) = @_;
    return $position->{chain} ? pass_turn($position) : $position;
}

sub arrival { my ($step) = @_; return "-$step->{end}$LETTER{ $step->{kind} }" }

sub step_text { my ($step) = @_; return $step->{start} . arrival($step) }

sub find_step {
    my ($position, $text) = @_;
    return (first { step_text($_) eq $text } steps($position)) || refuse('illegal');
}

sub why {
    my ($position, $start, $direction, $kind) = @_;
    my ($chain, $stones) = @$position{qw(chain stones)};
    my $lines = $position->{board}{lines}{$start} or return 'off_board';
    return 'bad_step' unless $WAY{$direction} && exists $LETTER{$kind};
    return 'no_stone' unless $stones->{$start};
    return 'not_yours' if $stones->{$start} ne $position->{side};
    return 'not_the_stone' if $chain && $start ne $chain->{at};
    my ($end) = @{ $lines->{$direction} } or return 'no_line';
    return 'occupied' if $stones->{$end};
    my $reason = $chain && barred($chain, $direction, $end);
    return $reason if $reason;
    if (!any { $_->{kind} eq $kind } ways($position, $start, $direction)) {
        return $kind eq 'paika' ? 'not_a_paika' : 'takes_nothing';
    }
    return 'ok' if $kind ne 'paika';
    return 'paika_in_chain' if $chain;
    return 'must_capture' if any { @{ $_->{takes} } } steps($position);
    return 'ok';
}

# --- Whole moves

# Calls back with every whole move and the position after it. The mover may stop anywhere, so each beginning of a chain
# is a move.
sub each_move {
    my ($position, $call, $beginning) = @_;
    for my $step (steps($position)) {
        my $text = ($beginning // $step->{start}) . arrival($step);
        my $after = play($position, $step);
        $call->($text, stop($after));
        each_move($after, $call, $text) if $after->{chain};
    }
    return;
}

sub moves {
    my ($position) = @_;
    my @moves;
    each_move($position, sub { push @moves, $_[0] });
    return \@moves;
}

# The position after a whole move, and what was taken.
sub play_move {
    my ($position, $text) = @_;
    my ($at, @ends) = split /-/, $text, -1;
    refuse('illegal') unless @ends;
    my @taken;
    for my $end (@ends) {
        # Where the turn has passed already, the stone is an enemy's and nothing is found.
        my $step = find_step($position, "$at-$end");
        $position = play($position, $step);
        $at = $step->{end};
        push @taken, @{ $step->{takes} };
    }
    return (stop($position), \@taken);
}

sub perft {
    my ($position, $depth, $unit) = @_;
    return 1 if $depth < 1;
    return sum0(map { perft(play_single($position, $_), $depth - 1, $unit) } steps($position)) if $unit eq 'steps';
    my $count = 0;
    each_move($position, sub { $count += perft($_[1], $depth - 1, $unit) });
    return $count;
}

# --- Keys

# Products and sums of 64 bits; what does not fit is dropped. Without `use integer` they would lose their last digits.
sub times_64 { use integer; return $_[0] * $_[1] }
sub plus_64 { use integer; return $_[0] + $_[1] }

# Gives numbers of 64 bits that look random and are the same in every program that begins with this state.
sub splitmix64 {
    my ($state) = @_;
    no warnings 'portable';
    return sub {
        $state = plus_64($state, 0x9E3779B97F4A7C15);
        my $mixed = times_64($state ^ $state >> 30, 0xBF58476D1CE4E5B9);
        $mixed = times_64($mixed ^ $mixed >> 27, 0x94D049BB133111EB);
        return $mixed ^ $mixed >> 31;
    };
}

# Every cell of every point, Black to move and every size have a number, drawn in this order; a key is those that are
# true of the position, combined. The points are counted on the largest board with a border one point wide around it, so
# that a point has the same numbers on every size. The numbers of the border and of empty cells are drawn and not used.
my ($FRAME_COLS, $FRAME_POINTS) = (11, 77);
my $draw = splitmix64(unpack 'Q>', 'fanorona');
my %STONE_NUMBERS;
for my $cell ('.', 'w', 'b') {
    $STONE_NUMBERS{$cell} = [ map { $draw->() } 1 .. $FRAME_POINTS ];
}
my $BLACK_NUMBER = $draw->();
my %SIZE_NUMBER;
for my $cols (@WIDTHS) {
    $SIZE_NUMBER{$cols}{$_} = $draw->() for @HEIGHTS;
}

sub key {
    my ($position) = @_;
    my ($board, $stones) = @$position{qw(board stones)};
    my $number = $SIZE_NUMBER{ $board->{cols} }{ $board->{rows} };
    $number ^= $BLACK_NUMBER if $position->{side} eq 'b';
    for my $point (keys %$stones) {
        my ($file, $rank) = place_of($point);
        $number ^= $STONE_NUMBERS{ $stones->{$point} }[ ($rank + 1) * $FRAME_COLS + $file + 1 ];
    }
    return sprintf '%016x', $number;
}

# --- Games

# How the game has ended and who has won it: the first that applies, wins before draws.
sub ending {
    my ($position, $counts, $ask) = @_;
    my $side = $position->{side};
    my $enemy = $ENEMY{$side};
    return ('no_stones', $SIDE{$enemy}) unless stones_of($position, $side);
    return ('no_stones', $SIDE{$side}) unless stones_of($position, $enemy);
    # MISTAKE 3, in the rule no-moves: who has no step to make has lost. This calls it a draw, as in chess.
    return ('no_moves', undef) unless steps($position);
    for (
        [ 'repetition', $counts->{repeats}, $ask->{repeat} // 3 ],
        [ 'quiet', $counts->{quiet}, $ask->{quiet_limit} // 60 ],
        [ 'ply_cap', $counts->{ply}, $ask->{ply_cap} // 0 ],
    ) {
        my ($outcome, $count, $limit) = @$_;
        return ($outcome, undef) if $limit && $count >= $limit;
    }
    return ('none', undef);
}

sub answer_game {
    my ($ask) = @_;
    my $position = read_position($ask->{position});
    # The text of a position has the side to move in it, so the same stones with another to move are another position.
    my %seen = (write_position($position) => 1);
    my %counts = (ply => 0, quiet => 0, repeats => 1);
    my ($outcome, $winner) = ending($position, \%counts, $ask);
    for my $move (@{ $ask->{moves} }) {
        die { error => 'over', at => $counts{ply} } if $outcome ne 'none';
        my ($after, $taken) = eval { play_move($position, $move) } or die { error => 'illegal', at => $counts{ply} };
        $position = $after;
        my $repeats = ++$seen{ write_position($position) };
        %counts = (ply => $counts{ply} + 1, quiet => @$taken ? 0 : $counts{quiet} + 1, repeats => $repeats);
        ($outcome, $winner) = ending($position, \%counts, $ask);
    }
    return { outcome => $outcome, winner => $winner, %counts, position => write_position($position) };
}

# --- Questions

# The position of a question, after what is played from it.
sub asked_about {
    my ($ask) = @_;
    my $position = read_position($ask->{position});
    for my $text (@{ $ask->{played} || [] }) {
        $position = $text eq 'stop' ? stop($position) : play($position, find_step($position, $text));
    }
    return $position;
}

sub answer_board {
    my ($ask) = @_;
    my $board = board_of($ask->{cols}, $ask->{rows});
    return { points => $board->{points}, setup => set_up($board) };
}

sub answer_lines {
    my ($ask) = @_;
    my $lines = board_of($ask->{cols}, $ask->{rows})->{lines}{ $ask->{point} } or refuse('off_board');
    my %next = map { @{ $lines->{$_} } ? ($_ => $lines->{$_}[0]) : () } @DIRECTIONS;
    return { strong => is_strong($ask->{point}) ? JSON::PP::true : JSON::PP::false, next => \%next };
}

sub answer_position {
    my ($ask) = @_;
    my $position = read_position($ask->{text});
    my $board = $position->{board};
    return {
        position => write_position($position),
        cols => $board->{cols},
        rows => $board->{rows},
        side => $SIDE{ $position->{side} },
        map { $SIDE{$_} => [ stones_of($position, $_) ] } keys %SIDE,
    };
}

sub answer_chain {
    my ($ask) = @_;
    my $position = asked_about($ask);
    my $chain = $position->{chain};
    my $shown = $chain && {
        at => $chain->{at},
        last => $chain->{last},
        stood => [ grep { $chain->{stood}{$_} } @{ $position->{board}{points} } ],
    };
    my $can_stop = $chain ? JSON::PP::true : JSON::PP::false;
    return { position => write_position($position), can_stop => $can_stop, chain => $shown };
}

sub answer_play {
    my ($ask) = @_;
    my ($position, $taken) = play_move(read_position($ask->{position}), $ask->{move});
    return { position => write_position($position), taken => $taken };
}

my %ANSWER;
%ANSWER = (
    hello => sub { { protocol => 1, name => 'driver.pl', ops => [ grep { $_ ne 'hello' } sort keys %ANSWER ] } },
    board => \&answer_board,
    lines => \&answer_lines,
    position => \&answer_position,
    steps => sub { { steps => [ map { { step => step_text($_), takes => $_->{takes} } } steps(asked_about($_[0])) ] } },
    why => sub { { why => why(asked_about($_[0]), @{ $_[0] }{qw(from direction kind)}) } },
    chain => \&answer_chain,
    moves => sub { { moves => moves(asked_about($_[0])) } },
    count => sub { { moves => scalar @{ moves(asked_about($_[0])) } } },
    play => \&answer_play,
    key => sub { { key => key(asked_about($_[0])) } },
    perft => sub { { count => perft(asked_about($_[0]), @{ $_[0] }{qw(depth unit)}) } },
    game => \&answer_game,
);

my $json = JSON::PP->new->utf8->canonical;

sub reply {
    my ($line) = @_;
    my $id;
    my $answer = eval {
        my $ask = $json->decode($line);
        $id = $ask->{id};
        $ANSWER{ $ask->{op} }->($ask);
    };
    # Whatever else is wrong with a question, the next may be right.
    $answer ||= ref $@ eq 'HASH' ? $@ : { error => 'bad_question' };
    return { %$answer, id => $id };
}

# Each answer is written out at once: one left in a buffer never comes.
$| = 1;
while (my $line = <STDIN>) {
    print $json->encode(reply($line)), "\n";
}
