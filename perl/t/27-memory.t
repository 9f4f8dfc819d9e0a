# Two hundred thousand boards made and dropped leave memory where it was.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

my %makes = (
    'new'                => sub { $class->new },
    'new by size'        => sub { $class->new(cols => 5, rows => 3, empty => 1) },
    'new with a position' => sub { $class->new(position => SETUP) },
    'of_string'          => sub { my ($b) = $class->of_string(SETUP) },
    'of_string refused'  => sub { my ($b) = $class->of_string('nonsense') },
    'clone'              => do { my $kept = board(SETUP); sub { $kept->clone } },
    'new refused'        => sub { eval { $class->new(board => 'purple') } },
    'in a hash'          => sub { my %h = (board => $class->new); $h{again} = $h{board} },
    'destroyed by hand'  => sub { my $b = $class->new; $b->DESTROY; $b->DESTROY },
    'reblessed'          => sub { bless $class->new, 'Some::Other' },
);
my $live = $class->live;
my $each = 20_000;

for my $name (sort keys %makes) {
    my $make = $makes{$name};
    $make->() for 1 .. 500;
    my $before = have_memory() ? pages() : 0;
    $make->() for 1 .. $each;
    is($class->live, $live, "$each times $name: none is left");
    SKIP: {
        skip 'this system does not say how much memory is in use', 1 if !have_memory();
        cmp_ok(pages() - $before, '<', 150, '... and memory is where it was');
    }
}

# Many at once, and gone.
{
    my @boards = map { $class->new } 1 .. 20_000;
    is($class->live, $live + 20_000, 'twenty thousand at once');
    is($boards[-1]->to_string, SETUP, 'each a board');
    @boards = ();
    is($class->live, $live, 'and none');
}

finish();
