"""5.6.4 Pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import Reason
from ..actions import PASS
from ..box.labels import PASSED
from ..ch02_components.silver import earn

if TYPE_CHECKING:
    from ..state import HandsState


def why_pass(s: HandsState, _seat: int) -> Reason | None:
    """Once in a round [5.6.4.B, 4.2.D]."""
    return Reason("5.6.4.B", "passed-already") if s.deeds & PASSED else None


def pass_options(s: HandsState, menu: list[int]) -> None:
    """Do nothing."""
    if not s.deeds & PASSED:
        menu.append(PASS)


def pass_by(s: HandsState, seat: int) -> None:
    """5.6.4 Nothing is done, for 1 Silver [5.6.4.A]."""
    s.deeds |= PASSED
    earn(s, seat, s.num.pass_gain)
    s.tell("5.6.4.A", "passed", seat, s.num.pass_gain)
