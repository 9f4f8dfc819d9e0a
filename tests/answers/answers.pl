# Answers questions about the notation, one a line, as the pure Perl modules see it. The cells of a
# line have a tab between and are spelt in hexadecimal; so is the answer.
use strict;
use warnings;
use Game::Fanorona::Notation qw(:all);
use Game::Fanorona::Variant;

my @HEADERS = qw(variant start quiet_limit repeat ply_cap white black result offer chain);
my @WAYS    = qw(files ranks turn);

sub or_dash { return defined $_[0] ? $_[0] : '-' }

sub move {
    my ($text, $cols, $rows) = @_;
    my @size = (cols => $cols, rows => $rows);
    my ($move, $why) = parse_move($text, @size);
    return "!$why" unless $move;
    return join ' ', join(',', move_points($text, @size)),
        join(',', map { "$_->{from}>$_->{to}:$_->{dir}:$_->{kind}" } @{ $move->{steps} }),
        format_move($move), map { mirror_move($text, $_, @size) } @WAYS;
}

sub position {
    my ($text, $quiet, $number) = @_;
    my ($position, $why) = parse_position($text);
    return "!$why" unless $position;
    return join "\n", join(' ', @{$position}{qw(cols rows side counted quiet move board)}),
        or_dash(format_position($text, $quiet, $number)), map { mirror_position($text, $_) } @WAYS;
}

sub game {
    my ($text) = @_;
    my ($game, $why, $line) = parse_game($text);
    return "!$why $line" unless $game;
    my @lines = map { "$_=$game->{$_}" } grep { defined $game->{$_} } @HEADERS, qw(cols rows moves_at);
    push @lines, map { "at.$_=$game->{at}{$_}" } grep { $game->{at}{$_} } @HEADERS;
    return join "\n", @lines, @{ $game->{moves} }, format_game($game);
}

# The cells are a header and its value by turns, and then moves after an empty cell.
sub written {
    my %game;
    while (@_ && $_[0] ne '') {
        my ($header, $value) = splice @_, 0, 2;
        $game{$header} = $value;
    }
    $game{moves} = [@_[1 .. $#_]] if @_;
    return or_dash(format_game(\%game));
}

sub variant {
    my ($text) = @_;
    my $variant = Game::Fanorona::Variant->from_string($text) or return '-';
    return join "\n", $variant->as_string, $variant->name, $variant->cols, $variant->rows, $variant->setup,
        map { $variant->$_ } qw(quiet_limit repeat ply_cap);
}

my %answer = (move => \&move, position => \&position, game => \&game, written => \&written, variant => \&variant);

$SIG{__WARN__} = sub { die @_ };
while (my $line = <STDIN>) {
    chomp $line;
    my ($function, @cells) = map { pack 'H*', $_ } split /\t/, $line, -1;
    print unpack('H*', $answer{$function}->(@cells)), "\n";
}
