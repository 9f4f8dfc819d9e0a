# Every method with every kind of wrong thing, in every place: an answer or a
# refusal, never a crash, never a warning, and never a change to the board.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';
use Game::Fanorona::Move;

my $class = CLASS;
my $inf = 9**9**9;

{
    package Dies;
    use overload '0+' => sub { die "no number\n" }, '""' => sub { die "no string\n" }, 'bool' => sub { die "no truth\n" };
}
my @junk = (
    undef, '', ' ', 'x', '12abc', "12\0", "\0", "\0" x 100, "\xff" x 100, "\x{263a}", "\x{10fffd}" x 60, 'w' x 1_000_000,
    -1, 0.5, 1e300, -1e300, $inf, -$inf, -sin($inf), 2**31, -2**31, 2**32, 2**32 + 38, 2**63, -2**63, 2**64, '18446744073709551615', '9' x 400,
    77, 255, 256, -2147483648, 65535 * 65537,
    [], {}, [1, 2, 3], { from => 38 }, { from => undef, dir => undef, kind => undef }, { from => [], dir => {}, kind => sub { 1 } },
    { from => "\x{263a}", dir => 'E', kind => 'A' }, { map { ("k$_" => $_) } 1 .. 1000 },
    \undef, \38, \\38, sub { 38 }, qr/38/, *STDOUT, \*STDOUT, bless([], 'Some::Other'), bless({}, 'Some::Other'), bless(sub { 1 }, 'Some::Other'),
    bless([], $class), bless({}, $class), bless(\(my $none = 0), $class), bless(\(my $pointer = 140_000_000), $class),
    bless(\(my $n = 5), 'Dies'), $class, 'Game::Fanorona::Move',
    v1.2.3, \v1.2.3, \substr(my $text = 'abc', 1, 1), !!1, !!0,
);
my @methods = qw(
    at put lift side set_side count to_string key_hex key_full_hex cols rows points centre on_board next_to neighbours degree
    segments all_squares steps steps_of can_capture step_why step do_step undo_step perft_steps play_steps can_stop play_why play
    stop unplay in_chain chain_at chain_dir chain_seen moves count_moves play_move unplay_move perft_moves clone
);
my @class_methods = qw(
    new of_string chain_max steps_max line_max square_of file_of rank_of is_strong opposite is_diagonal size_ok size_of stride
    zobrist_hex zobrist_side_hex zobrist_size_hex abi_version live _abi_ptr
);
# With arguments that are good, these change the board, and so may they with some of the junk beside them.
my %changes = map { ($_ => 1) } qw(put lift set_side do_step play stop);

my $string = '8b/9/1b7/3b5/w1b6 w';
my (@changed, @bad_words, $calls);

sub try {
    my ($what, $code) = @_;
    $calls++;
    my @list = eval { $code->() };
    push @bad_words, "$what: $@" if $@ ne '' && $@ !~ /\A(?:Game::Fanorona::(?:Engine|Move): .* at \Q$0\E line \d+\.?$|no (?:number|string|truth)$)/s;
    my $scalar = eval { $code->() };
    return;
}

sub shown { my ($i) = @_; return "junk number $i" }

for my $chain (0, 1) {
    my $fresh = sub {
        my $b = board($string);
        $b->play(pt('a1'), E, APPROACH) if $chain;
        return $b;
    };
    my $b = $fresh->();
    my $want = state_of($b);
    for my $method (@methods) {
        for my $i (0 .. $#junk) {
            my $x = $junk[$i];
            next if $method =~ /perft/ && defined $x && !ref $x && $x =~ /\A[0-9]{2,3}\z/;    # a depth, and hours of work
            my @forms = ([$x], [$x, $x], [$x, $x, $x], [$x, 2, 1], [38, $x, 1], [38, 2, $x], [38, $x], [$x, $x, $x, $x]);
            for my $form (@forms) {
                try("$method, " . shown($i), sub { $b->$method(@$form) });
                next if state_of($b) eq $want;
                push @changed, "$method, " . shown($i) if !$changes{$method} || @$form < 1;
                $b = $fresh->();
            }
        }
        try("$method with nothing", sub { $b->$method });
        $b = $fresh->();
        try("$method with many", sub { $b->$method((1) x 5000) });
        $b = $fresh->();
    }
}
for my $method (@class_methods) {
    for my $i (0 .. $#junk) {
        my $x = $junk[$i];
        try("$method, " . shown($i), sub { $class->$method($x) });
        try("$method, " . shown($i), sub { $class->$method($x, $x) });
        try("$method, " . shown($i), sub { $class->$method($x, 5) });
        try("$method, " . shown($i), sub { $class->$method(1, $x) });
        try("$method, " . shown($i), sub { $class->$method(board => $x) }) if $method eq 'new';
        try("$method, " . shown($i), sub { $class->$method(position => $x) }) if $method eq 'new';
        try("$method, " . shown($i), sub { $class->$method(cols => $x, rows => $x) }) if $method eq 'new';
        try("$method, " . shown($i), sub { $class->$method(empty => $x) }) if $method eq 'new';
    }
    try("$method with many", sub { $class->$method((1) x 5000) });
}
ok($calls, "$calls calls with something wrong about them, and here we are");
is_deeply(\@changed, [], 'none changed a board it had no business changing');
is_deeply([@bad_words > 5 ? @bad_words[0 .. 4] : @bad_words], [], 'every refusal is a sentence of the class, told of the caller\'s line')
    or diag scalar(@bad_words) . ' of them';

# Something else in the place of the board.
my @selves = grep { !defined $_ || !ref $_ || ref($_) ne 'Dies' } @junk;
my @survived;
for my $method (@methods, 'DESTROY') {
    my $code = $class->can($method) or fail("there is a method $method"), next;
    for my $i (0 .. $#selves) {
        for my $args ([], [38], [38, 2, 1]) {
            my $lived = eval { $code->($selves[$i], @$args); 1 };
            push @survived, "$method, number $i" if $lived && $method ne 'DESTROY';
        }
    }
}
is_deeply(\@survived, [], 'no method takes anything else for a board');
{
    my @lived = grep { my $m = $_; eval { $class->can($m)->(); 1 } } @methods;
    is_deeply(\@lived, [], 'nor nothing at all');
}

# Points of another size.
{
    my $b = $class->new(board => 'telo');
    my $before = state_of($b);
    for my $sq (grep { !$b->on_board($_) } $class->new->all_squares) {
        $b->put($sq, WHITE)->lift($sq);
        $b->$_($sq, 0, 0) for qw(step do_step play);
        is($b->step_why($sq, 0, 0), WHY_OFF_BOARD, "$sq is no point of the three by three");
    }
    same_state($b, $before, 'and points of a larger board do it no harm');
}
undef @junk;
undef @selves;
is($class->live, 0, 'and every board is gone');

finish();
