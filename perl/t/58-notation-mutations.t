# Ten thousand spoilt moves, positions and games of each kind: nothing dies or
# warns, every refusal is one that is documented, and what is read after all is
# written as it was read.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/lib";
use FanoronaTest qw(finish seed_numbers number_below);
use NotationTest;
use Game::Fanorona::Notation qw(:all);

use constant TRIES => 10_000;

my @OF_MOVES = qw(
    empty bad_shape kind_on_start bad_point too_long bad_kind off_board same_point not_adjacent no_line paika_in_chain
);
my @OF_POSITIONS = qw(empty too_long bad_shape bad_letter rows width side bad_count);
my @OF_GAMES     = qw(
    not_a_game bad_header unknown_header repeated_header bad_number bad_offer no_moves_line bad_variant bad_start
);

my (%trouble, %seen);

# Runs the code, which answers with what is wrong.
sub try {
    my ($text, $code) = @_;
    my $wrong = eval { $code->() };
    $wrong = "died: $@" if $@ ne '';
    return if !defined $wrong;
    $trouble{ "$wrong: " . shown($text) }++;
    return;
}

sub report {
    my ($name, @reasons) = @_;
    is_deeply(\%trouble, {}, $name);
    my %known = map { $_ => 1 } @reasons, 'read';
    is_deeply([grep { !$known{$_} } sort keys %seen], [], '... for none but the documented reasons');
    my @missing = grep { !$seen{$_} } @reasons, 'read';
    is_deeply(\@missing, [], '... and every one of them comes up') or diag "missing: @missing";
    (%trouble, %seen) = ();
    return;
}

seed_numbers(58);
for (1 .. TRIES) {
    my ($cols, $rows) = random_size();
    my $text = mutated(random_move($cols, $rows, one_of(1, 3, 44)));
    $text = "$text-$text" if number_below(20) == 0;
    $text = '' if number_below(500) == 0;
    my @size = number_below(2) ? (cols => $cols, rows => $rows) : ();
    try($text, sub {
        my ($move, $why) = parse_move($text, @size);
        $seen{ $move ? 'read' : $why }++;
        my $mirrored = mirror_move($text, 'turn', @size);
        my @points   = move_points($text, @size);
        return 'not refused by all' if !$move && (defined $mirrored || @points);
        return undef if !$move;
        return 'not refused, but not written' if !defined format_move($move);
        return 'written otherwise' if format_move($move) ne $text;
        return 'mirrored otherwise' if mirror_move($mirrored, 'turn', @size) ne $text;
        return 'other points' if "@points" ne "@{ $move->{points} }";
        return undef;
    });
}
report('ten thousand spoilt moves', @OF_MOVES);

for (1 .. TRIES) {
    my $text = mutated(random_position(random_size()));
    $text = '' if number_below(500) == 0;
    $text .= one_of(' 0', ' 0 1', ' w 0 1', ' x y') if number_below(10) == 0;
    $text = one_of('x', '3/3') . substr $text, 1 if $text ne '' && number_below(50) == 0;
    try($text, sub {
        my ($position, $why) = parse_position($text);
        $seen{ $position ? 'read' : $why }++;
        my $counted  = format_position($text, 3, 4);
        my $mirrored = mirror_position($text, 'files');
        return 'not refused by all' if !$position && (defined $counted || defined $mirrored);
        return undef if !$position;
        return 'counted twice' if $position->{counted} && defined $counted;

        my $again = $position->{board};
        $again = format_position($again, $position->{quiet}, $position->{move}) if $position->{counted};
        return 'not written' if !defined $again;
        my $same = parse_position($again);
        return 'not read again' if !$same;
        return 'read otherwise' if dump_of($same) ne dump_of($position);
        return 'mirrored otherwise' if mirror_position($mirrored, 'files') ne $again;
        return undef;
    });
}
report('ten thousand spoilt positions', @OF_POSITIONS);

for (1 .. TRIES) {
    my $made = random_game();
    $made->{variant} = one_of(qw(telo dimy 7x5 vela)) if number_below(20) == 0;
    push @{ $made->{moves} }, 'a1' . '-b1A-a1A' x 22 if number_below(20) == 0;
    my $text = format_game($made);
    $text =~ s/-b1A-a1A$/-b1A-a1A-b1A/m if defined $text && number_below(4) == 0;
    if (!defined $text) {
        $text = "fanorona 1\nvariant $made->{variant}\nmoves\n";
    }
    $text = mutated($text) for 0 .. number_below(2);
    $text = '' if number_below(500) == 0;
    $text =~ s/^(white|black|result) /offer /m if number_below(50) == 0;
    $text =~ s/^(quiet_limit|repeat) .*$/$1 x/m if number_below(20) == 0;
    $text =~ s/^moves\n.*//ms if number_below(50) == 0;
    $text =~ s/\n/\r\n/g if number_below(10) == 0;
    try($text, sub {
        my ($game, $why, $line) = parse_game($text);
        $seen{ $game ? 'read' : $why }++;
        if (!$game) {
            my $lines = () = $text =~ /\n/g;
            return "line $line" if $line !~ /\A[1-9][0-9]*\z/ || $line > $lines + 2;
            return undef;
        }
        my $again = format_game($game);
        return 'not written' if !defined $again;
        my $same = parse_game($again);
        return 'not read again' if !$same;
        return 'read otherwise' if dump_of({ %$same, at => 0, moves_at => 0 }) ne dump_of({ %$game, at => 0, moves_at => 0 });
        return 'not settled' if format_game($same) ne $again;
        return undef;
    });
}
report('ten thousand spoilt games', @OF_GAMES, @OF_MOVES);

# Any value as one string.
sub dump_of {
    my ($value) = @_;
    return '{' . join(',', map { "$_=>" . dump_of($value->{$_}) } sort keys %$value) . '}' if ref $value eq 'HASH';
    return '[' . join(',', map { dump_of($_) } @$value) . ']' if ref $value eq 'ARRAY';
    return defined $value ? length($value) . ":$value" : 'undef';
}

# Huge strings are refused or read in time that grows with their length alone.
my $n = 300_000;
for my $text ('-' x $n, 'a' x $n, 'a1' x $n, 'a1-' x $n, 'a1' . '-b1' x $n, 'a1' . '-b1A' x $n, 'A' x $n, ' ' x $n, '0' x $n, "\n" x $n, "\r" x $n,
    "\0" x $n, "\x{1f600}" x $n, '/' x $n, 'w' x $n, 'a1-b1' . 'A' x $n, 'x' . ' ' x $n, 'fanorona 1', "fanorona 1\nmoves\n" x ($n / 10))
{
    for my $string ($text, "fanorona 1\n$text", "fanorona 1\nwhite $text\nmoves\n", "fanorona 1\nmoves\n$text", "fanorona 1\nquiet_limit $text\nmoves\n") {
        try($string, sub {
            my @move     = parse_move($string);
            my @position = parse_position($string);
            my @game     = parse_game($string);
            my @others   = (
                parse_point($string), square_of($string), name_of($string), format_point($string, $string), move_points($string),
                mirror_move($string, $string), mirror_position($string, $string), format_position($string, $string, $string),
                format_move($string), format_game($string), format_game({ $string => $string }), format_game({ moves => [$string] }),
                parse_point('a1', cols => $string), parse_move('a1-a2', $string => $string),
            );
            return undef;
        });
    }
}
is_deeply(\%trouble, {}, 'huge strings trouble nothing');

finish();
