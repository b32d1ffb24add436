"""Kinds of values: how the ints of a state are written with names and read back.

`number`, `seat`, a noun domain, `set D` (a bit mask), `list K`, `D: K` (one flat list indexed by D).
"""

from __future__ import annotations

from typing import Annotated

from .errors import BadGame, BadSave, quoted

# How a procedure's field says its kind; a game has more of them for its own nouns, in its `kinds.py`.
Number = Annotated[int, "number"]
Numbers = Annotated[list[int], "list number"]
Seat = Annotated[int, "seat"]
Seats = Annotated[int, "set seat"]

LARGEST = 1 << 256
LONGEST_LIST = 100_000


class Kind:
    """A plain number."""

    def __init__(self) -> None:
        self.is_list = False
        self.is_nested = False

    def width(self, seats: int) -> int:
        """How many places of a flat list one value takes."""
        return 1

    def write(self, value: object, seats: int) -> object:
        """The value with names."""
        return value

    def read(self, said: object, seats: int, where: str) -> object:
        """The value again; refuses what does not fit."""
        if not isinstance(said, int) or isinstance(said, bool) or abs(said) > LARGEST:
            raise BadSave(where, f"{quoted(said)} is not a number")
        return said

    def empty(self) -> object:
        """The value that stands for nothing."""
        return 0

    def nothing(self) -> object:
        """How nothing is written, which a table leaves out."""
        return 0


class NounKind(Kind):
    """One of a domain's labels; -1 is nothing."""

    def __init__(self, domain: str, labels: tuple[str, ...]) -> None:
        super().__init__()
        self.domain = domain
        self.labels = labels
        self.index = {label: i for i, label in enumerate(labels)}

    def empty(self) -> object:
        """No label."""
        return -1

    def nothing(self) -> object:
        """No label."""
        return None

    def write(self, value: object, seats: int) -> object:
        """The label, or None."""
        assert isinstance(value, int)
        return None if value < 0 else self.labels[value]

    def read(self, said: object, seats: int, where: str) -> object:
        """The label's number."""
        if said is None:
            return -1
        if not isinstance(said, str) or said not in self.index:
            raise BadSave(where, f"{quoted(said)} is no {self.domain}")
        found = self.index[said]
        if self.domain == "seat" and found >= seats:
            raise BadSave(where, f"{said!r} is not in this game of {seats}")
        return found


class SetKind(Kind):
    """A bit mask over a domain, written as a list of labels."""

    def __init__(self, item: NounKind) -> None:
        super().__init__()
        self.item = item

    def nothing(self) -> object:
        """No labels."""
        return []

    def write(self, value: object, seats: int) -> object:
        """The labels of the bits that are set."""
        assert isinstance(value, int)
        written: list[str] = []
        while value:
            low = value & -value
            written.append(self.item.labels[low.bit_length() - 1])
            value ^= low
        return written

    def read(self, said: object, seats: int, where: str) -> object:
        """The mask."""
        if not isinstance(said, list):
            raise BadSave(where, "a list of names is needed")
        mask = 0
        for label in said:
            number = self.item.read(label, seats, where)
            assert isinstance(number, int)
            if number < 0 or mask >> number & 1:
                raise BadSave(where, f"{quoted(label)} stands twice or is nothing")
            mask |= 1 << number
        return mask


class ListKind(Kind):
    """A list of any length."""

    def __init__(self, item: Kind) -> None:
        super().__init__()
        self.item = item
        self.is_list = True
        self.is_nested = item.is_list

    def empty(self) -> object:
        """No items."""
        return []

    def nothing(self) -> object:
        """No items."""
        return []

    def write(self, value: object, seats: int) -> object:
        """Each item with names."""
        assert isinstance(value, list)
        return [self.item.write(one, seats) for one in value]

    def read(self, said: object, seats: int, where: str) -> object:
        """Each item again."""
        if not isinstance(said, list) or len(said) > LONGEST_LIST:
            raise BadSave(where, "a list is needed")
        return [self.item.read(one, seats, f"{where}[{i}]") for i, one in enumerate(said)]


class TableKind(Kind):
    """A flat list indexed by a domain, written as an object."""

    def __init__(self, index: NounKind, item: Kind) -> None:
        super().__init__()
        self.index = index
        self.item = item
        self.is_list = True
        self.is_nested = item.is_list and not isinstance(item, TableKind)

    def nothing(self) -> object:
        """No rows."""
        return {}

    def rows(self, seats: int) -> tuple[str, ...]:
        """The labels that index the table in a game of so many seats."""
        return self.index.labels[:seats] if self.index.domain == "seat" else self.index.labels

    def width(self, seats: int) -> int:
        """The length of the flat list."""
        return len(self.rows(seats)) * self.item.width(seats)

    def write(self, value: object, seats: int) -> object:
        """An object of one entry a label; what is nothing, zero or empty is left out."""
        assert isinstance(value, list)
        item = self.item
        if isinstance(item, TableKind):
            step = item.width(seats)
            value = [value[i : i + step] for i in range(0, len(value), step)]
        empty = item.empty()
        nothing = item.nothing()
        written: dict[str, object] = {}
        for label, part in zip(self.rows(seats), value, strict=True):
            if part != empty:  # most rows are: not worth a call
                said = item.write(part, seats)
                if said != nothing:
                    written[label] = said
        return written

    def read(self, said: object, seats: int, where: str) -> object:
        """The flat list again."""
        rows = self.rows(seats)
        if not isinstance(said, dict) or not set(said) <= set(rows):
            raise BadSave(where, f"the entries can only be {', '.join(rows)}")
        flat: list[object] = []
        for label in rows:
            value = self.item.read(said.get(label, self.item.nothing()), seats, f"{where}.{label}")
            if isinstance(self.item, TableKind):
                assert isinstance(value, list)
                flat.extend(value)
            else:
                flat.append(value)
        return flat


def kind_of(spec: str, nouns: dict[str, tuple[str, ...]], where: str) -> Kind:
    """Read a kind from its text, such as `seat: set oar`."""
    spec = spec.strip()
    if ":" in spec:
        index, rest = spec.split(":", 1)
        return TableKind(_noun(index.strip(), nouns, where), kind_of(rest, nouns, where))
    if spec.startswith("list "):
        return ListKind(kind_of(spec[5:], nouns, where))
    if spec.startswith("set "):
        return SetKind(_noun(spec[4:].strip(), nouns, where))
    if spec == "number":
        return Kind()
    return _noun(spec, nouns, where)


def _noun(domain: str, nouns: dict[str, tuple[str, ...]], where: str) -> NounKind:
    if domain not in nouns:
        raise BadGame(f"{where}: {domain!r} is no noun domain of this game")
    return NounKind(domain, nouns[domain])
