package TerminalScreen;

# A terminal of 80 columns and 24 lines with a program in it: keys go in, and what
# would be seen comes out. Needs IO::Pty.

use strict;
use warnings;

use POSIX ();
use Time::HiRes qw(time);

sub available { return eval { require IO::Pty; 1 } ? 1 : 0 }

# Starts a command; the environment of the test is its own.
sub new {
    my ($class, @command) = @_;
    my $pty = IO::Pty->new or die "no pseudo-terminal: $!";
    my $slave = $pty->slave;
    $slave->set_winsize(24, 80);
    my $self = bless {
        pty => $pty, slave => $slave, rows => [map { ' ' x 80 } 1 .. 24], row => 0, col => 0,
        rest => '', scrolled => 0, hidden => 0, seen => '', unknown => '', status => undef,
    }, $class;
    $self->{modes} = $self->modes;
    my $child = fork;
    die "no fork: $!" if !defined $child;
    if (!$child) {
        $pty->make_slave_controlling_terminal;
        close $pty;
        open STDIN,  '<&', $slave or POSIX::_exit(99);
        open STDOUT, '>&', $slave or POSIX::_exit(99);
        open STDERR, '>&', $slave or POSIX::_exit(99);
        exec @command or POSIX::_exit(99);
    }
    $self->{child} = $child;
    return $self;
}

# How the terminal is set, as one string.
sub modes {
    my ($self) = @_;
    my $termios = POSIX::Termios->new;
    $termios->getattr(fileno $self->{slave});
    return join ' ', map { $termios->$_ } qw(getiflag getoflag getcflag getlflag);
}

sub is_raw { return $_[0]->modes ne $_[0]{modes} }

sub type {
    my ($self, @keys) = @_;
    my %code = (up => "\e[A", down => "\e[B", right => "\e[C", left => "\e[D", tab => "\t", enter => "\r", escape => "\e");
    for my $key (@keys) {
        syswrite $self->{pty}, exists $code{$key} ? $code{$key} : $key;
        $self->settle($key eq 'escape' ? 0.2 : 0.04);
    }
    return;
}

# Reads what comes until a pattern is on the screen. False when it is not in time.
sub shows {
    my ($self, $pattern) = @_;
    my $until = time + 30;
    while (time < $until) {
        return 1 if $self->text =~ $pattern;
        last if !$self->settle(0.02) && defined $self->{status};
    }
    return $self->text =~ $pattern ? 1 : 0;
}

# Reads until nothing has come for so long. True when anything came.
sub settle {
    my ($self, $quiet) = @_;
    my $came = 0;
    while (1) {
        my $bits = '';
        vec($bits, fileno($self->{pty}), 1) = 1;
        last if select($bits, undef, undef, $quiet) < 1;
        my $got = sysread $self->{pty}, my $bytes, 65_536;
        last if !$got;
        $self->_draw($bytes);
        $came = 1;
    }
    $self->_reap(0);
    return $came;
}

sub _reap {
    my ($self, $wait) = @_;
    return if defined $self->{status} || !$self->{child};
    return if waitpid($self->{child}, $wait ? 0 : POSIX::WNOHANG()) != $self->{child};
    $self->{status} = $? & 127 ? -($? & 127) : $? >> 8;
    return;
}

# The status it leaves with by itself; undef when it does not.
sub leaves {
    my ($self) = @_;
    my $until = time + 30;
    while (!defined $self->{status} && time < $until) {
        $self->settle(0.02);
    }
    $self->settle(0.02);
    return $self->{status};
}

sub signal { my ($self, $name) = @_; kill $name => $self->{child}; return }

# True once the program has been stopped and may be continued.
sub stops {
    my ($self) = @_;
    my $until = time + 30;
    while (time < $until) {
        $self->settle(0.02);
        my $found = waitpid $self->{child}, POSIX::WNOHANG() | POSIX::WUNTRACED();
        return kill(0 => $self->{child}) if $found == $self->{child};
    }
    return 0;
}

sub wipe { my ($self) = @_; $_ = ' ' x 80 for @{ $self->{rows} }; return }

sub hang_up { my ($self) = @_; close $self->{slave}; close $self->{pty}; $self->_reap(1); return $self->{status} }

sub text { return join '', map { (my $row = $_) =~ s/ +\z//; "$row\n" } @{ $_[0]{rows} } }

sub DESTROY {
    my ($self) = @_;
    if ($self->{child} && !defined $self->{status}) {
        local ($?, $!);
        kill KILL => $self->{child};
        waitpid $self->{child}, 0;
    }
    return;
}

sub _draw {
    my ($self, $bytes) = @_;
    $self->{seen} .= $bytes;
    my $text = $self->{rest} . $bytes;
    $self->{rest} = '';
    while (length $text) {
        if ($text =~ s/\A\e\[(\??)([0-9;]*)([A-Za-z])//) {
            $self->_control("$1$3", $2);
        }
        elsif ($text =~ /\A\e/) {
            $self->{rest} = $text;
            last;
        }
        elsif ($text =~ s/\A\n//) {
            if (++$self->{row} > 23) {
                $self->{row} = 23;
                shift @{ $self->{rows} };
                push @{ $self->{rows} }, ' ' x 80;
                $self->{scrolled}++;
            }
        }
        elsif ($text =~ s/\A\r//) { $self->{col} = 0 }
        elsif ($text =~ s/\A\x08//) { $self->{col}-- if $self->{col} }
        elsif ($text =~ s/\A([ -~])//) {
            my $char = $1;
            if ($self->{col} > 79) { $self->{wrapped}++; $self->{col} = 79 }
            substr $self->{rows}[$self->{row}], $self->{col}++, 1, $char;
        }
        else {
            $text =~ s/\A(.)//s;
            $self->{unknown} .= $1;
        }
    }
    return;
}

sub _control {
    my ($self, $what, $how) = @_;
    if    ($what eq 'H' && $how eq '') { @{$self}{qw(row col)} = (0, 0) }
    elsif ($what eq 'K' && $how eq '') { substr $self->{rows}[$self->{row}], $self->{col}, 80, ' ' x (80 - $self->{col}) }
    elsif ($what eq 'J' && $how eq '') {
        $self->_control('K', '');
        $self->{rows}[$_] = ' ' x 80 for $self->{row} + 1 .. 23;
    }
    elsif ($what eq '?l' && $how eq '25') { $self->{hidden} = 1 }
    elsif ($what eq '?h' && $how eq '25') { $self->{hidden} = 0 }
    elsif ($what eq 'm') { $self->{coloured} = 1 }
    else                 { $self->{unknown} .= "[$how$what" }
    return;
}

1;
