"""17.1 #32 Bad Weather sends a General back and undoes what he took or left. [17.1#32a, 17.1#32b, 17.1#32c]

That it limits the General and not the Units stands in `ch02_concepts/weariness.py` [17.1#32e].
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..box.labels import AREAS
from ..ch02_concepts.areas import members
from ..ch02_concepts.generals import station
from ..ch02_concepts.units import add_sts
from ..kinds import NOTHING, Group
from ..state import HamilcarState


class Regrouping(NamedTuple):
    """What he took along from a space (or left there: below 0), and who joined or left him there.

    An ST that he destroyed was left in no space.
    """

    space: int
    cu: int
    el: int
    st: int
    joined: int
    left: int


PARTS: Final = 6  # of a Regrouping, one after the other in the trail


def weather_open(s: HamilcarState) -> bool:
    """Whether the card can shorten this move: he has gone too far, and nothing was resolved out there. [17.1#32a]"""
    return s.moved > s.box.weather_points and not s.past_return


def note_resolved(s: HamilcarState) -> None:
    """Something was resolved; beyond the point of return the card comes too late from now on. [17.1#32a]"""
    if s.moved > s.box.weather_points:
        s.past_return = 1


def note_regrouping(s: HamilcarState, space: int, before: Group, after: Group) -> None:
    """Beyond the point of return it is noted who was taken along or left behind. [17.1#32b]"""
    if s.moved > s.box.weather_points:
        s.trail += Regrouping(
            space=space,
            cu=after[0] - before[0],
            el=after[1] - before[1],
            st=after[2] - before[2],
            joined=after[3] & ~before[3],
            left=before[3] & ~after[3],
        )


def note_destroyed(s: HamilcarState, space: int, aside: bool) -> None:
    """Beyond the point of return an ST was destroyed, one of the Army or one that lay aside. [17.1#32b, 2.3.D4a]"""
    if aside:
        note_regrouping(s, space, (0, 0, 0, 0), (0, 0, 1, 0))
    note_regrouping(s, NOTHING, (0, 0, 1, 0), (0, 0, 0, 0))


def noted_regroupings(s: HamilcarState) -> list[Regrouping]:
    """All that was noted, the last first."""
    return [Regrouping(*s.trail[i : i + PARTS]) for i in range(len(s.trail) - PARTS, -1, -PARTS)]


def undo_regrouping(s: HamilcarState, seat: int, here: int, group: Group) -> Group:
    """Pieces taken along or left behind beyond the point of return go back. What is left is the Army."""
    cu, el, st, generals = group
    for noted in noted_regroupings(s):
        if noted.space == NOTHING:
            add_sts(s, seat, here, -noted.st)
            st -= noted.st
            s.tell("17.1#32b", "train-again", seat)
            continue
        for kind_list, change in ((s.cu, noted.cu), (s.st, noted.st)):
            kind_list[seat * AREAS + here] -= change
            kind_list[seat * AREAS + noted.space] += change
        if noted.el:
            s.el[here] -= noted.el
            s.el[noted.space] += noted.el
        cu, el, st = cu - noted.cu, el - noted.el, st - noted.st
        for general in members(noted.joined):
            station(s, general, noted.space)
        for general in members(noted.left):
            station(s, general, here)
        generals = (generals & ~noted.joined) | noted.left
    s.trail = []
    return cu, el, st, generals
