# The plain rules the engine is held against, held against the counts themselves.
# No compiled code is loaded here.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use PlainFanorona;

open my $fh, '<', "$FindBin::Bin/data/perft.tsv" or die "cannot read the counts: $!";
while (my $line = <$fh>) {
    next if $line =~ /\A#/;
    chomp $line;
    my ($what, $depth, $count, $string) = split /\t/, $line;
    next if $count > 5000;
    my ($plain) = PlainFanorona->of_string($string);
    my $perft = "perft_$what";
    is($plain->$perft($depth), $count, "$what, depth $depth of '$string'");
    is($plain->to_string, $string, '... which is written as it was read');
}
close $fh;

my ($three) = PlainFanorona->of_string('8b/9/1b7/3b5/w1b6 w');
is_deeply([$three->moves], [qw(a1-b1A a1-b1A-b2A a1-b1A-b2A-c2A)], 'three captures running');
is_deeply([map { (PlainFanorona->of_string($_))[1] } undef, 'x' x 52, 'x', '3/3 w', '3/3/4 w', '3/3/3 x', '3/3/3 w'], [1 .. 6, 0], 'the reasons');

finish();
