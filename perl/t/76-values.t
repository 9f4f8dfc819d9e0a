# Moves and variants in games: values that outlive the game they came from, compare
# with those of the engine, and are nobody's to change.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(pt finish seed_numbers number_below random_board step_key);
use NotationTest qw(one_of);
use GameTest;
use PlainFanorona;
use Game::Fanorona;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Notation qw(parse_move format_move move_points);
use Game::Fanorona::Variant;

# Moves.
{
    my $game = GAME->new(position => CHAIN);
    my @legal = $game->legal;
    my $played = $game->play($legal[2]);
    undef $game;
    is("$played", 'a1-b1A-b2A-c2A', 'a move outlives its game');
    ok($played eq $legal[2], 'the move played is the move listed');
    ok($played eq 'a1-b1A-b2A-c2A', '... and its string');
    is(format_move($played), "$played", 'Notation writes it');
    is_deeply([move_points("$played")], [$played->points], '... and has its points');
    is_deeply([$played->from, $played->to, $played->length, scalar(my @t = $played->taken)], [pt('a1'), pt('c2'), 3, 3], 'from, to, length, taken');
    my $again = GAME->new(position => CHAIN);
    ok($again->play($played), 'it may be played in another game');
    my ($engine) = Game::Fanorona::Engine->of_string(CHAIN);
    ok($engine->play_move($played), '... and on a board');
    is($engine->to_string, $again->position, '... to the same position');
    my $steps = $legal[2]->steps;
    $steps->[0]{from} = 0;
    push @{ $steps->[0]{taken} }, 1;
    is($legal[2]->steps->[0]{from}, pt('a1'), 'the steps given are the caller\'s to change');
    my $list = GAME->new;
    my @first = $list->legal;
    @first = reverse @first;
    is(scalar(my @second = $list->legal), 5, 'and so is the list');
}

# A move given back is the same whichever way it was made, and as the engine's.
seed_numbers(76);
my %wrong;
for my $n (1 .. 200) {
    my $size = $PlainFanorona::SIZES[ $n % 8 ];
    my $string = random_board(@$size);
    my %args = (variant => { board => join 'x', @$size }, position => $string);
    my $game = GAME->new(%args);
    my ($board) = Game::Fanorona::Engine->of_string($string);
    next if $game->over || $board->count_moves(201) > 200;
    my %by = map { ("$_" => $_) } $board->moves;
    my @legal = $game->legal;
    $wrong{"$string: another list"}++ if join(' ', sort keys %by) ne join ' ', sort map { "$_" } @legal;
    my $move = one_of(@legal);
    my $by_string = GAME->new(%args)->play("$move");
    my $by_object = GAME->new(%args)->play($move);
    my $by_engine = GAME->new(%args)->play($by{$move});
    for my $same ($by_string, $by_object, $by_engine) {
        if (!$same) { $wrong{"$string: $move is refused"}++; next }
        $wrong{"$string: $move is given back otherwise"}++
            if join(';', map { step_key($_) } @{ $same->steps }) ne join ';', map { step_key($_) } @{ $by{$move}->steps };
    }
    my $parsed = parse_move("$move", cols => $size->[0], rows => $size->[1]);
    $wrong{"$string: $move is read otherwise"}++ if join(' ', map { "$_->{from} $_->{dir} $_->{kind}" } @{ $parsed->{steps} }) ne join ' ', map { "$_->{from} $_->{dir} $_->{kind}" } @{ $move->steps };
}
is_deeply([sort keys %wrong], [], 'moves by string, by object and from the engine are one');

# Variants.
{
    my $game = GAME->new(variant => { board => '7x5', quiet_limit => 9, repeat => 0, ply_cap => 3 });
    my $variant = $game->variant;
    undef $game;
    is($variant->as_string, 'custom board=7x5,quiet_limit=9,repeat=0,ply_cap=3', 'a variant outlives its game');
    ok(GAME->new(variant => $variant)->variant->equals($variant), '... and makes another');
    ok(GAME->new(variant => $variant->as_string)->variant->equals($variant), '... by its string');
    ok(GAME->new(variant => $variant->as_hash)->variant->equals($variant), '... or its hash');
    my $other = GAME->new(variant => 'telo');
    ok(!eval { $other->variant->{board} = 'sivy'; 1 }, 'it cannot be changed');
    my $hash = $other->variant->as_hash;
    $hash->{board} = 'sivy';
    is($other->variant->name, 'telo', '... nor through its hash');
    my ($read) = GAME->from_text(GAME->new(variant => $variant)->as_text);
    ok($read->variant->equals($variant), 'and comes back from text');
    is_deeply(Game::Fanorona::Rules->new(variant => $variant->as_hash)->variant, $variant->as_hash, 'Rules has it as a hash');
    ok(GAME->new->variant->equals(Game::Fanorona::Variant->named('sivy')), 'the usual one is sivy');
}
seed_numbers(7676);
my $trouble = 0;
for (1 .. 300) {
    my $variant = Game::Fanorona::Variant->custom(
        board => join('x', one_of(3, 5, 7, 9), one_of(3, 5)), quiet_limit => one_of(0, 1, 60, 999_999_999, number_below(500)),
        repeat => one_of(0, 2, 3, 4, 1000), ply_cap => one_of(0, 1, 100_000, number_below(1000)),
    );
    my $game = GAME->new(variant => $variant);
    my $read = GAME->from_text($game->as_text);
    $trouble++ if !$read || !$read->variant->equals($variant) || !$game->variant->equals($variant) || $game->position ne $variant->setup
        || $game->quiet_limit != $variant->quiet_limit || !GAME->new(variant => $variant->as_string)->variant->equals($variant);
}
is($trouble, 0, 'three hundred variants, in games and through text');

# Large numbers in the counts.
{
    my $game = GAME->new(position => SHUFFLE . ' 999 1000', variant => { quiet_limit => 0 });
    $game->play('a1-a2');
    is($game->position_counted, '8b/9/9/w8/9 b 1000 1001', 'counts go on');
    my $huge = eval { GAME->new(position => SHUFFLE . ' 5 999999999') };
    if ($huge) {
        $huge->play('a1-a2');
        my $again = GAME->from_text($huge->as_text);
        ok($again && facts($again) eq facts($huge), 'the largest move number there is comes back');
    }
    else {
        like($@, qr/\AGame::Fanorona/, 'or the largest move number there is is refused');
    }
}

finish();
