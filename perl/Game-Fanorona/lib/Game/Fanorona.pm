package Game::Fanorona;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Carp qw(croak);
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

# White has won here.
my $FINISHED = '3/1w1/3 w';

# ---- constructors ----

sub new {
    my ($class, @pairs) = @_;
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
    }, ref $class || $class;

    for my $n (1 .. @$script) {
        $self->_play($script->[$n - 1])
            or croak __PACKAGE__ . ": move $n of the script was refused as "
            . $self->{error}->code . ': ' . $self->{error}->message;
    }
    return $self;
}

sub replay {
    my ($class, $moves, @pairs) = @_;
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
    my ($self, $why, $line) = read_game($class, $text);
    return wantarray ? ($self, $why, $line) : $self;
}

sub bot {
    require Game::Fanorona::Bot;
    return 'Game::Fanorona::Bot';
}

# In a new thread there would be a game without its rules.
sub CLONE_SKIP { return 1 }

# ---- making moves ----

sub play {
    my ($self, $move) = @_;
    $self->_play($move) or return;
    return $self->{rules}->_last_move;
}

sub step {
    my ($self, $move) = @_;
    my ($steps) = $self->_read($self->_rules->board, $move) or return;
    return $self->_refuse('bad_move', move => $move, reason => 'too_long') if @$steps > 1;
    $self->_make($steps);
    return describe_step($steps->[0]);
}

sub stop {
    my ($self) = @_;
    return $self->_refuse('game_over')       if $self->over;
    return $self->_refuse('nothing_to_stop') unless $self->in_chain;
    $self->_make([], 1);
    return 1;
}

sub undo {
    my ($self) = @_;
    my $rules = $self->_rules;
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
    my ($steps) = $self->_read($self->_rules->board, $move) or return;
    return $self->_make($steps, 1);
}

# The same with the move left open where its stone may go on.
sub _play_part {
    my ($self, $moves) = @_;
    my ($steps) = $self->_read($self->_rules->board, $moves) or return;
    return $self->_make($steps);
}

# The rest of a move that is nothing more than to stop.
sub _is_stop {
    my ($self, $move) = @_;
    return defined $move && "$move" eq '' && $self->can_stop;
}

# The steps of a move, which are made on the board that is given: a copy.
sub _read {
    my ($self, $board, $move) = @_;
    return $self->_refuse('game_over', move => $move) if $self->over;
    my ($steps, $code, $reason) = read_steps($board, $move);
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
    my ($self) = @_;
    my @steps = $self->over ? () : map { describe_step($_) } $self->{rules}->steps;
    return @steps;
}

sub can_stop {
    my ($self) = @_;
    return $self->_rules->can_stop && !$self->over ? 1 : '';
}

sub starts {
    my ($self) = @_;
    my %seen;
    my @points = grep { !$seen{$_}++ } map { $_->{from} } $self->steps;
    return @points;
}

sub continuations {
    my ($self, $so_far) = @_;
    my $board = $self->_rules->board;
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
    my ($self, $move) = @_;
    my $board = $self->_rules->board;
    $self->_is_stop($move) or $self->_read($board, $move) or return;
    $board->stop;
    $self->_done;
    return $board->to_string;
}

sub legal {
    my ($self, @limit) = @_;
    my @moves = $self->_ask('moves', @limit);
    return @moves;
}

sub legal_strings {
    my ($self, @limit) = @_;
    my @strings = sort map { $_->as_string } $self->_ask('moves', @limit);
    return @strings;
}

sub search {
    my ($self, @pairs) = @_;
    my %given = _named('search', [qw(budget seed depth weights salt)], @pairs);
    my $salt = delete $given{salt};
    if (defined $salt) {
        croak __PACKAGE__ . ': a salt is a string' if ref $salt && !overload::Method($salt, '""');
        ($given{seed}) = $self->_ask('_salted', exists $given{seed} ? $given{seed} : 0, "$salt");
    }
    my ($found) = $self->_ask('search', %given);
    return undef unless $found;
    return {
        %$found,
        steps => [ map { describe_step($_) } @{ $found->{steps} } ],
        move  => steps_string(@{ $found->{steps} }),
    };
}

sub evaluate {
    my ($self, @weights) = @_;
    my ($score) = $self->_call($self->_rules, 'evaluate', @weights);
    return $score;
}

# ---- the end of a game, and what the players may agree on ----

sub turn {
    my ($self) = @_;
    return $self->over ? undef : $NAME_OF{ $self->{rules}->side };
}

sub over {
    my ($self) = @_;
    return $self->_rules->is_over || $self->{ended} ? 1 : '';
}

sub result {
    my ($self) = @_;
    return undef unless $self->over;
    my $rules = $self->{rules};
    my ($how, $winner) = $self->{ended}
        ? @{ $self->{ended} }{qw(how winner)}
        : ($rules->outcome_name, $NAME_OF{ $rules->winner });
    return Game::Fanorona::Result->_make(
        how      => $how,
        winner   => $winner,
        ply      => $rules->ply,
        position => $rules->position,
    );
}

sub winner {
    my ($self) = @_;
    my $result = $self->result;
    return $result ? $result->winner : undef;
}

sub error { return $_[0]{error} }

sub resign {
    my ($self, $side) = @_;
    $self->_may_say($side) or return;
    $self->{ended} = { how => 'resign', winner => $OTHER{$side} };
    return $self->_done;
}

sub offer_draw {
    my ($self, $side) = @_;
    $self->_may_say($side) or return;
    return $self->_refuse('offer_standing') if $self->{offer};
    $self->{offer} = $side;
    return $self->_done;
}

sub accept_draw {
    my ($self, $side) = @_;
    $self->_may_answer($side) or return;
    return $self->_agree;
}

sub decline_draw {
    my ($self, @side) = @_;
    @side = $OTHER{ $self->{offer} // '' } // 'white' unless @side;
    $self->_may_answer(@side) or return;
    $self->{offer} = undef;
    return $self->_done;
}

sub draw_offered_by {
    my ($self) = @_;
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
    my ($self) = @_;
    my $rules = $self->_rules;
    my @moves = map { $rules->_move_string($_) } 0 .. $rules->ply - 1;
    return @moves;
}

sub in_progress { return scalar $_[0]->_rules->_in_progress }

sub as_text {
    my ($self, @pairs) = @_;
    my %given = _named('as_text', [qw(white black)], @pairs);
    my %names = (%{ $self->{names} }, map { $_ => $given{$_} } grep { defined $given{$_} } keys %given);
    my $text = write_game($self, %names);
    croak __PACKAGE__ . ': a name is printable ASCII on one line, and not empty' unless defined $text;
    return $text;
}

sub position { return $_[0]->_rules->position }

sub position_counted {
    my ($self) = @_;
    my $rules = $self->_rules;
    return join ' ', $rules->position, $rules->quiet, $rules->_number;
}

sub at {
    my ($self, $name) = @_;
    my $variant = $self->variant;
    parse_point($name, cols => $variant->cols, rows => $variant->rows) or return undef;
    return $NAME_OF{ $self->{rules}->at(square_of($name)) };
}

sub stones {
    my ($self, $side) = @_;
    return $self->_rules->count(defined $side && $NUMBER{$side} || 0);
}

sub ply         { return $_[0]->_rules->ply }
sub quiet       { return $_[0]->_rules->quiet }
sub quiet_limit { return $_[0]->_rules->quiet_limit }
sub repeats     { return $_[0]->_rules->repeats }
sub signature   { return $_[0]->_rules->key_hex }
sub in_chain    { return $_[0]->_rules->in_chain }
sub chain_at    { return name_of($_[0]->_rules->chain_at) }

sub variant {
    my ($self) = @_;
    $self->_rules;
    return $self->{variant};
}

# What Game::Fanorona::Record needs beside the above.

sub _first_position { return $_[0]{start} }

sub _set_names {
    my ($self, %names) = @_;
    delete @names{ grep { !defined $names{$_} } keys %names };
    $self->{names} = \%names;
    return;
}

# ---- inside ----

sub _rules {
    my ($self) = @_;
    croak __PACKAGE__ . ': called on something that is not a game'
        unless ref $self && UNIVERSAL::isa($self, __PACKAGE__);
    return $self->{rules};
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

# Calls the rules, and lets what they croak be this class's croak.
sub _call {
    my ($self, $rules, $method, @arguments) = @_;
    my ($done, @answer, $error);
    {
        local ($@, $SIG{__DIE__});
        $done  = eval { @answer = $rules->$method(@arguments); 1 };
        $error = $@;
    }
    return @answer if $done;
    die $error if ref $error || $error !~ s/\AGame::Fanorona::Rules: (.*) at .+? line \d+\.?\n\z/$1/s;
    croak __PACKAGE__ . ": $error";
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
