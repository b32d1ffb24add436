# Two commands do everything on a fresh machine with Python 3.11 or newer and make:
# `make play` starts a game, `make test` runs all checks.

PYTHON ?= python3
WORKERS ?= 2
GAME ?= neptun
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed

.PHONY: help setup play test lint format conformance compiled bench docs clean

help:
	@echo "make play         a game against bots (GAME=neptun)"
	@echo "make test         all checks: lint, types, tests with branch coverage"
	@echo "make lint         only ruff and mypy"
	@echo "make conformance  the laws of every game in full (long)"
	@echo "make compiled     the optional compiled build of engine and games"
	@echo "make bench        the benchmark table, into docs/benchmark.md"
	@echo "make docs         the pages of docs/games from the ledgers, and the picture of the README"
	@echo "make setup        only the virtual environment in .venv"

setup: $(INSTALLED)

$(INSTALLED): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Navarch needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: setup
	@$(BIN)/navarch play $(GAME) --terminal

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: lint
	$(BIN)/python -m pytest -n $(WORKERS) -m "not slow" --cov --cov-branch --cov-report=term:skip-covered

conformance: setup
	$(BIN)/python -m pytest -n $(WORKERS)

compiled: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[compiled]'
	$(BIN)/python tools/compile.py

bench: compiled
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/navarch bench --write docs/benchmark.md

docs: setup
	$(BIN)/python tools/rulepages.py docs/games
	$(BIN)/python tools/picture.py docs/terminal.svg

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage htmlcov
