"""The HTTP side of the protocol: games, tables, joining, history, records, proofs, forks."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from functools import lru_cache
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...bots import OwnBots
from ...engine.components import Correction
from ...engine.errors import NavarchError
from ...engine.game import Game
from ...engine.match import Result
from ...engine.record import floor
from ..storage.kept import KeptGame, Seat
from ..tables import past_positions
from ..tables.chronicled_positions import Look, chronicled_position
from ..tables.room import Room
from ..tables.worker import Worker
from ..words import catalogue
from ..words.answers import (
    Problem,
    RecordFile,
    Seated,
    SeatLink,
    TableFacts,
    TableListed,
    TableMade,
    Verification,
)
from ..words.corrections import Corrections
from ..words.errors import Refused
from ..words.messages import Fork, Join, NewTable, Player, Reopen, SeatWish
from ..words.phrases import clean, language, phrase
from ..words.seen_state import result_in_words
from . import openapi
from .cookies import browser_of, known_browser, with_cookie
from .guard import is_number
from .page import packed
from .rates import Rates, address_of

LOG = logging.getLogger("navarch.http")
STATUS = {
    "no-table": 404, "no-game": 404, "bad-ply": 404, "bad-link": 403, "not-yours-to-open": 403, "link-spent": 410,
    "not-over": 409, "too-fast": 429, "busy": 503,
}  # fmt: skip

Body = TypeVar("Body")


class BadRequest(Exception):
    """The request does not make sense: what to tell."""


class Desk:
    """Answers requests at one worker."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates

    async def described(self, _request: Request) -> Response:
        """This API, described."""
        return Response(openapi.document(), media_type="application/json", headers={"Cache-Control": "no-cache"})

    # ---- games ----

    async def games(self, request: Request) -> Response:
        """All games."""
        return await _static(request, None, self.worker)

    async def game(self, request: Request) -> Response:
        """The facts of one."""
        name = request.path_params["name"]
        if name not in catalogue.names():
            raise Refused("no-game")
        game = await asyncio.to_thread(catalogue.load, name)
        return await _static(request, game, self.worker)

    # ---- tables ----

    async def create(self, request: Request) -> Response:
        """Set a table."""
        said = await _body(request, NewTable)
        if said.game not in catalogue.names():
            raise Refused("no-game")
        if not self.rates.tables.take(browser_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        offered = self.worker.own_bots.offered()
        for wish in said.seats:
            wish.name = clean(wish.name)
            if wish.kind == "bot" and wish.bot not in offered:
                raise BadRequest(f"there is no bot {wish.bot!r}; there are {', '.join(offered)}")
        correction = self._chosen(said)
        cookie, browser = known_browser(request)
        try:
            game = await asyncio.to_thread(catalogue.load, said.game, correction)
            room = await self.worker.rooms.create(game, said.seats, said.options, browser, said.pledge)
        except NavarchError as error:
            raise BadRequest(str(error)) from None
        return with_cookie(request, _answer(TableMade(room.id, _links(room)), 201), cookie)

    async def mine(self, request: Request) -> Response:
        """The tables at which this browser holds a seat."""
        browser = browser_of(request)
        kept = await self.worker.games.tables_of(browser) if browser else []
        lang = _lang(request)
        return _answer([listed for table in kept if (listed := _in_list(table, browser, lang)) is not None])

    async def table(self, request: Request) -> Response:
        """A table as anybody may see it; its host also sees the links of seats that are still free."""
        room, browser = await self._room(request), browser_of(request)
        correction = await asyncio.to_thread(catalogue.correction_words, room.kept.correction, room.kept.game)
        async with room.at_rest():
            seats = room.game.nouns["seat"]
            record = room.match.record
            is_host = bool(browser) and browser == room.kept.host
            facts = TableFacts(
                id=room.id,
                game=room.kept.game,
                options=room.kept.options,
                seats=room.players(),
                status=room.status,
                commitment=record.commitment,
                secret=record.secret or None,
                mine=[seats[seat] for seat in room.seats_of(browser)] if browser else [],
                links=_links(room) if is_host else [],
                host=is_host,
                correction=correction,
            )
        return _answer(facts)

    async def table_game(self, request: Request) -> Response:
        """The facts of the game that is played at a table, with the components that it is played by."""
        room = await self._room(request)
        return await _static(request, room.game, self.worker)

    async def join(self, request: Request) -> Response:
        """Sit down by a link."""
        said = await _body(request, Join)
        room = await self._room(request)
        cookie, browser = known_browser(request)
        seat = await room.sitting.join(said.secret, browser, clean(said.name), said.pledge)
        return with_cookie(request, _answer(Seated(room.game.nouns["seat"][seat.seat])), cookie)

    async def reopen(self, request: Request) -> Response:
        """A new link for a seat: whoever sat there has to come by it, too."""
        said = await _body(request, Reopen)
        room = await self._room(request)
        seat = await room.sitting.reopen(said.seat, browser_of(request))
        return _answer(_link(room, seat), 201)

    async def fork(self, request: Request) -> Response:
        """A new table from a position of a finished game, against bots."""
        said = await _body(request, Fork)
        room = await self._room(request)
        if not self.rates.tables.take(browser_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        cookie, browser = known_browser(request)
        async with room.at_rest():
            match = room.match
            if not match.over:
                raise Refused("not-over")
            if said.ply >= match.ply:
                raise Refused("bad-ply")
            held = room.seats_of(browser)
        try:
            state = await self.worker.archive.state(room, said.ply)
        except NavarchError:
            raise Refused("old-rules") from None
        asked = [seat for seat in state.to_act() if seat >= 0]
        me = held[0] if held else asked[0] if asked else 0
        wishes = [_fork_wish(room, number, me) for number in range(state.players)]
        new = await self.worker.rooms.create(room.game, wishes, {}, browser, said.pledge, start=state)
        return with_cookie(request, _answer(TableMade(new.id, []), 201), cookie)

    # ---- looking back ----

    async def history(self, request: Request) -> Response:
        """An earlier position."""
        self._take_history(request)
        room = await self._room(request)
        said = request.query_params.get("ply", "")
        if not is_number(said):
            raise Refused("bad-ply")
        browser = browser_of(request)
        async with room.at_rest():
            if not floor(room.match.record)[1] <= int(said) <= room.match.ply:
                raise Refused("bad-ply")
            if room.halt is not None and int(said) > room.halt.agrees:
                raise Refused("halted")
            held = room.seats_of(browser) if browser else ()
            seat = _looker(room, held, request.query_params.get("seat"))
            if room.chronicle is not None:
                look = Look(int(said), seat, held, _lang(request))
                return _answer(await asyncio.to_thread(chronicled_position, room, room.chronicle, look, True))
            then = past_positions.moment(room, int(said), seat, held, _lang(request))
        content = await self.worker.archive.position(room, then)
        return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def account(self, request: Request) -> Response:
        """Where everybody's points come from, and how they stood after each turn."""
        self._take_history(request)
        room, browser = await self._room(request), browser_of(request)
        async with room.at_rest():
            if room.chronicle is not None:
                return _answer(room.chronicle.account(_lang(request)))
            if room.halt is not None:
                raise Refused("halted")
            held = room.seats_of(browser) if browser else ()
            seat = _looker(room, held, request.query_params.get("seat"))
            then = past_positions.moment(room, room.match.ply, seat, held, _lang(request))
        content = await self.worker.archive.account(room, then)
        return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """The whole record, once nothing in it is secret any more."""
        self._take_history(request)
        room = await self._finished(request)
        chronicle = room.chronicle or await self.worker.chronicler.chronicle(room.kept)
        name = f"navarch-{room.kept.game}-{room.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
        content = msgspec.json.encode(msgspec.convert(chronicle.record, RecordFile))
        return Response(content, headers=headers, media_type="application/json")

    async def verify(self, request: Request) -> Response:
        """The proof of dice, draws and result, by the rules that the game was played by."""
        self._take_history(request)
        room = await self._finished(request)
        chronicle = room.chronicle or await self.worker.chronicler.chronicle(room.kept)
        told = {**chronicle.proof, "secret": chronicle.record["secret"], "commitment": chronicle.record["commitment"]}
        return _answer(msgspec.convert(told, Verification))

    # ---- helpers ----

    def _chosen(self, said: NewTable) -> Correction | None:
        """The components that were chosen for a new table, None for those that were shipped."""
        found = self.worker.corrections.named(said.game, said.correction)
        if said.correction and found is None:
            there = ", ".join(one.name for one in self.worker.corrections.of(said.game)) or "none"
            raise BadRequest(f"there is no correction {said.correction!r} of {said.game}; there are: {there}")
        return found

    def _take_history(self, request: Request) -> None:
        if not self.rates.history.take(browser_of(request), address_of(request.scope)):
            raise Refused("too-fast")

    async def _room(self, request: Request) -> Room:
        room = await self.worker.rooms.room(request.path_params["table"])
        await room.come_up_to_date()
        return room

    async def _finished(self, request: Request) -> Room:
        room = await self._room(request)
        if not room.match.over:
            raise Refused("not-over")
        return room


def _looker(room: Room, held: tuple[int, ...], wanted: str | None) -> int | None:
    """Whose eyes somebody looks with: the seat that was asked for where that is allowed, else the own one."""
    seats = room.game.nouns["seat"][: len(room.kept.seats)]
    if wanted in seats and (seats.index(wanted) in held or room.match.over):
        return seats.index(wanted)
    return held[0] if held else None


def _fork_wish(room: Room, number: int, me: int) -> SeatWish:
    seat = room.kept.seats[number]
    if number == me:
        return SeatWish("me", name=seat.name if seat.kind == "person" else "")
    return SeatWish("bot", bot=seat.bot or "greedy", level=seat.level)


def _links(room: Room) -> list[SeatLink]:
    """The links of seats that nobody has taken yet."""
    return [_link(room, seat) for seat in room.kept.seats if seat.kind == "open"]


def _link(room: Room, seat: Seat) -> SeatLink:
    return SeatLink(room.game.nouns["seat"][seat.seat], f"/g/{room.id}#seat={seat.secret}")


def _in_list(kept: KeptGame, browser: str, lang: str) -> TableListed | None:
    """A table in the list of mine; None where what is kept of it is damaged."""
    try:
        return _listed(kept, browser, lang)
    except (NavarchError, LookupError, TypeError, ValueError):
        LOG.exception("table %s cannot be listed", kept.id)
        return None


def _listed(kept: KeptGame, browser: str, lang: str) -> TableListed:
    game = catalogue.load(kept.game)
    seats, colours = game.nouns["seat"], catalogue.colours(game)
    summary, texts = kept.summary, catalogue.texts(game, lang)
    open_seats = any(seat.kind == "open" for seat in kept.seats)
    ended = summary.result and Result(*(summary.result[key] for key in ("ranks", "scores", "reason", "rule")))
    return TableListed(
        id=kept.id,
        game=kept.game,
        title=game.title,
        status="over" if summary.over else "open" if open_seats else "running",
        seats=[Player(seats[s.seat], colours[s.seat], s.name, s.kind, s.kind == "bot") for s in kept.seats],
        mine=[seats[seat] for holder, seat in sorted(kept.holders) if holder == browser],
        called={seats[s.seat]: (s.kind != "bot" and s.name) or texts.noun("seat", seats[s.seat]) for s in kept.seats},
        to_act=[seats[seat] for seat in range(kept.players) if summary.to_act >> seat & 1],
        ply=summary.ply,
        updated=_iso(kept.updated),
        result=result_in_words(game, ended or None, lang),
    )


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _lang(request: Request) -> str:
    return language(request.query_params.get("lang"))


async def _body(request: Request, kind: type[Body]) -> Body:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("the body must be application/json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)[:300]) from None


def _answer(content: object, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(content), status, headers, "application/json")


@lru_cache(maxsize=64)
def _packed_facts(
    game: Game | None, lang: str, corrections: Corrections, own_bots: OwnBots
) -> tuple[bytes, bytes | None]:
    shelf = corrections, own_bots
    content = catalogue.facts(game, lang, *shelf) if game else catalogue.all_games(lang, *shelf)
    return content, packed("application/json", content)


async def _static(request: Request, game: Game | None, worker: Worker) -> Response:
    """Facts that never change while the server runs, made and compressed once, beside the play."""
    plain, small = await asyncio.to_thread(_packed_facts, game, _lang(request), worker.corrections, worker.own_bots)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(plain, 200, headers, "application/json")


async def on_refused(request: Request, error: Exception) -> Response:
    """A wish that cannot be granted."""
    assert isinstance(error, Refused)
    message, _rule = error.words(None, _lang(request))
    return _answer(Problem(message), STATUS.get(error.key, 409))


async def on_bad_request(_request: Request, error: Exception) -> Response:
    """A request that does not make sense."""
    return _answer(Problem(str(error)), 400)


async def on_http_error(request: Request, error: Exception) -> Response:
    """No such page, or no such method."""
    status = getattr(error, "status_code", 500)
    key = "no-page" if status in (404, 405) else "failed"
    answer = _answer(Problem(phrase(key, _lang(request))), status)
    answer.headers.update(getattr(error, "headers", None) or {})  # which methods there are
    return answer
