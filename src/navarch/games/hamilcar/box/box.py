"""What lies in the box: cards, Generals, dice and tracks, read once. [1]"""

from __future__ import annotations

from typing import Final

from ....engine.components import Component, Components
from .board import Board
from .effects import TRIGGERS, Effect, effects_of
from .labels import (
    CARD_IDS,
    CARTHAGE,
    DISPLAY_IDS,
    GENERAL_IDS,
    IDS,
    OFFICE_IDS,
    ROME,
    SEAT_IDS,
    SLOT_IDS,
    SPACE_IDS,
    TACTIC_IDS,
)

BOTH: Final = 2
ADMIRAL: Final = 1
ARISTOCRAT: Final = 2
AFRICANUS: Final = 4
TRAITS: Final = {"admiral": ADMIRAL, "aristocrat": ARISTOCRAT, "africanus": AFRICANUS}


class Box:
    """All that the rules ask of the components."""

    def __init__(self, parts: Components) -> None:
        self.board = Board(parts)
        self._generals(parts)
        self._cards(parts)
        self._dice(parts)
        self._tracks(parts)
        self._table(parts.single("attrition_table"))
        self._setup(parts)

    def _generals(self, parts: Components) -> None:
        """Generals with ratings, traits and abilities. [2.2.A1, 2.2.A3]"""
        rows = parts.entries("general", len(GENERAL_IDS))
        self.side = tuple(SEAT_IDS.index(e.word("side", SEAT_IDS)) for e in rows)
        self.strategy = tuple(e.number("strategy_rating", 1, 3) for e in rows)
        self.battle = tuple(e.number("battle_rating", 0, 9) for e in rows)
        self.traits = tuple(
            sum(TRAITS[word] for word in e.words("traits", tuple(TRAITS))) if e.has("traits") else 0 for e in rows
        )
        self.abilities = tuple(effects_of(e, "steps", IDS) for e in rows)
        self.set_aside = sum(1 << i for i, e in enumerate(rows) if e.has("set_aside"))
        self.optional_generals = sum(1 << i for i, e in enumerate(rows) if e.has("optional"))
        self.generals_of = tuple(tuple(g for g in range(len(rows)) if self.side[g] == seat) for seat in (0, 1))
        self.generals_mask: tuple[int, ...] = (_mask(self.generals_of[0]), _mask(self.generals_of[1]))
        self.named = tuple(e.number("turn_track", 1, 7) if e.has("turn_track") else 0 for e in rows)

    def _cards(self, parts: Components) -> None:
        """Strategy and Tactic Cards. [2.4.A1, 2.4.A2, 2.4.A3, 2.4.A4, 2.4.A5, 2.4.A6, 2.4.A7, 2.4.A8, 2.4.B1]"""
        rows = parts.entries("strategy_card", len(CARD_IDS))
        self.ops = tuple(e.number("ops", 1, 3) for e in rows)
        self.card_side = tuple(_card_side(e) for e in rows)
        self.counter = tuple(e.flag("counter_event") for e in rows)
        self.olive = tuple(e.flag("breaks_truce") for e in rows)
        self.leaves_game = sum(1 << i for i, e in enumerate(rows) if e.flag("remove_after_event"))
        self.ships = tuple(e.number("ships", 0, 2) for e in rows)
        self.infantry = tuple(e.flag("raise_troops") for e in rows)
        self.triggers = tuple(e.words("trigger", TRIGGERS) if e.has("trigger") else () for e in rows)
        self.card_effects = tuple(effects_of(e, "steps", IDS) for e in rows)
        self.playable_if = tuple(e.word("playable_if") if e.has("playable_if") else "" for e in rows)
        self.conditional = sum(1 << i for i, word in enumerate(self.playable_if) if word)
        self.deck = sum(1 << i for i, e in enumerate(rows) if not e.has("in_deck"))
        self.optional_cards = sum(1 << i for i, e in enumerate(rows) if isinstance(e.value("in_deck"), str))
        self.campaigns = sum(
            1 << i for i, effects in enumerate(self.card_effects) if effects and effects[0].generals > 1
        )
        self.triggered: dict[str, tuple[int, ...]] = {
            word: (self._counter_events(word, ROME), self._counter_events(word, CARTHAGE)) for word in TRIGGERS
        }
        self.event_cards: tuple[int, ...] = tuple(
            _mask(
                tuple(i for i, counter in enumerate(self.counter) if not counter and self.card_side[i] in (BOTH, seat))
            )
            for seat in (ROME, CARTHAGE)
        )
        tactics = parts.entries("tactic_card", len(TACTIC_IDS))
        self.tactic_step = tuple(
            e.word("step", ("battle", "immediately", "engage", "enemy", "any_time")) for e in tactics
        )
        self.tactic_effect = tuple(effects_of(e, "steps", IDS)[0] for e in tactics)
        self.weather_points = self._step(rows, "bad_weather", "movement_points").value  # [17.1#32b]
        self.flamen_price = self._step(rows, "flamen_martialis", "activation_cost").cost  # [17.1#56a]
        self.citadel_points = self._step(rows, "citadel", "place_citadel").siege_points  # [17.1#46a]

    def _counter_events(self, trigger: str, seat: int) -> int:
        """Counter Events of a trigger whose colour lets that side use them, as a mask. [2.4.A3, 2.4.A7]"""
        found = 0
        for card, words in enumerate(self.triggers):
            if trigger in words and self.card_side[card] in (BOTH, seat):
                found |= 1 << card
        return found

    def _step(self, rows: list[Component], card: str, op: str) -> Effect:
        """The step of a card whose number other rules ask for."""
        number = CARD_IDS.index(card)
        for effect in self.card_effects[number]:
            if effect.op == op:
                return effect
        raise rows[number].refuse(f"needs the step {op}")

    def _dice(self, parts: Components) -> None:
        """All dice but the classic one. [2.4.C1]"""
        dice = {e.word("id"): e for e in parts.entries("die", 6)}
        if dice["classic"].numbers("faces", 1, 6) != (1, 2, 3, 4, 5, 6):
            raise dice["classic"].refuse("the classic die shows 1 to 6")
        self.naval_die = tuple(_face(f, ("rome", "carthage")) for f in _faces(dice["naval"]))
        self.siege_white = tuple(_face(f, ("loss", "point")) for f in _faces(dice["siege_white"]))
        self.siege_red = tuple(_face(f, ("loss", "point")) for f in _faces(dice["siege_red"]))
        self.small_die = tuple(_face(f, ("horse", "figure", "circle")) for f in _faces(dice["battle_small"]))
        self.large_die = tuple(_face(f, ("horse", "figure", "circle")) for f in _faces(dice["battle_large"]))

    def _tracks(self, parts: Components) -> None:
        """Turn Track, Seamanship Track and Miat. [2.1.K1, 15.3.A7, 15.4.A2]"""
        turns = parts.entries("turn", parts.single("meta").number("turns", 1, 20))
        self.turns = len(turns)
        self.cards_dealt = (0, *(e.number("cards_dealt", 1, 20) for e in turns))
        self.price = (0, *(e.number("mercenary_cost", 0, 7) for e in turns))
        self.entry_turn = next((e.number("turn") for e in turns if e.has("mercenary_entry")), 0)
        levels = parts.entries("seamanship", 4)
        self.range = (0, *(e.number("naval_movement", 1, 9) for e in levels))
        self.symbols = (0, *(e.number("carthaginian_symbols", 0, 9) for e in levels))
        self.level_roll = (0, *(e.number("battle_roll", -9, 9) for e in levels))
        self.level_africa = ("", *(e.word("rome_to_africa") for e in levels))
        self.level_storms = (0, *(e.number("extra_storms_cruel_sea", 0, 9) for e in levels))
        self.level_keeps = (False, *(e.flag("keeps_supremacy_at_turn_end") for e in levels))
        self.level_ships = (0, *(e.number("min_ready_warships", 0, 10) for e in levels))
        miat = parts.single("miat")
        self.miat_centre = 1 << SLOT_IDS.index(miat.word("warlike_needs", SLOT_IDS))
        self.warlike_min = miat.number("warlike_min", 1, 7)
        if miat.words("spaces") != SLOT_IDS:
            raise miat.refuse("spaces are the places of the Miat and cannot be renamed")
        self.miat_links = tuple(_link(row) for row in miat.rows("links"))
        regular = miat.table("regular")
        self.regular_cus = regular.number("cu", 0, 9)
        self.regular_warships = regular.number("warships", 0, 9)
        self.regular_draws = regular.number("generals_drawn", 0, 9)
        pieces = parts.single("components")
        self.elephants = pieces.number("elephant_counters", 0, 9)
        self.supply_trains = pieces.number("supply_trains", 0, 99)
        self.siege_trains = pieces.number("siege_trains", 0, 9)
        warships = pieces.table("warships")
        self.warships: tuple[int, ...] = (warships.number("rome", 1, 20), warships.number("carthage", 1, 20))

    def _table(self, e: Component) -> None:
        """The Attrition Table with its Naval and Storm columns and its row marks. [15.2.1]"""
        rows = e.rows("rows")
        self.losses = tuple(row.numbers("losses", 0, 9) for row in rows)
        self.column_min = e.numbers("column_min", 1, 99)
        columns = e.words("columns")
        naval = e.table("naval_columns")
        self.naval_columns = tuple(columns.index(naval.word(name, columns)) for name in ("I", "II", "III", "IV", "V"))
        self.storm_column = columns.index(e.word("storm_column", columns))
        names = tuple(row.word("die") for row in rows)
        self.elephant_rows = tuple(names.index(name) for name in e.words("elephant_rows", names))
        self.tactic_row = names.index(e.word("tactic_card_row", names))
        self.corvus_row = names.index(e.word("corvus_row", names))
        self.supremacy_row = names.index(e.word("supremacy_row", names))

    def _setup(self, parts: Components) -> None:
        """The set-up of both sides, stack by stack."""
        self.setup = tuple(_stack(e) for e in parts.entries("setup"))
        marks = parts.single("setup_markers")
        self.start_miat = sum(1 << SLOT_IDS.index(name) for name in marks.words("pc_miat", SLOT_IDS))
        self.start_supremacy = SEAT_IDS.index(marks.word("naval_supremacy", SEAT_IDS))
        display = parts.single("provincial_display")
        if display.words("slots") != DISPLAY_IDS:
            raise display.refuse("slots are the entries of the Provincial Display and cannot be renamed")

    def row(self, die: int) -> int:
        """The row of the Attrition Table for a modified die."""
        return max(0, min(len(self.losses) - 1, die - 1))

    def column(self, size: int) -> int:
        """The column of the Attrition Table for a number of CUs or Units."""
        found = 0
        for i, least in enumerate(self.column_min):
            if size >= least:
                found = i
        return found

    def ability(self, general: int, op: str) -> Effect | None:
        """What a General's card says of that kind, if anything."""
        for effect in self.abilities[general]:
            if effect.op == op:
                return effect
        return None


class Stack:
    """One stack of the set-up: what a side starts with in a space, or (space -1) in its At Port box."""

    def __init__(self, e: Component) -> None:
        self.seat = SEAT_IDS.index(e.word("side", SEAT_IDS))
        self.space = SPACE_IDS.index(e.word("space")) if e.word("space") in SPACE_IDS else -1
        self.cu = _optional(e, "cu")
        self.elephants = _optional(e, "elephants")
        self.trains = _optional(e, "st")
        self.ready = _optional(e, "warships_ready")
        self.spent = _optional(e, "warships_spent")
        self.general = GENERAL_IDS.index(e.word("general", GENERAL_IDS)) if e.has("general") else -1
        self.office = OFFICE_IDS.index(e.word("office", OFFICE_IDS)) if e.has("office") else 0


def _stack(e: Component) -> Stack:
    return Stack(e)


def _optional(e: Component, key: str) -> int:
    return e.number(key, 0, 99) if e.has(key) else 0


def _card_side(e: Component) -> int:
    word = e.word("side", (*SEAT_IDS, "both"))
    return BOTH if word == "both" else SEAT_IDS.index(word)


def _faces(e: Component) -> list[Component]:
    faces = e.rows("faces")
    if len(faces) != 6:
        raise e.refuse("faces must be a list of six")
    return faces


def _face(face: Component, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(_optional(face, name) for name in names)


def _link(row: Component) -> tuple[int, int, int]:
    gives = row.table("gives")
    mask = sum(1 << SLOT_IDS.index(name) for name in row.words("between", SLOT_IDS))
    return mask, _optional(gives, "cu"), _optional(gives, "general")


def _mask(numbers: tuple[int, ...]) -> int:
    return sum(1 << number for number in numbers)
