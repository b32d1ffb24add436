"""The time of a table: its clocks are kept with every action, and run out whether anybody looks or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.ending import resignation
from ...engine.record import UNDO, Entry
from ..storage.kept import SeatClock
from ..words.errors import Refused
from ..words.messages import ClockWords, SeatTime
from . import clocks, offers

if TYPE_CHECKING:
    from ..storage.house import House
    from .room import Room

DUEL = 2


class Timing:
    """The clocks of a room, by the time of the house."""

    def __init__(self, room: Room, house: House) -> None:
        self.room = room
        self.house = house
        self.now = house.now

    # ---- who is asked ----

    def _running(self) -> list[int]:
        """The seats whose clocks run: all that are asked, and not a bot's."""
        room, kept = self.room, self.room.kept
        waits = room.match.waits or any(clock.state == "waits" for clock in kept.clocks)
        if room.match.over or room.halt is not None or waits or kept.paused:
            return []
        return [seat for seat in room.match.to_act if kept.seats[seat].kind != "bot" and not self._is_away(seat)]

    def _is_away(self, seat: int) -> bool:
        """Whether whoever sits there is on holiday, at a table that knows holidays."""
        kept = self.room.kept
        held = [person for person, where in kept.holders if where == seat]
        by_days = kept.pace is not None and kept.pace.kind == "days"
        return by_days and bool(held) and self.house.on_holiday.issuperset(held)

    def windows(self) -> set[int]:
        """The seats that are asked in a window now: their answers are no turns."""
        room = self.room
        if room.kept.pace is None or room.halt is not None:
            return set()
        return {seat for seat in room.match.to_act if room.game.declining(room.match.state, seat) >= 0}

    def after(self, entries: list[Entry], windows: set[int]) -> list[SeatClock]:
        """The clocks after these entries."""
        kept = self.room.kept
        if kept.pace is None:
            return kept.clocks
        now, ply = self.now(), self.room.match.ply
        new = clocks.begun(kept.clocks) if not any(seat.kind == "open" for seat in kept.seats) else kept.clocks
        back = self._back(entries)
        actors = dict.fromkeys(entry.actor for entry in entries if entry.actor >= 0)
        if back:
            stay = min(int(entry.text) for entry in entries if entry.actor == UNDO)
            new = clocks.taken_back(new, stay, actors)
        else:
            for actor in actors:
                if actor not in windows:
                    by_a_bot = kept.seats[actor].kind == "bot"
                    new = clocks.decided(kept.pace, new, actor, ply, now, by_a_bot=by_a_bot)
        if self.room.halt is not None:
            back = "agreed"  # a game that stands still costs nobody time
        before, kept.clocks = kept.clocks, new
        new = clocks.follow(new, self._running(), now, back)
        kept.clocks = before
        return new

    def _back(self, entries: list[Entry]) -> clocks.Back:
        """Whether these entries take back, and how."""
        if not any(entry.actor == UNDO for entry in entries):
            return ""
        offer = self.room.kept.summary.offer
        is_agreed = offer is not None and offer.kind == "rollback" and offers.is_settled(offer)
        return "agreed" if is_agreed else "freely"

    async def look(self) -> None:
        """Somebody has sat down or got up, or the game is paused or goes on: the clocks follow."""
        room = self.room
        old, new = room.kept.clocks, self.after([], set())
        if new != old:
            changed = clocks.changed(old, new)
            await room.games.clocks.set(room.id, changed, room.notice("table"), room.telling.times(changed))
            room.kept.clocks = new
            room.changed()

    async def look_again(self) -> None:
        """Somebody who sits here has gone on holiday, or come back from it."""
        async with self.room.at_rest():
            await self.room.read_anew()
            await self.look()
            self.room.changed()

    # ---- out of time ----

    async def time_out(self) -> None:
        """What is due: the grace begins; after it a bot sits down, or the other may claim the game."""
        room = self.room
        async with room.at_rest():
            await room.read_anew()
            await self.look()  # a game may have come to a halt, or a worker died before its clocks followed
            now = self.now()
            for clock in room.kept.clocks:
                if room.kept.pace is not None and clock.due is not None and clock.due <= now:
                    await self._time_out(clock)

    async def _time_out(self, clock: SeatClock) -> None:
        room = self.room
        assert room.kept.pace is not None
        new = clocks.out_of_time(room.kept.pace, clock, self.now())
        notes = room.telling.out_of_time(new)
        if not await room.games.clocks.swap(room.id, clock, new, room.notice("table"), notes):
            return  # another worker was first, or somebody has played just now
        room.kept.clocks = [new if one.seat == new.seat else one for one in room.kept.clocks]
        if new.state == "out" and room.kept.pace.when_out == "bot" and room.kept.seats[clock.seat].kind != "bot":
            await room.leaving.sit_bot(clock.seat, "time")
        room.changed()

    async def claim(self, seat: int) -> None:
        """Take the game whose other player has let the time run out."""
        room = self.room
        async with room.at_rest():
            late = [one.seat for one in room.kept.clocks if one.state == "out" and one.seat != seat]
            if not late or room.kept.players != DUEL or room.match.over:
                raise Refused("nothing-to-claim")
            await room.leaving.end(resignation(late[0], "claimed"))

    # ---- pauses ----

    async def pause(self, paused: bool) -> None:
        """Let all clocks stand still by agreement, or go on."""
        room = self.room
        await room.games.clocks.set_paused(room.id, paused, room.notice("table"))
        room.kept.paused, room.kept.summary.offer = paused, None
        await self.look()
        room.changed()

    async def resume(self, seat: int) -> None:
        """Somebody who sits here goes on."""
        async with self.room.at_rest():
            self.room.check_sits(seat)
            if not self.room.kept.paused:
                raise Refused("not-paused")
            await self.pause(False)

    # ---- telling ----

    def told(self) -> ClockWords | None:
        """As everybody sees it."""
        room, now = self.room, self.now()
        if room.kept.pace is None:
            return None
        labels = room.game.nouns["seat"]
        seats = {labels[clock.seat]: self._time(clock, now) for clock in room.kept.clocks}
        return ClockWords(room.kept.pace, seats, room.kept.paused)

    def _time(self, clock: SeatClock, now: float) -> SeatTime:
        runs = clock.since is not None
        return SeatTime(clocks.left_now(clock, now), runs, clock.state, self._is_away(clock.seat))
