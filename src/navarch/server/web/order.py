"""The HTTP side of order: muting and blocking, reports, and what moderators do about them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ..people.reports import Decision
from ..storage.schema import handle_of
from ..tables.worker import Worker
from ..words.answers import Done
from ..words.errors import Refused
from ..words.order import Decide, DeedWords, MakeReport, Moderation, ReportWords, Shun, ShunWords
from ..words.phrases import clean
from .answering import answer, body_of
from .cookies import person_of
from .rates import Rates, address_of


class OrderDesk:
    """Answers people whom somebody disturbs, and those who look after it."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def shuns(self, request: Request) -> Response:
        """Whom I have muted or blocked."""
        return answer(await self._shunned(person_of(request)))

    async def shun(self, request: Request) -> Response:
        """Mute or block somebody, or no more."""
        said = await body_of(request, Shun)
        person = self._known(request)
        other = await self.worker.people.named(said.person)
        if not other or other == person:
            raise Refused("no-person")
        shuns = self.worker.games.shuns
        if said.what == "none":
            await shuns.lift(person, other)
        elif not await shuns.shun(person, other, said.what, said.table if said.what == "mute" else ""):
            raise Refused("too-many-shunned")
        await self.worker.hear_others(person)
        return answer(await self._shunned(person))

    async def report(self, request: Request) -> Response:
        """Tell the moderators of a remark, a name or a table."""
        said = await body_of(request, MakeReport)
        person = self._known(request)
        if not self.rates.reports.take(person, address_of(request.scope)):
            raise Refused("too-fast")
        said.reason = clean(said.reason) or "-"
        about = await self.worker.people.named(said.person) if said.person else ""
        await self.worker.reports.report(person, said, about)
        return answer(Done(), 201)

    async def moderation(self, request: Request) -> Response:
        """Whether I am a moderator, and how much waits for me."""
        person = person_of(request)
        is_one = bool(person) and await self.worker.reports.is_moderator(person)
        return answer(Moderation(is_one, len(await self.worker.reports.open()) if is_one else 0))

    async def reports(self, request: Request) -> Response:
        """The reports about which nothing was done, for moderators."""
        await self._moderator(request)
        return answer([_report(row) for row in await self.worker.reports.open()])

    async def decide(self, request: Request) -> Response:
        """What a moderator does about a report."""
        said = await body_of(request, Decide)
        moderator = await self._moderator(request)
        decision = Decision(said.what, said.days, clean(said.note))
        done = await self.worker.reports.decide(moderator, request.path_params["report"], decision)
        await self.worker.carry_out(said.what, *done)
        return answer(Done())

    async def deeds(self, request: Request) -> Response:
        """What moderators have done, for moderators."""
        await self._moderator(request)
        return answer([_deed(row) for row in await self.worker.reports.deeds()])

    async def _shunned(self, person: str) -> list[ShunWords]:
        return [ShunWords(*one) for one in await self.worker.games.shuns.of(person)] if person else []

    async def _moderator(self, request: Request) -> str:
        person = person_of(request)
        if not person or not await self.worker.reports.is_moderator(person):
            raise Refused("not-a-moderator")
        return person

    def _known(self, request: Request) -> str:
        person = person_of(request)
        if not person:
            raise Refused("nobody-yet")
        return person


def _report(row: dict[str, Any]) -> ReportWords:
    named = (row["kind"], row["game"], row["number"], *_person(row), row["said"], row["reason"])
    return ReportWords(row["id"], _iso(row["at"]), handle_of(row["by"]), row["by_name"] or "", *named)


def _deed(row: dict[str, Any]) -> DeedWords:
    person, name = _person(row)
    return DeedWords(
        at=_iso(row["at"]),
        moderator=handle_of(row["moderator"]),
        moderator_name=row["by_name"] or "",
        what=row["what"],
        person=person,
        person_name=name,
        table=row["game"],
        days=row["days"],
        note=row["note"],
        said=row["said"] or "",
        reason=row["reason"] or "",
    )


def _person(row: dict[str, Any]) -> tuple[str, str]:
    return handle_of(row["person"]) if row["person"] else "", row["person_name"] or ""


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
