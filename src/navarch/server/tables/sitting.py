"""Sitting down: links, seats that are opened again, and the lots that those who sit down add to the dice.

At a table that was set with a pledge the game begins when all seats are taken and every lot that was pledged is told:
docs/decisions/0013-lots-before-the-first-die.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ...engine.record import TABLE, Entry, seating_in
from ...engine.seating import Chair, Lot, Seating, pledge_of
from ..storage.database import Conflict
from ..storage.kept import KeptGame, Seat, first_holders
from ..storage.seats import Taking
from ..words.errors import Refused
from . import offers, rating
from .table import new_secret

if TYPE_CHECKING:
    from .room import Room

ATTEMPTS = 5  # at sitting down while others play
HOST = -1  # in the place of a seat: the host, who sits nowhere


def chairs(seats: list[Seat], holders: list[tuple[str, int]]) -> list[Chair]:
    """Who sits where, as a record tells it."""
    first: dict[str, int] = {}
    for person, number in holders:
        first[person] = min(number, first.get(person, number))
    holder = {number: first[person] for number, person in first_holders(holders).items()}
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


class Guest(NamedTuple):
    """Somebody who sits down."""

    person: str
    name: str
    pledge: str
    only: bool = False  # whether they may hold one seat alone
    agrees: bool = False  # that the table is rated


class Sitting:
    """Who sits down at a room, and who gets up."""

    def __init__(self, room: Room) -> None:
        self.room = room

    # ---- seats ----

    async def join(self, secret: str, person: str, name: str, pledge: str = "", agrees: bool = False) -> Seat:
        """Take the seat that the link opens; at a rated table whoever sits down agrees that it is."""

        def by_link() -> Seat:
            seat = self.room.seat_of_secret(secret)
            if seat is None:
                raise Refused("bad-link")
            return seat

        return await self._sit_down(by_link, Guest(person, name, pledge, agrees=agrees))

    async def take_open(self, label: str, person: str, name: str, pledge: str, agrees: bool = False) -> Seat:
        """Sit down without a link, where the table is public and the seat is open; one seat each."""
        seats = self.room.game.nouns["seat"]

        def by_label() -> Seat:
            kept = self.room.kept
            if not kept.public:
                raise Refused("bad-link")
            found = next((seat for seat in kept.seats if seats[seat.seat] == label and seat.kind == "open"), None)
            if found is None:
                raise Refused("seat-taken")
            return found

        return await self._sit_down(by_label, Guest(person, name, pledge, only=True, agrees=agrees))

    async def accept(self, person: str, name: str, pledge: str, agrees: bool) -> Seat:
        """Sit down where a seat is held for somebody who was invited."""

        def held() -> Seat:
            kept = self.room.kept
            number = next((seat for invited, seat in kept.invited if invited == person), -1)
            if number < 0 or kept.seats[number].kind != "open":
                raise Refused("no-invitation")
            return kept.seats[number]

        return await self._sit_down(held, Guest(person, name, pledge, only=True, agrees=agrees))

    async def _sit_down(self, find: Callable[[], Seat], guest: Guest) -> Seat:
        """Take the seat that is found when nobody else changes the table."""
        room = self.room
        for _ in range(ATTEMPTS):
            async with room.at_rest():
                held = room.seats_of(guest.person)
                if guest.only and held:
                    raise Refused("sits-already")
                seat = find()
                if seat.left and seat.seat in held:
                    return seat  # a bot sits there for them, until they come back to the game
                rating.check_agreement(room, seat.seat, guest.person, guest.agrees)
                joins = seat.kind == "person" and seat.seat not in held  # a team
                called = seat.name if joins or self.are_lots_told() else guest.name or seat.name
                taken = msgspec.structs.replace(seat, kind="person", name=called)
                with suppress(Conflict):  # somebody has played just now: look again
                    await self._take(taken, guest)
                    await self.begin()
                    await room.timing.look()
                    return taken
                await room.catch_up()
        raise Refused("stale")

    async def _take(self, taken: Seat, guest: Guest) -> None:
        room, kept = self.room, self.room.kept
        seats = [taken if seat.seat == taken.seat else seat for seat in kept.seats]
        holders = list(dict.fromkeys([*kept.holders, (guest.person, taken.seat)]))
        only = guest.only or (kept.rated and (guest.person, taken.seat) not in kept.holders)
        taking = Taking(taken, guest.person, self._first_lot(taken.seat, guest.person, guest.pledge), only=only)
        seating = self._told_by_now(Seating(chairs(seats, holders), []))
        if seating is not None:
            entry = Entry(TABLE, seating.text())
            taking = taking._replace(number=len(room.match.record.entries), entry=entry)
        notes = room.telling.seated(seats, holders)
        why_not = await room.games.seats.take_seat(room.id, taking, room.notice("table"), notes)
        if why_not:
            raise Refused(why_not)
        kept.seats, kept.holders = seats, holders
        kept.invited = [one for one in kept.invited if one[0] != guest.person]
        if seating is not None:
            room.match.sit_down(seating)
        if taking.lot is not None and kept.lots is not None:
            kept.lots = sorted([*(lot for lot in kept.lots if lot.seat != taken.seat), taking.lot])
        room.tell_seats()
        room.changed()

    def _first_lot(self, seat: int, person: str, pledge: str) -> Lot | None:
        """The lot of somebody who sits down; one person draws one."""
        lots = self.room.kept.lots
        is_there = any(lot.seat == seat for lot in lots or ())  # a team has one
        is_wanted = lots is not None and not is_there and self.room.match.waits and not self.are_lots_told()
        return Lot(seat, pledge, "") if pledge and is_wanted and self._lot_of(person) is None else None

    def _told_by_now(self, seating: Seating) -> Seating | None:
        """What the record has to tell of a game under way; None where it has, or the game has not begun."""
        match = self.room.match
        if match.waits or match.over:
            return None
        last = seating_in(match.record.entries, match.state.players)
        return seating if last is None or last.chairs != seating.chairs else None

    async def reopen(self, label: str, person: str) -> Seat:
        """A new link for a seat, at the wish of the host or of whoever holds it; the old link and its holder are out.

        Everybody sees the seat open, and whoever held it sees the table as a spectator: it cannot happen in secret.
        Where somebody else sits there and the game runs, the host needs consent: whoever takes a seat sees its hand.
        """
        room = self.room
        async with room.at_rest():
            seats = room.game.nouns["seat"][: len(room.kept.seats)]
            number = seats.index(label) if label in seats else -1
            is_host = bool(person) and hmac.compare_digest(person, room.kept.host)
            held = room.seats_of(person) if person else ()
            own = [seat for seat in held if room.kept.seats[seat].left != "resigned"]  # to that nobody comes back
            if number < 0 or not (is_host or number in own) or self._is_a_bots(number):
                raise Refused("not-yours-to-open")
            if self.are_lots_told():
                raise Refused("lots-told")
            if number not in own and room.kept.seats[number].kind != "open" and not room.match.over:
                await self._ask_to_open(number, held)
            return await self.open_seat(number, was_left=number in own)

    def _is_a_bots(self, number: int) -> bool:
        """Whether a bot sits there, and not for somebody else."""
        seat = self.room.kept.seats[number]
        return seat.kind == "bot" and not seat.left

    async def _ask_to_open(self, number: int, held: tuple[int, ...]) -> None:
        """Ask the others; raises Refused until they have agreed or been silent for long."""
        now = self.room.kept.summary.offer
        if now is not None and offers.is_granted_by_silence(now, number):
            return
        if now is None or (now.kind, now.to) != ("seat", number) or offers.is_of_a_wrong_clock(now):
            await self.room.set_offer(offers.opening(number, held, self.room.kept.seats))
        raise Refused("others-asked")

    async def open_seat(self, number: int, *, was_left: bool = False) -> Seat:
        """The seat is open, and has another link; at the wish of whoever sat there, or of others."""
        room, kept = self.room, self.room.kept
        opened = Seat(number, "open", secret=new_secret())
        await room.games.seats.open_seat(room.id, opened, room.notice("table"), was_left=was_left)
        kept.seats[number] = opened
        kept.holders = [(holder, seat) for holder, seat in kept.holders if seat != number]
        kept.summary.offer = None
        if kept.lots is not None and room.match.waits:
            kept.lots = [lot for lot in kept.lots if lot.seat != number]
        room.tell_seats()
        room.changed()
        return opened

    async def exchange(self, seat: Seat) -> None:
        """A bot sits down for somebody, or gets up again; the record tells it."""
        room = self.room
        for _ in range(ATTEMPTS):
            kept = room.kept
            seats = [seat if one.seat == seat.seat else one for one in kept.seats]
            seating = Seating(chairs(seats, kept.holders), [])
            number, entry = len(room.match.record.entries), Entry(TABLE, seating.text())
            try:
                notes = room.telling.exchanged(seat)
                await room.games.seats.exchange(room.id, seat, number, entry, room.notice("table"), notes)
            except Conflict:  # somebody has played just now: look again
                await room.catch_up()
                continue
            kept.seats, kept.summary.offer = seats, None
            room.match.sit_down(seating)
            room.tell_seats()
            room.changed()
            await room.timing.look()
            return
        raise Refused("stale")

    # ---- lots ----

    def _lot_of(self, person: str) -> Lot | None:
        """The lot that this person has pledged."""
        room = self.room
        mine = {*room.seats_of(person), *([HOST] if hmac.compare_digest(person, room.kept.host) else ())}
        return next((lot for lot in room.kept.lots or () if lot.seat in mine), None)

    async def pledge(self, person: str, pledge: str) -> None:
        """Another lot in the place of one that was lost or is spent, while nobody's is told."""
        room = self.room
        async with room.at_rest():
            held, mine = room.seats_of(person), self._lot_of(person)
            if not room.match.waits or (mine is None and not held):
                raise Refused("no-lot")
            seat = mine.seat if mine is not None else held[0]
            self._take_lots(await room.games.seats.pledge(room.id, seat, pledge, room.notice("table")))

    def are_lots_told(self) -> bool:
        """Whether the game has not begun, and all that its dice follow from is settled."""
        return self.room.match.waits and any(lot.drawn for lot in self.room.kept.lots or ())

    async def tell(self, person: str, drawn: str, to: str) -> None:
        """A lot that was pledged, told to those who sit there; with the last one the game begins."""
        room = self.room
        async with room.at_rest():
            mine = self._lot_of(person)
            if mine is None or pledge_of(drawn) != mine.pledge or seating_of(room.kept).pledged() != to:
                raise Refused("no-lot")
            if not mine.drawn:
                names = [seat.name for seat in room.kept.seats]
                self._take_lots(await room.games.seats.tell_lot(room.id, mine.seat, drawn, names, room.notice("table")))
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
            for seat in await room.games.seats.of_nobody(room.id):
                await self.open_seat(seat, was_left=True)
