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

.PHONY: help setup page page-check play terminal serve test lint format conformance mutants compiled bench bench-server docs clean

help:
	@echo "make play         the table in the browser, against bots and people"
	@echo "make terminal     a game in the terminal (GAME=neptun)"
	@echo "make serve        host the table for others (HOST=0.0.0.0 PORT=8000 DATABASE=…)"
	@echo "make test         all checks: lint, types, the page, tests with branch coverage"
	@echo "make lint         only ruff and mypy"
	@echo "make conformance  the laws of every game in full (long)"
	@echo "make mutants      break the rules of GAME at COUNT places and see whether tests notice, into docs/mutants"
	@echo "make compiled     the optional compiled build of engine and games"
	@echo "make bench        the benchmark table, into docs/benchmark.md"
	@echo "make bench-server the server under load, killed, and under attack (long)"
	@echo "make docs         docs/rules from the ledgers (docs/games is written by hand), and the picture of the README"
	@echo "make page         only the browser table, into src/navarch/server/page"
	@echo "make page-check   only the browser table's own checks: types, eslint, prettier, vitest"
	@echo "make setup        only the virtual environment in .venv"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Navarch needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

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

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python tools/page.py format

test: lint page page-check
	$(BIN)/python -m pytest -n $(WORKERS) -m "not slow" --cov --cov-branch --cov-report=term:skip-covered

conformance: page compiled
	PYTHONPATH=build/compiled $(BIN)/python -m navarch.laws
	$(BIN)/python -m pytest -n $(WORKERS) -m slow

mutants: setup
	$(BIN)/python -m tools.mutants $(GAME) --count $(COUNT) --seed $(SEED) --jobs $(JOBS)

compiled: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compiled]'
	$(BIN)/python tools/compile.py

bench: compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/navarch bench --write docs/benchmark.md

bench-server: page
	$(BIN)/python -m bench.server

docs: setup
	$(BIN)/python tools/rulepages.py
	$(BIN)/python tools/picture.py docs/terminal.svg

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
