# The documentation is well formed, and has everything a caller may call or import.
use strict;
use warnings;
use Test::More;
use FindBin;
use lib "$FindBin::Bin/../lib";
use BrandubhTest;
use Game::Brandubh::Engine;

for my $needed (['Test::Pod', '1.22'], ['Test::Pod::Coverage', '1.08'], ['Pod::Coverage', 0]) {
    my ($module, $version) = @$needed;
    next if eval "require $module; $module->VERSION('$version'); 1";
    plan skip_all => "$module $version is needed to check the documentation" if !$ENV{FANORONA_REQUIRE_ALL_TESTS};
    fail("$module $version is installed");
    finish();
    exit;
}

my $file = $INC{'Game/Brandubh/Engine.pm'};
Test::Pod::pod_file_ok($file);
Test::Pod::Coverage::pod_coverage_ok(CLASS);

my $text = do { open my $fh, '<', $file or die "$file: $!"; local $/; <$fh> };
for my $name (@Game::Brandubh::Engine::EXPORT_OK) {
    like($text, qr/^=item .*C<\Q$name\E>/m, "the documentation lists $name among the exports");
}
# What Pod::Coverage passes over since it begins with an underscore, and is for callers all the same.
like($text, qr/^=head2 _abi_ptr$/m, 'and _abi_ptr');
like($text, qr/^Version \Q$Game::Brandubh::Engine::VERSION\E$/m, 'it is of this version');

# Every method and function of the published document is there.
for my $name (qw(
    other new of_string to_string clone at put lift side set_side count king_square key_hex key_full_hex square_of file_of rank_of on_board
    is_throne is_corner beside_throne side_of stride all_squares zobrist_hex zobrist_side_hex abi_version live move move_from move_to moves
    moves_max is_legal why_not relocate perft_slides hostile_to captures_at do_move undo_move preview perft
)) {
    ok(CLASS->can($name), "there is $name");
    like($text, qr/^=head2 $name$/m, '... told of');
}

# The synopsis runs as it is written.
{
    my ($synopsis) = $text =~ /^=head1 SYNOPSIS\n(.*?)^=head1/ms;
    my ($status, $out, $err) = run_perl("use strict; use warnings;\n$synopsis");
    is("$status $err", '0 ', 'the synopsis runs');
    like($out, qr{\A3a3/3a3/3d3/aadkdaa/3d3/3a3/3a3 a\nthe king is at home\n\z}, '... and prints what it says');
}

finish();
