# Game::Fanorona::Rules: the game by the engine's numbers. Each method.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP MANY pt pts step_key ascending finish refused);
use NotationTest qw(shown);
use GameTest;
use PlainFanorona;
use PlainGame;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Rules qw(PLAY_OK PLAY_OVER PLAY_ILLEGAL);

sub rules { my ($position, %fields) = @_; return RULES->new(defined $position ? (position => $position) : (), %fields ? (variant => \%fields) : ()) }

# The constants.
is(PLAY_OK, 0, 'PLAY_OK is 0');
like($_, qr/\A[1-9]\d*\z/, 'another number') for PLAY_OVER, PLAY_ILLEGAL;
isnt(PLAY_OVER, PLAY_ILLEGAL, 'three different ones');
is(prototype("Game::Fanorona::Rules::$_"), '', "$_ is a constant") for qw(PLAY_OK PLAY_OVER PLAY_ILLEGAL);
{
    package Wants::Nothing;
    Game::Fanorona::Rules->import;
    package main;
    ok(!Wants::Nothing->can('PLAY_OK'), 'exported on request, and not without');
    ok(!eval q{package Wants::Wrong; Game::Fanorona::Rules->import('purple'); 1}, 'what is not there is not exported');
}

# new
{
    my $rules = RULES->new;
    isa_ok($rules, RULES, 'new');
    is($rules->position, SETUP, 'the nine by five from its set-up');
    is_deeply($rules->variant, { board => 'sivy', quiet_limit => 60, repeat => 3, ply_cap => 0 }, 'variant, a hash');
    is_deeply([map { $rules->$_ } qw(side ply quiet quiet_limit repeats outcome)], [WHITE, 0, 0, 60, 1, 0], 'nothing played');
    is(rules(undef, board => 'telo')->position, 'bbb/w1b/www w', 'a variant');
    is_deeply(rules(undef, board => '7x3', quiet_limit => 9, repeat => 0, ply_cap => 4)->variant, { board => '7x3', quiet_limit => 9, repeat => 0, ply_cap => 4 }, '... all its fields');
    is(rules(CHAIN)->position, CHAIN, 'a position');
    my $counted = rules(CHAIN . ' 5 9');
    is_deeply([$counted->position, $counted->quiet, $counted->ply], [CHAIN, 5, 0], '... with its counts');
    is(rules('3/1b1/1w1 b', board => 'telo')->side, BLACK, 'a position with a variant');
    croaks(sub { RULES->new(purple => 1) }, 'purple', 'new with an argument not known');
    croaks(sub { RULES->new('purple') }, '', '... or an odd list');
    croaks(sub { RULES->new(position => $_) }, '', 'a position that will not load, ' . shown($_)) for '', 'x', '9/9/9/9 w', '9/9/9/9/9 w 0', '9/9/9/9/9 w 0 0', [], {}, 'w' x 100_000;
    croaks(sub { RULES->new(variant => $_) }, '', 'a variant that is not one, ' . shown($_)) for { board => 'purple' }, { purple => 1 }, { repeat => 1 }, { ply_cap => 100_001 }, { quiet_limit => -1 }, [];
    croaks(sub { rules(SETUP, board => 'telo') }, '', 'a position of another size');
    croaks_at(sub { RULES->new(position => 'x') }, __LINE__, 'told of the line that called');
}

# at, count, key_hex, board
{
    my $rules = rules(CHAIN);
    is_deeply([map { $rules->at(pt($_)) } qw(a1 i5 e3)], [WHITE, BLACK, EMPTY], 'at');
    is($rules->at($_), BORDER, 'at: BORDER for ' . shown($_)) for 0, 11, -1, 77, 'x', undef, 38.5, [];
    is(rules(undef, board => 'telo')->at(pt('d1')), BORDER, '... and for a point of a larger board');
    is_deeply([map { $rules->count($_) } WHITE, BLACK, EMPTY, 9, 'x'], [2, 4, 0, 0, 0], 'count');
    my ($engine) = Game::Fanorona::Engine->of_string(CHAIN);
    is($rules->key_hex, $engine->key_hex, 'key_hex is the engine\'s');
    my $board = $rules->board;
    isa_ok($board, 'Game::Fanorona::Engine', 'board');
    is($board->to_string, CHAIN, '... as it stands');
    $board->put(pt('e3'), WHITE)->set_side(BLACK);
    is($rules->position, CHAIN, '... a copy');
    $rules->step(pt('a1'), E, APPROACH);
    is($board->at(pt('a1')), WHITE, '... which stays what it was');
    my $half = $rules->board;
    is_deeply([$half->in_chain ? 1 : 0, $half->chain_at, $half->chain_dir, [ascending $half->chain_seen]], [1, pt('b1'), E, [pts('a1 b1')]], '... an open chain included');
}

# steps, step, stop, chains
{
    my $rules = rules(CHAIN);
    my @steps = $rules->steps;
    is_deeply(\@steps, [{ from => pt('a1'), to => pt('b1'), dir => E, kind => APPROACH, taken => [pt('c1')] }], 'steps, as the engine gives them');
    is_deeply([$rules->in_chain ? 1 : 0, $rules->can_stop ? 1 : 0, $rules->chain_at, $rules->chain_dir, [$rules->chain_seen]], [0, 0, -1, -1, []], 'no chain open');
    is($rules->step($steps[0]), PLAY_OK, 'step takes a step');
    is_deeply([$rules->in_chain ? 1 : 0, $rules->can_stop ? 1 : 0, $rules->chain_at, $rules->chain_dir, [ascending $rules->chain_seen]], [1, 1, pt('b1'), E, [pts('a1 b1')]], 'and one is open');
    is($rules->side, WHITE, 'the turn stays');
    is_deeply([$rules->moves], [], 'no whole moves in the middle of one');
    is($rules->count_moves, '0', '... none to count');
    is($rules->ply, 0, 'no move complete');
    is_deeply([map { step_key($_) } $rules->steps], [step_key({ from => pt('b1'), to => pt('b2'), dir => N, kind => APPROACH, taken => [pt('b3')] })], 'what may come next');
    is($rules->step(pt('b1'), N, APPROACH), PLAY_OK, 'step takes the three values');
    is($rules->stop, PLAY_OK, 'stop');
    is_deeply([$rules->side, $rules->ply, $rules->in_chain ? 1 : 0], [BLACK, 1, 0], 'ends the move');
    is($rules->stop, PLAY_ILLEGAL, 'and not twice');
    my $before = rules_facts($rules);
    for my $no ([pt('a1'), E, APPROACH], [pt('b2'), E, APPROACH], [pt('i5'), S, APPROACH], [0, 0, 0], ['x', 'y', 'z'], [undef, undef, undef], [pt('i5'), S, 9], [pt('i5'), 256 + S, PAIKA], [pt('i5') + 256, S, PAIKA]) {
        is($rules->step(@$no), PLAY_ILLEGAL, 'a step that is none: ' . join ' ', map { shown($_) } @$no);
    }
    is($rules->step({ from => pt('b2'), dir => E, kind => APPROACH }), PLAY_ILLEGAL, '... as a hash');
    is(rules_facts($rules), $before, 'and nothing changed');
    is($rules->step(grep { $_->{kind} } $rules->steps), PLAY_OK, 'one that is is made');
}

# why
{
    my $rules = rules(CHAIN);
    my $engine = $rules->board;
    my $wrong = 0;
    for my $chain (0, 1) {
        for my $sq (0 .. 77) {
            for my $dir (-1 .. 8) {
                for my $kind (-1 .. 3) { $wrong++ if $rules->why($sq, $dir, $kind) != $engine->play_why($sq, $dir, $kind) }
            }
        }
        last if $chain;
        $rules->step(pt('a1'), E, APPROACH);
        $engine->play(pt('a1'), E, APPROACH);
    }
    is($wrong, 0, 'why answers as play_why of the engine does');
    is($rules->why(pt('b1'), N, APPROACH), WHY_OK, '... WHY_OK for a step');
    is($rules->why(pt('i1'), N, PAIKA), WHY_NOT_THE_STONE, '... or one of its numbers');
}

# moves, count_moves, play_move
{
    my $rules = rules(CHAIN);
    my @moves = $rules->moves;
    is_deeply([map { "$_" } @moves], ['a1-b1A', 'a1-b1A-b2A', 'a1-b1A-b2A-c2A'], 'moves, each chain\'s shorter beginnings first');
    isa_ok($moves[0], 'Game::Fanorona::Move');
    is($rules->count_moves, '3', 'count_moves');
    is($rules->count_moves(2), '2', '... with a cap');
    croaks(sub { $rules->moves(2) }, '', 'moves over a limit');
    is(scalar(my @some = $rules->moves(3)), 3, '... and at it');
    croaks(sub { $rules->moves($_) }, '', 'a limit that is none, ' . shown($_)) for -1, 'x', 1.5, [];
    croaks(sub { $rules->count_moves($_) }, '', 'a cap that is none, ' . shown($_)) for -1, 'x', 1.5, [];
    is($rules->play_move($moves[1]), PLAY_OK, 'play_move');
    is_deeply([$rules->position, $rules->ply, $rules->in_chain ? 1 : 0], ['8b/9/9/1w1b5/8w b', 1, 0], '... plays it, and stops where it says');
    my $before = rules_facts($rules);
    is($rules->play_move($moves[0]), PLAY_ILLEGAL, 'one that does not belong here');
    is(rules_facts($rules), $before, '... is not played');
    croaks(sub { $rules->play_move($_) }, '', 'play_move of ' . shown($_)) for 'a1-b1A', undef, [], {}, 1, bless([], 'Some::Other');
    is(rules_facts($rules), $before, '... nor is what is no move');
    is(rules(MANY)->count_moves, '17119', 'many moves counted');
    is(rules(MANY)->count_moves(100), '100', '... as far as the cap');
    my @all = rules(MANY)->moves;
    is(scalar @all, 17_119, '... and listed');
    my $chain = rules(CHAIN);
    $chain->step(pt('a1'), E, APPROACH);
    my ($b) = Game::Fanorona::Engine->of_string('8b/9/1b7/3b5/1w6w w');
    my ($rest) = grep { $_ eq 'b1-b2A-c2A' } $b->moves;
    is($chain->play_move($rest), PLAY_OK, 'the rest of a move, in the middle of one');
    is($chain->ply, 1, '... completes it');
}

# undo: one step or stop.
{
    my $rules = rules(CHAIN);
    my @facts = rules_facts($rules);
    $rules->step(pt('a1'), E, APPROACH), push @facts, rules_facts($rules);
    $rules->step(pt('b1'), N, APPROACH), push @facts, rules_facts($rules);
    $rules->stop, push @facts, rules_facts($rules);
    $rules->step(pt('i5'), S, PAIKA) == PLAY_OK or $rules->step(($rules->steps)[0]);
    for my $what ('a step of the other side', 'the stop', 'a step', 'the first step') {
        ok($rules->undo, "undo: $what");
        is(rules_facts($rules), pop @facts, '... one at a time');
    }
    ok(!$rules->undo, 'nothing is left to undo');
    $rules->play_move(($rules->moves)[2]);
    ok($rules->undo, 'a whole move that ended of itself');
    is_deeply([$rules->in_chain ? 1 : 0, $rules->chain_at], [1, pt('b2')], '... is undone a step at a time');
}

# key_at
{
    my $rules = RULES->new;
    my @keys = $rules->key_hex;
    for (1 .. 6) {
        $rules->play_move(($rules->moves)[0]);
        push @keys, $rules->key_hex;
    }
    is_deeply([map { $rules->key_at($_) } 0 .. 6], \@keys, 'key_at: the key of the position after so many moves');
    for my $no (7, -1, 'x', 1.5, 1e9) {
        my $key = eval { $rules->key_at($no) };
        ok(!defined $key, 'no key at ' . shown($no));
    }
    $rules->undo while $rules->ply > 3;
    ok(!defined eval { $rules->key_at(4) }, 'nor at one taken back');
    is($rules->key_at(0), $keys[0], 'while the first stays');
}

# outcome, outcome_name, is_over, is_draw, winner; PLAY_OVER
{
    my $on = RULES->new;
    is($on->outcome, 0, 'outcome: 0 while the game is on');
    ok(!$on->is_over && !$on->is_draw && !$on->winner, '... nothing of it yet');
    my %numbers;
    for my $case (
        ['no_stones', WHITE, '9/9/3w1b3/9/9 w', {}, 'd3-e3A'], ['no_stones', BLACK, '9/9/3b1w3/9/9 b', {}, 'd3-e3A'], ['no_moves', WHITE, 'bww/w2/ww1 w', { board => 'telo' }, 'b1-b2'],
        ['repetition', undef, SHUFFLE, { repeat => 2 }, qw(a1-a2 i5-i4 a2-a1 i4-i5)], ['quiet', undef, SHUFFLE, { quiet_limit => 1 }, 'a1-a2'], ['ply_cap', undef, SHUFFLE, { ply_cap => 1 }, 'a1-a2'],
        ['no_stones', WHITE, '9/9/9/9/w8 w', {}], ['no_moves', WHITE, 'bww/www/ww1 b', { board => 'telo' }], ['quiet', undef, SHUFFLE . ' 60 61', {}],
    ) {
        my ($name, $winner, $position, $fields, @moves) = @$case;
        my $rules = rules($position, %$fields);
        my $start = rules_facts($rules);
        for my $move (@moves) {
            is($rules->outcome, 0, "$name: still on");
            my ($is) = grep { $_ eq $move } $rules->moves;
            is($rules->play_move($is), PLAY_OK, $move);
        }
        is($rules->outcome_name, $name, "$name by its name");
        like($rules->outcome, qr/\A[1-9]\d*\z/, '... and its number');
        $numbers{$name}{ $rules->outcome } = 1;
        ok($rules->is_over, '... over');
        is($rules->is_draw ? 1 : 0, $winner ? 0 : 1, '... a draw or not');
        is($rules->winner || 0, $winner || 0, '... and who has won');
        my $before = rules_facts($rules);
        is_deeply([[$rules->steps], [$rules->moves], $rules->can_stop ? 1 : 0], [[], [], 0], '... nothing to play');
        is($rules->step(pt('a1'), N, PAIKA), PLAY_OVER, '... a step is answered PLAY_OVER');
        is($rules->stop, PLAY_OVER, '... so is stop');
        is($rules->play_move((RULES->new->moves)[0]), PLAY_OVER, '... and a whole move');
        is(scalar $rules->search(budget => 100), undef, '... and search finds nothing');
        is(rules_facts($rules), $before, '... which all change nothing');
        next if !@moves;
        1 while $rules->ply && $rules->undo;
        is(rules_facts($rules), $start, '... and all of it can be taken back');
    }
    is(scalar(keys %{ { map { (keys %$_)[0] => 1 } values %numbers } }), 5, 'each way has a number of its own');
    is_deeply([grep { keys %$_ > 1 } values %numbers], [], '... and one alone');
}

# clone
{
    my $rules = rules(CHAIN, repeat => 2, quiet_limit => 30);
    $rules->play_move(($rules->moves)[2]);
    my ($paika) = $rules->moves;
    $rules->play_move($paika);
    my $clone = $rules->clone;
    isa_ok($clone, RULES, 'a clone');
    is(rules_facts($clone), rules_facts($rules), 'is the same');
    my $before = rules_facts($rules);
    $clone->play_move(($clone->moves)[0]);
    is(rules_facts($rules), $before, 'and shares nothing');
    $clone->undo while $clone->ply > 1;
    is($clone->undo && 1, 1, 'its history came with it');
    is(rules_facts($rules), $before, 'and the first has its own');
    my $half = rules(CHAIN);
    $half->step(pt('a1'), E, APPROACH);
    is(rules_facts($half->clone), rules_facts($half), 'in the middle of a move too');
    undef $rules;
    ok($clone->steps, 'it outlives the first');
}

# evaluate and weights
{
    my $rules = RULES->new;
    my %weights = %{ weights_of($rules) };
    ok(scalar(keys %weights), 'weights: what the evaluation counts');
    like($weights{$_}, qr/\A-?\d+\z/, "... $_, a number") for sort keys %weights;
    like($rules->evaluate, qr/\A-?\d+\z/, 'evaluate: a number');
    is($rules->evaluate({ %weights }), $rules->evaluate, '... the same with those weights');
    is($rules->evaluate({}), $rules->evaluate, '... or none named');
    is($rules->evaluate({ map { ($_ => 0) } keys %weights }), 0, '... and nothing with none');
    my $ahead = rules('8b/9/4w4/9/w3w3w w');
    cmp_ok($ahead->evaluate, '>', 0, 'for White: more white stones');
    cmp_ok(rules('8b/9/4w4/9/w3w3w b')->evaluate, '>', 0, '... whoever is to move');
    cmp_ok(rules('8w/9/4b4/9/b3b3b w')->evaluate, '<', 0, '... more black ones');
    croaks(sub { $rules->evaluate({ purple => 1 }) }, 'purple', 'a weight that does not exist');
    croaks(sub { $rules->evaluate({ (keys %weights)[0] => $_ }) }, '', 'a weight that is no number, ' . shown($_)) for 'x', undef, 1.5, [], 1e300;
    croaks(sub { $rules->evaluate($_) }, '', 'weights that are none, ' . shown($_)) for 'x', [], 1;
}
sub weights_of { my ($rules) = @_; my @w = $rules->weights; return @w == 1 ? $w[0] : {@w} }

# live
{
    my $live = RULES->live;
    my $rules = RULES->new;
    is(RULES->live, $live + 1, 'live: one more');
    my $clone = $rules->clone;
    is(RULES->live, $live + 2, '... a clone is another');
    my $boards = Game::Fanorona::Engine->live;
    my $board = $rules->board;
    is(Game::Fanorona::Engine->live, $boards + 1, '... a board is a board');
    is(RULES->live, $live + 2, '... and no game');
    undef $clone;
    is(RULES->live, $live + 1, '... one fewer');
    undef $rules;
    is(RULES->live, $live, '... and none');
}

finish();
