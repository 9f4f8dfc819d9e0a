# Objects that overload something and say, with a fallback of 0, that nothing stands in for what is
# missing: perl dies over them, and these methods must not.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine ':all';

{ package Only::Text;   use overload '""' => sub { '40' }, fallback => 0; }
{ package Only::Number; use overload '0+' => sub { 40 }, fallback => 0; }
{ package Only::Truth;  use overload bool => sub { 1 }, fallback => 0; }
{ package Only::Order;  use overload '<=>' => sub { 0 }, fallback => 0; }
{ package Free::Order;  use overload '<=>' => sub { 0 }; }
{ package Free::Text;   use overload '""' => sub { '40' }; }
{ package Below; our @ISA = 'Only::Text'; }

my $class = 'Game::Brandubh::Engine';
my $board = $class->new;
my $before = $board->to_string;
my %number = (map({ $_ => 0 } qw(Only::Text Only::Truth Only::Order Free::Order Below)), 'Only::Number' => 1, 'Free::Text' => 1);

for my $kind (sort keys %number) {
    my $object = bless [], $kind;
    my $at = eval { $board->at($object) };
    is($@, '', "$kind: at does not die");
    is($at, $number{$kind} ? $board->at(40) : BORDER, '... and it is ' . ($number{$kind} ? 'the number' : 'no number'));
    is(eval { $class->file_of($object) }, $class->file_of($number{$kind} ? 40 : -1), '... nor does a method of the class');
    my ($none, $code) = eval { $class->of_string($object) };
    is($@, '', '... nor of_string');
    ok(!defined $none && $code != POS_OK, '... which it is no position for');
    eval { $class->new($object => 1) };
    like($@, qr/\A\Q$class\E: new takes no argument named/, '... nor new in other than its own words');
    is(eval { $class->new(empty => $object)->to_string }, $class->new(empty => 1)->to_string, '... and it is true');
    is(eval { scalar $board->moves({ throne_pass => $object }) }, 40, '... also in a variant');
}
is($board->to_string, $before, 'the board is as it was');

done_testing;
