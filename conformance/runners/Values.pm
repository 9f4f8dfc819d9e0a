# Values.pm - what the answers about every game are made of.
#
# SPDX-License-Identifier: MIT OR Apache-2.0
package Values;
use 5.010;
use strict;
use warnings FATAL => 'all';

use Exporter 'import';
use JSON::PP ();

our @EXPORT_OK = qw(number_of refused truth);

sub refused { return { error => $_[0] } }
sub truth   { return $_[0] ? JSON::PP::true : JSON::PP::false }

# The number of a word among others, -1 for none of them.
sub number_of {
    my ($word, @words) = @_;
    my ($number) = grep { $words[$_] eq $word } 0 .. $#words;
    return $number // -1;
}

1;
