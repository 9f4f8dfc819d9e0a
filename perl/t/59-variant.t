# Game::Fanorona::Variant: making one, its fields, its text, its set-up.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish run_perl seed_numbers number_below);
use NotationTest;
use Game::Fanorona::Notation qw(parse_position SETUP);

BEGIN { require_ok('Game::Fanorona::Variant') }
use constant V => 'Game::Fanorona::Variant';

# The code croaks with a message of the class's, told of this file.
sub croaks {
    my ($code, $pattern, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $line = (caller)[2];
    eval { $code->(); 1 } and return fail("$name: croaks");
    return like($@, qr/\AGame::Fanorona::Variant: .*$pattern.* at \Q$0\E line $line\.?\n\z/s, "$name croaks");
}

is_deeply([V->names], [qw(sivy dimy telo)], 'the names');
is_deeply([V->fields], [qw(board quiet_limit repeat ply_cap)], 'the fields');

# The fields, each also a method.
my $sivy = V->named('sivy');
isa_ok($sivy, V);
is($sivy->board, 'sivy', 'board');
is($sivy->quiet_limit, 60, 'quiet_limit is 60');
is($sivy->repeat, 3, 'repeat is 3');
is($sivy->ply_cap, 0, 'ply_cap is 0, none');
is_deeply($sivy->as_hash, { board => 'sivy', quiet_limit => 60, repeat => 3, ply_cap => 0 }, 'as_hash has all of them');
is_deeply(V->custom->as_hash, $sivy->as_hash, 'they are what custom gives unless told otherwise');
for my $name (V->names) {
    my $named = V->named($name);
    is_deeply($named->as_hash, { board => $name, quiet_limit => 60, repeat => 3, ply_cap => 0 }, "$name differs in its board alone");
    is($named->name, $name, '... has its name');
    is($named->as_string, $name, '... and is written as its name');
}
my $custom = V->custom(board => '7x5', quiet_limit => 0, repeat => 0, ply_cap => 100_000);
is_deeply([map { $custom->$_ } V->fields], ['7x5', 0, 0, 100_000], 'custom takes any of them; 0 turns a number off');
is_deeply([V->custom(repeat => 2)->repeat, V->custom(quiet_limit => 1)->quiet_limit], [2, 1], '... and small ones');
is_deeply([map { V->custom(board => $_)->board } qw(9x5 5x5 3x3)], [V->names], 'a size that has a name is stored as the name');
is(V->custom(board => '9x3')->board, '9x3', '... and another as it is');
is(V->custom(quiet_limit => '007')->quiet_limit, 7, 'a number is stored as a number');
is(V->custom(quiet_limit => 999_999_999)->quiet_limit, 999_999_999, 'nine digits are not too many');

# Every size there is.
for my $cols (0 .. 11) {
    for my $rows (0 .. 7) {
        my $ok = grep({ $_ == $cols } 3, 5, 7, 9) && grep({ $_ == $rows } 3, 5);
        is_deeply([V->size_of("${cols}x$rows")], $ok ? [$cols, $rows] : [], "${cols}x$rows " . ($ok ? 'is' : 'is not') . ' a size');
        next unless $ok;
        my $variant = V->custom(board => "${cols}x$rows");
        is_deeply([$variant->cols, $variant->rows], [$cols, $rows], '... the size of its board');
        my $setup = parse_position($variant->setup);
        is_deeply([@{$setup}{qw(cols rows side board)}], [$cols, $rows, 'w', $variant->setup], '... which a position of it is set up on');
        my %stones;
        my ($centre_file, $centre_rank) = (($cols - 1) / 2, ($rows - 1) / 2);
        for my $file (0 .. $cols - 1) {
            for my $rank (0 .. $rows - 1) {
                my $out = $file - $centre_file;
                next if !$out && $rank == $centre_rank;
                my $white = $rank != $centre_rank ? $rank < $centre_rank : $out < 0 ? $out % 2 : !($out % 2);
                $stones{ chr(97 + $file) . ($rank + 1) } = $white ? 'w' : 'b';
            }
        }
        is_deeply($setup->{stones}, \%stones, '... White below, Black above, the middle rank by turns from the empty centre outward');
    }
}
is_deeply([V->size_of('dimy')], [5, 5], 'size_of knows the names');
is_deeply([V->size_of($_)], [], 'no size: ' . shown($_)) for undef, '', 'Dimy', "dimy\n", "7x5\n", '7X5', ' 7x5', '07x5', "\x{667}x5", [], {}, 'custom';
is($sivy->setup, SETUP, 'the set-up of sivy');
is(V->named('dimy')->setup, 'bbbbb/bbbbb/bw1bw/wwwww/wwwww w', 'of dimy');
is(V->named('telo')->setup, 'bbb/w1b/www w', 'of telo');

# The documentation draws them.
for my $name (V->names) {
    my $drawing = section_of(V, $name);
    my @ranks = $drawing =~ /^\s+[1-5]  (\S+)$/mg;
    s/-//g, s/[.]/1/ for @ranks;
    is(join('/', @ranks) . ' w', V->named($name)->setup, "the drawing of $name shows its set-up");
    my ($cols, $rows) = V->size_of($name);
    my @lines = $drawing =~ /^\s+([|].*[|])$/mg;
    is(scalar @lines, $rows - 1, '... with the lines between the ranks');
    for my $i (0 .. $#lines) {
        my $rank  = $rows - 2 - $i;
        my $drawn = join '', map { ($_ + $rank) % 2 ? '| \\ ' : '| / ' } 0 .. $cols - 2;
        is($lines[$i], "$drawn|", '... where they run');
    }
    like($drawing, qr/^\s+@{[join '\s+', ('a' .. 'i')[0 .. $cols - 1]]}$/m, '... and its files');
}

# Text.
is($custom->as_string, 'custom board=7x5,quiet_limit=0,repeat=0,ply_cap=100000', 'a custom variant is written with its fields');
is($custom->name, 'custom', '... and has no name of its own');
is(V->custom(repeat => 5)->as_string, 'custom repeat=5', '... with those alone that differ from those of sivy');
is(V->custom(board => 'dimy', repeat => 5)->as_string, 'custom board=dimy,repeat=5', '... the board among them');
is(V->custom(board => '5x5')->as_string, 'dimy', 'one with the fields of a named set is written as that');
is(V->custom(board => '5x5')->name, 'dimy', '... and has its name');
is(V->custom(quiet_limit => 60, board => '7x3')->as_string, 'custom board=7x3', 'a field given as it is anyway is not written');

is(V->from_string($_)->as_string, $_, "from_string reads $_") for V->names, 'custom repeat=0', 'custom board=7x5,ply_cap=9';
is(V->from_string('custom repeat=0,board=9x5')->as_string, 'custom repeat=0', '... fields in any order and any spelling');
is(V->from_string('custom quiet_limit=60')->as_string, 'sivy', '... and fields that do not differ');
$@ = 'as it was';
is_deeply([V->from_string($_)], [undef], 'from_string answers undef to ' . shown($_))
    for undef, '', 'vela', 'Sivy', "sivy\n", ' sivy', '7x5', 'custom', 'custom ', 'custom  repeat=0', 'custom repeat', 'custom repeat=', 'custom =3',
    'custom repeat=1', 'custom repeat=0,', 'custom ,repeat=0', 'custom repeat=0,repeat=0', 'custom repeat=0 ,ply_cap=1', 'custom colour=1', 'custom board=vela',
    'custom board=8x5', 'custom ply_cap=100001', 'custom quiet_limit=-1', 'custom repeat=0=0', "custom repeat=0\n", "custom repeat=0\0", "custom repeat=\x{663}",
    'custom quiet_limit=1000000000', 'repeat=0', 'custom,repeat=0', 'custom:repeat=0', 'sivy repeat=0', 'xcustom repeat=0', "sivy\ncustom repeat=0", [], {}, sub { }, 'x' x 1_000_000, 'custom ' . 'repeat=0,' x 100_000,
    'custom quiet_limit=' . '9' x 100_000, "\x{1f600}";
is_deeply([V->from_string()], [undef], '... and to nothing');
is($@, 'as it was', '... and leaves $@ alone');

# Equality.
ok($sivy->equals(V->custom), 'two with the same fields are equal');
ok($custom->equals(V->from_string($custom->as_string)), '... however they were made');
ok($custom->equals(V->custom(%{ $custom->as_hash })), '... from a hash of fields as well');
is($sivy->equals($_), 0, 'not equal: ' . (ref $_ eq V ? $_->as_string : shown($_)))
    for $custom, V->named('dimy'), V->custom(repeat => 4), V->custom(ply_cap => 1), undef, '', 'sivy', V, [], $sivy->as_hash, bless({}, 'Some::Class');
is($sivy->equals($sivy), 1, 'equal to itself');

# It cannot be changed.
{
    my $before = $sivy->as_string;
    my $hash = $sivy->as_hash;
    $hash->{board} = 'telo';
    for my $change (sub { $sivy->{board} = 'telo' }, sub { $sivy->{more} = 1 }, sub { delete $sivy->{board} }, sub { %$sivy = () }) {
        ok(!eval { $change->(); 1 }, 'writing to the inside dies');
    }
    $sivy->repeat(5);
    is($sivy->as_string, $before, '... and nothing has changed, nor through the hash nor an argument');
}

# Refusals.
croaks(sub { V->new }, 'named, custom or from_string', 'new');
croaks(sub { V->new(board => 'sivy') }, 'named, custom or from_string', 'new with fields');
croaks(sub { V->named($_) }, 'named', 'named with ' . shown($_)) for undef, '', 'vela', 'Sivy', "sivy\n", '7x5', 'custom', [], 'x' x 1000;
croaks(sub { V->named }, 'named', 'named with nothing');
croaks(sub { V->custom(colour => 1) }, "no field 'colour'", 'an unknown field');
croaks(sub { V->custom(repeat => 3, $_ => 1) }, 'no field', 'a field ' . shown($_)) for '', 'Board', "repeat\n", 'name', [];
croaks(sub { V->custom(undef, 1) }, 'no field undef', 'a field without a name');
croaks(sub { V->custom('repeat') }, 'pairs', 'a field without a value');
croaks(sub { V->custom({ repeat => 3 }) }, 'pairs', 'a hash');
croaks(sub { V->custom(board => $_) }, 'board cannot be', 'board ' . shown($_)) for undef, '', 'vela', '8x5', "sivy\n", [], {}, '9', 9, "7x5\0", "\x{667}x5";
for my $field (qw(quiet_limit repeat ply_cap)) {
    for my $value (undef, '', -1, 1.5, 'x', "3\n", ' 3', '3 ', '1e3', 1e300, 9**9**9, [], {}, \3, "\x{663}", 1_000_000_000, '+3', "3\0") {
        croaks(sub { V->custom($field => $value) }, "$field cannot be", "$field " . shown($value));
        is(V->takes($field, $value), 0, '... and takes says so');
    }
}
croaks(sub { V->custom(repeat => 1) }, 'repeat cannot be', 'repeat 1');
croaks(sub { V->custom(ply_cap => 100_001) }, 'ply_cap cannot be', 'ply_cap above 100,000');
is(V->takes(@$_), 1, "takes: $_->[0] can be $_->[1]") for [repeat => 0], [repeat => 2], [ply_cap => 100_000], [quiet_limit => 999_999_999], [board => 'dimy'], [board => '7x3'];
is(V->takes(@$_), 0, 'takes: ' . shown($_->[0]) . ' cannot be ' . shown($_->[1]))
    for [repeat => 1], [ply_cap => 100_001], [board => 'vela'], [colour => 1], [undef, 1], ['', ''], [[], 1], ['board'], [];

# A class made from it makes its own.
{ package My::Variant; our @ISA = 'Game::Fanorona::Variant' }
isa_ok(My::Variant->named('telo'), 'My::Variant');
ok(My::Variant->named('telo')->equals(V->named('telo')), '... and they compare');

# As many as one likes, written and read.
seed_numbers(59);
my $trouble = 0;
for (1 .. 2000) {
    my %fields;
    $fields{board}       = join 'x', random_size()          if number_below(2);
    $fields{quiet_limit} = number_below(200)                if number_below(2);
    $fields{repeat}      = one_of(0, 2, 3, 4, 9)            if number_below(2);
    $fields{ply_cap}     = number_below(100_001)            if number_below(2);
    my $variant = V->custom(%fields);
    my $read    = V->from_string($variant->as_string);
    $trouble++ if !$read || !$read->equals($variant) || $read->as_string ne $variant->as_string;
    my $other = V->custom(%fields, repeat => $variant->repeat + 2);
    $trouble++ if $other->equals($variant) || $other->as_string eq $variant->as_string;
}
is($trouble, 0, 'two thousand variants are read as they were written');
for (1 .. 10_000) {
    my $text = mutated(one_of('sivy', 'custom board=7x5,quiet_limit=40,repeat=0,ply_cap=9', 'custom repeat=2'));
    my $variant = eval { V->from_string($text) };
    $trouble++ if $@ ne '' || $variant && !$variant->equals(V->from_string($variant->as_string));
}
is($trouble, 0, '... and ten thousand spoilt ones trouble nothing');

my ($status, $out, $err) = run_perl(<<'PROGRAM');
use strict;
use warnings;
use Game::Fanorona::Variant;
Game::Fanorona::Variant->from_string('custom repeat=2')->equals(Game::Fanorona::Variant->named('telo'));
eval { Game::Fanorona::Variant->new };
print "loader $_\n" for grep { /\A(?:XSLoader|DynaLoader)\.pm\z/ } keys %INC;
PROGRAM
is("$status$out$err", '0', 'no compiled code is loaded by it');

finish();
