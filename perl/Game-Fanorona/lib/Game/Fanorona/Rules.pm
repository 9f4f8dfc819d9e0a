package Game::Fanorona::Rules;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Carp qw(croak);
use Exporter 'import';
use Game::Fanorona::Engine ();    # loads the shared object, and this class with it
use Game::Fanorona::Notation qw(parse_position);
use Game::Fanorona::Variant ();

our @EXPORT_OK = qw(PLAY_OK PLAY_OVER PLAY_ILLEGAL);
our %EXPORT_TAGS = (all => \@EXPORT_OK);

sub new {
    my ($class, @pairs) = @_;
    croak __PACKAGE__ . ': new takes names and their values in pairs' if @pairs % 2;

    my %given = (variant => undef, position => undef);
    while (my ($name, $value) = splice @pairs, 0, 2) {
        croak __PACKAGE__ . ': new takes no argument named ' . _shown($name)
            unless defined $name && exists $given{$name};
        $given{$name} = $value;
    }

    my ($variant, $start, $wrong) = _settings(@given{qw(variant position)});
    croak __PACKAGE__ . ": $wrong" if $wrong;
    return $class->_begin($variant, $start);
}

sub variant {
    my ($cols, $rows, $quiet_limit, $repeat, $ply_cap) = $_[0]->_variant;
    return Game::Fanorona::Variant->custom(
        board       => "${cols}x$rows",
        quiet_limit => $quiet_limit,
        repeat      => $repeat,
        ply_cap     => $ply_cap,
    )->as_hash;
}

# A game from what _settings made of the arguments.
sub _begin {
    my ($class, $variant, $start) = @_;
    return $class->_start(
        $start ? @{$start}{qw(board quiet move)} : ($variant->setup, 0, 1),
        map { $variant->$_ } qw(cols rows quiet_limit repeat ply_cap),
    );
}

# The variant and the parsed position that two arguments stand for; the position
# is undef where the set-up is meant. Or a third value: what is wrong with them.
sub _settings {
    my ($variant, $position) = @_;

    my $start;
    if (defined $position) {
        ($start, my $why) = parse_position($position);
        return (undef, undef, "the position was refused as $why") unless $start;
    }

    $variant //= $start ? { board => "$start->{cols}x$start->{rows}" } : 'sivy';
    ($variant, my $wrong) = _variant_of($variant);
    return (undef, undef, $wrong) if $wrong;
    return (undef, undef, 'the position is not one of a board of that size')
        if $start && ($start->{cols} != $variant->cols || $start->{rows} != $variant->rows);
    return ($variant, $start);
}

# The variant that a name, a line, a hash of fields or an object stands for, or
# undef and what is wrong with it.
sub _variant_of {
    my ($given) = @_;
    my $class = 'Game::Fanorona::Variant';
    return $given if ref $given && UNIVERSAL::isa($given, $class);

    if (ref $given eq 'HASH') {
        my %known = map { $_ => 1 } $class->fields;
        for my $field (sort keys %$given) {
            return (undef, 'a variant has no field ' . _shown($field)) unless $known{$field};
            return (undef, "the variant's $field is a value that it cannot take")
                unless $class->takes($field, $given->{$field});
        }
        return $class->custom(%$given);
    }

    my $variant = $class->from_string($given);
    return $variant if $variant;
    return (undef, ref $given ? 'that reference is no variant' : 'there is no variant ' . _shown($given));
}

# A value within a sentence that is to stay one line.
sub _shown {
    my ($value) = @_;
    return 'undef' unless defined $value;
    (my $text = substr $value, 0, 60) =~ s/[^ -~]/?/g;
    return "'$text'";
}

1;

__END__
