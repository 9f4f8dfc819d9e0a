package Game::Fanorona::Variant;

use 5.010;
use strict;
use warnings;
use Carp qw(croak);

our $VERSION = '0.03';

my @NAMES = qw(sivy dimy telo);
my %SIZE_OF = (sivy => '9x5', dimy => '5x5', telo => '3x3');
my %NAME_OF = reverse %SIZE_OF;

my @FIELDS  = qw(board quiet_limit repeat ply_cap);
my %DEFAULT = (board => 'sivy', quiet_limit => 60, repeat => 3, ply_cap => 0);

# What fits in nine digits is exact as an integer on every perl and in every
# language that may hold the same number.
my $LARGEST      = 999_999_999;
my $LARGEST_CAP  = 100_000;

# The number written by a value, or undef when it is not a whole number that
# can be held. Game::Fanorona::Notation reads its counts with this too.
sub _whole {
    my ($value) = @_;
    return undef unless defined $value && !ref $value && $value =~ /\A0*([0-9]{1,9})\z/;
    return 0 + $1;
}

# A field's value as it is kept, or undef when the field cannot take it.
sub _checked {
    my ($class, $field, $value) = @_;

    if ($field eq 'board') {
        my ($cols, $rows) = $class->size_of($value) or return undef;
        my $size = "${cols}x$rows";
        return exists $NAME_OF{$size} ? $NAME_OF{$size} : $size;
    }

    my $number = _whole($value);
    return undef unless defined $number;
    return undef if $field eq 'repeat'  && $number == 1;
    return undef if $field eq 'ply_cap' && $number > $LARGEST_CAP;
    return $number;
}

# Takes values that have been checked. The object is locked, because a variant
# is shared by everything that plays under it.
sub _make {
    my ($class, %fields) = @_;
    my $self = bless { %DEFAULT, %fields }, ref $class || $class;
    Internals::SvREADONLY($self->{$_}, 1) for @FIELDS;
    Internals::SvREADONLY(%$self, 1);
    return $self;
}

sub _shown {
    my ($value) = @_;
    return 'undef'       unless defined $value;
    return 'a reference' if ref $value;
    return length $value > 40 ? "'" . substr($value, 0, 40) . "...'" : "'$value'";
}

sub new {
    croak __PACKAGE__ . ': a variant is made by named, custom or from_string';
}

sub named {
    my ($class, $name) = @_;
    croak __PACKAGE__ . ': no variant is named ' . _shown($name)
        unless defined $name && exists $SIZE_OF{$name};
    return $class->_make(board => $name);
}

sub custom {
    my ($class, @pairs) = @_;
    croak __PACKAGE__ . ': custom takes fields and their values in pairs' if @pairs % 2;

    my %fields;
    while (my ($field, $value) = splice @pairs, 0, 2) {
        croak __PACKAGE__ . ': a variant has no field ' . _shown($field)
            unless defined $field && exists $DEFAULT{$field};
        $fields{$field} = $class->_checked($field, $value);
        croak __PACKAGE__ . ": $field cannot be " . _shown($value)
            unless defined $fields{$field};
    }
    return $class->_make(%fields);
}

sub from_string {
    my ($class, $text) = @_;
    return undef unless defined $text && !ref $text;
    return $class->_make(board => $text) if exists $SIZE_OF{$text};

    my ($list) = $text =~ /\Acustom ([a-z0-9_=,]+)\z/ or return undef;
    my %fields;
    for my $pair (split /,/, $list, -1) {
        my ($field, $value) = split /=/, $pair, 2;
        return undef if !$class->takes($field, $value) || exists $fields{$field};
        $fields{$field} = $class->_checked($field, $value);
    }
    return $class->_make(%fields);
}

sub takes {
    my ($class, $field, $value) = @_;
    return defined $field && exists $DEFAULT{$field}
        && defined $class->_checked($field, $value) ? 1 : 0;
}

sub names  { return @NAMES }
sub fields { return @FIELDS }

sub size_of {
    my ($class, $board) = @_;
    return unless defined $board && !ref $board;
    $board = $SIZE_OF{$board} if exists $SIZE_OF{$board};
    return $board =~ /\A([3579])x([35])\z/;
}

sub board       { return $_[0]{board} }
sub quiet_limit { return $_[0]{quiet_limit} }
sub repeat      { return $_[0]{repeat} }
sub ply_cap     { return $_[0]{ply_cap} }

sub cols { return ($_[0]->size_of($_[0]{board}))[0] }
sub rows { return ($_[0]->size_of($_[0]{board}))[1] }

sub _different {
    my ($self) = @_;
    return grep { $self->{$_} ne $DEFAULT{$_} } @FIELDS;
}

sub name {
    my ($self) = @_;
    my $named = exists $SIZE_OF{ $self->{board} } && !grep { $_ ne 'board' } $self->_different;
    return $named ? $self->{board} : 'custom';
}

sub as_string {
    my ($self) = @_;
    my $name = $self->name;
    return $name unless $name eq 'custom';
    return 'custom ' . join ',', map { "$_=$self->{$_}" } $self->_different;
}

sub as_hash {
    my ($self) = @_;
    return { map { $_ => $self->{$_} } @FIELDS };
}

sub equals {
    my ($self, $other) = @_;
    return ref $other && UNIVERSAL::isa($other, __PACKAGE__)
        && $self->as_string eq $other->as_string ? 1 : 0;
}

sub setup {
    my ($self) = @_;
    my ($cols, $rows) = $self->size_of($self->{board});
    my $arm  = ($cols - 1) / 2;
    my $home = ($rows - 1) / 2;

    # Outward from the empty centre, white first to the left and black first
    # to the right.
    my $left  = reverse substr 'wb' x $arm, 0, $arm;
    my $right = substr 'bw' x $arm, 0, $arm;
    return join('/', ('b' x $cols) x $home, "${left}1$right", ('w' x $cols) x $home) . ' w';
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Variant - which board fanorona is played on, and when a game is drawn

=head1 VERSION

Version 0.03

=head1 SYNOPSIS

    use Game::Fanorona::Variant;

    my $variant = Game::Fanorona::Variant->named('telo');
    print $variant->setup, "\n";                       # bbb/w1b/www w

    my $quick = Game::Fanorona::Variant->custom(board => '7x5', quiet_limit => 40);
    print $quick->as_string, "\n";                     # custom board=7x5,quiet_limit=40

    my $read = Game::Fanorona::Variant->from_string('custom repeat=0,board=7x5');
    print $read->cols, " by ", $read->rows, "\n";      # 7 by 5

=head1 DESCRIPTION

A variant holds everything about a game that is settled before the first move:
the board, and three numbers which say when a game that nobody is winning
stops. The steps and captures are the same in all of them.

A variant is a value. Once made it stays as it is: there is no method that
changes one, and writing to the inside of one dies. Two that were made apart
and have the same fields are L<equal|/equals>.

No compiled code is loaded by this module.

=head1 FIELDS

=over 4

=item board

C<sivy>, C<dimy> or C<telo>, or a width and a height such as C<7x5>. The width
is 3, 5, 7 or 9 and the height 3 or 5. A size which has a name is kept under
its name, so C<9x5> becomes C<sivy>. It is C<sivy> unless given.

=item quiet_limit

After how many moves running without a capture, both sides counted, the game
is a draw. 60 unless given; with 0 there is no such limit.

=item repeat

Which occurrence of one position makes the game a draw. 3 unless given; with 0
repetition never does. It cannot be 1, because every game would be over before
its first move.

=item ply_cap

How many moves a game may have in all before it is a draw. 0, for no such
limit, unless given; 100,000 at most.

=back

A number is written in decimal digits and nothing else, and may be no larger
than 999,999,999.

=head1 THE NAMED BOARDS

The stones as they stand before White's first move; C<w> and C<b> are stones
and C<.> the empty centre. The set-ups of the two smaller boards continue the
alternating middle rank of the large one.

=head2 sivy

    5  b---b---b---b---b---b---b---b---b
       | \ | / | \ | / | \ | / | \ | / |
    4  b---b---b---b---b---b---b---b---b
       | / | \ | / | \ | / | \ | / | \ |
    3  b---w---b---w---.---b---w---b---w
       | \ | / | \ | / | \ | / | \ | / |
    2  w---w---w---w---w---w---w---w---w
       | / | \ | / | \ | / | \ | / | \ |
    1  w---w---w---w---w---w---w---w---w

       a   b   c   d   e   f   g   h   i

=head2 dimy

    5  b---b---b---b---b
       | \ | / | \ | / |
    4  b---b---b---b---b
       | / | \ | / | \ |
    3  b---w---.---b---w
       | \ | / | \ | / |
    2  w---w---w---w---w
       | / | \ | / | \ |
    1  w---w---w---w---w

       a   b   c   d   e

=head2 telo

    3  b---b---b
       | \ | / |
    2  w---.---b
       | / | \ |
    1  w---w---w

       a   b   c

=head1 MAKING ONE

These are class methods.

=head2 new

Croaks, and names the other three.

=head2 named

    my $variant = Game::Fanorona::Variant->named('dimy');

The board of that name with the other fields at their defaults. Croaks when
there is no such name.

=head2 custom

    my $variant = Game::Fanorona::Variant->custom(board => 'dimy', ply_cap => 200);

A variant with the fields given, the rest at their defaults. Croaks on a field
that does not exist, on a value which its field cannot take, and on a list
that is not pairs.

=head2 from_string

    my $variant = Game::Fanorona::Variant->from_string($text);

The variant a text stands for: a name, or C<custom>, a space and one or more
fields as L</as_string> writes them, in any order and each at most once. The
answer to anything else is undef. This never croaks.

=head1 ASKING ABOUT ALL OF THEM

=head2 names

The names there are, the largest board first.

=head2 fields

The names of the fields, in the order L</as_string> writes them.

=head2 takes

    if (Game::Fanorona::Variant->takes('repeat', $number)) { ... }

1 when there is such a field and the value is one it can have, and 0
otherwise: L</custom> asked without the risk of its croak.

=head2 size_of

    my ($cols, $rows) = Game::Fanorona::Variant->size_of('dimy');    # 5, 5
    my ($cols, $rows) = Game::Fanorona::Variant->size_of('7x3');     # 7, 3

The width and height of a board, for whatever the field C<board> can be given;
an empty list when it is not a board.

=head1 METHODS

Apart from L</equals> these take no arguments. Each returns one value in
every context.

=head2 board

The name of the board, or its size where it has no name.

=head2 quiet_limit

The moves without a capture that make a draw; 0 for no limit.

=head2 repeat

The occurrence of a position that makes a draw; 0 for none.

=head2 ply_cap

The moves in all that make a draw; 0 for no limit.

=head2 name

The name under which L</named> would make an equal variant, or C<custom> when
there is none.

=head2 as_string

One line of text: the name where there is one, and otherwise C<custom>, a
space, and each field that is not as in C<sivy> as C<field=value>, with commas
between. Equal variants have equal strings, and L</from_string> reads every
one of them.

=head2 as_hash

    my $again = Game::Fanorona::Variant->custom(%{ $variant->as_hash });

A new hash reference with all four fields. Changing it does not change the
variant.

=head2 equals

    if ($variant->equals($other)) { ... }

Compares with one other: 1 when it is a variant with the same four fields, and 0 for any other
variant and for anything else.

=head2 cols

The width of the board.

=head2 rows

Its height.

=head2 setup

The position a game begins from, as a position string with White to move.

=head1 SEE ALSO

L<Game::Fanorona::Notation>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
