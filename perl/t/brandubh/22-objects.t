# The object: destroyed twice, reblessed, subclassed, forged, written into, stored, and
# nothing in it to read.
use strict;
use warnings;
use Test::More;
use Data::Dumper ();
use Scalar::Util qw(reftype blessed weaken);
use Storable ();
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my @all_methods = qw(side king_square to_string key_hex key_full_hex moves clone);

# An array-based object with nothing in it to read or to write.
{
    my $b = $class->new;
    is(reftype($b), 'ARRAY', 'an array-based object');
    my $before = state_of($b);
    is(scalar(grep { defined && /\A-?[0-9]{6,}\z/ } @$b), 0, 'with no address in it');
    eval { $b->[0] = 12345678 };
    eval { $b->[0]++ };
    eval { push @$b, 1, 2, 3 };
    eval { splice @$b, 0, 1, 'y' };
    eval { ${ \$b->[0] } = 99999999 };
    same_state($b, $before, 'what is written into it does nothing');
    eval { @$b = () };
    same_state($b, $before, 'nor does emptying it');
    eval { undef @$b };
    same_state($b, $before, 'nor undefining it');
    eval { $#$b = 100 };
    same_state($b, $before, 'nor stretching it');
    my $forged = bless [@$b], $class;
    refused(sub { $forged->to_string }, '', 'a copy of what is in it is no board');
}
is($class->live, 0, 'and every one of those is gone');

# The pointer is private; the table's is not.
{
    my $b = $class->new;
    refused(sub { $b->_ptr }, 'private', '_ptr says it is private');
    refused(sub { $class->_ptr }, 'private', 'of the class as well');
    refused(sub { $b->_ptr(1, 2) }, 'private', 'with arguments too');
    refused(sub { $class->new(_ptr => $_) }, 'made by new, of_string or clone', 'new takes no pointer: ' . shown(ref $_ || $_)) for 12345678, 0, '', undef, $b;
    refused(sub { $class->new(position => SETUP, _ptr => 1) }, 'made by new, of_string or clone', 'beside anything');
    like($class->_abi_ptr, qr/\A[1-9][0-9]*\z/, '_abi_ptr, the address of the table, is an unsigned integer');
    is($b->_abi_ptr, $class->_abi_ptr, 'and stays where it is');
}

# Destroyed.
{
    my $b = $class->new;
    $b->DESTROY;
    is($class->live, 0, 'DESTROY lets go of the board');
    ok(eval { $b->DESTROY; 1 }, 'a second DESTROY does nothing');
    ok(eval { $b->DESTROY; 1 }, 'nor a third');
    is($class->live, 0, 'and counts nothing twice');
    refused(sub { $b->$_ }, 'destroyed', "$_ of a destroyed board") for @all_methods;
    refused(sub { $b->at(40) }, 'destroyed', 'at');
    refused(sub { $b->put(40, KING) }, 'destroyed', 'put');
    refused(sub { $b->do_move(1, {}) }, 'destroyed', 'do_move');
    is($b->square_of(3, 3), 40, 'what is asked of the class it still answers');
    is($class->new->to_string, SETUP, 'and so do other boards');
    refused(sub { $b->to_string }, 'destroyed', 'and the destroyed one did not come back');
}
is($class->live, 0, 'all gone');

# Reblessed.
{
    my $b = bless $class->new, 'Somebody::Else';
    ok(!eval { $b->to_string; 1 }, 'a board blessed away has not the methods');
    eval { $class->can($_)->($b) } for @all_methods;
    bless $b, $class;
    is($b->to_string, SETUP, 'blessed back it is the board it was');
    undef $b;
    is($class->live, 0, 'and is let go of once');
    { my $away = bless $class->new, 'Somebody::Else'; }
    is($class->live, 0, 'so is one that stayed away');
    my $else = bless [], 'Somebody::Else';
    bless $else, $class;
    refused(sub { $else->to_string }, '', 'somebody else\'s object blessed in is no board');
    undef $else;
    is($class->live, 0, 'and lets go of nothing');
}

# Subclassed.
{
    package My::Board;
    our @ISA = ('Game::Brandubh::Engine');
    our $gone = 0;
    sub new { my ($c, %args) = @_; my $self = $c->SUPER::new(%args); return $self }
    sub pieces { my ($self) = @_; my $n = 0; $n += $self->count($_) for 1 .. 3; return $n }
    sub DESTROY { my ($self) = @_; $gone++; return $self->SUPER::DESTROY }
    package main;
    {
        my $b = My::Board->new;
        is(blessed($b), 'My::Board', 'new makes one of the subclass');
        is($b->pieces, 13, 'with methods of its own');
        is(blessed($b->clone), 'My::Board', 'clone too');
        is(blessed(scalar My::Board->of_string(SETUP)), 'My::Board', 'and of_string');
        is($b->put(sq('a1'), KING)->lift(sq('a1'))->set_side(DEFENDERS)->relocate(mv('c4-c5')), $b, 'what returns the board returns the board itself');
        my (undef, $undo) = $b->do_move(($b->moves)[0]);
        is($b->undo_move($undo), $b, 'and undo_move');
        is(My::Board->square_of(3, 3), 40, 'class methods too');
        is(My::Board->live, $class->live, 'counted with the rest');
    }
    is($class->live, 0, 'let go of');
    is($My::Board::gone, 3, 'through its own DESTROY');

    package My::Silent;
    our @ISA = ('Game::Brandubh::Engine');
    sub DESTROY { return }
    package main;
    { my $b = My::Silent->new; }
    is($class->live, 0, 'one whose DESTROY forgets the board is let go of all the same');

    package My::Reviver;
    our @ISA = ('Game::Brandubh::Engine');
    our ($kept, $times);
    sub DESTROY { my ($self) = @_; $kept = $self if !$times++; return }
    package main;
    { my $b = My::Reviver->new; }
    ok($My::Reviver::kept && ($My::Reviver::kept->to_string eq SETUP), 'one whose DESTROY keeps the board keeps it');
    undef $My::Reviver::kept;
    is($class->live, 0, 'until it lets go');
}

# Referred to from elsewhere.
{
    my $b = $class->new;
    my $weak = $b;
    weaken($weak);
    undef $b;
    is($weak, undef, 'a weak reference goes with the board');
    $b = $class->new;
    is($b->can('to_string')->($b), SETUP, 'a method by reference');
    ok($b == $b && $b ne $class->new, 'compared as references are');
    my $ring = [$b];
    push @$ring, $ring;
    undef $b;
    is($class->live, 1, 'kept in a cycle');
    weaken($ring->[1]);
}
is($class->live, 0, 'let go of with it');
is($class->new->clone->put(40, DEFENDER)->set_side(DEFENDERS)->to_string, '3a3/3a3/3d3/aadddaa/3d3/3a3/3a3 d', 'calls on a board nobody holds');
is(scalar(my @moves = $class->new->moves), 40, 'and lists of one');
ok(!eval { $class->new->no_such_method; 1 }, 'no such method');
like($@, qr/no_such_method/, 'as perl says');
eval { my $b = $class->new; die { board => $b } };
is($@->{board}->side, ATTACKERS, 'a board thrown is a board caught');
$@ = '';
is($class->live, 0, 'all gone');

# What other modules make of a board: nothing that can be used as one.
{
    my $b = $class->new;
    my $before = state_of($b);
    my $useless = sub {
        my ($name, $make) = @_;
        my $made = eval { $make->() };
        ok(!defined $made || !eval { $made->to_string; 1 }, "$name: not a board");
        ok(!defined $made || !eval { $made->put(40, KING); 1 }, '... to no method');
        undef $made;
        is($class->live, 1, '... and letting go of it lets go of no board');
        same_state($b, $before, '... which is as it was');
    };
    my $text = Data::Dumper::Dumper($b);
    unlike($text, qr/[0-9]{6,}/, 'Data::Dumper shows no address');
    $useless->('Data::Dumper', sub { my $VAR1; eval $text; return $VAR1 });
    $useless->('Storable::dclone', sub { Storable::dclone($b) });
    $useless->('Storable::nfreeze and thaw', sub { Storable::thaw(Storable::nfreeze({ board => [$b] }))->{board}[0] });
    $useless->('a copy of the array', sub { return bless [@$b], ref $b });
    $useless->('a hash of the class', sub { return bless {}, $class });
    $useless->('the address blessed', sub { my $address = 0 + $b; return bless \$address, $class });
    $useless->('a reference to the board blessed', sub { my $ref = $b; return bless \$ref, $class });
    $useless->('an array holding the board', sub { return bless [$b], $class });
    is(Storable::thaw(Storable::freeze({ at => $b->to_string }))->{at}, SETUP, 'the position string is what to store');
    my (undef, $undo) = $b->do_move(mv('d7-c7'));
    is($b->undo_move(Storable::thaw(Storable::nfreeze([$undo]))->[0])->to_string, SETUP, 'and an undo may be stored too');
}
is($class->live, 0, 'all gone at the end');

finish();
