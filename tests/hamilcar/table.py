"""Positions of Hamilcar written in words, and a match played on from them with dice and draws of one's choice.

Pieces read `rome 3cu 1st duilius`, for each space (or `messana_inside`); all that is not named is off the map.
Cards that are in no hand lie in the discards, so that no window of a Counter Event opens by itself.
"""

from __future__ import annotations

import re
from typing import Any

import navarch
from navarch.engine.chance import Chance
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
    ON_MAP,
    POOL,
    PROCONSUL,
    ROME,
    SLOT_IDS,
    SPACE_IDS,
    SPACES,
    TACTIC_IDS,
    XANTHIPPUS,
)
from navarch.games.hamilcar.ch02_concepts import areas, control, generals, units
from navarch.games.hamilcar.ch05_2_strategy.strategy import CardPlay, StrategyPhase
from navarch.games.hamilcar.ch05_turn.turn import GameTurn
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


def seat(name: str) -> int:
    return SEATS.index(name)


class Script(Chance):
    """The outcomes of a script, such as `roll 3, naval_die 1`, each in its turn among those of its die or deck.

    Where the script says nothing more of a die or deck, its first possible outcome comes.
    """

    def __init__(self, outcomes: str) -> None:
        self.left = [word.strip() for word in outcomes.split(",") if word.strip()]

    def choose(self, s: navarch.State) -> int:
        verb = GAME.space.verb_of(s.legal()[0]).name
        for i, said in enumerate(self.left):
            if said.split()[0] == verb:
                code = GAME.space.code(said)
                assert code in s.legal(), f"{said} is not possible; {[GAME.space.text(c) for c in s.legal()]}"
                del self.left[i]
                return code
        return s.legal()[0]


def blank(options: dict[str, object] | None = None) -> HamilcarState:
    """The set-up without any pieces, hands or decks: only control, tracks and the Miat are there."""
    s = GAME.new(0, options)
    assert isinstance(s, HamilcarState)
    s.cu = [0] * (2 * AREAS)
    s.el = [0] * AREAS
    s.st = [0] * (2 * AREAS)
    for g in range(len(GENERAL_IDS)):
        if s.standing[g] == ON_MAP:
            s.place[g], s.standing[g], s.office[g] = -1, POOL, 0
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
                s.st[side * AREAS + at] += count
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
    setattr(s, name, value)


def position(pieces: dict[str, str] | None = None, control: dict[str, str | None] | None = None,
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
    turn, phase, play = GameTurn(), StrategyPhase(who), CardPlay(who, -1)
    turn.go("winter")
    phase.go("played")
    s.stack = []
    for procedure in (turn, phase, play):
        s.call(procedure)
    s.actor, s.choice, s.known = -3, None, None
    s.run()
    return s


def resume(s: HamilcarState, *procedures: Any) -> HamilcarState:
    """The same pieces, but these procedures are under way in the game turn."""
    s.stack = s.stack[:1]
    for procedure in procedures:
        s.call(procedure)
    s.actor, s.choice, s.known = -3, None, None
    s.run()
    return s


class Table:
    """A match on from a position, spoken to in words: `table.do("rome march messana")`."""

    def __init__(self, pieces: dict[str, str] | None = None, dice: str = "", **more: Any) -> None:
        self.chance = Script(dice)
        self.match = navarch.Match(GAME, state=position(pieces, **more), chance=self.chance)
        self.quiet()

    @classmethod
    def on(cls, s: HamilcarState, dice: str = "") -> Table:
        """Go on from a position that is asked something."""
        table = cls.__new__(cls)
        table.chance = Script(dice)
        table.match = navarch.Match(GAME, state=s, chance=table.chance)
        table.quiet()
        return table

    @classmethod
    def start(cls, dice: str = "", **options: Any) -> Table:
        """The first turn of a whole game."""
        table = cls.__new__(cls)
        table.chance = Script(dice)
        table.match = navarch.Match(GAME, options, chance=table.chance)
        return table

    @property
    def s(self) -> HamilcarState:
        assert isinstance(self.match.state, HamilcarState)
        return self.match.state

    def quiet(self) -> None:
        """Pass for whoever is asked for a Counter Event without holding one."""
        while self.match.to_act and self.match.prompt()[0] in ("reaction", "evasion_by_card", "pursuit_card"):
            who = self.match.to_act[0]
            if self.legal(SEATS[who]) != ["pass"]:
                return
            self.match.submit(who, "pass")

    def do(self, *said: str) -> Table:
        """Play actions given as `rome march messana`, several in one text divided by `;`."""
        for text in said:
            for words in text.split(";"):
                who, action = words.strip().split(" ", 1)
                self.match.submit(seat(who), action)
                self.quiet()
        return self

    def dice(self, outcomes: str) -> Table:
        """What chance brings next."""
        self.chance.left += Script(outcomes).left
        return self

    def legal(self, who: str) -> list[str]:
        return [str(action) for action in self.match.legal(seat(who))]

    def verbs(self, who: str) -> set[str]:
        return {action.split()[0] for action in self.legal(who)}

    def nouns(self, who: str, verb: str) -> list[str]:
        return [action.split()[1] for action in self.legal(who) if action.split()[0] == verb]

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and which choice."""
        return SEATS[self.match.to_act[0]], self.match.prompt()[0]

    def why(self, who: str, action: str) -> str:
        """The rule that forbids an action."""
        reasons = self.match.why_not(seat(who), action)
        assert len(reasons) == 1, f"{action} is legal"
        return reasons[0].rule

    def force(self, who: str, where: str) -> tuple[int, int, int]:
        """CUs with Elephants, Elephants, STs of a side in an area."""
        at, side = area(where), seat(who)
        return units.cus(self.s, side, at), units.elephants(self.s, side, at), units.sts(self.s, side, at)

    def cus(self, who: str, where: str) -> int:
        return self.force(who, where)[0]

    def at(self, name: str) -> str | None:
        """The area of a General."""
        place = self.s.place[general(name)]
        return AREA_IDS[place] if place >= 0 else None

    def standing(self, name: str) -> str:
        return str(self.view()["generals"][name]["standing"])

    def control(self, name: str) -> str | None:
        owner = self.s.control[space(name)]
        return SEATS[owner] if owner >= 0 else None

    def pcs(self, who: str) -> int:
        return control.pcs_on_map(self.s, seat(who))

    def hand(self, who: str) -> list[str]:
        return [CARD_IDS[card] for card in areas.members(self.s.hand[seat(who)])]

    def tactics(self, who: str) -> list[str]:
        return [TACTIC_IDS[card] for card in areas.members(self.s.tactics[seat(who)])]

    def events(self, key: str) -> list[tuple[int, ...]]:
        return [line.event.args for line in self.match.lines if line.event.key == key]

    @property
    def supremacy(self) -> str:
        return SEATS[self.s.supremacy]

    def view(self, who: str | None = None) -> Any:
        return self.match.view(None if who is None else seat(who))

    @property
    def over(self) -> tuple[str, str] | None:
        """The winner and the reason, when the game is over."""
        result = self.match.result
        return (SEATS[result.winners[0]], result.reason) if result is not None else None


__all__ = ["BARCA", "BOX", "CARTHAGE", "GAME", "ROME", "SPACES", "XANTHIPPUS", "Table", "blank", "position", "put"]
