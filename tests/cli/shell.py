"""Running `navarch`: in this process where output is enough, as a real command where the process counts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from navarch.cli import main

SOURCE = Path(__file__).parents[2] / "src"


class Said(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


class Shell:
    """Commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: object) -> Said:
        self.capsys.readouterr()
        status = main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        return Said(status, out, err)


def command(*words: object, said: str = "", cwd: Path | None = None) -> Said:
    """A real process with real pipes."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "NAVARCH_PURE": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [sys.executable, "-m", "navarch", *[str(word) for word in words]],
        input=said,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        cwd=cwd,
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)
