"""The features of a field: how many floats it takes, what each is called, and who may see it.

A field is a table over none, one or several domains with something in each of its rows: a number, a noun, a set or a
list. Seats are told as the viewer sees them: `me`, then `plus1` to the left, so that one network plays every seat.
"""

from __future__ import annotations

from .errors import BadGame
from .kind import Kind, ListKind, NounKind, SetKind, TableKind

# What stands in a row.
NUMBER = 0
NOUN = 1
SEAT = 2
SET = 3
SEATS = 4
NOUNS = 5  # a list of nouns, in its order
SEAT_LIST = 6
NUMBERS = 7  # a list of numbers
OTHERS = 8  # a list of something else, of which only the length is told

LISTED = 8  # so many numbers of a list are told, from its beginning

# Who may see a field of the state or of a procedure, as SECRET of its class says it; else everybody sees it.
OWN = "own"  # the seat whose row it is; the others nothing
OWN_COUNTED = "own, counted"  # the others see how much it is
COUNTED = "counted"  # nobody; all see how much it is
HIDDEN = "hidden"  # nobody
ASKED = "asked"  # of a procedure's field: the seat that is asked now
SECRECIES = (OWN, OWN_COUNTED, COUNTED, HIDDEN, ASKED)
SECRET_IF = " if "  # `own if hidden_reserve`: only in games with that option


class Feature:
    """One field of the state or of a procedure, and where its ints go in the tensor."""

    def __init__(self, name: str, kind: Kind, players: int, base: int, secret: str, options: dict[str, int]) -> None:
        self.name = name
        self.players = players
        self.base = base
        self.is_table = isinstance(kind, TableKind)
        self.index: list[NounKind] = []  # the domains of the table, from the outside in
        while isinstance(kind, TableKind):
            self.index.append(kind.index)
            kind = kind.item
        self.leaf, self.domain = _leaf(kind)
        self.item = self._item_width()  # of one row
        self.rows = 1
        for domain in self.index:
            self.rows *= extent(domain, players)
        said, _, condition = secret.partition(SECRET_IF)
        if said and (said not in SECRECIES or (condition and condition not in options)):
            raise BadGame(f"{name}: {secret!r} does not say who may see it")
        if said in (OWN, OWN_COUNTED) and not (self.index and self.index[0].domain == "seat"):
            raise BadGame(f"{name}: {secret!r}, and its rows are not those of seats")
        self.secret = said
        self.only_if = options[condition] if condition else -1  # the option with which it is secret
        self.counts = extent(self.index[0], players) if self.index and self.index[0].domain == "seat" else 1
        self.is_counted = said in (OWN_COUNTED, COUNTED)
        self.sizes = base + self.rows * self.item  # where it is told how much there is, where that is told
        self.width = self.rows * self.item + (self.counts if self.is_counted else 0)
        self.places = [self._places(viewer, False) for viewer in range(players)]
        self.seen_places = [self._places(viewer, bool(said)) for viewer in range(players)]

    def _item_width(self) -> int:
        if self.leaf in (NUMBER, OTHERS):
            return 1
        if self.leaf == NUMBERS:
            return LISTED + 1
        assert self.domain is not None
        labels = extent(self.domain, self.players)
        return labels + 1 if self.leaf in (NOUNS, SEAT_LIST) else labels

    def _places(self, viewer: int, secret: bool) -> list[int]:
        """For each row, in the order of the state, where the viewer finds it; -1 where it is kept from the viewer."""
        found: list[int] = []
        inner = self.rows // self.counts
        for row in range(self.rows):
            rest, place, step = row, 0, 1
            for domain in reversed(self.index):
                size = extent(domain, self.players)
                at = rest % size
                rest //= size
                if domain.domain == "seat":
                    at = (at - viewer) % self.players
                place += at * step
                step *= size
            owned = self.secret in (OWN, OWN_COUNTED) and row // inner == viewer
            found.append(-1 if secret and not owned else self.base + place * self.item)
        return found

    def row_names(self) -> list[str]:
        """What each row is called, in the order of the tensor."""
        names = [self.name]
        for domain in self.index:
            names = [f"{name}.{label}" for name in names for label in labels_of(domain, self.players)]
        return names

    def item_names(self) -> list[str]:
        """What is added to the name of a row for each of its floats."""
        if self.leaf == NUMBER:
            return [""]
        if self.leaf == OTHERS:
            return [".length"]
        if self.leaf == NUMBERS:
            return [*(f".{place + 1}" for place in range(LISTED)), ".length"]
        assert self.domain is not None
        sign = "=" if self.leaf in (NOUN, SEAT) else "#" if self.leaf in (NOUNS, SEAT_LIST) else "."
        names = [sign + label for label in labels_of(self.domain, self.players)]
        return [*names, ".length"] if self.leaf in (NOUNS, SEAT_LIST) else names

    def names(self) -> list[str]:
        """What each float is called."""
        found = [row + item for row in self.row_names() for item in self.item_names()]
        if self.is_counted:
            if self.counts == 1:
                found.append(f"{self.name}.size")
            else:
                found.extend(f"{self.name}.{label}.size" for label in relative_seats(self.players))
        return found

    def entity(self) -> NounKind | None:
        """Whose feature it is in the entity form: of the nouns that it tells of, before the seats; None: of no noun."""
        seat: NounKind | None = None
        for domain in self.index:
            if domain.domain != "seat":
                return domain
            seat = domain
        if self.domain is not None and self.domain.domain != "seat":
            return self.domain
        return self.domain or seat


def _leaf(kind: Kind) -> tuple[int, NounKind | None]:
    """What stands in a row, and its domain."""
    if isinstance(kind, NounKind):
        return (SEAT if kind.domain == "seat" else NOUN), kind
    if isinstance(kind, SetKind):
        return (SEATS if kind.item.domain == "seat" else SET), kind.item
    if isinstance(kind, ListKind):
        item = kind.item
        if isinstance(item, NounKind):
            return (SEAT_LIST if item.domain == "seat" else NOUNS), item
        if isinstance(item, (SetKind, ListKind, TableKind)):
            return OTHERS, None
        return NUMBERS, None
    return NUMBER, None


def extent(domain: NounKind, players: int) -> int:
    """How many nouns of a domain there are in a game of so many players."""
    return players if domain.domain == "seat" else len(domain.labels)


def labels_of(domain: NounKind, players: int) -> list[str]:
    """The nouns of a domain by their names; seats by where they sit from the viewer."""
    return relative_seats(players) if domain.domain == "seat" else list(domain.labels)


def relative_seats(players: int) -> list[str]:
    """The seats from the viewer on: `me`, and the others by how many places further they sit."""
    return ["me", *(f"plus{distance}" for distance in range(1, players))]
