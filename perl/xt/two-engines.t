# Both compiled modules in one process, each with the engine linked in: their symbols,
# their handles and their counts do not meet.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../t/lib";
use EngineTest;
use Game::Brandubh::Engine ();
use Game::Fanorona::Engine ();
use Scalar::Util qw(blessed);

my ($BRANDUBH, $FANORONA) = ('Game::Brandubh::Engine', 'Game::Fanorona::Engine');
my @both = ($BRANDUBH, $FANORONA);

is($BRANDUBH->abi_version, 5, 'each table has its version');
isnt($BRANDUBH->_abi_ptr, $FANORONA->_abi_ptr, '... and its place');
is($BRANDUBH->square_of(3, 3) . ' ' . $FANORONA->square_of(3, 3), '40 48', 'each numbers its board');
is($BRANDUBH->stride . ' ' . $FANORONA->stride, '9 11', '... with its stride');
is($BRANDUBH->KING + $BRANDUBH->WHY_CORNER, 10, 'constants of the one');
is($FANORONA->WHY_PAIKA_IN_CHAIN, 13, '... and of the other');
ok(!$FANORONA->can('KING') && !$BRANDUBH->can('PAIKA'), '... are not mixed');

# Counted apart.
{
    my @boards = map { $_->new } $BRANDUBH, ($FANORONA) x 2;
    is(join(' ', map { $_->live } @both), '1 2', 'boards are counted apart');
    undef @boards;
    is(join(' ', map { $_->live } @both), '0 0', '... and gone');
}

# Played in turn, what each says is what it says alone.
sub line {
    my ($class) = @_;
    my $b = $class->new;
    return sub {
        my ($choice) = @_;
        if ($class eq $BRANDUBH) {
            my @moves = $b->moves;
            $b->do_move($moves[ $choice % @moves ]);
        }
        else {
            my @moves = $b->moves;
            $b->play_move($moves[ $choice % @moves ]) if @moves;
        }
        return $b->to_string . ' ' . $b->key_hex;
    };
}
{
    my (%alone, %beside);
    for my $class (@both) {
        my $turn = line($class);
        push @{ $alone{$class} }, $turn->($_ * 7) for 1 .. 20;
    }
    my @turns = map { line($_) } @both;
    for my $n (1 .. 20) {
        push @{ $beside{ $both[$_] } }, $turns[$_]->($n * 7) for 0, 1;
    }
    is_deeply(\%beside, \%alone, 'two games in turn are as two games one after the other');
}

# A board of the one is none of the other.
{
    my $brandubh = $BRANDUBH->new;
    my $fanorona = $FANORONA->new;
    for my $pair ([$BRANDUBH, $fanorona], [$FANORONA, $brandubh]) {
        my ($class, $other) = @$pair;
        for my $method (qw(to_string side key_hex clone moves)) {
            ok(!eval { $class->can($method)->($other); 1 }, "$class: $method of a board of the other game");
            like($@, qr/\A$class: called on something that is not an object of this class/, '... says so');
        }
        my $home = blessed $other;
        bless $other, $class;
        ok(!eval { $other->to_string; 1 }, '... nor blessed into its class');
        bless $other, $home;
        ok(eval { $other->to_string }, '... while at home it is a board');
    }
    my ($undo) = ($brandubh->do_move(($brandubh->moves)[0]))[1];
    my $token = $fanorona->do_step(($fanorona->steps)[0]);
    ok(!eval { $brandubh->undo_move($token); 1 }, 'a token is no undo');
    ok(!eval { $brandubh->undo_move(substr $token, 0, 64); 1 }, '... nor a piece of it');
    ok(!eval { $fanorona->undo_step($undo); 1 }, 'an undo is no token');
    ok(!eval { $fanorona->undo_step($undo . "\0" x 32); 1 }, '... nor with as many bytes');
    $brandubh->undo_move($undo);
    $fanorona->undo_step($token);
    is($brandubh->to_string . ' ' . $fanorona->to_string, $BRANDUBH->new->to_string . ' ' . $FANORONA->new->to_string, 'each serves its own');
}

# Loaded in either order, and together with threads about at the end.
for my $order ("use $BRANDUBH; use $FANORONA;", "use $FANORONA; use $BRANDUBH;", "use $FANORONA ':all'; use $BRANDUBH ':all';") {
    my ($status, $out, $err) = run_perl("use strict; use warnings; no warnings 'redefine'; no warnings 'prototype'; $order our \@boards = map { \$_->new } qw($BRANDUBH $FANORONA); print join ' ', map { \$_->side } \@boards");
    like("$status $out", qr/\A0 0 1\z/, "$order and both play") or diag $err;
}
is(join(' ', map { $_->live } @both), '0 0', 'no board is left');

finish();
