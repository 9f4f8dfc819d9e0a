# Moves: what parse_move makes of them, why it refuses, and how they are written again.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish pt);
use NotationTest;
use Game::Fanorona::Notation qw(parse_move format_move move_points);

sub why {
    my @answer = parse_move(@_);
    return 'no reason' if @answer != 2 || defined $answer[0];
    return $answer[1];
}

is_deeply(
    scalar(parse_move('b2-c2A-c3A')),
    {
        from   => pt('b2'),
        to     => pt('c3'),
        points => ['b2', 'c2', 'c3'],
        steps  => [
            { from => pt('b2'), to => pt('c2'), dir => 2, kind => 1 },
            { from => pt('c2'), to => pt('c3'), dir => 0, kind => 1 },
        ],
    },
    'a move as a hash: from, to, points and steps, and nothing else',
);
is_deeply(parse_move('b2-b1')->{steps}, [{ from => 24, to => 13, dir => 4, kind => 0 }], 'kind is 0 for a paika');
is(parse_move('b2-c2A')->{steps}[0]{kind}, 1, '... 1 for an approach');
is(parse_move('f4-e4W')->{steps}[0]{kind}, 2, '... 2 for a withdrawal');
my @around = qw(e4 f4 f3 f2 e2 d2 d3 d4);
is_deeply([map { parse_move("e3-$_")->{steps}[0]{dir} } @around], [0 .. 7], 'dir is 0 to 7 clockwise from north');
is_deeply([parse_move('b2-b1')], [scalar(parse_move('b2-b1'))], 'list context gives a move alone');
is_deeply([scalar(parse_move('b2'))], [undef], 'scalar context gives undef for a refusal');
is_deeply([parse_move('b2')], [undef, 'bad_shape'], 'list context gives undef and a word for why');

# A board need not be at hand to read a move, and its stones are not asked about.
ok(parse_move('a1-b1A-a1W-b1A'), 'parse_move does not ask what the rules say of a chain');
ok(parse_move('e3-e4'), '... nor whether a stone is there');
is(why('b2-c4'), 'not_adjacent', 'b2-c4 is not a step');
is(why('e2-f3'), 'no_line', 'a diagonal does not leave e2');

# The reasons, with one of each kind of fault a document names.
is(why('b2-b1', cols => 4, rows => 5), 'bad_size', 'bad_size: the board asked for is not one');
is(why('b2-b1', cols => 0), 'bad_size', '... 0 is not one');
is(why('b2-b1', cols => 9, rows => 0), 'bad_size', '... for the ranks too');
is(why('b2-b1', @$_), 'bad_size', '... nor is this') for ['cols'], [cols => []], [cols => 9, 'rows'], [size => 9], [{ cols => 9 }],
    [undef, undef], [cols => "9\n"], [cols => 1e300], [rows => '5.0'], [cols => "\x{669}"];
ok(parse_move('b2-b1', cols => undef, rows => undef), 'an undefined measure was not given');
ok(parse_move('b2-b1', cols => 3), 'one measure may be given alone');
is(why(''), 'empty', 'empty: no string');
is(why(undef), 'empty', '... undef is none');
is(why(), 'empty', '... nor is nothing at all');
is(why([]), 'empty', '... nor a reference');
is(why('b2c2'), 'bad_shape', 'bad_shape: no dash');
is(why('-b2-c2'), 'bad_shape', '... a dash at the start');
is(why('b2-c2-'), 'bad_shape', '... a dash at the end');
is(why('b2--c2'), 'bad_shape', '... two dashes together');
is(why('b2-c2,'), 'bad_shape', '... a character that is not a letter, a digit or a dash');
is(why("b2-c2\n"), 'bad_shape', '... such as the end of a line');
is(why("b2-c2\0"), 'bad_shape', '... or a NUL');
is(why('b2A-c2A'), 'kind_on_start', 'kind_on_start: a letter after the first point');
is(why('b2x-c2A'), 'kind_on_start', '... whichever letter');
is(why('B2-c2'), 'bad_point', 'bad_point: not a lower-case letter');
is(why('b2-cA'), 'bad_point', '... not a digit');
is(why('a1' . '-b1A-a1A' x 22), 'no reason', 'forty-four steps are read');
is(why('a1' . '-b1A-a1A' x 22 . '-b1A'), 'too_long', 'too_long: more than forty-four steps');
is(why('b2-c2B'), 'bad_kind', 'bad_kind: something after a point that is not A or W');
is(why('b2-c2a'), 'bad_kind', '... a lower-case a is this');
is(why('b2-c2AA'), 'bad_kind', '... and so are two letters');
is(why('b2-b0'), 'off_board', 'off_board: a point that is not on a board of this size');
is(why('c3-c4', cols => 3, rows => 3), 'off_board', '... on a smaller board there are fewer');
is(why('c3-c3A'), 'same_point', 'same_point: a step from a point to itself');
is(why('a1-c1'), 'not_adjacent', 'not_adjacent: not next to each other');
is(why('i1-a2'), 'not_adjacent', '... the board does not go round');
is(why('b1-c2'), 'no_line', 'no_line: a diagonal step from a point that has no diagonal');
is(why('b2-c2A-c3'), 'paika_in_chain', 'paika_in_chain: a step without a letter, at the end');
is(why('b2-c2-c3A'), 'paika_in_chain', '... or earlier');

# Each reason is sought over the whole string before the next one.
my @ordered = (
    ['bad_point',      'b2-c'],
    ['bad_kind',       'b2-c2x'],
    ['off_board',      'b2-z9'],
    ['same_point',     'b2-b2A'],
    ['not_adjacent',   'b2-b4A'],
    ['no_line',        'e2-f3A'],
    ['paika_in_chain', 'b2-b3'],
);
my %fault = map { @$_ } @ordered;
my @order = map { $_->[0] } @ordered;
for my $i (0 .. $#order - 2) {
    for my $j ($i + 1 .. $#order) {
        # The fault that is sought first stands last in the string.
        my $string = "$fault{ $order[$j] }-$fault{ $order[$i] }";
        is(why($string), $order[$i], "$order[$i] is sought before $order[$j], wherever each is: $string");
    }
}
is(why('e1-e2-f3A'), 'no_line', 'no_line is sought before paika_in_chain');
is(why('', cols => 0), 'bad_size', 'bad_size is sought before empty');
is(why('b2A-c2!'), 'bad_shape', 'bad_shape is sought before kind_on_start');
is(why('b2A-c'), 'kind_on_start', 'kind_on_start is sought before bad_point');
is(why('a1' . '-b1' x 45 . '-1'), 'bad_point', 'bad_point is sought before too_long');
is(why('a1' . '-z0x' x 45), 'too_long', 'too_long is sought before bad_kind and what follows');

# Every single step on every size of board, judged against the lines themselves.
for my $size ([9, 5], [3, 3], [5, 3], [7, 5]) {
    my ($cols, $rows) = @$size;
    my @points = map { my $f = $_; map { [$f, $_] } 0 .. $rows - 1 } 0 .. $cols - 1;
    my ($wrong, $steps) = (0, 0);
    for my $from (@points) {
        for my $to (@points) {
            my ($df, $dr) = ($to->[0] - $from->[0], $to->[1] - $from->[1]);
            my $expected
                = !$df && !$dr ? 'same_point'
                : abs $df > 1 || abs $dr > 1 ? 'not_adjacent'
                : $df && $dr && ($from->[0] + $from->[1]) % 2 ? 'no_line'
                :                                              'no reason';
            my $string = join '-', map { chr(97 + $_->[0]) . ($_->[1] + 1) } $from, $to;
            $wrong++ if why("${string}A", cols => $cols, rows => $rows) ne $expected;
            $steps++ if $expected eq 'no reason';
        }
    }
    is($wrong, 0, "every step of the $cols by $rows is read, and nothing else");
    is($steps, 216, '... 216 of them: each of the 108 segments both ways') if $cols == 9;
}

# Writing.
for my $string ('b2-b1', 'b2-c2A', 'f4-e4W', 'b2-c2A-c3A', 'a1' . '-b1W-a1A' x 22) {
    is(format_move(scalar(parse_move($string))), $string, "$string is written as it was read");
}
{
    package Game::Fanorona::Move;
    use overload '""' => sub { ${ $_[0] } }, fallback => 1;
    package Another::Move;
    our @ISA = 'Game::Fanorona::Move';
    package Not::A::Move;
    use overload '""' => sub { ${ $_[0] } }, fallback => 1;
}
sub object { my ($class, $string) = @_; return bless \$string, $class }
is(format_move(object('Game::Fanorona::Move', 'b2-c2A')), 'b2-c2A', 'format_move takes a Game::Fanorona::Move');
is(format_move(object('Another::Move', 'b2-c2A')), 'b2-c2A', '... or one of a class made from it');
is(format_move(object('Not::A::Move', 'b2-c2A')), undef, '... and no other object');
is(format_move(object('Game::Fanorona::Move', 'b2-c4')), undef, '... nor one that spells no move');
is_deeply(scalar(parse_move(object('Game::Fanorona::Move', 'b2-c2A'))), scalar(parse_move('b2-c2A')),
    'an object that is a string is read as that string');
is(why(object('Not::A::Move', 'b2-c4')), 'not_adjacent', '... and refused as that string');

my $move = parse_move('b2-c2A-c3A');
$move->{steps}[0]{taken} = [26];
$move->{player} = 'Rakoto';
is(format_move($move), 'b2-c2A-c3A', 'keys that parse_move does not give are passed over');
for my $change (
    ['no from',                 sub { delete $_[0]{from} }],
    ['no to',                   sub { delete $_[0]{to} }],
    ['no points',               sub { delete $_[0]{points} }],
    ['no steps',                sub { delete $_[0]{steps} }],
    ['another from',            sub { $_[0]{from} = 13 }],
    ['another to',              sub { $_[0]{to} = 37 }],
    ['a step from elsewhere',   sub { $_[0]{steps}[1]{from} = 13 }],
    ['a step to elsewhere',     sub { $_[0]{steps}[0]{to} = 13 }],
    ['a step another way',      sub { $_[0]{steps}[0]{dir} = 3 }],
    ['a kind there is not',     sub { $_[0]{steps}[0]{kind} = 3 }],
    ['a negative kind',         sub { $_[0]{steps}[0]{kind} = -1 }],
    ['a paika in a chain',      sub { $_[0]{steps}[0]{kind} = 0 }],
    ['a kind that is a letter', sub { $_[0]{steps}[0]{kind} = 'A' }],
    ['no kind',                 sub { delete $_[0]{steps}[0]{kind} }],
    ['no direction',            sub { delete $_[0]{steps}[1]{dir} }],
    ['a point less',            sub { pop @{ $_[0]{points} } }],
    ['a point more',            sub { push @{ $_[0]{points} }, 'c4' }],
    ['a step less',             sub { pop @{ $_[0]{steps} } }],
    ['a step more',             sub { push @{ $_[0]{steps} }, $_[0]{steps}[0] }],
    ['no point at all',         sub { $_[0]{points} = [] }],
    ['nothing in either',       sub { $_[0]{points} = []; $_[0]{steps} = [] }],
    ['one point alone',         sub { $_[0]{points} = ['b2']; $_[0]{steps} = [] }],
    ['two points in one',       sub { $_[0]{points} = ['b2-c2A', 'c3']; shift @{ $_[0]{steps} } }],
    ['an undefined point',      sub { $_[0]{points}[1] = undef }],
    ['a point that is a list',  sub { $_[0]{points}[1] = ['c2'] }],
    ['a wide point',            sub { $_[0]{points}[1] = "\x{441}2" }],
    ['a point with a NUL',      sub { $_[0]{points}[1] = "c2\0" }],
    ['a point and a line end',  sub { $_[0]{points}[2] = "c3\n" }],
    ['a step that is a list',   sub { $_[0]{steps}[0] = [24, 25, 2, 1] }],
    ['an undefined step',       sub { $_[0]{steps}[0] = undef }],
    ['points as a string',      sub { $_[0]{points} = 'b2 c2 c3' }],
    ['points as a hash',        sub { $_[0]{points} = { b2 => 'c2' } }],
    ['steps as a hash',         sub { $_[0]{steps} = {} }],
    ['a kind with a line end',  sub { $_[0]{steps}[0]{kind} = "1\n" }],
    ['a kind that is a hash',   sub { $_[0]{steps}[0]{kind} = {} }],
    ['itself for a step',       sub { $_[0]{steps}[0] = $_[0] }],
    ['a thousand points',       sub { $_[0]{points} = [('b2') x 1000] }],
    ['many steps',              sub { $_[0]{points} = [('b2') x 100_001]; $_[0]{steps} = [($_[0]{steps}[0]) x 100_000] }],
) {
    my ($name, $code) = @$change;
    my $copy = parse_move('b2-c2A-c3A');
    $code->($copy);
    is_deeply([format_move($copy)], [undef], "format_move answers undef to a move with $name");
}
SKIP: {
    eval { require Hash::Util; 1 } or skip 'Hash::Util is not here', 3;
    my $locked = parse_move('b2-c2A-c3A');
    &Hash::Util::lock_hash($_) for $locked, @{ $locked->{steps} };
    is(format_move($locked), 'b2-c2A-c3A', 'a locked move is written');
    my %bare;
    &Hash::Util::lock_hash(\%bare);
    is_deeply([format_move(\%bare)], [undef], '... and undef is the answer to a locked hash that is none');
    is_deeply([format_move({ %$locked, steps => [\%bare, \%bare] })], [undef], '... or has locked steps that are none');
}
for my $other (undef, '', 'b2-c2A', 0, 42, [], ['b2', 'c2'], {}, \'b2-c2A', sub { }, qr/x/, \*STDOUT, bless({}, 'Some::Class'), bless(parse_move('b2-b1'), 'Some::Class'),
    'Game::Fanorona::Move')
{
    is_deeply([format_move($other)], [undef], '... and to ' . shown($other));
}
is_deeply([format_move()], [undef], '... and to nothing');
is_deeply([format_move(parse_move('b2'))], [undef], '... and to what parse_move gives for a string that is not a move');

# Points.
is_deeply([move_points('b2-c2A-c3A')], ['b2', 'c2', 'c3'], 'move_points gives every point, in order');
is(scalar(move_points('b2-c2A-c3A')), 3, '... and in scalar context how many');
is_deeply([move_points('b2-c2-c3')], [], 'an empty list for a string that is not a move');
is(scalar(move_points('b2')), 0, '... which is 0 in scalar context');
is_deeply([move_points(undef)], [], '... and for none');
is_deeply([move_points('c3-d3', cols => 3, rows => 3)], [], 'move_points takes a size');
is_deeply([move_points('c3-b3', cols => 3, rows => 3)], ['c3', 'b3'], '... of a board that has them');
is_deeply([move_points('c3-b3', cols => 4)], [], '... and there is no move on a size that is not one');

finish();
