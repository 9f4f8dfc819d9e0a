# Two perl interpreters in one process, in a small C program: the module is loaded in
# both, both play in turn, one is taken down and the other goes on.
use strict;
use warnings;
use Test::More;
use Config;
use File::Spec;
use File::Temp ();
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

# Skips, or fails where every test is required.
sub cannot {
    my ($why) = @_;
    plan skip_all => $why if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail($why);
    finish();
    exit;
}

plan skip_all => 'this perl is built for one interpreter a process' if !$Config{usemultiplicity};
cannot('ExtUtils::Embed is needed') if !eval { require ExtUtils::Embed; 1 };

my $dir = File::Temp::tempdir(CLEANUP => 1);
my $exe = File::Spec->catfile($dir, "two_interpreters$Config{_exe}");
my $log = File::Spec->catfile($dir, 'log');
my ($ccopts, $ldopts) = do {
    my $c = ExtUtils::Embed::ccopts();
    my $l = ExtUtils::Embed::ldopts(1);
    ($c, $l);
};
s/\s+/ /g for $ccopts, $ldopts;
my $build = "$Config{cc} $ccopts -o \"$exe\" \"$FindBin::Bin/lib/two_interpreters.c\" $ldopts > \"$log\" 2>&1";
if (system($build) != 0 || !-x $exe) {
    my $said = do { open my $fh, '<', $log or die "cannot read the log: $!"; local $/; <$fh> };
    diag $said if $ENV{FANORONA_REQUIRE_ALL_TESTS};
    cannot('a program cannot be built with this perl in it (its library and header files are needed)');
}

my $out = File::Spec->catfile($dir, 'out');
my $err = File::Spec->catfile($dir, 'err');
my @inc = map { '"-I' . File::Spec->rel2abs($_) . '"' } grep { !ref } @INC;
my $status = system "\"$exe\" @inc > \"$out\" 2> \"$err\"";
my ($said, $complained) = map { open my $fh, '<', $_ or die "cannot read $_: $!"; local $/; my $text = <$fh>; defined $text ? $text : '' } $out, $err;
is($status, 0, 'the program ended in the ordinary way');
is($complained, '', 'and without a word');

# What the boards should have said.
my @want;
my @choices = (0, 3, 1, 4, 2, 5, 7, 6);
my (%b, %tokens);
my $turn = sub {
    my ($who, $choice) = @_;
    my @s = $b{$who}->play_steps;
    push @{ $tokens{$who} }, scalar $b{$who}->play($s[ $choice % @s ]) if @s;
    push @want, "$who turn: " . (@s ? $b{$who}->to_string . ' ' . $b{$who}->key_hex : 'over');
};
my $begin = sub { my ($who, $size) = @_; $b{$who} = CLASS->new(board => $size); push @want, "$who begin: " . $b{$who}->to_string };
my $whole = sub { my ($who) = @_; my ($m) = $b{$who}->moves; push @want, "$who whole: " . (defined $m ? "$m" : 'none') };
my $back = sub { my ($who) = @_; $b{$who}->unplay(pop @{ $tokens{$who} }) while @{ $tokens{$who} }; push @want, "$who back: " . $b{$who}->to_string };

$begin->(one => 'sivy');
$begin->(two => 'dimy');
for my $i (0 .. 7) {
    $turn->(one => $choices[$i]);
    $turn->(two => $choices[ 7 - $i ]);
}
push @want, 'one refuse: refused', 'two refuse: refused';
$whole->('one');
$whole->('two');
push @want, 'one live: 4', 'one warned: 0', 'two live: 2';
$turn->(two => $_) for @choices;
push @want, 'two refuse: refused';
$whole->('two');
$back->('two');
$begin->(again => 'telo');
$turn->(again => 0);
$turn->(two => 1);
$back->('again');
push @want, 'again warned: 0', 'again live: 2';

my @lines = split /\n/, $said;
is_deeply(\@lines, \@want, 'each interpreter\'s board says what such a board says');

finish();
