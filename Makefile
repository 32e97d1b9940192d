# Two commands are enough: `make play` and `make test`. Both set everything up on a fresh machine.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
WHEELS ?= dist
FILES ?= tests ludothek README.md docs
WORKERS ?= $(shell echo $$((3 * $$(getconf _NPROCESSORS_ONLN)))) # tests wait most of the time: for servers, browsers, bots
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --junitxml=.pytest_cache/report.xml
AT_ONCE = $(MAKE) --no-print-directory --jobs=4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
unexport PYTHONDONTWRITEBYTECODE # every process of a test run reads the same code again

WEB := web/dist/index.html
MODULES := web/node_modules/ready
PAGES := $(shell find web/src web/words web/public web/index.html web/*.ts ludothek/words ludothek/games -type f ! -name '*.py*' 2>/dev/null)
ROOM := $(if $(GAME),ludothek/games/$(GAME) tests/games/$(GAME) tests/browser/test_$(GAME).py) # of one game alone
TYPED := $(if $(GAME),ludothek/games/$(GAME),ludothek benchmarks/connect_four benchmarks/*.py docs scripts)

.PHONY: help setup play test plain soak ready warm collected chromium vitest check style types svelte format serve web wire wheel perft golden docs pictures bench load new hooks release clean

help: ## print this list
	@echo "make play   opens the table, make test runs every test; both set everything up."
	@echo
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | awk -F'\t' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: $(READY) $(MODULES) ## make the environment in .venv and web/node_modules with the pinned packages

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludothek needs Python 3.11 or newer. Remedy: install it, then: make setup PYTHON=python3.11"; exit 1; }
	@echo "setting up .venv with the packages of requirements.txt ..."
	@$(PYTHON) -m venv .venv || { echo "No virtual environment could be made. Remedy on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

$(MODULES): web/package-lock.json | $(READY)
	@echo "setting up web/node_modules with the packages of package-lock.json ..."
	@scripts/node.sh install --no-save --silent --no-audit --no-fund # not `ci`: the lock holds only this platform's binaries
	@touch $(MODULES)

$(WEB): $(PAGES) $(MODULES)
	@echo "building the pages ..."
	@scripts/node.sh run --silent build >/dev/null

play: $(READY) $(WEB) ## open the table in the browser, at a free port of this machine
	@exec $(BIN)/ludothek serve

serve: $(READY) $(WEB) ## the same without opening a browser
	@exec $(BIN)/ludothek serve --no-browser

test: $(READY) ## check the style and run every test
	@$(AT_ONCE) check ready collected
	@$(PYTEST) $(FILES)

plain: $(READY) ## run every test, nothing else
	@$(AT_ONCE) ready
	@$(PYTEST) $(FILES)

soak: $(READY) ## run what takes long: more games, more kills, more throws (docs/tests.md)
	@$(AT_ONCE) ready
	@$(PYTEST) -m soak $(FILES)

ready: $(WEB) warm chromium $(if $(filter file,$(origin FILES)),vitest) # not where a few files of pytest are named

warm: $(READY)
	@$(BIN)/ludothek warm # once, on every core; otherwise each worker of a test run would do it for itself

collected: $(READY) # what pytest makes of every file is kept, for all workers
	@found=$$($(BIN)/python -m pytest --collect-only -qq $(FILES)) || { echo "$$found"; exit 1; }

chromium:
	@scripts/chromium.sh

vitest: $(MODULES)
	@scripts/node.sh run --silent test

check: style types svelte ## ruff, mypy, svelte-check and prettier; of one game alone: make check GAME=name

style: $(READY)
	@$(BIN)/ruff check $(ROOM)
	@$(BIN)/ruff format --check $(ROOM)

types: $(READY)
	@$(BIN)/mypy --strict $(TYPED)

svelte: $(MODULES)
	@scripts/node.sh run --silent check $(if $(GAME),-- src/games/$(GAME))

format: $(READY) $(MODULES) ## put the code in shape
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@scripts/node.sh run --silent format

web: $(WEB) ## build the pages

wire: $(READY) $(MODULES) ## write the types of the front end anew: the messages of server and features, and the rooms' views
	@$(BIN)/python -m docs.wire

wheel: $(READY) $(WEB) ## a wheel with the built pages in it
	@rm -rf ludothek/web build && cp -r web/dist ludothek/web
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir $(WHEELS) .
	@rm -rf ludothek/web build
	@ls $(WHEELS)/*.whl

perft: $(READY) ## count positions of Tactix, GAME=… DEPTH=… for others
	@$(BIN)/ludothek perft $(or $(GAME),tactix) $(or $(DEPTH),4)

golden: $(READY) ## write the golden transcripts anew; read them before you commit
	@$(BIN)/python -m tests.golden.write

docs: $(READY) ## write the tables of rules and tests, of long tests and of messages anew
	@$(BIN)/python -m docs.rules
	@$(BIN)/python -m docs.messages
	@$(BIN)/python -m docs.tests

pictures: $(READY) $(WEB) ## take the pictures of docs/pictures anew
	@scripts/chromium.sh
	@$(BIN)/python -m docs.pictures

bench: $(READY) ## measure against other engines and C (the first run installs them apart, in benchmarks/.peers)
	@$(BIN)/python -m benchmarks.run

load: $(READY) ## measure the server under load
	@$(BIN)/python -m benchmarks.load

new: $(READY) ## lay out a small room for another game: make new GAME=name
	@test -n "$(GAME)" || { echo "Which name? make new GAME=my_game"; exit 2; }
	@$(BIN)/ludothek new $(GAME)

hooks: $(READY) $(MODULES) ## look at every commit before it is made: ruff, mypy, prettier, words complete
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pre-commit==4.7.0
	@$(BIN)/pre-commit install

release: $(READY) $(WEB) ## a release in one command: make release VERSION=0.2.0
	@test -n "$(VERSION)" || { echo "Which version? make release VERSION=0.2.0"; exit 2; }
	@$(BIN)/python scripts/release.py $(VERSION)

clean: ## remove what was made here
	rm -rf .venv web/node_modules web/dist dist .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info benchmarks/.peers
