# Game::Fanorona: new in all its forms, what it croaks on, and replay.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP finish here);
use NotationTest qw(shown);
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Variant;

# variant
my %forms = (
    sivy => [undef, 'sivy', 'sivy', { board => 'sivy' }, {}, { board => '9x5' }, Game::Fanorona::Variant->named('sivy')],
    dimy => ['dimy', { board => 'dimy' }, { board => '5x5' }, Game::Fanorona::Variant->named('dimy')],
    telo => ['telo', { board => 'telo', quiet_limit => 60 }, Game::Fanorona::Variant->from_string('telo')],
    'custom quiet_limit=40' => ['custom quiet_limit=40', { quiet_limit => 40 }, { board => 'sivy', quiet_limit => 40 }, Game::Fanorona::Variant->custom(quiet_limit => 40)],
    'custom board=7x3,repeat=0,ply_cap=9' => ['custom board=7x3,repeat=0,ply_cap=9', { ply_cap => 9, repeat => 0, board => '7x3' }],
);
for my $want (sort keys %forms) {
    for my $form (@{ $forms{$want} }) {
        my $game = GAME->new(defined $form ? (variant => $form) : ());
        my $is = $game->variant;
        my $name = "$want from " . shown($form);
        isa_ok($is, 'Game::Fanorona::Variant', $name);
        is($is->as_string, $want, "$name is that variant");
        is($game->position, $is->setup, '... at its set-up');
        is_deeply([$game->ply, $game->quiet, $game->repeats, $game->turn, $game->over ? 1 : 0], [0, 0, 1, 'white', 0], '... and nothing played');
        is($game->quiet_limit, $is->quiet_limit, '... with its quiet limit');
        is_deeply([$game->moves], [], '... no moves');
        is($game->error, undef, '... no error');
        is($game->result, undef, '... and no result');
        is($game->position_counted, $is->setup . ' 0 1', '... the first move about to be made');
    }
}
{
    my %fields = (board => 'telo');
    my $game = GAME->new(variant => \%fields);
    $fields{board} = 'dimy';
    is($game->variant->name, 'telo', 'the hash given stays the caller\'s');
}
{
    my $variant = Game::Fanorona::Variant->custom(board => '5x3');
    ok(GAME->new(variant => $variant)->variant->equals($variant), 'the variant object is the game\'s');
}

# Every size there is.
for my $cols (3, 5, 7, 9) {
    for my $rows (3, 5) {
        my $game = GAME->new(variant => { board => "${cols}x$rows" });
        is_deeply([$game->variant->cols, $game->variant->rows], [$cols, $rows], "a board of $cols by $rows");
        is($game->stones('white'), ($cols * $rows - 1) / 2, '... half of it White');
        is($game->stones('black'), ($cols * $rows - 1) / 2, '... and half Black');
        ok(scalar(my @legal = $game->legal_strings), '... with a move to make');
    }
}

# position
{
    my $game = GAME->new(position => '9/9/2bw1b3/9/9 b');
    is($game->position, '9/9/2bw1b3/9/9 b', 'a position');
    is($game->turn, 'black', 'with its side to move');
    is($game->position_counted, '9/9/2bw1b3/9/9 b 0 1', 'counts from the beginning');
    $game = GAME->new(position => '9/9/2bw1b3/9/9 w 5 12');
    is($game->position, '9/9/2bw1b3/9/9 w', 'the form with the two counts');
    is($game->position_counted, '9/9/2bw1b3/9/9 w 5 12', 'starts with them');
    is_deeply([$game->quiet, $game->ply], [5, 0], 'ply counts the moves made in this game');
    ok($game->play('d3-e3A'), 'and it plays on');
    is($game->position_counted, '9/9/2b1w4/9/9 b 0 13', 'from them');
    is($game->ply, 1, 'and ply from nought');
    is(GAME->new(position => '54/9/11bw1b12/9/9 w')->position, '9/9/2bw1b3/9/9 w', 'a run spelt long is written the one way');
    is(GAME->new(variant => 'telo', position => '3/1b1/1w1 w')->position, '3/1b1/1w1 w', 'a position with a variant');
    is(GAME->new(position => '3/1b1/1w1 w', variant => 'telo')->position, '3/1b1/1w1 w', 'in either order');
    is(GAME->new(variant => { board => '7x3' }, position => '7/3w3/b6 b 1 2')->position_counted, '7/3w3/b6 b 1 2', 'on a board without a name');
    is(GAME->new(position => SETUP)->position, SETUP, 'the set-up as a position');
    is(GAME->new(position => join('/', ('w' x 9) x 5) . ' w')->stones('white'), 45, 'a position is not judged for its sense');
}

# first
is(GAME->new(first => 'white')->turn, 'white', 'first may be given as white');
is(GAME->new(variant => 'telo', first => 'white', script => [])->turn, 'white', '... among others');
is(GAME->new(first => 'white', position => '9/9/2bw1b3/9/9 b')->turn, 'black', '... and says nothing of a position');

# script
{
    my $game = GAME->new(script => ['d3-e3A', 'c3-d3W']);
    is_deeply([$game->moves], ['d3-e3A', 'c3-d3W'], 'a script is played');
    is($game->ply, 2, 'move by move');
    is($game->error, undef, 'and leaves no error');
    is(GAME->new(script => [])->ply, 0, 'of no moves');
    my $other = GAME->new;
    my @moves = $other->play('d3-e3A');
    is_deeply([GAME->new(script => \@moves)->moves], ['d3-e3A'], 'of moves as objects');
    is_deeply([GAME->new(variant => 'telo', script => ['b1-b2A'])->moves], ['b1-b2A'], 'with a variant');
    is_deeply([GAME->new(script => ['a1-b1A'], position => CHAIN)->moves], ['a1-b1A'], 'with a position, a chain ended by choice');
}

# Refusals.
for my $variant (qw(purple Sivy custom 7x5 9x5), '', 'custom repeat=1', "sivy\n", 'custom board=8x5', [], \'sivy', { board => 'purple' }, { repeat => 1 },
    { colour => 1 }, { ply_cap => 100_001 }, { quiet_limit => -1 }, { board => undef }, sub { 'sivy' }, bless({}, 'Some::Other'), bless([], 'Some::Other'), "\x{1f600}")
{
    croaks(sub { GAME->new(variant => $variant) }, '', 'a variant that is not one, ' . shown($variant));
}
for my $position ('', 'x', '9/9/9/9/9', '9/9/9/9/9 x', '9/9/9/9 w', '9/9/9/9/8 w', '9/9/9/9/9 w 0', '9/9/9/9/9 w 0 0', '9/9/9/9/9 w -1 1', '9/9/9/9/9 w 0 1 2',
    ' 9/9/9/9/9 w', "9/9/9/9/9 w\n", '9/9/9/9/9 w x y', [], {}, 'w' x 100_000, "\x{1f600}")
{
    croaks(sub { GAME->new(position => $position) }, '', 'a position that will not load, ' . shown($position));
}
croaks(sub { GAME->new(position => 'bbb/w1b/www w') }, '', 'a position of another size than the board');
croaks(sub { GAME->new(variant => 'telo', position => SETUP) }, '', '... the other way');
croaks(sub { GAME->new(variant => 'dimy', position => '5/5/5 w') }, '', '... by its height alone');
croaks(sub { GAME->new(first => $_) }, '', 'first ' . shown($_)) for 'black', 'White', 'w', '', 1, undef, [];
croaks(sub { GAME->new(script => ['d3-e3A', 'a1-a2']) }, '', 'a script with a move that is refused');
croaks(sub { GAME->new(script => ['d3-e3']) }, '', '... for want of a letter');
croaks(sub { GAME->new(script => ['d3-e3A', 'x']) }, '', '... for its shape');
croaks(sub { GAME->new(script => $_) }, '', 'a script that is no list, ' . shown($_)) for 'd3-e3A', {}, sub { }, 1;
for my $name ('purple', 'Variant', 'board', '', 'variants', 'budget') {
    croaks(sub { GAME->new($name => 1) }, quotemeta $name, 'an argument not known, ' . shown($name));
    croaks(sub { GAME->new(variant => 'telo', $name => 1) }, quotemeta $name, '... after one that is');
    croaks(sub { GAME->new($name => 1, variant => 'telo') }, quotemeta $name, '... or before');
}
croaks(sub { GAME->new('telo') }, '', 'a name without a value');
croaks(sub { GAME->new(variant => 'telo', 'position') }, '', '... after others');
croaks_at(sub { GAME->new(variant => 'purple') }, here(), 'told of the line that called, a variant');
croaks_at(sub { GAME->new(position => 'purple') }, here(), '... a position');
croaks_at(sub { GAME->new(purple => 1) }, here(), '... an argument not known');
croaks_at(sub { GAME->new(first => 'black') }, here(), '... first');
croaks_at(sub { GAME->new(script => ['x']) }, here(), '... a script');
croaks_at(sub { GAME->replay(['x'], variant => 'purple') }, here(), '... replay');

# Subclasses.
{
    package My::Game;
    our @ISA = ('Game::Fanorona');
    package main;
    isa_ok(My::Game->new, 'My::Game', 'what new of a subclass returns');
    isa_ok((My::Game->replay(['d3-e3A']))[0], 'My::Game', '... and replay');
    isa_ok((My::Game->from_text(GAME->new->as_text))[0], 'My::Game', '... and from_text');
}

# replay
{
    my @moves = ('b1-b2A');
    my ($game, $error, $n) = GAME->replay(\@moves, variant => 'telo');
    isa_ok($game, GAME, 'what replay returns');
    is_deeply([$game->moves], \@moves, 'has played the moves');
    is($error, undef, 'with no refusal');
    is($n, 1, 'and how many moves there were');

    @moves = ('d3-e3A', 'c3-d3W', 'purple', 'a1-a2');
    ($game, $error, $n) = GAME->replay(\@moves);
    is_deeply([$game->moves], ['d3-e3A', 'c3-d3W'], 'where one is refused, as far as it got');
    isa_ok($error, 'Game::Fanorona::Error', 'the refusal');
    is($error->code, 'bad_move', 'says why');
    is($error->move, 'purple', 'and which');
    is($n, 3, 'the number of the move, counting from 1');
    is_deeply(\@moves, ['d3-e3A', 'c3-d3W', 'purple', 'a1-a2'], 'the caller\'s list is as it was');

    ($game, $error, $n) = GAME->replay(['d3-e3']);
    is_deeply([$game->ply, $error->code, $n], [0, 'choose_capture', 1], 'the first one refused');
    ($game, $error, $n) = GAME->replay(['d3-e3A', 'd3-e3A']);
    is_deeply([$game->ply, $error->code, $n], [1, 'no_stone', 2], 'the last');
    ($game, $error, $n) = GAME->replay([undef]);
    is_deeply([$game->ply, $error->code, $error->reason, $n], [0, 'bad_move', 'empty', 1], 'a move that is not there');
    ($game, $error, $n) = GAME->replay(['d3-e3A', 'a1-a2'], position => '9/9/3w1b3/9/9 w');
    is_deeply([$game->ply, $error->code, $n], [1, 'game_over', 2], 'a move after the end');
    my $scalar = GAME->replay(['d3-e3A']);
    isa_ok($scalar, GAME, 'in scalar context the game alone');

    my $source = GAME->new;
    my @objects;
    for my $round (1 .. 12) {
        my ($move) = $source->legal or last;
        push @objects, $source->play($move);
    }
    ($game, $error, $n) = GAME->replay(\@objects);
    is_deeply([$error, $n], [undef, 12], 'moves as objects, through the door play uses');
    same_facts($game, facts($source), 'to the same game');
    croaks(sub { GAME->replay($_) }, '', 'replay of ' . shown($_)) for undef, 'd3-e3A', {}, 1;
    croaks(sub { GAME->replay([], purple => 1) }, 'purple', 'replay with an argument not known');
    croaks(sub { GAME->replay([], first => 'black') }, '', 'replay takes the arguments of new');
}

finish();
