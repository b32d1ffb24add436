"""Positions of Hamilcar written in words, and a match played on from them with dice and draws of one's choice.

Pieces read `rome 3cu 1st duilius`, for each space (or `messana_inside`); all that is not named is off the map.
Cards that are in no hand lie in the discards, so that no window of a Counter Event opens by itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Self

import tests.table
from navarch.engine.procedure import Procedure
from navarch.engine.state import RUNNING
from navarch.games.hamilcar import build
from navarch.games.hamilcar.box.labels import (
    AREA_IDS,
    AREAS,
    BARCA,
    CARD_IDS,
    CARTHAGE,
    CONSUL,
    DICTATOR,
    GENERAL_IDS,
    LEVEL_IDS,
    ON_MAP,
    POOL,
    PROCONSUL,
    ROME,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    STANDING_IDS,
    TACTIC_IDS,
    XANTHIPPUS,
)
from navarch.games.hamilcar.ch02_concepts import areas, control, generals, units
from navarch.games.hamilcar.ch05_2_strategy.strategy import CardPlay, StrategyPhase
from navarch.games.hamilcar.ch05_turn.turn import GameTurn
from navarch.games.hamilcar.ch15_miat_and_africa.miat import miat_count
from navarch.games.hamilcar.kinds import NOTHING
from navarch.games.hamilcar.state import HamilcarState

GAME = build()
BOX = GAME.box
SEATS = ("rome", "carthage")
OFFICES = {"consul": CONSUL, "proconsul": PROCONSUL, "dictator": DICTATOR}


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def area(name: str) -> int:
    return AREA_IDS.index(name)


def general(name: str) -> int:
    return GENERAL_IDS.index(name)


def cards(names: str) -> int:
    return sum(1 << CARD_IDS.index(name) for name in names.split())


def tactics(names: str) -> int:
    return sum(1 << TACTIC_IDS.index(name) for name in names.split())


def seat(name: str) -> int:
    return SEATS.index(name)


def blank(options: dict[str, object] | None = None) -> HamilcarState:
    """The set-up without any pieces, hands or decks: only control, tracks and the Miat are there."""
    s = GAME.new(0, options)
    assert isinstance(s, HamilcarState)
    s.cu = [0] * (2 * AREAS)
    s.el = [0] * AREAS
    s.st = [0] * (2 * AREAS)
    s.st_in_play = 0
    for g in range(len(GENERAL_IDS)):
        if s.standing[g] == ON_MAP:
            generals.station(s, g, -1)
            s.standing[g], s.office[g] = POOL, 0
    s.discard, s.deck = s.deck, 0
    s.ready = [0, 0]
    s.spent = [0, 0]
    return s


def put(s: HamilcarState, where: str, text: str) -> None:
    """Pieces of one side in an area, from words."""
    words = text.split()
    side, at = seat(words[0]), area(where)
    for word in words[1:]:
        number = re.fullmatch(r"(\d+)(cu|el|st)", word)
        if number is not None:
            count, kind = int(number[1]), number[2]
            if kind == "cu":
                s.cu[side * AREAS + at] += count
            elif kind == "st":
                units.add_sts(s, side, at, count)
            else:
                s.el[at] += count
            continue
        name, _, office = word.partition(":")
        generals.place_general(s, general(name), at)
        if side == ROME:
            s.office[general(name)] = OFFICES[office or "consul"]


def set_field(s: HamilcarState, name: str, value: Any) -> None:
    """One field of the position, with names where people write names."""
    if name == "points":
        for where, (count, by) in value.items():
            s.points[space(where)] = count
            s.besieger[space(where)] = seat(by)
        return
    if name == "supremacy":
        value = seat(value)
    elif name in ("ready", "spent", "sunk"):
        value = list(value)
    elif name == "deck":
        value = cards(value)
        s.discard &= ~value
    elif name == "citadel":
        value = space(value)
    assert name in s.FIELDS, f"no field {name!r}"
    setattr(s, name, value)


def position(pieces: Mapping[str, str] | None = None, control: Mapping[str, str | None] | None = None,
             rome: str = "", carthage: str = "", active: str = "rome", options: dict[str, object] | None = None,
             miat: str | None = None, **fields: Any) -> HamilcarState:  # fmt: skip
    """A position in the Strategy Phase in which `active` is to play a card."""
    s = blank(options)
    for where, text in (pieces or {}).items():
        for part in text.split(" + "):
            put(s, where, part)
    for name, owner in (control or {}).items():
        s.control[space(name)] = seat(owner) if owner else -1
        s.tribes &= ~(1 << space(name)) if owner else -1
    s.hand = [cards(rome), cards(carthage)]
    if s.hand[0] & s.hand[1]:  # the same filler named for both sides: Carthage holds another one
        s.hand[1] = s.hand[1] & ~s.hand[0] | cards("unpaid_soldiers")
    s.discard &= ~(s.hand[0] | s.hand[1])
    if miat is not None:
        s.miat = sum(1 << SLOT_IDS.index(slot) for slot in miat.split())
    for name, value in fields.items():
        set_field(s, name, value)
    who = seat(active)
    s.active, s.phase = who, 1
    turn, phase, play = GameTurn(), StrategyPhase(who), CardPlay(who, NOTHING)
    turn.go("winter")
    phase.go("played")
    s.stack = []
    for procedure in (turn, phase, play):
        s.call(procedure)
    s.actor, s.choice, s.known = RUNNING, None, None
    s.run()
    return s


def resume(s: HamilcarState, *procedures: Procedure) -> HamilcarState:
    """The same pieces, but these procedures are under way in the game turn."""
    s.stack = s.stack[:1]
    for procedure in procedures:
        s.call(procedure)
    s.actor, s.choice, s.known = RUNNING, None, None
    s.run()
    return s


class Table(tests.table.Table[HamilcarState]):
    """A match on from a position, spoken to in words: `table.do("rome march messana")`."""

    def __init__(self, pieces: dict[str, str] | None = None, dice: str = "", **more: Any) -> None:
        super().__init__(GAME, position(pieces, **more), dice)
        self.quiet()

    @classmethod
    def on(cls, s: HamilcarState, dice: str = "") -> Table:
        """Go on from a position that is asked something."""
        table = cls.__new__(cls)
        tests.table.Table.__init__(table, GAME, s, dice)
        table.quiet()
        return table

    @classmethod
    def start(cls, dice: str = "", **options: Any) -> Table:
        """The first turn of a whole game."""
        s = GAME.new(0, options)
        assert isinstance(s, HamilcarState)
        return cls.on(s, dice)

    # ---- playing ----

    def quiet(self) -> None:
        """Pass for whoever is asked for a Counter Event without holding one."""
        while self.match.to_act and self.choice in ("reaction", "evasion_by_card", "pursuit_card"):
            if self.legal() != ["pass"]:
                return
            self.match.submit(self.match.to_act[0], "pass")

    def settle(self) -> None:
        """Nobody is kept waiting for a Counter Event that nobody holds."""
        super().settle()
        self.quiet()

    def do(self, *said: str) -> Self:
        """Play actions given as `rome march messana`, several in one text divided by `;`."""
        return super().do(*(words.strip() for text in said for words in text.split(";")))

    def holding(self, rome: str = "", carthage: str = "") -> Self:
        """Give both sides these Tactic Cards."""
        self.s.tactics = [tactics(rome), tactics(carthage)]
        self.s.known = None
        return self

    # ---- pieces ----

    def force(self, who: str, where: str) -> tuple[int, int, int]:
        """CUs with Elephants, Elephants, STs of a side in an area."""
        at, side = area(where), seat(who)
        return units.cus(self.s, side, at), units.elephants(self.s, side, at), units.sts(self.s, side, at)

    def cus(self, who: str, where: str) -> int:
        """CUs of a side in an area."""
        return self.force(who, where)[0]

    def at(self, name: str) -> str | None:
        """The area of a General."""
        place = self.s.place[general(name)]
        return AREA_IDS[place] if place >= 0 else None

    def standing(self, name: str) -> str:
        """Whether a General is on the map, in the pool, out of the game."""
        return STANDING_IDS[self.s.standing[general(name)]]

    def ready(self, who: str) -> int:
        """Ready Warships in the At Port box."""
        return self.s.ready[seat(who)]

    def spent(self, who: str) -> int:
        """Spent Warships in the At Port box."""
        return self.s.spent[seat(who)]

    def sunk(self, who: str) -> int:
        """Warships of a side on the Turn Track."""
        return self.s.sunk[seat(who)]

    def at_sea(self, who: str) -> int:
        """Warships in the At Sea box."""
        return self.s.at_sea[seat(who)]

    def prizes(self, who: str) -> int:
        """Prizes that a side has taken."""
        return self.s.prizes[seat(who)]

    # ---- markers ----

    def control(self, name: str) -> str | None:
        """Who controls a space."""
        owner = self.s.control[space(name)]
        return SEATS[owner] if owner >= 0 else None

    def pcs(self, who: str) -> int:
        """PCs of a side on the map."""
        return control.pcs_on_map(self.s, seat(who))

    def points(self, name: str) -> int:
        """Siege or Subjugation Points on a space."""
        return self.s.points[space(name)]

    @property
    def miat(self) -> int:
        """PCs on the Miat."""
        return miat_count(self.s)

    @property
    def supremacy(self) -> str:
        """Who holds Naval Supremacy."""
        return SEATS[self.s.supremacy]

    @property
    def seamanship(self) -> str:
        """The level of Roman Seamanship."""
        return LEVEL_IDS[self.s.seamanship - 1]

    @property
    def corvi(self) -> bool:
        """Whether Corvi are mounted."""
        return self.s.corvi == 1

    @property
    def truce(self) -> bool:
        """Whether a Truce is in force."""
        return self.s.truce == 1

    @property
    def turn(self) -> int:
        """The Game Turn."""
        return self.s.turn

    @property
    def mp(self) -> int:
        """Movement Points that the moving General has left."""
        return self.s.mp

    # ---- cards ----

    def hand(self, who: str) -> list[str]:
        """Strategy Cards of a side."""
        return [CARD_IDS[card] for card in areas.members(self.s.hand[seat(who)])]

    def tactics(self, who: str) -> list[str]:
        """Tactic Cards of a side."""
        return [TACTIC_IDS[card] for card in areas.members(self.s.tactics[seat(who)])]

    @property
    def outcome(self) -> tuple[str, str] | None:
        """The winner and the reason, when the game is over."""
        return (self.winners[0], self.ending[1]) if self.over else None


__all__ = ["BARCA", "BOX", "CARTHAGE", "GAME", "ROME", "SPACES", "XANTHIPPUS", "Table", "blank", "position", "put"]
