"""Positions by hand: pieces, cards and tracks of a position are changed by their names, and its totals stay in step.

A part of a position is named as dumps name it: `gold.red`, `hand.rome`, `legions.egypt.gallia`.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from .errors import BadEdit, BadSave, quoted
from .kind import Kind, TableKind
from .piles import WHOLE, Piles, Spot, domain_of, rows_of
from .playout import random_playout
from .save import read_question
from .state import State

if TYPE_CHECKING:
    from .game import Game

REHEARSALS = 3
LONGEST_REHEARSAL = 20_000

Stocks = dict[str, int | list[int]]  # field -> what must lie there, by all that lies elsewhere


class Edit:
    """A position being changed. What cannot be done is refused with `BadEdit`, and then nothing has changed."""

    def __init__(self, game: Game, position: State | dict[str, object]) -> None:
        self.game = game
        first = position.clone() if isinstance(position, State) else game.restore(position)
        if first.over:
            raise BadEdit("the position", "the game is over")
        self._first = first
        self._now = first.clone()
        self._piles = {domain: Piles(game, domain, first.players) for domain in game.piles}
        self._totals = {domain: piles.totals(first) for domain, piles in self._piles.items()}

    # ---- changing ----

    def set(self, where: str, value: object) -> Edit:
        """Say what stands somewhere, as a dump says it; pieces come from where they lay, and go to their stock."""
        spot = self._spot(where)
        self._refuse_stock(spot)
        try:
            read = spot.kind.read(value, self._now.players, where)
        except BadSave as error:
            raise BadEdit(where, error.reason) from error
        s = self._now.clone()
        spot.write(s, read)
        self._balance(s, spot)
        self._now = s
        return self

    def clear(self, where: str) -> Edit:
        """Nothing stands there any more."""
        return self.set(where, self._spot(where).kind.nothing())

    def put(self, where: str, what: str) -> Edit:
        """Lay a piece somewhere, from wherever it lies now."""
        spot = self._spot(where)
        piece = self._piece(spot, what)
        s = self._now.clone()
        if spot.holds(s, piece) and not isinstance(spot.kind, TableKind):
            raise BadEdit(where, f"{what} lies there already")
        spot.put(s, piece)
        self._balance(s, spot)
        self._now = s
        return self

    def move(self, source: str, target: str, what: str | int = 1) -> Edit:
        """Bring a piece, by its name, or so many of them from one place to another."""
        here, there = self._spot(source), self._spot(target)
        s = self._now.clone()
        if isinstance(what, str):
            piece = self._piece(here, what)
            if self._piece(there, what) != piece or domain_of(here.kind) != domain_of(there.kind):
                raise BadEdit(target, f"holds other pieces than {source}")
            if not here.holds(s, piece):
                raise BadEdit(source, f"{what} does not lie there")
            here.take(s, piece)
            there.put(s, piece)
            self._balance(s, there)
        else:
            self._move_count(s, here, there, what)
        self._now = s
        return self

    def _move_count(self, s: State, here: Spot, there: Spot, count: int) -> None:
        have, there_now = here.read(s), there.read(s)
        is_count = type(here.kind) is Kind and type(there.kind) is Kind
        if not is_count or not isinstance(have, int) or not isinstance(there_now, int):
            raise BadEdit(here.name, f"{here.name} and {there.name} are not both numbers: name the piece")
        if isinstance(count, bool) or not 0 < count <= have:
            raise BadEdit(here.name, f"{quoted(count)} cannot be taken from {have}")
        here.write(s, have - count)
        there.write(s, there_now + count)

    def ask(self, under_way: list[dict[str, object]], choice: str, asked: list[str]) -> Edit:
        """Say what is under way, the innermost procedure last, which question it asks, and who owes an answer.

        What is not said of a procedure is nothing. The pieces that it rests on are laid out before.
        """
        sealed: dict[str, object] = {seat: [] for seat in asked} if len(asked) > 1 else {}
        stack = [{**self._nothing_yet(said), **said} for said in under_way]
        s = self._now.clone()
        s.pending, s.sealed, s.known = 0, [], None
        try:
            read_question(self.game, s, {"stack": stack, "choice": choice, "asked": asked, "sealed": sealed})
        except BadSave as error:
            raise BadEdit(error.entry, error.reason) from error
        self._now = s
        return self

    def _nothing_yet(self, said: dict[str, object]) -> dict[str, object]:
        outline = self.game.by_name.get(str(said.get("procedure")))
        if outline is None:
            return {}  # which is refused when the position is read
        return {field: kind.nothing() for field, kind in zip(outline.fields, outline.kinds, strict=True)}

    # ---- the result ----

    def done(self, rehearsals: int = REHEARSALS) -> State:
        """The position, with every stock in step; refused where the rules could not go on from it.

        That is tried by so many random games.
        """
        s = self._now.clone()
        self.game.follow(s, self._first)
        self._restock(s)
        try:
            found = self.game.restore(self.game.dump(s))
        except BadSave as error:
            raise BadEdit(error.entry, error.reason) from error
        self._rehearse(found, rehearsals)
        return found

    def _restock(self, s: State) -> None:
        for field, wanted in self.game.stocks(s).items():
            kind = self.game.field_kinds[field]
            if isinstance(wanted, list) and isinstance(kind, TableKind):
                for number, label in zip(wanted, kind.rows(s.players), strict=True):
                    if number < 0:
                        raise BadEdit(f"{field}.{label}", f"{-number} more are elsewhere than there are")
            setattr(s, field, wanted)

    def _rehearse(self, s: State, rehearsals: int) -> None:
        """Play on from it at random: what is under way may rest on something that was taken away."""
        for seed in range(rehearsals):
            trial = s.clone()
            try:
                random_playout(trial, random.Random(seed), LONGEST_REHEARSAL)
                broken = self.game.check(trial)
            except Exception as error:  # whatever a rule stumbles over
                raise BadEdit("the position", f"the rules do not go on from it: {quoted(error)}") from error
            if broken:
                raise BadEdit("the position", f"the rules do not go on from it: {broken}")

    # ---- names ----

    def _spot(self, where: str) -> Spot:
        field, *labels = where.split(".")
        if field not in self.game.field_kinds:
            raise BadEdit(where, f"no field {quoted(field)}; there are {', '.join(self.game.field_kinds)}")
        spot = Spot(field, self.game.field_kinds[field], WHOLE, field)
        for label in labels:
            kind = spot.kind
            if not isinstance(kind, TableKind):
                raise BadEdit(where, f"{spot.name} has no parts")
            rows = kind.rows(self._now.players)
            if label not in rows:
                raise BadEdit(where, f"{quoted(label)} is none of {', '.join(rows)}")
            spot = rows_of(spot, kind, self._now.players)[rows.index(label)]
        return spot

    def _piece(self, spot: Spot, what: str) -> int:
        domain = domain_of(spot.kind)
        if not domain:
            raise BadEdit(spot.name, "is no place for a piece: name one of its parts, or set it")
        labels = self.game.nouns[domain]
        if what not in labels:
            raise BadEdit(spot.name, f"{quoted(what)} is no {domain}")
        piece = labels.index(what)
        if domain == "seat" and piece >= self._now.players:
            raise BadEdit(spot.name, f"{what!r} is not in this game of {self._now.players}")
        return piece

    def _refuse_stock(self, spot: Spot) -> None:
        if spot.field in self.game.stocks(self._first):
            raise BadEdit(spot.name, "holds what lies nowhere else: say what lies elsewhere")

    # ---- pieces ----

    def _balance(self, s: State, changed: Spot) -> None:
        """Pieces that are there once too often leave where they lay before; those that lie nowhere go to the stock."""
        for domain, piles in self._piles.items():
            wanted = self._totals[domain]
            for piece, count in enumerate(piles.totals(s)):
                most = max(wanted[piece], 1) if piles.has_nowhere else wanted[piece]
                for _ in range(most, count):
                    self._take_elsewhere(s, piles, piece, changed)
                for _ in range(count, 0 if piles.has_nowhere else most):
                    self._to_stock(s, piles, piece, changed)

    def _take_elsewhere(self, s: State, piles: Piles, piece: int, changed: Spot) -> None:
        for spot in piles.where(s, piece):
            if not spot.overlaps(changed, s.players):
                spot.take(s, piece)
                return
        raise BadEdit(changed.name, f"there is no other {self.game.nouns[piles.domain][piece]} to bring there")

    def _to_stock(self, s: State, piles: Piles, piece: int, changed: Spot) -> None:
        assert piles.stock is not None
        if piles.stock.overlaps(changed, s.players):
            label = self.game.nouns[piles.domain][piece]
            raise BadEdit(changed.name, f"say where {label} goes instead: move it, or put it there")
        piles.stock.put(s, piece)


def out_of_step(s: State, stocks: Stocks) -> str:
    """The first stock that does not hold what lies nowhere else; empty when all do."""
    for field, wanted in stocks.items():
        kind, found = s.game.field_kinds[field], getattr(s, field)
        if found != wanted:
            said, due = kind.write(found, s.players), kind.write(wanted, s.players)
            return f"{field} is {said} where {due} lies nowhere else"
        if isinstance(wanted, list) and min(wanted) < 0:
            return f"{field} holds less than nothing: {kind.write(wanted, s.players)}"
    return ""
