"""Where VP come from: by what everybody was told of the track, and the parts of the final count."""

from __future__ import annotations

from ....engine.account import CONDITION, COUNTED, PROMISED, Share
from ....engine.event import Event
from ..box.labels import CARTHAGE, ENDINGS, ROME, SICILY, other
from ..box.sets import count
from ..ch06_ending.final_points import FinalPoints, final_count
from ..state import HandsState

# What moves a marker on the VP track, by its event: key, rule, gain or loss, and which argument tells the points.
SOURCES = {
    "campaign-points": ("campaign", "4.1.E", 1, 1),
    "gained-points": ("events", "4.7.C", 1, 1),
    "pillage-points": ("pillaged", "5.3.4.J", -1, 1),
    "deus-invoked": ("deus", "7.2.B", -1, 2),
}
RULE_OF_PART = ("6.2.S1", "6.2.S2", "6.2.S3", "6.2.S5", "6.2.S6")  # of the parts of FinalPoints


def account(s: HandsState, told: list[Event]) -> list[Share]:
    """Both players' points, part by part, and how near they are to an automatic victory."""
    shares = _on_the_track(s, told)
    counted_up = s.over and s.ending in ENDINGS  # an automatic victory counts the track alone [6.1.D]
    if counted_up or not s.over:
        for seat in (ROME, CARTHAGE):
            shares.extend(_final_count(s, seat, COUNTED if counted_up else PROMISED))
    for seat in (ROME, CARTHAGE):
        shares.extend(_victories(s, seat))
    return shares


def _on_the_track(s: HandsState, told: list[Event]) -> list[Share]:
    """The track, by source and turn; points of before the log have no source."""
    shares: list[Share] = []
    left = s.points[:]
    turn = 1
    for event in told:
        if event.key == "turn-begins":
            turn = event.args[0]
        elif event.key in SOURCES:
            key, rule, sign, place = SOURCES[event.key]
            seat, points = event.args[0], sign * event.args[place]
            left[seat] -= points
            if points:
                shares.append(Share(seat, key, rule, points, turn=turn))
    for seat in (ROME, CARTHAGE):
        if left[seat]:
            shares.append(Share(seat, "earlier", "4.1.E", left[seat]))
    return shares


def _final_count(s: HandsState, seat: int, kind: int) -> list[Share]:
    """What the end of the game adds. [6.2.S1 to 6.2.S7]"""
    added = zip(FinalPoints._fields, RULE_OF_PART, final_count(s, seat), strict=True)
    return [Share(seat, f"final-{part}", rule, points, kind=kind) for part, rule, points in added if points]


def _victories(s: HandsState, seat: int) -> list[Share]:
    """A lead on the track, and all of Sicily. [6.1.D, 6.1.E]"""
    lead = max(0, s.points[seat] - s.points[other(seat)])
    sicily = s.board.of_region[SICILY]
    return [
        Share(seat, "lead", "6.1.D", lead, kind=CONDITION, needed=s.num.winning_lead),
        Share(seat, "sicily", "6.1.E", count(s.held[seat] & sicily), kind=CONDITION, needed=count(sicily)),
    ]
