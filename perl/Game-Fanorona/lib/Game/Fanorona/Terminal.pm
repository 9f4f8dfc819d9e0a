package Game::Fanorona::Terminal;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Digest::SHA qw(sha256);
use Game::Fanorona ();
use Game::Fanorona::Terminal::Board ();
use Game::Fanorona::Terminal::File qw(load_game shown);
use Game::Fanorona::Terminal::Keys qw(next_key);
use Game::Fanorona::Terminal::Options qw(read_options usage);
use Game::Fanorona::Terminal::Table ();

use constant { DONE => 0, FAILED => 1, WRONG => 2 };

# The numbers that a shell gives a program which a signal ended.
my %STATUS_OF = (HUP => 129, INT => 130, TERM => 143);

my %BOTH  = (white => 'White', black => 'Black');
my $WIDTH = 80;
my $PAUSE = 0.8;    # between the moves of two bots, for who watches

# Thrown to leave a read that waits, and caught by run.
my $LEAVE = \'leave';

sub run {
    my ($class, @arguments) = @_;
    my $self = bless {
        buffer  => '',
        waiting => 0,
        signal  => undef,
        raw     => 0,
        hidden  => 0,
        broken  => '',
        shown   => '',
        unicode => scalar(($ENV{LC_ALL} || $ENV{LC_CTYPE} || $ENV{LANG} || '') =~ /utf-?8/i),
    }, $class;

    # Handles of our own, because layers like :utf8 may lie on the standard ones.
    for my $own (['in', '<&', \*STDIN], ['out', '>&', \*STDOUT]) {
        my ($name, $mode, $standard) = @$own;
        next unless open $self->{$name}, $mode, $standard;
        binmode $self->{$name};
    }

    my ($options, $wrong) = read_options(@arguments);
    return $self->_wrong($wrong) unless $options;
    return $self->_printed(usage())                            if $options->{help};
    return $self->_printed("fanorona $VERSION\n")              if $options->{version};

    my $game = Game::Fanorona->new(variant => $options->{variant} // 'sivy');
    if (defined $options->{load}) {
        ($game, $wrong) = load_game($options->{load});
        return $self->_wrong($wrong) unless $game;
    }

    local @SIG{qw(HUP INT TERM)} = map { my $name = $_; sub { $self->_caught($name) } } qw(HUP INT TERM);
    local $SIG{TSTP} = $SIG{TSTP};
    my ($ended, $error);
    {
        local $@;
        $ended = eval { $self->_settle($options); $self->_play($options, $game); 1 };
        $error = $@;
    }
    $self->_restore;
    die $error unless $ended || ref $error && $error == $LEAVE;
    return $STATUS_OF{ $self->{signal} } if $self->{signal};
    return $self->{broken} ? $self->_broken : DONE;
}

# Outside of a read the handler only leaves a note, so that nothing is cut in two.
sub _caught {
    my ($self, $signal) = @_;
    $self->{signal} //= $signal;
    die $LEAVE if $self->{waiting};
    return;
}

sub _leave_if_signalled {
    my ($self) = @_;
    die $LEAVE if $self->{signal};
    return;
}

# What this terminal is and can do.
sub _settle {
    my ($self, $options) = @_;
    my $term = $ENV{TERM} // '';
    my $smart = $term ne '' && $term ne 'dumb';
    $self->{talks}  = -t STDIN && -t STDOUT ? 1 : '';
    $self->{screen} = $self->{talks} && $smart;
    $self->{unicode} = $options->{unicode} if defined $options->{unicode};

    my $colour = $options->{colour}
        // (-t STDOUT && $smart && !(defined $ENV{NO_COLOR} && $ENV{NO_COLOR} ne ''));
    $self->{drawing} = Game::Fanorona::Terminal::Board->new(
        unicode      => $self->{unicode},
        colour       => $colour,
        many_colours => scalar("$term " . ($ENV{COLORTERM} // '') =~ /256|direct|truecolor|24bit/),
    );

    $self->{keys} = '';
    if ($self->{screen} && ($options->{pick} // 1)) {
        local ($@, $SIG{__DIE__});
        $self->{keys} = eval { require Term::ReadKey; 1 };
        $self->{remark} = 'The arrow keys need the module Term::ReadKey, which is not installed; moves can be typed.'
            if !$self->{keys} && $options->{pick};
    }
    return;
}

# ---- the game ----

sub _play {
    my ($self, $options, $game) = @_;
    my ($side, $level) = @{$options}{qw(side level)};
    if ($self->{talks} && !defined $side) {
        $side = $self->_asked_side;
        return unless defined $side;
        $level //= $self->_asked_level if $side ne 'both';
        return unless defined $level || $side eq 'both';
    }
    my $table = $self->{table} = Game::Fanorona::Terminal::Table->new(
        game  => $game,
        side  => $side // 'white',
        level => $level // 2,
        seed  => defined $options->{seed} ? pack('H*', $options->{seed}) : _new_seed(),
    );
    $table->say_that($self->{remark}) if defined $self->{remark};
    $table->say_that($table->ending)  if $game->over;
    $table->say_that('Type help for what can be typed.') if $self->{talks} && !$table->is_watched;

    $self->_take_keys if $self->{keys};
    my $drawn_at_all;
    until ($table->done) {
        $self->_leave_if_signalled;
        last if $self->{broken};
        my $over = $table->game->over;
        if (!$over && ($table->bot_is_asked || !$table->humans_turn)) {
            $self->_show($table, 'thinking') if $self->{screen} || !$drawn_at_all++;
            $table->bot_is_asked ? $table->bot_answers : $table->bot_moves;
            $self->_say($table) unless $self->{screen};
            $self->_watch($table) if $table->is_watched;
            next;
        }
        $drawn_at_all = 1;
        $self->_show($table);
        last if $over && $table->is_watched;
        my $line = $self->_next_line($table);
        unless (defined $line) {
            $self->_put("\n") if $self->{talks} && !$self->{raw};
            last;
        }
        $self->_show($table, 'thinking') if $self->{screen} && $line =~ /\A\s*hint\b/i && !$over;
        $table->obey($line);
    }
    $self->_say($table) unless $self->{screen};
    return;
}

# Two bots play slowly enough to be followed, and whoever watches may say something.
sub _watch {
    my ($self, $table) = @_;
    return unless $self->{talks};
    my $pause = $PAUSE;
    while (!$table->done) {
        $self->_show($table);
        return unless $self->_ready($pause);
        $table->obey($self->_next_line($table) // 'quit');
        $pause = $PAUSE * 4;
    }
    return;
}

# An answer, with what stands in brackets for an empty one. Undef to leave.
sub _answer {
    my ($self, $question, $usual) = @_;
    $self->_put("$question? [$usual] ");
    my $line = $self->_read_line;
    $self->_put("\n") unless defined $line;
    return undef if !defined $line || $line =~ /\A\s*(?:q|quit|exit)\s*\z/i;
    $line =~ s/\A\s+|\s+\z//g;
    return $line eq '' ? $usual : $line;
}

sub _asked_side {
    my ($self) = @_;
    $self->_put("Fanorona, the board game of Madagascar.\nEnter alone takes what stands in brackets.\n");
    while (1) {
        my $line = $self->_answer('Which side do you play: white, black, both or none', 'white');
        return undef unless defined $line;
        my @meant = grep { index($_, lc $line) == 0 } qw(white black both none);
        @meant = ('black') if lc $line eq 'b';
        return $meant[0] if @meant == 1;
        $self->_put(substr(shown($line), 0, 40) . " is none of these: white or black is against\n"
                . "the computer, both is two people, and none is two computers to watch.\n"
                . "Enter alone takes white, and q leaves.\n");
    }
}

sub _asked_level {
    my ($self) = @_;
    while (1) {
        my $line = $self->_answer('How well does the computer play: 1, 2 or 3', 2);
        return $line if !defined $line || $line =~ /\A[123]\z/;
        $self->_put(substr(shown($line), 0, 40) . " is none of these: 1 is the weakest, 3 the best.\n"
                . "Enter alone takes 2, and q leaves.\n");
    }
}

# Different for every game that is begun without one.
sub _new_seed {
    my $noise = join ' ', time, $$, {}, rand;
    if (open my $handle, '<:raw', '/dev/urandom') {
        read $handle, $noise, 32, length $noise;
        close $handle;
    }
    return sha256($noise);
}

# ---- what is shown ----

sub _show {
    my ($self, $table, $thinking) = @_;
    return $self->_redraw($table, $thinking) if $self->{screen};

    # Without a screen nothing is drawn twice.
    $self->_say($table);
    my $picture = join "\n", $self->_picture($table, $thinking);
    if ($picture ne $self->{shown}) {
        $self->_put("\n$picture\n\n");
        $self->{shown} = $picture;
    }
    return;
}

sub _say {
    my ($self, $table) = @_;
    my $page = $table->take_page;
    $self->_put($page) if defined $page;
    $self->_put("$_\n") for $table->take_said;
    return;
}

# The whole screen, written over what was there. What is said stays until there is
# something new.
sub _redraw {
    my ($self, $table, $thinking) = @_;
    my $page = $table->take_page;
    my @said = $table->take_said;
    $self->{said} = \@said if @said;

    my @lines;
    if (defined $page) {
        @lines = ($self->{drawing}->coloured(label => 'Fanorona'), '', split(/\n/, $page), '');
        $self->{ask} = 'Enter goes back to the board> ';
    }
    else {
        @lines = ('', $self->_picture($table, $thinking), '');
        push @lines, $self->_legend($table), '';
        push @lines, map { _wrapped($_) } @{ $self->{said} || [] };
        $self->{ask} = _asked($table);
        $self->{said} = [] if !$thinking && !$table->is_watched;
    }
    my $room = 22;
    splice @lines, $room if @lines > $room;
    $self->_hide(1) if $thinking;
    $self->_put("\e[H" . join('', map { "$_\e[K\n" } @lines) . "\e[J");
    $self->_prompt unless $thinking;
    return;
}

sub _asked {
    my ($table) = @_;
    my $turn = $table->game->turn;
    return defined $turn ? "$BOTH{$turn}> " : 'The game is over> ';
}

sub _prompt {
    my ($self) = @_;
    my $typed = $self->{typed} // '';
    $self->_put("\r$self->{ask}" . _tail($typed, $WIDTH - 2 - length $self->{ask}) . "\e[K");
    $self->_hide($self->{keys} && $typed eq '' ? 1 : 0);
    return;
}

sub _tail {
    my ($text, $room) = @_;
    return length $text > $room ? substr $text, -$room : $text;
}

# The board, and beside it how the game stands.
sub _picture {
    my ($self, $table, $thinking) = @_;
    my $drawing = $self->{drawing};
    my $game    = $table->game;
    my $marks   = $table->marks;
    push @{ $marks->{ $self->{cursor} } }, 'cursor' if defined $self->{cursor} && !$thinking && $table->humans_turn;

    my @board = $drawing->lines($game, flip => $table->is_flipped, marks => $marks);
    my @beside = $self->_standing($table, $thinking);
    my $blank  = ' ' x $drawing->width($game);
    my @lines;
    for my $n (0 .. ($#board > $#beside ? $#board : $#beside)) {
        my $line = ($board[$n] // $blank) . '   ' . ($beside[$n] // '');
        $line =~ s/ +\z//;
        push @lines, $line;
    }
    return @lines;
}

sub _standing {
    my ($self, $table, $thinking) = @_;
    my $drawing = $self->{drawing};
    my $game    = $table->game;
    my @lines   = ('');
    for my $side ('white', 'black') {
        my $who = $table->is_watched || !$table->is_human($side) ? 'computer, level ' . $table->level
            : $table->is_human($side eq 'white' ? 'black' : 'white') ? '' : 'you';
        my $line = sprintf '%s %s %2d  %s', $drawing->glyph($side), $BOTH{$side}, $game->stones($side), $who;
        $line =~ s/ +\z//;
        push @lines, $line;
    }
    my $turn = $game->turn;
    push @lines, '', $drawing->coloured(
        strong => !defined $turn ? 'The game is over'
        : $thinking && $self->{screen} ? "$BOTH{$turn} is thinking ..."
        : $game->in_chain        ? "$BOTH{$turn} may go on, or stop"
        : "$BOTH{$turn} to move"
    );
    my $offerer = $game->draw_offered_by;
    push @lines, "$BOTH{$offerer} offers a draw" if defined $offerer;
    push @lines, 'Quiet moves: ' . $game->quiet . ' of ' . $game->quiet_limit if $table->is_past_half_way;
    push @lines, '';

    my @moves  = $game->moves;
    my $first  = @moves > 5 ? $#moves - 4 : 0;
    my $number = (split / /, $game->position_counted)[-1];
    my $mover  = $game->position =~ / w\z/ ? 0 : 1;
    for my $n ($first .. $#moves) {
        my $side = ($n - @moves + $mover) % 2 ? 'black' : 'white';
        push @lines, _short(sprintf '%3d %s %s', $number - @moves + $n, $drawing->glyph($side), $moves[$n]);
    }
    push @lines, _short('  . ' . $drawing->glyph($table->side) . ' ' . $game->in_progress) if $game->in_chain;
    return @lines;
}

sub _short {
    my ($line) = @_;
    return length $line > 36 ? substr($line, 0, 33) . '...' : $line;
}

sub _legend {
    my ($self, $table) = @_;
    my $game = $table->game;
    my $taken = $self->{drawing}->glyph('taken');
    my @parts;
    if ($table->choice) {
        push @parts, 'A by approach', 'W by withdrawal';
    }
    else {
        push @parts, '( ) last move', "$taken taken" if $game->ply || $game->in_chain;
        push @parts, defined $table->picked || $game->in_chain ? '[ ] where it may go' : '[ ] may step'
            if $table->humans_turn;
    }
    push @parts, 'arrows, Tab, Enter: pick' if $self->{keys} && $table->humans_turn;
    push @parts, 'Enter: type something'    if $table->is_watched;
    return $self->{drawing}->coloured(dim => ' ' . join '   ', @parts);
}

# A sentence in lines that fit.
sub _wrapped {
    my ($text) = @_;
    my @lines = ('');
    for my $word (split / /, $text) {
        if (length($lines[-1]) + length($word) + 2 > $WIDTH) {
            push @lines, '';
        }
        $lines[-1] .= " $word";
    }
    return @lines;
}

# ---- what is read ----

# A line that was typed, or an empty one when a pick has changed the game. Undef
# at the end of the input.
sub _next_line {
    my ($self, $table) = @_;
    $self->_put(_asked($table)) if $self->{talks} && !$self->{screen};
    return $self->_read_line unless $self->{raw};

    $self->{typed} = '';
    while (1) {
        my $key = $self->_read_key;
        return undef if !defined $key || ($key eq 'end_of_input' && $self->{typed} eq '');
        my $typed = length $self->{typed};
        if ($key eq 'enter' && $typed) {
            my $line = $self->{typed};
            $self->{typed} = '';
            utf8::encode($line);
            return $line;
        }
        return '' if $key eq 'redraw' || $key eq 'enter' && !$table->humans_turn;
        if (length $key == 1 && ($typed || $key ne ' ')) {
            $self->{typed} .= $key;
            $self->_prompt;
        }
        elsif ($key eq 'erase' || $key eq 'clear' || $key eq 'escape' && $typed) {
            $self->{typed} = $key eq 'erase' ? substr($self->{typed}, 0, $typed && $typed - 1) : '';
            $self->_prompt;
        }
        elsif ($key ne 'unknown' && $table->humans_turn) {
            return '' if $self->_moved_cursor($table, $key);
            $self->_redraw($table);
        }
    }
}

# Does what a key says on the board. True when the game may have changed.
sub _moved_cursor {
    my ($self, $table, $key) = @_;
    $self->{cursor} //= ($table->may_pick)[0];
    if ($key eq 'enter' || $key eq ' ') {
        $table->pick($self->{cursor});
        return 1;
    }
    if ($key eq 'escape') {
        $table->let_go;
        return '';
    }
    if ($key eq 'tab' || $key eq 'back') {
        my @points = sort $table->may_pick;
        @points = reverse @points if $key eq 'back';
        my @beyond = grep { $key eq 'tab' ? $_ gt $self->{cursor} : $_ lt $self->{cursor} } @points;
        $self->{cursor} = (@beyond, @points)[0];
        return '';
    }
    my %by = (left => [-1, 0], right => [1, 0], up => [0, 1], down => [0, -1]);
    my ($across, $up) = @{ $by{$key} || [0, 0] };
    ($across, $up) = (-$across, -$up) if $table->is_flipped;
    my $file = ord(substr $self->{cursor}, 0, 1) - ord('a') + $across;
    my $rank = substr($self->{cursor}, 1) + $up;
    my $variant = $table->game->variant;
    $self->{cursor} = chr(ord('a') + $file) . $rank
        if $file >= 0 && $file < $variant->cols && $rank >= 1 && $rank <= $variant->rows;
    return '';
}

sub _read_line {
    my ($self) = @_;
    while (index($self->{buffer}, "\n") < 0) {
        next if $self->_fill;
        return undef if $self->{buffer} eq '';
        $self->{buffer} .= "\n";
    }
    my $line = substr $self->{buffer}, 0, 1 + index($self->{buffer}, "\n"), '';
    $line =~ s/\r?\n\z//;

    # Keys that a terminal which reads lines does not understand.
    $line =~ s/\e(?:\[[0-9;]*[\x40-\x7E]|O[\x40-\x7E])//g if $self->{talks};
    return $line;
}

sub _read_key {
    my ($self) = @_;
    while (1) {
        my $key = next_key(\$self->{buffer});
        return $key if defined $key;

        # An Escape alone, or the beginning of what an arrow sends.
        if ($self->{buffer} ne '' && !$self->_ready(0.05, 'more')) {
            return next_key(\$self->{buffer}, 1);
        }
        $self->_fill or return undef;
    }
}

# Waits for input. False at its end.
sub _fill {
    my ($self) = @_;
    return 0 unless $self->_is_open('in');
    while (1) {
        my $got = $self->_waiting(sub { sysread $self->{in}, $self->{buffer}, 4096, length $self->{buffer} });
        return $got if defined $got;
        return 0 unless $!{EINTR} || $!{EAGAIN};
    }
}

# Whether there is input, within so many seconds.
sub _ready {
    my ($self, $seconds, $more) = @_;
    return 1 if $self->{buffer} ne '' && !$more;
    my $bits = '';
    vec($bits, fileno $self->{in}, 1) = 1;
    return $self->_waiting(sub { select($bits, undef, undef, $seconds) }) > 0;
}

sub _waiting {
    my ($self, $wait) = @_;
    $self->{waiting} = 1;
    $self->_leave_if_signalled;
    my $answer = $wait->();
    $self->{waiting} = 0;
    return $answer;
}

# ---- the terminal itself ----

sub _take_keys {
    my ($self) = @_;
    $SIG{TSTP} = sub { $self->_suspended };
    Term::ReadKey::ReadMode('cbreak', \*STDIN);
    $self->{raw} = 1;
    return;
}

# Gives the terminal back for as long as the shell has it.
sub _suspended {
    my ($self) = @_;
    $self->_restore;
    local $SIG{TSTP} = 'DEFAULT';
    kill STOP => $$;
    $self->_take_keys;
    $self->_redraw($self->{table}) if $self->{table};
    return;
}

sub _restore {
    my ($self) = @_;
    $self->{waiting} = 0;
    my $was = $self->{raw} || $self->{hidden};
    if ($self->{raw}) {
        Term::ReadKey::ReadMode('restore', \*STDIN);
        $self->{raw} = 0;
    }
    $self->_hide(0);
    $self->_put("\n") if $was || $self->{signal} && $self->{talks};
    return;
}

sub _hide {
    my ($self, $hide) = @_;
    return if !$self->{screen} || $self->{hidden} == $hide;
    $self->_put($hide ? "\e[?25l" : "\e[?25h");
    $self->{hidden} = $hide;
    return;
}

# All that is printed passes here.
sub _put {
    my ($self, $text) = @_;
    return if $self->{broken};
    $self->{broken} = 'it is closed' unless $self->_is_open('out');
    my $bytes = $self->{broken} ? '' : $self->_bytes($text);
    while (length $bytes) {
        my $written = syswrite $self->{out}, $bytes;
        if (defined $written) {
            substr $bytes, 0, $written, '';
        }
        elsif (!$!{EINTR} && !$!{EAGAIN}) {
            $self->{broken} = "$!";
            return;
        }
    }
    return;
}

sub _is_open {
    my ($self, $name) = @_;
    return ref $self->{$name} && defined fileno $self->{$name};
}

sub _bytes {
    my ($self, $text) = @_;
    $text =~ s/[^\x00-\x7F]/?/g unless $self->{unicode};
    utf8::encode($text);
    return $text;
}

sub _printed {
    my ($self, $text) = @_;
    $self->_put($text);
    return $self->{broken} ? $self->_broken : DONE;
}

sub _broken {
    my ($self) = @_;
    print STDERR "fanorona: nothing more can be printed on the standard output: $self->{broken}.\n";
    return FAILED;
}

sub _wrong {
    my ($self, $sentence) = @_;
    print STDERR 'fanorona: ', $self->_bytes($sentence), "\n";
    return WRONG;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal - a game of fanorona in a terminal

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Terminal;

    exit(Game::Fanorona::Terminal->run(@ARGV));

=head1 DESCRIPTION

This is the program L<fanorona>, whose manual says what it does, in everything but leaving.
It reads from the standard input, prints to the standard output, and says what is wrong
with its arguments on the standard error.

No other module of this distribution reads from the terminal or prints to it. Its own parts
only work out what is to be printed: L<Game::Fanorona::Terminal::Table> is the game and
what is said about it, L<Game::Fanorona::Terminal::Board> the picture,
L<Game::Fanorona::Terminal::Keys> the keys, L<Game::Fanorona::Terminal::Options> the
command line, and L<Game::Fanorona::Terminal::File> what is saved and loaded.

=head1 CLASS METHODS

=head2 run

    my $status = Game::Fanorona::Terminal->run(@arguments);

Plays, and returns the status to leave with: 0 in the ordinary way, also at the end of the
input; 1 when nothing more could be printed; 2 for arguments that are wrong; 129, 130 and
143 after the signals HUP, INT and TERM. It never exits itself, and leaves the terminal
and the handlers of signals as they were.

=head1 SEE ALSO

L<fanorona>, L<Game::Fanorona>, L<Game::Fanorona::Bot>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
