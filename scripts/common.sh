# Read by the check scripts: where things are built, and the staged install
# that the C checks use the way a user would.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

target=${CARGO_TARGET_DIR:-target}
case $target in /*) ;; *) target=$PWD/$target ;; esac
stage=$target/stage
export RUST_BACKTRACE=0
cargo=${CARGO:-cargo}

warnings=(-Wall -Wextra -Wpedantic -Werror)

# The compilers of a language that this machine has.
compilers() {
    local compiler
    for compiler in "$@"; do
        if command -v "$compiler" >/dev/null; then echo "$compiler"; fi
    done
}

# Installs header, libraries and fanorona.pc under $stage/usr, from nothing.
install_stage() {
    "$cargo" build --release --quiet --features tool
    rm -rf "$stage"
    make --no-print-directory install PREFIX="$stage/usr" >/dev/null
}

# Compiles every test in tests/c into the folder $1; what follows goes to the linker.
build_c_tests() {
    local into=$1 test game
    shift
    rm -rf "$into"
    mkdir -p "$into"
    # Every function but the one that hands out the table, for table.c and brandubh_table.c.
    for game in fanorona brandubh; do
        sed -n "/^${game}_abi\$/d; s/^${game}_\(.*\)/X(\1)/p" tests/symbols.txt >"$into/$game.inc"
    done
    for test in tests/c/*.c; do
        gcc -std=c99 -O1 -g "${warnings[@]}" -I include -I "$into" ${C_FLAGS:-} \
            -o "$into/$(basename "$test" .c).t" "$test" "$@" -pthread
    done
}

# What a static library needs after it.
native_libs() {
    sed -n 's/^NATIVE_LIBS := //p' Makefile
}
