# The program in a terminal, with Term::ReadKey and without: what is seen, what is
# typed, and how the terminal is left.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use TerminalTest;
use TerminalScreen;
use Game::Fanorona;

if (!TerminalScreen->available) {
    plan skip_all => 'IO::Pty is needed to test in a terminal' if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail('IO::Pty is installed');
    finish();
    exit;
}

my @program = program();

# The same perl, where Term::ReadKey cannot be loaded.
my $hidden = scratch('hidden');
mkdir $hidden;
mkdir "$hidden/Term";
written("die 'not installed'\n", 'hidden/Term/ReadKey.pm');
my @without = (@program[0, 1], "-I$hidden", @program[2 .. $#program]);

my @kinds = (['without Term::ReadKey', 0, @without]);
if (eval { require Term::ReadKey; 1 }) {
    push @kinds, ['with Term::ReadKey', 1, @program];
}
elsif ($ENV{FANORONA_REQUIRE_ALL_TESTS}) {
    fail('Term::ReadKey is installed');
}

# It has left, with that status, and the terminal is as it was.
sub left {
    my ($screen, $status, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    is($screen->leaves, $status, "$name: the status is $status") or diag $screen->text;
    is($screen->modes, $screen->{modes}, 'the terminal has its modes');
    ok(!$screen->{hidden}, 'and its cursor');
    is($screen->{scrolled}, 0, 'nothing has scrolled away');
    ok(!$screen->{wrapped}, 'or was too wide');
    is($screen->{unknown}, '', 'nothing else was sent');
    return;
}

my @calm = ('--no-colour', '--level', '1', '--seed', '07' x 32);

for my $kind (@kinds) {
    my ($name, $keys, @run) = @$kind;
    note $name;

    # The opening questions.
    {
        my $screen = TerminalScreen->new(@run, '--no-colour');
        ok($screen->shows(qr/Which side do you play.*\[white\]/), 'it asks which side');
        like($screen->text, qr/^Fanorona, the board game of Madagascar\..*Enter/s, 'after saying what this is');
        $screen->type("blue\r");
        ok($screen->shows(qr/\? \[white\].*blue is none of these.*Enter alone takes white.*\? \[white\]/s),
            'until that is answered, and says what was wrong, which it once did not');
        $screen->type("black\r");
        ok($screen->shows(qr/How well does the computer play/), 'and how well the computer plays');
        $screen->type("9\r");
        ok($screen->shows(qr/\? \[2\].*9 is none of these.*\? \[2\]/s), 'until that is answered, too');
        $screen->type("1\r");
        ok($screen->shows(qr/White +\d+  computer, level 1/), 'which then begins');
        ok($screen->shows(qr/^Black>/m), 'and waits') or diag $screen->text;
        like($screen->text, qr/^    i   h   g   f   e   d   c   b   a$/m, 'with Black\'s side near');
        is($screen->is_raw ? 1 : 0, $keys, $keys ? 'keys are read one by one' : 'the terminal reads lines');
        $screen->type("quit\r");
        left($screen, 0, 'quit');
    }
    for my $answer ("\x04", "q\r") {
        my $screen = TerminalScreen->new(@run);
        $screen->shows(qr/Which side/);
        $screen->type($answer);
        is($screen->leaves, 0, 'one can leave at once');
        is($screen->{col}, 0, 'and the line is ended, which Ctrl-D once left open');
    }

    # A move, the answer, and other things that are typed.
    {
        my $screen = TerminalScreen->new(@run, '--side', 'white', @calm);
        ok($screen->shows(qr/^White>/m), 'no question where the side is given');
        unlike($screen->text, qr/Which side/, 'indeed none');
        $screen->type("d3-e3\r");
        ok($screen->shows(qr/A, by approach, f3; or W/), 'a step that could take two ways');
        like($screen->text, qr/#W-\[O\]-\[\+\]--#A/, 'has both rows marked');
        $screen->type("w\r");
        ok($screen->shows(qr/Black plays/), 'the computer answers');
        like($screen->text, qr/1 O d3-e3W\n.*2 # /, 'both moves are listed');
        my $file = scratch();
        $screen->type("save $file\r");
        ok($screen->shows(qr/is saved in/), 'saved');
        is((GAME->from_text(content($file)))[0]->ply, 2, 'with both moves');
        $screen->type("undo\r");
        ok($screen->shows(qr/Taken back/), 'taken back');
        $screen->type("help\r");
        ok($screen->shows(qr/Take every stone.*save FILE.*Enter goes back/s), 'a page of help');
        $screen->type("\r");
        ok($screen->shows(qr/O White 22  you/), 'and back');
        $screen->type("hint\r");
        ok($screen->shows(qr/A strong player would play/), 'a hint');
        $screen->type("load $file\r");
        ok($screen->shows(qr/The game is the one in/), 'loaded');
        like($screen->text, qr/2 # /, 'with its moves');
        $screen->type("resign\r");
        ok($screen->shows(qr/Black has won: White has resigned\..*The game is over>/s), 'resigned');
        $screen->type("\x04");
        left($screen, 0, 'the end of the input');
        ok(!$screen->{coloured}, 'there were no colours');
    }

    # Arrow keys that nothing understands were once said to be no command.
    if (!$keys) {
        my $screen = TerminalScreen->new(@run, '--no-colour');
        $screen->shows(qr/Which side/);
        $screen->type('up', "white\r");
        ok($screen->shows(qr/How well/), 'a key without a meaning is passed over in an answer');
        $screen->type('down', "\r");
        ok($screen->shows(qr/^White>/m), 'and in an empty one');
        $screen->type('up', "\r", 'left', "d3\r");
        ok($screen->shows(qr/The stone on d3 may go/), 'and before what is typed');
        unlike($screen->text, qr/no command/, 'in silence');
        $screen->type("quit\r");
        left($screen, 0, 'leaving after that');
    }

    # In the middle of a move.
    {
        my $file = written(GAME->new(position => CHAIN)->as_text);
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--no-colour', '--load', $file);
        $screen->shows(qr/^White>/m);
        $screen->type("a1-b1A\r");
        ok($screen->shows(qr/White may go on, or stop/), 'a move in steps');
        my $half = scratch();
        $screen->type("save $half\r");
        $screen->shows(qr/is saved/);
        $screen->type("stop\r");
        ok($screen->shows(qr/Black to move/), 'stopped');
        $screen->type("load $half\r");
        ok($screen->shows(qr/White may go on, or stop/), 'and taken up again in the middle');
        $screen->type("b2\r");
        ok($screen->shows(qr/a1-b1A-b2A/), 'goes on');
        $screen->type("\x03");
        left($screen, 130, 'an interrupt');
    }

    # Signals, and a terminal that goes away.
    for my $signal (['TERM', 143], ['INT', 130], ['HUP', 129]) {
        my $screen = TerminalScreen->new(@run, '--side', 'white', @calm);
        $screen->shows(qr/^White>/m);
        $screen->signal($signal->[0]);
        left($screen, $signal->[1], "SIG$signal->[0]");
    }
    {
        my $screen = TerminalScreen->new(@run, '--side', 'white', @calm);
        $screen->shows(qr/^White>/m);
        my $status = $screen->hang_up;
        ok(defined $status && ($status == 129 || $status == 0 || $status == 1), 'it does not outlive its terminal')
            or diag $status;
    }

    # Two computers, watched.
    {
        my $screen = TerminalScreen->new(@run, '--side', 'none', @calm);
        ok($screen->shows(qr/ 3 O /), 'two computers play');
        $screen->type("\x03");
        left($screen, 130, 'an interrupt while they do');
        $screen = TerminalScreen->new(@run, '--side', 'none', @calm, '--variant', 'telo');
        $screen->shows(qr/ 1 O /);
        $screen->type("\r", "quit\r");
        left($screen, 0, 'leaving while they do');
        $screen = TerminalScreen->new(@run, '--side', 'none', @calm, '--load',
            written(GAME->new(position => '9/9/3wb4/9/9 w')->as_text));
        left($screen, 0, 'the end of their game');
        like($screen->text, qr/White has won: Black has no stones left/, 'which is told');
    }

    # Colours, Unicode, and a terminal that can do nothing.
    {
        my $screen = TerminalScreen->new(@run, '--side', 'both');
        $screen->shows(qr/^White>/m);
        ok($screen->{coloured}, 'a terminal has colours');
        $screen->type("quit\r");
        left($screen, 0, 'with colours');

        local $ENV{NO_COLOR} = '1';
        $screen = TerminalScreen->new(@run, '--side', 'both');
        $screen->shows(qr/^White>/m);
        ok(!$screen->{coloured}, 'unless NO_COLOR is set');

        local $ENV{TERM} = 'dumb';
        $screen = TerminalScreen->new(@run, '--side', 'both');
        $screen->shows(qr/^White>/m);
        $screen->type("e2-e3\r");
        ok($screen->shows(qr/White plays e2-e3A/), 'a dumb terminal will do');
        unlike($screen->{seen}, qr/\e/, 'and gets nothing but lines');
        $screen->type("quit\r");
        is($screen->leaves, 0, 'left');
    }

    if (!$keys) {
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--pick', '--no-colour');
        ok($screen->shows(qr/need the module Term::ReadKey/), 'asked for the arrow keys, it says what they need');
        next;
    }

    # The arrow keys.
    {
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--no-colour');
        $screen->shows(qr/^White>/m);
        ok($screen->{hidden}, 'the cursor is hidden while nothing is typed');
        $screen->type('tab');
        ok($screen->shows(qr/[>]O</), 'a mark on the board');
        $screen->type('q');
        ok(!$screen->{hidden}, 'and shown when something is');
        $screen->type("\x7F");
        ok($screen->{hidden}, 'and erased');
        $screen->type(('left') x 9, ('down') x 5, 'up', 'up', ('right') x 3);
        ok($screen->shows(qr/^ 3 .*>O<--\+/m), 'moves with the arrows') or diag $screen->text;
        $screen->type('enter');
        ok($screen->shows(qr/^ 3 .*>O<-\[\+\]/m), 'a stone is picked, and shows where it may go');
        $screen->type('escape');
        ok($screen->shows(qr/^ 3 .*>O<--\+/m), 'and let go');
        $screen->type(' ', 'right', ' ');
        ok($screen->shows(qr/^ 3 .*#W-\[O\]->\+<--#A/m), 'put down where it could take two ways, both rows are marked');
        $screen->type('up', 'enter');
        ok($screen->shows(qr/Choose a stone of the row/), 'a stone of one is needed');
        $screen->type('down', 'right', 'enter');
        ok($screen->shows(qr/White plays d3-e3A, taking f3/), 'and takes it');
        $screen->type('enter');
        ok($screen->shows(qr/There is no stone on f3/), 'a point without a stone');
        $screen->type('left', 'enter');
        ok($screen->shows(qr/The stone on e3 is White's/), 'and one with the other side\'s');
        $screen->type(('left') x 9, 'enter');
        ok($screen->shows(qr/The stone on a3 cannot take/), 'and one that cannot take');
        $screen->type("c3 d3\r");
        ok($screen->shows(qr/can take two ways|Black plays/), 'moves can be typed all the same') or diag $screen->text;
        $screen->type("quit\r");
        left($screen, 0, 'after the arrow keys');
    }
    {
        my $file = written(GAME->new(position => CHAIN)->as_text);
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--no-colour', '--load', $file);
        $screen->shows(qr/^White>/m);
        $screen->type('tab', 'enter', 'right', 'enter');
        ok($screen->shows(qr/White may go on, or stop/), 'a move with the arrow keys');
        $screen->type('enter');
        ok($screen->shows(qr/White plays a1-b1A, taking c1/), 'Enter on the stone itself stops it') or diag $screen->text;
        $screen->signal('TERM');
        left($screen, 143, 'SIGTERM');
    }

    # Stopped and taken up again.
    {
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--no-colour');
        $screen->shows(qr/^White>/m);
        $screen->signal('TSTP');
        ok($screen->stops, 'it can be stopped');
        is($screen->modes, $screen->{modes}, 'the shell has its modes meanwhile');
        ok(!$screen->{hidden}, 'and its cursor');
        $screen->wipe;
        $screen->signal('CONT');
        ok($screen->shows(qr/^White>/m), 'when it goes on it is drawn again');
        ok($screen->is_raw, 'and has its keys');
        $screen->type("quit\r");
        left($screen, 0, 'stopped and gone on');
    }
    {
        my $screen = TerminalScreen->new(@run, '--side', 'both', '--no-pick');
        $screen->shows(qr/^White>/m);
        ok(!$screen->is_raw, '--no-pick reads lines');
    }
}

finish();
