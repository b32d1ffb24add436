"""Mutants are tried inside pytest: the tests are collected once, and every mutant gets a forked process of its own.

There the code of the broken function is put in the place of the right one, and the tests run until one fails: first
those of the rules cited at the place, then those of its module's rules, then the other quick tests of the game.
Golden games are left out: they notice that something changed, and do not say which rule.
"""

from __future__ import annotations

import ast
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterable
from types import FunctionType
from typing import NamedTuple

import pytest

from navarch.coverage import cited_lines
from navarch.engine.game import Game

from .breaks import Mutant

SECONDS = 20  # of the processor for one test: a mutant that loops for ever is noticed too
MEMORY = 6 << 30
GOLDEN = "test_golden.py"
WHOSE = ("rule", "module", "game")  # the tests that noticed, the nearest first
LIMIT = "limit"  # noticed because it took too long or too much


class Outcome(NamedTuple):
    """Whose tests noticed a mutant, and which test; both empty when none did."""

    by: str
    test: str


class Trials:
    """A plugin of pytest: instead of running the tests once, it runs them against every mutant."""

    def __init__(self, game: Game, mutants: list[Mutant], jobs: int, report: Callable[[Mutant, Outcome], None]) -> None:
        self.game = game
        self.mutants = mutants
        self.jobs = jobs
        self.report = report
        self.red = ""  # a test that fails with nothing broken
        self._seconds: dict[str, float] = {}  # that each test takes with nothing broken
        self._rules: dict[str, set[str]] = {}  # test -> the rules that it holds
        self._cited: dict[str, list[tuple[int, str]]] = {}  # module -> citations with their lines

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """First the tests with nothing broken, then all mutants, so many at a time."""
        for item in session.items:
            marks = [mark.args for mark in item.iter_markers("rule") if mark.args[0] == self.game.name]
            self._rules[item.nodeid] = {rule for args in marks for rule in args[1:]}
        self.time_tests(session)
        waiting = [] if self.red else list(self.mutants)
        running: dict[int, tuple[int, Mutant]] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                pipe, pid = self.fork(session, self.stages(session, waiting[0]), waiting[0])
                running[pipe] = pid, waiting.pop(0)
            ready, _, _ = select.select(list(running), [], [])
            for pipe in ready:
                pid, mutant = running.pop(pipe)
                self.report(mutant, outcome(pid, pipe))
        return True

    def time_tests(self, session: pytest.Session) -> None:
        """How long each test takes; all must be green."""
        pipe, pid = self.fork(session, [("game", list(session.items))], None)
        with os.fdopen(pipe) as answers:
            *lines, last = [json.loads(line) for line in answers]
        os.waitpid(pid, 0)
        self.red = last["test"]
        self._seconds = {line["test"]: line["seconds"] for line in lines}

    def fork(
        self, session: pytest.Session, stages: Iterable[tuple[str, list[pytest.Item]]], mutant: Mutant | None
    ) -> tuple[int, int]:
        """A process that runs tests stage by stage up to the first failure, and writes what it saw into a pipe."""
        sys.stdout.flush()
        pipe, end = os.pipe()
        pid = os.fork()
        if pid:
            os.close(end)
            return pipe, pid
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        with os.fdopen(end, "w") as answers:
            if mutant is not None:
                install(mutant, self.game.nouns["seat"])
            for by, items in stages:
                for item in items:
                    began = time.process_time()
                    signal.setitimer(signal.ITIMER_PROF, SECONDS)  # its signal kills
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                    seen = {"test": item.nodeid, "seconds": time.process_time() - began}
                    if session.testsfailed:
                        answers.write(json.dumps({**seen, "by": by}))
                        answers.flush()
                        os._exit(0)
                    if mutant is None:
                        answers.write(json.dumps(seen) + "\n")
            answers.write(json.dumps(Outcome("", "")._asdict()))
        os._exit(0)

    def stages(self, session: pytest.Session, mutant: Mutant) -> list[tuple[str, list[pytest.Item]]]:
        """The tests of the place, those of its module, all others; the quick ones first."""
        rules = self.cited_at(mutant)
        module = {rule for _, rule in self._cited[mutant.source.name]}
        names = {f"test_{part}" for part in mutant.source.name.removesuffix(".py").split("/")}
        found: tuple[list[pytest.Item], ...] = ([], [], [])
        for item in sorted(session.items, key=lambda item: self._seconds.get(item.nodeid, 0)):
            held = self._rules[item.nodeid]
            named = any(item.path.stem.startswith(name) for name in names)
            found[0 if held & rules else 1 if held & module or named else 2].append(item)
        return list(zip(WHOSE, found, strict=True))

    def cited_at(self, mutant: Mutant) -> set[str]:
        """The rules cited in a function, by its remarks or by what it tells; else those of its class."""
        source = mutant.source
        if source.name not in self._cited:
            spoken = (
                (node.lineno, node.value)
                for node in ast.walk(ast.parse(source.text))
                if isinstance(node, ast.Constant) and node.value in self.game.ledger.rules
            )
            self._cited[source.name] = [*cited_lines(source.text, self.game), *spoken]
        here = self._within(mutant.source.name, mutant.place.first, mutant.place.last)
        return here or self._of_class(mutant)

    def _of_class(self, mutant: Mutant) -> set[str]:
        """The citations of the class that a method belongs to, at the head of it."""
        owner = mutant.place.name.partition(".")[0]
        for node in ast.parse(mutant.source.text).body:
            if isinstance(node, ast.ClassDef) and node.name == owner:
                methods = [part.lineno for part in node.body if isinstance(part, ast.FunctionDef)]
                return self._within(mutant.source.name, node.lineno, min(methods) - 1)
        return set()

    def _within(self, module: str, first: int, last: int) -> set[str]:
        return {rule for line, rule in self._cited[module] if first <= line <= last}


def install(mutant: Mutant, seats: tuple[str, ...]) -> None:
    """Put the broken code in the place of the right one, wherever the function is already known."""
    found: object = sys.modules[mutant.source.module]
    for name in mutant.place.name.split("."):
        found = vars(found)[name]
    if isinstance(found, property):
        found = found.fget
    assert isinstance(found, FunctionType)
    found.__code__ = mutant.code(seats)


def outcome(pid: int, pipe: int) -> Outcome:
    """What a process wrote before it ended."""
    with os.fdopen(pipe) as answers:
        text = answers.read()
    os.waitpid(pid, 0)
    if not text:
        return Outcome(LIMIT, "")
    said = json.loads(text)
    return Outcome(said["by"], said["test"])
