# Game::Fanorona::Rules and Game::Fanorona as objects: wrong things in every place,
# destroyed, forged, subclassed, stored; refusals in their form.
use strict;
use warnings;
use Test::More;
use Scalar::Util qw(weaken);
use Storable ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP pt finish);
use ActingArguments;
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Rules qw(PLAY_OK PLAY_OVER PLAY_ILLEGAL);

my $live = RULES->live;
is($live, 0, 'no game at first');

# Wrong things everywhere: an answer or a refusal, never a crash, never a warning.
{
    my $inf = 9**9**9;
    my @junk = (
        undef, '', ' ', 'x', '12abc', "\0" x 100, "\x{263a}", 'w' x 100_000, -1, 0.5, 1e300, -1e300, $inf, -$inf, -sin($inf), 2**31, 2**32 + 12, 2**63, -2**63, '9' x 400, 77, 256,
        [], {}, { from => 12 }, { from => [], dir => {}, kind => sub { 1 } }, \undef, \12, sub { 12 }, qr/12/, *STDOUT, \*STDOUT, bless([], 'Some::Other'), bless({}, 'Some::Other'),
        bless([], RULES), bless({}, RULES), bless(\(my $pointer = 140_000_000), RULES), bless([], 'Game::Fanorona::Engine'), bless({}, GAME), bless([], GAME), RULES, v1.2.3,
    );
    my @methods = qw(
        clone position board side at count key_hex key_at ply quiet quiet_limit repeats variant steps step can_stop stop why in_chain chain_at chain_dir
        chain_seen moves count_moves play_move undo outcome outcome_name is_over is_draw winner evaluate weights search
    );
    my (@bad, @changed, $calls);
    for my $half (0, 1) {
        my $fresh = sub { my $rules = RULES->new(position => CHAIN); $rules->step(pt('a1'), 2, 1) if $half; return $rules };
        my $rules = $fresh->();
        my $want = rules_facts($rules);
        for my $method (@methods) {
            next if $method eq 'stop' || $method eq 'undo';
            for my $i (0 .. $#junk) {
                my $x = $junk[$i];
                my $huge = $method eq 'search' && defined $x && !ref $x && $x =~ /\A(?:\d{6,}|1e|inf)/i;
                for my $form ([$x], [$x, $x], [$x, $x, $x], [$x, 2, 1], [12, $x, 1], [12, 2, $x], [$x, $x, $x, $x], $huge ? () : ([budget => $x, depth => 1]), [budget => 50, seed => $x], [budget => 50, depth => $x], [budget => 50, weights => $x]) {
                    my @got = eval { $rules->$method(@$form) };
                    $calls++;
                    push @bad, "$method, junk number $i: $@" if $@ ne '' && $@ !~ /\AGame::Fanorona::\w+: .* at \Q$0\E line \d+\.?\n\z/s;
                    next if rules_facts($rules) eq $want;
                    push @changed, "$method, junk number $i";
                    $rules = $fresh->();
                }
            }
        }
    }
    for my $i (0 .. $#junk) {
        for my $form ([$junk[$i]], [position => $junk[$i]], [variant => $junk[$i]], [$junk[$i] => 1], [variant => { board => $junk[$i] }], [variant => { repeat => $junk[$i] }]) {
            eval { RULES->new(@$form) };
            push @bad, "new, junk number $i: $@" if $@ ne '' && $@ !~ /\AGame::Fanorona::\w+: .* at \Q$0\E line \d+\.?\n\z/s;
        }
    }
    ok($calls, "$calls calls with something wrong about them");
    is_deeply(\@changed, [], 'none changed a game');
    is_deeply([@bad > 5 ? @bad[0 .. 4] : @bad], [], 'every refusal is a sentence of the distribution\'s, told of the caller\'s line');

    # The game over it.
    my @calls = qw(
        play step stop steps can_stop starts continuations legal legal_strings preview turn over result winner error resign offer_draw accept_draw
        decline_draw draw_offered_by evaluate moves in_progress position position_counted at stones ply quiet quiet_limit repeats
        in_chain chain_at signature variant
    );
    (@bad, @changed) = ();
    for my $half (0, 1) {
        my $game = GAME->new(position => CHAIN);
        $game->step('a1-b1A') if $half;
        my $want = facts($game);
        for my $method (@calls) {
            next if $method eq 'stop';
            for my $i (0 .. $#junk) {
                next if $half && $method eq 'play' && defined $junk[$i] && "$junk[$i]" eq '';    # which stops
                my @got = eval { $game->$method($junk[$i]) };
                push @bad, "$method, junk number $i: $@" if $@ ne '' && $@ !~ /\AGame::Fanorona(?:::\w+)?: .* at \Q$0\E line \d+\.?\n\z/s;
                push @changed, "$method, junk number $i" if facts($game) ne $want;
            }
        }
    }
    is_deeply([@changed > 5 ? @changed[0 .. 4] : @changed], [], 'nor did any of the game\'s');
    is_deeply([@bad > 5 ? @bad[0 .. 4] : @bad], [], 'and what they croak on is in form');
}
is(RULES->live, 0, 'and every game is gone');

# The wrong number of arguments.
{
    my $rules = RULES->new;
    my $before = rules_facts($rules);
    my %takes = (
        clone => [0], position => [0], board => [0], side => [0], at => [1], count => [1], key_hex => [0], key_at => [1], ply => [0], quiet => [0], quiet_limit => [0], repeats => [0],
        variant => [0], steps => [0], step => [1, 3], can_stop => [0], stop => [0], why => [1, 3], in_chain => [0], chain_at => [0], chain_dir => [0], chain_seen => [0], moves => [0, 1],
        count_moves => [0, 1], play_move => [1], undo => [0], outcome => [0], outcome_name => [0], is_over => [0], is_draw => [0], winner => [0],
    );
    for my $method (sort keys %takes) {
        my %fine = map { ($_ => 1) } @{ $takes{$method} };
        croaks(sub { $rules->$method((12) x $_) }, '', "$method with $_ arguments") for grep { !$fine{$_} && !($method eq 'why' && $_ == 1) } 0 .. 5;
    }
    is(rules_facts($rules), $before, 'and nothing changed');
}

# A move that no engine made.
for my $forged (bless(\(my $empty = ""), "Game::Fanorona::Move"), bless(\(my $short = "\x05" . "x" x 10), "Game::Fanorona::Move"), bless([], "Game::Fanorona::Move"), bless({}, "Game::Fanorona::Move"),
    bless(\(my $step = "\x01" . pack("C12", pt("a1"), pt("b1"), 2, 1, 1, pt("c1"), (0) x 6) . "a1-b1A"), "Game::Fanorona::Move"), bless(\(my $wild = "\xff" x 4000), "Game::Fanorona::Move"))
{
    my $rules = RULES->new(position => CHAIN);
    my $answer = eval { $rules->play_move($forged) };
    ok(defined $answer ? $answer =~ /\A\d+\z/ : $@ =~ /\AGame::Fanorona::\w+: /, "play_move of a move that no engine made: an answer or a refusal") or diag $@;
    is($rules->position, CHAIN, "... and nothing is played") if !defined $answer || $answer != PLAY_OK;
}

# The same in a game: a move that cannot be read, with no word of perl's own.
for my $case (
    ['a hash', bless({}, 'Game::Fanorona::Move')], ['an array', bless([], 'Game::Fanorona::Move')], ['code', bless(sub { 1 }, 'Game::Fanorona::Move')],
    ['an empty string', bless(\(my $blank = ''), 'Game::Fanorona::Move')], ['undef', bless(\(my $undef), 'Game::Fanorona::Move')],
    ['a reference', bless(\(my $reference = []), 'Game::Fanorona::Move')], ['a string cut short', bless(\(my $cut = "\x05" . 'x' x 10), 'Game::Fanorona::Move')],
    ['too many steps', bless(\(my $many = "\xff" x 4000), 'Game::Fanorona::Move')], ['wide characters', bless(\(my $wide = "\x{1f600}" x 40), 'Game::Fanorona::Move')],
    ['its notation alone', bless(\(my $notation = 'a1-b1A'), 'Game::Fanorona::Move')],
) {
    my ($what, $forged) = @$case;
    my @warnings;
    local $SIG{__WARN__} = sub { push @warnings, @_ };
    for my $method (qw(play step preview continuations)) {
        for my $so_far ([], ['a1-b1A']) {
            my $game = GAME->new(position => CHAIN);
            $game->step($_) for @$so_far;
            my $before = facts($game);
            my @answer = eval { $game->$method($forged) };
            is($@, '', "$method of $what blessed as a move, after " . @$so_far . ' steps: nothing is thrown');
            is(scalar(@answer), 0, '... nothing answered');
            is($game->error && $game->error->code, 'bad_move', '... bad_move');
            same_facts($game, $before, '... nothing played');
        }
    }
    my (undef, $error, $n) = GAME->replay([$forged]);
    is($error && $error->code . " $n", 'bad_move 1', "replay of $what blessed as a move");
    croaks_at(sub { GAME->new(script => [$forged]) }, __LINE__, "a script of $what blessed as a move");
    is(join('', @warnings), '', '... and perl warns of nothing');
}

# What is blessed as a variant and holds no fields of one, and what is blessed as a game.
{
    my @warnings;
    local $SIG{__WARN__} = sub { push @warnings, @_ };
    for my $forged (bless({}, 'Game::Fanorona::Variant'), bless([], 'Game::Fanorona::Variant'), bless({ board => 'sivy', repeat => 1 }, 'Game::Fanorona::Variant')) {
        for my $class (GAME, 'Game::Fanorona::Rules') {
            eval { $class->new(variant => $forged) };
            like($@, qr/\A\Q$class\E: that object is no variant at \Q$0\E line @{[ __LINE__ - 1 ]}\.?\n\z/, "$class: a forged variant is none");
        }
    }
    eval { GAME->new->bot->choose(bless {}, GAME) };
    like($@, qr/\AGame::Fanorona::Bot: choose takes a game first[^\n]* at \Q$0\E line @{[ __LINE__ - 1 ]}\.?\n\z/, 'nor does the bot play for a forged game');
    is(join('', @warnings), '', 'perl warns of neither');
}

# Called on what is not a game: every method says so, of the line that called it.
{
    my $game = GAME->new(position => CHAIN);
    $game->step('a1-b1A');
    $game->offer_draw('white');
    my $before = facts($game);
    my $text = $game->as_text;
    my $forgotten = do { my $other = GAME->new; Storable::freeze($other) };
    my %forged = (
        'an empty hash' => bless({}, GAME), 'an array' => bless([], GAME), 'a scalar' => bless(\(my $scalar = 1), GAME), 'code' => bless(sub { 1 }, GAME),
        'a copied hash' => bless({%$game}, GAME), 'a dclone' => Storable::dclone($game), 'a thawed one, the other still there' => Storable::thaw(Storable::freeze($game)),
        'a thawed one, the other gone' => Storable::thaw($forgotten), 'a subclass\'s empty hash' => bless({}, 'My::Game'), 'a board' => bless(Game::Fanorona::Engine->new, GAME),
    );
    @My::Game::ISA = (GAME);
    my %arguments = (
        (map { ($_ => ['a1-b1A']) } qw(play step preview continuations)), (map { ($_ => ['white']) } qw(resign offer_draw accept_draw stones)),
        at => ['e3'], search => [budget => 10], as_text => [white => 'Soa'], from_text => [$text], replay => [[]],
    );
    my @methods = qw(
        play step stop undo steps can_stop starts continuations preview legal legal_strings search evaluate turn over result winner error
        resign offer_draw accept_draw decline_draw draw_offered_by moves in_progress as_text position position_counted at stones
        ply quiet quiet_limit repeats signature in_chain chain_at variant new replay from_text bot
    );
    my $sentence = qr/\AGame::Fanorona: [^\n]*not a game at \Q$0\E line /;
    my @warnings;
    local $SIG{__WARN__} = sub { push @warnings, @_ };
    for my $what (sort keys %forged) {
        my @wrong;
        for my $method (@methods) {
            for my $arguments ($arguments{$method} || [], []) {
                eval { $forged{$what}->$method(@$arguments) };
                push @wrong, "$method: " . ($@ || 'no exception') if $@ !~ /$sentence@{[ __LINE__ - 1 ]}\.?\n\z/;
            }
        }
        is(join("\n", @wrong), '', "every method croaks on $what blessed as a game");
    }
    for my $none (undef, '', 1, GAME, [], {}, sub { 1 }) {
        my @wrong;
        for my $method (grep { !/\A(?:new|replay|from_text|bot)\z/ } @methods) {
            my $code = GAME->can($method);
            eval { $code->($none, @{ $arguments{$method} || [] }) };
            push @wrong, "$method: " . ($@ || 'no exception') if $@ !~ /$sentence@{[ __LINE__ - 1 ]}\.?\n\z/;
        }
        is(join("\n", @wrong), '', 'and on ' . (defined $none ? ref $none || "'$none'" : 'undef'));
    }
    is(join('', @warnings), '', 'perl warns of nothing');
    same_facts($game, $before, 'the game that was copied is as it was');
    %forged = ();
    same_facts($game, $before, '... also once its copies are gone');
    my $destroyed = GAME->new;
    $destroyed->DESTROY for 1, 2;
    croaks_at(sub { $destroyed->turn }, __LINE__, 'a game destroyed by hand is none');
    is(scalar(grep { eval { Storable::thaw(Storable::freeze(GAME->new))->turn } } 1 .. 100), 0, 'nor is what was thawed in place of one that is gone');
    is(eval { My::Game->new->turn }, 'white', 'a game of a subclass is one');
    is(ref(My::Game->new->new), 'My::Game', '... and so is what it makes');
    is(ref(GAME->new->bot), '', 'a game knows the bot');
}

# Destroyed, forged, reblessed.
{
    my $rules = RULES->new;
    my $board = $rules->board;
    $rules->DESTROY;
    is(RULES->live, 0, 'DESTROY lets go of the game');
    ok(eval { $rules->DESTROY; 1 }, 'a second does nothing');
    is(RULES->live, 0, 'and counts nothing twice');
    croaks(sub { $rules->$_ }, '', "$_ of a destroyed game") for qw(position side steps clone board moves stop undo outcome search variant evaluate);
    croaks(sub { $rules->step(12, 0, 0) }, '', 'step of a destroyed game');
    is($board->to_string, SETUP, 'a board it gave lives on');
    for my $forged (bless([], RULES), bless({}, RULES), bless(\(my $n = 12345678), RULES), bless(sub { 1 }, RULES), bless([@{ RULES->new }], RULES), bless(Game::Fanorona::Engine->new, RULES)) {
        croaks(sub { $forged->$_ }, '', "$_ of a forged one") for qw(position steps clone undo);
    }
    croaks(sub { Game::Fanorona::Rules::position($board) }, '', 'a board is no game');
    croaks(sub { Game::Fanorona::Engine::to_string(RULES->new) }, '', 'and a game no board');
    croaks(sub { RULES->$_ }, '', "$_ of the class") for qw(position steps undo);
    croaks(sub { Game::Fanorona::Rules::position($_) }, '', 'position of what is no object') for undef, '', 1, 'x';
    my $gone = RULES->new;
    bless $gone, 'Some::Other';
    undef $gone;
    is(RULES->live, 0, 'one blessed away is let go of once');
    my $written = RULES->new;
    my $before = rules_facts($written);
    eval { $written->[0] = 1 };
    eval { push @$written, 1 };
    eval { @$written = () };
    is(rules_facts($written), $before, 'what is written into it does nothing') if ref $written && eval { my @in = @$written; 1 };
}
is(RULES->live, 0, 'all gone');

# Arguments that run code when they are looked at, and take the game away.
{
    my @calls = (
        ['at', sub { $_[0]->at($_[1]) }], ['count', sub { $_[0]->count($_[1]) }], ['key_at', sub { $_[0]->key_at($_[1]) }], ['why', sub { $_[0]->why($_[1], 2, 1) }],
        ['step, the point', sub { $_[0]->step($_[1], 2, 1) }], ['step, the kind', sub { $_[0]->step(12, 2, $_[1]) }], ['moves', sub { my @m = $_[0]->moves($_[1]) }], ['count_moves', sub { $_[0]->count_moves($_[1]) }],
        ['play_move', sub { $_[0]->play_move($_[1]) }], ['search, the budget', sub { $_[0]->search(budget => $_[1]) }], ['search, the seed', sub { $_[0]->search(budget => 5, seed => $_[1]) }],
        ['search, the name', sub { $_[0]->search($_[1] => 5) }], ['search, a weight', sub { $_[0]->search(budget => 5, weights => { stone => $_[1] }) }], ['evaluate, a weight', sub { $_[0]->evaluate({ stone => $_[1] }) }],
        ['step, a hash', sub { my $x = \$_[1]; $_[0]->step(acting_hash(sub { $$x })) }], ['evaluate, a hash', sub { my $x = \$_[1]; $_[0]->evaluate(acting_hash(sub { $$x })) }],
        ['search, a hash', sub { my $x = \$_[1]; $_[0]->search(budget => 5, weights => acting_hash(sub { $$x })) }],
        ['new', sub { RULES->new(variant => { quiet_limit => $_[1] }) }], ['new, a position', sub { RULES->new(position => $_[1]) }],
    );
    my @died;
    for my $how ('let go of', 'destroyed', 'both', 'reblessed') {
        for my $call (@calls) {
            my ($name, $code) = @$call;
            for my $kind ('tied', 'overloaded') {
                my $rules = RULES->new(position => CHAIN);
                my $take = sub {
                    return 2 if !$rules;
                    if    ($how eq 'destroyed') { $rules->DESTROY }
                    elsif ($how eq 'both')      { $rules->DESTROY; undef $rules }
                    elsif ($how eq 'reblessed') { bless $rules, 'Some::Other' }
                    else                        { undef $rules }
                    my @others = map { RULES->new(position => CHAIN) } 1 .. 5;    # whatever was freed is likely used again
                    return 2;
                };
                eval {
                    if ($kind eq 'tied') { tie my $x, 'Acting', $take; $code->($rules, $x) }
                    else { $code->($rules, Loaded->new($take)) }
                    1;
                } or $@ =~ /\A(?:Game::Fanorona::Rules: |Can't )/ or push @died, "$name, $how by a $kind argument: $@";
                undef $rules;
                push @died, "$name, $how by a $kind argument: " . RULES->live . ' left' if RULES->live;
            }
        }
    }
    is_deeply(\@died, [], 'arguments that take the game away are answered or refused');
    my $rules = RULES->new(position => CHAIN);
    my $before = rules_facts($rules);
    my $dies = sub { die "not today\n" };
    for my $call (grep { $_->[0] ne 'play_move' && $_->[0] !~ /hash|new/ } @calls) {
        eval { $call->[1]->($rules, Loaded->new($dies)) };
        is($@, "not today\n", "$call->[0]: what the argument dies of is what the caller hears");
    }
    is(rules_facts($rules), $before, 'and the game is as it was');
    my $game = GAME->new(position => CHAIN);
    $before = facts($game);
    for my $method (qw(play step preview continuations resign offer_draw)) {
        my $died = eval { $game->$method(Loaded->new($dies)); 1 } ? '' : $@;
        ok($died eq '' || $died eq "not today\n", "$method of what dies when it is read") or diag $died;
        same_facts($game, $before, '... changes nothing');
    }
    is(scalar($game->play(Loaded->new(sub { 'a1-b1A' }))) || '-', 'a1-b1A', 'an object that is read as a move is one') if eval { GAME->new(position => CHAIN)->play(Loaded->new(sub { 'a1-b1A' })) };
}
is(RULES->live, 0, 'every game is gone');

# Subclassed.
{
    package My::Rules;
    our @ISA = ('Game::Fanorona::Rules');
    our $gone = 0;
    sub DESTROY { my ($self) = @_; $gone++; return $self->SUPER::DESTROY }
    package main;
    {
        my $rules = My::Rules->new;
        isa_ok($rules, 'My::Rules');
        isa_ok($rules->clone, 'My::Rules', 'a clone of one');
    }
    is($My::Rules::gone, 2, 'through its own DESTROY');
    is(RULES->live, 0, 'let go of');
}

# Kept elsewhere, and copied by other modules.
{
    my $rules = RULES->new;
    my $weak = $rules;
    weaken($weak);
    undef $rules;
    is($weak, undef, 'a weak reference goes with it');
    $rules = RULES->new;
    my $before = rules_facts($rules);
    for my $copy (sub { Storable::dclone($rules) }, sub { Storable::thaw(Storable::freeze($rules)) }, sub { bless [@$rules], RULES }) {
        my $made = eval { $copy->() };
        ok(!defined $made || !eval { $made->position; 1 }, 'a copy made by another module is no game');
        undef $made;
        is(RULES->live, 1, '... and letting go of it lets go of no game');
    }
    is(rules_facts($rules), $before, 'which is as it was');
}
{
    my $game = GAME->new;
    my $before = facts($game);
    undef $game;
    is(RULES->live, 0, 'a game lets go of what is under it');
    my @games = map { GAME->new } 1 .. 100;
    is(scalar(grep { facts($_) eq $before } @games), 100, 'a hundred games');
    @games = ();
    is(RULES->live, 0, 'and none');
    $game = GAME->new;
    $game->play('d3-e3A');
    $game->search(budget => 100);
    GAME->from_text($game->as_text);
    GAME->from_text("fanorona 1\nmoves\nd3-e3A\na1-a2\n");
    eval { GAME->new(script => ['x']) };
    $game->preview('c3-d3A');
    $game->continuations('c3-d3A');
    is(RULES->live, 1, 'what is read, refused, looked at or searched leaves nothing behind');
}
{
    # A tied hash may let go of the game where nothing but the call holds it.
    package OneWeight;
    sub TIEHASH { my ($class, $code) = @_; return bless { code => $code }, $class }
    sub FIRSTKEY { return 'stone' }
    sub NEXTKEY { return }
    sub FETCH { $_[0]{code}->(); return 100 }
    package main;
    my @held = (RULES->new);
    my $want = $held[0]->evaluate({ stone => 100 });
    tie my %weights, 'OneWeight', sub { @held = (); my @reused = map { "text $_" } 1 .. 50 };
    is(eval { $held[0]->evaluate(\%weights) }, $want, 'weights that let go of the game') or diag $@;
}
is(RULES->live, 0, 'all gone at the end');
is(Game::Fanorona::Engine->live, 0, 'and every board');

finish();
