"""The HTTP side of the protocol: games, tables, joining, history, records, proofs, forks."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...bots import BadBot, OwnBots
from ...engine.components import Correction
from ...engine.errors import NavarchError
from ...engine.game import Game
from ...engine.match import Result
from ...engine.record import floor
from ..storage.kept import KeptGame, Seat
from ..tables import past_positions
from ..tables.background import Background
from ..tables.bot_pool import BUDGETS, SEARCHER
from ..tables.chronicled_positions import Look, chronicled_position
from ..tables.laying import Terms
from ..tables.room import Room
from ..tables.worker import Worker
from ..words import catalogue
from ..words.answers import (
    Done,
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
from ..words.messages import CloseTable, Fork, Join, NewTable, Player, PutAway, Reopen, SeatWish, TakeSeat
from ..words.phrases import clean, phrase
from ..words.seen_state import result_in_words
from . import openapi
from .answering import BadRequest, answer, body_of, lang_of, somebody
from .cookies import person_of, with_cookie
from .guard import is_number
from .page import packed
from .rates import Rates, address_of

LOG = logging.getLogger("navarch.http")
LOOKING_AROUND = 0.8  # seconds: whoever knows at once what to play is not held up
STATUS = {
    "no-table": 404, "no-game": 404, "no-lesson": 404, "no-picture": 404, "bad-ply": 404, "bad-link": 403,
    "bad-login": 403, "nobody-yet": 403, "bad-confirmation": 403, "bad-passkey": 403, "no-mail": 404,
    "no-channel": 404, "no-puzzle": 404, "no-conformance": 404, "no-address": 409,
    "not-the-hosts-wish": 403, "nobody-here": 404,
    "not-yours-to-open": 403, "not-the-host": 403, "link-spent": 410, "not-over": 409, "too-fast": 429, "busy": 503,
    "not-welcome": 403, "not-a-moderator": 403, "no-person": 404, "no-report": 404,
    "not-yours-to-invite": 403, "no-spectators": 403, "review-closed": 403,
}  # fmt: skip

DUEL = 2


class Desk:
    """Answers requests at one worker."""

    def __init__(self, worker: Worker, rates: Rates) -> None:
        self.worker = worker
        self.rates = rates
        self._background = Background()
        self._prepared: set[str] = set()  # languages

    async def close(self) -> None:
        """Leave what nobody waits for."""
        await self._background.stop()

    async def described(self, _request: Request) -> Response:
        """This API, described."""
        return Response(openapi.document(), media_type="application/json", headers={"Cache-Control": "no-cache"})

    # ---- games ----

    async def games(self, request: Request) -> Response:
        """All games."""
        answer = await _static(request, None, self.worker)
        lang = lang_of(request)
        if lang not in self._prepared:
            self._prepared.add(lang)
            self._background.start(self._prepare(lang))
        return answer

    async def _prepare(self, lang: str) -> None:
        """Make the facts of all games while somebody looks around in the lobby: the first table opens sooner."""
        await asyncio.sleep(LOOKING_AROUND)
        for name in catalogue.names():
            game = await asyncio.to_thread(catalogue.load, name)
            await asyncio.to_thread(packed_facts, game, lang, self.worker.corrections, self.worker.own_bots)

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
        said = await body_of(request, NewTable)
        if said.game not in catalogue.names():
            raise Refused("no-game")
        if not self.rates.tables.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        for wish in said.seats:
            wish.name = clean(wish.name)
            if wish.kind == "bot":
                _check_bot(wish, self.worker.own_bots)
        correction = self._chosen(said)
        _check_pace(said)
        if said.rated and said.teams:
            raise BadRequest("a table with teams is not rated")
        if said.rated and sum(wish.kind in ("me", "hotseat") for wish in said.seats) > 1:
            raise BadRequest("at a rated table everybody has one seat")
        cookie, person = await somebody(request, self.worker.people, _own_name(said.seats), said.lang)
        for wish in said.seats:
            wish.name = await self.worker.people.called(person, wish.name) if wish.kind == "me" else wish.name
        try:
            game = await asyncio.to_thread(catalogue.load, said.game, correction)
            shown = (said.public, said.pace, said.lang, said.rated, said.watched, said.teams)
            terms = Terms(person, said.options, None, *shown)
            room = await self.worker.rooms.create(game, said.seats, said.pledge, terms)
        except NavarchError as error:
            raise BadRequest(str(error)) from None
        return with_cookie(request, answer(TableMade(room.id, _links(room)), 201), cookie)

    async def mine(self, request: Request) -> Response:
        """The tables at which this person holds a seat."""
        person = person_of(request)
        kept = await self.worker.games.tables_of(person, put_away=False) if person else []
        lang, blocked = lang_of(request), await self.worker.games.shuns.blocked(person)
        for table in kept:
            without_names(table, blocked)
        return answer([listed for table in kept if (listed := _in_list(table, person, lang)) is not None])

    async def table(self, request: Request) -> Response:
        """A table as anybody may see it; its host also sees the links of seats that are still free."""
        room, person = await self._room(request), person_of(request)
        blocked = await self.worker.games.shuns.blocked(person)
        correction = await asyncio.to_thread(catalogue.correction_words, room.kept.correction, room.kept.game)
        async with room.at_rest():
            seats = room.game.nouns["seat"]
            record = room.match.record
            is_host = bool(person) and person == room.kept.host
            facts = TableFacts(
                id=room.id,
                game=room.kept.game,
                options=room.kept.options,
                seats=room.players(lang_of(request), room.held_by(blocked)),
                status=room.status,
                commitment=record.commitment,
                secret=record.secret or None,
                mine=[seats[seat] for seat in room.seats_of(person)] if person else [],
                links=[*(_links(room) if is_host else []), *_team_links(room, person)],
                invited=await self._invited(room) if is_host else {},
                watched=room.kept.watched,
                teams=room.kept.teams,
                host=is_host,
                correction=correction,
                rated=room.kept.rated,
            )
        return answer(facts)

    async def table_game(self, request: Request) -> Response:
        """The facts of the game that is played at a table, with the components that it is played by."""
        room = await self._room(request)
        return await _static(request, room.game, self.worker)

    async def join(self, request: Request) -> Response:
        """Sit down by a link."""
        said = await body_of(request, Join)
        room = await self._room(request)
        if room.seat_of_secret(said.secret) is None:
            raise Refused("bad-link")
        cookie, person = await somebody(request, self.worker.people, clean(said.name), lang_of(request))
        name = await self.worker.people.called(person, clean(said.name))
        seat = await room.sitting.join(said.secret, person, name, said.pledge, said.rated)
        return _seated(request, room, seat, cookie)

    async def take(self, request: Request) -> Response:
        """Sit down at an open seat of a public table."""
        said = await body_of(request, TakeSeat)
        room = await self._room(request)
        if not room.kept.public:
            raise Refused("bad-link")
        if not self.rates.tables.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        cookie, person = await somebody(request, self.worker.people, clean(said.name), lang_of(request))
        name = await self.worker.people.called(person, clean(said.name))
        seat = await room.sitting.take_open(said.seat, person, name, said.pledge, said.rated)
        return _seated(request, room, seat, cookie)

    async def reopen(self, request: Request) -> Response:
        """A new link for a seat: whoever sat there has to come by it, too."""
        said = await body_of(request, Reopen)
        room = await self._room(request)
        seat = await room.sitting.reopen(said.seat, person_of(request))
        return answer(_link(room, seat), 201)

    async def put_away(self, request: Request) -> Response:
        """Take a table off one's list, or put it there again."""
        said = await body_of(request, PutAway)
        room = await self._room(request)
        if not await self.worker.games.seats.put_away(room.id, person_of(request), said.away):
            raise Refused("not-your-seat")
        return answer(Done())

    async def close_table(self, request: Request) -> Response:
        """Close a table at which nobody has played."""
        await body_of(request, CloseTable)
        await self.worker.rooms.close_table(await self._room(request), person_of(request))
        return answer(Done())

    async def fork(self, request: Request) -> Response:
        """A new table from a position of a finished game, against bots."""
        said = await body_of(request, Fork)
        room = await self._room(request)
        if not self.rates.tables.take(person_of(request), address_of(request.scope)):
            raise Refused("too-fast")
        async with room.at_rest():
            match = room.match
            if not match.over:
                raise Refused("not-over")
            if said.ply >= match.ply:
                raise Refused("bad-ply")
            held = room.seats_of(person_of(request))
        try:
            state = await self.worker.archive.state(room, said.ply)
        except NavarchError:
            raise Refused("old-rules") from None
        asked = [seat for seat in state.to_act() if seat >= 0]
        me = held[0] if held else asked[0] if asked else 0
        wishes = [_fork_wish(room, number, me) for number in range(state.players)]
        cookie, person = await somebody(request, self.worker.people, "", lang_of(request))
        new = await self.worker.rooms.create(room.game, wishes, said.pledge, Terms(person, start=state))
        return with_cookie(request, answer(TableMade(new.id, []), 201), cookie)

    # ---- looking back ----

    async def history(self, request: Request) -> Response:
        """An earlier position."""
        self._take_history(request)
        room = await self._room(request)
        said = request.query_params.get("ply", "")
        if not is_number(said):
            raise Refused("bad-ply")
        person = person_of(request)
        room.check_may_watch(person)
        blocked = await self.worker.games.shuns.blocked(person)
        async with room.at_rest():
            if not floor(room.match.record)[1] <= int(said) <= room.match.ply:
                raise Refused("bad-ply")
            if room.halt is not None and int(said) > room.halt.agrees:
                raise Refused("halted")
            held = room.seats_of(person) if person else ()
            seat = _looker(room, held, request.query_params.get("seat"))
            if room.chronicle is not None:
                look = Look(int(said), seat, held, lang_of(request))
                return answer(await asyncio.to_thread(chronicled_position, room, room.chronicle, look, True))
            hidden = room.held_by(blocked)
            then = past_positions.moment(room, int(said), seat, held, lang_of(request), hidden)
        content = await self.worker.archive.position(room, then)
        return Response(content, headers={"Cache-Control": "no-store"}, media_type="application/json")

    async def account(self, request: Request) -> Response:
        """Where everybody's points come from, and how they stood after each turn."""
        self._take_history(request)
        room, person = await self._room(request), person_of(request)
        room.check_may_watch(person)
        async with room.at_rest():
            if room.chronicle is not None:
                return answer(room.chronicle.account(lang_of(request)))
            if room.halt is not None:
                raise Refused("halted")
            held = room.seats_of(person) if person else ()
            seat = _looker(room, held, request.query_params.get("seat"))
            then = past_positions.moment(room, room.match.ply, seat, held, lang_of(request))
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
        return answer(msgspec.convert(told, Verification))

    # ---- helpers ----

    def _chosen(self, said: NewTable) -> Correction | None:
        """The components that were chosen for a new table, None for those that were shipped."""
        found = self.worker.corrections.named(said.game, said.correction)
        if said.correction and found is None:
            there = ", ".join(one.name for one in self.worker.corrections.of(said.game)) or "none"
            raise BadRequest(f"there is no correction {said.correction!r} of {said.game}; there are: {there}")
        return found

    async def _invited(self, room: Room) -> dict[str, str]:
        """Each seat that is held for somebody, with their name."""
        seats = room.game.nouns["seat"]
        found = {seat: await self.worker.people.person(person) for person, seat in room.kept.invited}
        return {seats[seat]: person.name for seat, person in found.items() if person is not None}

    def _take_history(self, request: Request) -> None:
        if not self.rates.history.take(person_of(request), address_of(request.scope)):
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


def _own_name(seats: list[SeatWish]) -> str:
    """What somebody calls themselves who sets a table."""
    return next((wish.name for wish in seats if wish.kind == "me"), "")


def _check_pace(said: NewTable) -> None:
    pace = said.pace
    if pace is not None and pace.reserve > pace.cap:
        raise BadRequest("a reserve cannot be larger than its cap")
    if pace is not None and pace.when_out == "claim" and len(said.seats) != DUEL:
        raise BadRequest("a game can only be claimed where two play it")


def _looker(room: Room, held: tuple[int, ...], wanted: str | None) -> int | None:
    """Whose eyes somebody looks with: the seat that was asked for where that is allowed, else the own one."""
    seats = room.game.nouns["seat"][: len(room.kept.seats)]
    if wanted in seats and (seats.index(wanted) in held or room.match.over):
        return seats.index(wanted)
    return held[0] if held else None


def _check_bot(wish: SeatWish, own_bots: OwnBots) -> None:
    try:
        own_bots.check(wish.bot)
    except BadBot as error:
        raise BadRequest(str(error)) from error
    if wish.level and (wish.bot != SEARCHER or wish.level not in BUDGETS):
        known = ", ".join(map(str, BUDGETS))
        raise BadRequest(f"the bot {wish.bot!r} has no level {wish.level}: {SEARCHER} alone has levels, {known}")


def _fork_wish(room: Room, number: int, me: int) -> SeatWish:
    seat = room.kept.seats[number]
    if number == me:
        return SeatWish("me", name=seat.name if seat.kind == "person" else "")
    return SeatWish("bot", bot=seat.bot or "greedy", level=seat.level)


def _links(room: Room) -> list[SeatLink]:
    """The links of seats that nobody has taken yet."""
    return [_link(room, seat) for seat in room.kept.seats if seat.kind == "open"]


def _team_links(room: Room, person: str) -> list[SeatLink]:
    """The links by which others hold my seats with me, where the table has teams."""
    held = room.seats_of(person) if person and room.kept.teams and not room.match.over else ()
    return [_link(room, room.kept.seats[seat]) for seat in held if room.kept.seats[seat].kind == "person"]


def _link(room: Room, seat: Seat) -> SeatLink:
    return SeatLink(room.game.nouns["seat"][seat.seat], f"/g/{room.id}#seat={seat.secret}")


def without_names(kept: KeptGame, blocked: frozenset[str]) -> None:
    """Those whom the reader has blocked are named by what they play."""
    hidden = {seat for holder, seat in kept.holders if holder in blocked}
    for seat in kept.seats:
        seat.name = "" if seat.seat in hidden and seat.kind == "person" else seat.name


def _in_list(kept: KeptGame, person: str, lang: str) -> TableListed | None:
    """A table in the list of mine; None where what is kept of it is damaged."""
    try:
        return _listed(kept, person, lang)
    except (NavarchError, LookupError, TypeError, ValueError):
        LOG.exception("table %s cannot be listed", kept.id)
        return None


def _listed(kept: KeptGame, person: str, lang: str) -> TableListed:
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
        seats=[
            Player(seats[s.seat], colours[s.seat], catalogue.bot_name(s.name, game, lang), s.kind, True)
            if s.kind == "bot"
            else Player(seats[s.seat], colours[s.seat], s.name, s.kind, False)
            for s in kept.seats
        ],
        mine=[seats[seat] for holder, seat in sorted(kept.holders) if holder == person],
        called={seats[s.seat]: (s.kind != "bot" and s.name) or texts.noun("seat", seats[s.seat]) for s in kept.seats},
        to_act=[seats[seat] for seat in range(kept.players) if summary.to_act >> seat & 1],
        ply=summary.ply,
        updated=_iso(kept.updated),
        result=result_in_words(game, ended or None, lang),
        rated=kept.rated,
    )


def _iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


@lru_cache(maxsize=64)
def packed_facts(
    game: Game | None, lang: str, corrections: Corrections, own_bots: OwnBots
) -> tuple[bytes, bytes | None]:
    """The facts of a game, or the cards of all, as they are sent: plain, and compressed."""
    shelf = corrections, own_bots
    content = catalogue.facts(game, lang, *shelf) if game else catalogue.all_games(lang, *shelf)
    return content, packed("application/json", content)


def _seated(request: Request, room: Room, seat: Seat, cookie: str) -> Response:
    """Where somebody sits now, with the cookie."""
    return with_cookie(request, answer(Seated(room.game.nouns["seat"][seat.seat])), cookie)


async def _static(request: Request, game: Game | None, worker: Worker) -> Response:
    """Facts that never change while the server runs, made and compressed once, beside the play."""
    plain, small = await asyncio.to_thread(packed_facts, game, lang_of(request), worker.corrections, worker.own_bots)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, 200, {**headers, "Content-Encoding": "gzip"}, "application/json")
    return Response(plain, 200, headers, "application/json")


async def on_refused(request: Request, error: Exception) -> Response:
    """A wish that cannot be granted."""
    assert isinstance(error, Refused)
    message, _rule = error.words(None, lang_of(request))
    return answer(Problem(message), STATUS.get(error.key, 409))


async def on_bad_request(_request: Request, error: Exception) -> Response:
    """A request that does not make sense."""
    return answer(Problem(str(error)), 400)


async def on_http_error(request: Request, error: Exception) -> Response:
    """No such page, or no such method."""
    status = getattr(error, "status_code", 500)
    key = "no-page" if status in (404, 405) else "failed"
    said = answer(Problem(phrase(key, lang_of(request))), status)
    said.headers.update(getattr(error, "headers", None) or {})  # which methods there are
    return said
