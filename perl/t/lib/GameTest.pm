package GameTest;

# What the tests of Game::Fanorona and of what is under it share: everything a game
# says of itself as one string, and refusals and croaks held to their form.

use strict;
use warnings;

use Exporter 'import';
use Test::More;

our @EXPORT = qw(
    GAME RULES CHAIN SHUFFLE
    facts same_facts rules_facts refused_as accepted croaks croaks_at lines_of
    by_string plain_kept
);

use constant GAME  => 'Game::Fanorona';
use constant RULES => 'Game::Fanorona::Rules';

# White's a1 can take three times running, a1-b1A-b2A-c2A, and no more.
use constant CHAIN => '8b/9/1b7/3b5/w1b5w w';

# A stone each, far apart.
use constant SHUFFLE => '8b/9/9/9/w8 w';

sub _text {
    my ($value) = @_;
    return '-' if !defined $value;
    return '[' . join(',', map { _text($_) } @$value) . ']' if ref $value eq 'ARRAY';
    return '{' . join(',', map { "$_=" . _text($value->{$_}) } sort keys %$value) . '}' if ref $value eq 'HASH';
    return "$value";
}

# Everything a game says of itself; no call here is one that can refuse.
sub facts {
    my ($game) = @_;
    my $result = $game->result;
    return join "\n", map { _text($_) }
        $game->position_counted, $game->position, $game->turn, $game->over ? 'over' : 'on', $game->winner,
        $result && [$result->how, $result->winner, $result->ply, $result->position],
        [$game->moves], $game->in_progress, [by_string($game->steps)], [sort $game->starts], $game->can_stop ? 1 : 0,
        $game->in_chain ? 1 : 0, $game->chain_at, $game->ply, $game->quiet, $game->quiet_limit, $game->repeats,
        $game->draw_offered_by, $game->signature, $game->variant->as_string, $game->stones('white'), $game->stones('black');
}

sub same_facts {
    my ($game, $before, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    return is(facts($game), $before, $name);
}

# The same of Game::Fanorona::Rules.
sub rules_facts {
    my ($rules) = @_;
    return join "\n", map { _text($_) }
        (map { $rules->$_ } qw(position side ply quiet quiet_limit repeats variant key_hex outcome chain_at chain_dir)),
        (map { $rules->$_ ? 1 : 0 } qw(in_chain can_stop is_over is_draw winner)),
        $rules->count(1), $rules->count(2), [$rules->steps], [sort { $a <=> $b } $rules->chain_seen],
        [map { $rules->key_at($_) } 0 .. $rules->ply];
}

sub by_string { return sort { $a->{string} cmp $b->{string} } @_ }

# The call answers nothing, in list and in scalar context, with that code in error,
# and changes nothing.  More may be asked of the error.
sub refused_as {
    my ($game, $call, $code, $name, %error) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my ($method, @args) = @$call;
    my $before = facts($game);
    my @list   = eval { $game->$method(@args) };
    my $died   = $@;
    my $scalar = eval { $game->$method(@args) };
    $died = $@ if $died eq '';
    my $error = $game->error;
    my $right = $died eq '' && !@list && !defined $scalar && $error && ref $error
        && $error->code =~ /\A(?:$code)\z/ && facts($game) eq $before
        && $error->message =~ /\A\S+(?: \S+){2,}\z/;
    for my $field (keys %error) {
        my $got = $error && $error->$field;
        $right = 0 if (defined $got ? "$got" : '-') ne (defined $error{$field} ? $error{$field} : '-');
    }
    ok($right, "$name: $code") and return 1;
    diag "died: $died" if $died ne '';
    diag 'answered ' . _text(\@list) . ' and ' . _text($scalar);
    diag join ', ', 'error is ' . ($error ? $error->code : 'undef'), map { "$_ " . _text($error->$_) } 'message', 'move', 'reason' if $error;
    diag "was\n$before\nand is\n" . facts($game) if facts($game) ne $before;
    return 0;
}

# The call answers something true and leaves no error.
sub accepted {
    my ($game, $call, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my ($method, @args) = @$call;
    my $answer = eval { $game->$method(@args) };
    my $died = $@;
    ok($answer && !defined $game->error, $name) or diag $died || ($game->error ? $game->error->code . ': ' . $game->error->message : 'no answer');
    return $answer;
}

# The code dies with a sentence of the distribution's, told of a line of this test's.
sub croaks {
    my ($code, $pattern, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $file = quotemeta((caller)[1]);
    return _croaks($code, qr/\AGame::Fanorona(?:::\w+)?: (?=[^\n]*$pattern)[^\n]* at $file line \d+\.?\n\z/s, $name);
}

# The same, and the line is the one given.
sub croaks_at {
    my ($code, $line, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my $file = quotemeta((caller)[1]);
    return _croaks($code, qr/\AGame::Fanorona(?:::\w+)?: [^\n]* at $file line $line\.?\n\z/s, $name);
}

sub _croaks {
    my ($code, $form, $name) = @_;
    local $Test::Builder::Level = $Test::Builder::Level + 1;
    my @got = eval { $code->() };
    return ok(0, "$name: croaks") || diag 'answered ' . _text(\@got) if $@ eq '';
    return ok($@ =~ $form, "$name: croaks") || diag "died with: $@";
}

# The lines of a game's text, the first and the line moves left out: the headers as
# a hash, and the moves.
sub lines_of {
    my ($text) = @_;
    my ($first, @lines) = split /\n/, $text;
    my %header;
    while (@lines && (my $line = shift @lines) ne 'moves') {
        my ($name, $value) = split / /, $line, 2;
        $header{$name} = $value;
    }
    return (\%header, @lines);
}

# What a game and a plain game must agree on; the names of those they do not.
sub plain_kept {
    my ($game, $plain) = @_;
    my $result = $game->result;
    my @pairs = (
        [position => $game->position, $plain->position],
        [position_counted => $game->position_counted, $plain->position_counted],
        [turn => $game->turn, $plain->turn], [winner => $game->winner, $plain->winner],
        [over => $game->over ? 1 : 0, $plain->over], [how => $result && $result->how, $plain->{how}],
        [ply => $game->ply, $plain->{ply}], [quiet => $game->quiet, $plain->{quiet}],
        [moves => [$game->moves], $plain->{moves}], [in_progress => $game->in_progress, $plain->in_progress],
        [steps => [by_string($game->steps)], [by_string(map { PlainGame::described($_) } $plain->steps)]],
        [can_stop => $game->can_stop ? 1 : 0, $plain->{board}{chain} && !$plain->over ? 1 : 0],
    );
    push @pairs, [repeats => $game->repeats, $plain->repeats] if !$plain->{board}{chain};
    return grep { defined } map { _text($_->[1]) eq _text($_->[2]) ? undef : "$_->[0]: " . _text($_->[1]) . ', not ' . _text($_->[2]) } @pairs;
}

1;
