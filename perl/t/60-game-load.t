# The game's modules load, the synopsis does what it says, and so do the examples
# further down the document.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(SETUP finish run_perl);
use GameTest;

for my $module (qw(Game::Fanorona Game::Fanorona::Rules Game::Fanorona::Error Game::Fanorona::Result)) {
    require_ok($module);
    like($module->VERSION, qr/\A[0-9]+\.[0-9_]+\z/, '... and has a version');
}
is(Game::Fanorona->VERSION, '0.03', 'the version is that of the documents');

# By itself the module brings all it needs, and says nothing.
for my $module (qw(Game::Fanorona Game::Fanorona::Rules Game::Fanorona::Error Game::Fanorona::Result)) {
    my ($status, $out, $err) = run_perl("use strict; use warnings; use $module; print 'loaded';");
    is("$status|$out|$err", '0|loaded|', "$module loads by itself");
}

# The synopsis as it stands. Its comments say what is printed first.
my ($status, $out, $err) = run_perl(<<'END');
use strict;
use warnings;
use Game::Fanorona;
my $game = Game::Fanorona->new;
$game->play('d3-e3A') or die $game->error->message;
print $game->turn, "\n"; # black
print join(' ', $game->legal_strings), "\n"; # c3-d3A c3-d3W d4-d3A f4-f3A
# or a step at a time, which is how to offer a person a move
for my $step ($game->steps) {
print "$step->{string} takes @{ $step->{takes} }\n";
}
$game->step('c3-d3A');
$game->stop if $game->can_stop;
if (my $result = $game->result) {
print $result->is_draw ? 'a draw' : $result->winner . ' won', "\n";
}
END
my ($turn, $moves, @steps) = split /\n/, $out;
is($turn, 'black', 'the synopsis: whose turn it is');
is($moves, 'c3-d3A c3-d3W d4-d3A f4-f3A', 'the legal moves');
is_deeply([sort @steps], ['c3-d3A takes e3', 'c3-d3W takes b3', 'd4-d3A takes d2 d1', 'f4-f3A takes f2 f1'], 'the steps and what they take');
is("$status|$err", '0|', 'and nothing else happens');

# The documents' other examples.
my $game = Game::Fanorona->new;
isa_ok($game, 'Game::Fanorona');
is($game->position, SETUP, 'new is the set-up of the nine by five');
is(Game::Fanorona->new(variant => 'telo')->position, 'bbb/w1b/www w', q{variant => 'telo'});
is(Game::Fanorona->new(variant => { board => 'sivy', quiet_limit => 40 })->quiet_limit, 40, 'a hash of fields');
is(Game::Fanorona->new(position => '9/9/2bw1b3/9/9 w')->position, '9/9/2bw1b3/9/9 w', 'a position');
is_deeply([Game::Fanorona->new(script => ['d3-e3A', 'c3-d3W'])->moves], ['d3-e3A', 'c3-d3W'], 'a script');
{
    my ($telo, $error, $n) = Game::Fanorona->replay([], variant => 'telo');
    is($telo->position, 'bbb/w1b/www w', 'replay');
    is_deeply([$error, $n], [undef, 0], 'of no moves');
}
{
    my $found = $game->search(budget => 10_000);
    ok((grep { $_ eq $found->{move} } $game->legal_strings), 'search finds a move');
    my $text = $game->as_text(white => 'Rakoto', black => 'Rasoa');
    my ($again, $why, $line) = Game::Fanorona->from_text($text);
    is($again && $again->position, SETUP, 'as_text and from_text');
    is($game->at('e3'), undef, 'the centre is empty');
    is($game->stones('black'), 22, 'twenty-two stones a side');
}

# Whose rules these are: what the traditional and the chosen rules come to.
is($game->stones('white'), 22, '... white too');
is($game->quiet_limit, 60, 'sixty quiet moves');
is($game->variant->repeat, 3, 'the third time a position occurs');
is($game->turn, 'white', 'white moves first');
is_deeply([map { $game->at($_) } qw(a1 i1 a2 i2)], [('white') x 4], 'and starts on the two ranks nearest it');
is_deeply([map { $game->at($_) } qw(a4 i4 a5 i5)], [('black') x 4], 'black on the other two');
is_deeply([map { $game->at($_ . '3') } 'a' .. 'i'], [qw(black white black white), undef, qw(black white black white)], 'by turns between');
is(scalar(my @first = $game->legal_strings), 5, 'no rule limits the first move: all five captures are moves');

finish();
