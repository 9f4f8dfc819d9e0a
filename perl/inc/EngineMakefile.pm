package EngineMakefile;

# Writes the Makefile of a distribution whose compiled module stands on the engine: out
# of the Rust sources that come along, or on an installed libfanorona.
#
# What can be asked for, as an argument of Makefile.PL or as a variable of the environment:
#
#     perl Makefile.PL FANORONA_SYSTEM=1
#
# links the libfanorona that is installed, in place of the Rust sources that come
# along; then no cargo is needed. pkg-config finds it (PKG_CONFIG names another
# program, PKG_CONFIG_PATH more folders).
#
# Without it, CARGO and RUSTC name other programs, and CARGO_TARGET_DIR another
# folder for what cargo builds.
use 5.010;
use strict;
use warnings;

use Config;
use Cwd ();
use ExtUtils::MakeMaker;
use File::Find ();
use File::Spec;
use File::Temp ();
use version;

my $here    = Cwd::getcwd();
my $windows = $^O eq 'MSWin32';

# The name of the header and, in it, of what the table of functions is called by.
my $name;

# The C that compiled modules share, the Rust sources and the header: inside the
# distribution, or around it in the repository.
my ($glue) = grep { -d } 'glue', File::Spec->catdir('..', 'glue');
my ($rust) = grep { -d "$_/include" } 'rust', File::Spec->catdir('..', '..');
my $bundled = defined $rust && -d "$rust/vendor";

# How the engine is compiled against and linked: the header and the flags to find
# it, the libraries and, where one is built here, the archive and how.
my $engine;

# Takes what WriteMakefile takes, of which most is known here, and besides
#     header    the name of the engine's header, without its .h
#     sources   what the object is compiled from, besides the XS file and the glue
#     tests     a pattern for the tests, of the folder that holds t
sub create {
    my ($class, %own) = @_;
    $name = delete $own{header};
    my $sources = delete $own{sources};
    my $tests   = delete $own{tests};

    cannot_build("The header of the engine, rust/include/$name.h, is missing from this copy of the distribution.")
        unless defined $rust && -f "$rust/include/$name.h";
    cannot_build(
        'A C compiler is needed for the Perl side of the engine, and none works here.',
        "Install the compiler this perl was built with ($Config{cc}).",
    ) unless compiler()->have_compiler;
    cannot_build('ExtUtils::Depends 0.8 or newer is needed to build; get it from CPAN or from your system.')
        unless eval { require ExtUtils::Depends; ExtUtils::Depends->VERSION('0.8'); 1 };

    $engine = setting('FANORONA_SYSTEM') ? installed_engine() : built_engine();

    require Devel::PPPort;
    Devel::PPPort::WriteFile('ppport.h') or die "ppport.h could not be written: $!\n";

    # Other distributions find the header beside this one's modules.
    my $depends = ExtUtils::Depends->new($own{NAME});
    $depends->install($engine->{header});
    $depends->save_config('IFiles.pm');
    File::Find::find({
        no_chdir => 1,
        wanted   => sub { $depends->add_pm($_ => "\$(INST_LIB)/$1") if m{\Alib/(.*\.pm)\z} },
    }, 'lib');

    (my $boot = "boot_$own{NAME}") =~ s/::/__/g;
    my ($object) = $own{NAME} =~ /(\w+)\z/;

    # Everything in the archive stays inside the object that is built: two modules
    # on top of Rust must not see each other's symbols.
    my $hide =
          $^O eq 'darwin'                                       ? "-Wl,-exported_symbol,_$boot"
        : $^O =~ /\A(?:linux|gnu|gnukfreebsd|\w*bsd|dragonfly)\z/ ? '-Wl,--exclude-libs,ALL -Wl,--gc-sections'
        :                                                         '';

    my %arguments = (
        $depends->get_makefile_vars,
        AUTHOR             => 'LNATION <email@lnation.org>',
        LICENSE            => 'artistic_2',
        MIN_PERL_VERSION   => '5.010',
        CONFIGURE_REQUIRES => {
            'Devel::PPPort'       => 0,
            'ExtUtils::CBuilder'  => 0,
            'ExtUtils::Depends'   => '0.8',
            'ExtUtils::MakeMaker' => 0,
        },
        BUILD_REQUIRES => { 'ExtUtils::ParseXS' => 0 },
        TEST_REQUIRES  => { 'Test::More' => 0 },
        LIBS           => [$engine->{archive} ? '' : $engine->{libraries}],
        INC            => join(' ', $engine->{flags}, "-I$glue"),
        $engine->{archive} ? (MYEXTLIB => $engine->{archive}) : (),
        dynamic_lib    => { OTHERLDFLAGS => $hide },
        depend         => {
            "$object.c" => join(' ', grep { /\.xsi\z/ } @$sources),
            "$object\$(OBJ_EXT)" => join(' ', grep({ !/\.xsi\z/ } @$sources), glob("$glue/*.h"), 'ppport.h', $engine->{header}),
            '$(FIRST_MAKEFILE)' => __FILE__,
        },
        clean => { FILES => join ' ', 'ppport.h', 'IFiles.pm', $bundled ? "$rust/target" : () },
        test  => { TESTS => -d 't' ? $tests : "../$tests" },
        %own,
    );
    $arguments{META_MERGE}{'meta-spec'} = { version => 2 };
    $arguments{META_MERGE}{no_index} = { directory => [qw(glue inc rust t xt)] };
    write_makefile(%arguments);
    return;
}

# Older MakeMakers know fewer of these.
sub write_makefile {
    my (%arguments) = @_;
    my $maker = eval { ExtUtils::MakeMaker->VERSION } || 0;
    $maker =~ s/_//g;
    if ($maker < 6.64) {
        my $only_for_tests = delete $arguments{TEST_REQUIRES};
        $arguments{BUILD_REQUIRES} = { %{ $arguments{BUILD_REQUIRES} }, %$only_for_tests };
    }
    if ($maker < 6.5503) {
        my $only_for_building = delete $arguments{BUILD_REQUIRES};
        $arguments{PREREQ_PM} = { %{ $arguments{PREREQ_PM} }, %$only_for_building };
    }
    delete $arguments{CONFIGURE_REQUIRES} if $maker < 6.52;
    delete $arguments{MIN_PERL_VERSION}   if $maker < 6.48;
    delete $arguments{META_MERGE}         if $maker < 6.46;

    WriteMakefile(%arguments);
    return;
}

# Cargo knows best whether anything is out of date, so it is always asked.
sub MY::postamble {
    return '' unless $engine->{archive};
    return <<"MAKE";
\$(MYEXTLIB) : RUST_SOURCES
\t$engine->{build}

RUST_SOURCES :
\t\$(NOECHO) \$(NOOP)

.PHONY : RUST_SOURCES
MAKE
}

# MakeMaker drops the libraries it does not find where it looks, and it looks
# in fewer places than the linker.
sub MY::const_loadlibs {
    my $text = shift->MM::const_loadlibs(@_);
    return "$text\nEXTRALIBS = $engine->{libraries}\nLDLOADLIBS = $engine->{libraries}\n";
}

# A Makefile that is made again, because this file changed, asks for the same.
sub MY::makefile {
    my $self = shift;
    local @ARGV = (@ARGV, $engine->{archive} ? () : 'FANORONA_SYSTEM=1');
    return $self->MM::makefile(@_);
}

# Whether the user wants this: 1, or 0 and nothing for no. MakeMaker, which does not
# know it, is not to see the argument.
sub setting {
    my ($name) = @_;
    my @arguments = grep { /\A\Q$name\E=/ } @ARGV;
    @ARGV = grep { !/\A\Q$name\E=/ } @ARGV;
    my $value = @arguments ? substr $arguments[-1], length "$name=" : defined $ENV{$name} ? $ENV{$name} : '';
    die "$name is 1 or 0, and not '$value'.\n" unless $value =~ /\A[01]?\z/;
    return $value;
}

# The engine out of the Rust sources.
sub built_engine {
    cannot_build('The Rust sources of the engine are missing from this copy of the distribution.')
        unless -f "$rust/Cargo.toml";
    my ($oldest) = content("$rust/Cargo.toml") =~ /^rust-version\s*=\s*"([0-9.]+)"/m
        or die "$rust/Cargo.toml names no rust-version\n";
    my $advice = "Install Rust $oldest or newer (your system may package it as \"cargo\" and \"rustc\").";
    my $cargo = program($ENV{CARGO} || 'cargo');
    my $rustc = program($ENV{RUSTC} || 'rustc');
    cannot_build('The engine is written in Rust, and cargo and rustc were not found.', $advice)
        unless $cargo && $rustc;
    my $about = `@{[ quoted($rustc) ]} --version 2>&1`;
    my ($version) = $about =~ /\Arustc ([0-9]+(?:\.[0-9]+)+)/
        or cannot_build("The engine is written in Rust, and rustc does not work here: $about", $advice);
    cannot_build("The engine is written in Rust, and rustc $version is too old.", $advice)
        if version->parse("v$version") < version->parse("v$oldest");

    my $sources = Cwd::abs_path($rust);
    my $header  = File::Spec->catfile($rust, 'include', "$name.h");
    my $only    = $bundled ? ' --locked --offline' : '';
    my $target  = target_directory($cargo, $sources, $only);
    my $release = File::Spec->catdir($target, grep({ defined && length } $ENV{CARGO_BUILD_TARGET}), 'release');
    my $archive = File::Spec->catfile($release,
        $windows && $Config{cc} =~ /\bcl\b/i ? 'fanorona.lib' : 'libfanorona.a');
    # The folder that all this is unpacked in may have a space in its name.
    my $within = File::Spec->abs2rel($archive, $here);
    return {
        header    => $header,
        flags     => '-I' . quoted(File::Spec->catdir($sources, 'include')),
        libraries => native_libraries($rustc),
        archive   => $bundled && $within !~ /\A\.\./ ? $within : $archive,
        build     => 'cd ' . quoted($sources) . ' && ' . quoted($cargo)
            . " build --release --lib$only --target-dir " . quoted($target),
    };
}

# The engine as it is installed: the header that is there, and a library that has
# all functions that these sources may call.
sub installed_engine {
    my $header = content(File::Spec->catfile($rust, 'include', "$name.h"));
    my $wanted = uc($name) . '_ABI_VERSION';
    my ($needed) = $header =~ /^#define $wanted ([0-9]+)/m or die "$rust/include/$name.h names no $wanted\n";
    my $program = program($ENV{PKG_CONFIG} || 'pkg-config')
        or cannot_link('pkg-config, which is to find it, was not found.');
    my $ask = sub {
        my $said = `@{[ quoted($program) ]} @_ fanorona 2>&1`;
        chomp $said;
        cannot_link("pkg-config does not find it:\n$said") if $?;
        return $said;
    };
    $ask->('--exists --print-errors');
    my $flags     = $ask->('--cflags');
    my $libraries = $ask->('--libs');
    my $folder    = $ask->('--variable=includedir');

    # The version of the table of functions that a program finds, compiled and
    # linked as the module will be.
    my $scratch = File::Temp::tempdir(CLEANUP => 1);
    my $source  = File::Spec->catfile($scratch, 'version.c');
    open my $file, '>', $source or die "$source: $!\n";
    print {$file} <<"C";
#include <$name.h>
#include <stdio.h>

int main(void)
{
    const struct ${name}_abi *table = ${name}_abi();
    const unsigned long has = table->version < $wanted ? table->version : $wanted;
    printf("table %lu\\n", table->size < sizeof *table ? 0UL : has);
    return 0;
}
C
    close $file or die "$source: $!\n";
    my $built = eval {
        local $ENV{LD_RUN_PATH} = join ':', $libraries =~ /(?<!\S)-L(\S+)/g;
        my $object = compiler()->compile(source => $source, extra_compiler_flags => $flags);
        compiler()->link_executable(objects => $object, extra_linker_flags => $libraries);
    } or cannot_link("a program that uses it does not build: $@");
    my $said = `@{[ quoted($built) ]} 2>&1`;
    my ($has) = $said =~ /\Atable ([0-9]+)$/m
        or cannot_link("a program that uses it does not run:\n$said");
    cannot_link("it is too old: its table of functions has version $has, and $needed is needed.")
        if $has < $needed;
    return {
        header    => File::Spec->catfile($folder, "$name.h"),
        flags     => $flags,
        libraries => $libraries,
    };
}

# Asked for by name, so that going on would not be what was meant.
sub cannot_link {
    print STDERR map { "$_\n" } 'The installed libfanorona cannot be used, which FANORONA_SYSTEM asks for:', @_;
    exit 1;
}

# Testers read an exit without a Makefile as "not for this machine".
sub cannot_build {
    print STDERR map { "$_\n" } @_;
    exit 0;
}

sub program {
    my ($name) = @_;
    return MM->maybe_command($name) if File::Spec->file_name_is_absolute($name);
    for my $directory (File::Spec->path) {
        my $found = MM->maybe_command(File::Spec->catfile($directory, $name));
        return $found if $found;
    }
    return;
}

sub compiler {
    require ExtUtils::CBuilder;
    state $compiler = ExtUtils::CBuilder->new(quiet => 1);
    return $compiler;
}

sub content {
    my ($path) = @_;
    open my $file, '<', $path or die "$path: $!\n";
    local $/ = undef;
    return scalar <$file>;
}

sub quoted {
    my ($text) = @_;
    return $text if $text =~ m{\A[\w./+:\\=-]+\z};
    return $^O eq 'MSWin32' ? qq{"$text"} : do { (my $inner = $text) =~ s/'/'\\''/g; "'$inner'" };
}

# Where cargo builds, which its settings and the environment may have moved.
sub target_directory {
    my ($cargo, $sources, $only) = @_;
    return File::Spec->rel2abs($ENV{CARGO_TARGET_DIR}, $here)
        if defined $ENV{CARGO_TARGET_DIR} && length $ENV{CARGO_TARGET_DIR};
    chdir $sources or die "$sources: $!\n";
    my $about = `@{[ quoted($cargo) ]} metadata --no-deps --format-version 1$only`;
    chdir $here or die "$here: $!\n";
    return File::Spec->catdir($sources, 'target')
        unless $about =~ /"target_directory":"((?:[^"\\]|\\.)*)"/;
    (my $directory = $1) =~ s/\\(.)/$1/g;
    return $directory;
}

# The system libraries a static Rust library needs, as the compiler names them.
sub native_libraries {
    my ($rustc) = @_;
    my $scratch = File::Temp::tempdir(CLEANUP => 1);
    my $source  = File::Spec->catfile($scratch, 'empty.rs');
    open my $file, '>', $source or die "$source: $!\n";
    close $file or die "$source: $!\n";
    my $said = join '', `@{[ quoted($rustc) ]} --crate-type staticlib --print native-static-libs -o @{[
        quoted(File::Spec->catfile($scratch, 'empty.a')) ]} @{[ quoted($source) ]} 2>&1`;
    my ($libraries) = $said =~ /native-static-libs:\s*(.*?)\s*$/m;
    die "rustc does not work:\n$said" unless defined $libraries;
    my %seen;
    return join ' ', grep { !$seen{$_}++ } split ' ', $libraries;
}

1;
