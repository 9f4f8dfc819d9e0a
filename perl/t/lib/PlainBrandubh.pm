package PlainBrandubh;

# The rules of a brandubh position written a second time, as plainly as perl allows and
# from the documents alone, for the engine to be held against.  It is slow and means to
# be: nothing is kept up to date that can be worked out again.
#
# A board is { on => { name => letter }, side => letter }: a square goes by its name, such
# as d4, and is missing when it is empty; pieces are a, d and k, sides a and d.  A variant
# is the hash that the engine takes.

use strict;
use warnings;
use PlainKeys;

use constant SETUP => '3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a';

our %WHY = (
    OK => 0, OFF_BOARD => 1, NO_PIECE => 2, NOT_YOURS => 3, NO_MOVE => 4,
    NOT_A_LINE => 5, THRONE => 6, CORNER => 7, BLOCKED => 8,
);
our %POS = (OK => 0, NULL => 1, ROWS => 2, WIDTH => 3, LETTER => 4, SIDE => 5, LONG => 6);

our @NAMES = map { my $rank = $_; map { "$_$rank" } 'a' .. 'g' } 1 .. 7;
my %is_square = map { ($_ => 1) } @NAMES;
my %is_corner = map { ($_ => 1) } qw(a1 a7 g1 g7);
my %side_of   = (a => 'a', d => 'd', k => 'd');
my @WAYS      = ([-1, 0], [1, 0], [0, -1], [0, 1]);    # left, right, down, up

sub number { my ($name) = @_; return substr($name, 1) * 9 + ord($name) - 96 }

sub named { my ($number) = @_; my ($name) = grep { number($_) == $number } @NAMES; return $name }

sub is_square { return $is_square{ $_[0] } }
sub is_corner { return $is_corner{ $_[0] } }
sub is_edge   { return $_[0] =~ /[ag17]/ ? 1 : 0 }

# The name of the square so many files and ranks away, on the board or not.
sub away {
    my ($name, $files, $ranks) = @_;
    return chr(ord($name) + $files) . (substr($name, 1) + $ranks);
}

# What a variant says of a field.
sub says {
    my ($variant, $field) = @_;
    return $variant->{$field} if $variant && exists $variant->{$field};
    return { throne_pass => 1, escape => 'corner' }->{$field};
}

sub empty { my ($class) = @_; return bless { on => {}, side => 'a' }, $class }

sub setup { my ($class) = @_; my ($board) = $class->of_string(SETUP); return $board }

sub clone { my ($self) = @_; return bless { on => { %{ $self->{on} } }, side => $self->{side} }, ref $self }

# The board and 0, or undef and the number of the POS_ reason.
sub of_string {
    my ($class, $string) = @_;
    return (undef, $POS{NULL}) if !defined $string || $string eq '';
    return (undef, $POS{LONG}) if length $string > 63;
    my $self = $class->empty;
    my ($rank, $width) = (7, 0);
    while ($string =~ s/\A([^ ])//s) {
        my $c = $1;
        if ($c eq '/') {
            return (undef, $POS{WIDTH}) if $width != 7;
            return (undef, $POS{ROWS})  if $rank == 1;
            ($rank, $width) = ($rank - 1, 0);
        }
        elsif ($c =~ /\A[1-9]\z/) {
            $width += $c;
            return (undef, $POS{WIDTH}) if $width > 7;
        }
        elsif ($c =~ /\A[adk]\z/) {
            return (undef, $POS{WIDTH}) if $width == 7;
            $self->{on}{ chr(97 + $width++) . $rank } = $c;
        }
        else { return (undef, $POS{LETTER}) }
    }
    return (undef, $POS{WIDTH}) if $width != 7;
    return (undef, $POS{ROWS})  if $rank != 1;
    return (undef, $POS{SIDE})  if $string ne ' a' && $string ne ' d';
    $self->{side} = substr $string, 1;
    return ($self, $POS{OK});
}

sub to_string {
    my ($self) = @_;
    my @ranks = map { my $rank = $_; join '', map { $self->{on}{"$_$rank"} || '.' } 'a' .. 'g' } reverse 1 .. 7;
    s/(\.+)/length $1/ge for @ranks;
    return join('/', @ranks) . " $self->{side}";
}

sub squares_of {
    my ($self, $side) = @_;
    return grep { my $piece = $self->{on}{$_}; $piece && $side_of{$piece} eq $side } @NAMES;
}

# ---- moving ----

# The number of the first thing that is wrong with a move, 0 for none.
sub why_not {
    my ($self, $from, $to, $variant) = @_;
    return $WHY{OFF_BOARD}  if !$is_square{$from} || !$is_square{$to};
    my $piece = $self->{on}{$from};
    return $WHY{NO_PIECE}   if !$piece;
    return $WHY{NOT_YOURS}  if $side_of{$piece} ne $self->{side};
    return $WHY{NO_MOVE}    if $from eq $to;
    my ($files, $ranks) = (ord($to) - ord($from), substr($to, 1) - substr($from, 1));
    return $WHY{NOT_A_LINE} if $files && $ranks;
    my @between = map { away($from, $_ * ($files <=> 0), $_ * ($ranks <=> 0)) } 1 .. abs($files + $ranks) - 1;
    return $WHY{THRONE}     if $to eq 'd4' && !($piece eq 'k' && says($variant, 'throne_reentry'));
    return $WHY{THRONE}     if !$self->{on}{d4} && !says($variant, 'throne_pass') && grep { $_ eq 'd4' } @between;
    return $WHY{CORNER}     if $is_corner{$to} && $piece ne 'k';
    return $WHY{BLOCKED}    if grep { $self->{on}{$_} } @between, $to;
    return $WHY{OK};
}

# Pairs of names, in the order of the engine's list.
sub moves {
    my ($self, $variant) = @_;
    my @moves;
    for my $from ($self->squares_of($self->{side})) {
        for my $way (@WAYS) {
            for my $far (1 .. 6) {
                my $to = away($from, $far * $way->[0], $far * $way->[1]);
                push @moves, [$from, $to] if $self->why_not($from, $to, $variant) == $WHY{OK};
            }
        }
    }
    return @moves;
}

sub relocate {
    my ($self, $from, $to) = @_;
    return if !$is_square{$from} || !$is_square{$to} || !$self->{on}{$from};
    my $piece = delete $self->{on}{$from};
    $self->{on}{$to} = $piece;
    $self->{side} = $self->{side} eq 'a' ? 'd' : 'a';
    return;
}

# ---- capturing ----

sub is_hostile {
    my ($self, $name, $side) = @_;
    return 0 if !$is_square{$name};
    my $piece = $self->{on}{$name};
    return $piece ? $side_of{$piece} ne $side : $is_corner{$name} || $name eq 'd4';
}

sub _holds_attacker { my ($self, $name) = @_; return ($self->{on}{$name} || '') eq 'a' }

# Whether the piece on a square is taken by the one on the square beside it.
sub _is_taken {
    my ($self, $victim, $by, $variant) = @_;
    my $side   = $side_of{ $self->{on}{$victim} };
    my $beyond = away($victim, ord($victim) - ord($by), substr($victim, 1) - substr($by, 1));
    my $between_two = $self->is_hostile($beyond, $side);
    return $between_two if $self->{on}{$victim} ne 'k';

    my @around = map { away($victim, @$_) } @WAYS;
    if (says($variant, 'king_strong')) {
        return !grep { !$self->_holds_attacker($_) && !($_ eq 'd4' && !$self->{on}{d4}) } @around;
    }
    return $between_two if says($variant, 'king_everywhere_two');
    return !grep { $_ ne 'd4' && !$self->_holds_attacker($_) } @around if $victim eq 'd4' || grep { $_ eq 'd4' } @around;
    return $between_two;
}

sub captures_at {
    my ($self, $name, $variant) = @_;
    my $piece = $self->{on}{$name} or return;
    my %near = map { (away($name, @$_) => 1) } @WAYS;
    return grep {
        my $victim = $self->{on}{$_};
        $near{$_} && $victim && $side_of{$victim} ne $side_of{$piece} && $self->_is_taken($_, $name, $variant)
    } @NAMES;
}

# The flags and the names of the squares that are emptied, in order.
sub do_move {
    my ($self, $from, $to, $variant) = @_;
    return 0 if !$is_square{$from} || !$is_square{$to} || !$self->{on}{$from} || $self->{on}{$to};
    $self->relocate($from, $to);
    my @taken = $self->captures_at($to, $variant);
    my $king_taken = grep { $self->{on}{$_} eq 'k' } @taken;
    delete @{ $self->{on} }{@taken};
    my $home = says($variant, 'escape') eq 'edge' ? is_edge($to) : $is_corner{$to};
    return ((@taken ? 1 : 0) | ($king_taken ? 2 : 0) | ($self->{on}{$to} eq 'k' && $home ? 4 : 0), @taken);
}

# ---- counting ----

sub perft {
    my ($self, $depth, $variant, $way) = @_;
    return 1 if $depth < 1;
    my @moves = $self->moves($variant);
    return scalar @moves if $depth == 1;
    my $count = 0;
    for my $move (@moves) {
        my $next = $self->clone;
        $way ? $next->relocate(@$move) : $next->do_move(@$move, $variant);
        $count += $next->perft($depth - 1, $variant, $way);
    }
    return $count;
}

sub perft_slides { my ($self, $depth, $variant) = @_; return $self->perft($depth, $variant, 'slides') }

# The rows of the table of counts that independent generators agree on: a position, a
# depth, the count with captures and the one without.  It is in the repository or, with
# these tests, in the distribution.
sub counts {
    my ($class) = @_;
    my ($lib) = __FILE__ =~ m{\A(.*)/};
    my ($table) = grep { -e } "$lib/../../../tests/data/brandubh-perft.tsv", "$lib/../data/brandubh-perft.tsv";
    defined $table or die "the table of counts is missing\n";
    open my $fh, '<', $table or die "$table: $!\n";
    chomp(my @lines = grep { !/\A#/ } <$fh>);
    return map { [split /\t/] } @lines;
}

# ---- keys ----

my (%key, $side_key);

sub _draw {
    return if $side_key;
    my $next = PlainKeys::generator(unpack 'H16', 'brandubh');
    for my $piece ('', 'a', 'd', 'k') {
        $key{$piece}{$_} = $next->() for 0 .. 80;
    }
    $side_key = $next->();
    return;
}

sub piece_key { my ($piece, $name) = @_; _draw(); return PlainKeys::hex_of($key{$piece}{ number($name) }) }
sub side_key  { _draw(); return PlainKeys::hex_of($side_key) }

sub key_hex {
    my ($self) = @_;
    _draw();
    my $sum = "\0" x 8;
    $sum ^= $key{ $self->{on}{$_} }{ number($_) } for keys %{ $self->{on} };
    $sum ^= $side_key if $self->{side} eq 'd';
    return PlainKeys::hex_of($sum);
}

1;
