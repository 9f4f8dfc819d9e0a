use strict;
use warnings;
use Test::More;

use Game::Fanorona::Engine ':all';
use Fanorona::Playouts 'playouts';

my $start = Game::Fanorona::Engine->new;
my $text  = $start->to_string;

# Counts of games.
{
    my $count = playouts($text, games => 200, seed => 7);
    is_deeply([sort keys %$count], [qw(black undecided white)], 'three counts');
    is($count->{white} + $count->{black} + $count->{undecided}, 200, '... of all the games');
    ok($count->{white} && $count->{black}, '... of which both sides win some');
    is_deeply(playouts($text,  games => 200, seed => 7), $count, 'the same again from the same seed');
    is_deeply(playouts($start, games => 200, seed => 7), $count, '... and from the board itself');
    is($start->to_string, $text, '... which stays as it was');
    my %different = map { playouts($text, games => 200, seed => $_)->{white} => 1 } 1 .. 8;
    cmp_ok(scalar(keys %different), '>', 1, 'other seeds give other games');
    is_deeply(playouts($text, games => 0), { white => 0, black => 0, undecided => 0 }, 'no games, no counts');
    is_deeply(playouts($text, games => 5, plies => 0), { white => 0, black => 0, undecided => 5 }, 'no plies, nothing decided');
}

# Games whose end is known.
is(playouts('3/3/www b', games => 9, plies => 0)->{white}, 9, 'a side without stones has lost');
is(playouts('3/3/w1b w', games => 9, plies => 1)->{white}, 9, 'the only stone is taken, by the only capture');
is(playouts('3/3/w1b b', games => 9, plies => 1)->{black}, 9, '... of either side');

# What it refuses, told of from the caller's line.
sub refuses {
    my ($pattern, $name, @arguments) = @_;
    my $line = __LINE__ + 1;
    my $lived = eval { playouts(@arguments); 1 };
    ok(!$lived, "$name: refused");
    like($@, qr/\AFanorona::Playouts: .*$pattern.* at \Q${\ __FILE__ }\E line $line\.?$/, '... and why');
}
refuses(qr/no position/,      'a wrong position', 'w/w w');
refuses(qr/no position/,      'undef',            undef);
refuses(qr/the call is/,      'no position');
refuses(qr/the call is/,      'half a pair',      $text, 'games');
refuses(qr/'stones'/,         'another name',     $text, stones => 1);
refuses(qr/games is a whole/, 'a fraction',       $text, games  => 1.5);
refuses(qr/seed is a whole/,  'a negative seed',  $text, seed   => -1);
refuses(qr/plies is a whole/, 'too many plies',   $text, plies  => 1_000_000);
{
    my $open = $start->clone;
    $open->play(($open->play_steps)[0]) until $open->in_chain;
    refuses(qr/chain is open/, 'the middle of a move', $open);
}

# No board is left behind.
{
    my $live = Game::Fanorona::Engine->live;
    playouts($text, games => 3);
    is(Game::Fanorona::Engine->live, $live, 'every board is freed');
}

# A table that is too old is refused when the module is loaded.
{
    my @perl = ($^X, map { "-I$_" } grep { !ref } @INC);
    my $program = q{
        use Game::Fanorona::Engine;
        my $old = pack 'L2 x64', 0, 8;
        no warnings 'redefine';
        *Game::Fanorona::Engine::_abi_ptr = sub { unpack 'J', pack 'P', $old };
        print eval { require Fanorona::Playouts; 1 } ? 'loaded' : $@;
    };
    open my $said, '-|', @perl, '-e', $program or die "$^X: $!";
    my $answer = do { local $/; <$said> };
    like($answer, qr/\AFanorona::Playouts: the installed Game::Fanorona has version 0 of its function table/, 'an old table is refused');
}

done_testing();
