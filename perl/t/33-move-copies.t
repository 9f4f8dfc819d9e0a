# A move is a plain value: a copy of it, made by whatever makes copies, is played like
# the move itself (it was refused once, for not being read-only any more). What only
# looks like a move is refused, by what plays moves and by the move's own methods.
use strict;
use warnings;
use Config;

BEGIN {
    if ($Config{useithreads}) {
        require threads;
        threads->import;
        require threads::shared;
        threads::shared->import;
        require Thread::Queue;
    }
}
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Data::Dumper ();
use Game::Fanorona;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;
use Game::Fanorona::Rules ':all';
use Storable ();

my $three = '8b/9/1b7/3b5/w1b6 w';
my $MOVE  = 'Game::Fanorona::Move';
my @moves = board($three)->moves;

# ---- copies ----

{
    package My::Move;
    our @ISA = ('Game::Fanorona::Move');
}

sub upgraded { my ($move) = @_; my $text = $$move; utf8::upgrade($text); return bless \$text, $MOVE }
sub dumped   { my ($move) = @_; local $Data::Dumper::Useqq = 1; our $VAR1; eval Data::Dumper::Dumper($move); return $VAR1 }

my %copied = (
    'Storable::dclone'                   => sub { Storable::dclone($_[0]) },
    'Storable::freeze and thaw'          => sub { Storable::thaw(Storable::freeze($_[0])) },
    'Storable::nfreeze of an array'      => sub { Storable::thaw(Storable::nfreeze([$_[0]]))->[0] },
    'Data::Dumper'                       => \&dumped,
    'a copy of the string'               => sub { bless \(my $text = ${ $_[0] }), $MOVE },
    'a copy that perl keeps as utf8'     => \&upgraded,
    'a copy of a subclass'               => sub { bless \(my $text = ${ $_[0] }), 'My::Move' },
    'a tied copy'                        => sub { my $text = ${ $_[0] }; tie my $tied, 'Telling', $text; bless \$tied, $MOVE },
);
if ($Config{useithreads}) {
    $copied{'threads::shared::shared_clone'} = sub { threads::shared::shared_clone($_[0]) };
    $copied{'a shared_clone within an array'} = sub { threads::shared::shared_clone([$_[0]])->[0] };
    $copied{'Thread::Queue'} = sub { my $queue = Thread::Queue->new; $queue->enqueue($_[0]); $queue->dequeue };
    $copied{'what a thread returns'} = sub { my ($move) = @_; threads->create(sub { $move })->join };
    $copied{'what a thread lists'} = sub { my ($move) = @_; threads->create(sub { (grep { $_ eq $move } board($three)->moves)[0] })->join };
    $copied{'a Thread::Queue from another thread'} = sub {
        my ($move) = @_;
        my $queue = Thread::Queue->new;
        threads->create(sub { $queue->enqueue(grep { $_ eq $move } board($three)->moves) })->join;
        return $queue->dequeue;
    };
}
{
    package Telling;
    sub TIESCALAR { my ($class, $text) = @_; return bless \$text, $class }
    sub FETCH { my ($self) = @_; return $$self }
}

sub said {
    my ($move) = @_;
    return join '|', "$move", $move->from, $move->to, $move->length, join(' ', $move->points), join(' ', $move->taken), map { step_key($_) } @{ $move->steps };
}

for my $how (sort keys %copied) {
    my $right = 0;
    for my $move (@moves) {
        my $copy = $copied{$how}->($move);
        my ($expected, $board) = (board($three), board($three));
        my $left = $expected->play_move($move);
        my $tokens = eval { $board->play_move($copy) };
        my ($rules, $game) = (Game::Fanorona::Rules->new(position => $three), Game::Fanorona->new(position => $three));
        my $answer = eval { $rules->play_move($copy) };
        diag $@ if $@;
        my $played = eval { $game->play($copy) };
        $right++ if $tokens && join('', @$tokens) eq join('', @$left) && defined $answer && $answer == PLAY_OK && $played && $played eq $move
            && said($copy) eq said($move) && $copy->isa($MOVE)
            && !grep { $_ ne $expected->to_string } $board->to_string, $rules->position, $game->position;
    }
    is($right, 3, "$how: each of three moves says and plays what the move does");
}
is(board('9/9/9/9/w1b6 w')->play_move(Storable::dclone($moves[2])), undef, 'a copy is held to the rules as a move is');

# ---- what only looks like a move ----

# The only step of a1-b1A, the next one, and the ways to spoil the former.
my $step = pack 'C12', pt('a1'), pt('b1'), E, APPROACH, 1, pt('c1'), (0) x 6;
my $next = pack 'C12', pt('b1'), pt('b2'), N, APPROACH, 1, pt('b3'), (0) x 6;
sub spoilt { my ($at, $value) = @_; my $record = $step; substr $record, $at, 1, chr $value; return "\1${record}a1-b1A" }
is(${ $moves[0] }, "\1${step}a1-b1A", 'a move is its steps and its notation');
is(${ $moves[1] }, "\2$step${next}a1-b1A-b2A", '... of all its steps');

# Not even of the shape: no method has an answer.
my %shapeless = (
    'nothing' => '', 'a number' => 5, 'no steps' => "\0a1", 'a count alone' => "\1", 'the notation alone' => 'a1-b1A', 'too short' => substr("\1$step", 0, 12),
    'no notation' => "\1$step", 'a count too high' => "\2${step}a1-b1A", 'a count too low' => "\1$step${next}a1-b1A-b2A", 'a count of 45' => "\x2d" . $step x 45 . 'a1-b1A',
    'a count of 255' => "\xff" . $step x 255 . 'a1-b1A', 'noise' => "\xff" x 4000, 'a huge one' => "\1" . $step x 100_000, 'wide characters' => "\x{263a}" x 30,
    'a wide character in a step' => "\1" . substr($step, 0, 11) . "\x{263a}a1-b1A", 'a wide character in the notation' => "\1${step}a1-b1A\x{263a}",
    'a byte more' => "\1${step}a1-b1A\0", 'a line end more' => "\1${step}a1-b1A\n", 'no such point' => spoilt(0, 3), 'no such end' => spoilt(1, 255), 'no such direction' => spoilt(2, 8), 'no such kind' => spoilt(3, 3),
    'a paika that takes' => spoilt(3, PAIKA), 'a capture that does not' => spoilt(4, 0), 'eight stones taken' => spoilt(4, 8), '255 stones taken' => spoilt(4, 255),
);
# Of the shape, but not a move that any board could have.
my %untrue = (
    'another start' => spoilt(0, pt('a2')), 'another end' => spoilt(1, pt('c1')), 'another direction' => spoilt(2, N), 'the other way of taking' => spoilt(3, WITHDRAWAL),
    'another stone taken' => spoilt(5, pt('c2')), 'more taken than told' => spoilt(6, pt('d1')), 'fewer taken than told' => spoilt(4, 2),
    'another notation' => "\1${step}a1-b1W", 'a longer notation' => "\1${step}a1-b1A-b2A", 'a diagonal of a weak point' => "\1" . pack('C12', pt('b1'), pt('c2'), NE, PAIKA, (0) x 8) . 'b1-c2',
    'a step off the board' => "\1" . pack('C12', pt('i1'), pt('i1') + 1, E, PAIKA, (0) x 8) . 'i1-i2', 'a step away from the last' => "\2$step${step}a1-b1A-b1A",
    'stones off the board' => "\1" . pack('C12', pt('g1'), pt('h1'), E, APPROACH, 2, pt('i1'), pt('i1') + 1, (0) x 5) . 'g1-h1A',
    'a paika in a chain' => "\2$step" . pack('C12', pt('b1'), pt('b2'), N, PAIKA, (0) x 8) . 'a1-b1A-b2',
);

my @methods = qw(as_string from to points steps taken length is_paika is_capture);
my ($board, $rules, $game) = (board($three), Game::Fanorona::Rules->new(position => $three), Game::Fanorona->new(position => $three));
my $before = state_of($board);
sub not_played {
    my ($forged, $name) = @_;
    refused(sub { $board->play_move($forged) }, '', "$name: a board refuses it");
    ok(!eval { $rules->play_move($forged); 1 }, '... and so do the rules');
    like($@, qr/\AGame::Fanorona::Rules: .* at \Q$0\E line \d+\.?\n\z/, '... from the line of the call');
    return;
}
for my $name (sort keys %shapeless) {
    my $forged = bless \(my $text = $shapeless{$name}), $MOVE;
    not_played($forged, $name);
    is_deeply([grep { my $method = $_; !eval { $forged->$method; 1 } && $@ =~ /\A\Q$MOVE\E: .* at \Q$0\E line @{[__LINE__]}\.?\n\z/ } @methods], \@methods, '... and every method croaks');
}
for my $name (sort keys %untrue) {
    my $forged = bless \(my $text = $untrue{$name}), $MOVE;
    not_played($forged, $name);
    is_deeply([grep { my $method = $_; !eval { $forged->$method; 1 } && $@ !~ /\A\Q$MOVE\E: / } @methods], [], '... and its methods answer or croak');
}

# Not even a string. These died of what perl says of the wrong kind of reference.
my %kinds = (
    'an empty hash' => {}, 'an empty array' => [], 'an array' => ['a1-b1A', $step], 'a subroutine' => sub { 1 }, 'a subroutine with a prototype' => sub ($) { 1 }, 'undef' => \my $undef,
    'a reference' => \\'a1-b1A', 'a pattern' => qr/x/, 'a glob' => do { no warnings 'once'; \*Some::GLOB }, 'a reference to a move' => \(my $inner = $moves[0]),
);
for my $name (sort keys %kinds) {
    my $forged = bless $kinds{$name}, $MOVE;
    for my $method (@methods) {
        refused_at(sub { $forged->$method }, __LINE__, "$name made a move: $method");
    }
    refused_at(sub { my $string = "$forged" }, __LINE__, '... its string');
    refused_at(sub { my $same = $forged eq 'a1-b1A' }, __LINE__, '... eq');
    refused_at(sub { my $order = 'a1-b1A' cmp $forged }, __LINE__, '... cmp');
    not_played($forged, $name);
    my $played = eval { $game->play($forged) };
    is($@, '', '... a game does not croak');
    is($game->error && $game->error->code, 'bad_move', '... but refuses it');
}
same_state($board, $before, 'the board is as it was');
is($rules->position, $three, '... and the rules');
is($game->position, $three, '... and the game');

for my $method (@methods) {
    refused_at(sub { $MOVE->$method }, __LINE__, "$method of the class");
    refused_at(sub { $MOVE->can($method)->() }, __LINE__, "$method of nothing");
    for my $self (undef, '', 'a1-b1A', 5, [], {}, \'a1-b1A', \"\1${step}a1-b1A", $board) {
        refused(sub { $MOVE->can($method)->($self) }, '', "$method of something else");
    }
}

finish();
