"""The HTTP side of finding people: invitations by name, and wishes to play."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from ..people.invitations import Invitation
from ..storage.schema import handle_of
from ..tables.room import Room
from ..tables.worker import Worker
from ..words import catalogue
from ..words.answers import Done, Seated
from ..words.errors import Refused
from ..words.meeting import (
    AnswerInvitation,
    BeFound,
    DropWish,
    Findable,
    InvitationWords,
    Invite,
    MakeWish,
    PersonFound,
    Uninvite,
    WishMade,
)
from ..words.phrases import clean
from .answering import answer, body_of, lang_of, somebody
from .cookies import person_of, with_cookie
from .rates import Rates, address_of

LEAST = 2  # letters of a name that is looked for
LONGEST = 40


class MeetingDesk:
    """Answers people who look for others."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    # ---- invitations ----

    async def search(self, request: Request) -> Response:
        """People of that name whom I may invite."""
        person = self._known(request)
        self._take(request)
        name = clean(request.query_params.get("name", ""))[:LONGEST]
        found = await self.worker.invitations.search(person, name) if len(name) >= LEAST else []
        return answer([PersonFound(*one) for one in found])

    async def invite(self, request: Request) -> Response:
        """Hold an open seat for somebody."""
        said = await body_of(request, Invite)
        person = self._known(request)
        self._take(request)
        room, seat = await self._hosted(request, person, said.seat)
        other = await self.worker.people.named(said.person)
        why_not = "no-person"
        if other:
            why_not = await self.worker.invitations.invite(room.id, seat, person, other, room.notice("table"))
        if why_not:
            raise Refused(why_not)
        await self.worker.seats_moved([room.id])
        return answer(Done(), 201)

    async def uninvite(self, request: Request) -> Response:
        """The host takes an invitation back."""
        said = await body_of(request, Uninvite)
        room, seat = await self._hosted(request, self._known(request), said.seat)
        await self.worker.invitations.take_back(room.id, seat, room.notice("table"))
        await self.worker.seats_moved([room.id])
        return answer(Done())

    async def invitations(self, request: Request) -> Response:
        """The seats that are held for me."""
        person = person_of(request)
        found = await self.worker.invitations.of(person) if person else []
        return answer([await self._in_words(one, lang_of(request)) for one in found])

    async def answer_invitation(self, request: Request) -> Response:
        """Sit down where a seat is held for me, or decline."""
        said = await body_of(request, AnswerInvitation)
        person = self._known(request)
        room = await self._room(request)
        if not said.yes:
            if not await self.worker.invitations.decline(room.id, person, room.notice("table")):
                raise Refused("no-invitation")
            await self.worker.seats_moved([room.id])
            return answer(Seated(""))
        name = await self.worker.people.called(person, clean(said.name))
        seat = await room.sitting.accept(person, name, said.pledge, said.rated)
        return answer(Seated(room.game.nouns["seat"][seat.seat]))

    async def findable(self, request: Request) -> Response:
        """Whether others find me by my name."""
        person = person_of(request)
        return answer(Findable(bool(person) and await self.worker.invitations.is_findable(person)))

    async def be_found(self, request: Request) -> Response:
        """Say whether others shall find me by my name."""
        said = await body_of(request, BeFound)
        person = self._known(request)
        await self.worker.invitations.be_found(person, said.findable)
        return answer(Findable(said.findable))

    # ---- wishes ----

    async def wishes(self, request: Request) -> Response:
        """What I wish to play."""
        person = person_of(request)
        return answer(await self.worker.wishes.of(person) if person else [])

    async def make_wish(self, request: Request) -> Response:
        """Any seat of a game, with whoever wants the same."""
        said = await body_of(request, MakeWish)
        if said.game not in catalogue.names():
            raise Refused("no-game")
        self._take(request)
        cookie, person = await somebody(request, self.worker.people, clean(said.name), lang_of(request))
        table = await self.worker.wishes.make(person, said)
        made = WishMade(await self.worker.wishes.of(person), table)
        return with_cookie(request, answer(made, 201), cookie)

    async def drop_wish(self, request: Request) -> Response:
        """A wish is none any more."""
        said = await body_of(request, DropWish)
        person = self._known(request)
        await self.worker.wishes.drop(person, said.wish)
        return answer(await self.worker.wishes.of(person))

    # ---- helpers ----

    async def _in_words(self, one: Invitation, lang: str) -> InvitationWords:
        room = await self.worker.rooms.room(one.table)
        label = room.game.nouns["seat"][one.seat]
        return InvitationWords(
            table=room.id,
            game=room.kept.game,
            title=room.game.title,
            seat=label,
            called=catalogue.texts(room.game, lang).noun("seat", label),
            by=handle_of(one.by),
            by_name=one.by_name,
            pace=room.kept.pace,
            rated=room.kept.rated,
            at=datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds"),
        )

    async def _hosted(self, request: Request, person: str, label: str) -> tuple[Room, int]:
        """A table of mine, and the number of one of its seats."""
        room = await self._room(request)
        seats = room.game.nouns["seat"][: len(room.kept.seats)]
        if not hmac.compare_digest(person, room.kept.host):
            raise Refused("not-yours-to-invite")
        if label not in seats:
            raise Refused("seat-taken")
        return room, seats.index(label)

    async def _room(self, request: Request) -> Room:
        room = await self.worker.rooms.room(request.path_params["table"])
        await room.come_up_to_date()
        return room

    def _known(self, request: Request) -> str:
        person = person_of(request)
        if not person:
            raise Refused("nobody-yet")
        return person

    def _take(self, request: Request) -> None:
        if not self.rates.invitations.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
