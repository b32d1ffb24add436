"""Those who watch a room: the room tells them what has happened, and they decide what to make of it."""

from __future__ import annotations

from typing import Protocol

from ...engine.match import Line
from ..storage.kept import Remark


class Watcher(Protocol):
    """Somebody in front of a page, as a room knows them."""

    address: str  # from where they look
    browser: str  # by which somebody who is known looks; empty: nobody is
    person: str  # who they are; the address of somebody who has never sat down
    me: str  # the same, empty for somebody who has never sat down

    is_seen: bool  # the page is in front of somebody, not behind others

    @property
    def held(self) -> tuple[int, ...]:
        """The seats that they hold; none: a spectator."""

    def table_changed(self) -> None:
        """The position, or who is here, is not what it was."""

    def seats_changed(self) -> None:
        """Somebody has sat down, or a seat was opened again."""

    def orders_changed(self, seat: int) -> None:
        """A seat has other orders, which are its secret."""

    def log_cut(self, left: list[Line]) -> None:
        """Of the log as it was only these lines are left."""

    def remarks_made(self, remarks: list[Remark]) -> None:
        """Something was said."""

    async def look_whom_to_hear(self) -> None:
        """Whom they want to hear is not what it was."""

    def sent_away(self) -> None:
        """The server closes."""

    def shut_out(self) -> None:
        """They may not come any more."""
