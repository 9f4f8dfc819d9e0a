# A game through a pipe: a line at a time, with no questions.
use strict;
use warnings;
use Test::More;
use Config;
use File::Basename ();
use POSIX ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use GameTest;
use TerminalTest;
use Game::Fanorona;

plan skip_all => 'this perl does not fork' if !$Config{d_fork};

# Plays lines with a person on both sides, leaves, and gives the game that was
# saved at the end, and what was printed.
sub played {
    my ($lines, @arguments) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $file = scratch();
    my ($status, $out, $err) = fanorona(join('', map { "$_\n" } @$lines, "save $file", 'quit'), '--side', 'both', @arguments);
    is_deeply([$status, $err], [0, ''], join(', ', @$lines)) or diag $out;
    return (scalar GAME->from_text(content($file)), $out);
}

# The move of the manual.
{
    my ($status, $out, $err) = fanorona("d3-e3A\nquit\n", '--side', 'both');
    is_deeply([$status, $err], [0, ''], 'it leaves in the ordinary way');
    is(() = $out =~ /\bd3-e3A\b/g, 2, 'having told of one move, and listed it');
    like($out, qr/White plays d3-e3A, taking f3\./, 'with what it took');
    is(picture_of($out), <<'BOARD', 'and drawn it');
    a   b   c   d   e   f   g   h   i
 5  #---#---#---#---#---#---#---#---#  5
    | \ | / | \ | / | \ | / | \ | / |
 4  #---#---#--[#]--#--[#]--#---#---#  4
    | / | \ | / | \ | / | \ | / | \ |
 3  #---O--[#]-(+)-(O)--x---O---#---O  3
    | \ | / | \ | / | \ | / | \ | / |
 2  O---O---O---O---O---O---O---O---O  2
    | / | \ | / | \ | / | \ | / | \ |
 1  O---O---O---O---O---O---O---O---O  1
    a   b   c   d   e   f   g   h   i
BOARD
    unlike($out, qr/\?/, 'nothing is asked');
    like($out, qr/O White 22\n.*# Black 21\n/s, 'stones are counted');
    is((grep { length > 80 } split /\n/, $out), 0, 'in lines of a terminal');
}
is((fanorona('', '--side', 'both'))[0], 0, 'the end of the input is an ordinary way to leave');
is((fanorona('d3-e3A', '--side', 'both'))[1], (fanorona("d3-e3A\r\n", '--side', 'both'))[1],
    'a line may lack its end, or end in CR LF');

# What counts as a move.
for my $typed ('d3-e3A', 'D3-E3a', ' d3 e3a ', 'd3 - e3A', "d3-e3A\r") {
    my ($game) = played([$typed]);
    is_deeply([$game->moves], ['d3-e3A'], 'is a move');
}
is_deeply([(played(['e2-e3']))[0]->moves], ['e2-e3A'], 'a letter may be left out');

# Either way to take.
{
    my ($game, $out) = played(['d3-e3']);
    is_deeply([$game->moves], [], 'where both ways are open, nothing is made');
    like($out, qr/A, by approach, f3; or W, by withdrawal, c3/, 'it says what there is to choose');
    like(picture_of($out), qr/^ 3  #---O---#W-\[O\]-\[\+\]--#A--O---#---O  3$/m, 'and marks both rows');
    is_deeply([(played(['d3-e3', $_->[0]]))[0]->moves], [$_->[1]], "answered with $_->[0]")
        for [a => 'd3-e3A'], [W => 'd3-e3W'], [withdrawal => 'd3-e3W'], ['d3-e3W', 'd3-e3W'], ['e2-e3A', 'e2-e3A'];
    like((played(['a']))[1], qr/no command 'a'/, 'a letter alone is nothing elsewhere');
}

# What is refused changes nothing and says why.
for my $case (
    ['a1-b1' => 'A stone stands on'], ['e3-e4' => 'no stone on'], ['d4-e3A' => 'other side'], ['e2-e3W' => 'takes nothing'],
    ['a9-a8' => 'There is no point a9'], ['d3-f3A' => 'cannot be read'], ['hello' => 'no command'], ['stop' => 'No move is in progress'],
    ['accept' => 'No draw has been offered'], ['undo' => 'nothing to take back'], ['save' => 'name of a file'],
    ['load' => 'name of a file'], ['load ' . scratch('nowhere') => 'nowhere cannot be read'], ["\e[A" => 'no command'],
    ['save ' . scratch('no/folder') => 'cannot be written'], ["save $FindBin::Bin" => 'folder'],
    ['load ' . written("fanorona 1\n", 'half a game') => 'half a game is not a game'], ['e9' => 'There is no point e9 on this board.'],
) {
    my ($game, $out) = played([$case->[0]]);
    is_deeply([$game->moves, $game->in_progress], [undef], 'nothing is made');
    like($out, qr/\Q$case->[1]\E/, "and told: $case->[1]");
    unlike($out, qr/\e/, 'without a control character');
}
{
    my (undef, $out) = played(['a2-a3'], '--load', written(GAME->new(position => '9/9/1wb6/w8/9 w')->as_text));
    like($out, qr/has to\. \(It is one on .*b3/, 'who must take is told with what');
}

# What may come next.
like((played(['steps']))[1], qr/d2-e3A, d3-e3A, d3-e3W, e2-e3A, f2-e3A\./, 'steps');
like((played(['d3']))[1], qr/d3 may go: d3-e3A, d3-e3W\./, 'those of one stone');
like((played(['a1']))[1], qr/The stone on a1 cannot take, and a stone that can has to/, 'or why there are none');
like((played(['hint']))[1], qr/would play (?:d2-e3A|e2-e3A|f2-e3A|d3-e3A|d3-e3W)\./, 'hint');
like((played([$_]))[1], qr/\bstop\b.*\bundo\b.*\bsave FILE\b.*\bquit\b/s, $_) for 'help', 'HELP', '?';

# A move in steps.
{
    my @chain = ('--load', written(GAME->new(position => CHAIN)->as_text));
    my ($game, $out) = played(['a1-b1A'], @chain);
    is($game->in_progress, 'a1-b1A', 'a step that may go on leaves the move open');
    like($out, qr/Taken so far: c1\. It may go on with b1-b2A; or stop\./, 'and says how');
    like(picture_of($out), qr/^ 1 \(\+\)-\[O\]--x/m, 'it is drawn');
    is((played(['a1-b1A', 'b1-b2A'], @chain))[0]->in_progress, 'a1-b1A-b2A', 'another step');
    is((played(['a1-b1A', $_], @chain))[0]->in_progress, 'a1-b1A-b2A', "the same as $_") for 'b2A', 'b2', 'B2a';
    is_deeply([(played(['a1-b1A', 'stop'], @chain))[0]->moves], ['a1-b1A'], 'stop');
    is_deeply([(played(['a1-b1A stop'], @chain))[0]->moves], ['a1-b1A'], 'on the same line');
    is_deeply([(played(['a1-b1A-b2A'], @chain))[0]->moves], ['a1-b1A-b2A'], 'a whole move ends where it ends');
    is_deeply([(played(['a1-b1A', 'b1-b2A-c2A'], @chain))[0]->moves], ['a1-b1A-b2A-c2A'], 'the rest of one');
    ($game, $out) = played(['a1-b1A', 'b2A', 'undo'], @chain);
    is_deeply([$game->moves, $game->in_progress], [undef], 'undo takes back all steps of a move that is open');
    like((played(['a1-b1A', 'hint'], @chain))[1], qr/would (?:play b1-b2A|stop here)/, 'a hint within a move');
    like((played(['a1-b1A', 'i1-h1'], @chain))[1], qr/another stone/, 'no other stone may move');

    # Saved and loaded in the middle of it.
    my $file = scratch();
    my ($status) = fanorona("a1-b1A\nb2A\nsave $file\nquit\n", '--side', 'both', @chain);
    is($status, 0, 'saved in the middle of a move');
    is((GAME->from_text(content($file)))[0]->in_progress, 'a1-b1A-b2A', 'is the move so far');
    is_deeply([(played(['b2-c2A'], '--load', $file))[0]->moves], ['a1-b1A-b2A-c2A'], 'it goes on from --load');
    is_deeply([(played(["load $file", 'c2A']))[0]->moves], ['a1-b1A-b2A-c2A'], 'and from load');
    is_deeply([(played(["load $file", 'stop']))[0]->moves], ['a1-b1A-b2A'], 'or stops');
    ($status, my $text) = fanorona('', '--side', 'black', '--level', '1', '--load', $file);
    like($text, qr/White plays a1-b1A-b2A/, 'the computer makes the rest of its own move');
}

# undo, resign, draws, new.
{
    is_deeply([(played(['d3-e3A', 'undo']))[0]->moves], [], 'undo');
    my ($game, $out) = played(['resign']);
    is_deeply([$game->result->how, $game->winner], ['resign', 'black'], 'resign');
    like($out, qr/Black has won: White has resigned\./, 'is told');
    ok(!(played(['resign', 'undo']))[0]->over, 'and can be taken back');
    like((played(['resign', 'd3-e3A']))[1], qr/The game is over\./, 'nothing is played after the end');
    is((played(['d3-e3A', 'resign']))[0]->winner, 'white', 'who is to move resigns');
    is((played(['draw']))[0]->draw_offered_by, 'white', 'draw offers one');
    is((played(['draw', $_]))[0]->result->how, 'agreement', "answered with $_") for 'accept', 'yes';
    is((played(['draw', $_]))[0]->draw_offered_by, undef, "or with $_") for 'decline', 'no';
    is((played(['draw', 'd3-e3A']))[0]->draw_offered_by, undef, 'or not at all: it lapses with the move');
    like((played(['draw', 'draw']))[1], qr/offered already/, 'a second offer');
    ($game) = played(['draw'], '--load', written("fanorona 1\nvariant sivy\noffer black\nmoves\n"));
    is($game->result->how, 'agreement', 'draw accepts one that stands');
    is_deeply([(played(['d3-e3A', 'new', 'e2-e3']))[0]->moves], ['e2-e3A'], 'new begins another');
    is((played(['new'], '--variant', 'telo'))[0]->variant->name, 'telo', 'of the same variant');
}

# A game that its players end in the middle of a move once had warnings for the stone of it.
{
    my $open = written("fanorona 1\nchain g4-g5W\nmoves\nd2-e3A\n");
    for my $lines (['resign'], ['draw', 'accept']) {
        my (undef, $out) = played($lines, '--load', $open);
        like($out, qr/ The game is over\n.* 1 O d2-e3A\n.* \. # g4-g5W\n/s, "$lines->[-1]: the open move is listed as Black's");
        my $ended = scratch();
        fanorona(join('', map { "$_\n" } @$lines, "save $ended"), '--side', 'both', '--load', $open);
        like((played([], '--load', $ended))[1], qr/ \. # g4-g5W\n/, 'also when it is loaded again');
    }
}

# Against the computer.
{
    my $seed = '5a' x 32;
    my @against = ('--level', '1', '--seed', $seed);
    my $file = scratch();
    my ($status, $out) = fanorona("d3-e3A\nsave $file\nquit\n", @against);
    my $game = GAME->from_text(content($file));
    is($game->ply, 2, 'it answers; White is who is not asked');
    like($out, qr/# Black \d+  computer, level 1/, 'and is named');
    my $answer = ($game->moves)[1];
    like($out, qr/Black plays \Q$answer\E/, 'its move is told');
    my $once = GAME->replay(['d3-e3A']);
    is($answer, $once->bot->choose($once, level => 1_000, seed => pack 'H*', $seed), 'the one of its level and seed');
    is((fanorona("d3-e3A\n", @against))[1], (fanorona("d3-e3A\n", @against))[1], 'the same every time');
    fanorona("d3-e3A\nundo\nsave $file\n", @against);
    is((GAME->from_text(content($file)))[0]->ply, 0, 'undo takes back both moves');
    like((fanorona("undo\n", '--side', 'black', @against))[1], qr/nothing to take back/, 'and none where only it has moved');
    $out = (fanorona("quit\n", '--side', 'black', @against))[1];
    like($out, qr/White plays .*\n    i   h   g   f   e   d   c   b   a\n 1  /s, 'Black sees the board from its own side');
    fanorona("resign\nsave $file\n", '--side', 'black', @against);
    is((GAME->from_text(content($file)))[0]->winner, 'white', 'a person resigns for their own side');
    like((fanorona("draw\n", @against))[1], qr/White offers a draw\.\nBlack declines the draw\./, 'it declines a draw');
    $file = written(GAME->new(position => '9/2w6/9/4b4/w1w3w1w w')->as_text);
    like((fanorona("draw\n", '--load', $file, @against))[1], qr/Black accepts\.\nThe game is drawn by agreement\./, 'or accepts');
    $file = written("fanorona 1\nvariant sivy\noffer black\nmoves\n");
    like((fanorona("decline\n", '--load', $file, @against))[1], qr/Black declines|White declines/, 'an offer of its own is answered');
}

# An agreement that is taken back once offered the draw again, and the computer agreed again.
{
    my $file = scratch();
    my ($status, $out) = fanorona("draw\nundo\nundo\nsave $file\n", '--variant', 'telo');
    is($status, 0, 'an agreement with the computer is taken back');
    is((() = $out =~ /Black accepts/g), 1, 'and it agrees only once');
    like($out, qr/nothing to take back/, 'so that no more is left to take back');
    my $game = GAME->from_text(content($file));
    is_deeply([$game->over, $game->draw_offered_by], ['', undef], 'the offer is withdrawn');
    is((() = (fanorona("draw\nundo\ndraw\n", '--variant', 'telo'))[1] =~ /Black accepts/g), 2, 'it may be made again');

    my $standing = written("fanorona 1\nvariant telo\noffer white\nmoves\n");
    for my $way ([["load $standing"], '--variant', 'telo'], [[], '--load', $standing]) {
        my ($lines, @arguments) = @$way;
        my $text = join '', map { "$_\n" } @$lines;
        unlike((fanorona($text, @arguments))[1], qr/accepts|declines/, 'an offer that was loaded is not answered');
        like((fanorona("${text}draw\n", @arguments))[1], qr/White offers a draw\.\nBlack accepts/, 'unless it is made again');
    }
}

# A game that was loaded once lacked the crosses of its last move, and so did one after undo.
{
    my @chain = ('--load', written(GAME->new(position => CHAIN)->as_text));
    my %made = (
        'a whole move'              => [['d3-e3A']],
        'an open move'              => [['a1-b1A'], @chain],
        'two steps of one'          => [['a1-b1A', 'b2A'], @chain],
        'one given up in the midst' => [['a1-b1A', 'resign'], @chain],
    );
    for my $name (sort keys %made) {
        my ($lines, @arguments) = @{ $made{$name} };
        my $file = scratch();
        my (undef, $out) = fanorona(join('', map { "$_\n" } @$lines, "save $file"), '--side', 'both', @arguments);
        my $picture = picture_of($out);
        like($picture, qr/x/, "$name has crosses");
        is(picture_of((fanorona('', '--side', 'both', '--load', $file))[1]), $picture, 'the same ones after --load');
        is(picture_of((fanorona("load $file\n", '--side', 'both'))[1]), $picture, 'and after load');
    }
    my $file = scratch();
    fanorona("a1-b1A\nsave $file\n", '--side', 'both', @chain);
    like((played(['b2A'], '--load', $file))[1], qr/Taken so far: b3, c1\./, 'what the open move took before counts');
    my $once = picture_of((played(['d3-e3A']))[1]);
    is(picture_of((played(['d3-e3A', (GAME->replay(['d3-e3A'])->legal_strings)[0], 'undo']))[1]), $once, 'the crosses come back');
}

# Two computers.
{
    my @watch = ('--side', 'none', '--seed', '01' x 32);
    my ($status, $out, $err) = fanorona("resign\nhello\n", @watch, '--level', '1');
    is_deeply([$status, $err], [0, ''], 'two computers play to the end');
    like($out, qr/\n(?:White|Black) has won: |\nThe game is drawn/, 'which is told');
    unlike($out, qr/resigned|hello/, 'and nothing is read');
    is((fanorona('', @watch, '--level', '1'))[1], $out, 'the same game for the same seed');
    isnt((fanorona('', '--side', 'none', '--level', '1', '--seed', '02' x 32))[1], $out, 'another for another');
    is((() = $out =~ /^    a   b/mg), 4, 'with a board at the beginning and one at the end');
    ($status, $out) = fanorona('', @watch, '--level', '1', '--load', written(GAME->new(position => '9/9/4w4/9/9 b')->as_text));
    like($out, qr/White has won: Black has no stones left\./, 'also when there is nothing left to play');
}

# The quiet count, past half way.
{
    my @quiet = map { my $n = $_; ['--load', written(GAME->new(position => SHUFFLE . " $n 40")->as_text)] } 29, 30, 31;
    unlike((played([], @{ $quiet[$_] }))[1], qr/Quiet/, 'not shown up to half way') for 0, 1;
    like((played([], @{ $quiet[2] }))[1], qr/Quiet moves: 31 of 60/, 'shown past it');
    like((played(['a1-a2'], @{ $quiet[1] }))[1], qr/Quiet moves: 31 of 60/, 'as soon as it is');
}

# Other sizes.
for my $board (qw(3x3 3x5 5x5 7x3 9x3)) {
    my ($game, $out) = played([], '--variant', "custom board=$board");
    my ($cols, $rows) = split /x/, $board;
    my @lines = split /\n/, picture_of($out);
    is(scalar @lines, 2 * $rows + 1, "$board has its lines");
    is((grep { length > 4 * $cols + 6 } @lines), 0, 'and its width');
}

# Saving takes all or nothing.
{
    my $file = written("something of mine\n");
    chmod 0640, $file;
    played(["save $file"]);
    like(content($file), qr/\Afanorona 1\n/, 'an old file is replaced');
    is((stat $file)[2] & 07777, 0640, 'and is as open as it was');
    SKIP: {
        my $link = scratch();
        skip 'no symbolic links here', 2 if !eval { symlink $file, $link };
        played(['d3-e3A', "save $link"]);
        ok(-l $link, 'a link stays one');
        like(content($file), qr/d3-e3A/, 'and what it points to is written');
    }
    SKIP: {
        skip 'there is no /dev/null here', 2 if !-c '/dev/null';
        like((played(['save /dev/null']))[1], qr/no ordinary file/, 'a device is left alone');
        ok(-c '/dev/null', 'and still there');
    }
    my $space = scratch('a name with blanks');
    played(["save $space"]);
    ok(-f $space, 'a name may have blanks');
    opendir my $folder, File::Basename::dirname($file);
    is((grep { /\.fanorona/ } readdir $folder), 0, 'nothing is left lying about');
}

# Loading from a pipe that nobody writes into once waited for ever.
SKIP: {
    my $pipe = scratch('a pipe');
    skip 'there are no named pipes here', 6 if !eval { POSIX::mkfifo($pipe, 0600) };
    like((played(["load $pipe"]))[1], qr/a pipe cannot be read: it is no ordinary file\./, 'a pipe is not loaded');
    my ($status, $out, $err) = fanorona('', '--load', $pipe);
    is_deeply([$status, $out], [2, ''], 'nor from the command line');
    like($err, qr/\Afanorona: .* it is no ordinary file\.\n\z/, 'which is told');
    skip 'there is no /dev/null here', 2 if !-c '/dev/null';
    like((played(['load /dev/null']))[1], qr/no ordinary file/, 'nor a device');
}
like((played(["$_ a\0b"]))[1], qr/no file has such a name/, "$_ with a name that none has") for 'load', 'save';

# Streams that are not as usual.
{
    my @plain = fanorona("d3-e3A\nquit\n", '--side', 'both', '--unicode');
    local $ENV{PERL_UNICODE} = 'SD';
    is_deeply([fanorona("d3-e3A\nquit\n", '--side', 'both', '--unicode')], \@plain, 'layers of the caller\'s make no difference');
    my $command = join ' ', map { quotemeta } program();
    is(system("$command --side both <&- >" . quotemeta scratch()) >> 8, 0, 'no input is the end of the input');
    my $said = `$command --version 2>&1 >&-`;
    is($? >> 8, 1, 'no output is no success');
    like($said, qr/\Afanorona: [^\n]+\n\z/, 'and one sentence');
}

# Signals while it waits for a line.
for my $signal (['TERM', 143], ['INT', 130], ['HUP', 129]) {
    pipe my $out_of, my $into or die "no pipe: $!";
    my $out = scratch();
    my $child = fork;
    die "no fork: $!" if !defined $child;
    if (!$child) {
        close $into;
        open STDIN,  '<&', $out_of or POSIX::_exit(99);
        open STDOUT, '>',  $out    or POSIX::_exit(99);
        exec program(), '--side', 'both' or POSIX::_exit(99);
    }
    close $out_of;
    select undef, undef, undef, 0.05 until -s $out;
    select undef, undef, undef, 0.2;
    kill $signal->[0] => $child;
    waitpid $child, 0;
    is($?, $signal->[1] << 8, "SIG$signal->[0]");
    unlike(content($out), qr/\e/, 'and no control sequence');
}

finish();
