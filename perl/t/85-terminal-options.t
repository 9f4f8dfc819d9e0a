# The program's options, and what it leaves with.
use strict;
use warnings;
use Test::More;
use Config;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use TerminalTest;
use Game::Fanorona;

plan skip_all => 'this perl does not fork' if !$Config{d_fork};

# One sentence that names it, on the error stream alone.
sub wrong {
    my ($arguments, $named, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my ($status, $out, $err) = fanorona("quit\n", @$arguments);
    return ok($status == 2 && $out eq '' && $err =~ /\Afanorona: [^\n]*\Q$named\E[^\n]*\.\n\z/, $name)
        || diag "status $status\nout: $out\nerr: $err";
}

wrong(['--foo'], '--foo', 'an option there is not');
wrong(['-x'], 'x', 'a short one');
wrong(['--sid', 'white'], '--sid', 'half an option');
wrong(['--side'], '--side', 'a value left out');
wrong(['--side', $_], $_, "--side $_") for qw(green White bothe 1);
wrong(['--side', ''], '--side', '--side and nothing');
wrong(['--level', $_], $_, "--level $_") for qw(0 4 22 x 1.0 -1);
wrong(["--level=1\n"], '--level', '--level with a line end');
wrong(['--variant', $_], $_, "--variant $_") for 'chess', '9x5', 'custom board=4x4';
wrong(['--seed', $_], $_, "--seed $_") for 'ab' x 16, 'g' x 60;
wrong(['--seed', ('ab' x 32) . "\n"], '--seed', '--seed with a line end');
wrong(['--seed', 'ab' x 33], '--seed', '--seed too long');
wrong(['--load', scratch('no such')], 'no such', 'a file that is not there');
wrong(['--load', $FindBin::Bin], 'folder', 'a folder');
wrong(['--load', written("fanorona 1\nvariant sivy\nmoves\nd3-e3\n", 'bad game')], 'bad game', 'a game that is not one');
wrong(['--load', written('', 'empty')], 'empty', 'an empty file');
wrong(['--load', written(GAMETEXT()), '--variant', 'telo'], '--variant', 'a variant beside a game');
wrong(['--load', written("fanorona 1\nvariant sivy\ncolour red\nmoves\n", 'strange')], 'line 3: no line of a game begins with this word (unknown_header)',
    'what was a bare word is a sentence');
wrong(['word'], 'word', 'a stray word');
wrong(['--side', 'both', '--', '--help'], '--help', 'a word behind two hyphens');
wrong(['--colour=yes'], '--colour', 'a value where there is none');
wrong(['--version=1'], '--version', 'the same of --version');
wrong(["a\nb\e[31m"], 'a?b?[31m', 'control characters are not passed on');

sub GAMETEXT { return Game::Fanorona->replay(['d3-e3A'])->as_text }

# What prints and leaves.
{
    my ($status, $out, $err) = fanorona('', '--version');
    is_deeply([$status, $out, $err], [0, "fanorona $Game::Fanorona::VERSION\n", ''], '--version');
    ($status, $out, $err) = fanorona('', '--help');
    is_deeply([$status, $err], [0, ''], '--help');
    like($out, qr/--\Q$_\E\b/, "tells of --$_") for qw(side level variant seed load version help);
    like($out, qr/--\[no-\]$_/, "and of --$_") for qw(colour pick unicode);
    is((grep { length > 80 } split /\n/, $out), 0, 'in lines of a terminal');
}
SKIP: {
    skip 'there is no /dev/full here', 1 if !-c '/dev/full';
    my $status = system join ' ', map({ quotemeta } program(), '--help'), '>/dev/full 2>/dev/null';
    is($status >> 8, 1, 'what cannot be printed is no success');
}

# Values that are fine.
for my $arguments (
    ['--side', 'both'], ['--side=none', '--variant', 'telo', '--level', '1'], ['--level', '3', '--side', 'white'],
    ['--variant', 'custom board=7x5,repeat=2'], ['--seed', 'aB' x 32], ['--load', written(GAMETEXT())],
    ['--pick'], ['--no-pick'], ['--no-unicode'], ['--no-colour'], ['--no-color'],
) {
    my ($status, $out, $err) = fanorona("quit\n", @$arguments);
    is_deeply([$status, $err], [0, ''], "@$arguments") or diag $out;
    unlike($out, qr/\e/, 'without a control sequence');
    unlike($out, qr/[^\x00-\x7F]/, 'in seven bits, where the environment does not say more');
}

# Colours and characters.
{
    for my $option ('--colour', '--color') {
        my ($status, $out) = fanorona('', $option, '--side', 'both');
        like($out, qr/\e\[/, "$option colours into a pipe");
        (my $plain = $out) =~ s/\e\[[0-9;]*m//g;
        $plain =~ s/ +$//mg;
        is($plain, (fanorona('', '--side', 'both'))[1], 'and changes nothing else');
        local $ENV{NO_COLOR} = 1;
        is((fanorona('', $option, '--side', 'both'))[1], $out, 'also where the environment wants none');
    }
    my (undef, $out) = fanorona('', '--unicode', '--side', 'both');
    like($out, qr/\xE2\x97\x8B.*\xE2\x97\x8F/s, 'Unicode when asked for');
    local $ENV{LANG} = 'mg_MG.UTF-8';
    is((fanorona('', '--side', 'both'))[1], $out, 'or when the environment says so');
    unlike((fanorona('', '--side', 'both', '--no-unicode'))[1], qr/[^\x00-\x7F]/, 'unless it is turned off');
    local $ENV{LC_ALL} = 'C';
    unlike((fanorona('', '--side', 'both'))[1], qr/[^\x00-\x7F]/, 'LC_ALL decides before LANG');
}

finish();
