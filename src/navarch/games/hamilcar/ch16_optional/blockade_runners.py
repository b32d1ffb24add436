"""16.4 Blockade Runners."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ....engine.state import CHANCE
from ..actions import DISCARD, RED_DIE, SIX, TARGET, WHITE_DIE
from ..box.labels import AREAS, CARTHAGE, SPACES
from ..ch02_concepts.areas import inside, members
from ..ch02_concepts.cards import to_chest
from ..ch02_concepts.cities import besieged
from ..ch02_concepts.units import add_sts, space_sts
from ..kinds import Space
from ..reasons import refuse
from ..state import HamilcarState


def blockaded(s: HamilcarState) -> list[int]:
    """Besieged Carthaginian cities that a runner could supply. [16.4.1]"""
    if not s.option("blockade_runners") or not s.ready[CARTHAGE] or not runner_ports(s):
        return []
    return [space for space in range(SPACES) if s.control[space] == CARTHAGE and besieged(s, space)]


def blockade_refusal(s: HamilcarState, seat: int, space: int) -> Reason:
    """Why no blockade of a space is run. [16.4.1]"""
    if seat != CARTHAGE or not s.option("blockade_runners"):
        return Reason("16.4.1", "no-blockade-runners")
    if s.control[space] != CARTHAGE or not besieged(s, space):
        return Reason("16.4.1", "not-besieged", (space,))
    if not s.ready[CARTHAGE]:
        return Reason("16.4.1", "ready-ships", (0,))
    return Reason("16.4.1", "no-runner-port")


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

    space: Space

    def load(self, s: HamilcarState) -> None:
        """An ST is taken from an own Major Port. [16.4.2]"""
        s.ask(CARTHAGE, "runner_port")

    def runner_port_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Own Major Ports with an ST. [16.4.2]"""
        return [TARGET + space for space in runner_ports(s)]

    def runner_port_why(self, s: HamilcarState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why an action is not offered."""
        if verb != TARGET or verb + noun in self.runner_port_options(s, seat):
            return None
        if not s.box.board.major_port[noun]:
            return Reason("16.4.2", "no-major-port", (noun,))
        if s.control[noun] != CARTHAGE:
            return Reason("16.4.2", "not-controlled", (noun,))
        return Reason("16.4.2", "besieged" if besieged(s, noun) else "no-train-there", (noun,))

    def runner_port(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """The ST is used up."""
        area = noun if s.st[CARTHAGE * AREAS + noun] else inside(noun)
        add_sts(s, CARTHAGE, area, -1)
        s.tell("16.4.2", "train-spent", CARTHAGE, noun, 1)

    def discard(self, s: HamilcarState) -> None:
        """Any card of the hand goes with it. [16.4.2]"""
        s.ask(CARTHAGE, "runner_card")

    def runner_card_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Any card in hand. [16.4.2]"""
        return members(s.hand[seat], DISCARD)

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
