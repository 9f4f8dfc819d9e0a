package Game::Fanorona::Terminal::File;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Cwd ();
use Exporter 'import';
use File::Basename qw(dirname);
use File::Temp ();
use Game::Fanorona ();
use Game::Fanorona::Terminal::Words qw(why_no_game);

our @EXPORT_OK = qw(load_game save_game shown);

# No game that could be played comes near this.
my $LONGEST = 16 * 1024 * 1024;

sub load_game {
    my ($file) = @_;
    my $name = shown($file);
    my $text = '';

    # To open a pipe would wait until somebody writes into it.
    return (undef, "$name cannot be read: no file has such a name.") if $file =~ /\0/;
    return (undef, "$name cannot be read: it is a folder.")          if -d $file;
    return (undef, "$name cannot be read: it is no ordinary file.")  if -e $file && !-f _;
    open my $handle, '<:raw', $file or return (undef, "$name cannot be read: $!.");
    while (length $text <= $LONGEST) {
        my $got = read $handle, $text, 65_536, length $text;
        return (undef, "$name cannot be read: $!.") unless defined $got;
        last unless $got;
    }
    close $handle;
    return (undef, "$name is too long to be a game.") if length $text > $LONGEST;

    my ($game, $why, $line) = Game::Fanorona->from_text($text);
    return $game if $game;
    return (undef, "$name is not a game that can be read: line $line: " . why_no_game($why));
}

# Writes beside the file and renames, so that there is always the whole of the old
# game or the whole of the new one.
sub save_game {
    my ($file, $game) = @_;
    my $name = shown($file);
    return "$name cannot be written: no file has such a name." if $file =~ /\0/;
    return "$name cannot be written: it is a folder."         if -d $file;
    return "$name cannot be written: it is no ordinary file."  if -e $file && !-f _;

    # A link stays a link.
    my $target = -l $file ? Cwd::abs_path($file) // $file : $file;
    my $mode   = -e $target ? (stat _)[2] & 07777 : 0666 & ~umask;
    return "$name cannot be written: it is write-protected." if -e $target && !-w _;

    my ($handle, $beside) = eval { File::Temp::tempfile('.fanorona-XXXXXXXX', DIR => dirname($target), UNLINK => 0) };
    return "$name cannot be written: $!." unless $handle;
    binmode $handle;
    my $done = print {$handle} $game->as_text;
    $done = close($handle) && $done;
    $done &&= chmod($mode, $beside) && rename $beside, $target;
    return undef if $done;
    my $why = $!;
    unlink $beside;
    return "$name cannot be written: $why.";
}

# Bytes from outside, fit to stand within a line.
sub shown {
    my ($text) = @_;
    utf8::decode($text);
    $text = substr($text, 0, 60) . '...' if length $text > 63;
    $text =~ s/[^[:print:]]/?/g;
    return $text;
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::File - games of fanorona in files

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It prints nothing
and does not croak.

=head1 FUNCTIONS

Exported on request.

=head2 load_game

    my ($game, $why) = load_game($file);

The L<Game::Fanorona> in a file; or undef, and a sentence that says why not.

=head2 save_game

    my $why = save_game($file, $game);

Writes a game into a file. The file has either what it had before or all of the game,
also when something fails. Returns undef, or a sentence that says why not.

=head2 shown

    my $text = shown($bytes);

A word or the name of a file, fit to be shown in one line.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
