"""What comes of whole actions in Hands in the Sea, once everything is paid: the second opinion, from the book alone."""

from __future__ import annotations

from typing import Any

from .second_opinion import CARDS, DISPLAY, NUMBERS, PLACES, Area, Opinion, take_from_empire


class Outcome:
    """What must be seen after an action: the own area, and other facts of the view by their names.

    `said` is all that was chosen on the way, as `connect messana`, `pay velia` or, by the opponent, `foe block olbia`.
    """

    def __init__(self, opinion: Opinion, said: list[str]) -> None:
        self.opinion = opinion
        self.said = said
        self.paid = [text.split()[1] for text in said if text.split()[0] in ("connect", "pay")]
        self.blocked = any(text.startswith("foe block") for text in said)
        self.area = Area(opinion.mine)
        self.place: dict[str, object] = {}  # of the location in question
        self.mine: dict[str, object] = {}  # of the own player area
        self.foe_silver: int = opinion.theirs["silver"]
        self.battle: dict[str, object] = {}
        for card in self.paid:
            self.area.play(card)

    def ability(self, step: str, value: str, usual: int) -> int:
        """A number that a Strategy card may change."""
        changed: int = self.opinion.strategy(self.opinion.me).get(step, {}).get(value, usual)
        return changed

    # ---- 5.1 ----

    def settle(self, place: str) -> None:
        """A Town, and the Location card onto the Discard pile [5.1.1]."""
        opinion = self.opinion
        self.place = {"holder": opinion.me, "token": "town"}
        self.mine = {"towns_left": opinion.mine["towns_left"] - 1, "cities_left": opinion.mine["cities_left"]}
        if place in opinion.view["neutral"] or place in opinion.mine["empire"] or self.foe_has(place):
            self.area.discard.add(place)
            self.area.empire.discard(place)

    def foe_has(self, card: str) -> bool:
        """Whether the opponent has a Location card, as far as the table shows: of a place lost and left."""
        theirs = self.opinion.theirs
        piles = (theirs["discard"], theirs["empire"], theirs["unseen"], theirs["draw_deck_top"], theirs["hand_known"])
        fought = [one for battle in self.opinion.battles.values() for one in battle["cards"][self.opinion.foe]]
        return any(card in pile for pile in (*piles, theirs["reserve"], fought))

    def develop(self, place: str) -> None:
        """The Town becomes a City [5.1.2]."""
        self.area.play(place)
        self.place = {"holder": self.opinion.me, "token": "city"}
        mine = self.opinion.mine
        self.mine = {"towns_left": mine["towns_left"] + 1, "cities_left": mine["cities_left"] - 1}

    # ---- 5.2 ----

    def attack(self, place: str) -> None:
        """The defence, then the opening strength [5.2.1]."""
        opinion = self.opinion
        opening = next(text.split()[1] for text in self.said if text.startswith("commit "))
        self.area.hand.discard(opening)
        self.area.silver -= opinion.tax(place)
        siege = bool(opinion.places[place]["fortified"])
        marker = self.head_start(opinion.me, "attacker", siege)
        marker -= 1 + (2 if siege else 0) + PLACES[place]["defence_bonus"]
        if opinion.holder(place) == opinion.foe:
            marker -= self.head_start(opinion.foe, "defender", siege)
        self.battle = {"location": place, "round": 1, "siege": siege}
        if "strength_die" not in CARDS[opening]:
            begun: dict[str, Any] = {"location": place, "attacker": opinion.me, "siege": siege}
            halved = siege and CARDS[opening].get("kind") == "cavalry"
            self.battle["marker"] = marker + opinion.strength(opening, begun) // (2 if halved else 1)

    def head_start(self, who: str, side: str, siege: bool) -> int:
        """What a Strategy card adds when a battle begins."""
        step = self.opinion.strategy(who).get("battle_start")
        kinds = ("any", "siege" if siege else "field")
        return int(step["bonus"]) if step and step["side"] == side and step["battle"] in kinds else 0

    def raid(self, place: str) -> None:
        """Unless it is blocked the token is captured; a City leaves a Town, if there is one [5.2.4]."""
        opinion = self.opinion
        self.area.silver -= opinion.tax(place)
        token = opinion.places[place]["token"]
        if self.blocked:
            self.place = {"holder": opinion.foe, "token": token}
        elif token != "town" and opinion.theirs["towns_left"] > 0:
            self.place = {"holder": opinion.foe, "token": "town"}
        else:
            self.place = {"holder": None}

    # ---- 5.3 ----

    def trade(self, ship: str) -> None:
        """A Ship, and the Silver of the cards sold [5.3.2]."""
        self.area.play(ship)
        self.area.silver += sum(CARDS[card]["silver"] for card in self.paid)

    def sell(self, merchant: str) -> None:
        """So much for each Wine [5.3.3]."""
        self.area.play(merchant)
        self.area.silver += len(self.paid) * self.ability("silver_per_wine", "set", CARDS[merchant]["silver_per_wine"])

    def pillage(self, place: str) -> None:
        """Half the Warships in Silver, from the opponent as far as he has it [5.3.4]."""
        self.area.silver -= self.opinion.tax(place)
        if not self.blocked:
            loot = self.opinion.mine["warships"] // 2
            self.area.silver += loot + self.ability("pillage_bonus", "silver", 0)
            self.foe_silver -= min(loot, self.foe_silver)

    # ---- 5.4 to 5.6 ----

    def draft(self, card: str) -> None:
        """For its Silver, and a Colonist where it needs manpower [5.4.1]."""
        take_from_empire(self.area, "draft", card)

    def levy(self, card: str) -> None:
        """The same for twice the Silver, onto the Draw deck [5.4.1]."""
        take_from_empire(self.area, "levy", card)

    def buy(self, card: str) -> None:
        """A Strategy card for its price and that of its position [5.5.1]."""
        positions = {offer["card"]: number for number, offer in enumerate(self.opinion.view["strategy_row"], 1)}
        self.area.silver -= CARDS[card]["cost"] + DISPLAY["purchase_surcharge"][str(positions[card])]
        self.area.strategy = card

    def build(self, _noun: str) -> None:
        """A Warship for Silver and a Colonist [5.6.3]."""
        self.area.silver -= self.ability("warship_cost", "set", NUMBERS["costs"]["warship"])
        self.mine = {"warships": self.opinion.mine["warships"] + 1}


def whole_outcome(opinion: Opinion, action: str, said: list[str]) -> Outcome | None:
    """The outcome of an action with several choices; None for those that are looked at elsewhere."""
    verb, _, noun = action.partition(" ")
    after = Outcome(opinion, said)
    work = {"settle": after.settle, "develop": after.develop, "attack": after.attack, "raid": after.raid,
            "trade": after.trade, "sell": after.sell, "pillage": after.pillage, "draft": after.draft,
            "levy": after.levy, "buy": after.buy, "build": after.build}  # fmt: skip
    if verb not in work:
        return None
    work[verb](noun)
    return after
