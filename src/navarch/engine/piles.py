"""Where the pieces of a domain lie: cards in decks, hands and displays, each of them in one place.

A game names the places of a domain once, as fields of its state, in the order in which a piece is looked for. The first
is where a piece goes that is taken away from another: a deck, a discard pile, or `""` where it is then nowhere. With
`chart_card unless chart_status fulfilled` a cell counts only while the one beside it does not say so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import BadGame
from .kind import Kind, ListKind, NounKind, SetKind, TableKind

if TYPE_CHECKING:
    from .game import Game
    from .state import State

NOWHERE = ""
WHOLE = -1  # a field that is no table


class Spot:
    """A part of a state: a whole field, a row of a table, or a cell."""

    def __init__(self, field: str, kind: Kind, at: int, name: str) -> None:
        self.field = field
        self.kind = kind
        self.at = at
        self.name = name

    def read(self, s: State) -> object:
        """What stands there."""
        value: object = getattr(s, self.field)
        if self.at == WHOLE:
            return value
        assert isinstance(value, list)
        if isinstance(self.kind, TableKind):
            return value[self.at : self.at + self.kind.width(s.players)]
        return value[self.at]

    def write(self, s: State, value: object) -> None:
        """Put something else there."""
        if self.at == WHOLE:
            setattr(s, self.field, value)
            return
        whole: list[object] = getattr(s, self.field)
        if isinstance(self.kind, TableKind):
            assert isinstance(value, list)
            whole[self.at : self.at + len(value)] = value
        else:
            whole[self.at] = value

    def overlaps(self, other: Spot, players: int) -> bool:
        """Whether both have a cell in common."""
        if self.field != other.field:
            return False
        if WHOLE in (self.at, other.at):
            return True
        return self.at < other.at + other.kind.width(players) and other.at < self.at + self.kind.width(players)

    def holds(self, s: State, piece: int) -> int:
        """How many pieces of that number lie there."""
        value = self.read(s)
        if isinstance(value, int):
            return value >> piece & 1 if isinstance(self.kind, SetKind) else int(value == piece)
        assert isinstance(value, list)
        return int(value[piece]) if isinstance(self.kind, TableKind) else value.count(piece)

    def put(self, s: State, piece: int) -> None:
        """One more of them; in a cell for one it takes the place of whatever lay there."""
        value = self.read(s)
        if isinstance(value, int):
            self.write(s, value | 1 << piece if isinstance(self.kind, SetKind) else piece)
            return
        assert isinstance(value, list)
        if isinstance(self.kind, TableKind):
            value = value[:]
            value[piece] += 1
            self.write(s, value)
        else:
            self.write(s, [*value, piece])

    def take(self, s: State, piece: int) -> None:
        """One of them less."""
        value = self.read(s)
        if isinstance(value, int):
            self.write(s, value & ~(1 << piece) if isinstance(self.kind, SetKind) else -1)
            return
        assert isinstance(value, list)
        value = value[:]
        if isinstance(self.kind, TableKind):
            value[piece] -= 1
        else:
            value.remove(piece)
        self.write(s, value)


def domain_of(kind: Kind) -> str:
    """The domain of the pieces that a spot of this kind holds; empty where it holds none."""
    if isinstance(kind, SetKind):
        return kind.item.domain
    if isinstance(kind, NounKind):
        return kind.domain
    if isinstance(kind, ListKind) and isinstance(kind.item, NounKind):
        return kind.item.domain
    if isinstance(kind, TableKind) and type(kind.item) is Kind:
        return kind.index.domain
    return ""


class Piles:
    """The places of one domain in a game of so many."""

    def __init__(self, game: Game, domain: str, players: int) -> None:
        self.domain = domain
        self.size = len(game.nouns[domain])
        self.spots: list[Spot] = []
        self._beside: list[
            tuple[str, int]
        ] = []  # for each spot: the field that may say that it does not count, and how
        declared = game.piles[domain]
        self.has_nowhere = declared[0] == NOWHERE
        for said in declared:
            if said != NOWHERE:
                self._declare(game, said, players)
        self.stock = None if self.has_nowhere else self.spots[0]

    def _declare(self, game: Game, said: str, players: int) -> None:
        field, _, condition = said.partition(" unless ")
        beside, _, label = condition.partition(" ")
        if field not in game.field_kinds or (condition and beside not in game.field_kinds):
            raise BadGame(f"the piles of {self.domain!r}: {said!r} names no field")
        number = -1
        if condition:
            kind = game.field_kinds[beside]
            while isinstance(kind, TableKind):
                kind = kind.item
            assert isinstance(kind, NounKind)
            number = kind.index[label]
        before = len(self.spots)
        self._spread(Spot(field, game.field_kinds[field], WHOLE, field), players)
        self._beside += [(beside, number)] * (len(self.spots) - before)

    def _spread(self, spot: Spot, players: int) -> None:
        """The parts of a field that hold pieces."""
        if domain_of(spot.kind) == self.domain:
            self.spots.append(spot)
            return
        if not isinstance(spot.kind, TableKind):
            raise BadGame(f"the piles of {self.domain!r}: {spot.name} holds none")
        for part in rows_of(spot, spot.kind, players):
            self._spread(part, players)

    def counts(self, s: State, number: int) -> bool:
        """Whether what a spot shows lies there."""
        beside, said = self._beside[number]
        if not beside:
            return True
        cells: list[int] = getattr(s, beside)
        return cells[self.spots[number].at] != said

    def where(self, s: State, piece: int) -> list[Spot]:
        """The spots that hold a piece, in the order in which it is looked for."""
        return [spot for i, spot in enumerate(self.spots) if spot.holds(s, piece) and self.counts(s, i)]

    def totals(self, s: State) -> list[int]:
        """How many there are of each piece, in all places together."""
        found = [0] * self.size
        for i, spot in enumerate(self.spots):
            if self.counts(s, i):
                for piece in range(self.size):
                    found[piece] += spot.holds(s, piece)
        return found


def rows_of(spot: Spot, kind: TableKind, players: int) -> list[Spot]:
    """The rows or cells of a table."""
    first, width = max(spot.at, 0), kind.item.width(players)
    labels = kind.rows(players)
    return [Spot(spot.field, kind.item, first + i * width, f"{spot.name}.{label}") for i, label in enumerate(labels)]
