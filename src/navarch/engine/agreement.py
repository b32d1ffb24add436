"""Whether a game that was played by other rules follows those of today, and if not, from where on and by which rule."""

from __future__ import annotations

import json
import zlib
from typing import NamedTuple

from .action import BadAction
from .chance import Committed
from .event import Event, Reason
from .game import Game
from .match import Line
from .record import Entry, Record, end_by, ending_in, first_state, floor, opening_of, result_of, standing
from .state import CHANCE, State

Mark = dict[str, int]  # a checksum for each field of a position


class Disagreement(NamedTuple):
    """The last position that agrees, and the rules by which what follows it differs, as far as can be told."""

    ply: int
    rules: tuple[str, ...]


class Traces(NamedTuple):
    """What was kept of a game while it was played: its log up to a ply, and marks of some positions."""

    log: list[Line]
    ply: int
    marks: dict[int, Mark]
    to_act: tuple[int, ...] | None = None  # who was asked at the end


NOTHING_KEPT = Traces([], -1, {})


def mark_of(position: dict[str, object]) -> Mark:
    """The mark of a dump: fields that come later, or go, leave the others as they are."""
    fields = position["fields"]
    assert isinstance(fields, dict)
    return {name: zlib.crc32(json.dumps(value, sort_keys=True).encode()) for name, value in fields.items()}


def disagreement(game: Game, record: Record, secret: bytes | None, traces: Traces) -> Disagreement | None:
    """Play all that stands once more: legal actions, the dice of the secret, the same log, the same positions.

    A log that differs is only a suspicion: where a later position agrees, the rules tell the same in other events.
    """
    comparison = _Comparison(game, record, secret, traces)
    for ply in range(comparison.lowest, len(comparison.numbers)):
        found = comparison.step(ply)
        if found is not None:
            return found
    return comparison.compare_end()


def last_decision(record: Record, ply: int) -> int:
    """The last position up to there in which a seat was asked: dice are not thrown again alone.

    Where not even the set-up agrees there is none, and chance is asked in the position that is answered.
    """
    stood, lowest = record.standing(), floor(record)[1]
    while ply > lowest and (ply == len(stood) or stood[ply].actor == CHANCE):
        ply -= 1
    return ply


class _Comparison:
    def __init__(self, game: Game, record: Record, secret: bytes | None, traces: Traces) -> None:
        self.record = record
        self.chance = Committed(secret, 0, opening_of(record.entries)) if secret is not None else None
        self.marks = traces.marks
        self.to_act = traces.to_act
        self.known = traces.ply
        self.told: dict[int, list[Event]] = {}
        for line in traces.log:
            self.told.setdefault(line.ply, []).append(line.event)
        self.numbers = standing(record.entries)
        self.lowest = self.agreed = floor(record)[1]
        self.suspected: Disagreement | None = None  # since when the log differs, with no position agreeing after it
        self.draws = [0]  # before each entry, how often chance had been asked
        for entry in record.entries:
            self.draws.append(self.draws[-1] + (entry.actor == CHANCE))
        self.state = first_state(game, record)
        self.state.listening = True
        self.state.events = []

    def step(self, ply: int) -> Disagreement | None:
        """The action after so many: the same position before it, the same right to it, the same events."""
        found = self.compare_position(ply)
        if found is not None:
            return found
        s, number = self.state, self.numbers[ply]
        entry = self.record.entries[number]
        rule = self._refusal(entry, self.draws[number])
        if rule is not None:
            is_chance_asked = entry.actor != CHANCE and CHANCE in s.to_act()  # in this position no seat stands
            agreed = max(self.lowest, ply - 1) if is_chance_asked else ply
            return self.suspected or Disagreement(agreed, (rule,) if rule else ())
        s.play_for(entry.actor, s.game.space.code(entry.text))
        events, s.events = s.events, []
        told = self.told.get(ply + 1, [])
        if ply < self.known and events != told and self.suspected is None:
            self.suspected = Disagreement(ply, _rules(told, events))
        return None

    def compare_position(self, ply: int) -> Disagreement | None:
        """With a mark of it, where one was kept."""
        mark = self.marks.get(ply)
        if mark is None:
            return None
        now = mark_of(self.state.dump())
        if any(mark[name] != now[name] for name in mark if name in now):
            return self.suspected or Disagreement(self.agreed, ())
        self.agreed = ply
        self.suspected = None
        return None

    def compare_end(self) -> Disagreement | None:
        """With the last position, who was asked in it, and the result."""
        s, ply = self.state, len(self.numbers)
        found = self.compare_position(ply)
        ending = ending_in(self.record.entries, self.record.players)
        if ending is not None and not s.over:
            end_by(s, ending)
        asked = self.to_act is not None and tuple(s.to_act()) != self.to_act
        ended = self.record.result is not None and (not s.over or result_of(s) != self.record.result)
        if found is None and self.suspected is None and (asked or ended):
            rule = s.choice.rule if s.choice is not None else s.ending_rule
            return Disagreement(max(self.lowest, ply - 1), (rule,))
        return found or self.suspected

    def _refusal(self, entry: Entry, draws: int) -> str | None:
        """The rule by which this entry would not come now; None when it would."""
        s = self.state
        choice = s.choice
        if choice is None:
            return s.ending_rule
        try:
            code = s.game.space.code(entry.text)
        except BadAction:
            return choice.rule
        if entry.actor not in s.to_act() or code not in s.legal_for(entry.actor):
            return _forbidding(s, entry.actor, code)
        if entry.actor == CHANCE and self.chance is not None:
            self.chance.index = draws
            return choice.rule if self.chance.choose(s) != code else None
        return None


def _forbidding(s: State, actor: int, code: int) -> str:
    """The rule against an action of a seat that is asked, else that of the question."""
    choice = s.choice
    assert choice is not None
    if actor >= 0 and actor in s.to_act() and choice.why is not None:
        verb = s.game.space.verb_of(code)
        reason: Reason | None = choice.why(s.stack[-1], s, actor, verb.first, code - verb.first)
        if reason is not None and reason.rule:
            return reason.rule
    return choice.rule


def _rules(told: list[Event], events: list[Event]) -> tuple[str, ...]:
    """The rules of the first event that came and would not come now, and of the one that would."""
    for number in range(max(len(told), len(events))):
        pair = [side[number] if number < len(side) else None for side in (told, events)]
        if pair[0] != pair[1]:
            return tuple(dict.fromkeys(event.rule for event in pair if event is not None))
    return ()
