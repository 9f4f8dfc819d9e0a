package Game::Fanorona::Terminal::Table;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Game::Fanorona ();
use Game::Fanorona::Bot ();
use Game::Fanorona::Terminal::File qw(load_game save_game shown);
use Game::Fanorona::Terminal::Words qw(ending_of why_no_move help_page);

my %OTHER = (white => 'black', black => 'white');
my %BOTH  = (white => 'White', black => 'Black');

my %COMMAND = map { $_ => 1 }
    qw(stop undo hint resign draw accept decline steps help new quit);
my %ANOTHER_WORD = (exit => 'quit', q => 'quit', '?' => 'help', yes => 'accept', no => 'decline');

# In hundredths of a stone.
my ($PROVED_LOSS, $BEHIND) = (-29_000, -50);

sub new {
    my ($class, %given) = @_;
    my %human = map { $_ => $given{side} eq $_ || $given{side} eq 'both' } qw(white black);
    my $self = bless {
        human => \%human,
        level => $given{level},
        seed  => $given{seed},
        said  => [],
        page  => undef,    # a text to be shown in place of the board
        done  => '',
    }, $class;
    $self->_sit_down($given{game});
    return $self;
}

sub _sit_down {
    my ($self, $game) = @_;
    $self->{game} = $game;
    $self->_look_back;
    $self->{asked} = '';    # whether the computer has an offer to answer
    $self->_let_go;
    return;
}

sub game  { return $_[0]{game} }
sub done  { return $_[0]{done} }
sub level { return $_[0]{level} }

# Whose turn it is, or would be if the players had not ended the game.
sub side { return _side_of($_[0]{game}) }

sub is_human { return $_[0]{human}{ $_[1] } ? 1 : '' }

# True for two bots.
sub is_watched { return !grep { $_ } values %{ $_[0]{human} } }

# Black's stones are nearest to who plays only Black.
sub is_flipped { return $_[0]{human}{black} && !$_[0]{human}{white} }

sub humans_turn {
    my ($self) = @_;
    my $turn = $self->{game}->turn;
    return defined $turn && $self->is_human($turn) ? 1 : '';
}

sub say_that {
    my ($self, $sentence) = @_;
    push @{ $self->{said} }, $sentence;
    return;
}

sub take_said {
    my ($self) = @_;
    return splice @{ $self->{said} };
}

sub take_page {
    my ($self) = @_;
    return delete $self->{page};
}

# ---- what is typed ----

sub obey {
    my ($self, $line) = @_;
    $line =~ s/\A\s+|\s+\z//g;
    return if $line eq '';

    if ($line =~ /\A(save|load)(?:\s+(.*))?\z/is) {
        my ($command, $file) = (lc $1, $2);
        return $self->say_that("Type \L$command\E and the name of a file.") unless defined $file && length $file;
        return $command eq 'save' ? $self->_save($file) : $self->_load($file);
    }
    my $word = lc $line;
    $word = $ANOTHER_WORD{$word} // $word;
    if ($COMMAND{$word}) {
        my $method = "_do_$word";
        return $self->$method;
    }
    if ($self->{choice} && $word =~ /\A(?:a|w|approach|withdrawal)\z/) {
        return $self->_step($self->{choice}{ $word =~ /\Aa/ ? 'approach' : 'withdrawal' });
    }
    return $self->_typed_move($line);
}

# Points with blanks or hyphens between them, in letters of either case; from the
# middle of a move on, the stone need not be named again. A whole move of one step
# that could go on is left open; "stop" behind it ends it.
sub _typed_move {
    my ($self, $line) = @_;
    my $text = lc $line;
    my $stop = $text =~ s/[\s-]+stop\z//;
    return $self->say_that("There is no command '" . shown($line) . "'; type help for those there are.")
        unless $text =~ /\A[a-z][0-9][aw]?(?:[\s-]+[a-z][0-9][aw]?)*\z/;
    return $self->_not_now unless $self->_may_move;

    my $game = $self->{game};
    $text =~ s/[\s-]+/-/g;
    $text =~ s/([aw])(?=-|\z)/\U$1/g;
    my @parts = split /-/, $text;
    my @beyond = grep { !$self->_is_on_board($_) } map { substr $_, 0, 2 } @parts;
    return $self->say_that("There is no point $beyond[0] on this board.") if @beyond;

    # A stone of the row to take is an answer, too.
    my ($chosen) = @parts == 1 ? $self->_step_taking($text) : ();
    return $self->_step($chosen) if $chosen;
    if (@parts == 1 && $game->in_chain && $text ne $game->chain_at) {
        unshift @parts, $game->chain_at;
    }
    return $self->_tell_of($text) if @parts == 1;

    $self->_let_go;
    my $move = join '-', @parts;
    my $made = $self->_note_taken(sub {
        return @parts > 2 || $stop ? $game->play($move) : $game->step($move);
    });
    return $self->_made($made) if $made;
    return $self->_refused($move);
}

# One point: what its stone may do.
sub _tell_of {
    my ($self, $point) = @_;
    my @steps = grep { $_->{from} eq $point } $self->{game}->steps;
    return $self->say_that("The stone on $point may go: " . join(', ', map { $_->{string} } @steps) . '.') if @steps;
    return $self->_cannot(substr $point, 0, 2);
}

sub _is_on_board {
    my ($self, $point) = @_;
    my $variant = $self->{game}->variant;
    my ($file, $rank) = split //, $point;
    return ord($file) - ord('a') < $variant->cols && $rank >= 1 && $rank <= $variant->rows;
}

# Of the two steps to choose between, the one that takes a stone.
sub _step_taking {
    my ($self, $point) = @_;
    my ($step) = grep { grep { $_ eq $point } @{ $_->{takes} } } values %{ $self->{choice} || {} };
    return $step;
}

# ---- with the arrow keys ----

sub picked { return $_[0]{picked} }
sub choice { return $_[0]{choice} }

# Gives up what was picked. True if there was anything.
sub let_go {
    my ($self) = @_;
    my $was = $self->{choice} || defined $self->{picked};
    $self->_let_go;
    return $was;
}

sub _let_go {
    my ($self) = @_;
    @{$self}{qw(picked choice)} = (undef, undef);
    return;
}

# A point was chosen: a stone to move, where it goes, or a stone of the row to take.
sub pick {
    my ($self, $point) = @_;
    return $self->_not_now unless $self->_may_move;
    my $game = $self->{game};

    if ($self->{choice}) {
        my $step = $self->_step_taking($point);
        return $self->_step($step) if $step;
        return $self->say_that('Choose a stone of the row to take, or type A or W; Escape goes back.');
    }

    my $from = $game->in_chain ? $game->chain_at : $self->{picked};
    if (defined $from && $from eq $point) {
        return $game->in_chain ? $self->_do_stop : $self->_let_go;
    }
    my @steps = $game->steps;
    if (defined $from) {
        my @there = grep { $_->{from} eq $from && $_->{to} eq $point } @steps;
        return $self->_step($there[0]) if @there == 1;
        return $self->_ask_which(@there) if @there;
    }
    if (grep { $_->{from} eq $point } @steps) {
        $self->{picked} = $point;
        return;
    }
    return $self->_let_go if defined $self->{picked};
    return $self->_cannot($point);
}

# Why nothing begins with a point.
sub _cannot {
    my ($self, $point) = @_;
    my $game = $self->{game};
    my $stone = $game->at($point) // '';
    return $self->say_that("The stone on " . $game->chain_at . ' goes to a marked point, or stops where it is.')
        if $game->in_chain;
    return $self->say_that("There is no stone on $point.") if !$stone;
    return $self->say_that("The stone on $point is $BOTH{$stone}'s.") if $stone ne $game->turn;
    return $self->say_that("The stone on $point has nowhere to go.") if ($game->steps)[0]{how} eq 'paika';
    return $self->say_that("The stone on $point cannot take, and a stone that can has to: "
            . join(', ', sort $game->starts) . '.');
}

sub _step {
    my ($self, $step) = @_;
    $self->_let_go;
    my $made = $self->_note_taken(sub { return $self->{game}->step($step->{string}) });
    return $made ? $self->_made($made) : $self->_refused($step->{string});
}

# ---- what came of a move ----

sub _may_move {
    my ($self) = @_;
    return $self->humans_turn;
}

sub _not_now {
    my ($self) = @_;
    my $turn = $self->{game}->turn;
    return $self->say_that(defined $turn ? "It is $BOTH{$turn}'s turn." : 'The game is over.');
}

sub _made {
    my ($self) = @_;
    my $game = $self->{game};
    if ($game->in_chain) {
        $self->say_that('Taken so far: ' . join(', ', sort @{ $self->{taken} }) . '. It may go on with '
                . join(', ', map { $_->{string} } $game->steps) . '; or stop.');
        return;
    }
    return $self->_tell_move;
}

# The move that has just been completed.
sub _tell_move {
    my ($self) = @_;
    my $game  = $self->{game};
    my $move  = ($game->moves)[-1];
    my $mover = $OTHER{ _side_of($game) };
    my @taken = sort @{ $self->{taken} };
    $self->say_that("$BOTH{$mover} plays $move" . (@taken ? ', taking ' . join(' ', @taken) : '') . '.');
    my $lapsed = delete $self->{lapsed};
    $self->say_that("$BOTH{$lapsed}'s offer of a draw has lapsed.") if defined $lapsed;
    $self->_tell_end;
    return;
}

sub _tell_end {
    my ($self) = @_;
    my $ending = $self->ending;
    $self->say_that($ending) if defined $ending;
    return;
}

sub ending {
    my ($self) = @_;
    my $result = $self->{game}->result or return undef;
    return ending_of($result);
}

sub _refused {
    my ($self, $move) = @_;
    my $game  = $self->{game};
    my $error = $game->error;
    if ($error->choose_capture) {
        my ($from, $to) = split /-/, $move;
        return $self->_ask_which(grep { $_->{from} eq $from && $_->{to} eq $to } $game->steps);
    }
    my $message = $error->bad_move ? why_no_move($error->reason) : $error->message;
    if ($error->must_capture) {
        my %seen;
        $message .= ' (It is one on ' . join(', ', grep { !$seen{$_}++ } sort $game->starts) . '.)';
    }
    return $self->say_that($message);
}

sub _ask_which {
    my ($self, @steps) = @_;
    my %way = map { $_->{how} => $_ } @steps;
    $self->{choice} = \%way;
    $self->say_that("$steps[0]{from}-$steps[0]{to} can take two ways: A, by approach, "
            . join(' ', @{ $way{approach}{takes} }) . '; or W, by withdrawal, '
            . join(' ', @{ $way{withdrawal}{takes} }) . '. Type that letter alone, or a stone to take.');
    return;
}

# Does what may change the stones, and keeps which are gone since the move began.
sub _note_taken {
    my ($self, $act) = @_;
    my $game = $self->{game};
    $self->{before} = _stones($game) unless $game->in_chain && $self->{before};
    my ($before, $mover, $offerer) = ($self->{before}, _side_of($game), $game->draw_offered_by);
    my $made = $act->();
    return undef unless $made;
    $self->{lapsed} = $offerer if !$game->over && !defined $game->draw_offered_by;
    $self->_keep_taken($before, $mover);
    return $made;
}

# What has gone since the stones were as before, also where the stone that took now stands.
sub _keep_taken {
    my ($self, $before, $mover) = @_;
    my $now = _stones($self->{game});
    $self->{taken} = [ grep { $before->{$_} ne $mover && ($now->{$_} // '') ne $before->{$_} } keys %$before ];
    $self->{before} = $self->{game}->in_chain ? $before : undef;
    return;
}

# The same for a move that was not made here, or that is the last one again: taken
# back in a copy, it shows what was there before it.
sub _look_back {
    my ($self) = @_;
    my $game = $self->{game};
    @{$self}{qw(taken before)} = ([], undef);
    return unless $game->ply || $game->in_chain;
    my $copy = Game::Fanorona->from_text($game->as_text) or return;
    $copy->undo if $copy->result && $copy->result->by_players;
    $copy->undo;
    $self->_keep_taken(_stones($copy), _side_of($copy));
    return;
}

sub _stones {
    my ($game) = @_;
    my %stones;
    for my $file ('a' .. 'i') {
        for my $rank (1 .. 5) {
            my $stone = $game->at("$file$rank");
            $stones{"$file$rank"} = $stone if $stone;
        }
    }
    return \%stones;
}

# Whose turn it is, or would be.
sub _side_of {
    my ($game) = @_;
    return $game->position =~ / w\z/ ? 'white' : 'black';
}

# ---- commands ----

sub _do_stop {
    my ($self) = @_;
    return $self->_not_now unless $self->_may_move;
    $self->_note_taken(sub { return $self->{game}->stop }) or return $self->_refused('');
    $self->_let_go;
    return $self->_tell_move;
}

sub _do_undo {
    my ($self) = @_;
    my $game = $self->{game};
    return $self->say_that('Nobody here is playing who could take something back.') if $self->is_watched;

    # Of a game with the computer, back to the person's own last move.
    my $times = 1;
    my $result = $game->result;
    if (!($result && $result->by_players) && !$game->in_chain && !$self->is_human($OTHER{ _side_of($game) })) {
        $times = 2;
    }
    return $self->say_that('There is nothing to take back.') if $times > 1 && $game->ply < $times;
    for (1 .. $times) {
        $game->undo or return $self->say_that($game->error->message);
    }
    $self->{asked} = '';

    # The offer that the computer had accepted would stand again.
    my $offerer = $game->draw_offered_by;
    $game->decline_draw
        if $result && $result->how eq 'agreement' && defined $offerer && !$self->is_human($OTHER{$offerer});
    $self->_look_back;
    $self->_let_go;
    return $self->say_that('Taken back.');
}

sub _do_hint {
    my ($self) = @_;
    my $move = Game::Fanorona::Bot->hint($self->{game}, seed => $self->{seed});
    return $self->say_that('The game is over.') unless defined $move;
    return $self->say_that($move eq '' ? 'A strong player would stop here.' : "A strong player would play $move.");
}

sub _do_resign {
    my ($self) = @_;
    return $self->_not_now unless $self->_may_move;
    my $game = $self->{game};
    $game->resign($game->turn) or return $self->_refused('');
    $self->_let_go;
    return $self->_tell_end;
}

# An offer, or the answer to one.
sub _do_draw {
    my ($self) = @_;
    return $self->_not_now unless $self->_may_move;
    my $game = $self->{game};
    my $side = $game->turn;
    return $self->_do_accept if ($game->draw_offered_by // $side) ne $side;
    my $bot_answers = !$self->is_human($OTHER{$side});

    # What stands from a file may be said anew to the computer, which then answers.
    if (!$bot_answers || !defined $game->draw_offered_by) {
        $game->offer_draw($side) or return $self->_refused('');
    }
    $self->{asked} = $bot_answers;
    return $self->say_that("$BOTH{$side} offers a draw."
            . ($bot_answers ? '' : " $BOTH{$OTHER{$side}} may type accept or decline."));
}

sub _do_accept {
    my ($self) = @_;
    my $side = $self->_who_answers or return;
    $self->{game}->accept_draw($side) or return $self->_refused('');
    $self->_let_go;
    return $self->_tell_end;
}

sub _do_decline {
    my ($self) = @_;
    my $side = $self->_who_answers or return;
    $self->{game}->decline_draw($side) or return $self->_refused('');
    return $self->say_that("$BOTH{$side} declines the draw.");
}

sub _who_answers {
    my ($self) = @_;
    my $offerer = $self->{game}->draw_offered_by;
    return $OTHER{$offerer} if defined $offerer && $self->is_human($OTHER{$offerer});
    return $self->say_that('No draw has been offered.');
}

sub _do_steps {
    my ($self) = @_;
    my $game = $self->{game};
    return $self->_not_now unless defined $game->turn;
    return $self->say_that('The next step may be: ' . join(', ', sort map { $_->{string} } $game->steps)
            . ($game->can_stop ? '; or stop.' : '.'));
}

sub _do_new {
    my ($self) = @_;
    $self->_sit_down(Game::Fanorona->new(variant => $self->{game}->variant));
    return $self->say_that('A new game.');
}

sub _do_quit {
    my ($self) = @_;
    $self->{done} = 1;
    return;
}

sub _save {
    my ($self, $file) = @_;
    my $why = save_game($file, $self->{game});
    return $self->say_that($why // 'The game is saved in ' . shown($file) . '.');
}

sub _load {
    my ($self, $file) = @_;
    my ($game, $why) = load_game($file);
    return $self->say_that($why) unless $game;
    $self->_sit_down($game);
    $self->say_that('The game is the one in ' . shown($file) . '.');
    return $self->_tell_end;
}

sub _do_help {
    my ($self) = @_;
    $self->{page} = help_page();
    return;
}

# ---- the computer ----

sub bot_moves {
    my ($self) = @_;
    my $game = $self->{game};
    my $level = (Game::Fanorona::Bot->levels)[ $self->{level} - 1 ];
    my $move = Game::Fanorona::Bot->choose($game, level => $level, seed => $self->{seed});
    $self->_note_taken(sub { return $game->play($move) })
        or die "the computer's move is refused: $move\n";
    $self->_let_go;
    return $self->_tell_move;
}

# Whether a draw was offered just now. An offer that was loaded, or that stands again
# because something was taken back, is not answered a second time.
sub bot_is_asked {
    my ($self) = @_;
    my $offerer = $self->{game}->draw_offered_by;
    return $self->{asked} && defined $offerer && !$self->is_human($OTHER{$offerer});
}

# It takes a draw when it sees that it loses, or when it is behind by half a stone both
# in its search and as the stones stand: in the middle of taking and taking back, where
# every game begins, a search alone thinks too ill of the side which is not to move. Past
# half way to the limit of quiet moves it also does when it is not ahead.
sub bot_answers {
    my ($self) = @_;
    my $game    = $self->{game};
    my $offerer = $game->draw_offered_by;
    $self->{asked} = '';
    my $level   = (Game::Fanorona::Bot->levels)[ $self->{level} - 1 ];
    my $score   = $game->search(budget => $level)->{score};
    $score = 0 - $score if $game->turn eq $offerer;
    my $standing = $game->evaluate;
    $standing = 0 - $standing if $offerer eq 'white';
    if ($score < $PROVED_LOSS
        || $score <= $BEHIND && $standing <= $BEHIND
        || $score <= 0 && $self->is_past_half_way)
    {
        $game->accept_draw($OTHER{$offerer});
        $self->_let_go;
        $self->say_that("$BOTH{$OTHER{$offerer}} accepts.");
        return $self->_tell_end;
    }
    $game->decline_draw($OTHER{$offerer});
    return $self->say_that("$BOTH{$OTHER{$offerer}} declines the draw.");
}

sub is_past_half_way {
    my ($self) = @_;
    my $game = $self->{game};
    return $game->quiet_limit && $game->quiet * 2 > $game->quiet_limit;
}

# ---- what to show ----

# The marks of the points, for the board's picture.
sub marks {
    my ($self) = @_;
    my $game = $self->{game};
    my %marks;
    my $last = $game->in_progress // ($game->moves)[-1];
    if (defined $last) {
        push @{ $marks{$_} }, 'last' for $last =~ /[a-i][1-5]/g;
        push @{ $marks{$_} }, 'taken' for @{ $self->{taken} };
    }
    if (my $choice = $self->{choice}) {
        for my $how (keys %$choice) {
            push @{ $marks{$_} }, $how for @{ $choice->{$how}{takes} };
        }
        my ($step) = values %$choice;
        push @{ $marks{$_} }, 'may' for @{$step}{qw(from to)};
        return \%marks;
    }
    if ($self->humans_turn) {
        push @{ $marks{$_} }, 'may' for $self->may_pick;
    }
    return \%marks;
}

# What may be picked next: stones to begin with, or where the one that moves may go.
sub may_pick {
    my ($self) = @_;
    my $game = $self->{game};
    if (my $choice = $self->{choice}) {
        return map { @{ $_->{takes} } } @{$choice}{qw(approach withdrawal)};
    }
    my $from = $game->in_chain ? $game->chain_at : $self->{picked};
    return $game->starts unless defined $from;
    my %to = map { $_->{to} => 1 } grep { $_->{from} eq $from } $game->steps;
    return ($from, sort keys %to);
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::Table - a game, who plays it, and what they can say

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It understands what
a person types or picks, moves for the computer, and keeps sentences about what happened
until they are fetched. It neither reads from the terminal nor prints.

=head1 CONSTRUCTORS

=head2 new

    my $table = Game::Fanorona::Terminal::Table->new(
        game => $game, side => 'white', level => 2, seed => $bytes);

A game, which side people play (C<white>, C<black>, C<both>, C<none>), the level of the
computer from 1 to 3, and its seed.

=head1 METHODS

=head2 game

The L<Game::Fanorona> on the table.

=head2 side

C<white> or C<black>: whose turn it is, and whose move is open; also after the players
have ended the game.

=head2 level

The level of the computer.

=head2 done

True once somebody wants to leave.

=head2 is_human

    if ($table->is_human('black')) { ... }

Whether a person plays a side.

=head2 is_watched

True when the computer plays both.

=head2 is_flipped

True when the board is to be seen from Black's side.

=head2 humans_turn

True when it is a person's turn, in a game that is not over.

=head2 obey

    $table->obey($line);

Does what a line says.

=head2 pick

    $table->pick('d3');

Picks a point: a stone to move, a point to go to, a stone of the row to take, or the stone
in the middle of its move, which stops it.

=head2 picked

The point of the stone that was picked and has not moved yet, or undef.

=head2 choice

A hash reference with the two steps that there are to choose between, under C<approach> and
C<withdrawal>; undef when there is no such choice.

=head2 let_go

Forgets what was picked. True if there was anything.

=head2 may_pick

    my @points = $table->may_pick;

What may be picked next.

=head2 marks

The marks of L<Game::Fanorona::Terminal::Board>, in a hash reference by point.

=head2 bot_moves

The computer makes its move.

=head2 bot_is_asked

True when a draw has just been offered to the computer. One that was loaded, or that
stands again after something was taken back, does not count.

=head2 bot_answers

The computer answers that.

=head2 is_past_half_way

True when more than half of the quiet moves have been made that make a draw.

=head2 ending

A sentence about how the game ended; undef while it has not.

=head2 say_that

    $table->say_that('Hello.');

Keeps a sentence for C<take_said>.

=head2 take_said

    my @sentences = $table->take_said;

What is to be said, which is then forgotten.

=head2 take_page

A longer text that is to be shown in place of the board, or undef; it is then forgotten.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
