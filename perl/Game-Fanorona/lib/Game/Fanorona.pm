package Game::Fanorona;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Carp qw(croak);
use Scalar::Util qw(refaddr);
use overload ();
use Game::Fanorona::Engine qw(WHITE BLACK);
use Game::Fanorona::Error ();
use Game::Fanorona::Notation qw(parse_point square_of name_of);
use Game::Fanorona::Reading qw(read_steps describe_step steps_string);
use Game::Fanorona::Record qw(write_game read_game);
use Game::Fanorona::Result ();
use Game::Fanorona::Rules qw(PLAY_OK);

my %OTHER   = (white => 'black', black => 'white');
my %NUMBER  = (white => WHITE, black => BLACK);
my %NAME_OF = reverse %NUMBER;

# The address of every game there is. Nothing that was copied, thawed or merely
# blessed into the class gets in here. Weak references would be tidier, but perl does
# not survive those to an object that a new thread skips.
my %GAME_AT;

# White has won here.
my $FINISHED = '3/1w1/3 w';

# ---- constructors ----

sub new {
    my ($class, @pairs) = @_;
    $class = _class_of($class);
    my %given = _named('new', [qw(variant position script first)], @pairs);
    croak __PACKAGE__ . ': white is the side that moves first, and first can be nothing else'
        if exists $given{first} && ($given{first} // '') ne 'white';

    my ($variant, $start, $wrong)
        = Game::Fanorona::Rules::_settings($given{variant} // 'sivy', $given{position});
    croak __PACKAGE__ . ": $wrong" if $wrong;
    my $script = _moves_given('script', $given{script} // []);

    my $self = bless {
        rules   => Game::Fanorona::Rules->_begin($variant, $start),
        variant => $variant,
        start   => $start,
        names   => {},
        offer   => undef,    # who has offered a draw
        lapsed  => {},       # whose offer lapsed with the move that made a ply
        ended   => undef,    # how and winner, where the players have ended it
        error   => undef,
    }, $class;
    $GAME_AT{ refaddr $self } = 1;

    for my $n (1 .. @$script) {
        $self->_play($script->[$n - 1])
            or croak __PACKAGE__ . ": move $n of the script was refused as "
            . $self->{error}->code . ': ' . $self->{error}->message;
    }
    return $self;
}

sub replay {
    my ($class, $moves, @pairs) = @_;
    $class = _class_of($class);
    $moves = _moves_given('replay', $moves);
    my $self = $class->new(@pairs);
    my $n = 0;
    for my $move (@$moves) {
        $n++;
        next if $self->_play($move);
        return wantarray ? ($self, $self->{error}, $n) : $self;
    }
    return wantarray ? ($self, undef, $n) : $self;
}

sub from_text {
    my ($class, $text) = @_;
    my ($self, $why, $line) = read_game(_class_of($class), $text);
    return wantarray ? ($self, $why, $line) : $self;
}

sub bot {
    _class_of($_[0]);
    require Game::Fanorona::Bot;
    return 'Game::Fanorona::Bot';
}

# In a new thread there would be a game without its rules, and addresses of the old.
sub CLONE_SKIP { return 1 }
sub CLONE { %GAME_AT = () }

sub DESTROY {
    delete $GAME_AT{ refaddr $_[0] } if ref $_[0];
    return;
}

# ---- making moves ----

sub play {
    my ($self, $move) = _game(@_);
    $self->_play($move) or return;
    return $self->{rules}->_last_move;
}

sub step {
    my ($self, $move) = _game(@_);
    my ($steps) = $self->_read($self->{rules}->board, $move, 1) or return;
    $self->_make($steps);
    return describe_step($steps->[0]);
}

sub stop {
    my ($self) = _game(@_);
    return $self->_refuse('game_over')       if $self->over;
    return $self->_refuse('nothing_to_stop') unless $self->in_chain;
    $self->_make([], 1);
    return 1;
}

sub undo {
    my ($self) = _game(@_);
    my $rules = $self->{rules};
    if ($self->{ended}) {
        $self->{ended} = undef;
        return $self->_done;
    }

    my $ply = $rules->ply - ($rules->in_chain ? 0 : 1);
    return $self->_refuse('nothing_to_undo') if $ply < 0;
    my $lapsed = delete $self->{lapsed}{$ply + 1};
    $self->{offer} //= $lapsed;
    $rules->undo while $rules->ply > $ply || $rules->in_chain;
    return $self->_done;
}

# A whole move, or the rest of one. True, or nothing with the refusal in error.
sub _play {
    my ($self, $move) = @_;
    return $self->stop if $self->_is_stop($move);
    my ($steps) = $self->_read($self->{rules}->board, $move) or return;
    return $self->_make($steps, 1);
}

# The same with the move left open where its stone may go on.
sub _play_part {
    my ($self, $moves) = @_;
    my ($steps) = $self->_read($self->{rules}->board, $moves) or return;
    return $self->_make($steps);
}

# The rest of a move that is nothing more than to stop.
sub _is_stop {
    my ($self, $move) = @_;
    my $text = Game::Fanorona::Notation::_text($move);
    return defined $text && $text eq '' && $self->can_stop;
}

# The steps of a move, which are made on the board that is given: a copy. There may
# be a limit to how many.
sub _read {
    my ($self, $board, $move, @most) = @_;
    return $self->_refuse('game_over', move => $move) if $self->over;
    my ($steps, $code, $reason) = read_steps($board, $move, @most);
    return $steps || $self->_refuse($code, move => $move, reason => $reason);
}

# Makes steps that were read, and stops if asked to and the move is not complete.
sub _make {
    my ($self, $steps, $to_the_end) = @_;
    my $rules = $self->{rules};
    my $mover = $NAME_OF{ $rules->side };
    my $ply   = $rules->ply;

    for my $step (@$steps) {
        $rules->step($step) == PLAY_OK or die __PACKAGE__ . ": a step that was read is refused\n";
    }
    $rules->stop if $to_the_end && $rules->can_stop;

    if ($rules->ply > $ply && ($self->{offer} // '') eq $mover) {
        $self->{lapsed}{ $rules->ply } = $mover;
        $self->{offer} = undef;
    }
    return $self->_done;
}

# ---- what may be done ----

sub steps {
    my ($self) = _game(@_);
    my @steps = $self->over ? () : map { describe_step($_) } $self->{rules}->steps;
    return @steps;
}

sub can_stop {
    my ($self) = _game(@_);
    return $self->{rules}->can_stop && !$self->over ? 1 : '';
}

sub starts {
    my ($self) = _game(@_);
    my %seen;
    my @points = grep { !$seen{$_}++ } map { $_->{from} } $self->steps;
    return @points;
}

sub continuations {
    my ($self, $so_far) = _game(@_);
    my $board = $self->{rules}->board;
    my $complete = 0;

    if (defined $so_far && !$self->_is_stop($so_far)) {
        $self->_read($board, $so_far) or return;
        $complete = $board->in_chain ? 0 : 1;
    }
    $self->_done;
    return {
        steps    => [ map { describe_step($_) } $complete || $self->over ? () : $board->play_steps ],
        stop     => $board->can_stop && !$self->over ? 1 : 0,
        complete => $complete,
    };
}

sub preview {
    my ($self, $move) = _game(@_);
    my $board = $self->{rules}->board;
    $self->_is_stop($move) or $self->_read($board, $move) or return;
    $board->stop;
    $self->_done;
    return $board->to_string;
}

# Without a limit there is nothing to croak over but the number of moves, of which the
# rules croak as this class does.
sub legal {
    my ($self, @limit) = _game(@_);
    return $self->{rules}->_legal if !@limit && !$self->{ended};
    my $moves = $self->_ask('_legal', _limit('legal', @limit));
    return @$moves;
}

sub legal_strings {
    my ($self, @limit) = _game(@_);
    return $self->{rules}->_legal_strings if !@limit && !$self->{ended};
    my $strings = $self->_ask('_legal_strings', _limit('legal_strings', @limit));
    return @$strings;
}

sub search {
    my ($self, @pairs) = _game(@_);
    my %given = _named('search', [qw(budget seed depth weights salt)], @pairs);
    my $salt = delete $given{salt};
    if (defined $salt) {
        croak __PACKAGE__ . ': a salt is a string' if ref $salt && !overload::Method($salt, '""');
        $given{seed} = $self->_ask('_salted', exists $given{seed} ? $given{seed} : 0, "$salt")->[0];
    }
    my $found = $self->_ask('search', %given)->[0];
    return undef unless $found;
    return {
        %$found,
        steps => [ map { describe_step($_) } @{ $found->{steps} } ],
        move  => steps_string(@{ $found->{steps} }),
    };
}

sub evaluate {
    my ($self, @weights) = _game(@_);
    return $self->_call($self->{rules}, 'evaluate', @weights)->[0];
}

# ---- the end of a game, and what the players may agree on ----

sub turn {
    my ($self) = _game(@_);
    return $self->over ? undef : $NAME_OF{ $self->{rules}->side };
}

sub over {
    my ($self) = _game(@_);
    return $self->{rules}->is_over || $self->{ended} ? 1 : '';
}

sub result {
    my ($self) = _game(@_);
    my ($how, $winner) = $self->_ending or return undef;
    my $rules = $self->{rules};
    return Game::Fanorona::Result->_make(
        how      => $how,
        winner   => $winner,
        ply      => $rules->ply,
        position => $rules->position,
    );
}

# How the game has ended and who has won; nothing while it goes on.
sub _ending {
    my ($self) = @_;
    return @{ $self->{ended} }{qw(how winner)} if $self->{ended};
    my $rules = $self->{rules};
    return $rules->is_over ? ($rules->outcome_name, $NAME_OF{ $rules->winner }) : ();
}

sub winner {
    my ($self) = _game(@_);
    my $result = $self->result;
    return $result ? $result->winner : undef;
}

sub error {
    my ($self) = _game(@_);
    return $self->{error};
}

sub resign {
    my ($self, $side) = _game(@_);
    $self->_may_say($side) or return;
    $self->{ended} = { how => 'resign', winner => $OTHER{$side} };
    return $self->_done;
}

sub offer_draw {
    my ($self, $side) = _game(@_);
    $self->_may_say($side) or return;
    return $self->_refuse('offer_standing') if $self->{offer};
    $self->{offer} = $side;
    return $self->_done;
}

sub accept_draw {
    my ($self, $side) = _game(@_);
    $self->_may_answer($side) or return;
    return $self->_agree;
}

sub decline_draw {
    my ($self, @side) = _game(@_);
    @side = $OTHER{ $self->{offer} // '' } // 'white' unless @side;
    $self->_may_answer(@side) or return;
    $self->{offer} = undef;
    return $self->_done;
}

sub draw_offered_by {
    my ($self) = _game(@_);
    return $self->over ? undef : $self->{offer};
}

# The draw itself, whoever offered it.
sub _agree {
    my ($self) = @_;
    return $self->_refuse('game_over') if $self->over;
    $self->{ended} = { how => 'agreement', winner => undef };
    return $self->_done;
}

sub _may_say {
    my ($self, $side) = @_;
    return $self->_refuse('game_over') if $self->over;
    return $self->_refuse('not_a_side') unless defined $side && $OTHER{$side};
    return 1;
}

sub _may_answer {
    my ($self, $side) = @_;
    $self->_may_say($side) or return;
    return $self->_refuse('no_offer') unless $self->{offer};
    return $self->_refuse('own_offer') if $self->{offer} eq $side;
    return 1;
}

# ---- the game as it stands ----

sub moves {
    my ($self) = _game(@_);
    my @moves = $self->{rules}->_played_strings;
    return @moves;
}

sub in_progress { return scalar _game(@_)->{rules}->_in_progress }

sub as_text {
    my ($self, @pairs) = _game(@_);
    my %names = %{ $self->{names} };
    if (@pairs) {
        my %given = _named('as_text', [qw(white black)], @pairs);
        %names = (%names, map { $_ => $given{$_} } grep { defined $given{$_} } keys %given);
    }
    my $text = write_game($self, %names);
    croak __PACKAGE__ . ': a name is printable ASCII on one line, and not empty' unless defined $text;
    return $text;
}

sub position { return _game(@_)->{rules}->position }

sub position_counted {
    my ($self) = _game(@_);
    my $rules = $self->{rules};
    return join ' ', $rules->position, $rules->quiet, $rules->_number;
}

sub at {
    my ($self, $name) = _game(@_);
    my $variant = $self->variant;
    parse_point($name, cols => $variant->cols, rows => $variant->rows) or return undef;
    return $NAME_OF{ $self->{rules}->at(square_of($name)) };
}

sub stones {
    my ($self, $side) = _game(@_);
    return $self->{rules}->count(defined $side && $NUMBER{$side} || 0);
}

sub ply         { return _game(@_)->{rules}->ply }
sub quiet       { return _game(@_)->{rules}->quiet }
sub quiet_limit { return _game(@_)->{rules}->quiet_limit }
sub repeats     { return _game(@_)->{rules}->repeats }
sub signature   { return _game(@_)->{rules}->key_hex }
sub in_chain    { return _game(@_)->{rules}->in_chain }
sub chain_at    { return name_of(_game(@_)->{rules}->chain_at) }

sub variant {
    my ($self) = _game(@_);
    return $self->{variant};
}

# What Game::Fanorona::Record needs beside the above.

sub _played_lines { return $_[0]{rules}->_played_lines }

sub _unfinished {
    my ($self) = @_;
    return ($self->{rules}->_in_progress, $self->{offer});
}

# What a function makes of what the game began with, which is asked once.
sub _beginning {
    my ($self, $of) = @_;
    return $self->{beginning} //= $of->($self->{variant}, $self->{start});
}

sub _set_names {
    my ($self, %names) = @_;
    delete @names{ grep { !defined $names{$_} } keys %names };
    $self->{names} = \%names;
    return;
}

# ---- inside ----

# The one place that knows a game from what is none: the arguments of a method, the
# first of which is a game.
sub _game {
    croak __PACKAGE__ . ': called on something that is not a game'
        unless ref $_[0] && $GAME_AT{ refaddr $_[0] };
    return wantarray ? @_ : $_[0];
}

# What a constructor makes an object of, called on a class or on a game.
sub _class_of {
    my ($class) = @_;
    return $class if !ref $class && length($class // '');
    return ref _game($class);
}

# Every refusal ends here, with nothing in the caller's context.
sub _refuse {
    my ($self, $code, %extra) = @_;
    $self->{error} = Game::Fanorona::Error->throw($code, %extra);
    return;
}

sub _done {
    my ($self) = @_;
    $self->{error} = undef;
    return 1;
}

# A question about what may be played. Rules which know that their game is over
# answer it for a game that the players have ended: there is nothing, and the
# arguments are checked as they always are.
sub _ask {
    my ($self, $method, @arguments) = @_;
    my $rules = $self->over ? Game::Fanorona::Rules->new(position => $FINISHED) : $self->{rules};
    return $self->_call($rules, $method, @arguments);
}

# Calls the rules, and lets what they croak be this class's croak. Their answer is in an
# array, which need not be copied on its way.
sub _call {
    my ($self, $rules, $method, @arguments) = @_;
    my ($done, @answer, $error);
    {
        local ($@, $SIG{__DIE__});
        $done  = eval { @answer = $rules->$method(@arguments); 1 };
        $error = $@;
    }
    return \@answer if $done;
    die $error if ref $error || $error !~ s/\AGame::Fanorona::Rules: (.*) at .+? line \d+\.?\n\z/$1/s;
    croak __PACKAGE__ . ": $error";
}

# The one argument that a method may have, as it was given or not.
sub _limit {
    my ($method, @limit) = @_;
    croak __PACKAGE__ . ": wrong number of arguments, the call is \$game->$method(\$limit)" if @limit > 1;
    return @limit;
}

sub _named {
    my ($method, $names, @pairs) = @_;
    croak __PACKAGE__ . ": $method takes names and their values in pairs" if @pairs % 2;
    my %known = map { $_ => 1 } @$names;
    my %given;
    while (my ($name, $value) = splice @pairs, 0, 2) {
        croak __PACKAGE__ . ": $method takes no argument named " . Game::Fanorona::Rules::_shown($name)
            unless defined $name && $known{$name};
        $given{$name} = $value;
    }
    return %given;
}

sub _moves_given {
    my ($method, $moves) = @_;
    croak __PACKAGE__ . ": $method takes an array reference of moves" unless ref $moves eq 'ARRAY';
    return $moves;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona - play fanorona, the board game of Madagascar

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona;

    my $game = Game::Fanorona->new;
    $game->play('d3-e3A') or die $game->error->message;
    print $game->turn, "\n";                        # black
    print join(' ', $game->legal_strings), "\n";    # c3-d3A c3-d3W d4-d3A f4-f3A

    # A person picks steps, one after the other.
    for my $step ($game->steps) {
        print "$step->{string} would take @{ $step->{takes} }\n";
    }
    $game->step('c3-d3A') or die $game->error->message;
    $game->stop if $game->can_stop;

    print $game->as_text(white => 'Rakoto', black => 'Soa');

    if (my $result = $game->result) {
        print $result->is_draw ? "drawn\n" : $result->winner . " has won\n";
    }

=head1 DESCRIPTION

Fanorona is played where lines cross: forty-five points in nine files and five
ranks, with twenty-two stones for each side and nothing in the middle. A stone goes
along a line to the next point. Coming up to an enemy stone that stands straight
ahead, or leaving one that stands straight behind, it takes that stone and those
which follow it on the same line without a gap. Whoever can take has to. A stone
that took may take again in the same move, but not by going on in the same
direction, nor by coming to a point where it has been in that move; and it may stop
instead. Whoever takes all the enemy's stones has won.

An object of this class is one game, in the terms of the people who play it. It
reads and writes points and moves by name. It refuses what the rules do not allow,
without an exception. It knows when the game has ended and how, remembers every
move, and lets the players resign, agree to a draw and take moves back.

The rules themselves are explained in L<Game::Fanorona::Engine> and
L<Game::Fanorona::Rules>, and the way of writing in L<Game::Fanorona::Notation>.

=head2 Sides and points

A side is C<white> or C<black>. White has the two ranks nearest to it at first, and
the first move. A point is a letter for its file, C<a> to C<i>, and a digit for its
rank, C<1> to C<5>.

=head2 Moves and steps

A I<step> takes one stone to a neighbouring point: C<b2-c2A>. A I<move> is all that
one side does until it is the other's turn, a step or several: C<b2-c2A-c3A>. Behind
a point where a step has taken there is an C<A> when it took by approach and a C<W>
when it took by withdrawal. A step without a letter takes nothing; it is a I<paika>.

L</play> makes a move, L</step> and L</stop> make one bit by bit. Both may be used in
one game, even within one move: in the middle of a move, C<play>, L</preview> and
L</continuations> want the rest of it, which begins on the point where its stone
stands, and the empty string is a rest that only stops.

The letter of a move's only step may be left out when the step could take in one way
only. When it could take both ways, it is refused as C<choose_capture>. When there
are several steps all of them take, and all have their letters. What this class
writes always has them.

=head2 What to show to a person

There are about ten moves in a common position, but there may be thousands: a stone
that could take four times running makes four moves, as it may stop after each. So
do not show moves. Show L</steps>, the few steps that may come next; when one has been
made, show steps again, and the choice to stop where L</can_stop> is true. L</starts>
tells which stones to offer first. L</continuations> does all this for a move that is
still being thought about.

=head2 Refusals

C<play>, C<step>, C<stop>, C<undo>, C<preview>, C<continuations>, C<resign> and the three
methods about draws may refuse. They return nothing then, which is an empty list, or
undef in scalar context; the reason is in L</error>, and the game is as it was. When
they do not refuse, they set C<error> back to undef. No other method touches it.

Once the game is over, C<game_over> comes before any other reason. Apart from that,
a move is refused for its first step that is wrong, which is told by these codes of
L<Game::Fanorona::Error>:

    bad_move         it cannot be read; the error's reason says why
    no_stone         the engine's WHY_NO_STONE
    not_your_stone   WHY_NOT_YOURS
    not_the_stone    WHY_NOT_THE_STONE, in the middle of a move
    no_line          WHY_NO_LINE; such a move cannot be read, so bad_move comes first
    occupied         WHY_OCCUPIED
    same_direction   WHY_SAME_DIRECTION
    revisit          WHY_REVISIT
    paika_in_chain   WHY_PAIKA_IN_CHAIN
    takes_nothing    WHY_TAKES_NOTHING
    choose_capture   WHY_NOT_A_PAIKA, with both ways open
    must_capture     WHY_MUST_CAPTURE

A step beyond the point where nothing could follow is judged as if the move were still
going on.

=head2 Errors

Mistakes in a program are exceptions. Their messages begin with
C<Game::Fanorona: > and are reported from the line of the call. Apart from what is
said below, a method croaks when it is called on something that is not a game. Only
what a constructor of this class has made is one: a reference blessed by hand is not,
nor is a copy of a game that L<Storable> or the like has made. L</as_text> and
L</from_text> copy and keep games. A subclass that has a C<DESTROY> calls that of this
class from it.

What is given as a move is never such a mistake. Anything that is not a move, such as
a reference blessed by hand as a L<Game::Fanorona::Move>, is a C<bad_move>.

=head2 Threads

A game belongs to the thread that made it and is not there in one started later. A
forked process has its own copy.

=head1 CONSTRUCTORS

They make an object of the class they are called on, or of the class of the game they
are called on.

=head2 new

    my $game = Game::Fanorona->new;
    my $game = Game::Fanorona->new(variant => { board => 'dimy', repeat => 2 });
    my $game = Game::Fanorona->new(position => '9/9/2bw1b3/9/9 w 12 40');
    my $game = Game::Fanorona->new(variant => 'telo', script => ['b1-b2A']);

A game, ready for its first move.

=over 4

=item variant

A name, a line as L<Game::Fanorona::Variant/as_string> writes it, a hash of fields as
L<Game::Fanorona::Variant/custom> takes them, or such an object. When it is absent or
undef: nine by five, with the usual numbers.

=item position

What to begin from, instead of the variant's set-up: a position of its size. It may
have the two counts, and the game starts with them. A position in which the game is
over makes a game that is over. Absent or undef is the set-up.

=item script

An array reference of moves, which are played at once. Absent or undef is none.

=item first

C<white>, as there is no other side that ever moves first.

=back

Croaks on any other name, which it mentions, on a name without a value, when there is
no such variant, when the position cannot be read or has another size, when a move of
the script is refused, and when C<first> is given as something else.

=head2 replay

    my ($game, $error, $n) = Game::Fanorona->replay(\@moves, variant => 'telo');

Plays moves in a game that is made with the other arguments, which are those of
C<new>. Returns the game, undef and how many moves there were. When a move is refused,
returns the game with the moves before it, the L<Game::Fanorona::Error>, and which move
it was, counted from 1. In scalar context, the game alone in either case. Croaks as
C<new> does, and when it is not given an array reference of moves.

=head2 from_text

    my ($game, $why, $line) = Game::Fanorona->from_text($text);

The game that L</as_text> wrote, just as it was: with a move half made, with an offer of
a draw that stands, or ended by its players. Names in the text are kept for the next
C<as_text>. Returns the game, undef and the number of the text's last line; or undef,
a word, and the line at fault. In scalar context, the game or undef. It does not croak
over any text.

The word is one of these:

=over 4

=item *

a reason of L<Game::Fanorona::Notation/parse_game>, when the text is not well formed;
C<bad_offer> is also said of an offer in a game that is over;

=item *

a code of L<Game::Fanorona::Error>, when a move or the chain was refused;

=item *

C<bad_chain>, when the line C<chain> has a move that is complete;

=item *

C<bad_result>, when the line C<result> is not how the game went: resignation or
agreement in a game that is over already, an ending on the board that the moves do not
lead to, or no ending at all.

=back

=head1 METHODS

A method that returns a list returns how many there are in scalar context.

=head2 play

    my $move = $game->play('b2-c2A-c3A') or warn $game->error->message;

Plays a whole move, or the rest of the one in progress: a string or a
L<Game::Fanorona::Move>. Where the last step leaves a stone that could go on, it stops.
Returns the move that is complete now as a L<Game::Fanorona::Move>, from its very first
step on. When a step is refused, none is made.

=head2 step

    my $step = $game->step('b2-c2A') or warn $game->error->message;

Makes one step and returns it as L</steps> describes it. The move is complete when the
step took nothing, and when it took and nothing could follow; otherwise C<can_stop> is
true and it is still the same side's turn. More than one step, where it can be read, is
a C<bad_move> with the reason C<too_long>, whether or not the rules would allow it.

=head2 stop

Ends the move in progress, and returns 1. Between moves it refuses with
C<nothing_to_stop>.

=head2 undo

    $game->undo;

Takes back what was done last, and returns 1: a resignation or an agreement; or all
steps of a move in progress; or else the last whole move. An offer of a draw which
stood before that stands again, unless there is a newer one. Refuses with
C<nothing_to_undo> when nothing has been done. A game that is over can be taken back.

=head2 steps

    for my $step ($game->steps) { ... }

The steps that may be made next; none once the game is over. Each is a hash reference:

    {
        from   => 'd3',
        to     => 'e3',
        how    => 'approach',       # or 'withdrawal' or 'paika'
        takes  => ['f3'],           # the nearest first; none for a paika
        string => 'd3-e3A',         # for step()
    }

A step that could take both ways is there twice. In the middle of a move the string is
that of the single step all the same.

=head2 can_stop

True in the middle of a move, unless the game is over.

=head2 starts

    my @points = $game->starts;

The points of the stones that can make a step now.

=head2 continuations

    my $next = $game->continuations('b2-c2A');
    my $next = $game->continuations;

What may come after the beginning of a move, which is not made. Without an argument, or
with undef, what may come now. A hash reference:

=over 4

=item steps

an array reference of steps, as C<steps> describes them,

=item stop

1 when the move may be stopped there, else 0,

=item complete

1 when nothing can follow, so that the move ends there by itself, else 0.

=back

So a beginning is a whole move when C<stop> or C<complete> is true. Refuses a beginning
that cannot be made, as none can once the game is over. Without one it never refuses:
of a game that is over it says that there are no steps, with C<stop> and C<complete> 0.
This takes no longer where there are thousands of moves.

=head2 preview

    my $position = $game->preview('b2-c2A-c3A');

The position string there would be after a move, or after the rest of the one in
progress, which is not made. Refuses what C<play> would refuse.

=head2 legal

    my @moves = $game->legal;
    my @moves = $game->legal($limit);

All whole moves as L<Game::Fanorona::Move> objects; none in the middle of a move and none
once the game is over. Croaks when there are more than the limit, which is 100,000
unless it is given and defined, and on a limit that is not a whole number of 0 or more.
See L</What to show to a person>.

=head2 legal_strings

The same as strings, in the order of the alphabet.

=head2 turn

C<white> or C<black>: the side to move, also while it is in the middle of a move. Undef
once the game is over.

=head2 over

True once the game has ended, on the board or by its players.

=head2 result

A L<Game::Fanorona::Result> once the game is over, undef before.

=head2 winner

C<white> or C<black>; undef for a draw and before the end.

=head2 error

The L<Game::Fanorona::Error> of the last call that could refuse, if it did, else undef.

=head2 resign

    $game->resign('black');

The side gives up, and the other has won. It need not be its turn. Returns 1; refuses
with C<game_over> or C<not_a_side>.

=head2 offer_draw

    $game->offer_draw('white');

The side offers a draw, on its turn or not. The offer stands until it is answered, or
until that side has completed a move. Returns 1; refuses with C<game_over>,
C<not_a_side>, or C<offer_standing> when there is one, whoever made it.

=head2 accept_draw

    $game->accept_draw('black');

The side accepts the other's offer, and the game is drawn. Returns 1; refuses with
C<game_over>, C<not_a_side>, C<no_offer>, or C<own_offer> when the side has made the
offer itself.

=head2 decline_draw

    $game->decline_draw('black');

The side turns the other's offer down, which does not stand any more. Called without an
argument, it is the side that the offer was made to. Returns 1, and refuses as
C<accept_draw> does.

=head2 draw_offered_by

The side whose offer stands; undef without one, and once the game is over.

=head2 search

    my $found = $game->search(budget => 10_000, salt => 'game 17');
    $game->play($found->{move});

The move that the side to move should make, or the rest of the one in progress; undef
once the game is over. A hash reference as L<Game::Fanorona::Rules/search> returns it,
with each of its C<steps> as L</steps> describes them, and

=over 4

=item move

the steps as one string, for C<play>. It is empty where the thing to do is to stop.

=back

Takes the arguments of L<Game::Fanorona::Rules/search>, and C<salt>, a string that
settles the choice among moves of equal score as C<seed> does: one salt, one move, on
every perl. With both, both count. A salt of undef is none. Croaks as that method does,
and on a salt that is a reference to something which is no string.

L<Game::Fanorona::Bot> is a player that uses this.

=head2 evaluate

    my $score = $game->evaluate;
    my $score = $game->evaluate(\%weights);

The position scored for White as it stands, see L<Game::Fanorona::Rules/evaluate>, with
its exceptions.

=head2 moves

    my @strings = $game->moves;

All whole moves made in this game, in order, as strings.

=head2 in_progress

The steps made of a move that is not complete, as a string; undef between moves.

=head2 as_text

    my $text = $game->as_text(white => 'Rakoto', black => 'Soa');

The game as text, see L<Game::Fanorona::Notation/Games>: the variant, and which of its
numbers are not the usual ones; the position it began from, when that was not the set-up;
the names; the result, if it has one; an offer of a draw that stands; the steps of a
move half made; and the moves. C<from_text> reads it.

Names that are not given, or are undef, are those of the text the game came from, if it
came from one. Croaks on another argument, and on a name that is empty, all blanks, or
has a character outside printable ASCII.

=head2 position

The position string, without counts. It does not show a move in progress.

=head2 position_counted

The same with two counts: how many moves running took nothing, and the number of the
move about to be made, or being made. It can be given to C<new>.

=head2 at

    my $side = $game->at('e3');

C<white> or C<black>; undef for an empty point, and for what is no point of this board.

=head2 stones

    my $n = $game->stones('black');

How many stones a side has; 0 for what is no side.

=head2 ply

How many whole moves were made in this game.

=head2 quiet

How many moves running, up to now, took nothing. A position with counts that the game
began from may have brought some along.

=head2 quiet_limit

How many there may be before the game is drawn; 0 when it never is for that.

=head2 repeats

How often the present position has occurred, now included, the first position of the
game being an occurrence; 0 in the middle of a move.

=head2 in_chain

True in the middle of a move.

=head2 chain_at

The point of the stone in the middle of its move; undef between moves.

=head2 signature

Sixteen hexadecimal digits, equal for the same stones on the same points of a board of
the same size with the same side to move, and else different.

=head2 variant

The L<Game::Fanorona::Variant> that is played.

=head1 CLASS METHODS

=head2 bot

    my $move = Game::Fanorona->bot->choose($game);

The name of the class that plays by itself, L<Game::Fanorona::Bot>, which is loaded
then.

=head1 WHOSE RULES THESE ARE

No federation keeps the rules of fanorona, and no book of rules is the one that counts.
These here follow two texts, as they were in October 2026: the article "Fanorona" of the
English Wikipedia in its revision 1375518715, of 18 September 2026; and "Best Play in
Fanorona Leads to Draw" by Schadd, Winands, Uiterwijk, van den Herik and Bergsma, in New
Mathematics and Natural Computation 4(3), 2008, which reports how the game was solved.

The two agree on the board, on how the nine by five is set up, on steps, approach and
withdrawal, on the obligation to take, on the mover's choice where a step could take both
ways, and on chains with their two restrictions. This is decided here because they do not
say it, or name no number:

=over 4

=item *

A side which has stones and no step has lost. The paper decides it so; tradition says
nothing. The result is C<no_moves>.

=item *

The third occurrence of a position is a draw. That repeating draws is in the paper, how
often is not. Positions are compared between moves, and with the side to move. The
variant may have another number, or none.

=item *

Sixty moves running, those of both sides counted, in which nothing is taken are a draw.
Tradition has no such rule, but games between players who cannot finish would have no end.
The number comes from games that were tried, with no theory behind it, and a later version
may have another. It, too, is the variant's.

=item *

How the smaller boards are set up is concluded from the nine by five, the only one that
the two texts show; L<Game::Fanorona::Variant> has the pictures. On three by three this
gives a game that White wins with best play, and so says the paper of its own.

=back

Two things that are told of fanorona elsewhere are left out. The first move is as free as
any other, since neither text restricts it. And there is no vela, in which the winner of a
game gives the loser a handicap in the next.

=head1 SEE ALSO

L<Game::Fanorona::Rules>, L<Game::Fanorona::Engine>, L<Game::Fanorona::Notation>,
L<Game::Fanorona::Variant>, L<Game::Fanorona::Move>, L<Game::Fanorona::Result>,
L<Game::Fanorona::Error>, L<Game::Fanorona::Bot>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 BUGS

Reports are welcome at C<bug-game-fanorona at rt.cpan.org>, or by way of
L<https://rt.cpan.org/NoAuth/ReportBug.html?Queue=Game-Fanorona>.

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
