"""Where the count of the Provincial Display comes from, and the victories that end the game at once."""

from __future__ import annotations

from ....engine.account import CONDITION, Share
from ..box.labels import CARTHAGE, CARTHAGO, ITALIA, ROMA, ROME
from ..ch02_concepts.display import display, provinces_of_italia
from ..ch04_victory.victory import ITALIA_NEEDED
from ..state import HamilcarState


def account(s: HamilcarState) -> list[Share]:
    """The entries of the Provincial Display, one point each. [5.5.1, 4.2.1]"""
    shares = [Share(owner, "entry", "5.5.1", 1, (entry,)) for entry, owner in enumerate(display(s)) if owner >= 0]
    return [*shares, *_victories(s)]


def _victories(s: HamilcarState) -> list[Share]:
    """The enemy's capital, and the Provinces of Italia without which Rome loses. [4.1.2, 4.1.3, 4.1.4]"""
    italia = provinces_of_italia(s, ITALIA)
    carthago, roma = int(s.control[CARTHAGO] == ROME), int(s.control[ROMA] == CARTHAGE)
    return [
        Share(ROME, "capital", "4.1.2", carthago, (CARTHAGO,), kind=CONDITION, needed=1),
        Share(ROME, "italia", "4.1.4", italia, kind=CONDITION, needed=ITALIA_NEEDED),
        Share(CARTHAGE, "capital", "4.1.3", roma, (ROMA,), kind=CONDITION, needed=1),
    ]
