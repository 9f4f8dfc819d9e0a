package PlainKeys;

# The numbers a key is made of, worked out again from their description.
#
# Every 64-bit number is four 16-bit limbs, lowest first, so that nothing here
# needs more than the 53 whole bits every perl's floating point has: the answers
# are the same on a perl with 32-bit integers.  A finished number is a string of
# eight bytes, which perl can xor as it stands.

use strict;
use warnings;

my @GOLDEN = (0x7C15, 0x7F4A, 0x79B9, 0x9E37);
my @MIX_1  = (0xE5B9, 0x1CE4, 0x476D, 0xBF58);
my @MIX_2  = (0x11EB, 0x1331, 0x49BB, 0x94D0);

sub _add {
    my ($x, $y) = @_;
    my ($carry, @sum) = (0);
    for my $i (0 .. 3) {
        my $s = $x->[$i] + $y->[$i] + $carry;
        $carry = $s >= 65536 ? 1 : 0;
        push @sum, $s - 65536 * $carry;
    }
    return \@sum;
}

sub _mul {
    my ($x, $y) = @_;
    my @column = (0) x 4;
    for my $i (0 .. 3) {
        $column[$i + $_] += $x->[$i] * $y->[$_] for 0 .. 3 - $i;
    }
    my ($carry, @product) = (0);
    for my $c (@column) {
        my $s = $c + $carry;
        $carry = int($s / 65536);
        push @product, $s - 65536 * $carry;
    }
    return \@product;
}

# x ^ (x >> bits)
sub _fold {
    my ($x, $bits) = @_;
    my $limbs = int($bits / 16);
    my $rest  = $bits % 16;
    my @out;
    for my $i (0 .. 3) {
        my $low  = $i + $limbs     <= 3 ? $x->[$i + $limbs]     : 0;
        my $high = $i + $limbs + 1 <= 3 ? $x->[$i + $limbs + 1] : 0;
        push @out, $x->[$i] ^ ((($low >> $rest) | ($high << (16 - $rest))) & 0xFFFF);
    }
    return \@out;
}

# A generator from a seed of sixteen hex digits; each call gives eight bytes.
sub generator {
    my ($hex) = @_;
    my $state = [reverse map { hex } $hex =~ /([0-9a-f]{4})/gi];
    return sub {
        $state = _add($state, \@GOLDEN);
        my $z = _mul(_fold($state, 30), \@MIX_1);
        $z = _mul(_fold($z, 27), \@MIX_2);
        return pack 'n4', reverse @{ _fold($z, 31) };
    };
}

my (@stone, $side, %size);

sub _draw {
    return if $side;
    my $next = generator(unpack 'H16', 'fanorona');
    for my $s (0 .. 2) {
        $stone[$s][$_] = $next->() for 0 .. 76;
    }
    $side = $next->();
    for my $cols (3, 5, 7, 9) {
        $size{"${cols}x$_"} = $next->() for 3, 5;
    }
    return;
}

sub stone { my ($s, $sq) = @_; _draw(); return $stone[$s][$sq] }
sub side  { _draw(); return $side }
sub size  { my ($cols, $rows) = @_; _draw(); return $size{"${cols}x$rows"} }

sub hex_of { return unpack 'H16', $_[0] }

1;
