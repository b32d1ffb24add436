"""What can go wrong, each with a message that says what to do.

Errors cross the borders of processes (bots, simulations): one that is made of several parts says so in `__reduce__`.
"""

from __future__ import annotations

LONGEST_QUOTED = 120


def quoted(value: object) -> str:
    """Somebody's value in a message: never long, whatever was sent."""
    try:
        text = repr(value)
    except ValueError:  # a number of more digits than Python writes out
        return "a number of very many digits"
    return text if len(text) <= LONGEST_QUOTED else text[:LONGEST_QUOTED] + "…"


class NavarchError(Exception):
    """The root of all errors that a user can cause."""


class BadGame(NavarchError):
    """A game is not written as the engine needs it: found when the game is loaded."""


class BadComponents(NavarchError):
    """A component file is refused: file, entry and reason."""

    def __init__(self, file: str, entry: str, reason: str) -> None:
        super().__init__(f"{file}: {entry}: {reason}")
        self.file = file
        self.entry = entry
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadComponents], tuple[str, str, str]]:
        return BadComponents, (self.file, self.entry, self.reason)


class BadSave(NavarchError):
    """A saved position does not fit: the entry and the reason."""

    def __init__(self, entry: str, reason: str) -> None:
        super().__init__(f"saved position, {entry}: {reason}")
        self.entry = entry
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadSave], tuple[str, str]]:
        return BadSave, (self.entry, self.reason)


class BadEdit(NavarchError):
    """A position cannot be changed like that: the part of it and the reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"edit, {where}: {reason}")
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadEdit], tuple[str, str]]:
        return BadEdit, (self.where, self.reason)


class BadRecord(NavarchError):
    """A record cannot be read or replayed: where and why."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"record, {where}: {reason}")
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadRecord], tuple[str, str]]:
        return BadRecord, (self.where, self.reason)


class BadChance(NavarchError):
    """A scripted or recorded outcome is not possible now, or none is left."""
