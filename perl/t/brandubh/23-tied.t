# Arguments that run code when they are looked at: tied and overloaded, which may die,
# lie, or take the board away in the middle of the call.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use ActingArguments;
use Game::Brandubh::Engine ':all';

my $class = CLASS;
my $string = '7/7/1a5/1k5/6a/1d5/1a5 a';
my $mv = mv('g3-b3');

{
    package ActingVariant;    # a tied hash of one field
    sub TIEHASH { my ($class, $field, $code) = @_; return bless { field => $field, code => $code }, $class }
    sub FIRSTKEY { $_[0]{code}->(); return $_[0]{field} }
    sub NEXTKEY { $_[0]{code}->(); return }
    sub FETCH { return $_[0]{code}->() }
    sub EXISTS { return 1 }
}
sub acting_variant { my ($field, $code) = @_; tie my %h, 'ActingVariant', $field, $code; return \%h }

# Looked at, and nothing else.
{
    my $b = board($string);
    my $fetched = 0;
    my $square = acting(sub { $fetched++; sq('b4') });
    is($b->at($$square), KING, 'a tied square');
    is($fetched, 1, 'is fetched once');
    $fetched = 0;
    is($b->why_not($$square, ${ acting(sub { sq('b5') }) }), WHY_NOT_YOURS, 'tied squares of a move');
    is($fetched, 1, 'each once');
    my ($flags, @taken) = $b->preview(${ acting(sub { $mv }) }, acting_variant(king_strong => sub { 1 }));
    is("$flags " . names_of(@taken), '1 b2', 'a tied move and a tied variant');
    tie my $wrong_undo, 'Acting', sub { 'nonsense' };
    refused(sub { $b->undo_move($wrong_undo) }, '', 'a tied string that is no undo');
    (undef, my $undo) = $b->do_move(Loaded->new(sub { $mv }));
    tie my $good, 'Acting', sub { $undo };
    ok(eval { $b->undo_move($good); 1 }, 'and one that is') or diag $@;
    is($b->to_string, $string, 'taken back');
    $b->do_move($mv);
    is($b->undo_move(Loaded->new(sub { $undo }))->to_string, $string, 'an overloaded one');
    ok(scalar $class->of_string(${ acting(sub { $string }) }), 'a tied position string');
    ok(scalar $class->of_string(Loaded->new(sub { $string })), 'an overloaded one');
    is($class->new(position => Loaded->new(sub { $string }))->to_string, $string, 'given to new');
    is($class->new(${ acting(sub { 'empty' }) } => 1)->count(KING), 0, 'a tied argument name');
    is($class->new(empty => ${ acting(sub { 0 }) })->count(KING), 1, 'a tied empty');
    is($b->perft(${ acting(sub { 0 }) }), '1', 'a tied depth');
    is($class->square_of(${ acting(sub { 3 }) }, Loaded->new(sub { 3 })), 40, 'a tied file and an overloaded rank');
}

# They may die, and the board is as it was.
{
    my $b = board($string);
    my $before = state_of($b);
    my $dies = sub { die "not today\n" };
    for my $call (
        ['at', sub { $b->at($_[0]) }], ['put', sub { $b->put(sq('a1'), $_[0]) }], ['lift', sub { $b->lift($_[0]) }], ['set_side', sub { $b->set_side($_[0]) }],
        ['relocate', sub { $b->relocate($_[0]) }], ['do_move', sub { $b->do_move($_[0]) }], ['do_move, a field', sub { $b->do_move($mv, { king_strong => $_[0] }) }],
        ['moves, a field', sub { $b->moves({ escape => $_[0] }) }], ['undo_move', sub { $b->undo_move($_[0]) }], ['perft', sub { $b->perft($_[0]) }],
        ['of_string', sub { $class->of_string($_[0]) }], ['new with a position', sub { $class->new(position => $_[0]) }], ['new with a name', sub { $class->new($_[0] => 1) }],
    ) {
        my ($name, $code) = @$call;
        for my $x (Loaded->new($dies), acting($dies)) {
            next if ref $x eq 'Loaded' && $name =~ /a field/;    # which is only true
            my $live = $class->live;
            eval { $code->(ref $x eq 'Loaded' ? $x : $$x) };
            is($@, "not today\n", "$name: what the argument dies of is what the caller hears");
            is($class->live, $live, '... and no board is left behind');
        }
    }
    eval { $b->do_move($mv, acting_variant(throne_pass => $dies)) };
    is($@, "not today\n", 'a tied variant that dies');
    same_state($b, $before, 'and the board is as it was');
}

# They may take the board away.
my @calls = (
    ['at', sub { $_[0]->at($_[1]) }], ['put, the square', sub { $_[0]->put($_[1], KING) }], ['put, the piece', sub { $_[0]->put(sq('a1'), $_[1]) }],
    ['lift', sub { $_[0]->lift($_[1]) }], ['set_side', sub { $_[0]->set_side($_[1]) }], ['count', sub { $_[0]->count($_[1]) }], ['relocate', sub { $_[0]->relocate($_[1]) }],
    ['hostile_to', sub { $_[0]->hostile_to($_[1], $_[1]) }], ['captures_at', sub { $_[0]->captures_at($_[1]) }], ['is_legal', sub { $_[0]->is_legal($_[1]) }],
    ['why_not', sub { $_[0]->why_not(sq('a1'), $_[1]) }], ['preview', sub { $_[0]->preview($_[1]) }], ['do_move', sub { $_[0]->do_move($_[1]) }],
    ['undo_move', sub { $_[0]->undo_move($_[1]) }], ['perft', sub { $_[0]->perft($_[1]) }], ['perft_slides', sub { $_[0]->perft_slides($_[1]) }], ['moves', sub { $_[0]->moves($_[1]) }],
    (map { my $method = $_; my @before = $method eq 'moves' ? () : $method eq 'why_not' ? (40, 41) : $method =~ /perft/ ? 1 : $mv;
        ["$method, a field", sub { my $x = \$_[1]; $_[0]->$method(@before, { throne_pass => $$x }) }],
        ["$method, an escape", sub { my $x = \$_[1]; $_[0]->$method(@before, acting_variant(escape => sub { my $read = "$$x"; 'edge' })) }],
        ["$method, a tied variant", sub { my $x = \$_[1]; $_[0]->$method(@before, acting_variant(throne_pass => sub { "$$x" })) }],
    } qw(moves is_legal why_not captures_at preview do_move perft perft_slides)),
);
for my $how ('let go of', 'destroyed', 'both', 'reblessed', 'cleared') {
    for my $call (@calls) {
        my ($name, $code) = @$call;
        for my $kind ('tied', 'overloaded') {
            my $b = board($string);
            my $take = sub {
                return 2 if !$b;
                if    ($how eq 'destroyed') { $b->DESTROY }
                elsif ($how eq 'both')      { $b->DESTROY; undef $b }
                elsif ($how eq 'reblessed') { bless $b, 'Some::Other' }
                elsif ($how eq 'cleared')   { @$b = () if eval { push @$b, 1; 1 } }
                else                        { undef $b }
                my @others = map { board($string) } 1 .. 5;    # whatever was freed is likely used again
                return 2;
            };
            # The variable itself is passed, so that what is on perl's stack is all that holds the board.
            eval {
                if ($kind eq 'tied') { tie my $x, 'Acting', $take; $code->($b, $x) }
                else { $code->($b, Loaded->new($take)) }
                1;
            } or $@ =~ /\A(?:Game::Brandubh::Engine: |Can't )/ or fail("$name: $@");
            undef $b;
            is($class->live, 0, "$name: the board $how by a $kind argument");
        }
    }
}

# They may let go of it where nothing but the call holds it, which then still has a board
# to answer for.
{
    my (undef, $undo) = board($string)->do_move($mv);
    my $after = '7/7/1a5/7/1a5/7/1a5 d';
    my %call = (
        square  => [$string, sub { $_[0]->at(${ acting($_[1]) }) }, sub { sq('b4') }, KING],
        move    => [$string, sub { scalar $_[0]->do_move(${ acting($_[1]) }) }, sub { $mv }, DID_CAPTURE | KING_TAKEN],
        variant => [$string, sub { scalar $_[0]->moves(acting_variant(throne_pass => $_[1])) }, sub { 1 }, scalar board($string)->moves],
        escape  => [$string, sub { scalar $_[0]->do_move($mv, acting_variant(escape => $_[1])) }, sub { 'edge' }, DID_CAPTURE | KING_TAKEN],
        undo    => [$after, sub { $_[0]->undo_move(${ acting($_[1]) })->to_string }, sub { $undo }, $string],
    );
    for my $name (sort keys %call) {
        my ($position, $code, $value, $want) = @{ $call{$name} };
        my @held = (board($position));
        my $take = sub { @held = (); my @reused = map { "text $_" } 1 .. 50; return $value->() };
        my $got = eval { $code->($held[0], $take) };
        is($got, $want, "$name: the last that held the board lets go of it") or diag $@;
        is($class->live, 0, '... and it is gone afterwards');
    }
}

# They may play on it.
{
    my $b = board($string);
    my $undo;
    my $plays = sub { (undef, $undo) = $b->do_move($mv) if !$undo; sq('b4') };
    is($b->at(${ acting($plays) }), EMPTY, 'at, with the piece taken away by its argument');
    $b->undo_move($undo);
    $undo = undef;
    my @moves = $b->moves(acting_variant(repeat => $plays));
    is_deeply(\@moves, [$b->moves], 'moves, with the position changed by its variant: of the position that is there then');
    $b->undo_move($undo);
    is($b->to_string, $string, 'and taken back');
}
is($class->live, 0, 'every board is gone');

finish();
