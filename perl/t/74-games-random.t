# Random games on all eight sizes, played by whole moves, by steps and through
# Game::Fanorona::Rules, and by the plain game: at every ply they agree on what may be
# played, on the position, the counts and the ending, and a game saved there and
# loaded comes back as it was.  FANORONA_GAMES in the environment multiplies them.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below random_board step_key);
use NotationTest qw(one_of);
use GameTest;
use PlainFanorona;
use PlainGame;
use Game::Fanorona;
use Game::Fanorona::Rules qw(PLAY_OK);

my $times = $ENV{FANORONA_GAMES} || 1;
my (%wrong, %ended, $games, $plies, $saved, $inside, $undone);
sub wrong { my ($what, $where) = @_; push @{ $wrong{$what} }, $where if @{ $wrong{$what} ||= [] } < 3; return }

my @NUMBER = (undef, 'white', 'black');

# Rules against the plain game.
sub against_rules {
    my ($rules, $plain, $where) = @_;
    my $chain = $plain->board->{chain};
    my @pairs = (
        [position => $rules->position, $plain->position], [ply => $rules->ply, $plain->{ply}], [quiet => $rules->quiet, $plain->{quiet}],
        [side => $rules->side, $plain->board->{side}], [over => $rules->is_over ? 1 : 0, $plain->over], [key_hex => $rules->key_hex, $plain->board->key_hex],
        [in_chain => $rules->in_chain ? 1 : 0, $chain ? 1 : 0], [can_stop => $rules->can_stop ? 1 : 0, $chain ? 1 : 0],
        [chain_at => $rules->chain_at, $chain ? $chain->{at} : -1], [chain_dir => $rules->chain_dir, $chain ? $chain->{dir} : -1],
        [steps => join(';', map { step_key($_) } $rules->steps), join ';', map { step_key($_) } $plain->steps],
        [outcome => $rules->is_over ? $rules->outcome_name : '', $plain->{how} || ''],
        [winner => $rules->winner || 0, $plain->over ? $plain->{winner} : 0], [is_draw => $rules->is_draw ? 1 : 0, $plain->over && !$plain->{winner} ? 1 : 0],
        [key_at => $rules->key_at($rules->ply), $chain ? $rules->key_at($rules->ply) : $rules->key_hex],
    );
    push @pairs, [repeats => $rules->repeats, $plain->repeats] if !$chain;
    for (@pairs) { wrong("Rules: $_->[0]", "$where: $_->[1], not $_->[2]") if $_->[1] ne $_->[2] }
    return;
}

# Saved and loaded it is the same game.
sub save_and_load {
    my ($game, $where) = @_;
    my $text = $game->as_text;
    my ($again, $why, $line) = GAME->from_text($text);
    $saved++;
    $inside++ if $game->in_chain;
    return wrong('loading', "$where: $why, line $line\n$text") if !$again;
    wrong('loaded as it was', "$where\n$text") if facts($again) ne facts($game);
    wrong('saved as it was loaded', "$where\n$text") if $again->as_text ne $text;
    return;
}

sub play_one {
    my ($n) = @_;
    my $size  = $PlainFanorona::SIZES[ $n % 8 ];
    my %limit = (
        quiet_limit => one_of(60, 60, 12, 3, 0), repeat => one_of(3, 3, 2, 4, 0), ply_cap => one_of(0, 0, 0, 10, 25),
    );
    my %start = number_below(3) ? () : (position => random_board(@$size) . one_of('', ' 0 1', ' 2 17'));
    my $shuffles = number_below(3) == 0;    # a stone goes back where it came from when it can
    my %came;
    my $board = join 'x', @$size;
    my $plain = PlainGame->new(cols => $size->[0], rows => $size->[1], %limit, %start);
    my @args  = (variant => { board => $board, %limit }, %start);
    my ($by_moves, $by_steps) = (GAME->new(@args), GAME->new(@args));
    my $rules = RULES->new(@args);
    my $most  = $size->[0] * $size->[1] > 25 ? 22 : 40;

    for my $round (0 .. $most) {
        my $where = "game $n, $board, " . $plain->position_counted . ' after ' . join ' ', @{ $plain->{moves} };
        wrong('whole moves', "$where: $_") for plain_kept($by_moves, $plain);
        wrong('steps', $where) if facts($by_steps) ne facts($by_moves);
        against_rules($rules, $plain, $where);
        my $key = $plain->board->key_hex;
        my $few = $plain->board->count_moves(61) <= 60;
        if ($few) {
            my @legal = $plain->legal_strings;
            wrong('legal_strings', $where) if join(' ', $by_moves->legal_strings) ne "@legal";
            wrong('moves of Rules', $where) if join(' ', sort map { "$_" } $rules->moves) ne "@legal";
            wrong('count_moves', $where) if $rules->count_moves ne scalar @legal;
        }
        save_and_load($by_moves, $where);
        $plies++;
        last if $plain->over || $round == $most;

        # An offer now and then, which changes nothing on the board.
        if (number_below(12) == 0) {
            my $side = one_of('white', 'black');
            $_->draw_offered_by ? $_->decline_draw($_->draw_offered_by eq 'white' ? 'black' : 'white') : $_->offer_draw($side) for $by_moves, $by_steps;
            save_and_load($by_moves, "$where, an offer");
        }

        # The move: steps at random, a stop at random.
        my @made;
        my $stopped = 0;
        for (;;) {
            my @next = $plain->steps;
            my ($back) = grep { ($came{ $_->{from} } || 0) == $_->{to} } @next;
            my $step = $shuffles && $back && number_below(8) ? $back : one_of(@next);
            push @made, $step;
            $plain->step($step);
            my $told = $by_steps->step(PlainGame::described($step)->{string});
            wrong('step', $where) if !$told || $told->{string} ne PlainGame::described($step)->{string};
            wrong('step of Rules', $where) if $rules->step(number_below(2) ? $step : @{$step}{qw(from dir kind)}) != PLAY_OK;
            last if !$plain->board->{chain};
            my $at = "$where, in the middle of " . $plain->in_progress;
            wrong('inside a move', "$at: $_") for plain_kept($by_steps, $plain);
            against_rules($rules, $plain, $at);
            save_and_load($by_steps, $at);
            if (number_below(3) == 0) {
                $plain->stop;
                wrong('stop', $at) if !$by_steps->stop;
                wrong('stop of Rules', $at) if $rules->stop != PLAY_OK;
                last;
            }
        }
        $came{ $made[-1]{to} } = $made[0]{kind} ? 0 : $made[0]{from};
        my $string = PlainFanorona::move_text(\@made);
        my $move = $by_moves->play($string);
        if (!$move) { wrong('play', "$where: $string " . $by_moves->error->code); last }
        wrong('the move given back', "$where: $string")
            if $move ne $string || join(' ', $move->taken) ne join ' ', map { @{ $_->{taken} } } @made;

        # Taken back and made again now and then.
        if (number_below(6) == 0) {
            my $before = facts($by_moves);
            $by_moves->undo && $by_moves->play($string);
            wrong('undo', $where) if facts($by_moves) ne $before && !defined $by_steps->draw_offered_by && $before !~ /\n(?:white|black)\n[0-9a-f]{16}\n/;
            my $rules_before = rules_facts($rules);
            my $copy = $rules->clone;
            $copy->undo for 1 .. 1 + number_below(4);
            wrong('clone', $where) if rules_facts($rules) ne $rules_before;
            $undone++;
        }
    }
    $ended{ $plain->{how} || 'not' }++;

    # All of it replayed, and the players' own endings.
    my @moves = $by_moves->moves;
    my ($again, $error, $count) = GAME->replay(\@moves, @args);
    wrong('replay', "game $n") if $error || $count != @moves || $again->position_counted ne $by_moves->position_counted || !$again->over != !$by_moves->over;
    if (!$by_moves->over) {
        if ($n % 2) {
            my ($step) = grep { $_->{how} ne 'paika' } $by_moves->steps;
            $by_moves->step($step->{string}) if $step && number_below(2);
            $by_moves->resign(one_of('white', 'black')) if !$by_moves->over;
        }
        else {
            $by_moves->offer_draw('white') if !$by_moves->draw_offered_by;
            $by_moves->accept_draw($by_moves->draw_offered_by eq 'white' ? 'black' : 'white');
        }
        wrong('ended by the players', "game $n") if !$by_moves->over;
        save_and_load($by_moves, "game $n, ended by its players");
        $ended{ $by_moves->result->how }++;
    }
    $games++;
    return;
}

seed_numbers(74);
play_one($_) for 1 .. 64 * $times;

is_deeply($wrong{$_}, [], "$_: as the plain game has it") for sort keys %wrong;
is(scalar(keys %wrong), 0, 'nothing differs anywhere');
note "$games games, $plies plies, saved $saved times, $inside of them inside a move, taken back $undone times; they ended: "
    . join ', ', map { "$_ $ended{$_}" } sort keys %ended;
cmp_ok($plies, '>', 500, 'plies enough');
cmp_ok($inside, '>', 50, 'and chains among them');
ok($ended{$_}, "some ended by $_") for qw(no_stones repetition quiet ply_cap resign agreement);

# Moves of all kinds thrown at games under way: refused for what the plain game says.
seed_numbers(7474);

# A step or a few of them along the lines, by a stone that is mostly the mover's.
sub wild_move {
    my ($board) = @_;
    my @own = $board->{chain} && number_below(4) ? $board->{chain}{at} : grep { $board->{stone}[$_] == $board->{side} } $board->points;
    my $at = one_of(number_below(8) ? @own : $board->points);
    my $steps = one_of(1, 1, 1, 2, 3);
    my $move = PlainFanorona::name($at);
    for (1 .. $steps) {
        my @next = grep { $_ >= 0 } map { $board->next_to($at, $_) } 0 .. 7;
        my @free = grep { !$board->{stone}[$_] } @next;
        $at = one_of(@free && number_below(6) ? @free : @next);
        $move .= '-' . PlainFanorona::name($at) . ($steps == 1 || number_below(12) == 0 ? one_of('', 'A', 'W') : one_of('A', 'W'));
    }
    return $move;
}

my (%codes, %otherwise);
for my $n (1 .. 800 * $times) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $position = random_board(@$size);
    my $plain = PlainGame->new(position => $position);
    next if $plain->over;
    my $game = GAME->new(variant => { board => join 'x', @$size }, position => $position);
    if (my ($take) = grep { $_->{kind} && number_below(2) } $plain->steps) {
        $plain->step($take);
        $game->step(PlainGame::described($take)->{string});
        next if $plain->over;
    }
    for my $try (1 .. 4) {
        my $chain = $plain->board->{chain};
        my $move  = wild_move($plain->board);
        my ($steps, $code) = $plain->judged($move);
        my $before = $game->position_counted . ($game->in_progress || '');
        my $next = $game->continuations($move);
        my $said = $next ? '' : join ' ', grep { defined } $game->error->code, $game->error->reason;
        $codes{ $code || 'legal' }++;
        my $where = "$position, " . ($chain ? 'in a chain, ' : '') . $move;
        $otherwise{"$where: '$said', not '$code'"}++ if $code eq '*' ? $said eq '' : $said ne $code;
        my $preview = $game->preview($move);
        my $previewed = defined $preview ? '' : join ' ', grep { defined } $game->error->code, $game->error->reason;
        $otherwise{"$where: preview says '$previewed' and continuations '$said'"}++ if $previewed ne $said;
        $otherwise{"$where: changed"}++ if $before ne $game->position_counted . ($game->in_progress || '');
        next if $code eq '' && $try < 4;
        my $played = $game->play($move);
        $otherwise{"$where: play says otherwise"}++ if $code eq '' ? !$played || $game->position ne $preview : $game->error->code ne (split / /, $said)[0];
        last if $played;
        $otherwise{"$where: changed by a move refused"}++ if $before ne $game->position_counted . ($game->in_progress || '');
    }
}
my @otherwise = sort keys %otherwise;
is_deeply([@otherwise > 5 ? @otherwise[0 .. 4] : @otherwise], [], 'every refusal is the one the plain game gives');
note join ', ', map { "$_ $codes{$_}" } sort keys %codes;
ok($codes{$_}, "$_ came up") for qw(legal no_stone not_your_stone occupied takes_nothing must_capture choose_capture not_the_stone same_direction revisit paika_in_chain),
    'bad_move paika_in_chain';

finish();
