# Two commands are enough: `make play` and `make test`. Both set everything up on a fresh machine.
.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
FILES ?= tests ludothek README.md docs

.PHONY: help setup play test plain check format perft golden docs bench new clean

help: ## print this list
	@echo "make play   opens a game, make test runs every test; both set everything up."
	@echo
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | awk -F'\t' '{printf "  make %-8s %s\n", $$1, $$2}'

setup: $(READY) ## make the environment in .venv with the pinned packages

$(READY): requirements.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Ludothek needs Python 3.11 or newer. Remedy: install it, then: make setup PYTHON=python3.11"; exit 1; }
	@echo "setting up .venv with the packages of requirements.txt ..."
	@$(PYTHON) -m venv .venv || { echo "No virtual environment could be made. Remedy on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $(READY)

play: $(READY) ## play Tactix in the terminal against a bot
	@$(BIN)/ludothek play tactix

test: check plain ## check the style and run every test

plain: $(READY) ## run every test, nothing else
	@$(BIN)/python -m pytest -n auto --dist worksteal $(FILES)

check: $(READY) ## ruff and mypy
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy --strict ludothek benchmarks/connect_four benchmarks/run.py docs

format: $(READY) ## put the code in shape
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

perft: $(READY) ## count positions of Tactix, GAME=… DEPTH=… for others
	@$(BIN)/ludothek perft $(or $(GAME),tactix) $(or $(DEPTH),4)

golden: $(READY) ## write the golden transcripts anew; read them before you commit
	@$(BIN)/python -m tests.golden.write

docs: $(READY) ## write the table of rules and tests anew
	@$(BIN)/python -m docs.rules

bench: $(READY) ## measure against other engines and C (the first run installs them apart, in benchmarks/.peers)
	@$(BIN)/python -m benchmarks.run

new: $(READY) ## lay out a small room for another game: make new GAME=name
	@test -n "$(GAME)" || { echo "Which name? make new GAME=my_game"; exit 2; }
	@$(BIN)/ludothek new $(GAME)

clean: ## remove what was made here
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build *.egg-info benchmarks/.peers
