package PlainFanorona;

# The rules of a fanorona position written a second time, as plainly as perl
# allows and from the documents alone, for the engine to be held against.  It is
# slow and means to be: nothing is kept up to date that can be worked out again.
#
# A board is { cols, rows, stone => [by point], side, chain => undef or
# { at, dir, seen => { point => 1 } } }.  Points carry the engine's numbers, but
# every line is found from files and ranks.

use strict;
use warnings;
use PlainKeys;

our @DIRS = ([0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]);
our @SIZES = map { my $c = $_; map { [$c, $_] } 3, 5 } 3, 5, 7, 9;

our %WHY = (
    OK => 0, OFF_BOARD => 1, BAD_STEP => 2, NO_STONE => 3, NOT_YOURS => 4, NO_LINE => 5,
    OCCUPIED => 6, TAKES_NOTHING => 7, NOT_A_PAIKA => 8, MUST_CAPTURE => 9,
    NOT_THE_STONE => 10, SAME_DIRECTION => 11, REVISIT => 12, PAIKA_IN_CHAIN => 13,
);

sub number { my ($file, $rank) = @_; return ($rank + 1) * 11 + $file + 1 }
sub file   { return $_[0] % 11 - 1 }
sub rank   { return int($_[0] / 11) - 1 }
sub name   { return chr(97 + file($_[0])) . (rank($_[0]) + 1) }

sub point {
    my ($name) = @_;
    my ($f, $r) = $name =~ /\A([a-i])([1-5])\z/ or die "no point '$name'";
    return number(ord($f) - 97, $r - 1);
}

my %lines;    # by size: { points => [...], next => [point][dir] }

sub _lines {
    my ($cols, $rows) = @_;
    return $lines{"${cols}x$rows"} ||= do {
        my (@points, @next);
        for my $rank (0 .. $rows - 1) {
            for my $file (0 .. $cols - 1) {
                my $sq = number($file, $rank);
                push @points, $sq;
                for my $dir (0 .. 7) {
                    my ($df, $dr) = @{ $DIRS[$dir] };
                    my ($f, $r) = ($file + $df, $rank + $dr);
                    my $there = $f >= 0 && $f < $cols && $r >= 0 && $r < $rows
                        && !($df && $dr && ($file + $rank) % 2);
                    $next[$sq][$dir] = $there ? number($f, $r) : -1;
                }
            }
        }
        { points => \@points, next => \@next };
    };
}

sub empty {
    my ($class, $cols, $rows) = @_;
    my $self = bless { cols => $cols, rows => $rows, side => 1, stone => [], chain => undef }, $class;
    $self->{lines} = _lines($cols, $rows);
    $self->{stone}[$_] = 0 for @{ $self->{lines}{points} };
    return $self;
}

sub setup {
    my ($class, $cols, $rows) = @_;
    my $self = $class->empty($cols, $rows);
    my ($mf, $mr) = (($cols - 1) / 2, ($rows - 1) / 2);
    for my $sq ($self->points) {
        my ($f, $r) = (file($sq), rank($sq));
        my $out = abs($f - $mf);
        $self->{stone}[$sq] = $r < $mr ? 1 : $r > $mr ? 2
            : $out == 0 ? 0 : $f < $mf ? ($out % 2 ? 1 : 2) : ($out % 2 ? 2 : 1);
    }
    return $self;
}

sub clone {
    my ($self) = @_;
    my $c = $self->{chain};
    return bless {
        %$self,
        stone => [@{ $self->{stone} }],
        chain => $c && { %$c, seen => { %{ $c->{seen} } } },
    }, ref $self;
}

# The board and 0, or undef and the number of the POS_ reason.
sub of_string {
    my ($class, $string) = @_;
    return (undef, 1) if !defined $string || $string eq '';
    return (undef, 2) if length $string > 51;
    my ($board, $side) = $string =~ /\A([^ ]*)(.*)\z/s;
    return (undef, 3) if $board =~ m{[^wb1-9/]};
    my @ranks = split m{/}, $board, -1;
    return (undef, 4) if @ranks != 3 && @ranks != 5;
    s/([1-9])/'.' x $1/ge for @ranks;
    my $cols = length $ranks[0];
    return (undef, 5) if $cols !~ /\A[3579]\z/ || grep { length != $cols } @ranks;
    return (undef, 6) if $side ne ' w' && $side ne ' b';
    my $self = $class->empty($cols, scalar @ranks);
    for my $sq ($self->points) {
        my $c = substr $ranks[$#ranks - rank($sq)], file($sq), 1;
        $self->{stone}[$sq] = $c eq 'w' ? 1 : $c eq 'b' ? 2 : 0;
    }
    $self->{side} = $side eq ' w' ? 1 : 2;
    return ($self, 0);
}

sub to_string {
    my ($self) = @_;
    my @ranks;
    for my $rank (reverse 0 .. $self->{rows} - 1) {
        my $line = join '', map { (' ', 'w', 'b')[ $self->{stone}[number($_, $rank)] ] } 0 .. $self->{cols} - 1;
        $line =~ s/( +)/length $1/ge;
        push @ranks, $line;
    }
    return join('/', @ranks) . ' ' . ('', 'w', 'b')[$self->{side}];
}

sub points { return @{ $_[0]{lines}{points} } }

sub is_point {
    my ($self, $sq) = @_;
    return defined $sq && $sq =~ /\A[0-9]+\z/ && defined $self->{stone}[$sq];
}

sub next_to { my ($self, $sq, $dir) = @_; return $sq < 0 ? -1 : $self->{lines}{next}[$sq][$dir] }

sub key_hex {
    my ($self) = @_;
    my $key = PlainKeys::size($self->{cols}, $self->{rows});
    for my $sq ($self->points) {
        my $s = $self->{stone}[$sq];
        $key ^= PlainKeys::stone($s, $sq) if $s;
    }
    $key ^= PlainKeys::side() if $self->{side} == 2;
    return PlainKeys::hex_of($key);
}

# What a step of the stone on a point takes one way, nearest first.
sub taken {
    my ($self, $from, $dir, $kind) = @_;
    return if $kind == 0;
    my $enemy = 3 - $self->{stone}[$from];
    my ($way, $at) = $kind == 1 ? ($dir, $self->next_to($from, $dir)) : (($dir + 4) % 8, $from);
    my @taken;
    for (;;) {
        $at = $self->next_to($at, $way);
        last if $at < 0 || $self->{stone}[$at] != $enemy;
        push @taken, $at;
    }
    return @taken;
}

# The step, or nothing when there is none to build.
sub step {
    my ($self, $from, $dir, $kind) = @_;
    return if !$self->{stone}[$from];
    my $to = $self->next_to($from, $dir);
    return if $to < 0 || $self->{stone}[$to];
    my @taken = $self->taken($from, $dir, $kind);
    return if $kind && !@taken;
    return { from => $from, to => $to, dir => $dir, kind => $kind, taken => \@taken };
}

sub steps_of {
    my ($self, $from) = @_;
    my @steps;
    for my $dir (0 .. 7) {
        my @taking = grep { $_ } map { $self->step($from, $dir, $_) } 1, 2;
        push @steps, @taking ? @taking : grep { $_ } $self->step($from, $dir, 0);
    }
    return @steps;
}

sub can_capture {
    my ($self, $side) = @_;
    for my $sq ($self->points) {
        next if $self->{stone}[$sq] != $side;
        return 1 if grep { $_->{kind} } $self->steps_of($sq);
    }
    return 0;
}

sub steps {
    my ($self) = @_;
    my @all = map { $self->steps_of($_) } grep { $self->{stone}[$_] == $self->{side} } $self->points;
    my @taking = grep { $_->{kind} } @all;
    return @taking ? @taking : @all;
}

sub _follows {
    my ($self, $step) = @_;
    my $c = $self->{chain};
    return $step->{kind} && $step->{dir} != $c->{dir} && !$c->{seen}{ $step->{to} };
}

sub play_steps {
    my ($self) = @_;
    my $c = $self->{chain} or return $self->steps;
    return grep { $self->_follows($_) } $self->steps_of($c->{at});
}

# step_why and play_why, in the order the document asks its questions.
sub why {
    my ($self, $from, $dir, $kind, $chain) = @_;
    return $WHY{OFF_BOARD} if !$self->is_point($from);
    return $WHY{BAD_STEP} if $dir !~ /\A[0-7]\z/ || $kind !~ /\A[0-2]\z/;
    my $stone = $self->{stone}[$from];
    return $WHY{NO_STONE}  if !$stone;
    return $WHY{NOT_YOURS} if $stone != $self->{side};
    return $WHY{NOT_THE_STONE} if $chain && $chain->{at} != $from;
    my $to = $self->next_to($from, $dir);
    return $WHY{NO_LINE}  if $to < 0;
    return $WHY{OCCUPIED} if $self->{stone}[$to];
    if ($chain) {
        return $WHY{SAME_DIRECTION} if $chain->{dir} == $dir;
        return $WHY{REVISIT}        if $chain->{seen}{$to};
    }
    my $takes = $self->taken($from, $dir, 1) || $self->taken($from, $dir, 2);
    if ($kind) {
        return $self->taken($from, $dir, $kind) ? $WHY{OK} : $WHY{TAKES_NOTHING};
    }
    return $WHY{NOT_A_PAIKA} if $takes;
    return $WHY{PAIKA_IN_CHAIN} if $chain;
    return $WHY{MUST_CAPTURE} if $self->can_capture($self->{side});
    return $WHY{OK};
}

sub step_why { my ($self, @step) = @_; return $self->why(@step, undef) }
sub play_why { my ($self, @step) = @_; return $self->why(@step, $self->{chain}) }

sub _move_stone {
    my ($self, $step) = @_;
    my $stone = $self->{stone};
    $stone->[ $step->{to} ]   = $stone->[ $step->{from} ];
    $stone->[ $step->{from} ] = 0;
    $stone->[$_] = 0 for @{ $step->{taken} };
    return;
}

sub _pass { my ($self) = @_; $self->{chain} = undef; $self->{side} = 3 - $self->{side}; return }

sub do_step { my ($self, $step) = @_; $self->_move_stone($step); $self->_pass; return }

sub play {
    my ($self, $step) = @_;
    $self->_move_stone($step);
    return $self->_pass if !$step->{kind};
    my $seen = $self->{chain} ? $self->{chain}{seen} : { $step->{from} => 1 };
    $seen->{ $step->{to} } = 1;
    $self->{chain} = { at => $step->{to}, dir => $step->{dir}, seen => $seen };
    $self->_pass if !$self->play_steps;
    return;
}

sub stop { my ($self) = @_; $self->_pass if $self->{chain}; return }

# Calls back with the steps of each whole move and the board it leads to, each
# beginning of a chain before what goes on from it.  A true answer stops it.
sub each_move {
    my ($self, $visit, @before) = @_;
    for my $step ($self->play_steps) {
        my $after = $self->clone;
        $after->play($step);
        my $ended = $after->clone;
        $ended->stop;
        return 1 if $visit->([@before, $step], $ended);
        return 1 if $after->{chain} && $after->each_move($visit, @before, $step);
    }
    return 0;
}

sub move_text {
    my ($steps) = @_;
    return join '-', name($steps->[0]{from}), map { name($_->{to}) . ('', 'A', 'W')[ $_->{kind} ] } @$steps;
}

sub moves {
    my ($self) = @_;
    my @moves;
    $self->each_move(sub { push @moves, move_text($_[0]); return 0 }) if !$self->{chain};
    return @moves;
}

# How many whole moves, counting no further than the cap.
sub count_moves {
    my ($self, $cap) = @_;
    my $n = 0;
    return $n if $self->{chain};
    $self->each_move(sub { return ++$n >= $cap });
    return $n;
}

sub perft_steps {
    my ($self, $depth) = @_;
    return 1 if $depth <= 0;
    my @steps = $self->steps;
    return scalar @steps if $depth == 1;
    my $n = 0;
    for my $step (@steps) {
        my $after = $self->clone;
        $after->do_step($step);
        $n += $after->perft_steps($depth - 1);
    }
    return $n;
}

sub perft_moves {
    my ($self, $depth) = @_;
    return 1 if $depth <= 0;
    my $n = 0;
    $self->each_move(sub { $n += $_[1]->perft_moves($depth - 1); return 0 });
    return $n;
}

1;
