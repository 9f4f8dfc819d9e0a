# What Game::Fanorona refuses: every code, with the move and the reason, nothing
# changed, nothing thrown, and the error gone with the next call that succeeds.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(MANY finish);
use NotationTest qw(shown);
use GameTest;
use Game::Fanorona;

sub at { my ($position, @steps) = @_; my $game = GAME->new(position => $position); $game->step($_) || die $game->error->message for @steps; return $game }

# A stone in the middle of a chain, with white neighbours and black ones about.
use constant BUSY => '8b/9/1b7/w2b5/w1b5w w';

# bad_move, with each of Notation's reasons.
my %reasons = (
    empty => '', bad_shape => 'x', kind_on_start => 'd3A-e3A', bad_point => 'D3-e3A', too_long => 'a1' . '-b1A-a1A' x 23, bad_kind => 'd3-e3a',
    off_board => 'd3-j3A', same_point => 'd3-d3A', not_adjacent => 'd3-f3A', no_line => 'd3-e4A', paika_in_chain => 'd3-e3-e4',
);
for my $reason (sort keys %reasons) {
    my $move = $reasons{$reason};
    for my $method (qw(play step preview continuations)) {
        next if $method eq 'continuations' && $move eq '';
        refused_as(GAME->new, [$method => $move], 'bad_move', "$method " . shown($move), reason => $reason, move => $move);
    }
}
for my $point (qw(d3 a4 i5 j1 a6)) {
    refused_as(GAME->new(variant => 'telo'), [play => "$point-c2A"], 'bad_move', "a point a smaller board lacks, $point", reason => 'off_board', move => "$point-c2A");
}
refused_as(GAME->new, [$_ => undef], 'bad_move', "$_ of undef", reason => 'empty') for qw(play step preview);
refused_as(GAME->new, [$_ =>], 'bad_move', "$_ of nothing at all", reason => 'empty') for qw(play step preview);
for my $strange ([], {}, sub { 1 }, \'d3-e3A', bless({}, 'Some::Other'), bless([], 'Some::Other'), qr/x/, *STDOUT, "d3-e3A\n", ' d3-e3A', "d3-e3A\0", "\x{1f600}", 'x' x 1_000_000, 1, 0, 1e300) {
    refused_as(GAME->new, [$_ => $strange], 'bad_move', "$_ of " . shown($strange)) for qw(play step preview);
}

# The codes of the board.
for my $case (
    ['no_stone', 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w', 'e3-e4A', 'e3-d3', 'e3-e4A-e5A'],
    ['not_your_stone', 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w', 'e4-e3A', 'f3-e3', 'f3-e3A-d2A'],
    ['not_your_stone', 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww b', 'd3-e3A', 'a1-a2'],
    ['occupied', 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w', 'a1-a2', 'a1-b2A', 'd3-c3W'],
    ['takes_nothing', 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w', 'e2-e3W', 'd2-e3W', 'f2-e3W'],
    ['takes_nothing', SHUFFLE, 'a1-a2A', 'a1-b2W'],
    ['must_capture', '9/9/2bw1b3/9/9 w', 'd3-d4', 'd3-d2'],
    ['must_capture', CHAIN, 'i1-i2', 'i1-h2', 'a1-a2'],
    ['choose_capture', '9/9/2bw1b3/9/9 w', 'd3-e3'],
) {
    my ($code, $position, @moves) = @$case;
    for my $move (@moves) {
        refused_as(GAME->new(position => $position), [play => $move], $code, "play $move", move => $move, reason => undef);
        refused_as(GAME->new(position => $position), [preview => $move], $code, "preview $move", move => $move, reason => undef);
        refused_as(GAME->new(position => $position), [continuations => $move], $code, "continuations $move", move => $move, reason => undef);
        next if $move =~ /-.*-/;
        refused_as(GAME->new(position => $position), [step => $move], $code, "step $move", move => $move, reason => undef);
    }
}

# Those of a chain, in the middle of a move and inside a whole one.
for my $case (
    ['not_the_stone', 'i1-i2', 'i1-h2', 'a2-a3'],
    ['no_stone', 'a1-a2', 'e5-e4A'],
    ['not_your_stone', 'i5-i4', 'd2-c2A'],
    ['same_direction', 'b1-c1', 'b1-c1A'],
    ['revisit', 'b1-a1', 'b1-a1W'],
    ['takes_nothing', 'b1-b2W'],
) {
    my ($code, @moves) = @$case;
    for my $move (@moves) {
        refused_as(at(BUSY, 'a1-b1A'), [$_ => $move], $code, "$_ $move inside a chain", move => $move, reason => undef) for qw(step play preview continuations);
    }
}
refused_as(at(BUSY, 'a1-b1A', 'b1-b2A'), [$_ => 'b2-a2'], 'occupied', "$_ b2-a2 inside a chain") for qw(step play preview continuations);
refused_as(at(BUSY, 'a1-b1A', 'b1-b2A'), [$_ => 'b2-a3'], 'paika_in_chain', "$_ b2-a3, a step that takes nothing after one that took") for qw(step play preview continuations);
refused_as(at(BUSY, 'a1-b1A', 'b1-b2A'), [$_ => 'b2-b1'], 'revisit', "$_ b2-b1, a point the chain has stood on") for qw(step play);
refused_as(at(BUSY, 'a1-b1A', 'b1-b2A'), [$_ => 'b2-a1'], 'revisit', "$_ b2-a1, the start included") for qw(step play);
refused_as(at(BUSY, 'a1-b1A', 'b1-b2A'), [$_ => 'b2-b3A'], 'same_direction', "$_ b2-b3A, the direction of the step before") for qw(step play);
refused_as(GAME->new(position => BUSY), [$_ => 'a1-b1A-c1A'], 'same_direction', "$_ of a whole move", move => 'a1-b1A-c1A') for qw(play preview continuations);
refused_as(GAME->new(position => BUSY), [$_ => 'a1-b1A-a1A'], 'revisit', "$_ of a whole move", move => 'a1-b1A-a1A') for qw(play preview continuations);
refused_as(GAME->new(position => BUSY), [$_ => 'a1-b1A-b2A-a2A'], 'occupied', "$_ of a whole move") for qw(play preview continuations);
refused_as(GAME->new(position => BUSY), [$_ => 'a1-b1A-b2A-a3A'], 'takes_nothing', "$_ of a whole move") for qw(play preview continuations);

# A step that could take both ways inside a chain.
{
    # a2-b2 takes c2; b2-b3 then takes b4 ahead and b1 behind.
    my $game = at('8b/1b7/9/w1b6/1b7 w', 'a2-b2A');
    refused_as($game, [$_ => 'b2-b3'], 'choose_capture', "$_ b2-b3 inside a chain", move => 'b2-b3') for qw(step play preview continuations);
    is_deeply([sort map { $_->{string} } grep { $_->{to} eq 'b3' } $game->steps], ['b2-b3A', 'b2-b3W'], 'it is listed twice');
    accepted($game, [step => 'b2-b3W'], 'and either may be chosen');
}

# Whatever is refused first is told, a step after another.
refused_as(GAME->new, [play => 'e3-e4A-x'], 'bad_move', 'the shape of the whole string comes first', reason => 'bad_point');
refused_as(GAME->new, [play => 'e4-e3A-e9A'], 'bad_move', '... every point of it', reason => 'off_board');

# step of more than one is too long, whatever the rules would say of it.
for my $case (
    ['onto a point that is taken', 'd3-e3A-e4A'], ['that the rules allow', 'a1-b1A-b2A', CHAIN], ['from an empty point', 'e3-d3A-d4A'],
    ['by the other side', 'd4-e3A-e2A'], ['back and forth', 'd3-e3A-d3A'], ['past where nothing follows', 'd3-e3A-f3A-g3A'], ['of forty-four', 'a1' . '-b1A-a1A' x 22],
) {
    my ($what, $move, @position) = @$case;
    refused_as(GAME->new(map { (position => $_) } @position), [step => $move], 'bad_move', "step of more than one, $what", reason => 'too_long', move => $move);
}
for my $move ('b1-b2A-c2A', 'b1-a1A-b1A', 'a2-a3A-a4A') {
    refused_as(at(CHAIN, 'a1-b1A'), [step => $move], 'bad_move', "step of $move inside a chain", reason => 'too_long', move => $move);
}
refused_as(GAME->new, [step => $_->[0]], 'bad_move', "step of $_->[0], which cannot be read", reason => $_->[1])
    for ['d3-e3A-z3A', 'off_board'], ['d3-e3-e4', 'paika_in_chain'], ['d3-e3A-e5A', 'not_adjacent'], ['d3-e3A-E4A', 'bad_point'], ['d3-e3A-e4X', 'bad_kind'];
{
    my ($long) = grep { $_->length > 1 } GAME->new(position => CHAIN)->legal;
    refused_as(GAME->new(position => CHAIN), [step => $long], 'bad_move', 'step of a whole move as an object', reason => 'too_long', move => $long);
    my $resigned = GAME->new;
    $resigned->resign('white');
    refused_as($resigned, [step => 'd3-e3A-e4A'], 'game_over', 'step of more than one in a game that is over');
}

# game_over
{
    my $over = GAME->new(position => '9/9/3w1b3/9/8w w');
    $over->play('d3-e3A');
    ok($over->over, 'a game that is over');
    my $resigned = GAME->new;
    $resigned->resign('white');
    my $agreed = GAME->new;
    $agreed->offer_draw('white');
    $agreed->accept_draw('black');
    my $in_chain = at(CHAIN, 'a1-b1A');
    $in_chain->resign('black');
    for my $case (['on the board', $over], ['by resignation', $resigned], ['by agreement', $agreed], ['in the middle of a move', $in_chain]) {
        my ($how, $game) = @$case;
        refused_as($game, [$_ => 'd3-e3A'], 'game_over', "$_ in a game over $how", move => 'd3-e3A') for qw(play step preview continuations);
        refused_as($game, [$_ => 'white'], 'game_over', "$_ in a game over $how") for qw(resign offer_draw accept_draw decline_draw);
        refused_as($game, [stop =>], 'game_over|nothing_to_stop', "stop in a game over $how");
    }
}

# not_a_side
for my $side ('purple', 'White', 'w', '', undef, 1, 0, 2, [], {}, "white\n", "\x{1f600}", 'x' x 100_000, bless({}, 'Some::Other')) {
    refused_as(GAME->new, [$_ => $side], 'not_a_side', "$_ of " . shown($side)) for qw(resign offer_draw);
    my $offered = GAME->new;
    $offered->offer_draw('white');
    refused_as($offered, [$_ => $side], 'not_a_side', "$_ by " . shown($side)) for qw(accept_draw decline_draw);
}

# offer_standing, no_offer, own_offer
{
    my $game = GAME->new;
    for my $side (qw(white black)) {
        refused_as($game, [accept_draw => $side], 'no_offer', "accept_draw by $side where there is no offer");
        refused_as($game, [decline_draw => $side], 'no_offer', "decline_draw by $side");
    }
    $game->offer_draw('black');
    refused_as($game, [offer_draw => $_], 'offer_standing', "offer_draw by $_ while one stands") for qw(white black);
    refused_as($game, [accept_draw => 'black'], 'own_offer', 'accept_draw of one\'s own');
    refused_as($game, [decline_draw => 'black'], 'own_offer', 'decline_draw of one\'s own');
}

# nothing_to_undo
refused_as(GAME->new, [undo =>], 'nothing_to_undo', 'undo at the start');
refused_as(GAME->new(position => '9/9/9/9/w8 w'), [undo =>], 'nothing_to_undo', 'undo of a game over from the start');

# A call that succeeds clears the error; one that cannot refuse leaves it.
{
    my %clears = (
        play => sub { $_[0]->play('a1-b1A-b2A') }, step => sub { $_[0]->step('a1-b1A') }, stop => sub { $_[0]->step('a1-b1A'); $_[0]->play('x'); $_[0]->stop },
        preview => sub { $_[0]->preview('a1-b1A') }, continuations => sub { $_[0]->continuations('a1-b1A') }, resign => sub { $_[0]->resign('black') },
        'continuations of nothing' => sub { $_[0]->continuations }, offer_draw => sub { $_[0]->offer_draw('white') },
        accept_draw => sub { $_[0]->offer_draw('white'); $_[0]->play('x'); $_[0]->accept_draw('black') },
        decline_draw => sub { $_[0]->offer_draw('white'); $_[0]->play('x'); $_[0]->decline_draw('black') },
        undo => sub { $_[0]->play('a1-b1A'); $_[0]->play('x'); $_[0]->undo },
    );
    for my $name (sort keys %clears) {
        my $game = GAME->new(position => CHAIN);
        $game->play('x');
        is($game->error && $game->error->code, 'bad_move', "$name: an error is there");
        ok($clears{$name}->($game), '... the call succeeds');
        is($game->error, undef, '... and clears it');
    }
    my $game = GAME->new;
    $game->play('x');
    my $error = $game->error;
    facts($game);
    my @more = ($game->legal, $game->legal_strings, $game->as_text, $game->evaluate, $game->at('e3'), $game->variant);
    is($game->error, $error, 'a call that cannot refuse leaves the error of the last that did');
    $game->step('d3-e3');
    is($game->error->code, 'choose_capture', 'the next refusal takes its place');
    is($error->code, 'bad_move', 'and the first, kept, is what it was');
    my $other = GAME->new;
    is($other->error, undef, 'another game has none of it');
    is(eval { GAME->new(script => ['x']); 1 }, undef, 'and a constructor that croaks');
    is($game->error->code, 'choose_capture', 'touches no other game\'s');
}

# Refused calls leave $@, $! and $_ alone.
{
    my $game = GAME->new;
    local $@ = 'as it was';
    local $! = 2;
    local $_ = 'as it was';
    $game->play('x');
    $game->play('d3-e3');
    $game->resign('purple');
    is($@, 'as it was', '$@ is left alone');
    is($_, 'as it was', '$_ too');
}

# too_many_moves: more than the limit is the one thing that dies.
{
    my $game = GAME->new(position => MANY);
    croaks(sub { $game->legal(10_000) }, '', 'legal past a limit');
    croaks(sub { $game->legal_strings(10_000) }, '', 'legal_strings past a limit');
    is(scalar(my @all = $game->legal(17_119)), 17_119, 'and at it lists them all');
    is(scalar(@all = $game->legal), 17_119, 'the limit is 100,000 unless given');
    croaks_at(sub { $game->legal(1) }, __LINE__, 'told of the line that called');
    croaks(sub { GAME->new->legal($_) }, '', 'a limit that is none, ' . shown($_)) for -1, 'x', 1.5, [];
    is(scalar(@all = GAME->new->legal(5)), 5, 'a limit that is just enough');
    croaks(sub { GAME->new->legal(4) }, '', 'and one that is not');
    for my $method (qw(legal legal_strings)) {
        ok(!eval { GAME->new->$method(5, 6); 1 }, "two limits for $method");
        like($@, qr/\AGame::Fanorona: wrong number of arguments, the call is \$game->$method\(/, '... and how it is called');
    }
    my $resigned = GAME->new;
    $resigned->resign('white');
    is_deeply([$resigned->legal(0)], [], 'nothing is not too many');
}

# No position is known that has more moves than the usual limit, so a lower one stands in for it.
{
    package Game::Fanorona;
    sub too_many { return $_[0]{rules}->${ \$_[1] }(4) }
}
for my $method (qw(_legal _legal_strings)) {
    croaks(sub { GAME->new->too_many($method) }, 'there are more whole moves than the limit, which is 4', 'a list past the usual limit');
}
is_deeply([GAME->new->legal_strings], [qw(d2-e3A d3-e3A d3-e3W e2-e3A f2-e3A)], 'strings are sorted');

finish();
