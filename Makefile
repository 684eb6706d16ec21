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
RELEASE := --static-swift-stdlib -Xlinker -s
else
LINKED := dynamically: the headers of libcurl are missing
RELEASE := -Xlinker -s
endif

.DEFAULT_GOAL := help
.PHONY: help build release run demo test check format lint golden install uninstall clean

help: ## Print this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

build: ## Build for development
	$(SWIFT) build

release: ## Build the program to install, with the Swift runtime inside where that can be
	@echo "The Swift runtime is linked $(LINKED)."
	$(SWIFT) build -c release --product breeze $(RELEASE)

run: ## Print the air at CITY: make run CITY="Paris"
	@$(SWIFT) run -q breeze city "$(CITY)"

demo: ## Print the dashboard of London from a recording, without a network
	@$(SWIFT) run -q breeze city London --fixtures Fixtures/london

test: ## Run the tests
	$(SWIFT) test

check: lint ## Lint, build with warnings as errors, run the tests
	$(SWIFT) build --build-tests $(STRICT)
	$(SWIFT) test --skip-build $(STRICT)

format: ## Lay out the source text
	$(SWIFT) format --in-place --recursive $(SOURCES)

lint: ## Check the source text's layout
	$(SWIFT) format lint --strict --recursive $(SOURCES)

golden: ## Write the expected screens anew, to be read before they are committed
	-BREEZE_RECORD=1 $(SWIFT) test --filter "Golden|golden"

install: release ## Install to PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 "$$($(SWIFT) build -c release --show-bin-path)/breeze" "$(DESTDIR)$(PREFIX)/bin/breeze"

uninstall: ## Remove what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/breeze"

clean: ## Remove what was built
	$(SWIFT) package clean
