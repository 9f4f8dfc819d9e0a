# Games as text: parse_game and format_game.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish);
use NotationTest;
use Game::Fanorona::Notation qw(:all);

# The word and the line, as one string.
sub fault {
    my @answer = parse_game(@_);
    return 'read' if @answer == 1 && ref $answer[0];
    return 'no proper refusal' if @answer != 3 || defined $answer[0];
    return "$answer[1] $answer[2]";
}

# A game with these lines between the first and the line moves, then these moves.
sub game {
    my ($headers, @moves) = @_;
    return join '', map { "$_\n" } 'fanorona 1', @$headers, 'moves', @moves;
}

my $published = <<'GAME';
fanorona 1
variant sivy
quiet_limit 60
white Rakoto
moves
d3-e3A
c3-d3W
GAME
is_deeply(
    scalar(parse_game($published)),
    {
        variant     => 'sivy',
        quiet_limit => '60',
        white       => 'Rakoto',
        cols        => 9,
        rows        => 5,
        moves       => ['d3-e3A', 'c3-d3W'],
        moves_at    => 6,
        at          => { variant => 2, quiet_limit => 3, white => 4 },
    },
    'a game as a hash, and nothing else in it',
);
is(format_game(scalar(parse_game($published))), $published, 'format_game writes what parse_game returned');

is_deeply(
    scalar(parse_game("fanorona 1\nmoves\n")),
    { variant => 'sivy', cols => 9, rows => 5, moves => [], moves_at => 3, at => {} },
    'variant is always there: sivy when absent; moves_at is where the first move would be',
);
my @all = (
    'variant 7x5', 'start 7/7/7/7/7 b 3 4', 'quiet_limit 0', 'repeat 0', 'ply_cap 100000', 'white Rakoto', 'black R. & S.',
    'offer black', 'chain b2-c2A-c3A',
);
my $all = parse_game(game(\@all, 'g5-f4A'));
is_deeply(
    [@{$all}{qw(variant start quiet_limit repeat ply_cap white black offer chain)}],
    ['7x5', '7/7/7/7/7 b 3 4', 0, 0, 100000, 'Rakoto', 'R. & S.', 'black', 'b2-c2A-c3A'],
    'every header there is',
);
is_deeply([@{$all}{qw(cols rows)}], [7, 5], 'cols and rows are those of its board');
is($all->{moves_at}, 12, 'moves_at is the number of the line of the first move');
is_deeply($all->{at}, { map { ((split / /, $all[$_])[0] => $_ + 2) } 0 .. $#all },
    'at has the line of each header present');
is(format_game($all), game(\@all, 'g5-f4A'), 'they are written in the order the documents give');
is(format_game(scalar(parse_game(game([reverse @all], 'g5-f4A')))), game(\@all, 'g5-f4A'), '... and read in any order');
is(parse_game(game([$_]))->{result}, substr($_, 7), "$_ is a result") for 'result resign black', 'result agreement', 'result no_moves white';
is_deeply([@{ parse_game(game(["variant $_->[0]"])) }{qw(cols rows)}], [@$_[1, 2]], "variant $_->[0]")
    for ['sivy', 9, 5], ['dimy', 5, 5], ['telo', 3, 3], ['7x5', 7, 5], ['9x3', 9, 3], ['9x5', 9, 5], ['3x5', 3, 5];
is_deeply([parse_game($published)], [scalar(parse_game($published))], 'list context gives a game alone');
is_deeply([scalar(parse_game('x'))], [undef], 'scalar context gives undef for a refusal');
is_deeply([parse_game('x')], [undef, 'not_a_game', 1], 'list context gives undef, a word for why, and the line');

# Lines.
(my $crlf = $published) =~ s/\n/\r\n/g;
is_deeply(scalar(parse_game($crlf)), scalar(parse_game($published)), 'a line may end in CR LF');
(my $mixed = $published) =~ s/\n/\r\n/;
is_deeply(scalar(parse_game($mixed)), scalar(parse_game($published)), '... and another in LF');
(my $short = $published) =~ s/\n\z//;
is_deeply(scalar(parse_game($short)), scalar(parse_game($published)), 'the last line needs no end');
is(fault("$short\r"), 'bad_shape 7', '... but CR alone is none');
is_deeply(scalar(parse_game("$published\n\n\r\n\n")), scalar(parse_game($published)), 'blank lines at the end are nothing');
is_deeply(scalar(parse_game("fanorona 1\nmoves\n" . "\r\n" x 100_000)), scalar(parse_game("fanorona 1\nmoves")), '... however many');
is(fault("fanorona 1\n\nmoves\n"), 'bad_header 2', 'above the line moves a blank one is bad_header');
is(fault("fanorona 1\nmoves\nd3-e3A\n\nc3-d3W\n"), 'empty 4', 'below it a blank one is empty');
is(fault("fanorona 1\nmoves\nd3-e3A\n \n"), 'bad_shape 4', 'a line with a space in it is not blank');

# The reasons.
is(fault(''), 'empty 1', 'empty is told of line 1');
is(fault(undef), 'empty 1', '... for no text');
is(fault(), 'empty 1', '... for nothing at all');
is(fault("\n\n\n"), 'empty 1', '... for blank lines');
is(fault($_), 'empty 1', '... for a ' . ref) for [], {}, \$published;
is(fault("fanorona 2\nmoves\n"), 'not_a_game 1', 'not_a_game: a first line that is not fanorona 1');
is(fault("\n$published"), 'not_a_game 1', '... such as a blank one');
is(fault("\x{feff}$published"), 'not_a_game 1', '... or one after a mark');
is(fault(game(['variant sivy', $_])), 'bad_header 3', 'bad_header: ' . shown($_))
    for 'white', 'white ', 'white   ', ' white x', "white\tx", '', "white x\0", "white \x{e9}", "white \x{2654}", "white x\r\r", "white x\ry", "wh\x{ee}te x", "white \x7f",
    "white\x{a0}x", 'x' x 100_000, "white " . 'x' x 100_000 . "\t";
is(fault(game(['variant sivy', $_])), 'unknown_header 3', 'unknown_header: ' . shown($_))
    for 'colour red', 'White x', 'moves x', 'cols 9', 'at 3', 'moves_at 3', '- -', '0 0';
is(fault(game(['white x', 'black y', 'white z'])), 'repeated_header 4', 'repeated_header, of the second one');
is(fault(game(['white x', 'white x'])), 'repeated_header 3', '... though they say the same');
is(fault(game(["$_ x"])), 'bad_number 2', "bad_number: $_") for qw(quiet_limit repeat ply_cap);
is(fault(game(["quiet_limit $_"])), 'bad_number 2', '... decimal digits alone, not ' . shown($_))
    for '-1', '1.5', '6e1', '+6', '0x10', '60 ', ' 60', '6 0', '1_000', 'inf';
is(fault(game(['quiet_limit 0060'])), 'read', '... though a number may begin with 0');
is(fault(game(["offer $_"])), 'bad_offer 2', "bad_offer: by something that is not a side, $_") for qw(red White w nobody);
is(fault(game(['offer white', 'result agreement'])), 'bad_offer 2', '... and beside a result, of the line of the offer');
is(fault(game(['result agreement', 'white x', 'offer white'])), 'bad_offer 4', '... in either order');
is(fault("fanorona 1\nvariant sivy\n"), 'no_moves_line 3', 'no_moves_line is told of the line after the last');
is(fault('fanorona 1'), 'no_moves_line 2', '... ended or not');
is(fault("fanorona 1\nwhite x\n\n\n"), 'no_moves_line 3', '... blank lines at the end not counted');
is(fault(game(['white x', "variant $_"])), 'bad_variant 3', 'bad_variant: ' . shown($_))
    for qw(vela Sivy 8x5 9x4 9x5x5 11x5 09x5 custom), 'sivy ', 'custom repeat=0', 'sivy,dimy';
is(fault(game(['white x', $_])), 'bad_variant 3', "bad_variant: no variant has $_")
    for 'repeat 1', 'repeat 01', 'ply_cap 100001', 'quiet_limit 1000000000', 'repeat ' . '9' x 1000;
is(fault(game(['white x', "start $_"])), 'bad_start 3', 'bad_start: ' . shown($_))
    for 'x', '9/9/9/9/9', '9/9/9/9/9 w 0', '9/9/9/9/9 w 0 0', '9/9/9/9/9 w ', '9' x 1000;
is(fault(game(["start $_"])), 'read', "start takes either form: $_") for '9/9/9/9/9 w', '9/9/9/9/9 b 0 1';
is(fault(game(['start 3/3/3 w'])), 'bad_start 2', 'a start of another size than the variant is bad_start');
is(fault(game(['start 3/3/3 w', 'variant telo'])), 'read', '... and of its size is not, whichever comes first');
is(fault(game(['start 9/9/9/9/9 w', 'variant telo'])), 'bad_start 2', '... even if it is the usual size');

my %refused = (
    bad_shape => 'x', kind_on_start => 'b2A-c2', bad_point => 'B2-c2', too_long => 'a1' . '-b1A-a1A' x 23, bad_kind => 'b2-c2a',
    off_board => 'j1-i1', same_point => 'b2-b2', not_adjacent => 'b2-d2', no_line => 'e2-f3', paika_in_chain => 'b2-c2-c3',
);
for my $why (sort keys %refused) {
    is(fault(game(['white x'], 'd3-e3A', $refused{$why}, 'c3-d3W')), "$why 5", "a move may be refused with $why");
    is(fault(game(['white x', "chain $refused{$why}"], 'd3-e3A')), "$why 3", '... and so may the chain');
}
is(fault(game(['variant telo'], 'c3-d3')), 'off_board 4', "a move is read for the game's board");
is(fault(game(['chain c3-d3A', 'variant telo'])), 'off_board 2', '... and so is the chain');
is(fault(game([], 'moves')), 'bad_shape 3', 'there is one line moves');
is(fault(game([], 'a1-a2', 'white x')), 'bad_shape 4', '... and no header after it');

# With two faults the one that is sought first is told.
is(fault("fanorona 1\nrepeat x\ncolour red\n"), 'bad_number 2', 'headers are judged line by line');
is(fault("fanorona 1\noffer red\nwhite\n"), 'bad_offer 2', '... an offer by nobody among them');
is(fault("fanorona 1\noffer white\nresult x\ncolour red\n"), 'unknown_header 4', 'an offer beside a result is seen after them');
is(fault("fanorona 1\noffer white\nresult x\n"), 'bad_offer 2', '... and before a missing line moves');
is(fault("fanorona 1\nvariant vela\n"), 'no_moves_line 3', 'no_moves_line comes before bad_variant');
is(fault(game(['start x', 'repeat 1'])), 'bad_variant 3', 'bad_variant before bad_start');
is(fault(game(['repeat 1', 'variant vela'])), 'bad_variant 3', '... the board before the numbers');
is(fault(game(['chain x', 'start x'], 'x')), 'bad_start 3', 'bad_start before the chain');
is(fault(game(['chain b2-b2'], 'x')), 'same_point 2', 'the chain before the moves');
is(fault(game([], 'b2-b2', 'x')), 'same_point 3', '... and the moves in order');

is(fault(game([], 'a1-a2', 'a1-a2', 'a1-b1A-a1A')), 'read', 'a game that parses may still not be a game');
is_deeply(parse_game(game([], 'b2-c2A-c3A'))->{moves}, [format_move(scalar(parse_move('b2-c2A-c3A')))],
    'a move that parses is written the one way already');

# Writing.
is(format_game({ variant => 'sivy', white => 'Rakoto', moves => ['d3-e3A'] }), "fanorona 1\nvariant sivy\nwhite Rakoto\nmoves\nd3-e3A\n",
    'format_game gives the text of a game');
is(format_game({}), "fanorona 1\nmoves\n", 'nothing is written that was not there');
is(format_game({ white => undef, moves => undef }), "fanorona 1\nmoves\n", '... nor what is undefined');
is(format_game({ white => 0, repeat => 0 }), "fanorona 1\nrepeat 0\nwhite 0\nmoves\n", '... but 0 is');
is(format_game({ moves => [], cols => 'x', rows => undef, moves_at => {}, at => 7 }), "fanorona 1\nmoves\n",
    'the fields of parse_game that are not headers are passed over');
is_deeply([format_game({ $_ => 'x' })], [undef], 'undef when a header is not one this module knows: ' . shown($_))
    for 'colour', 'White', '', 'white ', "white\n", "white x\nblack", "\x{442}", "\0";
is_deeply([format_game({ white => $_ })], [undef], 'undef for a value that cannot be written: ' . shown($_))
    for '', ' ', '   ', "\n", "x\n", "x\ny", "x\r", "\tx", "x\0", "\x7f", "\x80", "\xe9", "\x{2654}", [], {}, \'x', sub { }, bless({}, 'Some::Class');
is_deeply([format_game({ white => "x\nmoves\na1-a2" })], [undef], 'a value cannot bring in lines of its own');
is(format_game({ white => ' x  y ' }), "fanorona 1\nwhite  x  y \nmoves\n", 'spaces in a value are kept');
is(parse_game("fanorona 1\nwhite  x  y \nmoves\n")->{white}, ' x  y ', '... and read');
is_deeply([format_game({ moves => [$_] })], [undef], 'undef when a move is not a move: ' . shown($_))
    for undef, '', ' ', 'x', "a1-a2\n", "a1-a2\na2-a1", "a1-a2\r", 'a1-a2 ', [], {}, 'b2-c2-c3', "a1-a2\0", "a1-\x{430}2";
is_deeply([format_game({ moves => ['a1-a2', ''] })], [undef], '... the last no less than the others');
is_deeply([format_game({ moves => $_ })], [undef], 'undef when the moves are no list: ' . shown($_)) for 'a1-a2', '', 0, {}, \'a1-a2', sub { };
is_deeply([format_game({ variant => 'telo', moves => ['c3-d3'] })], [undef], 'undef for a move on another board');
is_deeply([format_game($_)], [undef], 'undef for what parse_game would refuse: ' . join ' ', %$_)
    for { variant => 'vela' }, { repeat => 1 }, { repeat => 'x' }, { quiet_limit => -1 }, { quiet_limit => 1e300 }, { ply_cap => 100_001 },
    { start => 'x' }, { variant => 'telo', start => '9/9/9/9/9 w' }, { offer => 'red' }, { offer => 'white', result => 'agreement' }, { chain => 'x' };
is_deeply([format_game($_)], [undef], 'undef for what is not a hash: ' . shown($_))
    for undef, '', 'x', 1, [], [variant => 'sivy'], \'x', sub { }, \{}, bless({}, 'Some::Class');
is_deeply([format_game()], [undef], '... and for nothing');
SKIP: {
    eval { require Hash::Util; 1 } or skip 'Hash::Util is not here', 1;
    my %locked = (white => 'Rakoto');
    &Hash::Util::lock_hash(\%locked);
    is(format_game(\%locked), "fanorona 1\nwhite Rakoto\nmoves\n", 'a locked hash is as good as another');
}
{
    package Text;
    use overload '""' => sub { $_[0][0] };
    package Trouble;
    use overload '""' => sub { die "not a string\n" };
    package Silent;
    use overload '""' => sub { undef };
}
my $move = bless ['d3-e3A'], 'Text';
is(format_game({ white => (bless ['Rakoto'], 'Text'), moves => [$move] }), "fanorona 1\nwhite Rakoto\nmoves\nd3-e3A\n",
    'objects that are strings are taken for them');
is(fault(bless [$published], 'Text'), 'read', '... by parse_game as well');
is_deeply([format_game({ white => bless [], 'Silent' })], [undef], 'an object that becomes no string is none');
$@ = 'as it was';
{
    local $SIG{__DIE__} = sub { fail('a handler was called') };
    is_deeply([format_game({ white => bless [], 'Trouble' })], [undef], 'an object that dies on becoming a string is none');
    is(fault(bless [], 'Trouble'), 'empty 1', '... in parse_game as well');
}
is($@, 'as it was', '... and $@ is left alone');

my $long = 'x' x 1_000_000;
is(format_game({ white => $long }), "fanorona 1\nwhite $long\nmoves\n", 'a value may be long');
my @many = ('a1-b1A-a1A') x 20_000;
is_deeply(parse_game(format_game({ moves => \@many }))->{moves}, \@many, '... and so may a game');

finish();
