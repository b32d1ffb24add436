"""The position of a table as it is told to each of its watchers; what several see alike is encoded once."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..words.decisions import Decisions
from ..words.log import LogWords
from ..words.messages import (
    ClockWords,
    EarlierDecision,
    Gathering,
    OfferWords,
    PledgedLot,
    Position,
    Prompt,
    SeatTold,
    UndoState,
)
from ..words.phrases import phrase
from ..words.seen_state import SeenState, result_in_words
from . import orders
from .chronicled_positions import Look, chronicled_position
from .sitting import lots_awaited, seating_of
from .table import Table, going_on

Scene = tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]  # prompt, actions and view


class Positions:
    """All `position` messages of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.log_words = LogWords(table.game)
        self._changes = table.changes  # of the table when the rest was worked out
        self._without_names: dict[frozenset[int], LogWords] = {}
        self._scenes: dict[tuple[int | None, str, frozenset[int]], Scene] = {}
        self._rollbacks: dict[tuple[int, str], list[EarlierDecision] | None] = {}
        self._decisions = Decisions(table.game)
        self.told_time: Callable[[], ClockWords | None] = lambda: None

    def position(
        self,
        seat: int | None,
        held: tuple[int, ...],
        lang: str,
        since: int,
        hidden: frozenset[int] = frozenset(),
    ) -> Position:
        """The position seen from a seat (None: by a spectator), with the log from line `since` on; those whom its
        reader has blocked are named by what they play.
        """
        self._forget_what_changed()
        table, match = self.table, self.table.match
        if table.chronicle is not None:
            return chronicled_position(table, table.chronicle, Look(match.ply, seat, held, lang, since))
        lines = self.log_words.heard(match.lines, seat)
        prompt, actions, view = self._scene(seat, lang, hidden)
        log_words, names = self._log_words(hidden), table.names(hidden)
        seats = table.game.nouns["seat"]
        return Position(
            match.ply,
            seats[seat] if seat is not None else None,
            [seats[mine] for mine in held],
            [seats[other] for other in match.to_act],
            prompt,
            actions,
            view,
            log_words.entries(lines, min(since, len(lines)), lang, names),
            len(lines),
            self._undo(seat, lang, hidden),
            match.over,
            result_in_words(table.game, match.result, lang),
            table.players(lang, hidden),
            orders.told(match, table.kept.seats[seat]) if seat is not None else None,
            self._gathering() if match.waits else None,
            self._is_forced(seat),
            self.told_time(),
            table.kept.rated,
            table.kept.rematch or "",
        )

    def _is_forced(self, seat: int | None) -> bool:
        table, match = self.table, self.table.match
        if seat is None or table.halt is not None or match.waits or table.kept.seats[seat].left:
            return False
        return match.game.forced(match.state, seat) >= 0

    def _forget_what_changed(self) -> None:
        if self._changes != self.table.changes:
            self._changes = self.table.changes
            self._scenes.clear()
            self._rollbacks.clear()

    def _log_words(self, hidden: frozenset[int]) -> LogWords:
        """The log as it is worded for those from whom these names are hidden."""
        if not hidden:
            return self.log_words
        return self._without_names.setdefault(hidden, LogWords(self.table.game))

    def _scene(self, seat: int | None, lang: str, hidden: frozenset[int]) -> Scene:
        found = self._scenes.get((seat, lang, hidden))
        if found is None:
            scene = SeenState(self.table.game, self.table.match.state, seat, lang, self.table.names(hidden))
            is_played = self.table.halt is None and not self.table.match.waits
            found = self._scenes[seat, lang, hidden] = scene.encoded() if is_played else self._not_played(scene)
        return found

    def _not_played(self, scene: SeenState) -> Scene:
        """Nothing can be played: the table waits for its lots, or for what its players decide about changed rules."""
        halt, view = self.table.halt, scene.view()
        if halt is None:
            prompt = self._waiting(scene)
        else:
            rules = ", ".join(f"{rule} {scene.texts.rule(rule)[0]}" for rule in halt.rules) or "?"
            prompt = Prompt(phrase("rules-changed", scene.lang, rules=rules), halt.rules[0] if halt.rules else "")
            if halt.views is not None:
                view = halt.views[-1 if scene.seat is None else scene.seat]
        return msgspec.Raw(msgspec.json.encode(prompt)), msgspec.Raw(b"[]"), msgspec.Raw(msgspec.json.encode(view))

    def _waiting(self, scene: SeenState) -> Prompt:
        """For whom the first dice wait."""
        kept = self.table.kept
        free = [seat.seat for seat in kept.seats if seat.kind == "open"]
        late = free or lots_awaited(kept)
        who = ", ".join(scene.player(seat) if seat >= 0 else phrase("host", scene.lang) for seat in late)
        return Prompt(phrase("seats-open" if free else "lots-awaited", scene.lang, who=who), "")

    def _gathering(self) -> Gathering:
        table = self.table
        seats, kept = table.game.nouns["seat"], table.kept
        lots = [
            PledgedLot(seats[lot.seat] if lot.seat >= 0 else None, lot.pledge, bool(lot.drawn))
            for lot in kept.lots or ()
        ]
        free = [seats[seat.seat] for seat in kept.seats if seat.kind == "open"]
        seating = seating_of(kept)
        sat = [SeatTold(chair.name, chair.holder) for chair in seating.chairs]
        return Gathering(table.match.record.commitment, free, sat, lots, seating.pledged())

    def _undo(self, seat: int | None, lang: str, hidden: frozenset[int]) -> UndoState:
        match, halted = self.table.match, self.table.halt is not None
        if seat is None:
            return UndoState(halted, False, None, self._offer(seat, lang, hidden))
        if (seat, lang) not in self._rollbacks:
            self._rollbacks[seat, lang] = self._earlier(seat, lang)
        free = not match.over and not halted and match.can_undo(seat)
        return UndoState(halted, free, self._rollbacks[seat, lang], self._offer(seat, lang, hidden))

    def _earlier(self, seat: int, lang: str) -> list[EarlierDecision] | None:
        """Where the game can go back to at the wish of that seat; where it is halted, how it can go on."""
        match, halt = self.table.match, self.table.halt
        if halt is None:
            return None if match.over else self._decisions.of(match.record.entries, seat, lang)
        keys = ("halted-back", "halted-finish")
        plies = going_on(halt, match)
        return [EarlierDecision(ply, phrase(key, lang)) for key, ply in zip(keys, plies, strict=False)]

    def _offer(self, seat: int | None, lang: str, hidden: frozenset[int]) -> OfferWords | None:
        """What waits for consent, with what a rollback would cancel as far as this seat's log tells."""
        table = self.table
        offer = table.kept.summary.offer
        if offer is None:
            return None
        seats = table.game.nouns["seat"]
        cancels: list[str] = []
        if offer.kind == "rollback":
            lines = self.log_words.heard(table.match.lines, seat)
            first = next((i for i, line in enumerate(lines) if line.ply > offer.to), len(lines))
            told = self._log_words(hidden).entries(lines, first, lang, table.names(hidden))
            cancels = [entry.text for entry in told]
        return OfferWords(
            offer.id,
            offer.kind,
            seats[offer.by] if offer.by >= 0 else None,
            offer.to,
            seats[offer.to] if offer.kind in ("seat", "seat_to_bot") else None,
            cancels,
            [seats[asked] for asked in offer.asks],
            [seats[agreed] for agreed in offer.consents],
            {seats[number]: rank for number, rank in enumerate(offer.ranks)},
        )
