"""17.1 #32 Bad Weather sends a General back and undoes what he took or left. [17.1#32a, 17.1#32b, 17.1#32c]"""

from __future__ import annotations

from ..box.labels import AREAS
from ..ch02_concepts.areas import members
from ..kinds import Group
from ..state import HamilcarState


def weather_open(s: HamilcarState) -> bool:
    """Whether the card can shorten this move: he has gone too far, and nothing was resolved out there. [17.1#32a]"""
    return s.moved > s.box.weather_points and not s.past_return


def note_regrouping(s: HamilcarState, space: int, before: Group, after: Group) -> None:
    """Beyond the point of return it is noted who was taken along or left behind. [17.1#32b]"""
    if s.moved > s.box.weather_points:
        s.trail += [space, after[0] - before[0], after[1] - before[1], after[2] - before[2], after[3] & ~before[3],
                    before[3] & ~after[3]]  # fmt: skip


def undo_regrouping(s: HamilcarState, seat: int, here: int, group: Group) -> Group:
    """Pieces taken along or left behind beyond the point of return go back. What is left is the Army."""
    cu, el, st, generals = group
    trail = s.trail
    for i in range(len(trail) - 6, -1, -6):
        space, more_cu, more_el, more_st, joined, left = trail[i : i + 6]
        for kind_list, change in ((s.cu, more_cu), (s.st, more_st)):
            kind_list[seat * AREAS + here] -= change
            kind_list[seat * AREAS + space] += change
        if more_el:
            s.el[here] -= more_el
            s.el[space] += more_el
        cu, el, st = cu - more_cu, el - more_el, st - more_st
        for general in members(joined):
            s.place[general] = space
        for general in members(left):
            s.place[general] = here
        generals = (generals & ~joined) | left
    s.trail = []
    return cu, el, st, generals
