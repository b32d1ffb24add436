"""Leaving a table well: resigning, agreeing on a result, and letting a bot sit there until one comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ...engine.ending import Ending, are_ranks, draw, resignation
from ..storage.database import Conflict
from ..storage.kept import Offer
from ..words.errors import Refused
from ..words.messages import Left, MakeOffer
from . import offers, rating

if TYPE_CHECKING:
    from .room import Room

STAND_IN = "greedy"  # the bot that sits down for somebody: there is one in every game, and it sees what its seat may
DUEL = 2


class Leaving:
    """Who leaves a room, and who comes back."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def resign(self, seat: int) -> None:
        """In a duel the game is over; else a bot plays on in that seat, and nobody comes back to it."""
        async with self.room.at_rest():
            self._check(seat)
            if self.room.kept.players == DUEL:
                await self.end(resignation(seat))
            else:
                await self.sit_bot(seat, "resigned")

    async def offer(self, seat: int, held: tuple[int, ...], wish: MakeOffer) -> None:
        """Offer the others a draw, a result, or a bot in one's place."""
        room = self.room
        async with room.at_rest():
            self._check(seat)
            others = offers.with_those_away(held, room.kept.seats)
            if wish.kind == "pause" and room.kept.pace is None:
                raise Refused("no-clocks")
            if wish.kind in ("seat_to_bot", "pause"):
                made = offers.agreement(wish.kind, seat, held, room.kept.seats)
            elif others:
                made = offers.agreement(wish.kind, seat, held, room.kept.seats, self._ranks(wish))
            else:  # bots agree to nothing: one may resign
                raise Refused("nobody-to-agree")
            await room.set_offer(made)
            await room.settle_offer()

    def _ranks(self, wish: MakeOffer) -> list[int]:
        labels = self.room.game.nouns["seat"][: self.room.kept.players]
        if wish.kind == "draw":
            return [1] * len(labels)
        ranks = [wish.ranks.get(label, 0) for label in labels]
        if set(wish.ranks) != set(labels) or not are_ranks(ranks, len(labels)):
            raise Refused("bad-ranks")
        return ranks

    async def settle(self, offer: Offer) -> None:
        """All have agreed."""
        if offer.kind == "seat_to_bot":
            await self.sit_bot(offer.to, "away")
        elif offer.kind == "pause":
            await self.room.timing.pause(True)
        elif offer.kind == "rated":
            await rating.settle(self.room, offer)
        elif offer.kind == "draw":
            await self.end(draw(offer.by, self.room.kept.players))
        else:
            await self.end(Ending("agreed", offer.by, offer.ranks))

    async def sit_bot(self, seat: int, left: Left) -> None:
        """A bot sits down for whoever holds the seat."""
        chair = self.room.kept.seats[seat]
        changes = {"kind": "bot", "bot": STAND_IN, "level": 0, "orders": "", "left": left}
        await self.room.sitting.exchange(msgspec.structs.replace(chair, **changes))

    async def come_back(self, seat: int) -> None:
        """Whoever left sits down again; the bot's moves stand."""
        room = self.room
        async with room.at_rest():
            chair = room.kept.seats[seat]
            if chair.kind != "bot" or chair.left not in ("away", "time") or room.match.over:
                raise Refused("nowhere-to-come-back")
            back = msgspec.structs.replace(chair, kind="person", bot="", left="")
            await room.sitting.exchange(back)

    def _check(self, seat: int) -> None:
        """Only somebody who sits there, in a game that is being played."""
        room = self.room
        room.check_rules()
        room.check_sits(seat)
        if room.match.over:
            raise Refused("over")
        if room.match.waits:
            raise Refused("not-begun")

    async def end(self, ending: Ending) -> None:
        """The game is over; the lock is held."""
        room = self.room
        try:
            await room.change(lambda: room.match.end(ending))
        except Conflict:
            raise Refused("stale") from None
