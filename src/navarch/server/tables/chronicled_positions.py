"""Positions of a finished game whose rules are not here any more, out of its chronicle."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw

from ..words import catalogue
from ..words.messages import Position, Prompt, UndoState
from ..words.phrases import phrase
from ..words.seen_state import result_in_words
from .chronicle import SPECTATOR, Chronicle
from .table import Table


class Look(NamedTuple):
    """Which position is looked at, by whom, and from which line of the log on."""

    ply: int
    seat: int | None
    held: tuple[int, ...]
    lang: str
    since: int = 0


def chronicled_position(table: Table, chronicle: Chronicle, look: Look, with_views: bool = False) -> Position:
    """The `position` message of that moment; nothing can be done in it."""
    seats = table.game.nouns["seat"]
    last = look.ply == table.match.ply
    lines = chronicle.lines(look.lang, look.seat, look.ply)
    label = seats[look.seat] if look.seat is not None else None
    views = {seats[seat]: chronicle.view(seats[seat], look.ply) for seat in range(table.kept.players)}
    return Position(
        ply=look.ply,
        seat=label,
        seats_mine=[seats[mine] for mine in look.held],
        to_act=[] if last else [seats[seat] for seat in chronicle.question(look.ply).to_act],
        prompt=Raw(msgspec.json.encode(_prompt(table, chronicle, look, label))),
        actions=Raw(b"[]"),
        view=Raw(msgspec.json.encode(chronicle.view(label or SPECTATOR, look.ply))),
        log=lines[look.since :],
        log_length=len(lines),
        undo=UndoState(False, False, None, None),
        over=last,
        result=result_in_words(table.game, table.match.result, look.lang) if last else None,
        players=table.players(look.lang),
        orders=None,
        gathering=None,
        forced=False,
        rated=table.kept.rated,
        rematch=table.kept.rematch or "",
        views=views if with_views else UNSET,
    )


def _prompt(table: Table, chronicle: Chronicle, look: Look, label: str | None) -> Prompt:
    question, lang = chronicle.question(look.ply), look.lang
    if look.ply == table.match.ply:
        return Prompt(phrase("over", lang), question.rule)
    if label is not None and look.seat in question.to_act:
        return Prompt(question.words[lang][label], question.rule)
    if not question.to_act:
        return Prompt(phrase("chance", lang), question.rule)
    names, texts = table.names(), catalogue.texts(table.game, lang)
    seats = table.game.nouns["seat"]
    who = ", ".join(names.get(seat) or texts.noun("seat", seats[seat]) for seat in question.to_act)
    return Prompt(phrase("waiting", lang, who=who), question.rule)
