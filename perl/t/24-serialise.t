# What other modules make of a board: nothing that can be used as one.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';
use Data::Dumper ();
use Storable ();

my $class = CLASS;
my $b = $class->new;
my $before = state_of($b);

# Anything made this way either cannot be made or is no board; nothing is freed twice.
sub useless {
    my ($name, $make) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $made = eval { $make->() };
    ok(!defined $made || !eval { $made->to_string; 1 }, "$name: not a board");
    ok(!defined $made || !eval { $made->put(38, WHITE); 1 }, '... to no method');
    undef $made;
    is($class->live, 1, '... and letting go of it lets go of no board');
    return same_state($b, $before, '... which is as it was');
}

{
    local $Data::Dumper::Indent = 1;
    my $text = eval { Data::Dumper::Dumper($b) } || '';
    unlike($text, qr/[0-9]{6,}/, 'Data::Dumper shows no address');
    useless('Data::Dumper', sub { my $VAR1; eval $text; return $VAR1 });
    local $Data::Dumper::Useperl = 1;
    $text = eval { Data::Dumper::Dumper($b) } || '';
    useless('Data::Dumper in perl', sub { my $VAR1; eval $text; return $VAR1 });
}
useless('Storable::dclone', sub { Storable::dclone($b) });
useless('Storable::freeze and thaw', sub { Storable::thaw(Storable::freeze($b)) });
useless('Storable::nfreeze and thaw', sub { Storable::thaw(Storable::nfreeze($b)) });
useless('Storable of a structure that holds one', sub { my $c = Storable::dclone({ board => [$b] }); return $c->{board}[0] });
useless('a copy of the array', sub { return bless [@$b], ref $b });
useless('an empty array of the class', sub { return bless [], $class });
useless('a hash of the class', sub { return bless {}, $class });
useless('the address blessed', sub { my $address = 0 + $b; return bless \$address, $class });
useless('a reference to the board blessed', sub { my $ref = $b; return bless \$ref, $class });
useless('an array holding the board', sub { return bless [$b], $class });

# The position string is what to keep.
is(Storable::thaw(Storable::freeze({ at => $b->to_string }))->{at}, SETUP, 'the position string is what to store');

finish();
