"""The lobby: public tables at which somebody else may sit down, as they look for them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import Response

from ...engine.errors import NavarchError
from ...text import LANGUAGES
from ..clock import CLOCK
from ..storage.kept import KeptGame, first_holders
from ..storage.open_tables import Wanted, open_tables
from ..storage.schema import handle_of
from ..tables.worker import Worker
from ..words import catalogue
from ..words.answers import OpenTable
from ..words.errors import Refused
from ..words.messages import Player
from .answering import BadRequest, answer, lang_of
from .cookies import person_of
from .guard import is_number

LOG = logging.getLogger("navarch.lobby")
IDLE_SECONDS = 7 * 24 * 3600.0  # a table that nobody has touched for so long is not offered any more
PACES = ("", "live", "days", "none")
LONGEST = 120  # letters of an option


class LobbyDesk:
    """Answers whoever looks for somebody to play with."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    async def lobby(self, request: Request) -> Response:
        """Public tables with open seats; those that nobody has touched for a week, or too many of one host, are not
        in the way of others.
        """
        kept = await open_tables(self.worker.database, _wanted(request), CLOCK.now() - IDLE_SECONDS)
        return answer(_in_words(kept, person_of(request), lang_of(request)))


def _wanted(request: Request) -> Wanted:
    """What is asked for, as far as it makes sense."""
    asked = request.query_params
    game, players, pace = asked.get("game", ""), asked.get("players", ""), asked.get("pace", "")
    if game and game not in catalogue.names():
        raise Refused("no-game")
    if pace not in PACES or (players and not is_number(players)):
        raise BadRequest("a pace is live, days or none, and a count of players is a number")
    options = asked.get("options", "")
    if len(options) > LONGEST or "\0" in options:
        raise BadRequest("options are standard, or name=value")
    language = asked.get("language", "")
    if language and language not in LANGUAGES:
        raise BadRequest(f"a language is one of {', '.join(LANGUAGES)}")
    return Wanted(game, int(players or 0), pace, language, options, person_of(request))


def _in_words(kept: list[KeptGame], person: str, lang: str) -> list[OpenTable]:
    """As the lobby shows them, the newest first."""
    listed: list[OpenTable] = []
    for table in kept:
        try:
            listed.append(_listed(table, person, lang))
        except (NavarchError, LookupError, TypeError, ValueError):
            LOG.exception("table %s cannot be listed", table.id)
    return listed


def _listed(kept: KeptGame, person: str, lang: str) -> OpenTable:
    game = catalogue.load(kept.game)
    seats, colours, texts = game.nouns["seat"], catalogue.colours(game), catalogue.texts(game, lang)
    handles = {seat: handle_of(person) for seat, person in first_holders(kept.holders).items()}
    names = {s.seat: catalogue.bot_name(s.name, game, lang) if s.kind == "bot" else s.name for s in kept.seats}
    return OpenTable(
        id=kept.id,
        game=kept.game,
        title=game.title,
        options=kept.options,
        seats=[
            Player(
                seats[s.seat], colours[s.seat], names[s.seat], s.kind, s.kind == "bot", person=handles.get(s.seat, "")
            )
            for s in kept.seats
        ],
        called={seats[s.seat]: names[s.seat] or texts.noun("seat", seats[s.seat]) for s in kept.seats},
        mine=bool(person) and any(holder == person for holder, _seat in kept.holders),
        updated=datetime.fromtimestamp(kept.updated, UTC).isoformat(timespec="seconds"),
        pace=kept.pace,
        language=kept.language,
        rated=kept.rated,
    )
