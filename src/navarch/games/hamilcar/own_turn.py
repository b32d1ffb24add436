"""Counter Events that may be played at any moment of the own turn: Corvus and Punic Faith. [17.1#17a, 17.1#45b]"""

from __future__ import annotations

from ...engine.procedure import Procedure
from .actions import DISMOUNT, MOUNT
from .cards import Announce, break_truce
from .labels import CARTHAGE, ROME
from .state import HamilcarState


class OwnTurnCounter(Procedure):
    """A card such as Corvus is played besides the turn's own play. [5.2.C1d]"""

    SEQUENCE = ("announce", "resolve")
    FIELDS = {"seat": "seat", "card": "card"}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def announce(self, s: HamilcarState) -> None:
        """The card is shown; Punic Faith may cancel it. [5.2.C1d]"""
        s.call(Announce(self.seat, self.card))

    def resolve(self, s: HamilcarState) -> None:
        """Corvi are mounted or dismounted, or the Roman hand is opened. [17.1#17a, 17.1#45b]"""
        if not self.answer:
            return
        break_truce(s, self.card)
        if s.box.card_effects[self.card][0].op == "corvi":
            s.call(SetCorvi())
        else:
            s.revealed = 1  # Rome plays with open cards for the rest of the turn [17.1#45b]
            s.spied[CARTHAGE] = s.hand[ROME]
            s.reveal()
            s.tell("17.1#45b", "hand-revealed")


class SetCorvi(Procedure):
    """15.5 Rome mounts or dismounts Corvi. [15.5.3, 15.5.4]"""

    SEQUENCE = ("choose",)
    CHOICES = {"corvi": "15.5.3"}

    def choose(self, s: HamilcarState) -> None:
        """Rome says whether Corvi are mounted. [15.5.3]"""
        s.ask(ROME, "corvi")

    def corvi_options(self, s: HamilcarState, seat: int) -> list[int]:
        """Mount them or take them off. [15.5.3]"""
        return [MOUNT, DISMOUNT]

    def corvi(self, s: HamilcarState, seat: int, verb: int, noun: int) -> None:
        """It holds for all Roman Warships. [15.5.4]"""
        s.corvi = int(verb == MOUNT)
        s.tell("15.5.3", "corvi-mounted" if s.corvi else "corvi-dismounted")
