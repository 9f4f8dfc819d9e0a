package ActingArguments;

# Arguments that run code when they are looked at: a tied scalar, an overloaded
# object, a tied hash and a tied array.

use strict;
use warnings;

use Exporter 'import';

our @EXPORT = qw(acting acting_hash);

{
    package Acting;    # a tied scalar
    sub TIESCALAR { my ($class, $code) = @_; return bless { code => $code }, $class }
    sub FETCH { return $_[0]{code}->() }
    sub STORE { return }
    package Loaded;    # an overloaded object
    use overload '0+' => sub { $_[0]{code}->() }, '""' => sub { $_[0]{code}->() }, 'bool' => sub { 1 }, fallback => 1;
    sub new { my ($class, $code) = @_; return bless { code => $code }, $class }
    package TiedHash;
    sub TIEHASH { my ($class, $code) = @_; return bless { code => $code }, $class }
    sub FETCH { return $_[0]{code}->($_[1]) }
    sub EXISTS { $_[0]{code}->($_[1]); return 1 }
    sub FIRSTKEY { $_[0]{code}->('from'); return 'from' }
    sub NEXTKEY { return }
    sub STORE { return }
    sub SCALAR { return 3 }
    package TiedArray;
    sub TIEARRAY { my ($class, @items) = @_; return bless { items => [@items] }, $class }
    sub FETCH { my $x = $_[0]{items}[ $_[1] ]; return ref $x eq 'CODE' ? $x->() : $x }
    sub FETCHSIZE { return scalar @{ $_[0]{items} } }
    sub STORE { return }
}

sub acting { my ($code) = @_; tie my $x, 'Acting', $code; return \$x }
sub acting_hash { my ($code) = @_; tie my %h, 'TiedHash', $code; return \%h }

1;
