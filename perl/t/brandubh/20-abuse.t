# Every method with every kind of wrong thing, in every place: an answer or a refusal,
# never a crash, never a warning, and never a change to the board.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $inf = 9**9**9;

{
    package Dies;
    use overload '0+' => sub { die "no number\n" }, '""' => sub { die "no string\n" }, 'bool' => sub { die "no truth\n" };
}
my @junk = (
    undef, '', ' ', 'x', '12abc', "12\0", "\0", "\0" x 64, "\0" x 100, "\xff" x 64, "\x{263a}", "\x{10fffd}" x 64, 'a' x 1_000_000,
    -1, 0.5, 1e300, -1e300, $inf, -$inf, -sin($inf), 2**31, -2**31, 2**32, 2**32 + 40, 2**63, -2**63, 2**64, '18446744073709551615', '9' x 400,
    80, 81, 255, 256, 65535, 65536, -2147483648, 65535 * 65537,
    [], {}, [1, 2, 3], { from => 40 }, { escape => undef }, { escape => [] }, { throne_pass => bless(\(my $m = 5), 'Dies') }, { "\x{263a}" => 1 }, { map { ("k$_" => $_) } 1 .. 1000 },
    \undef, \40, \\40, sub { 40 }, qr/40/, *STDOUT, \*STDOUT, bless([], 'Some::Other'), bless({}, 'Some::Other'), bless(sub { 1 }, 'Some::Other'),
    bless([], $class), bless({}, $class), bless(\(my $none = 0), $class), bless(\(my $pointer = 140_000_000), $class),
    bless(\(my $n = 5), 'Dies'), $class, v1.2.3, \v1.2.3, \substr(my $text = 'abc', 1, 1), !!1, !!0,
);
my @methods = qw(
    at put lift side set_side count king_square to_string key_hex key_full_hex moves is_legal why_not relocate perft_slides perft
    hostile_to captures_at do_move undo_move preview clone
);
my @class_methods = qw(
    new of_string square_of file_of rank_of on_board is_throne is_corner beside_throne side_of stride all_squares move move_from move_to
    moves_max zobrist_hex zobrist_side_hex abi_version live _abi_ptr
);
# With arguments that are good, these change the board, and so may they with some of the junk beside them.
my %changes = map { ($_ => 1) } qw(put lift set_side relocate do_move undo_move);

my (@changed, @bad_words, $calls);

sub try {
    my ($what, $code) = @_;
    $calls++;
    for my $call (sub { my @list = $code->() }, sub { my $scalar = $code->() }, sub { $code->(); 1 }) {
        eval { $call->() };
        push @bad_words, "$what: $@" if $@ ne '' && $@ !~ /\A(?:Game::Brandubh::Engine: .* at \Q$0\E line \d+\.?$|no (?:number|string|truth)$)/s;
    }
    return;
}

my @positions = (SETUP, '7/7/7/3k3/7/7/7 d', '7/7/1a5/1k5/6a/1d5/1a5 a');
for my $string (@positions) {
    my $fresh = sub { board($string) };
    my $b = $fresh->();
    my $want = state_of($b);
    my $mv = ($b->moves)[0];
    my (undef, $undo) = $b->clone->do_move($mv);
    for my $method (@methods) {
        for my $i (0 .. $#junk) {
            my $x = $junk[$i];
            next if $method =~ /perft/ && defined $x && !ref $x && $x =~ /\A[0-9]{2,3}\z/;    # a depth, and hours of work
            my $depth = $method =~ /perft/ ? 1 : 40;
            my @forms = ([$x], [$x, $x], [$x, $x, $x], [$x, 2], [$depth, $x], [$depth, 41, $x], [$depth, $x, {}], [$x, {}], [$mv, $x], [$undo, $x], [$x, $x, $x, $x]);
            for my $form (@forms) {
                try("$method, junk number $i", sub { $b->$method(@$form) });
                next if state_of($b) eq $want;
                push @changed, "$method, junk number $i" if !$changes{$method};
                $b = $fresh->();
            }
        }
        try("$method with nothing", sub { $b->$method });
        try("$method with many", sub { $b->$method((1) x 5000) });
        push @changed, $method if state_of($b) ne $want;
    }
}
for my $method (@class_methods) {
    for my $i (0 .. $#junk) {
        my $x = $junk[$i];
        try("$method, junk number $i", sub { $class->$method(@$_) }) for [$x], [$x, $x], [$x, 5], [1, $x];
        next if $method ne 'new';
        try("new, junk number $i", sub { $class->new(@$_) }) for [empty => $x], [position => $x], [position => $x, empty => $x];
    }
    try("$method with many", sub { $class->$method((1) x 5000) });
}
ok($calls, 3 * $calls . ' calls with something wrong about them, and here we are');
is_deeply(\@changed, [], 'none changed a board it had no business changing');
is_deeply([@bad_words > 5 ? @bad_words[0 .. 4] : @bad_words], [], 'every refusal is a sentence of the class, told of the caller\'s line')
    or diag scalar(@bad_words) . ' of them';

# Something else in the place of the board.
my @selves = grep { !defined $_ || !ref $_ || ref($_) ne 'Dies' } @junk;
my @survived;
for my $method (@methods, 'DESTROY') {
    my $code = $class->can($method) or fail("there is a method $method"), next;
    for my $i (0 .. $#selves) {
        for my $args ([], [40], [40, 2], [40, {}]) {
            my $lived = eval { $code->($selves[$i], @$args); 1 };
            push @survived, "$method, number $i" if $lived && $method ne 'DESTROY';
        }
    }
}
is_deeply(\@survived, [], 'no method takes anything else for a board');
{
    my @lived = grep { my $m = $_; eval { $class->can($m)->(); 1 } } @methods, @class_methods;
    is_deeply(\@lived, [], 'nor nothing at all');
    my %takes = map { ($_ => 1) } @methods;
    $takes{$_} = 2 for qw(put why_not hostile_to);
    $takes{$_} = 0 for qw(side king_square to_string key_hex key_full_hex moves clone);
    my @of_the_class = grep { my $m = $_; eval { $class->$m((1) x $takes{$m}); 1 } || $@ !~ /not an object of this class/ } grep { $_ ne 'undo_move' } @methods;
    is_deeply(\@of_the_class, [], 'nor the class, where a board is asked');
}
undef @junk;
undef @selves;
is($class->live, 0, 'and every board is gone');

finish();
