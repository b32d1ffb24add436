"""The earlier decisions of each seat, which it may offer to go back before."""

from __future__ import annotations

from ...engine.game import Game
from ...engine.record import RULES, UNDO, Entry, read_passage
from ...engine.state import CHANCE
from . import catalogue
from .messages import EarlierDecision

LISTED = 12


class _Decision:
    """An action that stands, worded once for each language."""

    __slots__ = ("_text", "_words", "ply")

    def __init__(self, ply: int, text: str) -> None:
        self.ply = ply
        self._text = text
        self._words: dict[str, EarlierDecision] = {}

    def words(self, game: Game, lang: str) -> EarlierDecision:
        said = self._words.get(lang)
        if said is None:
            text = catalogue.action(game, lang, game.space.code(self._text)).text
            said = self._words[lang] = EarlierDecision(self.ply, text)
        return said


class Decisions:
    """The decisions of a record that stand, by seat, followed as it grows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._entries: list[Entry] | None = None
        self._seen = 0
        self._ply = 0
        self._seats: dict[int, list[_Decision]] = {}
        self._listed: dict[tuple[int, str], tuple[_Decision, list[EarlierDecision]]] = {}  # by their newest one

    def of(self, entries: list[Entry], seat: int, lang: str) -> list[EarlierDecision] | None:
        """The newest decisions of a seat, newest first; None where it has made none."""
        self._read(entries)
        decisions = self._seats.get(seat)
        if not decisions:
            return None
        newest, listed = self._listed.get((seat, lang), (None, []))
        if newest is not decisions[-1]:  # all before it are what they were when it was made
            listed = [decision.words(self.game, lang) for decision in reversed(decisions[-LISTED:])]
            self._listed[seat, lang] = (decisions[-1], listed)
        return listed

    def _read(self, entries: list[Entry]) -> None:
        """Only what is new is looked at."""
        if self._entries is not entries or self._seen > len(entries):
            self._entries, self._seen, self._ply, self._seats = entries, 0, 0, {}
        for entry in entries[self._seen :]:
            if entry.actor > CHANCE:
                self._seats.setdefault(entry.actor, []).append(_Decision(self._ply, entry.text))
            if entry.actor >= CHANCE:
                self._ply += 1
            elif entry.actor == UNDO:
                self._go_back(int(entry.text))
            elif entry.actor == RULES and read_passage(entry.text).position is not None:
                self._seats = {}  # nothing goes back before it
        self._seen = len(entries)

    def _go_back(self, ply: int) -> None:
        self._ply = ply
        for decisions in self._seats.values():
            while decisions and decisions[-1].ply >= ply:
                decisions.pop()
