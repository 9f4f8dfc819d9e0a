# Two commands do everything: `make play` and `make test`. See README.md for the rest.

# Builds in other folders are to mean the same one.
ifneq ($(CARGO_TARGET_DIR),)
override CARGO_TARGET_DIR := $(if $(filter /%,$(firstword $(CARGO_TARGET_DIR))),,$(CURDIR)/)$(CARGO_TARGET_DIR)
export CARGO_TARGET_DIR
endif

CARGO  ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),target)

# What a static library written in Rust needs from the system. `make test`
# holds this line and that of docs/install.md to what the compiler says.
NATIVE_LIBS := -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc

PERL_DIR := perl/Game-Fanorona
PERL_DISTS := $(PERL_DIR) perl/Game-Brandubh

.DEFAULT_GOAL := build
.PHONY: build play test setup perl dist header vectors format install uninstall fuzz bench match games sanitize clean

build:
	$(CARGO) build --release --features tool

play:
	scripts/setup play
	$(MAKE) --no-print-directory perl >$(TARGET)/play.log 2>&1 || { cat $(TARGET)/play.log; exit 1; }
	@scripts/play $(PERL_DIR)/blib

test:
	scripts/setup test
	scripts/test

setup:
	scripts/setup test

# They build the library in a folder of its own: without the tool's feature it would
# replace what `make build` made, and be replaced by it.
perl:
	for dist in $(PERL_DISTS); do \
	    (cd $$dist && CARGO_TARGET_DIR="$${CARGO_TARGET_DIR:-$(CURDIR)/target}/perl" perl Makefile.PL && \
	        $(MAKE) --no-print-directory) || exit 1; \
	done

# The tarballs of the Perl distributions, which build without this repository and
# without a network; their names are the last lines.
dist:
	scripts/setup test
	scripts/dist

# Writes the headers of the C ABI anew, after a change of it.
header:
	scripts/header

# Draws the conformance kits' vectors anew, the same unless the rules or the drawing changed. Takes two minutes.
vectors:
	$(CARGO) run --quiet --example vectors

format:
	$(CARGO) fmt

# Header, libraries and tool, and what finds them. PREFIX, DESTDIR and all else that
# can be set is told of in docs/install.md; scripts/install has the defaults.
install:
	@scripts/install install

uninstall:
	@scripts/install uninstall

fuzz:
	scripts/fuzz

bench:
	scripts/bench
	scripts/bench-perl

# Does a player that looks further win? Each ten times the other's positions.
match:
	$(CARGO) run --release --example match -- --first 10000 --second 1000
	$(CARGO) run --release --example match -- --first 100000 --second 10000

# Thousands of random games through the Perl modules, compared at every ply.
FANORONA_GAMES ?= 40
games: perl
	FANORONA_GAMES=$(FANORONA_GAMES) prove -v -I$(PERL_DIR)/blib/lib -I$(PERL_DIR)/blib/arch perl/t/74-games-random.t

sanitize:
	scripts/check/build
	scripts/check/c-sanitize

clean:
	$(CARGO) clean
	for dist in $(PERL_DISTS); do if [ -f $$dist/Makefile ]; then $(MAKE) -C $$dist distclean || exit 1; fi; done
