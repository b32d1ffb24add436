"""Laying a table: all that is kept of it before anybody has sat down or played."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from ...engine.game import Game
from ...engine.match import Match
from ...engine.seating import Lot, Seating
from ...engine.state import State
from ..clock import CLOCK
from ..storage.kept import KeptGame, Seat
from ..storage.open_tables import variant_of
from ..words.messages import Pace
from . import clocks, sitting
from .table import new_name, summary_of


class Terms(NamedTuple):
    """How a table is played."""

    host: str
    options: dict[str, Any] = {}
    start: State | None = None
    public: bool = False
    pace: Pace | None = None
    language: str = ""
    rated: bool = False
    watched: bool = True
    teams: bool = False
    secret: bytes | None = None  # the dice are known beforehand: a guided game


def lay(
    game: Game, seats: list[Seat], holders: list[tuple[str, int]], lots: list[Lot] | None, terms: Terms
) -> tuple[KeptGame, Match]:
    """Its dice are committed to before anybody's lot is told, and before the first move."""
    secret = terms.secret or secrets.token_bytes(32)
    seats_count = lots is None and terms.secret is None  # the dice of a guided game do not follow from who sits there
    seating = Seating(sitting.chairs(seats, holders), []) if seats_count else None
    match = Match(
        game,
        terms.options,
        players=len(seats),
        secret=secret,
        state=terms.start,
        seating=seating,
        waits=lots is not None,
    )
    now, record = CLOCK.now(), match.record
    facts = (new_name(), game.name, game.version, game.components.digest, len(seats))
    start_and_dice = (record.options, record.start, secret.hex())
    summary, own = summary_of(match), game.components.correction
    kept = KeptGame(*facts, *start_and_dice, terms.host, now, now, summary, seats, holders, own, lots)
    kept.public, kept.pace = terms.public, terms.pace
    usual = game.option_names(game.parse_options({}))
    kept.language, kept.variant = terms.language, variant_of(kept.options, usual)
    kept.rated, kept.watched, kept.teams = terms.rated, terms.watched, terms.teams
    kept.clocks = clocks.first_clocks(terms.pace, len(seats)) if terms.pace is not None else []
    return kept, match
