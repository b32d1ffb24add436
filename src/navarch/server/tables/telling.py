"""Telling people who are not at the table what they want to know: notes are written with what they tell of.

Whoever is asked is told once, when the game begins to wait for them: not again for each of their decisions, and again
when it has waited for somebody else meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import bindparam, delete

from ..clock import CLOCK
from ..notices.current import short_of
from ..notices.outbox import Kind, Note, noted
from ..storage.database import Rows
from ..storage.kept import Offer, Seat, SeatClock
from ..storage.schema import OUTBOX

if TYPE_CHECKING:
    from .room import Room

# Made once: SQLAlchemy then finds its compiled form by identity.
_FORGET_TIME = delete(OUTBOX).where(
    OUTBOX.c.game == bindparam("of_game"), OUTBOX.c.person == bindparam("of_person"), OUTBOX.c.kind == "time-short"
)


class Waited(NamedTuple):
    """For whom a game waits, or that it does not."""

    seats: frozenset[int]
    begun: bool
    over: bool


class Telling:
    """What the people of a room are to be told."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def waited(self) -> Waited:
        """As it is now."""
        match = self.room.match
        return Waited(frozenset(match.to_act), self._is_begun(self.room.kept.seats), match.over)

    def _is_begun(self, seats: list[Seat]) -> bool:
        return not self.room.match.waits and not any(seat.kind == "open" for seat in seats)

    def after(self, before: Waited, clocks: list[SeatClock]) -> Rows:
        """What has come of a change: a turn, the beginning, the end; and when the time of those asked is short."""
        now, times = self.waited(), self.times(clocks)
        if now.over:
            return (*self._all("ended"), *times) if not before.over else times
        if not now.begun:
            return times
        begun = () if before.begun else self._all("begun")
        asked = now.seats if not before.begun else now.seats - before.seats
        people = [seat for seat in asked if self.room.kept.seats[seat].kind == "person"]
        return (*begun, *self._to(people, "turn"), *times)

    def seated(self, seats: list[Seat], holders: list[tuple[str, int]]) -> Rows:
        """Somebody has sat down: with the last one a game begins that does not wait for lots."""
        room = self.room
        if self._is_begun(room.kept.seats) or not self._is_begun(seats) or room.match.over:
            return ()
        people = {person for person, _ in holders}
        asked = {person for person, seat in holders if seat in room.match.to_act}
        notes = [Note(person, "begun", room.id) for person in sorted(people)]
        return noted([*notes, *(Note(person, "turn", room.id) for person in sorted(asked))])

    def offered(self, offer: Offer | None) -> Rows:
        """Whoever is asked to consent."""
        return () if offer is None else self._to(set(offer.asks) - set(offer.consents), "offered")

    def times(self, clocks: list[SeatClock]) -> Rows:
        """When time will be short for those whose clocks have begun to run; for the others that is over."""
        room, pace = self.room, self.room.kept.pace
        if pace is None or not clocks:
            return ()
        rows = [{"of_game": room.id, "of_person": one} for clock in clocks for one in self._holders([clock.seat])]
        ahead = CLOCK.now() - room.timing.now()  # what is due by the time of the house is due so much later
        notes = [
            Note(person, "time-short", room.id, due=clock.due + ahead - short_of(pace))
            for clock in clocks
            if clock.since is not None and clock.due is not None and clock.state == ""
            for person in self._holders([clock.seat])
        ]
        return (((_FORGET_TIME, rows),) if rows else ()) + noted(notes)

    def out_of_time(self, clock: SeatClock) -> Rows:
        """Whose time is out is told, and who may claim the game for it."""
        own = self._to([clock.seat], "time-out") if clock.state == "grace" else ()
        claim = clock.state == "out" and self.room.kept.pace is not None and self.room.kept.pace.when_out == "claim"
        return (*own, *(self._to_others(clock.seat, "time-out") if claim else ()))

    def exchanged(self, seat: Seat) -> Rows:
        """A bot sits down for somebody."""
        if not seat.left:
            return ()  # whoever had left is back
        own = self._to([seat.seat], "bot-sits") if seat.left == "time" else ()
        return (*own, *self._to_others(seat.seat, "bot-sits"))

    # ---- whom ----

    def _holders(self, seats: Iterable[int]) -> list[str]:
        wanted = set(seats)
        return sorted({person for person, seat in self.room.kept.holders if seat in wanted})

    def _to(self, seats: Iterable[int], kind: Kind) -> Rows:
        """Whoever looks at the table sees it there."""
        here = {watcher.person for watcher in self.room.watchers if watcher.is_seen}
        return noted([Note(person, kind, self.room.id) for person in self._holders(seats) if person not in here])

    def _all(self, kind: Kind) -> Rows:
        return self._to(range(len(self.room.kept.seats)), kind)

    def _to_others(self, seat: int, kind: Kind) -> Rows:
        name = self.room.kept.seats[seat].name
        others = set(self._holders(range(len(self.room.kept.seats)))) - set(self._holders([seat]))
        words = {"other": True, "by": name}
        return noted([Note(person, kind, self.room.id, words) for person in sorted(others)])
