"""The tables of a lesson's file, read strictly: every value has its type, and what nobody reads is refused."""

from __future__ import annotations

from pathlib import Path

from ..engine.errors import NavarchError, quoted
from ..engine.toml import parsed_toml


class BadLesson(NavarchError):
    """A lesson is refused: its file, the entry and the reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}, {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadLesson], tuple[str, str, str]]:
        return BadLesson, (self.file, self.entry, self.reason)


class Entries:
    """One table of a file; `end` refuses what was not asked for."""

    def __init__(self, file: str, name: str, values: dict[str, object]) -> None:
        self.file = file
        self.name = name
        self._values = values
        self._read: set[str] = set()

    def fail(self, key: str, reason: str) -> BadLesson:
        """What is wrong with an entry."""
        return BadLesson(self.file, f"{self.name}.{key}".lstrip("."), reason)

    def get(self, key: str) -> object:
        """A value that must be there."""
        self._read.add(key)
        if key not in self._values:
            raise self.fail(key, "is missing")
        return self._values[key]

    def has(self, key: str) -> bool:
        """Whether a value is there."""
        return key in self._values

    def text(self, key: str) -> str:
        """Words, at least one."""
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(key, f"{quoted(value)} is not a text")
        return value

    def number(self, key: str, usual: int) -> int:
        """A number, or the usual one."""
        value = self.get(key) if self.has(key) else usual
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(key, f"{quoted(value)} is not a number")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of words; none where it is not there."""
        value = self.get(key) if self.has(key) else []
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise self.fail(key, f"{quoted(value)} is not a list of texts")
        return tuple(value)

    def table(self, key: str, needed: bool = True) -> Entries:
        """A table; empty where it is not there and need not be."""
        value = self.get(key) if needed or self.has(key) else {}
        if not isinstance(value, dict):
            raise self.fail(key, f"{quoted(value)} is not a table")
        return Entries(self.file, f"{self.name}.{key}".lstrip("."), value)

    def tables(self, key: str) -> list[Entries]:
        """A list of tables; none where it is not there."""
        value = self.get(key) if self.has(key) else []
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.fail(key, f"{quoted(value)} is not a list of tables")
        return [Entries(self.file, f"{self.name}.{key}[{number}]".lstrip("."), one) for number, one in enumerate(value)]

    def tables_by_name(self) -> list[tuple[str, Entries]]:
        """Everything that stands here, each a table."""
        return [(key, self.table(key)) for key in self._values]

    def all(self) -> dict[str, object]:
        """Everything that stands here, by key."""
        self._read.update(self._values)
        return dict(self._values)

    def end(self) -> None:
        """Refuse what was not read: a misspelt entry would be left out in silence."""
        for key in self._values:
            if key not in self._read:
                raise self.fail(key, f"is nothing that a lesson says here; it says {', '.join(sorted(self._read))}")


def read_entries(file: Path) -> Entries:
    """The tables of a file."""
    name = f"{file.parent.name}/{file.name}"
    try:
        return Entries(name, "", parsed_toml(file, file.read_text(encoding="utf-8")))
    except (ValueError, RecursionError) as error:
        raise BadLesson(name, "the whole", f"is no TOML: {error}") from error
