"""Bots in any language: a program that reads a question a line on its standard input and answers a line each.

A question is one line of JSON (`question`). The answer is one line: the text of one of the legal actions, or
`{"action": "…", "estimate": 0.6}`. Every question stands alone, so one program serves all seats and games of a
process. A program that ends, fails or is silent for too long is ended and told of; the next question starts it anew.
"""

from __future__ import annotations

import atexit
import json
import os
import queue
import random
import shlex
import subprocess
import threading
from collections import deque

from ..engine.action import BadAction
from ..engine.errors import quoted
from ..engine.perspective import Perspective
from .bot import Advice, Adviser, BadBot

PREFIX = "program:"
PATIENCE_SECONDS = 60.0  # for one answer; a table in the browser may allow less
FAREWELL_SECONDS = 1.0  # for a program to end once its input has ended
LINES_KEPT = 5  # of what it says on standard error, for whoever wants to know what happened
PROTOCOL = 1

_running: dict[tuple[int, str], Program] = {}  # by process, for a fork shares no threads, and command


def question(perspective: Perspective) -> dict[str, object]:
    """What a seat is asked, as JSON."""
    game, seat = perspective.game, perspective.seat
    ask, rule, _ = perspective.prompt
    return {
        "game": game.name,
        "seat": seat,
        "me": game.nouns["seat"][seat],
        "ask": ask,
        "rule": rule,
        "legal": [str(action) for action in perspective.legal],
        "view": perspective.view,
    }


class ProgramBot(Adviser):
    """Asks a program; what it draws by lot is repeatable where it goes by the seed of the question."""

    def __init__(self, command: str, seed: int | None = None, seconds: float = PATIENCE_SECONDS) -> None:
        self.name = PREFIX + command
        self.command = command
        self.seconds = seconds
        self.rng = random.Random(seed)
        started(command)

    def advise(self, perspective: Perspective) -> list[Advice]:
        """The program's answer, which must be one of the legal actions."""
        asked = {"navarch": PROTOCOL, "seed": self.rng.getrandbits(32), **question(perspective)}
        line = started(self.command).ask(json.dumps(asked, ensure_ascii=False), self.seconds)
        said, estimate = _read(self.name, line)
        space = perspective.game.space
        try:
            action = space.action(space.code(said))
        except BadAction as error:
            raise BadBot(f"the bot {self.name!r} answered {quoted(said)}: {error}") from error
        if action not in perspective.legal:
            raise BadBot(f"the bot {self.name!r} answered {quoted(said)}, which is not legal")
        return [Advice(action, estimate)]


class Program:
    """A running program; a thread of its own talks with it, so that whoever asks can stop waiting."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            words = shlex.split(command, posix=os.name == "posix")
            if not words:
                raise BadBot(f"the bot {PREFIX}: say which program, such as {PREFIX}node mybot.mjs")
            self.process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # the keyboard's interrupt is for whoever plays
            )
        except (OSError, ValueError) as error:
            raise BadBot(f"the bot {PREFIX + command!r} cannot be started: {error}") from error
        self.complaints: deque[str] = deque(maxlen=LINES_KEPT)
        self.lock = threading.Lock()
        self.questions: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        self.talker = threading.Thread(target=self._talk, daemon=True)
        self.talker.start()

    def ask(self, line: str, seconds: float) -> str:
        """Its answer to one question; without one it is ended, for a late answer would be taken for the next."""
        with self.lock:
            self.questions.put(line)
            try:
                answer = self.answers.get(timeout=seconds)
            except queue.Empty:
                self.end(at_once=True)
                raise BadBot(self._told(f"has not answered within {seconds:g} seconds")) from None
            except BaseException:
                self.end(at_once=True)
                raise
        if not answer:
            self.end()
            raise BadBot(self._told(f"has ended with status {self.process.returncode} before it answered"))
        return answer.strip()

    def end(self, *, at_once: bool = False) -> None:
        """It hears that nobody will ask any more, and has a moment to go unless it must at once."""
        if _running.get((os.getpid(), self.command)) is self:
            del _running[os.getpid(), self.command]
        self.questions.put("")
        if at_once:
            self.process.kill()
        try:
            self.process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in (self.talker, self.listener):
            thread.join(FAREWELL_SECONDS)  # a child that it has left behind may hold its pipes

    def _talk(self) -> None:
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        with stdout:
            try:
                with stdin:
                    while question := self.questions.get():
                        stdin.write(question + "\n")
                        stdin.flush()
                        answer = stdout.readline()
                        if not answer:
                            break
                        self.answers.put(answer)
            except OSError:
                pass  # it has gone; what it said at last tells why
            self.answers.put("")

    def _listen(self) -> None:
        stderr = self.process.stderr
        assert stderr is not None
        with stderr:
            for line in stderr:
                if line.strip():
                    self.complaints.append(line.strip())

    def _told(self, what: str) -> str:
        said = f"; it said: {' | '.join(self.complaints)}" if self.complaints else ""
        return f"the bot {PREFIX + self.command!r} {what}{said}"


def started(command: str) -> Program:
    """The program of that command, started where it does not run."""
    key = os.getpid(), command
    program = _running.get(key)
    if program is None:
        program = _running[key] = Program(command)
    return program


def end_all() -> None:
    """End every program that this process has started."""
    for (process, _), program in list(_running.items()):
        if process == os.getpid():
            program.end()


atexit.register(end_all)


def _read(name: str, line: str) -> tuple[str, float | None]:
    """An answer: the bare text of an action, or an object with it."""
    if not line.startswith("{"):
        return line, None
    try:
        said = json.loads(line)
    except ValueError as error:
        raise BadBot(f"the bot {name!r} answered {quoted(line)}, which is no JSON: {error}") from error
    action, estimate = said.get("action"), said.get("estimate")
    if not isinstance(action, str):
        raise BadBot(f"the bot {name!r} answered {quoted(line)}, which names no action")
    is_share = isinstance(estimate, int | float) and not isinstance(estimate, bool) and 0 <= estimate <= 1
    if estimate is not None and not is_share:
        raise BadBot(f"the bot {name!r} answered {quoted(line)}, whose estimate is not from 0 to 1")
    return action, None if estimate is None else float(estimate)
