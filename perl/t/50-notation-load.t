# The module as it is loaded: what it exports, what it brings with it, the synopsis.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish run_perl);
use NotationTest;

my @FUNCTIONS = qw(
    parse_point format_point square_of name_of parse_move format_move move_points mirror_move
    parse_position format_position mirror_position format_game parse_game
);
my @ALL = sort @FUNCTIONS, 'SETUP';

BEGIN { require_ok('Game::Fanorona::Notation') }
like(Game::Fanorona::Notation->VERSION, qr/\A[0-9]+\.[0-9_]+\z/, 'it has a version');

sub imported {
    my ($package) = @_;
    no strict 'refs';
    return [sort grep { defined &{"${package}::$_"} && !/\ABEGIN\z/ } keys %{"${package}::"}];
}
{ package Wants::Nothing; eval 'use Game::Fanorona::Notation; 1' or die $@ }
{ package Wants::All;     eval 'use Game::Fanorona::Notation ":all"; 1' or die $@ }
is_deeply(imported('Wants::Nothing'), [], 'nothing is exported unless asked for');
is_deeply(imported('Wants::All'), \@ALL, ':all asks for everything');
for my $name (@ALL) {
    my $package = "Wants::One::$name";
    ok(eval "package $package; use Game::Fanorona::Notation '$name'; 1", "$name may be asked for alone") or diag $@;
    is_deeply(imported($package), [$name], '... and comes alone');
}
ok(!eval q{package Wants::Wrong; use Game::Fanorona::Notation '_text'; 1}, 'what is private is not exported');

is(Game::Fanorona::Notation::SETUP(), 'bbbbbbbbb/bbbbbbbbb/bwbw1bwbw/wwwwwwwww/wwwwwwwww w',
    'SETUP is the set-up of the nine by five, in the two-field form');
is(prototype('Game::Fanorona::Notation::SETUP'), '', 'SETUP is a constant');

# In a perl that has loaded nothing else.
my ($status, $out, $err) = run_perl(<<'PROGRAM');
use strict;
use warnings;
use Game::Fanorona::Notation ':all';

my ($move, $why) = parse_move('b2-c2A-c3A');
format_move($move);
move_points('b2-c2A-c3A', cols => 5, rows => 5);
mirror_move('d3-e3A', 'files');
mirror_position(SETUP . ' 1 2', 'turn');
format_position(SETUP, 3, 4);
format_point(parse_point(name_of(square_of('e3'))));
my $text = format_game({ variant => '7x5', repeat => 2, moves => ['d3-e3A'] });
parse_game($text) or die 'the game was refused';
parse_game("fanorona 1\nrepeat 1\nmoves\n");
parse_move([]);
format_move({});
my $object = Game::Fanorona::Variant->custom(board => '7x5');
Game::Fanorona::Variant->from_string($object->as_string)->setup;
eval { Game::Fanorona::Variant->named('none') };

print "compiled $_\n" for do { no warnings 'once'; @DynaLoader::dl_modules };
print "loader $_\n" for grep { /\A(?:XSLoader|DynaLoader)\.pm\z/ } keys %INC;
print "module $_\n" for sort grep { m{\AGame/} } keys %INC;
PROGRAM
is($status, 0, 'a program can use all of it by itself');
is($err, '', '... in silence');
is($out, "module Game/Fanorona/Notation.pm\nmodule Game/Fanorona/Variant.pm\n",
    'no compiled code is loaded, and no more of the distribution than Game::Fanorona::Variant');

# The published synopsis, line for line.
($status, $out, $err) = run_perl(<<'PROGRAM');
use strict;
use warnings;
use Game::Fanorona::Notation ':all';

my ($move, $why) = parse_move('b2-c2A-c3A');
print format_move($move), "\n";                  # b2-c2A-c3A
print join(' ', move_points('b2-c2A-c3A')), "\n"; # b2 c2 c3

my $position = parse_position(SETUP);
print $position->{stones}{d3}, "\n";             # w

print mirror_move('d3-e3A', 'files'), "\n";      # f3-e3A
PROGRAM
is($out, "b2-c2A-c3A\nb2 c2 c3\nw\nf3-e3A\n", 'the published synopsis prints what it says');
is("$status$err", '0', '... and that is all it does');

# Those of the documentation inside the modules.
for my $module (qw(Game::Fanorona::Notation Game::Fanorona::Variant)) {
    my $synopsis = section_of($module, 'SYNOPSIS');
    my $expected = join '', map { "$_\n" } $synopsis =~ /^\s+print .*;\s+# (.*)$/mg;
    ok(length $expected, "$module has a synopsis that prints");
    ($status, $out, $err) = run_perl("use strict; use warnings;\n$synopsis");
    is($out, $expected, '... what its comments say');
    is("$status$err", '0', '... and that is all it does');
}

for my $module (qw(Game::Fanorona::Notation Game::Fanorona::Variant)) {
    my @public = grep { !/\A_|\A(?:BEGIN|import|croak)\z/ } @{ imported($module) };
    cmp_ok(scalar @public, '>', 12, "$module has things to document");
    is_deeply([grep { !defined section_of($module, $_) && $_ ne 'new' } @public], [], '... and documents them all');
}
SKIP: {
    eval { require Pod::Checker; 1 } or skip 'Pod::Checker is not here', 2;
    for my $module (qw(Game::Fanorona::Notation Game::Fanorona::Variant)) {
        open my $in, '<', \pod_of($module) or die "cannot read the documentation: $!";
        my $report = '';
        open my $report_fh, '>', \$report or die "cannot keep the report: $!";
        my $checker = Pod::Checker->new(-warnings => 1);
        $checker->parse_from_file($in, $report_fh);
        is($checker->num_errors . ' ' . $checker->num_warnings, '0 0', "the documentation of $module is in order")
            or diag $report;
    }
}

finish();
