"""Positions as tensors: made from the kinds of a game's fields, from one seat's point of view.

`Codec(game, players).encode(state, seat, out)` fills a buffer of float32 with everything that the seat may know: the
state's fields, the procedures under way, and the question that is asked. `names` says what each float is.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

from .errors import BadGame
from .features import (
    NOUN,
    NUMBER,
    NUMBERS,
    OTHERS,
    SEAT,
    SEAT_LIST,
    SEATS,
    SET,
    Feature,
    labels_of,
    relative_seats,
)
from .procedure import Outline
from .state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from .game import Game

GLOBAL = "global"  # the entity of all that belongs to no noun

# The bits of every byte.
_BITS = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


class Told:
    """A tensor by those of its places at which something else than 0 stands; of a place told twice the last counts."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.values: list[int] = []

    def put(self, place: int, value: int) -> None:
        """Write one number."""
        if value != 0:
            self.places.append(place)
            self.values.append(value)


class Filled(Told):
    """The same in a buffer that holds all places."""

    def __init__(self, out: memoryview[float]) -> None:
        super().__init__()
        self.out = out

    def put(self, place: int, value: int) -> None:
        """Write one number."""
        if value != 0:
            self.out[place] = value


class UnderWay:
    """Where it stands that a procedure of a class is under way, before which step, and with what fields."""

    def __init__(self, outline: Outline, players: int, base: int) -> None:
        self.outline = outline
        self.base = base
        self.features: list[Feature] = []
        at = base + 2 + len(outline.step_names)  # how many are under way, and which step is next, or none
        for name, kind in zip(outline.fields, outline.kinds, strict=True):
            secret = outline.secret.get(name, "")
            feature = Feature(f"{outline.name}.{name}", kind, players, at, secret, {})
            self.features.append(feature)
            at += feature.width
        self.end = at

    def names(self) -> list[str]:
        """What each float is called."""
        name = self.outline.name
        steps = [f"{name}.next={step}" for step in (*self.outline.step_names, "nothing")]
        return [name, *steps, *(text for feature in self.features for text in feature.names())]


class Entity:
    """A domain in the entity form: one row for each noun, the same columns for all; each is a place in the tensor."""

    def __init__(self, name: str, rows: list[str]) -> None:
        self.name = name
        self.rows = rows
        self.columns: list[str] = []
        self.places: list[list[int]] = [[] for _ in rows]  # row -> the place of each of its columns


class Codec:
    """Fills tensors for the games of one number of players."""

    def __init__(self, game: Game, players: int = 0) -> None:
        self.game = game
        self.players = players or game.default_players
        if self.players not in game.players:
            raise BadGame(f"{game.title} is not played by {players}")
        self.choices: dict[str, int] = {}
        self.own_answers: list[int] = [-1] * game.space.size
        self.sealed_actions: list[int] = []
        self.features: list[Feature] = []
        self.under_way: dict[str, UnderWay] = {}
        self.asked_at = self._lay_out_choices(len(game.options))  # each seat, chance, and nobody
        self.answered_at = self.asked_at + self.players + 2
        at = self._lay_out_answers(self.answered_at + self.players)
        at = self._lay_out_fields(at)
        for name, outline in game.by_name.items():
            self.under_way[name] = UnderWay(outline, self.players, at)
            at = self.under_way[name].end
        self.width = at
        self.blank: memoryview[float] = memoryview(array("f", [0.0]) * at)

    def _lay_out_choices(self, at: int) -> int:
        for outline in self.game.outlines.values():
            for choice in outline.choices:
                self.choices[choice] = at
                at += 1
        return at

    def _lay_out_answers(self, at: int) -> int:
        for verb in self.game.space.verbs:
            if verb.name in self.game.sealed:
                for code in range(verb.first, verb.first + verb.size):
                    self.own_answers[code] = at
                    self.sealed_actions.append(code)
                    at += 1
        return at

    def _lay_out_fields(self, at: int) -> int:
        game = self.game
        secret = type(game.blank(self.players, game.parse_options(None))).SECRET
        unknown = set(secret) - set(game.field_kinds)
        if unknown:
            raise BadGame(f"SECRET names no fields of the state: {', '.join(sorted(unknown))}")
        for name, kind in game.field_kinds.items():
            feature = Feature(name, kind, self.players, at, secret.get(name, ""), game.option_index)
            self.features.append(feature)
            at += feature.width
        return at

    def new(self) -> memoryview[float]:
        """A buffer of the right length and kind."""
        return memoryview(array("f", [0.0]) * self.width)

    def encode(self, s: State, seat: int, out: memoryview[float]) -> None:
        """Fill a buffer with what the seat may know."""
        out[:] = self.blank
        self._tell(s, seat, Filled(out))

    def told(self, s: State, seat: int) -> Told:
        """What the seat may know, without the many places at which nothing stands."""
        told = Told()
        self._tell(s, seat, told)
        return told

    def _tell(self, s: State, seat: int, told: Told) -> None:
        self._question(s, seat, told)
        for feature in self.features:
            value = getattr(s, feature.name)
            if feature.secret and (feature.only_if < 0 or s.options[feature.only_if]):
                put(feature, value, seat, feature.seen_places[seat], told)
                if feature.is_counted:
                    put_size(feature, value, seat, told)
            else:
                put(feature, value, seat, feature.places[seat], told)
        self._procedures(s, seat, told)

    def _procedures(self, s: State, seat: int, told: Told) -> None:
        """What is under way: of each class the one nearest to the question, and how many there are."""
        counts: dict[str, int] = {}
        for procedure in reversed(s.stack):
            outline = procedure.outline
            assert outline is not None
            counts[outline.name] = counts.get(outline.name, 0) + 1
            if counts[outline.name] > 1:
                continue
            there = self.under_way[outline.name]
            told.put(there.base + 1 + procedure.at, 1)
            names = outline.fields
            features = there.features
            for i in range(len(names)):
                if not features[i].secret or s.actor == seat:
                    put(features[i], getattr(procedure, names[i]), seat, features[i].places[seat], told)
        for name, count in counts.items():
            told.put(self.under_way[name].base, count)

    def _question(self, s: State, seat: int, told: Told) -> None:
        """The options, what is asked of whom, who has sealed an answer, and what oneself has sealed."""
        players = self.players
        for i in range(len(s.options)):
            told.put(i, s.options[i])
        choice = s.choice
        if choice is not None:
            told.put(self.choices[choice.name], 1)
        at = self.asked_at
        if s.actor == CHANCE:
            told.put(at + players, 1)
        elif s.actor == NOBODY:
            told.put(at + players + 1, 1)
        elif not s.pending:
            told.put(at + (s.actor - seat) % players, 1)
        if s.sealed:
            self._sealed(s, seat, told)

    def _sealed(self, s: State, seat: int, told: Told) -> None:
        """Who is still asked, who has answered, and what oneself has answered."""
        players, at = self.players, self.asked_at
        for other in range(players):
            if s.pending >> other & 1:
                told.put(at + (other - seat) % players, 1)
            elif s.sealed[other]:
                told.put(self.answered_at + (other - seat) % players, 1)
        answers = s.sealed[seat]
        for code in sorted(set(answers)):
            place = self.own_answers[code]
            if place < 0:
                raise BadGame(f"{self.game.space.text(code)!r} is sealed, and `sealed` of the game does not name it")
            told.put(place, answers.count(code))

    # ---- names and the entity form ----

    @property
    def names(self) -> list[str]:
        """What each float is called."""
        seats = relative_seats(self.players)
        found = [f"option.{option.name}" for option in self.game.options]
        found += [f"question={choice}" for choice in self.choices]
        found += [f"asked.{who}" for who in (*seats, "chance", "nobody")]
        found += [f"answered.{seat}" for seat in seats]
        found += [f"sealed.{self.game.space.text(code)}" for code in self.sealed_actions]
        for feature in self.features:
            found += feature.names()
        for there in self.under_way.values():
            found += there.names()
        return found

    def entities(self) -> list[Entity]:
        """The same tensor by nouns: each place of it stands in exactly one row and column."""
        found: dict[str, Entity] = {GLOBAL: Entity(GLOBAL, [GLOBAL])}
        told = [*self.features, *(feature for there in self.under_way.values() for feature in there.features)]
        loose = set(range(self.width))
        for feature in told:
            domain = feature.entity()
            if domain is not None:
                name = domain.domain
                if name not in found:
                    found[name] = Entity(name, labels_of(domain, self.players))
                loose.difference_update(add_columns(found[name], feature))
        names = self.names
        places = sorted(loose)
        found[GLOBAL].columns = [names[place] for place in places]
        found[GLOBAL].places = [places]
        return list(found.values())


def add_columns(entity: Entity, feature: Feature) -> list[int]:
    """Add a feature to its entity; gives the places of the tensor that it has taken."""
    names = feature.names()[: feature.rows * feature.item]
    shape = [len(labels_of(domain, feature.players)) for domain in feature.index]
    axis = next((i for i, domain in enumerate(feature.index) if domain.domain == entity.name), -1)
    taken: list[int] = []
    if axis < 0:  # the nouns are what stands in the rows
        size = len(entity.rows)
        for row in range(feature.rows):
            text = names[row * feature.item]
            entity.columns.append(text[: len(text) - len(entity.rows[0]) - 1])
            for noun in range(size):
                place = feature.base + row * feature.item + noun
                entity.places[noun].append(place)
                taken.append(place)
        return taken
    inner = feature.item
    for size in shape[axis + 1 :]:
        inner *= size
    size = shape[axis]
    outer = feature.rows * feature.item // (inner * size)
    for first in range(outer):
        for last in range(inner):
            at = first * size * inner + last
            entity.columns.append(names[at].replace(f".{entity.rows[0]}", "", 1))
            for noun in range(size):
                place = feature.base + at + noun * inner
                entity.places[noun].append(place)
                taken.append(place)
    return taken


# ---- the ints of one field ----


def put(feature: Feature, value: object, seat: int, places: list[int], told: Told) -> None:
    """Write a field as its viewer sees it."""
    if not feature.is_table:
        if places[0] >= 0:
            put_item(feature, value, seat, places[0], told)
        return
    assert isinstance(value, list)
    if feature.leaf == NUMBER:
        put_numbers(value, places, told)
    elif feature.leaf in (NOUN, SEAT):
        put_nouns(value, places, told, seat if feature.leaf == SEAT else 0, feature.item)
    else:
        for i in range(len(value)):
            if value[i] and places[i] >= 0:
                put_item(feature, value[i], seat, places[i], told)


def put_numbers(rows: list[int], places: list[int], told: Told) -> None:
    """Write a table of numbers: most are 0."""
    for i in range(len(rows)):
        number = rows[i]
        if number != 0 and places[i] >= 0:
            told.put(places[i], number)


def put_nouns(rows: list[int], places: list[int], told: Told, first: int, size: int) -> None:
    """Write a table of nouns, counted round from the first one."""
    for i in range(len(rows)):
        noun = rows[i]
        if noun >= 0 and places[i] >= 0:
            told.put(places[i] + (noun - first) % size, 1)


def put_item(feature: Feature, value: object, seat: int, place: int, told: Told) -> None:
    """Write one row."""
    leaf = feature.leaf
    if leaf > SEATS:
        assert isinstance(value, list)
        told.put(place + feature.item - 1, len(value))
        put_list(feature, value, seat, place, told)
        return
    assert isinstance(value, int)
    if leaf == NUMBER:
        told.put(place, value)
    elif leaf in (SET, SEATS):
        put_set(value, leaf, seat, feature.players, place, told)
    elif value >= 0:
        told.put(place + (value if leaf == NOUN else (value - seat) % feature.players), 1)


def put_list(feature: Feature, items: list[int], seat: int, place: int, told: Told) -> None:
    """Write the first numbers of a list, or where in it each noun stands, counted from 1."""
    if feature.leaf == NUMBERS:
        for i in range(min(len(items), feature.item - 1)):
            told.put(place + i, items[i])
    elif feature.leaf != OTHERS:
        for i in range(len(items)):
            noun = items[i]
            if noun >= 0:
                told.put(place + ((noun - seat) % feature.players if feature.leaf == SEAT_LIST else noun), i + 1)


def put_set(mask: int, leaf: int, seat: int, players: int, place: int, told: Told) -> None:
    """Write the members of a set."""
    if leaf == SEATS:
        for other in range(players):
            if mask >> other & 1:
                told.put(place + (other - seat) % players, 1)
        return
    while mask != 0:
        part = mask & 0xFFFFFFFF
        at = place
        while part != 0:
            byte = part & 255
            if byte:
                for bit in _BITS[byte]:
                    told.put(at + bit, 1)
            part >>= 8
            at += 8
        mask >>= 32
        place += 32


def put_size(feature: Feature, value: object, seat: int, told: Told) -> None:
    """Write how much there is of what not everybody sees, for each seat or in all."""
    if not feature.is_table:
        told.put(feature.sizes, size_of(feature, value))
        return
    assert isinstance(value, list)
    inner = feature.rows // feature.counts
    for row in range(feature.counts):
        total = 0
        for i in range(row * inner, (row + 1) * inner):
            total += size_of(feature, value[i])
        place = (row - seat) % feature.players if feature.counts > 1 else 0
        told.put(feature.sizes + place, total)


def size_of(feature: Feature, value: object) -> int:
    """How much one row holds: its number, its members, or whether there is a noun."""
    if isinstance(value, list):
        return len(value)
    assert isinstance(value, int)
    if feature.leaf == NUMBER:
        return value
    if feature.leaf in (SET, SEATS):
        return value.bit_count()
    return 1 if value >= 0 else 0


# ---- for the laws ----


def tensor(game: Game, s: State, seat: int) -> memoryview[float]:
    """What a seat may know of a position, in a buffer of its own."""
    codec = game.codec(s.players)
    out = codec.new()
    codec.encode(s, seat, out)
    return out


def differing(game: Game, s: State, other: State, seat: int) -> list[str]:
    """The features in which two positions differ for a seat."""
    mine, theirs = tensor(game, s, seat), tensor(game, other, seat)
    return [name for i, name in enumerate(game.codec(s.players).names) if mine[i] != theirs[i]]
