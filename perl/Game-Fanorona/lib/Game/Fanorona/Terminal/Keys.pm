package Game::Fanorona::Terminal::Keys;

use 5.010;
use strict;
use warnings;

our $VERSION = '0.03';

use Exporter 'import';

our @EXPORT_OK = qw(next_key);

my %FINAL = (A => 'up', B => 'down', C => 'right', D => 'left', Z => 'back', H => 'home', F => 'end');
my %CONTROL = (
    "\t"   => 'tab',   "\n"   => 'enter',     "\r"   => 'enter',
    "\x08" => 'erase', "\x7F" => 'erase',     "\x15" => 'clear',
    "\x04" => 'end_of_input', "\x0C" => 'redraw',
);

# Takes one key off the front of what was read.
sub next_key {
    my ($bytes, $no_more) = @_;
    return if $$bytes eq '';

    if ($$bytes =~ s/\A\e(?:\[([0-9;]*)([\x40-\x7E])|O([\x40-\x7E]))//) {
        return $FINAL{ $3 // $2 } // 'unknown';
    }
    if ($$bytes =~ /\A\e(?:\[[0-9;]*|O)?\z/ && !$no_more) {
        return;
    }
    $$bytes =~ s/\A(.)//s;
    return 'escape' if $1 eq "\e";
    return $CONTROL{$1} // ($1 lt ' ' ? 'unknown' : $1);
}

1;

__END__

=encoding utf8

=head1 NAME

Game::Fanorona::Terminal::Keys - keys out of what a terminal sends

=head1 VERSION

Version 0.03

=head1 DESCRIPTION

A part of L<Game::Fanorona::Terminal>, and not meant for anyone else. It reads nothing
itself.

=head1 FUNCTIONS

Exported on request.

=head2 next_key

    my $key = next_key(\$bytes, $no_more);

Takes the first key off some bytes. It is the character itself, or one of the words
C<up>, C<down>, C<left>, C<right>, C<home>, C<end>, C<tab>, C<back>, C<enter>, C<erase>,
C<clear>, C<escape>, C<redraw>, C<end_of_input> and C<unknown>. Nothing, when there are no
bytes, or when they may be the beginning of a longer key; the second argument says that
nothing follows.

=head1 SEE ALSO

L<Game::Fanorona::Terminal>

=head1 AUTHOR

LNATION <email@lnation.org>

=head1 LICENSE AND COPYRIGHT

This software is Copyright (c) 2026 by LNATION <email@lnation.org>.

This is free software, licensed under:

  The Artistic License 2.0 (GPL Compatible)

=cut
