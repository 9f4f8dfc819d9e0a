# The object: destroyed twice, reblessed, subclassed, forged, written into, and
# nothing in it to read.
use strict;
use warnings;
use Test::More;
use Scalar::Util qw(reftype blessed weaken refaddr);
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest;
use Game::Fanorona::Engine ':all';

my $class = CLASS;

# An array-based object with nothing in it to read or to write.
{
    my $b = $class->new;
    is(reftype($b), 'ARRAY', 'an array-based object');
    my $before = state_of($b);
    my @seen = map { defined() ? "$_" : '' } @$b;
    is(scalar(grep { /\A-?[0-9]{6,}\z/ } @seen), 0, 'with no address in it');
    eval { $b->[0] = 12345678 };
    eval { $b->[0]++ };
    eval { $b->[7] = 'x' };
    eval { push @$b, 1, 2, 3 };
    eval { shift @$b };
    eval { splice @$b, 0, 1, 'y' };
    eval { ${ \$b->[0] } = 99999999 };
    same_state($b, $before, 'what is written into it does nothing');
    eval { @$b = () };
    same_state($b, $before, 'nor does emptying it');
    eval { undef @$b };
    same_state($b, $before, 'nor undefining it');
    eval { $#$b = 100 };
    same_state($b, $before, 'nor stretching it');
    my @copy = @$b;
    my $forged = bless [@copy], $class;
    refused(sub { $forged->to_string }, '', 'a copy of what is in it is no board');
}
is($class->live, 0, 'and every one of those is gone');

# The pointer is private.
{
    my $b = $class->new;
    refused(sub { $b->_ptr }, 'private', '_ptr says it is private');
    refused(sub { $class->_ptr }, 'private', 'of the class as well');
    refused(sub { $class->new(_ptr => 12345678) }, 'a board is made by new, of_string or clone', 'new takes no pointer');
    refused(sub { $class->new(_ptr => $b) }, 'a board is made by new, of_string or clone', 'of any kind');
    refused(sub { $class->new(position => SETUP, _ptr => 1) }, 'a board is made by new, of_string or clone', 'beside anything');
    like($class->_abi_ptr, qr/\A[1-9][0-9]*\z/, '_abi_ptr, the address of the table, is an unsigned integer');
    is($class->_abi_ptr, $class->_abi_ptr, 'and stays where it is');
    cmp_ok($class->abi_version, '>=', 1, 'abi_version');
}

# Destroyed.
{
    my $b = $class->new;
    $b->DESTROY;
    is($class->live, 0, 'DESTROY lets go of the board');
    ok(eval { $b->DESTROY; 1 }, 'a second DESTROY does nothing');
    ok(eval { $b->DESTROY; 1 }, 'nor a third');
    is($class->live, 0, 'and counts nothing twice');
    refused(sub { $b->$_ }, '', "$_ of a destroyed board") for qw(to_string key_hex side steps clone moves stop cols all_squares);
    refused(sub { $b->at(38) }, '', 'at of a destroyed board');
    refused(sub { $b->put(38, WHITE) }, '', 'put');
    refused(sub { $b->play(38, N, PAIKA) }, '', 'play');
    is($class->chain_max, 44, 'the class is as it was');
    my $other = $class->new;
    is($other->to_string, SETUP, 'and so are other boards');
    refused(sub { $b->to_string }, '', 'and the destroyed one did not come back');
}
is($class->live, 0, 'all gone');

# Reblessed.
{
    package Somebody::Else;
    sub new { my ($c) = @_; return bless [], $c }
    package main;
    my $b = $class->new;
    bless $b, 'Somebody::Else';
    ok(!eval { $b->to_string; 1 }, 'a board blessed away has not the methods');
    for my $method (qw(to_string side steps key_hex clone)) {
        eval { $class->can($method)->($b); 1 };
    }
    bless $b, $class;
    ok(eval { $b->to_string eq SETUP } || $@ =~ /\AGame::Fanorona::Engine: /, 'blessed back it is the board it was, or says it is not');
    undef $b;
    is($class->live, 0, 'and is let go of once');
    $b = $class->new;
    bless $b, 'Somebody::Else';
    undef $b;
    is($class->live, 0, 'so is one that stayed away');
    my $else = bless(Somebody::Else->new, $class);
    refused(sub { $else->to_string }, '', 'somebody else\'s object blessed in is no board');
    undef $else;
    is($class->live, 0, 'and lets go of nothing');
}

# Subclassed.
{
    package My::Board;
    our @ISA = ('Game::Fanorona::Engine');
    our $gone = 0;
    sub new { my ($c, %args) = @_; my $self = $c->SUPER::new(%args); return $self }
    sub stones { my ($self) = @_; return $self->count(1) + $self->count(2) }
    sub DESTROY { my ($self) = @_; $gone++; return $self->SUPER::DESTROY }
    package main;
    {
        my $b = My::Board->new(board => 'dimy');
        is(blessed($b), 'My::Board', 'new makes one of the subclass');
        is($b->stones, 24, 'with methods of its own');
        is(blessed($b->clone), 'My::Board', 'clone too');
        is(blessed(scalar My::Board->of_string('3/3/3 w')), 'My::Board', 'and of_string');
        is($b->put(pt('a1'), WHITE), $b, 'put returns the board itself');
        my $token = $b->set_side(BLACK)->play(($b->play_steps)[0]);
        is($b->unplay($token), $b, 'and unplay');
        is(My::Board->square_of(4, 2), 38, 'class methods too');
        is(My::Board->live, $class->live, 'counted with the rest');
    }
    is($class->live, 0, 'let go of');
    is($My::Board::gone, 3, 'through its own DESTROY');

    package My::Silent;
    our @ISA = ('Game::Fanorona::Engine');
    sub DESTROY { return }
    package main;
    { my $b = My::Silent->new; }
    is($class->live, 0, 'one whose DESTROY forgets the board is let go of all the same');

    package My::Reviver;
    our @ISA = ('Game::Fanorona::Engine');
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
    my $method = $b->can('to_string');
    is($method->($b), SETUP, 'a method by reference');
    my $closure = sub { $b->to_string };
    is($closure->(), SETUP, 'in a closure');
    my %by = ($b => 1);
    is(scalar(keys %by), 1, 'as a hash key it is a string');
    ok($b == $b && $b ne $class->new, 'compared as references are');
    local $_ = $b;
    is($_->side, WHITE, 'as $_');
    my $ring = [$b];
    push @$ring, $ring;
    undef $b;
    is($class->live, 1, 'kept in a cycle');
    weaken($ring->[1]);
}
$_ = undef;
is($class->live, 0, 'let go of with it');

# Chained calls on boards nobody holds.
is($class->new->clone->put(38, WHITE)->set_side(BLACK)->to_string, 'bbbbbbbbb/bbbbbbbbb/bwbwwbwbw/wwwwwwwww/wwwwwwwww b', 'calls on a board nobody holds');
is(scalar(my @steps = $class->new->steps), 5, 'and lists of one');
is($class->live, 0, 'which is gone after');

# A method that is none.
ok(!eval { $class->new->no_such_method; 1 }, 'no such method');
like($@, qr/no_such_method/, 'as perl says');
eval { my $b = $class->new; die { board => $b } };
is($@->{board}->side, WHITE, 'a board thrown is a board caught');
$@ = '';
is($class->live, 0, 'all gone at the end');

finish();
