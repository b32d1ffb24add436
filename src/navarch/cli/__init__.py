"""The command line: `navarch play | serve | admin | simulate | arena | replay | verify | review | rules |
lessons | bench | games`.

Exit status: 0 when all is well, 1 when a check failed (a record that does not verify, errors in a simulation),
2 for bad usage or bad input. Errors are one line; with `--json` they are `{"error": …}`.
"""

from __future__ import annotations

import importlib
import json
import os
import sys

from ..compiled import prefer_compiled
from ..engine.errors import NavarchError
from .parser import ELSEWHERE, make_parser

OK, FAILED, BAD_INPUT = 0, 1, 2
INTERRUPTED = 130
ABOUT = {"-h", "--help", "--version"}  # told at once: no game is needed, and none need be fast


def main(argv: list[str] | None = None) -> int:
    """Run one command; the answer is the exit status."""
    said = sys.argv[1:] if argv is None else argv
    if argv is None and not ABOUT & set(said):
        prefer_compiled()
    try:
        return _run(said)
    except NavarchError as error:
        return _complain(str(error), "--json" in said)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone, as `| head` does: that is no error of anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Exception as error:
        if os.environ.get("NAVARCH_TRACEBACK"):
            raise
        _complain(
            f"this is a fault in Navarch: {type(error).__name__}: {error} (NAVARCH_TRACEBACK=1 shows where)",
            "--json" in said,
        )
        return FAILED


def _run(said: list[str]) -> int:
    if said and said[0] in ELSEWHERE:
        return _elsewhere(said[0], said[1:])
    args = make_parser().parse_args(said or ["play"])
    module = importlib.import_module(f"{__name__}.{args.module}")
    status: int = module.run(args)
    return status


def _elsewhere(command: str, said: list[str]) -> int:
    """Commands that live in parts of their own, each with its own arguments."""
    part = ELSEWHERE[command]
    try:
        module = importlib.import_module(part.module)
    except ModuleNotFoundError as error:
        raise NavarchError(f"navarch {command} needs {error.name}, which is not installed: {part.remedy}") from error
    status: int = module.main(said)
    return status


def _complain(message: str, as_json: bool) -> int:
    line = " ".join(message.split())
    if as_json:
        print(json.dumps({"error": line}, ensure_ascii=False))
    else:
        print(f"navarch: {line}", file=sys.stderr)
    return BAD_INPUT
