"""An account in words: where points come from, and how everybody stood after each turn."""

from __future__ import annotations

from ...engine.account import CONDITION, COUNTED, PROMISED, UNKNOWN, Share, total
from ...engine.course import Stage
from ...engine.game import Game
from . import catalogue
from .answers import AccountWords, Measure, ShareKind, ShareWords, StageWords

KINDS: dict[int, ShareKind] = {COUNTED: "counted", PROMISED: "promised", CONDITION: "condition"}
POINTS, PROSPECTS = "counted", "promised"


def account_in_words(game: Game, course: list[Stage], players: int, lang: str) -> AccountWords:
    """The account of the last stage, and the measures of all of them."""
    measures = _measures(game, course, lang)
    shares = [_share(game, share, lang) for share in course[-1].shares]
    rows = [StageWords(one.ply, one.turn, _amounts(game, one, measures, players)) for one in course]
    return AccountWords(shares, measures, rows)


def _share(game: Game, share: Share, lang: str) -> ShareWords:
    return ShareWords(
        seat=game.nouns["seat"][share.seat],
        key=share.key,
        text=catalogue.texts(game, lang).share(share),
        rule=share.rule,
        kind=KINDS[share.kind],
        amount=None if share.amount == UNKNOWN and share.kind == CONDITION else share.amount,
        needed=share.needed if share.kind == CONDITION else None,
        turn=share.turn or None,
    )


def _measures(game: Game, course: list[Stage], lang: str) -> list[Measure]:
    """Points, where there are any; else the conditions that everybody knows of."""
    kinds = {share.kind for stage in course for share in stage.shares}
    if COUNTED in kinds or PROMISED in kinds:
        return [Measure(key, "", None) for key, kind in ((POINTS, COUNTED), (PROSPECTS, PROMISED)) if kind in kinds]
    hidden = {share.key for stage in course for share in stage.shares if share.amount == UNKNOWN}
    known = {share.key: share for share in course[-1].shares if share.key not in hidden}
    return [Measure(key, catalogue.texts(game, lang).share(share), share.needed) for key, share in known.items()]


def _amounts(game: Game, one: Stage, measures: list[Measure], players: int) -> dict[str, dict[str, int]]:
    labels = game.nouns["seat"][:players]
    return {
        measure.key: {label: _amount(one.shares, seat, measure.key) for seat, label in enumerate(labels)}
        for measure in measures
    }


def _amount(shares: list[Share], seat: int, measure: str) -> int:
    if measure == POINTS:
        return total(shares, seat)
    if measure == PROSPECTS:
        return total(shares, seat, (COUNTED, PROMISED))
    return sum(share.amount for share in shares if share.seat == seat and share.key == measure)
