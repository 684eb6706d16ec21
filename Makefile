# The program's upkeep. `make` alone tells what there is.

PREFIX ?= /usr/local
DESTDIR ?=
CITY ?= London
SWIFT ?= swift
STRICT := -Xswiftc -warnings-as-errors
SOURCES := Package.swift Sources Tests

# A static runtime on Linux needs the headers and the link name of libcurl (libcurl4-openssl-dev or alike).
CURL := $(wildcard /usr/include/curl/curl.h /usr/include/*/curl/curl.h)
ifeq ($(shell uname -s),Darwin)
LINKED := dynamically, from the system
RELEASE :=
else ifneq ($(CURL),)
LINKED := statically
# Every start pays for what the loader and the runtime look up by name. So: a fixed address, no search for libraries
# beside the program, the C++ library inside too where there is a static one, and types reached by their address.
STATIC := .build/static
CPLUSPLUS = $(wildcard $(shell clang -print-file-name=libstdc++.a 2>/dev/null))
RELEASE := --static-swift-stdlib --disable-local-rpath -Xlinker -s -Xlinker -L$(STATIC) \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
else
LINKED := dynamically: the headers of libcurl are missing
RELEASE := -Xlinker -s
endif

# Asked for only when a recipe runs, after the build.
PROGRAM = "$$($(SWIFT) build -c release --show-bin-path)/breeze"
COMPLETIONS := .build/completions
SHARE = $(DESTDIR)$(PREFIX)/share
BASH_FOLDER = $(SHARE)/bash-completion/completions
ZSH_FOLDER = $(SHARE)/zsh/site-functions
FISH_FOLDER = $(SHARE)/fish/vendor_completions.d
MAN_FOLDER = $(SHARE)/man/man1

# Writes a program's file in one piece, mode and all. Linux keeps a file in memory in pieces as large as they were
# written, and maps code that lies in pieces of 2 MiB by the piece: two hundred page faults less at each start, for as
# long as the file stays in memory. The linker, `cp` and `install` write in small ones.
in-one-piece = install -m 755 /dev/null "$(2)" && dd if="$(1)" of="$(2)" bs=134217728 status=none

# Many tests wait for programs and servers: a few at a time keep their times true on a small machine.
TEST_ENVIRONMENT := SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4

SECONDS ?= 60
FUZZ := .build/fuzz

.DEFAULT_GOAL := help
.PHONY: help build release run demo test faults fuzz tsan bench check format lint golden completions man install \
	uninstall clean

help: ## Print this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

build: ## Build for development
	$(SWIFT) build

release: ## Build the program to install, with the Swift runtime inside where that can be
	@echo "The Swift runtime is linked $(LINKED)."
	$(if $(CPLUSPLUS),@install -d $(STATIC) && ln -sf $(CPLUSPLUS) $(STATIC)/)
	$(SWIFT) build -c release --product breeze $(RELEASE)
	@program=$(PROGRAM) && $(call in-one-piece,$$program,$$program.whole) && mv "$$program.whole" "$$program"

run: ## Print the air at CITY: make run CITY="Paris"
	@$(SWIFT) run -q breeze city "$(CITY)"

demo: ## Print the dashboard of London from a recording, without a network
	@$(SWIFT) run -q breeze city London --fixtures Fixtures/london

test: ## Run the tests
	$(TEST_ENVIRONMENT) $(SWIFT) test

faults: SHELL := /bin/bash
faults: ## Run the fault matrix and say how many cases there are
	set -o pipefail; $(TEST_ENVIRONMENT) $(SWIFT) test --filter "The fault matrix|FaultMatrixTests" | grep -E "Fault matrix|test cases|✘|Test run"

fuzz: ## Fuzz for SECONDS what takes bytes from outside: make fuzz SECONDS=600
	BREEZE_FUZZ=1 $(SWIFT) build --product breeze-fuzz --scratch-path $(FUZZ) \
	  -Xswiftc -sanitize=fuzzer -Xswiftc -parse-as-library
	mkdir -p $(FUZZ)/corpus $(FUZZ)/findings
	$(FUZZ)/debug/breeze-fuzz -max_total_time=$(SECONDS) -max_len=20000 -timeout=10 -rss_limit_mb=4096 \
	  -artifact_prefix=$(FUZZ)/findings/ -print_final_stats=1 $(FUZZ)/corpus Tests/Fuzz/Corpus

tsan: ## Run all tests with the thread sanitizer
	$(TEST_ENVIRONMENT) BREEZE_TEST_PATIENCE=4 TSAN_OPTIONS="suppressions=$(CURDIR)/Tests/tsan.txt" \
	  $(SWIFT) test --sanitize thread --scratch-path .build/tsan

check: lint ## Lint, build with warnings as errors, run the tests
	$(SWIFT) build --build-tests $(STRICT)
	$(TEST_ENVIRONMENT) $(SWIFT) test --skip-build $(STRICT)

format: ## Lay out the source text
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## Check the source text's layout
	$(SWIFT) format lint --strict --recursive $(SOURCES)

golden: ## Write the expected screens and the outputs in the README anew, to be read before they are committed
	-BREEZE_RECORD=1 $(SWIFT) test --filter "Golden|Readme"

bench: release ## Measure the release program against the limits of its speed, beside curl and jq
	$(SWIFT) build -c release --product stub-server $(RELEASE)
	$(SWIFT) build -c release --product bench $(RELEASE)
	"$$($(SWIFT) build -c release --show-bin-path)/bench"

completions: release ## Write the completions of bash, zsh and fish to .build/completions
	install -d "$(COMPLETIONS)"
	$(PROGRAM) completions bash > "$(COMPLETIONS)/breeze.bash"
	$(PROGRAM) completions zsh > "$(COMPLETIONS)/_breeze"
	$(PROGRAM) completions fish > "$(COMPLETIONS)/breeze.fish"

man: release ## Write the manual page to .build/breeze.1
	$(PROGRAM) manual > .build/breeze.1

install: release completions man ## Install to PREFIX (/usr/local), below DESTDIR
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(BASH_FOLDER)" "$(ZSH_FOLDER)" "$(FISH_FOLDER)" "$(MAN_FOLDER)"
	program=$(PROGRAM) && $(call in-one-piece,$$program,$(DESTDIR)$(PREFIX)/bin/breeze)
	install -m 644 "$(COMPLETIONS)/breeze.bash" "$(BASH_FOLDER)/breeze"
	install -m 644 "$(COMPLETIONS)/_breeze" "$(ZSH_FOLDER)/_breeze"
	install -m 644 "$(COMPLETIONS)/breeze.fish" "$(FISH_FOLDER)/breeze.fish"
	install -m 644 .build/breeze.1 "$(MAN_FOLDER)/breeze.1"

uninstall: ## Remove what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/breeze" "$(BASH_FOLDER)/breeze" "$(ZSH_FOLDER)/_breeze" \
	  "$(FISH_FOLDER)/breeze.fish" "$(MAN_FOLDER)/breeze.1"

clean: ## Remove what was built
	$(SWIFT) package clean
