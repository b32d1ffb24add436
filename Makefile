# Two commands do everything on a fresh machine with Python 3.11 or newer and make:
# `make play` starts a game, `make test` runs all checks.

PYTHON ?= python3
WORKERS ?= 2
GAME ?= neptun
HOST ?= 127.0.0.1
PORT ?= 8000
COUNT ?= 200
SEED ?= 0
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
	--no-emit-index-url --no-annotate --no-strip-extras --custom-compile-command "make lock" pyproject.toml

.PHONY: help setup lock page page-check play terminal serve test lint types format conformance mutants compiled bench \
	bench-check bench-server docs release clean

help:
	@echo "make play         the table in the browser, against bots and people"
	@echo "make terminal     a game in the terminal (GAME=neptun)"
	@echo "make serve        host the table for others (HOST=0.0.0.0 PORT=8000 DATABASE=…)"
	@echo "make test         all checks: lint, types, the page, tests with branch coverage"
	@echo "make lint         only ruff and mypy (make types: only mypy)"
	@echo "make conformance  the laws of every game in full (long)"
	@echo "make mutants      break the rules of GAME at COUNT places and see whether tests notice, into docs/mutants"
	@echo "make compiled     the optional compiled build of engine and games, optimised (QUICK=1: built faster, for tests)"
	@echo "make bench        the benchmark table, into docs/benchmark.md"
	@echo "make bench-check  the benchmark against docs/benchmark.md: fails where a figure lost a tenth (before a release)"
	@echo "make bench-server the server under load, killed, and under attack (long)"
	@echo "make docs         docs/rules from ledgers and books (docs/games is written by hand), docs/conformance with the counts there are, pictures of rules, terminal and table, screen-reader.md"
	@echo "make page         only the browser table, into src/navarch/server/page"
	@echo "make page-check   only the browser table's own checks: types, eslint, prettier, vitest"
	@echo "make setup        only the virtual environment in .venv, from requirements/dev.txt"
	@echo "make lock         renew requirements/*.txt: the newest versions that pyproject.toml allows"
	@echo "make release      a rehearsal of tools/release.py: what it would check, build and tag"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Navarch needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(INSTALL) --requirement requirements/dev.txt
	$(INSTALL) --no-deps --editable .
	@touch $@

lock: setup
	$(INSTALL) --requirement requirements/release.txt
	$(LOCK) --extra dev --output-file requirements/dev.txt
	$(LOCK) --extra server --extra encryption --constraint requirements/dev.txt --output-file requirements/server.txt
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --extra release --constraint requirements/dev.txt --output-file requirements/release.txt

page: setup
	@$(BIN)/python tools/page.py

page-check: setup
	@$(BIN)/python tools/page.py check

play: page
	@$(BIN)/navarch play

terminal: setup
	@$(BIN)/navarch play $(GAME) --terminal

serve: page
	@$(BIN)/navarch serve --host $(HOST) --port $(PORT) $(if $(DATABASE),--database $(DATABASE))

lint: types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/page.py format

test: lint page page-check
	$(BIN)/python -m tools.compile --quick --optional
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow" --cov --cov-branch --cov-report=term:skip-covered

conformance: page
	$(BIN)/python -m tools.compile
	PYTHONPATH=build/compiled $(BIN)/python -m navarch.laws
	$(BIN)/python -m pytest -n $(WORKERS) -m slow

mutants: setup
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT) --seed $(SEED) --jobs $(JOBS)

compiled: setup
	$(BIN)/python -m tools.compile $(if $(QUICK),--quick)

bench: setup
	$(BIN)/python -m tools.compile
	$(INSTALL) --requirement requirements/bench.txt
	$(BIN)/navarch bench --write docs/benchmark.md

bench-check: setup
	$(BIN)/python -m tools.compile
	$(INSTALL) --requirement requirements/bench.txt
	$(BIN)/navarch bench --check docs/benchmark.md

bench-server: page
	$(BIN)/python -m bench.server

docs: setup
	$(BIN)/python tools/rulepages.py
	$(BIN)/python -m tools.conformance
	$(BIN)/python tools/picture.py
	$(BIN)/python -m tests.browser.transcript
	$(BIN)/python -m tests.browser.looks
	$(BIN)/python -m tests.browser.figures

release: setup
	$(INSTALL) --requirement requirements/release.txt
	$(BIN)/python -m tools.release --dry-run

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
