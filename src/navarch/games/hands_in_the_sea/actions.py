"""All actions as verb and noun; the menu of a round stands first, in the order of the book [5]."""

from __future__ import annotations

from typing import Final

from ...engine.action import ActionSpace
from .box.labels import CARDS, DECK_CARDS, DICE, LOCATIONS, NUMBERS, SEATS, STATIONS

HELD: Final = CARDS[:DECK_CARDS]  # Location and Empire cards
SPACE: Final = ActionSpace()

# ---- actions of a round ----
SETTLE: Final = SPACE.verb("settle", "location", LOCATIONS, "5.1.1.A")
DEVELOP: Final = SPACE.verb("develop", "location", LOCATIONS, "5.1.2.A")
FORTIFY: Final = SPACE.verb("fortify", "location", LOCATIONS, "5.1.3.A")
ATTACK: Final = SPACE.verb("attack", "location", LOCATIONS, "5.2.1.A")
REINFORCE: Final = SPACE.verb("reinforce", "card", HELD, "5.2.2.A")
RAID: Final = SPACE.verb("raid", "location", LOCATIONS, "5.2.4.A")
ENGAGE: Final = SPACE.verb("engage", rule="5.2.5.A")
BRIBE: Final = SPACE.verb("bribe", "card", HELD, "5.2.6.A")
MONEY: Final = SPACE.verb("money", "card", HELD, "5.3.1")
TRADE: Final = SPACE.verb("trade", "card", HELD, "5.3.2.A")
SELL: Final = SPACE.verb("sell", "card", HELD, "5.3.3")
PILLAGE: Final = SPACE.verb("pillage", "location", LOCATIONS, "5.3.4.A")
PLAY: Final = SPACE.verb("play", "card", HELD, "5.4.A")
DRAFT: Final = SPACE.verb("draft", "card", HELD, "5.4.1.A")
LEVY: Final = SPACE.verb("levy", "card", HELD, "5.4.1.E")
DISCARD: Final = SPACE.verb("discard", "card", HELD, "5.4.2.A")
RETURN: Final = SPACE.verb("return", "card", HELD, "5.4.3.A")
RESERVE: Final = SPACE.verb("reserve", "card", HELD, "5.4.4.A")
BUY: Final = SPACE.verb("buy", "card", CARDS, "5.5.1.A")
DROP: Final = SPACE.verb("drop_strategy", rule="5.5.2.A")
CYCLE: Final = SPACE.verb("cycle", "number", NUMBERS[:4], "5.5.3.A")
SAIL: Final = SPACE.verb("sail", "station", STATIONS, "5.6.1.A")
BUILD: Final = SPACE.verb("build", rule="5.6.3.A")
PASS: Final = SPACE.verb("pass", rule="5.6.4.A")

# ---- free actions ----
LEAD: Final = SPACE.verb("lead", "card", HELD, "5.2.2.K")
RETRIEVE: Final = SPACE.verb("retrieve", rule="5.4.5.A")
WITHDRAW: Final = SPACE.verb("withdraw", "seat", SEATS, "5.6.2.A")
INVOKE: Final = SPACE.verb("invoke", "card", CARDS, "7.2.B")
DONE: Final = SPACE.verb("done", rule="4.D")

# ---- answers within an action ----
CONNECT: Final = SPACE.verb("connect", "card", HELD, "5.1.1.B")
PAY: Final = SPACE.verb("pay", "card", HELD, "5.1.1.C")
COMMIT: Final = SPACE.verb("commit", "card", HELD, "5.2.1.B")
JOIN: Final = SPACE.verb("join", "seat", SEATS, "5.2.2.D")
RESOLVE: Final = SPACE.verb("resolve", "seat", SEATS, "5.2.3.A")
OCCUPY: Final = SPACE.verb("occupy", rule="5.2.3.E")
COLONISE: Final = SPACE.verb("colonise", "card", HELD, "5.2.3.F")
LEAVE: Final = SPACE.verb("leave", rule="5.2.3.H")
BLOCK: Final = SPACE.verb("block", "card", HELD, "5.2.4.J")
DECLINE: Final = SPACE.verb("decline", rule="5.2.4.J")
EMBARK: Final = SPACE.verb("embark", "card", HELD, "5.2.5.L")
REROLL: Final = SPACE.verb("reroll", "number", NUMBERS, "5.2.5.D")
RETREAT: Final = SPACE.verb("retreat", "station", STATIONS, "5.2.5.I")
STAY: Final = SPACE.verb("stay", rule="5.2.5.K")
GIVE: Final = SPACE.verb("give", "card", HELD, "5.2.3.O")
TAKE: Final = SPACE.verb("take", "card", HELD, "7.2.B")
NAME: Final = SPACE.verb("name", "location", LOCATIONS, "4.7.C")
REDEEM: Final = SPACE.verb("redeem", rule="4.7.C")
REFUSE: Final = SPACE.verb("refuse", rule="4.7.C")

# ---- chance ----
DRAW: Final = SPACE.chance("draw", "card", CARDS, "4.F")
LOSE: Final = SPACE.chance("lose", "card", HELD, "4.7.C")
ROLL: Final = SPACE.chance("roll", "die", DICE, "4.7.B")
