# A game as text: as_text, from_text, what comes back, and what is refused.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP finish);
use NotationTest qw(shown);
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Notation qw(parse_game);

sub text { my ($headers, @moves) = @_; return join '', map { "$_\n" } 'fanorona 1', @$headers, 'moves', @moves }

sub comes_back {
    my ($game, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $text = $game->as_text;
    my ($again, $why, $line) = GAME->from_text($text);
    ok($again, "$name: is read again") or return diag "$why, line $line\n$text";
    is(facts($again), facts($game), '... as it was');
    is($again->as_text, $text, '... and is written again as it was');
    return $again;
}

sub fault {
    my ($text) = @_;
    my ($game, $why, $line) = GAME->from_text($text);
    return 'read' if $game;
    return join ' ', map { defined $_ ? $_ : 'undef' } $why, $line;
}

# What is in a text.
is(GAME->new->as_text, text(['variant sivy']), 'a game with nothing played');
is(GAME->new(script => ['d3-e3A', 'c3-d3W'])->as_text, text(['variant sivy'], 'd3-e3A', 'c3-d3W'), 'the variant and the moves');
is(GAME->new->as_text(white => 'Rakoto', black => 'Rasoa'), text(['variant sivy', 'white Rakoto', 'black Rasoa']), 'the names, if given');
is(GAME->new->as_text(white => 'Rakoto'), text(['variant sivy', 'white Rakoto']), '... one of them');
is(GAME->new->as_text(black => 'Rasoa'), text(['variant sivy', 'black Rasoa']), '... or the other');
{
    my %cases = (
        'a named board'    => [{ variant => 'telo' }, { variant => 'telo' }],
        'one without name' => [{ variant => { board => '7x3' } }, { variant => '7x3' }],
        'limits'           => [{ variant => { quiet_limit => 40, repeat => 2, ply_cap => 100 } }, { variant => 'sivy', quiet_limit => 40, repeat => 2, ply_cap => 100 }],
        'limits off'       => [{ variant => { quiet_limit => 0, repeat => 0 } }, { variant => 'sivy', quiet_limit => 0, repeat => 0 }],
        'limits that are the usual ones' => [{ variant => { quiet_limit => 60, repeat => 3, ply_cap => 0 } }, { variant => 'sivy' }],
        'a position'       => [{ position => CHAIN }, { variant => 'sivy', start => CHAIN }],
        'with counts'      => [{ position => CHAIN . ' 5 9' }, { variant => 'sivy', start => CHAIN . ' 5 9' }],
    );
    for my $name (sort keys %cases) {
        my ($args, $want) = @{ $cases{$name} };
        my $game = GAME->new(%$args);
        my ($headers, @moves) = lines_of($game->as_text);
        $headers->{start} =~ s/ 0 1\z// if $headers->{start} && $want->{start} !~ / \d+\z/;
        is_deeply($headers, $want, "the headers of $name");
        is_deeply(\@moves, [], '... and no moves');
        comes_back($game, $name);
    }
}
{
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    my ($headers) = lines_of($game->as_text);
    is($headers->{chain}, 'a1-b1A', 'the steps of a move half made');
    comes_back($game, 'a move half made');
    $game->step('b1-b2A');
    ($headers) = lines_of($game->as_text);
    is($headers->{chain}, 'a1-b1A-b2A', '... both of them');
    my $again = comes_back($game, '... and again');
    is_deeply([$again->in_progress, $again->can_stop ? 1 : 0, $again->chain_at], ['a1-b1A-b2A', 1, 'b2'], '... made that far');
    ok($again->step('b2-c2A'), '... and can go on');
    $game->offer_draw('black');
    ($headers) = lines_of($game->as_text);
    is($headers->{offer}, 'black', 'a standing offer');
    is(comes_back($game, 'a standing offer with it')->draw_offered_by, 'black', '... stands');
    for my $side (qw(white black)) {
        my $offered = GAME->new(script => ['d3-e3A']);
        $offered->offer_draw($side);
        is(comes_back($offered, "an offer by $side")->draw_offered_by, $side, '... stands');
    }
}

# How it ended.
{
    my $resigned = GAME->new(script => ['d3-e3A']);
    $resigned->resign('white');
    is((lines_of($resigned->as_text))[0]{result}, 'resign black', 'the result: a way and a winner');
    my $again = comes_back($resigned, 'a game resigned');
    is_deeply([$again->result->how, $again->winner], ['resign', 'black'], '... has ended');
    my $agreed = GAME->new(script => ['d3-e3A']);
    $agreed->offer_draw('black');
    $agreed->accept_draw('white');
    is((lines_of($agreed->as_text))[0]{result}, 'agreement', '... or a way alone for a draw');
    is(comes_back($agreed, 'a game agreed drawn')->result->how, 'agreement', '... has ended');
    my $half = GAME->new(position => CHAIN);
    $half->step('a1-b1A');
    $half->resign('black');
    $again = comes_back($half, 'a game resigned in the middle of a move');
    is_deeply([$again->result->how, $again->winner, $again->in_progress], ['resign', 'white', 'a1-b1A'], '... there');
    my $half_agreed = GAME->new(position => CHAIN);
    $half_agreed->step('a1-b1A');
    $half_agreed->offer_draw('black');
    $half_agreed->accept_draw('white');
    comes_back($half_agreed, 'a game agreed drawn in the middle of a move');
}
for my $case (
    ['no_stones white', { position => '9/9/3w1b3/9/9 w' }, 'd3-e3A'], ['no_stones black', { position => '9/9/3b1w3/9/9 b' }, 'd3-e3A'],
    ['no_moves white', { variant => 'telo', position => 'bww/w2/ww1 w' }, 'b1-b2'], ['repetition', { position => SHUFFLE, variant => { repeat => 2 } }, qw(a1-a2 i5-i4 a2-a1 i4-i5)],
    ['quiet', { position => SHUFFLE, variant => { quiet_limit => 1 } }, 'a1-a2'], ['ply_cap', { position => SHUFFLE, variant => { ply_cap => 1 } }, 'a1-a2'],
    ['no_stones white', { position => '9/9/9/9/w8 b' }], ['no_moves white', { variant => 'telo', position => 'bww/www/ww1 b' }], ['quiet', { position => SHUFFLE . ' 60 61' }],
) {
    my ($result, $args, @moves) = @$case;
    my $game = GAME->new(%$args, script => \@moves);
    my $text = $game->as_text;
    is((lines_of($text))[0]{result}, $result, "a game that ended by $result");
    is(comes_back($game, '... on the board')->result->how, $game->result->how, '... has ended');
    (my $without = $text) =~ s/^result .*\n//m;
    my ($again) = GAME->from_text($without);
    is($again && facts($again), facts($game), '... and would have without the line');
}

# Names read are kept and written again.
{
    my $text = GAME->new(script => ['d3-e3A'])->as_text(white => 'Rakoto', black => 'R. & Sons (2)');
    my ($game) = GAME->from_text($text);
    is($game->as_text, $text, 'names read are written again');
    $game->play('c3-d3W');
    is_deeply([@{ (lines_of($game->as_text))[0] }{qw(white black)}], ['Rakoto', 'R. & Sons (2)'], '... later on too');
    is_deeply([@{ (lines_of($game->as_text(white => 'Soa')))[0] }{qw(white black)}], ['Soa', 'R. & Sons (2)'], '... unless another is given');
    is_deeply([@{ (lines_of($game->as_text(white => 'Soa', black => 'Bao')))[0] }{qw(white black)}], ['Soa', 'Bao'], '... or both');
    my $plain = GAME->new;
    my $first = $plain->as_text(white => 'Rakoto');
    ok($first, 'names given to as_text');
    ok(!defined $_ || GAME->from_text($_), '... that cannot be written are not: ' . shown($_)) for map { my $name = $_; scalar eval { $plain->as_text(white => $name) } } "x\ny", "Rako\x{14d}to", ' x', '', "x\0";
}

# Reading.
{
    my ($game, $why, $line) = GAME->from_text(text(['variant sivy', 'white Rakoto'], 'd3-e3A', 'c3-d3W'));
    isa_ok($game, GAME, 'what from_text returns');
    is_deeply([$game->moves], ['d3-e3A', 'c3-d3W'], '... with the moves played');
    is_deeply([$why, $line], [undef, 6], '... undef and the number of the last line');
    is($game->error, undef, '... and no error');
    isa_ok(scalar(GAME->from_text(text([]))), GAME, 'in scalar context the game');
    is_deeply([scalar(GAME->from_text('x'))], [undef], '... or undef');
    is(scalar(GAME->from_text(text([])))->variant->name, 'sivy', 'sivy when absent');
    is(scalar(GAME->from_text("fanorona 1\r\nvariant telo\r\nmoves\r\nb1-b2A"))->ply, 1, 'lines as they come');
    is(scalar(GAME->from_text(text(['start ' . SETUP])))->position, SETUP, 'a start that is the set-up');
    is(scalar(GAME->from_text(text(['start ' . CHAIN . ' 5 9'])))->position_counted, CHAIN . ' 5 9', 'a start with counts');
    is(scalar(GAME->from_text(text(['repeat 2', 'quiet_limit 7', 'ply_cap 9', 'variant 7x5'])))->variant->as_string, 'custom board=7x5,quiet_limit=7,repeat=2,ply_cap=9', 'fields of a variant');
    # The published example.
    my ($published) = GAME->from_text("fanorona 1\nvariant sivy\nquiet_limit 60\nwhite Rakoto\nmoves\nd3-e3A\nc3-d3W\n");
    is_deeply([$published->moves], ['d3-e3A', 'c3-d3W'], 'the example of the documents');
}

# Malformed: the word and the line of Notation.
for my $text (
    '', "\n", 'fanorona 2', 'fanorona 1', "fanorona 1\nmoves\nx\n", text(['white']), text(['colour red']), text(['white x', 'white y']), text(['repeat x']), text(['offer red']),
    text(['offer white', 'result agreement']), text(['variant vela']), text(['start x']), text(['variant telo', 'start ' . SETUP]), text([], 'd3-e3A', 'D3-e3A'), text(['chain x'], 'd3-e3A'),
    text(['repeat 1']), text([], 'd3-e3A', '', 'c3-d3W'), text([], 'd3-j3A'), text(['variant telo'], 'd3-e3A'), text([], 'd3-e3a'), text(['ply_cap 100001']), text(['quiet_limit -1']),
) {
    my (undef, $why, $line) = parse_game($text);
    is(fault($text), "$why $line", "$why, line $line");
}
is(fault($_), 'empty 1', 'no text: ' . shown($_)) for undef, [], {}, sub { };
is(fault(), 'empty 1', 'nothing at all');

# A move refused: the code, and its line.
is(fault(text([], 'd3-e3A', 'a1-a2')), 'not_your_stone 4', 'a move refused, on its line');
is(fault(text(['white x', 'black y'], 'd3-e3A', 'c3-d3W', 'i3-i4')), 'occupied 7', '... wherever that is');
is(fault(text([], 'd3-e3')), 'choose_capture 3', '... by any of the codes of an error');
is(fault(text([], 'e2-e3W')), 'takes_nothing 3', '... such as takes_nothing');
is(fault(text(['start 9/9/2bw1b3/9/9 w'], 'd3-d4')), 'must_capture 4', '... must_capture');
is(fault(text(['start ' . CHAIN], 'a1-b1A-a1A')), 'revisit 4', '... revisit');
is(fault(text(['start 9/9/3w1b3/9/9 w'], 'd3-e3A', 'a1-a2')), 'game_over 5', '... a move after the end');
is(fault(text(['start 9/9/9/9/w8 w'], 'a1-a2')), 'game_over 4', '... from the start');

# The chain.
is(fault(text(['start ' . CHAIN, 'chain a1-b1A'])), 'read', 'a chain half made');
is(fault(text(['start ' . CHAIN, 'chain a1-b1A-b2A-c2A'])), 'bad_chain 3', 'one that is a whole move');
is(fault(text(['chain d3-e3A'])), 'bad_chain 2', '... of one step that takes');
is(fault(text(['start ' . SHUFFLE, 'white x', 'chain a1-a2'])), 'bad_chain 4', '... or takes nothing');
is(fault(text(['chain a1-a2'])), 'occupied 2', 'one whose step is refused');
is(fault(text(['start ' . CHAIN, 'chain a1-b1A-b2W'])), 'takes_nothing 3', '... the second of them');
is(fault(text(['chain c3-d3W'], 'd3-e3A', 'a1-a2')), 'not_your_stone 5', 'the moves come before the chain');
is(fault(text(['start 9/9/3w1b3/9/9 w', 'chain a1-b1A'], 'd3-e3A')), 'game_over 3', 'a chain after the end');

# The result.
for my $case (
    ['resign white', 'read'], ['resign black', 'read'], ['agreement', 'read'], ['resign', 'bad_result 2'], ['resign purple', 'bad_result 2'], ['agreement white', 'bad_result 2'],
    ['no_stones white', 'bad_result 2'], ['no_moves black', 'bad_result 2'], ['repetition', 'bad_result 2'], ['quiet', 'bad_result 2'], ['ply_cap', 'bad_result 2'], ['nonsense', 'bad_result 2'],
    ['Agreement', 'bad_result 2'], ['resign white black', 'bad_result 2'], ['white', 'bad_result 2'],
) {
    my ($result, $want) = @$case;
    is(fault(text(["result $result"], 'd3-e3A')), $want, "a game that goes on, and the result $result");
}
for my $case (
    ['no_stones white', 'read'], ['no_stones black', 'bad_result 3'], ['no_stones', 'bad_result 3'], ['no_moves white', 'bad_result 3'], ['resign white', 'bad_result 3'],
    ['resign black', 'bad_result 3'], ['agreement', 'bad_result 3'], ['quiet', 'bad_result 3'], ['ply_cap', 'bad_result 3'],
) {
    my ($result, $want) = @$case;
    is(fault(text(['start 9/9/3w1b3/9/9 w', "result $result"], 'd3-e3A')), $want, "a game won on the board, and the result $result");
}
is(fault(text(['start ' . SHUFFLE, 'result quiet', 'ply_cap 1'], 'a1-a2')), 'bad_result 3', 'another draw than the one reached');
is(fault(text(['start ' . CHAIN, 'chain a1-b1A', 'result resign white'])), 'read', 'resigned in the middle of a move');

# Writing and reading change nothing.
{
    my $game = GAME->new(script => ['d3-e3A']);
    $game->play('x');
    my ($before, $error) = (facts($game), $game->error);
    $game->as_text;
    GAME->from_text('x');
    same_facts($game, $before, 'as_text changes nothing');
    is($game->error, $error, '... the error included');
    unlike($game->as_text, qr/[^\x20-\x7e\n]/, 'the text is plain ASCII');
    like($game->as_text, qr/\n\z/, '... every line ended');
    is(parse_game($game->as_text)->{variant}, 'sivy', '... which Notation reads');
}

finish();
