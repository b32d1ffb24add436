"""Events and reasons: a rule, a key and int arguments; the text files give them words."""

from __future__ import annotations

from typing import Final, NamedTuple

ALL: Final = -1  # an audience: every seat and every spectator


class Event(NamedTuple):
    """Something that happened, for the log of those in its audience (a mask of seats, or ALL)."""

    rule: str
    key: str
    args: tuple[int, ...]
    audience: int = ALL

    def heard_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may read it."""
        return self.audience == ALL or (seat is not None and bool(self.audience >> seat & 1))


class Unasked(NamedTuple):
    """An action that the rules carried out for a seat without asking: no other was possible. Everybody may know it."""

    seat: int
    action: int
    rule: str  # of the choice that was none


class Reason(NamedTuple):
    """Why an action is not legal: the rule that forbids it and the fact, keyed `why-KEY` in the texts."""

    rule: str
    key: str
    args: tuple[int, ...] = ()
    said: str = ""  # a name that stands for itself: of a verb, a choice, or the words of who named no action at all


class Illegal(Exception):
    """The action is refused and nothing has changed; `reasons` say why."""

    def __init__(self, message: str, reasons: list[Reason]) -> None:
        super().__init__(message)
        self.reasons = reasons

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, list[Reason]]]:
        return Illegal, (str(self), self.reasons)
