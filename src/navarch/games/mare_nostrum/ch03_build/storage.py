"""3 The end of the Build Phase: what may be kept, and what is lost."""

from __future__ import annotations

from ....engine.event import Reason
from ....engine.procedure import Procedure
from ..actions import DONE, STORE
from ..box.labels import COIN, GARDENS, GOODS, TOKEN
from ..ch07_powers.powers import owner_of
from ..ch11_wonders.wonders import gardens_bar
from ..definitions.resources import put_back
from ..kinds import Tokens
from ..reasons import because
from ..state import MareState


class Storage(Procedure):
    """3 Two Coins keep, and with the Hanging Gardens two Commodities; the rest is discarded. [3-11, 3-12]"""

    SEQUENCE = ("choose", "discard")
    CHOICES = {"store": "11.GARDENS-1"}
    SECRET = {"stored": "asked"}  # all see it when it is done [Q22]

    stored: Tokens = 0

    def choose(self, s: MareState) -> None:
        """The owner of the Hanging Gardens chooses what to keep. [11.GARDENS-1]"""
        owner = owner_of(s, GARDENS)
        if owner >= 0 and self.stored.bit_count() < s.box.gardens:
            s.ask(owner, "store")

    def store_options(self, s: MareState, seat: int) -> list[int]:
        """A commodity that may be kept, or no more."""
        return [DONE, *(STORE + token for token in range(TOKEN) if not gardens_bar(s, seat, self.stored, token))]

    def store_why(self, s: MareState, seat: int, verb: int, noun: int) -> Reason | None:
        """Why that token cannot be stored."""
        return because(gardens_bar(s, seat, self.stored, noun), noun) if verb == STORE else None

    def store(self, s: MareState, seat: int, verb: int, noun: int) -> None:
        """It will be kept."""
        if verb == STORE:
            self.stored |= 1 << noun
            self.go("choose")

    def discard(self, s: MareState) -> None:
        """Coins beyond two and all other Commodities are lost; what is kept is shown. [3-11, 3-12]"""
        gardener = owner_of(s, GARDENS)
        for seat in range(s.players):
            base = seat * TOKEN
            before = sum(s.supply[base : base + TOKEN])
            for token in range(TOKEN):
                kept = s.box.kept_coins if token == COIN else 0
                if seat == gardener and self.stored >> token & 1:
                    kept = 1
                while s.supply[base + token] > kept:
                    s.supply[base + token] -= 1
                    discard_unused(s, token)
            lost = before - sum(s.supply[base : base + TOKEN])
            s.tell("3-12", "kept", s.empire[seat], s.supply[base + COIN], lost, seat)
            if seat == gardener and self.stored:
                self.show(s, seat)
        s.gift_from = s.gift_to = s.gift = -1

    def show(self, s: MareState, seat: int) -> None:
        """All see what the Hanging Gardens keep. [Q22]"""
        s.tell("11.GARDENS-1", "stored", s.empire[seat], self.stored, seat)
        s.seen |= self.stored >> 1 + GOODS


def discard_unused(s: MareState, token: int) -> None:
    """An unused legendary token goes to its discard pile unseen. [Q12]"""
    if token > GOODS:
        s.spent |= 1 << token - 1 - GOODS
    else:
        put_back(s, token)
