# Two commands do everything: `make play` and `make test`. See README.md for the rest.

# Builds in other folders are to mean the same one.
ifneq ($(CARGO_TARGET_DIR),)
override CARGO_TARGET_DIR := $(if $(filter /%,$(firstword $(CARGO_TARGET_DIR))),,$(CURDIR)/)$(CARGO_TARGET_DIR)
export CARGO_TARGET_DIR
endif

CARGO  ?= cargo
TARGET := $(or $(CARGO_TARGET_DIR),target)
BUILT  := $(TARGET)/release

# Where `make install` puts things; DESTDIR goes in front, for packagers.
PREFIX     ?= /usr/local
LIBDIR     ?= $(abspath $(PREFIX))/lib
INCLUDEDIR ?= $(abspath $(PREFIX))/include
INSTALL    ?= install

VERSION := $(shell sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)

# What a static library written in Rust needs from the system. `make test`
# holds this line and the README's to what the compiler says.
NATIVE_LIBS := -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc

PERL_DIR := perl/Game-Fanorona

.DEFAULT_GOAL := build
.PHONY: build play test setup perl dist header format install uninstall fuzz bench match games sanitize clean

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

# It builds the library in a folder of its own: without the tool's feature it would
# replace what `make build` made, and be replaced by it.
perl:
	cd $(PERL_DIR) && CARGO_TARGET_DIR="$${CARGO_TARGET_DIR:-$(CURDIR)/target}/perl" perl Makefile.PL && $(MAKE) --no-print-directory

# The tarball of the Perl distribution, which builds without this repository and
# without a network; its name is the last line.
dist:
	scripts/setup test
	scripts/dist

# Writes include/fanorona.h anew, after a change of the C ABI.
header:
	scripts/header

format:
	$(CARGO) fmt

# The shared library's name carries the number of the binary interface, so that
# two generations of it can be installed side by side. A C compiler adds gcc_s by
# itself where there is one, and a program linked with -static has none.
install: $(BUILT)/libfanorona.so $(BUILT)/libfanorona.a
	$(INSTALL) -d $(DESTDIR)$(LIBDIR)/pkgconfig $(DESTDIR)$(INCLUDEDIR)
	$(INSTALL) -m 644 include/fanorona.h $(DESTDIR)$(INCLUDEDIR)/fanorona.h
	$(INSTALL) -m 644 include/fanorona.hpp $(DESTDIR)$(INCLUDEDIR)/fanorona.hpp
	$(INSTALL) -m 644 $(BUILT)/libfanorona.a $(DESTDIR)$(LIBDIR)/libfanorona.a
	soname=$$(scripts/soname $(BUILT)/libfanorona.so) && \
	$(INSTALL) -m 755 $(BUILT)/libfanorona.so $(DESTDIR)$(LIBDIR)/$$soname.$(VERSION) && \
	ln -sf $$soname.$(VERSION) $(DESTDIR)$(LIBDIR)/$$soname && \
	ln -sf $$soname $(DESTDIR)$(LIBDIR)/libfanorona.so
	sed -e 's|@PREFIX@|$(abspath $(PREFIX))|' -e 's|@LIBDIR@|$(LIBDIR)|' -e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' \
	    -e 's|@VERSION@|$(VERSION)|' -e 's|@NATIVE_LIBS@|$(filter-out -lgcc_s,$(NATIVE_LIBS))|' \
	    scripts/fanorona.pc.in >$(DESTDIR)$(LIBDIR)/pkgconfig/fanorona.pc

uninstall: $(BUILT)/libfanorona.so
	soname=$$(scripts/soname $(BUILT)/libfanorona.so) && \
	rm -f $(DESTDIR)$(LIBDIR)/$$soname.$(VERSION) $(DESTDIR)$(LIBDIR)/$$soname
	rm -f $(DESTDIR)$(LIBDIR)/libfanorona.so $(DESTDIR)$(LIBDIR)/libfanorona.a
	rm -f $(DESTDIR)$(LIBDIR)/pkgconfig/fanorona.pc $(DESTDIR)$(INCLUDEDIR)/fanorona.h $(DESTDIR)$(INCLUDEDIR)/fanorona.hpp

# Built only when missing: `make install` may run as a user who has no cargo.
$(BUILT)/libfanorona.so $(BUILT)/libfanorona.a:
	$(CARGO) build --release --features tool

fuzz:
	scripts/fuzz

bench:
	scripts/bench

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
	if [ -f $(PERL_DIR)/Makefile ]; then $(MAKE) -C $(PERL_DIR) distclean; fi
