"""Sitting down: links, seats that are opened again, and the lots that those who sit down add to the dice.

At a table that was set with a pledge the game begins when all seats are taken and every lot that was pledged is told:
docs/decisions/0013-lots-before-the-first-die.md.
"""

from __future__ import annotations

import hmac
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from ...engine.record import TABLE, Entry, seating_in
from ...engine.seating import Chair, Lot, Seating, pledge_of
from ..storage.database import Conflict
from ..storage.games import Taking
from ..storage.kept import KeptGame, Seat
from ..words.errors import Refused
from . import offers
from .table import new_secret

if TYPE_CHECKING:
    from .room import Room

ATTEMPTS = 5  # at sitting down while others play
HOST = -1  # in the place of a seat: the host, who sits nowhere


def chairs(seats: list[Seat], holders: list[tuple[str, int]]) -> list[Chair]:
    """Who sits where, as a record tells it."""
    first: dict[str, int] = {}
    for browser, number in holders:
        first[browser] = min(number, first.get(browser, number))
    holder = {number: first[browser] for browser, number in holders}
    return [Chair(seat.name, holder.get(seat.seat) if seat.kind == "person" else None) for seat in seats]


def first_lots(pledge: str, seats: list[Seat], mine: list[int]) -> list[Lot] | None:
    """The lot of whoever sets a table: None where there is none, and the game begins at once.

    Somebody who sits nowhere draws one for a table of bots; where others will sit, they draw theirs.
    """
    if not pledge:
        return None
    if mine:
        return [Lot(mine[0], pledge, "")]
    return [] if any(seat.kind == "open" for seat in seats) else [Lot(HOST, pledge, "")]


def seating_of(kept: KeptGame) -> Seating:
    """Who sits at a table that has not begun, and what they have pledged and told."""
    return Seating(chairs(kept.seats, kept.holders), kept.lots or [])


def lots_awaited(kept: KeptGame) -> list[int]:
    """The seats of those whose lots are pledged and not told."""
    return [lot.seat for lot in kept.lots or () if not lot.drawn]


class Sitting:
    """Who sits down at a room, and who gets up."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # ---- seats ----

    async def join(self, secret: str, browser: str, name: str, pledge: str = "") -> Seat:
        """Take the seat that the link opens."""
        for _ in range(ATTEMPTS):
            async with self.room.at_rest():
                seat = self.room.seat_of_secret(secret)
                if seat is None:
                    raise Refused("bad-link")
                called = seat.name if self.are_lots_told() else name or seat.name
                taken = msgspec.structs.replace(seat, kind="person", name=called)
                with suppress(Conflict):  # somebody has played just now: look again
                    await self._take(taken, browser, pledge)
                    await self.begin()
                    return taken
                await self.room.catch_up()
        raise Refused("stale")

    async def _take(self, taken: Seat, browser: str, pledge: str) -> None:
        room, kept = self.room, self.room.kept
        seats = [taken if seat.seat == taken.seat else seat for seat in kept.seats]
        holders = sorted({*kept.holders, (browser, taken.seat)})
        taking = Taking(taken, browser, self._first_lot(taken.seat, browser, pledge))
        seating = self._told_by_now(Seating(chairs(seats, holders), []))
        if seating is not None:
            entry = Entry(TABLE, seating.text())
            taking = taking._replace(number=len(room.match.record.entries), entry=entry)
        if not await room.games.take_seat(room.id, taking, room.notice("table")):
            raise Refused("link-spent")
        kept.seats, kept.holders = seats, holders
        if seating is not None:
            room.match.sit_down(seating)
        if taking.lot is not None and kept.lots is not None:
            kept.lots = sorted([*(lot for lot in kept.lots if lot.seat != taken.seat), taking.lot])
        room.tell_seats()
        room.changed()

    def _first_lot(self, seat: int, browser: str, pledge: str) -> Lot | None:
        """The lot of somebody who sits down; one browser draws one."""
        lots = self.room.kept.lots
        is_wanted = lots is not None and self.room.match.waits and not self.are_lots_told()
        return Lot(seat, pledge, "") if pledge and is_wanted and self._lot_of(browser) is None else None

    def _told_by_now(self, seating: Seating) -> Seating | None:
        """What the record has to tell of a game under way; None where it has, or the game has not begun."""
        match = self.room.match
        if match.waits or match.over:
            return None
        last = seating_in(match.record.entries, match.state.players)
        return seating if last is None or last.chairs != seating.chairs else None

    async def reopen(self, label: str, browser: str) -> Seat:
        """A new link for a seat, at the wish of the host or of whoever holds it; the old link and its holder are out.

        Everybody sees the seat open, and whoever held it sees the table as a spectator: it cannot happen in secret.
        Where somebody else sits there and the game runs, the host needs consent: whoever takes a seat sees its hand.
        """
        room = self.room
        async with room.at_rest():
            seats = room.game.nouns["seat"][: len(room.kept.seats)]
            number = seats.index(label) if label in seats else -1
            is_host = bool(browser) and hmac.compare_digest(browser, room.kept.host)
            held = room.seats_of(browser) if browser else ()
            if number < 0 or room.kept.seats[number].kind == "bot" or not (is_host or number in held):
                raise Refused("not-yours-to-open")
            if self.are_lots_told():
                raise Refused("lots-told")
            if number not in held and room.kept.seats[number].kind == "person" and not room.match.over:
                await self._ask_to_open(number, held)
            return await self.open_seat(number)

    async def _ask_to_open(self, number: int, held: tuple[int, ...]) -> None:
        """Ask the others; raises Refused until they have agreed or been silent for long."""
        now = self.room.kept.summary.offer
        if now is not None and offers.is_granted_by_silence(now, number):
            return
        if now is None or (now.kind, now.to) != ("seat", number) or offers.is_of_a_wrong_clock(now):
            await self.room.set_offer(offers.opening(number, held, self.room.kept.seats))
        raise Refused("others-asked")

    async def open_seat(self, number: int) -> Seat:
        """The seat is open, and has another link."""
        room, kept = self.room, self.room.kept
        opened = Seat(number, "open", secret=new_secret())
        await room.games.open_seat(room.id, opened, room.notice("table"))
        kept.seats[number] = opened
        kept.holders = [(holder, seat) for holder, seat in kept.holders if seat != number]
        kept.summary.offer = None
        if kept.lots is not None and room.match.waits:
            kept.lots = [lot for lot in kept.lots if lot.seat != number]
        room.tell_seats()
        room.changed()
        return opened

    # ---- lots ----

    def _lot_of(self, browser: str) -> Lot | None:
        """The lot that this browser has pledged."""
        room = self.room
        mine = {*room.seats_of(browser), *([HOST] if hmac.compare_digest(browser, room.kept.host) else ())}
        return next((lot for lot in room.kept.lots or () if lot.seat in mine), None)

    async def pledge(self, browser: str, pledge: str) -> None:
        """Another lot in the place of one that was lost or is spent, while nobody's is told."""
        room = self.room
        async with room.at_rest():
            held, mine = room.seats_of(browser), self._lot_of(browser)
            if not room.match.waits or (mine is None and not held):
                raise Refused("no-lot")
            seat = mine.seat if mine is not None else held[0]
            self._take_lots(await room.games.pledge(room.id, seat, pledge, room.notice("table")))

    def are_lots_told(self) -> bool:
        """Whether the game has not begun, and all that its dice follow from is settled."""
        return self.room.match.waits and any(lot.drawn for lot in self.room.kept.lots or ())

    async def tell(self, browser: str, drawn: str, to: str) -> None:
        """A lot that was pledged, told to those who sit there; with the last one the game begins."""
        room = self.room
        async with room.at_rest():
            mine = self._lot_of(browser)
            if mine is None or pledge_of(drawn) != mine.pledge or seating_of(room.kept).pledged() != to:
                raise Refused("no-lot")
            if not mine.drawn:
                names = [seat.name for seat in room.kept.seats]
                self._take_lots(await room.games.tell_lot(room.id, mine.seat, drawn, names, room.notice("table")))
            await self.begin()

    def _take_lots(self, lots: list[Lot] | None) -> None:
        if lots is None:
            raise Refused("no-lot")
        self.room.kept.lots = lots
        self.room.changed()

    def is_complete(self) -> bool:
        """Whether the game can begin: everybody has sat down, and every lot is told."""
        is_open = any(seat.kind == "open" for seat in self.room.kept.seats)
        return self.room.match.waits and not is_open and not lots_awaited(self.room.kept)

    async def begin(self) -> None:
        """Throw the first dice, if it can."""
        room, kept = self.room, self.room.kept
        if not self.is_complete():
            return
        seating = seating_of(kept)
        with suppress(Conflict):  # another worker was first
            await room.change(lambda: room.match.sit_down(seating))
