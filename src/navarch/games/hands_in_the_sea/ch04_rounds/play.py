"""4 The whole game: rounds of one player after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.procedure import Procedure
from ..box.labels import other
from ..ch03_setup.setup import SetUp
from .round import Round

if TYPE_CHECKING:
    from ..state import HandsState


class Play(Procedure):
    """The whole game: set-up, then alternating rounds, Rome first. [4.A, 4.B]"""

    SEQUENCE: ClassVar = ("set_up", "first", "second", "again")

    def set_up(self, s: HandsState) -> None:
        """3 Game set-up."""
        s.call(SetUp())

    def first(self, s: HandsState) -> None:
        """Rome's round [4.B]."""
        s.call(Round(s.num.first_seat))

    def second(self, s: HandsState) -> None:
        """Carthage's round."""
        s.call(Round(other(s.num.first_seat)))

    def again(self, s: HandsState) -> None:
        """And so on."""
        self.go("first")
