# Every method of Game::Fanorona and Game::Fanorona::Rules many times over leaves
# memory where it was.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish pt pages have_memory);
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Rules;

plan skip_all => 'this system does not say how much memory is in use' if !have_memory();

my $rules = RULES->new(position => CHAIN);
my $chain = RULES->new(position => CHAIN);
$chain->step(pt('a1'), 2, 1);
my $step = ($rules->steps)[0];
my ($move) = $rules->moves;
my ($foreign) = RULES->new->moves;
my %weights = map { ref $_ ? %$_ : $_ } $rules->weights;
my $over = RULES->new(position => '9/9/9/9/w8 w');
my $game = GAME->new(position => CHAIN);
my $half = GAME->new(position => CHAIN);
$half->step('a1-b1A');
my $text = GAME->new(script => ['d3-e3A', 'c3-d3W'])->as_text(white => 'Rakoto');
my $half_text = $half->as_text;

my @cases = (
    # name, code, and how many times fewer where one call does much
    ['Rules: new', sub { my $r = RULES->new }, 4], ['Rules: new with a position and a variant', sub { my $r = RULES->new(position => '3/1b1/1w1 w', variant => { board => 'telo', repeat => 0 }) }, 8],
    ['Rules: new refused', sub { eval { RULES->new(position => 'x') }; eval { RULES->new(purple => 1) }; eval { RULES->new(variant => { repeat => 1 }) } }, 20], ['Rules: clone', sub { my $r = $chain->clone }, 2],
    ['Rules: numbers', sub { $rules->$_ for qw(side ply quiet quiet_limit repeats can_stop in_chain chain_at chain_dir outcome is_over is_draw winner) }, 5],
    ['Rules: strings', sub { $rules->position; $rules->key_hex; $rules->key_at(0); $over->outcome_name }, 2], ['Rules: variant', sub { my $v = $rules->variant }, 4],
    ['Rules: board', sub { my $b = $chain->board }, 2], ['Rules: at, count, why', sub { $rules->at(12); $rules->at('x'); $rules->count(1); $rules->why(12, 2, 1); $rules->why('x', 2, 1) }, 2],
    ['Rules: steps', sub { my @s = $rules->steps; @s = $chain->steps; my $n = $rules->steps }, 5], ['Rules: chain_seen', sub { my @s = $chain->chain_seen }, 2],
    ['Rules: step, stop and undo', sub { $rules->step($step); $rules->stop; $rules->undo; $rules->undo }, 4], ['Rules: step of three', sub { $rules->step(12, 2, 1); $rules->undo }, 2],
    ['Rules: step refused', sub { $rules->step(38, 0, 0); $rules->step('x', 'y', 'z'); $rules->stop; $over->step(12, 0, 0) }, 2], ['Rules: moves', sub { my @m = $rules->moves; eval { my @n = $rules->moves(1) } }, 8],
    ['Rules: count_moves', sub { $rules->count_moves; $rules->count_moves(1); eval { $rules->count_moves('x') } }, 8],
    ['Rules: play_move', sub { $rules->play_move($move); 1 while $rules->undo; $rules->play_move($foreign); eval { $rules->play_move('x') } }, 10],
    ['Rules: evaluate', sub { $rules->evaluate; $rules->evaluate(\%weights); eval { $rules->evaluate({ purple => 1 }) } }, 10], ['Rules: weights', sub { my @w = $rules->weights }, 4],
    ['Rules: search', sub { my $f = $rules->search(budget => 10); $f = $over->search(budget => 10) }, 100], ['Rules: search refused', sub { eval { $rules->search(budget => 'x') }; eval { $rules->search(budget => 5, weights => { purple => 1 }) } }, 20],
    ['new', sub { my $g = GAME->new }, 20], ['new with everything', sub { my $g = GAME->new(variant => 'telo', position => 'bbb/w1b/www w', script => ['b1-b2A'], first => 'white') }, 50],
    ['new refused', sub { eval { GAME->new(purple => 1) }; eval { GAME->new(position => 'x') }; eval { GAME->new(variant => 'x') }; eval { GAME->new(script => ['x']) } }, 100],
    ['replay', sub { my @r = GAME->replay(['d3-e3A', 'x']) }, 50], ['from_text', sub { my @r = GAME->from_text($text); @r = GAME->from_text($half_text) }, 100],
    ['from_text refused', sub { my @r = GAME->from_text("${text}x"); @r = GAME->from_text("${text}a1-a2") }, 100], ['as_text', sub { $game->as_text; $half->as_text(white => 'Rakoto') }, 50],
    ['play and undo', sub { $game->play('a1-b1A-b2A'); $game->undo }, 50], ['play refused', sub { $game->play('x'); $game->play('a1-a2'); $game->play('a1-b1A-b2W'); $game->error->message }, 50],
    ['step, stop and undo', sub { $game->step('a1-b1A'); $game->stop; $game->undo; $game->stop }, 50], ['steps and starts', sub { my @s = $game->steps; @s = $game->starts; @s = $half->steps }, 20],
    ['legal', sub { my @m = $game->legal; @m = $game->legal_strings; eval { $game->legal(1) } }, 20], ['preview', sub { $game->preview('a1-b1A'); $half->preview('b1-b2A'); $game->preview('x') }, 50],
    ['continuations', sub { $game->continuations('a1-b1A'); $game->continuations; $half->continuations('b1-b2A'); $game->continuations('x') }, 100],
    ['what a game says', sub { $half->$_ for qw(turn over result winner error draw_offered_by in_progress position position_counted ply quiet quiet_limit repeats in_chain chain_at can_stop signature variant evaluate); my @m = $half->moves; $half->at('b1'); $half->stones('white') }, 50],
    ['draws', sub { $game->offer_draw('white'); $game->offer_draw('black'); $game->decline_draw('black'); $game->offer_draw('white'); $game->accept_draw('black'); $game->result->how; $game->undo; $game->decline_draw('black'); $game->resign('white'); $game->undo }, 50],
    ['search', sub { my $f = $game->search(budget => 10, salt => 'x') }, 200],
    ['errors', sub { my $e = Game::Fanorona::Error->throw('bad_move', move => 'x'); $e->message; eval { Game::Fanorona::Error->throw('purple') } }, 20],
);

my $live = RULES->live;
my $boards = Game::Fanorona::Engine->live;
my ($rules_before, $before) = (rules_facts($rules), facts($game));
for my $case (@cases) {
    my ($name, $code, $fewer) = @$case;
    my $times = int(20_000 / ($fewer || 1));
    $code->() for 1 .. 100;
    my $had = pages();
    $code->() for 1 .. $times;
    my $grown = pages() - $had;
    $code->() for 1 .. ($grown > 8 ? $times : 0);    # once more: what grows once is no leak
    $grown = pages() - $had - $grown if $grown > 8;
    # One value of perl's lost each time would be 24 bytes at the least.
    cmp_ok($grown, '<', 8 + $times * 24 / 4096 / 2, "$name, $times times");
    is(RULES->live . ' ' . Game::Fanorona::Engine->live, "$live $boards", '... and no game or board is left') if RULES->live != $live || Game::Fanorona::Engine->live != $boards;
}
is(RULES->live, $live, 'as many games as at the start');
is(rules_facts($rules), $rules_before, 'and as they were');
same_facts($game, $before, 'all of them');

# Long games, many times.
{
    my $make = sub {
        my $g = GAME->new(variant => 'telo');
        while (my @steps = $g->steps) { $g->step($steps[-1]{string}) }
        1 while $g->undo;
    };
    $make->() for 1 .. 20;
    my $had = pages();
    $make->() for 1 .. 200;
    cmp_ok(pages() - $had, '<', 40, 'two hundred games, forward and back');
    is(RULES->live, $live, '... and none is left');
}

finish();
