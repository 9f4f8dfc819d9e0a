# The documentation of the game's modules covers everything a caller may call, and
# its synopses do what their comments say.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish run_perl);
use NotationTest qw(section_of);
use Game::Fanorona;
use Game::Fanorona::Error;
use Game::Fanorona::Result;
use Game::Fanorona::Rules;

my @MODULES = qw(Game::Fanorona Game::Fanorona::Rules Game::Fanorona::Error Game::Fanorona::Result);

my %METHODS = (
    'Game::Fanorona' => [qw(
        new replay from_text play step stop steps can_stop starts continuations legal legal_strings preview turn over result winner error resign
        offer_draw accept_draw decline_draw draw_offered_by search evaluate moves in_progress as_text position position_counted at stones ply quiet
        quiet_limit repeats in_chain chain_at signature variant undo
    )],
    'Game::Fanorona::Rules' => [qw(
        new clone position board side at count key_hex key_at ply quiet quiet_limit repeats variant steps step can_stop stop why in_chain chain_at
        chain_dir chain_seen moves count_moves play_move undo outcome outcome_name is_over is_draw winner live evaluate weights search
    )],
    'Game::Fanorona::Error'  => [qw(code message move reason flags message_for known throw), Game::Fanorona::Error->flags],
    'Game::Fanorona::Result' => [qw(how winner loser is_draw by_players ply position hows)],
);
for my $module (@MODULES) {
    can_ok($module, @{ $METHODS{$module} });
    like(section_of($module, 'NAME') || '', qr/\A\s*\Q$module\E - \S/, "$module has a name");
    is((section_of($module, 'VERSION') || '') =~ /([0-9.]+)/ ? $1 : '', $module->VERSION, '... and the version it says');
    ok((section_of($module, 'SYNOPSIS') || '') =~ /\S/, '... and a synopsis');
    my ($status, $out, $err) = run_perl("use strict; use warnings;\n" . (section_of($module, 'SYNOPSIS') || ''));
    is("$status|$err", '0|', '... which runs without a word');
    my $expected = join '', map { "$_\n" } (section_of($module, 'SYNOPSIS') || '') =~ /^\s+print [^\n]*;\s+# ([^\n]*)$/mg;
    like($out, qr/\A\Q$expected\E/, '... and prints what its comments say') if $module ne 'Game::Fanorona';
    next if $module ne 'Game::Fanorona';
    like($out, qr/^\Q$_\E$/m, "... and prints '$_'") for $expected =~ /([^\n]+)/g;
}

if (!eval { require Test::Pod::Coverage; Test::Pod::Coverage->VERSION('1.08'); require Pod::Coverage; 1 }) {
    fail('Test::Pod::Coverage 1.08 is installed') if $ENV{FANORONA_REQUIRE_ALL_TESTS};
}
else {
    Test::Pod::Coverage::pod_coverage_ok($_) for @MODULES;
}

finish();
