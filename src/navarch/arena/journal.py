"""What was played, kept block by block in a file that is only added to, so that a contest can be gone on with."""

from __future__ import annotations

import json
from pathlib import Path

from .plan import BadPlan, Plan
from .play import Outcome

FORMAT = "navarch arena 1"


def whole_lines(file: Path) -> list[str]:
    """The lines of a file that is only added to, without one that was cut off."""
    whole, newline, _ = file.read_text(encoding="utf-8", errors="replace").rpartition("\n")
    return whole.split("\n") if newline else []


def drop_cut_line(file: Path) -> None:
    """Take out a line that was cut off, so that the next begins anew; only where the file is known to be ours."""
    with file.open("r+b") as stream:
        stream.truncate(stream.read().rfind(b"\n") + 1)


def lines_below(header: str, file: Path) -> list[str] | None:
    """The whole lines of a file that is begun with a header; None where it holds something else, and stays as it is."""
    beginning = f"{header}\n".encode()
    if not file.exists() or beginning.startswith(file.read_bytes()):
        file.write_bytes(beginning)
        return []
    first, *lines = whole_lines(file) or [""]
    if first != header:
        return None
    drop_cut_line(file)
    return lines


class Journal:
    """A file of JSON lines: the plan, then a block a line."""

    def __init__(self, file: Path, plan: Plan) -> None:
        self.file = file
        self.plan = plan

    @staticmethod
    def seed_of(file: Path) -> int | None:
        """The seed of the contest in a file; None where there is none."""
        if not file.exists():
            return None
        with file.open(encoding="utf-8", errors="replace") as lines:
            first = lines.readline()
        try:
            return int(json.loads(first)["plan"]["seed"])
        except (ValueError, KeyError, TypeError) as error:
            raise BadPlan(f"{file} is no journal of a contest") from error

    def open(self) -> dict[int, list[Outcome]]:
        """The blocks that were played before; a line that was cut off is played again."""
        header = json.dumps({"format": FORMAT, "plan": self.plan._asdict(), "digest": self.plan.digest()})
        lines = lines_below(header, self.file)
        if lines is None:
            raise BadPlan(
                f"{self.file} holds another contest: go on with its game, bots, options and seed, or elsewhere"
            )
        blocks: dict[int, list[Outcome]] = {}
        for number, line in enumerate(lines, 2):
            try:
                data = json.loads(line)
                blocks[data["block"]] = data["games"]
            except (ValueError, KeyError, TypeError) as error:
                raise BadPlan(f"{self.file}, line {number}, is no block of a contest") from error
        return blocks

    def add(self, block: int, games: list[Outcome]) -> None:
        """One block more."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"block": block, "games": games}) + "\n")
