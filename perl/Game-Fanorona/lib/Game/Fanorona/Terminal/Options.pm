package Game::Fanorona::Terminal::Options;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';
use Getopt::Long 2.36 ();
use Game::Fanorona::Terminal::File qw(shown);
use Game::Fanorona::Variant ();

our @EXPORT_OK = qw(read_options usage);

sub usage {
    return <<'TEXT';
fanorona - the board game of Madagascar, in a terminal

    fanorona [OPTION ...]

    --side WHO        who you play: white, black, both or none
    --level N         how well the computer plays: 1, 2 or 3
    --variant TEXT    sivy (9x5), dimy (5x5), telo (3x3), or a custom line
    --seed HEX        64 hexadecimal digits, from which the computer plays
    --load FILE       go on with a game that was saved
    --[no-]colour     colours, or none (--[no-]color as well)
    --[no-]pick       choose with the arrow keys, or only type
    --[no-]unicode    draw in Unicode, or in seven bits
    --version         print the version and leave
    --help, -h        print this and leave

Type help in the game for what can be typed there. The manual: perldoc fanorona.
TEXT
}

sub read_options {
    my @arguments = @_;
    my %given;
    my @wrong;
    my $configuration = Getopt::Long::Configure(
        qw(default no_ignore_case no_auto_abbrev no_getopt_compat permute),
    );
    {
        local $SIG{__WARN__} = sub { push @wrong, @_ };
        Getopt::Long::GetOptionsFromArray(
            \@arguments, \%given,
            qw(side=s level=s variant=s seed=s load=s colour|color! pick! unicode! version help|h),
        );
    }
    Getopt::Long::Configure($configuration);
    return (undef, _sentence($wrong[0])) if @wrong;
    return (undef, "there is nothing to do with the word '" . shown($arguments[0]) . "'.") if @arguments;
    return (undef, _bad('side', $given{side}, 'white, black, both or none'))
        if defined $given{side} && $given{side} !~ /\A(?:white|black|both|none)\z/;
    return (undef, _bad('level', $given{level}, '1, 2 or 3'))
        if defined $given{level} && $given{level} !~ /\A[123]\z/;
    return (undef, _bad('seed', $given{seed}, 'sixty-four hexadecimal digits'))
        if defined $given{seed} && $given{seed} !~ /\A[0-9A-Fa-f]{64}\z/;

    if (defined(my $text = $given{variant})) {
        return (undef, '--variant and --load do not go together, since a saved game has its variant.')
            if defined $given{load};
        $given{variant} = Game::Fanorona::Variant->from_string($text);
        return (undef, _bad('variant', $text, 'a name or a custom line')) unless $given{variant};
    }
    return \%given;
}

# What Getopt::Long has to say, as a sentence of ours.
sub _sentence {
    my ($said) = @_;
    chomp $said;
    return "there is no option --" . shown($1) . '.'         if $said =~ /\AUnknown option: (.*)\z/s;
    return "the option --" . shown($1) . ' needs a value.'   if $said =~ /\AOption (\S+) requires an argument/;
    return "the option --" . shown($1) . ' takes no value.'  if $said =~ /\AOption (\S+) does not take an argument/;
    return shown($said) . '.';
}

sub _bad {
    my ($option, $value, $what) = @_;
    return "--$option takes $what, not '" . shown($value) . "'.";
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::Options - the command line of fanorona

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It prints nothing.
L<fanorona> describes the options.

=head1 FUNCTIONS

Exported on request.

=head2 read_options

    my ($options, $wrong) = read_options(@ARGV);

The options that were given, in a hash reference under their names, with the variant as
a L<Game::Fanorona::Variant>; or undef, and a sentence about what is wrong.

=head2 usage

What C<--help> prints.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
