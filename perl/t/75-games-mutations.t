# Ten thousand spoilt move strings, positions and game texts, thrown at play, at new
# and at from_text: nothing dies that should not, nothing warns, and no game is left
# half changed.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below);
use NotationTest;
use GameTest;
use Game::Fanorona;
use Game::Fanorona::Error;
use Game::Fanorona::Notation qw(parse_game parse_position);

use constant TRIES => 10_000;

my %trouble;
sub trouble { my ($what, $text) = @_; $trouble{"$what: " . shown($text)}++ if keys %trouble < 20; return }
sub report { my ($name) = @_; is_deeply(\%trouble, {}, $name); %trouble = (); return }

my %code = map { ($_ => 1) } Game::Fanorona::Error->flags;

# What would show that a game was changed, in few calls.
sub brief { my ($game) = @_; return join '|', map { defined $_ ? $_ : '-' } $game->position_counted, $game->in_progress, $game->ply, $game->over ? 1 : 0, $game->repeats, scalar(my @moves = $game->moves) }

# Moves.
seed_numbers(75);
{
    my @sizes = map { my $cols = $_; map { [$cols, $_] } 3, 5 } 3, 5, 7, 9;
    my ($played, $refused, %seen) = (0, 0);
    my $game;
    for my $n (0 .. TRIES - 1) {
        if ($n % 20 == 0 || $game->over) {
            my $size = one_of(@sizes);
            $game = GAME->new(variant => { board => join 'x', @$size });
            for (1 .. number_below(6)) {
                my @steps = $game->steps or last;
                $game->step(one_of(@steps)->{string});
            }
            $game->stop if $game->in_chain && number_below(2);
            $game->offer_draw('white') if !$game->over && number_below(3) == 0;
        }
        my $variant = $game->variant;
        my $text = number_below(3) ? one_of((map { $_->{string} } $game->steps), random_move($variant->cols, $variant->rows, one_of(1, 2, 3, 44))) : random_move(9, 5, 3);
        $text = mutated($text) if number_below(8);
        my $before = $n % 100 ? brief($game) : facts($game);
        my $method = one_of(qw(play play step preview continuations));
        next if $method eq 'continuations' && $text eq '';
        my @answer = eval { $game->$method($text) };
        if ($@ ne '') { trouble("$method died of $@", $text); next }
        my $error = $game->error;
        if (@answer) {
            $played++;
            trouble("$method answered and left an error", $text) if $error;
            trouble("$method answered @answer", $text) if !$answer[0] || @answer > 1;
            my $after = $n % 100 ? brief($game) : facts($game);
            trouble("$method changed nothing", $text) if $method =~ /play|step/ && $after eq $before;
            trouble("$method changed the game", $text) if $method !~ /play|step/ && $after ne $before;
            next;
        }
        $refused++;
        if (!$error) { trouble("$method refused without an error", $text); next }
        $seen{ $error->code }++;
        trouble("$method: the code " . $error->code, $text) if !$code{ $error->code };
        trouble("$method: no reason", $text) if $error->bad_move && $method ne 'step' && !$error->reason;
        trouble("$method: another move", $text) if !defined $error->move || $error->move ne $text;
        trouble("$method refused and changed the game", $text) if ($n % 100 ? brief($game) : facts($game)) ne $before;
    }
    report('ten thousand spoilt moves');
    note "$played answered, $refused refused: ", join ', ', map { "$_ $seen{$_}" } sort keys %seen;
    cmp_ok($played, '>', 200, 'some were moves');
    cmp_ok($seen{bad_move}, '>', 2000, 'and most were none');
}

# Positions.
seed_numbers(7575);
{
    my ($read, $refused) = (0, 0);
    for my $n (1 .. TRIES) {
        my ($cols, $rows) = random_size();
        my $text = mutated(random_position($cols, $rows));
        my $right = parse_position($text);
        my $game = eval { GAME->new(variant => { board => "${cols}x$rows" }, position => $text) };
        if ($game) {
            $read++;
            if (!$right) { trouble('loaded', $text); next }
            trouble('another position', $text) if $game->position ne $right->{board} || $game->ply;
            trouble('other counts', $text) if $game->position_counted ne join ' ', $right->{board}, $right->{quiet} || 0, $right->{move} || 1;
            my ($step) = $game->steps;
            trouble('neither over nor to be played', $text) if !$step == !$game->over;
            $game->step($step->{string}) || trouble('no step', $text) if $step;
            $game->undo || trouble('no undo', $text) if $step;
            trouble('taken back to another', $text) if $game->position ne $right->{board};
        }
        else {
            $refused++;
            trouble("croaked with $@", $text) if $@ !~ /\AGame::Fanorona(?:::\w+)?: .* at \Q$0\E line \d+\.?\n\z/s;
            trouble('did not load', $text) if $right && $right->{cols} == $cols && $right->{rows} == $rows;
        }
    }
    report('ten thousand spoilt positions');
    note "$read loaded, $refused refused";
    cmp_ok($read, '>', 200, 'some loaded');
}

# Games: texts of real games, spoilt.
seed_numbers(757575);
{
    my @texts;
    for my $n (1 .. 60) {
        my ($cols, $rows) = random_size();
        my $game = GAME->new(
            variant => { board => "${cols}x$rows", quiet_limit => one_of(60, 7), repeat => one_of(3, 2, 0), ply_cap => one_of(0, 8) },
            $n % 3 ? () : (position => FanoronaTest::random_board($cols, $rows)),
        );
        for (1 .. number_below(8)) {
            my @steps = $game->steps or last;
            $game->step(one_of(@steps)->{string});
            $game->stop if $game->in_chain && number_below(3) == 0;
        }
        if (!$game->over) {
            my $end = number_below(4);
            $game->resign(one_of('white', 'black')) if $end == 0;
            $game->offer_draw(one_of('white', 'black')) if $end == 1 || $end == 2;
            $game->accept_draw($game->draw_offered_by eq 'white' ? 'black' : 'white') if $end == 2;
        }
        push @texts, $game->as_text(number_below(2) ? (white => 'Rakoto') : ());
    }
    my ($read, %seen) = (0);
    for my $n (1 .. TRIES) {
        my $text = one_of(@texts);
        my $kind = number_below(5);
        my @lines = split /^/m, $text;
        if ($kind < 2) { $text = mutated($text) for 0 .. $kind }
        elsif ($kind == 2) {    # a line moved, dropped or doubled, the first seldom
            my $line = splice @lines, number_below(9) ? 1 + number_below(@lines - 1) : 0, 1;
            splice @lines, 1 + number_below(scalar @lines), 0, ($line) x number_below(3);
            $text = join '', @lines;
        }
        elsif ($kind == 3) {    # a move more, or another one
            splice @lines, -number_below(3) || @lines, number_below(2), random_move(3, 3, 2) . "\n";
            $text = join '', @lines;
        }
        else {                  # another header, or one more
            my $header = one_of('quiet_limit 1', 'repeat 2', 'ply_cap 2', 'result ' . one_of('quiet', 'no_stones white', 'resign black', 'agreement'), 'offer black', 'chain ' . random_move(3, 3, 1), 'variant telo');
            my ($name) = split / /, $header;
            $text =~ s/^$name .*\n//m;
            $text =~ s/\n/\n$header\n/;
        }
        my ($game, $why, $line) = eval { GAME->from_text($text) };
        if ($@ ne '') { trouble("died of $@", $text); next }
        my ($right, $shape, $where) = parse_game($text);
        if (!$right) {
            $seen{$shape}++;
            trouble('read', $text) if $game;
            trouble('another word: ' . (defined $why ? $why : 'undef') . ", not $shape", $text) if !$game && ($why ne $shape || $line ne $where);
            next;
        }
        my $lines = () = "$text\n" =~ /\n/g;
        trouble('line ' . (defined $line ? $line : 'undef'), $text) if !defined $line || $line !~ /\A[1-9]\d*\z/ || $line > $lines;
        if (!$game) {
            $seen{$why}++;
            # An offer in a game that its moves have ended is one beside a result.
            my $late = $why eq 'bad_offer' && $right->{at}{offer} && $line == $right->{at}{offer};
            trouble("the word $why", $text) if !$code{$why} && $why !~ /\Abad_(?:chain|result)\z/ && !$late;
            next;
        }
        $read++;
        trouble("read with a word, $why", $text) if defined $why;
        my $again = eval { $game->as_text };
        if (!defined $again) { trouble('not written', $text); next }
        my $same = GAME->from_text($again);
        if (!$same) { trouble('not read again', $text); next }
        trouble('read otherwise', $text) if ($n % 20 ? brief($same) . ($same->draw_offered_by || '') : facts($same)) ne ($n % 20 ? brief($game) . ($game->draw_offered_by || '') : facts($game));
        trouble('written otherwise', $text) if $same->as_text ne $again;
    }
    report('ten thousand spoilt games');
    note "$read read; ", join ', ', map { "$_ $seen{$_}" } sort keys %seen;
    cmp_ok($read, '>', 300, 'some were games');
    ok($seen{$_}, "some were refused for $_") for qw(bad_header unknown_header bad_result bad_chain no_stone game_over occupied);
}
is(Game::Fanorona::Rules->live, 0, 'no game is left of them');

finish();
