"""5.2.C3 Mercenaries, 5.2.C4 the Dictator, 16.4 Blockade Runners: what replaces the play of a card."""

from __future__ import annotations

from ...engine.event import Reason
from ...engine.procedure import Procedure
from .actions import DISCARD, RED_DIE, SIX, TARGET, WHITE_DIE
from .cards import CHANCE, to_chest
from .carthage_reinforcement import PayMiat
from .forces import (
    add_cu,
    besieged,
    elephants_in_play,
    home,
    inside,
    members,
    miat_count,
    place_general,
    room_inside,
    space_sts,
    tally,
)
from .labels import (
    AREAS,
    BARCA,
    CALATINUS,
    CARTHAGE,
    DICTATOR,
    DICTATOR_CARD,
    MERCENARY,
    ON_MAP,
    ROMA,
    ROME,
    SPACES,
    XANTHIPPUS,
)
from .placing import NEW_CU, NEW_ELEPHANT, NEW_GENERAL, CrowdOut, PlacePiece, friendly_ports, put
from .reasons import refuse
from .state import HamilcarState

DICTATOR_LEAD = 3  # [5.2.C4a]
DICTATOR_CUS = 3  # [5.2.C4b]


def for_hire(s: HamilcarState) -> int:
    """The top Mercenary: Xanthippus first, then Hamilcar Barca; -1 when both are hired. [5.2.C3a, 3.3.8]"""
    if s.standing[XANTHIPPUS] == MERCENARY:
        return XANTHIPPUS
    return BARCA if s.standing[BARCA] == MERCENARY else -1


def hire_refusal(s: HamilcarState, general: int) -> Reason | None:
    """Why a Mercenary cannot be hired: enough PCs in the Miat and a port to land in. [5.2.C-3, 5.2.C3b]"""
    if general < 0 or general != for_hire(s):
        return Reason("5.2.C3a", "not-for-hire", (general,))
    if miat_count(s) < s.box.price[s.turn]:
        return Reason("5.2.C3b", "price-too-high", (general, s.box.price[s.turn], miat_count(s)))
    if not friendly_ports(s, CARTHAGE, general == XANTHIPPUS):
        return Reason("5.2.C3.1a" if general == XANTHIPPUS else "5.2.C3.2a", "no-friendly-port", (general,))
    return None


class Hire(Procedure):
    """5.2.C3 Hire a Mercenary. [5.2.C3b]"""

    SEQUENCE = ("pay", "land", "troops")
    FIELDS = {"general": "general"}

    def __init__(self, general: int) -> None:
        super().__init__()
        self.general = general

    def pay(self, s: HamilcarState) -> None:
        """The price of this turn comes off the Miat. [5.2.C3b]"""
        s.tell("5.2.C3b", "hired", self.general, s.box.price[s.turn])
        s.call(PayMiat(s.box.price[s.turn]))

    def land(self, s: HamilcarState) -> None:
        """He is placed in a friendly port that is not Besieged, Xanthippus in Africa. [5.2.C3.1a, 5.2.C3.2a]"""
        ports = friendly_ports(s, CARTHAGE, self.general == XANTHIPPUS)
        s.call(PlacePiece(CARTHAGE, NEW_GENERAL, self.general, ports))

    def troops(self, s: HamilcarState) -> None:
        """An Elephant, and Forgotten Tactics goes ; or a CU. [5.2.C3.1b]"""
        space = self.answer - 1
        if s.box.ability(self.general, "remove_forgotten_tactics") is not None:
            s.forgotten = 0
        kind = NEW_ELEPHANT if s.box.ability(self.general, "place_elephant") is not None else NEW_CU
        if kind == NEW_ELEPHANT and elephants_in_play(s) >= s.box.elephants:
            return
        if home(s, CARTHAGE, space) != space and room_inside(s, space) <= 0:
            return
        put(s, CARTHAGE, space, kind)
        s.call(CrowdOut(CARTHAGE, space))  # [5.1.D3]


def dictator_refusal(s: HamilcarState) -> Reason | None:
    """Why no Dictator: after turn 1, once, Calatinus not on the map, Roma free, Carthage ahead by 3 entries.

    [5.2.C4a, 2.2.C1b]
    """
    if s.turn == 1:
        return Reason("5.2.C4a", "dictator-turn-one")
    if (s.removed | s.chest[ROME]) >> DICTATOR_CARD & 1:
        return Reason("2.2.C1b", "dictator-named")
    if s.standing[CALATINUS] == ON_MAP:
        return Reason("5.2.C4a", "dictator-on-map", (CALATINUS,))
    if besieged(s, ROMA) or s.control[ROMA] != ROME:
        return Reason("5.1.D1", "besieged", (ROMA,))
    lead = tally(s, CARTHAGE) - tally(s, ROME)
    return Reason("5.2.C4a", "dictator-lead", (DICTATOR_LEAD, max(0, lead))) if lead < DICTATOR_LEAD else None


class NameDictator(Procedure):
    """5.2.C4 Designate the Dictator. [5.2.C4b, 5.2.C4f, 2.2.C1a, 2.2.A8, 17.2.B-Calatinus2]"""

    SEQUENCE = ("elect",)

    def elect(self, s: HamilcarState) -> None:
        """Calatinus comes to Roma with 3 CUs; the card counts in the War Chest. [5.2.C4b, 5.2.C4f]"""
        s.chest[ROME] |= 1 << DICTATOR_CARD
        s.events_played |= 1 << DICTATOR_CARD
        area = home(s, ROME, ROMA)
        place_general(s, CALATINUS, area)
        s.office[CALATINUS] = DICTATOR
        add_cu(s, ROME, area, DICTATOR_CUS if area == ROMA else min(DICTATOR_CUS, room_inside(s, ROMA)))
        s.tell("5.2.C4b", "dictator", CALATINUS)
        s.call(CrowdOut(ROME, ROMA))  # [5.1.D3]


def blockaded(s: HamilcarState) -> list[int]:
    """Besieged Carthaginian cities that a runner could supply. [16.4.1]"""
    if not s.option("blockade_runners") or not s.ready[CARTHAGE] or not runner_ports(s):
        return []
    return [space for space in range(SPACES) if s.control[space] == CARTHAGE and besieged(s, space)]


def runner_ports(s: HamilcarState) -> list[int]:
    """Carthaginian Major Ports, not Besieged, with an ST. [16.4.1, 16.4.2]"""
    board = s.box.board
    return [
        space
        for space in range(SPACES)
        if board.major_port[space]
        and s.control[space] == CARTHAGE
        and not besieged(s, space)
        and space_sts(s, CARTHAGE, space)
    ]


class BlockadeRun(Procedure):
    """16.4 A Warship and an ST run the blockade of a Besieged city. [16.4.2, 16.4.3]"""

    SEQUENCE = ("load", "discard", "roll")
    CHOICES = {"runner_port": "16.4.2", "runner_card": "16.4.2", "runner_die": "16.4.3"}
    FIELDS = {"space": "space"}

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def load(self, s: HamilcarState) -> None:
        """An ST is taken from an own Major Port. [16.4.2]"""
        s.ask(CARTHAGE, "runner_port")

    def runner_port_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Own Major Ports with an ST. [16.4.2]"""
        return [TARGET + space for space in runner_ports(s)]

    def runner_port_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TARGET:
            return None
        return refuse(self.runner_port_options(s, seat), verb + noun, "16.4.2", "no-train-there", (noun,))

    def runner_port(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The ST is used up."""
        area = noun if s.st[CARTHAGE * AREAS + noun] else inside(noun)
        s.st[CARTHAGE * AREAS + area] -= 1

    def discard(self, s: HamilcarState) -> None:
        """Any card of the hand goes with it. [16.4.2]"""
        s.ask(CARTHAGE, "runner_card")

    def runner_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any card in hand. [16.4.2]"""
        return [DISCARD + card for card in members(s.hand[seat])]

    def runner_card_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != DISCARD:
            return None
        return refuse(self.runner_card_options(s, seat), verb + noun, "16.4.2", "not-in-hand", (noun,))

    def runner_card(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """It counts for the War Chest. [5.2.C5a]"""
        to_chest(s, seat, noun)
        s.tell("5.2.C5a", "discarded", seat, noun)

    def roll(self, s: HamilcarState) -> None:
        """The Siege Die, red with Naval Supremacy. [16.4.3]"""
        s.ask(CHANCE, "runner_die")

    def runner_die_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Red with Naval Supremacy, else white. [16.4.3]"""
        base = RED_DIE if s.supremacy == CARTHAGE else WHITE_DIE
        return [base + face for face in SIX]

    def runner_die(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """Points go, and the Warship with a loss. [16.4.3]"""
        loss, points = (s.box.siege_red if verb == RED_DIE else s.box.siege_white)[noun]
        s.points[self.space] = max(0, s.points[self.space] - points)
        if loss:
            s.ready[CARTHAGE] -= 1
            s.sunk[CARTHAGE] += 1
        s.tell("16.4.3", "blockade-run", self.space, points, loss)
