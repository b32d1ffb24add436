"""`navarch play` before a pseudo-terminal: what stands on its screen, and whether anything ran over its edges."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
import unicodedata
from pathlib import Path

import pytest

from .shell import SOURCE

ESCAPE = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>78]")
ASKS = re.compile("(?:\n|\r|\x1b\\[\\?2004h)(?:›|>) $".encode())
PATIENCE = 60  # seconds for a bot's turn on a busy machine


class Terminal:
    """A process with a terminal of its own; it reads the screen and types lines."""

    def __init__(
        self,
        *words: object,
        columns: int = 80,
        rows: int = 24,
        cwd: Path | None = None,
        env: dict[str, str] | None = None,
    ) -> None:
        self.columns, self.rows = columns, rows
        self.raw = ""  # all that ever came
        self.ended = False
        self._clear()
        self.process, self.side = pty.fork()
        if self.process == 0:
            self._become(words, cwd, env or {})
        fcntl.ioctl(self.side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.set_blocking(self.side, False)

    def _become(self, words: tuple[object, ...], cwd: Path | None, more: dict[str, str]) -> None:
        """The child: a real command. Its size comes from the terminal, not from the environment."""
        kept = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        settings = {"PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
        if cwd:
            os.chdir(cwd)
        time.sleep(0.2)  # until the size is set
        command = [sys.executable, "-m", "navarch", *[str(word) for word in words]]
        os.execvpe(sys.executable, command, {**kept, "TERM": "xterm-256color", **settings, **more})

    # ---- the screen ----

    def _clear(self) -> None:
        self.grid = [[" "] * self.columns for _ in range(self.rows)]
        self.row = self.column = 0
        self.wrapped = self.scrolled = False

    @property
    def lines(self) -> list[str]:
        """What is to be read on the screen now."""
        return ["".join(row).rstrip() for row in self.grid]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines).rstrip()

    def _show(self, output: str) -> None:
        while output:
            code = ESCAPE.match(output)
            if code:
                self._obey(code.group())
                output = output[code.end() :]
                continue
            self._put(output[0])
            output = output[1:]

    def _obey(self, code: str) -> None:
        if code.endswith("J"):
            self._clear()
        elif code.endswith("H"):
            self.row = self.column = 0
        elif code.endswith("K"):
            for column in range(self.column, self.columns):
                self.grid[self.row][column] = " "

    def _put(self, sign: str) -> None:
        if sign == "\n":
            self._next_row()
        elif sign == "\r":
            self.column = 0
        elif sign >= " ":
            if unicodedata.east_asian_width(sign) in "WF":
                pytest.fail(f"a sign that takes two columns: {sign!r}")
            if self.column >= self.columns:
                self.wrapped = True
                self.column = 0
                self._next_row()
            self.grid[self.row][self.column] = sign
            self.column += 1
        elif sign == "\x1b":
            pytest.fail(f"a code that no terminal knows: {self.raw[-80:]!r}")

    def _next_row(self) -> None:
        if self.row + 1 < self.rows:
            self.row += 1
            return
        self.scrolled = True
        self.grid = [*self.grid[1:], [" "] * self.columns]

    # ---- the person ----

    def read(self) -> str:
        """The screen when it asks again, or when the process has ended."""
        end = time.monotonic() + PATIENCE
        heard = b""
        while time.monotonic() < end:
            if not select.select([self.side], [], [], 1)[0]:
                continue
            try:
                some = os.read(self.side, 65536)
            except OSError:  # the other side has closed
                some = b""
            heard += some
            if not some or ASKS.search(heard):
                break
        else:
            pytest.fail(f"nothing was asked for {PATIENCE} s: {heard[-300:]!r}")
        self.ended = not some
        said = heard.decode("utf-8")
        self.raw += said
        self._show(said)
        return self.text

    def type(self, line: str) -> str:
        """A line with Enter, and the screen that follows."""
        os.write(self.side, f"{line}\n".encode())
        return self.read()

    def wait(self) -> int:
        """Until the process has ended: its status."""
        os.close(self.side)
        _, status = os.waitpid(self.process, 0)
        return os.waitstatus_to_exitcode(status)
