"""Wishes that cannot be granted."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.game import Game
from ...text import Names
from . import catalogue
from .phrases import phrase


class Refused(Exception):
    """A wish that cannot be granted: a phrase of the server, or the reasons of the rules."""

    def __init__(self, key: str = "", reasons: list[Reason] | None = None) -> None:
        super().__init__(key or str(reasons))
        self.key = key
        self.reasons = reasons or []

    def words(self, game: Game | None, lang: str, names: Names | None = None) -> tuple[str, str]:
        """The message and the rule that forbids."""
        if self.reasons and game is not None:
            texts = catalogue.texts(game, lang)
            said = " ".join(texts.reason(reason, names) for reason in self.reasons)
            return said, self.reasons[0].rule
        return phrase(self.key, lang), ""
